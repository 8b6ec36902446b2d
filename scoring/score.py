"""Score: the best reading of a win, and what it pays (S11-S13).

May import: ``tiles``, ``rules``, ``hand``, ``shapes``, ``tenpai``, ``furiten``, ``facts``, ``local_facts``,
``claims``, ``fu``, ``points``, ``payments``, ``liability``.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from scoring.claims import Claim, claims
from scoring.facts import Called, called, reading_facts, shown_tiles, tile_facts, win_facts
from scoring.fu import FuItem, fu_items, meld_items, total_fu
from scoring.furiten import furiten
from scoring.hand import Win
from scoring.liability import answering
from scoring.local_facts import local_facts, need_local_facts
from scoring.payments import Deal, Price, price
from scoring.points import Base, base_points, yakuman_points
from scoring.rules import RuleSet
from scoring.shapes import Reading, readings
from scoring.tenpai import waits_of
from scoring.tiles import DORA_OF, DORA_OF_SANMA, KIND_OF, NORTH, RED_FIVES, UNIT, count, pack, present

#: Why a hand does not win -> the rule in one sentence.
NO_WIN = {
    "not_agari": "the tiles do not form a finished hand",
    "no_yaku": "the hand is finished but has no yaku; dora are not yaku",
    "below_minimum_han": "the yaku are worth less than the rules demand; dora do not count",
    "atozuke": "the hand has a yaku only on some of its waits, which these rules do not allow",
    "furiten": "the hand is furiten, which bars every ron",
    "none_left": "every copy of the tile is accounted for",
    "not_in_rules": "the rules have no such action",
    "kokushi_only": "only thirteen orphans may win on this tile",
}


#: A reading, the kind that is taken as the winning tile, and the facts of it.
Read = tuple[Reading, int, int]


class Bonus(NamedTuple):
    """Han of dora, by their origin."""

    dora: int
    red: int
    ura: int
    north: int


class Candidate(NamedTuple):
    """One reading with one set of yaku it may claim.

    :ivar win_kind: kind of the winning tile; on tenhou any tile of the hand may be taken.
    :ivar yaku: (id, han) of each yaku, or (id, multiple) of each yakuman.
    :ivar han: han with dora; 0 for yakuman.
    :ivar fu: rounded; 0 where a fixed value makes them meaningless.
    """

    reading: Reading
    facts: int
    win_kind: int
    claim: Claim
    yaku: tuple[tuple[str, int], ...]
    bonus: Bonus
    han: int
    fu: int
    fu_items: tuple[FuItem, ...]
    base: Base

    @property
    def read(self) -> Read:
        """The reading, the kind taken as the winning tile, and the facts."""
        return (self.reading, self.win_kind, self.facts)


@dataclass(frozen=True, slots=True)
class Score:
    """The value of a win.

    :ivar best: the reading that is paid; ``candidates``: all that were compared, it among them.
    """

    best: Candidate
    candidates: tuple[Candidate, ...]
    price: Price


@dataclass(frozen=True, slots=True)
class NoWin:
    """Why a hand does not win.

    :ivar reason: a key of ``NO_WIN``.
    :ivar readings: the readings of a finished hand, with their facts; none when it is not finished.
    """

    reason: str
    readings: tuple[Read, ...]


def score(win: Win, rules: RuleSet) -> Score | NoWin:
    """Find the reading of a win that pays most, and who pays it.

    Expects a win that ``check.check`` accepts.
    """
    appraised = appraise(win, rules)
    if isinstance(appraised, NoWin):
        return appraised
    if not rules.atozuke and not _is_fixed(win, rules):
        return NoWin("atozuke", tuple([one.read for one in appraised.candidates]))
    if not win.tsumo and _is_furiten(win, rules):
        return NoWin("furiten", tuple([one.read for one in appraised.candidates]))
    return appraised


def appraise(win: Win, rules: RuleSet) -> Score | NoWin:
    """Score a win by itself: what its other waits and the rivers say of it is left out."""
    melds = called(win.melds)
    packed = pack(win.concealed)
    read = tuple(_readings(win, rules, packed, melds))
    if not read:
        return NoWin("not_agari", ())
    bonus = count_bonus(win, rules, packed + melds.packed)
    candidates = tuple(_candidates(win, rules, read, bonus))
    if not candidates:
        return NoWin("no_yaku", read)
    allowed = [one for one in candidates if one.claim.for_minimum >= rules.minimum_han]
    if not allowed:
        return NoWin("below_minimum_han", read)
    best = max(allowed, key=_rank) if len(allowed) > 1 else allowed[0]
    deal = Deal(win.seat_wind, win.tsumo, win.discarder, win.honba, win.riichi_sticks)
    liable = answering(win, rules, best.claim.yaku if best.claim.yakuman else ())
    return Score(best, candidates, price(deal, rules, best.base, liable))


def _waits(win: Win, rules: RuleSet) -> list[int]:
    return waits_of(pack(win.concealed) - UNIT[KIND_OF[win.win_tile]], win, rules)


def _is_fixed(win: Win, rules: RuleSet) -> bool:
    """Say whether the hand had a yaku before the winning tile, that is, on each wait that can come (S71)."""
    held = pack(win.concealed) - UNIT[KIND_OF[win.win_tile]] + shown_tiles(win)
    return all(_wins_on(win, rules, kind) for kind in _waits(win, rules) if count(held, kind) < 4)


def _is_furiten(win: Win, rules: RuleSet) -> bool:
    """Say whether what is known of the rivers bars this ron (S85)."""
    if win.discards is None and win.passed is None and win.passed_since_riichi is None:
        return False
    return furiten(win, rules, _waits(win, rules), lambda kind: _wins_on(win, rules, kind)).furiten is True


def _wins_on(win: Win, rules: RuleSet, kind: int) -> bool:
    """Say whether another kind would have won in the same way."""
    hand = list(win.concealed)
    hand.remove(win.win_tile)
    return isinstance(appraise(replace(win, hand=tuple(hand), win_tile=kind), rules), Score)


def _rank(one: Candidate) -> tuple[int, int, int, int]:
    """Compare by pay, then yakuman, han and fu, unrounded where they count (S13)."""
    fu = sum([item.fu for item in one.fu_items]) if one.fu else 0
    return (one.base.points, one.claim.yakuman, one.han, fu)


def _readings(win: Win, rules: RuleSet, packed: int, melds: Called) -> Iterator[Read]:
    """Read the hand in every way.

    :param packed: packed count of the concealed tiles with the winning tile.
    """
    situation = win_facts(win, rules)
    is_local = need_local_facts(rules)
    for kind in _winning_kinds(win, rules, packed):
        of_tiles = situation | tile_facts(packed, melds.packed, kind)
        for reading in readings(packed, kind):
            facts = of_tiles | reading_facts(reading, melds, win, rules)
            if is_local:
                facts |= local_facts(reading, melds, win, rules)
            yield reading, kind, facts


def _winning_kinds(win: Win, rules: RuleSet, packed: int) -> list[int]:
    """List the kinds that may be taken as the winning tile: on tenhou all, where the rules say so (S43).

    The tile drawn comes first, so that it stays the one where another pays no more.
    """
    drawn = KIND_OF[win.win_tile]
    tenhou = win.first_turn and win.tsumo and win.seat_wind == 0
    if not (tenhou and rules.tenhou_free_winning_tile):
        return [drawn]
    held = present(packed)
    return [drawn, *(kind for kind, unit in enumerate(UNIT) if held & unit and kind != drawn)]


def _candidates(win: Win, rules: RuleSet, read: tuple[Read, ...], bonus: Bonus) -> Iterator[Candidate]:
    melded = meld_items(win.melds)
    for reading, kind, facts in read:
        for claim in claims(facts, rules):
            yield _candidate(win, rules, (reading, kind, facts), claim, bonus, melded)


NO_BONUS = Bonus(0, 0, 0, 0)


def _candidate(win: Win, rules: RuleSet, read: Read, claim: Claim, bonus: Bonus, melded: list[FuItem]) -> Candidate:
    reading, kind, facts = read
    items = tuple(fu_items(reading, melded, win, rules, facts, claim.pinfu))
    if claim.yakuman:
        base = yakuman_points(claim.yakuman)
        return Candidate(reading, facts, kind, claim, claim.yaku, NO_BONUS, 0, 0, items, base)
    dora = bonus if claim.with_dora else NO_BONUS
    own = claim.han + sum(dora)
    han = max(own, claim.at_least)
    yaku = _lifted(claim, han - own) if claim.at_least else claim.yaku
    fu = total_fu(items)
    return Candidate(reading, facts, kind, claim, yaku, dora, han, fu, items, base_points(han, fu, rules))


def _lifted(claim: Claim, missing: int) -> tuple[tuple[str, int], ...]:
    """Give the missing han to the yaku that lifts the hand; leave out what is worth none then."""
    yaku = ((id, han + missing if id == claim.lifter else han) for id, han in claim.yaku)
    return tuple((id, han) for id, han in yaku if han)


def count_bonus(win: Win, rules: RuleSet, packed: int) -> Bonus:
    """Count dora, red fives, ura dora (riichi only) and extracted norths (S91-S96).

    :param packed: packed count of all tiles of the hand, melds included.
    """
    packed += UNIT[NORTH] * win.north
    following = DORA_OF_SANMA if rules.players == 3 and rules.sanma_dora_1m_to_9m else DORA_OF
    dora = _pointed(win.dora_indicators, packed, following)
    ura = _pointed(win.ura_indicators, packed, following) if rules.ura_dora and win.in_riichi else 0
    red = _reds(win.concealed) + sum([_reds(meld.tiles) for meld in win.melds])
    return Bonus(dora, red, ura, win.north)


def _reds(tiles: tuple[int, ...]) -> int:
    return sum([tile in RED_FIVES for tile in tiles])


def _pointed(indicators: tuple[int, ...], packed: int, following: tuple[int, ...]) -> int:
    return sum([count(packed, following[KIND_OF[tile]]) for tile in indicators])
