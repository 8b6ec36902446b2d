"""Decisions: what was settled at the end of a round by which rule, as codes with the values that went in.

May import: nothing.
"""

from collections.abc import Mapping
from typing import Literal, NamedTuple

Code = Literal[
    "winners_limited",
    "riichi_not_accepted",
    "liable_for_yakuman",
    "liable_for_kan",
    "honba_to_nearest",
    "honba_to_each",
    "sticks_to_nearest",
    "own_sticks_back",
    "nobody_pays",
    "noten_paid",
    "no_noten",
    "all_noten",
    "noten_free",
    "nagashi_paid",
    "chombo_penalty",
    "chombo_paid",
    "round_replayed",
    "dealer_won",
    "dealer_tenpai",
    "dealer_after_draw",
    "dealer_after_abortive_draw",
    "deal_passes_on",
]
End = Literal["tobi", "last_round", "target_reached", "agari_yame", "tenpai_yame", "extension_limit"]


class Decision(NamedTuple):
    """A decision.

    :ivar code: which; the end of a game has the code of its reason.
    :ivar values: by name: ``seat`` and ``seats`` by their numbers, ``points``, ``winners``, the ``kind`` of a draw.
    """

    code: Code | End
    values: Mapping[str, object]


def decided(code: Code | End, **values: object) -> Decision:
    """Make a decision."""
    return Decision(code, values)
