"""Whole games that servers recorded, chained over HTTP: each round goes on from our answer to the one before.

Asked is ``/v1/settle`` with the wins as tiles and the draws as flags. Compared with the record are, of every round,
each seat's change and points, the winners in turn, and the next round; the game must end after the last one
and only there, with the points and the final scores that the log has.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any, NamedTuple

import orjson
import pytest
from flask.testing import FlaskClient

from scoring.tiles import SEAT_NAMES
from tests.conversion import MOST_SHOWN, Answer, ask, request_of, rules_of
from tests.shared_data import Row, rows
from tests.test_recorded_draws import DRAWS, drawn, seating

GAMES, WINS = "data/real_dev/games.jsonl", "data/real_dev/wins.jsonl"


class Group(NamedTuple):
    """Games of one sort of table.

    :ivar ends: reason, which no log names -> games that we end for it.
    """

    games: int
    rounds: int
    ends: dict[str, int]


#: (Source, game type, players) -> games of it; all of them are checked.
CHECKED: dict[tuple[str, int | None, int], Group] = {}

#: What happened -> rounds; a round may count for several.
COVERED: dict[str, int] = {}

LENGTHS = {"tonpuu": "east", "hanchan": "east_south"}

#: Since 2022 Tenhou records final scores to the tenth; before, points were rounded to thousands.
TENTHS = {"final_score_rounding": "none"}

#: Private tables, old logs and made-up ones -> what was agreed there, as their own record shows.
AGREED: dict[str, dict[str, Any]] = {
    # Called an east game by its type, plays the south rounds and ends as those do.
    "tenhou:2017030413gm-0009-3821-485c5dae": {"game_length": "east_south"},
    "tenhou:MahjongPantheon-doubleron_and_riichi": {"game_length": "east_south"},
    # A league with uma of its own.
    "tenhou:2019020120gm-0009-10011-215330df": TENTHS | {"return_points": 30000, "oka": 0, "uma": [50, 20, 0, -70]},
    # Chips, 30000 points to begin with, and no dealer deals twice.
    "tenhou:MahjongPantheon-chips_tonpusen": TENTHS | {"renchan": "none", "oka": 0},
    "tenhou:MahjongPantheon-chips_tonpusen-v2": {"renchan": "none", "oka": 0},
    # An older Tenhou, whose east games had half the uma.
    "tenhou:dnovikoff-bye": {"uma": [10, 5, -5, -10]},
    # Four players with 1000 points, whatever its name says.
    "tenhou:dnovikoff-sanma": {"return_points": 1000, "oka": 0, "uma": [0, 0, 0, 0]},
    # Tenths, though it is not of 2022 by its name.
    "tenhou:Riichi-Mahjong-Statistics-Seminar-yao9": TENTHS,
    # A tournament lobby that begins with 30000 points.
    "majsoul:240302-203b66a8-1e89-441c-a784-033ce03badb2": {"return_points": 30000},
}


class Records(NamedTuple):
    """All games, and what won or drew their rounds, by game and place of the round in it."""

    games: list[Row]
    wins: dict[tuple[str, int], list[Row]]
    draws: dict[tuple[str, int], Row]


@pytest.fixture(scope="module")
def records() -> Records:
    wins = defaultdict(list)
    for row in rows(WINS):
        game, place, _ = row["id"].rsplit(":", 2)
        wins[game, int(place)].append(row)
    draws = {}
    for row in rows(DRAWS):
        game, place = row["id"].rsplit(":", 1)
        draws[game, int(place)] = row
    return Records(rows(GAMES), wins, draws)


def group_of(game: Row) -> tuple[str, int | None, int]:
    return game["source"], game["rules"].get("game_type"), game["players"]


# The requests.


def game_rules(game: Row) -> dict[str, Any]:
    """Choose the rule set of the platform, changed as the table of the game has it."""
    rules = rules_of(game) | {"game_length": LENGTHS[game["rules"]["length"]]}
    if game["id"].startswith("tenhou:2022"):
        rules |= TENTHS
    return rules | AGREED.get(game["id"], {})


#: What the round, not a winner, says of a win.
OF_TABLE = ("tsumo", "round_wind", "seat_wind", "honba", "riichi_sticks", "discarder", "rules")


def claim_of(row: Row) -> dict[str, Any]:
    """Claim a recorded win."""
    seats, loser = seating(row, row["players"]), row["loser"]
    won = {name: value for name, value in request_of(row).items() if name not in OF_TABLE}
    return won | {"seat": seats.ours(row["winner"]), "from": None if loser is None else seats.ours(loser)}


def result_of(records: Records, game: Row, place: int) -> dict[str, Any]:
    """Say how a round ended; winners in no particular order, here the last in turn first."""
    key = game["id"], place
    if game["rounds"][place]["result"] == "win":
        return {"type": "win", "wins": [claim_of(row) for row in reversed(records.wins[key])]}
    return drawn(records.draws[key])


def opening(game: Row) -> dict[str, Any]:
    """Begin a game: east 1, everybody with the points to begin with."""
    first = {"wind": "east", "number": 1, "honba": 0, "riichi_sticks": 0}
    return {"rules": game_rules(game), "round": first, "scores": game["starting_points"]}


def going_on(body: dict[str, Any], answer: Answer) -> dict[str, Any]:
    """Go on from an answer; who deals is said by the number of the round."""
    following = {name: value for name, value in answer["next"].items() if name != "dealer"}
    return body | {"round": following, "scores": answer["scores"]}


# What is compared.


def recorded(game: Row, place: int) -> dict[str, Any]:
    """Say what was recorded of a round and of what follows it."""
    told = game["rounds"][place]
    seats = seating(told, game["players"])
    before, after = seats.turned(told["scores_before"]), seats.turned(told["scores_after"])
    is_last = place == len(game["rounds"]) - 1
    return {
        "deltas": [late - early for early, late in zip(before, after, strict=True)],
        "scores": after,
        "riichi_sticks_left": (sum(game["starting_points"]) - sum(after)) // 1000,
        "winners": [seats.ours(seat) for seat in told["winners"]],
        "next": None if is_last else recorded_start(game, place + 1),
        "points": seats.turned(game["final_points"]) if is_last else None,
        "final": seats.turned(game["final_scores"]) if is_last else None,
    }


def recorded_start(game: Row, place: int) -> dict[str, Any]:
    told = game["rounds"][place]
    return {
        "wind": SEAT_NAMES[int(told["round_wind"][0]) - 1],
        "number": told["kyoku"],
        "dealer": seating(game["rounds"][0], game["players"]).ours(told["dealer"]),
        "honba": told["honba"],
        "riichi_sticks": told["sticks_before"],
    }


def answered(answer: Answer) -> dict[str, Any]:
    """Say the same of an answer."""
    over = answer["game_over"]
    places = sorted(over["ranking"], key=lambda one: one["seat"]) if over else []
    return {
        **{name: answer[name] for name in ("deltas", "scores", "riichi_sticks_left", "next")},
        "winners": [one["seat"] for one in answer["wins"]],
        "points": [one["points"] for one in places] if over else None,
        "final": [one["final"] for one in places] if over else None,
    }


def unlawful(answer: Answer) -> Iterator[str]:
    """Say which law that needs no record an answer breaks."""
    change = Counter[int | None]()
    for paid in answer["payments"]:
        change[paid["from"]] -= paid["points"]
        change[paid["to"]] += paid["points"]
    if [change[seat] for seat in range(len(answer["deltas"]))] != answer["deltas"]:
        yield "the payments do not make the deltas"
    if (answer["next"] is None) is (answer["game_over"] is None):
        yield "a game goes on or is over"
    ranked = [] if answer["game_over"] is None else answer["game_over"]["ranking"]
    if [one["place"] for one in ranked] != [*range(1, len(ranked) + 1)]:
        yield "places are not numbered"
    if any(one["points"] < two["points"] for one, two in zip(ranked, ranked[1:], strict=False)):
        yield "more points are not a better place"


class Played(NamedTuple):
    """How a chained game went.

    :ivar end: the reason of its end.
    :ivar wrong: the first disagreement, for a reader.
    """

    end: str | None = None
    wrong: str | None = None


def play(client: FlaskClient, records: Records, game: Row) -> Played:
    """Chain the rounds of a game up to the first disagreement."""
    body = opening(game)
    answer: Answer = {}
    for place, told in enumerate(game["rounds"]):
        seats = seating(told, game["players"])
        body |= {"riichi": [seats.ours(seat) for seat in told["riichi_by"]], "result": result_of(records, game, place)}
        status, answer = ask(client, body, "/v1/settle")
        found = differences(answer, game, place) if status == 200 else [str(answer)]
        if found:
            return Played(wrong="\n    ".join((f"{game['id']}:{place}: {orjson.dumps(body).decode()}", *found)))
        if answer["next"]:
            body = going_on(body, answer)
    return Played(end=answer["game_over"]["reason"])


def differences(answer: Answer, game: Row, place: int) -> list[str]:
    ours, theirs = answered(answer), recorded(game, place)
    found = [f"{what}: ours {ours[what]}, theirs {value}" for what, value in theirs.items() if ours[what] != value]
    return [*found, *unlawful(answer)]


@pytest.mark.parametrize("group", CHECKED, ids=lambda group: "-".join(map(str, group)))
def test_games(client, records, group):
    games = [game for game in records.games if group_of(game) == group]
    played = [play(client, records, game) for game in games]
    wrong = [one.wrong for one in played if one.wrong]
    assert not wrong, "\n".join([f"{len(wrong)} of {len(games)} games disagree; the first:", *wrong[:MOST_SHOWN]])
    rounds = sum(len(game["rounds"]) for game in games)
    assert Group(len(games), rounds, Counter(one.end for one in played)) == CHECKED[group]


# What the games cover.


def test_no_game_is_left_out(records):
    assert Counter(map(group_of, records.games)) == {group: one.games for group, one in CHECKED.items()}
    assert sum(one.games for one in CHECKED.values()) == len({game["id"] for game in records.games}) == 923
    assert sum(one.rounds for one in CHECKED.values()) == 9365
    assert {game["id"] for game in records.games} >= AGREED.keys()


def test_what_the_rounds_cover(records):
    kinds = Counter(
        kind
        for game in records.games
        for place in range(len(game["rounds"]))
        for kind in kinds_of(records, game, place)
    )
    assert kinds == COVERED


def kinds_of(records: Records, game: Row, place: int) -> list[str]:
    told = game["rounds"][place]
    wins = records.wins.get((game["id"], place), [])
    assert len(wins) == len(told["winners"])
    is_so = {
        told["result"]: True,
        "double ron": len(wins) == 2,
        "liable player": any(row["pao"] is not None for row in wins),
        "counters": told["honba"] > 0,
        "sticks from before": told["sticks_before"] > 0,
        "riichi": bool(told["riichi_by"]),
        "extension": told["round_wind"] > LAST_WIND[game_rules(game)["game_length"]],
        "sticks left over": place == len(game["rounds"]) - 1 and game["end_of_game_difference"] is not None,
    }
    return [kind for kind, holds in is_so.items() if holds]


LAST_WIND = {"east": "1z", "east_south": "2z"}
