"""Tenpai (聴牌): which kinds complete a hand that is one tile short, and with which waits (S14, S15).

Only shape counts here, not yaku. May import: ``tiles``, ``rules``, ``hand``, ``shapes``.
"""

from functools import cache
from typing import Literal, NamedTuple

from scoring.hand import Win
from scoring.rules import RuleSet
from scoring.shapes import Reading, readings, splits
from scoring.tiles import ALL_KINDS, HONOURS, MAN, NOT_IN_SANMA, SUITS, UNIT, YAOCHUU, count, present, units

#: Shape of a wait: that of a reading, or a tanki that slides along a run.
Shape = Literal["ryanmen", "kanchan", "penchan", "shanpon", "tanki", "nobetan", "kokushi_juusanmen"]

_ORPHANS = units(YAOCHUU)

#: Lowest kind of each suit and of the honours, the place of its bits in a packed count, and their mask.
_FAMILY_BITS = tuple((family[0], 3 * family[0], (1 << 3 * len(family)) - 1) for family in (*SUITS, HONOURS))

_RANKS = tuple(UNIT[kind] for kind in MAN)
_HONOUR_RANKS = _RANKS[: len(HONOURS)]
_TRIPLETS = tuple(3 * unit for unit in _RANKS)
_RUNS = tuple(0o111 * unit for unit in _RANKS[:7])


@cache
def _complete(is_suit: bool) -> frozenset[int]:
    """List every packed count, from the lowest kind on, that a suit or the honours can split completely.

    That is up to four groups with or without a pair, no kind more than four times: 21,743 and 498 counts.
    """
    groups = (*_TRIPLETS, *_RUNS) if is_suit else _TRIPLETS[: len(HONOURS)]
    whole = {0}
    for _ in range(4):
        whole |= {held + group for held in whole for group in groups if _fits(held + group)}
    pairs = [2 * unit for unit in (_RANKS if is_suit else _HONOUR_RANKS)]
    return frozenset(whole | {held + pair for held in whole for pair in pairs if _fits(held + pair)})


_TOP_BITS = ALL_KINDS << 2


def _fits(packed: int) -> bool:
    """Say whether no kind is held five to seven times: such a count has its top bit and another."""
    return not packed & _TOP_BITS & (packed << 1 | packed << 2)


def _size(packed: int) -> int:
    """Count the tiles of a family."""
    return ((packed & 0o707070707) + (packed >> 3 & 0o7070707)) % 63


def waits(packed: int, players: int = 4, melded: bool = False) -> list[int]:
    """List the kinds that complete a hand of 13 tiles, three fewer for each meld, in order.

    A kind is listed even if the hand holds all four of it; the rule ``karaten`` says whether that counts.
    Seven pairs and thirteen orphans are waited for only without melds.
    """
    found = _standard_waits(packed)
    if not melded:
        found |= _pair_waits(packed) | _orphan_waits(packed)
    if players == 3:
        found -= NOT_IN_SANMA
    return sorted(found)


class _Family(NamedTuple):
    """The tiles of a suit or of the honours, from their lowest kind on."""

    first: int
    held: int
    is_suit: bool

    @property
    def is_complete(self) -> bool:
        return self.held in _complete(self.is_suit)

    def waits(self) -> set[int]:
        """List the kinds that complete the family; one held four times needs a look of its own."""
        complete = _complete(self.is_suit)
        found = {
            self.first + rank
            for rank, unit in enumerate(_RANKS if self.is_suit else _HONOUR_RANKS)
            if self.held + unit in complete
        }
        fours = self.held & _TOP_BITS
        if fours:
            found |= {
                self.first + rank
                for rank in range(9)
                if fours >> 3 * rank & 4 and splits(self.held + _RANKS[rank] << 3 * self.first)
            }
        return found


def waits_of(packed: int, win: Win, rules: RuleSet) -> list[int]:
    """List the kinds that complete concealed tiles beside the melds of a win under its rules."""
    return waits(packed, rules.players, melded=bool(win.melds))


def _standard_waits(packed: int) -> set[int]:
    """Find the waits of four groups and a pair.

    Complete families have 3n tiles, the one with the pair 3n + 2. So the tile is missing in a family of 3n + 1,
    or in either of two families of 3n + 2, and all others are complete as they are.
    """
    short: list[_Family] = []
    sizes: list[int] = []
    for first, shift, mask in _FAMILY_BITS:
        held = packed >> shift & mask
        size = _size(held) % 3
        family = _Family(first, held, first < HONOURS[0])
        if size:
            short.append(family)
            sizes.append(size)
        elif held and not family.is_complete:
            return set()
    if sizes == [1]:
        return short[0].waits()
    if sizes == [2, 2]:
        one, other = short
        return (one.waits() if other.is_complete else set()) | (other.waits() if one.is_complete else set())
    return set()


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


def counts_as_tenpai(waits: list[int], packed: int, melded: int, rules: RuleSet) -> bool:
    """Say whether waits make a hand tenpai: not if it holds all four of each itself (rule ``karaten``).

    A rule set that does not say whether melds count looks at the concealed tiles only, as the platforms do that
    leave it open.

    :param packed: packed count of the concealed tiles; ``melded``: of the melds.
    """
    if rules.karaten == "tenpai":
        return bool(waits)
    held = packed + melded if rules.karaten == "noten_if_all_four_in_hand_or_melds" else packed
    return any(count(held, kind) < 4 for kind in waits)
