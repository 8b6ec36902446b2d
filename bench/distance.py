"""Waits, shanten and discards: ours, riichienv, jansou and mahjong. All hands are closed, of four players."""

from collections import Counter
from random import Random
from typing import Any

from jansou.analysis.efficiency import discard_evaluation
from jansou.analysis.shanten import shanten_counts
from jansou.analysis.waits import waits_counts
from jansou.core.hand import Hand as JansouHand
from mahjong.agari import Agari
from mahjong.shanten import Shanten
from riichienv import HandEvaluator, calculate_shanten

import tests.differential.shanten as by_distance
import tests.differential.waits as by_waits
from bench.clock import Candidate, table
from scoring.shanten import discards, shanten
from scoring.tenpai import waits
from scoring.tiles import KINDS, count, kinds_of

SEED = 20261130


def ready_hands(number: int) -> list[int]:
    """Deal ready hands of 13 tiles, by the word of riichienv."""
    rng, found = Random(SEED), []
    while len(found) < number:
        hand = by_waits.dealt(rng, "ready", 4, 0)
        if by_waits.riichienv(hand)[1]:
            found.append(hand.packed)
    return found


def drawn_hands(number: int) -> list[int]:
    """Deal hands of 14 tiles, half of them blindly and half some tiles off a complete hand."""
    rng = Random(SEED)
    return [by_distance.deal(rng, index % 2, 14, 4) for index in range(number)]


# The hands as the others take them.


def _packed(packed: int) -> tuple[int]:
    return (packed,)


def _counts(packed: int) -> tuple[list[int]]:
    return ([count(packed, kind) for kind in KINDS],)


def _counts_without_melds(packed: int) -> tuple[list[int], Any]:
    return (*_counts(packed), ())


def _counts_and_no_melds(packed: int) -> tuple[list[int], int]:
    return (*_counts(packed), 0)


def _numbers(packed: int) -> tuple[list[int]]:
    return ([4 * kind + copy for kind in KINDS for copy in range(count(packed, kind))],)


def _evaluator(packed: int) -> tuple[HandEvaluator]:
    return (HandEvaluator(*_numbers(packed)),)


def _jansou_hand(packed: int) -> tuple[JansouHand]:
    return (JansouHand(by_waits.jansou_tiles(kinds_of(packed))),)


# What the others have no call for.


def _mahjong_waits(counts: list[int]) -> list[int]:
    return [kind for kind in KINDS if counts[kind] < 4 and _mahjong_completes(counts, kind)]


def _mahjong_completes(counts: list[int], kind: int) -> bool:
    counts[kind] += 1
    complete = Agari.is_agari(counts)
    counts[kind] -= 1
    return complete


def _mahjong_discards(counts: list[int]) -> dict[int, tuple[int, list[int]]]:
    found = {}
    for kind in KINDS:
        if counts[kind]:
            counts[kind] -= 1
            now = Shanten.calculate_shanten(counts)
            found[kind] = now, [draw for draw in KINDS if counts[draw] < 4 and _mahjong_after(counts, draw) < now]
            counts[kind] += 1
    return found


def _mahjong_after(counts: list[int], draw: int) -> int:
    counts[draw] += 1
    after = Shanten.calculate_shanten(counts)
    counts[draw] -= 1
    return after


def _riichienv_discards(numbers: list[int]) -> dict[int, tuple[int, list[int]]]:
    held = Counter(number // 4 for number in numbers)
    found = {}
    for kind, copies in held.items():
        last = 4 * kind + copies - 1
        rest = [number for number in numbers if number != last]
        now = calculate_shanten(rest)
        draws = {draw: 4 * draw + held[draw] for draw in KINDS if held[draw] < 4} | {kind: last}
        found[kind] = now, [draw for draw, number in draws.items() if calculate_shanten([*rest, number]) < now]
    return found


WAITS = (
    Candidate("ours", _packed, waits),
    Candidate("riichienv", _evaluator, HandEvaluator.get_waits),
    Candidate("jansou, 1 call", _counts_without_melds, waits_counts, every=4),
    Candidate("mahjong, Agari of each kind", _counts, _mahjong_waits, every=4),
)
SHANTEN = (
    Candidate("ours", _packed, shanten),
    Candidate("riichienv", _numbers, calculate_shanten),
    Candidate("jansou", _counts_and_no_melds, shanten_counts),
    Candidate("mahjong", _counts, Shanten.calculate_shanten, every=4),
)
DISCARDS = (
    Candidate("ours", _packed, discards),
    Candidate("jansou", _jansou_hand, discard_evaluation),
    Candidate("riichienv, a call for each draw", _numbers, _riichienv_discards),
    Candidate("mahjong, a call for each draw", _counts, _mahjong_discards, every=20),
)


def time_waits() -> str:
    """Time which kinds complete a hand of 13 tiles."""
    return table("waits: 2000 ready hands of 13 tiles", WAITS, ready_hands(2_001))


def time_shanten() -> str:
    """Time how far a hand of 14 tiles is."""
    return table("shanten: 2000 hands of 14 tiles", SHANTEN, drawn_hands(2_001))


def time_discards() -> str:
    """Time how far each discard leaves a hand of 14 tiles, with the kinds that bring it closer."""
    return table("discards: 400 hands of 14 tiles, every discard with the kinds accepted", DISCARDS, drawn_hands(401))
