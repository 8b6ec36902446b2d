"""Settling as callers see it: every fault at its place, no input that breaks it, and laws of random rounds.

Rounds are said as in ``test_settlement``.
"""

import copy
import json
from random import Random
from typing import Any

import pytest

from locales import CATALOGUE, LANGUAGES
from scoring.presets import PRESETS
from scoring.rulesets import rule_set
from scoring.tiles import SEAT_NAMES
from tests.test_laws import check, random_win
from tests.test_openapi import assert_is_documented
from tests.test_settlement import (
    ACROSS,
    EMPTY_WITH_MELD,
    FEEDER_PAYS,
    LEAGUE,
    NOTEN,
    OTHER_NOTEN,
    OTHERS,
    RINSHAN,
    SOUL,
    SOUL_3P,
    TENHOU,
    TENHOU_3P,
    TENPAI,
    TRIPLE,
    YAKULESS,
    asking,
    by_hands,
    obeys_the_laws,
    paid,
    settled,
    standard,
)
from tests.test_yaku import PINFU, PLAIN

Request = dict[str, Any]


def post(client, request: Any):
    return client.post("/v1/settle", data=json.dumps(request), content_type="application/json")


def faults(client, request: Any) -> list[tuple[str, str]]:
    """Give pointer and code of every fault."""
    response = post(client, request)
    assert response.status_code == 422, response.json
    check(response)
    return sorted((error["pointer"], error["code"]) for error in response.json["errors"])


# What says nothing is no fault.


@pytest.mark.parametrize(
    ("ending", "more", "because"),
    [
        ({"type": "exhaustive_draw", "tenpai": [0]}, {"hands": None, "nagashi_mangan": None}, "the flags are told"),
        ("1<0 3/40", {"hand": None, "win_tile": None}, "what it is worth is told"),
        ("1<0 3/40", {"tsumo": False}, "as `from` says"),
        ("1 3/40", {"tsumo": True}, "as `from` says"),
    ],
)
def test_null_is_as_good_as_nothing(client, ending, more, because):
    asked = asking(ending)
    expected = post(client, asked).json
    part = asked["result"]["wins"][0] if "wins" in asked["result"] else asked["result"]
    part.update(more)
    assert post(client, {**asked, "riichi": None}).json == expected, because


def test_hands_without_a_nagashi_mangan_are_asked_about_as_hands(client):
    asked = asking(by_hands(TENPAI))
    expected = post(client, asked).json
    asked["result"] |= {"nagashi_mangan": [], "tenpai": None}
    assert post(client, asked).json == expected


@pytest.mark.parametrize("least", [0, 1000])
def test_riichi_below_zero_where_any_points_will_do(client, least):
    rules = standard(tobi="none", riichi_min_points=least)
    asked = asking("2<0 3/40", "E2 riichi=1 scores=30000,-500,30000,40500", rules)
    assert post(client, asked).status_code == (422 if least else 200)


# Faults, one by one.

GOOD = asking("1<0 3/40")
GOOD_3P = asking("1<0 3/40", "E1", TENHOU_3P)


def with_round(**changes: Any) -> Request:
    return {"round": {**GOOD["round"], **changes}}


def without(name: str) -> Request:
    return {key: value for key, value in GOOD.items() if key != name}


def test_the_good_requests_are_answered(client):
    assert post(client, GOOD).status_code == 200
    assert post(client, GOOD_3P).status_code == 200


@pytest.mark.parametrize("name", ["round", "scores", "result"])
def test_a_field_that_is_needed(client, name):
    assert faults(client, without(name)) == [(f"/{name}", "missing_field")]


@pytest.mark.parametrize("name", ["rules", "riichi", "dealer_ends"])
def test_a_field_that_may_be_left_out(client, name):
    assert post(client, without(name)).status_code == 200


@pytest.mark.parametrize(
    ("change", "expected", "because"),
    [
        ({"scores": [25000] * 3}, [("/scores", "wrong_length")], "four players"),
        ({"scores": []}, [("/scores", "wrong_length")], "four players"),
        ({"scores": [25000] * 4, "rules": TENHOU_3P}, [("/scores", "wrong_length")], "three players"),
        ({"scores": [25000] * 5}, [("/scores", "invalid_type")], "never five"),
        ({"scores": "25000"}, [("/scores", "invalid_type")], "a list"),
        ({"scores": None}, [("/scores", "invalid_type")], "a list"),
        ({"scores": {"0": 25000}}, [("/scores", "invalid_type")], "a list"),
        (
            {"scores": [25000, "25000", 2.5, True]},
            [("/scores/1", "out_of_range"), ("/scores/2", "out_of_range"), ("/scores/3", "out_of_range")],
            "whole numbers, each",
        ),
        ({"scores": [25000, 10_000_001, 0, 0]}, [("/scores/1", "out_of_range")], "too many points"),
        ({"scores": [25000, -10_000_001, 0, 0]}, [("/scores/1", "out_of_range")], "too few"),
        ({"round": None}, [("/round", "invalid_type")], "an object"),
        ({"round": "E1"}, [("/round", "invalid_type")], "an object"),
        ({"round": {}}, [("/round/number", "missing_field"), ("/round/wind", "missing_field")], "both"),
        ({"round": {"wind": "east"}}, [("/round/number", "missing_field")], "the other"),
        (with_round(number=0), [("/round/number", "out_of_range")], "from 1"),
        (with_round(number=5), [("/round/number", "out_of_range")], "to 4"),
        (with_round(number="1"), [("/round/number", "invalid_type")], "a number"),
        (with_round(honba=-1), [("/round/honba", "out_of_range")], "none at least"),
        (with_round(honba=1001), [("/round/honba", "out_of_range")], "no game is so long"),
        (with_round(number=None), [("/round/number", "invalid_type")], "it must be told"),
        (with_round(riichi_sticks=1.0), [("/round/riichi_sticks", "invalid_type")], "a whole number"),
        (with_round(honbas=1), [("/round/honbas", "unknown_field")], "no such field"),
        (with_round(dealer=1), [("/round/dealer", "contradiction")], "seat 0 deals in east 1"),
        (with_round(dealer=4), [("/round/dealer", "out_of_range")], "seats are 0 to 3"),
        ({"riichi": [4]}, [("/riichi/0", "out_of_range")], "seats are 0 to 3"),
        ({"riichi": [1, -1]}, [("/riichi/1", "out_of_range")], "seats are 0 to 3"),
        ({"riichi": [1, 2, 1]}, [("/riichi/2", "contradiction")], "listed twice"),
        ({"riichi": 1}, [("/riichi", "invalid_type")], "a list"),
        ({"riichi": [1], "scores": [25000, 900, 25000, 49100]}, [("/riichi/0", "contradiction")], "900 are too few"),
        (
            {"riichi": [2, 0, 1], "scores": [0, 900, 1000, 98100]},
            [("/riichi/1", "contradiction"), ("/riichi/2", "contradiction")],
            "1000 are enough",
        ),
        ({"round": {**GOOD["round"], "dealer": 1}}, [("/round/dealer", "contradiction")], "seat 0 deals in east 1"),
        ({"rules": "tenho_4p"}, [("/rules", "unknown_rule_set")], "no such preset"),
        ({"rules": {"preset": TENHOU, "tobbi": "none"}}, [("/rules/tobbi", "unknown_option")], "no such option"),
        ({"rules": standard(tobi="never")}, [("/rules/tobi", "invalid_option_value")], "no such value"),
        ({"dealer_ends": 1}, [("/dealer_ends", "invalid_type")], "true or false"),
        ({"explain": "yes"}, [("/explain", "invalid_type")], "true or false"),
        ({"lang": 4}, [("/lang", "invalid_type")], "a text"),
        ({"results": {}}, [("/results", "unknown_field")], "no such field"),
        ({"result": None}, [("/result", "invalid_type")], "an object"),
        ({"result": []}, [("/result", "invalid_type")], "an object"),
        ({"result": {}}, [("/result/type", "missing_field")], "of which type"),
        ({"result": {"type": "draw"}}, [("/result/type", "unknown_value")], "no such type"),
        ({"result": {"type": None}}, [("/result/type", "unknown_value")], "no such type"),
        ({"result": {"type": ["win"]}}, [("/result/type", "unknown_value")], "no such type"),
        ({"result": {"type": {"win": 1}}}, [("/result/type", "unknown_value")], "no such type"),
        ({"result": {"type": "chombo", "seat": 1, "wins": []}}, [("/result/wins", "unknown_field")], "of another type"),
    ],
)
def test_a_fault_of_the_table(client, change, expected, because):
    assert faults(client, {**GOOD, **change}) == expected, because


@pytest.mark.parametrize(
    ("change", "expected", "because"),
    [
        ({"round": {"wind": "east", "number": 4}}, [("/round/number", "out_of_range")], "three rounds of a wind"),
        ({"scores": [35000] * 2}, [("/scores", "wrong_length")], "three players"),
        ({"riichi": [3]}, [("/riichi/0", "no_such_seat")], "three seats"),
        ({"riichi": [0, 3]}, [("/riichi/1", "no_such_seat")], "three seats"),
    ],
)
def test_a_fault_of_a_table_of_three(client, change, expected, because):
    assert faults(client, {**GOOD_3P, **change}) == expected, because


def test_riichi_without_points_where_the_rules_do_not_ask_for_them(client):
    poor = {"riichi": [1], "scores": [25000, 900, 25000, 49100]}
    assert post(client, {**asking("1<0 3/40", "E1", LEAGUE), **poor}).status_code == 200
    assert post(client, {**GOOD, **poor, "rules": standard(riichi_min_points=0)}).status_code == 200


# Faults of wins.


def wins(*claims: Any) -> Request:
    return {"type": "win", "wins": list(claims)}


WORTH = {"seat": 1, "from": 0, "han": 3, "fu": 40}


def worth(**changes: Any) -> Request:
    return wins({**WORTH, **changes})


YAKUMAN_OF_1 = {"seat": 1, "from": 0, "yakuman": 1}
FIRST = "/result/wins/0"


@pytest.mark.parametrize(
    ("result", "expected", "because"),
    [
        ({"type": "win"}, [("/result/wins", "missing_field")], "by whom"),
        (wins(), [("/result/wins", "invalid_type")], "somebody"),
        (wins(WORTH, WORTH, WORTH, WORTH), [("/result/wins", "invalid_type")], "three at most"),
        ({"type": "win", "wins": WORTH}, [("/result/wins", "invalid_type")], "a list"),
        (wins(None), [(FIRST, "invalid_type")], "an object"),
        (wins([WORTH]), [(FIRST, "invalid_type")], "an object"),
        (wins({"from": 0, "han": 5}), [(f"{FIRST}/seat", "missing_field")], "who"),
        (wins({"seat": 1, "han": 5}), [(f"{FIRST}/from", "missing_field")], "off whom"),
        (worth(seat=4), [(f"{FIRST}/seat", "out_of_range")], "seats are 0 to 3"),
        (worth(seat="1"), [(f"{FIRST}/seat", "invalid_type")], "a number"),
        (worth(**{"from": 4}), [(f"{FIRST}/from", "out_of_range")], "seats are 0 to 3"),
        (worth(**{"from": 1}), [(f"{FIRST}/from", "contradiction")], "winner and loser"),
        (worth(tsumo=True), [(f"{FIRST}/tsumo", "contradiction")], "somebody dealt in"),
        (worth(tsumo=False, **{"from": None}), [(f"{FIRST}/tsumo", "contradiction")], "nobody dealt in"),
        (worth(seat_wind="east"), [(f"{FIRST}/seat_wind", "unknown_field")], "winds are the table's"),
        (worth(honba=1), [(f"{FIRST}/honba", "unknown_field")], "counters are the table's"),
        (wins(WORTH, {**WORTH, "seat": 1}), [("/result/wins/1/seat", "contradiction")], "wins twice"),
        (
            wins({**WORTH, "from": None}, {**WORTH, "seat": 2, "from": None}),
            [("/result/wins/1/from", "contradiction")],
            "two tsumo",
        ),
        (wins(WORTH, {**WORTH, "seat": 2, "from": None}), [("/result/wins/1/from", "contradiction")], "ron and tsumo"),
        (
            wins({**WORTH, "from": None}, {**WORTH, "seat": 2}),
            [("/result/wins/1/from", "contradiction")],
            "tsumo and ron",
        ),
        (wins(WORTH, {**WORTH, "seat": 2, "from": 3}), [("/result/wins/1/from", "contradiction")], "two discarders"),
        (
            wins({"seat": 1, "from": 0}),
            [(f"{FIRST}/hand", "missing_field"), (f"{FIRST}/win_tile", "missing_field")],
            "a hand or its worth",
        ),
        (wins({"seat": 1, "from": 0, "fu": 40}), [(f"{FIRST}/han", "missing_field")], "fu without han"),
        (wins({"seat": 1, "from": 0, "han": 3}), [(f"{FIRST}/fu", "missing_field")], "below five han"),
        (worth(fu=45), [(f"{FIRST}/fu", "impossible_fu")], "no such fu"),
        (worth(fu=20), [(f"{FIRST}/fu", "impossible_fu")], "no ron has 20"),
        (worth(han=1, fu=25), [(f"{FIRST}/fu", "impossible_fu")], "seven pairs are two han"),
        (worth(han=2, fu=25, **{"from": None}), [(f"{FIRST}/fu", "impossible_fu")], "three by tsumo"),
        (worth(fu=180), [(f"{FIRST}/fu", "out_of_range")], "170 at most"),
        (worth(han=0), [(f"{FIRST}/han", "out_of_range")], "one at least"),
        (worth(yakuman=1), [(f"{FIRST}/yakuman", "contradiction")], "yakuman have no han"),
        (wins({**YAKUMAN_OF_1, "yakuman": 14}), [(f"{FIRST}/yakuman", "out_of_range")], "thirteen at most"),
        (worth(riichi_tile=True, **{"from": None}), [(f"{FIRST}/riichi_tile", "contradiction")], "a tsumo"),
        (
            wins({**YAKUMAN_OF_1, "liable": [{"seat": 1, "yakuman": 1}]}),
            [(f"{FIRST}/liable/0/seat", "contradiction")],
            "liable to himself",
        ),
        (
            wins({**YAKUMAN_OF_1, "liable": [{"seat": 3, "yakuman": 2}]}),
            [(f"{FIRST}/liable", "contradiction")],
            "more than the hand has",
        ),
        (worth(liable=[{"seat": 3, "yakuman": 1}]), [(f"{FIRST}/liable", "contradiction")], "no yakuman"),
        (
            wins({**YAKUMAN_OF_1, "liable": [{"seat": 4, "yakuman": 1}]}),
            [(f"{FIRST}/liable/0", "invalid_type")],
            "seats are 0 to 3",
        ),
        (
            wins({**YAKUMAN_OF_1, "liable": [{"seat": 3, "yaku": "daisangen"}]}),
            [(f"{FIRST}/liable/0", "contradiction")],
            "a number goes with a worth",
        ),
        (
            wins({**YAKUMAN_OF_1, "liable": [{"seat": 3, "yaku": ["daisangen"]}]}),
            [(f"{FIRST}/liable/0", "invalid_type")],
            "an id",
        ),
        (wins({**YAKUMAN_OF_1, "liable": {"seat": 3}}), [(f"{FIRST}/liable", "invalid_type")], "a list"),
    ],
)
def test_a_fault_of_a_win(client, result, expected, because):
    assert faults(client, {**GOOD, "result": result}) == expected, because


@pytest.mark.parametrize(
    ("result", "expected", "because"),
    [
        (worth(seat=3), [(f"{FIRST}/seat", "no_such_seat")], "no winner"),
        (worth(**{"from": 3}), [(f"{FIRST}/from", "no_such_seat")], "no discarder"),
        (
            wins({**YAKUMAN_OF_1, "liable": [{"seat": 3, "yakuman": 1}]}),
            [(f"{FIRST}/liable/0/seat", "no_such_seat")],
            "nobody who could be liable",
        ),
        (
            wins({"seat": 1, "from": 0, "hand": "99m23p", "win_tile": "4p", "melds": ["pon:555z", "pon:666z"]}),
            [(f"{FIRST}/hand", "hand_size")],
            "a meld is missing",
        ),
        (
            wins(
                {
                    "seat": 1,
                    "from": 0,
                    "hand": "99m23p",
                    "win_tile": "4p",
                    "melds": ["pon:555z", "pon:666z", "pon:777z"],
                    "liable": [{"seat": 3, "yaku": "daisangen"}],
                }
            ),
            [(f"{FIRST}/liable/0/seat", "no_such_seat")],
            "nor for a hand",
        ),
        ({"type": "chombo", "seat": 3}, [("/result/seat", "no_such_seat")], "no offender"),
        (
            {"type": "exhaustive_draw", "tenpai": [0, 3]},
            [("/result/tenpai/1", "no_such_seat")],
            "nobody who could be tenpai",
        ),
        (
            {"type": "exhaustive_draw", "tenpai": [3, 0]},
            [("/result/tenpai/0", "no_such_seat")],
            "at its place in the request",
        ),
        (
            {"type": "exhaustive_draw", "tenpai": [], "nagashi_mangan": [3]},
            [("/result/nagashi_mangan/0", "no_such_seat")],
            "nor have nagashi mangan",
        ),
    ],
)
def test_a_seat_that_three_players_do_not_have(client, result, expected, because):
    assert faults(client, {**GOOD_3P, "result": result}) == expected, because


#: A pair of 5m and a triplet of 2z, which is south's only yaku.
SOUTHS = "55m123456p78s222z 9s"


@pytest.mark.parametrize(
    ("ending", "at", "expected", "because"),
    [
        (f"2<0 {SOUTHS}", "E1", [(FIRST, "not_a_win")], "seat 2 is west in east 1: no yaku"),
        (f"2<0 {PLAIN}", "E1", [(FIRST, "not_a_win")], "no yaku by ron"),
        ("1<0 123456p2378999s 9s", "E1", [(FIRST, "not_a_win")], "not finished"),
        (f"1<0 {PINFU} discards=1s", "E1", [(FIRST, "not_a_win")], "furiten"),
        ("1<0 123456p237899s 4s", "E1", [(f"{FIRST}/hand", "hand_size")], "a tile is missing"),
        ("1<0 123456p237899s 8m", "E1", [(f"{FIRST}/hand", "hand_size")], "a tile is missing"),
        ("1<0 111112p2378999s 4s", "E1", [(f"{FIRST}/hand", "too_many_copies")], "five 1p"),
        (f"1<0 {PINFU} riichi", "E1", [(f"{FIRST}/riichi", "contradiction")], "not listed in riichi"),
        (f"1<0 {PINFU} double_riichi", "E1", [(f"{FIRST}/riichi", "contradiction")], "nor with double riichi"),
        (f"1<0 {PINFU}", "E1 riichi=1", [(f"{FIRST}/riichi", "contradiction")], "listed, but the hand is not"),
        (f"1<0 {PINFU}", "E1 riichi=12", [(f"{FIRST}/riichi", "contradiction")], "listed with another"),
        (f"1<0 {PINFU} ippatsu", "E1", [(f"{FIRST}/ippatsu", "contradiction")], "ippatsu without riichi"),
        (
            f"1 {PINFU} last_tile rinshan",
            "E1",
            [(f"{FIRST}/last_tile", "contradiction"), (f"{FIRST}/rinshan", "contradiction")],
            "two at once, and no kan",
        ),
        (f"1<0 {PINFU} rinshan", "E1", [(f"{FIRST}/rinshan", "contradiction")] * 2, "by ron, and no kan"),
        (f"1 {PINFU} riichi_tile", "E1", [(f"{FIRST}/riichi_tile", "contradiction")], "a tsumo, said once"),
        (f"0<1 {PINFU} first_turn", "E1", [(f"{FIRST}/first_turn", "contradiction")], "seat 0 deals"),
        (f"1<0 {PINFU} pao=1/daisangen", "E1", [(f"{FIRST}/liable", "contradiction")], "liable to himself"),
        (f"1<0 {PINFU} pao=3*1", "E1", [(f"{FIRST}/liable/0", "contradiction")], "an id goes with a hand"),
        ("1<0 xyz 4s", "E1", [(f"{FIRST}/hand", "unknown_notation")], "no tiles"),
        (f"1<0 {PINFU} north=1", "E1", [(f"{FIRST}/north", "contradiction")], "four players extract none"),
    ],
)
def test_a_fault_of_a_winning_hand(client, ending, at, expected, because):
    assert faults(client, asking(ending, at)) == expected, because


def test_a_hand_and_its_worth(client):
    both = asking(f"1<0 {PINFU}")
    both["result"]["wins"][0] |= {"han": 1, "fu": 30}
    assert set(faults(client, both)) >= {(f"{FIRST}/hand", "contradiction")}
    assert faults(client, {**GOOD, "result": worth(riichi=True)}) == [(f"{FIRST}/riichi", "contradiction")]
    assert faults(client, {**GOOD, "result": worth(dora_indicators="1m")}) == [
        (f"{FIRST}/dora_indicators", "contradiction")
    ]


# Faults of draws and chombo.


#: Two hands that wait for 6s, and who wins with them.
FIRST_HAND = {"seat": 1, "from": 0, "hand": "234567m340p45s88s", "win_tile": "6s"}
SECOND_HAND = {"seat": 2, "from": 0, "hand": "234678p22p45s666m", "win_tile": "6s"}


@pytest.mark.parametrize(
    ("first", "second", "expected", "because"),
    [
        ({"last_tile": True}, {}, [("last_tile", "contradiction")], "one tile is houtei for both"),
        ({"chankan": True}, {}, [("chankan", "contradiction")], "one tile is added to a kan or discarded"),
        ({"kan_discard": True}, {}, [("kan_discard", "contradiction")], "one tile follows a kan for both"),
        ({"last_copy": True}, {}, [("last_copy", "contradiction")], "one tile is the last copy for both"),
        ({"dora_indicators": "1m"}, {"dora_indicators": "7m"}, [("dora_indicators", "contradiction")], "one wall"),
        ({"dora_indicators": "1m"}, {"dora_indicators": "1m"}, [], "the same"),
        ({"dora_indicators": "1m"}, {}, [], "told once"),
        ({}, {"hand": "234678p66p45s666m"}, [], "two in one hand, none in the other"),
        ({}, {"hand": "234678p66p45s888s"}, [("hand", "too_many_copies")], "five 8s in two hands"),
        (
            {"dora_indicators": "88s"},
            {"hand": "234678p55p78s888m", "win_tile": "6s"},
            [("hand", "too_many_copies")],
            "2 + 1 beside two indicators",
        ),
    ],
)
def test_winners_of_one_tile_agree(client, first, second, expected, because):
    wins = [FIRST_HAND | first, SECOND_HAND | second]
    response = post(client, {**GOOD, "rules": "mahjong_soul_4p", "result": {"type": "win", "wins": wins}})
    found = [(error["pointer"].rsplit("/", 1)[-1], error["code"]) for error in response.json.get("errors", [])]
    assert found == expected, because


def test_a_player_in_riichi_adds_to_no_pon(client):
    result = {"type": "win", "wins": [FIRST_HAND | {"chankan": True}]}
    assert post(client, {**GOOD, "riichi": [2], "result": result}).status_code == 200
    assert faults(client, {**GOOD, "riichi": [0], "result": result}) == [(f"{FIRST}/chankan", "contradiction")]


def test_nobody_is_in_riichi_before_the_dealer_discards(client):
    result = {"type": "win", "wins": [FIRST_HAND | {"seat": 0, "from": None, "first_turn": True}]}
    assert post(client, {**GOOD, "result": result}).status_code == 200
    assert faults(client, {**GOOD, "riichi": [2], "result": result}) == [(f"{FIRST}/first_turn", "contradiction")]


def test_a_river_counts_but_for_what_others_called(client):
    hands = copy.deepcopy(by_hands(NOTEN))
    hands["hands"][0]["discards"] = "9999s"
    hands["hands"][1]["discards"] = "9s"
    assert {code for _, code in faults(client, asking(hands))} == {"too_many_copies"}


@pytest.mark.parametrize(
    ("ending", "at", "rules", "expected", "because"),
    [
        ("draw 0", "E1 riichi=1", "standard", [("/result/tenpai", "contradiction")], "in riichi and noten"),
        ("draw -", "E1 riichi=12", "standard", [("/result/tenpai", "contradiction")] * 2, "both of them"),
        ("draw 0 nagashi 1", "E1", LEAGUE, [("/result/nagashi_mangan", "not_in_rules")], "there is none"),
        ("draw 0 nagashi 11", "E1", "standard", [("/result/nagashi_mangan/1", "contradiction")], "twice"),
        ("draw 00", "E1", "standard", [("/result/tenpai/1", "contradiction")], "twice"),
        ("draw 021", "E1 riichi=3", "standard", [("/result/tenpai", "contradiction")], "the only noten one"),
        (
            {"type": "exhaustive_draw"},
            "E1",
            "standard",
            [("/result/tenpai", "missing_field")],
            "flags or hands",
        ),
        (
            {"type": "exhaustive_draw", "nagashi_mangan": []},
            "E1",
            "standard",
            [("/result/tenpai", "missing_field")],
            "half of the flags",
        ),
        (
            {"type": "exhaustive_draw", "tenpai": [4]},
            "E1",
            "standard",
            [("/result/tenpai/0", "out_of_range")],
            "an unknown seat",
        ),
        (
            {"type": "exhaustive_draw", "tenpai": 1},
            "E1",
            "standard",
            [("/result/tenpai", "invalid_type")],
            "a list",
        ),
        (
            {**by_hands(TENPAI), "tenpai": [0]},
            "E1",
            "standard",
            [("/result/hands", "contradiction")],
            "flags and hands",
        ),
        (
            {"type": "exhaustive_draw", "hands": [TENPAI, NOTEN, NOTEN]},
            "E1",
            "standard",
            [("/result/hands", "wrong_length")],
            "one for each seat",
        ),
        (
            {"type": "exhaustive_draw", "hands": []},
            "E1",
            "standard",
            [("/result/hands", "invalid_type")],
            "one for each seat",
        ),
        (
            {"type": "exhaustive_draw", "hands": [TENPAI, {}, NOTEN, NOTEN]},
            "E1",
            "standard",
            [("/result/hands/1/hand", "missing_field")],
            "no tiles",
        ),
        (
            by_hands({"hand": "123m"}),
            "E1",
            "standard",
            [("/result/hands/0/hand", "hand_size")],
            "too few tiles",
        ),
        (
            by_hands({**NOTEN, "called_away": [0]}),
            "E1",
            "standard",
            [("/result/hands/0/called_away", "contradiction")],
            "no such place in the river",
        ),
        (
            {
                "type": "exhaustive_draw",
                "hands": [OTHERS[0], {"hand": "123m456p789s1111z", "discards": "1z"}, NOTEN, TENPAI],
            },
            "E1",
            "standard",
            [("/result/hands/1/hand", "too_many_copies")],
            "five of a kind",
        ),
        (
            by_hands({**NOTEN, "win_tile": "1m"}),
            "E1",
            "standard",
            [("/result/hands/0/win_tile", "unknown_field")],
            "nobody wins",
        ),
        ("suufon_renda", "E1", SOUL_3P, [("/result/kind", "not_in_rules")], "four winds need four players"),
        ("suucha_riichi", "E1", SOUL_3P, [("/result/kind", "not_in_rules")], "four players"),
        ("sanchahou", "E1", SOUL_3P, [("/result/kind", "not_in_rules")], "three winners and a discarder"),
        ("sanchahou", "E1", SOUL, [("/result/kind", "not_in_rules")], "they are paid"),
        ("kyuushu_kyuuhai", "E1", LEAGUE, [("/result/kind", "not_in_rules")], "no abortive draws"),
        ("suukaikan", "E1", "wrc_2025", [("/result/kind", "not_in_rules")], "no abortive draws"),
        ("suucha_riichi", "E1", TENHOU, [("/riichi", "contradiction")], "nobody in riichi"),
        ("suucha_riichi", "E1 riichi=012", TENHOU, [("/riichi", "contradiction")], "three in riichi"),
        (
            {"type": "abortive_draw", "kind": "nagashi"},
            "E1",
            TENHOU,
            [("/result/kind", "unknown_value")],
            "no such kind",
        ),
        ({"type": "abortive_draw"}, "E1", TENHOU, [("/result/kind", "missing_field")], "which"),
        ({"type": "abortive_draw", "kind": ["suukaikan"]}, "E1", TENHOU, [("/result/kind", "unknown_value")], "a text"),
        ({"type": "chombo", "seat": 4}, "E1", TENHOU, [("/result/seat", "out_of_range")], "seats are 0 to 3"),
        ({"type": "chombo", "seat": None}, "E1", TENHOU, [("/result/seat", "invalid_type")], "somebody"),
        ({"type": "chombo"}, "E1", TENHOU, [("/result/seat", "missing_field")], "who"),
    ],
)
def test_a_fault_of_a_draw(client, ending, at, rules, expected, because):
    assert faults(client, asking(ending, at, rules)) == expected, because


@pytest.mark.parametrize(
    ("hands", "at", "seat", "because"),
    [
        ([NOTEN], "E1 riichi=0", 0, "in riichi and noten"),
        ([TENPAI, NOTEN], "E1 riichi=01", 1, "one of two"),
        ([EMPTY_WITH_MELD], "E1 riichi=0", 0, "in riichi with a call"),
    ],
)
def test_a_fault_of_a_hand_in_riichi_is_found_at_the_hand(client, hands, at, seat, because):
    found = faults(client, asking(by_hands(*hands), at))
    assert {code for _, code in found} == {"contradiction"}, because
    assert all(pointer.startswith(f"/result/hands/{seat}") for pointer, _ in found), "not at a field that was not sent"


def test_hands_in_riichi_that_can_be(client):
    assert post(client, asking(by_hands(TENPAI), "E1 riichi=0")).status_code == 200
    assert post(client, asking(by_hands(YAKULESS), "E1 riichi=")).status_code == 200


# Results that cannot be.

OTHER_PINFU = "123m456p22789s23s"
THREE_1M = "111m23p234567s55z 4p"


@pytest.mark.parametrize(
    ("ending", "at", "rules", "because"),
    [
        (f"1<0 {PINFU}; 2<0 {OTHER_PINFU} 1s", "E1", "standard", "two winning tiles from one discard"),
        ("1<0 34m678p22345678s 0m; 2<0 34m678p22345678s 5m", "E1", "standard", "one of them red"),
        ("1<0 5 riichi_tile; 2<0 5", "E1 riichi=0", "standard", "one tile declares a riichi or does not"),
        ("draw 0123", "E1 riichi=0123", SOUL, "the fourth riichi has ended the round"),
        ("1 5", "E1 riichi=0123", SOUL, "so nobody draws after it"),
        ("1<0 5", "E1 riichi=0123", SOUL, "or discards"),
        (
            {
                "type": "exhaustive_draw",
                "hands": [{"hand": "1111m234p567789s"}, {"hand": "1m123456789p111s"}, *OTHERS[:2]],
            },
            "E1",
            "standard",
            "five 1m in two hands",
        ),
        (
            f"1<0 {THREE_1M} riichi; 2<0 11456789m23p234s 4p riichi",
            "E1 riichi=12",
            "standard",
            "five 1m in the hands of two winners",
        ),
        ("draw 0", "W1", LEAGUE, "no extension"),
        ("draw 0", "N1", SOUL, "the extension ends with west"),
    ],
)
def test_a_result_that_cannot_be_is_refused(client, ending, at, rules, because):
    response = post(client, asking(ending, at, rules))
    assert response.status_code == 422, because
    assert "not_a_win" not in {error["code"] for error in response.json["errors"]}, "refused for another reason"


@pytest.mark.parametrize(
    ("ending", "at", "rules", "because"),
    [
        (f"1<0 {PINFU}; 2<0 {OTHER_PINFU} 4s", "E1", "standard", "one tile"),
        ("draw 0123", "E1 riichi=0123", "standard", "four riichi do not end the round"),
        ("draw 0123", "E1 riichi=012", SOUL, "three riichi never do"),
        ("1<0 5 riichi_tile", "E1 riichi=0123", SOUL, "the fourth riichi has failed (S75)"),
        ("draw 012", "E1 riichi=012", SOUL_3P, "three players have no suucha riichi"),
        (
            by_hands({"hand": "111m1234p567789s"}, {"hand": "1m123456789p111s"}),
            "E1",
            "standard",
            "four 1m in two hands",
        ),
        (f"1<0 {THREE_1M} riichi; 2<0 123456789m23p22s 4p", "E1 riichi=1", "standard", "four 1m of two winners"),
        ("draw 0", "W1", SOUL, "an extension"),
        ("draw 0", "N1", standard(game_length="east_to_north"), "a game of four winds"),
    ],
)
def test_a_result_that_can_be_is_settled(client, ending, at, rules, because):
    assert post(client, asking(ending, at, rules)).status_code == 200, because


# All at once.


def test_all_faults_of_fields_are_listed_at_once(client):
    assert faults(
        client,
        {
            "rules": {"preset": SOUL, "tobi": "never", "tobbi": 1},
            "round": {"wind": "up", "number": 9, "honba": -1, "extra": 1},
            "scores": [25000, "x"],
            "riichi": [7],
            "result": wins({"seat": 9, "from": 0, "han": 0}, {"seat": 2, "hand": "xyz", "win_tile": "4s"}),
            "dealer_ends": 3,
            "extra": 1,
        },
    ) == [
        ("/dealer_ends", "invalid_type"),
        ("/extra", "unknown_field"),
        ("/result/wins/0/han", "out_of_range"),
        ("/result/wins/0/seat", "out_of_range"),
        ("/result/wins/1/from", "missing_field"),
        ("/result/wins/1/hand", "unknown_notation"),
        ("/riichi/0", "out_of_range"),
        ("/round/extra", "unknown_field"),
        ("/round/honba", "out_of_range"),
        ("/round/number", "out_of_range"),
        ("/round/wind", "unknown_wind"),
        ("/rules/tobbi", "unknown_option"),
        ("/rules/tobi", "invalid_option_value"),
        ("/scores/1", "out_of_range"),
    ]


def test_all_faults_of_a_result_are_listed_at_once(client):
    asked = asking(f"1<0 {PINFU} ippatsu; 2<0 {OTHER_PINFU} 4s rinshan; 3<0 5 pao=2*1", "E1 riichi=1")
    assert faults(client, asked) == [
        (f"{FIRST}/ippatsu", "contradiction"),
        (f"{FIRST}/riichi", "contradiction"),
        ("/result/wins/1/rinshan", "contradiction"),
        ("/result/wins/1/rinshan", "contradiction"),
        ("/result/wins/2/liable", "contradiction"),
    ]
    hands = by_hands({"hand": "123m"}, OTHER_NOTEN, {**NOTEN, "called_away": [0]})
    assert faults(client, asking(hands)) == [
        ("/result/hands/0/hand", "hand_size"),
        ("/result/hands/2/called_away", "contradiction"),
    ]


@pytest.mark.parametrize(
    ("change", "expected", "because"),
    [
        (
            {"scores": [25000] * 3, "result": worth(**{"from": 1})},
            [(f"{FIRST}/from", "contradiction"), ("/scores", "wrong_length")],
            "of the table and of a win",
        ),
        (
            {"riichi": [2], "scores": [25000, 25000, 900, 49100], "result": worth(**{"from": 1})},
            [(f"{FIRST}/from", "contradiction"), ("/riichi/0", "contradiction")],
            "of a riichi and of a win",
        ),
        (
            {"riichi": [1, 1], "result": {"type": "exhaustive_draw", "tenpai": [1], "nagashi_mangan": [2, 2]}},
            [("/result/nagashi_mangan/1", "contradiction"), ("/riichi/1", "contradiction")],
            "of a riichi and of a draw",
        ),
        (
            {"scores": [25000] * 3, "result": {"type": "abortive_draw", "kind": "sanchahou"}},
            [("/result/kind", "not_in_rules"), ("/scores", "wrong_length")],
            "of the table and of an abortive draw",
        ),
        (
            {"result": wins({**WORTH, "from": 1}, {**WORTH, "seat": 2, "from": 1, "fu": 45})},
            [(f"{FIRST}/from", "contradiction"), ("/result/wins/1/fu", "impossible_fu")],
            "of the seats of one win and of the worth of another",
        ),
        (
            {"scores": "x", "result": worth(**{"from": 1})},
            [(f"{FIRST}/from", "contradiction"), ("/scores", "invalid_type")],
            "of a field and of a win",
        ),
        (
            {"scores": [25000] * 3, "round": {"wind": "east", "number": 9}},
            [("/round/number", "out_of_range"), ("/scores", "wrong_length")],
            "of a field and of the scores",
        ),
        (
            {"scores": [25000] * 3, "riichi": [1, 1]},
            [("/riichi/1", "contradiction"), ("/scores", "wrong_length")],
            "of the scores and of a riichi",
        ),
    ],
)
def test_faults_of_different_parts_are_listed_at_once(client, change, expected, because):
    assert faults(client, {**GOOD, "rules": SOUL, **change}) == expected, because


# HTTP, languages, explanations.


def test_settle_is_only_posted_as_json(client):
    assert client.get("/v1/settle").status_code == 405
    assert client.post("/v1/settle?explain=1", json=GOOD).status_code == 400
    assert client.post("/v1/settle", data=json.dumps(GOOD), content_type="text/plain").status_code == 415
    assert client.post("/v1/settle", data="{", content_type="application/json").status_code == 400


@pytest.mark.parametrize(("lang", "name"), [("en", "Pinfu"), ("ja", "平和"), ("zh-Hans", "平和"), ("tlh", "Pinfu")])
def test_lang_names_the_yaku_of_every_win(client, lang, name):
    asked = asking(f"1<0 {PINFU}; 2<0 {OTHER_PINFU} 4s", "E1")
    answer = post(client, {**asked, "lang": lang}).json
    assert [won["yaku"][0]["name"] for won in answer["wins"]] == [name, name]
    assert [note["code"] for note in answer.get("notes", [])] == (["unknown_language"] if lang == "tlh" else [])
    in_header = client.post("/v1/settle", json=asked, headers={"Accept-Language": lang}).json
    assert in_header["wins"] == answer["wins"]


TWO_STICKS = "E1 honba=1 sticks=1 riichi=1"
BOTH = "1<3 5; 0<3 5"

#: Each decision as its code and what it was made on.
DECISIONS = [
    (BOTH, "E1", LEAGUE, [("winners_limited", {"winners": 1}), ("dealer_won", {})], "only the next in turn wins"),
    (BOTH, "E1", SOUL, [("dealer_won", {})], "nothing lies on the table"),
    (
        BOTH,
        TWO_STICKS,
        standard(multi_ron_sticks="nearest"),
        [("honba_to_nearest", {}), ("sticks_to_nearest", {}), ("dealer_won", {})],
        "the nearest takes all",
    ),
    (
        BOTH,
        TWO_STICKS,
        standard(multi_ron_honba="each", multi_ron_sticks="own_stick_back_rest_nearest"),
        [("honba_to_each", {}), ("own_sticks_back", {}), ("dealer_won", {})],
        "each has something",
    ),
    (
        "1<0 5 riichi_tile",
        "E1 riichi=0",
        SOUL,
        [("riichi_not_accepted", {"seats": [0]}), ("deal_passes_on", {})],
        "why no stick was taken",
    ),
    (
        TRIPLE,
        "E1",
        TENHOU,
        [("nobody_pays", {"kind": "sanchahou"}), ("dealer_after_abortive_draw", {})],
        "three ron",
    ),
    ("draw 0", "E1", SOUL, [("noten_paid", {"points": 3000}), ("dealer_tenpai", {})], "who pays and who deals"),
    ("draw 1", "E1", SOUL, [("noten_paid", {"points": 3000}), ("deal_passes_on", {})], "who deals"),
    ("draw 0123", "E1", SOUL, [("no_noten", {}), ("dealer_tenpai", {})], "nobody is noten"),
    ("draw -", "E1", SOUL, [("all_noten", {}), ("deal_passes_on", {})], "nobody is tenpai"),
    ("draw 1", "E1", standard(noten_total=0), [("noten_free", {}), ("deal_passes_on", {})], "nobody would pay"),
    ("draw 1", "E1", standard(renchan="any_draw"), [("noten_paid", {"points": 3000}), ("dealer_after_draw", {})], ""),
    (
        "draw - nagashi 1",
        "E1",
        SOUL,
        [("nagashi_paid", {"seats": [1]}), ("deal_passes_on", {})],
        "why noten pays nothing",
    ),
    (
        "kyuushu_kyuuhai",
        "E1",
        SOUL,
        [("nobody_pays", {"kind": "kyuushu_kyuuhai"}), ("dealer_after_abortive_draw", {})],
        "where sticks are",
    ),
    ("chombo 1", "E1", SOUL, [("chombo_paid", {"seat": 1}), ("round_replayed", {})], "what it costs"),
    (
        "chombo 1",
        "E1",
        LEAGUE,
        [("chombo_penalty", {"seat": 1, "points": 20000}), ("round_replayed", {})],
        "what it costs at the end",
    ),
    ("draw -", "S4 scores=30000,25000,25000,20000", SOUL, [("all_noten", {}), ("last_round", {})], "why it is over"),
    ("draw -", "E1 scores=50000,25000,25100,-100", SOUL, [("all_noten", {}), ("tobi", {})], "why it is over"),
    ("draw -", "W1 scores=30000,25000,25000,20000", SOUL, [("all_noten", {}), ("target_reached", {})], "so is this"),
    ("draw -", "W4 scores=25000,25000,25000,25000", SOUL, [("all_noten", {}), ("extension_limit", {})], "and this"),
    ("3<0 5", "S4", SOUL, [("agari_yame", {})], "the dealer won"),
    (
        "draw 3",
        "S4 scores=22000,25000,20000,33000",
        SOUL,
        [("noten_paid", {"points": 3000}), ("tenpai_yame", {})],
        "the dealer is tenpai",
    ),
    (f"1 {ACROSS}", "E1", SOUL, [("liable_for_yakuman", {"seat": 3}), ("tobi", {})], "why one pays for all"),
    ("1 1y pao=3*1", "E1", SOUL, [("liable_for_yakuman", {"seat": 3}), ("tobi", {})], "a liable player is named"),
    (f"0 {RINSHAN}", "E1", FEEDER_PAYS, [("liable_for_kan", {"seat": 2}), ("dealer_won", {})], "who fed the kan"),
]


@pytest.mark.parametrize(("ending", "at", "rules", "expected", "because"), DECISIONS)
def test_explain_tells_every_decision(app, client, ending, at, rules, expected, because):
    asked = asking(ending, at, rules)
    plain, told = post(client, asked).json, post(client, {**asked, "explain": True}).json
    assert_is_documented(app, "/v1/settle", "post", told)
    decisions = told.pop("explanation")
    assert [(one["code"], values_of(one)) for one in decisions] == expected, because
    assert "explanation" not in plain
    assert {name: plain[name] for name in plain if name != "wins"} == {
        name: told[name] for name in told if name != "wins"
    }, "nothing else changes"


def values_of(decision: dict[str, Any]) -> dict[str, Any]:
    """Give what a decision was made on."""
    return {name: value for name, value in decision.items() if name not in ("code", "detail", "message", "option")}


def test_every_decision_is_reached():
    assert {code for *_, expected, _ in DECISIONS for code, _ in expected} == CATALOGUE["why_settled"].keys()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("ending", "at", "rules", "expected", "because"), DECISIONS)
def test_decisions_are_told_in_every_language(client, lang, ending, at, rules, expected, because):
    answer = post(client, {**asking(ending, at, rules), "explain": True, "lang": lang}).json
    messages = [one["message"] for one in answer["explanation"]]
    assert not any(set("{}[]") & set(message) for message in messages)
    assert {code for code, _ in expected} <= answer["names"].keys()
    assert (messages == [one["detail"] for one in answer["explanation"]]) == (lang == "en")


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "The riichi of seat 0 is not accepted and costs no stick, for its tile dealt in."),
        ("ja", "席0の立直は宣言牌で放銃したため成立せず、立直棒は出しません。"),
        ("zh-Hans", "座位0的立直因宣言牌放铳而不成立，不付立直棒。"),
        ("zh-Hant", "座位0的立直因宣言牌放銃而不成立，不付立直棒。"),
        ("ko", "0번 자리의 리치는 선언패로 방총하여 성립하지 않으며, 리치봉은 내지 않습니다."),
    ],
)
def test_a_decision_in_words(client, lang, sentence):
    asked = {**asking("1<0 5 riichi_tile", "E1 riichi=0", SOUL), "explain": True, "lang": lang}
    assert post(client, asked).json["explanation"][0]["message"] == sentence


# Any JSON.

SEEDS = [
    asking(f"1<0 {PINFU} riichi; 2<0 {OTHER_PINFU} 4s", "E1 honba=1 sticks=1 riichi=1 scores=25000,25000,25000,24000"),
    asking("1<0 3/40; 2<0 2y pao=3*1", "S4 riichi=0", SOUL),
    asking(f"1 {ACROSS}", "E3", {"preset": TENHOU, "tobi": "none"}),
    asking("draw 02 nagashi 1", "S4 riichi=0"),
    asking(by_hands({**TENPAI, "melds": [], "discards": "1m9m", "called_away": [1]}), "W4", SOUL),
    asking("suucha_riichi", "E1 riichi=0123", TENHOU),
    asking("chombo 2", "E2", TENHOU_3P),
    asking("1<0 5", "S3 dealer_ends", {"preset": SOUL_3P, "uma": [10, 0, -10]}),
]
ODD = [
    None,
    True,
    False,
    0,
    -1,
    1,
    3,
    4,
    13,
    1000,
    2**31,
    2**53 + 1,
    2**63 - 1,
    -(2**63),
    2**64 - 1,
    0.0,
    -0.0,
    1.5,
    1e308,
    "",
    "1",
    "win",
    "east",
    "5z",
    "1m" * 40,
    "x" * 5000,
    "🀀🀀",
    "pon:555z@across",
    "ankan:1111z",
    "\u0000",
    "/~0~1",
    [],
    [[]],
    {},
    [None],
    [0, 1, 2, 3, 4, 5],
    [0] * 1000,
    [{}],
    {"": None},
    {"type": "win"},
    {"type": ["win"]},
    {"seat": 1, "yaku": {}},
    {"seat": [], "yakuman": 1},
    {"tiles": "1m", "type": {}},
    {"preset": []},
    {"preset": "standard", "uma": [[]]},
    {"preset": "standard", "floating_uma": {"0": None}},
    {str(place): place for place in range(300)},
]


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """List the places of all parts of a JSON value."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for key, part in inner for place in places(part, (*path, key)))]


def changed(random: Random, request: Request) -> Any:
    """Put something odd into a request: another value, one less, or one more."""
    made = copy.deepcopy(request)
    *path, last = random.choice(places(made)[1:])
    holder = made
    for key in path:
        holder = holder[key]
    what = random.random()
    if what < 0.15:
        del holder[last]
    elif what < 0.3 and isinstance(holder, list):
        holder.append(random.choice(ODD))
    elif what < 0.3:
        holder[random.choice(["seat", "from", "hands", "tenpai", "liable", "han", "x", ""])] = random.choice(ODD)
    else:
        holder[last] = random.choice(ODD)
    return made


def test_any_odd_json_is_answered_or_refused(client):
    random, seen = Random(4), {200: 0, 422: 0}
    for _ in range(2500):
        request = random.choice(SEEDS)
        for _ in range(random.randint(1, 3)):
            request = changed(random, request)
            if not isinstance(request, dict) or len(places(request)) < 2:
                break
        response = client.post("/v1/settle", data=json.dumps(request), content_type="application/json")
        check(response)
        seen[response.status_code] += 1
        if response.status_code == 200:
            obeys_the_laws({"riichi": [], **request}, response.json)
    assert min(seen.values()) > 50, "both happen"


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: repr(odd)[:30])
def test_a_body_or_part_that_is_odd_is_refused(client, odd):
    check(post(client, odd))
    assert post(client, odd).status_code == 422
    for name in ("round", "result"):
        response = post(client, {**GOOD, name: odd})
        check(response)
        assert response.status_code == 422


@pytest.mark.parametrize(
    "text",
    [
        '{"round": {"wind": "east", "number": 1e400}}',
        '{"round": {"wind": "east", "number": 99999999999999999999999999}, "scores": [1], "result": {}}',
        '{"scores": [NaN]}',
        '{"scores": [-99999999999999999999999999, 0, 0, 0]}',
        "[" * 5000 + "]" * 5000,
        '{"result": ' * 3000 + "1" + "}" * 3000,
        '{"result": {"type": "win", "type": "chombo", "seat": 1}}',
        '{"lang": "\\ud800"}',
        '"\\udfff"',
        "\ufeff{}",
        "",
        "null",
    ],
    ids=lambda text: text[:30],
)
def test_any_text_is_refused(client, text):
    response = client.post("/v1/settle", data=text.encode(), content_type="application/json")
    check(response)
    assert response.status_code in (400, 422)


# Laws of random rounds.

#: Rules under which no round of these ends a game, so that all of them name a next one.
ENDLESS = {"game_length": "east_to_north", "tobi": "none"}
WORTHS = [
    {"han": 1, "fu": 30},
    {"han": 3, "fu": 25},
    {"han": 3, "fu": 60},
    {"han": 4, "fu": 40},
    {"han": 5},
    {"han": 9},
]
YAKUMAN = [{"yakuman": 1}, {"yakuman": 2}]


def random_claim(random: Random, players: int, seat: int, source: int | None) -> Request:
    """Make a claim known by its worth, a liable player with some of the yakuman."""
    if random.random() < 0.7:
        return {"seat": seat, "from": source, **random.choice(WORTHS)}
    value = random.choice(YAKUMAN)
    others = [other for other in range(players) if other != seat]
    liable = [{"seat": random.choice(others), "yakuman": 1}] if random.random() < 0.5 else []
    return {"seat": seat, "from": source, **value, "liable": liable}


def random_wins(random: Random, players: int) -> Request:
    seats = random.sample(range(players), players)
    if random.random() < 0.4:
        return wins(random_claim(random, players, seats[0], None))
    winners = random.randint(1, players - 1)
    claims = [random_claim(random, players, seat, seats[0]) for seat in seats[1 : 1 + winners]]
    on_riichi = random.random() < 0.3
    return wins(*({**claim, "riichi_tile": on_riichi} for claim in claims))


def random_draw(random: Random, players: int, riichi: list[int], with_nagashi: bool) -> Request:
    tenpai = [seat for seat in range(players) if seat in riichi or random.random() < 0.4]
    nagashi = [seat for seat in range(players) if with_nagashi and random.random() < 0.2]
    return {"type": "exhaustive_draw", "tenpai": tenpai, "nagashi_mangan": nagashi}


def random_rules(random: Random, name: str) -> Request:
    """Take a preset without an end, with some options changed."""
    changes = {
        "max_ron_winners": random.choice([1, 2, 3]),
        "multi_ron_honba": random.choice(["nearest", "each"]),
        "multi_ron_sticks": random.choice(["nearest", "own_stick_back_rest_nearest"]),
        "nagashi_mangan": random.choice(["draw", "win"]),
        "riichi_deposit_if_declaration_ronned": random.random() < 0.5,
        "renchan": random.choice(["none", "win", "win_or_tenpai", "any_draw"]),
        "chombo_penalty_points": random.choice([None, 20000]),
        "suucha_riichi": False,
        "pao_daisangen": True,
    }
    if changes["max_ron_winners"] == 1:
        changes |= {"multi_ron_honba": "single_winner", "multi_ron_sticks": "single_winner"}
    suukaikan = {"suukaikan_timing": "after_discard_of_fourth_kan", "abortive_dealer_repeat": ["suukaikan"]}
    return {"preset": name, **ENDLESS, **changes, "suukaikan": True, **suukaikan}


def random_round(random: Random) -> Request:
    """Make a round that a legal game can have."""
    name = random.choice(list(PRESETS))
    players = rule_set(name).players
    rules = random_rules(random, name)
    riichi = [seat for seat in range(players) if random.random() < 0.3]
    random.shuffle(riichi)
    results = [
        random_wins(random, players),
        random_wins(random, players),
        random_draw(random, players, riichi, random.random() < 0.5),
        {"type": "abortive_draw", "kind": "suukaikan"},
        {"type": "chombo", "seat": random.randrange(players)},
    ]
    return {
        "rules": rules,
        "result": random.choice(results),
        "round": {
            "wind": random.choice(["east", "south"]),
            "number": random.randint(1, players),
            "honba": random.randint(0, 4),
            "riichi_sticks": random.randint(0, 4),
        },
        "scores": [random.randrange(10000, 40000, 100) for _ in range(players)],
        "riichi": riichi,
    }


def answered(client, request: Request) -> dict[str, Any]:
    response = post(client, request)
    assert response.status_code == 200, (request, response.json)
    obeys_the_laws(request, response.json)
    return response.json


ROUNDS = [random_round(Random(seed)) for seed in range(250)]


def players_of(request: Request) -> int:
    return len(request["scores"])


def rotated(request: Request, by: int) -> Request:
    """Let everybody sit further on, the dealer, too."""
    players = players_of(request)

    def moved(value: Any, name: str = "") -> Any:
        if isinstance(value, dict):
            return {key: moved(part, key) for key, part in value.items()}
        if isinstance(value, list):
            return [moved(part, name) for part in value]
        is_seat = name in ("seat", "from", "tenpai", "nagashi_mangan") and isinstance(value, int)
        return (value + by) % players if is_seat else value

    number = (request["round"]["number"] - 1 + by) % players + 1
    return {
        **request,
        "round": {**request["round"], "number": number},
        "scores": shifted(request["scores"], by),
        "riichi": [(seat + by) % players for seat in request["riichi"]],
        "result": moved(request["result"]),
    }


def shifted(values: list[int], by: int) -> list[int]:
    return [values[(seat - by) % len(values)] for seat in range(len(values))]


def test_random_rounds_are_of_all_kinds(client):
    kinds = {(one["result"]["type"], players_of(one)) for one in ROUNDS}
    assert len(kinds) == 8, "four kinds, each with three and with four players"
    reasons = {payment["for"] for one in ROUNDS for payment in answered(client, one)["payments"]}
    assert reasons == {
        "hand",
        "honba",
        "riichi_deposit",
        "riichi_sticks",
        "noten",
        "nagashi_mangan",
        "liability",
        "chombo",
    }


def test_points_are_conserved(client):
    for request in ROUNDS:
        answer = answered(client, request)
        taken = sum(one["points"] for one in answer["payments"] if one["for"] == "riichi_deposit")
        given = sum(one["points"] for one in answer["payments"] if one["for"] == "riichi_sticks")
        sticks = request["round"]["riichi_sticks"]
        assert 1000 * sticks + taken - given == 1000 * answer["riichi_sticks_left"]
        assert sum(answer["deltas"]) == given - taken
        assert sum(answer["scores"]) + 1000 * answer["riichi_sticks_left"] == sum(request["scores"]) + 1000 * sticks


def test_permuting_seats_permutes_the_answer(client):
    for request in ROUNDS[:120]:
        answer, players = answered(client, request), players_of(request)
        for by in range(1, players):
            other = answered(client, rotated(request, by))
            assert other["deltas"] == shifted(answer["deltas"], by)
            moved = [
                {**one, **{end: None if one[end] is None else (one[end] + by) % players for end in ("from", "to")}}
                for one in answer["payments"]
            ]
            assert sorted(map(str, other["payments"])) == sorted(map(str, moved))
            assert [won["points"] for won in other["wins"]] == [won["points"] for won in answer["wins"]]
            assert [won["seat"] for won in other["wins"]] == [(won["seat"] + by) % players for won in answer["wins"]]
            assert other["riichi_sticks_left"] == answer["riichi_sticks_left"]
            assert other["next"]["honba"] == answer["next"]["honba"]
            assert other["next"]["dealer"] == (answer["next"]["dealer"] + by) % players


def with_table(request: Request, **changes: int) -> Request:
    return {**request, "round": {**request["round"], **changes}}


def test_each_counter_adds_exactly_its_value(client):
    seen = set()
    for request in ROUNDS:
        rules = rule_set(request["rules"]["preset"], {k: v for k, v in request["rules"].items() if k != "preset"})
        none, *some = (answered(client, with_table(request, honba=honba)) for honba in (0, 1, 2, 7))
        one = [with_it - without_it for with_it, without_it in zip(some[0]["deltas"], none["deltas"], strict=True)]
        for honba, answer in zip((1, 2, 7), some, strict=True):
            expected = [before + honba * each for before, each in zip(none["deltas"], one, strict=True)]
            assert answer["deltas"] == expected
        value = sum(gain for gain in one if gain > 0)
        seen.add((request["result"]["type"], len(none["wins"]), value))
        if request["result"]["type"] == "win" and len(none["wins"]) == 1:
            by_tsumo = none["wins"][0]["from"] is None
            whole = rules.honba_value_tsumo_each * (rules.players - 1) if by_tsumo else rules.honba_value_ron
            assert value == whole
        elif request["result"]["type"] in ("abortive_draw", "chombo"):
            assert value == 0
    assert len(seen) > 6


def test_each_stick_adds_a_thousand_for_one_winner_or_stays(client):
    for request in ROUNDS:
        fewer, more = (answered(client, with_table(request, riichi_sticks=sticks)) for sticks in (1, 3))
        gained = [after - before for after, before in zip(more["deltas"], fewer["deltas"], strict=True)]
        stays = more["riichi_sticks_left"] - fewer["riichi_sticks_left"]
        assert sorted(gained) in ([0] * len(gained), [*[0] * (len(gained) - 1), 2000])
        assert sum(gained) + 1000 * stays == 2000
        assert (stays == 0) == bool(more["wins"] or any(one["for"] == "riichi_sticks" for one in more["payments"]))


def test_the_order_in_which_things_are_listed_does_not_matter(client):
    several = 0
    for request in ROUNDS:
        result, answer = request["result"], answered(client, request)
        listed = {name: part[::-1] for name, part in result.items() if isinstance(part, list)}
        several += any(len(part) > 1 for part in listed.values())
        other = answered(client, {**request, "riichi": request["riichi"][::-1], "result": {**result, **listed}})
        assert sorted(paid(other)) == sorted(paid(answer))
        assert {**other, "payments": None} == {**answer, "payments": None}
    assert several > 30


def test_the_same_question_has_the_same_answer(client):
    first = [post(client, request).data for request in ROUNDS[:60]]
    assert [post(client, request).data for request in ROUNDS[:60][::-1]] == first[::-1]


#: What a score request says that a round says of its table.
OF_TABLE = ("tsumo", "round_wind", "seat_wind", "honba", "riichi_sticks", "discarder", "rules")


COMMON = ("han", "fu", "yakuman", "yaku", "bonus")


def seated(scored: Request, dealer: int) -> tuple[Request, Request, dict[str, int]]:
    """Seat a win: as ``score`` asks for it, as ``settle`` does, and the seat of each wind."""
    players = rule_set(scored["rules"]).players
    seat_of = {wind: (place + dealer) % players for place, wind in enumerate(SEAT_NAMES[:players])}
    seat = seat_of[scored["seat_wind"]]
    source = None if scored["tsumo"] else seat_of.get(scored["discarder"] or "", (seat + 1) % players)
    by_wind = {**scored, "discarder": None if source is None else SEAT_NAMES[(source - dealer) % players]}
    counters = {name: scored[name] for name in ("honba", "riichi_sticks")}
    hand = {name: value for name, value in scored.items() if name not in OF_TABLE}
    by_seat = {
        "rules": scored["rules"],
        "round": {"wind": scored["round_wind"], "number": dealer + 1, **counters},
        "scores": [25000] * players,
        "riichi": [seat] if scored["riichi"] else [],
        "result": wins({"seat": seat, "from": source, **hand}),
    }
    return by_wind, by_seat, seat_of


def test_a_random_hand_is_paid_by_seats_as_score_pays_it_by_winds(client):
    random, won = Random(7), 0
    while won < 120:
        scored = random_win(random, list(PRESETS))
        by_wind, by_seat, seat_of = seated(scored, random.randrange(rule_set(scored["rules"]).players))
        answer = client.post("/v1/score", json=by_wind).json
        if not answer["win"]:
            assert faults(client, by_seat) == [(FIRST, "not_a_win")]
            continue
        won += 1
        settled_one = answered(client, by_seat)
        expected = [0] * len(seat_of)
        for payment in answer["payments"]:
            expected[seat_of[payment["from"]]] -= payment["points"]
            expected[seat_of[payment["to"]]] += payment["points"]
        expected[seat_of[scored["seat_wind"]]] += 1000 * scored["riichi_sticks"]
        assert settled_one["deltas"] == expected
        [value] = settled_one["wins"]
        assert [value[name] for name in COMMON] == [answer[name] for name in COMMON]


def test_a_game_can_be_played_by_following_next(client):
    """Chain random rounds until the game is over: it ends, and no point is lost on the way."""
    ends = set()
    for seed in range(25):
        random, name = Random(seed), random_preset(seed)
        rules = rule_set(name)
        start = rules.starting_points
        at = {"wind": "east", "number": 1, "honba": 0, "riichi_sticks": 0}
        scores, rounds = [start] * rules.players, 0
        while True:
            result = random.choice([random_wins(random, rules.players), random_draw(random, rules.players, [], False)])
            asked = {"rules": name, "round": at, "scores": scores, "riichi": [], "result": result}
            answer = answered(client, asked)
            scores, rounds = answer["scores"], rounds + 1
            assert sum(scores) == rules.players * start
            assert rounds < 200
            if answer["next"] is None:
                break
            at = answer["next"]
        ends.add(answer["game_over"]["reason"])
        ranking = answer["game_over"]["ranking"]
        assert [one["points"] for one in ranking] == sorted(scores, reverse=True)
        assert sorted(one["seat"] for one in ranking) == list(range(rules.players))
        assert sum(one["final"] for one in ranking) == pytest.approx(0, abs=0.01)
    assert {"tobi", "last_round"} <= ends


def random_preset(seed: int) -> str:
    return list(PRESETS)[seed % len(PRESETS)]


def test_settled_checks_the_laws(client):
    request = asking("1<0 5", "E1 sticks=1")
    answer = settled(client, "1<0 5", "E1 sticks=1")
    for change in (
        {"deltas": [-8000, 9000, 0, 100]},
        {"riichi_sticks_left": 1},
        {"scores": [17000, 34000, 25000, 25100]},
        {"next": None},
        {"payments": answer["payments"][:1]},
    ):
        with pytest.raises(AssertionError):
            obeys_the_laws(request, {**answer, **change})
