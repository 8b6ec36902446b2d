"""Which language to answer in, and what a thing is called in it.

A *tag* is a BCP-47 language tag as callers write it: ``ja``, ``en-GB``, ``zh-Hant-HK``.
A *language* is one of ``LANGUAGES``; a row of names has one column for each, in that order.

May import: ``decisions``, ``faults``, ``pictures``, ``problems``, ``reasons``, ``rulebook``, ``sentences``, ``terms``,
``words``, ``workings``, ``yaku``. Knows nothing of HTTP: the caller sorts ``Accept-Language`` by its weights.
"""

from collections.abc import Mapping

from . import decisions, faults, pictures, sentences
from .problems import PROBLEMS
from .reasons import CAUSES, CHOICES, DECISIONS, ENDS, LACKS, NOTES, REASONS, STANDINGS, STEPS
from .rulebook import RULES
from .terms import ABORTIVE_DRAWS, FORMS, FU, GAME_ENDS, GROUPS, LIMITS, PAID_FOR, SEATS, WAITS
from .words import WORDS
from .workings import WORKINGS
from .yaku import YAKU

LANGUAGES = ("en", "ja", "zh-Hans", "zh-Hant", "ko")
DEFAULT = "en"

Row = tuple[str, str, str, str, str]

#: The catalogue: sort of name -> id -> its name in every language. A name in an answer is from here.
CATALOGUE: dict[str, dict[str, Row]] = {
    "yaku": YAKU,
    "limits": LIMITS,
    "fu": FU,
    "forms": FORMS,
    "waits": WAITS,
    "groups": GROUPS,
    "seats": SEATS,
    "paid_for": PAID_FOR,
    "game_ends": GAME_ENDS,
    "abortive_draws": ABORTIVE_DRAWS,
    "reasons": REASONS,
    "causes": CAUSES,
    "ends": ENDS,
    "notes": NOTES,
    "choices": CHOICES,
    "steps": STEPS,
    "lacks": LACKS,
    "standings": STANDINGS,
    "decisions": DECISIONS,
    "rules": RULES,
    "furiten_rules": sentences.FURITEN,
    "tenpai_rules": sentences.TENPAI,
    "why_paid": sentences.CHOICES,
    "why_not": sentences.LACKS,
    "workings": WORKINGS,
    "why_settled": decisions.DECISIONS,
    "why_noted": sentences.NOTES,
    "problems": PROBLEMS,
    "words": WORDS,
    "tiles": pictures.TILES,
    "picture": pictures.PARTS,
}

#: Sorts of sentences that explain something; no code is in two of them.
EXPLAINING = ("rules", "furiten_rules", "tenpai_rules", "why_paid", "why_not", "workings", "why_settled", "why_noted")

#: Hole of a sentence that the name of an id fills, or those of several -> the sort of name.
HOLES = {
    "payer": "seats",
    "limit": "limits",
    "kind": "abortive_draws",
    "ends": "ends",
    "forms": "forms",
    "yaku": "yaku",
}

_SENTENCES = {code: row for sort in EXPLAINING for code, row in CATALOGUE[sort].items()}

#: Sorts of names that also stand in the sentences of faults.
_IN_FAULTS = ("yaku", "reasons", "abortive_draws")

#: Sentence of a fault, or a part of one, in English -> in the other languages.
_FAULTS = {
    **{id: row[1:] for sort in _IN_FAULTS for id, row in CATALOGUE[sort].items()},
    **faults.PHRASES,
    **faults.SENTENCES,
}

_COLUMN = {language: column for column, language in enumerate(LANGUAGES)}

#: First part of a tag -> language; ``*`` means any language. Chinese needs a second look.
_LANGUAGE = {"en": "en", "ja": "ja", "ko": "ko", "*": DEFAULT}

#: Later part of a Chinese tag, a script or a region, -> how Chinese is written there.
_SCRIPT = {
    "hans": "zh-Hans",
    "hant": "zh-Hant",
    "cn": "zh-Hans",
    "sg": "zh-Hans",
    "my": "zh-Hans",
    "tw": "zh-Hant",
    "hk": "zh-Hant",
    "mo": "zh-Hant",
}


def language_of(*tags: str) -> str | None:
    """Pick the language of the first tag that fits, best wish first; none if none fits.

    >>> language_of("fr-CA", "zh-TW", "ja")
    'zh-Hant'
    """
    return next(filter(None, map(_language, tags)), None)


def _language(tag: str) -> str | None:
    first, *later = tag.strip().lower().replace("_", "-").split("-")
    if first == "zh":
        # A script stands before a region and outweighs it: zh-Hant-CN is traditional.
        return next((_SCRIPT[part] for part in later if part in _SCRIPT), "zh-Hans")
    return _LANGUAGE.get(first)


def yaku_name(yaku: str, language: str = DEFAULT) -> str:
    """Name a yaku, local ones included.

    >>> yaku_name("pinfu", "ko")
    '핑후'
    """
    return YAKU[yaku][_COLUMN[language]]


def name_of(sort: str, id: str, language: str = DEFAULT) -> str:
    """Name something, by the sort of name that it has in the catalogue.

    >>> name_of("limits", "mangan", "zh-Hans")
    '满贯'
    """
    return CATALOGUE[sort][id][_COLUMN[language]]


def sentence(code: str, values: Mapping[str, object], language: str = DEFAULT) -> str:
    """Explain something in a sentence.

    :param values: what its holes are filled with, by their names: numbers, lists, and the ids of ``HOLES``.

    >>> sentence("share_exact", {"payer": "west", "times": 4, "base": 2000, "after": 8000}, "ja")
    '西: 4 × 2000 = 8000点。'
    """
    filled = {hole: _written(hole, value, language) for hole, value in values.items()}
    return _SENTENCES[code][_COLUMN[language]].format_map(filled)


def fault_wording(template: str, language: str) -> str:
    """Give the sentence of a fault in a language, or a part of one.

    :param template: the same in English, with holes.

    >>> fault_wording("seat {seat} wins twice", "ja")
    '席{seat}が二度和了しています。'
    """
    column = _COLUMN[language]
    return _FAULTS[template][column - 1] if column else template


def _written(hole: str, value: object, language: str) -> str:
    values = value if isinstance(value, list | tuple) else (value,)
    if hole in HOLES:
        return ", ".join(name_of(HOLES[hole], id, language) for id in values)
    return " ".join(map(str, values))


def vocabulary(sorts: tuple[str, ...], language: str) -> dict[str, str]:
    """Collect the names of some sorts: id -> name."""
    column = _COLUMN[language]
    return {id: row[column] for sort in sorts for id, row in CATALOGUE[sort].items()}
