"""Payments: who pays how much, by every seat, with counters and sticks; and the laws they all obey."""

import pytest

from scoring.payments import UNNAMED, Deal, price
from scoring.points import Base
from scoring.rulesets import rule_set

EAST, SOUTH, WEST, NORTH = range(4)

LOSS = "mahjong_soul_3p"
SPLIT = "mahjong_soul_3p_friend_seed"

#: Base points of 1 han 30 fu, 1 han 40 fu, 2 han 40 fu, 4 han 30 fu, a mangan and a yakuman.
SMALL, ODD, MIDDLE, NEARLY, MANGAN, YAKUMAN = 240, 320, 640, 1920, 2000, 8000


def paid(deal, base, preset="standard", **changes):
    """Price a deal and give payer -> points."""
    found = price(deal, rule_set(preset, changes), Base(base, None))
    return {payment.payer: payment.hand + payment.honba for payment in found.payments}


def ron(winner, discarder, honba=0):
    return Deal(winner, False, discarder, honba)


def tsumo(winner, honba=0):
    return Deal(winner, True, None, honba)


# Who pays.


@pytest.mark.parametrize(
    ("deal", "base", "expected", "because"),
    [
        (ron(SOUTH, EAST), MANGAN, {EAST: 8000}, "the dealer deals in: no more than others"),
        (ron(SOUTH, WEST), MANGAN, {WEST: 8000}, "west deals in"),
        (ron(SOUTH, NORTH), MANGAN, {NORTH: 8000}, "north deals in"),
        (ron(WEST, SOUTH), MANGAN, {SOUTH: 8000}, "south deals in"),
        (ron(NORTH, WEST), MANGAN, {WEST: 8000}, "north wins"),
        (ron(EAST, SOUTH), MANGAN, {SOUTH: 12000}, "the dealer wins half as much again (S62)"),
        (ron(EAST, NORTH), SMALL, {NORTH: 1500}, "1440 are rounded up"),
        (ron(SOUTH, NORTH), SMALL, {NORTH: 1000}, "960 are rounded up"),
        (ron(SOUTH, None), MANGAN, {UNNAMED: 8000}, "the discarder was not named"),
        (ron(EAST, None), MANGAN, {UNNAMED: 12000}, "nor here"),
        (tsumo(EAST), MANGAN, {SOUTH: 4000, WEST: 4000, NORTH: 4000}, "all pay the dealer the same"),
        (tsumo(SOUTH), MANGAN, {EAST: 4000, WEST: 2000, NORTH: 2000}, "the dealer pays half (S62)"),
        (tsumo(WEST), MANGAN, {EAST: 4000, SOUTH: 2000, NORTH: 2000}, "whoever wins"),
        (tsumo(NORTH), MANGAN, {EAST: 4000, SOUTH: 2000, WEST: 2000}, "whoever wins"),
        (tsumo(SOUTH), SMALL, {EAST: 500, WEST: 300, NORTH: 300}, "each share is rounded up on its own"),
        (tsumo(EAST), SMALL, {SOUTH: 500, WEST: 500, NORTH: 500}, "each share is rounded up on its own"),
        (tsumo(SOUTH), NEARLY, {EAST: 3900, WEST: 2000, NORTH: 2000}, "7900 in all"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_four_players_pay(deal, base, expected, because):
    assert paid(deal, base) == expected, because


@pytest.mark.parametrize(
    ("deal", "base", "loss", "split", "because"),
    [
        (ron(SOUTH, EAST), MANGAN, {EAST: 8000}, {EAST: 8000}, "a ron is what it is with four"),
        (ron(EAST, WEST), MANGAN, {WEST: 12000}, {WEST: 12000}, "a ron is what it is with four"),
        (
            tsumo(SOUTH),
            MANGAN,
            {EAST: 4000, WEST: 2000},
            {EAST: 5000, WEST: 3000},
            "north's 2000 are lost, or halved (S109)",
        ),
        (
            tsumo(WEST),
            MANGAN,
            {EAST: 4000, SOUTH: 2000},
            {EAST: 5000, SOUTH: 3000},
            "whoever wins",
        ),
        (
            tsumo(EAST),
            MANGAN,
            {SOUTH: 4000, WEST: 4000},
            {SOUTH: 6000, WEST: 6000},
            "north would pay the dealer 4000",
        ),
        (
            tsumo(SOUTH),
            SMALL,
            {EAST: 500, WEST: 300},
            {EAST: 700, WEST: 500},
            "half of 240 is 120, so 200: own share and half are rounded one by one",
        ),
        (
            tsumo(SOUTH),
            ODD,
            {EAST: 700, WEST: 400},
            {EAST: 900, WEST: 600},
            "640 and 160 are 800, but 700 and 200 are paid",
        ),
        (
            tsumo(EAST),
            ODD,
            {SOUTH: 700, WEST: 700},
            {SOUTH: 1100, WEST: 1100},
            "640 and 320 are 960, but 700 and 400 are paid",
        ),
        (
            tsumo(EAST),
            NEARLY,
            {SOUTH: 3900, WEST: 3900},
            {SOUTH: 5900, WEST: 5900},
            "3900 and 2000",
        ),
        (
            tsumo(SOUTH),
            YAKUMAN,
            {EAST: 16000, WEST: 8000},
            {EAST: 20000, WEST: 12000},
            "a whole yakuman is paid only if it is split",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_three_players_pay(deal, base, loss, split, because):
    assert paid(deal, base, LOSS) == loss, because
    assert paid(deal, base, SPLIT) == split, because


# Counters and sticks.


@pytest.mark.parametrize(
    ("preset", "changes", "deal", "expected", "because"),
    [
        ("standard", {}, ron(SOUTH, WEST, 1), {WEST: 8300}, "the discarder pays all 300 (S66)"),
        ("standard", {}, ron(SOUTH, WEST, 3), {WEST: 8900}, "for each counter"),
        ("standard", {}, ron(EAST, WEST, 2), {WEST: 12600}, "the dealer's are worth no more"),
        ("standard", {}, ron(SOUTH, None, 2), {UNNAMED: 8600}, "whoever it was"),
        ("standard", {}, tsumo(SOUTH, 1), {EAST: 4100, WEST: 2100, NORTH: 2100}, "each pays 100"),
        ("standard", {}, tsumo(EAST, 2), {SOUTH: 4200, WEST: 4200, NORTH: 4200}, "each pays the same"),
        (LOSS, {}, ron(SOUTH, WEST, 2), {WEST: 8400}, "200 with three players (S110)"),
        (LOSS, {}, tsumo(SOUTH, 2), {EAST: 4200, WEST: 2200}, "100 from each of two"),
        (SPLIT, {}, tsumo(SOUTH, 2), {EAST: 5200, WEST: 3200}, "a third 100 is missing, not split"),
        (
            "standard",
            {"honba_value_ron": 1500, "honba_value_tsumo_each": 500},
            ron(SOUTH, WEST, 2),
            {WEST: 11000},
            "1500 a counter",
        ),
        (
            "standard",
            {"honba_value_ron": 1500, "honba_value_tsumo_each": 500},
            tsumo(SOUTH, 2),
            {EAST: 5000, WEST: 3000, NORTH: 3000},
            "500 a counter from each",
        ),
        (
            "standard",
            {"honba_value_ron": 0, "honba_value_tsumo_each": 0},
            ron(SOUTH, WEST, 5),
            {WEST: 8000},
            "counters that only count",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_counters_are_paid(preset, changes, deal, expected, because):
    assert paid(deal, MANGAN, preset, **changes) == expected, because


def test_a_payment_tells_the_hand_from_the_counters():
    found = price(tsumo(SOUTH, 2), rule_set("standard"), Base(MANGAN, "mangan"))
    assert [tuple(payment) for payment in found.payments] == [
        (EAST, 4000, 200),
        (WEST, 2000, 200),
        (NORTH, 2000, 200),
    ]
    assert (found.hand, found.honba, found.base) == (8000, 600, Base(MANGAN, "mangan"))


@pytest.mark.parametrize(("sticks", "points"), [(0, 0), (1, 1000), (4, 4000)])
@pytest.mark.parametrize("won", [ron(SOUTH, WEST, 1), tsumo(EAST), ron(SOUTH, None)])
def test_the_sticks_are_the_winners_and_nobodys_payment(won, sticks, points):
    without = price(won, rule_set("standard"), Base(MANGAN, None))
    found = price(won._replace(riichi_sticks=sticks), rule_set("standard"), Base(MANGAN, None))
    assert found.riichi_sticks == points
    assert found.total == without.total + points
    assert found.payments == without.payments


def test_an_answer_names_the_payers(client):
    question = {"hand": "234567m340p45s99s", "win_tile": "6s", "riichi": True, "honba": 1}
    unnamed = client.post("/v1/score", json=question).json
    assert [(one["from"], one["to"]) for one in unnamed["payments"]] == [("discarder", "south")]
    named = client.post("/v1/score", json={**question, "discarder": "north"}).json
    assert [one["from"] for one in named["payments"]] == ["north"]
    drawn = client.post("/v1/score", json={**question, "tsumo": True, "seat_wind": "west"}).json
    assert [one["from"] for one in drawn["payments"]] == ["east", "south", "north"]


# Laws.

BASES = [fu * 2 ** (2 + han) for han in range(1, 5) for fu in (20, 25, *range(30, 120, 10))]
BASES = [*sorted({base for base in BASES if base < 2000}), 2000, 3000, 4000, 6000, 8000, 16000, 48000]

DEALS = [
    Deal(winner, discarder is None, discarder, honba, sticks)
    for winner in range(4)
    for discarder in (None, *range(4))
    if discarder != winner
    for honba, sticks in ((0, 0), (1, 0), (0, 2), (7, 3))
]
DEALS += [Deal(winner, False, None, 2, 1) for winner in range(4)]


def deals(players):
    return [deal for deal in DEALS if max(deal.winner, deal.discarder or 0) < players]


@pytest.mark.parametrize("preset", ["standard", "wrc_2025", LOSS, SPLIT])
@pytest.mark.parametrize("base", BASES)
def test_what_is_paid_is_what_is_won(preset, base):
    rules = rule_set(preset)
    for deal in deals(rules.players):
        found = price(deal, rules, Base(base, None))
        assert sum(one.hand for one in found.payments) == found.hand
        assert sum(one.honba for one in found.payments) == found.honba
        assert sum(one.hand + one.honba for one in found.payments) == found.total - 1000 * deal.riichi_sticks
        assert all(one.hand > 0 and one.hand % 100 == 0 for one in found.payments)
        payers = [one.payer for one in found.payments]
        assert deal.winner not in payers
        assert len(payers) == (rules.players - 1 if deal.tsumo else 1)


@pytest.mark.parametrize("base", BASES)
def test_counters_change_nothing_else(base):
    rules = rule_set("standard")
    for deal in deals(4):
        with_counters, without = (price(deal._replace(honba=n), rules, Base(base, None)) for n in (4, 0))
        assert with_counters.hand == without.hand
        assert with_counters.honba == 1200


@pytest.mark.parametrize("base", BASES)
def test_a_tsumo_pays_a_ron_and_what_rounding_adds(base):
    for winner in range(4):
        by_ron = sum(paid(ron(winner, (winner + 1) % 4), base).values())
        by_tsumo = sum(paid(tsumo(winner), base).values())
        assert 0 <= by_tsumo - by_ron <= 200, "each share is rounded (S61)"


@pytest.mark.parametrize("base", BASES)
def test_all_but_the_dealer_pay_a_dealer_and_each_other_alike(base):
    shares = paid(tsumo(EAST), base)
    assert len(set(shares.values())) == 1
    for winner in (SOUTH, WEST, NORTH):
        others = paid(tsumo(winner), base)
        assert others.pop(EAST) == shares[winner], "what the dealer gets from a seat he pays to it"
        assert len(set(others.values())) == 1


@pytest.mark.parametrize("base", BASES)
def test_halves_are_whole_hundreds_of_their_own(base):
    loss, split = paid(tsumo(SOUTH), base, LOSS), paid(tsumo(SOUTH), base, SPLIT)
    half = -(-base // 200) * 100
    assert {seat: split[seat] - loss[seat] for seat in split} == {EAST: half, WEST: half}
