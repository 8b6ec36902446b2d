"""Liability (pao, 包): who fed the set that makes a yakuman, and what it costs him."""

import pytest

from scoring.hand import Liability
from scoring.liability import answering, fed
from scoring.payments import UNNAMED, Deal, Liable, price
from scoring.points import yakuman_points
from scoring.rulesets import rule_set
from scoring.score import score
from tests.helpers import asked

EAST, SOUTH, WEST, NORTH = range(4)
TENHOU, SOUL, LEAGUE, EMA = "tenhou_4p", "mahjong_soul_4p", "m_league", "ema_2016"


def rules_of(preset, **changes):
    return {"preset": preset, **changes}


# Who fed the last set.

#: The tiles beside three melds and beside four, and what completes them.
THREE_MELDS = ("12p99s", "3p")
FOUR_MELDS = ("9p", "9p")

BIG_DRAGONS = {"daisangen": SOUTH}


def fed_in(melds, preset="standard", seat_wind="west", **changes):
    """Give yaku -> seat of whoever is found to have fed it to the winner."""
    hand, win_tile = {2: ("12p99s777z", "3p"), 3: THREE_MELDS, 4: FOUR_MELDS}[len(melds)]
    win, rules = asked(hand, win_tile, melds=melds, seat_wind=seat_wind, rules=rules_of(preset, **changes))
    return {one.yaku: one.seat for one in fed(win, rules)}


@pytest.mark.parametrize(
    ("source", "seat_wind", "seat"),
    [
        ("left", "east", NORTH),
        ("left", "south", EAST),
        ("left", "west", SOUTH),
        ("left", "north", WEST),
        ("across", "east", WEST),
        ("across", "south", NORTH),
        ("across", "west", EAST),
        ("across", "north", SOUTH),
        ("right", "east", SOUTH),
        ("right", "south", WEST),
        ("right", "west", NORTH),
        ("right", "north", EAST),
    ],
)
def test_the_seat_on_the_right_plays_next(source, seat_wind, seat):
    melds = ["pon:555z", "pon:666z", f"pon:777z@{source}"]
    assert fed_in(melds, seat_wind=seat_wind) == {"daisangen": seat}


@pytest.mark.parametrize(
    ("source", "seat_wind", "seat"),
    [
        ("left", "east", WEST),
        ("left", "south", EAST),
        ("left", "west", SOUTH),
        ("right", "east", SOUTH),
        ("right", "south", WEST),
        ("right", "west", EAST),
    ],
)
def test_with_three_players_west_is_followed_by_east(source, seat_wind, seat):
    melds = ["pon:555z", "pon:666z", f"pon:777z@{source}"]
    assert fed_in(melds, "tenhou_3p", seat_wind) == {"daisangen": seat}


@pytest.mark.parametrize(
    ("melds", "expected", "because"),
    [
        ("pon:555z@right pon:666z@across pon:777z@left", BIG_DRAGONS, "the third set counts, not those before"),
        ("pon:777z@right pon:555z@across pon:666z@left", BIG_DRAGONS, "whichever dragon it is"),
        ("pon:555z pon:666z daiminkan:7777z@left", BIG_DRAGONS, "an open kan feeds like a pon"),
        ("pon:555z pon:666z kakan:7777z@left", BIG_DRAGONS, "a tile added later changes nothing"),
        ("kakan:5555z daiminkan:6666z pon:777z@left", BIG_DRAGONS, "kans are sets"),
        ("pon:555z pon:666z pon:777z@left chi:123s@left", BIG_DRAGONS, "a call after it changes nothing"),
        ("pon:111s@right pon:555z pon:666z pon:777z@left", BIG_DRAGONS, "nor one before it"),
        ("ankan:5555z pon:666z pon:777z@left", BIG_DRAGONS, "an ankan on the table can be seen"),
        ("ankan:5555z ankan:6666z pon:777z@left", BIG_DRAGONS, "so can two"),
        ("pon:555z@left pon:666z@left ankan:7777z", {}, "a third set by ankan was fed by nobody"),
        ("pon:555z@left ankan:6666z ankan:7777z", {}, "nor were two"),
        ("pon:555z pon:666z pon:777z", {}, "nobody said where it came from"),
        ("pon:555z@left pon:666z@left", {}, "a third set in the hand cannot be seen"),
        ("pon:555z@left pon:666z@left pon:111s@left", {}, "two dragons are no daisangen"),
        ("pon:222z@left pon:333z@left pon:444z@left pon:111z@left", {"daisuushii": SOUTH}, "four winds"),
        ("pon:222z ankan:3333z kakan:4444z daiminkan:1111z@left", {"daisuushii": SOUTH}, "four winds, with kans"),
        ("pon:222z@left pon:333z@left pon:444z@left ankan:1111z", {}, "the fourth by ankan"),
        ("pon:222z@left pon:333z@left pon:444z@left", {}, "three winds are no daisuushii"),
        ("pon:222z@left pon:333z@left pon:444z@left pon:555z@left", {}, "a dragon is no wind"),
        (
            "ankan:1111s kakan:2222p@right daiminkan:3333p@right daiminkan:4444p@left",
            {"suukantsu": SOUTH},
            "the fourth kan is fed",
        ),
        ("daiminkan:1111s@left daiminkan:2222p@left daiminkan:3333p@left ankan:4444p", {}, "the fourth by ankan"),
        ("daiminkan:1111s@left daiminkan:2222p@left daiminkan:3333p@left kakan:4444p@left", {}, "or by kakan"),
        ("ankan:1111s ankan:2222p ankan:3333p pon:444p@left", {}, "three kans"),
        ("ankan:1111s ankan:5555z daiminkan:4444p@left", {}, "three kans and nothing else"),
        (
            "daiminkan:5555z@right daiminkan:6666z@right daiminkan:7777z@across daiminkan:1111s@left",
            {"daisangen": EAST, "suukantsu": SOUTH},
            "two yakuman from two players",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_who_fed_the_last_set_is_told_by_the_melds(melds, expected, because):
    assert fed_in(melds.split()) == expected, because


@pytest.mark.parametrize(
    ("melds", "counted", "because"),
    [
        ("ankan:5555z pon:666z pon:777z@left", {}, "an ankan shown before"),
        ("pon:555z pon:666z pon:777z@left", BIG_DRAGONS, "three sets called anyway"),
        ("pon:222z ankan:3333z pon:444z pon:111z@left", {}, "one of four"),
    ],
)
def test_an_ankan_on_the_table_counts_only_where_the_rules_say_so(melds, counted, because):
    assert fed_in(melds.split())
    assert fed_in(melds.split(), pao_counts_exposed_ankan=False) == counted, because


# What it costs.

#: All from ``source``, the last set at least, won by south or ``seat_wind``.
DRAGONS = {"hand": "12p99s", "win_tile": "3p", "melds": ["pon:555z", "pon:666z", "pon:777z@{}"]}
DRAGONS_AND_HONOURS = {"hand": "1112z", "win_tile": "2z", "melds": ["pon:555z", "pon:666z", "pon:777z@{}"]}
WINDS = {"hand": "9p", "win_tile": "9p", "melds": ["pon:111z", "pon:222z", "pon:333z", "pon:444z@{}"]}
WINDS_AND_HONOURS = {"hand": "5z", "win_tile": "5z", "melds": ["pon:111z", "pon:222z", "pon:333z", "pon:444z@{}"]}
KANS = {
    "hand": "9p",
    "win_tile": "9p",
    "melds": ["ankan:1111s", "kakan:2222p", "daiminkan:3333p", "daiminkan:4444p@{}"],
}


def paid(hand, source, rules, **fields):
    """Score a hand whose last set came from ``source`` and give payer -> points for the hand and for the counters."""
    melds = [meld.format(source) for meld in hand["melds"]]
    win, rule_set = asked(**{**hand, "melds": melds}, rules=rules, **fields)
    return {one.payer: (one.hand, one.honba) for one in score(win, rule_set).price.payments}


def points(hand, source, rules, **fields):
    """Give payer -> points for the hand alone."""
    return {payer: of_hand for payer, (of_hand, _) in paid(hand, source, rules, **fields).items()}


TSUMO = {"tsumo": True}
#: South wins; left of it sits east, right of it west, across north.
FROM_WEST, FROM_NORTH, FROM_EAST = ({"discarder": seat} for seat in ("west", "north", "east"))
DEALER = {"seat_wind": "east"}


@pytest.mark.parametrize(
    ("hand", "source", "how", "whole_hand", "one_yakuman", "because"),
    [
        # One yakuman: both schools agree.
        (DRAGONS, "across", TSUMO, {NORTH: 32000}, {NORTH: 32000}, "the liable player pays alone"),
        (DRAGONS, "left", TSUMO, {EAST: 32000}, {EAST: 32000}, "no more if he deals"),
        (
            DRAGONS,
            "across",
            FROM_WEST,
            {NORTH: 16000, WEST: 16000},
            {NORTH: 16000, WEST: 16000},
            "he and the discarder pay half each",
        ),
        (DRAGONS, "across", FROM_NORTH, {NORTH: 32000}, {NORTH: 32000}, "he dealt in himself"),
        (
            DRAGONS,
            "across",
            {},
            {NORTH: 16000, UNNAMED: 16000},
            {NORTH: 16000, UNNAMED: 16000},
            "the discarder was not named",
        ),
        # Two yakuman, for one of which a player is liable.
        (
            DRAGONS_AND_HONOURS,
            "across",
            TSUMO,
            {NORTH: 64000},
            {EAST: 16000, WEST: 8000, NORTH: 32000 + 8000},
            "he pays for one, and his share of the other",
        ),
        (
            DRAGONS_AND_HONOURS,
            "left",
            TSUMO,
            {EAST: 64000},
            {EAST: 32000 + 16000, WEST: 8000, NORTH: 8000},
            "a dealer's share is greater",
        ),
        (
            DRAGONS_AND_HONOURS,
            "across",
            FROM_WEST,
            {NORTH: 32000, WEST: 32000},
            {NORTH: 16000, WEST: 48000},
            "half of one, or half of both",
        ),
        (DRAGONS_AND_HONOURS, "across", FROM_NORTH, {NORTH: 64000}, {NORTH: 64000}, "he dealt in himself"),
        # The dealer wins; across from him sits west.
        (DRAGONS, "across", TSUMO | DEALER, {WEST: 48000}, {WEST: 48000}, "one yakuman of the dealer"),
        (
            DRAGONS,
            "across",
            FROM_NORTH | DEALER,
            {WEST: 24000, NORTH: 24000},
            {WEST: 24000, NORTH: 24000},
            "half each",
        ),
        (
            DRAGONS_AND_HONOURS,
            "across",
            TSUMO | DEALER,
            {WEST: 96000},
            {SOUTH: 16000, WEST: 48000 + 16000, NORTH: 16000},
            "all others share the second one alike",
        ),
        (
            DRAGONS_AND_HONOURS,
            "across",
            FROM_NORTH | DEALER,
            {WEST: 48000, NORTH: 48000},
            {WEST: 24000, NORTH: 72000},
            "the example of AUDIT2026",
        ),
        (DRAGONS_AND_HONOURS, "across", FROM_WEST | DEALER, {WEST: 96000}, {WEST: 96000}, "from himself"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_liable_player_pays(hand, source, how, whole_hand, one_yakuman, because):
    assert points(hand, source, TENHOU, **how) == whole_hand, because
    assert points(hand, source, SOUL, **how) == one_yakuman, because
    assert points(hand, source, LEAGUE, **how) == one_yakuman, because


@pytest.mark.parametrize(
    ("preset", "hand", "how", "expected", "because"),
    [
        (SOUL, WINDS, TSUMO, {NORTH: 64000}, "daisuushii counts twice"),
        (SOUL, WINDS, FROM_WEST, {NORTH: 32000, WEST: 32000}, "half of two each"),
        (TENHOU, WINDS, TSUMO, {NORTH: 32000}, "it counts once"),
        (TENHOU, WINDS, FROM_WEST, {NORTH: 16000, WEST: 16000}, "half of one each"),
        (SOUL, WINDS, FROM_EAST | DEALER | {"discarder": "north"}, {WEST: 48000, NORTH: 48000}, "the dealer's 96000"),
        (
            SOUL,
            WINDS_AND_HONOURS,
            FROM_WEST,
            {NORTH: 32000, WEST: 32000 + 32000},
            "half of two, and tsuuiisou is the discarder's",
        ),
        (SOUL, WINDS_AND_HONOURS, TSUMO, {EAST: 16000, WEST: 8000, NORTH: 64000 + 8000}, "three yakuman"),
        (TENHOU, WINDS_AND_HONOURS, FROM_WEST, {NORTH: 32000, WEST: 32000}, "half of two yakuman each"),
        (LEAGUE, KANS, TSUMO, {NORTH: 32000}, "the feeder of the fourth kan"),
        (LEAGUE, KANS, FROM_WEST, {NORTH: 16000, WEST: 16000}, "half each"),
        (SOUL, KANS, TSUMO, {EAST: 16000, WEST: 8000, NORTH: 8000}, "nobody is liable for suukantsu (S89)"),
        (SOUL, KANS, FROM_WEST, {WEST: 32000}, "nobody is liable for suukantsu (S89)"),
        (EMA, DRAGONS_AND_HONOURS, FROM_WEST, {NORTH: 16000, WEST: 16000}, "yakuman do not add up"),
        (EMA, DRAGONS_AND_HONOURS, TSUMO, {NORTH: 32000}, "yakuman do not add up"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_yakuman_decides_how_much(preset, hand, how, expected, because):
    assert points(hand, "across", preset, **how) == expected, because


@pytest.mark.parametrize(
    ("changes", "how", "expected", "because"),
    [
        ({"pao_daisangen": False}, TSUMO, {EAST: 16000, WEST: 8000, NORTH: 8000}, "nobody is liable"),
        ({"pao_daisangen": False}, FROM_WEST, {WEST: 32000}, "nobody is liable"),
        ({"pao_daisuushii": False}, TSUMO, {NORTH: 32000}, "that is another yakuman"),
        ({"pao_tsumo": "none"}, TSUMO, {EAST: 16000, WEST: 8000, NORTH: 8000}, "no effect on tsumo"),
        ({"pao_tsumo": "none"}, FROM_WEST, {NORTH: 16000, WEST: 16000}, "but on ron"),
        ({"pao_ron": "none"}, FROM_WEST, {WEST: 32000}, "no effect on ron"),
        ({"pao_ron": "none"}, TSUMO, {NORTH: 32000}, "but on tsumo"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_rules_decide_whether_it_has_an_effect(changes, how, expected, because):
    assert points(DRAGONS, "across", rules_of("standard", **changes), **how) == expected, because


def test_an_ordinary_hand_has_nobody_liable():
    hand = {**DRAGONS, "melds": ["pon:555z@{0}", "pon:666z@{0}", "pon:111s@{0}"]}
    named = [{"yaku": "daisangen", "seat": "north"}]
    assert points(hand, "across", TENHOU, liable=named, **FROM_WEST) == {WEST: 5200}


# Counters.


@pytest.mark.parametrize(
    ("preset", "changes", "how", "expected", "because"),
    [
        (SOUL, {}, FROM_WEST, {NORTH: (16000, 600), WEST: (16000, 0)}, "the liable player adds the counters"),
        (TENHOU, {}, FROM_WEST, {NORTH: (16000, 600), WEST: (16000, 0)}, "the liable player adds the counters"),
        (EMA, {}, FROM_WEST, {NORTH: (16000, 0), WEST: (16000, 600)}, "the discarder does"),
        (SOUL, {"pao_honba": "discarder"}, FROM_WEST, {NORTH: (16000, 0), WEST: (16000, 600)}, "by choice"),
        (SOUL, {}, FROM_NORTH, {NORTH: (32000, 600)}, "they are one"),
        (EMA, {}, FROM_NORTH, {NORTH: (32000, 600)}, "they are one"),
        (SOUL, {}, TSUMO, {NORTH: (32000, 600)}, "who pays alone pays all three parts"),
        (EMA, {}, TSUMO, {NORTH: (32000, 600)}, "who pays alone pays all three parts"),
        (
            SOUL,
            {"pao_daisangen": False, "pao_daisuushii": False, "pao_honba": "none", "pao_scope": "none"},
            FROM_WEST,
            {WEST: (32000, 600)},
            "without pao there is nothing to decide",
        ),
        (
            SOUL,
            {"pao_daisangen": False, "pao_daisuushii": False, "pao_honba": "none", "pao_scope": "none"},
            TSUMO,
            {EAST: (16000, 200), WEST: (8000, 200), NORTH: (8000, 200)},
            "without pao there is nothing to decide",
        ),
        (SOUL, {"pao_ron": "none"}, FROM_WEST, {WEST: (32000, 600)}, "nor where it has no effect"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_counters_of_a_liable_player(preset, changes, how, expected, because):
    assert paid(DRAGONS, "across", rules_of(preset, **changes), honba=2, **how) == expected, because


def test_counters_of_a_partly_liable_tsumo_are_all_his():
    assert paid(DRAGONS_AND_HONOURS, "across", SOUL, honba=1, tsumo=True) == {
        EAST: (16000, 0),
        WEST: (8000, 0),
        NORTH: (40000, 300),
    }


# Players named by the question.


@pytest.mark.parametrize(
    ("named", "expected", "because"),
    [
        (None, {NORTH: 16000, WEST: 16000}, "the melds tell"),
        ([{"yaku": "daisangen", "seat": "east"}], {EAST: 16000, WEST: 16000}, "the question knows better"),
        ([{"yaku": "daisangen", "seat": "west"}], {WEST: 32000}, "it was the discarder"),
        ([], {WEST: 32000}, "nobody is"),
        ([{"yaku": "daisuushii", "seat": "east"}], {WEST: 32000}, "the hand has no daisuushii"),
        (
            [{"yaku": "daisuushii", "seat": "east"}, {"yaku": "daisangen", "seat": "north"}],
            {NORTH: 16000, WEST: 16000},
            "but daisangen",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_named_player_is_liable_whatever_the_melds_tell(named, expected, because):
    assert points(DRAGONS, "across", SOUL, liable=named, **FROM_WEST) == expected, because


@pytest.mark.parametrize(
    ("hand", "named", "rules", "expected", "because"),
    [
        (
            {"hand": "12p99s777z", "win_tile": "3p", "melds": ["pon:555z", "pon:666z"]},
            "daisangen",
            SOUL,
            {EAST: 16000, WEST: 16000},
            "melds that tell nothing",
        ),
        (KANS, "suukantsu", SOUL, {WEST: 32000}, "these rules have no liability for suukantsu"),
        (KANS, "suukantsu", LEAGUE, {EAST: 16000, WEST: 16000}, "these have"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_named_player_is_liable_where_the_rules_have_it(hand, named, rules, expected, because):
    liable = [{"yaku": named, "seat": "east"}]
    assert points(hand, "across", rules, liable=liable, **FROM_WEST) == expected, because


# Two liable players.

#: Daisangen from north, suukantsu from east, by ron from west: 64000.
TWO = {
    "hand": "9p",
    "win_tile": "9p",
    "melds": ["daiminkan:5555z", "daiminkan:6666z", "daiminkan:7777z@across", "daiminkan:1111s@left"],
}


@pytest.mark.parametrize("scope", ["liable_yakuman_only", "whole_hand"])
@pytest.mark.parametrize(
    ("how", "expected", "because"),
    [
        (TSUMO, {EAST: 32000, NORTH: 32000}, "each pays his own alone"),
        (FROM_WEST, {EAST: 16000, NORTH: 16000, WEST: 32000}, "each pays half of his own"),
        (FROM_NORTH, {EAST: 16000, NORTH: 48000}, "one dealt in: all of his own and half of the other"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_two_liable_players_answer_each_for_his_own(scope, how, expected, because):
    assert points(TWO, "", rules_of(LEAGUE, pao_scope=scope), **how) == expected, because


def test_one_player_may_be_liable_for_two_yakuman():
    same = {**TWO, "melds": [meld.replace("@left", "@across") for meld in TWO["melds"]]}
    assert points(same, "", LEAGUE, **TSUMO) == {NORTH: 64000}
    assert points(same, "", LEAGUE, **FROM_WEST) == {NORTH: 32000, WEST: 32000}


# The open kan before a replacement tile.

RINSHAN = {"tsumo": True, "rinshan": True}
TANYAO = {"hand": "23p55s", "win_tile": "4p", "melds": ["pon:222s@right", "chi:567p", "daiminkan:8888s@{}"]}
DAIMINKAN = {"pao_daiminkan": True}


@pytest.mark.parametrize(
    ("hand", "how", "changes", "expected", "because"),
    [
        (TANYAO, RINSHAN, {}, {EAST: 1300, WEST: 700, NORTH: 700}, "no such rule"),
        (TANYAO, RINSHAN, DAIMINKAN, {NORTH: 2700}, "who fed the kan pays for all"),
        (TANYAO, TSUMO, DAIMINKAN, {EAST: 700, WEST: 400, NORTH: 400}, "not on the replacement tile"),
        (TANYAO, FROM_WEST, DAIMINKAN, {WEST: 1000}, "nor on ron"),
        (
            {**TANYAO, "melds": ["daiminkan:8888s@{}", "ankan:2222s", "chi:567p"]},
            RINSHAN,
            DAIMINKAN,
            {EAST: 1600, WEST: 800, NORTH: 800},
            "the last meld is no kan, so the tile replaced that of the ankan",
        ),
        (
            {**TANYAO, "melds": ["chi:567p", "daiminkan:8888s@{}", "ankan:2222s"]},
            RINSHAN,
            DAIMINKAN,
            {EAST: 1600, WEST: 800, NORTH: 800},
            "an ankan came between, and replaced its own tile",
        ),
        (
            {**TANYAO, "melds": ["pon:222s@right", "chi:567p", "kakan:8888s@{}"]},
            RINSHAN,
            DAIMINKAN,
            {EAST: 1300, WEST: 700, NORTH: 700},
            "a kakan is no open kan from another",
        ),
        (
            {**TANYAO, "melds": ["pon:222s@right", "chi:567p", "daiminkan:8888s"]},
            RINSHAN,
            DAIMINKAN,
            {EAST: 1300, WEST: 700, NORTH: 700},
            "nobody said where it came from",
        ),
        (TANYAO, RINSHAN | DEALER, DAIMINKAN, {WEST: 3900}, "the dealer's"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_who_fed_the_kan_pays_for_its_replacement_tile(hand, how, changes, expected, because):
    assert points(hand, "across", rules_of("standard", **changes), **how) == expected, because


def test_who_fed_the_kan_pays_the_counters_too():
    rules = rules_of("standard", **DAIMINKAN)
    assert paid(TANYAO, "across", rules, honba=2, **RINSHAN) == {NORTH: (2700, 600)}


def test_who_fed_the_kan_pays_the_counters_although_another_is_liable():
    """Whoever pays the hand alone pays its counters: nobody else owes anything."""
    hand = {"hand": "9p", "win_tile": "9p", "melds": [*DRAGONS["melds"], "daiminkan:1111s@left"]}
    rules = rules_of("standard", **DAIMINKAN)
    assert paid(hand, "across", rules, honba=1, **RINSHAN) == {EAST: (32000, 300)}


# Three players: south wins, east sits left, west right.


@pytest.mark.parametrize(
    ("preset", "hand", "source", "how", "expected", "because"),
    [
        ("tenhou_3p", DRAGONS, "left", {"discarder": "west"}, {EAST: 16000, WEST: 16000}, "half each"),
        ("tenhou_3p", DRAGONS, "left", {"discarder": "east"}, {EAST: 32000}, "from himself"),
        ("tenhou_3p", DRAGONS, "left", TSUMO, {EAST: 24000}, "what the two would have paid"),
        ("mahjong_soul_3p", DRAGONS, "right", TSUMO, {WEST: 24000}, "what the two would have paid"),
        ("mahjong_soul_3p_friend_seed", DRAGONS, "right", TSUMO, {WEST: 32000}, "north's part as well"),
        ("tenhou_3p", DRAGONS, "right", TSUMO | DEALER, {SOUTH: 32000}, "two times 16000"),
        (
            "mahjong_soul_3p",
            DRAGONS_AND_HONOURS,
            "right",
            TSUMO,
            {EAST: 16000, WEST: 24000 + 8000},
            "one yakuman alone, the other shared",
        ),
        (
            "mahjong_soul_3p",
            DRAGONS_AND_HONOURS,
            "right",
            {"discarder": "east"},
            {EAST: 48000, WEST: 16000},
            "half of one",
        ),
        ("tenhou_3p", DRAGONS_AND_HONOURS, "right", TSUMO, {WEST: 48000}, "both alone"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_three_players_are_liable(preset, hand, source, how, expected, because):
    assert points(hand, source, preset, **how) == expected, because


def test_counters_of_three_players():
    assert paid(DRAGONS, "left", "tenhou_3p", honba=2, tsumo=True) == {EAST: (24000, 400)}
    assert paid(DRAGONS, "left", "tenhou_3p", honba=2, discarder="west") == {EAST: (16000, 400), WEST: (16000, 0)}


# Laws.


@pytest.mark.parametrize("preset", [TENHOU, SOUL, LEAGUE, EMA, "tenhou_3p", "mahjong_soul_3p_friend_seed"])
@pytest.mark.parametrize("times", [1, 2, 3])
def test_liability_changes_who_pays_and_never_how_much(preset, times):
    rules = rule_set(preset)
    seats = range(rules.players)
    for winner in seats:
        others = [seat for seat in seats if seat != winner]
        for discarder in (None, *others):
            deal = Deal(winner, discarder is None, discarder, 2, 1)
            ordinary = price(deal, rules, yakuman_points(times))
            for one in others:
                for answered in range(1, times + 1):
                    found = price(deal, rules, yakuman_points(times), Liable({one: answered}))
                    assert found.total == ordinary.total
                    assert found.total == sum(sum(paid[1:]) for paid in found.payments) + 1000
                    assert one in {paid.payer for paid in found.payments if paid.hand}


def test_nobody_is_liable_without_yakuman():
    win, rules = asked("12p99s", "3p", melds=["pon:555z", "pon:666z", "pon:777z@left"])
    assert answering(win, rules, ()).yakuman == {}
    assert answering(win, rules, (("daisangen", 1),)).yakuman == {EAST: 1}
    assert fed(win, rules) == (Liability("daisangen", EAST),)
