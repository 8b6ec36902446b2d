"""Waits before recorded wins and at recorded draws, asked over HTTP: what the servers did must have been possible.

Every winner waited for the tile he won with, at the recorded value; every ron was free of furiten; whoever won
in riichi could declare it; and tenpai at a draw is what the server paid for. What HTTP adds nothing to is asked
of the schemas and ``scoring`` directly.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from flask.testing import FlaskClient

from schemas.hand_answers import action_answer, furiten_answer
from schemas.hands import ActionsRequest, FuritenRequest
from scoring.actions import others_tile, own_turn
from scoring.errors import ImpossibleQuestion
from scoring.prospects import knows_rivers, standing
from scoring.tiles import HONOURS, KIND_OF, KINDS, NORTH, NOT_IN_SANMA, TILE_NAMES, TILE_OF_NAME
from tests.conversion import (
    LIMITS,
    SOURCES,
    Answer,
    Disagreement,
    View,
    ask,
    meld_of,
    our_id,
    report,
    request_of,
    rules_of,
)
from tests.shared_data import Row, rows

WINS, DRAWS = "data/real_dev/wins.jsonl", "data/real_dev/draws.jsonl"

#: Wins of either sort, and those of them whose discards are known.
RONS, TSUMOS = 4841, 3195
KNOWN_RONS, KNOWN_TSUMOS = 4836, 3193
#: Wins by tsumo of a hand whose discards bar ron.
FURITEN_TSUMOS = 62
#: Why their waits have no ron, by the hand alone and with the rivers -> waits.
FURITEN_WAITS = {(None, "furiten"): 126, ("no_yaku", "no_yaku"): 15}
#: Wins on a red five.
RED_RONS, RED_TSUMOS = 81, 88
#: Rons in riichi, and all wins in riichi, with an ankan among them.
RIICHI_RONS, RIICHI_WINS, RIICHI_WITH_ANKAN = 1802, 3504, 111

#: (Source, players) -> flags of known hands at draws: (tenpai, noten).
DRAWN = {("tenhou", 4): (2037, 1884), ("tenhou", 3): (224, 235), ("majsoul", 4): (13, 7)}
#: Hands of the Mahjong Soul game whose waits the server named.
NAMED_WAITS = 16

#: Where a tile lies that the hand waits for -> what that makes it.
CAUSES = {"discards": "discard", "passed": "temporary", "passed_since_riichi": "riichi"}

ACTIONS, FURITEN = ActionsRequest(), FuritenRequest()

#: Passing a tile of these is passing a win; an ankan shows one that only thirteen orphans could rob.
ADDED = ("kakan", "nuki")


@pytest.fixture(scope="module")
def wins() -> list[Row]:
    return rows(WINS)


@pytest.fixture(scope="module")
def draws() -> list[Row]:
    return rows(DRAWS)


# Questions about the hand before a win.


def kind(tile: str) -> str:
    return TILE_NAMES[KIND_OF[TILE_OF_NAME[tile]]]


def in_riichi(row: Row) -> bool:
    return bool(row["riichi"] or row["double_riichi"])


def rivers(row: Row) -> dict[str, list[str]]:
    """Say what the winner discarded and passed, as far as the record knows."""
    if not row["events_complete"]:
        return {}
    return {
        "discards": row["winner_discards"],
        "passed": row["passed"] + added(row["passed_kan"]),
        "passed_since_riichi": row["passed_since_riichi"] + added(row["passed_kan_since_riichi"]),
    }


def added(kans: list[tuple[str, str]]) -> list[str]:
    return [tile for what, tile in kans if what in ADDED]


def before(row: Row) -> dict[str, Any]:
    """Take the winning tile out of the question what a win is worth."""
    body = request_of(row) | rivers(row)
    return {name: value for name, value in body.items() if name not in ("win_tile", "tsumo")}


def waits_question(row: Row) -> dict[str, Any]:
    """Ask for the waits. A wait is worth what its plain tile is, so those are shown if a red five won."""
    body = before(row)
    if not row["win_tile"].startswith("0"):
        return body
    tiles = [*body["hand"], *body["dora_indicators"], *body["ura_indicators"], *body.get("discards", ())]
    tiles += [tile for meld in body["melds"] for tile in meld["tiles"]]
    plain = kind(row["win_tile"])
    return body | {"visible": [plain] * (3 - tiles.count(plain))}


def furiten_question(row: Row) -> dict[str, Any]:
    body = before(row)
    return {name: body[name] for name in ("hand", "melds", "north", "rules")} | rivers(row) | {"riichi": in_riichi(row)}


def turn_question(row: Row) -> dict[str, Any]:
    """Ask what the winner could do with the tile he won with."""
    body = before(row)
    if row["tsumo"]:
        return body | {"drawn": row["win_tile"]}
    source = SOURCES[row["players"]][(row["loser"] - row["winner"]) % row["players"]]
    return {name: value for name, value in body.items() if name != "discarder"} | {
        "offered": row["win_tile"],
        "from": source,
        "offered_by": {"nuki": "north"}.get(row["rob_kind"], row["rob_kind"] or "discard"),
    }


# What is compared.


def our_value(value: Answer) -> View:
    yakuman = value["yakuman"]
    return {
        "ids": sorted(value["yaku"]),
        "han": 13 * yakuman if yakuman else value["han"],
        "fu": value["fu"],
        "limit": (value["limit"] or "").removeprefix("kazoe_") or None,
        "total": value["total"],
    }


def recorded_value(row: Row) -> View:
    """Say what the win was worth; fu where they were recorded and matter, the limit where it was."""
    told = row["expected"]
    value = {
        "ids": sorted(our_id(name) for name, _ in told["yaku"] + told["yakuman"]),
        "han": told["han"],
        "total": told["deltas"][row["winner"]],
    }
    if told["fu"] is not None and not told["yakuman"]:
        value["fu"] = told["fu"]
    if "limit" in told:
        value["limit"] = LIMITS[told["limit"]]
    return value


def differing(value: Answer, row: Row) -> dict[str, tuple[Any, Any]]:
    if not value["win"]:
        return {"value": (value, "a win")}
    ours = our_value(value)
    return {what: (ours[what], theirs) for what, theirs in recorded_value(row).items() if ours[what] != theirs}


def compared(rows: list[Row], differences: Callable[[Row], dict[str, tuple[Any, Any]]]) -> None:
    found = [Disagreement(row, differs) for row in rows if (differs := differences(row))]
    assert not found, report(found)


def how(row: Row) -> str:
    return "tsumo" if row["tsumo"] else "ron"


# Waits and what they are worth.


@pytest.mark.parametrize(("by", "number", "on_red"), [("ron", RONS, RED_RONS), ("tsumo", TSUMOS, RED_TSUMOS)])
def test_the_wait_was_worth_the_win(client, wins, by, number, on_red):
    asked = [row for row in wins if how(row) == by]
    assert len(asked) == number
    assert sum(row["win_tile"].startswith("0") for row in asked) == on_red
    compared(asked, lambda row: of_the_wait(client, row))


def of_the_wait(client: FlaskClient, row: Row) -> dict[str, tuple[Any, Any]]:
    status, answer = ask(client, waits_question(row), "/v1/tenpai")
    if status != 200 or not answer["tenpai"] or answer["shanten"]:
        return {"answer": (answer, "tenpai")}
    waits = {wait["tile"]: wait for wait in answer["waits"]}
    if kind(row["win_tile"]) not in waits:
        return {"waits": (sorted(waits), row["win_tile"])}
    return differing(waits[kind(row["win_tile"])][how(row)], row)


@pytest.mark.parametrize(("by", "number"), [("ron", RONS), ("tsumo", TSUMOS)])
def test_the_win_was_legal(wins, by, number):
    asked = [row for row in wins if how(row) == by]
    assert len(asked) == number
    compared(asked, of_the_action)


def of_the_action(row: Row) -> dict[str, tuple[Any, Any]]:
    try:
        turn, rules, _ = ACTIONS.load(turn_question(row))
    except ImpossibleQuestion as impossible:
        return {"answer": (impossible.faults, "legal")}
    answer = action_answer((own_turn if row["tsumo"] else others_tile)(turn, rules)[how(row)], knows_rivers(turn.win))
    if not answer["legal"]:
        return {"answer": (answer, "legal")}
    return differing(answer["score"], row) | of_its_furiten(answer, row)


def of_its_furiten(answer: Answer, row: Row) -> dict[str, tuple[Any, Any]]:
    """A ron tells that the hand is not furiten, where the rivers are known; a tsumo tells nothing of it."""
    told = answer.get("furiten")
    if row["tsumo"] or not row["events_complete"]:
        return {} if told is None else {"furiten": (told, None)}
    is_so = told and (told["furiten"], told["can_ron"], told["causes"]) == (False, True, [])
    return {} if is_so and kind(row["win_tile"]) in told["waits"] else {"furiten": (told, "none")}


# Furiten.


def test_no_ron_was_barred(client, wins):
    asked = [row for row in wins if not row["tsumo"] and row["events_complete"]]
    assert (len(asked), sum(map(in_riichi, asked))) == (KNOWN_RONS, RIICHI_RONS)
    compared(asked, lambda row: barred(client, row))


def barred(client: FlaskClient, row: Row) -> dict[str, tuple[Any, Any]]:
    status, answer = ask(client, furiten_question(row), "/v1/furiten")
    if status != 200 or kind(row["win_tile"]) not in answer["waits"]:
        return {"answer": (answer, row["win_tile"])}
    ours = (answer["furiten"], answer["can_ron"], answer["causes"])
    return {} if ours == (False, True, []) else {"furiten": (answer, False)}


def judged(body: dict[str, Any]) -> Answer:
    question = FURITEN.load(body)
    waits, furiten = standing(question.win, question.rules)
    return furiten_answer(furiten, waits)


def test_each_ron_would_have_been_barred(wins):
    """Let the winning tile have been discarded and passed before."""
    compared([row for row in wins if not row["tsumo"] and row["events_complete"]], not_barred)


def not_barred(row: Row) -> dict[str, tuple[Any, Any]]:
    body, tile = furiten_question(row), row["win_tile"]
    known = {river: [*body[river], tile] for river in CAUSES if river != "passed_since_riichi" or in_riichi(row)}
    answer = judged(body | known)
    ours = [(one["kind"], one["tile"], one["index"]) for one in answer["causes"]]
    theirs = [(CAUSES[river], tile, len(tiles) - 1) for river, tiles in known.items()]
    is_so = (answer["furiten"], answer["can_ron"], ours) == (True, False, theirs)
    return {} if is_so else {"causes": (answer, theirs)}


def test_furiten_does_not_bar_tsumo(client, wins):
    asked = [row for row in wins if row["tsumo"] and row["events_complete"]]
    assert len(asked) == KNOWN_TSUMOS
    furiten = [row for row in asked if judged(furiten_question(row))["furiten"]]
    assert len(furiten) == FURITEN_TSUMOS
    reasons = Counter(pair for row in furiten for pair in reasons_of(client, row))
    assert reasons == FURITEN_WAITS


def reasons_of(client: FlaskClient, row: Row) -> list[tuple[str | None, str]]:
    """Say for each wait that is left why it has no ron, by the hand alone and with the rivers."""
    body = before(row)
    alone = {name: value for name, value in body.items() if name not in CAUSES}
    free, barred = (ask(client, asked, "/v1/tenpai")[1]["waits"] for asked in (alone, body))
    pairs = zip(free, barred, strict=True)
    return [(one["ron"].get("reason"), other["ron"]["reason"]) for one, other in pairs if other["remaining"]]


# Riichi.


def test_riichi_was_legal(client, wins):
    asked = [row for row in wins if in_riichi(row)]
    assert (len(asked), sum(bool(row["melds"]) for row in asked)) == (RIICHI_WINS, RIICHI_WITH_ANKAN)
    compared(asked, lambda row: of_the_riichi(client, row))


def of_the_riichi(client: FlaskClient, row: Row) -> dict[str, tuple[Any, Any]]:
    """Draw a tile beside the hand that won, declare riichi with it, and look at the waits."""
    if any(meld["type"] != "ankan" for meld in row["melds"]):
        return {"hand": (row["melds"], "closed")}
    body, drawn = declaration(row), stray(row)
    status, answer = ask(client, body | {"drawn": drawn, "points": points_before(row)}, "/v1/actions")
    if status != 200 or not answer["riichi"]["legal"]:
        return {"riichi": (answer.get("riichi", answer), "legal")}
    discards = {one["discard"]: one for one in answer["riichi"]["discards"]}
    if drawn not in discards:
        return {"discards": (list(discards), drawn)}
    ours = discards[drawn]["waits"]
    _, left = ask(client, body | {"riichi": True, "discards": [drawn]}, "/v1/tenpai")
    if kind(row["win_tile"]) not in [wait["tile"] for wait in ours]:
        return {"waits": (ours, row["win_tile"])}
    return {} if ours == left["waits"] else {"waits": (ours, left["waits"])}


def declaration(row: Row) -> dict[str, Any]:
    body = before(row)
    return {
        name: body[name] for name in ("hand", "melds", "round_wind", "seat_wind", "dora_indicators", "north", "rules")
    }


def points_before(row: Row) -> int:
    """Give back the deposit that the recorded scores no longer hold."""
    return row["scores_before"][row["winner"]] + 1000


def stray(row: Row) -> str:
    """Choose a tile as far from the hand as there is one left."""
    held = [KIND_OF[TILE_OF_NAME[tile]] for tile in row["hand"]]
    seen = held + [KIND_OF[TILE_OF_NAME[tile]] for tile in row["dora_indicators"]] + [NORTH] * row["north"]
    seen += [KIND_OF[TILE_OF_NAME[tile]] for meld in row["melds"] for tile in meld["tiles"]]
    in_play = [one for one in KINDS if seen.count(one) < 4 and (row["players"] == 4 or one not in NOT_IN_SANMA)]
    return TILE_NAMES[max(in_play, key=lambda one: min(distance(one, other) for other in {*held}))]


def distance(one: int, other: int) -> int:
    """Say how far apart two kinds are; those that make no run together are farthest."""
    if one == other:
        return 0
    apart = one // 9 != other // 9 or one in HONOURS
    return 9 if apart else abs(one - other)


# Tenpai at draws.


def hands(draws: list[Row]) -> list[tuple[Row, int]]:
    """List the known hands, each as its round and seat, of which tenpai was recorded."""
    return [
        (row, seat)
        for row in draws
        for seat, tenpai in enumerate(row["expected"]["tenpai"] or ())
        if tenpai is not None and row["hands"][seat]["hand"] is not None
    ]


def melds_of(row: Row, seat: int) -> list[Any]:
    """List the melds. Of two hands the record does not know them: others stand in, for shape alone decides."""
    hand = row["hands"][seat]
    if hand["melds"] is None:
        return ["pon:555z", "pon:666z"][: (13 - len(hand["hand"])) // 3]
    return [meld_of(meld, row | {"winner": seat}) for meld in hand["melds"]]


def at_the_draw(client: FlaskClient, row: Row, seat: int) -> Answer:
    hand = row["hands"][seat]
    body = {
        "hand": hand["hand"],
        "melds": melds_of(row, seat),
        "north": hand["north"],
        "riichi": bool(hand["riichi"]),
        "discards": hand["discards"],
        "rules": rules_of(row),
    }
    status, answer = ask(client, body, "/v1/tenpai")
    assert status == 200, (row["id"], seat, answer)
    return answer


@pytest.mark.parametrize(("source", "players"), DRAWN)
def test_tenpai_at_draws(client, draws, source, players):
    asked = [one for one in hands(draws) if (one[0]["source"], one[0]["players"]) == (source, players)]
    flags = [row["expected"]["tenpai"][seat] for row, seat in asked]
    assert (flags.count(True), flags.count(False)) == DRAWN[source, players]
    answers = [at_the_draw(client, row, seat) for row, seat in asked]
    assert all((answer["shanten"] == 0) == answer["tenpai"] for answer in answers)
    wrong = [
        (row["id"], seat, row["hands"][seat], answer)
        for (row, seat), answer, flag in zip(asked, answers, flags, strict=True)
        if answer["tenpai"] != flag
    ]
    assert not wrong, "\n".join(map(str, [f"{len(wrong)} of {len(asked)} hands disagree", *wrong[:10]]))


def test_waits_at_draws(client, draws):
    """Mahjong Soul names the waits of each hand."""
    named = [(row, seat) for row, seat in hands(draws) if row["expected"].get("waits")]
    assert len(named) == NAMED_WAITS
    for row, seat in named:
        ours = [wait["tile"] for wait in at_the_draw(client, row, seat)["waits"]]
        assert ours == sorted(row["expected"]["waits"][seat], key=TILE_OF_NAME.__getitem__), (row["id"], seat)


def test_no_draw_is_left_out(draws):
    assert Counter((row["source"], row["players"]) for row, _ in hands(draws)) == {
        group: sum(flags) for group, flags in DRAWN.items()
    }
