"""Tenpai: waits by shape, karaten, the tiles left, what each wait is worth, and the discards that leave waits."""

import random
from collections import Counter

import pytest

from schemas.hands import HandQuestion, ShantenRequest, TenpaiRequest
from scoring.progress import step
from scoring.prospects import discards, seen, waiting
from scoring.rulesets import rule_set
from scoring.score import NoWin, score
from scoring.shanten import shanten
from scoring.shapes import readings
from scoring.tenpai import counts_as_tenpai, shapes, waits
from scoring.tiles import HONOURS, KIND_OF, KINDS, NOT_IN_SANMA, SUITS, TILE_NAMES, UNIT, YAOCHUU, count, names, pack
from tests.helpers import tiles

THREE = "mahjong_soul_3p"


def rules(preset="standard", **options):
    """Name a preset with some options changed."""
    return {"preset": preset, **options}


def question(hand, rules="standard", **fields) -> HandQuestion:
    return TenpaiRequest().load({"hand": hand, "rules": rules, **fields})


def look(hand, rules="standard", **fields):
    """Look at a hand of 13 tiles, three fewer for each meld."""
    win, rule_set, visible, _ = question(hand, rules, **fields)
    return waiting(win, rule_set, seen(win, visible))


def look_at_discards(hand, rules="standard", **fields):
    """Look at each discard of a hand of 14 tiles that leaves it tenpai: name of the tile -> what it leaves."""
    win, rule_set, visible, _ = question(hand, rules, **fields)
    return {TILE_NAMES[one.tile]: one.leaves for one in discards(win, rule_set, seen(win, visible))}


def remaining(waiting):
    return {TILE_NAMES[wait.kind]: wait.remaining for wait in waiting.waits}


# Waits by shape.


def shapes_of(text, players=4):
    """Write the waits of a hand as in the rows below; with fewer than 13 tiles it has melds."""
    packed = pack(tiles(text))
    found = waits(packed, players, melded=len(tiles(text)) < 13)
    return " ".join(f"{TILE_NAMES[kind]}:{'+'.join(sorted(shapes(packed, kind)))}" for kind in found)


ORPHANS = "1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z"


@pytest.mark.parametrize(
    ("hand", "expected", "because"),
    [
        ("234567m 23p 678s 99s", "1p:ryanmen 4p:ryanmen", "two-sided"),
        ("234567m 78p 678s 99s", "6p:ryanmen 9p:ryanmen", "two-sided at the upper end"),
        ("234567m 24p 678s 99s", "3p:kanchan", "in between"),
        ("234567m 12p 678s 99s", "3p:penchan", "1 and 2 have but one side"),
        ("234567m 89p 678s 99s", "7p:penchan", "so have 8 and 9"),
        ("234567m 55p 678s 99s", "5p:shanpon 9s:shanpon", "two pairs"),
        ("234567m 678s 333s 7z", "7z:tanki", "only the pair is missing"),
        ("234567m 678s 2345p", "2p:nobetan 5p:nobetan", "a tanki that slides along a run (S14)"),
        ("234567m 678s 1234p", "1p:nobetan 4p:nobetan", "also from the edge"),
        ("234567m 678s 6789p", "6p:nobetan 9p:nobetan", "and to it"),
        ("234567m 2345678p", "2p:nobetan 5p:nobetan 8p:nobetan", "three-sided nobetan"),
        ("345m 234567m 3456p", "3p:nobetan 6p:nobetan", "345m is no reason to call it a tanki"),
        ("234567m 23456p 99s", "1p:ryanmen 4p:ryanmen 7p:ryanmen", "three-sided"),
        ("234567m 12345p 99s", "3p:penchan+ryanmen 6p:ryanmen", "12 and 345, or 123 and 45"),
        ("234567m 56789p 99s", "4p:ryanmen 7p:penchan+ryanmen", "the same at the other end"),
        ("234567m 678s 3334p", "2p:ryanmen 4p:tanki 5p:ryanmen", "333 and 4, or 33 and 34"),
        ("234567m 678s 4555p", "3p:ryanmen 4p:tanki 6p:ryanmen", "the same from above"),
        ("234567m 678s 3335p", "4p:kanchan 5p:tanki", "333 and 5, or 33 and 35"),
        ("234567m 678s 2344p", "1p:ryanmen 4p:ryanmen+tanki", "234 and 4, or 23 and 44"),
        ("234567m 678s 1123p", "1p:ryanmen+tanki 4p:ryanmen", "the same from the edge"),
        ("234567m 678s 1223p", "2p:kanchan+tanki", "123 and 2, or 13 and 22; the 1 and 3 wait for nothing else"),
        ("234m 678s 33345p 77p", "3p:ryanmen+shanpon 6p:ryanmen 7p:shanpon", "333 and 45, or 345, 33 and 77"),
        ("234m 678s 23334p 99s", "3p:kanchan+shanpon 9s:shanpon", "333 and 24, or 234 and 33"),
        ("234m 678s 22334p 99s", "1p:ryanmen 4p:ryanmen", "three pairs but for a tile: iipeikou"),
        ("3334567p", "2p:ryanmen 4p:nobetan 5p:ryanmen 7p:nobetan 8p:ryanmen", "333 and 4567, or 33 and 34567"),
        ("3456777p", "2p:ryanmen 3p:nobetan 5p:ryanmen 6p:nobetan 8p:ryanmen", "the same from above"),
        ("3335777p", "4p:kanchan 5p:tanki 6p:kanchan", "a tanki with a kanchan on either side"),
        ("5556667p", "5p:ryanmen+shanpon 6p:kanchan+shanpon 7p:tanki 8p:ryanmen", "555 666 7, 55 66 67 5, 66 567 55"),
        ("2224444p", "3p:kanchan 4p:shanpon+tanki", "3 with 2 and 4; the fifth 4 for the shape alone"),
        ("33334p 99s", "2p:ryanmen 5p:ryanmen", "333 and 34; there is no 333 with a 3 for the pair"),
        (
            "1112345678999m",
            "1m:ryanmen+shanpon 2m:nobetan 3m:penchan+ryanmen 4m:ryanmen 5m:nobetan 6m:ryanmen 7m:penchan+ryanmen "
            "8m:nobetan 9m:ryanmen+shanpon",
            "pure nine gates",
        ),
        ("1122335577m 99p 4z", "4z:tanki", "six pairs wait for the seventh"),
        ("2233445577889p", "6p:ryanmen 9p:ryanmen+tanki", "seven pairs on 9 only, two sets of runs on both"),
        (
            "2233445566778p",
            "2p:nobetan+ryanmen 5p:nobetan+ryanmen 8p:nobetan+ryanmen+tanki",
            "the tanki on 8 is that of seven pairs, which slides along nothing",
        ),
        ("19m 19p 19s 1234567z", " ".join(f"{tile}:kokushi_juusanmen" for tile in ORPHANS.split()), "thirteen-sided"),
        ("119m 19p 19s 123456z", "7z:tanki", "the orphans have their pair: one is missing"),
        ("1m", "1m:tanki", "four melds: hadaka tanki"),
        ("1111m", "1m:shanpon+tanki", "a fifth tile, for the shape alone"),
        ("5558888p", "8p:shanpon+tanki", "the same: whether it counts is karaten"),
        ("1111m 123456789p", "1m:shanpon+tanki", "the same without melds"),
        # Near misses.
        ("234567m 678s 99s 12z", "", "winds make no runs"),
        ("234567m 678s 99s 56z", "", "nor do dragons"),
        ("234567m 678s 99s 19p", "", "9 is not followed by 1"),
        ("234567m 678s 22z 9m 1p", "", "nor by 1 of the next suit"),
        ("234567m 678s 9s 2z 9m", "", "two exchanges away"),
        ("234567m 678s 99s 25p", "", "2 and 5 have nothing between them"),
        ("1111m 2277p 4499s 5z", "", "four equal tiles are not two pairs (S24)"),
        ("111m 3377p 2299s 11z", "", "a third 1m is no single tile for seven pairs"),
        ("1199m 19p 19s 12345z", "", "two orphans missing, two pairs"),
        ("129m 19p 19s 123456z", "", "2m is no orphan, and two are missing"),
    ],
)
def test_waits(hand, expected, because):
    assert shapes_of(hand) == expected, because


@pytest.mark.parametrize(
    ("hand", "melds", "expected", "because"),
    [
        ("234567m 23p 99s", ["pon:777z"], {"1p": 4, "4p": 4}, "one meld"),
        ("234m 23p 99s", ["pon:777z", "chi:678s"], {"1p": 4, "4p": 4}, "two"),
        ("23p 99s", ["pon:777z", "chi:678s", "ankan:1111z"], {"1p": 4, "4p": 4}, "three; a kan is one meld"),
        ("9s", ["pon:777z", "chi:678s", "ankan:1111z", "kakan:2222s"], {"9s": 3}, "four"),
        ("22m 55z", ["pon:777z", "chi:678s", "daiminkan:1111z"], {"2m": 2, "5z": 2}, "shanpon beside three"),
    ],
)
def test_waits_beside_melds(hand, melds, expected, because):
    found = look(hand, melds=melds)
    assert found.tenpai, because
    assert remaining(found) == expected, because


@pytest.mark.parametrize(
    ("hand", "expected", "because"),
    [
        (
            "19m 19p 19s 1234567z",
            " ".join(f"{tile}:kokushi_juusanmen" for tile in ORPHANS.split()),
            "all are in the set",
        ),
        ("11m 99m 123456789p", "1m:shanpon 9m:shanpon", "1m and 9m make pairs and triplets"),
        ("999m 1m 123456789p", "1m:tanki", "no 8m beside 999m, no 2m beside 1m"),
        ("23p 234567s 678s 99s", "1p:ryanmen 4p:ryanmen", "pin and sou are whole"),
    ],
)
def test_waits_of_three_players(hand, expected, because):
    assert shapes_of(hand, players=3) == expected, because


# Waits against all 34 kinds.

RANDOM = random.Random()


@pytest.fixture(autouse=True)
def _seeded():
    RANDOM.seed(20261207)


def kinds_in_play(players):
    return [kind for kind in KINDS if players == 4 or kind not in NOT_IN_SANMA]


def some_group(kinds):
    """A run or triplet of some kinds; None where there is no run."""
    low = RANDOM.choice(kinds)
    if RANDOM.random() < 0.4:
        return [low] * 3
    run = [low, low + 1, low + 2]
    return run if low < HONOURS[0] and low % 9 < 7 and {*run} <= {*kinds} else None


def broken_hand(melds, players):
    """A finished hand without one of its tiles; often in few kinds, so that it may lack a fifth of one."""
    kinds = kinds_in_play(players)
    if RANDOM.random() < 0.7:
        low, suit = RANDOM.randrange(4), RANDOM.choice(SUITS[1:])
        kinds = [*suit[low : low + 6], RANDOM.choice(kinds)]
    held = [RANDOM.choice(kinds)] * 2
    while len(held) < 14 - 3 * melds:
        held += some_group(kinds) or []
    held.remove(RANDOM.choice(held))
    return pack(held) if max(Counter(held).values()) <= 4 else broken_hand(melds, players)


def crowded_hand(melds, players):
    """A hand of few kinds, in which groups overlap and kinds run out."""
    suit = RANDOM.choice(SUITS[1:])
    kinds = {*RANDOM.sample(suit, 5), *RANDOM.sample(kinds_in_play(players), 2)}
    return pack(RANDOM.sample([kind for kind in sorted(kinds) for _ in range(4)], 13 - 3 * melds))


def paired_hand(melds, players):
    """Six pairs, or six pairs and a half, or orphans with a fault; without melds."""
    assert not melds
    kinds = kinds_in_play(players)
    pairs = [kind for kind in RANDOM.sample(kinds, 6) for _ in range(2)] + [RANDOM.choice(kinds)]
    orphans = [*RANDOM.sample(sorted(YAOCHUU), 12), RANDOM.choice(sorted(YAOCHUU) if RANDOM.random() < 0.7 else kinds)]
    return pack(RANDOM.choice((pairs, orphans)))


def waiting_hands(each):
    """Seeded hands: (packed, melds, players)."""
    makers = [(make, melds) for make in (broken_hand, crowded_hand) for melds in range(5)] + 2 * [(paired_hand, 0)]
    return [(make(melds, players), melds, players) for make, melds in makers for players in (3, 4) for _ in range(each)]


def completes(packed, kind):
    return any(readings(packed + UNIT[kind], kind))


def test_waits_are_the_kinds_that_complete_the_hand():
    none, some, fifth = 0, 0, 0
    for packed, melds, players in waiting_hands(150):
        found = waits(packed, players, melded=melds > 0)
        assert [*found] == [kind for kind in kinds_in_play(players) if completes(packed, kind)], oct(packed)
        none += not found
        some += bool(found)
        fifth += any(count(packed, kind) == 4 for kind in found)
    assert min(none, some) > 300
    assert fifth > 100


def test_a_wait_has_the_shapes_of_its_readings():
    for packed, melds, players in waiting_hands(20):
        for kind in waits(packed, players, melded=melds > 0):
            found = shapes(packed, kind)
            plain = {"tanki" if shape == "nobetan" else shape for shape in found}
            assert plain == {reading.wait for reading in readings(packed + UNIT[kind], kind)}
            assert len({*found}) == len(found)


def test_nobetan_slides_to_another_wait():
    """A tanki that slides has its other end three kinds away; a plain one at the end of a run would be no tanki."""
    slid = 0
    for packed, melds, players in waiting_hands(100):
        found = waits(packed, players, melded=melds > 0)
        for kind in found:
            if "nobetan" in shapes(packed, kind):
                slid += 1
                ends = [end for end in (kind - 3, kind + 3) if end in found and end // 9 == kind // 9]
                assert any("nobetan" in shapes(packed, end) for end in ends), oct(packed)
    assert slid > 100


# Karaten.

KARATEN = (
    "tenpai",
    "noten_if_all_four_in_concealed_hand",
    "noten_unspecified_scope",
    "noten_if_all_four_in_hand_or_melds",
)
#: By value of karaten: whether a hand is tenpai.
ALWAYS, NEVER = (True,) * 4, (False,) * 4
ONLY_TENPAI, UNLESS_MELDS = (True, False, False, False), (True, True, True, False)


@pytest.mark.parametrize("place", range(4), ids=lambda place: KARATEN[place])
@pytest.mark.parametrize(
    ("hand", "fields", "expected", "because"),
    [
        ("1111m 123456789p", {}, ONLY_TENPAI, "all four of the only wait are concealed (S15)"),
        ("5558888p", {"melds": ["pon:777z", "chi:234m"]}, ONLY_TENPAI, "the same beside melds"),
        ("1m 123456789p", {"melds": ["pon:111m"]}, UNLESS_MELDS, "one concealed, three in a meld (note 25)"),
        ("12234m 99p", {"melds": ["pon:333m", "pon:777z"]}, UNLESS_MELDS, "the same for a run"),
        ("12m 456p 789s 99s", {"melds": ["ankan:3333m"]}, UNLESS_MELDS, "all four in a kan: none can be discarded"),
        ("23m 456p 789s 99s", {"melds": ["ankan:1111m"]}, ALWAYS, "there is 4m besides"),
        ("2224444p", {"melds": ["pon:777z", "chi:234m"]}, ALWAYS, "there is 3p besides the fifth 4p"),
        ("111m 123456789p 5z", {}, ALWAYS, "three are held: not the wait"),
        ("1m 123456789p", {"melds": ["pon:777z"], "visible": "111m"}, ALWAYS, "the others lie elsewhere"),
        ("1m 123456789p", {"melds": ["pon:777z"], "dora_indicators": "111m"}, ALWAYS, "indicators are not the hand"),
        ("1m 123456789p", {"melds": ["pon:777z"], "discards": "111m"}, ALWAYS, "nor are the own discards"),
        ("1m 123456789p", {"melds": ["pon:777z"], "visible": "11m"}, ALWAYS, "and one is left"),
        ("234567m 678s 99s 25p", {}, NEVER, "it waits for nothing"),
    ],
)
def test_karaten(hand, fields, expected, because, place):
    found = look(hand, rules(karaten=KARATEN[place]), **fields)
    assert found.tenpai is expected[place], because
    assert (found.shanten == 0) is expected[place], because


@pytest.mark.parametrize("place", range(4), ids=lambda place: KARATEN[place])
@pytest.mark.parametrize(
    ("hand", "north", "expected", "because"),
    [
        ("111m 4z 123456789p", 0, ALWAYS, "three norths lie elsewhere"),
        ("111m 4z 123456789p", 2, ALWAYS, "one is left"),
        ("111m 4z 123456789p", 3, UNLESS_MELDS, "an extracted north is the player's as a meld is"),
        ("99m 44z 123456789p", 2, ALWAYS, "there is 9m besides"),
        ("111m 5z 123456789p", 4, ALWAYS, "it waits for something else"),
    ],
)
def test_karaten_of_extracted_norths(hand, north, expected, because, place):
    found = look(hand, rules(THREE, karaten=KARATEN[place]), north=north)
    assert found.tenpai is expected[place], because
    assert (found.shanten == 0) is expected[place], because


@pytest.mark.parametrize("karaten", KARATEN)
def test_a_wait_is_listed_whether_it_counts_or_not(karaten):
    assert remaining(look("1111m 123456789p", rules(karaten=karaten))) == {"1m": 0}


def test_each_value_of_karaten_is_stricter_than_the_one_before():
    rule_sets = [rule_set("standard", {"karaten": karaten}) for karaten in KARATEN]
    counted = Counter()
    for packed, melds, players in waiting_hands(60):
        found = waits(packed, players, melded=melds > 0)
        melded = sum(3 * UNIT[kind] for kind in RANDOM.sample(found, min(len(found), melds)) if not count(packed, kind))
        verdicts = [counts_as_tenpai(found, packed, melded, one) for one in rule_sets]
        assert verdicts == sorted(verdicts, reverse=True)
        assert verdicts[1] == verdicts[2], "where a text leaves the melds open, they do not count"
        counted[tuple(verdicts)] += 1
    assert counted[ONLY_TENPAI] > 10


# Keishiki tenpai.


@pytest.mark.parametrize(
    ("hand", "fields", "expected", "because"),
    [
        ("123m 456p 789s 24s 99m", {}, True, "a closed hand has menzen tsumo"),
        ("123m 456p 24s 99m", {"melds": ["chi:789s"]}, False, "no yaku either way"),
        ("678m 567p 23s 88s", {"melds": ["pon:222m"]}, True, "1s has no yaku, but 4s has tanyao"),
        ("678m 567p 12s 88s", {"melds": ["pon:222m"]}, False, "only 3s, and 123s is no tanyao"),
        ("234567m 34p 678s 55s", {"discards": "5p"}, True, "furiten leaves the tsumo"),
        ("678m 567p 34s 88s", {"melds": ["pon:222m"], "discards": "5s"}, True, "of an open hand as well"),
        ("1111m 123456789p", {}, False, "a fifth tile is karaten, yaku or not"),
        ("234567m 678s 99s 25p", {}, False, "it waits for nothing"),
    ],
)
def test_without_keishiki_tenpai_a_wait_needs_a_yaku(hand, fields, expected, because):
    found = look(hand, rules(keishiki_tenpai=False), **fields)
    assert found.tenpai is expected, because
    assert (found.shanten == 0) is expected, because


@pytest.mark.parametrize(
    ("hand", "fields"),
    [
        ("123m 456p 24s 99m", {"melds": ["chi:789s"]}),
        ("678m 567p 12s 88s", {"melds": ["pon:222m"]}),
    ],
)
def test_with_keishiki_tenpai_it_needs_none(hand, fields):
    assert look(hand, rules(keishiki_tenpai=True), **fields).tenpai


@pytest.mark.parametrize("keishiki", [True, False])
@pytest.mark.parametrize(
    ("hand", "fields"),
    [
        ("234567m 34p 678s 55s", {"visible": "2222p 5550p"}),
        ("678m 567p 34s 88s", {"melds": ["pon:222m"], "visible": "2222s 5550s"}),
    ],
)
def test_tiles_that_others_show_do_not_make_a_hand_noten(hand, fields, keishiki):
    """Whether a yaku is there does not depend on the tiles left; karaten looks at the own tiles only (S15)."""
    found = look(hand, rules(keishiki_tenpai=keishiki), **fields)
    assert {wait.remaining for wait in found.waits} == {0}
    assert found.tenpai


# What is left of each wait.

RYANMEN = "234567m 23p 678s 99s"


@pytest.mark.parametrize(
    ("hand", "fields", "expected", "because"),
    [
        (RYANMEN, {}, {"1p": 4, "4p": 4}, "nothing is seen"),
        ("234567m 1234p 678s", {}, {"1p": 3, "4p": 3}, "the hand itself"),
        (RYANMEN, {"dora_indicators": "1p"}, {"1p": 3, "4p": 4}, "an indicator"),
        (RYANMEN, {"dora_indicators": "9p"}, {"1p": 4, "4p": 4}, "the indicator counts, not the dora"),
        (RYANMEN, {"riichi": True, "ura_indicators": "4p"}, {"1p": 4, "4p": 3}, "one below it"),
        (RYANMEN, {"discards": "1p 9m"}, {"1p": 3, "4p": 4}, "the own discards"),
        (RYANMEN, {"discards": "1p", "called_away": [0]}, {"1p": 3, "4p": 4}, "one that was called lies once as well"),
        (RYANMEN, {"visible": "144p"}, {"1p": 3, "4p": 2}, "what others show"),
        (RYANMEN, {"visible": "1p", "discards": "1p"}, {"1p": 2, "4p": 4}, "each is one more"),
        (RYANMEN, {"visible": "1111p"}, {"1p": 0, "4p": 4}, "a wait with none left stays listed"),
        (RYANMEN, {"visible": "1111p 4444p"}, {"1p": 0, "4p": 0}, "even if there is no other"),
        (RYANMEN, {"passed": "1p"}, {"1p": 4, "4p": 4}, "a tile passed is for `visible` to tell"),
        ("234567m 23p 99s", {"melds": ["chi:123p"]}, {"1p": 3, "4p": 4}, "a meld"),
        ("234567m 23p 99s", {"melds": ["ankan:1111p"]}, {"1p": 0, "4p": 4}, "a kan"),
        ("234567m 34p 678s 99s", {}, {"2p": 4, "5p": 4}, "four fives, the red one among them"),
        ("234567m 34p 678s 99s", {"visible": "0p"}, {"2p": 4, "5p": 3}, "the red five is one of the four"),
        ("234567m 34p 678s 99s", {"visible": "0p5p"}, {"2p": 4, "5p": 2}, "red and plain together"),
        ("234067m 34p 678s 5m5m", {}, {"2p": 4, "5p": 4}, "other suits do not matter"),
        ("234567m 678s 333s 0p", {}, {"5p": 3}, "a red five in the hand is a five"),
        ("111m 4z 123456789p", {"rules": THREE}, {"4z": 3}, "three players: no north set aside"),
        ("111m 4z 123456789p", {"rules": THREE, "north": 2}, {"4z": 1}, "norths set aside are seen"),
        ("111m 4z 123456789p", {"rules": THREE, "north": 2, "visible": "4z"}, {"4z": 0}, "beside others"),
    ],
)
def test_remaining(hand, fields, expected, because):
    found = look(hand, **fields)
    assert remaining(found) == expected, because
    assert found.remaining == sum(expected.values()), because


# What each wait is worth.


def worth(result):
    """Write a value in short: why there is none, or han, fu, points and yaku."""
    if isinstance(result, NoWin):
        return result.reason
    best = result.best
    return best.han, best.fu, result.price.total, " ".join(id for id, _ in best.yaku)


SIMPLES = "234567m 34p 678s 55s"
EDGES = "123m 456p 789s 24s 99m"
HALF = {"hand": "678m 567p 23s 88s", "melds": ["pon:222m"]}
PINFU = "123m 567m 34p 678s 99s"
RIICHI_TSUMO = "riichi menzen_tsumo"
BY_RON, BY_TSUMO = (2, 30, 2000, "pinfu tanyao"), (3, 20, 2700, "menzen_tsumo pinfu tanyao")
RED_BY_RON, RED_BY_TSUMO = (3, 30, 3900, "pinfu tanyao"), (4, 20, 5200, "menzen_tsumo pinfu tanyao")


#: Waits for 4z.
WIND_ORPHANS = "119m 19p 19s 123567z"
ON_ANKAN = {"hand": SIMPLES, "chankan": True, "offered_by": "ankan"}
ON_NORTH = {"hand": "99m 123456789p 44z", "offered_by": "north", "rules": THREE}
NO_NUKI_RON, ORPHANS_RON = (rules(THREE, sanma_nuki_ron=value) for value in ("no", "kokushi_only"))
KOKUSHI, NORTH_TSUMO = "kokushi_musou", "menzen_tsumo ittsuu"


def yaku(worth):
    """Sort the yaku of a value, whose order is another question."""
    return worth if isinstance(worth, str) else (*worth[:3], sorted(worth[3].split()))


@pytest.mark.parametrize(
    ("fields", "tile", "ron", "tsumo", "because"),
    [
        ({"hand": SIMPLES}, "2p", BY_RON, BY_TSUMO, "a yaku either way"),
        ({"hand": EDGES}, "3s", "no_yaku", (1, 30, 1100, "menzen_tsumo"), "only a tsumo has a yaku"),
        (HALF, "1s", "no_yaku", "no_yaku", "of two waits one has no yaku"),
        (HALF, "4s", (1, 30, 1000, "tanyao"), (1, 30, 1100, "tanyao"), "and the other has"),
        (HALF | {"rules": rules(minimum_han=2)}, "4s", "below_minimum_han", "below_minimum_han", "too little"),
        (HALF | {"rules": rules(minimum_han=2)}, "1s", "no_yaku", "no_yaku", "nothing at all"),
        (
            {"hand": PINFU, "rules": rules(minimum_han=2)},
            "5p",
            "below_minimum_han",
            (2, 20, 1500, "menzen_tsumo pinfu"),
            "two han by tsumo only",
        ),
        ({"hand": SIMPLES, "discards": "5p"}, "2p", "furiten", BY_TSUMO, "one wait discarded bars all (S85)"),
        ({"hand": SIMPLES, "discards": "5p"}, "5p", "furiten", BY_TSUMO, "itself included; tsumo stays"),
        ({"hand": SIMPLES, "passed": "2p"}, "5p", "furiten", BY_TSUMO, "so does a pass"),
        ({"hand": SIMPLES, "discards": "1p"}, "2p", BY_RON, BY_TSUMO, "1p is no wait"),
        ({"hand": SIMPLES, "discards": None, "passed": "1p"}, "2p", BY_RON, BY_TSUMO, "not known is not furiten"),
        ({"hand": SIMPLES, "visible": "2222p"}, "2p", "none_left", "none_left", "all four are seen"),
        ({"hand": SIMPLES, "visible": "222p"}, "2p", BY_RON, BY_TSUMO, "one is left"),
        ({"hand": "1111m 123456789p"}, "1m", "none_left", "none_left", "the hand holds all four itself"),
        ({"hand": SIMPLES, "discards": "2222p"}, "2p", "none_left", "none_left", "not only furiten"),
        # Furiten bars what would have won: what has no value has none for another reason.
        ({"hand": EDGES, "discards": "3s"}, "3s", "no_yaku", (1, 30, 1100, "menzen_tsumo"), "no yaku, furiten or not"),
        ({"hand": EDGES, "passed": "3s"}, "3s", "no_yaku", (1, 30, 1100, "menzen_tsumo"), "of a pass as well"),
        ({"hand": EDGES, "discards": "3s", "riichi": True}, "3s", "furiten", (2, 30, 2000, RIICHI_TSUMO), "with one"),
        (HALF | {"discards": "4s"}, "1s", "no_yaku", "no_yaku", "of two waits each has its own reason"),
        (HALF | {"discards": "1s"}, "4s", "furiten", (1, 30, 1100, "tanyao"), "the one with a yaku is barred"),
        (
            HALF | {"discards": "4s", "rules": rules(minimum_han=2)},
            "4s",
            "below_minimum_han",
            "below_minimum_han",
            "too little, furiten or not",
        ),
        (
            HALF | {"discards": "4s", "rules": rules(atozuke=False)},
            "4s",
            "atozuke",
            "atozuke",
            "a yaku on one wait only",
        ),
        # The last five.
        ({"hand": SIMPLES}, "5p", BY_RON, BY_TSUMO, "a plain five while one is left"),
        ({"hand": SIMPLES, "visible": "55p"}, "5p", BY_RON, BY_TSUMO, "one plain and the red one are left"),
        ({"hand": SIMPLES, "visible": "555p"}, "5p", RED_BY_RON, RED_BY_TSUMO, "only the red one is left"),
        ({"hand": SIMPLES, "visible": "550p"}, "5p", BY_RON, BY_TSUMO, "only a plain one is left"),
        (
            {"hand": SIMPLES, "visible": "555p", "rules": rules(red_fives={"m": 1, "p": 0, "s": 1})},
            "5p",
            BY_RON,
            BY_TSUMO,
            "the rules have no red one",
        ),
        (
            {"hand": SIMPLES, "visible": "55p", "rules": rules(red_fives={"m": 1, "p": 2, "s": 1})},
            "5p",
            RED_BY_RON,
            RED_BY_TSUMO,
            "the rules have two, and both are left",
        ),
        (
            {"hand": SIMPLES, "visible": "550p", "rules": rules(red_fives={"m": 1, "p": 2, "s": 1})},
            "5p",
            RED_BY_RON,
            RED_BY_TSUMO,
            "or one of them",
        ),
        ({"hand": SIMPLES, "visible": "55m"}, "5p", BY_RON, BY_TSUMO, "fives of another suit"),
        # The situation.
        (
            {"hand": EDGES, "last_tile": True},
            "3s",
            (1, 40, 1300, "houtei"),
            (2, 30, 2000, "menzen_tsumo haitei"),
            "the last tile, either way",
        ),
        (
            {"hand": SIMPLES, "riichi": True, "ippatsu": True},
            "2p",
            (4, 30, 7700, "riichi ippatsu pinfu tanyao"),
            (5, 20, 8000, "riichi ippatsu menzen_tsumo pinfu tanyao"),
            "riichi, either way",
        ),
        (
            {"hand": SIMPLES, "dora_indicators": "1p"},
            "2p",
            (3, 30, 3900, "pinfu tanyao"),
            (4, 20, 5200, BY_TSUMO[3]),
            "2p",
        ),
        ({"hand": SIMPLES, "dora_indicators": "1p"}, "5p", BY_RON, BY_TSUMO, "5p is no dora"),
        (
            {"hand": "567m 34p 678s 55s", "melds": ["ankan:2222m"], "rinshan": True},
            "2p",
            (1, 50, 1600, "tanyao"),
            (3, 40, 5200, "menzen_tsumo tanyao rinshan_kaihou"),
            "a replacement tile is drawn",
        ),
        (
            {"hand": SIMPLES, "chankan": True},
            "2p",
            (3, 30, 3900, "pinfu tanyao chankan"),
            BY_TSUMO,
            "another's kan is robbed",
        ),
        (
            {"hand": "234567m 2345p 678s", "chankan": True},
            "5p",
            (1, 40, 1300, "tanyao"),
            (2, 30, 2000, "menzen_tsumo tanyao"),
            "but not with a copy in the own hand",
        ),
        (
            {"hand": "567m 34p 678s 55s", "melds": ["chi:567p"], "chankan": True},
            "2p",
            (2, 30, 2000, "tanyao chankan"),
            (1, 30, 1100, "tanyao"),
            "beside a meld",
        ),
        (
            {"hand": "567m 34p 678s 55s", "melds": ["chi:567p"], "chankan": True},
            "5p",
            (1, 30, 1000, "tanyao"),
            (1, 30, 1100, "tanyao"),
            "the robbed kan cannot hold the five of the meld",
        ),
        ({"hand": SIMPLES, "first_turn": True}, "2p", BY_RON, (0, 0, 32000, "chiihou"), "the first draw; no renhou"),
        (
            {"hand": SIMPLES, "first_turn": True, "rules": rules(renhou="yakuman")},
            "2p",
            (0, 0, 32000, "renhou"),
            (0, 0, 32000, "chiihou"),
            "a ron before it",
        ),
        (
            {"hand": SIMPLES, "first_turn": True, "seat_wind": "east", "rules": rules(renhou="yakuman")},
            "2p",
            (2, 30, 2900, "pinfu tanyao"),
            (0, 0, 48000, "tenhou"),
            "the dealer has no ron before it",
        ),
        (
            {"hand": SIMPLES, "honba": 1, "riichi_sticks": 1},
            "2p",
            (2, 30, 3300, "pinfu tanyao"),
            (3, 20, 4000, BY_TSUMO[3]),
            "what lies on the table is won as well",
        ),
        (
            {"hand": "34p 345678s 678p 55s", "rules": THREE, "north": 1},
            "2p",
            (3, 30, 3900, "pinfu tanyao"),
            (4, 20, 3900, "menzen_tsumo pinfu tanyao"),
            "three players: a north is a dora; the missing player's share is lost",
        ),
        (
            {
                "hand": "34p 345678s 678p 55s",
                "rules": rules(THREE, sanma_nuki_ron_is_chankan=True),
                "offered_by": "north",
            },
            "2p",
            BY_RON,
            (3, 20, 2000, BY_TSUMO[3]),
            "only a north set aside is robbed",
        ),
        # What the tile of a ron was.
        (ON_ANKAN, "2p", "kokushi_only", BY_TSUMO, "only thirteen orphans rob an ankan (S35)"),
        (ON_ANKAN | {"hand": EDGES}, "3s", "kokushi_only", (1, 30, 1100, "menzen_tsumo"), "chankan is no way out"),
        (ON_ANKAN | {"hand": WIND_ORPHANS}, "4z", (0, 0, 32000, KOKUSHI), (0, 0, 32000, KOKUSHI), "they do"),
        (
            ON_ANKAN | {"hand": WIND_ORPHANS, "rules": rules(chankan_on_ankan_for_kokushi=False)},
            "4z",
            "not_in_rules",
            (0, 0, 32000, KOKUSHI),
            "where the rules let them",
        ),
        (ON_ANKAN | {"discards": "5p"}, "2p", "kokushi_only", BY_TSUMO, "furiten or not"),
        (ON_NORTH, "4z", (2, 40, 2600, "ittsuu"), (3, 30, 3000, NORTH_TSUMO), "a north set aside (S107)"),
        (ON_NORTH | {"rules": NO_NUKI_RON}, "4z", "not_in_rules", (3, 30, 3000, NORTH_TSUMO), "not in all rules"),
        (ON_NORTH | {"rules": NO_NUKI_RON}, "9m", (2, 40, 2600, "ittsuu"), (3, 30, 3000, NORTH_TSUMO), "9m is none"),
        (ON_NORTH | {"rules": ORPHANS_RON}, "4z", "kokushi_only", (3, 30, 3000, NORTH_TSUMO), "or not to all hands"),
        (
            ON_NORTH | {"hand": WIND_ORPHANS, "rules": ORPHANS_RON},
            "4z",
            (0, 0, 32000, KOKUSHI),
            (0, 0, 24000, KOKUSHI),
            "but to orphans",
        ),
        (
            ON_NORTH | {"discards": "9m", "rules": NO_NUKI_RON},
            "4z",
            "not_in_rules",
            (3, 30, 3000, NORTH_TSUMO),
            "furiten or not",
        ),
    ],
)
def test_worth(fields, tile, ron, tsumo, because):
    found = {TILE_NAMES[wait.kind]: wait for wait in look(**fields).waits}[tile]
    assert (yaku(worth(found.ron)), yaku(worth(found.tsumo))) == (yaku(ron), yaku(tsumo)), because


# Fourteen tiles.


@pytest.mark.parametrize(
    ("hand", "expected", "because"),
    [
        ("234567m 34p 678s 55s 9p", {"9p": {"2p": 4, "5p": 4}}, "one tile too many"),
        ("234567m 2344p 6p 678s", {"6p": {"1p": 4, "4p": 2}, "4p": {"6p": 3}}, "six tiles to win with before three"),
        ("234567m 678s 99s 12p 9p", {"9p": {"3p": 4}}, "99s is no wait: 12p needs the pair"),
        (
            "234567m 678s 999s 12z",
            {"1z": {"2z": 3}, "2z": {"1z": 3}},
            "as many tiles, and nothing to choose between: in the order of the tiles",
        ),
        (
            "234567m 678s 999s 17z",
            {"1z": {"7z": 3}, "7z": {"1z": 3}},
            "a pair is worth the same, be it of the round wind or of a dragon",
        ),
        ("2233445566m 77p 9s 1z", {"9s": {"1z": 3}, "1z": {"9s": 3}}, "seven pairs"),
        ("234567m 678s 99s 25p 8p", {}, "no discard leaves a wait"),
        (
            "1111m 123456789p 9s",
            {"1m": {"9s": 3}},
            "discarding 9s leaves a wait for a fifth 1m: karaten",
        ),
    ],
)
def test_discards(hand, expected, because):
    found = look_at_discards(hand)
    assert {tile: remaining(leaves) for tile, leaves in found.items()} == expected, because
    assert list(found) == list(expected), because


def test_red_and_plain_five_are_discarded_apart():
    found = look_at_discards("234567m 678s 3p 5p 0p 22z")
    assert [(tile, remaining(leaves)) for tile, leaves in found.items()] == [
        ("3p", {"5p": 2, "2z": 2}),
        ("5p", {"4p": 4}),
        ("0p", {"4p": 4}),
    ], "who keeps the red five has the better of two equal discards"
    tsumo = {tile: worth(leaves.waits[0].tsumo) for tile, leaves in found.items()}
    assert tsumo["5p"][0] == tsumo["0p"][0] + 1, "it is a dora"


def test_the_tile_discarded_is_seen():
    assert remaining(look_at_discards("234567m 678s 2345p 5p")["5p"]) == {"2p": 3, "5p": 2}


@pytest.mark.parametrize(
    ("hand", "fields", "discard", "furiten", "because"),
    [
        ("234567m 678s 34p 5p 99s", {}, "5p", True, "5p is a wait again, and lies in the river"),
        ("234567m 678s 34p 5p 99s", {}, "2m", True, "so is 2m, one of three waits"),
        ("234567m 678s 34p 99s 9p", {}, "9p", False, "9p is no wait"),
        ("234567m 678s 34p 99s 9p", {"discards": "2p"}, "9p", True, "2p lay there before"),
        ("234567m 678s 34p 99s 9p", {"discards": "1p"}, "9p", False, "1p is no wait"),
        ("234567m 678s 34p 99s 9p", {"discards": None, "passed": "5p"}, "9p", False, "a pass ends with the discard"),
        (
            "234567m 678s 34p 99s 9p",
            {"riichi": True, "passed_since_riichi": "5p"},
            "9p",
            True,
            "but never after riichi (S83)",
        ),
        ("234567m 678s 34p 99s 0p", {}, "0p", True, "a red five is a five"),
    ],
)
def test_discarding_a_wait_is_furiten(hand, fields, discard, furiten, because):
    leaves = look_at_discards(hand, **fields)[discard]
    assert (leaves.furiten.furiten is True) == furiten, because
    for wait in leaves.waits:
        assert (worth(wait.ron) == "furiten") == furiten, because
        assert isinstance(worth(wait.tsumo), tuple), because


@pytest.mark.parametrize(
    ("fields", "expected", "because"),
    [
        ({}, False, "nothing is told"),
        ({"discards": None, "passed": None}, False, "null tells nothing either"),
        ({"discards": "9m"}, False, "all is told"),
        ({"discards": "5p"}, True, "a wait lies in the river"),
        ({"passed": "9m"}, False, "a river that is left out is empty once another is given"),
        ({"discards": None, "passed": "9m"}, "unknown", "one may lie there"),
        ({"discards": "9m", "passed": None}, "unknown", "one may have been passed"),
        ({"discards": None, "passed": "5p"}, True, "a pass is enough"),
        ({"discards": "9m", "passed_since_riichi": None, "riichi": True}, "unknown", "one may have been since riichi"),
        ({"discards": None, "passed_since_riichi": "5p", "riichi": True}, True, "a pass since is enough"),
    ],
)
def test_each_wait_says_whether_it_is_furiten(client, fields, expected, because):
    answer = client.post("/v1/tenpai", json={"hand": SIMPLES, "rules": "standard", **fields}).json
    assert [wait["furiten"] for wait in answer["waits"]] == [expected] * 2, because
    assert [wait["ron"]["win"] for wait in answer["waits"]] == [expected is not True] * 2, "unknown is not barred"
    assert answer.get("furiten", {"furiten": False})["furiten"] == expected, "as the whole hand is"


@pytest.mark.parametrize(
    ("fields", "expected", "because"),
    [
        ({}, False, "nothing is told"),
        ({"discards": "9m"}, False, "all is told"),
        ({"discards": "5p"}, True, "a wait lies in the river"),
        ({"discards": None, "passed": "9m"}, "unknown", "one may lie there"),
        ({"discards": "9m", "passed": None}, False, "what was passed before the discard is over with it"),
        ({"discards": "9m", "passed_since_riichi": None, "riichi": True}, "unknown", "but not what was since riichi"),
        (
            {"discards": "9m", "passed": "5p", "passed_since_riichi": "", "riichi": True},
            True,
            "what was passed last was passed since riichi",
        ),
        (
            {"discards": None, "passed_since_riichi": "9m", "riichi": True},
            "unknown",
            "a wait may lie in the river in riichi, too",
        ),
    ],
)
def test_each_wait_after_a_discard_says_so_too(client, fields, expected, because):
    answer = client.post("/v1/tenpai", json={"hand": f"{SIMPLES} 9p", "rules": "standard", **fields}).json
    [discard] = answer["discards"]
    assert [wait["furiten"] for wait in discard["waits"]] == [expected] * 2, because


def test_a_discard_that_is_a_wait_is_furiten_whatever_is_told(client):
    for fields in ({}, {"discards": None, "passed": "9m"}, {"discards": "9m"}):
        answer = client.post("/v1/tenpai", json={"hand": f"{SIMPLES} 5p", "rules": "standard", **fields}).json
        [discard] = [one for one in answer["discards"] if one["discard"] == "5p"]
        assert {wait["furiten"] for wait in discard["waits"]} == {True}, fields


@pytest.mark.parametrize(
    ("fields", "gone"),
    [
        ({"hand": "234567m 34p 678s 55s 9p", "first_turn": True}, "chiihou"),
        ({"hand": "234567m 34p 678s 55s 9p", "first_turn": True, "seat_wind": "east"}, "tenhou"),
        ({"hand": "567m 34p 678s 55s 9p", "melds": ["ankan:2222m"], "rinshan": True}, "rinshan_kaihou"),
    ],
)
def test_what_the_drawn_tile_had_is_gone_after_the_discard(fields, gone):
    """The next draw is neither the first one nor that replacement tile."""
    [leaves] = look_at_discards(**fields).values()
    for wait in leaves.waits:
        assert gone not in worth(wait.tsumo)[3].split()


# Distances.


@pytest.mark.parametrize(
    ("fields", "tenpai", "because"),
    [
        (
            {"hand": "4444p 8888p", "melds": ["pon:777z", "chi:234m"], "rules": rules(karaten="tenpai")},
            True,
            "a fifth 4p or 8p",
        ),
        ({"hand": "4444p 8888p", "melds": ["pon:777z", "chi:234m"]}, False, "neither is left, nor another tile"),
        (
            {
                "hand": "12234m 99p 1z",
                "melds": ["pon:333m", "pon:777z"],
                "rules": rules(karaten="noten_if_all_four_in_hand_or_melds"),
            },
            False,
            "only 3m, of which the hand and a meld hold four",
        ),
        ({"hand": "12234m 99p 1z", "melds": ["pon:333m", "pon:777z"]}, True, "the meld does not count"),
        ({"hand": "234567m 34p 678s 55s 9p"}, True, "an ordinary hand"),
        ({"hand": "234567m 678s 99s 25p 8p"}, False, "one exchange away"),
    ],
)
def test_a_hand_of_14_is_tenpai_exactly_at_shanten_0(client, fields, tenpai, because):
    answer = client.post("/v1/tenpai", json=fields).json
    assert answer["tenpai"] is tenpai, because
    assert (answer["shanten"] == 0) is tenpai, because


FOUR_ONES = "1111m 123456789p"
MELDED_ONES = {"hand": "1m 123456789p", "melds": ["pon:111m"]}
NORTHS = {"hand": "111m 4z 123456789p", "north": 3}


@pytest.mark.parametrize("place", range(4), ids=lambda place: KARATEN[place])
@pytest.mark.parametrize(
    ("fields", "expected", "because"),
    [
        ({"hand": FOUR_ONES}, ONLY_TENPAI, "all four of the only wait are concealed (S15)"),
        ({"hand": f"{FOUR_ONES} 5z"}, ALWAYS, "discarding 1m leaves a wait for 5z"),
        ({"hand": "4444p 8888p", "melds": ["pon:777z", "chi:234m"]}, ONLY_TENPAI, "the fifth 4p or 8p, drawn"),
        (MELDED_ONES, UNLESS_MELDS, "three of them in a meld"),
        (MELDED_ONES | {"hand": "1m 123456789p 5z"}, ALWAYS, "discarding 1m leaves a wait for 5z"),
        (
            {"hand": "12234m 99p 1z", "melds": ["pon:333m", "pon:777z"]},
            UNLESS_MELDS,
            "only 1z may go, which leaves a wait for 3m alone",
        ),
        (NORTHS, UNLESS_MELDS, "three of them extracted"),
        ({"hand": SIMPLES}, ALWAYS, "an ordinary hand"),
        ({"hand": f"{SIMPLES} 9p"}, ALWAYS, "with a tile more"),
        ({"hand": "234567m 25p 678s 99s"}, NEVER, "one exchange away"),
        ({"hand": "234567m 678s 99s 25p 8p"}, NEVER, "with a tile more"),
    ],
)
def test_tenpai_and_shanten_say_the_same(client, fields, expected, because, place):
    preset = THREE if "north" in fields else "standard"
    asked = {"rules": rules(preset, karaten=KARATEN[place]), **fields}
    tenpai, shanten = (client.post(f"/v1/{question}", json=asked).json for question in ("tenpai", "shanten"))
    assert tenpai["tenpai"] is expected[place], because
    assert (shanten["shanten"] == 0) is expected[place], because
    assert tenpai["shanten"] == shanten["shanten"], because


@pytest.mark.parametrize(
    ("karaten", "distance", "accepts", "remaining", "because"),
    [
        (KARATEN[0], 0, ["1m"], 0, "it waits, if for a tile that nobody has"),
        (KARATEN[1], 1, names(KINDS[1:]), 33 * 4 - 9, "any other tile would be a wait instead of the fourth 1m"),
    ],
)
def test_shanten_by_karaten(client, karaten, distance, accepts, remaining, because):
    answer = client.post("/v1/shanten", json={"hand": FOUR_ONES, "rules": rules(karaten=karaten)}).json
    assert (answer["shanten"], answer["by_form"]["standard"]) == (distance, 1), because
    assert [one["tile"] for one in answer["accepts"]] == accepts, because
    assert answer["total_remaining"] == remaining, because


@pytest.mark.parametrize("fields", [MELDED_ONES, NORTHS | {"rules": rules(THREE, karaten=KARATEN[3])}])
def test_what_a_hand_that_is_noten_by_its_melds_accepts(client, fields):
    """As in a concealed hand: almost any tile would be a wait instead of the one of which all four are held."""
    answer = client.post("/v1/shanten", json={"rules": rules(karaten=KARATEN[3]), **fields}).json
    assert answer["shanten"] == 1
    assert answer["total_remaining"] > 20


def test_shanten_of_a_finished_hand_is_below_0(client):
    for hand in (f"{SIMPLES} 2p", "1122335577m 99p 44z", "19m 19p 19s 1234567z 7z"):
        answer = client.post("/v1/shanten", json={"hand": hand}).json
        assert answer["shanten"] == min(value for value in answer["by_form"].values() if value is not None) == -1


# Answers.


def test_an_answer_about_13_tiles(client):
    asked = {"hand": "234567m 34p 678s 99s", "dora_indicators": "2p", "visible": "2p", "discards": "9m", "passed": "5p"}
    ron = {"win": False, "reason": "furiten", "detail": "the hand is furiten, which bars every ron"}
    tsumo = {"win": True, "han": 3, "fu": 20, "yakuman": 0, "limit": None, "total": 2700}
    wait = {
        "shapes": ["ryanmen"],
        "furiten": True,
        "ron": ron,
        "tsumo": tsumo | {"yaku": ["menzen_tsumo", "pinfu"]},
    }
    assert client.post("/v1/tenpai", json=asked).json == {
        "tenpai": True,
        "shanten": 0,
        "waits": [{"tile": "2p", "remaining": 2, **wait}, {"tile": "5p", "remaining": 4, **wait}],
        "total_remaining": 6,
        "furiten": {
            "furiten": True,
            "can_ron": False,
            "waits": ["2p", "5p"],
            "causes": [{"kind": "temporary", "tile": "5p", "in": "passed", "index": 0, "ends": "own_discard"}],
        },
    }


@pytest.mark.parametrize(
    ("rivers", "told"),
    [
        ({}, False),
        ({"discards": None}, False),
        ({"discards": "9m"}, True),
        ({"discards": ""}, True),
        ({"passed": "9m"}, True),
        ({"passed_since_riichi": "", "riichi": True}, True),
    ],
)
def test_furiten_is_told_where_a_river_is_given(client, rivers, told):
    answer = client.post("/v1/tenpai", json={"hand": "234567m 34p 678s 99s", **rivers}).json
    assert ("furiten" in answer) is told


def test_an_answer_about_14_tiles(client):
    answer = client.post("/v1/tenpai", json={"hand": "234567m 34p 678s 5s 9p 5s"}).json
    [discard] = answer.pop("discards")
    assert answer == {"tenpai": True, "shanten": 0}
    waits = discard.pop("waits")
    assert discard == {"discard": "9p", "shanten": 0, "total_remaining": 8}
    assert [(wait["tile"], wait["ron"]["total"], wait["tsumo"]["total"]) for wait in waits] == [
        ("2p", 2000, 2700),
        ("5p", 2000, 2700),
    ]


def test_a_hand_of_14_that_is_far_away(client):
    answer = client.post("/v1/tenpai", json={"hand": "147m258p369s12345z"}).json
    assert (answer["tenpai"], answer["discards"]) == (False, [])
    assert answer["shanten"] > 0


# Laws.


def spelled(packed):
    return [TILE_NAMES[kind] for kind in KINDS for _ in range(count(packed, kind))]


def some_melds(packed, number):
    """Melds of tiles that a hand does not hold, and that three players have as well."""
    free = [kind for kind in KINDS if kind not in NOT_IN_SANMA and not count(packed, kind)]
    return [f"pon:{3 * TILE_NAMES[kind][0]}{TILE_NAMES[kind][1]}" for kind in RANDOM.sample(free, number)]


def questions(each, sizes=(13,)):
    """Seeded questions whose rules have no red fives, as fields."""
    for packed, melds, players in waiting_hands(each):
        for size in sizes:
            hand = spelled(packed)
            if size == 14:
                hand.append(TILE_NAMES[RANDOM.choice([k for k in kinds_in_play(players) if count(packed, k) < 4])])
            preset = "standard" if players == 4 else THREE
            reds = {"m": 0, "p": 0, "s": 0}
            left = pack(tiles(hand))
            yield {"hand": hand, "melds": some_melds(left, melds), "rules": rules(preset, red_fives=reds)}


def test_tenpai_exactly_at_shanten_0():
    met = Counter()
    for fields in questions(12):
        found = look(**fields)
        distance = shanten(
            pack(tiles(fields["hand"])), len(fields["melds"]), 3 if THREE in fields["rules"].values() else 4
        )
        assert found.tenpai == (distance.best == 0), fields
        assert found.shanten == distance.best, fields
        met[found.tenpai] += 1
    assert min(met.values()) > 30


def test_a_tile_is_accepted_exactly_if_drawing_it_lowers_shanten():
    for fields in questions(4):
        win, rule_set, visible, _ = ShantenRequest().load(fields)
        packed, melds, players = pack(win.hand), len(win.melds), rule_set.players
        found = step(win, rule_set, seen(win, visible))
        lowering = [
            kind
            for kind in kinds_in_play(players)
            if count(packed, kind) < 4 and shanten(packed + UNIT[kind], melds, players).best < found.shanten
        ]
        assert [kind for kind, _ in found.accepts] == lowering, fields


def test_every_wait_wins_by_shape():
    """Where a tile is left, it wins or lacks a yaku; the hand with it is finished in any case."""
    reasons = Counter()
    for fields in questions(16):
        for wait in look(**fields).waits:
            for result in (wait.ron, wait.tsumo):
                reason = result.reason if isinstance(result, NoWin) else "win"
                assert (reason == "none_left") == (wait.remaining == 0), fields
                assert reason in ("win", "no_yaku", "none_left"), fields
                reasons[reason] += 1
    assert min(reasons.values()) > 20


def test_no_other_tile_wins():
    for fields in questions(2):
        win, rule_set, _, _ = question(**fields)
        waited = {wait.kind for wait in look(**fields).waits}
        for kind in kinds_in_play(rule_set.players):
            if kind not in waited and count(pack(win.hand), kind) < 4:
                asked = {"win_tile": kind, "tsumo": True}
                drawn = type(win)(hand=win.hand, melds=win.melds, **asked)
                assert score(drawn, rule_set).reason == "not_agari", fields


def test_more_visible_tiles_never_raise_a_count():
    for fields in questions(6):
        held = Counter(fields["hand"])
        for meld in fields["melds"]:
            held[meld[4] + meld[-1]] += 3
        unseen = [name for name in names(KINDS) for _ in range(4 - held[name])]
        if THREE in fields["rules"].values():
            unseen = [name for name in unseen if KIND_OF[tiles(name)[0]] not in NOT_IN_SANMA]
        more = RANDOM.sample(unseen, 30)
        before, after = (look(**fields, visible=more[:some]) for some in (10, 30))
        assert before.tenpai == after.tenpai, fields
        for one, other in zip(before.waits, after.waits, strict=True):
            shown = sum(name == TILE_NAMES[one.kind] for name in more[10:])
            assert other.remaining == one.remaining - shown, fields


def test_a_discard_is_listed_exactly_if_it_leaves_tenpai():
    listed = 0
    for fields in questions(3, sizes=(14,)):
        found = look_at_discards(**fields)
        leaving = {}
        for tile in dict.fromkeys(fields["hand"]):
            rest = list(fields["hand"])
            rest.remove(tile)
            leaving[tile] = look(**{**fields, "hand": rest}, discards=[tile])
        assert {*found} == {tile for tile, leaves in leaving.items() if leaves.tenpai}, fields
        assert {tile: remaining(leaves) for tile, leaves in found.items()} == {
            tile: remaining(leaving[tile]) for tile in found
        }
        totals = [leaves.remaining for leaves in found.values()]
        assert totals == sorted(totals, reverse=True), "the most tiles first"
        listed += len(found)
    assert listed > 100
