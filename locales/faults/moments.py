"""The first turn, the last tile, rivers and seats: English -> (ja, zh-Hans, zh-Hant, ko).

May import: nothing.
"""

MOMENTS: dict[str, tuple[str, str, str, str]] = {
    # The first go-around.
    "a call or kan ends the first turn": (
        "鳴きや槓があると第一巡は終わります。",
        "有人鸣牌或开杠，第一巡即结束。",
        "有人鳴牌或開槓，第一巡即結束。",
        "울기나 깡이 있으면 첫 순이 끝납니다.",
    ),
    "riichi is declared with a discard, after the first turn": (
        "立直は打牌とともに宣言するので、第一巡より後です。",
        "立直随打牌宣告，因此在第一巡之后。",
        "立直隨打牌宣告，因此在第一巡之後。",
        "리치는 타패와 함께 선언하므로 첫 순 뒤입니다.",
    ),
    "extracting a north ends the first turn": (
        "北を抜くと第一巡は終わります。",
        "拔北后第一巡即结束。",
        "拔北後第一巡即結束。",
        "북을 빼면 첫 순이 끝납니다.",
    ),
    "a kan ends the first turn": (
        "槓があると第一巡は終わります。",
        "开杠后第一巡即结束。",
        "開槓後第一巡即結束。",
        "깡이 있으면 첫 순이 끝납니다.",
    ),
    "a second indicator is turned by a kan, which ends the first turn": (
        "2枚目の表示牌がめくられるのは槓のときで、槓があると第一巡は終わります。",
        "第二张指示牌因开杠而翻，而开杠后第一巡即结束。",
        "第二張指示牌因開槓而翻，而開槓後第一巡即結束。",
        "두 번째 표시패는 깡으로 뒤집히며, 깡이 있으면 첫 순이 끝납니다.",
    ),
    "whoever has discarded has had his turn": (
        "捨て牌があれば、第一巡はもう終わっています。",
        "已有舍牌，则第一巡已过。",
        "已有捨牌，則第一巡已過。",
        "버림패가 있으면 첫 순은 이미 지났습니다.",
    ),
    "what gives a replacement tile ends the first turn": (
        "嶺上牌をツモる行為で第一巡は終わります。",
        "摸岭上牌的行为会使第一巡结束。",
        "摸嶺上牌的行為會使第一巡結束。",
        "영상패를 쯔모하게 하는 행동으로 첫 순이 끝납니다.",
    ),
    "the first turn is not the last tile": (
        "第一巡に最後の牌が来ることはありません。",
        "第一巡不会摸到最后一张牌。",
        "第一巡不會摸到最後一張牌。",
        "첫 순에 마지막 패가 오지는 않습니다.",
    ),
    "the dealer discards first, so he has no ron in the first turn": (
        "親は最初に捨てるので、第一巡にロンはありません。",
        "庄家最先打牌，因此第一巡没有荣和。",
        "莊家最先打牌，因此第一巡沒有榮和。",
        "친은 맨 먼저 버리므로 첫 순에 론이 없습니다.",
    ),
    # A kan in the first turn.
    "the kan of the first turn leads to a replacement tile": (
        "第一巡の槓の後にツモるのは嶺上牌です。",
        "第一巡开杠后摸的是岭上牌。",
        "第一巡開槓後摸的是嶺上牌。",
        "첫 순의 깡 뒤에 쯔모하는 것은 영상패입니다.",
    ),
    "the kan of the first turn is the only meld, and no pon came before it": (
        "第一巡の槓のほかに副露はなく、その前にポンもありません。",
        "第一巡的杠是唯一的副露，之前没有碰。",
        "第一巡的槓是唯一的副露，之前沒有碰。",
        "첫 순의 깡은 유일한 후로이며, 그 전에 퐁은 없습니다.",
    ),
    "nobody discards before the dealer's first turn": (
        "親の第一巡より前に捨てる人はいません。",
        "庄家的第一巡之前没有人打牌。",
        "莊家的第一巡之前沒有人打牌。",
        "친의 첫 순 전에 버리는 사람은 없습니다.",
    ),
    "one kan turns one more indicator": (
        "槓一つでめくる表示牌は1枚です。",
        "一次开杠只多翻一张指示牌。",
        "一次開槓只多翻一張指示牌。",
        "깡 하나에 표시패는 한 장만 더 뒤집습니다.",
    ),
    "whoever has discarded has had his first turn": (
        "捨て牌があれば、自分の第一巡はもう終わっています。",
        "已有舍牌，则自己的第一巡已过。",
        "已有捨牌，則自己的第一巡已過。",
        "버림패가 있으면 자신의 첫 순은 이미 지났습니다.",
    ),
    # The last tile.
    "a replacement tile is not the last wall tile under these rules": (
        "このルールでは、嶺上牌は海底牌になりません。",
        "此规则下岭上牌不算海底牌。",
        "此規則下嶺上牌不算海底牌。",
        "이 규칙에서 영상패는 마지막 패가 아닙니다.",
    ),
    "no kan can be declared with the last tile, so none can be robbed": (
        "最後の牌では槓できないので、槍槓もありません。",
        "最后一张牌不能开杠，因此也没有抢杠。",
        "最後一張牌不能開槓，因此也沒有搶槓。",
        "마지막 패로는 깡할 수 없으므로 창깡도 없습니다.",
    ),
    "these rules allow no riichi with the last discard": (
        "このルールでは、最後の打牌で立直できません。",
        "此规则不允许以最后的打牌立直。",
        "此規則不允許以最後的打牌立直。",
        "이 규칙에서는 마지막 타패로 리치할 수 없습니다.",
    ),
    "the other three copies lie open, so none is in the hand": (
        "残り3枚は場に見えているので、手牌にはありません。",
        "其余三张都已现出，因此手牌中没有。",
        "其餘三張都已現出，因此手牌中沒有。",
        "나머지 세 장은 모두 보이므로 손패에 없습니다.",
    ),
    # Discards of a kind, rivers.
    "a riichi tile is won by ron": (
        "立直宣言牌での和了はロンです。",
        "以立直宣言牌和牌是荣和。",
        "以立直宣言牌和牌是榮和。",
        "리치 선언패로 화료하면 론입니다.",
    ),
    "a discard after a kan is won by ron": (
        "槓の後の捨て牌での和了はロンです。",
        "以开杠后的舍牌和牌是荣和。",
        "以開槓後的捨牌和牌是榮和。",
        "깡 뒤의 버림패로 화료하면 론입니다.",
    ),
    "riichi is declared with a discard": (
        "立直は打牌とともに宣言します。",
        "立直随打牌宣告。",
        "立直隨打牌宣告。",
        "리치는 타패와 함께 선언합니다.",
    ),
    "the tile was no discard": (
        "その牌は捨て牌ではありません。",
        "那张牌不是舍牌。",
        "那張牌不是捨牌。",
        "그 패는 버림패가 아닙니다.",
    ),
    "a place in called_away is one in discards, counted from 0": (
        "called_awayには、discardsの中の位置を0から数えて指定してください。",
        "called_away中应为discards里的位置，从0数起。",
        "called_away中應為discards裡的位置，從0數起。",
        "called_away는 discards 안의 위치이며 0부터 셉니다.",
    ),
    # Seats and norths.
    "what the winner won before counts in consecutive_wins": (
        "和了者のそれまでの和了はconsecutive_winsに数えます。",
        "和牌者此前的和牌计入consecutive_wins。",
        "和牌者此前的和牌計入consecutive_wins。",
        "화료자의 이전 화료는 consecutive_wins로 셉니다.",
    ),
    "a tsumo has no discarder": (
        "ツモ和了に放銃者はいません。",
        "自摸没有放铳者。",
        "自摸沒有放銃者。",
        "쯔모 화료에는 방총자가 없습니다.",
    ),
    "the winner cannot deal in to himself": (
        "和了者が自分に放銃することはありません。",
        "和牌者不能向自己放铳。",
        "和牌者不能向自己放銃。",
        "화료자가 자신에게 방총할 수는 없습니다.",
    ),
    "a three-player game has no north seat": (
        "三人麻雀に北家はいません。",
        "三人麻将没有北家。",
        "三人麻將沒有北家。",
        "3인 마작에는 북가가 없습니다.",
    ),
    "the winner cannot be liable to himself": (
        "和了者が自分に責任払いをすることはありません。",
        "和牌者不能向自己包牌。",
        "和牌者不能向自己包牌。",
        "화료자가 자신에게 책임지불할 수는 없습니다.",
    ),
    "one player is liable for a yakuman": (
        "一つの役満の責任払いは一人だけです。",
        "一个役满只由一人包牌。",
        "一個役滿只由一人包牌。",
        "역만 하나의 책임지불은 한 사람만 합니다.",
    ),
    "norths are extracted only in three-player rules with nuki dora": (
        "北を抜けるのは、抜きドラのある三人麻雀のルールだけです。",
        "只有含拔北宝牌的三人麻将规则才能拔北。",
        "只有含拔北寶牌的三人麻將規則才能拔北。",
        "북은 북 빼기 도라가 있는 3인 마작 규칙에서만 뺄 수 있습니다.",
    ),
}
