"""Tiles, winds and melds as they are written: English -> (ja, zh-Hans, zh-Hant, ko).

May import: nothing.
"""

TILES: dict[str, tuple[str, str, str, str]] = {
    # Lists and texts.
    "expected tiles as a text such as 123m406p77z or as a list": (
        "牌は123m406p77zのような文字列か配列で書いてください。",
        "牌应写成123m406p77z这样的文本，或写成列表。",
        "牌應寫成123m406p77z這樣的文字，或寫成列表。",
        "패는 123m406p77z 같은 문자열이나 목록으로 쓰세요.",
    ),
    "a list of tiles holds names such as 1m or numbers from 0 to 135": (
        "牌の配列には、1mのような名前か0から135までの番号を入れてください。",
        "牌的列表中应为1m这样的名称，或0到135的编号。",
        "牌的列表中應為1m這樣的名稱，或0到135的編號。",
        "패 목록에는 1m 같은 이름이나 0부터 135까지의 번호를 넣으세요.",
    ),
    "a list holds names such as 1m or numbers from 0 to 135, not both": (
        "一つの配列には、1mのような名前か0から135までの番号のどちらか一方だけを入れてください。",
        "一个列表中只能用1m这样的名称，或0到135的编号，不能混用。",
        "一個列表中只能用1m這樣的名稱，或0到135的編號，不能混用。",
        "한 목록에는 1m 같은 이름이나 0부터 135까지의 번호 중 한쪽만 쓸 수 있습니다.",
    ),
    "{held} tiles; a set has {most}": (
        "牌が{held}枚あります。一組は{most}枚です。",
        "有{held}张牌；一副牌共{most}张。",
        "有{held}張牌；一副牌共{most}張。",
        "패가 {held}장입니다. 한 벌은 {most}장입니다.",
    ),
    "{length} characters; that is more than a set of tiles needs": (
        "{length}文字あり、一組の牌を書くには長すぎます。",
        "有{length}个字符，超过写一副牌所需的长度。",
        "有{length}個字元，超過寫一副牌所需的長度。",
        "{length}자입니다. 패 한 벌을 쓰기에는 너무 깁니다.",
    ),
    "expected one tile such as 5p, got {held}": (
        "牌は5pのように1枚だけ指定してください。{held}枚あります。",
        "应为一张牌，例如5p；实际有{held}张。",
        "應為一張牌，例如5p；實際有{held}張。",
        "5p처럼 패 한 장이어야 하는데 {held}장입니다.",
    ),
    "{text} is {held} tiles; a list names one tile each": (
        "{text}は{held}枚です。配列には1枚ずつ書いてください。",
        "{text}是{held}张牌；列表中每项应为一张。",
        "{text}是{held}張牌；列表中每項應為一張。",
        "{text}: 패 {held}장입니다. 목록에는 한 장씩 쓰세요.",
    ),
    # Names and numbers.
    "{number} is no tile number; they go from 0 to 135": (
        "{number}という牌番号はありません。番号は0から135までです。",
        "没有牌号{number}；牌号为0到135。",
        "沒有牌號{number}；牌號為0到135。",
        "{number}: 그런 패 번호는 없습니다. 번호는 0부터 135까지입니다.",
    ),
    "tile number {number} is there twice; each stands for one tile": (
        "牌番号{number}が重なっています。番号は一つが牌1枚を表します。",
        "牌号{number}出现两次；每个编号只代表一张牌。",
        "牌號{number}出現兩次；每個編號只代表一張牌。",
        "패 번호 {number}: 두 번 있습니다. 번호 하나는 패 한 장입니다.",
    ),
    "no 136 number is left for another {tile}": (
        "{tile}の牌番号（136通り）がもう残っていません。",
        "已没有可用于{tile}的牌号（共136个）。",
        "已沒有可用於{tile}的牌號（共136個）。",
        "{tile}의 패 번호(136개)가 더는 남아 있지 않습니다.",
    ),
    "{name} is no tile; honours go from 1z to 7z": (
        "{name}という牌はありません。字牌は1zから7zまでです。",
        "没有{name}这张牌；字牌为1z到7z。",
        "沒有{name}這張牌；字牌為1z到7z。",
        "{name}: 그런 패는 없습니다. 자패는 1z부터 7z까지입니다.",
    ),
    "{name} is no tile; only fives are red": (
        "{name}という牌はありません。赤いのは5だけです。",
        "没有{name}这张牌；只有5有赤牌。",
        "沒有{name}這張牌；只有5有赤牌。",
        "{name}: 그런 패는 없습니다. 적패는 5뿐입니다.",
    ),
    # Notations.
    "one list mixes notations: mjai (5mr, E), 0m and 1z, or Unicode tiles": (
        "一つの配列に表記が混ざっています。mjai（5mr、E）、0mや1z、Unicodeの牌のどれか一つにしてください。",
        "一个列表中混用了多种写法；请只用mjai（5mr、E）、0m和1z、Unicode牌之一。",
        "一個列表中混用了多種寫法；請只用mjai（5mr、E）、0m和1z、Unicode牌之一。",
        "한 목록에 여러 표기가 섞여 있습니다. mjai(5mr, E), 0m과 1z, 유니코드 패 중 하나만 쓰세요.",
    ),
    "{text} mixes notations; write 123m406p77z, mjai names or Unicode tiles": (
        "{text}には表記が混ざっています。123m406p77z、mjaiの名前、Unicodeの牌のどれか一つで書いてください。",
        "{text}混用了多种写法；请只用123m406p77z、mjai名称或Unicode牌之一。",
        "{text}混用了多種寫法；請只用123m406p77z、mjai名稱或Unicode牌之一。",
        "{text}: 여러 표기가 섞여 있습니다. 123m406p77z, mjai 이름, 유니코드 패 중 하나로 쓰세요.",
    ),
    "unknown letter {letter} in {text}; suits are m p s, honours are 1z to 7z": (
        "{text}の{letter}は読めません。数牌はm・p・s、字牌は1zから7zまでです。",
        "{text}中的{letter}无法识别；数牌为m、p、s，字牌为1z到7z。",
        "{text}中的{letter}無法識別；數牌為m、p、s，字牌為1z到7z。",
        "{text}에 있는 {letter}: 읽을 수 없습니다. 수패는 m, p, s, 자패는 1z부터 7z까지입니다.",
    ),
    "{text} has no suit after the last number; write 123m406p77z": (
        "{text}は最後の数字の後に種類がありません。123m406p77zのように書いてください。",
        "{text}的最后一个数字后缺少花色；请写成123m406p77z。",
        "{text}的最後一個數字後缺少花色；請寫成123m406p77z。",
        "{text}: 마지막 숫자 뒤에 종류가 없습니다. 123m406p77z처럼 쓰세요.",
    ),
    # Winds and melds.
    "expected east, south, west or north, got {text}": (
        "east・south・west・northのいずれかを指定してください。{text}は読めません。",
        "应为east、south、west或north，不能是{text}。",
        "應為east、south、west或north，不能是{text}。",
        "east, south, west, north 중 하나여야 합니다. 받은 값: {text}.",
    ),
    "expected {choices}, got {text}": (
        "{choices}を指定してください。{text}は読めません。",
        "应为{choices}，不能是{text}。",
        "應為{choices}，不能是{text}。",
        "{choices} 중 하나여야 합니다. 받은 값: {text}.",
    ),
    "{text} is no meld; write chi:340m or pon:777z@across": (
        "{text}は副露として読めません。chi:340mやpon:777z@acrossのように書いてください。",
        "{text}不是副露；请写成chi:340m或pon:777z@across。",
        "{text}不是副露；請寫成chi:340m或pon:777z@across。",
        "{text}: 후로로 읽을 수 없습니다. chi:340m이나 pon:777z@across처럼 쓰세요.",
    ),
    "a meld has type, tiles, called and from, no {name}": (
        "副露の項目はtype・tiles・called・fromで、{name}はありません。",
        "副露的字段为type、tiles、called和from，没有{name}。",
        "副露的欄位為type、tiles、called和from，沒有{name}。",
        "후로의 항목은 type, tiles, called, from입니다. 없는 항목: {name}.",
    ),
    "a meld has three or four tiles, got {held}": (
        "副露は3枚か4枚ですが、{held}枚あります。",
        "副露应为三张或四张，实际有{held}张。",
        "副露應為三張或四張，實際有{held}張。",
        "후로는 세 장이나 네 장인데 {held}장입니다.",
    ),
    "{held} melds; a hand has at most four": (
        "副露が{held}個あります。副露は4個までです。",
        "有{held}组副露；副露最多四组。",
        "有{held}組副露；副露最多四組。",
        "후로가 {held}개입니다. 후로는 네 개까지입니다.",
    ),
}
