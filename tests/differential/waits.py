"""Compare waits, their shapes and tenpai with two other libraries and with brute force on seeded hands.

Run as ``python -m tests.differential.waits [hands] [seed]``; it wants riichienv and jansou.

The hands have 13 tiles, three fewer for each of 0-4 melds, which are dealt from the same set; every other hand is
one of three players. Most are ready or nearly so. Ours are all kinds that complete a hand. riichienv leaves out
those that the concealed tiles hold four times, jansou those that hand and melds do: both conventions are values of
the rule ``karaten``, and what is left of ours must be just the same. Brute force adds every kind in play and reads
the hand as a finished one.
"""

import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

from jansou.analysis.decompose import WaitShape, decompose
from jansou.analysis.waits import waits_counts
from jansou.core.hand import CallSource
from jansou.core.hand import Meld as JansouMeld
from jansou.core.hand import MeldType as JansouMeldType
from jansou.core.tiles import Tile, TileKind
from riichienv import HandEvaluator, HandEvaluator3P
from riichienv import Meld as RiichienvMeld
from riichienv import MeldType as RiichienvMeldType

from scoring.rulesets import rule_set
from scoring.shanten import shanten
from scoring.shapes import readings
from scoring.tenpai import counts_as_tenpai, shapes, waits
from scoring.tiles import KINDS, NOT_IN_SANMA, SUITS, UNIT, YAOCHUU, count, names, pack

IN_PLAY = {3: [kind for kind in KINDS if kind not in NOT_IN_SANMA], 4: [*KINDS]}

IN_HAND = rule_set("standard", {"karaten": "noten_if_all_four_in_concealed_hand"})
IN_HAND_OR_MELDS = rule_set("standard", {"karaten": "noten_if_all_four_in_hand_or_melds"})
NOWHERE = rule_set("standard", {"karaten": "tenpai"})

#: Our type of a meld -> theirs.
RIICHIENV_MELDS = {
    "chi": RiichienvMeldType.Chi,
    "pon": RiichienvMeldType.Pon,
    "ankan": RiichienvMeldType.Ankan,
}
JANSOU_MELDS = {"chi": JansouMeldType.CHII, "pon": JansouMeldType.PON, "ankan": JansouMeldType.ANKAN}
#: Their shape of a wait -> ours. They have no name for a tanki that slides along a run.
JANSOU_SHAPES = {
    WaitShape.CHIITOI: "tanki",
    WaitShape.KOKUSHI: "tanki",
    WaitShape.KOKUSHI_THIRTEEN: "kokushi_juusanmen",
}

MOST_SHOWN = 5

Group = list[int]


class Hand(NamedTuple):
    """A hand without its draw.

    :ivar melds: each by its type and kinds.
    """

    style: str
    players: int
    concealed: tuple[int, ...]
    melds: tuple[tuple[str, Group], ...]

    @property
    def packed(self) -> int:
        return pack(self.concealed)

    @property
    def packed_melds(self) -> int:
        return pack(kind for _, group in self.melds for kind in group)


# Dealing.


def runs(kinds: list[int]) -> list[Group]:
    return [[low, low + 1, low + 2] for suit in SUITS for low in suit[:7] if {low, low + 1, low + 2} <= {*kinds}]


def complete(rng: random.Random, kinds: list[int], melds: int) -> Group:
    """Choose groups and a pair that complete a hand; no matter if a set holds them."""
    sets = [[kind] * 3 for kind in kinds]
    groups = [rng.choice(runs(kinds) or sets) if rng.random() < 0.65 else rng.choice(sets) for _ in range(4 - melds)]
    return shuffled(rng, sum(groups, [rng.choice(kinds)] * 2))


def shuffled(rng: random.Random, tiles: Group) -> Group:
    return rng.sample(tiles, len(tiles))


def suit(rng: random.Random, players: int) -> Group:
    return [*rng.choice(SUITS[1:] if players == 3 else SUITS)]


def near(rng: random.Random, kinds: list[int], melds: int) -> Group:
    """Take one or two tiles more out of a hand that lacks one."""
    return complete(rng, kinds, melds)[rng.randrange(2, 4) :]


def neighbours(rng: random.Random, players: int) -> Group:
    """Take triplets and pairs side by side, which are runs as well."""
    low = rng.randrange(6)
    return shuffled(rng, [kind for kind in suit(rng, players)[low : low + 5] for _ in range(rng.randrange(2, 4))])


#: Style -> the tiles that a hand of so many players and melds would like to hold, first the most wanted.
STYLES: dict[str, Callable[[random.Random, int, int], Group]] = {
    "blind": lambda rng, players, melds: [],
    "ready": lambda rng, players, melds: complete(rng, IN_PLAY[players], melds)[1:],
    "nearly ready": lambda rng, players, melds: near(rng, IN_PLAY[players], melds),
    "one suit, ready": lambda rng, players, melds: complete(rng, suit(rng, players), melds)[1:],
    "one suit": lambda rng, players, melds: shuffled(rng, 4 * suit(rng, players)),
    "neighbours": lambda rng, players, melds: neighbours(rng, players),
    "quads": lambda rng, players, melds: [kind for kind in rng.sample(IN_PLAY[players], 3) for _ in range(4)],
    "a quad, ready": lambda rng, players, melds: [
        *([rng.choice(IN_PLAY[players])] * 4),
        *complete(rng, IN_PLAY[players], min(4, melds + 1))[1:],
    ],
    "pairs": lambda rng, players, melds: shuffled(rng, 2 * rng.sample(IN_PLAY[players], 7)),
    "orphans": lambda rng, players, melds: shuffled(rng, [*YAOCHUU, rng.choice([*YAOCHUU])])[: rng.randrange(12, 14)],
}


def dealt(rng: random.Random, style: str, players: int, melds: int) -> Hand:
    """Lay the melds out of a set, fulfil the wish as far as the rest goes, and fill the hand up blindly."""
    left = Counter(dict.fromkeys(IN_PLAY[players], 4))
    laid: list[tuple[str, Group]] = []
    while len(laid) < melds:
        type, group = meld(rng, players)
        if Counter(group) <= left:
            left -= Counter(group)
            laid.append((type, group))
    concealed: list[int] = []
    wall = shuffled(rng, [*left.elements()])
    for kind in STYLES[style](rng, players, melds) + wall:
        if len(concealed) < 13 - 3 * melds and left[kind]:
            left[kind] -= 1
            concealed.append(kind)
    return Hand(style, players, tuple(sorted(concealed)), tuple(laid))


def meld(rng: random.Random, players: int) -> tuple[str, Group]:
    type = rng.choice(["chi", "pon", "ankan"] if players == 4 else ["pon", "ankan"])
    if type == "chi":
        return type, rng.choice(runs(IN_PLAY[4]))
    return type, [rng.choice(IN_PLAY[players])] * (3 if type == "pon" else 4)


def hands(rng: random.Random, number: int) -> Iterator[Hand]:
    """Deal hands of every style, number of players and of melds in turn; half of them have no melds."""
    styles = [*STYLES]
    for index in range(number):
        melds = (0, 1, 0, 2, 0, 3, 0, 4)[index // 2 % 8]
        yield dealt(rng, styles[index // 16 % len(styles)], 4 - index % 2, melds)


# The others.


def numbers(hand: Hand) -> Iterator[list[int]]:
    """Number the concealed tiles, then those of each meld, of the 136 of a set."""
    used = Counter[int]()
    for group in (hand.concealed, *(group for _, group in hand.melds)):
        yield [4 * kind + used[kind] + group[:at].count(kind) for at, kind in enumerate(group)]
        used.update(group)


def riichienv(hand: Hand) -> tuple[list[int], bool]:
    """Ask riichienv for the waits and for tenpai."""
    concealed, *groups = numbers(hand)
    melds = [
        RiichienvMeld(RIICHIENV_MELDS[type], group, type != "ankan")
        for (type, _), group in zip(hand.melds, groups, strict=True)
    ]
    asked = (HandEvaluator if hand.players == 4 else HandEvaluator3P)(concealed, melds)
    return sorted(asked.get_waits()), asked.is_tenpai()


def jansou_melds(hand: Hand) -> tuple[JansouMeld, ...]:
    return tuple(
        JansouMeld(JANSOU_MELDS[type], tiles)
        if type == "ankan"
        else JansouMeld(JANSOU_MELDS[type], tiles, tiles[0], CallSource.KAMICHA)
        for type, tiles in ((type, jansou_tiles(group)) for type, group in hand.melds)
    )


def jansou_tiles(kinds: list[int]) -> tuple[Tile, ...]:
    return tuple(Tile(TileKind(kind)) for kind in kinds)


def jansou(hand: Hand, melds: tuple[JansouMeld, ...]) -> list[int]:
    """Ask jansou for the waits."""
    counts = [count(hand.packed, kind) for kind in KINDS]
    return sorted(map(int, waits_counts(counts, melds, player_count=hand.players)))


def jansou_shapes(hand: Hand, melds: tuple[JansouMeld, ...], kind: int) -> set[str]:
    """Ask jansou how a kind completes the hand."""
    found = decompose(jansou_tiles([*hand.concealed, kind]), melds, Tile(TileKind(kind)))
    return {JANSOU_SHAPES.get(reading.wait, reading.wait.name.lower()) for reading in found}


def brute_force(hand: Hand) -> list[int]:
    """Add every kind in play, a fifth tile too, and read the hand."""
    packed = hand.packed
    return [kind for kind in IN_PLAY[hand.players] if any(readings(packed + UNIT[kind], kind))]


# The comparison.

Comparison = tuple[str, object, object]
"""With what, their answer, ours."""


def compare(hand: Hand, ours: list[int]) -> Iterator[Comparison]:
    packed, melded = hand.packed, hand.packed_melds
    live_in_hand = [kind for kind in ours if count(packed, kind) < 4]
    live = [kind for kind in ours if count(packed + melded, kind) < 4]
    yield "waits, brute force", brute_force(hand), ours
    yield "tenpai, any wait", bool(ours), counts_as_tenpai(ours, packed, melded, NOWHERE)
    their_waits, their_tenpai = riichienv(hand)
    yield "waits, riichienv", their_waits, live_in_hand
    yield "tenpai, riichienv", their_tenpai, counts_as_tenpai(ours, packed, melded, IN_HAND)
    melds = jansou_melds(hand)
    theirs = jansou(hand, melds)
    yield "waits, jansou", theirs, live
    yield "tenpai, jansou", bool(theirs), counts_as_tenpai(ours, packed, melded, IN_HAND_OR_MELDS)
    yield "tenpai, our shanten", shanten(packed, len(hand.melds), hand.players).best == 0, bool(live_in_hand)
    for kind in ours:
        named = {"tanki" if shape == "nobetan" else shape for shape in shapes(packed, kind)}
        yield "shapes of a wait, jansou", jansou_shapes(hand, melds, kind), named


def facts(hand: Hand, ours: list[int]) -> Iterator[str]:
    """Say what a hand adds to the whole."""
    yield f"{hand.players} players"
    yield f"{len(hand.melds)} melds"
    packed, melded = hand.packed, hand.packed_melds
    if ours:
        yield "ready"
        yield f"ready, {hand.players} players, {len(hand.melds)} melds"
        yield f"ready, {min(len(ours), 6)}{' or more' * (len(ours) > 5)} waits"
    if any(count(packed, kind) == 4 for kind in ours):
        yield "a wait is held four times in the hand: riichienv and jansou leave it out"
    elif any(count(packed + melded, kind) == 4 for kind in ours):
        yield "a wait is held four times in hand and melds: jansou leaves it out"
    if ours and all(count(packed + melded, kind) == 4 for kind in ours):
        yield "every wait is held four times in hand or melds"


def main(number: int = 100_000, seed: int = 20261130) -> int:
    """Compare, print what was compared how often, and show some disagreements of each sort."""
    begun = time.perf_counter()
    compared, differ, seen = Counter[str](), Counter[str](), Counter[str]()
    for hand in hands(random.Random(seed), number):
        ours = [*waits(hand.packed, hand.players, melded=bool(hand.melds))]
        seen.update(facts(hand, ours))
        for what, theirs, answer in compare(hand, ours):
            compared[what] += 1
            if theirs != answer:
                differ[what] += 1
                if differ[what] <= MOST_SHOWN:
                    tiles = " ".join("".join(names(group)) for group in (hand.concealed, *(g for _, g in hand.melds)))
                    print(f"{what}, {hand.players} players, {hand.style}: {tiles}: {theirs}, ours {answer}")
    for what in sorted(seen):
        print(f"{seen[what]:7} hands: {what}")
    for what in sorted(compared):
        print(f"{differ[what]:7} of {compared[what]:7} differ: {what}")
    print(f"{number} hands in {time.perf_counter() - begun:.0f} s")
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
