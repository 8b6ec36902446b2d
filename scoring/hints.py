"""Hints: which names a wrong one may stand for.

May import: ``told``.
"""

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches

from scoring.told import Told, either

#: More names than these help nobody.
MOST = 3
#: How alike two names must be; those of so few letters are soon alike by chance.
_ALIKE, _ALIKE_IF_SHORT, _SHORT = 0.75, 0.88, 4


def nearest(wrong: str, known: Iterable[str]) -> list[str]:
    """List the known names that a wrong one may stand for: itself in another style, or with its words, or one like it.

    >>> nearest("seatWind", ["hand", "seat_wind"]), nearest("wind", ["round_wind", "seat_wind", "hand"])
    (['seat_wind'], ['round_wind', 'seat_wind'])
    """
    wrong, names = wrong[:60], list(known)
    words = _words(wrong)
    same = [name for name in names if _bare(name) == _bare(wrong)]
    more = same or [name for name in names if _are_within(words, _words(name))]
    if 0 < len(more) <= MOST:
        return more
    fewer = [name for name in names if _are_within(_words(name), words)]
    return _alike(_bare(wrong), names) or (fewer if len(fewer) <= MOST else [])


def _alike(bare: str, names: list[str]) -> list[str]:
    """Find the name that looks most like a wrong one, if any does."""
    of_bare = {_bare(name): name for name in names}
    cutoff = _ALIKE if len(bare) > _SHORT else _ALIKE_IF_SHORT
    return [of_bare[found] for found in get_close_matches(bare, of_bare, n=1, cutoff=cutoff)]


def did_you_mean(names: Sequence[str]) -> Told | None:
    """Ask which of the names that a wrong one may stand for it is; ``None``: there are none.

    >>> did_you_mean(["round_wind", "seat_wind"])
    'did you mean round_wind or seat_wind?'
    """
    return Told("did you mean {names}?", names=either(names)) if names else None


def _bare(name: str) -> str:
    return name.replace("_", "").lower()


def _words(name: str) -> list[str]:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower().split("_")


def _are_within(words: list[str], others: list[str]) -> bool:
    """Say whether all words are among others, some of them shorter or longer."""
    return all(any(_begins(word, other) or _begins(other, word) for other in others) for word in words)


def _begins(short: str, long: str) -> bool:
    return long.startswith(short) if len(short) >= _SHORT else short == long != ""
