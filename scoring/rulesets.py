"""Rule sets by name: a preset, with single options changed, checked as a whole; and their description.

May import: ``told``, ``errors``, ``hints``, ``rules``, ``presets``.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache
from operator import attrgetter
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

from scoring.errors import Fault, ImpossibleQuestion, pointer_part
from scoring.hints import did_you_mean, nearest
from scoring.presets import PRESETS, SOURCES
from scoring.rules import OPTIONS, Option, RuleSet
from scoring.told import Told

#: The preset of a question that names none.
DEFAULT = "mahjong_soul_4p"


def _has_uma_of_another_size(rules: RuleSet) -> bool:
    return len(rules.uma) != rules.players


def _floats_in_sanma(rules: RuleSet) -> bool:
    return rules.players == 3 and rules.uma_type == "floating"


def _floats_without_a_table(rules: RuleSet) -> bool:
    return rules.uma_type == "floating" and rules.floating_uma is None


def _has_a_table_of_another_size(rules: RuleSet) -> bool:
    table = rules.floating_uma
    return table is not None and [len(uma) for uma in table] != [rules.players] * (rules.players + 1)


def _has_red_man_in_sanma(rules: RuleSet) -> bool:
    return rules.players == 3 and rules.red_fives[0] > 0


class Need(NamedTuple):
    """What a local yaku asks of another option.

    :ivar right: what ``{option}`` must be, a sentence with that hole.
    :ivar lacks: whether a rule set has it otherwise.
    :ivar wire: number of players -> a value in wire form that is right, the one that is played most.
    """

    yaku: str
    option: str
    right: str
    lacks: Callable[[RuleSet], bool]
    wire: Mapping[int, object]

    def is_unmet(self, rules: RuleSet) -> bool:
        """Say whether a rule set lists the yaku without what it needs."""
        return self.yaku in rules.local_yaku and self.lacks(rules)


#: What local yaku ask of other options, each of one; a yakuman is what renhou is in ``mahjong_soul_ancient``, which
#: lists it.
NEEDS = (
    Need(
        "renhou",
        "renhou",
        "{option} must not be off because local_yaku lists it",
        lambda rules: rules.renhou == "off",
        {3: "yakuman", 4: "yakuman"},
    ),
    Need(
        "mondeikou",
        "red_fives",
        "{option} must be four in all because local_yaku lists mondeikou",
        lambda rules: sum(rules.red_fives) != 4,
        {3: {"m": 0, "p": 2, "s": 2}, 4: {"m": 1, "p": 2, "s": 1}},
    ),
)


#: What a set as a whole may not be: (option to blame, what is right, when it is wrong).
CONTRADICTIONS: tuple[tuple[str, str, Callable[[RuleSet], bool]], ...] = (
    ("uma", "{option} must have one number for each player", _has_uma_of_another_size),
    ("uma_type", "{option} must be fixed with three players", _floats_in_sanma),
    ("floating_uma", "{option} must be given because uma_type is floating", _floats_without_a_table),
    ("floating_uma", "{option} must have a list like uma for 0, 1, … all players", _has_a_table_of_another_size),
    ("red_fives", "{option} must have no m with three players, who play without 2m to 8m", _has_red_man_in_sanma),
    *((need.option, need.right, need.is_unmet) for need in NEEDS),
)

_OPTIONS = tuple(OPTIONS.values())
_values = attrgetter(*OPTIONS)

#: Every rule set that somebody holds, by its values.
_IN_USE: WeakValueDictionary[tuple[object, ...], RuleSet] = WeakValueDictionary()


def rule_set(preset: str, overrides: Mapping[str, object] = {}) -> RuleSet:
    """Find the rule set of a preset with some options changed.

    Equal sets are one object for as long as anybody holds it. An option that decides nothing in the preset
    takes its value in ``standard`` once other changes give it something to decide: if ``max_ron_winners`` is
    raised from 1, say, ``multi_ron_sticks`` is no longer ``single_winner``.

    :param overrides: option -> value in wire form. ``players`` is the preset's and cannot be changed.
    :raises ImpossibleQuestion: with every ``unknown_rule_set``, ``unknown_option``, ``invalid_option_value``.
    """
    if not overrides and preset in PRESETS:
        return _AS_NAMED[preset]
    chosen, faults = _read(overrides)
    faults += _check_players(preset, chosen) if preset in PRESETS else [_unknown_preset(preset)]
    if faults:
        raise ImpossibleQuestion(tuple(faults))
    return _combined(preset, tuple(sorted(chosen.items())))


def to_wire(rules: RuleSet) -> dict[str, object]:
    """Write every option of a rule set in wire form; ``rule_set`` reads it back."""
    return {name: option.values.write(getattr(rules, name)) for name, option in OPTIONS.items()}


def describe_all() -> dict[str, object]:
    """Describe what there is to choose from, ready for JSON.

    :return: ``default``; ``presets``, each with ``id``, ``title``, ``note``, ``players``; ``options``, each
        with ``name``, ``meaning``, ``values`` (a list of all, or their JSON Schema where they cannot be listed),
        ``applies_to`` and ``default``, its value in ``standard``.
    """
    return {
        "default": DEFAULT,
        "presets": [_heading(preset) for preset in PRESETS],
        "options": [_meaning(option) | {"default": option.values.write(option.default)} for option in _OPTIONS],
    }


def describe(preset: str) -> dict[str, object]:
    """Describe a preset, ready for JSON.

    :return: ``id``, ``title``, ``note`` and ``players``; and ``options``, each with ``name``, ``meaning``,
        ``values``, ``applies_to``, ``value``, ``source`` (a list of ``tag`` and ``what``), ``applies`` (false
        if the rest of the set leaves it nothing to decide) and ``assumed`` (true if it applies, but no text
        says how, so that it is as in ``standard``); ``local_yaku`` also with ``needs``, what those yaku would
        need that the set has otherwise: yaku -> option -> a value that is right.
    :raises ImpossibleQuestion: with ``unknown_rule_set``.
    """
    rules = rule_set(preset)
    return _heading(preset) | {"options": [_entry(option, preset, rules) for option in _OPTIONS]}


def _read(overrides: Mapping[str, object]) -> tuple[dict[str, object], list[Fault]]:
    if len(overrides) > len(OPTIONS):
        return {}, [Fault("rules", "unknown_option", Told("there are no more than {most} options", most=len(OPTIONS)))]
    chosen, faults = {}, []
    for name, wire in overrides.items():
        try:
            chosen[name] = OPTIONS[name].values.read(wire)
        except KeyError:
            faults.append(_unknown_option(name))
        except ValueError:
            faults.append(_invalid(name, "{option} must be {values}", values=OPTIONS[name].values.phrase))
    return chosen, faults


def _check_players(preset: str, chosen: Mapping[str, object]) -> list[Fault]:
    players = _AS_NAMED[preset].players
    if chosen.get("players", players) == players:
        return []
    fixed = "{option} must be {players} with {preset}; for another size choose another preset"
    return [_invalid("players", fixed, players=players, preset=preset)]


def _unknown_preset(preset: str) -> Fault:
    hint = did_you_mean(nearest(preset, PRESETS)) or Told("choose {presets}", presets=[*PRESETS])
    detail = Told("there is no rule set {preset}; {hint}", preset=repr(preset[:40]), hint=hint)
    return Fault("rules", "unknown_rule_set", detail)


def _unknown_option(name: str) -> Fault:
    hint = did_you_mean(nearest(name, OPTIONS)) or Told("/v1/rules lists them")
    detail = Told("there is no option {option}; {hint}", option=repr(name[:40]), hint=hint)
    return Fault(_path(name), "unknown_option", detail)


def _invalid(name: str, detail: str, **values: object) -> Fault:
    return Fault(_path(name), "invalid_option_value", Told(detail, option=name, **values))


def _path(name: str) -> str:
    return f"rules/{pointer_part(name)}"


@lru_cache(maxsize=256)
def _combined(preset: str, chosen: tuple[tuple[str, object], ...]) -> RuleSet:
    values: dict[str, Any] = {name: value for name, (value, _) in PRESETS[preset].rows.items()}
    rules = _awake(RuleSet(**values | dict(chosen)), dict(chosen))
    faults = [_invalid(name, detail) for name, detail, wrong in CONTRADICTIONS if wrong(rules)]
    faults += [_invalid(name, "{option} must not be {idle} here", idle=OPTIONS[name].idle) for name in _idlers(rules)]
    if faults:
        raise ImpossibleQuestion(tuple(faults))
    return _IN_USE.setdefault(_values(rules), rules)


def _awake(rules: RuleSet, chosen: Mapping[str, object]) -> RuleSet:
    woken: dict[str, Any] = {name: OPTIONS[name].default for name in _idlers(rules) if name not in chosen}
    return replace(rules, **woken) if woken else rules


def _idlers(rules: RuleSet) -> list[str]:
    """Name the options that are set to decide nothing although they would have something to decide."""
    return [o.name for o in _OPTIONS if o.idle is not None and getattr(rules, o.name) == o.idle and o.applies(rules)]


def _heading(preset: str) -> dict[str, object]:
    title, note, _ = PRESETS[preset]
    return {"id": preset, "title": title, "note": note, "players": _AS_NAMED[preset].players}


def _meaning(option: Option) -> dict[str, object]:
    return {
        "name": option.name,
        "meaning": option.meaning,
        "values": list(option.values.choices) or option.values.schema,
        "applies_to": option.applies_to,
    }


def _entry(option: Option, preset: str, rules: RuleSet) -> dict[str, object]:
    row = PRESETS[preset].rows.get(option.name)
    applies = option.applies(rules)
    return {
        **_meaning(option),
        **({"needs": _needs(rules)} if option.name == "local_yaku" else {}),
        "value": option.values.write(getattr(rules, option.name)),
        "source": [{"tag": tag, "what": SOURCES[tag]} for tag in row[1].split()] if row else [],
        "applies": applies,
        "assumed": applies and row is None,
    }


def _needs(rules: RuleSet) -> dict[str, dict[str, object]]:
    """List what each local yaku would need that a rule set has otherwise: yaku -> option -> a value that is right."""
    return {need.yaku: {need.option: need.wire[rules.players]} for need in NEEDS if need.lacks(rules)}


_AS_NAMED = {preset: _combined(preset, ()) for preset in PRESETS}
