"""Drawn rounds that game servers recorded, settled over HTTP: everybody's points change as the server wrote.

Where all hands are known they are sent as they lay on the table, so that tenpai and nagashi mangan are worked
out, and once more as flags, which must be answered alike. Seats of a row are turned into ours, whose 0 dealt
first; ``test_recorded_games`` chains the same rounds.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple, TypeVar

import pytest
from flask.testing import FlaskClient

from scoring.tiles import KIND_OF, TILE_OF_NAME, YAOCHUU
from tests.conversion import Answer, ask, meld_of, rules_of
from tests.shared_data import Row, rows

T = TypeVar("T")

DRAWS = "data/real_dev/draws.jsonl"

#: (Kind, players) -> drawn rounds, and those of them of which all hands are known.
EXHAUSTIVE = {
    ("exhaustive", 4): (1150, 760),
    ("exhaustive", 3): (151, 151),
    ("nagashi_mangan", 4): (4, 3),
    ("nagashi_mangan", 3): (2, 2),
}
#: (Kind, players) -> rounds thrown in.
ABORTIVE = {
    ("kyuushu_kyuuhai", 4): 73,
    ("kyuushu_kyuuhai", 3): 38,
    ("suufon_renda", 4): 8,
    ("suucha_riichi", 4): 3,
    ("suukaikan", 4): 1,
    ("sanchahou", 4): 1,
}

#: Rows whose flags are not all recorded -> how they are known nevertheless.
UNRECORDED = {
    "tenhou:2018020706gm-0089-0000-4c0c2f05:7": "the one that is missing is of a seat in riichi",
    "majsoul:240302-203b66a8-1e89-441c-a784-033ce03badb2:3": "all or nobody, as nobody pays: by the hands, all",
}
#: Rows whose points are those before the deposits of the round, which all others have taken.
BEFORE_DEPOSITS = {"majsoul:230709-ae5c0c3c-2a52-49bc-9cac-1c620a94c894:2"}

#: Rivers of nothing but terminals and honours, and those of them of which a tile was called away.
RIVERS, CALLED_RIVERS = 7, 1
#: Rounds that other rules would settle otherwise: nobody waited for what he held four times.
OTHERWISE = {("karaten", "tenpai"): 0, ("keishiki_tenpai", False): 108, ("nagashi_mangan", "off"): 5}

#: How karaten is judged, first as Tenhou has it -> whether a hand is tenpai with the four concealed, and melded.
KARATEN = {
    None: (False, True),
    "tenpai": (True, True),
    "noten_if_all_four_in_concealed_hand": (False, True),
    "noten_if_all_four_in_hand_or_melds": (False, False),
}
#: Hands that wait for nothing; they share one wall.
NOTEN = [{"hand": f"2468m2468p2468s{tile}"} for tile in ("3m", "5m", "7m")]

MOST_SHOWN = 10


# Seats.


class Seating(NamedTuple):
    """Where the seats of a row are: some logs count from the player who kept them, we from the first dealer.

    :ivar first: the row's number of the seat that dealt first in the game.
    """

    players: int
    first: int

    def ours(self, seat: int) -> int:
        return (seat - self.first) % self.players

    def turned(self, values: Iterable[T]) -> list[T]:
        """Put what a row says of each seat into our order."""
        told = list(values)
        return told[self.first :] + told[: self.first]


def seating(row: Row, players: int) -> Seating:
    """Find the seat that dealt first by who deals now."""
    return Seating(players, (row["dealer"] - (row["kyoku"] - 1)) % players)


def where(holds: Iterable[Any]) -> list[int]:
    """List the seats of which something holds."""
    return [seat for seat, one in enumerate(holds) if one]


# The request.


def at_table(row: Row) -> dict[str, Any]:
    """Ask for the end of a drawn round; the recorded sticks hold the deposits of the round."""
    riichi = [bool(hand["riichi"]) for hand in row["hands"]]
    given_back = 0 if row["id"] in BEFORE_DEPOSITS else 1000
    before = [points + given_back * deposit for points, deposit in zip(row["scores_before"], riichi, strict=True)]
    seats = seating(row, row["players"])
    return {
        "rules": rules_of(row),
        "round": {
            "wind": row["round_wind"],
            "number": row["kyoku"],
            "honba": row["honba"],
            "riichi_sticks": row["riichi_sticks"] - sum(riichi),
        },
        "scores": seats.turned(before),
        "riichi": where(seats.turned(riichi)),
    }


def by_flags(row: Row) -> dict[str, Any]:
    """Say who was tenpai and had nagashi mangan by the record; a seat in riichi is tenpai without its flag."""
    seats, told = seating(row, row["players"]), row["expected"]
    if told["tenpai"] is None:
        return by_hands(row)
    tenpai = [hand["riichi"] if flag is None else flag for flag, hand in zip(told["tenpai"], row["hands"], strict=True)]
    paid = [row["kind"] == "nagashi_mangan" and change > 0 for change in told["deltas"]]
    return {
        "type": "exhaustive_draw",
        "tenpai": where(seats.turned(tenpai)),
        "nagashi_mangan": where(seats.turned(paid)),
    }


def by_hands(row: Row) -> dict[str, Any]:
    hands = seating(row, row["players"]).turned(hand_of(row, seat) for seat in range(row["players"]))
    return {"type": "exhaustive_draw", "hands": hands}


def hand_of(row: Row, seat: int) -> dict[str, Any]:
    hand = row["hands"][seat]
    melds = [meld_of(meld, row | {"winner": seat}) for meld in hand["melds"]]
    return {"melds": melds, **{name: hand[name] for name in ("hand", "north", "discards", "called_away")}}


def thrown_in(row: Row) -> dict[str, Any]:
    return {"type": "abortive_draw", "kind": row["kind"]}


def drawn(row: Row) -> dict[str, Any]:
    """Say how a round was drawn, by the record where it tells."""
    return by_flags(row) if is_exhaustive(row) else thrown_in(row)


def is_exhaustive(row: Row) -> bool:
    return (row["kind"], row["players"]) in EXHAUSTIVE


def is_known(row: Row) -> bool:
    """Say whether all hands are known, with their melds."""
    return all(hand["hand"] is not None and hand["melds"] is not None for hand in row["hands"])


# What is compared.


def recorded(row: Row) -> dict[str, Any]:
    """Say what was recorded; its changes do not hold the deposits."""
    deposits = [1000 * bool(hand["riichi"]) for hand in row["hands"]]
    changes = [change - deposit for change, deposit in zip(row["expected"]["deltas"], deposits, strict=True)]
    deltas = seating(row, row["players"]).turned(changes)
    return {
        "deltas": deltas,
        "scores": [before + change for before, change in zip(at_table(row)["scores"], deltas, strict=True)],
        "riichi_sticks_left": row["riichi_sticks"],
        "wins": [],
    }


def settled(client: FlaskClient, row: Row, result: dict[str, Any], **options: Any) -> Answer:
    body = at_table(row)
    status, answer = ask(client, body | {"rules": body["rules"] | options, "result": result}, "/v1/settle")
    return answer if status == 200 else {"errors": answer["errors"]}


def differing(answer: Answer, row: Row) -> str:
    """Say how an answer differs from the record; nothing where it does not."""
    if "errors" in answer:
        return f"{row['id']}: {answer['errors']}"
    found = {what: (answer[what], value) for what, value in recorded(row).items() if answer[what] != value}
    return f"{row['id']}: ours, theirs {found}" if found else ""


def assert_none(found: list[str], asked: list[Row]) -> None:
    wrong = [line for line in found if line]
    assert not wrong, "\n".join(
        [f"{len(wrong)} of {len(asked)} rounds disagree; the first of them:"] + wrong[:MOST_SHOWN]
    )


@pytest.fixture(scope="module")
def draws() -> list[Row]:
    return rows(DRAWS)


def of(draws: list[Row], kind: str, players: int) -> list[Row]:
    return [row for row in draws if (row["kind"], row["players"]) == (kind, players)]


@pytest.mark.parametrize(("kind", "players"), EXHAUSTIVE)
def test_by_flags(client, draws, kind, players):
    asked = of(draws, kind, players)
    assert len(asked) == EXHAUSTIVE[kind, players][0]
    assert_none([differing(settled(client, row, by_flags(row)), row) for row in asked], asked)


@pytest.mark.parametrize(("kind", "players"), EXHAUSTIVE)
def test_by_hands(client, draws, kind, players):
    """Work tenpai out by karaten as Tenhou has it, nagashi from the rivers: nothing differs from the flags."""
    asked = [row for row in of(draws, kind, players) if is_known(row)]
    assert len(asked) == EXHAUSTIVE[kind, players][1]
    answers = [settled(client, row, by_hands(row)) for row in asked]
    assert_none([differing(answer, row) for answer, row in zip(answers, asked, strict=True)], asked)
    other = [
        f"{row['id']}: by hands {answer}"
        for answer, row in zip(answers, asked, strict=True)
        if answer != settled(client, row, by_flags(row))
    ]
    assert_none(other, asked)


@pytest.mark.parametrize(("kind", "players"), ABORTIVE)
def test_thrown_in(client, draws, kind, players):
    """Nobody pays, the deposits stay, and the dealer deals again with one more counter."""
    asked = of(draws, kind, players)
    assert len(asked) == ABORTIVE[kind, players]
    answers = [settled(client, row, thrown_in(row)) for row in asked]
    assert_none([differing(answer, row) for answer, row in zip(answers, asked, strict=True)], asked)
    for answer, row in zip(answers, asked, strict=True):
        following = answer["next"]
        assert (following["number"], following["honba"]) == (row["kyoku"], row["honba"] + 1)
        assert following["riichi_sticks"] == row["riichi_sticks"]


def test_sanchahou_by_its_hands(client, draws):
    """Three that ron one tile throw the round in: their hands are answered like the abortive draw."""
    [row] = of(draws, "sanchahou", 4)
    discarder, winners = 0, (1, 2, 3)
    tile = row["hands"][discarder]["discards"][-1]
    seats = seating(row, 4)
    wins = [
        {"seat": seats.ours(seat), "from": seats.ours(discarder), "win_tile": tile, **won}
        for seat in winners
        for won in [{name: value for name, value in hand_of(row, seat).items() if name in ("hand", "melds", "north")}]
    ]
    for order in (wins, wins[::-1]):
        assert settled(client, row, {"type": "win", "wins": order}) == settled(client, row, thrown_in(row))
    two = settled(client, row, {"type": "win", "wins": wins[1:]})
    assert sorted(one["seat"] for one in two["wins"]) == [one["seat"] for one in wins[1:]]


# What the rows show.


def test_no_draw_is_left_out(draws):
    found = Counter((row["kind"], row["players"]) for row in draws)
    assert found == ABORTIVE | {group: number for group, (number, _) in EXHAUSTIVE.items()}
    assert sum(found.values()) == 1431
    assert sum(map(is_known, filter(is_exhaustive, draws))) == 916


def test_what_is_not_recorded(draws):
    unknown = {row["id"] for row in draws if is_exhaustive(row) and None in (row["expected"]["tenpai"] or [None])}
    assert unknown == UNRECORDED.keys()
    assert {row["id"] for row in draws} >= BEFORE_DEPOSITS


def test_a_call_breaks_nagashi(client, draws):
    """Rivers of terminals and honours were paid unless a tile of them was called; without it they would be."""
    rivers = [
        (row, seat)
        for row in draws
        if is_exhaustive(row)
        for seat, hand in enumerate(row["hands"])
        if hand["discards"] and all(KIND_OF[TILE_OF_NAME[tile]] in YAOCHUU for tile in hand["discards"])
    ]
    called = [(row, seat) for row, seat in rivers if row["hands"][seat]["called_away"]]
    assert (len(rivers), len(called)) == (RIVERS, CALLED_RIVERS)
    assert all((row["kind"] == "nagashi_mangan") is ((row, seat) not in called) for row, seat in rivers)
    for row, seat in called:
        result = by_hands(row)
        hand = result["hands"][seating(row, row["players"]).ours(seat)]
        gone = hand.pop("called_away")
        hand["discards"] = [tile for place, tile in enumerate(hand["discards"]) if place not in gone]
        assert "nagashi_mangan" in {paid["for"] for paid in settled(client, row, result)["payments"]}


@pytest.mark.parametrize(("option", "value"), OTHERWISE)
def test_other_rules(client, draws, option, value):
    """See how many rounds tell these rules from others."""
    asked = [row for row in draws if is_exhaustive(row) and is_known(row) and row["source"] == "tenhou"]
    differ = [bool(differing(settled(client, row, by_hands(row), **{option: value}), row)) for row in asked]
    assert sum(differ) == OTHERWISE[option, value]


@pytest.mark.parametrize("karaten", KARATEN)
def test_karaten(client, karaten):
    """Settle what the rows do not hold: a wait for a tile of which all four are in the own hand."""
    concealed = {"hand": "1111m234p567s999s"}
    melded = {"hand": "1m234p567s999s", "melds": ["pon:111m"]}
    body = {"round": {"wind": "east", "number": 1}, "scores": [25000] * 4}
    rules = {"preset": "tenhou_4p"} | ({"karaten": karaten} if karaten else {})
    for hand, tenpai in zip((concealed, melded), KARATEN[karaten], strict=True):
        result = {"type": "exhaustive_draw", "hands": [hand, *NOTEN]}
        status, answer = ask(client, body | {"rules": rules, "result": result}, "/v1/settle")
        assert (status, answer["deltas"]) == (200, [3000, -1000, -1000, -1000] if tenpai else [0] * 4)
        assert answer["next"]["dealer"] == (0 if tenpai else 1)
