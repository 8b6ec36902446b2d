"""Near misses: yaku that a hand misses by one step, a fact that is missing or that should not be.

May import: ``tiles``, ``rules``, ``hand``, ``shapes``, ``facts``, ``hand_facts``, ``local_facts``,
``yaku``, ``claims``, ``gaps``.
"""

from collections.abc import Callable, Iterable
from functools import partial
from typing import NamedTuple

from scoring.claims import Claim, claims, table
from scoring.facts import (
    ALL_OUTSIDE,
    ALL_YAOCHUU,
    CLOSED,
    DRAGON_PAIR,
    EXTRA_TILE_WON,
    FACTS,
    FOUR_CONCEALED,
    FOUR_KANS,
    FOUR_TRIPLETS,
    FOUR_WINDS,
    IN_MAN,
    NINE_GATES,
    ONE_SUIT,
    PLAIN_PAIR,
    RIICHI,
    RON,
    ROUND_WIND,
    RYANMEN,
    SAME_RUN,
    SAME_TRIPLET,
    SEAT_WIND,
    SITUATION,
    SOME_HATSU,
    SOME_HONOURS,
    STRAIGHT,
    TANKI,
    THIRTEEN_SIDED,
    THREE_CONCEALED,
    THREE_DRAGONS,
    THREE_KANS,
    THREE_WINDS,
    TRIPLET_CHUN,
    TRIPLET_HAKU,
    TRIPLET_HATSU,
    TSUMO,
    TWO_DRAGONS,
    TWO_TWINS,
    VALUE_NORTH,
    WIND_PAIR,
)
from scoring.gaps import (
    SAME_RUNS,
    STRAIGHTS,
    VALUE_TRIPLETS,
    Gap,
    Laid,
    another_suit,
    honour_pair,
    honour_triplet,
    inner_group,
    kinds_in_the_way,
    lay_out,
    lone_concealed_run,
    lone_run,
    no_tile,
    numbers_between,
    one_more_kan,
    orphans,
    pair_in_the_way,
    pair_of_same_triplet,
    run_beside,
    run_beside_its_twin,
    tile_of_gates,
    triplet_opened,
    value_pair,
)
from scoring.hand import Win
from scoring.hand_facts import ABSENCES, called
from scoring.local_facts import LOCAL_ABSENCES
from scoring.rules import RuleSet
from scoring.shapes import Reading
from scoring.tiles import CHUN, DRAGONS, HAKU, HATSU, HONOURS, KINDS, NORTH, WINDS, YAOCHUU, pack, units
from scoring.yaku import Yaku


class Step(NamedTuple):
    """A fact that alone keeps a yaku away, and when it is one step away.

    :ivar must_be: whether the fact should hold.
    :ivar code: what the hand is told to lack.
    """

    fact: int
    must_be: bool
    code: str
    gap: Callable[[Laid], Gap | None]


#: No step leads to iipeikou by another tile nor to pinfu by another group, as every other hand would be near; none to
#: seven pairs, as a finished hand with six of them has all, or is ryanpeikou.
STEPS = (
    # The situation.
    Step(RIICHI, True, "needs_riichi", no_tile),
    Step(TSUMO, True, "needs_tsumo", no_tile),
    Step(RON, True, "needs_ron", no_tile),
    Step(CLOSED, True, "needs_closed", no_tile),
    # Value tiles.
    Step(ROUND_WIND, True, "needs_triplet", partial(value_pair, lambda win: WINDS[win.round_wind])),
    Step(SEAT_WIND, True, "needs_triplet", partial(value_pair, lambda win: WINDS[win.seat_wind])),
    Step(VALUE_NORTH, True, "needs_triplet", partial(value_pair, lambda _: NORTH)),
    Step(TRIPLET_HAKU, True, "needs_triplet", partial(value_pair, lambda _: HAKU)),
    Step(TRIPLET_HATSU, True, "needs_triplet", partial(value_pair, lambda _: HATSU)),
    Step(TRIPLET_CHUN, True, "needs_triplet", partial(value_pair, lambda _: CHUN)),
    # Runs.
    Step(PLAIN_PAIR, True, "pair_is_yakuhai", pair_in_the_way),
    Step(RYANMEN, True, "needs_ryanmen", no_tile),
    Step(TWO_TWINS, True, "needs_run", run_beside_its_twin),
    Step(SAME_RUN, True, "needs_run", partial(run_beside, SAME_RUNS)),
    Step(STRAIGHT, True, "needs_run", partial(run_beside, STRAIGHTS)),
    # Terminals and honours, one suit.
    *(
        Step(fact, True, "tiles_in_the_way", partial(kinds_in_the_way, mask))
        for mask, fact in (*ABSENCES, *LOCAL_ABSENCES)
        if fact != ALL_YAOCHUU
    ),
    Step(ALL_YAOCHUU, True, "tiles_in_the_way", partial(numbers_between, units(set(KINDS) - YAOCHUU))),
    Step(ALL_OUTSIDE, True, "tiles_in_the_way", inner_group),
    Step(ONE_SUIT, True, "tiles_in_the_way", another_suit),
    Step(SOME_HONOURS, False, "honours_in_the_way", partial(kinds_in_the_way, units(HONOURS))),
    # Triplets.
    Step(FOUR_TRIPLETS, True, "run_in_the_way", lone_run),
    Step(THREE_CONCEALED, True, "ron_opens_triplet", partial(triplet_opened, 3)),
    Step(SAME_TRIPLET, True, "needs_triplet", pair_of_same_triplet),
    Step(THREE_KANS, True, "needs_kan", partial(one_more_kan, 2)),
    Step(TWO_DRAGONS, True, "needs_dragon_triplet", partial(honour_triplet, DRAGONS, 1)),
    Step(DRAGON_PAIR, True, "needs_dragon_pair", partial(honour_pair, DRAGONS)),
    # Yakuman.
    Step(THIRTEEN_SIDED, True, "needs_thirteen_sided_wait", orphans),
    Step(FOUR_CONCEALED, True, "ron_opens_triplet", partial(triplet_opened, 4)),
    Step(FOUR_CONCEALED, True, "run_in_the_way", lone_concealed_run),
    Step(TANKI, True, "needs_tanki", no_tile),
    Step(THREE_DRAGONS, True, "needs_dragon_triplet", partial(honour_triplet, DRAGONS, 2)),
    Step(THREE_WINDS, True, "needs_wind_triplet", partial(honour_triplet, WINDS, 2)),
    Step(WIND_PAIR, True, "needs_wind_pair", partial(honour_pair, WINDS)),
    Step(FOUR_WINDS, True, "needs_wind_triplet", partial(honour_triplet, WINDS, 3)),
    Step(SOME_HATSU, True, "needs_hatsu", no_tile),
    Step(NINE_GATES, True, "needs_tile", tile_of_gates),
    Step(EXTRA_TILE_WON, True, "needs_nine_sided_wait", no_tile),
    Step(IN_MAN, True, "needs_man", no_tile),
    Step(FOUR_KANS, True, "needs_kan", partial(one_more_kan, 3)),
)
_STEPS_TO = {step.fact: tuple(other for other in STEPS if other.fact == step.fact) for step in STEPS}
#: What a hand may lack or have too much.
LACKS = tuple(dict.fromkeys(step.code for step in STEPS))

#: Facts whose yaku are near only where any yaku would make the hand a win: too many hands miss them.
_FOR_A_WIN = (SITUATION & ~(CLOSED | RON)) | VALUE_TRIPLETS

#: Yakuman, and han without dora, that a hand is paid.
_Worth = tuple[int, int]
_NOTHING: _Worth = (0, 0)


class NearMiss(NamedTuple):
    """A yaku that the hand misses by one step.

    :ivar code: a key of ``LACKS``.
    :ivar fact: the sentence of the fact that is missing, or that should not be.
    :ivar must_be: whether the fact should hold.
    :ivar kinds: the kinds in its way.
    :ivar missing: the tiles that are missing, where no others would do.
    """

    yaku: str
    code: str
    fact: str
    must_be: bool
    kinds: tuple[int, ...]
    missing: tuple[int, ...]


def near_misses(win: Win, reads: Iterable[tuple[Reading, int]], rules: RuleSet, *, refused: bool) -> list[NearMiss]:
    """List the yaku that a hand misses by one step and would be paid more with, in the order of the table.

    Where several readings miss a yaku, the one with the fewest kinds in its way is told; one that has it keeps it
    off the list.

    :param reads: the readings of the hand, each with its facts.
    :param refused: whether the hand does not win for want of a yaku.
    """
    melds = called(win.melds)
    held = pack(win.concealed) + melds.packed
    laid = [lay_out(win, rules, melds, held, *read) for read in dict.fromkeys(reads)]
    paid = max((_worth(claim, rules) for one in laid for claim in claims(one.facts, rules)), default=_NOTHING)
    misses: dict[str, NearMiss] = {}
    for row in _missed_by_all(laid, rules):
        for one in laid if refused or not row.needs & _FOR_A_WIN else ():
            miss = _near_miss(row, one, paid)
            if miss and (row.id not in misses or len(miss.kinds) < len(misses[row.id].kinds)):
                misses[row.id] = miss
    return list(misses.values())


def _missed_by_all(laid: list[Laid], rules: RuleSet) -> list[Yaku]:
    """List the rows of the yaku that no reading has."""
    rows = table(rules)
    has = {row.id for row in rows if not all(_wrong(row, one.facts) for one in laid)}
    return [row for row in rows if row.id not in has]


def _wrong(row: Yaku, facts: int) -> int:
    """Collect the facts that a row misses, or that bar it."""
    closed_only = not (row.open or row.yakuman or row.at_least)
    needs = row.needs | CLOSED if closed_only else row.needs
    return needs & ~facts | row.without & facts


def _near_miss(row: Yaku, laid: Laid, paid: _Worth) -> NearMiss | None:
    for step in _STEPS_TO.get(_wrong(row, laid.facts), ()):
        gap = step.gap(laid) if step.must_be == (not step.fact & laid.facts) else None
        if gap and _pays_more(row, _mended(laid.facts, step, gap), laid.rules, paid):
            return NearMiss(row.id, step.code, FACTS[step.fact], step.must_be, gap.kinds, gap.missing)
    return None


def _mended(facts: int, step: Step, gap: Gap) -> int:
    """Give the facts of a hand whose gap is closed."""
    facts = facts & ~gap.ends | gap.brings
    return facts | step.fact if step.must_be else facts & ~step.fact


def _pays_more(row: Yaku, facts: int, rules: RuleSet, paid: _Worth) -> bool:
    """Say whether a row is paid by these facts, and more than is paid now."""
    return any(_worth(claim, rules) > paid and row.id in dict(claim.yaku) for claim in claims(facts, rules))


def _worth(claim: Claim, rules: RuleSet) -> _Worth:
    if claim.for_minimum < rules.minimum_han:
        return _NOTHING
    return (claim.yakuman, max(claim.han, claim.at_least))
