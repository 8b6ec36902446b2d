"""Words for pictures, for those who cannot see them: id -> (en, ja, zh-Hans, zh-Hant, ko).

``{n}`` stands for a number, ``{tile}`` and ``{tiles}`` for names of tiles.

May import: nothing.
"""

#: Names of tiles as they are read out; suits by their numbers.
TILES: dict[str, tuple[str, str, str, str, str]] = {
    "man": ("{n} man", "{n}萬", "{n}万", "{n}萬", "{n}만"),
    "pin": ("{n} pin", "{n}筒", "{n}筒", "{n}筒", "{n}통"),
    "sou": ("{n} sou", "{n}索", "{n}索", "{n}索", "{n}삭"),
    "red": ("red {tile}", "赤{tile}", "赤{tile}", "赤{tile}", "적{tile}"),
    "east": ("east", "東", "东", "東", "동"),
    "south": ("south", "南", "南", "南", "남"),
    "west": ("west", "西", "西", "西", "서"),
    "north": ("north", "北", "北", "北", "북"),
    "haku": ("haku", "白", "白", "白", "백"),
    "hatsu": ("hatsu", "發", "发", "發", "발"),
    "chun": ("chun", "中", "中", "中", "중"),
}

#: Parts of a picture, and where a meld is from.
PARTS: dict[str, tuple[str, str, str, str, str]] = {
    "hand": ("hand: {tiles}", "手牌: {tiles}", "手牌: {tiles}", "手牌: {tiles}", "손패: {tiles}"),
    "win_tile": ("won on {tiles}", "和了牌: {tiles}", "和牌张: {tiles}", "和牌張: {tiles}", "화료패: {tiles}"),
    "chi": ("chi: {tiles}", "チー: {tiles}", "吃: {tiles}", "吃: {tiles}", "치: {tiles}"),
    "pon": ("pon: {tiles}", "ポン: {tiles}", "碰: {tiles}", "碰: {tiles}", "퐁: {tiles}"),
    "daiminkan": ("daiminkan: {tiles}", "大明槓: {tiles}", "大明杠: {tiles}", "大明槓: {tiles}", "대명깡: {tiles}"),
    "kakan": ("kakan: {tiles}", "加槓: {tiles}", "加杠: {tiles}", "加槓: {tiles}", "가깡: {tiles}"),
    "ankan": ("ankan: {tiles}", "暗槓: {tiles}", "暗杠: {tiles}", "暗槓: {tiles}", "안깡: {tiles}"),
    "left": ("from the left", "上家から", "来自上家", "來自上家", "상가에게서"),
    "across": ("from across", "対面から", "来自对家", "來自對家", "대면에게서"),
    "right": ("from the right", "下家から", "来自下家", "來自下家", "하가에게서"),
    "north": ("extracted norths: {n}", "抜いた北: {n}枚", "拔北: {n}张", "拔北: {n}張", "뺀 북: {n}장"),
    "dora_indicators": (
        "dora indicated by {tiles}",
        "ドラ表示牌: {tiles}",
        "宝牌指示牌: {tiles}",
        "寶牌指示牌: {tiles}",
        "도라 표시패: {tiles}",
    ),
    "ura_indicators": (
        "ura dora indicated by {tiles}",
        "裏ドラ表示牌: {tiles}",
        "里宝牌指示牌: {tiles}",
        "裏寶牌指示牌: {tiles}",
        "뒷도라 표시패: {tiles}",
    ),
}
