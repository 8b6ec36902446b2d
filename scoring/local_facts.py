"""Local facts: those that only local yaku ask for, worked out where a rule set has some.

May import: ``tiles``, ``rules``, ``hand``, ``notation``, ``shapes``, ``facts``, ``hand_facts``, ``outlines``.
"""

from collections.abc import Callable

from scoring.facts import (
    AGAINST_EIGHTH_WIN,
    ALL_REDS,
    BLACK_PIN,
    BLUE_TUNNEL,
    CHUN_AROUND_5S,
    DRAGON_PAIRS,
    EIGHTH_WIN,
    EXPRESSWAY,
    FIRST_TURN_KAN,
    GREEN_AND_CHUN,
    GREEN_AROUND_5S,
    HUNDRED_MAN,
    KAN_UPON_KAN,
    LAST_COPY,
    LONE_1S,
    LONE_HAKU,
    NIPPATSU,
    NO_RED,
    OPEN_RIICHI,
    RED_SOU,
    SMALL_WHEEL_MAN,
    SMALL_WHEEL_PIN,
    SMALL_WHEEL_SOU,
    TERMINAL_PAIRS,
    WIND_PAIRS,
    WON_ON_2S,
    WON_ON_5P,
)
from scoring.hand import Win
from scoring.hand_facts import Called
from scoring.notation import parse_tiles
from scoring.outlines import group_facts, holds, honour_facts, outline_of, pairs
from scoring.rules import ANCIENT_YAKU, RuleSet
from scoring.shapes import Reading
from scoring.tiles import (
    ALL_KINDS,
    DORA_OF,
    DORA_OF_SANMA,
    DRAGONS,
    HAKU,
    KIND_OF,
    MAN,
    PIN,
    RED_FIVES,
    SOU,
    SUITS,
    TERMINALS,
    WINDS,
    count,
    pack,
    present,
    units,
)

_ANCIENT = frozenset(ANCIENT_YAKU)


def need_local_facts(rules: RuleSet) -> bool:
    """Say whether a rule set lists yaku that ask for local facts; the ancient ones do not."""
    return not _ANCIENT.issuperset(rules.local_yaku)


def local_facts(reading: Reading, melds: Called, win: Win, rules: RuleSet) -> int:
    """Collect the local facts of one reading."""
    outline = outline_of(reading, win.melds)
    facts = _situation_facts(win, rules) | _tile_facts(pack(win.concealed) + melds.packed, outline)
    if reading.form == "chiitoitsu":
        facts |= _seven_pairs_facts(outline, win, rules)
    elif reading.form == "standard":
        own_winds = (WINDS[win.round_wind], WINDS[win.seat_wind])
        facts |= group_facts(outline, reading, win.melds) | honour_facts(outline, own_winds)
    return facts


# The situation.

#: How many wins in a row are paarenchan; so many more are another one.
EIGHT = 8


def _has_all_reds(win: Win, rules: RuleSet) -> bool:
    tiles = (*win.concealed, *(tile for meld in win.melds for tile in meld.tiles))
    return sum(rules.red_fives) == 4 == sum(tile in RED_FIVES for tile in tiles)


def _is_last_copy(win: Win) -> bool:
    """Say whether the other three lie open, as those of a kan that is robbed do."""
    return win.last_copy or (win.chankan and win.offer == "kakan")


#: Fact -> when it is so.
_SITUATION: tuple[tuple[int, Callable[[Win, RuleSet], bool]], ...] = (
    (OPEN_RIICHI, lambda win, rules: win.open_riichi),
    (NIPPATSU, lambda win, rules: win.nippatsu),
    (LAST_COPY, lambda win, rules: _is_last_copy(win)),
    (KAN_UPON_KAN, lambda win, rules: win.kans_in_a_row > 1),
    (FIRST_TURN_KAN, lambda win, rules: win.first_turn_kan),
    (EIGHTH_WIN, lambda win, rules: win.consecutive_wins > 0 and win.consecutive_wins % EIGHT == 0),
    (AGAINST_EIGHTH_WIN, lambda win, rules: win.dealer_wins % EIGHT == EIGHT - 1),
    (LONE_1S, lambda win, rules: len(win.melds) == 4 and win.win_tile == SOU[0]),
    (LONE_HAKU, lambda win, rules: len(win.melds) == 4 and win.win_tile == HAKU),
    (WON_ON_5P, lambda win, rules: KIND_OF[win.win_tile] == PIN[4]),
    (WON_ON_2S, lambda win, rules: win.win_tile == SOU[1]),
    (ALL_REDS, _has_all_reds),
)


def _situation_facts(win: Win, rules: RuleSet) -> int:
    return sum(fact for fact, holds in _SITUATION if holds(win, rules))


# The tiles.


def _mask(text: str) -> int:
    return units(parse_tiles(text))


#: (mask of the kinds that must be absent, mask of those that must all be present, the fact).
_MADE_OF = tuple(
    (ALL_KINDS & ~_mask(kinds), _mask(needed), fact)
    for kinds, needed, fact in (
        ("248p23468s123456z", "", NO_RED),
        ("23468s7z", "7z", GREEN_AND_CHUN),
        ("1579s7z", "", RED_SOU),
        ("248p1234z", "", BLACK_PIN),
        ("246p14z", "", EXPRESSWAY),
        *((f"248p6{wind}z", f"248p6{wind}z", BLUE_TUNNEL) for wind in "1234"),
    )
)
#: The same for a hand whose pair is 5s.
_MADE_AROUND_5S = tuple(
    (ALL_KINDS & ~_mask(kinds), _mask(needed), fact)
    for kinds, needed, fact in (("234568s6z", "", GREEN_AROUND_5S), ("234568s7z", "7z", CHUN_AROUND_5S))
)
#: Mask of the kinds that must be absent -> the fact that follows from that alone.
LOCAL_ABSENCES = tuple((absent, fact) for absent, needed, fact in _MADE_OF if not needed)

#: 11223344556677 and 33445566778899 of a suit as a packed count -> the fact.
_SMALL_WHEELS = {
    2 * units(suit[low : low + 7]): fact
    for suit, fact in zip(SUITS, (SMALL_WHEEL_MAN, SMALL_WHEEL_PIN, SMALL_WHEEL_SOU), strict=True)
    for low in (0, 2)
}
_5S = SOU[4]
_NOT_MAN = ALL_KINDS & ~units(MAN)


def _tile_facts(packed: int, outline: int) -> int:
    kinds = present(packed)
    around_5s = count(packed, _5S) == 2 and holds(outline, pairs([_5S]))
    rows = (*_MADE_OF, *_MADE_AROUND_5S) if around_5s else _MADE_OF
    facts = _SMALL_WHEELS.get(packed, 0)
    for absent, needed, fact in rows:
        if not kinds & absent and holds(kinds, needed):
            facts |= fact
    if not kinds & _NOT_MAN and sum(count(packed, kind) * (kind + 1) for kind in MAN) >= 100:
        facts |= HUNDRED_MAN
    return facts


# Seven pairs.


def _seven_pairs_facts(outline: int, win: Win, rules: RuleSet) -> int:
    facts = 0
    if holds(outline, pairs(DRAGONS)):
        facts |= DRAGON_PAIRS
    if holds(outline, pairs(WINDS)):
        facts |= WIND_PAIRS
    if holds(outline, pairs(TERMINALS)) and outline & ~pairs(TERMINALS) & pairs(_dora(win, rules)):
        facts |= TERMINAL_PAIRS
    return facts


def _dora(win: Win, rules: RuleSet) -> set[int]:
    following = DORA_OF_SANMA if rules.players == 3 and rules.sanma_dora_1m_to_9m else DORA_OF
    return {following[KIND_OF[tile]] for tile in win.dora_indicators}
