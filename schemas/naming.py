"""Naming: what the ids in an answer are called in the language that was asked for."""

from functools import lru_cache
from typing import Any, NamedTuple

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
    "kind": ("abortive_draws",),
    "ends": ("ends",),
    "reason": ("reasons", "game_ends"),
    "code": ("notes", "choices", "steps", "lacks", "standings", "reasons", "decisions", "game_ends"),
}

#: Field -> the sort of names that are put beside its ids, for the same id is called otherwise in another field.
BESIDE = {"kind": "causes", "code": "causes"}


class _Known(NamedTuple):
    """Field -> id -> name in one language: of ids that ``names`` has, and of those that have it beside them."""

    common: dict[str, dict[str, str]]
    beside: dict[str, dict[str, str]]


@lru_cache(maxsize=len(LANGUAGES))
def _known(lang: str) -> _Known:
    return _Known(
        {field: vocabulary(sorts, lang) for field, sorts in FIELDS.items()},
        {field: vocabulary((sort,), lang) for field, sort in BESIDE.items()},
    )


def give_names(answer: dict[str, Any], lang: str) -> None:
    """Name the ids in an answer: in its field ``names``, or in a field ``name`` beside them where they have one.

    What has no ids to be named gets no ``names``.
    """
    found: dict[str, str] = {}
    _collect(answer, _known(lang), found)
    if found:
        answer["names"] = found


def _collect(part: dict[str, Any], known: _Known, found: dict[str, str]) -> None:
    own = None
    for field, value in part.items():
        if field in known.beside and value in known.beside[field]:
            own = known.beside[field][value]
        elif field in known.common and not (field == "id" and "name" in part):
            _name(known.common[field], value, found)
        if value.__class__ is dict:
            _collect(value, known, found)
        elif value.__class__ is list and value and value[0].__class__ is dict:
            for one in value:
                _collect(one, known, found)
    if own:
        part["name"] = own


def _name(known: dict[str, str], ids: Any, found: dict[str, str]) -> None:
    """Name one id, those of a list, or those that are the keys of an object; numbers of seats have no name."""
    if ids.__class__ is str:
        if ids in known:
            found[ids] = known[ids]
    elif ids.__class__ is dict or ids.__class__ is list:
        found.update((id, known[id]) for id in ids if id.__class__ is str and id in known)
