"""Compare yaku, han, fu, dora and payments with two other scorers on seeded random wins.

Run as ``python -m tests.differential.score [wins] [seed] [processes]``; it wants mahjong and riichienv.

mahjong is asked under four sorts of rules: with and without double yakuman, of three players, and with single
options changed. riichienv knows Mahjong Soul's rules only: without double yakuman it is asked which yakuman a
hand has and not what they pay, and with options changed nothing. Hands without a yaku are compared on the way
and not counted as wins.
"""

import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing import Pool
from random import Random
from typing import Any, NamedTuple

from scoring.rules import RuleSet
from scoring.rulesets import rule_set
from scoring.score import Score, score
from scoring.tiles import SEAT_NAMES, names
from tests.differential._other_scorers import NO_YAKU, View, mahjong_says, riichienv_says
from tests.differential._random_wins import Deal, wins

#: Wins that a process compares at a time, and those in a row under one rule set.
CHUNK, BATCH = 1_000, 20
MOST_SHOWN = 5


class Rules(NamedTuple):
    """A sort of rules.

    :ivar share: how many wins of ten follow them.
    :ivar changed: options and the values among which every deal chooses.
    """

    share: int
    preset: str
    changed: dict[str, tuple[Any, ...]]


#: The others take the tile drawn last as the winning one, on tenhou too.
DRAWN_LAST = {"tenhou_free_winning_tile": (False,)}
CHANGED = {
    "kazoe_yakuman": ("sanbaiman", "no_limit"),
    "kiriage_mangan": (True, False),
    "open_pinfu_ron_fu": (20, 30),
    "open_tanyao": (True, False),
    "pinfu_tsumo": (True, False),
}
SORTS = {
    "double yakuman": Rules(5, "mahjong_soul_4p", DRAWN_LAST),
    "single yakuman": Rules(2, "tenhou_4p", DRAWN_LAST),
    "three players": Rules(2, "mahjong_soul_3p", DRAWN_LAST),
    "options changed": Rules(1, "mahjong_soul_4p", DRAWN_LAST | CHANGED),
}

Scorer = Callable[[Deal, RuleSet], View]
SCORERS: dict[str, tuple[Scorer, frozenset[str]]] = {
    "mahjong": (mahjong_says, frozenset(SORTS)),
    "riichienv": (riichienv_says, frozenset(SORTS) - {"options changed"}),
}


def waives_tsumo_fu(deal: Deal, rules: RuleSet, own: View, theirs: View) -> bool:
    open_tsumo = deal.win.tsumo and not deal.win.is_closed
    return open_tsumo and rules.open_pinfu_ron_fu == 20 and (own["fu"], theirs.get("fu")) == (30, 20)


def frees_orphans(_: Deal, __: RuleSet, own: View, theirs: View) -> bool:
    wider = ["kokushi_musou_juusanmen", "tenhou"]
    return own["yaku"] == ["kokushi_musou", "tenhou"] and theirs.get("yaku") == wider


def prefers_counting(_: Deal, __: RuleSet, own: View, theirs: View) -> bool:
    return own["yakuman"] and theirs.get("yakuman") is False and "paid" not in theirs


#: Where another scorer differs and we do not follow: (scorer, why, when that is so).
#: ``theirs`` holds only what differs.
EXPLAINED: tuple[tuple[str, str, Callable[[Deal, RuleSet, View, View], bool]], ...] = (
    ("mahjong", "without fu for an open pinfu it waives those of an open tsumo too", waives_tsumo_fu),
    ("riichienv", "on tenhou it reads thirteen orphans as a wait for all thirteen", frees_orphans),
    ("riichienv", "it takes counted han before a yakuman that pays the same", prefers_counting),
)


def ours(deal: Deal, rules: RuleSet) -> tuple[View, int]:
    """Score a hand, and count its readings."""
    result = score(deal.win, rules)
    if not isinstance(result, Score):
        return (NO_YAKU if result.reason == "no_yaku" else {"yaku": [result.reason]}), 0
    best, price = result.best, result.price
    yakuman = best.claim.yakuman
    view = {
        "yaku": sorted(id for id, _ in best.yaku),
        "yakuman": yakuman > 0,
        "han": 13 * yakuman or best.han,
        "fu": None if yakuman else best.fu,
        "dora": best.bonus.dora + best.bonus.north,
        "red": best.bonus.red,
        "ura": best.bonus.ura,
        "paid": sorted((paid.hand + paid.honba for paid in price.payments), reverse=True),
        "total": price.total,
    }
    return view, len({one.reading for one in result.candidates})


class Tally(NamedTuple):
    """What comparing came to."""

    kinds: Counter[str]
    compared: Counter[str]
    explained: Counter[str]
    differ: Counter[str]
    refused: Counter[str]
    shown: list[str]


def empty() -> Tally:
    return Tally(Counter(), Counter(), Counter(), Counter(), Counter(), [])


def add(tally: Tally, more: Tally) -> None:
    for own, other in zip(tally[:-1], more[:-1], strict=True):
        own.update(other)
    tally.shown.extend(more.shown)


def compare(deal: Deal, sort: str, rules: RuleSet, tally: Tally) -> bool:
    """Compare a hand with every scorer, and say whether it is a win."""
    own, readings = ours(deal, rules)
    for scorer, (ask, sorts) in SCORERS.items():
        if sort in sorts:
            theirs = ask(deal, rules)
            differs = {what: value for what, value in theirs.items() if own.get(what) != value}
            tally.compared[f"{scorer}, {sort}"] += 1
            if differs:
                _note(deal, rules, scorer, own, differs, tally)
    tally.kinds.update(kinds(deal, sort, own, readings))
    return own != NO_YAKU


def _note(deal: Deal, rules: RuleSet, scorer: str, own: View, differs: View, tally: Tally) -> None:
    """Note a disagreement as explained or not."""
    for known, why, holds in EXPLAINED:
        if known == scorer and holds(deal, rules, own, differs):
            tally.explained[f"{scorer}: {why}"] += 1
            return
    what = f"{scorer}: {' '.join(differs)}"
    tally.differ[what] += 1
    if tally.differ[what] <= MOST_SHOWN:
        tally.shown.append(f"{what}: {describe(deal)}\n  ours {own}\n  theirs {differs}")


FLAGS = ("tsumo", "riichi", "double_riichi", "ippatsu", "rinshan", "chankan", "last_tile", "first_turn")


def describe(deal: Deal) -> str:
    """Write a hand and its situation out."""
    win = deal.win
    winds = (f"{SEAT_NAMES[win.seat_wind]} in {SEAT_NAMES[win.round_wind]}",)
    melds = (f"{meld.type}:{''.join(names(meld.tiles))}" for meld in win.melds)
    flags = (flag for flag in FLAGS if getattr(win, flag))
    numbers = (f"{name} {getattr(win, name)}" for name in ("north", "honba") if getattr(win, name))
    shown = (win.hand, (win.win_tile,), win.dora_indicators, win.ura_indicators)
    hand, win_tile, dora, ura = ("".join(names(tiles)) for tiles in shown)
    return " ".join((hand, win_tile, *melds, *winds, *flags, *numbers, "dora", dora, "ura", ura))


def kinds(deal: Deal, sort: str, own: View, readings: int) -> Iterator[str]:
    """Name the kinds of wins that a hand belongs to."""
    if own == NO_YAKU:
        yield "no yaku"
        return
    win = deal.win
    yield "a win"
    yield f"rules: {sort}"
    yield f"style: {deal.style}"
    yield "closed" if win.is_closed else "open"
    yield "tsumo" if win.tsumo else "ron"
    yield f"melds: {len(win.melds)}"
    yield from {f"with {meld.type}" for meld in win.melds}
    yield from (f"with {name}" for name in ("red", "ura") if own[name])
    yield from (f"yaku: {id}" for id in own["yaku"])
    if readings > 1:
        yield "several readings"
    if own["yakuman"]:
        yield f"yakuman: {own['han'] // 13}"


def chosen(rng: Random, sort: str) -> RuleSet:
    """Take a rule set of a sort."""
    rules = SORTS[sort]
    return rule_set(rules.preset, {name: rng.choice(values) for name, values in rules.changed.items()})


def compare_chunk(chunk: int, seed: int) -> Tally:
    """Compare ``CHUNK`` wins."""
    rng, tally = Random(f"{seed}/{chunk}"), empty()
    for sort in rng.choices([*SORTS], [rules.share for rules in SORTS.values()], k=CHUNK // BATCH):
        rules, won = chosen(rng, sort), 0
        deals = wins(rng, rules, tally.refused)
        while won < BATCH:
            won += compare(next(deals), sort, rules, tally)
    return tally


def main(number: int = 200_000, seed: int = 20261130, processes: int = 2) -> int:
    """Compare and print what was compared how often, and some disagreements of each sort."""
    started, tally = time.perf_counter(), empty()
    with Pool(processes) as pool:
        chunks = range(-(-number // CHUNK))
        for more in pool.imap_unordered(partial(compare_chunk, seed=seed), chunks):
            add(tally, more)
    for title in ("kinds", "compared", "refused", "explained", "differ"):
        counts = getattr(tally, title)
        print(f"{title}:", *(f"{counts[name]:8} {name}" for name in sorted(counts)), sep="\n  ")
    print(*tally.shown[:20], sep="\n")
    print(f"{tally.kinds['a win']} wins in {time.perf_counter() - started:.0f} s")
    print(f"{tally.explained.total()} explained and {tally.differ.total()} unexplained disagreements")
    return 1 if tally.differ else 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
