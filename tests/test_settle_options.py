"""Options of settling: each one by a round whose outcome changes with it, and what is special in each preset.

Rounds are said as in ``test_settlement``.
"""

from collections.abc import Callable
from typing import Any

import pytest

from scoring.presets import PRESETS
from scoring.rules import OPTIONS
from tests.test_game import finals, goes_on, points
from tests.test_options import SCORING
from tests.test_settlement import (
    ACROSS,
    BOTH,
    EMPTY_WITH_MELD,
    KANS,
    PINFU,
    RINSHAN,
    TRIPLE,
    WITH_PON,
    YAKULESS,
    asking,
    by_hands,
    obeys_the_laws,
)

#: Options that settling reads by itself, besides those of the score of a hand.
SETTLING = {
    "players",
    "game_length",
    "return_points",
    "target_points",
    "target_comparison",
    "oka",
    "uma_type",
    "uma",
    "floating_uma",
    "floating_comparison",
    "tie_break",
    "tie_remainder",
    "leftover_riichi_sticks",
    "final_score_rounding",
    "tobi",
    "agari_yame",
    "tenpai_yame",
    "yame_requires_target",
    "extension",
    "extension_max_wind",
    "extension_dealer_repeat_priority",
    "renchan",
    "honba_on_noten_rotation",
    "chombo_penalty_points",
    "atozuke",
    "nagashi_mangan",
    "nagashi_adds_honba_payment",
    "nagashi_own_calls_allowed",
    "kiriage_mangan",
    "kazoe_yakuman",
    "yakuman_cap",
    "kyuushu_kyuuhai",
    "suufon_renda",
    "suucha_riichi",
    "suukaikan",
    "sanchahou",
    "abortive_dealer_repeat",
    "noten_total",
    "keishiki_tenpai",
    "karaten",
    "max_ron_winners",
    "multi_ron_sticks",
    "multi_ron_honba",
    "multi_ron_dealer_repeat",
    "honba_value_ron",
    "honba_value_tsumo_each",
    "riichi_min_points",
    "riichi_deposit_if_declaration_ronned",
    "pao_daisangen",
    "pao_daisuushii",
    "pao_suukantsu",
    "pao_daiminkan",
    "pao_counts_exposed_ankan",
    "pao_tsumo",
    "pao_ron",
    "pao_scope",
    "pao_honba",
    "sanma_tsumo",
}
#: Options that settling meets only in the score of a hand, see ``test_options``.
OF_A_HAND = SCORING - SETTLING
#: Options of what happens before a round ends, of one value, or of points that the question itself gives.
ELSEWHERE = {
    "starting_points",
    "chiitoitsu_fu",
    "max_kans_per_hand",
    "kan_dora_timing_ankan",
    "kan_dora_timing_open_kan",
    "kan_dora_on_robbed_kan",
    "kuikae",
    "suukaikan_timing",
    "riichi_min_wall_tiles",
    "riichi_while_furiten",
    "riichi_ankan",
    "temporary_furiten_ends",
    "sanma_nuki_after_pon",
    "sanma_rinshan_tiles",
}

Answer = dict[str, Any]
Look = Callable[[Answer], Any]


def deltas(answer: Answer) -> list[int]:
    return answer["deltas"]


def uma(answer: Answer) -> list[float]:
    return [one["uma"] for one in answer["game_over"]["ranking"]]


def results(answer: Answer) -> list[float]:
    return [final for _, final in finals(answer)]


def penalty(answer: Answer) -> tuple[list[int], int | None]:
    return answer["deltas"], answer.get("penalty")


SANMA = {"preset": "mahjong_soul_3p"}
FLOATING = {
    "uma_type": "floating",
    "floating_uma": {"0": [0] * 4, "1": [12, -1, -3, -8], "2": [8, 4, -4, -8], "3": [8, 3, 1, -12], "4": [0] * 4},
    "floating_comparison": "at_least",
    "return_points": 25000,
}
OTHER_TABLE = {str(floating): [9, 3, -3, -9] for floating in range(5)}
SINGLE = {"game_length": "single_hand"}
SHARE = {**SINGLE, "tie_break": "share", "uma": [10, 0, 0, -10]}
LAST = "S4 scores=31000,26000,23000,20000"
LEVEL = "S4 scores=25000,25000,25000,25000"
DEALER_LEADS = "S4 scores=22500,25000,24000,28500"
FOUR = "E1 riichi=0123"
NORMAL, ALL = [0, 32000, -32000, 0], [0, 32000, 0, -32000]
EXPOSED = "12p99s 3p ankan:5555z pon:666z pon:777z@across"
WINDS = "9p 9p pon:111z pon:222z pon:333z pon:444z@across"

#: (option, how a round ended, where it stood, other options, what to look at, (value, outcome) of each value, because).
#: An outcome may be a refusal.
ROWS: list[tuple[str, str | dict[str, Any], str, dict[str, Any], Look, list[tuple[Any, Any]], str]] = [
    (
        "players",
        "1 5",
        "E1",
        {},
        deltas,
        [("mahjong_soul_4p", [-4000, 8000, -2000, -2000]), ("mahjong_soul_3p", [-4000, 6000, -2000])],
        "a preset fixes it",
    ),
    (
        "game_length",
        "draw -",
        "E4 scores=31000,26000,23000,20000",
        {},
        goes_on,
        [("single_hand", "last_round"), ("east", "last_round"), ("east_south", "S1 1"), ("east_to_north", "S1 1")],
        "east 4",
    ),
    (
        "game_length",
        "draw -",
        LAST,
        {},
        goes_on,
        [("east", "target_reached"), ("east_south", "last_round"), ("east_to_north", "W1 1")],
        "south 4",
    ),
    (
        "return_points",
        "draw -",
        LAST,
        {},
        results,
        [(25000, [21, 6, -7, -20]), (30000, [16, 1, -12, -25])],
        "what counts as zero",
    ),
    (
        "target_points",
        "draw -",
        LAST,
        {},
        goes_on,
        [(31000, "last_round"), (31100, "W1 1"), (0, "last_round")],
        "31000 are enough or not",
    ),
    (
        "target_comparison",
        "draw -",
        "S4 scores=30000,27000,23000,20000",
        {},
        goes_on,
        [("at_least", "last_round"), ("more_than", "W1 1"), ("none", "422 invalid_option_value")],
        "exactly 30000",
    ),
    ("oka", "draw -", LAST, {}, results, [(0, [21, 6, -7, -20]), (20, [41, 6, -7, -20])], "the first place's"),
    (
        "uma_type",
        "draw -",
        LAST,
        {**FLOATING},
        uma,
        [("fixed", [15, 5, -5, -15]), ("floating", [8, 4, -4, -8])],
        "two float",
    ),
    (
        "uma",
        "draw -",
        LAST,
        {},
        uma,
        [([15, 5, -5, -15], [15, 5, -5, -15]), ([30, 10, -10, -30], [30, 10, -10, -30])],
        "what each place gets",
    ),
    (
        "floating_uma",
        "draw -",
        LAST,
        FLOATING,
        uma,
        [(FLOATING["floating_uma"], [8, 4, -4, -8]), (OTHER_TABLE, [9, 3, -3, -9]), (None, "422 invalid_option_value")],
        "two float",
    ),
    (
        "floating_comparison",
        "draw -",
        "S4 scores=31000,25000,24000,20000",
        FLOATING,
        uma,
        [("at_least", [8, 4, -4, -8]), ("more_than", [12, -1, -3, -8]), ("none", "422 invalid_option_value")],
        "one has exactly 25000",
    ),
    (
        "tie_break",
        "draw -",
        "E1 scores=30000,30000,20000,20000",
        SINGLE,
        results,
        [("initial_seat_order", [20, 10, -10, -20]), ("share", [15, 15, -15, -15])],
        "twice two are equal",
    ),
    (
        "tie_remainder",
        "draw -",
        "E1 scores=30000,30000,30000,10000",
        SHARE,
        results,
        [
            ("none", [8.333, 8.333, 8.333, -25]),
            ("seat_order", [8.4, 8.3, 8.3, -25]),
            ("drop", [8.3, 8.3, 8.3, -25]),
        ],
        "ten for three",
    ),
    (
        "leftover_riichi_sticks",
        "draw 0123",
        "E1 riichi=12 scores=29000,30000,21000,20000",
        SINGLE,
        points,
        [
            ("first", [31000, 29000, 20000, 20000]),
            ("first_shared_on_tie", [30000, 30000, 20000, 20000]),
            ("lost", [29000, 29000, 20000, 20000]),
            ("share", [29500, 29500, 20500, 20500]),
            ("back_to_owner", [29000, 30000, 21000, 20000]),
        ],
        "seats 1 and 2 put one down, and 1 is then as high as 0",
    ),
    (
        "final_score_rounding",
        "draw -",
        "S4 scores=33000,26500,22500,18000",
        {},
        results,
        [
            ("none", [23, 6.5, -7.5, -22]),
            ("nearest_1000_half_up", [22, 7, -7, -22]),
            ("nearest_1000_half_down", [24, 6, -8, -22]),
        ],
        "first place takes what is left",
    ),
    (
        "tobi",
        "draw -",
        "E1 scores=50000,25000,25000,0",
        {},
        goes_on,
        [("none", "E2 1"), ("negative", "E2 1"), ("zero_or_less", "tobi")],
        "exactly 0",
    ),
    (
        "tobi",
        "draw -",
        "E1 scores=50000,25000,25100,-100",
        {},
        goes_on,
        [("none", "E2 1"), ("negative", "tobi"), ("zero_or_less", "tobi")],
        "below 0",
    ),
    (
        "agari_yame",
        "3<0 1/30",
        DEALER_LEADS,
        {},
        goes_on,
        [("none", "S4 1"), ("dealer_choice", "S4 1"), ("automatic_if_first", "agari_yame")],
        "the dealer leads and says nothing",
    ),
    (
        "agari_yame",
        "3<0 1/30",
        f"{DEALER_LEADS} dealer_ends",
        {},
        goes_on,
        [("none", "S4 1"), ("dealer_choice", "agari_yame"), ("automatic_if_first", "agari_yame")],
        "the dealer wants to stop",
    ),
    (
        "tenpai_yame",
        "draw 3",
        DEALER_LEADS,
        {},
        goes_on,
        [("none", "S4 1"), ("dealer_choice", "S4 1"), ("automatic_if_first", "tenpai_yame")],
        "the dealer leads and says nothing",
    ),
    (
        "tenpai_yame",
        "draw 3",
        f"{DEALER_LEADS} dealer_ends",
        {},
        goes_on,
        [("none", "S4 1"), ("dealer_choice", "tenpai_yame"), ("automatic_if_first", "tenpai_yame")],
        "the dealer wants to stop",
    ),
    (
        "yame_requires_target",
        "3<0 1/30",
        "S4 scores=22600,25000,24000,28400",
        {},
        goes_on,
        [(False, "agari_yame"), (True, "S4 1")],
        "29900 after the win",
    ),
    ("extension", "draw -", LEVEL, {}, goes_on, [("none", "last_round"), ("sudden_death", "W1 1")], "no 30000"),
    (
        "extension_max_wind",
        "draw -",
        "W4 scores=25000,25000,25000,25000",
        {},
        goes_on,
        [("one_more_wind", "extension_limit"), ("none", "422 invalid_option_value")],
        "west 4; none stands for rules without an extension",
    ),
    (
        "extension_dealer_repeat_priority",
        "draw 0",
        "W1 scores=20000,31500,25000,23500",
        {},
        goes_on,
        [(True, "W1 1"), (False, "target_reached")],
        "the dealer is tenpai, seat 1 has 30500",
    ),
    (
        "renchan",
        "draw 0",
        "E1",
        {},
        goes_on,
        [("none", "E2 1"), ("win", "E2 1"), ("win_or_tenpai", "E1 1"), ("any_draw", "E1 1")],
        "the dealer is tenpai",
    ),
    (
        "renchan",
        "draw 1",
        "E1",
        {},
        goes_on,
        [("none", "E2 1"), ("win", "E2 1"), ("win_or_tenpai", "E2 1"), ("any_draw", "E1 1")],
        "the dealer is noten",
    ),
    (
        "renchan",
        "0<1 5",
        "E1",
        {},
        goes_on,
        [("none", "E2 0"), ("win", "E1 1"), ("win_or_tenpai", "E1 1"), ("any_draw", "E1 1")],
        "the dealer wins",
    ),
    (
        "honba_on_noten_rotation",
        "draw 1",
        "E1 honba=2",
        {},
        goes_on,
        [(True, "E2 3"), (False, "E2 0")],
        "the dealer is noten",
    ),
    (
        "chombo_penalty_points",
        "chombo 1",
        "E1",
        {},
        penalty,
        [
            (None, ([4000, -8000, 2000, 2000], None)),
            (20000, ([0, 0, 0, 0], 20000)),
            (30000, ([0, 0, 0, 0], 30000)),
        ],
        "points of the game, or of its result",
    ),
    (
        "atozuke",
        "1<0 34566m678p23s 4s pon:888s",
        "E1",
        {},
        deltas,
        [(True, [-1000, 1000, 0, 0]), (False, "422 not_a_win")],
        "with 1s it would be no tanyao",
    ),
    (
        "nagashi_mangan",
        "draw - nagashi 1",
        "E1 honba=1 sticks=1",
        {},
        deltas,
        [
            ("off", "422 not_in_rules"),
            ("draw", [-4000, 8000, -2000, -2000]),
            ("win", [-4100, 9300, -2100, -2100]),
        ],
        "only a win is paid with counters and sticks",
    ),
    (
        "nagashi_adds_honba_payment",
        "draw - nagashi 1",
        "E1 honba=1",
        {},
        deltas,
        [(False, [-4000, 8000, -2000, -2000]), (True, [-4100, 8300, -2100, -2100])],
        "one counter",
    ),
    (
        "nagashi_own_calls_allowed",
        by_hands({**WITH_PON, "discards": "1m9m1z"}),
        "E2",
        {},
        deltas,
        [(True, [8000, -4000, -2000, -2000]), (False, [3000, -1000, -1000, -1000])],
        "a tenpai player with a pon has nagashi, or noten payments",
    ),
    (
        "kiriage_mangan",
        "1<0 4/30",
        "E1",
        {},
        deltas,
        [(False, [-7700, 7700, 0, 0]), (True, [-8000, 8000, 0, 0])],
        "4/30",
    ),
    (
        "kazoe_yakuman",
        "1<0 26",
        "E1",
        {},
        deltas,
        [
            ("yakuman", [-32000, 32000, 0, 0]),
            ("sanbaiman", [-24000, 24000, 0, 0]),
            ("no_limit", [-64000, 64000, 0, 0]),
        ],
        "twice thirteen",
    ),
    (
        "yakuman_cap",
        "1<0 3y",
        "E1",
        {},
        deltas,
        [(None, [-96000, 96000, 0, 0]), (2, [-64000, 64000, 0, 0]), (1, [-32000, 32000, 0, 0])],
        "three yakuman",
    ),
    ("kyuushu_kyuuhai", "kyuushu_kyuuhai", "E1", {}, goes_on, [(True, "E1 1"), (False, "422 not_in_rules")], "or not"),
    ("suufon_renda", "suufon_renda", "E1", {}, goes_on, [(True, "E2 1"), (False, "422 not_in_rules")], "or not"),
    ("suucha_riichi", "suucha_riichi", FOUR, {}, goes_on, [(True, "E2 1"), (False, "422 not_in_rules")], "or not"),
    ("suukaikan", "suukaikan", "E1", {}, goes_on, [(True, "E2 1"), (False, "422 not_in_rules")], "or not"),
    (
        "sanchahou",
        TRIPLE,
        "E1",
        {},
        deltas,
        [(False, [-24000, 8000, 8000, 8000]), (True, [0, 0, 0, 0])],
        "three ron are paid or not",
    ),
    ("sanchahou", "sanchahou", "E1", {}, goes_on, [(True, "E2 1"), (False, "422 not_in_rules")], "named"),
    (
        "abortive_dealer_repeat",
        "suufon_renda",
        "E1",
        {},
        goes_on,
        [(True, "E1 1"), (False, "E2 1"), (["suufon_renda"], "E1 1"), (["kyuushu_kyuuhai"], "E2 1")],
        "all, none or some",
    ),
    (
        "noten_total",
        "draw 01",
        "E1",
        {},
        deltas,
        [
            (0, [0, 0, 0, 0]),
            (1000, [500, 500, -500, -500]),
            (2000, [1000, 1000, -1000, -1000]),
            (3000, [1500, 1500, -1500, -1500]),
        ],
        "two and two",
    ),
    (
        "keishiki_tenpai",
        by_hands(YAKULESS),
        "E1",
        {},
        deltas,
        [(True, [3000, -1000, -1000, -1000]), (False, [0, 0, 0, 0])],
        "no tile would give a yaku",
    ),
    (
        "karaten",
        by_hands(EMPTY_WITH_MELD),
        "E1",
        {},
        deltas,
        [
            ("tenpai", [3000, -1000, -1000, -1000]),
            ("noten_if_all_four_in_concealed_hand", [3000, -1000, -1000, -1000]),
            ("noten_if_all_four_in_hand_or_melds", [0, 0, 0, 0]),
            ("noten_unspecified_scope", [3000, -1000, -1000, -1000]),
        ],
        "three of the tile are in a meld",
    ),
    (
        "max_ron_winners",
        TRIPLE,
        "E1",
        {},
        deltas,
        [(1, [-8000, 8000, 0, 0]), (2, [-16000, 8000, 8000, 0]), (3, [-24000, 8000, 8000, 8000])],
        "three ron",
    ),
    (
        "multi_ron_sticks",
        "3<2 5; 1<2 5",
        "E1 sticks=1 riichi=1",
        {},
        deltas,
        [
            ("nearest", [0, 7000, -16000, 10000]),
            ("own_stick_back_rest_nearest", [0, 8000, -16000, 9000]),
            ("single_winner", "422 invalid_option_value"),
        ],
        "an old one and the further winner's own",
    ),
    (
        "multi_ron_honba",
        "3<2 5; 1<2 5",
        "E1 honba=1",
        {},
        deltas,
        [
            ("nearest", [0, 8000, -16300, 8300]),
            ("each", [0, 8300, -16600, 8300]),
            ("single_winner", "422 invalid_option_value"),
        ],
        "one counter",
    ),
    (
        "multi_ron_dealer_repeat",
        "3<2 5; 0<2 5",
        "E1",
        {},
        goes_on,
        [("if_among_winners", "E1 1"), ("if_first_winner", "E2 0"), ("single_winner", "422 invalid_option_value")],
        "the dealer is the second",
    ),
    (
        "honba_value_ron",
        "1<0 5",
        "E1 honba=2",
        {},
        deltas,
        [
            (0, [-8000, 8000, 0, 0]),
            (200, [-8400, 8400, 0, 0]),
            (300, [-8600, 8600, 0, 0]),
            (1500, [-11000, 11000, 0, 0]),
        ],
        "two counters",
    ),
    (
        "honba_value_tsumo_each",
        "1 5",
        "E1 honba=2",
        {},
        deltas,
        [
            (0, [-4000, 8000, -2000, -2000]),
            (100, [-4200, 8600, -2200, -2200]),
            (500, [-5000, 11000, -3000, -3000]),
        ],
        "two counters",
    ),
    (
        "riichi_min_points",
        "draw 1",
        "E1 riichi=1 scores=25000,900,25000,49100",
        {"tobi": "none"},
        deltas,
        [(0, [-1000, 2000, -1000, -1000]), (1000, "422 contradiction")],
        "900 points",
    ),
    (
        "riichi_deposit_if_declaration_ronned",
        "1<0 5 riichi_tile",
        "E1 riichi=0",
        {},
        deltas,
        [(False, [-8000, 8000, 0, 0]), (True, [-9000, 9000, 0, 0])],
        "the tile of a riichi deals in",
    ),
    (
        "pao_daisangen",
        f"1<2 {ACROSS}",
        "E1",
        {},
        deltas,
        [(True, [0, 32000, -16000, -16000]), (False, NORMAL)],
        "seat 3 fed the last dragon",
    ),
    (
        "pao_daisuushii",
        f"1<2 {WINDS}",
        "E1",
        {"double_daisuushii": False},
        deltas,
        [(True, [0, 32000, -16000, -16000]), (False, NORMAL)],
        "seat 3 fed the last wind",
    ),
    (
        "pao_suukantsu",
        f"1<2 {KANS.format('across')}",
        "E1",
        {},
        deltas,
        [(True, [0, 32000, -16000, -16000]), (False, NORMAL)],
        "seat 3 fed the last kan",
    ),
    (
        "pao_daiminkan",
        f"1 {RINSHAN}",
        "E1",
        {},
        deltas,
        [(False, [-700, 1500, -400, -400]), (True, [0, 1500, 0, -1500])],
        "seat 3 fed the kan",
    ),
    (
        "pao_counts_exposed_ankan",
        f"1<2 {EXPOSED}",
        "E1",
        {},
        deltas,
        [(True, [0, 32000, -16000, -16000]), (False, NORMAL)],
        "one of the two dragons on the table was an ankan",
    ),
    (
        "pao_tsumo",
        f"1 {ACROSS}",
        "E1",
        {},
        deltas,
        [("liable_pays_all", ALL), ("none", [-16000, 32000, -8000, -8000])],
        "a tsumo",
    ),
    (
        "pao_ron",
        f"1<2 {ACROSS}",
        "E1",
        {},
        deltas,
        [("half_each", [0, 32000, -16000, -16000]), ("none", NORMAL)],
        "a ron",
    ),
    (
        "pao_ron",
        "1<2 1y pao=3*1",
        "E1",
        {},
        deltas,
        [("half_each", [0, 32000, -16000, -16000]), ("none", NORMAL)],
        "a ron known by its worth",
    ),
    (
        "pao_scope",
        f"1<2 {BOTH}",
        "E1",
        {},
        deltas,
        [
            ("liable_yakuman_only", [0, 64000, -48000, -16000]),
            ("whole_hand", [0, 64000, -32000, -32000]),
            ("none", "422 invalid_option_value"),
        ],
        "daisangen and tsuuiisou",
    ),
    (
        "pao_scope",
        "1<2 2y pao=3*1",
        "E1",
        {},
        deltas,
        [("liable_yakuman_only", [0, 64000, -48000, -16000]), ("whole_hand", [0, 64000, -32000, -32000])],
        "known by their worth",
    ),
    (
        "pao_honba",
        f"1<2 {ACROSS}",
        "E1 honba=1",
        {},
        deltas,
        [
            ("liable", [0, 32300, -16000, -16300]),
            ("discarder", [0, 32300, -16300, -16000]),
            ("none", "422 invalid_option_value"),
        ],
        "one counter",
    ),
    (
        "sanma_tsumo",
        "1 5",
        "E1",
        SANMA,
        deltas,
        [("loss", [-4000, 6000, -2000]), ("split_equally", [-5000, 8000, -3000])],
        "the absent north's 2000",
    ),
]

CASES = [
    (option, ending, at, others, look, value, expected, because)
    for option, ending, at, others, look, outcomes, because in ROWS
    for value, expected in outcomes
]


def outcome(client, ending: str | dict[str, Any], at: str, rules: Any, look: Look) -> Any:
    """Look at a round settled, or say why it is refused."""
    asked = asking(ending, at, rules)
    response = client.post("/v1/settle", json=asked)
    if response.status_code != 200:
        return " ".join([str(response.status_code), *(error["code"] for error in response.json["errors"])])
    obeys_the_laws(asked, response.json)
    return look(response.json)


@pytest.mark.parametrize(("option", "ending", "at", "others", "look", "value", "expected", "because"), CASES)
def test_an_option_decides_how_a_round_is_settled(client, option, ending, at, others, look, value, expected, because):
    rules = value if option == "players" else {"preset": "standard", **others, option: value}
    assert outcome(client, ending, at, rules, look) == expected, because


def test_every_option_is_looked_at_somewhere():
    groups = [SETTLING, OF_A_HAND, ELSEWHERE]
    assert set().union(*groups) == set(OPTIONS)
    assert sum(map(len, groups)) == len(OPTIONS)


@pytest.mark.parametrize("option", sorted(SETTLING))
def test_every_option_of_settling_has_a_row_with_different_outcomes(option):
    of_option = [outcomes for name, *_, outcomes, _ in ROWS if name == option]
    assert any(len({str(expected) for _, expected in outcomes}) > 1 for outcomes in of_option)


@pytest.mark.parametrize("option", sorted(SETTLING - {"players"}))
def test_every_value_that_can_be_listed_has_a_row(option):
    choices = OPTIONS[option].values.choices
    if choices:
        tried = {value for name, *_, outcomes, _ in ROWS if name == option for value, _ in outcomes}
        assert tried == set(choices)


@pytest.mark.parametrize("option", sorted(ELSEWHERE - {"chiitoitsu_fu", "max_kans_per_hand"}))
def test_an_option_of_elsewhere_changes_nothing(client, option):
    """Try every value on rounds that touch as much as one can."""
    preset = "mahjong_soul_3p" if OPTIONS[option].players == 3 else "mahjong_soul_4p"
    choices = OPTIONS[option].values.choices
    values = [value for value in choices if value != "none"] or [0, 12300, 99900]
    hand = f"1<0 {PINFU} riichi dora_indicators=8s"
    rounds = [(hand, "S3 honba=1 riichi=1"), ("draw 1", "S3 sticks=1"), ("suukaikan", "E1"), ("chombo 1", "E2")]
    for ending, at in rounds:
        found = {
            str(outcome(client, ending, at, {"preset": preset, option: value}, lambda answer: answer))
            for value in values
        }
        assert len(values) > 1
        assert len(found) == 1


# What is special in each preset, beside another that lacks it.

TIE = "S4 scores=35000,35000,20000,10000"
LEFT_OVER = "S4 sticks=2 scores=39000,39000,25000,15000"
#: Renhou: ron before the own first draw; worth pinfu and nothing else.
RENHOU = f"1<0 {PINFU} first_turn"

#: (preset, how a round ended, where it stood, what to look at, its outcome, another preset, its outcome, because).
OF_PRESETS: list[tuple[str, str | dict[str, Any], str, Look, Any, str, Any, str]] = [
    (
        "standard",
        "suufon_renda",
        "E1",
        goes_on,
        "E2 1",
        "mahjong_soul_4p",
        "E1 1",
        "only kyuushu kyuuhai lets the dealer repeat (S77)",
    ),
    (
        "standard",
        "draw 3",
        DEALER_LEADS.replace("22500", "19500").replace("28500", "31500"),
        goes_on,
        "S4 1",
        "mahjong_soul_4p",
        "tenpai_yame",
        "a tenpai dealer plays on",
    ),
    (
        "mahjong_soul_4p",
        TRIPLE,
        "E1",
        deltas,
        [-24000, 8000, 8000, 8000],
        "tenhou_4p",
        [0, 0, 0, 0],
        "three ron are paid (S88)",
    ),
    (
        "mahjong_soul_4p",
        f"1<2 {BOTH}",
        "E1",
        deltas,
        [0, 64000, -48000, -16000],
        "tenhou_4p",
        [0, 64000, -32000, -32000],
        "liability for one yakuman of two",
    ),
    (
        "mahjong_soul_4p",
        "draw -",
        LAST,
        results,
        [21, 6, -7, -20],
        "tenhou_4p",
        [41, 6, -17, -30],
        "no oka, and 25000 to return (K25)",
    ),
    (
        "mahjong_soul_3p",
        "1 5",
        "E1 honba=1",
        deltas,
        [-4100, 6200, -2100],
        "mahjong_soul_3p_friend_seed",
        [-5100, 8200, -3100],
        "the absent player's share is lost",
    ),
    (
        "mahjong_soul_3p_friend_seed",
        "0 5",
        "E1",
        deltas,
        [12000, -6000, -6000],
        "tenhou_3p",
        [8000, -4000, -4000],
        "it is shared (S109)",
    ),
    (
        "mahjong_soul_ancient",
        RENHOU,
        "E1",
        deltas,
        [-32000, 32000, 0, 0],
        "mahjong_soul_4p",
        [-1000, 1000, 0, 0],
        "renhou is a yakuman",
    ),
    (
        "tenhou_4p",
        TRIPLE,
        "E1 honba=1 sticks=1",
        goes_on,
        "E1 2",
        "mahjong_soul_4p",
        "E2 0",
        "three ron end the round, and the dealer repeats",
    ),
    (
        "tenhou_4p",
        "draw -",
        "S4 scores=33000,26500,22500,18000",
        results,
        [42, 7, -17, -32],
        "m_league",
        [53, 6.5, -17.5, -42],
        "rounded to thousands",
    ),
    (
        "tenhou_3p",
        "draw -",
        "S3 scores=45000,34500,25500",
        results,
        [39, -5, -34],
        "mahjong_soul_3p",
        [25, -0.5, -24.5],
        "40000 to return, oka 15, rounded to 35 and 26, and the first takes the rest",
    ),
    (
        "m_league",
        "draw -",
        TIE,
        results,
        [35, 35, -20, -50],
        "tenhou_4p",
        [45, 15, -20, -40],
        "equal places share uma and oka",
    ),
    (
        "m_league",
        "1<3 5; 0<3 1/30",
        "E1",
        deltas,
        [1500, 0, 0, -1500],
        "ema_2025",
        [1500, 8000, 0, -9500],
        "head bump",
    ),
    (
        "m_league",
        "1<0 13",
        "E1",
        deltas,
        [-24000, 24000, 0, 0],
        "wrc_2025",
        [-32000, 32000, 0, 0],
        "no counted yakuman",
    ),
    (
        "wrc_2025",
        "draw -",
        LEFT_OVER,
        points,
        [39000, 39000, 25000, 15000],
        "ema_2025",
        [40000, 40000, 25000, 15000],
        "sticks left over are lost",
    ),
    (
        "wrc_2025",
        f"1 {KANS.format('across')}",
        "E1",
        deltas,
        [0, 32000, 0, -32000],
        "ema_2025",
        [-16000, 32000, -8000, -8000],
        "liability for suukantsu",
    ),
    (
        "ema_2016",
        "2<1 2/30; 0<1 3/30",
        "E1 honba=1 sticks=1 riichi=0",
        deltas,
        [6100, -8400, 3300, 0],
        "tenhou_4p",
        [4800, -8100, 4300, 0],
        "each is paid for the counter, and a winner in riichi has his stick back",
    ),
    (
        "ema_2016",
        f"1<2 {ACROSS}",
        "E1 honba=1",
        deltas,
        [0, 32300, -16300, -16000],
        "m_league",
        [0, 32300, -16000, -16300],
        "the discarder pays for the counter",
    ),
    (
        "ema_2025",
        "1<0 4/30",
        "E1",
        deltas,
        [-8000, 8000, 0, 0],
        "ema_2016",
        [-7700, 7700, 0, 0],
        "kiriage mangan",
    ),
    (
        "ema_2025",
        RENHOU,
        "E1",
        deltas,
        [-8000, 8000, 0, 0],
        "jpml_a",
        [-1000, 1000, 0, 0],
        "renhou is five han",
    ),
    (
        "jpml_a",
        "draw -",
        "S4 scores=40000,29000,28000,23000",
        uma,
        [12, -1, -3, -8],
        "wrc_2025",
        [15, 5, -5, -15],
        "floating uma: one floats",
    ),
    (
        "jpml_a",
        "draw -",
        "S4 sticks=2 scores=40000,31000,26000,21000",
        results,
        [18, 5, -8, -17],
        "ema_2025",
        [27, 6, -9, -24],
        "floating uma: two float, and sticks are lost",
    ),
]


@pytest.mark.parametrize(
    ("preset", "ending", "at", "look", "expected", "other", "there", "because"),
    OF_PRESETS,
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_preset_is_special(client, preset, ending, at, look, expected, other, there, because):
    assert expected != there
    assert outcome(client, ending, at, preset, look) == expected, because
    assert outcome(client, ending, at, other, look) == there, f"{other} is without: {because}"


def test_every_preset_has_a_row():
    assert {row[0] for row in OF_PRESETS} == set(PRESETS)
