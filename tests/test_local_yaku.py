"""Local yaku: the fourteen of Mahjong Soul's ancient mode, each by itself on top of the standard rules.

Hands are said as in ``test_yaku``.
"""

from typing import Any

import pytest

from scoring.rules import LOCAL_YAKU
from scoring.rulesets import rule_set
from scoring.score import Score
from tests.test_yaku import PINFU, PLAIN, SHORT, is_open, scored, worth, yaku_of

#: Local yaku -> han of a closed and of an open hand; or how many yakuman, which closed hands alone can have.
VALUES = {
    "renhou": (1, 0),
    "daisharin": (1, 0),
    "daichikurin": (1, 0),
    "daisuurin": (1, 0),
    "ishi_no_ue_ni_mo_san_nen": (1, 0),
    "daichisei": (2, 0),
    "tsubame_gaeshi": (1, 1),
    "kanburi": (1, 1),
    "shiiaru_raotai": (0, 1),
    "uumensai": (2, 2),
    "sanrenkou": (2, 2),
    "isshoku_sanjun": (3, 2),
    "iipin_mouyue": (5, 5),
    "chuupin_raoyui": (5, 5),
}


def with_only(yaku: str) -> dict[str, Any]:
    """Make standard rules with one local yaku; renhou needs its own option besides."""
    rules: dict[str, Any] = {"preset": "standard", "local_yaku": [yaku]}
    return rules | {"renhou": "yakuman"} if yaku == "renhou" else rules


#: 22334455667788 without the last tile.
WHEEL = "2233445566778"
SEVEN_STARS = "1122334455667z 7z"
THREE_RUNS = "22333444p678s11z 2p"
ON_1P = "23456p777789s55z 1p tsumo last_tile"
ON_9P = "12378p777789s55z 9p last_tile"

#: (what the hand is worth, first the yaku that the row is about, the hand, because).
HITS = [
    ("renhou 1", f"{PLAIN} first_turn", "ron before the own first draw"),
    ("daisharin 1", f"{WHEEL}p 8p", "22334455667788 of pin"),
    ("daisharin 1", "2233440566778p 8p tsumo", "a red five is a five"),
    ("daisharin 1", "2334455667788p 2p riichi", "whichever tile was won; riichi is not counted beside it"),
    ("daisharin 1 chiihou 1", f"{WHEEL}p 8p tsumo first_turn", "another yakuman is"),
    ("daichikurin 1", f"{WHEEL}s 8s", "the same of sou"),
    ("daisuurin 1", f"{WHEEL}m 8m", "the same of man"),
    ("ishi_no_ue_ni_mo_san_nen 1", f"{PLAIN} double_riichi last_tile", "double riichi, then houtei"),
    ("ishi_no_ue_ni_mo_san_nen 1", f"{PLAIN} double_riichi last_tile tsumo", "double riichi, then haitei"),
    ("daichisei 2", SEVEN_STARS, "seven pairs of honours; tsuuiisou is not added"),
    ("tsubame_gaeshi 1", f"{PLAIN} riichi_tile", "ron on the tile of a riichi"),
    ("tsubame_gaeshi 1", f"{SHORT} pon:888s riichi_tile", "open as well"),
    ("tsubame_gaeshi 1 pinfu 1 riichi 1", f"{PINFU} riichi_tile riichi", "it adds up"),
    ("kanburi 1", f"{PLAIN} kan_discard", "ron on the discard after a kan"),
    ("kanburi 1", f"{SHORT} pon:888s kan_discard", "open as well"),
    ("shiiaru_raotai 1", "5z 5z chi:234p chi:567p pon:777s pon:888s", "four called sets"),
    ("shiiaru_raotai 1", "5z 5z chi:234p chi:567p pon:777s pon:888s tsumo", "drawn as well"),
    ("shiiaru_raotai 1 toitoi 2", "5z 5z pon:222p daiminkan:4444p kakan:7777s pon:888s", "called kans count"),
    ("uumensai 2", "234m567p78s33366z 9s", "man, pin, sou, winds and dragons"),
    ("uumensai 2 hatsu 1", "234m567p789s3366z 6z", "the dragons may be the triplet"),
    ("uumensai 2", "567p78s33366z 9s chi:234m", "open as well"),
    ("sanrenkou 2", "22233344p678s55z 4p", "222 333 444 of pin"),
    ("sanrenkou 2", "33344p678s55z 4p pon:222p", "open as well"),
    ("sanrenkou 2", "23p33z 4p pon:777s ankan:8888s daiminkan:9999s", "kans are triplets"),
    ("sanrenkou 2 sanankou 2 menzen_tsumo 1", "22233344p678s55z 4p tsumo", "it adds up"),
    ("isshoku_sanjun 3", THREE_RUNS, "three equal runs; iipeikou is not added"),
    ("isshoku_sanjun 2", "23344p678s11z 2p chi:234p", "one less open"),
    ("isshoku_sanjun 3 menzen_tsumo 1", f"{THREE_RUNS} tsumo", "not the sanankou that is in it too"),
    ("iipin_mouyue 5 menzen_tsumo 1", ON_1P, "haitei on 1p; haitei is not added"),
    ("iipin_mouyue 5", "23456p234s55z 1p pon:888s tsumo last_tile", "open as well"),
    ("chuupin_raoyui 5", ON_9P, "houtei on 9p; houtei is not added"),
    ("chuupin_raoyui 5", "12378p234s55z 9p pon:888s last_tile", "open as well"),
]

_OTHER_WHEEL = "ryanpeikou 3 pinfu 1 tanyao 1 chinitsu 6"

#: (the yaku missed, what the hand is worth all the same, the hand, because).
MISSES = [
    ("renhou", "", PLAIN, "a later turn"),
    ("renhou", "chiihou 1", f"{PLAIN} first_turn tsumo", "the tile was drawn"),
    ("daisharin", _OTHER_WHEEL, f"{WHEEL}s 8s", "of sou"),
    ("daisharin", "ryanpeikou 3 pinfu 1 chinitsu 6", "1122334455667p 7p", "11223344556677"),
    ("daisharin", "tanyao 1 chinitsu 5", "2234566778p 8p chi:345p", "345p is called"),
    ("daichikurin", _OTHER_WHEEL, f"{WHEEL}p 8p", "of pin"),
    ("daisuurin", _OTHER_WHEEL, f"{WHEEL}p 8p", "of pin"),
    ("ishi_no_ue_ni_mo_san_nen", "riichi 1 houtei 1", f"{PLAIN} riichi last_tile", "a later riichi"),
    ("ishi_no_ue_ni_mo_san_nen", "double_riichi 2", f"{PLAIN} double_riichi", "not the last tile"),
    ("daichisei", "tsuuiisou 1", "1112225556677z 6z", "triplets"),
    ("daichisei", "chiitoitsu 2 honroutou 2 honitsu 3", "1p112233445566z 1p", "six pairs of honours"),
    ("tsubame_gaeshi", "", PLAIN, "an ordinary discard"),
    ("tsubame_gaeshi", "riichi 1", f"{PLAIN} riichi", "the own riichi wins nothing"),
    ("kanburi", "", PLAIN, "an ordinary discard"),
    ("kanburi", "chankan 1", f"{PLAIN} chankan", "the tile of the kan itself"),
    ("shiiaru_raotai", "toitoi 2", "5z 5z pon:222p ankan:4444p pon:777s pon:888s", "an ankan is not called"),
    ("shiiaru_raotai", "", "456m5z 5z chi:234p pon:777s pon:888s", "three called sets"),
    ("uumensai", "", "234m567p78s33344z 9s", "no dragons"),
    ("uumensai", "haku 1", "234m567p78s55566z 9s", "no winds"),
    ("uumensai", "", "234567p78s33355z 9s", "no man"),
    ("uumensai", "chiitoitsu 2", "1122m3344p55s335z 5z", "seven pairs are not five groups"),
    ("sanrenkou", "", "22233355p678s66z 5p", "222 333 555"),
    ("sanrenkou", "", "222333p44678s66z 4s", "444 is of another suit"),
    ("sanrenkou", "", "22233344p23789s 4s", "44p is the pair"),
    ("sanrenkou", "", "234p11888999s33z 1s", "1 does not follow 9"),
    ("sanrenkou", "", "888999m11p234s33z 1p", "1p does not follow 9m"),
    ("isshoku_sanjun", "iipeikou 1", "112233p45678s55z 9s", "two equal runs"),
    ("isshoku_sanjun", "sanshoku_doujun 2", "234m234p23789s55z 4s", "of three suits"),
    ("isshoku_sanjun", "ittsuu 2", "123456789p23s55z 4s", "three runs of a suit, none of them equal"),
    ("iipin_mouyue", "houtei 1", "23456p777789s55z 1p last_tile", "won by ron"),
    ("iipin_mouyue", "menzen_tsumo 1", "23456p777789s55z 1p tsumo", "not the last tile"),
    ("iipin_mouyue", "haitei 1 menzen_tsumo 1", "12378p777789s55z 9p tsumo last_tile", "on 9p"),
    ("iipin_mouyue", "haitei 1 menzen_tsumo 1", "777789p23456s55z 1s tsumo last_tile", "on 1s"),
    ("chuupin_raoyui", "haitei 1 menzen_tsumo 1", "12378p777789s55z 9p tsumo last_tile", "drawn"),
    ("chuupin_raoyui", "", "12378p777789s55z 9p", "not the last tile"),
    ("chuupin_raoyui", "houtei 1", "23456p777789s55z 1p last_tile", "on 1p"),
    ("chuupin_raoyui", "houtei 1", "777789p12378s55z 9s last_tile", "on 9s"),
]


@pytest.mark.parametrize(("has", "hand", "because"), HITS)
def test_has(has, hand, because):
    assert yaku_of(hand, with_only(has.split()[0])) == worth(has), because


@pytest.mark.parametrize(("missed", "has", "hand", "because"), MISSES)
def test_has_not(missed, has, hand, because):
    assert missed not in worth(has)
    assert yaku_of(hand, with_only(missed)) == worth(has), because


@pytest.mark.parametrize("hand", [hand for _, hand, _ in HITS])
def test_none_is_on_by_default(hand):
    assert not set(yaku_of(hand)) & set(VALUES)


@pytest.mark.parametrize(
    ("has", "hand", "because"),
    [
        ("haitei 1 menzen_tsumo 1", ON_1P, "iipin_mouyue is off"),
        ("houtei 1", ON_9P, "chuupin_raoyui is off"),
        ("iipeikou 1", THREE_RUNS, "isshoku_sanjun is off"),
        ("tsuuiisou 1", SEVEN_STARS, "daichisei is off"),
        ("double_riichi 2 houtei 1", f"{PLAIN} double_riichi last_tile", "ishi_no_ue_ni_mo_san_nen is off"),
        (_OTHER_WHEEL, f"{WHEEL}p 8p", "daisharin is off"),
    ],
)
def test_what_is_replaced_counts_again_where_the_local_yaku_is_off(has, hand, because):
    assert yaku_of(hand) == worth(has), because


def test_these_are_all():
    assert set(LOCAL_YAKU) == set(VALUES)
    assert {missed for missed, *_ in MISSES} == set(VALUES)


@pytest.mark.parametrize("yaku", VALUES)
def test_every_one_has_a_hit_closed_and_open(yaku):
    shown = {is_open(hand): worth(has)[yaku] for has, hand, _ in HITS if has.split()[0] == yaku}
    assert (shown.get(False, 0), shown.get(True, 0)) == VALUES[yaku]


# All of them together.

ANCIENT = "mahjong_soul_ancient"


def test_ancient_rules_have_them_all():
    assert set(rule_set(ANCIENT).local_yaku) == set(VALUES)


@pytest.mark.parametrize(
    ("has", "base", "hand", "because"),
    [
        ("isshoku_sanjun 3", 1280, THREE_RUNS, "two concealed triplets and an open one are sanrenkou only"),
        ("sanrenkou 2 sanankou 2 menzen_tsumo 1", 2000, f"{THREE_RUNS} tsumo", "read as triplets it pays more"),
        ("iipin_mouyue 5 menzen_tsumo 1", 3000, ON_1P, "five han and one"),
        ("chuupin_raoyui 5", 2000, ON_9P, "a mangan by itself"),
        ("chuupin_raoyui 5", 3000, f"{ON_9P} dora_indicators=8p", "dora are added"),
        ("daichisei 2", 16000, SEVEN_STARS, "twice a yakuman"),
        ("daichisei 2 renhou 1", 24000, f"{SEVEN_STARS} first_turn", "yakuman add up"),
        (
            "daisharin 1 ishi_no_ue_ni_mo_san_nen 1",
            16000,
            f"{WHEEL}p 8p double_riichi last_tile",
            "yakuman of the tiles and of the moment",
        ),
        ("shiiaru_raotai 1 sanrenkou 2 toitoi 2", 2000, "5z 5z pon:222p pon:333p pon:444p pon:888s", "five han"),
    ],
)
def test_ancient_rules(has, base, hand, because):
    result = scored(hand, ANCIENT)
    assert isinstance(result, Score)
    assert (dict(result.best.yaku), result.best.base.points) == (worth(has), base), because
