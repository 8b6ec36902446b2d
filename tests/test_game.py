"""Game: who deals next, when the game is over, and how it is ranked.

Rounds are said as in ``test_settlement``; ``E2 1`` is the second round of east with one counter. Points are those
after the round unless a row says otherwise.
"""

from typing import Any, get_args

import pytest

from scoring.game import End
from scoring.rulesets import rule_set
from tests.test_settlement import (
    EMA,
    LEAGUE,
    SOUL,
    SOUL_3P,
    TENHOU,
    TENHOU_3P,
    TRIPLE,
    TRIPLE_ON_RIICHI,
    WIND_NAMES,
    settled,
    standard,
)

INITIALS = {wind: initial for initial, wind in WIND_NAMES.items()}


def goes_on(answer: dict[str, Any]) -> str:
    """Say what follows: a round and its counters, or why the game is over."""
    if answer["next"] is None:
        return answer["game_over"]["reason"]
    following = answer["next"]
    assert following["dealer"] == following["number"] - 1
    return f"{INITIALS[following['wind']]}{following['number']} {following['honba']}"


def finals(answer: dict[str, Any]) -> list[tuple[int, float]]:
    """List the seats from first to last place, each with its rank points."""
    return [(one["seat"], one["final"]) for one in answer["game_over"]["ranking"]]


def points(answer: dict[str, Any]) -> list[int]:
    """List the final points by seat."""
    ranking = sorted(answer["game_over"]["ranking"], key=lambda one: one["seat"])
    return [one["points"] for one in ranking]


def preset(name: str, **changes: Any) -> dict[str, Any]:
    return {"preset": name, **changes}


def follows(*lines):
    """Make a table: how a round ended, where it stood, the rules, what follows, because."""
    return pytest.mark.parametrize(("ending", "at", "rules", "expected", "because"), lines)


# Who deals next. Seat 1 deals in east 2.

DEALER_WINS, OTHER_WINS, DEALER_TENPAI, DEALER_NOTEN = "1<0 1/30", "2<0 1/30", "draw 1", "draw 0"


@pytest.mark.parametrize(
    ("renchan", "dealer_wins", "other_wins", "dealer_tenpai", "dealer_noten"),
    [
        ("none", "E3 0", "E3 0", "E3 2", "E3 2"),
        ("win", "E2 2", "E3 0", "E3 2", "E3 2"),
        ("win_or_tenpai", "E2 2", "E3 0", "E2 2", "E3 2"),
        ("any_draw", "E2 2", "E3 0", "E2 2", "E2 2"),
    ],
)
def test_the_rules_say_what_lets_the_dealer_repeat(
    client, renchan, dealer_wins, other_wins, dealer_tenpai, dealer_noten
):
    rules, at = standard(renchan=renchan), "E2 honba=1"
    assert goes_on(settled(client, DEALER_WINS, at, rules)) == dealer_wins
    assert goes_on(settled(client, "1 1/30", at, rules)) == dealer_wins
    assert goes_on(settled(client, OTHER_WINS, at, rules)) == other_wins
    assert goes_on(settled(client, "0 1/30", at, rules)) == other_wins
    assert goes_on(settled(client, DEALER_TENPAI, at, rules)) == dealer_tenpai
    assert goes_on(settled(client, DEALER_NOTEN, at, rules)) == dealer_noten


@follows(
    ("draw 1", "E1", "standard", "E2 1", "a noten dealer adds a counter as well (S64, K17)"),
    ("draw 1", "E1 honba=3", "standard", "E2 4", "as in the guide (S64)"),
    ("draw 1", "E1 honba=3", standard(honba_on_noten_rotation=False), "E2 0", "or not"),
    ("draw 0", "E1 honba=3", standard(honba_on_noten_rotation=False), "E1 4", "a repeat always does"),
    ("draw -", "E1", "standard", "E2 1", "nobody is tenpai"),
    ("draw 0123", "E1", "standard", "E1 1", "everybody is"),
    ("draw 02", "E3 honba=1", "standard", "E3 2", "seat 2 deals"),
    ("draw 0", "E3 honba=1", "standard", "E4 2", "seat 0 does not"),
    ("1<0 5", "E1 honba=5", "standard", "E2 0", "another's win ends the counters (S63)"),
    ("0<1 5", "E1 honba=5", "standard", "E1 6", "the dealer's adds one (S63)"),
    ("draw 0", "E1 honba=1", TENHOU_3P, "E1 2", "with three players"),
    ("draw 1", "E1 honba=1", TENHOU_3P, "E2 2", "with three players"),
)
def test_counters(client, ending, at, rules, expected, because):
    assert goes_on(settled(client, ending, at, rules)) == expected, because


@follows(
    ("draw 0", "E4", "standard", "S1 1", "south follows east"),
    ("1<0 5", "E4", "standard", "S1 0", "with seat 0 as the dealer"),
    ("1<0 1/30", "S1", "standard", "S2 0", "seat 1 after seat 0"),
    ("draw 3", "E4", "standard", "E4 1", "unless seat 3 repeats"),
    ("draw -", "S4 scores=25000,25000,25000,25000", "standard", "W1 1", "west follows south in an extension"),
    ("draw -", "W4", standard(game_length="east_to_north"), "N1 1", "north follows west"),
    ("draw -", "E4 scores=25000,25000,25000,25000", standard(game_length="east"), "S1 1", "an east game"),
    ("draw 0", "E3", TENHOU_3P, "S1 1", "three players have three rounds of a wind"),
    ("draw 2", "E3", TENHOU_3P, "E3 1", "unless seat 2 repeats"),
    ("draw 0", "E2", TENHOU_3P, "E3 1", "seat 2 after seat 1"),
    ("draw -", "S3 scores=35000,35000,35000", TENHOU_3P, "W1 1", "their extension"),
)
def test_the_next_round(client, ending, at, rules, expected, because):
    assert goes_on(settled(client, ending, at, rules)) == expected, because


def test_the_next_round_has_the_sticks_that_are_left(client):
    assert settled(client, "draw -", "E1 sticks=2 riichi=")["next"]["riichi_sticks"] == 2
    assert settled(client, "draw 13", "E1 sticks=2 riichi=13")["next"]["riichi_sticks"] == 4
    assert settled(client, "1<0 5", "E1 sticks=2 riichi=13")["next"]["riichi_sticks"] == 0


FIRST_COUNTS = standard(multi_ron_dealer_repeat="if_first_winner")


@follows(
    ("0<3 5; 1<3 5", "E2 honba=1", "standard", "E2 2", "the dealer is the second winner (S88)"),
    ("0<3 5; 1<3 5", "E2 honba=1", FIRST_COUNTS, "E3 0", "that may not be enough"),
    ("0<3 5; 1<3 5", "E1 honba=1", FIRST_COUNTS, "E1 2", "the dealer is the first"),
    ("1<3 5; 0<3 5", "E1 honba=1", FIRST_COUNTS, "E1 2", "by turn, not as listed"),
    ("0<3 5; 1<3 5", "E3 honba=1", "standard", "E4 0", "he is not among them"),
    ("0<3 5; 1<3 5", "E2 honba=1", LEAGUE, "E3 0", "he is bumped, so he has not won"),
    ("1<3 5; 2<3 5", "E2 honba=1", LEAGUE, "E2 2", "he bumps another"),
    ("1<3 5; 0<3 5; 2<3 5", "E2 honba=1", standard(max_ron_winners=2), "E2 2", "the second of two that are paid"),
    ("1<3 5; 0<3 5; 2<3 5", "E3 honba=1", standard(max_ron_winners=2), "E4 0", "the third is not paid"),
)
def test_a_dealer_among_several_winners(client, ending, at, rules, expected, because):
    assert goes_on(settled(client, ending, at, rules)) == expected, because


@pytest.mark.parametrize(
    ("repeat", "kinds"),
    [
        (True, {"kyuushu_kyuuhai", "suufon_renda", "suukaikan", "suucha_riichi", "sanchahou"}),
        (False, set()),
        (["kyuushu_kyuuhai"], {"kyuushu_kyuuhai"}),
        (["suufon_renda", "suukaikan"], {"suufon_renda", "suukaikan"}),
        (["suucha_riichi"], {"suucha_riichi"}),
        (["sanchahou"], {"sanchahou"}),
        ([], set()),
    ],
)
def test_the_rules_say_after_which_abortive_draws_the_dealer_repeats(client, repeat, kinds):
    rules = preset(TENHOU, abortive_dealer_repeat=repeat)
    found = {
        kind: goes_on(settled(client, kind, f"E2 honba=1 riichi={'0123' if kind == 'suucha_riichi' else ''}", rules))
        for kind in ("kyuushu_kyuuhai", "suufon_renda", "suukaikan", "suucha_riichi", "sanchahou")
    }
    assert found == {kind: "E2 2" if kind in kinds else "E3 2" for kind in found}, "one more counter in all (S77)"
    by_ron = goes_on(settled(client, TRIPLE, "E2 honba=1", rules))
    assert by_ron == found["sanchahou"], "three ron are sanchahou as if it had been named"


@follows(
    ("kyuushu_kyuuhai", "E2 honba=1", "standard", "E2 2", "the guide repeats (S77)"),
    ("suufon_renda", "E2 honba=1", "standard", "E3 2", "and passes on"),
    ("suukaikan", "E2 honba=1", "standard", "E3 2", "here, too"),
    ("suufon_renda", "E2 honba=1", SOUL, "E2 2", "Mahjong Soul always repeats (S77)"),
    ("suukaikan", "E2 honba=1", SOUL_3P, "E2 2", "with three players"),
    ("suukaikan", "E2 honba=1", standard(honba_on_noten_rotation=False), "E3 2", "a draw of another kind (S65)"),
)
def test_abortive_draws(client, ending, at, rules, expected, because):
    assert goes_on(settled(client, ending, at, rules)) == expected, because


@follows(
    ("draw 0 nagashi 0", "E1", "standard", "E1 1", "a tenpai dealer repeats (S69 a)"),
    ("draw - nagashi 0", "E1", "standard", "E2 1", "a noten one does not, though the nagashi is his (S69 b)"),
    ("draw 0 nagashi 2", "S1", TENHOU, "S1 1", "nor does another's take the deal away (C205)"),
    ("draw 2 nagashi 2", "S1", TENHOU, "S2 1", "the dealer is noten"),
    ("draw 0 nagashi 0", "E1", standard(nagashi_mangan="win"), "E1 1", "as a win (S69 a)"),
    ("draw - nagashi 0", "E1", standard(nagashi_mangan="win"), "E2 1", "as a win (S69 b)"),
)
def test_nagashi_mangan_does_not_decide_who_deals(client, ending, at, rules, expected, because):
    assert goes_on(settled(client, ending, at, rules)) == expected, because


@follows(
    ("chombo 1", "E2 honba=1 sticks=1", "standard", "E2 1", "as it was"),
    ("chombo 0", "E2 honba=1 riichi=13", LEAGUE, "E2 1", "whoever it was"),
    ("chombo 3", "S4 after=25000,25000,15000,35000", "standard", "S4 0", "even in the last round"),
    ("chombo 3", "W4 after=25000,25000,15000,35000", "standard", "W4 0", "even in that of the extension"),
    ("chombo 0", "E1", standard(game_length="single_hand"), "E1 0", "even a single hand"),
)
def test_a_chombo_is_played_again(client, ending, at, rules, expected, because):
    assert goes_on(settled(client, ending, at, rules)) == expected, because


# Bankruptcy.


@pytest.mark.parametrize(
    ("least", "none", "negative", "zero_or_less"),
    [
        (-100, "E2 1", "tobi", "tobi"),
        (0, "E2 1", "E2 1", "tobi"),
        (100, "E2 1", "E2 1", "E2 1"),
    ],
)
def test_bankruptcy_at_exactly_zero_depends(client, least, none, negative, zero_or_less):
    at = f"E1 after={50000 - least},25000,25000,{least}"
    for tobi, expected in (("none", none), ("negative", negative), ("zero_or_less", zero_or_less)):
        assert goes_on(settled(client, "draw -", at, standard(tobi=tobi))) == expected, "S101, K5"


@follows(
    ("1<0 5", "E1 scores=7900,40000,25000,27100", "standard", "tobi", "the loser has 100 too few"),
    ("1<0 5", "E1 scores=8000,40000,25000,27000", "standard", "E2 0", "just enough"),
    ("0<1 5", "E1 scores=40000,11900,25000,23100", "standard", "tobi", "a repeating dealer does not matter"),
    ("1 5", "E1 scores=40000,20000,38100,1900", "standard", "tobi", "a third player pays for a tsumo"),
    ("draw 0", "E1 scores=40000,900,30000,29100", "standard", "tobi", "noten payments"),
    ("draw - nagashi 0", "E1 scores=40000,3900,30000,26100", "standard", "tobi", "nagashi mangan"),
    ("kyuushu_kyuuhai", "E1 riichi=0 scores=1000,40000,30000,29000", "standard", "E1 1", "a riichi leaves 0"),
    (
        "kyuushu_kyuuhai",
        "E1 riichi=0 scores=1000,40000,30000,29000",
        standard(tobi="zero_or_less"),
        "tobi",
        "which may be too little",
    ),
    ("chombo 0", "E1 scores=5900,40000,30000,24100", "standard", "tobi", "a chombo is paid, too"),
    ("draw 2", "S4 scores=45000,900,30000,24100", "standard", "tobi", "it is looked at first (note 7)"),
    ("draw 0", "E1 scores=60000,900,44100", TENHOU_3P, "tobi", "with three players"),
    ("1<0 5", "E1 scores=7900,40000,25000,27100", LEAGUE, "E2 0", "no bankruptcy there"),
    ("1<0 5", "E1 scores=7900,40000,25000,27100", EMA, "E2 0", "nor there"),
)
def test_bankruptcy(client, ending, at, rules, expected, because):
    assert goes_on(settled(client, ending, at, rules)) == expected, because


def test_points_below_zero_are_settled_as_well(client):
    answer = settled(client, "1<0 5", "E1 scores=1000,40000,30000,29000")
    assert answer["scores"] == points(answer) == [-7000, 48000, 30000, 29000], "S101"


# The last round and the extension. Nobody is tenpai, so the deal passes on, unless a row says otherwise.

MORE = standard(target_comparison="more_than")
NO_TARGET = standard(target_points=0)
EAST_ONLY = standard(game_length="east")
ALL_WINDS = standard(game_length="east_to_north")
NO_EXTENSION = standard(extension="none")


@follows(
    ("draw -", "S4 after=30000,25000,25000,20000", "standard", "last_round", "30000 are enough (K6)"),
    ("draw -", "S4 after=20000,25000,25000,30000", "standard", "last_round", "whoever has them"),
    ("draw -", "S4 after=29900,25000,25000,20100", "standard", "W1 1", "29900 are not (S100)"),
    ("draw -", "S4 after=30000,25000,25000,20000", MORE, "W1 1", "or 30000 are not"),
    ("draw -", "S4 after=30100,25000,25000,19900", MORE, "last_round", "30100 are"),
    ("draw -", "S4 after=25000,25000,25000,25000", NO_TARGET, "last_round", "no target"),
    ("draw -", "S4 after=25000,25000,25000,25000", NO_EXTENSION, "last_round", "no extension"),
    ("draw -", "S4 after=25000,25000,25000,25000", LEAGUE, "last_round", "neither"),
    ("1<0 5", "S4 after=20000,32000,25000,23000", "standard", "last_round", "by a win"),
    ("1<0 5", "S4 after=20000,29900,25000,25100", "standard", "W1 0", "by a win that is not enough"),
    (
        "draw -",
        "S4 sticks=1 after=29500,25000,24500,20000",
        "standard",
        "W1 1",
        "sticks on the table are nobody's (note 7)",
    ),
    ("draw 02", "S4 riichi=0 after=29500,25000,24500,20000", "standard", "W1 1", "nor is one just put there"),
    ("draw -", "S3 after=50000,25000,25000,0", "standard", "S4 1", "one round before the last"),
    ("draw -", "E4 after=50000,25000,15000,10000", "standard", "S1 1", "the last of east is not the last"),
    ("draw -", "E4 after=30000,25000,25000,20000", EAST_ONLY, "last_round", "in an east game it is"),
    ("draw -", "E4 after=29900,25000,25000,20100", EAST_ONLY, "S1 1", "it is extended, too"),
    ("draw -", "S4 after=30000,25000,25000,20000", ALL_WINDS, "W1 1", "a game of four winds goes on"),
    ("draw -", "N4 after=30000,25000,25000,20000", ALL_WINDS, "last_round", "until north 4"),
    ("draw -", "N4 after=25000,25000,25000,25000", ALL_WINDS, "last_round", "no wind is left to extend it"),
    ("draw -", "W4 after=40000,20000,20000,20000", ALL_WINDS, "N1 1", "not before"),
    ("draw -", "S3 after=40000,35000,30000", TENHOU_3P, "last_round", "three players, 40000 (S104)"),
    ("draw -", "S3 after=39900,35000,30100", TENHOU_3P, "W1 1", "39900 are not enough"),
    ("draw -", "S2 after=40000,35000,30000", TENHOU_3P, "S3 1", "one round before the last"),
)
def test_the_last_round(client, ending, at, rules, expected, because):
    assert goes_on(settled(client, ending, at, rules)) == expected, because


@follows(
    ("draw -", "W1 after=30000,25000,25000,20000", "standard", "target_reached", "at once (S100)"),
    ("draw -", "W1 after=29900,25000,25000,20100", "standard", "W2 1", "nobody yet"),
    ("1<0 5", "W2 after=20000,30000,25000,25000", SOUL, "agari_yame", "the dealer's win"),
    ("2<0 5", "W2 after=20000,25000,30000,25000", SOUL, "target_reached", "another's win"),
    ("draw -", "W1 after=30000,25000,25000,20000", MORE, "W2 1", "30000 may not be enough"),
    ("draw -", "W1 after=30100,25000,25000,19900", MORE, "target_reached", "but 30100"),
    ("draw -", "W4 after=29900,25000,25000,20100", "standard", "extension_limit", "no further than one wind"),
    ("draw -", "W3 after=29900,25000,25000,20100", "standard", "W4 1", "one round before that"),
    ("draw -", "W4 after=30000,25000,25000,20000", "standard", "target_reached", "in its last round"),
    ("draw 3", "W4 after=29900,25000,25000,20100", "standard", "W4 1", "a repeating dealer goes on (note 7)"),
    ("draw -", "S4 after=29900,25000,25000,20100", EAST_ONLY, "extension_limit", "an east game's last is south 4"),
    ("draw -", "S1 after=29900,25000,25000,20100", EAST_ONLY, "S2 1", "an east game's extension"),
    ("draw -", "S1 after=30000,25000,25000,20000", EAST_ONLY, "target_reached", "an east game's extension"),
    ("draw -", "W3 after=39900,35000,30100", TENHOU_3P, "extension_limit", "three players"),
    ("draw -", "W2 after=39900,35000,30100", TENHOU_3P, "W3 1", "one round before that"),
    ("draw -", "W1 after=40000,35000,30000", TENHOU_3P, "target_reached", "three players' 40000"),
)
def test_the_extension(client, ending, at, rules, expected, because):
    assert goes_on(settled(client, ending, at, rules)) == expected, because


@pytest.mark.parametrize("ending", ["1<0 5", "0<1 5", "draw 0", "draw -", "kyuushu_kyuuhai"])
def test_a_single_hand_is_over_however_it_ends(client, ending):
    assert goes_on(settled(client, ending, "E1", standard(game_length="single_hand"))) == "last_round"


def test_a_single_hand_can_make_bankrupt(client):
    at = "E1 scores=7000,31000,31000,31000"
    assert goes_on(settled(client, "1<0 5", at, standard(game_length="single_hand"))) == "tobi"


# A dealer who may stop. Seat 3 deals in south 4.

WINS, READY = "3<0 1/30", "draw 3"
LEADS = "S4 after=25000,25000,24000,26000"
TIES = "S4 after=26000,24000,24000,26000"
FOLLOWS = "S4 after=26100,24000,23900,26000"
HAS_TARGET = "S4 after=25000,25000,20000,30000"
LACKS_100 = "S4 after=25000,25000,20100,29900"


def agari(mode: str, **changes: Any) -> dict[str, Any]:
    return standard(agari_yame=mode, tenpai_yame="none", **changes)


def tenpai(mode: str, **changes: Any) -> dict[str, Any]:
    return standard(agari_yame="none", tenpai_yame=mode, **changes)


@pytest.mark.parametrize(
    ("ending", "of", "reason"), [(WINS, agari, "agari_yame"), (READY, tenpai, "tenpai_yame")], ids=["win", "tenpai"]
)
@pytest.mark.parametrize(
    ("mode", "at", "changes", "ends", "because"),
    [
        ("none", LEADS, {}, False, "the dealer plays on"),
        ("none", f"{LEADS} dealer_ends", {}, False, "whatever he wants"),
        ("automatic_if_first", LEADS, {}, True, "he leads"),
        ("automatic_if_first", TIES, {}, False, "an earlier seat with as many leads"),
        ("automatic_if_first", FOLLOWS, {}, False, "another leads"),
        ("automatic_if_first", f"{FOLLOWS} dealer_ends", {}, False, "nobody asks him"),
        ("automatic_if_first", HAS_TARGET, {"yame_requires_target": True}, True, "he has 30000"),
        ("automatic_if_first", LACKS_100, {"yame_requires_target": True}, False, "he has 29900"),
        ("automatic_if_first", LACKS_100, {"yame_requires_target": False}, True, "which may be enough"),
        (
            "automatic_if_first",
            HAS_TARGET,
            {"yame_requires_target": True, "target_comparison": "more_than"},
            False,
            "30000 are not more than 30000",
        ),
        ("automatic_if_first", LEADS.replace("S4", "S3").replace("24000,26000", "26000,24000"), {}, False, "too early"),
        ("dealer_choice", LEADS, {}, False, "he did not ask for it"),
        ("dealer_choice", f"{LEADS} dealer_ends", {}, True, "he did"),
        ("dealer_choice", f"{FOLLOWS} dealer_ends", {}, True, "he need not lead"),
        ("dealer_choice", f"{HAS_TARGET} dealer_ends", {"yame_requires_target": True}, True, "he has 30000"),
        ("dealer_choice", f"{LACKS_100} dealer_ends", {"yame_requires_target": True}, False, "he has 29900"),
    ],
)
def test_a_dealer_may_stop(client, ending, of, reason, mode, at, changes, ends, because):
    if at.startswith("S3"):
        ending = ending.replace("3", "2", 1)
    expected = reason if ends else f"{at[:2]} 1"
    assert goes_on(settled(client, ending, at, of(mode, **changes))) == expected, because


@follows(
    (READY, LEADS, agari("automatic_if_first"), "S4 1", "tenpai is no win"),
    (WINS, LEADS, tenpai("automatic_if_first"), "S4 1", "a win is no tenpai"),
    ("1<0 5", HAS_TARGET, agari("automatic_if_first"), "last_round", "another wins: the round was the last"),
    ("draw 2", HAS_TARGET, tenpai("automatic_if_first"), "last_round", "the dealer is noten"),
    ("draw 13", HAS_TARGET, tenpai("automatic_if_first"), "tenpai_yame", "another is tenpai, too"),
    ("3 5", HAS_TARGET, agari("automatic_if_first"), "agari_yame", "a tsumo is a win"),
    ("1<0 5; 3<0 5", HAS_TARGET, agari("automatic_if_first"), "agari_yame", "the dealer is one of two winners"),
    (READY, HAS_TARGET, tenpai("automatic_if_first", renchan="any_draw"), "tenpai_yame", "any draw lets him repeat"),
    (
        "draw 2",
        HAS_TARGET,
        tenpai("automatic_if_first", renchan="any_draw"),
        "S4 1",
        "he repeats without being tenpai",
    ),
    ("2<0 1/30", "S3 after=25000,40000,40000", TENHOU_3P, "S3 1", "an earlier seat has as many"),
    ("2<0 1/30", "S3 after=25000,39900,40100", TENHOU_3P, "agari_yame", "three players"),
    ("draw 2", "S3 after=25000,39900,40100", TENHOU_3P, "tenpai_yame", "three players"),
    ("3<0 1/30", "W4 after=25000,25000,20000,30000", SOUL, "agari_yame", "in the extension as well"),
    ("0<1 1/30", "W1 after=30000,25000,20000,25000", SOUL, "agari_yame", "in each of its rounds"),
    ("3<0 1/30", "E4 after=25000,25000,20000,30000", preset(SOUL, game_length="east"), "agari_yame", "an east game"),
    (
        "kyuushu_kyuuhai",
        "S4 after=25000,25000,15000,35000",
        SOUL,
        "S4 1",
        "an abortive draw never ends the game (note 7, C215)",
    ),
    (
        "kyuushu_kyuuhai",
        "W1 honba=1 riichi=1 after=30000,29500,25000,14500",
        SOUL,
        "W1 2",
        "in the extension neither: seat 1's stick has put the dealer first (note 7)",
    ),
    (
        "draw 1",
        "W1 after=30000,25000,25000,20000",
        tenpai("none", renchan="any_draw"),
        "target_reached",
        "but a noten dealer who leads with the target is no reason to go on, though any draw lets him repeat",
    ),
    (
        "draw 1",
        "W1 after=25000,30000,25000,20000",
        tenpai("none", renchan="any_draw"),
        "W1 1",
        "one who does not lead is",
    ),
    (
        "suufon_renda",
        "S4 after=25000,25000,15000,35000",
        "standard",
        "last_round",
        "unless the deal passes on",
    ),
)
def test_stopping(client, ending, at, rules, expected, because):
    assert goes_on(settled(client, ending, at, rules)) == expected, because


def waits_for_dealer(wanted: bool, **changes: Any) -> dict[str, Any]:
    return standard(agari_yame="none", extension_dealer_repeat_priority=wanted, **changes)


@pytest.mark.parametrize(
    ("ending", "at", "goes_on_or_not", "sudden_death", "because"),
    [
        ("0<2 1/30", "W1 after=25000,30000,20000,25000", "W1 1", "target_reached", "he wins without leading"),
        ("draw 0", "W1 after=25000,30000,20000,25000", "W1 1", "target_reached", "he is tenpai"),
        ("draw 0", "W1 after=30000,30100,20000,19900", "W1 1", "target_reached", "he has the target, too"),
        ("0<2 1/30", "W1 after=30000,25000,20000,25000", "target_reached", "target_reached", "he leads with it"),
        ("0<2 1/30", "W1 after=29900,25000,20100,25000", "W1 1", "W1 1", "nobody has it"),
        ("draw 1", "W1 after=25000,30000,20000,25000", "target_reached", "target_reached", "he does not repeat"),
        ("3<0 1/30", "S4 after=25000,30000,20000,25000", "S4 1", "S4 1", "not yet an extension"),
    ],
)
def test_a_repeating_dealer_may_keep_an_extended_game_going(client, ending, at, goes_on_or_not, sudden_death, because):
    assert goes_on(settled(client, ending, at, waits_for_dealer(True))) == goes_on_or_not, because
    assert goes_on(settled(client, ending, at, waits_for_dealer(False))) == sudden_death, because


def test_every_end_of_a_game_is_met():
    tables = (test_the_last_round, test_the_extension, test_stopping, test_bankruptcy)
    met = {row[3] for one in tables for mark in one.pytestmark for row in mark.args[1]}
    assert {reason for reason in met if " " not in reason} == set(get_args(End))


# Ranking. A single hand ends the game with the points it leaves.


def single(name: str = "standard", **changes: Any) -> dict[str, Any]:
    return preset(name, game_length="single_hand", **{"tobi": "none", **changes})


def ranked(client, after: str, rules: dict[str, Any], more: str = "") -> list[dict[str, Any]]:
    answer = settled(client, "draw -", f"E1 after={after} {more}", rules)
    return answer["game_over"]["ranking"]


@pytest.mark.parametrize(
    ("rules", "after", "expected", "because"),
    [
        (single(SOUL), "40000,30000,20000,10000", [(0, 30), (1, 10), (2, -10), (3, -30)], "from 25000, no oka (K25)"),
        (single(SOUL), "10000,40000,20000,30000", [(1, 30), (3, 10), (2, -10), (0, -30)], "sorted by points"),
        (single(SOUL), "25100,24900,26300,23700", [(2, 16.3), (0, 5.1), (1, -5.1), (3, -16.3)], "not rounded"),
        (single(TENHOU), "40000,30000,20000,10000", [(0, 50), (1, 10), (2, -20), (3, -40)], "from 30000, oka 20"),
        (single(LEAGUE), "40000,30000,20000,10000", [(0, 60), (1, 10), (2, -20), (3, -50)], "oka 20, 30 and 10"),
        (single(EMA), "45000,35000,25000,15000", [(0, 30), (1, 10), (2, -10), (3, -30)], "from 30000 that all had"),
        (single(TENHOU_3P), "50000,35000,20000", [(0, 45), (1, -5), (2, -40)], "three players, oka 15"),
        (single(SOUL_3P), "50000,35000,20000", [(0, 30), (1, 0), (2, -30)], "three players (S104)"),
        (
            single(SOUL, uma=[10.5, 2.5, -2.5, -10.5]),
            "40000,30000,20000,10000",
            [(0, 25.5), (1, 7.5), (2, -7.5), (3, -25.5)],
            "halves of a point",
        ),
        (
            single(SOUL, return_points=30000, oka=20),
            "40000,30000,20000,10000",
            [(0, 45), (1, 5), (2, -15), (3, -35)],
            "points to return",
        ),
    ],
)
def test_the_final_result(client, rules, after, expected, because):
    ranking = ranked(client, after, rules)
    assert [(one["seat"], one["final"]) for one in ranking] == expected, because
    assert [one["place"] for one in ranking] == list(range(1, len(expected) + 1)), because


def test_a_place_tells_its_bonuses(client):
    assert ranked(client, "20000,40000,30000,10000", single(LEAGUE)) == [
        {"place": 1, "seat": 1, "points": 40000, "uma": 30, "oka": 20, "final": 60},
        {"place": 2, "seat": 2, "points": 30000, "uma": 10, "oka": 0, "final": 10},
        {"place": 3, "seat": 0, "points": 20000, "uma": -10, "oka": 0, "final": -20},
        {"place": 4, "seat": 3, "points": 10000, "uma": -30, "oka": 0, "final": -50},
    ]


@pytest.mark.parametrize(
    ("rules", "after", "expected", "because"),
    [
        (single(SOUL), "25000,25000,25000,25000", "1:0 15; 2:1 5; 3:2 -5; 4:3 -15", "the seat decides (K18)"),
        (single(SOUL), "20000,30000,20000,30000", "1:1 20; 2:3 10; 3:0 -10; 4:2 -20", "twice"),
        (single(TENHOU), "30000,30000,20000,20000", "1:0 40; 2:1 10; 3:2 -20; 4:3 -30", "oka as well"),
        (single(SOUL_3P), "35000,35000,35000", "1:0 15; 2:1 0; 3:2 -15", "three players"),
        (single(LEAGUE), "35000,35000,20000,10000", "1:0 35; 1:1 35; 3:2 -20; 4:3 -50", "uma and oka are shared"),
        (single(LEAGUE), "10000,35000,20000,35000", "1:1 35; 1:3 35; 3:2 -20; 4:0 -50", "whoever they are"),
        (single(LEAGUE), "40000,25000,25000,10000", "1:0 60; 2:1 -5; 2:2 -5; 4:3 -50", "second and third"),
        (single(LEAGUE), "40000,24000,18000,18000", "1:0 60; 2:1 4; 3:2 -32; 3:3 -32", "third and last"),
        (single(LEAGUE), "25000,25000,25000,25000", "1:0 0; 1:1 0; 1:2 0; 1:3 0", "all four"),
        (single(LEAGUE), "30000,30000,20000,20000", "1:0 30; 1:1 30; 3:2 -30; 3:3 -30", "twice two"),
        (single(EMA), "35000,35000,25000,25000", "1:0 15; 1:1 15; 3:2 -15; 3:3 -15", "without oka"),
        (single(LEAGUE), "35100,35000,19900,10000", "1:0 55.1; 2:1 15; 3:2 -20.1; 4:3 -50", "a hundred apart"),
    ],
)
def test_equal_points(client, rules, after, expected, because):
    listed = [f"{one['place']}:{one['seat']} {one['final']:g}" for one in ranked(client, after, rules)]
    assert listed == expected.split("; "), because


def shared(remainder: str, **changes: Any) -> dict[str, Any]:
    return single("standard", tie_break="share", tie_remainder=remainder, return_points=30000, **changes)


#: Ten thousand for three: 3300 each, and 100 over.
TEN = [10, 0, 0, -10]


@pytest.mark.parametrize(
    ("remainder", "after", "expected", "because"),
    [
        ("none", "30000,30000,30000,10000", "0 3.333; 1 3.333; 2 3.333; 3 -30", "a fraction"),
        ("seat_order", "30000,30000,30000,10000", "0 3.4; 1 3.3; 2 3.3; 3 -30", "the earlier seat takes what is over"),
        ("seat_order", "10000,30000,30000,30000", "1 3.4; 2 3.3; 3 3.3; 0 -30", "the earliest of those who share"),
        ("drop", "30000,30000,30000,10000", "0 3.3; 1 3.3; 2 3.3; 3 -30", "nobody does"),
        ("seat_order", "30000,30000,20000,20000", "0 5; 1 5; 2 -15; 3 -15", "nothing is over"),
        ("drop", "30000,30000,20000,20000", "0 5; 1 5; 2 -15; 3 -15", "nothing is over"),
    ],
)
def test_what_is_left_of_a_shared_bonus(client, remainder, after, expected, because):
    ranking = ranked(client, after, shared(remainder, uma=TEN))
    assert "; ".join(f"{one['seat']} {one['final']:g}" for one in ranking) == expected, because


# Floating uma (JPML A): how many have 30000 or more.

JPML = single("jpml_a")
MORE_THAN = single("jpml_a", floating_comparison="more_than")


@pytest.mark.parametrize(
    ("rules", "after", "more", "uma", "because"),
    [
        (JPML, "40000,29000,28000,23000", "", [12, -1, -3, -8], "one floats"),
        (JPML, "40000,31000,27000,22000", "", [8, 4, -4, -8], "two"),
        (JPML, "34000,32000,31000,23000", "", [8, 3, 1, -12], "three"),
        (JPML, "30000,30000,30000,30000", "", [0, 0, 0, 0], "all four"),
        (JPML, "29900,29800,29700,29600", "sticks=1", [0, 0, 0, 0], "nobody, a stick being left"),
        (JPML, "40000,30000,27000,23000", "", [8, 4, -4, -8], "exactly 30000 float"),
        (MORE_THAN, "40000,30000,27000,23000", "", [12, -1, -3, -8], "or do not"),
        (MORE_THAN, "40000,30100,26900,23000", "", [8, 4, -4, -8], "30100 do"),
        (JPML, "40000,29900,27100,23000", "", [12, -1, -3, -8], "29900 do not"),
        (JPML, "40000,40000,20500,19500", "", [6, 6, -4, -8], "equal places share"),
        (MORE_THAN, "30000,30000,30000,30000", "", [0, 0, 0, 0], "nobody has more"),
    ],
)
def test_floating_uma(client, rules, after, more, uma, because):
    ranking = ranked(client, after, rules, more)
    assert [one["uma"] for one in ranking] == uma, because
    for one in ranking:
        assert one["final"] == pytest.approx((one["points"] - 30000) / 1000 + one["uma"])


# Rounding of the final result: first place takes the difference.

DOWN = single(TENHOU, final_score_rounding="nearest_1000_half_down")
EXACT = single(TENHOU, final_score_rounding="none")


@pytest.mark.parametrize(
    ("own", "up", "down", "exact"),
    [
        (26400, -4, -4, -3.6),
        (26500, -3, -4, -3.5),
        (26600, -3, -3, -3.4),
        (26000, -4, -4, -4),
        (500, -29, -30, -29.5),
        (400, -30, -30, -29.6),
        (0, -30, -30, -30),
        (-100, -30, -30, -30.1),
        (-400, -30, -30, -30.4),
        (-500, -31, -30, -30.5),
        (-600, -31, -31, -30.6),
        (-1400, -31, -31, -31.4),
        (-1500, -32, -31, -31.5),
        (-1600, -32, -32, -31.6),
    ],
)
def test_rounding(client, own, up, down, exact):
    """Points are rounded before oka and uma, those below zero like those above (Tenhou: 四捨五入)."""
    after = f"{100000 - 2 * 20000 - own},20000,20000,{own}"
    uma = -20 if own < 20000 else 10
    for rules, expected in ((single(TENHOU), up), (DOWN, down), (EXACT, exact)):
        ranking = ranked(client, after, rules)
        [found] = [one for one in ranking if one["seat"] == 3]
        assert found["final"] == pytest.approx(expected + uma)
        assert sum(one["final"] for one in ranking) == pytest.approx(0), "first place takes the difference"


def test_first_place_takes_what_rounding_leaves(client):
    assert finals(settled(client, "draw -", "E1 after=37500,27400,20400,14700", single(TENHOU))) == [
        (0, 48),
        (1, 7),
        (2, -20),
        (3, -35),
    ], "37500 would be 38; the others make 27, 20 and 15"


# Sticks left when the game is over.


def left_over(mode: str, **changes: Any) -> dict[str, Any]:
    return single("standard", leftover_riichi_sticks=mode, **changes)


THIRDS = {"tie_break": "share", "return_points": 30000}


@pytest.mark.parametrize(
    ("rules", "after", "more", "expected", "because"),
    [
        (left_over("first"), "25000,40000,20000,13000", "sticks=2", [25000, 42000, 20000, 13000], "first takes all"),
        (left_over("first"), "30000,30000,20000,18000", "sticks=2", [32000, 30000, 20000, 18000], "by seat if equal"),
        (left_over("first"), "25000,40000,20000,15000", "", [25000, 40000, 20000, 15000], "nothing is left"),
        (
            left_over("first_shared_on_tie"),
            "25000,40000,20000,13000",
            "sticks=2",
            [25000, 42000, 20000, 13000],
            "one is first",
        ),
        (
            left_over("first_shared_on_tie"),
            "20000,30000,30000,18000",
            "sticks=2",
            [20000, 31000, 31000, 18000],
            "two are",
        ),
        (
            left_over("first_shared_on_tie"),
            "20000,30000,30000,19000",
            "sticks=1",
            [20000, 30500, 30500, 19000],
            "half a stick each",
        ),
        (
            left_over("first_shared_on_tie", tie_remainder="seat_order", **THIRDS),
            "30000,30000,9000,30000",
            "sticks=1",
            [30400, 30300, 9000, 30300],
            "the earliest of three takes the hundred left over",
        ),
        (
            left_over("first_shared_on_tie", tie_remainder="drop", **THIRDS),
            "30000,30000,9000,30000",
            "sticks=1",
            [30300, 30300, 9000, 30300],
            "nobody does",
        ),
        (left_over("lost"), "25000,40000,20000,13000", "sticks=2", [25000, 40000, 20000, 13000], "nobody's"),
        (left_over("share"), "25000,40000,20000,13000", "sticks=2", [25500, 40500, 20500, 13500], "all alike"),
        (
            single(SOUL_3P, leftover_riichi_sticks="share"),
            "30000,40000,32000",
            "sticks=3",
            [31000, 41000, 33000],
            "three players",
        ),
        (
            left_over("back_to_owner"),
            "25500,25400,24600,23500",
            "",
            [25500, 25400, 24600, 23500],
            "nobody has put one down",
        ),
    ],
)
def test_sticks_left_at_the_end(client, rules, after, more, expected, because):
    assert points(settled(client, "draw -", f"E1 {more} after={after}", rules)) == expected, because


@pytest.mark.parametrize(
    ("ending", "at", "changes", "expected", "because"),
    [
        ("draw 13", "E1 riichi=1 scores=25000,25000,25000,25000", {}, [23500, 26500, 23500, 26500], "it comes back"),
        (
            "draw 0123",
            "E1 riichi=12 scores=25500,25400,25000,24100",
            {},
            [25500, 25400, 25000, 24100],
            "each his own, so that 1 and 2 stay second and third",
        ),
        (
            "draw 0123",
            "E1 riichi=1 sticks=2 scores=25000,25000,25000,23000",
            {},
            [25000, 25000, 25000, 23000],
            "nobody knows whose the old ones are",
        ),
        (
            TRIPLE_ON_RIICHI,
            "E1 riichi=01 scores=25000,25000,25000,25000",
            {"sanchahou": True},
            [25000, 25000, 25000, 25000],
            "seat 0's riichi has failed, so the stick is seat 1's",
        ),
        (
            TRIPLE_ON_RIICHI,
            "E1 riichi=0 sticks=1 scores=24000,25000,25000,25000",
            {"sanchahou": True},
            [24000, 25000, 25000, 25000],
            "seat 0's riichi has failed, so the stick is an old one",
        ),
        (
            "chombo 3",
            "E1 riichi=2 sticks=1 scores=25000,33000,37000,4000",
            {"tobi": "negative"},
            [29000, 35000, 39000, -4000],
            "a void round takes no sticks, so the one there is an old one",
        ),
    ],
)
def test_sticks_go_back_to_their_owners(client, ending, at, changes, expected, because):
    answer = settled(client, ending, at, left_over("back_to_owner", **changes))
    assert points(answer) == expected, because


def test_a_stick_that_comes_back_can_decide_the_first_place(client):
    at = "E1 riichi=1 scores=25500,26000,25000,23500"
    ending = "draw 0123"
    assert finals(settled(client, ending, at, left_over("back_to_owner")))[0][0] == 1
    assert finals(settled(client, ending, at, left_over("lost")))[0][0] == 0


@pytest.mark.parametrize("mode", ["first", "first_shared_on_tie", "share"])
def test_no_point_is_lost_where_sticks_are_given_away(client, mode):
    for sticks in range(4):
        at = f"E1 sticks={sticks} riichi=02 scores=30000,30000,20000,{20000 - 1000 * sticks}"
        answer = settled(client, "draw 0123", at, left_over(mode))
        assert sum(points(answer)) == 100000


@pytest.mark.parametrize("name", [SOUL, TENHOU, LEAGUE, EMA, SOUL_3P, TENHOU_3P, "jpml_a", "wrc_2025", "ema_2025"])
def test_final_results_add_up_to_nothing_where_no_stick_is_lost(client, name):
    rules, start = single(name), rule_set(name).starting_points
    after = ",".join(str(start + change) for change in (12300, -4500, -7800, 0)[: rule_set(name).players])
    after = after if rule_set(name).players == 4 else f"{start + 12300},{start - 4500},{start - 7800}"
    assert sum(one["final"] for one in ranked(client, after, rules)) == pytest.approx(0, abs=0.01)
