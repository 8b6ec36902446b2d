"""A win as a question: its tiles, its melds and how it came about.

May import: ``tiles``.
"""

from collections.abc import Iterable
from typing import Literal, NamedTuple

from scoring.tiles import KIND_OF

MeldType = Literal["chi", "pon", "daiminkan", "kakan", "ankan"]
MELD_TYPES: tuple[MeldType, ...] = ("chi", "pon", "daiminkan", "kakan", "ankan")
KANS = frozenset(("daiminkan", "kakan", "ankan"))

#: Where a called tile came from -> how many seats further on in turn order that is, in a game of four.
Source = Literal["left", "across", "right"]
SOURCES: tuple[Source, ...] = ("left", "across", "right")

#: What was offered when the hand won by ron.
Offer = Literal["discard", "kakan", "ankan", "north"]
OFFERS: tuple[Offer, ...] = ("discard", "kakan", "ankan", "north")

#: Yaku for which a player can be liable (S89).
LIABLE_YAKU = ("daisangen", "daisuushii", "suukantsu")

MAX_INDICATORS = 5


def without(hand: tuple[int, ...], tiles: Iterable[int]) -> tuple[int, ...]:
    """Take tiles out of a hand that holds them."""
    left = list(hand)
    for tile in tiles:
        left.remove(tile)
    return tuple(left)


class Meld(NamedTuple):
    """A called set or a concealed kan.

    :ivar tiles: three or four tiles; a run is in order.
    :ivar called: the tile taken from another player, if known; ``None`` for an ankan.
    :ivar source: who discarded it, if known.
    """

    type: MeldType
    tiles: tuple[int, ...]
    called: int | None = None
    source: Source | None = None

    @property
    def kind(self) -> int:
        """Lowest kind of the set."""
        return min([KIND_OF[tile] for tile in self.tiles])

    @property
    def is_kan(self) -> bool:
        """Whether it is a quad."""
        return self.type in KANS

    @property
    def is_open(self) -> bool:
        """Whether it opens the hand: anything but an ankan (S6)."""
        return self.type != "ankan"


class Liability(NamedTuple):
    """A player who pays for a yakuman that he fed (pao, 包)."""

    yaku: str
    seat: int


class Win(NamedTuple):
    """A hand that claims to have won, and the situation.

    :ivar hand: the concealed tiles, without the winning tile or with it as one more.
    :ivar round_wind: a seat number, 0 = east; so is ``seat_wind``. The dealer sits east.
    :ivar last_tile: the win is on the last wall tile (haitei) or the last discard (houtei).
    :ivar first_turn: nobody has called and the winner has not drawn before.
    :ivar honba: counters on the table; ``riichi_sticks``: deposits on the table.
    :ivar discarder: seat of the player who dealt in, if named.
    :ivar liable: who is liable; ``None``: work it out from the melds.
    :ivar offered_by: what the tile of a ron was; ``None``: a discard, or a kakan if ``chankan``.
    :ivar discards: the winner's own, in order, called ones included; ``called_away``: the places of those.
    :ivar passed: tiles others discarded or added since the own last discard or call, not won on;
        ``passed_since_riichi``: the same since the own riichi. ``None`` for each: not known.
    :ivar riichi_tile: the tile of the ron declared a riichi; ``kan_discard``: it was discarded right after a kan.
    :ivar open_riichi: the hand was shown with its riichi; ``nippatsu``: the go-around after that of ippatsu.
    :ivar last_copy: the other three copies of the winning tile lie open.
    :ivar kans_in_a_row: kans made one right after the other up to the replacement tile that won.
    :ivar first_turn_kan: the replacement tile was for a kan in the own first turn, before which nobody had called.
    :ivar consecutive_wins: which win in a row this is; ``dealer_wins``: how many the dealer, another player, had.
    """

    hand: tuple[int, ...]
    win_tile: int
    melds: tuple[Meld, ...] = ()
    tsumo: bool = False
    round_wind: int = 0
    seat_wind: int = 1
    riichi: bool = False
    double_riichi: bool = False
    ippatsu: bool = False
    rinshan: bool = False
    chankan: bool = False
    last_tile: bool = False
    first_turn: bool = False
    riichi_tile: bool = False
    kan_discard: bool = False
    open_riichi: bool = False
    nippatsu: bool = False
    last_copy: bool = False
    kans_in_a_row: int = 0
    first_turn_kan: bool = False
    consecutive_wins: int = 0
    dealer_wins: int = 0
    offered_by: Offer | None = None
    dora_indicators: tuple[int, ...] = ()
    ura_indicators: tuple[int, ...] = ()
    north: int = 0
    honba: int = 0
    riichi_sticks: int = 0
    discarder: int | None = None
    liable: tuple[Liability, ...] | None = None
    discards: tuple[int, ...] | None = None
    called_away: tuple[int, ...] = ()
    passed: tuple[int, ...] | None = None
    passed_since_riichi: tuple[int, ...] | None = None

    @property
    def concealed(self) -> tuple[int, ...]:
        """The concealed tiles with the winning tile."""
        return self.hand if len(self.hand) % 3 == 2 else (*self.hand, self.win_tile)

    @property
    def waiting(self) -> "Win":
        """The same without the winning tile in the hand."""
        return self if len(self.hand) % 3 == 1 else self._replace(hand=without(self.hand, (self.win_tile,)))

    @property
    def is_closed(self) -> bool:
        """Whether no meld opens the hand (S6)."""
        return not any(meld.is_open for meld in self.melds)

    @property
    def in_riichi(self) -> bool:
        """Whether the winner had declared riichi of either kind."""
        return self.riichi or self.double_riichi

    @property
    def offer(self) -> Offer:
        """What the tile of a ron was."""
        return self.offered_by or ("kakan" if self.chankan else "discard")
