"""Naming: what the ids in an answer are called in the language that was asked for."""

from functools import lru_cache
from typing import Any

from locales import LANGUAGES, vocabulary

#: Field -> the sorts of names that the ids in it are looked up in. Of an object the keys are the ids.
FIELDS: dict[str, tuple[str, ...]] = {
    "id": ("fu", "yaku"),
    "yaku": ("yaku",),
    "replaces": ("yaku",),
    "limit": ("limits",),
    "form": ("forms",),
    "by_form": ("forms",),
    "forms": ("forms",),
    "wait": ("waits",),
    "shapes": ("waits",),
    "type": ("groups",),
    "from": ("seats",),
    "to": ("seats",),
    "payer": ("seats",),
    "wind": ("seats",),
    "for": ("paid_for",),
    "kind": ("causes", "abortive_draws"),
    "ends": ("ends",),
    "reason": ("reasons", "game_ends"),
    "code": ("notes", "choices", "steps", "lacks", "standings", "causes", "reasons", "decisions", "game_ends"),
}


@lru_cache(maxsize=len(LANGUAGES))
def _known(lang: str) -> dict[str, dict[str, str]]:
    """Give the names that may stand for the ids of each field."""
    return {field: vocabulary(sorts, lang) for field, sorts in FIELDS.items()}


def names_in(answer: dict[str, Any], lang: str) -> dict[str, str]:
    """Collect the names of the ids in an answer, besides those that have a field ``name`` beside them."""
    found: dict[str, str] = {}
    _collect(answer, _known(lang), found)
    return found


def _collect(part: dict[str, Any], known: dict[str, dict[str, str]], found: dict[str, str]) -> None:
    for field, value in part.items():
        if field in known and not (field == "id" and "name" in part):
            _name(known[field], value, found)
        if value.__class__ is dict:
            _collect(value, known, found)
        elif value.__class__ is list and value and value[0].__class__ is dict:
            for one in value:
                _collect(one, known, found)


def _name(known: dict[str, str], ids: Any, found: dict[str, str]) -> None:
    """Name one id, those of a list, or those that are the keys of an object; numbers of seats have no name."""
    if ids.__class__ is str:
        if ids in known:
            found[ids] = known[ids]
    elif ids.__class__ is dict or ids.__class__ is list:
        found.update((id, known[id]) for id in ids if id.__class__ is str and id in known)
