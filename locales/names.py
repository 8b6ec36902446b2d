"""Which language to answer in, and what a thing is called in it.

A *tag* is a BCP-47 language tag as callers write it: ``ja``, ``en-GB``, ``zh-Hant-HK``.
A *language* is one of ``LANGUAGES``; a row of names has one column for each, in that order.

May import: ``terms``, ``yaku``. Knows nothing of HTTP: the caller sorts ``Accept-Language`` by its weights.
"""

from .terms import FORMS, FU, LIMITS, WAITS
from .yaku import YAKU, YAKU_MEANING

LANGUAGES = ("en", "ja", "zh-Hans", "zh-Hant", "ko")
DEFAULT = "en"

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


def yaku_meaning(yaku: str) -> str:
    """Say in one English sentence what a yaku is."""
    return YAKU_MEANING[yaku]


def limit_name(limit: str, language: str = DEFAULT) -> str:
    """Name a limit, from mangan to yakuman."""
    return LIMITS[limit][_COLUMN[language]]


def fu_name(item: str, language: str = DEFAULT) -> str:
    """Name a reason for fu, such as the base or a triplet."""
    return FU[item][_COLUMN[language]]


def form_name(form: str, language: str = DEFAULT) -> str:
    """Name the form of a complete hand."""
    return FORMS[form][_COLUMN[language]]


def wait_name(wait: str, language: str = DEFAULT) -> str:
    """Name the shape of a wait."""
    return WAITS[wait][_COLUMN[language]]
