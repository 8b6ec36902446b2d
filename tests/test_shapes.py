"""Shapes: layouts, how a family splits, and readings as their sums."""

from itertools import combinations_with_replacement
from random import Random

import pytest

from scoring.shapes import FAMILIES, FIELD, RUNS, TRIPLETS, Reading, divisions, groups_of, readings
from scoring.tiles import HONOURS, KINDS, MAN, SUITS, UNIT, count, kinds_of, pack
from tests.helpers import tiles


def tiles_of(layout):
    """List the tiles of a layout: the way back."""
    pairs, runs, triplets = groups_of(layout)
    return [*pairs * 2, *triplets * 3, *(low + step for low in runs for step in range(3))]


def layouts(family, groups):
    """Lay out groups of a family in every way, with and without a pair, by trying all."""
    runs = [UNIT[low] << RUNS for low in family[:7]] if family is not HONOURS else []
    triplets = [UNIT[kind] << TRIPLETS for kind in family]
    pairs = [0, *(UNIT[kind] for kind in family)]
    for chosen in combinations_with_replacement([*runs, *triplets], groups):
        if len({*chosen} & {*triplets}) == sum(group in triplets for group in chosen):
            yield from (sum(chosen) + pair for pair in pairs)


@pytest.mark.parametrize(
    ("family", "kinds", "counts"), [(FAMILIES[0], MAN, 21_743), (FAMILIES[3], HONOURS, 498)], ids=["man", "honours"]
)
def test_a_family_splits_in_every_way_there_is(family, kinds, counts):
    shift = 3 * kinds[0]
    expected = {}
    for groups in range(5):
        for layout in layouts(kinds, groups):
            held = tiles_of(layout)
            if all(held.count(kind) <= 4 for kind in kinds):
                expected.setdefault(pack(held) >> shift, set()).add(layout >> shift)
    assert len(expected) == counts
    for held, found in expected.items():
        assert sorted(family.splits[held]) == sorted(found), kinds_of(held)


@pytest.mark.parametrize(
    ("text", "ways", "because"),
    [
        ("11111m", 1, "a triplet and a pair"),
        ("111112233m", 1, "a triplet and two runs"),
        ("11111222333m", 2, "a pair beside three triplets, or beside three equal runs"),
        ("111111m", 0, "six of a kind"),
    ],
)
def test_a_kind_held_a_fifth_time_still_splits(text, ways, because):
    assert len(FAMILIES[0].splits.get(pack(tiles(text)), ())) == ways, because


@pytest.mark.parametrize("suit", SUITS[1:], ids=["pin", "sou"])
@pytest.mark.parametrize("text", ["11122233344m", "22334455m", "11123456789999m"])
def test_every_suit_splits_as_man_does(text, suit):
    held, shift = pack(tiles(text)), 3 * suit[0]
    assert divisions(held)
    assert divisions(held << shift) == [layout << shift for layout in divisions(held)]


@pytest.mark.parametrize(
    ("text", "pairs", "ways", "because"),
    [
        ("123m456p789s11z", 1, 1, "one way"),
        ("111222333m11z", 1, 2, "as runs or as triplets"),
        ("22233344455m", 1, 3, "the pair may stand at either end"),
        ("11m22p33s44z111222z", 4, 0, "four families with a pair each"),
        ("12m456p789s111z", 0, 0, "1m and 2m are left over"),
    ],
)
def test_a_hand_divides_into_groups_and_one_pair(text, pairs, ways, because):
    found = divisions(pack(tiles(text)))
    assert len(found) == ways, because
    assert all((layout & FIELD).bit_count() == 1 and pack(tiles_of(layout)) == pack(tiles(text)) for layout in found)


def random_hand(random):
    """Draw fourteen tiles of few kinds, so that some are finished."""
    suit = random.choice(SUITS)
    return pack(random.sample([*suit, *suit, *suit, *suit, *HONOURS[:2], *HONOURS[:2]], 14))


def test_a_reading_holds_the_hand_and_the_group_that_was_completed():
    random, finished = Random(1), 0
    places = {"tanki": 0, "shanpon": TRIPLETS, "ryanmen": RUNS, "kanchan": RUNS, "penchan": RUNS}
    for _ in range(3000):
        packed = random_hand(random)
        for win in set(kinds_of(packed)):
            found = [reading for reading in readings(packed, win) if reading.form == "standard"]
            finished += bool(found)
            assert len({*found}) == len(found)
            assert {reading.layout for reading in found} == {*divisions(packed)}
            for reading in found:
                assert pack(tiles_of(reading.layout)) == packed
                assert count(reading.layout >> places[reading.wait], reading.winning)
                assert 0 <= win - reading.winning <= (2 if places[reading.wait] == RUNS else 0)
    assert finished > 500


def test_a_reading_lists_its_groups():
    [reading] = readings(pack(tiles("123m123m456p777z88s")), tiles("8s")[0])
    assert reading == Reading("standard", reading.layout, "tanki", 25)
    assert (reading.pairs, reading.runs, reading.triplets) == ((25,), (0, 0, 12), (33,))


def test_the_families_are_all_kinds_and_no_kind_twice():
    assert [kind for family in FAMILIES for kind, _ in family.units] == [*KINDS]
    assert sum(family.mask << family.shift for family in FAMILIES) == FIELD
