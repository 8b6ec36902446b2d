"""Names of what a hand and its payment are made of: id -> (en, ja, zh-Hans, zh-Hant, ko).

An id that stands in several tables has the same name in all of them, the yaku among them.

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
    "nobetan": ("Nobetan", "ノベタン", "延单骑", "延單騎", "노베탕"),
    "kokushi_juusanmen": ("Kokushi Juusanmen", "国士十三面", "国士十三面", "國士十三面", "국사 13면"),
}

GROUPS: dict[str, tuple[str, str, str, str, str]] = {
    "run": ("Run", "順子", "顺子", "順子", "슌쯔"),
    "triplet": ("Triplet", "刻子", "刻子", "刻子", "커쯔"),
    "kan": ("Kan", "槓子", "杠子", "槓子", "깡쯔"),
    "pair": ("Pair", "雀頭", "雀头", "雀頭", "머리"),
    "single": ("Single", "単独の牌", "单张", "單張", "낱장"),
}

#: Players as an answer names them; the north that is a yaku of three-player rules has another name.
SEATS: dict[str, tuple[str, str, str, str, str]] = {
    "east": ("East", "東", "东", "東", "동"),
    "south": ("South", "南", "南", "南", "남"),
    "west": ("West", "西", "西", "西", "서"),
    "north": ("North", "北", "北", "北", "북"),
    "discarder": ("Discarder", "放銃者", "放铳者", "放銃者", "방총자"),
}

#: What a payment is for when a round is settled.
PAID_FOR: dict[str, tuple[str, str, str, str, str]] = {
    "hand": ("Hand", "和了点", "和牌点数", "和牌點數", "화료점"),
    "honba": ("Honba", "本場", "本场", "本場", "본장"),
    "riichi_deposit": ("Riichi Deposit", "立直供託", "立直供托", "立直供託", "리치 공탁"),
    "riichi_sticks": ("Riichi Sticks", "供託", "供托", "供託", "공탁"),
    "noten": ("Noten", "ノーテン罰符", "未听罚符", "未聽罰符", "노텐 벌점"),
    "nagashi_mangan": ("Nagashi Mangan", "流し満貫", "流局满贯", "流局滿貫", "유국만관"),
    "liability": ("Liability", "責任払い", "包牌", "包牌", "책임지불"),
    "chombo": ("Chombo", "チョンボ", "错和", "錯和", "촌보"),
}

#: Why a game ends.
GAME_ENDS: dict[str, tuple[str, str, str, str, str]] = {
    "tobi": ("Tobi", "飛び", "击飞", "擊飛", "토비"),
    "last_round": ("Last Round", "オーラス終了", "最终局结束", "最終局結束", "오라스 종료"),
    "target_reached": ("Target Reached", "目標点到達", "达到目标点数", "達到目標點數", "목표점 도달"),
    "agari_yame": ("Agari Yame", "和了やめ", "和牌终局", "和牌終局", "아가리야메"),
    "tenpai_yame": ("Tenpai Yame", "聴牌やめ", "听牌终局", "聽牌終局", "텐파이야메"),
    "extension_limit": ("Extension Limit", "延長の打ち切り", "延长战结束", "延長戰結束", "연장전 종료"),
}

ABORTIVE_DRAWS: dict[str, tuple[str, str, str, str, str]] = {
    "kyuushu_kyuuhai": ("Kyuushu Kyuuhai", "九種九牌", "九种九牌", "九種九牌", "구종구패"),
    "suufon_renda": ("Suufon Renda", "四風連打", "四风连打", "四風連打", "사풍연타"),
    "suucha_riichi": ("Suucha Riichi", "四家立直", "四家立直", "四家立直", "사가리치"),
    "suukaikan": ("Suukaikan", "四開槓", "四杠散了", "四槓散了", "사개깡"),
    "sanchahou": ("Sanchahou", "三家和", "三家和", "三家和", "삼가화"),
}

#: What an option of the rules says that is either so or not.
SWITCH: dict[str, tuple[str, str, str, str, str]] = {
    "true": ("yes", "あり", "有", "有", "있음"),
    "false": ("no", "なし", "无", "無", "없음"),
}
