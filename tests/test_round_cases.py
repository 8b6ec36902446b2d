"""Cases about the end of a round, settled over HTTP: what is right is the answer.

``cases/README.md`` of the shared folder describes the rows. Here stand all cases of the topics about payments,
draws, several winners, liability and three players: those of a single hand, whose value ``test_cases`` checks,
are settled as a round, and those of a round are compared claim by claim. Seats E S W N are 0 1 2 3; it is east 1
unless a case says otherwise.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from flask.testing import FlaskClient

from scoring.notation import parse_tiles
from scoring.tiles import names
from tests.conversion import Answer, ask
from tests.shared_data import Row, parameters, rows
from tests.test_cases import (
    ALTERNATIVES,
    BESIDE_DRAGONS,
    CASES,
    DRAGON_MELDS,
    NOT_COMPARED,
    OPTIONS,
    agrees,
    alternative,
    source,
)
from tests.test_cases import PRESETS as PRESETS_OF_FOUR
from tests.test_cases import request_of as score_request

#: Topic -> number of cases, and those of them that are about a single hand; all of them are checked.
CHECKED = {"draw": (8, 0), "liability": (4, 0), "multi-ron": (4, 0), "payment": (6, 4), "sanma": (6, 6)}

SEATS = "ESWN"
PRESETS = PRESETS_OF_FOUR | {"tenhou-3p": "tenhou_3p"}

#: By the older books of the WRC several may win and take back their own sticks; by that of 2025 only the next wins.
OLDER_WRC = {
    "max_ron_winners": 3,
    "multi_ron_sticks": "own_stick_back_rest_nearest",
    "multi_ron_honba": "nearest",
    "multi_ron_dealer_repeat": "if_among_winners",
}
#: Case -> options that it needs.
NEEDED: dict[str, dict[str, Any]] = {"C223": OLDER_WRC}

#: Case -> number of its round: 8000 is no value of the dealer's, so here its discarder deals.
NUMBERS = {"C221": 3}

#: Value by ron, whether of the dealer -> han and fu that make it.
WORTHS = {
    (1500, True): (1, 30),
    (2000, False): (2, 30),
    (3900, False): (3, 30),
    (5800, True): (3, 30),
    (8000, False): (5, 30),
}
#: Where a case names no value.
ANY_VALUE = {"han": 1, "fu": 30}

#: Hands that wait for nothing; they share one wall.
NOTEN = [{"hand": f"2468m2468p2468s{tile}"} for tile in ("3m", "5m", "7m", "3p")]

WINDS = {"E": "east", "S": "south"}


# From a case to a request.


def rules_of(case: Row) -> dict[str, Any]:
    told = case["input"].get("rules", {})
    rules = {"preset": PRESETS[told.get("preset", "tenhou")]}
    for rule in told.items():
        rules |= OPTIONS[rule] if rule[0] != "preset" else {}
    return rules | NEEDED.get(case["id"], {})


def players(case: Row) -> int:
    return 3 if rules_of(case)["preset"].endswith("3p") else 4


def at_table(case: Row) -> dict[str, Any]:
    """Lay out the round; sticks that were put down in it are counted in the cases with those from before."""
    told = case["input"]
    wind, number = told.get("round", "E1")
    riichi = [seat(one["seat"]) for one in told.get("ron_by", ()) if isinstance(one, dict) and one.get("riichi")]
    sticks = told.get("sticks", told.get("sticks_before", told.get("riichi_sticks_on_table", 0)))
    return {
        "rules": rules_of(case),
        "round": {
            "wind": WINDS[wind],
            "number": NUMBERS.get(case["id"], int(number)),
            "honba": told.get("honba", 0),
            "riichi_sticks": sticks - len(riichi),
        },
        "scores": [told["scores"][one] for one in SEATS] if "scores" in told else [25000] * players(case),
        "riichi": riichi,
    }


def seat(letter: str) -> int:
    return SEATS.index(letter)


def seats(letters: list[str]) -> list[int]:
    return [seat(letter) for letter in letters]


def worth(case: Row, winner: str, value: int) -> dict[str, int]:
    dealer = at_table(case)["round"]["number"] - 1
    han, fu = WORTHS[value, seat(winner) == dealer]
    return {"han": han, "fu": fu}


def rons(case: Row) -> list[dict[str, Any]]:
    """Claim what several won on one tile, or one alone."""
    told = case["input"]
    if "ron_by" not in told:
        value = told.get("base_ron", told.get("win_value_ron"))
        won = {"seat": seat(told["winner"]), "from": seat(told["discarder"]), **worth(case, told["winner"], value)}
        return [won | {"riichi_tile": told.get("discarder_declared_riichi_with_this_tile", False)}]
    winners = [one if isinstance(one, dict) else {"seat": one} for one in told["ron_by"]]
    return [
        {"seat": seat(one["seat"]), "from": seat(told["discarder"])}
        | (worth(case, one["seat"], one["value"]) if "value" in one else ANY_VALUE)
        for one in winners
    ]


def result_of(case: Row) -> dict[str, Any]:
    told = case["input"]
    if "draw" in told:
        return {"type": "abortive_draw", "kind": told["draw"].replace(" ", "_")}
    if "discarder" in told:
        return {"type": "win", "wins": rons(case)}
    flags = {"tenpai": seats(told["tenpai"]), "nagashi_mangan": seats(told.get("nagashi", []))}
    return {"type": "exhaustive_draw", **flags}


def settle(client: FlaskClient, body: dict[str, Any]) -> Answer:
    status, answer = ask(client, body, "/v1/settle")
    assert status == 200, answer
    return answer


def settled(client: FlaskClient, case: Row, result: dict[str, Any] | None = None, **changed: Any) -> Answer:
    """Settle the round of a case, and see that its winners may be told in any order."""
    ended = result or result_of(case)
    body = at_table(case) | {"result": ended} | changed
    answer = settle(client, body)
    if "wins" in ended:
        assert settle(client, body | {"result": {"type": "win", "wins": ended["wins"][::-1]}}) == answer
    return answer


# What a case and an answer say, in the same words.


def deltas(answer: Answer) -> dict[str, int]:
    """Say how all points change by the settlement, deposits of the round apart."""
    back = dict.fromkeys(range(len(answer["deltas"])), 0)
    back |= {paid["from"]: paid["points"] for paid in answer["payments"] if paid["for"] == "riichi_deposit"}
    return {SEATS[one]: change + back[one] for one, change in enumerate(answer["deltas"])}


def by_tenhou(client: FlaskClient, case: Row) -> dict[str, int]:
    return deltas(settled(client, case, rules={"preset": "tenhou_4p"}))


def dealer_stays(client: FlaskClient, case: Row) -> bool:
    following, table = settled(client, case)["next"], at_table(case)["round"]
    assert following["dealer"] == following["number"] - 1
    return bool((following["wind"], following["number"]) == (table["wind"], table["number"]))


def next_honba(client: FlaskClient, case: Row) -> int | str:
    """Count the counters, or say that there is one more."""
    honba = settled(client, case)["next"]["honba"]
    return f"{honba - at_table(case)['round']['honba']:+}" if case["right"]["next_honba"] == "+1" else int(honba)


def sticks_left(client: FlaskClient, case: Row) -> int:
    answer = settled(client, case)
    assert answer["next"]["riichi_sticks"] == answer["riichi_sticks_left"]
    return int(answer["riichi_sticks_left"])


def winners(client: FlaskClient, case: Row) -> list[str]:
    return [SEATS[one["seat"]] for one in settled(client, case)["wins"]]


def draw_instead(client: FlaskClient, case: Row) -> str:
    """See that three rons are answered as the abortive draw that they make."""
    kind = case["right"]["draw"]
    assert settled(client, case) == settled(client, case, result={"type": "abortive_draw", "kind": kind})
    return str(kind)


def ronned_riichi_tile(client: FlaskClient, case: Row) -> bool:
    """Say whether the discarder pays his stick, whether he is listed among the seats in riichi or not."""
    listed = settled(client, case, riichi=[seat(case["input"]["discarder"])])
    assert listed == settled(client, case)
    passed = settled(client, case, riichi=[seat(case["input"]["discarder"])], result=without_riichi_tile(case))
    assert "riichi_deposit" in {paid["for"] for paid in passed["payments"]}
    return "riichi_deposit" in {paid["for"] for paid in listed["payments"]}


def without_riichi_tile(case: Row) -> dict[str, Any]:
    return {"type": "win", "wins": [won | {"riichi_tile": False} for won in rons(case)]}


def running_scores(client: FlaskClient, case: Row, winners: int) -> dict[str, int]:
    """Say the points after the first winners in turn."""
    answer = settled(client, case, result={"type": "win", "wins": rons(case)[:winners]})
    return dict(zip(SEATS, answer["scores"], strict=True))


def nagashi(client: FlaskClient, case: Row) -> list[str]:
    """Say who has nagashi by the rivers, whichever of equal tiles was the one called; it is the call that breaks it."""
    [(letter, river)] = case["input"]["discards"].items()
    [called] = case["input"]["called_away"][letter]
    tiles = names(parse_tiles(river))
    found = [
        paid_for_nagashi(client, case, letter, river, [place]) for place, tile in enumerate(tiles) if tile == called
    ]
    assert len(found) == 2
    assert found[0] == found[1]
    assert paid_for_nagashi(client, case, letter, river, []) == [letter]
    return found[0]


def paid_for_nagashi(client: FlaskClient, case: Row, letter: str, river: str, called_away: list[int]) -> list[str]:
    hands: list[dict[str, Any]] = [hand | {"discards": "5p"} for hand in NOTEN]
    hands[seat(letter)] |= {"discards": river, "called_away": called_away}
    answer = settled(client, case, result={"type": "exhaustive_draw", "hands": hands})
    return sorted({SEATS[paid["to"]] for paid in answer["payments"] if paid["for"] == "nagashi_mangan"})


def nine_kinds(client: FlaskClient, case: Row) -> bool:
    """Ask on the second draw whether nine kinds may be shown; on the first they may."""
    hand = names(parse_tiles(case["input"]["hand14"]))
    body = {"hand": hand[:-1], "drawn": hand[-1], "rules": "tenhou_4p"}
    legal = {}
    for first_turn in (True, False):
        status, answer = ask(client, body | {"first_turn": first_turn}, "/v1/actions")
        assert status == 200, answer
        legal[first_turn] = answer["kyuushu_kyuuhai"]["legal"]
    assert legal[True]
    return bool(legal[False])


#: What a case of a round says -> what we say, in its words.
CLAIMS: dict[str, Callable[[FlaskClient, Row], Any]] = {
    "after_first": lambda client, case: running_scores(client, case, 1),
    "after_second": lambda client, case: running_scores(client, case, 2),
    "dealer_stays": dealer_stays,
    "deltas": lambda client, case: deltas(settled(client, case)),
    "discarder_stick_paid": ronned_riichi_tile,
    "draw": draw_instead,
    "first_winner": lambda client, case: winners(client, case)[0],
    "game_over": lambda client, case: settled(client, case)["game_over"] is not None,
    "kyuushu_kyuuhai_legal": nine_kinds,
    "nagashi": nagashi,
    "next_honba": next_honba,
    "sticks_carried": sticks_left,
    "sticks_on_table_after": sticks_left,
    "tenhou_deltas": by_tenhou,
    "winners": winners,
}


# Liability: by the number of yakuman, by name, and worked out from whom the last dragons were called.


def liable_claims(case: Row) -> list[dict[str, Any]]:
    told = case["input"]
    hand, win_tile = BESIDE_DRAGONS[" ".join(told["yakuman"])]
    who = {"seat": seat(told["winner"]), "from": seat(told["discarder"]) if told["by"] == "ron" else None}
    by_hand = who | {"hand": hand, "win_tile": win_tile}
    if "liable" not in told:
        return [by_hand | {"melds": told_melds(told)}, who | {"yakuman": len(told["yakuman"])}]
    [(feeder, yaku)] = told["liable"].items()
    fed = [*DRAGON_MELDS[:2], f"{DRAGON_MELDS[2]}@{source(told['winner'], feeder)}"]
    return [
        who | {"yakuman": len(told["yakuman"]), "liable": [{"seat": seat(feeder), "yakuman": 1}]},
        by_hand | {"melds": DRAGON_MELDS, "liable": [{"seat": seat(feeder), "yaku": yaku}]},
        by_hand | {"melds": fed},
    ]


def told_melds(told: dict[str, Any]) -> list[str]:
    """Read melds such as ``pon 555z from E``."""
    melds = []
    for text in told["melds_in_order"]:
        type, tiles, *feeder = text.replace(" from ", " ").split()
        melds.append(f"{type}:{tiles}" + "".join(f"@{source(told['winner'], one)}" for one in feeder))
    return melds


def check_liability(client: FlaskClient, case: Row) -> None:
    right, rules = case["right"], rules_of(case)
    expected = [(rules, right["deltas"])]
    if "tenhou_deltas" in right:
        expected.append(({"preset": "tenhou_4p"}, right["tenhou_deltas"]))
    if "if_discarder_pays_honba" in right:
        expected.append((rules | {"pao_honba": "discarder"}, right["deltas"] | right["if_discarder_pays_honba"]))
    for options, told in expected:
        for claim in liable_claims(case):
            answer = settled(client, case, rules=options, result={"type": "win", "wins": [claim]})
            assert deltas(answer) == told
            liable = {paid["from"] for paid in answer["payments"] if paid["for"] == "liability"}
            assert liable == set(seats([*case["input"].get("liable", ())]))


# Single hands.


def hand_claim(case: Row, letter: str) -> dict[str, Any]:
    """Claim the hand of a case, by ron from the next seat."""
    body = score_request(case)
    of_table = ("tsumo", "round_wind", "seat_wind", "honba", "riichi_sticks", "rules")
    won = {name: value for name, value in body.items() if name not in of_table}
    loser = None if body["tsumo"] else (seat(letter) + 1) % players(case)
    return won | {"seat": seat(letter), "from": loser}


def check_hand(client: FlaskClient, case: Row) -> None:
    """See that a hand is worth in a round what it is worth alone, and that everybody pays what he should."""
    told, right = case["input"], case["right"]
    claim = hand_claim(case, told["seat"])
    riichi = [claim["seat"]] if "riichi" in told else []
    from_before = max(0, told.get("sticks", 0) - len(riichi))
    table = at_table(case | {"input": told | {"round": f"{told['round']}1"}})
    table |= {"riichi": riichi, "round": table["round"] | {"riichi_sticks": from_before}}
    body = table | {"result": {"type": "win", "wins": [claim]}}
    answer = settle(client, body)
    [won] = answer["wins"]
    what_it_is = {what: value for what, value in right.items() if what not in NOT_COMPARED | ALTERNATIVES.keys()}
    total = what_it_is.pop("winner_total_incl_sticks") + 1000 * (len(riichi) - ("sticks" in told))
    agrees(alone(won), what_it_is | {"winner_total_incl_sticks": total})
    assert answer["deltas"] == paid_by_seat(case, claim, right["payment"], 1000 * from_before)
    for what, options in ALTERNATIVES.items():
        if what in right:
            other = settle(client, body | {"rules": body["rules"] | options})
            agrees(alone(other["wins"][0]), alternative(what, right[what], what_it_is))


def alone(won: Answer) -> Answer:
    """Put a win of a round in the words of a score that names no discarder."""
    if won["from"] is None:
        return won
    return won | {"payments": [paid | {"from": "discarder"} for paid in won["payments"]]}


def paid_by_seat(case: Row, claim: dict[str, Any], payment: dict[str, int], sticks: int) -> list[int]:
    """Say each seat's change; the winner's own stick comes back to him."""
    number = players(case)
    changes = [0] * number
    for one in range(number):
        if claim["from"] is None and one != claim["seat"]:
            changes[one] = -payment.get("each", payment.get("nondealer" if one else "dealer", 0))
        elif one == claim["from"]:
            changes[one] = -payment["discarder"]
    changes[claim["seat"]] = sticks - sum(changes)
    return changes


def check_no_win(client: FlaskClient, case: Row) -> None:
    """Refuse a round won by a hand that does not win."""
    claim = hand_claim(case, case["input"]["seat"])
    body = {"rules": rules_of(case), "round": {"wind": "east", "number": 1}, "scores": [35000] * 3}
    status, problem = ask(client, body | {"result": {"type": "win", "wins": [claim]}}, "/v1/settle")
    assert status == 422
    [fault] = problem["errors"]
    assert (fault["pointer"], fault["code"]) == ("/result/wins/0", "not_a_win")
    assert case["right"]["error"].replace(" ", "_") in fault["detail"]


def check_two_dealer_wins(client: FlaskClient, case: Row) -> None:
    """Chain the two mangan of the report besides the hand that stands in for it."""
    told = case["right"]["reported_numbers"]
    result = {"type": "win", "wins": [{"seat": 0, "from": None, "han": 5, "fu": 30}]}
    body = {"rules": "tenhou_4p", "round": {"wind": "east", "number": 1}, "scores": [25000] * 4, "result": result}
    first = settle(client, body)
    following = {name: value for name, value in first["next"].items() if name != "dealer"}
    second = settle(client, body | {"round": following, "scores": first["scores"]})
    assert second["deltas"] == [3 * told["mangan_all"], *[-told["mangan_all"]] * 3]
    assert second["scores"] == [told["dealer_after"], *[told["others_after"]] * 3]
    check_hand(client, case)


def check_claims(client: FlaskClient, case: Row) -> None:
    ours = {what: CLAIMS[what](client, case) for what in case["right"]}
    assert ours == case["right"]


def check_of(case: Row) -> Callable[[FlaskClient, Row], None]:
    if "reported_numbers" in case["right"]:
        return check_two_dealer_wins
    if case["topic"] == "liability":
        return check_liability
    if not is_hand(case):
        return check_claims
    return check_no_win if case["right"].get("valid_win") is False else check_hand


def is_hand(case: Row) -> bool:
    return "hand" in case["input"]


@pytest.mark.parametrize("case", parameters(CASES, lambda case: case["topic"] in CHECKED))
def test_case(client, case):
    check_of(case)(client, case)


def test_no_case_is_left_out():
    asked = [case for case in rows(CASES) if case["topic"] in CHECKED]
    found, hands = (Counter(case["topic"] for case in some) for some in (asked, filter(is_hand, asked)))
    assert {topic: (found[topic], hands[topic]) for topic in CHECKED} == CHECKED
    assert NEEDED.keys() | NUMBERS.keys() <= {case["id"] for case in asked}


def test_no_claim_is_left_out():
    made = {
        what
        for case in rows(CASES)
        if case["topic"] in CHECKED and check_of(case) is check_claims
        for what in case["right"]
    }
    assert made == CLAIMS.keys()


@pytest.mark.parametrize(
    ("wind", "scores"), [("south", [24000, 24000, 21000, 31000]), ("west", [31000, 31400, 20000, 17600])]
)
def test_an_abortive_draw_never_ends_a_game(client, wind, scores):
    """What C215 says of the last round holds of an extension, though the deposit of another leaves the dealer first."""
    number = 4 if wind == "south" else 1
    body = {"rules": "mahjong_soul_4p", "round": {"wind": wind, "number": number, "honba": 1}, "scores": scores}
    answer = settle(client, body | {"riichi": [1], "result": {"type": "abortive_draw", "kind": "suukaikan"}})
    assert answer["game_over"] is None
    assert answer["next"] == {"wind": wind, "number": number, "dealer": number - 1, "honba": 2, "riichi_sticks": 1}
