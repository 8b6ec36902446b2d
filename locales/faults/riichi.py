"""Riichi, replacement tiles and robbed kans: English -> (ja, zh-Hans, zh-Hant, ko).

May import: nothing.
"""

RIICHI: dict[str, tuple[str, str, str, str]] = {
    # Riichi.
    "riichi needs a closed hand": (
        "立直は門前の手に限ります。",
        "立直须门前清。",
        "立直須門前清。",
        "리치는 멘젠이어야 합니다.",
    ),
    "double riichi needs a closed hand": (
        "ダブル立直は門前の手に限ります。",
        "两立直须门前清。",
        "兩立直須門前清。",
        "더블리치는 멘젠이어야 합니다.",
    ),
    "open riichi needs riichi or double riichi": (
        "開立直には立直かダブル立直が必要です。",
        "开立直须先有立直或两立直。",
        "開立直須先有立直或兩立直。",
        "오픈리치에는 리치나 더블리치가 필요합니다.",
    ),
    "{name} needs riichi or double riichi": (
        "{name}には立直かダブル立直が必要です。",
        "{name}须先有立直或两立直。",
        "{name}須先有立直或兩立直。",
        "{name}에는 리치나 더블리치가 필요합니다.",
    ),
    "a kan or an extracted north ends {name}, so a replacement tile cannot win with it": (
        "槓や北抜きで{name}は消えるので、嶺上牌での和了に{name}は付きません。",
        "开杠或拔北后{name}即消失，因此岭上牌和牌时没有{name}。",
        "開槓或拔北後{name}即消失，因此嶺上牌和牌時沒有{name}。",
        "깡이나 북 빼기로 {name}이 사라지므로 영상패 화료에는 붙지 않습니다.",
    ),
    "an own kan or north came before the first discard, or ended {name}": (
        "自分の槓や北抜きは、第一打より前のことか、{name}を消したかのどちらかです。",
        "自家的杠或拔北若不在第一打之前，就已使{name}消失。",
        "自家的槓或拔北若不在第一打之前，就已使{name}消失。",
        "자신의 깡이나 북 빼기는 첫 타패 전이었거나, {name}을 없앴습니다.",
    ),
    "a kan ends {name}": (
        "槓があると{name}は消えます。",
        "开杠后{name}即消失。",
        "開槓後{name}即消失。",
        "깡이 있으면 {name}이 사라집니다.",
    ),
    "the pon that was added to either ended {name} or came before the first discard": (
        "加槓されたポンは、{name}を消したか、第一打より前のことかのどちらかです。",
        "被加杠的碰若不在第一打之前，就已使{name}消失。",
        "被加槓的碰若不在第一打之前，就已使{name}消失。",
        "가깡한 퐁은 {name}을 없앴거나, 첫 타패 전에 한 것입니다.",
    ),
    "the wall does not end within {within} of the first discard": (
        "第一打から{within}のうちに牌山が尽きることはありません。",
        "第一打之后{within}之内牌山不会摸完。",
        "第一打之後{within}之內牌山不會摸完。",
        "첫 타패부터 {within} 안에 패산이 끝나지는 않습니다.",
    ),
    "with four tiles left at a riichi, the last of its go-around is the own draw": (
        "立直のときに残り4枚なら、その一巡の最後は自分のツモです。",
        "立直时余牌四张，则该巡最后一张由自己摸。",
        "立直時餘牌四張，則該巡最後一張由自己摸。",
        "리치할 때 네 장이 남았다면, 그 한 순의 마지막은 자신의 쯔모입니다.",
    ),
    "a win is in the first go-around or in the second": (
        "和了は一巡目か二巡目のどちらかです。",
        "和牌或在第一巡，或在第二巡。",
        "和牌或在第一巡，或在第二巡。",
        "화료는 첫 순이거나 둘째 순입니다.",
    ),
    # Replacement tiles and robbed kans.
    "rinshan kaihou is a tsumo": (
        "嶺上開花はツモ和了です。",
        "岭上开花是自摸。",
        "嶺上開花是自摸。",
        "영상개화는 쯔모 화료입니다.",
    ),
    "rinshan kaihou needs a kan or, where the rules have it, an extracted north": (
        "嶺上開花には槓か、ルールで認められていれば北抜きが必要です。",
        "岭上开花须有杠；规则允许时，也可以是拔北。",
        "嶺上開花須有槓；規則允許時，也可以是拔北。",
        "영상개화에는 깡이나, 규칙이 인정하면 북 빼기가 필요합니다.",
    ),
    "what kans in a row lead to is a replacement tile": (
        "連続した槓でツモるのは嶺上牌です。",
        "连续开杠后摸的是岭上牌。",
        "連續開槓後摸的是嶺上牌。",
        "연속한 깡 뒤에 쯔모하는 것은 영상패입니다.",
    ),
    "the melds hold fewer kans": (
        "副露にある槓はそれより少ないです。",
        "副露中的杠没有这么多。",
        "副露中的槓沒有這麼多。",
        "후로에 있는 깡은 그보다 적습니다.",
    ),
    "chankan is a ron": (
        "槍槓はロン和了です。",
        "抢杠是荣和。",
        "搶槓是榮和。",
        "창깡은 론 화료입니다.",
    ),
    "the robbed kan holds the other three copies of the winning tile": (
        "槍槓された槓に、和了牌の残り3枚があるはずです。",
        "和牌张的其余三张都在被抢的杠中。",
        "和牌張的其餘三張都在被搶的槓中。",
        "화료패의 나머지 세 장은 창깡당한 깡에 있습니다.",
    ),
    "the robbed kan holds the other three copies of the tile": (
        "槍槓される槓に、その牌の残り3枚があるはずです。",
        "该牌的其余三张都在被抢的杠中。",
        "該牌的其餘三張都在被搶的槓中。",
        "그 패의 나머지 세 장은 창깡당하는 깡에 있습니다.",
    ),
    "chankan takes the tile of a kakan or an ankan": (
        "槍槓できるのは加槓か暗槓の牌です。",
        "抢杠所抢的是加杠或暗杠的牌。",
        "搶槓所搶的是加槓或暗槓的牌。",
        "창깡은 가깡이나 안깡한 패로 합니다.",
    ),
    "a win on the tile of a kan is chankan": (
        "槓の牌での和了は槍槓です。",
        "以他家开杠的牌和牌即为抢杠。",
        "以他家開槓的牌和牌即為搶槓。",
        "깡한 패로 화료하면 창깡입니다.",
    ),
    "only thirteen orphans may rob an ankan, and only where the rules allow it": (
        "暗槓を槍槓できるのは国士無双だけで、ルールが認める場合に限ります。",
        "只有国士无双可以抢暗杠，且须规则允许。",
        "只有國士無雙可以搶暗槓，且須規則允許。",
        "안깡은 국사무쌍만 창깡할 수 있으며, 규칙이 허용할 때만 가능합니다.",
    ),
    "a tsumo takes no offered tile": (
        "ツモ和了は他家の牌を使いません。",
        "自摸不用他家的牌。",
        "自摸不用他家的牌。",
        "쯔모 화료는 남의 패를 쓰지 않습니다.",
    ),
    "only 4z is extracted, and only in three-player rules with nuki dora": (
        "抜けるのは4zだけで、抜きドラのある三人麻雀のルールに限ります。",
        "只能拔4z，且限于有拔北宝牌的三人麻将规则。",
        "只能拔4z，且限於有拔北寶牌的三人麻將規則。",
        "뺄 수 있는 것은 4z뿐이며, 북 빼기 도라가 있는 3인 마작 규칙에서만 가능합니다.",
    ),
    "the rules do not allow this ron on an extracted north": (
        "このルールでは、抜いた北でこのロンはできません。",
        "此规则不允许这样荣和拔出的北。",
        "此規則不允許這樣榮和拔出的北。",
        "이 규칙에서는 뺀 북으로 이렇게 론할 수 없습니다.",
    ),
}
