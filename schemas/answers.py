"""Answers: results of ``scoring`` as plain dicts, ready to be written as JSON."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

from locales import DEFAULT, yaku_name
from schemas.telling import Row, Teller
from scoring.chart import ChartRow, Worth
from scoring.fu import FuItem
from scoring.groups import Group, fu_tiles, groups
from scoring.hand import Win
from scoring.liability import LIABLE_IF, makes_liable
from scoring.payments import UNNAMED, Payment, Price
from scoring.points import YAKUMAN_POINTS
from scoring.rules import RuleSet
from scoring.score import NO_WIN, NoWin, Score
from scoring.tiles import SEAT_NAMES, names

Answer = dict[str, Any]


def score_answer(win: Win, rules: RuleSet, result: Score, lang: str | None = None, explain: bool = False) -> Answer:
    """Write the value of a win; the fu of yakuman, which do not matter, only to explain it."""
    best, price = result.best, result.price
    limited = best.claim.yakuman > 0
    laid = groups(win, best)
    answer: Answer = {
        "win": True,
        "yaku": [_yaku(id, value, limited, lang or DEFAULT) for id, value in best.yaku],
        "bonus": best.bonus._asdict(),
        "han": None if limited else best.han,
        "fu": None if limited else best.fu,
        "yakuman": best.claim.yakuman,
        "limit": best.base.limit,
        "fu_items": [] if limited and not explain else [_fu_item(item, laid, best.win_kind) for item in best.fu_items],
        "form": best.reading.form,
        "wait": best.reading.wait,
        "groups": [_group(group) for group in laid],
        "points": points_of(price),
        "payments": _payments(price.payments, win.seat_wind),
    }
    notes = [*_notes(win, rules, best.yaku, Teller(lang))]
    return {**answer, "notes": notes} if notes else answer


def _yaku(id: str, value: int, limited: bool, lang: str) -> Answer:
    return {"id": id, "name": yaku_name(id, lang), "yakuman" if limited else "han": value}


def points_of(price: Price) -> Answer:
    """Write the points of a win."""
    return {
        "base": price.base.points,
        "hand": price.hand,
        "honba": price.honba,
        "riichi_sticks": price.riichi_sticks,
        "total": price.total,
    }


def _payments(paid: Iterable[Payment], winner: int) -> list[Answer]:
    return [
        {
            "from": "discarder" if payer == UNNAMED else SEAT_NAMES[payer],
            "to": SEAT_NAMES[winner],
            "points": hand + honba,
            "hand": hand,
            "honba": honba,
        }
        for payer, hand, honba in paid
    ]


def _notes(win: Win, rules: RuleSet, yaku: Iterable[tuple[str, int]], teller: Teller) -> Iterator[Row]:
    """Tell what was ignored, and why."""
    if win.ura_indicators and not win.in_riichi:
        yield teller.tell("ura_ignored")
    elif win.ura_indicators and not rules.ura_dora:
        yield teller.tell("ura_ignored", words="no_ura")
    for one in win.liable or ():
        if not makes_liable(rules, win.tsumo) or one.yaku not in dict(yaku) or not getattr(rules, LIABLE_IF[one.yaku]):
            yield teller.tell("liable_ignored", {"yaku": one.yaku})
    if win.ippatsu and not rules.ippatsu:
        yield teller.tell("ippatsu_ignored")


@lru_cache(maxsize=4096)
def _names(tiles: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(names(tiles))


def _group(group: Group) -> Answer:
    return {
        "type": group.type,
        "tiles": [*_names(group.tiles)],
        "open": group.open,
        "winning": group.winning,
    }


def _fu_item(item: FuItem, laid: tuple[Group, ...], win_kind: int) -> Answer:
    answer: Answer = {"id": item.id}
    if tiles := fu_tiles(item, laid, win_kind):
        answer["tiles"] = [*_names(tiles)]
    if item.open is not None:
        answer["open"] = item.open
    answer["fu"] = item.fu
    return answer


def no_win_answer(result: NoWin, shanten: int) -> Answer:
    """Write why a hand does not win."""
    return {"win": False, "reason": result.reason, "detail": NO_WIN[result.reason], "shanten": shanten}


def points_answer(worth: Worth, price: Price) -> Answer:
    """Write the value of han and fu."""
    return {
        "han": worth.han,
        "fu": worth.fu,
        "yakuman": price.base.points // YAKUMAN_POINTS if worth.yakuman else 0,
        "limit": price.base.limit,
        "points": points_of(price),
        "payments": _payments(price.payments, worth.deal.winner),
    }


def chart_row(row: ChartRow) -> Answer:
    """Write one row of the chart."""
    least, most = row.han or (None, None)
    return {
        "han": least,
        "han_to": most,
        "fu": row.fu,
        "limit": row.limit,
        "non_dealer": {"ron": _ron(row, 0), "tsumo": _tsumo(row, 0)},
        "dealer": {"ron": _ron(row, 1), "tsumo": _tsumo(row, 1)},
    }


def _ron(row: ChartRow, place: int) -> int | None:
    return row.ron[place].total if row.ron else None


def _tsumo(row: ChartRow, place: int) -> Answer | None:
    """Write what each payer pays; a dealer is paid the same by all."""
    if row.tsumo is None:
        return None
    paid = row.tsumo[place].payments
    by_dealer = {"dealer": paid[0].hand} if paid[0].payer == 0 else {}
    return {**by_dealer, "non_dealer": paid[-1].hand, "total": row.tsumo[place].total}
