"""Local and ancient yaku (古役・ローカル役), each off unless the option ``local_yaku`` lists it.

Values and replacements are those of Mahjong Soul's ancient mode. Renhou, which that mode lists too, is an option of
its own and stands among the others. May import: ``facts``, ``yaku``.
"""

from scoring.facts import (
    ALL_HONOURS,
    BIG_WHEEL_MAN,
    BIG_WHEEL_PIN,
    BIG_WHEEL_SOU,
    CLOSED,
    DOUBLE_RIICHI,
    FIVE_FAMILIES,
    FOUR_CALLS,
    KAN_DISCARD,
    LAST_TILE,
    RIICHI_TILE,
    RON,
    SEVEN_PAIRS,
    STANDARD,
    TANKI,
    TRIPLE_RUN,
    TRIPLETS_IN_A_ROW,
    TSUMO,
    WON_ON_1P,
    WON_ON_9P,
)
from scoring.yaku import Setting, Yaku, yakuman


def _on(id: str) -> Setting:
    return ("local_yaku", id)


LOCAL_YAKU = (
    # One han.
    Yaku("tsubame_gaeshi", 1, 1, RIICHI_TILE, on=_on("tsubame_gaeshi")),
    Yaku("kanburi", 1, 1, KAN_DISCARD, on=_on("kanburi")),
    Yaku("shiiaru_raotai", 0, 1, FOUR_CALLS | TANKI, on=_on("shiiaru_raotai")),
    # Two han and more.
    Yaku("uumensai", 2, 2, STANDARD | FIVE_FAMILIES, on=_on("uumensai")),
    Yaku("sanrenkou", 2, 2, TRIPLETS_IN_A_ROW, on=_on("sanrenkou")),
    Yaku("isshoku_sanjun", 3, 2, TRIPLE_RUN, on=_on("isshoku_sanjun"), replaces=("iipeikou",)),
    Yaku("iipin_mouyue", 5, 5, LAST_TILE | TSUMO | WON_ON_1P, on=_on("iipin_mouyue"), replaces=("haitei",)),
    Yaku("chuupin_raoyui", 5, 5, LAST_TILE | RON | WON_ON_9P, on=_on("chuupin_raoyui"), replaces=("houtei",)),
    # Yakuman.
    yakuman("daisharin", BIG_WHEEL_PIN | CLOSED, on=_on("daisharin")),
    yakuman("daichikurin", BIG_WHEEL_SOU | CLOSED, on=_on("daichikurin")),
    yakuman("daisuurin", BIG_WHEEL_MAN | CLOSED, on=_on("daisuurin")),
    yakuman("ishi_no_ue_ni_mo_san_nen", DOUBLE_RIICHI | LAST_TILE, on=_on("ishi_no_ue_ni_mo_san_nen")),
    yakuman("daichisei", SEVEN_PAIRS | ALL_HONOURS, times=2, on=_on("daichisei"), replaces=("tsuuiisou",)),
)
