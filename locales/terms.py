"""Names of limits, fu, forms and waits: id -> (en, ja, zh-Hans, zh-Hant, ko).

May import: nothing.
"""

#: From the lowest up.
LIMITS: dict[str, tuple[str, str, str, str, str]] = {
    "mangan": ("Mangan", "満貫", "满贯", "滿貫", "만관"),
    "haneman": ("Haneman", "跳満", "跳满", "跳滿", "하네만"),
    "baiman": ("Baiman", "倍満", "倍满", "倍滿", "배만"),
    "sanbaiman": ("Sanbaiman", "三倍満", "三倍满", "三倍滿", "삼배만"),
    "kazoe_yakuman": ("Kazoe Yakuman", "数え役満", "累计役满", "累計役滿", "헤아림 역만"),
    "yakuman": ("Yakuman", "役満", "役满", "役滿", "역만"),
}

#: In the order in which fu are counted.
FU: dict[str, tuple[str, str, str, str, str]] = {
    "base": ("Base", "副底", "底符", "底符", "기본부"),
    "closed_ron": ("Closed Ron", "門前加符", "门前清荣和", "門前清榮和", "멘젠 론"),
    "tsumo": ("Tsumo", "ツモ", "自摸", "自摸", "쯔모"),
    "open_pinfu": ("Open Pinfu", "喰い平和形", "副露平和型", "副露平和型", "후로 핑후형"),
    "chiitoitsu": ("Chiitoitsu", "七対子", "七对子", "七對子", "치또이쯔"),
    "pair": ("Pair", "雀頭", "雀头", "雀頭", "머리"),
    "triplet": ("Triplet", "刻子", "刻子", "刻子", "커쯔"),
    "kan": ("Kan", "槓子", "杠子", "槓子", "깡쯔"),
    "kanchan": ("Kanchan", "嵌張", "嵌张", "嵌張", "간짱"),
    "penchan": ("Penchan", "辺張", "边张", "邊張", "변짱"),
    "tanki": ("Tanki", "単騎", "单骑", "單騎", "단기"),
}

FORMS: dict[str, tuple[str, str, str, str, str]] = {
    "standard": ("Standard", "一般形", "一般型", "一般型", "일반형"),
    "chiitoitsu": ("Chiitoitsu", "七対子", "七对子", "七對子", "치또이쯔"),
    "kokushi_musou": ("Kokushi Musou", "国士無双", "国士无双", "國士無雙", "국사무쌍"),
}

WAITS: dict[str, tuple[str, str, str, str, str]] = {
    "ryanmen": ("Ryanmen", "両面", "两面", "兩面", "양면"),
    "kanchan": ("Kanchan", "嵌張", "嵌张", "嵌張", "간짱"),
    "penchan": ("Penchan", "辺張", "边张", "邊張", "변짱"),
    "shanpon": ("Shanpon", "双碰", "双碰", "雙碰", "샤보"),
    "tanki": ("Tanki", "単騎", "单骑", "單騎", "단기"),
    "kokushi_juusanmen": ("Kokushi Juusanmen", "国士十三面", "国士十三面", "國士十三面", "국사 13면"),
}
