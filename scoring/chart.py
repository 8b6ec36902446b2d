"""Chart: what han and fu are worth without a hand, one value or the whole table (S60, S61).

May import: ``told``, ``errors``, ``rules``, ``points``, ``payments``.
"""

from collections.abc import Iterator
from typing import NamedTuple

from scoring.errors import Fault, refuse
from scoring.payments import NOBODY, Deal, Liable, Price, price
from scoring.points import LIMITS, base_points, yakuman_points
from scoring.rules import RuleSet
from scoring.told import Told

#: Fu that a hand can have: seven pairs' 25 and full tens.
FU = (20, 25, *range(30, 180, 10))
#: Fu shown in the chart; more occur only in hands that reach a limit or are a curiosity.
CHART_FU = (20, 25, *range(30, 120, 10))
#: Han below every limit.
LOW_HAN = range(1, 5)


class Worth(NamedTuple):
    """A hand known only by its worth, and how it was won.

    :ivar han: with dora; ``None`` for yakuman. ``fu`` may be ``None`` from five han on.
    :ivar yakuman: how many; 0 for an ordinary hand.
    """

    han: int | None
    fu: int | None
    yakuman: int
    deal: Deal


def check_worth(worth: Worth, rules: RuleSet, unread: frozenset[str] = frozenset()) -> None:
    """Refuse what no hand is worth.

    :raises ImpossibleQuestion: with every reason.
    """
    of_worth = _worth_faults(worth, rules) if unread.isdisjoint(("han", "fu", "yakuman", "rules")) else ()
    found = (*of_worth, *_seat_faults(worth.deal, rules))
    refuse(*(fault for fault in found if fault.field not in unread))


def _worth_faults(worth: Worth, rules: RuleSet) -> Iterator[Fault]:
    han, fu, yakuman, deal = worth
    if yakuman:
        if han is not None or fu is not None:
            yield Fault("yakuman", "contradiction", Told("yakuman have a fixed value: leave out han and fu"))
        return
    if han is None:
        yield Fault("han", "missing_field", Told("give han and fu, or yakuman"))
    if fu is None:
        if han is not None and han < LOW_HAN.stop:
            yield Fault("fu", "missing_field", Told("below five han the fu are needed"))
    elif why := _why_not(han, fu, deal.tsumo, rules):
        yield Fault("fu", "impossible_fu", why)


def _why_not(han: int | None, fu: int, tsumo: bool, rules: RuleSet) -> Told | None:
    """Say why a hand cannot have these fu."""
    if fu not in FU:
        return Told("fu are 25 or a full ten from 20 to 170")
    if fu == 25 and han is not None and han < 2 + tsumo:
        return Told("seven pairs are two han, three by tsumo")
    if fu == 20 and tsumo and (not rules.pinfu_tsumo or (han is not None and han < 2)):
        return Told("20 fu by tsumo is pinfu with menzen tsumo: two han, where the rules combine them")
    if fu == 20 and not tsumo and rules.open_pinfu_ron_fu != 20:
        return Told("no ron has 20 fu under these rules")
    return None


def _seat_faults(deal: Deal, rules: RuleSet) -> Iterator[Fault]:
    if deal.winner >= rules.players:
        yield Fault("seat_wind", "contradiction", Told("a three-player game has no north seat"))
    if deal.discarder is None:
        return
    if deal.discarder >= rules.players:
        yield Fault("discarder", "contradiction", Told("a three-player game has no north seat"))
    if deal.tsumo:
        yield Fault("discarder", "contradiction", Told("a tsumo has no discarder"))
    if deal.discarder == deal.winner:
        yield Fault("discarder", "contradiction", Told("the winner cannot deal in to himself"))


def price_worth(worth: Worth, rules: RuleSet, liable: Liable = NOBODY) -> Price:
    """Price a hand by its worth, which ``check_worth`` accepts.

    Yakuman are capped as the rules say; fu do not matter from five han on.
    """
    if worth.yakuman:
        base = yakuman_points(min(worth.yakuman, rules.yakuman_cap or worth.yakuman))
    else:
        assert worth.han is not None
        base = base_points(worth.han, worth.fu or 30, rules)
    return price(worth.deal, rules, base, liable)


class ChartRow(NamedTuple):
    """One row of the chart: the price by ron and by tsumo, each for a non-dealer and the dealer; ``None``: impossible.

    :ivar han: least and greatest han of the row, the greatest ``None`` where it is open; ``None`` for yakuman.
    :ivar fu: ``None`` in the row of a limit.
    """

    han: tuple[int, int | None] | None
    fu: int | None
    limit: str | None
    ron: tuple[Price, Price] | None
    tsumo: tuple[Price, Price] | None


def chart(rules: RuleSet) -> Iterator[ChartRow]:
    """Write out the chart of a rule set: han and fu below the limits, then the limits, then yakuman."""
    for han in LOW_HAN:
        for fu in CHART_FU:
            ron, tsumo = (_pair(Worth(han, fu, 0, Deal(0, by_tsumo)), rules) for by_tsumo in (False, True))
            if ron or tsumo:
                yield ChartRow((han, han), fu, base_points(han, fu, rules).limit, ron, tsumo)
    above = [least for least, _, _ in LIMITS]
    for (least, _, _), end in zip(reversed(LIMITS), [*reversed(above[:-1]), None], strict=True):
        most = None if end is None else end - 1
        yield _limit_row(
            (least, most), base_points(least, 30, rules).limit, Worth(least, None, 0, Deal(0, False)), rules
        )
    yield _limit_row(None, "yakuman", Worth(None, None, 1, Deal(0, False)), rules)


def _limit_row(han: tuple[int, int | None] | None, limit: str | None, worth: Worth, rules: RuleSet) -> ChartRow:
    return ChartRow(han, None, limit, _pair(worth, rules), _pair(worth._replace(deal=Deal(0, True)), rules))


def _pair(worth: Worth, rules: RuleSet) -> tuple[Price, Price] | None:
    """Price for a non-dealer and for the dealer, if a hand can be worth this."""
    if worth.fu is not None and _why_not(worth.han, worth.fu, worth.deal.tsumo, rules):
        return None
    south, east = (worth._replace(deal=Deal(seat, worth.deal.tsumo)) for seat in (1, 0))
    return price_worth(south, rules), price_worth(east, rules)
