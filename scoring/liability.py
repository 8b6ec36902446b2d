"""Liability (pao, 包・責任払い): who fed the set that completed a yakuman (S89).

May import: ``tiles``, ``rules``, ``hand``, ``payments``.
"""

from collections.abc import Sequence

from scoring.hand import Liability, Meld, Source, Win
from scoring.payments import NOBODY, Liable
from scoring.rules import RuleSet
from scoring.tiles import DRAGONS, WINDS

#: Yakuman -> the option under which its feeder is liable.
LIABLE_IF = {
    "daisangen": "pao_daisangen",
    "daisuushii": "pao_daisuushii",
    "suukantsu": "pao_suukantsu",
}

#: Yakuman -> the kinds of its sets; the last of them is fed.
_SETS = {"daisangen": DRAGONS, "daisuushii": WINDS}


def answering(win: Win, rules: RuleSet, yakuman: Sequence[tuple[str, int]]) -> Liable:
    """Say who answers for a win: players named by the question, else those the melds tell.

    :param yakuman: the yakuman claimed, each with its multiple; none for an ordinary hand.
    """
    if not yakuman and not rules.pao_daiminkan:
        return NOBODY
    return Liable(_answers(win, rules, yakuman) if yakuman else {}, _kan_feeder(win, rules))


def _answers(win: Win, rules: RuleSet, yakuman: Sequence[tuple[str, int]]) -> dict[int, int]:
    """Count the yakuman each liable player answers for.

    He answers for the whole hand where the rules say so, unless another player is liable for another yakuman.
    """
    if not makes_liable(rules, win.tsumo):
        return {}
    named = fed(win, rules) if win.liable is None else win.liable
    times = dict(yakuman)
    answers: dict[int, int] = {}
    for one in named:
        if one.yaku in times and getattr(rules, LIABLE_IF[one.yaku]):
            answers[one.seat] = answers.get(one.seat, 0) + times[one.yaku]
    if len(answers) == 1 and rules.pao_scope == "whole_hand":
        return dict.fromkeys(answers, sum(times.values()))
    return answers


def makes_liable(rules: RuleSet, tsumo: bool) -> bool:
    """Say whether feeding a yakuman makes a player liable for a win of this kind."""
    return "none" not in (rules.pao_scope, rules.pao_tsumo if tsumo else rules.pao_ron)


def fed(win: Win, rules: RuleSet) -> tuple[Liability, ...]:
    """Find out from the melds, in the order they were made, who fed the last set of a yakuman.

    Only a pon or daiminkan of the last set makes its feeder liable; an ankan shown before counts among the
    earlier sets where the rules say so, one that comes last makes nobody liable.
    """
    found = []
    for yaku in LIABLE_IF:
        meld = last_set(yaku, win, rules)
        if meld is not None:
            found += _fed_by(yaku, meld, win, rules)
    return tuple(found)


def last_set(yaku: str, win: Win, rules: RuleSet) -> Meld | None:
    """Give the called meld that shows the last set of a yakuman, if the melds show them all."""
    if yaku == "suukantsu":
        kans = len(win.melds) == 4 and all(meld.is_kan for meld in win.melds)
        return win.melds[-1] if kans and win.melds[-1].type == "daiminkan" else None
    sets = [meld for meld in win.melds if meld.kind in _SETS[yaku]]
    shown = [meld for meld in sets if meld.is_open or rules.pao_counts_exposed_ankan]
    return shown[-1] if len(shown) == len(_SETS[yaku]) and shown[-1].is_open else None


def _fed_by(yaku: str, meld: Meld, win: Win, rules: RuleSet) -> list[Liability]:
    seat = source_seat(meld, win, rules)
    return [] if seat is None else [Liability(yaku, seat)]


def source_seat(meld: Meld, win: Win, rules: RuleSet) -> int | None:
    """Name the seat a meld was called from, if known."""
    return None if meld.source is None else seat_of(meld.source, win, rules)


def seat_of(source: Source, win: Win, rules: RuleSet) -> int:
    """Name the seat that lies in a direction from the winner."""
    steps = {"right": 1, "across": 2, "left": -1}[source]
    return (win.seat_wind + steps) % rules.players


def _kan_feeder(win: Win, rules: RuleSet) -> int | None:
    """Name the player who pays a rinshan tsumo alone because he fed the kan before it (大明槓の責任払い)."""
    fed_kan = rules.pao_daiminkan and win.rinshan and win.melds and win.melds[-1].type == "daiminkan"
    return source_seat(win.melds[-1], win, rules) if fed_kan else None
