"""Sentences of explanations: code -> (en, ja, zh-Hans, zh-Hant, ko).

A hole such as ``{before}`` is filled with a value of that name; ``names.HOLES`` lists those that an id's name fills.

May import: nothing.
"""

#: What bars a ron by furiten, or that nothing does.
FURITEN: dict[str, tuple[str, str, str, str, str]] = {
    "discard": (
        "{ends}, a hand that waits for a tile of its own river ({tiles}) may not win by ron.",
        "待ち牌が自分の捨て牌にある（{tiles}）ため、{ends}ロンできません。",
        "所听的牌在自己的牌河中（{tiles}），不能荣和，{ends}。",
        "所聽的牌在自己的牌河中（{tiles}），不能榮和，{ends}。",
        "대기패가 자기 버림패에 있어({tiles}) {ends} 론할 수 없습니다.",
    ),
    "temporary": (
        "{ends}, a hand that let a wait pass ({tiles}) may not win by ron.",
        "待ち牌を見逃した（{tiles}）ため、{ends}ロンできません。",
        "见逃了所听的牌（{tiles}），不能荣和，{ends}。",
        "見逃了所聽的牌（{tiles}），不能榮和，{ends}。",
        "대기패를 놓쳐({tiles}) {ends} 론할 수 없습니다.",
    ),
    "riichi": (
        "{ends}, a hand that let a wait pass in riichi ({tiles}) may not win by ron.",
        "立直後に待ち牌を見逃した（{tiles}）ため、{ends}ロンできません。",
        "立直后见逃了所听的牌（{tiles}），不能荣和，{ends}。",
        "立直後見逃了所聽的牌（{tiles}），不能榮和，{ends}。",
        "리치 후 대기패를 놓쳐({tiles}) {ends} 론할 수 없습니다.",
    ),
    "not_barred": (
        "None of its waits was discarded or let pass, so furiten does not bar the hand from ron.",
        "待ち牌を捨てても見逃してもいないので、振聴ではありません。",
        "没有打出或见逃所听的牌，不是振听。",
        "沒有打出或見逃所聽的牌，不是振聽。",
        "대기패를 버리거나 놓치지 않았으므로 후리텐이 아닙니다.",
    ),
    "not_known": (
        "Whether a wait was discarded or let pass depends on what the request does not tell.",
        "待ち牌を捨てたか見逃したかは、与えられた内容からは分かりません。",
        "所给的信息不足以判断是否打出或见逃过所听的牌。",
        "所給的資訊不足以判斷是否打出或見逃過所聽的牌。",
        "대기패를 버렸거나 놓쳤는지는 주어진 내용으로 알 수 없습니다.",
    ),
}

#: Whether a hand is tenpai, and which form is the nearest.
TENPAI: dict[str, tuple[str, str, str, str, str]] = {
    "tenpai": (
        "A hand that one tile finishes is tenpai.",
        "あと一枚で和了形になる手は聴牌です。",
        "差一张即成和牌型的手牌为听牌。",
        "差一張即成和牌型的手牌為聽牌。",
        "한 장으로 화료형이 되는 손은 텐파이입니다.",
    ),
    "karaten": (
        "The player holds every copy of what would finish the hand, so these rules do not count it as tenpai.",
        "待ち牌をすべて自分で使っているため、このルールでは聴牌になりません。",
        "所听的牌全在自己手中，按此规则不算听牌。",
        "所聽的牌全在自己手中，按此規則不算聽牌。",
        "대기패를 자신이 모두 가지고 있어, 이 규칙에서는 텐파이로 치지 않습니다.",
    ),
    "keishiki_tenpai": (
        "None of its waits would bring a yaku, so these rules do not count the hand as tenpai.",
        "どの待ち牌でも役がなく、このルールでは形式聴牌を聴牌と認めません。",
        "所听的牌都没有役，按此规则形式听牌不算听牌。",
        "所聽的牌都沒有役，按此規則形式聽牌不算聽牌。",
        "어느 대기패로도 역이 없어, 이 규칙에서는 형식텐파이를 텐파이로 치지 않습니다.",
    ),
    "nearest_form": (
        "Of all forms the nearest counts: {forms}.",
        "最も近い形で数えます: {forms}。",
        "以最接近的牌型计算: {forms}。",
        "以最接近的牌型計算: {forms}。",
        "가장 가까운 형태로 셉니다: {forms}.",
    ),
}

#: Why a reading is paid and not another: by what it is ahead, and of which value of the next best.
CHOICES: dict[str, tuple[str, str, str, str, str]] = {
    "only_one": (
        "There is no other reading that wins.",
        "和了になる解釈はほかにありません。",
        "没有其他能和牌的拆解。",
        "沒有其他能和牌的拆解。",
        "화료가 되는 다른 해석은 없습니다.",
    ),
    "pays_more": (
        "It pays more than any other reading: base points {own}, the next best has {next}.",
        "どの解釈よりも高く、基本点は{own}、次に高い解釈は{next}です。",
        "点数高于其他拆解：基本点{own}，次高的拆解为{next}。",
        "點數高於其他拆解：基本點{own}，次高的拆解為{next}。",
        "다른 어떤 해석보다 높으며, 기본점은 {own}, 다음으로 높은 해석은 {next}입니다.",
    ),
    "more_yakuman": (
        "Another reading pays as much; this one has more yakuman: {own}, the other has {next}.",
        "同じ点数の解釈がありますが、役満の数が{own}で、他方の{next}より多くなります。",
        "另有点数相同的拆解，但此拆解的役满更多：{own}，另一个为{next}。",
        "另有點數相同的拆解，但此拆解的役滿更多：{own}，另一個為{next}。",
        "점수가 같은 해석이 있지만, 역만이 {own}개로 다른 해석의 {next}개보다 많습니다.",
    ),
    "more_han": (
        "Another reading pays as much; this one has more han: {own}, the other has {next}.",
        "同じ点数の解釈がありますが、{own}翻で、他方の{next}翻より多くなります。",
        "另有点数相同的拆解，但此拆解的番数更多：{own}番，另一个为{next}番。",
        "另有點數相同的拆解，但此拆解的番數更多：{own}番，另一個為{next}番。",
        "점수가 같은 해석이 있지만, {own}판으로 다른 해석의 {next}판보다 많습니다.",
    ),
    "more_fu": (
        "Another reading has the same pay and han; this one has more fu before rounding: {own}, the other has {next}.",
        "点数も翻も同じ解釈がありますが、切り上げ前が{own}符で、他方の{next}符より多くなります。",
        "另有点数和番数相同的拆解，但此拆解进位前的符数更多：{own}符，另一个为{next}符。",
        "另有點數和番數相同的拆解，但此拆解進位前的符數更多：{own}符，另一個為{next}符。",
        "점수와 판수가 같은 해석이 있지만, 올리기 전이 {own}부로 다른 해석의 {next}부보다 많습니다.",
    ),
    "equal_worth": (
        "Another reading is worth the same; the first is taken.",
        "値の同じ解釈がほかにあり、最初のものを採ります。",
        "另有价值相同的拆解，取第一个。",
        "另有價值相同的拆解，取第一個。",
        "가치가 같은 해석이 또 있어 첫 번째를 택합니다.",
    ),
}

#: What keeps a near yaku away.
LACKS: dict[str, tuple[str, str, str, str, str]] = {
    "needs_riichi": (
        "Riichi was not declared.",
        "立直をかけていません。",
        "没有立直。",
        "沒有立直。",
        "리치를 걸지 않았습니다.",
    ),
    "needs_tsumo": (
        "The winning tile was not drawn.",
        "ツモ和了ではありません。",
        "不是自摸和牌。",
        "不是自摸和牌。",
        "쯔모로 화료하지 않았습니다.",
    ),
    "needs_ron": (
        "These rules want a win by ron.",
        "このルールではロン和了に限ります。",
        "此规则仅限荣和。",
        "此規則僅限榮和。",
        "이 규칙에서는 론 화료만 인정됩니다.",
    ),
    "needs_closed": (
        "Only a closed hand has this yaku.",
        "この役は門前に限ります。",
        "此役仅限门前清。",
        "此役僅限門前清。",
        "멘젠에서만 인정되는 역입니다.",
    ),
    "pair_is_yakuhai": (
        "The pair is of value tiles.",
        "雀頭が役牌です。",
        "雀头是役牌。",
        "雀頭是役牌。",
        "머리가 역패입니다.",
    ),
    "needs_triplet": (
        "The triplet {missing} is only a pair.",
        "刻子{missing}が対子のままです。",
        "刻子{missing}只有对子。",
        "刻子{missing}只有對子。",
        "커쯔 {missing} 대신 또이쯔뿐입니다.",
    ),
    "needs_run": (
        "The run {missing} is missing; the hand has {tiles} instead.",
        "順子{missing}がなく、代わりに{tiles}があります。",
        "缺少顺子{missing}，只有{tiles}。",
        "缺少順子{missing}，只有{tiles}。",
        "슌쯔 {missing} 대신 {tiles}뿐입니다.",
    ),
    "needs_kan": (
        "One more kan is missing.",
        "槓子が一つ足りません。",
        "杠子少一组。",
        "槓子少一組。",
        "깡쯔가 하나 모자랍니다.",
    ),
    "needs_tile": (
        "Only {missing} is missing.",
        "{missing}だけが足りません。",
        "只缺{missing}。",
        "只缺{missing}。",
        "모자라는 패: {missing}.",
    ),
    "needs_ryanmen": (
        "The wait is not two-sided.",
        "待ちが両面ではありません。",
        "听型不是两面。",
        "聽型不是兩面。",
        "대기가 양면이 아닙니다.",
    ),
    "needs_tanki": (
        "The wait is not for the pair.",
        "待ちが単騎ではありません。",
        "听型不是单骑。",
        "聽型不是單騎。",
        "대기가 단기가 아닙니다.",
    ),
    "needs_nine_sided_wait": (
        "The hand did not wait for all nine tiles of the suit.",
        "九面待ちではありません。",
        "不是九面听。",
        "不是九面聽。",
        "구면 대기가 아닙니다.",
    ),
    "needs_thirteen_sided_wait": (
        "The hand did not wait for all thirteen tiles.",
        "十三面待ちではありません。",
        "不是十三面听。",
        "不是十三面聽。",
        "13면 대기가 아닙니다.",
    ),
    "needs_hatsu": (
        "These rules want hatsu in it.",
        "このルールでは發が必要です。",
        "此规则要求含有发。",
        "此規則要求含有發。",
        "이 규칙에서는 발이 있어야 합니다.",
    ),
    "needs_man": (
        "These rules want it in man.",
        "このルールでは萬子に限ります。",
        "此规则仅限万子。",
        "此規則僅限萬子。",
        "이 규칙에서는 만수만 인정됩니다.",
    ),
    "needs_dragon_triplet": (
        "One of the dragons is no triplet.",
        "三元牌の刻子が一つ足りません。",
        "三元牌的刻子少一组。",
        "三元牌的刻子少一組。",
        "삼원패 커쯔가 하나 모자랍니다.",
    ),
    "needs_dragon_pair": (
        "The pair is not of dragons.",
        "雀頭が三元牌ではありません。",
        "雀头不是三元牌。",
        "雀頭不是三元牌。",
        "머리가 삼원패가 아닙니다.",
    ),
    "needs_wind_triplet": (
        "One of the winds is no triplet.",
        "風牌の刻子が一つ足りません。",
        "风牌的刻子少一组。",
        "風牌的刻子少一組。",
        "풍패 커쯔가 하나 모자랍니다.",
    ),
    "needs_wind_pair": (
        "The pair is not of winds.",
        "雀頭が風牌ではありません。",
        "雀头不是风牌。",
        "雀頭不是風牌。",
        "머리가 풍패가 아닙니다.",
    ),
    "ron_opens_triplet": (
        "A triplet completed by ron is not concealed.",
        "ロンで完成した刻子は暗刻になりません。",
        "荣和完成的刻子不算暗刻。",
        "榮和完成的刻子不算暗刻。",
        "론으로 완성한 커쯔는 안커가 아닙니다.",
    ),
    "tiles_in_the_way": (
        "Not of this yaku: {tiles}.",
        "{tiles}がこの役に合いません。",
        "{tiles}不属于此役。",
        "{tiles}不屬於此役。",
        "이 역에 맞지 않는 패: {tiles}.",
    ),
    "run_in_the_way": (
        "{tiles} is a run, not a triplet.",
        "{tiles}は刻子ではなく順子です。",
        "{tiles}是顺子，不是刻子。",
        "{tiles}是順子，不是刻子。",
        "커쯔가 아닌 슌쯔: {tiles}.",
    ),
    "honours_in_the_way": (
        "The honour {tiles} does not belong to it.",
        "字牌の{tiles}がこの役に合いません。",
        "字牌{tiles}不属于此役。",
        "字牌{tiles}不屬於此役。",
        "이 역에 맞지 않는 자패: {tiles}.",
    ),
}

#: What an answer did not take into account.
NOTES: dict[str, tuple[str, str, str, str, str]] = {
    "ura_ignored": (
        "Ura dora count only with riichi.",
        "裏ドラは立直したときだけ数えます。",
        "里宝牌仅在立直时计算。",
        "裏寶牌僅在立直時計算。",
        "뒷도라는 리치했을 때만 셉니다.",
    ),
    "no_ura": (
        "These rules have no ura dora.",
        "このルールに裏ドラはありません。",
        "此规则没有里宝牌。",
        "此規則沒有裏寶牌。",
        "이 규칙에는 뒷도라가 없습니다.",
    ),
    "liable_ignored": (
        "Nobody is liable: the hand has no {yaku}, or these rules know no liability for it.",
        "{yaku}がないか、このルールでは責任払いの対象でないため、責任払いはありません。",
        "没有{yaku}，或此规则不因其包牌，因此无人包牌。",
        "沒有{yaku}，或此規則不因其包牌，因此無人包牌。",
        "{yaku} 역이 없거나 이 규칙에서 책임지불 대상이 아니므로, 책임지불은 없습니다.",
    ),
    "ippatsu_ignored": (
        "These rules have no ippatsu.",
        "このルールに一発はありません。",
        "此规则没有一发。",
        "此規則沒有一發。",
        "이 규칙에는 일발이 없습니다.",
    ),
    "red_fives_lost": (
        "Unicode has no red fives; they are written as plain ones.",
        "ユニコードに赤ドラの牌はないため、通常の五として書きます。",
        "统一码没有赤宝牌，因此写作普通的五。",
        "統一碼沒有赤寶牌，因此寫作普通的五。",
        "유니코드에는 적도라가 없어 보통 패로 씁니다.",
    ),
}
