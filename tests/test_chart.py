"""Chart: the score table as it is printed, and what no hand is worth."""

import math

import pytest

from scoring.chart import Worth, chart, check_worth, price_worth
from scoring.errors import ImpossibleQuestion
from scoring.payments import Deal
from scoring.presets import PRESETS
from scoring.rulesets import rule_set

#: Han and fu | a non-dealer's ron, what the others and the dealer pay him on tsumo | the dealer's ron, what all pay.
PRINTED = """
    1 30  |  1000   300/500   |  1500   500
    1 40  |  1300   400/700   |  2000   700
    1 50  |  1600   400/800   |  2400   800
    1 60  |  2000   500/1000  |  2900  1000
    1 70  |  2300   600/1200  |  3400  1200
    1 80  |  2600   700/1300  |  3900  1300
    1 90  |  2900   800/1500  |  4400  1500
    1 100 |  3200   800/1600  |  4800  1600
    1 110 |  3600   900/1800  |  5300  1800

    2 20  |  -      400/700   |  -      700
    2 25  |  1600   -         |  2400     -
    2 30  |  2000   500/1000  |  2900  1000
    2 40  |  2600   700/1300  |  3900  1300
    2 50  |  3200   800/1600  |  4800  1600
    2 60  |  3900  1000/2000  |  5800  2000
    2 70  |  4500  1200/2300  |  6800  2300
    2 80  |  5200  1300/2600  |  7700  2600
    2 90  |  5800  1500/2900  |  8700  2900
    2 100 |  6400  1600/3200  |  9600  3200
    2 110 |  7100  1800/3600  | 10600  3600

    3 20  |  -      700/1300  |  -     1300
    3 25  |  3200   800/1600  |  4800  1600
    3 30  |  3900  1000/2000  |  5800  2000
    3 40  |  5200  1300/2600  |  7700  2600
    3 50  |  6400  1600/3200  |  9600  3200
    3 60  |  7700  2000/3900  | 11600  3900
    3 70  |  8000  2000/4000  | 12000  4000
    3 80  |  8000  2000/4000  | 12000  4000
    3 90  |  8000  2000/4000  | 12000  4000
    3 100 |  8000  2000/4000  | 12000  4000
    3 110 |  8000  2000/4000  | 12000  4000

    4 20  |  -     1300/2600  |  -     2600
    4 25  |  6400  1600/3200  |  9600  3200
    4 30  |  7700  2000/3900  | 11600  3900
    4 40  |  8000  2000/4000  | 12000  4000
    4 50  |  8000  2000/4000  | 12000  4000
    4 60  |  8000  2000/4000  | 12000  4000
    4 70  |  8000  2000/4000  | 12000  4000
    4 80  |  8000  2000/4000  | 12000  4000
    4 90  |  8000  2000/4000  | 12000  4000
    4 100 |  8000  2000/4000  | 12000  4000
    4 110 |  8000  2000/4000  | 12000  4000
"""

#: Limit, least and most han | as above.
PRINTED_LIMITS = """
    mangan         5  5  |  8000  2000/4000  | 12000  4000
    haneman        6  7  | 12000  3000/6000  | 18000  6000
    baiman         8 10  | 16000  4000/8000  | 24000  8000
    sanbaiman     11 12  | 24000  6000/12000 | 36000 12000
    kazoe_yakuman 13  -  | 32000  8000/16000 | 48000 16000
    yakuman        -  -  | 32000  8000/16000 | 48000 16000
"""


def printed(text):
    """Split rows into what stands before the first line, and the four numbers behind it."""
    lines = [[part.split() for part in line.split("|")] for line in text.splitlines() if line.strip()]
    return [(head, (*south, *east)) for head, south, east in lines]


def write(ron, tsumo):
    """Write the prices of a row as they are printed."""
    south_ron, east_ron = (price.total for price in ron) if ron else ("-", "-")
    if tsumo is None:
        return str(south_ron), "-", str(east_ron), "-"
    by_dealer, *by_others = (paid.hand for paid in tsumo[0].payments)
    [other] = set(by_others)
    [each] = {paid.hand for paid in tsumo[1].payments}
    return str(south_ron), f"{other}/{by_dealer}", str(east_ron), str(each)


def write_low(rows):
    return {(str(row.han[0]), str(row.fu)): write(row.ron, row.tsumo) for row in rows if row.fu is not None}


def test_the_chart_is_the_printed_one():
    assert write_low(chart(rule_set("standard"))) == {tuple(head): numbers for head, numbers in printed(PRINTED)}


def test_the_limits_are_the_printed_ones():
    rows = [row for row in chart(rule_set("standard")) if row.fu is None]
    heads = [(row.limit, *(str(han or "-") for han in row.han or (None, None))) for row in rows]
    assert [(head, write(row.ron, row.tsumo)) for head, row in zip(heads, rows, strict=True)] == [
        (tuple(head), numbers) for head, numbers in printed(PRINTED_LIMITS)
    ]


@pytest.mark.parametrize(("head", "numbers"), printed(PRINTED), ids=lambda value: "-".join(value))
def test_han_and_fu_are_worth_what_is_printed(head, numbers):
    han, fu = map(int, head)
    for seat, tsumo, text in zip((1, 1, 0, 0), (False, True, False, True), numbers, strict=True):
        worth = Worth(han, fu, 0, Deal(seat, tsumo))
        if text == "-":
            with pytest.raises(ImpossibleQuestion):
                check_worth(worth, rule_set("standard"))
        else:
            check_worth(worth, rule_set("standard"))
            price = price_worth(worth, rule_set("standard"))
            assert {paid.hand for paid in price.payments} == {int(number) for number in text.split("/")}


def hundreds(points):
    return 100 * math.ceil(points / 100)


@pytest.mark.parametrize("preset", [name for name in PRESETS if rule_set(name).players == 4])
def test_the_chart_follows_from_the_formula(preset):
    rules = rule_set(preset)
    for row in chart(rules):
        if row.fu is None:
            continue
        base = min(row.fu * 2 ** (2 + row.han[0]), 2000)
        if rules.kiriage_mangan and hundreds(4 * base) == 7700:
            base = 2000
        ron = hundreds(4 * base), hundreds(6 * base)
        tsumo = [{0: 2 * base, 2: base, 3: base}, {1: 2 * base, 2: 2 * base, 3: 2 * base}]
        assert row.ron is None or tuple(price.total for price in row.ron) == ron
        assert row.tsumo is None or [{paid.payer: paid.hand for paid in price.payments} for price in row.tsumo] == [
            {payer: hundreds(points) for payer, points in shares.items()} for shares in tsumo
        ]


@pytest.mark.parametrize(
    ("changes", "rows", "because"),
    [
        (
            {"kiriage_mangan": True},
            {
                ("3", "60"): ("8000", "2000/4000", "12000", "4000"),
                ("4", "30"): ("8000", "2000/4000", "12000", "4000"),
                ("4", "25"): ("6400", "1600/3200", "9600", "3200"),
            },
            "just below mangan is mangan",
        ),
        (
            {"open_pinfu_ron_fu": 20},
            {
                ("1", "20"): ("700", "-", "1000", "-"),
                ("2", "20"): ("1300", "400/700", "2000", "700"),
            },
            "an open ron may have 20 fu",
        ),
        ({"pinfu_tsumo": False}, {("2", "20"): None, ("4", "20"): None}, "then nothing has 20 fu"),
        ({}, {("1", "20"): None, ("1", "25"): None}, "one han is neither pinfu by tsumo nor seven pairs"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_chart_follows_the_rules(changes, rows, because):
    found = write_low(chart(rule_set("standard", changes)))
    assert {head: found.get(head) for head in rows} == rows, because


@pytest.mark.parametrize(
    ("preset", "limit", "ron"),
    [("standard", "kazoe_yakuman", 32000), ("m_league", "sanbaiman", 24000), ("ema_2016", "sanbaiman", 24000)],
)
def test_the_chart_says_what_thirteen_han_are(preset, limit, ron):
    [row] = [row for row in chart(rule_set(preset)) if row.han == (13, None)]
    assert (row.limit, row.ron[0].total) == (limit, ron)


@pytest.mark.parametrize(
    ("preset", "han", "fu", "south", "east"),
    [
        ("tenhou_3p", 1, 30, {0: 500, 2: 300}, {1: 500, 2: 500}),
        ("tenhou_3p", 4, 40, {0: 4000, 2: 2000}, {1: 4000, 2: 4000}),
        ("mahjong_soul_3p_friend_seed", 1, 30, {0: 700, 2: 500}, {1: 800, 2: 800}),
        ("mahjong_soul_3p_friend_seed", 4, 40, {0: 5000, 2: 3000}, {1: 6000, 2: 6000}),
    ],
)
def test_the_chart_of_three_players_has_two_payers(preset, han, fu, south, east):
    [row] = [row for row in chart(rule_set(preset)) if row.han == (han, han) and row.fu == fu]
    assert [{paid.payer: paid.hand for paid in price.payments} for price in row.tsumo] == [south, east]


# What no hand is worth.


def worth(han=None, fu=None, yakuman=0, **deal):
    return Worth(han, fu, yakuman, Deal(**{"winner": 1, "tsumo": False, **deal}))


def faults(worth, preset="standard", **changes):
    try:
        check_worth(worth, rule_set(preset, changes))
    except ImpossibleQuestion as impossible:
        return {(fault.field, fault.code) for fault in impossible.faults}
    return set()


TSUMO = {"tsumo": True}


@pytest.mark.parametrize(
    ("impossible", "possible", "changes", "because"),
    [
        (worth(3, 32), worth(3, 40), {}, "fu are rounded to tens"),
        (worth(3, 10), worth(3, 30), {}, "every hand has 20"),
        (worth(3, 180), worth(3, 170), {}, "170 are the most"),
        (worth(5, 45), worth(5, 50), {}, "even where fu do not matter"),
        (worth(1, 25), worth(2, 25), {}, "seven pairs are two han"),
        (worth(2, 25, **TSUMO), worth(3, 25, **TSUMO), {}, "and one more by tsumo"),
        (worth(1, 20, **TSUMO), worth(2, 20, **TSUMO), {}, "pinfu by tsumo is two han"),
        (worth(3, 20), worth(3, 20, **TSUMO), {}, "a ron has 30"),
        (worth(1, 20, **TSUMO), worth(1, 20), {"open_pinfu_ron_fu": 20}, "unless it is open and the rules say so"),
        (worth(3, 20, **TSUMO), worth(3, 30, **TSUMO), {"pinfu_tsumo": False}, "pinfu may be none by tsumo"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_fu_that_no_hand_has_are_refused(impossible, possible, changes, because):
    assert faults(impossible, **changes) == {("fu", "impossible_fu")}, because
    assert faults(possible, **changes) == set(), because


@pytest.mark.parametrize(
    ("asked", "expected", "because"),
    [
        (worth(3, 40), set(), "han and fu"),
        (worth(5), set(), "five han need no fu"),
        (worth(4), {("fu", "missing_field")}, "four do"),
        (worth(None, 30), {("han", "missing_field")}, "fu need han"),
        (worth(), {("han", "missing_field")}, "nothing is nothing"),
        (worth(yakuman=2), set(), "yakuman"),
        (worth(13, None, 1), {("yakuman", "contradiction")}, "yakuman have no han"),
        (worth(None, 30, 1), {("yakuman", "contradiction")}, "nor fu"),
        (worth(13), set(), "thirteen han are no yakuman"),
        (worth(3, 40, discarder=0), set(), "from the dealer"),
        (worth(3, 40, discarder=1), {("discarder", "contradiction")}, "from himself"),
        (worth(3, 40, discarder=0, **TSUMO), {("discarder", "contradiction")}, "a drawn tile has no discarder"),
        (worth(3, 40, winner=3), set(), "north wins"),
        (
            worth(4, 32, discarder=1),
            {("fu", "impossible_fu"), ("discarder", "contradiction")},
            "both at once",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_is_missing_or_contradicts_is_refused(asked, expected, because):
    assert faults(asked) == expected, because


@pytest.mark.parametrize(
    ("asked", "expected", "because"),
    [
        (worth(3, 40, winner=2, discarder=0), set(), "west wins from east"),
        (worth(3, 40, winner=3), {("seat_wind", "contradiction")}, "nobody sits north"),
        (worth(3, 40, discarder=3), {("discarder", "contradiction")}, "nor pays there"),
    ],
)
def test_three_players_have_no_north_seat(asked, expected, because):
    assert faults(asked, "tenhou_3p") == expected, because


def test_what_could_not_be_read_is_not_judged():
    with pytest.raises(ImpossibleQuestion) as caught:
        check_worth(worth(3, 32, discarder=1), rule_set("standard"), frozenset({"discarder"}))
    assert [fault.field for fault in caught.value.faults] == ["fu"]


@pytest.mark.parametrize("unread", ["han", "fu", "yakuman", "rules"])
@pytest.mark.parametrize("asked", [worth(), worth(3), worth(None, 30), worth(3, 32), worth(3, 40, 1)])
def test_nothing_is_missing_beside_a_worth_that_could_not_be_read(asked, unread):
    check_worth(asked, rule_set("standard"), frozenset({unread}))
    with pytest.raises(ImpossibleQuestion) as caught:
        check_worth(asked._replace(deal=Deal(1, False, 1)), rule_set("standard"), frozenset({unread}))
    assert [fault.field for fault in caught.value.faults] == ["discarder"], "the seats are known all the same"


# Yakuman by number.


@pytest.mark.parametrize(
    ("preset", "yakuman", "south", "east", "because"),
    [
        ("mahjong_soul_4p", 1, 32000, 48000, "one"),
        ("mahjong_soul_4p", 2, 64000, 96000, "two"),
        ("mahjong_soul_4p", 6, 192000, 288000, "six"),
        ("ema_2016", 2, 32000, 48000, "one at most"),
        ("jpml_a", 5, 128000, 192000, "four at most"),
    ],
)
def test_yakuman_are_paid_as_often_as_the_rules_say(preset, yakuman, south, east, because):
    totals = [price_worth(worth(yakuman=yakuman, winner=seat), rule_set(preset)).total for seat in (1, 0)]
    assert totals == [south, east], because


def test_counters_and_sticks_come_on_top():
    price = price_worth(worth(3, 40, honba=2, riichi_sticks=3), rule_set("standard"))
    assert (price.hand, price.honba, price.riichi_sticks, price.total) == (5200, 600, 3000, 8800)
