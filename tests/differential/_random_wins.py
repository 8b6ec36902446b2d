"""Random wins: legal hands with every sort of meld, rich in flushes, triplets, honours and other rarities.

Tiles are dealt from the 136 of a set by Tenhou's numbers, so that no tile is there twice and each suit has
one red five. Hands of three players have no runs among their melds and may have norths set aside.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import NamedTuple

from scoring.check import check
from scoring.errors import ImpossibleQuestion
from scoring.hand import Meld, MeldType, Win
from scoring.rules import RuleSet
from scoring.tiles import (
    DRAGONS,
    FIVES,
    GREEN,
    HONOURS,
    KIND_OF,
    KINDS,
    NORTH,
    NOT_IN_SANMA,
    RED_FIVES,
    SOU,
    SUITS,
    TERMINALS,
    WINDS,
    YAOCHUU,
)

#: Number of 136 -> tile. The first five of each suit is red.
TILE_OF = {4 * kind + copy: kind for kind in KINDS for copy in range(4)} | {
    4 * five: red for five, red in zip(FIVES, RED_FIVES, strict=True)
}

Group = tuple[int, ...]


class Deal(NamedTuple):
    """A win, and its tiles by their numbers of 136.

    :ivar concealed: with the winning tile.
    """

    style: str
    win: Win
    concealed: tuple[int, ...]
    win_tile: int
    melds: tuple[tuple[MeldType, Group], ...]
    dora_indicators: tuple[int, ...]
    ura_indicators: tuple[int, ...]


class Exhausted(Exception):
    """A set of tiles does not hold what was wished."""


class Wall:
    """The tiles of a set that are left."""

    def __init__(self, rng: Random, players: int) -> None:
        self.rng = rng
        in_play = [kind for kind in KINDS if players == 4 or kind not in NOT_IN_SANMA]
        self.left = {kind: rng.sample(range(4 * kind, 4 * kind + 4), 4) for kind in in_play}

    def take(self, kinds: Group) -> Group:
        if any(len(self.left.get(kind, ())) < wanted for kind, wanted in Counter(kinds).items()):
            raise Exhausted
        return tuple(self.left[kind].pop() for kind in kinds)

    def take_any(self, number: int) -> Group:
        return tuple(self.take((self.rng.choice([*self.left]),))[0] for _ in range(number))


class Style(NamedTuple):
    """What the groups of a hand are made of.

    :ivar runs: lowest kinds of its runs; ``sets``: kinds of its triplets and kans; ``pairs``: of its pair.
    :ivar share: how many of the groups are runs, and of the sets kans.
    """

    runs: Sequence[int]
    sets: Sequence[int]
    pairs: Sequence[int]
    share: tuple[float, float] = (0.6, 0.15)


RUNS = [suit[at] for suit in SUITS for at in range(7)]
INNER_RUNS = [suit[at] for suit in SUITS for at in range(1, 6)]
OUTER_RUNS = [suit[at] for suit in SUITS for at in (0, 6)]
SIMPLES = sorted(set(KINDS) - YAOCHUU)
TRIPLETS = (0.0, 0.15)


def narrow(rng: Random) -> Style:
    """Put all into five neighbouring kinds."""
    suit, low = rng.choice(SUITS), rng.randrange(5)
    return Style(suit[low : low + 3], suit[low : low + 5], suit[low : low + 5], (0.7, 0.05))


def one_suit(rng: Random) -> Style:
    suit = rng.choice(SUITS)
    return Style(suit[:7], suit, suit, (0.65, 0.1))


def flush(rng: Random) -> Style:
    suit = rng.choice(SUITS)
    return Style(suit[:7], [*suit, *HONOURS], [*suit, *HONOURS], (0.4, 0.15))


def colours(rng: Random) -> Style:
    """Repeat a run or triplet in all suits."""
    low = rng.randrange(7)
    kinds = [suit[low] for suit in SUITS]
    return Style(kinds, kinds, KINDS, rng.choice([(0.9, 0.1), (0.1, 0.1)]))


STYLES: dict[str, Callable[[Random], Style]] = {
    "any": lambda _: Style(RUNS, KINDS, KINDS),
    "runs": lambda _: Style(RUNS, KINDS, KINDS, (0.97, 0.15)),
    "simples": lambda _: Style(INNER_RUNS, SIMPLES, SIMPLES),
    "narrow": narrow,
    "one suit": one_suit,
    "flush": flush,
    "twins": lambda rng: Style(rng.sample(RUNS, 2), KINDS, KINDS, (0.95, 0.15)),
    "colours": colours,
    "outside": lambda _: Style(OUTER_RUNS, sorted(YAOCHUU), sorted(YAOCHUU)),
    "triplets": lambda _: Style((), KINDS, KINDS, TRIPLETS),
    "kans": lambda _: Style(RUNS, KINDS, KINDS, (0.1, 0.8)),
    "yaochuu": lambda _: Style((), sorted(YAOCHUU), sorted(YAOCHUU), TRIPLETS),
    "terminals": lambda _: Style((), sorted(TERMINALS), sorted(TERMINALS), TRIPLETS),
    "honours": lambda _: Style((), HONOURS, HONOURS, TRIPLETS),
    "dragons": lambda _: Style(RUNS, DRAGONS, [*DRAGONS, *KINDS], (0.25, 0.15)),
    "winds": lambda _: Style(RUNS, WINDS, [*WINDS, *KINDS], (0.15, 0.15)),
    "green": lambda _: Style(SOU[1:2], sorted(GREEN), sorted(GREEN), (0.4, 0.1)),
}


def groups(rng: Random, style: Style, wall: Wall) -> list[Group]:
    """Deal four groups and a pair, the pair last."""
    dealt = []
    for _ in range(4):
        if style.runs and rng.random() < style.share[0]:
            low = rng.choice(style.runs)
            dealt.append(wall.take((low, low + 1, low + 2)))
        else:
            size = 4 if rng.random() < style.share[1] else 3
            dealt.append(wall.take((rng.choice(style.sets),) * size))
    return [*dealt, wall.take((rng.choice(style.pairs),) * 2)]


def pairs(rng: Random, wall: Wall) -> Group:
    """Deal seven pairs, often of few kinds."""
    suit = rng.choice(SUITS)
    among = rng.choice([KINDS, suit, [*suit, *HONOURS], HONOURS, sorted(YAOCHUU), SIMPLES])
    return sum((wall.take((kind, kind)) for kind in rng.sample([*among], 7)), ())


def orphans(rng: Random, wall: Wall) -> Group:
    return wall.take((*sorted(YAOCHUU), rng.choice(sorted(YAOCHUU))))


def gates(rng: Random, wall: Wall) -> Group:
    suit = rng.choice(SUITS)
    return wall.take((*suit, suit[0], suit[0], suit[8], suit[8], rng.choice(suit)))


CONCEALED: dict[str, Callable[[Random, Wall], Group]] = {
    "seven pairs": pairs,
    "thirteen orphans": orphans,
    "nine gates": gates,
}

#: Styles and how often they are dealt.
SHARES = dict.fromkeys(STYLES, 6) | {"any": 20, "runs": 12}
SHARES |= {"seven pairs": 5, "thirteen orphans": 2, "nine gates": 2}


def call(rng: Random, group: Group, closed: bool, players: int) -> MeldType | None:
    """Choose what sort of meld a group is, if any; a kan is one anyway."""
    kinds = {number // 4 for number in group}
    if len(group) == 4:
        return "ankan" if closed else rng.choice(("ankan", "daiminkan", "kakan"))
    if closed or rng.random() < 0.4 or (len(kinds) > 1 and players == 3):
        return None
    return "pon" if len(kinds) == 1 else "chi"


def situation(rng: Random, closed: bool, replaced: bool) -> dict[str, bool]:
    """Choose how the win came about; not every choice is legal.

    :param replaced: whether a kan or north was followed by a replacement tile.
    """
    tsumo, riichi, double = rng.random() < 0.5, closed and rng.random() < 0.5, rng.random() < 0.15
    return {
        "tsumo": tsumo,
        "riichi": riichi and not double,
        "double_riichi": riichi and double,
        "ippatsu": riichi and rng.random() < 0.3,
        "rinshan": tsumo and replaced and rng.random() < 0.3,
        "chankan": not tsumo and rng.random() < 0.1,
        "last_tile": rng.random() < 0.05,
        "first_turn": closed and not riichi and rng.random() < 0.05,
    }


def tiles(numbers: Group) -> tuple[int, ...]:
    return tuple(TILE_OF[number] for number in numbers)


def in_order(own: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(own, key=KIND_OF.__getitem__))


def deal(rng: Random, rules: RuleSet) -> Deal:
    """Deal a hand that may not be legal.

    :raises Exhausted: if its tiles are not there.
    """
    [style] = rng.choices([*SHARES], SHARES.values())
    wall, melds, closed = Wall(rng, rules.players), [], rng.random() < 0.5
    if style in CONCEALED:
        closed, concealed = True, CONCEALED[style](rng, wall)
    else:
        *sets, pair = groups(rng, STYLES[style](rng), wall)
        called = [(call(rng, group, closed, rules.players), group) for group in sets]
        melds = [(type, group) for type, group in called if type]
        concealed = sum((group for type, group in called if type is None), pair)
        closed = all(type == "ankan" for type, _ in melds)
    north = 0
    if rules.players == 3:
        north = len(wall.take((NORTH,) * rng.choice((0, 0, 1, 2, 3, 4))))
    kans = sum(len(group) == 4 for _, group in melds)
    dora, ura = wall.take_any(rng.randint(1, 1 + kans)), wall.take_any(rng.randint(1, 1 + kans))
    win_tile = rng.choice(concealed)
    kept = list(concealed)
    kept.remove(win_tile)
    win = Win(
        hand=tiles(tuple(kept)),
        win_tile=TILE_OF[win_tile],
        melds=tuple(Meld(type, in_order(tiles(group))) for type, group in melds),
        round_wind=rng.randrange(rng.choice((2, 4))),
        seat_wind=rng.randrange(rules.players),
        dora_indicators=tiles(dora),
        ura_indicators=tiles(ura),
        north=north,
        honba=rng.choice((0, 0, 1, 3)),
        riichi_sticks=rng.choice((0, 0, 1, 2)),
        **situation(rng, closed, kans + north > 0),
    )
    return Deal(style, win, concealed, win_tile, tuple(melds), dora, ura)


def wins(rng: Random, rules: RuleSet, refused: Counter[str]) -> Iterator[Deal]:
    """Deal legal wins for ever, some without a yaku; count in ``refused`` what made others illegal."""
    while True:
        try:
            one = deal(rng, rules)
            check(one.win, rules)
        except Exhausted:
            continue
        except ImpossibleQuestion as error:
            refused.update(fault.detail for fault in error.faults)
            continue
        yield one
