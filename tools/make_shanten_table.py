"""Make ``scoring/shanten_table.bin``, which ``scoring/shanten.py`` describes; it takes about ten seconds.

Run as ``python -m tools.make_shanten_table``.

A block is read rank by rank. What has been planned so far is its *state*: for each choice of groups, pair
and unfinished runs, the fewest tiles that must be added. Few states differ, so one step serves many blocks.
"""

import zlib
from collections import Counter
from functools import cache

from scoring.shanten import LOWER, MOST_TILES, TABLE_FILE, UPPER, UPPER_HONOURS, parts

#: (groups, pairs, runs that want one more rank, runs that want two more ranks) -> fewest tiles added.
State = tuple[tuple[tuple[int, int, int, int], int], ...]

NOTHING: State = (((0, 0, 0, 0), 0),)
#: Triplets, pairs and new runs that one rank can begin.
PLANS = [(triplet, pair, runs) for triplet in range(2) for pair in range(2) for runs in range(5)]


@cache
def step(state: State, held: int, may_run: bool) -> State:
    """Plan for one more rank, of which a number of tiles is held and at most four may be wanted."""
    planned: dict[tuple[int, int, int, int], int] = {}
    for (groups, pairs, one, two), added in state:
        for triplet, pair, runs in PLANS:
            wanted = one + two + 3 * triplet + 2 * pair + runs
            plan = (groups + triplet + runs, pairs + pair, two, runs)
            if wanted <= 4 and plan[0] <= 4 and plan[1] <= 1 and (may_run or not runs):
                planned[plan] = min(planned.get(plan, MOST_TILES), added + max(0, wanted - held))
    return tuple(sorted(planned.items()))


def needs_of_all(ranks: int, runs: bool) -> dict[int, bytes]:
    """Work out the needs of every block of so many ranks, by packed count."""
    states = {0: (0, NOTHING)}
    for rank in range(ranks):
        may_run = runs and rank < ranks - 2
        states = {
            packed + (held << 3 * rank): (tiles + held, step(state, held, may_run))
            for packed, (tiles, state) in states.items()
            for held in range(5)
            if tiles + held <= MOST_TILES
        }
    return {packed: needs_of(state) for packed, (_, state) in states.items()}


@cache
def needs_of(state: State) -> bytes:
    """Read the ten needs off the state of a whole block, whose runs are all finished."""
    added = {(pairs, groups): tiles for (groups, pairs, _, _), tiles in state}
    return bytes([added[pairs, groups] for pairs in range(2) for groups in range(5)])


#: The ways to share a need between two blocks: pairs of places in their needs.
SHARES = [
    [
        (5 * pair + group, 5 * (pairs - pair) + groups - group)
        for pair in range(pairs + 1)
        for group in range(groups + 1)
    ]
    for pairs in range(2)
    for groups in range(5)
]


def join(left: bytes, right: bytes) -> bytes:
    """Work out the needs of two blocks together."""
    return bytes([min([left[here] + right[there] for here, there in shares]) for shares in SHARES])


def classes_of(blocks: list[bytes]) -> list[bytes]:
    """List the different needs, the most frequent first, and then those that only joining brings about."""
    classes = [needs for needs, _ in Counter(blocks).most_common()]
    found = set(classes)
    for left in classes:
        for right in classes:
            both = join(left, right)
            if both not in found:
                found.add(both)
                classes.append(both)
    return classes


def blocks(upper_ranks: int) -> list[int]:
    """List the packed counts of blocks in the order of the file."""
    return [
        upper << 3 * LOWER | lower
        for tiles, upper in parts(upper_ranks)
        for more, lower in parts(LOWER)
        if tiles + more <= MOST_TILES
    ]


def content() -> bytes:
    """Make what the file holds, not yet compressed."""
    suits, honours = needs_of_all(LOWER + UPPER, True), needs_of_all(LOWER + UPPER_HONOURS, False)
    all_needs = [suits[block] for block in blocks(UPPER)]
    all_needs += [honours[block] for block in blocks(UPPER_HONOURS)]
    classes = classes_of(all_needs)
    number = {needs: index for index, needs in enumerate(classes)}
    square = bytes(number[join(left, right)] for left in classes for right in classes)
    return bytes([len(classes)]) + b"".join(classes) + square + bytes([number[needs] for needs in all_needs])


if __name__ == "__main__":
    TABLE_FILE.write_bytes(zlib.compress(content(), 9))
