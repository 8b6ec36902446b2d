"""Scene: what a picture shows."""

from dataclasses import dataclass

from scoring.hand import Meld


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """A hand and what lies beside it.

    :ivar hand: the concealed tiles in the order they are drawn, without the winning tile.
    :ivar win_tile: set apart from the hand, if there is one.
    :ivar north: how many extracted norths lie beside the melds.
    """

    hand: tuple[int, ...] = ()
    melds: tuple[Meld, ...] = ()
    win_tile: int | None = None
    north: int = 0
    dora_indicators: tuple[int, ...] = ()
    ura_indicators: tuple[int, ...] = ()
