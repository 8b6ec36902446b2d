"""Gaps: what stands between a hand and a fact that it misses by one step.

A *gap* is looked for in one reading of the hand. There is none where the fact is farther away than one step:

* of tiles, those in the way are one kind or stand in one group;
* of groups, one would have to be another: the only run among triplets, the third triplet of dragons;
* where many hands would be near by that, one tile would have to be another: it makes a run of the one beside it,
  or a triplet of the pair.

May import: ``tiles``, ``rules``, ``hand``, ``shapes``, ``facts``, ``hand_facts``.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from scoring.facts import (
    ALL_OUTSIDE,
    CLOSED,
    FOUR_CONCEALED,
    FOUR_TRIPLETS,
    ONE_SUIT,
    RON,
    ROUND_WIND,
    SAME_RUN,
    SEAT_WIND,
    SOME_HONOURS,
    STRAIGHT,
    TANKI,
    THREE_CONCEALED,
    THREE_WINDS,
    TRIPLE_RUN,
    TRIPLET_CHUN,
    TRIPLET_HAKU,
    TRIPLET_HATSU,
    TSUMO,
    TWIN_RUNS,
    VALUE_NORTH,
    WIND_PAIR,
)
from scoring.hand import Win
from scoring.hand_facts import Called, reading_facts
from scoring.rules import RuleSet
from scoring.shapes import RUNS, Reading, groups_of
from scoring.tiles import HONOURS, MAN, PIN, SOU, SUITS, UNIT, YAOCHUU, count, kinds_of, present, units

#: A triplet of value tiles.
VALUE_TRIPLETS = ROUND_WIND | SEAT_WIND | VALUE_NORTH | TRIPLET_HAKU | TRIPLET_HATSU | TRIPLET_CHUN
#: What a run may be part of.
_OF_RUNS = TWIN_RUNS | TRIPLE_RUN | SAME_RUN | STRAIGHT | ALL_OUTSIDE

_HONOUR, _YAOCHUU = units(HONOURS), units(YAOCHUU)
_SUITS = tuple(map(units, SUITS))

Kinds = tuple[int, ...]


class Gap(NamedTuple):
    """What stands between a hand and a fact.

    :ivar kinds: the kinds in its way.
    :ivar missing: the tiles that are missing, where no others would do: a group, a pair or a single one.
    :ivar ends: facts that end where the gap is closed; ``brings``: facts that then hold as well.
    """

    kinds: Kinds = ()
    missing: Kinds = ()
    ends: int = 0
    brings: int = 0


class Laid(NamedTuple):
    """A hand as one reading lays it out, its melds included.

    :ivar facts: the facts of the reading.
    :ivar held: packed count of the whole hand.
    :ivar pair: kind of the pair; of several the lowest.
    :ivar runs: lowest kinds of all runs; ``triplets``: kinds of all triplets and kans.
    :ivar groups: mask of the kinds of each group and of the pair; of each kind of a hand without groups.
    """

    win: Win
    rules: RuleSet
    melds: Called
    reading: Reading
    facts: int
    held: int
    pair: int
    runs: Kinds
    triplets: Kinds
    groups: list[int]


def lay_out(win: Win, rules: RuleSet, melds: Called, held: int, reading: Reading, facts: int) -> Laid:
    """Lay a hand out by a reading with these facts."""
    (pair, *_), runs, triplets = groups_of(reading.layout + melds.layout)
    if reading.form == "standard":
        groups = [UNIT[kind] for kind in (pair, *triplets)] + [units(_run(low)) for low in runs]
    else:
        groups = [UNIT[kind] for kind in kinds_of(present(held))]
    return Laid(win, rules, melds, reading, facts, held, pair, runs, triplets, groups)


def _run(low: int) -> Kinds:
    return (low, low + 1, low + 2)


# Neither tiles nor groups.


def no_tile(_: Laid) -> Gap:
    """Ask for nothing more: what is missing is no tile."""
    return Gap()


def pair_in_the_way(laid: Laid) -> Gap:
    """Take the pair for what is in the way."""
    return Gap((laid.pair,))


def orphans(laid: Laid) -> Gap | None:
    """Look for thirteen orphans."""
    return Gap() if laid.reading.form == "kokushi_musou" else None


# Tiles.


def kinds_in_the_way(mask: int, laid: Laid) -> Gap | None:
    """Look for kinds of a mask that are one, or stand in one group."""
    return _in_one_group(present(laid.held) & mask, laid)


def another_suit(laid: Laid) -> Gap | None:
    """Look for one kind or group that is not of the suit of the others."""
    numbers = present(laid.held) & ~_HONOUR
    found = [gap for suit in _SUITS if (gap := _in_one_group(numbers & ~suit, laid))]
    return min(found, key=lambda gap: len(gap.kinds), default=None)


def _in_one_group(kinds: int, laid: Laid) -> Gap | None:
    """Make a gap of kinds; a triplet of value tiles among them is lost."""
    groups = sum(kinds & group > 0 for group in laid.groups)
    if not kinds or (kinds.bit_count() > 1 and groups > 1):
        return None
    return Gap(kinds_of(kinds), ends=VALUE_TRIPLETS if kinds & _HONOUR & units(laid.triplets) else 0)


def numbers_between(mask: int, laid: Laid) -> Gap | None:
    """Look for what is no terminal or honour; a run of it would have to be a triplet."""
    gap = kinds_in_the_way(mask, laid)
    return gap._replace(brings=_as_triplet(laid)) if gap and laid.runs else gap


def inner_group(laid: Laid) -> Gap | None:
    """Look for the only group without a terminal or honour; a straight of which it is the middle is lost."""
    inner = [group for group in laid.groups if not group & _YAOCHUU]
    return Gap(kinds_of(inner[0]), ends=STRAIGHT) if len(inner) == 1 else None


def tile_of_gates(laid: Laid) -> Gap | None:
    """Look for the only tile that a closed hand of one suit lacks of 1112345678999 (S50)."""
    if laid.win.melds or laid.facts & (ONE_SUIT | SOME_HONOURS) != ONE_SUIT:
        return None
    suit = SUITS[laid.pair // len(MAN)]
    gates = Counter(suit) + Counter(2 * (suit[0], suit[8]))
    missing = gates - Counter({kind: count(laid.held, kind) for kind in suit})
    return Gap(missing=(*missing,)) if missing.total() == 1 else None


# Runs.

STRAIGHTS = tuple((suit[0], suit[3], suit[6]) for suit in SUITS)
SAME_RUNS = tuple((MAN[low], PIN[low], SOU[low]) for low in range(7))
SAME_TRIPLETS = tuple(zip(MAN, PIN, SOU, strict=True))


def lone_run(laid: Laid) -> Gap | None:
    """Look for the only run beside three triplets."""
    return Gap(_run(laid.runs[0]), brings=_as_triplet(laid)) if len(laid.runs) == 1 else None


def lone_concealed_run(laid: Laid) -> Gap | None:
    """Look for the only run beside three triplets, all concealed and to stay so."""
    gap = lone_run(laid)
    return gap if gap and gap.brings & FOUR_CONCEALED else None


def _as_triplet(laid: Laid) -> int:
    """Give the facts that a triplet brings in place of the only run; one completed by ron is not concealed (S7)."""
    stays = laid.facts & (TSUMO | TANKI) and laid.facts & CLOSED and laid.facts & THREE_CONCEALED
    return FOUR_TRIPLETS | FOUR_CONCEALED if stays else FOUR_TRIPLETS


def run_beside(wanted: Iterable[Kinds], laid: Laid) -> Gap | None:
    """Look for a run that one other tile makes the only one missing of those wanted."""
    missing = _last_of(wanted, laid.runs)
    return _by_one_tile(((low, near) for low in missing for near in (low - 1, low + 1) if near in laid.runs), laid)


def run_beside_its_twin(laid: Laid) -> Gap | None:
    """Look for two runs that one other tile makes equal, beside two equal ones."""
    lows = [low for low, times in Counter(laid.runs).items() if times % 2]
    if not laid.facts & TWIN_RUNS or len(lows) != 2 or lows[1] - lows[0] != 1:
        return None
    return _by_one_tile(((lows[0], lows[1]), (lows[1], lows[0])), laid)


def _last_of(wanted: Iterable[Kinds], held: Kinds) -> Iterator[int]:
    """List the groups that alone are missing of those wanted together."""
    for together in wanted:
        missing = [kind for kind in together if kind not in held]
        if len(missing) == 1:
            yield missing[0]


def _by_one_tile(pairs: Iterable[tuple[int, int]], laid: Laid) -> Gap | None:
    """Take the first run that may stand for the one beside it, its fifth tile aside.

    :param pairs: the run that is missing, and the one beside it.
    """
    for missing, beside in pairs:
        if count(laid.held, missing if missing < beside else missing + 2) < 4:
            return Gap(_run(beside), _run(missing), _lost(laid, beside, missing))
    return None


def _lost(laid: Laid, beside: int, missing: int) -> int:
    """Collect the facts of runs that end where one of them becomes another."""
    change = (UNIT[missing] - UNIT[beside]) << RUNS
    reading, melds = laid.reading, laid.melds
    if beside in reading.runs:
        reading = reading._replace(layout=reading.layout + change)
    else:
        melds = melds._replace(layout=melds.layout + change)
    return laid.facts & _OF_RUNS & ~reading_facts(reading, melds, laid.win, laid.rules)


# Triplets.


def pair_of_same_triplet(laid: Laid) -> Gap | None:
    """Look for the pair that would be the third triplet of a number."""
    missing = [kind for kind in _last_of(SAME_TRIPLETS, laid.triplets) if kind == laid.pair]
    return Gap(missing=3 * (laid.pair,)) if missing and count(laid.held, laid.pair) < 4 else None


def value_pair(kind_of: Callable[[Win], int], laid: Laid) -> Gap | None:
    """Look for the pair that would be a triplet of value tiles."""
    is_pair = laid.reading.form == "standard" and laid.pair == kind_of(laid.win)
    return Gap(missing=3 * (laid.pair,)) if is_pair else None


def honour_triplet(family: Kinds, triplets: int, laid: Laid) -> Gap | None:
    """Look for one triplet more of dragons or winds, of which the pair is another; the last one of all is that pair."""
    left = [kind for kind in family if kind not in laid.triplets]
    if len(family) - len(left) != triplets or laid.pair not in left:
        return None
    missing, ends = (left[0], WIND_PAIR | THREE_WINDS) if len(left) == 1 else (sum(left) - laid.pair, 0)
    return Gap(missing=3 * (missing,), ends=ends)


def honour_pair(family: Kinds, laid: Laid) -> Gap | None:
    """Look for the pair of the only dragon or wind that is no triplet."""
    left = [kind for kind in family if kind not in laid.triplets]
    return Gap((laid.pair,), 2 * (left[0],)) if len(left) == 1 else None


def triplet_opened(triplets: int, laid: Laid) -> Gap | None:
    """Look for the triplet that a ron completed, the others of so many being concealed."""
    reading = laid.reading
    closed = len(reading.triplets) + laid.melds.concealed
    opened = laid.facts & RON and reading.wait == "shanpon" and closed == triplets
    return Gap((reading.winning,), ends=THREE_CONCEALED) if opened else None


def one_more_kan(kans: int, laid: Laid) -> Gap | None:
    """Look for so many kans."""
    return Gap() if sum(meld.is_kan for meld in laid.win.melds) == kans else None
