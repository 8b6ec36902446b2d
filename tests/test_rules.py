"""Rule sets: what they hold, where it comes from, and how they are asked for."""

import gc
import json
import re
from dataclasses import FrozenInstanceError
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from scoring.errors import Fault, ImpossibleQuestion
from scoring.presets import PRESETS, SOURCES
from scoring.rules import ANCIENT_YAKU, LOCAL_YAKU, OPTIONS, RuleSet
from scoring.rulesets import DEFAULT, describe, describe_all, rule_set, to_wire
from tests.shared_data import FOLDER

DATA = FOLDER / "rules" / "rulesets.json"

#: Options that no text gives a value, beyond those the facts list: ``standard`` is not in that list.
ALSO_UNVERIFIED = {"standard.ippatsu_counts_for_minimum"}
#: Values that the facts list but no text defines.
NOT_OFFERED = {"sanma_tsumo": ["other"]}
LISTED_VALUES = [(option.name, value) for option in OPTIONS.values() for value in option.values.choices]


@pytest.fixture(scope="module")
def facts() -> dict[str, Any]:
    if not DATA.exists():
        pytest.skip(f"the reference of facts, {DATA.name}, is not beside the project (set AGARI_DATA)")
    return json.loads(DATA.read_text(encoding="utf-8"))


def faults_of(preset: str, **overrides: object) -> list[tuple[str, str]]:
    with pytest.raises(ImpossibleQuestion) as caught:
        rule_set(preset, overrides)
    return [(fault.field, fault.code) for fault in caught.value.faults]


def fault_of(preset: str, overrides: dict[str, object]) -> Fault:
    with pytest.raises(ImpossibleQuestion) as caught:
        rule_set(preset, overrides)
    [fault] = caught.value.faults
    return fault


def entries(preset: str) -> dict[str, dict[str, Any]]:
    return {entry["name"]: entry for entry in describe(preset)["options"]}


# The options.


def test_every_option_of_the_facts_is_a_field(facts):
    assert list(OPTIONS) == list(facts["options"])


@pytest.mark.parametrize("option", OPTIONS.values(), ids=lambda option: option.name)
def test_an_option_has_a_meaning_and_values(option):
    assert re.fullmatch(r"\S.*[.?]", option.meaning)
    assert option.values.phrase
    assert option.values.read(option.values.write(option.default)) == option.default


def test_values_are_those_of_the_facts(facts):
    for name, option in OPTIONS.items():
        known = facts["options"][name]["values"]
        if option.values.choices:
            assert [*option.values.choices, *NOT_OFFERED.get(name, [])] == known, name
        assert option.applies_to == facts["options"][name]["applies_to"], name


def test_an_idle_value_is_one_of_the_values():
    idle = {option.name: option for option in OPTIONS.values() if option.idle is not None}
    assert len(idle) == 11
    assert all(option.idle in option.values.choices for option in idle.values())


# The presets.


def test_every_preset_of_the_facts_is_built_or_known_to_be_left_out(facts):
    left_out = {"wrc_2022", "jpml_b", "jpml_wrc", "jpml_wrc_r", "saikouisen", "saikouisen_classic"}
    assert set(PRESETS) == set(facts["rulesets"]) - left_out


@pytest.mark.parametrize("preset", PRESETS)
def test_values_of_a_preset_are_those_of_the_facts(preset, facts):
    wire = to_wire(rule_set(preset))
    known = {name: facts["rulesets"][preset].get(name) for name in OPTIONS}
    assert {name: wire[name] for name in known if known[name] is not None} == {
        name: value for name, value in known.items() if value is not None
    }


@pytest.mark.parametrize("preset", PRESETS)
def test_an_unknown_value_is_that_of_standard(preset):
    standard, rules = rule_set("standard"), rule_set(preset)
    unknown = [name for name in OPTIONS if name not in PRESETS[preset].rows]
    assert all(getattr(rules, name) == getattr(standard, name) for name in unknown)


@pytest.mark.parametrize("preset", PRESETS)
def test_assumed_are_exactly_the_unverified_ones(preset, facts):
    assumed = {f"{preset}.{name}" for name, entry in entries(preset).items() if entry["assumed"]}
    unverified = {*facts["unverified"], *ALSO_UNVERIFIED}
    assert assumed == {name for name in unverified if name.startswith(f"{preset}.")}


@pytest.mark.parametrize("preset", PRESETS)
def test_sources_are_those_of_the_facts(preset, facts):
    tags = "|".join(re.escape(tag) for tag in sorted(facts["source_tags"], key=len, reverse=True))
    for name, (value, sources) in PRESETS[preset].rows.items():
        named = re.findall(rf"(?<![\w-])(?:{tags})(?![\w-])", facts["rulesets"][preset]["sources"][name])
        assert value is None or set(named) <= set(sources.split()), name
        assert sources, name


def test_every_source_is_explained_and_used():
    used = {tag for preset in PRESETS.values() for _, tags in preset.rows.values() for tag in tags.split()}
    assert used == set(SOURCES)


def test_standard_is_the_default_of_every_option():
    assert to_wire(rule_set("standard")) == to_wire(RuleSet())


def test_the_default_preset():
    assert DEFAULT == "mahjong_soul_4p"


# Rule sets.


def test_a_rule_set_is_frozen():
    with pytest.raises(FrozenInstanceError):
        rule_set(DEFAULT).kiriage_mangan = True


@pytest.mark.parametrize("preset", PRESETS)
def test_a_rule_set_survives_the_wire(preset):
    rules = rule_set(preset)
    assert rule_set(preset, json.loads(json.dumps(to_wire(rules)))) is rules


@pytest.mark.parametrize(
    ("first", "second", "because"),
    [
        ((DEFAULT, {}), (DEFAULT, {}), "the same preset"),
        ((DEFAULT, {}), (DEFAULT, {"kiriage_mangan": False}), "the change is none"),
        ((DEFAULT, {}), (DEFAULT, {"players": 4}), "the preset has four players anyway"),
        (
            (DEFAULT, {"kiriage_mangan": True, "minimum_han": 2}),
            (DEFAULT, {"minimum_han": 2, "kiriage_mangan": True}),
            "order says nothing",
        ),
        ((DEFAULT, {"oka": 20}), (DEFAULT, {"oka": 20.0}), "JSON has one kind of number"),
        (
            (DEFAULT, {"local_yaku": ["kanburi", "sanrenkou"]}),
            (DEFAULT, {"local_yaku": ["sanrenkou", "kanburi", "kanburi"]}),
            "a set of yaku has no order",
        ),
        (
            ("mahjong_soul_3p_friend_seed", {"sanma_tsumo": "loss"}),
            ("mahjong_soul_3p", {}),
            "two presets may lead to one set",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_equal_sets_are_one_object(first, second, because):
    assert rule_set(*first) is rule_set(*second), because


def test_different_sets_are_different_objects():
    assert len({rule_set(preset) for preset in PRESETS}) == len(PRESETS)
    assert rule_set(DEFAULT, {"kiriage_mangan": True}) is not rule_set(DEFAULT)


def test_a_held_set_stays_one_object_when_many_others_are_asked_for():
    held = rule_set(DEFAULT, {"starting_points": 100})
    for points in range(300):
        rule_set(DEFAULT, {"starting_points": 20_000 + 100 * points})
    gc.collect()
    assert rule_set(DEFAULT, {"starting_points": 100}) is held


def needs_another_change(preset: str, name: str, value: object) -> bool:
    """Say whether a value needs another preset, a table of uma or a shorter list, or contradicts the set."""
    if (name, value) in {("players", 3), ("players", 4), ("uma_type", "floating")}:
        return True
    listed_renhou = preset == "mahjong_soul_ancient" and (name, value) == ("renhou", "off")
    return listed_renhou or (value == OPTIONS[name].idle and OPTIONS[name].applies(rule_set(preset)))


@pytest.mark.parametrize("preset", PRESETS)
def test_any_listed_value_may_be_chosen_by_itself(preset):
    for name, value in LISTED_VALUES:
        if not needs_another_change(preset, name, value):
            assert getattr(rule_set(preset, {name: value}), name) == value


@pytest.mark.parametrize(
    ("preset", "changes", "option", "value"),
    [
        ("m_league", {"max_ron_winners": 3}, "multi_ron_sticks", "nearest"),
        ("m_league", {"max_ron_winners": 2}, "multi_ron_dealer_repeat", "if_among_winners"),
        ("m_league", {"target_points": 30000}, "target_comparison", "at_least"),
        ("wrc_2025", {"suukaikan": True}, "suukaikan_timing", "after_discard_of_fourth_kan"),
        ("jpml_a", {"kan_dora": True}, "kan_dora_timing_ankan", "immediate"),
        (
            "jpml_a",
            {"kan_dora": True, "kan_dora_timing_ankan": "after_discard"},
            "kan_dora_timing_ankan",
            "after_discard",
        ),
        ("jpml_a", {}, "kan_dora_timing_ankan", "none"),
    ],
)
def test_an_option_that_comes_into_play_takes_the_value_of_standard(preset, changes, option, value):
    assert getattr(rule_set(preset, changes), option) == value


@pytest.mark.parametrize(
    ("option", "wire", "value"),
    [
        ("red_fives", {"m": 0, "p": 2, "s": 1}, (0, 2, 1)),
        ("uma", [30, 10.5, -10.5, -30], (30, 10.5, -10.5, -30)),
        ("local_yaku", ["sanrenkou"], ("sanrenkou",)),
        ("abortive_dealer_repeat", ["suukaikan"], ("suukaikan",)),
        ("abortive_dealer_repeat", True, True),
        ("yakuman_cap", 2, 2),
        ("yakuman_cap", None, None),
        ("chombo_penalty_points", 20000, 20000),
        (
            "floating_uma",
            {str(floating): [floating, 0, 0, -floating] for floating in range(5)},
            tuple((floating, 0, 0, -floating) for floating in range(5)),
        ),
    ],
)
def test_a_structured_value_is_read_and_written(option, wire, value):
    rules = rule_set(DEFAULT, {option: wire})
    assert getattr(rules, option) == value
    assert to_wire(rules)[option] == wire


def test_the_floating_uma_is_found_by_the_number_of_floating_players():
    assert rule_set("jpml_a").floating_uma[3] == (8, 3, 1, -12)


def test_the_ancient_yaku_are_some_of_the_local_yaku_that_can_be_chosen():
    ancient = rule_set("mahjong_soul_ancient")
    assert ancient.local_yaku == ANCIENT_YAKU
    assert set(ANCIENT_YAKU) < set(LOCAL_YAKU)
    assert ancient.renhou == "yakuman"


# Refusals.


def test_an_unknown_preset_is_refused_with_the_choices():
    fault = fault_of("mahjong", {})
    assert (fault.field, fault.code) == ("rules", "unknown_rule_set")
    assert fault.detail == f"there is no rule set 'mahjong'; choose {', '.join(PRESETS)}"


def test_an_unknown_preset_is_refused_with_the_nearest():
    fault = fault_of("tenho_4p", {})
    assert fault.detail == "there is no rule set 'tenho_4p'; did you mean tenhou_4p?"


@pytest.mark.parametrize(
    ("name", "nearest"),
    [("kiriage", "kiriage_mangan"), ("opentanyao", "open_tanyao"), ("double_wind_fu", "double_wind_pair_fu")],
)
def test_an_unknown_option_is_refused_with_the_nearest(name, nearest):
    fault = fault_of(DEFAULT, {name: True})
    assert (fault.field, fault.code) == (f"rules/{name}", "unknown_option")
    assert fault.detail == f"there is no option '{name}'; did you mean {nearest}?"


def test_an_option_like_no_other_is_refused_with_where_they_are_listed():
    assert fault_of(DEFAULT, {"zebra": True}).detail == "there is no option 'zebra'; /v1/rules lists them"


def test_the_path_of_an_unknown_option_is_escaped():
    assert fault_of(DEFAULT, {"a/b~": 1}).field == "rules/a~1b~0"


@pytest.mark.parametrize(
    ("option", "wire", "because"),
    [
        ("kiriage_mangan", 1, "1 is not true"),
        ("kiriage_mangan", "true", "a text is not true"),
        ("kiriage_mangan", None, "null is no value of it"),
        ("minimum_han", True, "true is not 1"),
        ("minimum_han", 1.0, "han are whole"),
        ("minimum_han", 3, "only 1, 2 and 4 are known"),
        ("tobi", "NEGATIVE", "ids are lower case"),
        ("tobi", ["negative"], "a list is not its element"),
        ("sanma_tsumo", "other", "no text defines it"),
        ("starting_points", 25050, "points come in hundreds"),
        ("starting_points", -100, "nobody starts in debt"),
        ("starting_points", 1_000_100, "beyond any table"),
        ("starting_points", True, "true is not a number"),
        ("yakuman_cap", 0, "a cap of none would pay nothing"),
        ("yakuman_cap", True, "true is not 1"),
        ("oka", float("nan"), "not a number"),
        ("oka", float("inf"), "no end"),
        ("oka", True, "true is not 1"),
        ("oka", 10**400, "too long for a float"),
        ("uma", [15, 5, -5], "four players have four places"),
        ("uma", [15, 5, -5, "-15"], "a text is not a number"),
        ("uma", 15, "not a list"),
        ("uma", [0] * 100, "more places than players"),
        ("red_fives", {"m": 1, "p": 1}, "a suit is missing"),
        ("red_fives", {"m": 1, "p": 1, "s": 5}, "there are four fives"),
        ("red_fives", {"m": 1, "p": 1, "s": True}, "true is not 1"),
        ("red_fives", [1, 1, 1], "the suits are named"),
        ("red_fives", 3, "which ones?"),
        ("local_yaku", ["daisharin", "nonsense"], "one of them is unknown"),
        ("local_yaku", "daisharin", "a text is not a list"),
        ("local_yaku", [["daisharin"]], "a list is not a name"),
        ("abortive_dealer_repeat", ["tobi"], "not an abortive draw"),
        ("abortive_dealer_repeat", 1, "1 is not true"),
        ("floating_uma", {"0": [0, 0, 0, 0]}, "lists for 1 to 4 are missing"),
        ("floating_uma", {"0": [0, 0, 0, 0], "2": [0, 0, 0, 0]}, "a list between is missing"),
        ("floating_uma", [[0, 0, 0, 0]] * 5, "the numbers are named"),
        ("floating_uma", {}, "an empty table decides nothing"),
    ],
    ids=str,
)
def test_a_bad_value_is_refused(option, wire, because):
    assert faults_of("tenhou_4p", **{option: wire}) == [(f"rules/{option}", "invalid_option_value")], because


@pytest.mark.parametrize(
    ("option", "choices"),
    [
        ("kiriage_mangan", "one of true, false"),
        ("minimum_han", "one of 1, 2, 4"),
        ("tobi", "one of none, negative, zero_or_less"),
        ("starting_points", "a multiple of 100 from 0 to 1000000"),
        ("yakuman_cap", "a whole number from 1 to 99, or null"),
        ("local_yaku", "a list of any of renhou, daisharin"),
        ("abortive_dealer_repeat", "true, false, or a list of any of kyuushu_kyuuhai"),
    ],
)
def test_a_refusal_names_the_choices(option, choices):
    assert choices in fault_of(DEFAULT, {option: "?"}).detail


@pytest.mark.parametrize(
    ("preset", "changes", "option", "because"),
    [
        ("tenhou_4p", {"players": 3}, "players", "the preset fixes it"),
        ("tenhou_3p", {"players": 4}, "players", "the preset fixes it"),
        ("tenhou_3p", {"uma": [20, 10, -10, -20]}, "uma", "three places"),
        ("tenhou_3p", {"red_fives": {"m": 1, "p": 1, "s": 1}}, "red_fives", "there is no 5m"),
        ("tenhou_4p", {"local_yaku": ["renhou"]}, "renhou", "listed but worth nothing"),
        ("mahjong_soul_ancient", {"renhou": "off"}, "renhou", "listed but worth nothing"),
        ("tenhou_4p", {"local_yaku": ["mondeikou"]}, "red_fives", "three red fives are never four"),
        ("tenhou_4p", {"suukaikan_timing": "none"}, "suukaikan_timing", "suukaikan is on"),
        (
            "m_league",
            {"max_ron_winners": 2, "multi_ron_honba": "each", "pao_scope": "none"},
            "pao_scope",
            "pao is on",
        ),
        ("jpml_a", {"floating_uma": None}, "floating_uma", "uma_type is floating"),
    ],
)
def test_a_set_that_contradicts_itself_is_refused(preset, changes, option, because):
    assert faults_of(preset, **changes) == [(f"rules/{option}", "invalid_option_value")], because


def test_every_fault_is_named_at_once():
    faults = faults_of("tenho", kiriage=True, minimum_han=3, tobi="negative")
    assert sorted(faults) == [
        ("rules", "unknown_rule_set"),
        ("rules/kiriage", "unknown_option"),
        ("rules/minimum_han", "invalid_option_value"),
    ]


def test_faults_of_the_set_as_a_whole_are_named_at_once():
    faults = faults_of("tenhou_3p", uma=[1, 2, 3, 4], uma_type="floating")
    assert [field for field, _ in faults] == ["rules/uma", "rules/uma_type", "rules/floating_uma"]


def test_more_options_than_there_are_is_one_fault():
    assert fault_of(DEFAULT, {f"option_{number}": 1 for number in range(1000)}).code == "unknown_option"


# Descriptions.


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_is_described(preset):
    description = json.loads(json.dumps(describe(preset)))
    assert description["id"] == preset
    assert description["title"]
    assert description["note"].endswith(".")
    assert description["players"] == rule_set(preset).players
    assert {option["name"]: option["value"] for option in description["options"]} == to_wire(rule_set(preset))


@pytest.mark.parametrize("preset", PRESETS)
def test_a_value_has_a_source_or_is_assumed_or_decides_nothing(preset):
    for name, entry in entries(preset).items():
        assert bool(entry["source"]) + entry["assumed"] == 1 or not entry["applies"], name
        assert all(source["what"] == SOURCES[source["tag"]] for source in entry["source"])


@pytest.mark.parametrize(
    ("preset", "option", "because"),
    [
        ("tenhou_4p", "sanma_tsumo", "four players"),
        ("tenhou_3p", "suufon_renda", "three players"),
        ("tenhou_4p", "floating_uma", "the uma is fixed"),
        ("jpml_a", "uma", "the uma floats"),
        ("m_league", "abortive_dealer_repeat", "no hand is thrown in"),
        ("m_league", "nagashi_own_calls_allowed", "no nagashi mangan"),
        ("jpml_a", "multi_ron_sticks", "one winner"),
    ],
)
def test_an_option_without_effect_is_marked(preset, option, because):
    entry = entries(preset)[option]
    assert not entry["applies"], because
    assert not entry["assumed"]


def test_values_are_listed_where_they_can_be():
    assert entries(DEFAULT)["kiriage_mangan"]["values"] == [True, False]
    assert entries(DEFAULT)["noten_total"]["values"] == [0, 1000, 2000, 3000]
    assert entries(DEFAULT)["starting_points"]["values"] == {
        **{"type": "integer", "minimum": 0, "maximum": 1000000, "multipleOf": 100},
    }


@pytest.mark.parametrize("preset", PRESETS)
def test_a_value_is_one_of_the_values(preset):
    for entry in entries(preset).values():
        values = entry["values"]
        assert fits(values, entry["value"]), entry["name"]


#: Option whose values cannot be listed -> some of them, and near misses; one for each sort of values.
OF_SCHEMAS = [
    ("starting_points", [0, 100, 1_000_000], [-100, 150, 1_000_100, None, "100"]),
    ("chombo_penalty_points", [0, 20000, None], [-100, 150]),
    ("yakuman_cap", [1, 99, None], [0, 100, 1.5]),
    ("oka", [-1000, 0.5, 1000], [1000.5, None, True]),
    ("uma", [[], [15, 5, -5, -15]], [[1, 2, 3, 4, 5], 15, ["15"], [1001]]),
    ("floating_uma", [None, {"0": [15, 5, -5, -15]}], [[], {"5": []}, {"0": 15}]),
    ("red_fives", [{"m": 0, "p": 2, "s": 4}], [{"m": 1, "p": 1}, {"m": 1, "p": 1, "s": 5}, 3]),
    ("local_yaku", [[], ["renhou"]], ["renhou", ["riichi"]]),
    ("abortive_dealer_repeat", [True, False, [], ["suukaikan"]], ["always", ["exhaustive"], 1]),
]


@pytest.mark.parametrize(("option", "inside", "outside"), OF_SCHEMAS)
def test_values_that_cannot_be_listed_have_a_schema_which_tells_as_much(option, inside, outside):
    schema, read = entries(DEFAULT)[option]["values"], OPTIONS[option].values.read
    for wire in inside:
        assert fits(schema, wire)
        assert OPTIONS[option].values.write(read(wire)) == wire
    for wire in outside:
        assert not fits(schema, wire)
        with pytest.raises(ValueError, match=".*"):
            read(wire)


def test_every_sort_of_values_is_tried_above():
    sorts = {id(option.values) for option in OPTIONS.values() if not option.values.choices}
    assert sorts == {id(OPTIONS[name].values) for name, _, _ in OF_SCHEMAS}


def fits(values, wire):
    return wire in values if isinstance(values, list) else Draft202012Validator(values).is_valid(wire)


@pytest.mark.parametrize("yaku", LOCAL_YAKU)
@pytest.mark.parametrize("preset", PRESETS)
def test_a_local_yaku_counts_with_what_it_is_said_to_need(preset, yaku):
    needed = entries(preset)["local_yaku"]["needs"].get(yaku, {})
    assert yaku in rule_set(preset, {"local_yaku": [yaku], **needed}).local_yaku
    if needed:
        assert faults_of(preset, local_yaku=[yaku]) == [(f"rules/{name}", "invalid_option_value") for name in needed]


@pytest.mark.parametrize(
    ("preset", "needs"),
    [
        ("mahjong_soul_4p", {"renhou": {"renhou": "yakuman"}, "mondeikou": {"red_fives": {"m": 1, "p": 2, "s": 1}}}),
        ("tenhou_3p", {"renhou": {"renhou": "yakuman"}, "mondeikou": {"red_fives": {"m": 0, "p": 2, "s": 2}}}),
        ("mahjong_soul_ancient", {"mondeikou": {"red_fives": {"m": 1, "p": 2, "s": 1}}}),
    ],
)
def test_needs_are_those_that_the_rule_set_does_not_meet(preset, needs):
    assert entries(preset)["local_yaku"]["needs"] == needs
    assert [name for name, entry in entries(preset).items() if "needs" in entry] == ["local_yaku"]


def test_an_unknown_preset_is_not_described():
    with pytest.raises(ImpossibleQuestion, match="no rule set 'x'"):
        describe("x")


def test_everything_is_described():
    everything = json.loads(json.dumps(describe_all()))
    assert everything["default"] == DEFAULT
    assert [preset["id"] for preset in everything["presets"]] == list(PRESETS)
    assert {option["name"]: option["default"] for option in everything["options"]} == to_wire(RuleSet())
