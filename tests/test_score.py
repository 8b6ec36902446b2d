"""The score of a win: which reading is paid, dora, limits, why a hand does not win, and how it is laid out.

Hands are said as in ``test_yaku``.
"""

from typing import Any

import pytest

from scoring.groups import groups
from scoring.score import NoWin, Score
from tests.helpers import asked
from tests.test_fu import ROWS as FU_ROWS
from tests.test_fu import SIMPLES
from tests.test_yaku import CHINITSU, HITS, ORPHANS, PINFU, PLAIN, SHORT, YAKUMAN_HITS, said, scored, worth

SANMA = "mahjong_soul_3p"

#: The winning hands of two other tables.
ALL_HANDS = [row[1] for row in HITS + YAKUMAN_HITS] + [row[2] for row in FU_ROWS]


def read(hand: str, rules: Any = "standard") -> Score:
    result = scored(hand, rules)
    assert isinstance(result, Score)
    return result


# The reading that is paid.

THREE_RUNS = "22333444p678s11z 2p"
#: Four concealed triplets, or three equal runs and a triplet; three 2p, 3p, 4p, 8p and a pair of haku.
FOUR_TRIPLETS = "22233344488p55z 8p tsumo riichi"


@pytest.mark.parametrize(
    ("has", "han", "fu", "hand", "because"),
    [
        ("iipeikou 1", 1, 40, THREE_RUNS, "as triplets it has no yaku: 2p was won by ron"),
        ("sanankou 2 menzen_tsumo 1", 3, 40, f"{THREE_RUNS} tsumo", "as runs it has one han less"),
        ("ryanpeikou 3 tanyao 1", 4, 40, "223344p667788s5m 5m", "as seven pairs it has three han 25 fu"),
        ("pinfu 1", 1, 30, "123456p2234789s 2s", "as a wait for the pair it has no yaku"),
        ("riichi 1", 1, 50, "123444p78999s33z 9s riichi", "with 999s completed by the ron it has 40 fu"),
        ("chinitsu 6 pinfu 1", 7, 30, "2234566777889p 2p", "six han pay haneman too, but are fewer"),
    ],
)
def test_the_reading_that_pays_most_is_taken(has, han, fu, hand, because):
    best = read(hand).best
    assert (dict(best.yaku), best.han, best.fu) == (worth(has), han, fu), because


def test_at_equal_pay_and_han_more_fu_are_taken():
    # Seven han are haneman with 34s (30 fu) as with 46s (40 fu).
    best = read("222444p34456s33z 5s tsumo dora_indicators=1p,3p").best
    assert (best.han, best.base.limit, best.reading.wait, best.fu) == (7, "haneman", "kanchan", 40)


def test_points_are_compared_before_han():
    rules = {"preset": "standard", "kazoe_yakuman": "sanbaiman"}
    best = read(f"{FOUR_TRIPLETS} dora_indicators=1p,1p,2p", rules).best
    assert max(one.han for one in read(f"{FOUR_TRIPLETS} dora_indicators=1p,1p,2p", rules).candidates) == 15
    assert (dict(best.yaku), best.base.points) == ({"suuankou": 1}, 8000)


def test_a_yakuman_is_no_counted_one_though_that_pays_alike():
    # S40: beside a yakuman ordinary yaku are not counted, even if they reach thirteen han.
    best = read(f"{FOUR_TRIPLETS} dora_indicators=1p,1p,2p").best
    assert (dict(best.yaku), best.base.points) == ({"suuankou": 1}, 8000)


def test_all_readings_are_listed():
    assert {one.reading.wait for one in read("123456p2234789s 2s tsumo").candidates} == {"ryanmen", "tanki"}


@pytest.mark.parametrize("hand", ALL_HANDS)
def test_no_reading_pays_more(hand):
    result = read(hand)
    assert result.best in result.candidates
    assert result.best.base.points == max(one.base.points for one in result.candidates)


# Dora.


@pytest.mark.parametrize(
    ("bonus", "hand", "because"),
    [
        ("dora 1", f"{PLAIN} riichi dora_indicators=1p", "2p follows 1p"),
        ("dora 3", f"{PINFU} dora_indicators=8s", "three 9s"),
        ("dora 1", f"{PLAIN} riichi dora_indicators=3s", "the winning tile counts"),
        ("", f"{PLAIN} riichi dora_indicators=9s", "no 1s; 9s itself is no dora"),
        ("dora 1", f"{PLAIN} riichi dora_indicators=9p", "1p follows 9p"),
        ("dora 3", "12345699p78s111z 9s dora_indicators=4z", "east follows north"),
        ("dora 3", "12345699p78s222z 9s dora_indicators=1z", "south follows east"),
        ("dora 2", f"{PLAIN} riichi dora_indicators=7z", "haku follows chun"),
        ("", f"{PLAIN} riichi dora_indicators=4z", "haku does not follow north"),
        ("", "12345699p78s111z 9s dora_indicators=7z", "east does not follow chun"),
        ("dora 6", "444m123p56789s33z 4s riichi dora_indicators=3m,3m", "two equal indicators count twice"),
        ("dora 5", f"{PLAIN} riichi dora_indicators=1p,2p,3p,4p,5p", "five indicators"),
        ("dora 2", f"{SIMPLES} pon:888s dora_indicators=0m", "6m follows the red five too"),
        ("dora 3", f"{SIMPLES} pon:888s dora_indicators=7s", "called tiles count"),
        ("dora 4", f"{SIMPLES} ankan:8888s dora_indicators=7s", "all four of a kan count"),
        ("red 1", "34066m34678p 5p pon:888s", "a red five in the hand"),
        ("red 1", "34566m34678p 0p pon:888s", "a red five won"),
        ("red 1", "66m34678p 5p chi:340m pon:888s", "a red five in a run called"),
        ("red 1", f"{SIMPLES} ankan:0555s", "a red five in a kan"),
        ("red 3", "34066m34678p 0p pon:055s", "one of each suit"),
        ("dora 1 red 1", "34066m34678p 5p pon:888s dora_indicators=4m", "a red five that is dora counts for both"),
        ("ura 1", f"{PLAIN} riichi ura_indicators=1p", "with riichi"),
        ("ura 1", f"{PLAIN} double_riichi ura_indicators=1p", "with double riichi"),
        ("ura 2", f"{PLAIN} riichi ura_indicators=1p,1p", "two equal ones"),
        ("dora 1 ura 1", f"{PLAIN} riichi dora_indicators=1p ura_indicators=2p", "side by side"),
        ("", f"{PINFU} ura_indicators=8s", "not without riichi"),
        ("", "222444p777999s3z 3z riichi dora_indicators=1p", "not with a yakuman"),
    ],
)
def test_dora(bonus, hand, because):
    assert read(hand).best.bonus._asdict() == {"dora": 0, "red": 0, "ura": 0, "north": 0} | worth(bonus), because


@pytest.mark.parametrize(
    ("bonus", "rules", "hand", "because"),
    [
        ("dora 2", SANMA, "9m123789p123789s 9m dora_indicators=1m", "9m follows 1m without 2m to 8m"),
        ("", "standard", "9m123789p123789s 9m dora_indicators=1m", "2m follows 1m with them"),
        (
            "",
            {"preset": SANMA, "sanma_dora_1m_to_9m": False},
            "9m123789p123789s 9m dora_indicators=1m",
            "unless the rules say that nothing does",
        ),
        ("dora 2", SANMA, "1m123789p123789s 1m dora_indicators=9m", "1m follows 9m as always"),
        ("dora 2", SANMA, "9m123789p123789s 9m riichi dora_indicators=1m", "with riichi as well"),
        ("ura 2", SANMA, "9m123789p123789s 9m riichi ura_indicators=1m", "the same with ura"),
        ("north 2", SANMA, f"{PLAIN} tsumo north=2", "extracted norths"),
        ("dora 2 north 2", SANMA, f"{PLAIN} tsumo north=2 dora_indicators=3z", "extracted norths may be dora"),
        ("dora 4 north 2", SANMA, f"{PLAIN} tsumo north=2 dora_indicators=3z,3z", "twice"),
        ("dora 4 north 2", SANMA, "123456p23789s44z 4s north=2 dora_indicators=3z", "beside those in the hand"),
        ("ura 1 north 1", SANMA, f"{PLAIN} riichi north=1 ura_indicators=3z", "or ura"),
        ("north 2", SANMA, f"{PLAIN} tsumo north=2 dora_indicators=4z", "east follows north"),
        ("", "jpml_a", f"{PLAIN} riichi ura_indicators=1p", "rules without ura"),
    ],
)
def test_dora_by_the_rules(bonus, rules, hand, because):
    best = read(hand, rules).best
    assert best.bonus._asdict() == {"dora": 0, "red": 0, "ura": 0, "north": 0} | worth(bonus), because


def test_every_dora_is_a_han():
    best = read("34066m34678p 5p ankan:8888s riichi dora_indicators=7s,5m ura_indicators=4m").best
    assert best.bonus == (4 + 2, 1, 1, 0)
    assert best.han == sum(han for _, han in best.yaku) + 8


# Limits. PINFU with riichi is two han 30 fu; an indicator of 8s adds three, those of 1p to 5p one each.


@pytest.mark.parametrize(
    ("han", "fu", "limit", "south", "east", "hand"),
    [
        (1, 30, None, 1000, 1500, PINFU),
        (2, 30, None, 2000, 2900, f"{PINFU} riichi"),
        (3, 30, None, 3900, 5800, f"{PINFU} riichi dora_indicators=1p"),
        (4, 30, None, 7700, 11600, f"{PINFU} riichi dora_indicators=1p,2p"),
        (5, 30, "mangan", 8000, 12000, f"{PINFU} riichi dora_indicators=8s"),
        (6, 30, "haneman", 12000, 18000, f"{PINFU} riichi dora_indicators=8s,1p"),
        (7, 30, "haneman", 12000, 18000, f"{PINFU} riichi dora_indicators=8s,1p,2p"),
        (8, 30, "baiman", 16000, 24000, f"{PINFU} riichi dora_indicators=8s,8s"),
        (10, 30, "baiman", 16000, 24000, f"{PINFU} riichi dora_indicators=8s,8s,1p,2p"),
        (11, 30, "sanbaiman", 24000, 36000, f"{PINFU} riichi dora_indicators=8s,8s,8s"),
        (12, 30, "sanbaiman", 24000, 36000, f"{PINFU} riichi dora_indicators=8s,8s,8s,1p"),
        (13, 30, "kazoe_yakuman", 32000, 48000, f"{PINFU} riichi dora_indicators=8s,8s,8s,1p,2p"),
        (15, 30, "kazoe_yakuman", 32000, 48000, f"{PINFU} riichi dora_indicators=8s,8s,8s,1p,2p ura_indicators=1p,2p"),
        (3, 60, None, 7700, 11600, "66m34678p555z 5p ankan:8888s dora_indicators=0m"),
        (3, 70, "mangan", 8000, 12000, f"{SIMPLES} ankan:5555z dora_indicators=0m"),
        (4, 40, "mangan", 8000, 12000, f"{PLAIN} riichi dora_indicators=7z,1p"),
        (2, 25, None, 1600, 2400, "1199p2244s33667z 7z"),
        (4, 25, None, 6400, 9600, "1199p2244s33667z 7z dora_indicators=8p"),
        (2, 70, None, 4500, 6800, f"{SIMPLES} ankan:5555z riichi"),
    ],
)
def test_limits(han, fu, limit, south, east, hand):
    result = read(hand)
    assert (result.best.han, result.best.fu, result.best.base.limit) == (han, fu, limit)
    assert (result.price.total, read(f"{hand} seat_wind=east").price.total) == (south, east)


@pytest.mark.parametrize(
    ("times", "south", "hand"),
    [
        (1, 32000, "12p99s555666777z 3p"),
        (3, 96000, "1115556667774z 4z"),
        (5, 160000, "5z 5z ankan:1111z ankan:2222z ankan:3333z ankan:4444z"),
    ],
)
def test_yakuman(times, south, hand):
    result = read(f"{hand} dora_indicators=8s")
    assert (result.best.claim.yakuman, result.best.han, result.best.base.limit) == (times, 0, "yakuman")
    assert result.price.total == south


# Why a hand does not win.

_MINIMUM = {"preset": "standard", "minimum_han": 2}


@pytest.mark.parametrize(
    ("reason", "rules", "hand", "because"),
    [
        ("not_agari", "standard", "123456p23789s55z 5s", "235s is no group"),
        ("not_agari", "standard", "1111p2244s55667z 7z", "four equal tiles are not two pairs"),
        ("not_agari", "standard", "19m19p19s1234566z 1m", "no 7z"),
        ("not_agari", "standard", f"{SHORT} ankan:9999s riichi".replace("4s", "2s"), "223s is no group"),
        ("no_yaku", "standard", PLAIN, "no yaku"),
        ("no_yaku", "standard", f"{PLAIN} dora_indicators=1p,2p,3p,4p,5p", "dora are no yaku"),
        ("no_yaku", SANMA, f"{PLAIN} north=4", "extracted norths are no yaku"),
        ("no_yaku", _MINIMUM, PLAIN, "no yaku at all"),
        ("below_minimum_han", _MINIMUM, f"{PLAIN} riichi", "one han"),
        ("below_minimum_han", _MINIMUM, f"{PLAIN} riichi dora_indicators=1p,2p,3p,4p,5p", "dora do not count"),
        ("below_minimum_han", _MINIMUM, f"{PLAIN} riichi ura_indicators=1p", "ura dora do not count"),
        ("below_minimum_han", _MINIMUM, "34066m34678p 5p pon:888s", "red fives do not count"),
        ("below_minimum_han", _MINIMUM, f"{PLAIN} riichi ippatsu", "ippatsu does not count"),
        ("below_minimum_han", _MINIMUM | {"minimum_han": 4}, f"{PINFU} riichi tsumo", "three han"),
    ],
)
def test_no_win(reason, rules, hand, because):
    result = scored(hand, rules)
    assert isinstance(result, NoWin)
    assert result.reason == reason, because


@pytest.mark.parametrize(
    ("han", "rules", "hand", "because"),
    [
        (2, _MINIMUM, f"{PINFU} riichi", "two han"),
        (2, _MINIMUM, f"{PLAIN} double_riichi", "one yaku of two han"),
        (2, _MINIMUM | {"ippatsu_counts_for_minimum": True}, f"{PLAIN} riichi ippatsu", "ippatsu counts"),
        (3, _MINIMUM, f"{PINFU} riichi ippatsu", "what ippatsu adds is paid"),
        (7, _MINIMUM, f"{PINFU} riichi dora_indicators=1p,2p,3p,4p,5p", "what dora add is paid"),
        (6, _MINIMUM | {"minimum_han": 4}, CHINITSU, "six han"),
        (0, _MINIMUM | {"minimum_han": 4}, f"{PLAIN} tsumo first_turn", "a yakuman"),
    ],
)
def test_a_minimum_of_han_is_met(han, rules, hand, because):
    assert read(hand, rules).best.han == han, because


# A yaku before the winning tile.

FIXED = {"preset": "standard", "atozuke": False}
THREE_FIXED = {"preset": SANMA, "atozuke": False}
#: Waits for 1p and 4p, of which only 4p makes sanshoku doujun.
ONE_YAKU = "23p55z 4p chi:234m chi:234s"


@pytest.mark.parametrize(
    ("rules", "hand", "wins", "because"),
    [
        (FIXED, f"{ONE_YAKU} pon:999m", False, "1p would have none (S71)"),
        ("standard", f"{ONE_YAKU} pon:999m", True, "which most rules allow"),
        (FIXED, f"{ONE_YAKU} pon:777z", True, "a dragon is a yaku on both"),
        (FIXED, f"{ONE_YAKU} pon:111p", False, "one 1p may still come"),
        (FIXED, f"{ONE_YAKU} ankan:1111p", True, "none can come: a kan has all four"),
        (FIXED, "1112222p 3p chi:123m chi:123s", True, "the hand has all four 2p, its other wait"),
        (THREE_FIXED, "234p99s44z 9s pon:999m pon:999p north=1", False, "4z would have none, and one is left"),
        (
            THREE_FIXED,
            "234p99s44z 9s pon:999m pon:999p north=2",
            True,
            "two norths held and two extracted are all four",
        ),
    ],
)
def test_where_a_yaku_must_be_there_before_waits_that_can_come_count(rules, hand, wins, because):
    result = scored(hand, rules)
    assert isinstance(result, Score) is wins, because
    assert wins or result.reason == "atozuke"


# The answer.


def answer(client, hand: str, **more: Any) -> dict[str, Any]:
    response = client.post("/v1/score", json={**said(hand), "rules": "standard", **more})
    assert response.status_code == 200
    return response.json


@pytest.mark.parametrize(
    ("hand", "reason", "shanten"),
    [
        ("123456p23789s55z 5s", "not_agari", 0),
        ("123456p2379s155z 5s", "not_agari", 1),
        (PLAIN, "no_yaku", -1),
    ],
)
def test_a_non_win_says_how_far_it_is(client, hand, reason, shanten):
    said_no = answer(client, hand)
    assert said_no.pop("detail")
    assert said_no == {"win": False, "reason": reason, "shanten": shanten}


def test_a_win_has_the_fields_of_the_contract(client):
    assert answer(client, f"{PINFU} riichi honba=1 riichi_sticks=1 discarder=west dora_indicators=1p") == {
        "win": True,
        "yaku": [{"id": "riichi", "name": "Riichi", "han": 1}, {"id": "pinfu", "name": "Pinfu", "han": 1}],
        "bonus": {"dora": 1, "red": 0, "ura": 0, "north": 0},
        "han": 3,
        "fu": 30,
        "yakuman": 0,
        "limit": None,
        "fu_items": [{"id": "base", "fu": 20}, {"id": "closed_ron", "fu": 10}],
        "form": "standard",
        "wait": "ryanmen",
        "groups": [
            {"type": "run", "tiles": ["1p", "2p", "3p"], "open": False, "winning": False},
            {"type": "run", "tiles": ["4p", "5p", "6p"], "open": False, "winning": False},
            {"type": "run", "tiles": ["2s", "3s", "4s"], "open": False, "winning": True},
            {"type": "run", "tiles": ["7s", "8s", "9s"], "open": False, "winning": False},
            {"type": "pair", "tiles": ["9s", "9s"], "open": False, "winning": False},
        ],
        "points": {"base": 960, "hand": 3900, "honba": 300, "riichi_sticks": 1000, "total": 5200},
        "payments": [{"from": "west", "to": "south", "points": 4200, "hand": 3900, "honba": 300}],
    }


def test_a_yakuman_has_neither_han_nor_fu(client):
    won = answer(client, "12p99s555666777z 3p")
    assert won["yaku"] == [{"id": "daisangen", "name": "Daisangen", "yakuman": 1}]
    assert (won["han"], won["fu"], won["yakuman"], won["limit"], won["fu_items"]) == (None, None, 1, "yakuman", [])
    explained = answer(client, "12p99s555666777z 3p", explain=True)["fu_items"]
    assert sorted(item["fu"] for item in explained) == [2, 8, 8, 8, 10, 20]


@pytest.mark.parametrize(
    ("hand", "form", "wait"),
    [
        (PINFU, "standard", "ryanmen"),
        ("123456p2478999s 3s tsumo", "standard", "kanchan"),
        ("456789p12567s33z 3s tsumo", "standard", "penchan"),
        ("22456p234789s33z 2p tsumo", "standard", "shanpon"),
        ("123456p234789s5z 5z tsumo", "standard", "tanki"),
        ("1199p2244s33667z 7z", "chiitoitsu", "tanki"),
        ("19m19p19s1234566z 7z", "kokushi_musou", "tanki"),
        ("19m19p19s1234567z 7z", "kokushi_musou", "kokushi_juusanmen"),
    ],
)
def test_form_and_wait(client, hand, form, wait):
    won = answer(client, hand)
    assert (won["form"], won["wait"]) == (form, wait)


@pytest.mark.parametrize("hand", [PINFU, "34566m34678p 0p", f"{SIMPLES}", "19m19p19s1234567z 7z"])
def test_the_hand_may_hold_the_winning_tile(client, hand):
    fields = said(hand)
    held = fields | {"hand": fields["hand"] + fields["win_tile"]}
    assert fields["hand"] != held["hand"]
    ask = {"melds": ["pon:888s"]} if fields["hand"] == "34566m34678p" else {}
    replies = [client.post("/v1/score", json={**one, **ask, "rules": "standard"}) for one in (fields, held)]
    assert replies[0].json["win"]
    assert replies[0].json == replies[1].json


# Groups.


def laid(client, hand: str, **more: Any) -> list[str]:
    """Write the groups of an answer: ``run 3m4m0m``, with ``open`` and ``winning`` before it."""
    return [
        " ".join([word for word in ("winning", "open") if group[word]] + [group["type"], "".join(group["tiles"])])
        for group in answer(client, hand, **more)["groups"]
    ]


@pytest.mark.parametrize(
    ("expected", "hand", "because"),
    [
        (
            ["run 3m4m0m", "winning run 3p4p5p", "run 6p7p8p", "pair 6m6m", "open triplet 8s8s8s"],
            "34066m34678p 5p pon:888s",
            "a red five stays red",
        ),
        (
            ["run 3p4p5p", "winning run 3p4p0p", "run 6s7s8s", "triplet 8s8s8s", "pair 6m6m"],
            "66m33445p678888s 0p",
            "the winning tile stands in the group that it completes",
        ),
        (
            ["winning run 3p4p5p", "run 3p4p0p", "run 6s7s8s", "triplet 8s8s8s", "pair 6m6m"],
            "66m33440p678888s 5p",
            "a red five held does not",
        ),
        (
            ["run 4p5p6p", "run 2s3s4s", "run 7s8s9s", "winning open triplet 2p2p2p", "pair 3z3z"],
            "22456p234789s33z 2p riichi",
            "a triplet completed by ron is open",
        ),
        (
            ["run 4p5p6p", "run 2s3s4s", "run 7s8s9s", "winning triplet 2p2p2p", "pair 3z3z"],
            "22456p234789s33z 2p tsumo",
            "drawn it is not",
        ),
        (
            ["run 3s4s5s", "winning run 4s5s6s", "triplet 2p2p2p", "triplet 4p4p4p", "pair 3z3z"],
            "222444p34456s33z 5s tsumo",
            "it completes 46s, which pays more",
        ),
        (
            ["winning run 3p4p5p", "pair 6m6m", "open run 2s3s4s", "kan 8s8s8s8s", "open kan 7p7p7p7p"],
            "66m34p 5p chi:234s ankan:8888s daiminkan:7777p",
            "melds come last, in the order they were made",
        ),
        (
            ["winning pair 3z3z", "open kan 8s8s8s8s", "open kan 7p7p7p7p", "kan 1m1m1m1m", "open triplet 2m2m2m"],
            "3z 3z kakan:8888s daiminkan:7777p ankan:1111m pon:222m",
            "all kinds of melds",
        ),
        (
            ["pair 1p1p", "pair 9p9p", "pair 2s2s", "pair 4s4s", "pair 3z3z", "pair 6z6z", "winning pair 7z7z"],
            "1199p2244s33667z 7z",
            "seven pairs",
        ),
        (
            [
                "pair 6z6z",
                *(f"single {orphan}" for orphan in ORPHANS if orphan not in ("6z", "7z")),
                "winning single 7z",
            ],
            "19m19p19s1234566z 7z",
            "thirteen orphans, one of them won",
        ),
        (
            ["winning pair 7z7z", *(f"single {orphan}" for orphan in ORPHANS if orphan != "7z")],
            "19m19p19s1234567z 7z",
            "thirteen orphans, the pair won",
        ),
    ],
)
def test_groups(client, expected, hand, because):
    assert sorted(laid(client, hand)) == sorted(expected), because


def test_tenhou_shows_the_tile_that_is_taken_as_the_winning_one(client):
    tenhou = "222444p77799s33z 9s tsumo first_turn seat_wind=east"
    triplets = ["triplet 2p2p2p", "triplet 4p4p4p", "triplet 7s7s7s"]
    taken = [*triplets, "triplet 9s9s9s", "winning pair 3z3z"]
    drawn = [*triplets, "winning triplet 9s9s9s", "pair 3z3z"]
    rules = {"preset": "mahjong_soul_4p", "tenhou_free_winning_tile": False}
    assert laid(client, tenhou, rules="mahjong_soul_4p") == taken
    assert laid(client, tenhou, rules=rules) == drawn


@pytest.mark.parametrize("hand", ALL_HANDS)
def test_groups_hold_the_tiles_of_the_hand_and_one_of_them_is_won(hand):
    win, _ = asked(rules="standard", **said(hand))
    laid_out = groups(win, read(hand).best)
    melded = [tile for meld in win.melds for tile in meld.tiles]
    assert sorted(tile for group in laid_out for tile in group.tiles) == sorted([*win.concealed, *melded])
    [winning] = [group for group in laid_out if group.winning]
    assert win.win_tile in winning.tiles or win.first_turn


# Notes.

DAISANGEN = "99m23p 4p pon:555z pon:666z pon:777z"
WEST, NOT_WEST = ([{"yaku": yaku, "seat": "west"}] for yaku in ("daisangen", "suukantsu"))
FREE = {"preset": "standard", "pao_daisangen": False}


@pytest.mark.parametrize(
    ("codes", "hand", "more", "because"),
    [
        (["ura_ignored"], f"{PINFU} ura_indicators=8s", {}, "no riichi"),
        (["ura_ignored"], f"{PINFU} riichi ura_indicators=8s", {"rules": "jpml_a"}, "rules without ura"),
        (["unknown_language"], PINFU, {"lang": "tlh"}, "no names in Klingon"),
        (["ura_ignored", "unknown_language"], f"{PINFU} ura_indicators=8s", {"lang": "tlh"}, "both"),
        ([], f"{PINFU} riichi ura_indicators=8s", {}, "they count"),
        ([], PINFU, {"lang": "ja", "rules": "jpml_a"}, "nothing to note"),
        (["ippatsu_ignored"], f"{PINFU} riichi ippatsu", {"rules": "jpml_a"}, "rules without ippatsu"),
        ([], f"{PINFU} riichi ippatsu", {}, "it counts"),
        ([], f"{PINFU} riichi", {"rules": "jpml_a"}, "there was none"),
        ([], DAISANGEN, {"liable": WEST}, "west is liable"),
        (["liable_ignored"], DAISANGEN, {"liable": WEST, "rules": FREE}, "rules without this liability"),
        (["liable_ignored"], DAISANGEN, {"liable": NOT_WEST}, "a yakuman that the hand does not have"),
        (["liable_ignored"], DAISANGEN, {"liable": [*WEST, *NOT_WEST]}, "one of two"),
        (["liable_ignored"], f"{SIMPLES} pon:888s", {"liable": WEST}, "no yakuman at all"),
        ([], DAISANGEN, {"liable": [], "rules": FREE}, "nobody is named"),
        ([], DAISANGEN, {"rules": FREE}, "nor does anybody ask"),
        (
            ["ura_ignored", "liable_ignored", "ippatsu_ignored", "unknown_language"],
            f"{PINFU} riichi ippatsu ura_indicators=8s",
            {"rules": "jpml_a", "liable": WEST, "lang": "tlh"},
            "all of them",
        ),
        (
            ["liable_ignored"],
            DAISANGEN,
            {"liable": WEST, "rules": {"preset": "standard", "pao_ron": "none"}},
            "rules in which nobody pays for a ron that he fed",
        ),
    ],
)
def test_notes(client, codes, hand, more, because):
    assert [note["code"] for note in answer(client, hand, **more).get("notes", [])] == codes, because


# Steps of an explanation.

FIVE_YAKUMAN = "5z 5z ankan:1111z ankan:2222z ankan:3333z ankan:4444z"


@pytest.mark.parametrize(
    ("steps", "hand", "rules", "because"),
    [
        (
            ["30 fu × 2^(2 + 1 han): base points 240.", "Discarder: 4 × 240 = 960, rounded up to 1000."],
            PINFU,
            {},
            "a ron",
        ),
        (
            [
                "5 yakuman are paid as 1 under these rules.",
                "Yakuman: base points 8000.",
                "Discarder: 4 × 8000 = 32000.",
            ],
            FIVE_YAKUMAN,
            {"yakuman_cap": 1},
            "no more are paid",
        ),
        (
            [
                "5 yakuman are paid as 2 under these rules.",
                "2 × yakuman: base points 16000.",
                "Discarder: 4 × 16000 = 64000.",
            ],
            FIVE_YAKUMAN,
            {"yakuman_cap": 2},
            "two are paid",
        ),
        (["5 × yakuman: base points 40000.", "Discarder: 4 × 40000 = 160000."], FIVE_YAKUMAN, {}, "all are paid"),
        (
            ["Yakuman: base points 8000.", "West: 16000, by liability (pao).", "North: 16000, by liability (pao)."],
            "99m23p 4p pon:555z pon:666z pon:777z@right discarder=north",
            {},
            "west fed the last dragon",
        ),
        (
            [
                "20 fu × 2^(2 + 2 han): base points 320.",
                "East: 2 × 320, in full hundreds 700; half the absent share, in full hundreds 200: 900.",
                "West: 1 × 320, in full hundreds 400; half the absent share, in full hundreds 200: 600.",
            ],
            f"{PINFU} tsumo",
            {"preset": "mahjong_soul_3p_friend_seed"},
            "north is absent",
        ),
        (
            [
                "20 fu × 2^(2 + 2 han): base points 320.",
                "East: 2 × 320 = 640, rounded up to 700.",
                "West: 1 × 320 = 320, rounded up to 400.",
            ],
            f"{PINFU} tsumo",
            {"preset": SANMA},
            "and his share lost",
        ),
        (
            ["Yakuman: base points 8000.", "West: 32000, by liability (pao)."],
            "99p23p 4p pon:555z pon:666z pon:777z@right tsumo",
            {"preset": "mahjong_soul_3p_friend_seed"},
            "with three players, too",
        ),
    ],
)
def test_the_steps_to_the_points(client, steps, hand, rules, because):
    told = answer(client, hand, rules={"preset": "standard"} | rules, explain=True)["explanation"]["steps"]
    assert [step["detail"] for step in told if not step["code"].startswith("fu_")] == steps, because
