"""Guide: what yaku are, and what the rules leave a table to decide, in a language.

May import: ``game_options``, ``hand_options``, ``meanings``, ``names``, ``presets``, ``terms``, ``yaku``.
"""

from collections.abc import Iterable, Mapping

from .game_options import OF_GAMES
from .hand_options import OF_HANDS
from .meanings import en, ja, ko, zh_hans, zh_hant
from .names import DEFAULT, LANGUAGES, Row
from .presets import PRESETS
from .terms import ABORTIVE_DRAWS, SWITCH
from .yaku import YAKU

#: What yaku are.
_YAKU = {"en": en.YAKU, "ja": ja.YAKU, "zh-Hans": zh_hans.YAKU, "zh-Hant": zh_hant.YAKU, "ko": ko.YAKU}
#: What options decide, and where the values of rule sets come from; the rules themselves say it in English.
_OPTIONS = {"ja": ja.OPTIONS, "zh-Hans": zh_hans.OPTIONS, "zh-Hant": zh_hant.OPTIONS, "ko": ko.OPTIONS}
_NOTES = {"ja": ja.NOTES, "zh-Hans": zh_hans.NOTES, "zh-Hant": zh_hant.NOTES, "ko": ko.NOTES}

#: Option -> value -> its name; the values of any other are true and false.
_VALUES: Mapping[str, Mapping[str, Row]] = {
    **OF_GAMES,
    **OF_HANDS,
    "abortive_dealer_repeat": {**SWITCH, **ABORTIVE_DRAWS},
    "local_yaku": YAKU,
}


def yaku_meaning(yaku: str, language: str = DEFAULT) -> str:
    """Say in one sentence what a yaku is.

    >>> yaku_meaning("sankantsu", "ja")
    '三つの槓子。'
    """
    return _YAKU[language][yaku]


def option_meaning(option: str, language: str) -> str:
    """Say what an option of the rules decides, in a language that is not English.

    >>> option_meaning("pinfu_tsumo", "zh-Hans")
    '平和自摸：自摸时平和仍成立，另计门前清自摸和，共20符。'
    """
    return _OPTIONS[language][option]


def value_names(option: str, values: Iterable[str], language: str) -> dict[str, str]:
    """Name values of an option, those of a switch as ``true`` and ``false``: value -> name.

    >>> value_names("tobi", ("none", "negative"), "ko")
    {'none': '없음', 'negative': '0점 미만'}
    """
    column, rows = LANGUAGES.index(language), _VALUES.get(option, SWITCH)
    return {value: rows[value][column] for value in values}


def preset_title(preset: str, language: str) -> str:
    """Name a rule set."""
    return PRESETS[preset][LANGUAGES.index(language)]


def preset_note(preset: str, language: str) -> str:
    """Say where the values of a rule set come from, in a language that is not English."""
    return _NOTES[language][preset]
