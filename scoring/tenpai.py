"""Tenpai (聴牌): which kinds complete a hand that is one tile short, and with which waits (S14, S15).

Only shape counts here, not yaku. May import: ``tiles``, ``rules``, ``hand``, ``shapes``.
"""

from functools import lru_cache
from typing import Literal

from scoring.hand import Win
from scoring.rules import RuleSet
from scoring.shapes import FAMILIES, Family, Reading, readings
from scoring.tiles import ALL_KINDS, HONOURS, NOT_IN_SANMA, UNIT, YAOCHUU, count, present, units

#: Shape of a wait: that of a reading, or a tanki that slides along a run.
Shape = Literal["ryanmen", "kanchan", "penchan", "shanpon", "tanki", "nobetan", "kokushi_juusanmen"]

_ORPHANS = units(YAOCHUU)


def _size(packed: int) -> int:
    """Count the tiles of a family."""
    return ((packed & 0o707070707) + (packed >> 3 & 0o7070707)) % 63


@lru_cache(maxsize=8192)
def waits(packed: int, players: int = 4, melded: bool = False) -> tuple[int, ...]:
    """List the kinds that complete a hand of 13 tiles, three fewer for each meld, in order.

    A kind is listed even if the hand holds all four of it; the rule ``karaten`` says whether that counts.
    Seven pairs and thirteen orphans are waited for only without melds.
    """
    found = _standard_waits(packed)
    if not melded:
        found |= _pair_waits(packed) | _orphan_waits(packed)
    if players == 3:
        found -= NOT_IN_SANMA
    return tuple(sorted(found))


def waits_of(packed: int, win: Win, rules: RuleSet) -> tuple[int, ...]:
    """List the kinds that complete concealed tiles beside the melds of a win under its rules."""
    return waits(packed, rules.players, melded=bool(win.melds))


def _standard_waits(packed: int) -> frozenset[int]:
    """Find the waits of four groups and a pair.

    Complete families have 3n tiles, the one with the pair 3n + 2. So of 3n + 1 tiles in all one is missing in a family
    of 3n + 1, or in either of two families of 3n + 2, and all others are complete as they are.
    """
    short = []
    for family in FAMILIES:
        held = packed >> family.shift & family.mask
        if _size(held) % 3:
            short.append((held, family))
        elif held not in family.splits:
            return frozenset()
    if len(short) == 1:
        return _waits_in(*short[0])
    if len(short) == 2:
        (one, of_one), (other, of_other) = short
        waits = _waits_in(one, of_one) if other in of_other.splits else frozenset()
        return waits | _waits_in(other, of_other) if one in of_one.splits else waits
    return frozenset()


def _waits_in(held: int, family: Family) -> frozenset[int]:
    """List the kinds that complete a family; a fifth of a kind among them."""
    return frozenset([kind for kind, unit in family.units if held + unit in family.splits])


def _pair_waits(packed: int) -> set[int]:
    """Find the wait of seven pairs: six kinds twice and one once."""
    pairs = packed >> 1 & ALL_KINDS
    single = packed & ALL_KINDS
    six_and_one = pairs.bit_count() == 6 and single.bit_count() == 1 and not pairs & single
    return {UNIT.index(single)} if six_and_one and packed == single + 2 * pairs else set()


def _orphan_waits(packed: int) -> set[int]:
    """Find the waits of thirteen orphans: the one missing, or all of them."""
    held = present(packed)
    if held & ~_ORPHANS or _ORPHANS.bit_count() - held.bit_count() > 1:
        return set()
    missing = _ORPHANS & ~held
    return {kind for kind in YAOCHUU if UNIT[kind] & (missing or _ORPHANS)}


def shapes(packed: int, kind: int) -> tuple[Shape, ...]:
    """Name the waits with which a kind completes a hand of 13 tiles, one for each reading, none twice."""
    return tuple(dict.fromkeys(_shape(reading) for reading in readings(packed + UNIT[kind], kind)))


def _shape(reading: Reading) -> Shape:
    """Tell the tanki that slides along a run, 5678 waiting for 5 and 8, from the others."""
    pair = reading.winning
    slides = reading.wait == "tanki" and pair < HONOURS[0]
    if slides and (_slides_up(pair, reading.runs) or _slides_down(pair, reading.runs)):
        return "nobetan"
    return reading.wait


def _slides_up(pair: int, runs: tuple[int, ...]) -> bool:
    return pair % 9 < 6 and pair + 1 in runs


def _slides_down(pair: int, runs: tuple[int, ...]) -> bool:
    return pair % 9 > 2 and pair - 3 in runs


def counts_as_tenpai(waits: tuple[int, ...], packed: int, melded: int, rules: RuleSet) -> bool:
    """Say whether waits make a hand tenpai: not if it holds all four of each itself (rule ``karaten``).

    A rule set that does not say whether melds count looks at the concealed tiles only, as the platforms do that
    leave it open.

    :param packed: packed count of the concealed tiles; ``melded``: of the melds.
    """
    if rules.karaten == "tenpai":
        return bool(waits)
    held = packed + melded if rules.karaten == "noten_if_all_four_in_hand_or_melds" else packed
    return any(count(held, kind) < 4 for kind in waits)
