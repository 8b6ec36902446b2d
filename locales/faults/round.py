"""The end of a round: English -> (ja, zh-Hans, zh-Hant, ko).

May import: nothing.
"""

ROUND: dict[str, tuple[str, str, str, str]] = {
    # A table.
    "{held:score}; these rules have {players} players": (
        "点数が{held}人分あります。このルールは{players}人です。",
        "给出了{held}个点数；此规则为{players}人。",
        "給出了{held}個點數；此規則為{players}人。",
        "점수가 {held}개입니다. 이 규칙은 {players}명입니다.",
    ),
    "{held:hand}; these rules have {players} players": (
        "手牌が{held}人分あります。このルールは{players}人です。",
        "给出了{held}副手牌；此规则为{players}人。",
        "給出了{held}副手牌；此規則為{players}人。",
        "손패가 {held}개입니다. 이 규칙은 {players}명입니다.",
    ),
    "these rules have rounds 1 to {players} of each wind": (
        "このルールでは、各場風の局は1から{players}までです。",
        "此规则每个场风有第1到第{players}局。",
        "此規則每個場風有第1到第{players}局。",
        "이 규칙에서 각 바람의 국은 1부터 {players}까지입니다.",
    ),
    "these rules have no rounds of this wind": (
        "このルールにこの場風の局はありません。",
        "此规则没有这个场风的局。",
        "此規則沒有這個場風的局。",
        "이 규칙에는 이 바람의 국이 없습니다.",
    ),
    "the dealer of round {number} is seat {seat}": (
        "{number}局の親は席{seat}です。",
        "第{number}局的庄家是座位{seat}。",
        "第{number}局的莊家是座位{seat}。",
        "{number}국의 친은 {seat}번 자리입니다.",
    ),
    "seat {seat} has {points} points; riichi needs {least} (riichi_min_points)": (
        "席{seat}の持ち点は{points}点です。立直には{least}点が必要です（riichi_min_points）。",
        "座位{seat}有{points}点；立直需要{least}点（riichi_min_points）。",
        "座位{seat}有{points}點；立直需要{least}點（riichi_min_points）。",
        "{seat}번 자리는 {points}점입니다. 리치에는 {least}점이 필요합니다(riichi_min_points).",
    ),
    "seat {seat} is listed twice": (
        "席{seat}が二度あります。",
        "座位{seat}出现两次。",
        "座位{seat}出現兩次。",
        "{seat}번 자리가 두 번 있습니다.",
    ),
    "there is no seat {seat}; seats are 0 to {last}": (
        "席{seat}はありません。席は0から{last}までです。",
        "没有座位{seat}；座位为0到{last}。",
        "沒有座位{seat}；座位為0到{last}。",
        "{seat}번 자리는 없습니다. 자리는 0부터 {last}까지입니다.",
    ),
    "under these rules the fourth accepted riichi ends the round": (
        "このルールでは、四人目の立直が成立すると流局です。",
        "此规则下第四家立直成立即流局。",
        "此規則下第四家立直成立即流局。",
        "이 규칙에서는 네 번째 리치가 성립하면 유국입니다.",
    ),
    # Winners.
    "give hand and win_tile, or han and fu, or yakuman": (
        "handとwin_tile、hanとfu、yakumanのいずれかを指定してください。",
        "请给出hand和win_tile，或han和fu，或yakuman。",
        "請給出hand和win_tile，或han和fu，或yakuman。",
        "hand와 win_tile, han과 fu, yakuman 중 하나를 지정하세요.",
    ),
    "give the hand and its situation, or what it is worth, not both": (
        "手牌とその状況か、手の価値のどちらか一方だけを指定してください。",
        "请只给出手牌及其情形，或只给出其价值。",
        "請只給出手牌及其情形，或只給出其價值。",
        "손패와 그 상황, 또는 손의 가치 중 한쪽만 지정하세요.",
    ),
    "a win without `from` is a tsumo, and no other": (
        "fromのない和了がツモで、fromがあればツモではありません。",
        "没有from的和牌是自摸，有from则不是。",
        "沒有from的和牌是自摸，有from則不是。",
        "from이 없는 화료가 쯔모이고, from이 있으면 쯔모가 아닙니다.",
    ),
    "name the seat and yaku, its id": (
        "seatと、役満のidをyakuに指定してください。",
        "请给出seat，并用yaku给出役满的id。",
        "請給出seat，並用yaku給出役滿的id。",
        "seat와, 역만의 id를 yaku에 지정하세요.",
    ),
    "name the seat and yakuman, their number": (
        "seatと、役満の数をyakumanに指定してください。",
        "请给出seat，并用yakuman给出役满的个数。",
        "請給出seat，並用yakuman給出役滿的個數。",
        "seat와, 역만의 수를 yakuman에 지정하세요.",
    ),
    "the winner pays nobody": (
        "和了者は支払いません。",
        "和牌者不付点数。",
        "和牌者不付點數。",
        "화료자는 아무에게도 내지 않습니다.",
    ),
    "seat {seat} wins twice": (
        "席{seat}が二度和了しています。",
        "座位{seat}和了两次。",
        "座位{seat}和了兩次。",
        "{seat}번 자리가 두 번 화료했습니다.",
    ),
    "several winners take one tile from one discarder": (
        "複数の和了は、一人の放銃者の同じ牌によるものです。",
        "多人和牌时，和的是同一放铳者的同一张牌。",
        "多人和牌時，和的是同一放銃者的同一張牌。",
        "여럿이 화료할 때는 한 방총자의 같은 패입니다.",
    ),
    "nobody is liable for more yakuman than the hand has": (
        "責任払いの役満は、手の役満の数を超えません。",
        "包牌的役满不能多于手牌的役满。",
        "包牌的役滿不能多於手牌的役滿。",
        "책임지불하는 역만은 손에 있는 역만보다 많을 수 없습니다.",
    ),
    "a player in riichi has no pon to add to": (
        "立直している人に、加槓できるポンはありません。",
        "立直者没有可加杠的碰。",
        "立直者沒有可加槓的碰。",
        "리치한 사람에게는 가깡할 퐁이 없습니다.",
    ),
    "nobody can be in riichi before the dealer's first discard": (
        "親の第一打より前に立直はありません。",
        "庄家第一打之前没有人立直。",
        "莊家第一打之前沒有人立直。",
        "친의 첫 타패 전에 리치한 사람은 없습니다.",
    ),
    "a winner in riichi is listed in riichi, and nobody else": (
        "立直して和了した人だけが、riichiの席に入っていなければなりません。",
        "立直和牌者须列在riichi中，未立直的和牌者不列。",
        "立直和牌者須列在riichi中，未立直的和牌者不列。",
        "리치로 화료한 사람은 riichi에 있어야 하고, 리치하지 않은 화료자는 없어야 합니다.",
    ),
    "this hand does not win: {reason}": (
        "この手は和了できません：{reason}。",
        "这手牌不能和：{reason}。",
        "這手牌不能和：{reason}。",
        "이 손은 화료할 수 없습니다: {reason}.",
    ),
    "several winners take one tile": (
        "複数の和了は同じ牌によるものです。",
        "多人和牌时，和的是同一张牌。",
        "多人和牌時，和的是同一張牌。",
        "여럿이 화료할 때는 같은 패입니다.",
    ),
    "one tile is the last of the round or is not": (
        "最後の牌かどうかは、同じ牌なら同じです。",
        "同一张牌，是否为最后一张应一致。",
        "同一張牌，是否為最後一張應一致。",
        "같은 패라면 마지막 패인지도 같아야 합니다.",
    ),
    "one tile was discarded, or it was added to a kan": (
        "同じ牌は、捨て牌か加槓の牌かのどちらかです。",
        "同一张牌，或是舍牌，或是加杠的牌。",
        "同一張牌，或是捨牌，或是加槓的牌。",
        "같은 패는 버림패이거나 가깡한 패입니다.",
    ),
    "one tile is discarded after a kan or is not": (
        "槓の後の捨て牌かどうかは、同じ牌なら同じです。",
        "同一张牌，是否为开杠后的舍牌应一致。",
        "同一張牌，是否為開槓後的捨牌應一致。",
        "같은 패라면 깡 뒤의 버림패인지도 같아야 합니다.",
    ),
    "the other copies of one tile lie open or do not": (
        "残りの牌が場に見えているかどうかは、同じ牌なら同じです。",
        "同一张牌，其余各张是否已现出应一致。",
        "同一張牌，其餘各張是否已現出應一致。",
        "같은 패라면 나머지가 모두 보이는지도 같아야 합니다.",
    ),
    "one round has one set of indicators": (
        "表示牌は一つの局で共通です。",
        "同一局的指示牌是共同的。",
        "同一局的指示牌是共同的。",
        "한 국의 표시패는 모두 같습니다.",
    ),
    "the tile that several take declares a riichi for all of them or for none": (
        "立直宣言牌かどうかは、同じ牌なら全員に同じです。",
        "同一张牌，是否为立直宣言牌对各家应一致。",
        "同一張牌，是否為立直宣言牌對各家應一致。",
        "같은 패라면 리치 선언패인지도 모두에게 같아야 합니다.",
    ),
    # Draws.
    "give the hands, or tenpai and nagashi_mangan, not both": (
        "handsか、tenpaiとnagashi_manganのどちらか一方だけを指定してください。",
        "请只给出hands，或只给出tenpai和nagashi_mangan。",
        "請只給出hands，或只給出tenpai和nagashi_mangan。",
        "hands, 또는 tenpai와 nagashi_mangan 중 한쪽만 지정하세요.",
    ),
    "give the seats that are tenpai, or all hands": (
        "聴牌の席か、全員の手牌を指定してください。",
        "请给出听牌的座位，或所有手牌。",
        "請給出聽牌的座位，或所有手牌。",
        "텐파이인 자리나 모든 손패를 지정하세요.",
    ),
    "this seat is in riichi but not tenpai": (
        "この席は立直していますが、聴牌していません。",
        "此座位已立直，却未听牌。",
        "此座位已立直，卻未聽牌。",
        "이 자리는 리치했지만 텐파이가 아닙니다.",
    ),
    "seat {seat} is in riichi, so it is tenpai or in chombo": (
        "席{seat}は立直しているので、聴牌でなければチョンボです。",
        "座位{seat}已立直，若未听牌则为错和。",
        "座位{seat}已立直，若未聽牌則為錯和。",
        "{seat}번 자리는 리치했으므로 텐파이가 아니면 촌보입니다.",
    ),
    "these rules have no nagashi mangan": (
        "このルールに流し満貫はありません。",
        "此规则没有流局满贯。",
        "此規則沒有流局滿貫。",
        "이 규칙에는 유국만관이 없습니다.",
    ),
    "these rules do not end a round by {kind}": (
        "このルールに{kind}による流局はありません。",
        "此规则没有{kind}流局。",
        "此規則沒有{kind}流局。",
        "이 규칙에는 {kind}에 따른 유국이 없습니다.",
    ),
    "suucha riichi needs a riichi of every seat in this round": (
        "四家立直には、この局で全員の立直が必要です。",
        "四家立直须本局各家都已立直。",
        "四家立直須本局各家都已立直。",
        "사가리치에는 이 국에서 모든 자리의 리치가 필요합니다.",
    ),
}
