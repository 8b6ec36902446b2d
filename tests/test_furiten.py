"""Furiten: what makes it, when it ends, what stays unknown, and that it bars every ron and no tsumo."""

import random

import pytest

from schemas.hands import FuritenRequest
from scoring.errors import ImpossibleQuestion
from scoring.prospects import standing
from scoring.score import Score, score
from scoring.tiles import KIND_OF, KINDS, TILE_NAMES, names
from tests.helpers import asked

THREE = "mahjong_soul_3p"


def rules(preset="standard", **options):
    """Name a preset with some options changed."""
    return {"preset": preset, **options}


def judge(hand, rules="standard", discards="", **fields):
    """Give the names of the waits, and whether the hand is furiten."""
    question = FuritenRequest().load({"hand": hand, "rules": rules, "discards": discards, **fields})
    kinds, furiten = standing(question.win, question.rules)
    return names(kinds), furiten


def causes(*args, **fields):
    _, furiten = judge(*args, **fields)
    return [(cause.kind, TILE_NAMES[cause.tile], cause.index, cause.ends) for cause in furiten.causes]


#: Waits for 2p and 5p.
HAND = "34p 678p 345s 789s 22z"
#: Waits for 1s, which has no yaku, and for 4s, which is tanyao.
HALF = {"hand": "678m 567p 23s 88s", "melds": ["pon:222m"]}
#: Waits for 1z and 9s.
SHANPON = {"hand": "678m 11z 99s", "melds": ["chi:345p", "chi:345s"]}
#: Waits for 3s, without a yaku by ron.
EDGES = "123m 456p 789s 24s 99m"
RIICHI = {"riichi": True}
CALLED = "called_discards_count_for_furiten"
YAKULESS = "yakuless_pass_is_furiten"
MELDS_COUNT = "noten_if_all_four_in_hand_or_melds"


# What makes furiten.


@pytest.mark.parametrize(
    ("fields", "expected", "because"),
    [
        # Own discards.
        ({"discards": "5p1z"}, [("discard", "5p", 0, "wait_changes")], "a wait lies in the river (S82)"),
        ({"discards": "1z9m2p3s"}, [("discard", "2p", 2, "wait_changes")], "whenever it was discarded"),
        (
            {"discards": "2p1z5p2p"},
            [
                ("discard", "2p", 0, "wait_changes"),
                ("discard", "5p", 2, "wait_changes"),
                ("discard", "2p", 3, "wait_changes"),
            ],
            "each of them is a cause",
        ),
        ({"discards": "0p"}, [("discard", "0p", 0, "wait_changes")], "a red five is a five"),
        ({"discards": "1z1p3p4p6p"}, [], "tiles beside the waits are none"),
        ({"discards": "2m5m2s5s2z5z"}, [], "nor are the same numbers elsewhere"),
        ({"discards": ""}, [], "nothing discarded"),
        # Passed since the own last discard or call.
        ({"passed": "2p"}, [("temporary", "2p", 0, "own_draw_or_call")], "a ron was let go (S84)"),
        ({"passed": "9m1z5p"}, [("temporary", "5p", 2, "own_draw_or_call")], "as the third tile"),
        ({"passed": "0p"}, [("temporary", "0p", 0, "own_draw_or_call")], "a red five"),
        (
            {"passed": "5p5p"},
            [("temporary", "5p", 0, "own_draw_or_call"), ("temporary", "5p", 1, "own_draw_or_call")],
            "twice, a discard and a tile added to a pon, say",
        ),
        ({"passed": "1p3p4p6p2s"}, [], "no wait among them"),
        # In riichi.
        (RIICHI | {"passed_since_riichi": "2p"}, [("riichi", "2p", 0, "never")], "let go after riichi (S83)"),
        (RIICHI | {"passed_since_riichi": "1z9m0p"}, [("riichi", "0p", 2, "never")], "at any time since"),
        (RIICHI | {"passed_since_riichi": "1p9m"}, [], "no wait among them"),
        (RIICHI | {"discards": "1z5p"}, [("discard", "5p", 1, "never")], "the waits do not change any more (S86)"),
        (
            RIICHI | {"discards": "9m8m2p"},
            [("discard", "2p", 2, "never")],
            "the own winning draw, discarded after riichi (S83)",
        ),
        # All together.
        (
            RIICHI | {"discards": "1z2p", "passed": "9m5p", "passed_since_riichi": "1s9m5p"},
            [("discard", "2p", 1, "never"), ("temporary", "5p", 1, "own_draw_or_call"), ("riichi", "5p", 2, "never")],
            "own discards first",
        ),
        (
            {"discards": "2p", "passed": "2p"},
            [("discard", "2p", 0, "wait_changes"), ("temporary", "2p", 0, "own_draw_or_call")],
            "the same tile discarded and passed",
        ),
    ],
)
def test_causes(fields, expected, because):
    assert causes(HAND, **fields) == expected, because
    waits, furiten = judge(HAND, **fields)
    assert waits == ["2p", "5p"], "the waits are the waits"
    assert (furiten.furiten, furiten.can_ron) == (bool(expected), not expected), because


@pytest.mark.parametrize(
    ("fields", "expected", "because"),
    [
        ({"discards": "1z5p"}, ["discards 1"], "the own river"),
        ({"passed": "9m2p"}, ["passed 1"], "what was let go since the own last discard"),
        (RIICHI | {"passed_since_riichi": "9m1z2p"}, ["passed_since_riichi 2"], "or since riichi"),
        (RIICHI | {"passed": "9m2p"}, ["passed 1", "passed 1"], "what was let go last was let go since riichi"),
        (
            RIICHI | {"passed": "2p", "passed_since_riichi": "9m2p"},
            ["passed 0", "passed_since_riichi 1"],
            "which is told once where it is listed as such",
        ),
        (
            RIICHI | {"passed": "9m5p", "passed_since_riichi": "9m1z"},
            ["passed 1", "passed 1"],
            "but not by a list without it",
        ),
    ],
)
def test_a_cause_says_where_it_was_found(fields, expected, because):
    _, furiten = judge(HAND, **fields)
    assert [f"{cause.found_in} {cause.index}" for cause in furiten.causes] == expected, because


@pytest.mark.parametrize(
    ("hand", "fields", "expected", "because"),
    [
        ("123456m 234p 678s 0p", {"discards": "5p"}, ["5p"], "waiting with a red five for a plain one"),
        ("123456m 234p 678s 5p", {"discards": "0p"}, ["0p"], "or the other way round"),
        ("19m 19p 19s 1234567z", {"discards": "5m1p7z"}, ["1p", "7z"], "thirteen waits"),
        ("119m 19p 19s 123456z", {"discards": "1m9m1p6z"}, [], "only 7z of the orphans"),
        ("1122335577m 99p 4z", {"discards": "1m9p4z"}, ["4z"], "the seventh pair"),
        ("123456789m 2345p", {"discards": "5p"}, ["5p"], "nobetan: one end bars the other"),
        ("9s", {"melds": ["pon:777z", "chi:678m", "ankan:1111z", "pon:222p"], "discards": "9s"}, ["9s"], "four melds"),
        ("1m 123456789p", {"melds": ["pon:111m"], "discards": "1p"}, [], "1p is no wait"),
    ],
)
def test_own_discards(hand, fields, expected, because):
    assert [tile for _, tile, _, _ in causes(hand, **fields)] == expected, because


@pytest.mark.parametrize(
    ("hand", "rules", "passed", "expected", "because"),
    [
        ("123m 456p 789s 23p 99s", "standard", "4p", ["4p"], "a tile added to another's pon could be robbed (S85)"),
        ("99m 123456789p 4z4z", THREE, "4z", ["4z"], "a north set aside could be won on (S107)"),
        ("99m 123456789p 4z4z", THREE, "9m1z", ["9m"], "the other wait"),
        ("99m 123456789p 1z1z", THREE, "4z", [], "north is no wait"),
    ],
)
def test_tiles_of_kans_and_norths_are_passed_like_discards(hand, rules, passed, expected, because):
    assert [tile for _, tile, _, _ in causes(hand, rules, passed=passed)] == expected, because


# When it ends.


@pytest.mark.parametrize(
    ("rules", "ends"),
    [
        ("standard", "own_draw_or_call"),
        ("ema_2016", "own_draw_or_call"),
        ("mahjong_soul_4p", "own_discard"),
        ("mahjong_soul_3p", "own_discard"),
        ("tenhou_4p", "own_discard"),
        ("tenhou_3p", "own_discard"),
        (rules(temporary_furiten_ends="own_draw"), "own_draw"),
        (rules(temporary_furiten_ends="own_discard"), "own_discard"),
        (rules("tenhou_4p", temporary_furiten_ends="own_draw_or_call"), "own_draw_or_call"),
    ],
)
def test_only_a_pass_ends_by_the_rules(rules, ends):
    fields = {"discards": "2p", "passed": "2p"}
    assert [cause[3] for cause in causes(HAND, rules, **fields)] == ["wait_changes", ends]
    in_riichi = causes(HAND, rules, **fields, riichi=True, passed_since_riichi="2p")
    assert [cause[3] for cause in in_riichi] == ["never", ends, "never"]


# Options.


@pytest.mark.parametrize(
    ("fields", "counted", "uncounted", "because"),
    [
        ({"discards": "2p", "called_away": [0]}, ["2p"], [], "the only wait discarded was called"),
        ({"discards": "2p"}, ["2p"], ["2p"], "it was not"),
        ({"discards": "2p1z", "called_away": [1]}, ["2p"], ["2p"], "another tile was"),
        ({"discards": "5p1z5p", "called_away": [0]}, ["5p", "5p"], ["5p"], "the place tells equal tiles apart"),
        ({"discards": "5p1z2p", "called_away": [2, 0]}, ["5p", "2p"], [], "both were, in whatever order"),
        (RIICHI | {"discards": "2p", "called_away": [0]}, ["2p"], [], "in riichi as well"),
        ({"passed": "2p", "called_away": []}, ["2p"], ["2p"], "a pass is no discard"),
    ],
)
def test_discards_that_others_called(fields, counted, uncounted, because):
    """S82 counts them; the option says whether a rule set does."""
    for option, expected in ((True, counted), (False, uncounted)):
        found = causes(HAND, rules(**{CALLED: option}), **fields)
        assert [tile for _, tile, _, _ in found] == expected, because


@pytest.mark.parametrize(
    ("fields", "counted", "uncounted", "because"),
    [
        (HALF | {"passed": "1s"}, ["1s"], [], "1s would have no yaku (S84)"),
        (HALF | {"passed": "4s"}, ["4s"], ["4s"], "4s would be tanyao"),
        (HALF | {"passed": "1s4s"}, ["1s", "4s"], ["4s"], "each tile is judged for itself"),
        (HALF | {"discards": "1s"}, ["1s"], ["1s"], "own discards need no yaku (S82)"),
        ({"hand": EDGES, "passed": "3s"}, ["3s"], [], "a closed hand without a yaku"),
        (RIICHI | {"hand": EDGES, "passed": "3s"}, ["3s", "3s"], ["3s", "3s"], "riichi is a yaku, and its pass stays"),
        (RIICHI | {"hand": EDGES, "passed_since_riichi": "3s"}, ["3s"], ["3s"], "so it is for later passes"),
        (SHANPON | {"passed": "1z", "round_wind": "east"}, ["1z"], ["1z"], "the round wind is a yaku"),
        (SHANPON | {"passed": "1z", "round_wind": "south", "seat_wind": "east"}, ["1z"], ["1z"], "the own wind, too"),
        (SHANPON | {"passed": "1z", "round_wind": "south", "seat_wind": "west"}, ["1z"], [], "a guest wind is none"),
        (SHANPON | {"passed": "9s", "round_wind": "east"}, ["9s"], [], "9s makes a pair of east, no triplet"),
    ],
)
def test_passes_without_a_yaku(fields, counted, uncounted, because):
    for option, expected in ((True, counted), (False, uncounted)):
        found = causes(**fields, rules=rules(**{YAKULESS: option}))
        assert [tile for _, tile, _, _ in found] == expected, because


def test_a_pass_that_counts_bars_the_waits_without_a_yaku_as_well():
    _, furiten = judge(**HALF, passed="4s", rules=rules(**{YAKULESS: False}))
    assert (furiten.furiten, furiten.can_ron) == (True, False)


@pytest.mark.parametrize(
    ("fields", "kept", "dropped", "because"),
    [
        ({"passed_since_riichi": "2p"}, ["riichi"], [], "a pass after riichi"),
        ({"passed_since_riichi": "2p", "passed": "2p"}, ["temporary", "riichi"], ["temporary"], "one just now"),
        ({"discards": "2p"}, ["discard"], ["discard"], "own discards are another matter"),
    ],
)
def test_riichi_furiten(fields, kept, dropped, because):
    for option, expected in ((True, kept), (False, dropped)):
        found = causes(HAND, rules(riichi_furiten=option), riichi=True, **fields)
        assert [kind for kind, _, _, _ in found] == expected, because


# What is not known.

UNKNOWN, FREE, BARRED = (None, None), (False, True), (True, False)
NOT_TENPAI = (False, False)


@pytest.mark.parametrize(
    ("fields", "options", "expected", "because"),
    [
        ({"discards": None}, {}, UNKNOWN, "a wait may lie in the river"),
        ({"discards": "1z", "passed": None}, {}, UNKNOWN, "one may have been passed"),
        ({"discards": None, "passed": None}, {}, UNKNOWN, "either"),
        (RIICHI | {"passed_since_riichi": None}, {}, UNKNOWN, "one may have been passed since riichi"),
        (RIICHI | {"passed": None, "passed_since_riichi": None}, {}, UNKNOWN, "the same"),
        # Where it does not matter.
        ({"discards": "1z"}, {}, FREE, "all is known"),
        ({"passed_since_riichi": None}, {}, FREE, "not in riichi"),
        (RIICHI | {"passed_since_riichi": None}, {"riichi_furiten": False}, FREE, "the rules have no riichi furiten"),
        ({"discards": None, "passed": "2p"}, {}, BARRED, "a pass is enough"),
        ({"discards": "2p", "passed": None}, {}, BARRED, "a discard is enough"),
        (RIICHI | {"discards": "2p", "passed": None, "passed_since_riichi": None}, {}, BARRED, "in riichi as well"),
        (RIICHI | {"discards": None, "passed_since_riichi": "2p"}, {}, BARRED, "a pass since riichi is enough"),
        (
            RIICHI | {"discards": None, "passed_since_riichi": "2p"},
            {"riichi_furiten": False},
            UNKNOWN,
            "here it is not",
        ),
        (
            {"discards": "2p", "called_away": [0], "passed": None},
            {CALLED: False},
            UNKNOWN,
            "a discard that does not count leaves the question open",
        ),
        (RIICHI | {"passed": None}, {"riichi_furiten": False}, UNKNOWN, "a pass just now bars even here"),
        (
            RIICHI | {"passed": None, "passed_since_riichi": ""},
            {},
            FREE,
            "what was passed since the last discard was passed since riichi, which is declared with a discard",
        ),
        ({"passed": None}, {YAKULESS: False}, UNKNOWN, "2p and 5p have no yaku, but a kan let go would have had one"),
        (
            RIICHI | {"passed": None, "passed_since_riichi": None},
            {YAKULESS: False},
            UNKNOWN,
            "with riichi they have one",
        ),
    ],
)
def test_unknown(fields, options, expected, because):
    _, furiten = judge(HAND, rules(**options), **fields)
    assert furiten[:2] == expected, because


def test_an_unknown_pass_matters_where_a_wait_has_a_yaku():
    assert judge(**HALF, passed=None, rules=rules(**{YAKULESS: False}))[1][:2] == UNKNOWN


@pytest.mark.parametrize(
    ("hand", "fields", "because"),
    [
        ("25p 678p 345s 789s 22z", {"discards": "3p4p"}, "two exchanges from the end"),
        ("147m 258p 369s 1234z", {"discards": "9m"}, "far away"),
        ("25p 678p 345s 789s 22z", {"discards": None, "passed": None}, "what is not known does not matter"),
        ("25p 678p 345s 789s 22z", {"passed": "2p"}, "a pass of what completes nothing"),
        ("1111m 123456789p", {"discards": "9p"}, "it waits only for a fifth 1m, which is karaten (S15)"),
        ("5558888p", {"melds": ["pon:777z", "chi:234m"], "discards": None}, "the same, whatever is known"),
    ],
)
def test_a_hand_that_is_not_tenpai_is_not_furiten(hand, fields, because):
    waits, furiten = judge(hand, **fields)
    assert (waits, furiten[:2], furiten.causes) == ([], NOT_TENPAI, ()), because


@pytest.mark.parametrize(
    ("fields", "waits", "can_ron", "because"),
    [
        ({"north": 0}, ["4z"], True, "three norths are left"),
        ({"north": 2}, ["4z"], True, "one is left"),
        ({"north": 3}, ["4z"], False, "the player has all four, and nobody can discard one"),
        ({"north": 3, "discards": None}, ["4z"], False, "whatever else is known"),
        ({"north": 2, "rules": rules(THREE, karaten=MELDS_COUNT)}, ["4z"], True, "tenpai as long as one is left"),
        ({"north": 3, "rules": rules(THREE, karaten=MELDS_COUNT)}, [], False, "norths count as melds do: not tenpai"),
        ({"north": 3, "rules": rules(THREE, karaten="tenpai")}, ["4z"], False, "tenpai, but there is nothing to win"),
        ({"hand": "111m 5z 123456789p", "north": 4}, ["5z"], True, "norths are no other wait"),
        ({"hand": "99m 44z 123456789p", "north": 2}, ["9m", "4z"], True, "one of two waits is enough"),
    ],
)
def test_extracted_norths_are_tiles_that_the_player_has(fields, waits, can_ron, because):
    asked = {"hand": "111m 4z 123456789p", "rules": THREE} | fields
    found, furiten = judge(**asked)
    assert (found, furiten.can_ron) == (waits, can_ron), because
    assert not furiten.furiten


def test_a_fifth_tile_is_a_wait_where_the_rules_say_so():
    assert judge("1111m 123456789p", rules(karaten="tenpai"), discards="9p")[0] == ["1m"]


@pytest.mark.parametrize(
    ("fields", "because"),
    [
        ({"discards": "2p", "called_away": [1]}, "there is no second discard"),
        ({"discards": "", "called_away": [0]}, "there is none at all"),
    ],
)
def test_a_called_discard_is_one_of_the_discards(fields, because):
    with pytest.raises(ImpossibleQuestion) as impossible:
        judge(HAND, **fields)
    assert {fault.field.split("/")[0] for fault in impossible.value.faults} == {"called_away"}, because


# Score.


def result(hand, win_tile, **fields):
    """Score a win: "win", or why it is none."""
    found = score(*asked(hand, win_tile, **fields))
    return "win" if isinstance(found, Score) else found.reason


#: Pinfu and tanyao, waiting for 2p and 5p.
SIMPLES = "234567m 34p 678s 55s"


@pytest.mark.parametrize(
    ("win_tile", "fields", "expected", "because"),
    [
        ("2p", {"discards": "2p"}, "furiten", "the tile itself was discarded"),
        ("5p", {"discards": "2p"}, "furiten", "the other wait is barred as well (S85)"),
        ("5p", {"discards": "2p", "tsumo": True}, "win", "tsumo is not"),
        ("0p", {"discards": "5p"}, "furiten", "a red five is a five"),
        ("5p", {"discards": "1p8p"}, "win", "no wait among them"),
        ("5p", {"discards": ""}, "win", "nothing discarded"),
        ("5p", {}, "win", "nothing known"),
        ("5p", {"discards": None, "passed": None, "passed_since_riichi": None}, "win", "said to be unknown"),
        ("5p", {"discards": None, "passed": "9p"}, "win", "what is unknown bars nothing"),
        ("5p", {"passed": "2p"}, "furiten", "a pass (S84)"),
        ("5p", {"passed": "2p", "tsumo": True}, "win", "tsumo after a pass"),
        ("5p", {"riichi": True, "passed_since_riichi": "2p"}, "furiten", "a pass since riichi (S83)"),
        ("5p", {"riichi": True, "passed_since_riichi": "2p", "tsumo": True}, "win", "tsumo after it"),
        ("5p", {"riichi": True, "discards": "9m2p"}, "furiten", "the own winning draw, discarded in riichi"),
        ("5p", {"double_riichi": True, "passed_since_riichi": "2p"}, "furiten", "double riichi is riichi"),
        (
            "5p",
            {"riichi": True, "passed_since_riichi": "2p", "rules": rules(riichi_furiten=False)},
            "win",
            "rules without riichi furiten",
        ),
        ("5p", {"discards": "2p", "called_away": [0]}, "furiten", "a discard that was called (S82)"),
        ("5p", {"discards": "2p", "called_away": [0], "rules": rules(**{CALLED: False})}, "win", "it does not count"),
        (
            "5p",
            {"discards": "2p1z", "called_away": [1], "rules": rules(**{CALLED: False})},
            "furiten",
            "another was called",
        ),
        ("5p", {"discards": "2p", "last_tile": True}, "furiten", "houtei is a ron"),
        ("5p", {"discards": "2p", "chankan": True}, "furiten", "a furiten player may not rob a kan (S85)"),
        ("5p", {"discards": "1p", "chankan": True}, "win", "another may"),
    ],
)
def test_a_furiten_ron_is_no_win(win_tile, fields, expected, because):
    assert result(SIMPLES, win_tile, **fields) == expected, because
    full = f"{SIMPLES} {win_tile}"
    assert result(full, win_tile, **fields) == expected, "with the winning tile in the hand"


@pytest.mark.parametrize(
    ("win_tile", "fields", "expected", "because"),
    [
        ("4s", {"passed": "1s"}, "furiten", "1s has no yaku, and bars 4s all the same (S84)"),
        ("4s", {"passed": "1s", "rules": rules(**{YAKULESS: False})}, "win", "unless the rules say otherwise"),
        ("4s", {"passed": "4s", "rules": rules(**{YAKULESS: False})}, "furiten", "4s has one"),
        ("4s", {"discards": "1s", "rules": rules(**{YAKULESS: False})}, "furiten", "a discard needs none"),
        ("1s", {"passed": "4s"}, "no_yaku", "without a yaku there is nothing to bar"),
        ("4s", {"passed": "4s", "rules": rules(minimum_han=2)}, "below_minimum_han", "nor with too little"),
        ("4s", {"passed": "4s", "rules": rules(atozuke=False)}, "atozuke", "nor where only this wait has one"),
        ("9p", {"passed": "4s"}, "not_agari", "nor without a finished hand"),
    ],
)
def test_passes_without_a_yaku_and_ron(win_tile, fields, expected, because):
    assert result(**HALF, win_tile=win_tile, **fields) == expected, because


@pytest.mark.parametrize(
    ("fields", "expected", "because"),
    [
        ({"discards": "4z"}, "furiten", "a north discarded before"),
        ({"discards": "9m"}, "furiten", "or the other wait"),
        ({"passed": "4z"}, "furiten", "a north set aside was let go"),
        ({"discards": "1z"}, "win", "no wait"),
    ],
)
def test_furiten_bars_a_ron_on_a_north_set_aside(fields, expected, because):
    north = {"win_tile": "4z", "offered_by": "north", "rules": THREE}
    assert result("99m 123456789p 4z4z", **north, **fields) == expected, because


# Answers.


def test_the_example_of_the_contract(client):
    fields = {"hand": "45p 234m 678m 345s 99s", "discards": "1z9m8p2z6p", "passed": "3p"}
    answer = client.post("/v1/furiten", json=fields).json
    assert answer == {
        "furiten": True,
        "can_ron": False,
        "waits": ["3p", "6p"],
        "causes": [
            {"kind": "discard", "tile": "6p", "in": "discards", "index": 4, "ends": "wait_changes"},
            {"kind": "temporary", "tile": "3p", "in": "passed", "index": 0, "ends": "own_discard"},
        ],
    }
    in_riichi = client.post("/v1/furiten", json={**fields, "riichi": True, "passed_since_riichi": "1s3p"}).json
    assert in_riichi["causes"] == [
        {"kind": "discard", "tile": "6p", "in": "discards", "index": 4, "ends": "never"},
        {"kind": "temporary", "tile": "3p", "in": "passed", "index": 0, "ends": "own_discard"},
        {"kind": "riichi", "tile": "3p", "in": "passed_since_riichi", "index": 1, "ends": "never"},
    ]


@pytest.mark.parametrize(
    ("fields", "furiten", "can_ron", "waits"),
    [
        ({"hand": HAND, "discards": ""}, False, True, ["2p", "5p"]),
        ({"hand": HAND, "discards": None}, "unknown", "unknown", ["2p", "5p"]),
        ({"hand": HAND, "discards": "2p", "passed": None}, True, False, ["2p", "5p"]),
        ({"hand": "25p 678p 345s 789s 22z", "discards": None}, False, False, []),
    ],
)
def test_an_answer(client, fields, furiten, can_ron, waits):
    answer = client.post("/v1/furiten", json=fields).json
    assert (answer["furiten"], answer["can_ron"], answer["waits"]) == (furiten, can_ron, waits)


@pytest.mark.parametrize(
    ("fields", "field", "code"),
    [
        ({"hand": HAND}, "discards", "missing_field"),
        ({"hand": HAND + "1z", "discards": ""}, "hand", "hand_size"),
        ({"hand": HAND, "discards": "222z"}, "hand", "too_many_copies"),
        ({"hand": HAND, "discards": "", "north": 1}, "north", "contradiction"),
        ({"hand": HAND, "discards": "", "north": 5}, "north", "out_of_range"),
        ({"hand": "99m 123456789p 44z", "discards": "", "north": 3, "rules": THREE}, "hand", "too_many_copies"),
        ({"hand": HAND, "discards": "", "passed": "11111z"}, "passed", "too_many_copies"),
        ({"hand": HAND, "discards": "", "passed": "0p0p"}, "passed", "red_five_count"),
        ({"hand": HAND, "discards": "", "passed": "5555p"}, "passed", "red_five_count"),
        ({"hand": HAND, "discards": "", "passed": "0p", "rules": "wrc_2025"}, "passed", "red_five_count"),
        ({"hand": "99m 123456789p 44z", "discards": "", "passed": "2m", "rules": THREE}, "passed", "no_such_tile"),
        (
            {"hand": HAND, "discards": "", "riichi": True, "passed_since_riichi": "11111z"},
            "passed_since_riichi",
            "too_many_copies",
        ),
        (
            {"hand": "99m 123456789p 44z", "discards": "", "passed_since_riichi": "5m", "rules": THREE},
            "passed_since_riichi",
            "no_such_tile",
        ),
        ({"hand": "234567m 34p 55s", "melds": ["pon:777z"], "discards": "", "riichi": True}, "riichi", "contradiction"),
    ],
)
def test_what_no_game_can_reach_is_refused(fields, field, code):
    with pytest.raises(ImpossibleQuestion) as impossible:
        FuritenRequest().load(fields)
    assert {(fault.field, fault.code) for fault in impossible.value.faults} == {(field, code)}


@pytest.mark.parametrize(
    ("fields", "because"),
    [
        ({"passed": "1111z"}, "four passed"),
        ({"passed": "5550p"}, "the red five among four"),
        (
            {"hand": "34p 678p 345s 99s", "melds": ["pon:222z"], "passed": "22z"},
            "one that was not won on may have been called, so it lies in the meld",
        ),
        ({"passed": "1111z", "passed_since_riichi": "1111z", "riichi": True}, "what is in both lists is one tile"),
    ],
)
def test_each_list_of_passed_tiles_is_judged_by_itself(fields, because):
    question = FuritenRequest().load({"hand": HAND, "rules": "standard", "discards": "", **fields})
    assert question.win.passed is not None, because


# Laws.

RANDOM = random.Random()
#: Hands with yaku or without, of few waits or many.
HANDS = (HAND, EDGES, SIMPLES, "19m 19p 19s 1234567z", "1112345678999m", "2233445566778p", "1122335577m 99p 4z")


@pytest.fixture(autouse=True)
def _seeded():
    RANDOM.seed(20261207)


def some_tiles(most):
    """Give tiles as others or oneself may have let go."""
    return "".join(TILE_NAMES[RANDOM.choice(KINDS)] for _ in range(RANDOM.randrange(most)))


def some_question():
    hand = RANDOM.choice(HANDS)
    held = {TILE_NAMES[KIND_OF[tile]] for tile in FuritenRequest().load({"hand": hand, "discards": None}).win.hand}
    river = "".join(name for name in names(RANDOM.sample(KINDS, 4)) if name not in held or RANDOM.random() < 0.2)
    fields = {
        "discards": RANDOM.choice((None, river)),
        "passed": RANDOM.choice((None, some_tiles(3))),
        "riichi": RANDOM.random() < 0.5,
    }
    if fields["riichi"]:
        fields["passed_since_riichi"] = RANDOM.choice((None, some_tiles(5)))
    options = {name: RANDOM.random() < 0.5 for name in (CALLED, YAKULESS, "riichi_furiten")}
    return hand, fields, rules(red_fives={"m": 0, "p": 0, "s": 0}, **options)


def judged(hand, fields, rules):
    """Judge a hand, or nothing where it holds too many of a kind."""
    try:
        return judge(hand, rules, **fields)
    except ImpossibleQuestion:
        return None


def test_score_bars_exactly_what_is_furiten():
    seen = {True: 0, False: 0, None: 0}
    for _ in range(250):
        hand, fields, rule_set = some_question()
        found = judged(hand, fields, rule_set)
        if found is None:
            continue
        waits, furiten = found
        seen[furiten.furiten] += 1
        for tile in waits:
            win = {"win_tile": tile, "hand": hand, "rules": rule_set, **fields}
            try:
                barred = result(**win) == "furiten"
            except ImpossibleQuestion:
                continue  # the hand and river hold all four of the tile
            yaku = result(**{**win, "discards": None, "passed": None, "passed_since_riichi": None}) == "win"
            assert barred == (furiten.furiten is True and yaku), win
            assert result(**win, tsumo=True) == "win", win
    assert min(seen.values()) > 30


def test_more_tiles_let_go_never_lift_furiten():
    barred = 0
    for _ in range(400):
        hand, fields, rule_set = some_question()
        found = judged(hand, fields, rule_set)
        if found is None or found[1].furiten is not True:
            continue
        more = {**fields, "passed": (fields["passed"] or "") + "1z9p", "discards": f"7z{fields['discards'] or ''}"}
        after = judged(hand, more, rule_set)
        if after is not None:
            barred += 1
            assert after[1].furiten is True, (hand, more)
    assert barred > 50


def test_what_is_learned_never_turns_yes_into_no():
    """Filling in what was unknown may settle the question, but not change a settled one."""
    settled = 0
    for _ in range(400):
        hand, fields, rule_set = some_question()
        known = {name: value if value is not None else "" for name, value in fields.items()}
        found, after = (judged(hand, one, rule_set) for one in (fields, known))
        if found is None or after is None:
            continue
        assert after[1].furiten is not None
        if found[1].furiten is not None:
            settled += 1
            assert found[1].furiten == after[1].furiten, (hand, fields)
    assert settled > 50
