"""Rule sets and options: English -> (ja, zh-Hans, zh-Hant, ko).

May import: nothing.
"""

RULES: dict[str, tuple[str, str, str, str]] = {
    # Names.
    "there is no rule set {preset}; {hint}": (
        "{preset}というルールはありません。{hint}",
        "没有规则{preset}；{hint}",
        "沒有規則{preset}；{hint}",
        "{preset}: 그런 규칙은 없습니다. {hint}",
    ),
    "there is no option {option}; {hint}": (
        "{option}というルール項目はありません。{hint}",
        "没有规则选项{option}；{hint}",
        "沒有規則選項{option}；{hint}",
        "{option}: 그런 규칙 항목은 없습니다. {hint}",
    ),
    "there are no more than {most} options": (
        "ルール項目は{most}個までです。",
        "规则选项最多{most}个。",
        "規則選項最多{most}個。",
        "규칙 항목은 {most}개까지입니다.",
    ),
    # Values.
    "{option} must be {values}": (
        "{option}は{values}でなければなりません。",
        "{option}应为{values}。",
        "{option}應為{values}。",
        "{option}에 맞는 값: {values}.",
    ),
    "{option} must not be {idle} here": (
        "ここでは{option}を{idle}にできません。",
        "此处{option}不能为{idle}。",
        "此處{option}不能為{idle}。",
        "여기서는 {option} 값으로 {idle}을(를) 쓸 수 없습니다.",
    ),
    "{option} must be {players} with {preset}; for another size choose another preset": (
        "{preset}では{option}は{players}です。人数を変えるには別のプリセットを選んでください。",
        "{preset}的{option}为{players}；人数不同时请另选预设。",
        "{preset}的{option}為{players}；人數不同時請另選預設。",
        "{preset}에서 {option} 값은 {players}입니다. 인원수를 바꾸려면 다른 프리셋을 고르세요.",
    ),
    "{option} must have one number for each player": (
        "{option}には人数分の数を指定してください。",
        "{option}应为每位玩家一个数字。",
        "{option}應為每位玩家一個數字。",
        "{option}에는 사람마다 수가 하나씩 있어야 합니다.",
    ),
    "{option} must be fixed with three players": (
        "三人麻雀では{option}はfixedでなければなりません。",
        "三人麻将的{option}应为fixed。",
        "三人麻將的{option}應為fixed。",
        "3인 마작에서 {option} 값은 fixed여야 합니다.",
    ),
    "{option} must be given because uma_type is floating": (
        "uma_typeがfloatingなので、{option}を指定してください。",
        "uma_type为floating，因此必须给出{option}。",
        "uma_type為floating，因此必須給出{option}。",
        "uma_type이 floating이므로 {option} 값을 지정해야 합니다.",
    ),
    "{option} must have a list like uma for 0, 1, … all players": (
        "{option}には、浮きの人数0、1、…、全員のそれぞれにumaのような配列が必要です。",
        "{option}须为浮的人数0、1、…、全员各给出一个uma那样的列表。",
        "{option}須為浮的人數0、1、…、全員各給出一個uma那樣的列表。",
        "{option}에는 0명, 1명, …, 전원마다 uma 같은 목록이 있어야 합니다.",
    ),
    "{option} must have no m with three players, who play without 2m to 8m": (
        "三人麻雀では2mから8mを使わないので、{option}のmは0でなければなりません。",
        "三人麻将不用2m到8m，因此{option}的m应为0。",
        "三人麻將不用2m到8m，因此{option}的m應為0。",
        "3인 마작은 2m부터 8m까지를 쓰지 않으므로 {option}의 m은 0이어야 합니다.",
    ),
    "{option} must not be off because local_yaku lists it": (
        "local_yakuに入っているので、{option}をoffにできません。",
        "local_yaku中列有此役，因此{option}不能为off。",
        "local_yaku中列有此役，因此{option}不能為off。",
        "local_yaku에 들어 있으므로 {option} 값은 off일 수 없습니다.",
    ),
    "{option} must be four in all because local_yaku lists mondeikou": (
        "local_yakuにmondeikouが入っているので、{option}は合わせて4枚でなければなりません。",
        "local_yaku中列有mondeikou，因此{option}合计应为四张。",
        "local_yaku中列有mondeikou，因此{option}合計應為四張。",
        "local_yaku에 mondeikou가 들어 있으므로 {option} 합계는 네 장이어야 합니다.",
    ),
}
