"""Check: the tally that finds a tile too many says the same as counting."""

from random import Random

import pytest

from scoring.check import copy_faults
from scoring.rulesets import rule_set
from scoring.tiles import FIVES, KIND_OF, KINDS, NOT_IN_SANMA, RED_FIVES, TILES, names

RULES = [
    rule_set("standard"),
    rule_set("mahjong_soul_3p"),
    rule_set("standard", {"red_fives": {"m": 0, "p": 2, "s": 4}}),
]


def fits(tiles, rules):
    """Say whether a set of the rules holds these tiles, one count after the other."""
    reds = dict(zip(RED_FIVES, rules.red_fives, strict=True))
    plain = dict(zip(FIVES, (4 - number for number in rules.red_fives), strict=True))
    copies = [sum(KIND_OF[tile] == kind for tile in tiles) for kind in KINDS]
    missing = [0 if rules.players == 3 and kind in NOT_IN_SANMA else 4 for kind in KINDS]
    return all(held <= most for held, most in zip(copies, missing, strict=True)) and all(
        tiles.count(tile) <= most for tile, most in (reds | plain).items()
    )


@pytest.mark.parametrize("rules", RULES, ids=["four", "three", "reds"])
def test_a_tile_too_many_is_found(rules):
    random, verdicts = Random(3), []
    in_play = [tile for tile in TILES if rules.players == 4 or KIND_OF[tile] not in NOT_IN_SANMA]
    for _ in range(1500):
        few = random.sample(in_play, random.choice((1, 3, 9)))
        tiles = random.choices(few, k=random.randrange(1, 3 * len(few)))
        found = list(copy_faults({"hand": tuple(tiles[:5]), "discards": tuple(tiles[5:])}, rules))
        verdicts.append(bool(found))
        assert bool(found) != fits(tiles, rules), names(tiles)
    assert 200 < sum(verdicts) < 1300


@pytest.mark.parametrize("tile", [0, 4, 33, 34])
def test_any_number_of_copies_is_too_many(tile):
    for copies in range(5, 137):
        assert list(copy_faults({"hand": (tile,) * copies}, rule_set("standard")))
