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
CHECKED: dict[tuple[str, int | None, int], Group] = {
    ("tenhou", 169, 4): Group(
        435,
        4605,
        {
            "last_round": 263,
            "tobi": 129,
            "agari_yame": 29,
            "target_reached": 10,
            "tenpai_yame": 3,
            "extension_limit": 1,
        },
    ),
    ("tenhou", 185, 3): Group(
        140,
        1287,
        {"last_round": 78, "tobi": 31, "agari_yame": 23, "target_reached": 5, "tenpai_yame": 2, "extension_limit": 1},
    ),
    ("tenhou", 9, 4): Group(157, 1651, {"last_round": 87, "tobi": 53, "agari_yame": 16, "target_reached": 1}),
    ("tenhou", 137, 4): Group(
        151, 1558, {"last_round": 88, "tobi": 49, "agari_yame": 10, "tenpai_yame": 3, "target_reached": 1}
    ),
    ("tenhou", 225, 4): Group(30, 177, {"last_round": 25, "agari_yame": 3, "tenpai_yame": 1, "tobi": 1}),
    ("tenhou", 1, 4): Group(3, 36, {"agari_yame": 1, "target_reached": 1, "tobi": 1}),
    ("tenhou", 161, 4): Group(1, 7, {"last_round": 1}),
    ("tenhou", 1601, 4): Group(2, 8, {"last_round": 2}),
    ("tenhou", 2113, 4): Group(1, 1, {"tobi": 1}),
    ("majsoul", None, 4): Group(3, 35, {"last_round": 2, "tobi": 1}),
}

#: What happened -> rounds; a round may count for several.
COVERED = {
    "win": 7941,
    "exhaustive": 1295,
    "nagashi_mangan": 6,
    "kyuushu_kyuuhai": 110,
    "suufon_renda": 8,
    "suucha_riichi": 3,
    "suukaikan": 1,
    "sanchahou": 1,
    "double ron": 64,
    "liable player": 3,
    "riichi": 5529,
    "counters": 3484,
    "sticks from before": 916,
    "sticks left over": 37,
    "extension": 60,
}

LENGTHS = {"tonpuu": "east", "hanchan": "east_south"}
LAST_WINDS = {"east": "1z", "east_south": "2z"}

#: Since 2022 Tenhou records final scores to the tenth; before, points were rounded to thousands.
TENTHS = {"final_score_rounding": "none"}

#: Private tables, old logs and made-up ones -> what was agreed there, as their own record shows.
AGREED: dict[str, dict[str, Any]] = {
    # Called an east game by its type, plays the south rounds and ends as those do.
    "tenhou:2017030413gm-0009-3821-485c5dae": {"game_length": "east_south"},
    "tenhou:MahjongPantheon-doubleron_and_riichi": {"game_length": "east_south"},
    # A league, 30000 points to begin with.
    "tenhou:2019020120gm-0009-10011-215330df": TENTHS | {"oka": 0, "uma": [50, 20, 0, -70]},
    # Chips, 30000 points to begin with, and nobody deals twice in a row.
    "tenhou:MahjongPantheon-chips_tonpusen": TENTHS | {"renchan": "none", "oka": 0},
    "tenhou:MahjongPantheon-chips_tonpusen-v2": {"renchan": "none", "oka": 0},
    # An older Tenhou, whose east games had half the uma.
    "tenhou:dnovikoff-bye": {"uma": [10, 5, -5, -10]},
    # Four players, whatever its name says, with 1000 points to begin with.
    "tenhou:dnovikoff-sanma": {"return_points": 1000, "oka": 0, "uma": [0, 0, 0, 0]},
    # Tenths, though it is not of 2022 by its name.
    "tenhou:Riichi-Mahjong-Statistics-Seminar-yao9": TENTHS,
    # A tournament lobby, 30000 points to begin with.
    "majsoul:240302-203b66a8-1e89-441c-a784-033ce03badb2": {"return_points": 30000},
}

#: Option and a value that its platform does not have -> a game that would have come out otherwise by it.
OTHERWISE: dict[tuple[str, Any], str] = {
    ("abortive_dealer_repeat", False): "tenhou:2020010120gm-00b9-0000-8da0e6cb",
    ("agari_yame", "none"): "tenhou:2020010113gm-00e1-0000-2cbcd6c3",
    ("extension", "none"): "tenhou:2020010102gm-00e1-0000-6bc034c9",
    ("extension_dealer_repeat_priority", False): "tenhou:2022060108gm-00a9-0000-930771df",
    ("final_score_rounding", "nearest_1000_half_down"): "tenhou:2020010113gm-00a9-0000-38bec9a0",
    ("final_score_rounding", "none"): "tenhou:mjx-project-encdec-nine-gates",
    ("honba_on_noten_rotation", False): "tenhou:mjx-project-encdec-nine-gates",
    ("honba_value_ron", 200): "tenhou:mjx-project-encdec-nine-gates",
    ("honba_value_ron", 300): "tenhou:2020010102gm-00b9-0000-26faabb6",
    ("honba_value_tsumo_each", 0): "tenhou:2018012113gm-0009-0000-420063d6",
    ("leftover_riichi_sticks", "lost"): "tenhou:2020010119gm-00e1-0000-7caca38b",
    ("leftover_riichi_sticks", "share"): "tenhou:2020010119gm-00e1-0000-7caca38b",
    ("max_ron_winners", 1): "tenhou:2018012113gm-0009-0000-420063d6",
    ("multi_ron_dealer_repeat", "if_first_winner"): "tenhou:2020010120gm-00a9-0000-53c089d9",
    ("multi_ron_honba", "each"): "tenhou:2020010100gm-00a9-0000-1ce89ac5",
    ("multi_ron_sticks", "own_stick_back_rest_nearest"): "tenhou:2018020817gm-0089-0000-3aeb7a99",
    ("nagashi_adds_honba_payment", True): "tenhou:2020010123gm-00b9-0000-792964ac",
    ("nagashi_mangan", "win"): "tenhou:2020010123gm-00b9-0000-792964ac",
    ("noten_total", 2000): "tenhou:mjx-project-encdec-nine-gates",
    ("noten_total", 3000): "tenhou:2020010102gm-00b9-0000-26faabb6",
    ("pao_daisangen", False): "tenhou:2018020216gm-0009-0000-2b814224",
    ("pao_scope", "liable_yakuman_only"): "tenhou:2019103023gm-00a9-0000-f90e0fe9",
    ("renchan", "any_draw"): "tenhou:mjx-project-encdec-nine-gates",
    ("renchan", "win"): "tenhou:2020010113gm-00a9-0000-38bec9a0",
    ("sanma_tsumo", "split_equally"): "tenhou:2020010104gm-00b9-0000-2c21255f",
    ("target_comparison", "more_than"): "tenhou:2020010115gm-00e1-0000-d811aa12",
    ("target_points", 0): "tenhou:2020010102gm-00e1-0000-6bc034c9",
    ("tenpai_yame", "none"): "tenhou:2020010119gm-00e1-0000-7caca38b",
    ("tie_break", "share"): "tenhou:2020010100gm-00a9-0000-41ec0486",
    ("tobi", "none"): "tenhou:dnovikoff-sanma",
    ("tobi", "zero_or_less"): "tenhou:2018020412gm-0089-0000-c2a28b9a",
    ("yame_requires_target", False): "tenhou:2020010114gm-00b9-0000-4f35bd55",
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


def opening(game: Row, rules: dict[str, Any]) -> dict[str, Any]:
    """Begin a game: east 1, everybody with the points to begin with."""
    first = {"wind": "east", "number": 1, "honba": 0, "riichi_sticks": 0}
    return {"rules": rules, "round": first, "scores": game["starting_points"]}


def going_on(body: dict[str, Any], answer: Answer) -> dict[str, Any]:
    """Go on from an answer, as it is."""
    return body | {"round": answer["next"], "scores": answer["scores"]}


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


def play(client: FlaskClient, records: Records, game: Row, rules: dict[str, Any]) -> Played:
    """Chain the rounds of a game up to the first disagreement."""
    body = opening(game, rules)
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
    played = [play(client, records, game, game_rules(game)) for game in games]
    wrong = [one.wrong for one in played if one.wrong]
    assert not wrong, "\n".join([f"{len(wrong)} of {len(games)} games disagree; the first:", *wrong[:MOST_SHOWN]])
    rounds = sum(len(game["rounds"]) for game in games)
    assert Group(len(games), rounds, Counter(one.end for one in played)) == CHECKED[group]


# What the games show.


def named(records: Records, id: str) -> Row:
    [game] = [game for game in records.games if game["id"] == id]
    return game


@pytest.mark.parametrize(("id", "option"), [(id, option) for id, agreed in AGREED.items() for option in agreed])
def test_what_was_agreed(client, records, id, option):
    """Without any one of its agreements a table's game would have come out otherwise."""
    game = named(records, id)
    agreed = {name: value for name, value in game_rules(game).items() if name != option}
    if option == "game_length":
        agreed["game_length"] = LENGTHS[game["rules"]["length"]]
    assert play(client, records, game, agreed).wrong


@pytest.mark.parametrize(("option", "value"), OTHERWISE)
def test_other_rules(client, records, option, value):
    """By another rule a recorded game would have come out otherwise, and is not refused."""
    game = named(records, OTHERWISE[option, value])
    wrong = play(client, records, game, game_rules(game) | {option: value}).wrong
    assert wrong
    assert "ours" in wrong


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
        "extension": told["round_wind"] > LAST_WINDS[game_rules(game)["game_length"]],
        "sticks left over": place == len(game["rounds"]) - 1 and game["end_of_game_difference"] is not None,
    }
    return [kind for kind, holds in is_so.items() if holds]
