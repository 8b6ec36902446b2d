"""What han and fu are worth, one value or the whole chart."""

from marshmallow import Schema

from locales.terms import LIMITS
from schemas.responses import make
from schemas.responses.wins import Payment, Points, Step


class Steps(Schema):
    """How points came about."""

    steps = make.list_of("From han and fu, or yakuman, to what each payer pays.", Step)


class PointsAnswer(Schema):
    """What han and fu, or yakuman, are worth."""

    han = make.count("Han as asked; null for yakuman.", 3, allow_none=True)
    fu = make.count("Fu as asked; null where not given.", 40, allow_none=True)
    yakuman = make.count("How many yakuman are paid; 0 for an ordinary hand.", 0)
    limit = make.choice("The limit reached, if any.", LIMITS, "mangan", allow_none=True)
    points = make.part("What the winner gets.", Points)
    payments = make.list_of("Who pays it.", Payment)
    explanation = make.part("How they came about; only with explain.", Steps, required=False)
    names = make.names()
    notes = make.notes()


class TsumoPrice(Schema):
    """What each payer of a tsumo pays."""

    dealer = make.count("The dealer's part; not where the dealer wins.", 2600, required=False)
    non_dealer = make.count("The part of each other player.", 1300)
    total = make.count("All parts together.", 5200)


class WinnerPrices(Schema):
    """A row of the chart for one kind of winner; null where no hand is worth this."""

    ron = make.count("What the discarder pays.", 5200, allow_none=True)
    tsumo = make.part("What a tsumo pays.", TsumoPrice, allow_none=True)


class ChartRow(Schema):
    """A row of the chart."""

    han = make.count("Least han of the row; null for yakuman.", 3, allow_none=True)
    han_to = make.count("Greatest han of the row; null where it is open.", 3, allow_none=True)
    fu = make.count("Fu; null in the row of a limit.", 40, allow_none=True)
    limit = make.choice("The limit, if the row is one.", LIMITS, "mangan", allow_none=True)
    non_dealer = make.part("Another player than the dealer wins.", WinnerPrices)
    dealer = make.part("The dealer wins.", WinnerPrices)


class Chart(Schema):
    """The points chart of a rule set."""

    rows = make.list_of("By han and fu, then the limits, then yakuman.", ChartRow)
    names = make.names()
    notes = make.notes()
