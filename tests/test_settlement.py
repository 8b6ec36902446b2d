"""Settlement: what every seat pays and gets at the end of a round, and what for.

A round is said in words. How it ends: ``1<0 3/40; 2<0 5`` are two ron off seat 0, of 3 han 40 fu and of 5 han,
``1 2y`` is a tsumo of two yakuman, and a hand may stand for its worth as in ``test_yaku``; ``draw 02 nagashi 1``,
``kyuushu_kyuuhai`` and ``chombo 1`` are the other ways. Where it stands: ``S4 honba=1 sticks=2 riichi=03``.
A payment is ``0>1 8000 hand``; ``-`` is the table.
"""

import re
from collections import Counter
from typing import Any

import pytest

from scoring.notation import parse_tiles
from scoring.rules import ABORTIVE_DRAWS
from scoring.rulesets import rule_set
from scoring.tiles import KIND_OF
from tests.test_yaku import PINFU, PLAIN, SHORT, said

SOUL, SOUL_3P, FRIENDS_3P = "mahjong_soul_4p", "mahjong_soul_3p", "mahjong_soul_3p_friend_seed"
TENHOU, TENHOU_3P = "tenhou_4p", "tenhou_3p"
LEAGUE, EMA = "m_league", "ema_2016"

WIND_NAMES = {"E": "east", "S": "south", "W": "west", "N": "north"}
REASONS = {
    "hand",
    "honba",
    "riichi_deposit",
    "riichi_sticks",
    "noten",
    "nagashi_mangan",
    "liability",
    "chombo",
}


def standard(**changes: Any) -> dict[str, Any]:
    return {"preset": "standard", **changes}


# Rounds in words.


def liable(text: str) -> dict[str, Any]:
    """Read ``3*2``, a seat and a number of yakuman, or ``3/daisangen``."""
    seat, mark, what = text[0], text[1], text[2:]
    return {"seat": int(seat), **({"yaku": what} if mark == "/" else {"yakuman": int(what)})}


def claim(text: str) -> dict[str, Any]:
    """Read ``1<0 3/40``, ``1 5``, ``1<0 2y riichi_tile pao=3*1`` or ``1<0`` and a hand."""
    who, worth, *words = text.split()
    seat, _, source = who.partition("<")
    made: dict[str, Any] = {"seat": int(seat), "from": int(source) if source else None}
    for named in [word for word in words if word.startswith("pao=")]:
        words.remove(named)
        made["liable"] = [liable(one) for one in named.removeprefix("pao=").split(",") if one]
    known = re.fullmatch(r"(\d+)(?:/(\d+)|(y))?", worth)
    if not known:
        return made | said(" ".join([worth, *words]))
    number, fu, yakuman = known.groups()
    value = {"yakuman": int(number)} if yakuman else {"han": int(number)} | ({"fu": int(fu)} if fu else {})
    flags = said(" ".join(["-", "-", *words]))
    return made | value | {name: flag for name, flag in flags.items() if name not in ("hand", "win_tile", "melds")}


def seats(text: str) -> list[int]:
    return [int(seat) for seat in text if seat != "-"]


def result(text: str) -> dict[str, Any]:
    """Read how a round ended."""
    word, *words = text.split()
    if word == "draw":
        tenpai, *nagashi = words
        return {
            "type": "exhaustive_draw",
            "tenpai": seats(tenpai),
            "nagashi_mangan": seats(nagashi[1] if nagashi else ""),
        }
    if word == "chombo":
        return {"type": "chombo", "seat": int(words[0])}
    if word in ABORTIVE_DRAWS:
        return {"type": "abortive_draw", "kind": word}
    return {"type": "win", "wins": [claim(one) for one in text.split("; ")]}


def asking(ending: str | dict[str, Any], at: str = "E1", rules: Any = "standard") -> dict[str, Any]:
    """Make the request about a round said in words."""
    preset = rules if isinstance(rules, str) else rules.get("preset", SOUL)
    named = rule_set(preset)
    place, *words = at.split()
    told = dict(word.split("=") for word in words if "=" in word)
    points = [int(one) for one in told["scores"].split(",")] if "scores" in told else []
    return {
        "rules": rules,
        "round": {
            "wind": WIND_NAMES[place[0]],
            "number": int(place[1]),
            "honba": int(told.get("honba", 0)),
            "riichi_sticks": int(told.get("sticks", 0)),
        },
        "scores": points or [named.starting_points] * named.players,
        "riichi": seats(told.get("riichi", "")),
        "result": result(ending) if isinstance(ending, str) else ending,
        "dealer_ends": "dealer_ends" in words,
    }


def settled(client, ending: str | dict[str, Any], at: str = "E1", rules: Any = "standard") -> dict[str, Any]:
    """Settle a round, which has to obey the laws. ``after=`` instead of ``scores=``: the points after it."""
    place, _, points = at.partition(" after=")
    if points:
        wanted, _, rest = points.partition(" ")
        gained = settled(client, ending, f"{place} {rest}", rules)["deltas"]
        before = [int(after) - gain for after, gain in zip(wanted.split(","), gained, strict=True)]
        at = f"{place} scores={','.join(map(str, before))} {rest}"
    asked = asking(ending, at, rules)
    response = client.post("/v1/settle", json=asked)
    assert response.status_code == 200, response.json
    obeys_the_laws(asked, response.json)
    return response.json


# What the answer says, in words.


def paid(answer: dict[str, Any]) -> list[str]:
    """Write the payments."""
    return [
        f"{'-' if one['from'] is None else one['from']}>{'-' if one['to'] is None else one['to']} "
        f"{one['points']} {one['for']}"
        for one in answer["payments"]
    ]


def sums(payments: list[str], players: int) -> list[int]:
    """Add up what each seat gains by payments in words."""
    gained = [0] * players
    for payment in payments:
        who, points, _ = payment.split()
        payer, receiver = who.split(">")
        for seat, sign in ((payer, -1), (receiver, 1)):
            if seat != "-":
                gained[int(seat)] += sign * int(points)
    return gained


def obeys_the_laws(asked: dict[str, Any], answer: dict[str, Any]) -> None:
    """Check what holds for every round: each point that moves is explained, and none is made or lost."""
    deltas, payments, left = answer["deltas"], answer["payments"], answer["riichi_sticks_left"]
    assert deltas == sums(paid(answer), len(asked["scores"]))
    assert answer["scores"] == [before + gain for before, gain in zip(asked["scores"], deltas, strict=True)]
    assert sum(deltas) == 1000 * (asked["round"].get("riichi_sticks", 0) - left)
    for one in payments:
        assert one["for"] in REASONS
        assert one["points"] > 0
        assert one["points"] % 100 == 0
        assert one["from"] != one["to"]
        assert (one["to"] is None) == (one["for"] == "riichi_deposit")
        assert (one["from"] is None) == (one["for"] == "riichi_sticks")
    assert (answer["next"] is None) != (answer["game_over"] is None)
    assert answer["next"] is None or answer["next"]["riichi_sticks"] == left


def test_a_round_is_read_as_said():
    assert asking("1<0 3/40 riichi_tile; 2<0 2y", "S4 honba=1 sticks=2 riichi=03 scores=1,2,3,4", TENHOU) == {
        "rules": TENHOU,
        "round": {"wind": "south", "number": 4, "honba": 1, "riichi_sticks": 2},
        "scores": [1, 2, 3, 4],
        "riichi": [0, 3],
        "result": {
            "type": "win",
            "wins": [
                {"seat": 1, "from": 0, "han": 3, "fu": 40, "riichi_tile": True},
                {"seat": 2, "from": 0, "yakuman": 2},
            ],
        },
        "dealer_ends": False,
    }
    assert result("draw 02 nagashi 1") == {"type": "exhaustive_draw", "tenpai": [0, 2], "nagashi_mangan": [1]}
    assert claim(f"1 {PINFU} riichi pao=3/daisangen,0*2") == {
        **said(f"{PINFU} riichi"),
        "seat": 1,
        "from": None,
        "liable": [{"seat": 3, "yaku": "daisangen"}, {"seat": 0, "yakuman": 2}],
    }


def check_payments(client, ending, at, rules, expected, because):
    answer = settled(client, ending, at, rules)
    listed = expected.split("; ") if expected else []
    assert sorted(paid(answer)) == sorted(listed), because
    assert answer["deltas"] == sums(listed, len(answer["scores"])), because


def table(*lines):
    """Make a table of rounds: how it ended, where it stood, the rules, the payments, because."""
    return pytest.mark.parametrize(("ending", "at", "rules", "expected", "because"), lines)


# One winner.

#: A pair of 5m and a concealed triplet of 2z: south's only yaku, 40 fu.
SOUTHS = "55m123456p78s222z 9s"


@table(
    ("1<0 5", "E1", "standard", "0>1 8000 hand", "a dealer who deals in pays no more than others"),
    ("1<3 5", "E1", "standard", "3>1 8000 hand", "only the discarder pays"),
    ("1<3 5", "E2", "standard", "3>1 12000 hand", "seat 1 deals in east 2 and wins half as much again (S62)"),
    ("0<1 5", "E2", "standard", "1>0 8000 hand", "seat 0 deals no longer"),
    ("0<1 5", "S1", "standard", "1>0 12000 hand", "but again in south 1"),
    ("1 5", "E1", "standard", "0>1 4000 hand; 2>1 2000 hand; 3>1 2000 hand", "the dealer pays half (S62)"),
    ("1 5", "E2", "standard", "0>1 4000 hand; 2>1 4000 hand; 3>1 4000 hand", "all pay a dealer the same"),
    ("0 5", "E4", "standard", "1>0 2000 hand; 2>0 2000 hand; 3>0 4000 hand", "seat 3 deals in east 4"),
    ("2<3 1/30", "E1", "standard", "3>2 1000 hand", "960 are rounded up"),
    ("0<3 1/30", "E1", "standard", "3>0 1500 hand", "1440 are rounded up"),
    ("2 1/30", "E1", "standard", "0>2 500 hand; 1>2 300 hand; 3>2 300 hand", "every share on its own (S61)"),
    ("2<1 2y", "E1", "standard", "1>2 64000 hand", "two yakuman"),
    ("2 1y", "E3", "standard", "0>2 16000 hand; 1>2 16000 hand; 3>2 16000 hand", "a dealer's yakuman"),
)
def test_one_winner(client, ending, at, rules, expected, because):
    check_payments(client, ending, at, rules, expected, because)


@table(
    ("1<0 5", "E1 honba=2", "standard", "0>1 8000 hand; 0>1 600 honba", "the discarder pays all 300 (S66)"),
    (
        "1 5",
        "E1 honba=2",
        "standard",
        "0>1 4000 hand; 0>1 200 honba; 2>1 2000 hand; 2>1 200 honba; 3>1 2000 hand; 3>1 200 honba",
        "each pays 100, the dealer no more",
    ),
    ("1<0 5", "E1 honba=2", SOUL_3P, "0>1 8000 hand; 0>1 400 honba", "200 with three players"),
    (
        "1 5",
        "E1 honba=2",
        SOUL_3P,
        "0>1 4000 hand; 0>1 200 honba; 2>1 2000 hand; 2>1 200 honba",
        "100 from each of two, north's share is lost",
    ),
    (
        "1 5",
        "E1 honba=2",
        FRIENDS_3P,
        "0>1 5000 hand; 0>1 200 honba; 2>1 3000 hand; 2>1 200 honba",
        "north's 2000 are shared, his counters are not (S109)",
    ),
    ("2 5", "E3", SOUL_3P, "0>2 4000 hand; 1>2 4000 hand", "seat 2 deals in east 3"),
    ("1<0 5", "E1 honba=2", standard(honba_value_ron=0), "0>1 8000 hand", "counters may be worth nothing"),
    ("1<0 5", "E1 sticks=3", "standard", "0>1 8000 hand; ->1 3000 riichi_sticks", "all that lie there (S67)"),
    (
        "1<0 5",
        "E1 riichi=1",
        "standard",
        "1>- 1000 riichi_deposit; 0>1 8000 hand; ->1 1000 riichi_sticks",
        "the own stick comes back",
    ),
    (
        "1 5",
        "E1 sticks=1 riichi=12",
        "standard",
        "1>- 1000 riichi_deposit; 2>- 1000 riichi_deposit; 0>1 4000 hand; 2>1 2000 hand; 3>1 2000 hand; "
        "->1 3000 riichi_sticks",
        "another's, too, and the old one",
    ),
)
def test_counters_and_sticks(client, ending, at, rules, expected, because):
    check_payments(client, ending, at, rules, expected, because)


@table(
    (f"1<3 {SOUTHS}", "E1", "standard", "3>1 1300 hand", "south's triplet, 1 han 40 fu"),
    (f"2<3 {SOUTHS}", "E2", "standard", "3>2 1300 hand", "seat 2 is south in east 2"),
    (f"0<3 {SOUTHS}", "E4", "standard", "3>0 1300 hand", "seat 0 is south in east 4"),
    (f"0<3 {SOUTHS}", "S1", "standard", "3>0 2000 hand", "south is the round wind, seat 0 deals"),
    (f"1<3 {SOUTHS}", "S1", "standard", "3>1 2600 hand", "south is both"),
    (f"1<2 {SOUTHS.replace('55m', '99m')}", "E1", TENHOU_3P, "2>1 1300 hand", "with three players"),
    (f"0<2 {SOUTHS.replace('55m', '99m')}", "E3", TENHOU_3P, "2>0 1300 hand", "seat 0 follows seat 2"),
    (f"1<0 {PINFU}", "E1", "standard", "0>1 1000 hand", "pinfu"),
    (f"1 {PINFU}", "E1", "standard", "0>1 700 hand; 2>1 400 hand; 3>1 400 hand", "without from it is a tsumo"),
    (
        f"1<0 {PINFU} riichi",
        "E1 riichi=1",
        "standard",
        "1>- 1000 riichi_deposit; 0>1 2000 hand; ->1 1000 riichi_sticks",
        "riichi and pinfu",
    ),
    (
        f"1<0 {PINFU} riichi",
        "E1 riichi=12 honba=1",
        "standard",
        "1>- 1000 riichi_deposit; 2>- 1000 riichi_deposit; 0>1 2000 hand; 0>1 300 honba; ->1 2000 riichi_sticks",
        "counters of the table",
    ),
)
def test_a_hand_is_scored_at_its_seat(client, ending, at, rules, expected, because):
    check_payments(client, ending, at, rules, expected, because)


def test_the_value_of_a_hand_is_that_of_score(client):
    asked = {**said(f"{PINFU} riichi dora_indicators=8s"), "seat_wind": "west", "discarder": "north"}
    scored = client.post("/v1/score", json={**asked, "rules": "standard", "honba": 2, "riichi_sticks": 4}).json
    answer = settled(client, f"0<1 {PINFU} riichi dora_indicators=8s", "E3 honba=2 sticks=3 riichi=0")
    assert answer["wins"] == [{"seat": 0, "from": 1, **scored}]


def test_the_value_of_a_worth_is_that_of_points(client):
    asked = {"han": 3, "fu": 40, "seat_wind": "east", "discarder": "south", "honba": 1, "riichi_sticks": 1}
    priced = client.post("/v1/points", json={**asked, "rules": "standard"}).json
    [won] = settled(client, "2<3 3/40", "E3 honba=1 sticks=1")["wins"]
    assert (won["points"], won["limit"]) == (priced["points"], priced["limit"])
    assert (won["seat"], won["from"]) == (2, 3)


# Several winners.

BACK = standard(multi_ron_sticks="own_stick_back_rest_nearest")


@table(
    (
        "3<2 5; 0<2 5; 1<2 5",
        "E2 honba=1",
        SOUL,
        "2>3 8000 hand; 2>3 300 honba; 2>0 8000 hand; 2>1 12000 hand",
        "all are paid, the next in turn also for the counter (S88, C221)",
    ),
    (
        "1<2 5; 0<2 5; 3<2 5",
        "E2 honba=1",
        SOUL,
        "2>3 8000 hand; 2>3 300 honba; 2>0 8000 hand; 2>1 12000 hand",
        "in whatever order they are listed",
    ),
    (
        "0<2 5; 1<2 5",
        "E1 honba=1 sticks=1",
        SOUL,
        "2>0 12000 hand; 2>0 300 honba; ->0 1000 riichi_sticks; 2>1 8000 hand",
        "seat 0 comes before seat 1 after seat 2",
    ),
    (
        "0<1 1/30; 2<1 1/30",
        "E1 honba=1 sticks=1",
        TENHOU,
        "1>2 1000 hand; 1>2 300 honba; ->2 1000 riichi_sticks; 1>0 1500 hand",
        "the dealer has no precedence",
    ),
    (
        "3<2 5; 1<2 5",
        "E1 sticks=1 riichi=12",
        TENHOU,
        "1>- 1000 riichi_deposit; 2>- 1000 riichi_deposit; 2>3 8000 hand; ->3 3000 riichi_sticks; 2>1 8000 hand",
        "the next in turn takes the other winner's stick, too",
    ),
    (
        "3<2 5; 1<2 5",
        "E1 sticks=1 riichi=12",
        BACK,
        "1>- 1000 riichi_deposit; 2>- 1000 riichi_deposit; 2>3 8000 hand; ->3 2000 riichi_sticks; 2>1 8000 hand; "
        "->1 1000 riichi_sticks",
        "or the other winner takes back his own",
    ),
    (
        "3<2 5; 1<2 5",
        "E1 sticks=1 riichi=13",
        BACK,
        "1>- 1000 riichi_deposit; 3>- 1000 riichi_deposit; 2>3 8000 hand; ->3 2000 riichi_sticks; 2>1 8000 hand; "
        "->1 1000 riichi_sticks",
        "both back their own, and the old one to the next in turn",
    ),
    (
        "3<2 5; 1<2 5",
        "E1 sticks=1",
        BACK,
        "2>3 8000 hand; ->3 1000 riichi_sticks; 2>1 8000 hand",
        "who has put down none takes none back",
    ),
    (
        "2<1 2/30; 0<1 3/30",
        "E1 honba=1 sticks=1 riichi=0",
        EMA,
        "0>- 1000 riichi_deposit; 1>2 2000 hand; 1>2 300 honba; ->2 1000 riichi_sticks; 1>0 5800 hand; "
        "1>0 300 honba; ->0 1000 riichi_sticks",
        "counters for each, the own stick back (C223)",
    ),
    (
        "3<2 5; 0<2 5; 1<2 5",
        "E1 honba=2 sticks=1",
        standard(multi_ron_honba="each"),
        "2>3 8000 hand; 2>3 600 honba; ->3 1000 riichi_sticks; 2>0 12000 hand; 2>0 600 honba; 2>1 8000 hand; "
        "2>1 600 honba",
        "each of three",
    ),
    (
        "0<2 5; 1<2 5",
        "E1 honba=1",
        TENHOU_3P,
        "2>0 12000 hand; 2>0 200 honba; 2>1 8000 hand",
        "with three players",
    ),
    ("1<3 5; 0<3 1/30", "E1 sticks=1", LEAGUE, "3>0 1500 hand; ->0 1000 riichi_sticks", "head bump (C225)"),
    ("1<0 1/30; 3<0 5", "E1 honba=1", LEAGUE, "0>1 1000 hand; 0>1 300 honba", "though the other hand is worth more"),
    ("3<0 5", "E1 honba=1", LEAGUE, "0>3 8000 hand; 0>3 300 honba", "alone, the other wins"),
    (
        "1<3 5; 0<3 1/30",
        "E1 riichi=1",
        LEAGUE,
        "1>- 1000 riichi_deposit; 3>0 1500 hand; ->0 1000 riichi_sticks",
        "who was bumped has lost his stick",
    ),
    (
        "1<0 5; 2<0 5; 3<0 5",
        "E1 honba=1",
        standard(max_ron_winners=2),
        "0>1 8000 hand; 0>1 300 honba; 0>2 8000 hand",
        "the first two of three",
    ),
    (
        "2<1 2/30; 3<1 5",
        "E1 honba=1",
        standard(max_ron_winners=2),
        "1>2 2000 hand; 1>2 300 honba; 1>3 8000 hand",
        "both of two",
    ),
)
def test_several_winners(client, ending, at, rules, expected, because):
    check_payments(client, ending, at, rules, expected, because)


@pytest.mark.parametrize(
    ("ending", "rules", "winners"),
    [
        ("1<2 5; 0<2 5; 3<2 5", SOUL, [3, 0, 1]),
        ("1<3 5; 0<3 1/30", LEAGUE, [0]),
        ("3<0 5; 2<0 5; 1<0 5", standard(max_ron_winners=2), [1, 2]),
        ("3<0 5; 2<0 5; 1<0 5", TENHOU, []),
    ],
)
def test_the_wins_that_are_paid_are_listed_the_next_in_turn_first(client, ending, rules, winners):
    assert [won["seat"] for won in settled(client, ending, "E1", rules)["wins"]] == winners


def test_two_hands_win_on_one_tile(client):
    other = "123m456p22789s23s 4s"
    answer = settled(client, f"2<0 {other}; 1<0 {PLAIN} riichi", "E1 honba=1 riichi=1", SOUL)
    assert paid(answer) == [
        "1>- 1000 riichi_deposit",
        "0>1 1300 hand",
        "0>1 300 honba",
        "->1 1000 riichi_sticks",
        "0>2 1000 hand",
    ]
    assert [won["points"]["total"] for won in answer["wins"]] == [2600, 1000]


TRIPLE = "1<0 5; 2<0 5; 3<0 5"
TRIPLE_ON_RIICHI = "; ".join(f"{one} riichi_tile" for one in TRIPLE.split("; "))


@pytest.mark.parametrize(
    ("ending", "at", "rules", "expected", "left", "because"),
    [
        (TRIPLE, "E1 honba=2", TENHOU, "", 0, "nobody pays (S76)"),
        (TRIPLE, "E1 sticks=2", TENHOU, "", 2, "sticks stay (S78, C218)"),
        (TRIPLE, "E1 sticks=1 riichi=1", TENHOU, "1>- 1000 riichi_deposit", 2, "those of this round as well"),
        (
            TRIPLE,
            "E1 riichi=01",
            TENHOU,
            "0>- 1000 riichi_deposit; 1>- 1000 riichi_deposit",
            2,
            "also the discarder's, who was in riichi before",
        ),
        (
            TRIPLE_ON_RIICHI,
            "E1 riichi=01",
            TENHOU,
            "1>- 1000 riichi_deposit",
            1,
            "but not one whose own tile is won on (S76)",
        ),
        (TRIPLE_ON_RIICHI, "E1 riichi=0", TENHOU, "", 0, "the only riichi fails"),
        (
            TRIPLE_ON_RIICHI,
            "E1 riichi=01",
            {"preset": TENHOU, "riichi_deposit_if_declaration_ronned": True},
            "0>- 1000 riichi_deposit; 1>- 1000 riichi_deposit",
            2,
            "unless it costs its stick all the same",
        ),
        ("1<0 5; 2<0 5", "E1", TENHOU, "0>1 8000 hand; 0>2 8000 hand", 0, "two are paid"),
        (
            TRIPLE,
            "E1",
            {"preset": TENHOU, "sanchahou": False},
            "0>1 8000 hand; 0>2 8000 hand",
            0,
            "without it two of three are",
        ),
        (TRIPLE, "E1", SOUL, "0>1 8000 hand; 0>2 8000 hand; 0>3 8000 hand", 0, "or all three (S76)"),
        ("sanchahou", "E1 sticks=1 riichi=1", TENHOU, "1>- 1000 riichi_deposit", 2, "it may be named"),
    ],
)
def test_three_ron_may_end_the_round_unpaid(client, ending, at, rules, expected, left, because):
    check_payments(client, ending, at, rules, expected, because)
    assert settled(client, ending, at, rules)["riichi_sticks_left"] == left, because


# Riichi whose tile deals in.

COSTS = standard(riichi_deposit_if_declaration_ronned=True)


@table(
    ("1<0 5 riichi_tile", "E1 riichi=0", "standard", "0>1 8000 hand", "a riichi that deals in is none (S80)"),
    (
        "1<0 5",
        "E1 riichi=0",
        "standard",
        "0>- 1000 riichi_deposit; 0>1 8000 hand; ->1 1000 riichi_sticks",
        "a later tile deals in",
    ),
    (
        "1<0 5 riichi_tile",
        "E1 riichi=0",
        COSTS,
        "0>- 1000 riichi_deposit; 0>1 8000 hand; ->1 1000 riichi_sticks",
        "the rules take the stick all the same",
    ),
    (
        "1<0 5 riichi_tile",
        "E1 riichi=01 sticks=1",
        "standard",
        "1>- 1000 riichi_deposit; 0>1 8000 hand; ->1 2000 riichi_sticks",
        "the winner's own riichi stands",
    ),
    (
        "1<0 5 riichi_tile",
        "E1 riichi=03",
        "standard",
        "3>- 1000 riichi_deposit; 0>1 8000 hand; ->1 1000 riichi_sticks",
        "and so does a third player's",
    ),
    ("1<0 5 riichi_tile", "E1", "standard", "0>1 8000 hand", "the discarder need not be listed"),
    (
        "1<0 5 riichi_tile; 2<0 5 riichi_tile",
        "E1 riichi=02",
        SOUL,
        "2>- 1000 riichi_deposit; 0>1 8000 hand; ->1 1000 riichi_sticks; 0>2 8000 hand",
        "two win on it",
    ),
    (
        "1<0 5 riichi_tile; 2<0 5 riichi_tile",
        "E1 riichi=02",
        LEAGUE,
        "2>- 1000 riichi_deposit; 0>1 8000 hand; ->1 1000 riichi_sticks",
        "one of two wins on it",
    ),
    (
        f"1<0 {PINFU} riichi riichi_tile",
        "E1 riichi=01",
        "standard",
        "1>- 1000 riichi_deposit; 0>1 2000 hand; ->1 1000 riichi_sticks",
        "won by a hand",
    ),
    ("1<0 5 riichi_tile", "E1 riichi=0", TENHOU_3P, "0>1 8000 hand", "with three players"),
)
def test_a_riichi_whose_tile_deals_in(client, ending, at, rules, expected, because):
    check_payments(client, ending, at, rules, expected, because)


# Liability.

DRAGONS = "12p99s 3p pon:555z pon:666z pon:777z@{}"
DRAGONS_AND_HONOURS = "1112z 2z pon:555z pon:666z pon:777z@{}"
KANS = "9p 9p ankan:1111s kakan:2222p daiminkan:3333p daiminkan:4444p@{}"
RIGHT, ACROSS, LEFT = (DRAGONS.format(source) for source in ("right", "across", "left"))
BOTH = DRAGONS_AND_HONOURS.format("across")
RINSHAN = f"{SHORT} daiminkan:9999s@across rinshan"
FEEDER_PAYS = standard(pao_daiminkan=True)
THIRD_ANKAN = "12p99s 3p pon:555z@left pon:666z@across ankan:7777z"


@table(
    # Seat 1 sits south in east 1: left of it sits seat 0, across seat 3, right seat 2.
    (f"1 {ACROSS}", "E1", "standard", "3>1 32000 liability", "the liable player pays a tsumo alone"),
    (f"1 {LEFT}", "E1", "standard", "0>1 32000 liability", "the dealer no more"),
    (f"1 {RIGHT}", "E1", "standard", "2>1 32000 liability", "whoever it was"),
    (f"1<2 {ACROSS}", "E1", "standard", "2>1 16000 hand; 3>1 16000 liability", "half of another's ron"),
    (f"1<3 {ACROSS}", "E1", "standard", "3>1 32000 liability", "all if he deals in himself"),
    (f"1 {THIRD_ANKAN}", "E1", "standard", "0>1 16000 hand; 2>1 8000 hand; 3>1 8000 hand", "nobody fed it (C234)"),
    (f"1 {RIGHT}", "E3", "standard", "2>1 32000 liability", "directions are of seats, not of winds"),
    (f"1<0 {RIGHT}", "E2", "standard", "0>1 24000 hand; 2>1 24000 liability", "half of a dealer's 48000"),
    (f"0<1 {RIGHT.replace('right', 'left')}", "E1", SOUL_3P, "1>0 24000 hand; 2>0 24000 liability", "three players"),
    # Two yakuman, liable for one.
    (f"1 {BOTH}", "E1", TENHOU, "3>1 64000 liability", "the whole hand (C228)"),
    (f"1 {BOTH}", "E1", SOUL, "0>1 16000 hand; 2>1 8000 hand; 3>1 40000 liability", "one, and his share (C228)"),
    (f"1<2 {BOTH}", "E1", TENHOU, "2>1 32000 hand; 3>1 32000 liability", "half of both"),
    (f"1<2 {BOTH}", "E1", LEAGUE, "2>1 48000 hand; 3>1 16000 liability", "half of one"),
    (f"1<3 {BOTH}", "E1", SOUL, "3>1 64000 liability", "all from himself"),
    # Counters.
    (
        f"1<2 {ACROSS}",
        "E1 honba=2",
        TENHOU,
        "2>1 16000 hand; 3>1 16000 liability; 3>1 600 honba",
        "the liable player's (C230)",
    ),
    (f"1<2 {ACROSS}", "E1 honba=2", EMA, "2>1 16000 hand; 2>1 600 honba; 3>1 16000 liability", "the discarder's"),
    (f"1 {ACROSS}", "E1 honba=2", TENHOU, "3>1 32000 liability; 3>1 600 honba", "all of a tsumo's (C232)"),
    (f"1 {ACROSS}", "E1 honba=2", EMA, "3>1 32000 liability; 3>1 600 honba", "under either rule"),
    (
        f"1<2 {ACROSS}",
        "E1 sticks=1 riichi=3",
        TENHOU,
        "3>- 1000 riichi_deposit; 2>1 16000 hand; 3>1 16000 liability; ->1 2000 riichi_sticks",
        "sticks are the winner's as ever",
    ),
    # Other causes.
    (f"1 {KANS.format('across')}", "E1", LEAGUE, "3>1 32000 liability", "the fourth kan"),
    (f"1 {KANS.format('across')}", "E1", SOUL, "0>1 16000 hand; 2>1 8000 hand; 3>1 8000 hand", "not here (S89)"),
    (f"1 {RINSHAN}", "E1", FEEDER_PAYS, "3>1 1500 liability", "who fed the kan pays for its rinshan"),
    (f"1 {RINSHAN}", "E1 honba=1", FEEDER_PAYS, "3>1 1500 liability; 3>1 300 honba", "and for all counters"),
    (f"1 {RINSHAN}", "E1", "standard", "0>1 700 hand; 2>1 400 hand; 3>1 400 hand", "no such rule (S89)"),
    (
        f"1 {RINSHAN.replace('rinshan', 'last_tile')}",
        "E1",
        FEEDER_PAYS,
        "0>1 700 hand; 2>1 400 hand; 3>1 400 hand",
        "not for a later draw",
    ),
)
def test_a_liable_player_pays_for_a_hand(client, ending, at, rules, expected, because):
    check_payments(client, ending, at, rules, expected, because)


@table(
    (
        f"2<1 {RIGHT}; 3<1 1/30",
        "E1 honba=1 sticks=1",
        SOUL,
        "1>2 16000 hand; 3>2 16000 liability; 3>2 300 honba; ->2 1000 riichi_sticks; 1>3 1000 hand",
        "the yakuman is the next in turn: its liable player, a winner himself, pays the counter",
    ),
    (
        f"2<1 1/30; 3<1 {RIGHT}",
        "E1 honba=1",
        SOUL,
        "1>2 1000 hand; 1>2 300 honba; 1>3 16000 hand; 0>3 16000 liability",
        "it is not: there is no counter to shift",
    ),
    (
        f"2<1 1/30; 3<1 {LEFT}",
        "E1",
        SOUL,
        "1>2 1000 hand; 1>3 16000 hand; 2>3 16000 liability",
        "who wins may be liable to the other winner",
    ),
    (f"2<1 1/30; 3<1 {ACROSS}", "E1", SOUL, "1>2 1000 hand; 1>3 32000 liability", "the discarder is liable"),
    (
        f"2<1 1/30; 3<1 {RIGHT}",
        "E1 honba=1",
        EMA,
        "1>2 1000 hand; 1>2 300 honba; 1>3 16000 hand; 0>3 16000 liability; 1>3 300 honba",
        "counters for each, all the discarder's",
    ),
    (
        f"2<1 1/30; 3<1 {RIGHT}",
        "E1 honba=1",
        standard(multi_ron_honba="each"),
        "1>2 1000 hand; 1>2 300 honba; 1>3 16000 hand; 0>3 16000 liability; 0>3 300 honba",
        "counters for each, one the liable player's",
    ),
    (f"2<1 1/30; 3<1 {RIGHT}", "E1 honba=1", LEAGUE, "1>2 1000 hand; 1>2 300 honba", "bumped"),
)
def test_a_liable_player_in_a_double_ron(client, ending, at, rules, expected, because):
    check_payments(client, ending, at, rules, expected, because)


NAMED = DRAGONS.format("").rstrip("@") + " pao=3/daisangen"


@table(
    ("1 1y pao=3*1", "E1", "standard", "3>1 32000 liability", "a tsumo"),
    ("1<2 1y pao=3*1", "E1", "standard", "2>1 16000 hand; 3>1 16000 liability", "half of another's ron"),
    ("1<3 1y pao=3*1", "E1", "standard", "3>1 32000 liability", "his own discard"),
    ("1<2 1y pao=", "E1", "standard", "2>1 32000 hand", "nobody"),
    ("1 2y pao=3*1", "E1", TENHOU, "3>1 64000 liability", "the whole hand"),
    ("1 2y pao=3*1", "E1", SOUL, "0>1 16000 hand; 2>1 8000 hand; 3>1 40000 liability", "one of two"),
    ("1<2 2y pao=3*1", "E1", TENHOU, "2>1 32000 hand; 3>1 32000 liability", "half of both"),
    ("1<2 2y pao=3*1", "E1", SOUL, "2>1 48000 hand; 3>1 16000 liability", "half of one"),
    ("1<2 2y pao=3*2", "E1", SOUL, "2>1 32000 hand; 3>1 32000 liability", "daisuushii counts twice"),
    (
        "1<2 2y pao=0*1,3*1",
        "E1",
        TENHOU,
        "2>1 32000 hand; 0>1 16000 liability; 3>1 16000 liability",
        "two players are liable, each for his own",
    ),
    ("1<0 1y pao=3*1", "E2", "standard", "0>1 24000 hand; 3>1 24000 liability", "a dealer's yakuman"),
    (
        "1<2 1y pao=3*1",
        "E1 honba=1",
        "standard",
        "2>1 16000 hand; 3>1 16000 liability; 3>1 300 honba",
        "counters are the liable player's",
    ),
    ("1<2 1y pao=3*1", "E1 honba=1", EMA, "2>1 16000 hand; 2>1 300 honba; 3>1 16000 liability", "or not"),
    ("1<2 2y pao=3*1", "E1", EMA, "2>1 16000 hand; 3>1 16000 liability", "at most one yakuman is paid"),
    ("1<2 1y pao=3*1", "E1", standard(pao_ron="none"), "2>1 32000 hand", "no effect on ron"),
    (
        "1 1y pao=3*1",
        "E1",
        standard(pao_tsumo="none"),
        "0>1 16000 hand; 2>1 8000 hand; 3>1 8000 hand",
        "no effect on tsumo",
    ),
    (f"1<2 {ACROSS} pao=", "E1", "standard", "2>1 32000 hand", "nobody is, whatever the melds tell (as in score)"),
    # A hand whose melds do not tell who fed them.
    (f"1 {NAMED}", "E1", "standard", "3>1 32000 liability", "named"),
    (f"1<2 {NAMED}", "E3", "standard", "2>1 16000 hand; 3>1 16000 liability", "seats, whoever deals"),
    (f"1<2 {NAMED}", "E1", standard(pao_daisangen=False), "2>1 32000 hand", "nobody is liable for it"),
    (f"1<2 {NAMED}", "E1", standard(pao_ron="none"), "2>1 32000 hand", "no effect on ron"),
)
def test_a_liable_player_may_be_named(client, ending, at, rules, expected, because):
    check_payments(client, ending, at, rules, expected, because)


def test_one_player_may_be_liable_for_two_yakuman_or_is_refused(client):
    response = client.post("/v1/settle", json=asking("1<2 2y pao=3*1,3*1", "E1", SOUL))
    if response.status_code == 422:
        assert all(error["pointer"].startswith("/result/wins/0/liable") for error in response.json["errors"])
    else:
        assert response.json["deltas"] == [0, 64000, -32000, -32000], "one of the two must not be forgotten"


# Exhaustive draws.


@pytest.mark.parametrize(
    ("ending", "at", "rules", "deltas", "because"),
    [
        ("draw -", "E1", "standard", [0, 0, 0, 0], "nobody is tenpai (S68)"),
        ("draw 0", "E1", "standard", [3000, -1000, -1000, -1000], "one gets 1000 from each"),
        ("draw 2", "E1", "standard", [-1000, -1000, 3000, -1000], "the dealer pays no more"),
        ("draw 13", "E1", "standard", [-1500, 1500, -1500, 1500], "two get 1500 each (C211)"),
        ("draw 01", "S3", "standard", [1500, 1500, -1500, -1500], "whoever deals"),
        ("draw 012", "E1", "standard", [1000, 1000, 1000, -3000], "three get 1000 each from the one"),
        ("draw 0123", "E1", "standard", [0, 0, 0, 0], "everybody is tenpai"),
        ("draw 02", "E1 honba=3", "standard", [1500, -1500, 1500, -1500], "counters are not paid"),
        ("draw -", "E1", TENHOU_3P, [0, 0, 0], "three players"),
        ("draw 1", "E1", TENHOU_3P, [-1000, 2000, -1000], "2000 in all (C213)"),
        ("draw 01", "E1", TENHOU_3P, [1000, 1000, -2000], "1000 each from the one"),
        ("draw 012", "E1", TENHOU_3P, [0, 0, 0], "everybody"),
        ("draw 1", "E1", {"preset": TENHOU_3P, "noten_total": 3000}, [-1500, 3000, -1500], "a house rule"),
        ("draw 1", "E1", standard(noten_total=0), [0, 0, 0, 0], "no noten payments"),
        ("draw 13", "E1", standard(noten_total=1000), [-500, 500, -500, 500], "a thousand in all"),
        ("draw 013", "E1", standard(noten_total=3000), [1000, 1000, -3000, 1000], "three thousand in all"),
        ("draw 13", "E1", standard(noten_total=2000), [-1000, 1000, -1000, 1000], "two thousand in all"),
    ],
)
def test_noten_players_pay_tenpai_players(client, ending, at, rules, deltas, because):
    answer = settled(client, ending, at, rules)
    assert answer["deltas"] == deltas, because
    assert {one["for"] for one in answer["payments"]} <= {"noten"}, because


@pytest.mark.parametrize("rules", [standard(noten_total=total) for total in (1000, 2000)] + [TENHOU_3P])
@pytest.mark.parametrize("tenpai", ["0", "1", "2", "01", "12", "02", "012"])
def test_a_sum_that_cannot_be_shared_evenly_differs_by_a_hundred_at_most(client, rules, tenpai):
    total = rule_set(rules).noten_total if isinstance(rules, str) else rules["noten_total"]
    deltas = settled(client, f"draw {tenpai}", "E2", rules)["deltas"]
    gained, lost = [gain for gain in deltas if gain > 0], [-gain for gain in deltas if gain < 0]
    if len(tenpai) == len(deltas):
        assert deltas == [0] * len(deltas)
    else:
        assert sum(gained) == sum(lost) == total
        assert len(gained) == len(tenpai)
        assert max(gained) - min(gained) <= 100
        assert max(lost) - min(lost) <= 100


@pytest.mark.parametrize(
    ("ending", "at", "expected", "left"),
    [
        ("draw 13", "E1 riichi=1", "1>- 1000 riichi_deposit; 0>1 1500 noten; 2>3 1500 noten", 1),
        ("draw 0123", "E1 riichi=12 sticks=3", "1>- 1000 riichi_deposit; 2>- 1000 riichi_deposit", 5),
        ("draw -", "E1 sticks=2", "", 2),
    ],
)
def test_sticks_stay_on_the_table_at_a_draw(client, ending, at, expected, left):
    check_payments(client, ending, at, "standard", expected, "sticks are for the next winner")
    assert settled(client, ending, at)["riichi_sticks_left"] == left


def nagashi(*payments: str) -> str:
    return "; ".join(f"{payment} nagashi_mangan" for payment in payments)


AS_WIN = standard(nagashi_mangan="win")
WITH_HONBA = standard(nagashi_adds_honba_payment=True)


@pytest.mark.parametrize(
    ("ending", "at", "rules", "expected", "left", "because"),
    [
        ("draw - nagashi 1", "E1", "standard", nagashi("0>1 4000", "2>1 2000", "3>1 2000"), 0, "a mangan (S69)"),
        ("draw - nagashi 0", "E1", "standard", nagashi("1>0 4000", "2>0 4000", "3>0 4000"), 0, "a dealer's"),
        ("draw - nagashi 0", "E4", "standard", nagashi("1>0 2000", "2>0 2000", "3>0 4000"), 0, "seat 3 deals"),
        ("draw 2 nagashi 1", "E1", "standard", nagashi("0>1 4000", "2>1 2000", "3>1 2000"), 0, "no noten (S70)"),
        ("draw 1 nagashi 1", "E1", "standard", nagashi("0>1 4000", "2>1 2000", "3>1 2000"), 0, "nor his own"),
        (
            "draw 0 nagashi 2",
            "S1 riichi=0",
            TENHOU,
            "0>- 1000 riichi_deposit; " + nagashi("0>2 4000", "1>2 2000", "3>2 2000"),
            1,
            "sticks stay (C205)",
        ),
        (
            "draw - nagashi 1",
            "E1 honba=2 sticks=1",
            "standard",
            nagashi("0>1 4000", "2>1 2000", "3>1 2000"),
            1,
            "without counters",
        ),
        (
            "draw - nagashi 1",
            "E1 honba=2 sticks=1",
            WITH_HONBA,
            nagashi("0>1 4000", "2>1 2000", "3>1 2000") + "; 0>1 200 honba; 2>1 200 honba; 3>1 200 honba",
            1,
            "or with them",
        ),
        (
            "draw - nagashi 1",
            "E1 honba=2 sticks=1",
            AS_WIN,
            nagashi("0>1 4000", "2>1 2000", "3>1 2000")
            + "; 0>1 200 honba; 2>1 200 honba; 3>1 200 honba; ->1 1000 riichi_sticks",
            0,
            "a win is paid with both",
        ),
        (
            "draw 3 nagashi 1",
            "E1 riichi=3",
            AS_WIN,
            "3>- 1000 riichi_deposit; " + nagashi("0>1 4000", "2>1 2000", "3>1 2000") + "; ->1 1000 riichi_sticks",
            0,
            "this round's sticks, too",
        ),
        ("draw - nagashi 1", "E1", TENHOU_3P, nagashi("0>1 4000", "2>1 2000"), 0, "north's share is lost"),
        ("draw - nagashi 1", "E1", FRIENDS_3P, nagashi("0>1 5000", "2>1 3000"), 0, "north's share is split"),
        ("draw - nagashi 0", "E1", TENHOU_3P, nagashi("1>0 4000", "2>0 4000"), 0, "a dealer's of three players"),
    ],
)
def test_nagashi_mangan(client, ending, at, rules, expected, left, because):
    check_payments(client, ending, at, rules, expected, because)
    assert settled(client, ending, at, rules)["riichi_sticks_left"] == left, because


@pytest.mark.parametrize(
    ("who", "at", "rules", "deltas", "because"),
    [
        ("01", "E1", TENHOU, [8000, 4000, -6000, -6000], "each a mangan, added up (C207)"),
        ("12", "E1", "standard", [-8000, 6000, 6000, -4000], "each pays the other"),
        ("123", "E1", "standard", [-12000, 4000, 4000, 4000], "three"),
        ("0123", "E1", "standard", [0, 0, 0, 0], "all four"),
        ("01", "E1", TENHOU_3P, [4000, 2000, -6000], "of three players"),
    ],
)
def test_several_nagashi_mangan_are_added_up(client, who, at, rules, deltas, because):
    assert settled(client, f"draw - nagashi {who}", at, rules)["deltas"] == deltas, because


@pytest.mark.parametrize(
    ("listed", "at", "order"),
    [("03", "E1", [0, 3]), ("30", "E1", [0, 3]), ("03", "E3", [3, 0]), ("123", "E2", [1, 2, 3])],
)
def test_several_nagashi_mangan_are_settled_from_the_dealer_on(client, listed, at, order):
    answer = settled(client, f"draw - nagashi {listed}", f"{at} sticks=1", AS_WIN)
    receivers = [one["to"] for one in answer["payments"] if one["for"] == "nagashi_mangan"]
    assert list(dict.fromkeys(receivers)) == order, "in seat order (S69)"
    assert [one["to"] for one in answer["payments"] if one["for"] == "riichi_sticks"] == order[:1]


# Draws by the hands.

TENPAI = {"hand": "123456p23789s55z"}
NOTEN = {"hand": "147m258p369s1234z"}
OTHER_NOTEN = {"hand": "258m147p369s1234z"}
#: An open hand with no yaku on 1s or 4s.
YAKULESS = {"hand": "456p23789s55z", "melds": ["chi:123p"]}
#: 1p is the only wait, and all four are in the hand; or three of them in a meld.
EMPTY = {"hand": "123456789m1111p"}
EMPTY_WITH_MELD = {"hand": "123456789m1p", "melds": ["pon:111p"]}


#: Noten hands for the other seats.
OTHERS = [{"hand": "2468m2468p24689s"}, {"hand": "3579m3579p3579s1z"}, {"hand": "258m258p478s2346z"}]


def by_hands(*hands: dict[str, Any]) -> dict[str, Any]:
    """Draw with the first hands as given and the others noten, all of one set of tiles."""
    shown = [*hands, *OTHERS][:4]
    held = Counter(KIND_OF[tile] for hand in shown for text in told(hand) for tile in parse_tiles(text))
    assert max(held.values()) <= 4, held
    return {"type": "exhaustive_draw", "hands": shown}


def told(hand: dict[str, Any]) -> list[str]:
    """List all tiles of a hand and its river."""
    return [hand["hand"], hand.get("discards", ""), *(meld.split(":")[1] for meld in hand.get("melds", []))]


@pytest.mark.parametrize(
    ("hand", "rules", "tenpai", "because"),
    [
        (TENPAI, "standard", True, "waits for 1s and 4s"),
        (NOTEN, "standard", False, "far from it"),
        ({"hand": "11223366m11p22s3z"}, "standard", True, "seven pairs"),
        ({"hand": "19m19p19s1234567z"}, "standard", True, "thirteen orphans"),
        ({"hand": "13m456p23789s", "melds": ["pon:555z"]}, "standard", False, "no pair, so one more to go"),
        ({"hand": "45623p99s", "melds": ["pon:555z", "ankan:1111s"]}, "standard", True, "with a call and a kan"),
        (YAKULESS, "standard", True, "a yaku is not needed"),
        (YAKULESS, standard(keishiki_tenpai=False), False, "or it is"),
        (TENPAI, standard(keishiki_tenpai=False), True, "a tsumo would have menzen tsumo"),
        (EMPTY, standard(karaten="tenpai"), True, "an empty wait counts"),
        (EMPTY, "standard", False, "or not"),
        (EMPTY, standard(karaten="noten_if_all_four_in_concealed_hand"), False, "all four concealed"),
        (EMPTY_WITH_MELD, standard(karaten="noten_if_all_four_in_concealed_hand"), True, "one concealed"),
        (EMPTY_WITH_MELD, standard(karaten="noten_if_all_four_in_hand_or_melds"), False, "all four anywhere"),
    ],
)
def test_tenpai_is_told_by_the_hands(client, hand, rules, tenpai, because):
    answer = settled(client, by_hands(hand), "E1", rules)
    assert answer["deltas"] == ([3000, -1000, -1000, -1000] if tenpai else [0, 0, 0, 0]), because


def test_tenpai_hands_of_three_players(client):
    ending = {"type": "exhaustive_draw", "hands": [{"hand": "19m258p369s12345z"}, TENPAI, {"hand": "147p258s1122367z"}]}
    assert settled(client, ending, "E3", TENHOU_3P)["deltas"] == [-1000, 2000, -1000]


def test_a_hand_with_extracted_norths(client):
    waits = {"hand": "123456p23789s55z", "north": 3}
    ending = {"type": "exhaustive_draw", "hands": [waits, {"hand": "19m258p369s12367z"}, {"hand": "147p258s1122367z"}]}
    assert settled(client, ending, "E1", TENHOU_3P)["deltas"] == [2000, -1000, -1000]


#: Terminals and honours (C209).
RIVER = "1m9m1z2z5z9p1s9s7z6z3z4z1p9p2z5z1m"
WITH_PON = {"hand": "456p23789s55z", "melds": ["pon:666z"]}


@pytest.mark.parametrize(
    ("hand", "rules", "hit", "because"),
    [
        ({**NOTEN, "discards": RIVER}, "standard", True, "all terminals and honours (S69)"),
        ({**NOTEN, "discards": "1m"}, "standard", True, "were it only one"),
        ({**NOTEN, "discards": RIVER, "called_away": [4]}, "standard", False, "5z was called (S69, C209)"),
        ({**NOTEN, "discards": RIVER + "2m"}, "standard", False, "a simple at the end"),
        ({**NOTEN, "discards": "8s" + RIVER}, "standard", False, "a simple at the start"),
        ({**NOTEN, "discards": "0p" + RIVER}, "standard", False, "a red five is a simple"),
        ({**NOTEN, "discards": ""}, "standard", False, "nothing discarded"),
        (NOTEN, "standard", False, "nothing known"),
        ({**NOTEN, "discards": RIVER}, standard(nagashi_mangan="win"), True, "as a win"),
        ({**NOTEN, "discards": RIVER}, standard(nagashi_mangan="off"), False, "there is none"),
        ({**WITH_PON, "discards": "1m9m1z"}, "standard", True, "own calls do not matter (S70)"),
        ({**WITH_PON, "discards": "1m9m1z"}, standard(nagashi_own_calls_allowed=False), False, "or do"),
        ({**NOTEN, "discards": "1m9m"}, standard(nagashi_own_calls_allowed=False), True, "no own call"),
    ],
)
def test_nagashi_mangan_is_told_by_the_river(client, hand, rules, hit, because):
    answer = settled(client, by_hands(hand), "E2", rules)
    reasons = {one["for"] for one in answer["payments"]}
    assert ("nagashi_mangan" in reasons) == hit, because
    if hit:
        assert answer["deltas"] == [8000, -4000, -2000, -2000], because


def test_hands_and_flags_agree(client):
    hands = [TENPAI, {**NOTEN, "discards": "1m9m"}, OTHER_NOTEN, {"hand": "123m456p789s1122p"}]
    by_flags = settled(client, "draw 03 nagashi 1", "E1 riichi=0 honba=1 sticks=1")
    shown = settled(client, {"type": "exhaustive_draw", "hands": hands}, "E1 riichi=0 honba=1 sticks=1")
    assert shown == by_flags


# Abortive draws and chombo.


@pytest.mark.parametrize(
    ("kind", "at", "expected", "left"),
    [
        ("kyuushu_kyuuhai", "E1 honba=1 sticks=2", "", 2),
        ("kyuushu_kyuuhai", "E1 riichi=3", "3>- 1000 riichi_deposit", 1),
        ("suufon_renda", "E1", "", 0),
        ("suukaikan", "E1 sticks=1 riichi=2", "2>- 1000 riichi_deposit", 2),
        ("suucha_riichi", "E1 riichi=0123", "; ".join(f"{seat}>- 1000 riichi_deposit" for seat in range(4)), 4),
        ("sanchahou", "E1 riichi=0", "0>- 1000 riichi_deposit", 1),
    ],
)
def test_nobody_pays_at_an_abortive_draw(client, kind, at, expected, left):
    check_payments(client, kind, at, TENHOU, expected, "riichi sticks stay on the table (S78)")
    assert settled(client, kind, at, TENHOU)["riichi_sticks_left"] == left


@table(
    ("chombo 1", "E1", "standard", "1>0 4000 chombo; 1>2 2000 chombo; 1>3 2000 chombo", "a mangan back"),
    ("chombo 1", "E2", "standard", "1>0 4000 chombo; 1>2 4000 chombo; 1>3 4000 chombo", "the dealer's"),
    ("chombo 1", "E1 honba=3", "standard", "1>0 4000 chombo; 1>2 2000 chombo; 1>3 2000 chombo", "no counters"),
    (
        "chombo 1",
        "E1 riichi=02 sticks=1",
        "standard",
        "1>0 4000 chombo; 1>2 2000 chombo; 1>3 2000 chombo",
        "the round is void, so its riichi cost nothing",
    ),
    ("chombo 1", "E1", SOUL_3P, "1>0 4000 chombo; 1>2 2000 chombo", "with three players"),
    ("chombo 1", "E1", FRIENDS_3P, "1>0 5000 chombo; 1>2 3000 chombo", "as a tsumo is paid there"),
    ("chombo 1", "E1 riichi=1", LEAGUE, "", "rank points instead"),
    ("chombo 1", "E1", standard(chombo_penalty_points=0), "", "no rank points, and none of the game: 0 is not null"),
)
def test_chombo(client, ending, at, rules, expected, because):
    check_payments(client, ending, at, rules, expected, because)


@pytest.mark.parametrize(
    ("ending", "rules", "penalty"),
    [
        ("chombo 1", LEAGUE, 20000),
        ("chombo 1", standard(chombo_penalty_points=30000), 30000),
        ("chombo 1", "standard", None),
        ("draw 1", LEAGUE, None),
    ],
)
def test_the_rank_points_of_a_chombo_are_told(client, ending, rules, penalty):
    answer = settled(client, ending, "E1 sticks=1", rules)
    assert answer.get("penalty") == penalty
    assert answer["riichi_sticks_left"] == 1


def test_every_reason_of_a_payment_occurs(client):
    rounds = [
        ("1<0 5", "E1 honba=1 riichi=1"),
        ("draw 1", "E1"),
        ("draw - nagashi 1", "E1"),
        (f"1 {ACROSS}", "E1"),
        ("chombo 0", "E1"),
    ]
    found = {one["for"] for ending, at in rounds for one in settled(client, ending, at)["payments"]}
    assert found == REASONS
