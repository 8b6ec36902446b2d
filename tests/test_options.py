"""Options: each one that bears on the score of a win, by a hand whose answer changes with it.

Hands are said as in ``test_yaku``.
"""

from typing import Any

import pytest

from scoring.rules import OPTIONS
from tests.test_fu import SIMPLES
from tests.test_yaku import PINFU, PLAIN, SHORT, said

#: Options that ``score`` reads.
SCORING = {
    "players",
    "minimum_han",
    "ippatsu_counts_for_minimum",
    "red_fives",
    "ippatsu",
    "ura_dora",
    "kan_dora",
    "kan_ura_dora",
    "open_tanyao",
    "renhou",
    "haitei_with_rinshan",
    "tenhou_free_winning_tile",
    "ryuuiisou_requires_hatsu",
    "chuuren_manzu_only",
    "chankan_on_ankan_for_kokushi",
    "local_yaku",
    "double_wind_pair_fu",
    "rinshan_tsumo_fu",
    "pinfu_tsumo",
    "open_pinfu_ron_fu",
    "kiriage_mangan",
    "kazoe_yakuman",
    "yakuman_stacking",
    "yakuman_cap",
    "double_suuankou_tanki",
    "double_kokushi_13",
    "double_junsei_chuuren",
    "double_daisuushii",
    "double_suukantsu",
    "double_tenhou",
    "double_pure_ryuuiisou",
    "honba_value_ron",
    "honba_value_tsumo_each",
    "riichi_furiten",
    "yakuless_pass_is_furiten",
    "called_discards_count_for_furiten",
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
    "sanma_north",
    "sanma_north_set_value",
    "sanma_nuki_rinshan",
    "sanma_nuki_ron",
    "sanma_nuki_ron_is_chankan",
    "sanma_nuki_breaks_first_turn",
    "sanma_chii",
    "sanma_dora_1m_to_9m",
}
#: Options with a single value.
SETTLED = {"chiitoitsu_fu", "max_kans_per_hand"}
#: Options of the game around a win: its course, draws, several winners, what may be called, riichi.
OF_THE_GAME = {
    "game_length",
    "starting_points",
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
    "kan_dora_timing_ankan",
    "kan_dora_timing_open_kan",
    "kan_dora_on_robbed_kan",
    "atozuke",
    "kuikae",
    "nagashi_mangan",
    "nagashi_adds_honba_payment",
    "nagashi_own_calls_allowed",
    "kyuushu_kyuuhai",
    "suufon_renda",
    "suucha_riichi",
    "suukaikan",
    "sanchahou",
    "abortive_dealer_repeat",
    "suukaikan_timing",
    "noten_total",
    "keishiki_tenpai",
    "karaten",
    "max_ron_winners",
    "multi_ron_sticks",
    "multi_ron_honba",
    "multi_ron_dealer_repeat",
    "riichi_min_points",
    "riichi_min_wall_tiles",
    "riichi_deposit_if_declaration_ronned",
    "riichi_while_furiten",
    "riichi_ankan",
    "temporary_furiten_ends",
    "sanma_nuki_after_pon",
    "sanma_rinshan_tiles",
}

SANMA = {"preset": "mahjong_soul_3p"}
REFUSED = "422 contradiction"

#: Daisangen whose last dragon the player across, north, has fed; the others' dragons come first.
FED = "99m23p 4p pon:555z pon:666z pon:777z@across"
GREEN = "2222334466688s 8s"
THREE_YAKUMAN = "1115556667774z 4z"
#: 16 han by four 2s and four indicators, 16 more by four 7s and four ura indicators; riichi and tanyao.
TOO_MUCH = "34m56788p 5m riichi ankan:2222s ankan:7777s dora_indicators=1s,1s,1s,1s ura_indicators=6s,6s,6s,6s"
ON_9P = "12378p777789s55z 9p last_tile"

#: (option, the hand, other options, (value, answer) of each value, because). An answer is what the winner gets,
#: what each player pays, or why there is no score.
ROWS: list[tuple[str, str, dict[str, Any], list[tuple[Any, Any]], str]] = [
    (
        "players",
        f"{PINFU} tsumo riichi",
        {},
        [
            ("mahjong_soul_4p", {"east": 1300, "west": 700, "north": 700}),
            ("mahjong_soul_3p", {"east": 1300, "west": 700}),
        ],
        "a preset fixes it",
    ),
    (
        "minimum_han",
        f"{PLAIN} riichi",
        {},
        [(1, 1300), (2, "below_minimum_han"), (4, "below_minimum_han")],
        "riichi alone is one han",
    ),
    (
        "ippatsu_counts_for_minimum",
        f"{PLAIN} riichi ippatsu",
        {"minimum_han": 2},
        [(False, "below_minimum_han"), (True, 2600)],
        "ippatsu is the second han",
    ),
    (
        "red_fives",
        "34066m34678p 5p pon:888s",
        {},
        [({"m": 1, "p": 1, "s": 1}, 2000), ({"m": 0, "p": 0, "s": 0}, "422 red_five_count")],
        "0m is a dora or no tile of the set",
    ),
    ("ippatsu", f"{PLAIN} riichi ippatsu", {}, [(True, 2600), (False, 1300)], "one han less without it"),
    ("ura_dora", f"{PLAIN} riichi ura_indicators=1p", {}, [(True, 2600), (False, 1300)], "one han less without"),
    (
        "kan_dora",
        f"{SHORT} ankan:9999s riichi dora_indicators=1p,2p",
        {},
        [(True, 8000), (False, "422 too_many_indicators")],
        "a second indicator",
    ),
    (
        "kan_ura_dora",
        f"{SHORT} ankan:9999s riichi ura_indicators=1p,2p",
        {},
        [(True, 8000), (False, "422 too_many_indicators")],
        "a second ura indicator",
    ),
    ("open_tanyao", f"{SIMPLES} pon:888s", {}, [(True, 1000), (False, "no_yaku")], "its only yaku"),
    (
        "renhou",
        f"{PINFU} first_turn dora_indicators=8s",
        {},
        [
            ("off", 7700),
            ("mangan_alternative", 8000),
            ("five_han_alternative", 8000),
            ("additive_yaku", 16000),
            ("mangan_minimum", 8000),
            ("baiman", 16000),
            ("yakuman", 32000),
        ],
        "pinfu and three dora, or more",
    ),
    (
        "haitei_with_rinshan",
        f"{SHORT} ankan:9999s tsumo rinshan last_tile",
        {},
        [(False, REFUSED), (True, 7900)],
        "three han 60 fu with haitei",
    ),
    (
        "tenhou_free_winning_tile",
        "222444p77799s33z 9s tsumo first_turn seat_wind=east",
        {"double_suuankou_tanki": True},
        [(False, 96000), (True, 144000)],
        "with 3z as the winning tile suuankou is a wait for the pair",
    ),
    ("ryuuiisou_requires_hatsu", GREEN, {}, [(False, 32000), (True, 16000)], "eight han without the yakuman"),
    ("ryuuiisou_requires_hatsu", "22334466688s66z 6z", {}, [(False, 32000), (True, 32000)], "hatsu is there"),
    ("chuuren_manzu_only", "1112345678899p 9p", {}, [(False, 32000), (True, 12000)], "chinitsu without it"),
    ("chuuren_manzu_only", "1112345678899m 9m", {}, [(False, 32000), (True, 32000)], "of man"),
    ("chuuren_manzu_only", "1112345678999p 8p", {}, [(False, 64000), (True, 12000)], "the pure one as well"),
    (
        "chankan_on_ankan_for_kokushi",
        "19m19p19s1234566z 7z chankan offered_by=ankan",
        {},
        [(True, 32000), (False, REFUSED)],
        "7z is robbed from a concealed kan",
    ),
    ("local_yaku", ON_9P, {}, [([], 1300), (["chuupin_raoyui"], 8000)], "houtei on 9p"),
    (
        "double_wind_pair_fu",
        "12378p456999s11z 9p riichi seat_wind=east",
        {},
        [(2, 2000), (4, 2400)],
        "40 or 42 fu",
    ),
    (
        "rinshan_tsumo_fu",
        "34566m35678p 4p daiminkan:2222s tsumo rinshan",
        {},
        [(0, 2000), (2, 2700)],
        "30 or 32 fu",
    ),
    ("pinfu_tsumo", f"{PINFU} tsumo", {}, [(True, 1500), (False, 1100)], "two han 20 fu or one han 30 fu"),
    ("open_pinfu_ron_fu", f"{SIMPLES} chi:234s", {}, [(30, 1000), (20, 700)], "nothing to add"),
    (
        "kiriage_mangan",
        f"{PINFU} riichi dora_indicators=1p,2p",
        {},
        [(False, 7700), (True, 8000)],
        "four han 30 fu",
    ),
    (
        "kiriage_mangan",
        "66m34678p555z 5p ankan:8888s dora_indicators=0m",
        {},
        [(False, 7700), (True, 8000)],
        "three han 60 fu",
    ),
    (
        "kiriage_mangan",
        f"{PINFU} riichi dora_indicators=1p",
        {},
        [(False, 3900), (True, 3900)],
        "three han 30 fu are far from mangan",
    ),
    (
        "kazoe_yakuman",
        TOO_MUCH,
        {},
        [("yakuman", 32000), ("sanbaiman", 24000), ("no_limit", 64000)],
        "34 han are more than twice thirteen",
    ),
    ("yakuman_stacking", THREE_YAKUMAN, {}, [(True, 96000), (False, 32000)], "three yakuman or one"),
    ("yakuman_cap", THREE_YAKUMAN, {}, [(None, 96000), (1, 32000), (2, 64000), (4, 96000)], "three at most"),
    (
        "double_suuankou_tanki",
        "222444p777999s3z 3z",
        {},
        [(False, 32000), (True, 64000)],
        "won by the pair",
    ),
    (
        "double_suuankou_tanki",
        "222444p77799s33z 9s tsumo",
        {},
        [(False, 32000), (True, 32000)],
        "won by a triplet",
    ),
    ("double_kokushi_13", "19m19p19s1234567z 7z", {}, [(False, 32000), (True, 64000)], "thirteen waits"),
    ("double_kokushi_13", "19m19p19s1234566z 7z", {}, [(False, 32000), (True, 32000)], "one wait"),
    ("double_junsei_chuuren", "1112345678999p 8p", {}, [(False, 32000), (True, 64000)], "the extra tile won"),
    ("double_junsei_chuuren", "1112345678899p 9p", {}, [(False, 32000), (True, 32000)], "another won"),
    (
        "double_daisuushii",
        "99p44z 4z pon:111z pon:222z pon:333z",
        {},
        [(False, 32000), (True, 64000)],
        "four wind triplets",
    ),
    ("double_daisuushii", "12p11122233344z 3p", {}, [(False, 32000), (True, 32000)], "three and a pair"),
    (
        "double_suukantsu",
        "3z 3z ankan:1111p ankan:9999p daiminkan:7777s kakan:2222s",
        {},
        [(False, 32000), (True, 64000)],
        "four kans",
    ),
    (
        "double_tenhou",
        f"{PINFU} tsumo first_turn seat_wind=east",
        {},
        [(False, 48000), (True, 96000)],
        "tenhou",
    ),
    ("double_tenhou", f"{PINFU} tsumo first_turn", {}, [(False, 32000), (True, 32000)], "chiihou"),
    ("double_pure_ryuuiisou", GREEN, {}, [(False, 32000), (True, 64000)], "no hatsu"),
    ("double_pure_ryuuiisou", "22334466688s66z 6z", {}, [(False, 32000), (True, 32000)], "hatsu is there"),
    (
        "honba_value_ron",
        f"{PINFU} honba=2",
        {},
        [(0, 1000), (200, 1400), (300, 1600), (1500, 4000)],
        "two counters",
    ),
    (
        "honba_value_tsumo_each",
        f"{PINFU} tsumo honba=2",
        {},
        [(0, 1500), (100, 2100), (500, 4500)],
        "two counters, three payers",
    ),
    (
        "riichi_furiten",
        f"{PINFU} riichi passed_since_riichi=1s",
        {},
        [(True, "furiten"), (False, 2000)],
        "the wait is for 1s and 4s",
    ),
    (
        "yakuless_pass_is_furiten",
        "34566m678p23s 4s pon:888s passed=1s",
        {},
        [(True, "furiten"), (False, 1000)],
        "with 1s it is no tanyao",
    ),
    (
        "called_discards_count_for_furiten",
        f"{PINFU} discards=9m1s called_away=[1]",
        {},
        [(True, "furiten"), (False, 1000)],
        "another called the 1s",
    ),
    (
        "pao_daisangen",
        f"{FED} discarder=east",
        {},
        [(True, {"east": 16000, "north": 16000}), (False, {"east": 32000})],
        "north fed the last dragon",
    ),
    (
        "pao_daisuushii",
        "9p 9p pon:111z pon:222z pon:333z pon:444z@left discarder=west",
        {},
        [(True, {"east": 32000, "west": 32000}), (False, {"west": 64000})],
        "east fed the last wind",
    ),
    (
        "pao_suukantsu",
        "5z 5z ankan:1111p ankan:9999p daiminkan:7777s daiminkan:2222s@across discarder=east",
        {},
        [(False, {"east": 32000}), (True, {"east": 16000, "north": 16000})],
        "north fed the last kan",
    ),
    (
        "pao_daiminkan",
        f"{SHORT} daiminkan:9999s@across tsumo rinshan",
        {},
        [(False, {"east": 700, "west": 400, "north": 400}), (True, {"north": 1500})],
        "north fed the kan",
    ),
    (
        "pao_counts_exposed_ankan",
        "99m23p 4p ankan:5555z pon:666z pon:777z@across discarder=east",
        {},
        [(True, {"east": 16000, "north": 16000}), (False, {"east": 32000})],
        "two dragons were shown, one of them by a concealed kan",
    ),
    (
        "pao_tsumo",
        f"{FED} tsumo",
        {},
        [("liable_pays_all", {"north": 32000}), ("none", {"east": 16000, "west": 8000, "north": 8000})],
        "north fed the last dragon",
    ),
    (
        "pao_ron",
        f"{FED} discarder=east",
        {},
        [("half_each", {"east": 16000, "north": 16000}), ("none", {"east": 32000})],
        "north fed the last dragon",
    ),
    (
        "pao_scope",
        "1114z 4z pon:555z pon:666z pon:777z@across discarder=east",
        {},
        [
            ("liable_yakuman_only", {"east": 48000, "north": 16000}),
            ("whole_hand", {"east": 32000, "north": 32000}),
            ("none", "422 invalid_option_value"),
        ],
        "daisangen and tsuuiisou; none stands for rules without liability",
    ),
    (
        "pao_honba",
        f"{FED} discarder=east honba=1",
        {},
        [
            ("liable", {"east": 16000, "north": 16300}),
            ("discarder", {"east": 16300, "north": 16000}),
            ("none", "422 invalid_option_value"),
        ],
        "one counter; none stands for rules without liability",
    ),
    (
        "sanma_tsumo",
        f"{PINFU} tsumo riichi",
        SANMA,
        [("loss", {"east": 1300, "west": 700}), ("split_equally", {"east": 1700, "west": 1100})],
        "the absent north's 700",
    ),
    (
        "sanma_north",
        f"{PLAIN} tsumo north=2",
        SANMA,
        [("nuki_dora", 3000), ("ordinary_wind", REFUSED), ("yakuhai", REFUSED)],
        "two extracted norths are two dora, or impossible",
    ),
    (
        "sanma_north",
        "12345699p78s444z 9s",
        SANMA,
        [("nuki_dora", "no_yaku"), ("ordinary_wind", "no_yaku"), ("yakuhai", 1300)],
        "a triplet of norths",
    ),
    (
        "sanma_north_set_value",
        "12345699p78s444z 9s",
        SANMA,
        [("guest_wind", "no_yaku"), ("yakuhai", 1300)],
        "a triplet of norths",
    ),
    (
        "sanma_nuki_rinshan",
        f"{PLAIN} tsumo rinshan north=1",
        SANMA,
        [(True, 3000), (False, REFUSED)],
        "drawn for a north",
    ),
    (
        "sanma_nuki_ron",
        "123456p789999s4z 4z riichi offered_by=north",
        SANMA,
        [("with_yaku", 1300), ("no", REFUSED), ("kokushi_only", REFUSED)],
        "riichi wins on an extracted north",
    ),
    (
        "sanma_nuki_ron",
        "19m19p19s1235677z 4z offered_by=north",
        SANMA,
        [("with_yaku", 32000), ("no", REFUSED), ("kokushi_only", 32000)],
        "kokushi does",
    ),
    (
        "sanma_nuki_ron_is_chankan",
        "123456p789999s4z 4z offered_by=north",
        SANMA,
        [(False, "no_yaku"), (True, 1300)],
        "its only yaku",
    ),
    (
        "sanma_nuki_breaks_first_turn",
        f"{PINFU} tsumo first_turn north=1",
        SANMA,
        [(True, REFUSED), (False, 24000)],
        "chiihou with an extracted north",
    ),
    (
        "sanma_chii",
        "12399p78s555z 9s chi:456p",
        SANMA,
        [(False, "422 chi_in_three_player"), (True, 1000)],
        "a run called",
    ),
    (
        "sanma_dora_1m_to_9m",
        "9m123789p123789s 9m dora_indicators=1m",
        SANMA,
        [(True, 8000), (False, 5200)],
        "two 9m",
    ),
]

CASES = [
    (option, hand, others, value, expected, because)
    for option, hand, others, answers, because in ROWS
    for value, expected in answers
]


def ask(client, hand: str, rules: Any) -> tuple[int | str, dict[str, int]]:
    """Give what the winner gets, or why there is no score, and what each player pays."""
    response = client.post("/v1/score", json={**said(hand), "rules": rules})
    if response.status_code != 200:
        codes = [error["code"] for error in response.json["errors"]]
        return " ".join([str(response.status_code), *codes]), {}
    answer = response.json
    if not answer["win"]:
        return answer["reason"], {}
    return answer["points"]["total"], {payment["from"]: payment["points"] for payment in answer["payments"]}


@pytest.mark.parametrize(("option", "hand", "others", "value", "expected", "because"), CASES)
def test_an_option_decides_what_a_win_is_worth(client, option, hand, others, value, expected, because):
    rules = value if option == "players" else {"preset": "standard", **others, option: value}
    total, paid = ask(client, hand, rules)
    assert (paid if isinstance(expected, dict) else total) == expected, because


def test_every_option_is_of_some_use():
    groups = [SCORING, SETTLED, OF_THE_GAME]
    assert set().union(*groups) == set(OPTIONS)
    assert sum(map(len, groups)) == len(OPTIONS)


@pytest.mark.parametrize("option", sorted(SCORING))
def test_every_option_of_a_score_has_a_row_with_different_answers(option):
    of_option = [answers for name, _, _, answers, _ in ROWS if name == option]
    assert any(len({str(expected) for _, expected in answers}) > 1 for answers in of_option)


@pytest.mark.parametrize("option", sorted(SCORING - {"players"}))
def test_every_value_that_can_be_listed_has_a_row(option):
    choices = OPTIONS[option].values.choices
    if choices:
        tried = {value for name, _, _, answers, _ in ROWS if name == option for value, _ in answers}
        assert tried == set(choices)


@pytest.mark.parametrize("option", sorted(SETTLED))
def test_a_settled_option_has_one_value(option):
    assert len(OPTIONS[option].values.choices) == 1


def test_the_settled_fu_of_seven_pairs_are_25(client):
    total, _ = ask(client, "1199p2244s33667z 7z", {"preset": "standard", "chiitoitsu_fu": 25})
    assert total == 1600
