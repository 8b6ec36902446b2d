"""The value of a win: ours, mahjong and riichienv."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.scores import ScoresCalculator
from mahjong.meld import Meld as MahjongMeld

from bench.clock import Candidate, table
from scoring.hand import Meld, Win
from scoring.rulesets import rule_set
from scoring.score import score
from tests.differential._other_scorers import (
    EVALUATORS,
    MELD_TYPES,
    NO_YAKU,
    mahjong_config,
    riichienv_conditions,
    riichienv_meld,
    riichienv_says,
)
from tests.differential._random_wins import Deal, Group, in_order, tiles, wins
from tests.shared_data import absent, read

SEED = 20261130
HANDS = 2_000
OTHERS = 20_000
RECORDED = "perf/hands.jsonl"

#: The rules that all three know, with the tile drawn last as the winning one.
RULES = rule_set("mahjong_soul_4p", {"tenhou_free_winning_tile": False})


def deals(seed: int = SEED) -> Iterator[Deal]:
    """Deal wins for ever. That they have a yaku is the word of riichienv, so that our caches have not seen them."""
    return (deal for deal in wins(Random(seed), RULES, Counter()) if riichienv_says(deal, RULES) != NO_YAKU)


def recorded_deal(row: dict[str, Any]) -> Deal:
    """Read a row of the recorded wins."""
    melds = tuple((meld["type"], tuple(meld["ids"])) for meld in row["melds"])
    dora = tuple(row["dora_ids"])
    win = Win(
        hand=tiles(tuple(row["hand_ids"])),
        win_tile=tiles((row["win_id"],))[0],
        melds=tuple(_recorded_meld(type, group) for type, group in melds),
        dora_indicators=tiles(dora),
        **{name: row[name] for name in ("tsumo", "round_wind", "seat_wind", "riichi")},
    )
    return Deal(row["kind"], win, (*row["hand_ids"], row["win_id"]), row["win_id"], melds, dora, ())


def _recorded_meld(type: Any, group: Group) -> Meld:
    return Meld(type, in_order(tiles(group)))


def _ours(deal: Deal) -> tuple[Any, ...]:
    return deal.win, RULES


def _mahjong(deal: Deal) -> tuple[Any, ...]:
    melds = [MahjongMeld(MELD_TYPES[type], sorted(group), opened=type != "ankan") for type, group in deal.melds]
    return (
        sorted([*deal.concealed, *(number for _, group in deal.melds for number in group)]),
        deal.win_tile,
        melds,
        [*deal.dora_indicators],
        mahjong_config(deal, RULES),
        ScoresCalculator,
        [*deal.ura_indicators],
    )


def _riichienv(deal: Deal) -> tuple[Any, ...]:
    melds = [riichienv_meld(type, group) for type, group in deal.melds]
    return (
        EVALUATORS[4](sorted(deal.concealed), melds),
        deal.win_tile,
        [*deal.dora_indicators],
        [*deal.ura_indicators] if deal.win.in_riichi else [],
        riichienv_conditions(deal, RULES),
    )


def _ask_mahjong(deal: Deal) -> object:
    return HandCalculator.estimate_hand_value(*_mahjong(deal))


def _ask_riichienv(deal: Deal) -> object:
    evaluator, *rest = _riichienv(deal)
    return evaluator.calc(*rest)


CANDIDATES = (
    Candidate("ours", _ours, score),
    Candidate("mahjong", _mahjong, HandCalculator.estimate_hand_value),
    Candidate("mahjong, with inputs", lambda deal: (deal,), _ask_mahjong),
    Candidate("riichienv", _riichienv, EVALUATORS[4].calc),
    Candidate("riichienv, with inputs", lambda deal: (deal,), _ask_riichienv),
)


def seeded() -> str:
    """Time wins dealt by seed."""
    return table(f"score: {HANDS} seeded wins", CANDIDATES, [*islice(deals(), 1 + HANDS)])


def warmed() -> str:
    """Time the same wins in a process that has scored others, as a server has after a few seconds of work."""
    for deal in islice(deals(SEED - 1), OTHERS):
        score(deal.win, RULES)
    title = f"warmed: {HANDS} seeded wins, after {OTHERS} others"
    return table(title, CANDIDATES, [*islice(deals(), 1 + HANDS)])


def recorded() -> str:
    """Time the wins that earlier reports timed."""
    rows = read(RECORDED)
    if rows is None:
        return f"recorded: {absent(RECORDED)}"
    return table(f"recorded: {len(rows)} wins of {RECORDED}", CANDIDATES, [next(deals()), *map(recorded_deal, rows)])
