"""Parts of sentences: English -> (ja, zh-Hans, zh-Hant, ko).

May import: nothing.
"""

PHRASES: dict[str, tuple[str, str, str, str]] = {
    # Hints.
    "did you mean {names}?": (
        "{names}のことでしょうか。",
        "是否想写{names}？",
        "是否想寫{names}？",
        "혹시 {names}인가요?",
    ),
    "known are {names}": (
        "使える項目は{names}です。",
        "可用的字段为：{names}。",
        "可用的欄位為：{names}。",
        "쓸 수 있는 항목: {names}.",
    ),
    "known are none": (
        "使える項目はありません。",
        "没有可用的字段。",
        "沒有可用的欄位。",
        "쓸 수 있는 항목은 없습니다.",
    ),
    "choose {presets}": (
        "{presets}から選んでください。",
        "请选择：{presets}。",
        "請選擇：{presets}。",
        "다음 중에서 고르세요: {presets}.",
    ),
    "/v1/rules lists them": (
        "一覧は/v1/rulesにあります。",
        "可用的见/v1/rules。",
        "可用的見/v1/rules。",
        "목록은 /v1/rules에 있습니다.",
    ),
    # Parts of a sentence.
    "{others} or {last}": (
        "{others}か{last}",
        "{others}或{last}",
        "{others}或{last}",
        "{others} 또는 {last}",
    ),
    "that number": (
        "その番号",
        "该数字",
        "該數字",
        "그 숫자",
    ),
    "without melds": (
        "副露なしで",
        "无副露，",
        "無副露，",
        "후로 없이",
    ),
    "beside {melds:meld}": (
        "副露{melds}個のほかに",
        "除{melds}组副露外，",
        "除{melds}組副露外，",
        "후로 {melds}개 외에",
    ),
    "{held} in {place}": (
        "{place}に{held}枚",
        "{place}中{held}张",
        "{place}中{held}張",
        "{place}에 {held}장",
    ),
    "a go-around": (
        "一巡",
        "一巡",
        "一巡",
        "한 순",
    ),
    "two go-arounds": (
        "二巡",
        "两巡",
        "兩巡",
        "두 순",
    ),
    # Values of an option.
    "one of {choices}": (
        "{choices}のいずれか",
        "以下之一：{choices}",
        "以下之一：{choices}",
        "{choices} 중 하나",
    ),
    "{values}, or null": (
        "{values}、またはnull",
        "{values}，或null",
        "{values}，或null",
        "{values} 또는 null",
    ),
    "true, false, or {values}": (
        "true、false、または{values}",
        "true、false，或{values}",
        "true、false，或{values}",
        "true, false, 또는 {values}",
    ),
    "a list of any of {names}": (
        "次の名前の配列（{names}）",
        "以下名称的列表（{names}）",
        "以下名稱的列表（{names}）",
        "다음 이름의 목록({names})",
    ),
    "a number from {least} to {most}": (
        "{least}から{most}までの数",
        "{least}到{most}的数",
        "{least}到{most}的數",
        "{least}부터 {most}까지의 수",
    ),
    "a whole number from {least} to {most}": (
        "{least}から{most}までの整数",
        "{least}到{most}的整数",
        "{least}到{most}的整數",
        "{least}부터 {most}까지의 정수",
    ),
    "a multiple of {step} from {least} to {most}": (
        "{least}から{most}までの{step}の倍数",
        "{least}到{most}之间{step}的倍数",
        "{least}到{most}之間{step}的倍數",
        "{least}부터 {most}까지의 {step}의 배수",
    ),
    "a list with {number} for each place": (
        "順位ごとに{number}の配列",
        "每个名次各一个{number}的列表",
        "每個名次各一個{number}的列表",
        "순위마다 {number}의 목록",
    ),
    "an object with a list like uma for each number of floating players: {example}": (
        "浮きの人数ごとにumaのような配列を持つオブジェクト（{example}）",
        "为每个浮的人数各给出一个uma那样的列表的对象（{example}）",
        "為每個浮的人數各給出一個uma那樣的列表的物件（{example}）",
        "뜬 사람 수마다 uma 같은 목록이 있는 객체({example})",
    ),
    "an object {example} of whole numbers from 0 to 4": (
        "0から4までの整数のオブジェクト{example}",
        "由0到4的整数组成的对象{example}",
        "由0到4的整數組成的物件{example}",
        "0부터 4까지의 정수로 된 객체 {example}",
    ),
}
