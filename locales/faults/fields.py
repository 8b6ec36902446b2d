"""Fields and values: English -> (ja, zh-Hans, zh-Hant, ko).

May import: nothing.
"""

FIELDS: dict[str, tuple[str, str, str, str]] = {
    # Any value.
    "expected a JSON object": (
        "JSONオブジェクトが必要です。",
        "应为JSON对象。",
        "應為JSON物件。",
        "JSON 객체여야 합니다.",
    ),
    "null is not allowed here": (
        "ここではnullは使えません。",
        "此处不能为null。",
        "此處不能為null。",
        "여기에는 null을 쓸 수 없습니다.",
    ),
    "expected true or false": (
        "trueかfalseを指定してください。",
        "应为true或false。",
        "應為true或false。",
        "true나 false여야 합니다.",
    ),
    "expected a whole number from {least} to {most}": (
        "{least}から{most}までの整数を指定してください。",
        "应为{least}到{most}的整数。",
        "應為{least}到{most}的整數。",
        "{least}부터 {most}까지의 정수여야 합니다.",
    ),
    "expected {least} to {most}": (
        "{least}から{most}までの範囲で指定してください。",
        "应在{least}到{most}之间。",
        "應在{least}到{most}之間。",
        "{least}부터 {most}까지여야 합니다.",
    ),
    "expected one of {choices}": (
        "{choices}のいずれかを指定してください。",
        "应为以下之一：{choices}。",
        "應為以下之一：{choices}。",
        "다음 중 하나여야 합니다: {choices}.",
    ),
    "expected a text of at most {most} characters": (
        "{most}文字以内の文字列を指定してください。",
        "应为不超过{most}个字符的文本。",
        "應為不超過{most}個字元的文字。",
        "{most}자 이하의 문자열이어야 합니다.",
    ),
    "expected a colour of three or six hexadecimal digits such as fc0 or fffcf3": (
        "色はfc0やfffcf3のような3桁か6桁の16進数で指定してください。",
        "颜色应为三位或六位十六进制数，例如fc0或fffcf3。",
        "顏色應為三位或六位十六進位數，例如fc0或fffcf3。",
        "색은 fc0이나 fffcf3처럼 세 자리나 여섯 자리 16진수여야 합니다.",
    ),
    # Fields and parameters.
    "unknown field {name}; {hint}": (
        "{name}という項目はありません。{hint}",
        "没有字段{name}；{hint}",
        "沒有欄位{name}；{hint}",
        "{name}: 그런 항목은 없습니다. {hint}",
    ),
    "this field is required": (
        "この項目は必須です。",
        "此字段必填。",
        "此欄位必填。",
        "필수 항목입니다.",
    ),
    "a parameter stands once; lists are comma-separated": (
        "同じパラメーターは一度だけ使えます。複数の値はコンマで区切ってください。",
        "同一参数只能出现一次；多个值用逗号分隔。",
        "同一參數只能出現一次；多個值用逗號分隔。",
        "같은 매개변수는 한 번만 쓸 수 있습니다. 여러 값은 쉼표로 구분하세요.",
    ),
    # Lists and objects.
    "expected a list of 1 to {most} objects": (
        "オブジェクト1個から{most}個の配列が必要です。",
        "应为1到{most}个对象的列表。",
        "應為1到{most}個物件的列表。",
        "객체 1개에서 {most}개의 목록이어야 합니다.",
    ),
    "expected a list of at most {most} whole numbers": (
        "{most}個以内の整数の配列が必要です。",
        "应为不超过{most}个整数的列表。",
        "應為不超過{most}個整數的列表。",
        "정수 {most}개 이하의 목록이어야 합니다.",
    ),
    "expected a list of places from 0 to {most}": (
        "0から{most}までの位置の配列が必要です。",
        "应为0到{most}的位置列表。",
        "應為0到{most}的位置列表。",
        "0부터 {most}까지의 위치 목록이어야 합니다.",
    ),
    "expected a list of melds such as chi:340m": (
        "chi:340mのような副露の配列が必要です。",
        "应为副露的列表，例如chi:340m。",
        "應為副露的列表，例如chi:340m。",
        "chi:340m 같은 후로의 목록이어야 합니다.",
    ),
    "expected an object or a text such as pon:777z": (
        "オブジェクトか、pon:777zのような文字列が必要です。",
        "应为对象，或pon:777z这样的文本。",
        "應為物件，或pon:777z這樣的文字。",
        "객체나 pon:777z 같은 문자열이어야 합니다.",
    ),
    "expected a list of at most {most} objects with yaku and seat": (
        "yakuとseatを持つオブジェクト{most}個以内の配列が必要です。",
        "应为不超过{most}个含yaku和seat的对象的列表。",
        "應為不超過{most}個含yaku和seat的物件的列表。",
        "yaku와 seat가 있는 객체 {most}개 이하의 목록이어야 합니다.",
    ),
    "expected an object with yaku and seat": (
        "yakuとseatだけを持つオブジェクトが必要です。",
        "应为只含yaku和seat的对象。",
        "應為只含yaku和seat的物件。",
        "yaku와 seat만 있는 객체여야 합니다.",
    ),
    "expected a list of at most {most} objects with seat and yaku or yakuman": (
        "seatと、yakuかyakumanを持つオブジェクト{most}個以内の配列が必要です。",
        "应为不超过{most}个含seat以及yaku或yakuman的对象的列表。",
        "應為不超過{most}個含seat以及yaku或yakuman的物件的列表。",
        "seat와, yaku나 yakuman이 있는 객체 {most}개 이하의 목록이어야 합니다.",
    ),
    "expected seat 0 to 3, and for a hand yaku, one of {names}, for yakuman their number": (
        "seatは0から3です。手牌があればyakuに{names}のいずれか、なければyakumanに役満の数を指定してください。",
        "seat应为0到3；有手牌时yaku为{names}之一，否则yakuman为役满的个数。",
        "seat應為0到3；有手牌時yaku為{names}之一，否則yakuman為役滿的個數。",
        "seat는 0부터 3까지입니다. 손패가 있으면 yaku에 {names} 중 하나를, 없으면 yakuman에 역만의 수를 지정하세요.",
    ),
    "expected an object with type": (
        "typeを持つオブジェクトが必要です。",
        "应为含type的对象。",
        "應為含type的物件。",
        "type이 있는 객체여야 합니다.",
    ),
    "expected the name of a preset or an object with preset and options": (
        "プリセットの名前か、presetと変更する項目を持つオブジェクトが必要です。",
        "应为预设的名称，或含preset和选项的对象。",
        "應為預設的名稱，或含preset和選項的物件。",
        "프리셋 이름이나, preset과 항목이 있는 객체여야 합니다.",
    ),
    "expected the name of a preset": (
        "プリセットの名前が必要です。",
        "应为预设的名称。",
        "應為預設的名稱。",
        "프리셋 이름이어야 합니다.",
    ),
    "expected a whole number or a text of at most {most} characters": (
        "整数か、{most}文字以内の文字列を指定してください。",
        "应为整数，或不超过{most}个字符的文本。",
        "應為整數，或不超過{most}個字元的文字。",
        "정수나 {most}자 이하의 문자열이어야 합니다.",
    ),
    "expected a list of objects with id, to and body": (
        "id・to・bodyを持つオブジェクトの配列が必要です。",
        "应为含id、to和body的对象的列表。",
        "應為含id、to和body的物件的列表。",
        "id, to, body가 있는 객체의 목록이어야 합니다.",
    ),
}
