"""Tiles: names, families, the dora that follow an indicator, and packed counts."""

import random

import pytest

from scoring.tiles import (
    DORA_OF,
    DORA_OF_SANMA,
    DRAGONS,
    FIVES,
    GREEN,
    HONOURS,
    KIND_OF,
    KINDS,
    MAN,
    NORTH,
    NOT_IN_SANMA,
    PIN,
    RED_FIVES,
    SEAT_NAMES,
    SOU,
    TERMINALS,
    TILE_NAMES,
    TILE_OF_NAME,
    TILES,
    UNIT,
    WINDS,
    YAOCHUU,
    count,
    kinds_of,
    names,
    pack,
    present,
    units,
)
from tests.helpers import tiles

# Names and families.


def test_a_kind_is_named_by_rank_and_suit_in_order():
    assert " ".join(TILE_NAMES) == (
        "1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 2p 3p 4p 5p 6p 7p 8p 9p 1s 2s 3s 4s 5s 6s 7s 8s 9s 1z 2z 3z 4z 5z 6z 7z 0m 0p 0s"
    )


@pytest.mark.parametrize("tile", TILES)
def test_a_name_leads_back_to_its_tile(tile):
    assert TILE_OF_NAME[TILE_NAMES[tile]] == tile
    assert names([tile]) == [TILE_NAMES[tile]]


@pytest.mark.parametrize(
    ("family", "members", "because"),
    [
        (MAN, "123456789m", "man"),
        (PIN, "123456789p", "pin"),
        (SOU, "123456789s", "sou"),
        (HONOURS, "1234567z", "winds, then dragons"),
        (WINDS, "1234z", "east south west north (S1)"),
        (DRAGONS, "567z", "haku hatsu chun (S1)"),
        (TERMINALS, "19m19p19s", "ones and nines (S2)"),
        (YAOCHUU, "19m19p19s1234567z", "terminals and honours (S2)"),
        (GREEN, "23468s6z", "tiles without red ink (S50)"),
        (NOT_IN_SANMA, "2345678m", "three players play without them (S105)"),
        (RED_FIVES, "0m0p0s", "a red five of each suit"),
        (FIVES, "5m5p5s", "the fives they are"),
        ([NORTH], "4z", "the wind that three players set aside"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_family_has_these_members(family, members, because):
    assert tuple(sorted(family)) == tiles(members), because


def test_a_red_five_is_of_the_kind_of_its_five():
    assert [KIND_OF[red] for red in RED_FIVES] == list(FIVES)
    assert [KIND_OF[kind] for kind in KINDS] == list(KINDS)


def test_seats_are_named_in_turn_order():
    assert SEAT_NAMES == ("east", "south", "west", "north")


# Dora.

#: Indicators -> their dora, tile by tile (S91).
DORA = [
    ("123456789m", "234567891m", "in a suit the next, after nine one"),
    ("123456789p", "234567891p", "in a suit the next, after nine one"),
    ("123456789s", "234567891s", "in a suit the next, after nine one"),
    ("1234z", "2341z", "east south west north east"),
    ("567z", "675z", "haku hatsu chun haku"),
]
#: The same with three players (S91, S110).
DORA_SANMA = [
    ("19m", "91m", "one points to nine, as those between are not there"),
    *(row for row in DORA if "m" not in row[0]),
]


@pytest.mark.parametrize(("indicators", "dora", "because"), DORA)
def test_an_indicator_points_to_its_dora(indicators, dora, because):
    assert [DORA_OF[kind] for kind in tiles(indicators)] == list(tiles(dora)), because


@pytest.mark.parametrize(("indicators", "dora", "because"), DORA_SANMA)
def test_an_indicator_points_to_its_dora_with_three_players(indicators, dora, because):
    assert [DORA_OF_SANMA[kind] for kind in tiles(indicators)] == list(tiles(dora)), because


@pytest.mark.parametrize(("rows", "kinds"), [(DORA, 34), (DORA_SANMA, 27)])
def test_the_rows_above_name_every_kind(rows, kinds):
    assert len({kind for indicators, *_ in rows for kind in tiles(indicators)}) == kinds


# Packed counts.


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", 0),
        ("1m", 0o1),
        ("11m", 0o2),
        ("112m", 0o12),
        ("5m", 0o10000),
        ("0m", 0o10000),
        ("555m0m", 0o40000),
        ("1p", 0o1_000_000_000),
        ("7z", 1 << 99),
    ],
)
def test_tiles_pack_three_bits_a_kind(text, expected):
    assert pack(tiles(text)) == expected


def random_tiles(seed):
    """Draw up to fourteen tiles, red fives among them, from a set of four of each kind."""
    chance = random.Random(seed)
    wall = [*(list(KINDS) * 4), *RED_FIVES]
    return chance.sample(wall, chance.randrange(15))


@pytest.mark.parametrize("seed", range(50))
def test_a_packed_count_gives_its_kinds_back(seed):
    drawn = random_tiles(seed)
    kinds = sorted(KIND_OF[tile] for tile in drawn)
    packed = pack(drawn)
    assert kinds_of(packed) == tuple(kinds)
    assert [count(packed, kind) for kind in KINDS] == [kinds.count(kind) for kind in KINDS]
    assert present(packed) == units(set(kinds))


@pytest.mark.parametrize("seed", range(20))
def test_packed_counts_add_up(seed):
    drawn = random_tiles(seed)
    half = len(drawn) // 2
    assert pack(drawn[:half]) + pack(drawn[half:]) == pack(drawn)


@pytest.mark.parametrize("held", range(8))
def test_a_kind_may_be_held_up_to_seven_times(held):
    packed = held * UNIT[4] + UNIT[5]
    assert count(packed, 4) == held
    assert present(packed) == (UNIT[4] if held else 0) + UNIT[5]
