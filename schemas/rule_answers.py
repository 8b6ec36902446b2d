"""Answers about rule sets: what there is to choose from, in the language that was asked for."""

from typing import Any

from locales import DEFAULT, option_meaning, preset_note, preset_title, value_names


def in_language(described: dict[str, Any], lang: str | None) -> dict[str, Any]:
    """Put what ``rulesets`` describes into a language: titles, notes, meanings, and what values are called.

    :param lang: ``None``: none was asked for, and nothing changes.
    """
    if lang is None:
        return described
    told = _heading(described, lang) if "id" in described else dict(described)
    if "presets" in told:
        told["presets"] = [_heading(preset, lang) for preset in told["presets"]]
    return {**told, "options": [_option(option, lang) for option in told["options"]]}


def _heading(preset: dict[str, Any], lang: str) -> dict[str, Any]:
    told = {**preset, "title": preset_title(preset["id"], lang)}
    return told if lang == DEFAULT else {**told, "note": preset_note(preset["id"], lang)}


def _option(option: dict[str, Any], lang: str) -> dict[str, Any]:
    name = option["name"]
    meaning = option["meaning"] if lang == DEFAULT else option_meaning(name, lang)
    names = value_names(name, _words(option["values"]), lang)
    return {**option, "meaning": meaning, **({"names": names} if names else {})}


def _words(values: list[Any] | dict[str, Any]) -> list[str]:
    """List the values of an option that need a name, or those that it lists: numbers need none."""
    if isinstance(values, list):
        return [value if isinstance(value, str) else str(value).lower() for value in values if type(value) is not int]
    if "anyOf" in values:
        return [word for schema in values["anyOf"] for word in _words(schema)]
    if values["type"] == "boolean":
        return ["true", "false"]
    return _words(values.get("items", {}).get("enum", []))
