"""Score: the best reading of a win, and what it pays (S11-S13).

May import: ``tiles``, ``rules``, ``hand``, ``shapes``, ``tenpai``, ``furiten``, ``hand_facts``, ``local_facts``,
``claims``, ``fu``, ``points``, ``payments``, ``liability``.
"""

from functools import lru_cache
from operator import itemgetter
from types import FunctionType
from typing import NamedTuple

from scoring.claims import Claim, claims
from scoring.fu import FuItem, fu_items, meld_items, total_fu
from scoring.furiten import furiten
from scoring.hand import Win
from scoring.hand_facts import Called, called, reading_facts, shown_tiles, tile_facts, win_facts
from scoring.liability import answering
from scoring.local_facts import local_facts, need_local_facts
from scoring.payments import NOBODY, Deal, Price, price
from scoring.points import Base, base_points, yakuman_points
from scoring.rules import RuleSet
from scoring.shapes import Reading, readings
from scoring.tenpai import waits_of
from scoring.tiles import DORA_OF, DORA_OF_SANMA, KIND_OF, NORTH, TILES, UNIT, count, pack, pack_with_reds, present

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


class Score(NamedTuple):
    """The value of a win.

    :ivar best: the reading that is paid; ``candidates``: all that were compared, it among them.
    """

    best: Candidate
    candidates: tuple[Candidate, ...]
    price: Price


class NoWin(NamedTuple):
    """Why a hand does not win.

    :ivar reason: a key of ``NO_WIN``.
    :ivar readings: the readings of a finished hand, with their facts; none when it is not finished.
    :ivar candidates: what these could claim, were the win allowed; none without a yaku.
    """

    reason: str
    readings: tuple[Read, ...]
    candidates: tuple[Candidate, ...] = ()


def score(win: Win, rules: RuleSet) -> Score | NoWin:
    """Find the reading of a win that pays most, and who pays it.

    Expects a win that ``check.check`` accepts.
    """
    appraised = appraise(win, rules)
    if isinstance(appraised, NoWin):
        return appraised
    if not rules.atozuke and not _is_fixed(win, rules):
        return _barred("atozuke", appraised.candidates)
    if not win.tsumo and _is_furiten(win, rules):
        return _barred("furiten", appraised.candidates)
    return appraised


def _barred(reason: str, candidates: tuple[Candidate, ...]) -> NoWin:
    """Refuse a win that would have a yaku."""
    return NoWin(reason, tuple([one.read for one in candidates]), candidates)


#: Whether ``tools.compile`` has made machine code of this module.
COMPILED = not isinstance(score, FunctionType)


def appraise(win: Win, rules: RuleSet) -> Score | NoWin:
    """Score a win by itself: what its other waits and the rivers say of it is left out."""
    melds = called(win.melds)
    packed, reds = pack_with_reds(win.concealed)
    read = _read(win, rules, packed, melds)
    if not read:
        return NoWin("not_agari", ())
    bonus = _bonus(win, rules, packed + melds.packed, reds + melds.reds)
    melded = meld_items(win.melds)
    candidates = []
    for one in read:
        for claim in claims(one[2], rules):
            candidates.append(_candidate(win, rules, one, claim, bonus, melded))
    if not candidates:
        return NoWin("no_yaku", tuple(read))
    best = _best(candidates, rules)
    if best is None:
        return _barred("below_minimum_han", tuple(candidates))
    return Score(best, tuple(candidates), _price(win, rules, best))


def _waits(win: Win, rules: RuleSet) -> tuple[int, ...]:
    return waits_of(pack(win.waiting.hand), win, rules)


def _is_fixed(win: Win, rules: RuleSet) -> bool:
    """Say whether the hand had a yaku before the winning tile, that is, on each wait that can come (S71)."""
    held = pack(win.waiting.hand) + shown_tiles(win)
    return all(_wins_on(win, rules, kind) for kind in _waits(win, rules) if count(held, kind) < 4)


def _is_furiten(win: Win, rules: RuleSet) -> bool:
    """Say whether what is known of the rivers bars this ron (S85)."""
    if win.discards is None and win.passed is None and win.passed_since_riichi is None:
        return False
    return furiten(win, rules, _waits(win, rules), lambda kind: _wins_on(win, rules, kind)).furiten is True


def _wins_on(win: Win, rules: RuleSet, kind: int) -> bool:
    """Say whether another kind would have won in the same way."""
    return isinstance(appraise(win.waiting._replace(win_tile=kind), rules), Score)


def _best(candidates: list[Candidate], rules: RuleSet) -> Candidate | None:
    """Choose what pays most of all that have the han the rules demand."""
    if len(candidates) == 1:
        return candidates[0] if candidates[0].claim.for_minimum >= rules.minimum_han else None
    allowed = [one for one in candidates if one.claim.for_minimum >= rules.minimum_han]
    return max(allowed, key=rank, default=None)


def rank(one: Candidate) -> tuple[int, int, int, int]:
    """Compare by pay, then yakuman, han and fu, unrounded where they count (S13)."""
    fu = sum([item.fu for item in one.fu_items]) if one.fu else 0
    return (one.base.points, one.claim.yakuman, one.han, fu)


def _read(win: Win, rules: RuleSet, packed: int, melds: Called) -> list[Read]:
    """Read the hand in every way.

    :param packed: packed count of the concealed tiles with the winning tile.
    """
    situation = win_facts(win, rules) | melds.facts
    is_local = need_local_facts(rules)
    kinds = _winning_kinds(win, rules, packed) if win.first_turn else (KIND_OF[win.win_tile],)
    read = []
    for kind in kinds:
        of_tiles = situation | tile_facts(packed, melds.packed, kind)
        for reading in readings(packed, kind):
            facts = of_tiles | reading_facts(reading, melds, win, rules)
            if is_local:
                facts |= local_facts(reading, melds, win, rules)
            read.append((reading, kind, facts))
    return read


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


NO_BONUS = Bonus(0, 0, 0, 0)


def _candidate(
    win: Win, rules: RuleSet, read: Read, claim: Claim, bonus: Bonus, melded: tuple[FuItem, ...]
) -> Candidate:
    reading, kind, facts = read
    items = fu_items(reading, melded, win, rules, facts, claim.pinfu)
    if claim.yakuman:
        base = yakuman_points(claim.yakuman)
        return Candidate(reading, facts, kind, claim, claim.yaku, NO_BONUS, 0, 0, items, base)
    dora = bonus if claim.with_dora else NO_BONUS
    yaku, han, fu = claim.yaku, claim.han + sum(dora), total_fu(items)
    if claim.at_least:
        yaku, han = _lifted(claim, max(claim.at_least - han, 0)), max(han, claim.at_least)
    return Candidate(reading, facts, kind, claim, yaku, dora, han, fu, items, base_points(han, fu, rules))


def _lifted(claim: Claim, missing: int) -> tuple[tuple[str, int], ...]:
    """Give the missing han to the yaku that lifts the hand; leave out what is worth none then."""
    yaku = ((id, han + missing if id == claim.lifter else han) for id, han in claim.yaku)
    return tuple((id, han) for id, han in yaku if han)


_deal_of = itemgetter(*map(Win._fields.index, ("seat_wind", "tsumo", "discarder", "honba", "riichi_sticks")))


def _price(win: Win, rules: RuleSet, best: Candidate) -> Price:
    liable = answering(win, rules, best.claim.yaku if best.claim.yakuman else ())
    if liable is NOBODY:
        return _ordinary_price(_deal_of(win), rules, best.base)
    return price(Deal(*_deal_of(win)), rules, best.base, liable)


@lru_cache(maxsize=4096)
def _ordinary_price(deal: tuple[int, bool, int | None, int, int], rules: RuleSet, base: Base) -> Price:
    return price(Deal(*deal), rules, base)


#: Indicator -> the place in a packed count of the dora it points to, with four and with three players.
_DORA_BITS = tuple(3 * DORA_OF[KIND_OF[tile]] for tile in TILES)
_DORA_BITS_SANMA = tuple(3 * DORA_OF_SANMA[KIND_OF[tile]] for tile in TILES)


def _bonus(win: Win, rules: RuleSet, packed: int, reds: int) -> Bonus:
    """Count dora, red fives, ura dora (riichi only) and extracted norths (S91-S96).

    :param packed: packed count of all tiles of the hand, melds included; ``reds``: how many of them are red.
    """
    packed += UNIT[NORTH] * win.north
    bits = _DORA_BITS_SANMA if rules.players == 3 and rules.sanma_dora_1m_to_9m else _DORA_BITS
    dora = ura = 0
    for tile in win.dora_indicators:
        dora += packed >> bits[tile] & 7
    if win.ura_indicators and rules.ura_dora and win.in_riichi:
        for tile in win.ura_indicators:
            ura += packed >> bits[tile] & 7
    return Bonus(dora, reds, ura, win.north)
