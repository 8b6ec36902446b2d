"""The rule book: why something may not be done, or bars a ron, in one sentence each, for ``explain``."""

from collections.abc import Collection
from typing import Any

from scoring.furiten import Furiten

#: Reason why a hand does not win, or why an action is not legal -> the rule.
RULES = {
    "not_agari": "A hand wins as four groups and a pair, as seven different pairs, or as thirteen orphans.",
    "no_yaku": "A win needs at least one yaku; dora add han but are none.",
    "below_minimum_han": "A win needs the han that minimum_han names, without dora.",
    "atozuke": "Without atozuke a hand must have a yaku on every tile that it waits for.",
    "furiten": "A hand in furiten may not win by ron on any of its waits; by tsumo it may.",
    "none_left": "A tile of which all four copies are accounted for cannot come.",
    "not_in_rules": "An option of the rules leaves this action out.",
    "kokushi_only": "A tile that is set aside or completes a concealed kan may be won on by thirteen orphans alone.",
    "in_riichi": "Riichi closes the hand: what is drawn is discarded, unless it wins or makes a kan that is allowed.",
    "open_hand": "Riichi is declared with a closed hand; a concealed kan leaves it closed.",
    "not_tenpai": "A hand is tenpai where one tile finishes it; before that there is neither riichi nor ron.",
    "furiten_riichi": "Without riichi_while_furiten a hand whose waits lie in its own river may not declare riichi.",
    "too_few_points": "Riichi costs a stick, and a player must have the points that riichi_min_points names.",
    "too_few_wall_tiles": "Riichi needs as many tiles in the wall as riichi_min_wall_tiles names.",
    "last_tile": "Once the wall is empty nobody calls or makes a kan any more.",
    "no_fourth_tile": "A kan is made of four equal tiles: all in the hand, or one added to an own pon.",
    "five_kans": "All players together make no more kans than max_kans_per_hand names.",
    "after_call": "After a call the player discards; kan, north and tsumo need an own draw.",
    "no_replacement_tile": "Each kan and each north takes a replacement tile, of which there are only so many.",
    "not_drawn": "A player in riichi may use no tile but the one just drawn.",
    "forbidden_in_riichi": "These rules leave a hand in riichi as it is, kans included.",
    "waits_change": "A kan in riichi may not change what the hand waits for.",
    "sets_change": "A kan in riichi is allowed only where its tiles are a triplet however the hand is read.",
    "yaku_change": "A kan in riichi may not change the yaku.",
    "not_first_turn": "Kyuushu kyuuhai is declared on the first own draw, as long as nobody has called.",
    "too_few_kinds": "Kyuushu kyuuhai needs nine different terminals and honours.",
    "no_north": "Only a north in the hand can be set aside.",
    "only_discards": "Pon, chi and kan take discards; a tile of a kan or a north can only be won on.",
    "not_from_left": "Chi takes the discard of the player on the left alone.",
    "no_matching_tiles": "Pon takes two equal tiles of the hand, kan three, chi two that make a run with the discard.",
    "kuikae": "After a call neither the tile called nor one that would make the same run may be discarded at once.",
    "kuikae_leaves_nothing": "A call is not allowed where kuikae forbids every discard after it.",
}
#: Kind of furiten -> the rule.
FURITEN = {
    "discard": "A hand one of whose waits lies in its own river may not win by ron, until its waits change.",
    "temporary": "A hand that let a wait pass may not win by ron, until what temporary_furiten_ends names.",
    "riichi": "A hand in riichi that let a wait pass may not win by ron any more.",
}
#: What holds for a hand that nothing bars.
STANDINGS = {
    "not_barred": "None of its waits was discarded or let pass, so the hand may win by ron.",
    "not_known": "Whether a wait was discarded or let pass depends on what the request does not tell.",
}

_SENTENCES = {**RULES, **FURITEN, **STANDINGS}


def rule(code: str) -> dict[str, Any]:
    """Give the rule behind a code."""
    return {"code": code, "detail": _SENTENCES[code]}


def furiten_rules(furiten: Furiten, waits: Collection[int]) -> list[dict[str, Any]]:
    """Give the rules by which a hand may not win by ron, or may."""
    if furiten.causes:
        return [rule(kind) for kind in dict.fromkeys(cause.kind for cause in furiten.causes)]
    if furiten.furiten is None:
        return [rule("not_known")]
    if furiten.can_ron:
        return [rule("not_barred")]
    return [rule("none_left" if waits else "not_tenpai")]
