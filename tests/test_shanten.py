"""Shanten: rows with a reason, slow counts that share nothing with the table, and laws."""

import random
import re
import zlib
from functools import cache
from itertools import combinations_with_replacement, permutations

import pytest

from scoring.shanten import NEEDS, SUIT, TABLE_FILE, TRIPLETS, accepts, discards, shanten, table
from scoring.tiles import (
    HONOURS,
    KINDS,
    MAN,
    NOT_IN_SANMA,
    SUITS,
    TILE_OF_NAME,
    UNIT,
    YAOCHUU,
    count,
    kinds_of,
    names,
    pack,
)


def hand(text):
    """Pack a hand as players write it."""
    families = re.findall(r"(\d+)([mpsz])", text)
    return pack(TILE_OF_NAME[rank + suit] for ranks, suit in families for rank in ranks)


# Rows.


@pytest.mark.parametrize(
    ("text", "melds", "players", "expected", "because"),
    [
        ("123456789m123p55s", 0, 4, (-1, 5, 10), "four groups and a pair"),
        ("123456789m123p5s", 0, 4, (0, 6, 10), "only the pair is missing"),
        ("11m", 4, 4, (-1, None, None), "four melds and a pair"),
        ("1m", 4, 4, (0, None, None), "hadaka tanki"),
        ("147m258p369s1234z", 0, 4, (8, 6, 7), "nothing fits: eight is the most"),
        ("1122m3344p5566s7z", 0, 4, (3, 0, 10), "six pairs: one is the pair, four want a tile each"),
        ("1122m3344p5566s77z", 0, 4, (3, -1, 10), "seven pairs"),
        ("22334455667788p", 0, 4, (-1, -1, 13), "two sets of three runs: both forms are complete"),
        ("1111m2233p4455s66z", 0, 4, (2, 1, 10), "four of a kind are one pair"),
        ("111222333444z5z", 0, 4, (0, 4, 7), "four triplets; chiitoitsu wants two more kinds, too"),
        ("19m19p19s1234567z", 0, 4, (8, 6, 0), "thirteen orphans wait for any of them"),
        ("19m19p19s12345677z", 0, 4, (7, 5, -1), "one of the orphans is there twice"),
        ("19m19p19s1234z", 1, 4, (6, None, None), "melds rule out the other forms"),
        ("1111m123p456p789p", 0, 4, (1, 5, 9), "there is no fifth 1m to make the pair"),
        ("1111m", 3, 4, (1, None, None), "there is no fifth 1m to make the pair"),
        ("1m123p456p789p", 1, 4, (0, None, None), "a 1m, even if the meld is 111m: melds are not looked at"),
        ("1111z2222z", 2, 4, (1, None, None), "the fourth tiles are of no use: the pair takes two draws"),
        ("1111222233334z", 0, 4, (3, 6, 8), "three triplets, but the fourth tiles are of no use"),
        ("1111m111122233z", 0, 4, (1, 5, 8), "23m makes a run of the fourth 1m"),
        ("1111m111122233z", 0, 3, (2, 5, 8), "without 2m-8m the fourth 1m is of no use"),
        ("11999m11999p11s9s", 0, 3, (1, 2, 6), "1m and 9m make triplets and pairs as ever"),
    ],
)
def test_shanten(text, melds, players, expected, because):
    assert shanten(hand(text), melds, players) == expected, because


ALL = "1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 2p 3p 4p 5p 6p 7p 8p 9p 1s 2s 3s 4s 5s 6s 7s 8s 9s 1z 2z 3z 4z 5z 6z 7z"
ORPHANS = "1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z"


@pytest.mark.parametrize(
    ("text", "melds", "players", "expected", "because"),
    [
        ("123456789m2345s", 0, 4, "2s 5s", "nobetan"),
        ("3334567s", 2, 4, "2s 4s 5s 7s 8s", "333 and nobetan, or 33 and three-sided"),
        ("1112345678999m", 0, 4, "1m 2m 3m 4m 5m 6m 7m 8m 9m", "pure chuuren"),
        ("1122m3344p5566s7z", 0, 4, "7z", "a seventh pair"),
        ("19m19p19s1234567z", 0, 4, ORPHANS, "thirteen-sided"),
        ("119m19p19s123456z", 0, 4, "7z", "the orphans have their pair"),
        ("2222m", 3, 4, ALL.replace("2m ", ""), "any other tile would be the pair"),
        ("19m11p", 3, 4, "1m 2m 3m 7m 8m 9m 1p", "pairs, or the beginning of a run"),
        ("19m11p", 3, 3, "1m 9m 1p", "no run of man"),
        ("1122m", 3, 4, "1m 2m", "shanpon"),
        ("1m", 4, 4, "1m", "hadaka tanki"),
    ],
)
def test_accepts(text, melds, players, expected, because):
    assert " ".join(names(accepts(hand(text), melds, players))) == expected, because


def test_discards():
    outlooks = discards(hand("234m5556p9s"), 2)
    tenpai = {names([kind])[0]: names(left.accepts) for kind, left in outlooks.items() if left.shanten == 0}
    assert tenpai == {"6p": ["9s"], "9s": ["4p", "6p", "7p"]}


# Hands for the laws below.

RANDOM = random.Random()


@pytest.fixture(autouse=True)
def _seeded():
    RANDOM.seed(20261130)


def kinds_in_play(players):
    return [kind for kind in KINDS if players == 4 or kind not in NOT_IN_SANMA]


def wall_hand(size, players):
    return pack(RANDOM.sample([kind for kind in kinds_in_play(players) for _ in range(4)], size))


def crowded_hand(size, players):
    """A hand of few kinds, in which groups overlap and kinds run out."""
    kinds = {*RANDOM.sample(kinds_in_play(players), 4), *RANDOM.sample(RANDOM.choice(SUITS[1:]), 4)}
    return pack(RANDOM.sample([kind for kind in sorted(kinds) for _ in range(4)], size))


def hands(size, each=20):
    """Hands of a size and of its equals with melds: (packed, melds, players)."""
    return [
        (make(size - 3 * melds, players), melds, players)
        for make in (wall_hand, crowded_hand)
        for melds in range(5)
        for players in (3, 4)
        for _ in range(each)
    ]


# The table against plain counting.

CONTENT = zlib.decompress(TABLE_FILE.read_bytes())
SIZE = CONTENT[0]


def needs_of(makes, held):
    """Read the needs of a block, given as counts by rank, from the file."""
    number = table().class_of(makes, sum(n << 3 * rank for rank, n in enumerate(held)))
    return CONTENT[1 + NEEDS * number :][:NEEDS]


@cache
def targets(ranks, runs, groups, pairs):
    """List every way to hold so many groups and pairs, as counts by rank, at most four of a kind."""
    triplets = [(at,) * 3 for at in range(ranks)]
    lines = [(at, at + 1, at + 2) for at in range(ranks - 2)] if runs else []
    plans = (
        sum(some, (at,) * 2 * pairs)
        for some in combinations_with_replacement(triplets + lines, groups)
        for at in range(ranks)
    )
    counts = {tuple(plan.count(rank) for rank in range(ranks)) for plan in plans}
    return [target for target in counts if max(target) <= 4]


def missing(target, held):
    return sum(max(0, wanted - have) for wanted, have in zip(target, held, strict=True))


def some_block(ranks):
    held = [0] * ranks
    for _ in range(RANDOM.randrange(15)):
        held[RANDOM.choice([rank for rank in range(ranks) if held[rank] < 4])] += 1
    return held


@pytest.mark.parametrize(("makes", "ranks"), [(SUIT, 9), (TRIPLETS, 7)])
@pytest.mark.parametrize(("groups", "blocks"), [(0, 200), (1, 200), (2, 80), (3, 20), (4, 6)])
def test_needs_are_the_nearest_target(makes, ranks, groups, blocks):
    for held in (some_block(ranks) for _ in range(blocks)):
        for pairs in range(2):
            nearest = min(missing(target, held) for target in targets(ranks, makes == SUIT, groups, pairs))
            assert needs_of(makes, held)[5 * pairs + groups] == nearest, held


def contains(held, groups, pairs, runs):
    """Say whether groups and a pair can be taken out of the held tiles, one after another."""
    if not groups and not pairs:
        return True
    takings = targets(len(held), runs, 0, 1) if pairs else targets(len(held), runs, 1, 0)
    rests = ([have - taken for have, taken in zip(held, taking, strict=True)] for taking in takings)
    return any(min(rest) >= 0 and contains(rest, groups - (not pairs), 0, runs) for rest in rests)


def with_one_more(held):
    return [[n + (rank == at) for rank, n in enumerate(held)] for at in range(len(held)) if held[at] < 4]


@pytest.mark.parametrize(("makes", "ranks", "blocks"), [(SUIT, 9, 1500), (TRIPLETS, 7, 500)])
def test_needs_fall_by_one_with_the_right_tile(makes, ranks, blocks):
    """By induction from what is contained: with the test above, true of every need that is looked at."""
    for held in (some_block(ranks) for _ in range(blocks)):
        if sum(held) == 14:
            continue
        needs = needs_of(makes, held)
        drawn = [needs_of(makes, more) for more in with_one_more(held)]
        for need in range(NEEDS):
            if contains(held, need % 5, need // 5, makes == SUIT):
                assert needs[need] == 0, held
            else:
                assert needs[need] == 1 + min(after[need] for after in drawn), held


def test_joined_is_the_cheapest_sharing():
    needs = [CONTENT[1 + NEEDS * number :][:NEEDS] for number in range(SIZE)]
    for left, row in enumerate(table().joined):
        for right, both in enumerate(row):
            for need in range(NEEDS):
                shares = (
                    needs[left][5 * pair + groups] + needs[right][need - 5 * pair - groups]
                    for pair in range(need // 5 + 1)
                    for groups in range(need % 5 + 1)
                )
                assert needs[both][need] == min(shares)


# Whole hands against plain counting.


@cache
def winning_hands(groups, players):
    """List every hand of so many groups and a pair: (kind, number) of each kind in it."""
    in_play = set(kinds_in_play(players))
    runs = [(at, at + 1, at + 2) for suit in SUITS for at in suit[:7] if in_play >= {at, at + 1, at + 2}]
    triplets = [(kind,) * 3 for kind in in_play]
    found = set()
    for some in combinations_with_replacement(runs + triplets, groups):
        for pair in in_play:
            tiles = sorted(sum(some, (pair, pair)))
            if all(tiles.count(kind) <= 4 for kind in {*tiles}):
                found.add(tuple((kind, tiles.count(kind)) for kind in sorted({*tiles})))
    return list(found)


def slow_standard(packed, melds, players):
    held, wins = [count(packed, kind) for kind in KINDS], winning_hands(4 - melds, players)
    return min(sum([n - held[kind] for kind, n in win if n > held[kind]]) for win in wins) - 1


@pytest.mark.parametrize(("melds", "times"), [(4, 100), (3, 60), (2, 5)])
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("make", [wall_hand, crowded_hand])
def test_standard_is_the_nearest_winning_hand(make, melds, times, players):
    for size in (13, 14) * times:
        packed = make(size - 3 * melds, players)
        assert shanten(packed, melds, players).standard == slow_standard(packed, melds, players), oct(packed)


def test_chiitoitsu_and_kokushi_musou_are_counted_tile_by_tile():
    for packed, _, players in [row for size in (13, 14) for row in hands(size, 40) if row[1] == 0]:
        held = [count(packed, kind) for kind in KINDS]
        pairs = sorted(max(0, 2 - held[kind]) for kind in kinds_in_play(players))
        orphans = [sum(max(0, 1 + (kind == pair) - held[kind]) for kind in YAOCHUU) for pair in YAOCHUU]
        assert shanten(packed, 0, players)[1:] == (sum(pairs[:7]) - 1, min(orphans) - 1)


# Laws.


def after_each_draw(packed, melds, players):
    in_play = [kind for kind in kinds_in_play(players) if count(packed, kind) < 4]
    return {kind: shanten(packed + UNIT[kind], melds, players).best for kind in in_play}


def test_accepted_exactly_if_drawing_lowers():
    for packed, melds, players in hands(13):
        now, after = shanten(packed, melds, players).best, after_each_draw(packed, melds, players)
        assert accepts(packed, melds, players) == [kind for kind in after if after[kind] < now]
        assert {*after.values()} == {now - 1, now}


def test_the_best_discard_keeps_shanten():
    for packed, melds, players in hands(14):
        outlooks = discards(packed, melds, players)
        assert list(outlooks) == sorted({*kinds_of(packed)})
        assert min(left.shanten for left in outlooks.values()) == max(0, shanten(packed, melds, players).best)
        for kind, left in outlooks.items():
            rest = packed - UNIT[kind]
            assert left == (shanten(rest, melds, players).best, accepts(rest, melds, players))


def test_accepted_tiles_lead_to_a_complete_hand():
    for packed, melds, players in hands(13):
        for left in range(shanten(packed, melds, players).best, -1, -1):
            assert shanten(packed, melds, players).best == left
            packed += UNIT[RANDOM.choice(accepts(packed, melds, players))]
            if left:
                outlooks = discards(packed, melds, players)
                packed -= UNIT[min(outlooks, key=lambda kind: outlooks[kind].shanten)]
        assert shanten(packed, melds, players).best == -1


def renamed(packed, new_kinds):
    return pack(new_kinds[kind] for kind in kinds_of(packed))


@pytest.mark.parametrize("suits", list(permutations(SUITS)))
def test_suits_are_equal(suits):
    new_kinds = [kind for suit in suits for kind in suit] + [*HONOURS]
    for packed, melds, _ in hands(13, 5):
        assert shanten(renamed(packed, new_kinds), melds) == shanten(packed, melds)


def test_suits_are_symmetric_and_honours_equal():
    new_kinds = [kind for suit in SUITS for kind in reversed(suit)] + RANDOM.sample(HONOURS, 7)
    for packed, melds, players in hands(13):
        assert shanten(renamed(packed, new_kinds), melds, players) == shanten(packed, melds, players)


def test_three_players_are_never_nearer():
    for packed, melds, _ in (row for row in hands(13, 100) if row[2] == 3):
        of_three, of_four = shanten(packed, melds, 3), shanten(packed, melds, 4)
        assert of_three.standard >= of_four.standard
        assert of_three[1:] == of_four[1:]
        if not any(count(packed, kind) for kind in MAN):
            assert of_three == of_four
