"""Fu: every item, given and withheld, and what they add up to.

Hands are said as in ``test_yaku``.
"""

from typing import Any

import pytest

from scoring.score import Score
from scoring.tiles import TILE_NAMES
from tests.test_yaku import PINFU, PLAIN, scored, yaku_of


def read(hand: str, rules: Any = "standard") -> Score:
    result = scored(hand, rules)
    assert isinstance(result, Score)
    return result


def items_of(result: Score) -> list[str]:
    """Write fu items as ``base 20``, ``concealed triplet 5z 8`` or ``kanchan 2``."""
    openness = {None: "", False: "concealed ", True: "open "}
    return sorted(
        f"{openness[item.open]}{item.id} {TILE_NAMES[item.kind] + ' ' if item.kind >= 0 else ''}{item.fu}"
        for item in result.best.fu_items
    )


RON = "base 20 + closed_ron 10"
DRAWN = "base 20 + tsumo 2"
#: 345m 66m 345p 678p but for the winning 5p, and room for a set.
SIMPLES = "34566m34678p 5p"

ROWS = [
    # How it was won.
    (RON, 30, PINFU, "a closed ron and nothing else"),
    ("base 20", 20, f"{PINFU} tsumo", "pinfu waives the fu of tsumo"),
    (f"{DRAWN} + pair 5z 2", 30, f"{PLAIN} tsumo", "without pinfu tsumo has its fu: 24"),
    (f"{DRAWN} + open kan 2s 8", 30, f"{SIMPLES} daiminkan:2222s tsumo", "an open hand has the fu of tsumo too"),
    (f"{DRAWN} + open kan 2s 8", 30, f"{SIMPLES} daiminkan:2222s tsumo rinshan", "and so has a replacement tile"),
    ("base 20 + open triplet 2s 2", 30, f"{SIMPLES} pon:222s", "an open hand has nothing for the ron"),
    (f"{RON} + concealed kan 2s 16", 50, f"{SIMPLES} ankan:2222s", "a concealed kan leaves the hand closed: 46"),
    ("base 20 + open_pinfu 2", 30, f"{SIMPLES} chi:234s", "open and nothing to add: 20 is treated as 30"),
    (DRAWN, 30, f"{SIMPLES} chi:234s tsumo", "open and drawn: 22"),
    ("base 20 + kanchan 2", 30, "34566m35678p 4p chi:234s", "open, but the wait adds something"),
    # The eight sets.
    ("base 20 + open triplet 8s 2", 30, f"{SIMPLES} pon:888s", "triplet of simples, called"),
    (f"{RON} + concealed triplet 8s 4", 40, "34566m34678p888s 5p", "triplet of simples, concealed: 34"),
    ("base 20 + open triplet 5z 4", 30, f"{SIMPLES} pon:555z", "triplet of honours, called"),
    (f"{RON} + concealed triplet 5z 8", 40, "34566m34678p555z 5p", "triplet of honours, concealed: 38"),
    ("base 20 + open kan 8s 8", 30, f"{SIMPLES} daiminkan:8888s", "kan of simples, called"),
    ("base 20 + open kan 8s 8", 30, f"{SIMPLES} kakan:8888s", "kan of simples, added"),
    (f"{RON} + concealed kan 8s 16", 50, f"{SIMPLES} ankan:8888s", "kan of simples, concealed: 46"),
    ("base 20 + open kan 5z 16", 40, f"{SIMPLES} daiminkan:5555z", "kan of honours, called"),
    ("base 20 + open kan 5z 16", 40, f"{SIMPLES} kakan:5555z", "kan of honours, added"),
    (f"{RON} + concealed kan 5z 32", 70, f"{SIMPLES} ankan:5555z", "kan of honours, concealed: 62"),
    (f"{RON} + concealed triplet 9s 8", 40, "34566m34678p999s 5p riichi", "terminals are as honours"),
    (f"{RON} + concealed kan 1s 32", 70, f"{SIMPLES} ankan:1111s riichi", "terminals are as honours"),
    ("base 20 + open triplet 5z 4 + open triplet 1s 4", 30, "66m34678p 5p pon:555z pon:111s", "both count: 28"),
    ("base 20 + open triplet 2s 2", 30, "66m34678p 5p chi:345m pon:222s", "a run has no fu"),
    # A triplet that the winning tile completes.
    (f"{RON} + open triplet 2p 2", 40, "22456p234789s33z 2p riichi", "by ron it is open: 32"),
    (f"{RON} + open triplet 1p 4", 40, "11456p234789s33z 1p riichi", "by ron it is open: 34"),
    (f"{RON} + open triplet 5z 4", 40, "456p234789s3355z 5z", "by ron it is open: 34"),
    (f"{DRAWN} + concealed triplet 2p 4", 30, "22456p234789s33z 2p tsumo", "drawn it is concealed: 26"),
    (f"{DRAWN} + concealed triplet 5z 8", 30, "456p234789s3355z 5z tsumo", "drawn it is concealed: 30"),
    (
        f"{RON} + concealed triplet 2p 4 + open triplet 4p 2",
        40,
        "22244p345678s33z 4p riichi",
        "only the one that the ron completes is open",
    ),
    (
        f"{RON} + concealed triplet 4p 4 + concealed triplet 9s 8",
        50,
        "123444p78999s33z 9s riichi",
        "9s completes 789s, which leaves 999s concealed: 42, not 38",
    ),
    (
        f"{RON} + open triplet 4p 2 + concealed triplet 9s 8",
        40,
        "12344p789999s33z 4p riichi",
        "4p completes no run here",
    ),
    # The pair.
    (f"{RON} + pair 5z 2", 40, f"{PLAIN} riichi", "haku: 32"),
    (f"{RON} + pair 6z 2", 40, "123456p23789s66z 4s riichi", "hatsu"),
    (f"{RON} + pair 7z 2", 40, "123456p23789s77z 4s riichi", "chun"),
    (f"{RON} + pair 1z 2", 40, "123456p23789s11z 4s riichi", "round wind"),
    (f"{RON} + pair 2z 2", 40, "123456p23789s22z 4s riichi", "seat wind"),
    (RON, 30, "123456p23789s33z 4s riichi", "a guest wind"),
    (RON, 30, "123456p23789s44z 4s riichi", "another guest wind"),
    (f"{RON} + pair 4z 2", 40, "123456p23789s44z 4s riichi seat_wind=north", "a seat wind then"),
    (f"{RON} + pair 1z 4", 40, "123456p23789s11z 4s riichi seat_wind=east", "round and seat wind: 34"),
    (f"{RON} + pair 2z 4", 40, "123456p23789s22z 4s riichi round_wind=south", "round and seat wind: 34"),
    (RON, 30, "123456p2378999s 4s riichi", "terminals have no fu as a pair"),
    # The wait.
    (f"{RON} + kanchan 2", 40, "123456p2478999s 3s riichi", "in the middle"),
    (f"{RON} + penchan 2", 40, "456789p12567s33z 3s riichi", "at the low edge"),
    (f"{RON} + penchan 2", 40, "123456p89234s33z 7s riichi", "at the high edge"),
    (RON, 30, "123456p45789s33z 3s riichi", "3s completes 345s, which has two sides"),
    (RON, 30, "123456p56123s33z 7s riichi", "7s completes 567s, which has two sides"),
    (f"{RON} + tanki 2 + pair 5z 2", 40, "123456p234789s5z 5z riichi", "for the pair, which counts too: 34"),
    (f"{RON} + tanki 2", 40, "123456p2345789s 5s riichi", "for the pair, though for two kinds"),
    (f"{DRAWN} + kanchan 2", 30, "123456p2478999s 3s tsumo", "drawn as well: 24"),
    (
        f"{DRAWN} + concealed triplet 2p 4 + concealed triplet 4p 4 + kanchan 2",
        40,
        "222444p34456s33z 5s tsumo",
        "46s pays more than 34s: 32, not 30",
    ),
    (
        f"{DRAWN} + concealed triplet 2p 4 + concealed triplet 4p 4 + penchan 2",
        40,
        "222444p12345s33z 3s tsumo",
        "12s pays more than 45s",
    ),
    (
        f"{DRAWN} + concealed triplet 2p 4 + concealed triplet 4p 4 + tanki 2",
        40,
        "222444p2234789s 2s tsumo",
        "2s for the pair pays more than 34s",
    ),
    (RON, 30, "123456p2234789s 2s riichi", "here 34s pays more, being pinfu"),
    ("base 20", 20, "123456p2234789s 2s tsumo", "and drawn as well"),
    # Seven pairs.
    ("chiitoitsu 25", 25, "1199p2244s33667z 7z", "never rounded; pairs and wait have no fu of their own"),
    ("chiitoitsu 25", 25, "1199p2244s33667z 7z tsumo", "nor has the tsumo"),
]


@pytest.mark.parametrize(("items", "fu", "hand", "because"), ROWS)
def test_fu(items, fu, hand, because):
    result = read(hand)
    assert items_of(result) == sorted(items.split(" + ")), because
    assert result.best.fu == fu, because


@pytest.mark.parametrize(
    ("options", "items", "fu", "hand", "because"),
    [
        ({"pinfu_tsumo": False}, DRAWN, 30, f"{PINFU} tsumo", "no pinfu, so tsumo has its fu"),
        ({"pinfu_tsumo": False}, RON, 30, PINFU, "pinfu by ron stays as it is"),
        ({"open_pinfu_ron_fu": 20}, "base 20", 20, f"{SIMPLES} chi:234s", "20 stays 20"),
        ({"open_pinfu_ron_fu": 20}, DRAWN, 30, f"{SIMPLES} chi:234s tsumo", "not by ron"),
        ({"open_pinfu_ron_fu": 20}, "base 20 + kanchan 2", 30, "34566m35678p 4p chi:234s", "22 is rounded up"),
        (
            {"rinshan_tsumo_fu": 0},
            "base 20 + open kan 2s 8",
            30,
            f"{SIMPLES} daiminkan:2222s tsumo rinshan",
            "a replacement tile has none",
        ),
        (
            {"rinshan_tsumo_fu": 0},
            f"{DRAWN} + open kan 2s 8",
            30,
            f"{SIMPLES} daiminkan:2222s tsumo",
            "a tile from the wall has",
        ),
        (
            {"double_wind_pair_fu": 2},
            f"{RON} + pair 1z 2",
            40,
            "123456p23789s11z 4s riichi seat_wind=east",
            "round and seat wind count once",
        ),
        ({"double_wind_pair_fu": 2}, f"{RON} + pair 1z 2", 40, "123456p23789s11z 4s riichi", "one wind is 2 anyway"),
        ({"preset": "mahjong_soul_3p"}, RON, 30, "123456p23789s44z 4s", "north is a guest wind"),
        (
            {"preset": "mahjong_soul_3p", "sanma_north_set_value": "yakuhai"},
            f"{RON} + pair 4z 2",
            40,
            "123456p23789s44z 4s riichi",
            "north is a value tile",
        ),
        (
            {"preset": "mahjong_soul_3p", "sanma_north": "yakuhai"},
            f"{RON} + pair 4z 2",
            40,
            "123456p23789s44z 4s riichi",
            "north is a value tile",
        ),
        (
            {"preset": "mahjong_soul_3p", "sanma_north": "ordinary_wind"},
            RON,
            30,
            "123456p23789s44z 4s riichi",
            "north is a guest wind",
        ),
        (
            {"preset": "mahjong_soul_3p"},
            f"{DRAWN} + pair 5z 2",
            30,
            f"{PLAIN} tsumo rinshan north=1",
            "drawn for a north",
        ),
        (
            {"preset": "mahjong_soul_3p", "rinshan_tsumo_fu": 0},
            "base 20 + pair 5z 2",
            30,
            f"{PLAIN} tsumo rinshan north=1",
            "drawn for a north",
        ),
    ],
)
def test_fu_by_the_rules(options, items, fu, hand, because):
    result = read(hand, {"preset": "standard", **options})
    assert items_of(result) == sorted(items.split(" + ")), because
    assert result.best.fu == fu, because


@pytest.mark.parametrize(
    ("hand", "because"),
    [
        ("19m19p19s1234566z 7z", "none for thirteen orphans"),
        ("19m19p19s1234567z 7z", "nor for a wait for all thirteen"),
        ("19m19p19s1234567z 7z tsumo", "nor drawn"),
    ],
)
def test_thirteen_orphans_have_no_fu(hand, because):
    result = read(hand)
    assert (items_of(result), result.best.fu) == ([], 0), because


def test_other_yakuman_have_the_fu_of_their_groups():
    dragons = "concealed triplet 5z 8 + concealed triplet 6z 8 + concealed triplet 7z 8"
    expected = f"{RON} + {dragons} + open triplet 3p 2"
    assert items_of(read("555666777z22m33p 3p")) == sorted(expected.split(" + "))


def test_pinfu_without_tsumo_is_no_pinfu():
    assert yaku_of(f"{PINFU} tsumo", {"preset": "standard", "pinfu_tsumo": False}) == {"menzen_tsumo": 1}


@pytest.mark.parametrize("hand", [row[2] for row in ROWS if "chiitoitsu" not in row[0]])
def test_fu_are_the_sum_of_the_items_rounded_up_to_ten(hand):
    best = read(hand).best
    assert best.fu - 10 < sum(item.fu for item in best.fu_items) <= best.fu
    assert best.fu % 10 == 0


def test_items_name_their_tiles(client):
    hand = {"hand": "24p055789s22z", "win_tile": "3p", "melds": ["ankan:9999m"], "riichi": True, "rules": "standard"}
    answer = client.post("/v1/score", json=hand).json
    assert sorted(answer["fu_items"], key=lambda item: item["id"]) == [
        {"id": "base", "fu": 20},
        {"id": "closed_ron", "fu": 10},
        {"id": "kan", "tiles": ["9m"] * 4, "open": False, "fu": 32},
        {"id": "kanchan", "tiles": ["2p", "4p"], "fu": 2},
        {"id": "pair", "tiles": ["2z", "2z"], "fu": 2},
        {"id": "triplet", "tiles": ["5s", "5s", "0s"], "open": False, "fu": 4},
    ]
    assert answer["fu"] == 70
