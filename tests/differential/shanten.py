"""Compare shanten, accepted tiles and discards with three other libraries on seeded hands.

Run as ``python -m tests.differential.shanten [hands] [seed]``; it wants riichienv, jansou and mahjong.

A quarter of the hands each is dealt blindly, a few tiles off a complete hand, of few kinds, or with quads.
They have 13 or 14 tiles, three fewer for each of 0-4 melds, and every other hand is one of three players.
jansou knows the set of four players only, where 1m and 9m may still become runs: of three players' hands it
is asked about those without man, and about the others whether it finds them as near or nearer.
"""

import random
import sys
import zlib
from collections import Counter
from collections.abc import Iterator

from jansou.analysis.efficiency import acceptance_counts
from jansou.analysis.shanten import shanten_counts
from mahjong.shanten import Shanten
from riichienv import calculate_shanten, calculate_shanten_3p

from scoring.shanten import TABLE_FILE, accepts, discards, shanten
from scoring.tiles import KINDS, MAN, NOT_IN_SANMA, PIN, SOU, UNIT, count, kinds_of, names, pack
from tools.make_shanten_table import content

IN_PLAY = {3: [kind for kind in KINDS if kind not in NOT_IN_SANMA], 4: [*KINDS]}
#: Each discard asks riichienv about every draw, so only one hand in so many is asked about its discards.
DISCARDS_EVERY = 5


def wish(rng: random.Random, style: int, size: int, players: int) -> list[int]:
    """Choose the tiles that a hand of this style would like to hold."""
    in_play = IN_PLAY[players]
    if style == 0:
        return []
    if style == 1:
        runs = [[at, at + 1, at + 2] for suit in (MAN, PIN, SOU) for at in suit[:7] if at + 1 in in_play]
        groups = [*rng.choices(runs, k=3), [rng.choice(in_play)] * 3, [rng.choice(in_play)] * 2]
        return rng.sample(sum(groups, []), 14)[: size - rng.randrange(4)]
    if style == 2:
        kinds = {*rng.sample(in_play, rng.randrange(1, 5)), *rng.sample(rng.choice([PIN, SOU]), 5)}
        return rng.sample(sorted(kinds) * 4, 4 * len(kinds))
    return [kind for kind in rng.sample(in_play, 3) for _ in range(4)][: rng.randrange(4, 13)]


def deal(rng: random.Random, style: int, size: int, players: int) -> int:
    """Fulfil the wish as far as a set of tiles goes, and fill the hand up from the wall."""
    tiles = wish(rng, style, size, players)
    wall = rng.sample(IN_PLAY[players] * 4, 4 * len(IN_PLAY[players]))
    taken: list[int] = []
    for kind in tiles + wall:
        if len(taken) < size and taken.count(kind) < 4:
            taken.append(kind)
    return pack(taken)


def hands(rng: random.Random, number: int) -> Iterator[tuple[int, int, int, int]]:
    """Deal hands of every form in turn: (packed, tiles, melds, players)."""
    for index in range(number):
        players, drawn, melds = 4 - index % 2, index // 2 % 2, (0, 0, 0, 1, 2, 3, 4, 0)[index // 4 % 8]
        size = 13 + drawn - 3 * melds
        yield deal(rng, index // 32 % 4, size, players), 13 + drawn, melds, players


def riichienv(packed: int, players: int) -> int:
    """Ask riichienv, which takes one of the four tiles of each kind by its number of 136."""
    tiles, seen = [], Counter[int]()
    for kind in kinds_of(packed):
        tiles.append(4 * kind + seen[kind])
        seen[kind] += 1
    return int(calculate_shanten(tiles) if players == 4 else calculate_shanten_3p(tiles))


def riichienv_accepts(packed: int, players: int) -> list[int]:
    """Draw every kind that is left, and keep those that riichienv finds nearer."""
    now, drawable = riichienv(packed, players), [kind for kind in IN_PLAY[players] if count(packed, kind) < 4]
    return [kind for kind in drawable if riichienv(packed + UNIT[kind], players) < now]


def mahjong(counts: list[int], melds: int, players: int) -> tuple[int, int | None, int | None]:
    """Ask mahjong about each form."""
    standard = Shanten.calculate_shanten_for_regular_hand(counts, players == 3)
    if melds:
        return standard, None, None
    others = (Shanten.calculate_shanten_for_chiitoitsu_hand, Shanten.calculate_shanten_for_kokushi_hand)
    return standard, others[0](counts), others[1](counts)


Comparison = tuple[str, object, object]
"""With what, their answer, ours."""


def compare_shanten(packed: int, melds: int, players: int) -> Iterator[Comparison]:
    """Compare how near the hand is."""
    by_form, counts = shanten(packed, melds, players), [count(packed, kind) for kind in KINDS]
    yield "shanten, riichienv", riichienv(packed, players), by_form.best
    yield "shanten by form, mahjong", mahjong(counts, melds, players), by_form
    jansou = shanten_counts(counts, melds)
    if players == 4 or not any(counts[kind] for kind in MAN):
        yield "shanten, jansou", jansou, by_form.best
    else:
        yield "shanten at most, jansou", jansou <= by_form.best, True


def compare_accepts(packed: int, melds: int, players: int) -> Iterator[Comparison]:
    """Compare what a hand of 13 tiles accepts."""
    ours, counts = accepts(packed, melds, players), [count(packed, kind) for kind in KINDS]
    yield "accepts, riichienv", riichienv_accepts(packed, players), ours
    if players == 4 or not any(counts[kind] for kind in MAN):
        yield "accepts, jansou", [*acceptance_counts(counts, melds, player_count=players)], ours


def compare_discards(packed: int, melds: int, players: int) -> Iterator[Comparison]:
    """Compare what each discard from a hand of 14 tiles leaves."""
    rests = {kind: packed - UNIT[kind] for kind in kinds_of(packed)}
    theirs = {kind: (riichienv(rest, players), riichienv_accepts(rest, players)) for kind, rest in rests.items()}
    yield "discards, riichienv", theirs, discards(packed, melds, players)


def main(number: int = 100_000, seed: int = 20261130) -> int:
    """Compare, print what was compared how often, and show some disagreements of each sort."""
    same = zlib.decompress(TABLE_FILE.read_bytes()) == content()
    print(f"table file made anew: {'equal' if same else 'DIFFERENT'}")
    compared, differ = Counter[str](), Counter[str]()
    for index, (packed, tiles, melds, players) in enumerate(hands(random.Random(seed), number)):
        made = [*compare_shanten(packed, melds, players)]
        if tiles == 13:
            made += compare_accepts(packed, melds, players)
        elif index // 4 % DISCARDS_EVERY == 0:
            made += compare_discards(packed, melds, players)
        for what, theirs, ours in made:
            row = f"{what}, {players} players, {tiles} tiles"
            compared[row] += 1
            if theirs != ours:
                differ[row] += 1
                if differ[row] <= 5:
                    print(f"{row}, {melds} melds: {''.join(names(kinds_of(packed)))}: {theirs}, ours {ours}")
    for row in sorted(compared):
        print(f"{differ[row]:6} of {compared[row]:6} differ: {row}")
    return 0 if same and not differ else 1


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
