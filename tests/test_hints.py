"""Hints: what a wrong name is taken for, and what it is not."""

import doctest

import pytest

from schemas.hands import ActionsRequest, TenpaiRequest
from schemas.requests import PointsRequest, ScoreRequest
from schemas.rounds import SettleRequest
from scoring import errors, hints, told
from scoring.hints import did_you_mean, nearest
from scoring.presets import PRESETS
from scoring.rules import OPTIONS

ASKED = {
    "score": ScoreRequest(),
    "points": PointsRequest(),
    "tenpai": TenpaiRequest(),
    "actions": ActionsRequest(),
    "settle": SettleRequest(),
}


@pytest.mark.parametrize(
    ("wrong", "meant", "because"),
    [
        ("seatwind", ["seat_wind"], "without its underscore"),
        ("seatWind", ["seat_wind"], "in another style"),
        ("SEAT_WIND", ["seat_wind"], "in capitals"),
        ("win_tlie", ["win_tile"], "letters swapped"),
        ("ipatsu", ["ippatsu"], "a letter left out"),
        ("riichy", ["riichi"], "a letter mistaken"),
        ("meld", ["melds"], "one for many"),
        ("hands", ["hand"], "many for one"),
        ("rule", ["rules"], "one for many"),
        ("dora", ["dora_indicators"], "its first word"),
        ("sticks", ["riichi_sticks"], "its last word"),
        ("ura", ["ura_indicators"], "a short word, but the whole of it"),
        ("wind", ["round_wind", "seat_wind"], "a word of two"),
        ("winning_tile", ["win_tile"], "a longer form of a word"),
        ("language", ["lang"], "a longer form of it"),
        ("is_tsumo", ["tsumo"], "a word more"),
        ("isRinshan", ["rinshan"], "the same in another style"),
        ("liabel", ["liable"], "letters swapped"),
    ],
)
def test_a_field_that_is_meant(wrong, meant, because):
    assert nearest(wrong, ASKED["score"].fields) == meant, because


@pytest.mark.parametrize(
    ("wrong", "because"),
    [
        ("visible", "half its letters are those of liable"),
        ("han", "a short name is soon like another: hand"),
        ("agari", "no word of any"),
        ("double_ron", "its words are not both there"),
        ("yaku", "no field names one"),
        ("x", "a letter is no word"),
        ("_", "nothing"),
        ("", "nothing"),
        ("🀇", "no letters"),
        ("x" * 5000, "very long"),
    ],
)
def test_a_name_that_stands_for_none(wrong, because):
    assert nearest(wrong, ASKED["score"].fields) == [], because


@pytest.mark.parametrize(("names", "found"), [(3, 3), (4, 0)])
def test_many_names_are_no_hint(names, found):
    assert len(nearest("kan", [f"kan_{place}" for place in "abcd"[:names]])) == found


@pytest.mark.parametrize(
    ("question", "field", "because"),
    [
        ("score", "visible", "of tenpai"),
        ("points", "hand", "of score, and no han"),
        ("tenpai", "win_tile", "of score, and no riichi_tile"),
        ("settle", "seat_wind", "of score, and no wind of settle"),
    ],
)
def test_a_field_of_another_question_is_not_taken_for_a_slip(question, field, because):
    [fault] = [one for one in refused(question, field) if one.code == "unknown_field"]
    assert fault.detail.startswith(f"unknown field {field}; known are "), because


def refused(question, field):
    with pytest.raises(errors.ImpossibleQuestion) as caught:
        ASKED[question].load({field: 1})
    return caught.value.faults


@pytest.mark.parametrize(
    ("question", "field", "asked"),
    [
        ("score", "seatwind", "did you mean seat_wind?"),
        ("score", "indicator", "did you mean dora_indicators or ura_indicators?"),
        ("score", "tile", "did you mean last_tile, riichi_tile or win_tile?"),
        ("score", "wind", "did you mean round_wind or seat_wind?"),
        ("points", "riichi", "did you mean riichi_sticks?"),
        ("actions", "draw", "did you mean drawn?"),
    ],
)
def test_the_caller_is_asked_which_it_is(question, field, asked):
    [fault] = [one for one in refused(question, field) if one.code == "unknown_field"]
    assert fault.detail == f"unknown field {field}; {asked}"


@pytest.mark.parametrize(
    ("wrong", "known", "meant"),
    [
        ("tenho_3p", PRESETS, ["tenhou_3p"]),
        ("ema", PRESETS, ["ema_2016", "ema_2025"]),
        ("mleague", PRESETS, ["m_league"]),
        ("mahjong", PRESETS, []),
        ("tenhou", PRESETS, ["tenhou_4p", "tenhou_3p"]),
        ("kiriage", OPTIONS, ["kiriage_mangan"]),
        ("minimumHan", OPTIONS, ["minimum_han"]),
        ("opentanyao", OPTIONS, ["open_tanyao"]),
        ("kazoe", OPTIONS, ["kazoe_yakuman"]),
        ("aka", OPTIONS, []),
        ("liability", OPTIONS, []),
    ],
)
def test_rule_sets_and_options_have_hints_too(wrong, known, meant):
    assert sorted(nearest(wrong, known)) == sorted(meant)


def test_no_hint_is_no_text():
    assert did_you_mean(nearest("agari", ["hand"])) is None


def test_examples():
    assert doctest.testmod(hints).failed == 0
    assert doctest.testmod(told).failed == 0
