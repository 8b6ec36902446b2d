"""The hand, its melds, the tiles of the set, and what a hand is worth: English -> (ja, zh-Hans, zh-Hant, ko).

May import: nothing.
"""

_WRONG_SIZE = (
    "{held:concealed tile} {melds}; "
    "expected {waiting} without the winning tile or {full} with it (13 − 3 per meld; a kan is a meld)"
)
_WITHOUT_WIN_TILE = (
    "a hand of {held} tiles must hold the winning tile {tile} itself; "
    "send it with {tile}, or send {waiting:tile} without it"
)

HAND: dict[str, tuple[str, str, str, str]] = {
    # The size of a hand.
    _WRONG_SIZE: (
        "{melds}手牌が{held}枚です。和了牌を除いて{waiting}枚、含めて{full}枚にしてください（13枚から副露一つにつき3枚減り、槓も副露に数えます）。",
        "{melds}手牌有{held}张；不含和牌张应为{waiting}张，含和牌张应为{full}张（13张，每组副露减3张，杠也算副露）。",
        "{melds}手牌有{held}張；不含和牌張應為{waiting}張，含和牌張應為{full}張（13張，每組副露減3張，槓也算副露）。",
        "{melds} 손패가 {held}장입니다. 화료패를 빼면 {waiting}장, 넣으면 {full}장이어야 합니다"
        "(13장에서 후로마다 3장씩 줄며, 깡도 후로입니다).",
    ),
    "{held:concealed tile} {melds}; expected {wanted} (3 fewer per meld; a kan is a meld)": (
        "{melds}手牌が{held}枚です。{wanted}枚にしてください（副露一つにつき3枚減り、槓も副露に数えます）。",
        "{melds}手牌有{held}张；应为{wanted}张（每组副露减3张，杠也算副露）。",
        "{melds}手牌有{held}張；應為{wanted}張（每組副露減3張，槓也算副露）。",
        "{melds} 손패가 {held}장입니다. {wanted}장이어야 합니다(후로마다 3장씩 줄며, 깡도 후로입니다).",
    ),
    _WITHOUT_WIN_TILE: (
        "{held}枚の手牌には和了牌{tile}が含まれていなければなりません。{tile}を入れるか、除いて{waiting}枚にしてください。",
        "{held}张手牌中必须包含和牌张{tile}；请加入{tile}，或去掉后只发{waiting}张。",
        "{held}張手牌中必須包含和牌張{tile}；請加入{tile}，或去掉後只發{waiting}張。",
        "손패가 {held}장이면 화료패 {tile}도 들어 있어야 합니다. 함께 보내거나, 빼고 {waiting}장을 보내세요.",
    ),
    "a hand of {held} tiles must hold {tile} itself": (
        "{held}枚の手牌には{tile}が含まれていなければなりません。",
        "{held}张手牌中必须包含{tile}。",
        "{held}張手牌中必須包含{tile}。",
        "손패가 {held}장이면 {tile}도 들어 있어야 합니다.",
    ),
    "a hand of {held} tiles must hold the tile drawn itself; send it with it, or {waiting:tile}": (
        "{held}枚の手牌にはツモ牌が含まれていなければなりません。ツモ牌を入れるか、除いて{waiting}枚にしてください。",
        "{held}张手牌中必须包含刚摸的牌；请加入此牌，或去掉后只发{waiting}张。",
        "{held}張手牌中必須包含剛摸的牌；請加入此牌，或去掉後只發{waiting}張。",
        "손패가 {held}장이면 쯔모한 패가 들어 있어야 합니다. 넣어서 보내거나, 빼고 {waiting}장을 보내세요.",
    ),
    "{held} tiles {melds}; at most {most} are drawn": (
        "{melds}牌が{held}枚あります。描けるのは{most}枚までです。",
        "{melds}牌有{held}张；最多画{most}张。",
        "{melds}牌有{held}張；最多畫{most}張。",
        "{melds} 패가 {held}장입니다. {most}장까지만 그릴 수 있습니다.",
    ),
    "there is nothing to draw": (
        "描く牌がありません。",
        "没有可画的牌。",
        "沒有可畫的牌。",
        "그릴 패가 없습니다.",
    ),
    # Melds.
    "chi is three consecutive tiles of one suit": (
        "チーは同じ種類の連続した3枚です。",
        "吃应为同花色连续的三张牌。",
        "吃應為同花色連續的三張牌。",
        "치는 같은 종류의 연속된 세 장입니다.",
    ),
    "pon is three equal tiles": (
        "ポンは同じ牌3枚です。",
        "碰应为三张相同的牌。",
        "碰應為三張相同的牌。",
        "퐁은 같은 패 세 장입니다.",
    ),
    "daiminkan is four equal tiles": (
        "大明槓は同じ牌4枚です。",
        "大明杠应为四张相同的牌。",
        "大明槓應為四張相同的牌。",
        "대명깡은 같은 패 네 장입니다.",
    ),
    "kakan is four equal tiles": (
        "加槓は同じ牌4枚です。",
        "加杠应为四张相同的牌。",
        "加槓應為四張相同的牌。",
        "가깡은 같은 패 네 장입니다.",
    ),
    "ankan is four equal tiles": (
        "暗槓は同じ牌4枚です。",
        "暗杠应为四张相同的牌。",
        "暗槓應為四張相同的牌。",
        "안깡은 같은 패 네 장입니다.",
    ),
    "these three-player rules have no chi": (
        "この三人麻雀のルールではチーできません。",
        "此三人麻将规则不能吃。",
        "此三人麻將規則不能吃。",
        "이 3인 마작 규칙에서는 치를 할 수 없습니다.",
    ),
    "chi takes the discard of the player on the left": (
        "チーできるのは上家の捨て牌だけです。",
        "只能吃上家的舍牌。",
        "只能吃上家的捨牌。",
        "치는 상가의 버림패로만 할 수 있습니다.",
    ),
    "a three-player table has nobody across": (
        "三人麻雀に対面はいません。",
        "三人麻将没有对家。",
        "三人麻將沒有對家。",
        "3인 마작에는 대면이 없습니다.",
    ),
    "an ankan takes no tile from anybody: leave out called and from": (
        "暗槓は誰からも鳴きません。calledとfromは指定しないでください。",
        "暗杠不鸣他家的牌；请去掉called和from。",
        "暗槓不鳴他家的牌；請去掉called和from。",
        "안깡은 남의 패를 쓰지 않습니다. called와 from을 빼세요.",
    ),
    "the called tile {tile} is not in the meld": (
        "鳴いた牌{tile}が副露にありません。",
        "所鸣的牌{tile}不在副露中。",
        "所鳴的牌{tile}不在副露中。",
        "운 패 {tile}: 후로에 없습니다.",
    ),
    # Tiles of the set.
    "{held} indicators; these rules turn at most {most}": (
        "表示牌が{held}枚あります。このルールでめくるのは{most}枚までです。",
        "有{held}张指示牌；此规则最多翻{most}张。",
        "有{held}張指示牌；此規則最多翻{most}張。",
        "표시패가 {held}장입니다. 이 규칙에서는 {most}장까지 뒤집습니다.",
    ),
    "{held} indicators; there are at most {most}": (
        "表示牌が{held}枚あります。表示牌は{most}枚までです。",
        "有{held}张指示牌；最多{most}张。",
        "有{held}張指示牌；最多{most}張。",
        "표시패가 {held}장입니다. 표시패는 {most}장까지입니다.",
    ),
    "{ura} ura indicators under {dora:dora indicator}": (
        "裏ドラ表示牌が{ura}枚ありますが、ドラ表示牌は{dora}枚です。",
        "里宝牌指示牌有{ura}张，而宝牌指示牌只有{dora}张。",
        "裏寶牌指示牌有{ura}張，而寶牌指示牌只有{dora}張。",
        "뒷도라 표시패가 {ura}장인데 도라 표시패는 {dora}장입니다.",
    ),
    "{copies} copies of {tile} ({places}); a set has four": (
        "{tile}が{copies}枚あります（{places}）。同じ牌は4枚までです。",
        "{tile}有{copies}张（{places}）；同种牌最多四张。",
        "{tile}有{copies}張（{places}）；同種牌最多四張。",
        "{tile}: {copies}장 있습니다({places}). 같은 패는 네 장까지입니다.",
    ),
    "{tile} is not in a three-player set": (
        "{tile}は三人麻雀では使いません。",
        "三人麻将不用{tile}。",
        "三人麻將不用{tile}。",
        "{tile}: 3인 마작에서는 쓰지 않는 패입니다.",
    ),
    "{held} of {tile}; these rules have {most}": (
        "{tile}が{held}枚あります。このルールでは{most}枚です。",
        "{tile}有{held}张；此规则为{most}张。",
        "{tile}有{held}張；此規則為{most}張。",
        "{tile}: {held}장 있습니다. 이 규칙에서는 {most}장입니다.",
    ),
    "{held} plain {tile}; these rules have {most}; write {red} for a red one": (
        "赤でない{tile}が{held}枚あります。このルールでは{most}枚です。赤は{red}と書いてください。",
        "普通的{tile}有{held}张；此规则为{most}张；赤牌请写成{red}。",
        "普通的{tile}有{held}張；此規則為{most}張；赤牌請寫成{red}。",
        "빨갛지 않은 {tile}: {held}장 있습니다. 이 규칙에서는 {most}장입니다. 적패는 {red}로 쓰세요.",
    ),
    # What a hand is worth.
    "yakuman have a fixed value: leave out han and fu": (
        "役満の点数は決まっています。hanとfuは指定しないでください。",
        "役满点数固定；请去掉han和fu。",
        "役滿點數固定；請去掉han和fu。",
        "역만은 점수가 정해져 있습니다. han과 fu를 빼세요.",
    ),
    "give han and fu, or yakuman": (
        "hanとfu、またはyakumanを指定してください。",
        "请给出han和fu，或yakuman。",
        "請給出han和fu，或yakuman。",
        "han과 fu, 또는 yakuman을 지정하세요.",
    ),
    "below five han the fu are needed": (
        "5翻未満では符が必要です。",
        "不足五番时需要符数。",
        "不足五番時需要符數。",
        "5판 미만이면 부수가 필요합니다.",
    ),
    "fu are 25 or a full ten from 20 to 170": (
        "符は25か、20から170までの10の倍数です。",
        "符数为25，或20到170之间的整十数。",
        "符數為25，或20到170之間的整十數。",
        "부수는 25이거나 20부터 170까지의 10의 배수입니다.",
    ),
    "seven pairs are two han, three by tsumo": (
        "七対子は2翻以上、ツモなら3翻以上です。",
        "七对子至少两番，自摸至少三番。",
        "七對子至少兩番，自摸至少三番。",
        "치또이쯔는 2판 이상, 쯔모면 3판 이상입니다.",
    ),
    "20 fu by tsumo is pinfu with menzen tsumo: two han, where the rules combine them": (
        "ツモで20符になるのは平和と門前清自摸和の2翻以上で、この二つが複合するルールに限ります。",
        "自摸20符即平和加门前清自摸和，至少两番，且限于规则允许两者复合时。",
        "自摸20符即平和加門前清自摸和，至少兩番，且限於規則允許兩者複合時。",
        "쯔모로 20부는 핑후와 멘젠쯔모의 2판 이상이며, 둘이 복합되는 규칙에서만 가능합니다.",
    ),
    "no ron has 20 fu under these rules": (
        "このルールではロンが20符になることはありません。",
        "此规则下荣和没有20符。",
        "此規則下榮和沒有20符。",
        "이 규칙에서 론은 20부가 될 수 없습니다.",
    ),
}
