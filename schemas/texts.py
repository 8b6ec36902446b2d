"""Texts: answers in a few lines, for a chat or a terminal.

A text says what the JSON answer says, of which it is made, in the language that was asked for.
"""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from locales import name_of
from scoring.notation import to_mpsz, to_unicode
from scoring.tiles import RED_FIVES, TILE_OF_NAME

#: How the tiles of a text may be written.
NOTATIONS = ("mpsz", "unicode")

Answer = dict[str, Any]


class Style(NamedTuple):
    """The language of a text, and how it writes tiles."""

    lang: str
    notation: str

    def name(self, sort: str, id: str) -> str:
        """Name something."""
        return name_of(sort, id, self.lang)

    def word(self, id: str, n: int | None = None) -> str:
        """Give a word, a number put in."""
        return self.name("words", id).replace("{n}", str(n))

    def points(self, points: int) -> str:
        """Write points."""
        return self.word("points", points)

    def tiles(self, names: Iterable[str]) -> str:
        """Write tiles; Unicode has no red fives, so they are marked."""
        tiles = [TILE_OF_NAME[name] for name in names]
        if self.notation == "mpsz":
            return to_mpsz(tiles)
        return "".join(to_unicode([tile]) + ("r" if tile in RED_FIVES else "") for tile in tiles)


def _text(lines: Iterable[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


# A win.


def score_text(answer: Answer, win_tile: str, tsumo: bool, style: Style) -> str:
    """Write what a win is worth, or why it is none."""
    lines = _won(answer, win_tile, tsumo, style) if answer["win"] else _not_won(answer, style)
    notes = (f"({style.name('notes', note['code'])})" for note in answer.get("notes", ()))
    return _text([*lines, *notes, *_explained(answer, style)])


def _explained(answer: Answer, style: Style) -> Iterator[str]:
    """Write how the answer came about, where it is told."""
    if "explanation" not in answer:
        return
    told = answer["explanation"]
    yield ""
    for row in (*told.get("rules", ()), *told.get("steps", ())):
        yield _said(row)
    if "choice" in told:
        yield _said(told["choice"])
    yield from map(_said, answer.get("furiten", _NOT_FURITEN).get("explanation", ()))
    for miss in told["near"]:
        yield f"{style.word('near')}: {miss['name']} – {_said(miss)}"


def _said(row: Answer) -> str:
    """Give the sentence of a rule or a step, in the language that was asked for."""
    return str(row.get("message", row["detail"]))


def _not_won(answer: Answer, style: Style) -> Iterator[str]:
    yield f"{style.word('no_win')}: {style.name('reasons', answer['reason'])}"
    if answer["shanten"] >= 0:
        yield _distance(answer["shanten"], style)


def _distance(shanten: int, style: Style) -> str:
    if shanten < 0:
        return style.word("finished")
    return style.word("shanten", shanten) if shanten else style.word("tenpai")


def _won(answer: Answer, win_tile: str, tsumo: bool, style: Style) -> Iterator[str]:
    yield " ".join(_group(group, win_tile, style) for group in answer["groups"])
    yield f"{style.word('tsumo' if tsumo else 'ron')}: {style.tiles([win_tile])}"
    yield ""
    for yaku in answer["yaku"]:
        yield f"{yaku['name']}: {_yaku_value(yaku, style)}"
    for origin, han in answer["bonus"].items():
        if han:
            yield f"{style.word(_BONUS[origin])}: {style.word('han', han)}"
    yield ""
    yield _worth(answer, style)
    if answer["fu_items"]:
        yield _fu(answer, style)
    yield from (_payment(payment, style) for payment in answer["payments"])
    if answer["points"]["riichi_sticks"]:
        yield f"{style.name('paid_for', 'riichi_sticks')}: {style.points(answer['points']['riichi_sticks'])}"
    yield f"{style.word('total')}: {style.points(answer['points']['total'])}"


#: Origin of dora -> its word; norths are called otherwise than the wind.
_BONUS = {"dora": "dora", "red": "red", "ura": "ura", "north": "nuki"}


def _group(group: Answer, win_tile: str, style: Style) -> str:
    """Write a group: what is called or shown in brackets, the winning tile apart."""
    tiles = list(group["tiles"])
    if group["winning"] and win_tile in tiles:
        tiles.remove(win_tile)
        return f"{style.tiles(tiles)}+{style.tiles([win_tile])}"
    if group["winning"] or not (group["open"] or group["type"] == "kan"):
        return style.tiles(tiles)
    return f"({style.tiles(tiles)})" if group["open"] else f"[{style.tiles(tiles)}]"


def _yaku_value(yaku: Answer, style: Style) -> str:
    return style.word("han", yaku["han"]) if "han" in yaku else _yakuman(yaku["yakuman"], style)


def _yakuman(times: int, style: Style) -> str:
    return style.name("limits", "yakuman") if times == 1 else style.word("yakuman", times)


def _worth(value: Answer, style: Style) -> str:
    """Write han, fu and limit, or how many yakuman."""
    if value["yakuman"]:
        return _yakuman(value["yakuman"], style)
    counted = f"{style.word('han', value['han'])} {style.word('fu', value['fu'])}"
    return f"{counted} {style.name('limits', value['limit'])}" if value["limit"] else counted


def _fu(answer: Answer, style: Style) -> str:
    total, rounded = sum(item["fu"] for item in answer["fu_items"]), answer["fu"]
    items = " + ".join(_fu_item(item, style) for item in answer["fu_items"])
    return f"{items} = {total}" if rounded in (None, total) else f"{items} = {total} → {rounded}"


def _fu_item(item: Answer, style: Style) -> str:
    of = [style.tiles(item["tiles"])] if "tiles" in item else []
    return " ".join([style.name("fu", item["id"]), *of, str(item["fu"])])


def _payment(payment: Answer, style: Style) -> str:
    payer, payee = (style.name("seats", payment[end]) for end in ("from", "to"))
    honba = f" ({payment['hand']} + {style.name('paid_for', 'honba')} {payment['honba']})" if payment["honba"] else ""
    return f"{payer} → {payee}: {style.points(payment['points'])}{honba}"


# A hand that waits.


def tenpai_text(answer: Answer, style: Style) -> str:
    """Write what a hand waits for, or what each discard leaves it waiting for."""
    return _text(_to_discard(answer, style) if "discards" in answer else _waiting(answer, style))


def _to_discard(answer: Answer, style: Style) -> Iterator[str]:
    yield _distance(answer["shanten"], style)
    for one in answer["discards"]:
        yield ""
        yield f"{style.word('discard')} {style.tiles([one['discard']])}: {_summary(one, style)}"
        yield from (_wait(wait, style) for wait in one["waits"])
    if "explanation" in answer:
        yield from ("", *map(_said, answer["explanation"]))


def _waiting(answer: Answer, style: Style) -> Iterator[str]:
    distance = _distance(answer["shanten"], style)
    yield f"{distance}: {_summary(answer, style)}" if answer["waits"] else distance
    yield from (_wait(wait, style) for wait in answer["waits"])
    yield from _furiten(answer.get("furiten", _NOT_FURITEN), style)
    yield from map(_said, answer.get("explanation", ()))


_NOT_FURITEN: Answer = {"furiten": False, "causes": ()}


def _summary(waiting: Answer, style: Style) -> str:
    tiles = " ".join(style.tiles([wait["tile"]]) for wait in waiting["waits"])
    return f"{tiles}, {style.word('left', waiting['total_remaining'])}"


def _wait(wait: Answer, style: Style) -> str:
    shapes = "/".join(style.name("waits", shape) for shape in wait["shapes"])
    heading = f"{style.tiles([wait['tile']])} {shapes}, {style.word('left', wait['remaining'])}"
    values = (f"{style.word(way)}: {_value(wait[way], style)}" for way in ("ron", "tsumo"))
    return "; ".join([heading, *values])


def _value(value: Answer, style: Style) -> str:
    if not value["win"]:
        return style.name("reasons", value["reason"])
    yaku = ", ".join(style.name("yaku", id) for id in value["yaku"])
    return f"{style.points(value['total'])}, {_worth(value, style)} ({yaku})"


def _furiten(furiten: Answer, style: Style) -> Iterator[str]:
    """Write what bars a ron, or that it is not known whether anything does."""
    name = style.name("reasons", "furiten")
    if furiten["furiten"] == "unknown":
        yield f"{name}: {style.name('standings', 'not_known')}"
    for cause in furiten["causes"]:
        yield f"{name}: {style.tiles([cause['tile']])}, {style.name('ends', cause['ends'])}"
    yield from map(_said, furiten.get("explanation", ()))
