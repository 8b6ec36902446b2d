"""Points: from han and fu to base points and limits, in rows and by formula."""

from fractions import Fraction

import pytest

from scoring.points import Base, base_points, round_up, yakuman_points
from scoring.rulesets import rule_set

RULES = rule_set("standard")
KIRIAGE = rule_set("standard", {"kiriage_mangan": True})


@pytest.mark.parametrize(
    ("han", "fu", "points", "limit", "because"),
    [
        (1, 30, 240, None, "30 fu three times doubled"),
        (1, 110, 880, None, "many fu do not make a limit"),
        (2, 20, 320, None, "pinfu by tsumo"),
        (2, 25, 400, None, "seven pairs"),
        (1, 50, 400, None, "seven pairs are 50 fu at a han less (S59)"),
        (3, 60, 1920, None, "just below mangan"),
        (4, 30, 1920, None, "just below mangan"),
        (3, 70, 2000, "mangan", "2240 are capped (S60)"),
        (4, 40, 2000, "mangan", "2560 are capped (S60)"),
        (3, 170, 2000, "mangan", "5440 are capped"),
        (2, 120, 1920, None, "fu alone just below mangan"),
        (2, 130, 2000, "mangan", "fu alone reach it, too"),
        (4, 25, 1600, None, "seven pairs are far from it"),
        (5, 20, 2000, "mangan", "five han need no fu"),
        (5, 110, 2000, "mangan", "nor do fu help"),
        (6, 30, 3000, "haneman", "six"),
        (7, 30, 3000, "haneman", "seven"),
        (8, 30, 4000, "baiman", "eight"),
        (10, 30, 4000, "baiman", "ten"),
        (11, 30, 6000, "sanbaiman", "eleven"),
        (12, 110, 6000, "sanbaiman", "twelve"),
        (13, 30, 8000, "kazoe_yakuman", "thirteen (S41)"),
        (26, 30, 8000, "kazoe_yakuman", "no second one is counted (S40)"),
        (100, 30, 8000, "kazoe_yakuman", "however many"),
    ],
)
def test_han_and_fu_give_base_points(han, fu, points, limit, because):
    assert base_points(han, fu, RULES) == Base(points, limit), because


@pytest.mark.parametrize(
    ("han", "fu", "limit", "because"),
    [
        (4, 30, "mangan", "7700 become 8000"),
        (3, 60, "mangan", "7700 become 8000"),
        (4, 25, None, "6400 do not"),
        (3, 50, None, "6400 do not"),
        (2, 110, None, "7100 do not"),
        (2, 120, None, "7700 by many fu stay: only the two above are lifted"),
        (4, 40, "mangan", "mangan stays mangan"),
        (6, 30, "haneman", "and haneman haneman"),
    ],
)
def test_kiriage_lifts_what_is_just_below_mangan(han, fu, limit, because):
    assert base_points(han, fu, KIRIAGE).limit == limit, because


@pytest.mark.parametrize(
    ("kazoe", "han", "expected"),
    [
        ("yakuman", 12, Base(6000, "sanbaiman")),
        ("yakuman", 13, Base(8000, "kazoe_yakuman")),
        ("yakuman", 39, Base(8000, "kazoe_yakuman")),
        ("sanbaiman", 12, Base(6000, "sanbaiman")),
        ("sanbaiman", 13, Base(6000, "sanbaiman")),
        ("sanbaiman", 39, Base(6000, "sanbaiman")),
        ("no_limit", 12, Base(6000, "sanbaiman")),
        ("no_limit", 13, Base(8000, "kazoe_yakuman")),
        ("no_limit", 25, Base(8000, "kazoe_yakuman")),
        ("no_limit", 26, Base(16000, "kazoe_yakuman")),
        ("no_limit", 39, Base(24000, "kazoe_yakuman")),
    ],
)
def test_thirteen_han_pay_as_the_rules_say(kazoe, han, expected):
    assert base_points(han, 30, rule_set("standard", {"kazoe_yakuman": kazoe})) == expected


@pytest.mark.parametrize(("times", "points"), [(1, 8000), (2, 16000), (3, 24000), (6, 48000)])
def test_yakuman_add_up(times, points):
    assert yakuman_points(times) == Base(points, "yakuman")


@pytest.mark.parametrize(
    ("points", "rounded"), [(0, 0), (1, 100), (99, 100), (100, 100), (101, 200), (1920, 2000), (11520, 11600)]
)
def test_points_are_rounded_up_to_hundreds(points, rounded):
    assert round_up(points) == rounded


# The same by formula.

FU = (20, 25, *range(30, 180, 10))


@pytest.mark.parametrize("fu", FU)
@pytest.mark.parametrize("han", range(1, 5))
def test_below_five_han_fu_are_doubled_twice_and_once_for_each_han(han, fu):
    assert base_points(han, fu, RULES).points == min(fu * 2 * 2 * 2**han, 2000)


@pytest.mark.parametrize("han", range(5, 30))
def test_limits_are_multiples_of_mangan(han):
    steps = sum(han >= least for least in (6, 8, 11, 13))
    multiple = (1, Fraction(3, 2), 2, 3, 4)[steps]
    assert base_points(han, 30, RULES).points == 2000 * multiple


@pytest.mark.parametrize("preset", ["standard", "m_league", "ema_2016", "wrc_2025"])
@pytest.mark.parametrize("fu", FU)
def test_another_han_never_pays_less(preset, fu):
    rules = rule_set(preset)
    points = [base_points(han, fu, rules).points for han in range(1, 40)]
    assert points == sorted(points)


@pytest.mark.parametrize("han", range(1, 5))
def test_more_fu_never_pay_less(han):
    points = [base_points(han, fu, RULES).points for fu in FU]
    assert points == sorted(points)


@pytest.mark.parametrize("fu", FU)
@pytest.mark.parametrize("han", range(1, 5))
def test_a_limit_is_named_exactly_where_it_is_reached(han, fu):
    for rules in (RULES, KIRIAGE):
        points, limit = base_points(han, fu, rules)
        assert limit == ("mangan" if points == 2000 else None)
