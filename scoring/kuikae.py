"""Kuikae (喰い替え): what may not be discarded right after a call (S71).

May import: ``tiles``, ``rules``, ``hand``.
"""

from scoring.hand import Meld
from scoring.rules import RuleSet
from scoring.tiles import FIVES, KIND_OF, RED_FIVES


def forbidden_kinds(meld: Meld, rules: RuleSet) -> tuple[int, ...]:
    """List the kinds that may not be discarded right after a call: the one called, and its suji in a run."""
    if meld.is_kan or rules.kuikae == "allowed" or (meld.type == "chi" and meld.called is None):
        return ()
    kind = meld.kind if meld.called is None else KIND_OF[meld.called]
    if meld.type == "pon" or rules.kuikae == "same_tile_forbidden":
        return (kind,)
    low = meld.kind
    suji = {low: low + 3, low + 2: low - 1}.get(kind, kind)
    return tuple(sorted({kind, suji})) if suji // 9 == kind // 9 and suji >= 0 else (kind,)


def forbidden_tiles(meld: Meld, rules: RuleSet) -> tuple[int, ...]:
    """List the tiles that may not be discarded right after a call, red fives by their own names."""
    kinds = forbidden_kinds(meld, rules)
    reds = zip(FIVES, RED_FIVES, rules.red_fives, strict=True)
    return (*kinds, *(red for five, red, copies in reds if five in kinds and copies))
