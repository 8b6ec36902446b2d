"""Yaku (役): the table of the standard ones in rule-book order (S16-S52).

A row says what a hand must be and is worth; it never runs code. May import: ``facts``.
"""

from typing import NamedTuple

from scoring.facts import (
    ALL_GREEN,
    ALL_HONOURS,
    ALL_OUTSIDE,
    ALL_SIMPLES,
    ALL_TERMINALS,
    ALL_YAOCHUU,
    CHANKAN,
    CLOSED,
    DEALER,
    DOUBLE_RIICHI,
    DRAGON_PAIR,
    EXTRA_TILE_WON,
    FIRST_TURN,
    FOUR_CONCEALED,
    FOUR_KANS,
    FOUR_RUNS,
    FOUR_TRIPLETS,
    FOUR_WINDS,
    IN_MAN,
    IPPATSU,
    LAST_TILE,
    NINE_GATES,
    ONE_SUIT,
    PLAIN_PAIR,
    RIICHI,
    RINSHAN,
    RON,
    ROUND_WIND,
    RYANMEN,
    SAME_RUN,
    SAME_TRIPLET,
    SEAT_WIND,
    SEVEN_PAIRS,
    SOME_HATSU,
    SOME_HONOURS,
    SOME_RUNS,
    STRAIGHT,
    TANKI,
    THIRTEEN_ORPHANS,
    THIRTEEN_SIDED,
    THREE_CONCEALED,
    THREE_DRAGONS,
    THREE_KANS,
    THREE_WINDS,
    TRIPLET_CHUN,
    TRIPLET_HAKU,
    TRIPLET_HATSU,
    TSUMO,
    TWIN_RUNS,
    TWO_DRAGONS,
    TWO_TWINS,
    VALUE_NORTH,
    WIND_PAIR,
)

#: An option and the value that a row depends on; of an option that lists, a member.
Setting = tuple[str, object]


class Yaku(NamedTuple):
    """A row of the table.

    :ivar closed: han with a closed hand; 0 = none.
    :ivar open: han with an open hand; 0 = none (食い下がり where it is one less).
    :ivar needs: facts that must all hold; ``without``: facts that must not.
    :ivar yakuman: how many yakuman it is worth; 0 = an ordinary yaku.
    :ivar on: the setting under which it exists; ``None``: always.
    :ivar narrowed: a setting under which it needs more, and the facts it then needs.
    :ivar double: the option under which it is worth two yakuman.
    :ivar replaces: ids of the yaku it stands in for.
    :ivar alone: it is paid instead of the hand, dora included, where it pays more.
    :ivar at_least: it lifts the hand to this many han.
    """

    id: str
    closed: int
    open: int
    needs: int
    without: int = 0
    yakuman: int = 0
    on: Setting | None = None
    narrowed: tuple[Setting, int] | None = None
    double: str | None = None
    replaces: tuple[str, ...] = ()
    alone: bool = False
    at_least: int = 0


def yakuman(
    id: str,
    needs: int,
    without: int = 0,
    *,
    times: int = 1,
    on: Setting | None = None,
    narrowed: tuple[Setting, int] | None = None,
    double: str | None = None,
    replaces: tuple[str, ...] = (),
) -> Yaku:
    """Make the row of a yakuman."""
    return Yaku(id, 0, 0, needs, without, times, on, narrowed, double, replaces)


_RENHOU = FIRST_TURN | RON

YAKU = (
    # The situation.
    Yaku("riichi", 1, 0, RIICHI),
    Yaku("double_riichi", 2, 0, DOUBLE_RIICHI, replaces=("riichi",)),
    Yaku("ippatsu", 1, 0, IPPATSU, on=("ippatsu", True)),
    Yaku("menzen_tsumo", 1, 0, TSUMO),
    Yaku("rinshan_kaihou", 1, 1, RINSHAN),
    Yaku("chankan", 1, 1, CHANKAN),
    Yaku("haitei", 1, 1, LAST_TILE | TSUMO),
    Yaku("houtei", 1, 1, LAST_TILE | RON),
    Yaku("renhou", 5, 0, _RENHOU, DEALER, on=("renhou", "mangan_alternative"), alone=True),
    Yaku("renhou", 5, 0, _RENHOU, DEALER, on=("renhou", "five_han_alternative"), alone=True),
    Yaku("renhou", 5, 0, _RENHOU, DEALER, on=("renhou", "additive_yaku")),
    Yaku("renhou", 0, 0, _RENHOU | CLOSED, DEALER, on=("renhou", "mangan_minimum"), at_least=5),
    Yaku("renhou", 8, 0, _RENHOU, DEALER, on=("renhou", "baiman"), alone=True),
    # Value tiles.
    Yaku("round_wind", 1, 1, ROUND_WIND),
    Yaku("seat_wind", 1, 1, SEAT_WIND),
    Yaku("north", 1, 1, VALUE_NORTH, on=("sanma_north", "yakuhai")),
    Yaku("north", 1, 1, VALUE_NORTH, on=("sanma_north_set_value", "yakuhai")),
    Yaku("haku", 1, 1, TRIPLET_HAKU),
    Yaku("hatsu", 1, 1, TRIPLET_HATSU),
    Yaku("chun", 1, 1, TRIPLET_CHUN),
    # Runs.
    Yaku("pinfu", 1, 0, FOUR_RUNS | RYANMEN | PLAIN_PAIR, narrowed=(("pinfu_tsumo", False), RON)),
    Yaku("iipeikou", 1, 0, TWIN_RUNS),
    Yaku("ryanpeikou", 3, 0, TWO_TWINS, replaces=("iipeikou",)),
    Yaku("sanshoku_doujun", 2, 1, SAME_RUN, on=("players", 4)),
    Yaku("ittsuu", 2, 1, STRAIGHT),
    # Terminals and honours.
    Yaku("tanyao", 1, 1, ALL_SIMPLES, narrowed=(("open_tanyao", False), CLOSED)),
    Yaku("chanta", 2, 1, ALL_OUTSIDE | SOME_RUNS | SOME_HONOURS),
    Yaku("junchan", 3, 2, ALL_OUTSIDE | SOME_RUNS, SOME_HONOURS),
    Yaku("honroutou", 2, 2, ALL_YAOCHUU | SOME_HONOURS, ALL_HONOURS | THIRTEEN_ORPHANS),
    # Triplets and pairs.
    Yaku("chiitoitsu", 2, 0, SEVEN_PAIRS),
    Yaku("toitoi", 2, 2, FOUR_TRIPLETS),
    Yaku("sanankou", 2, 2, THREE_CONCEALED),
    Yaku("sanshoku_doukou", 2, 2, SAME_TRIPLET),
    Yaku("sankantsu", 2, 2, THREE_KANS),
    Yaku("shousangen", 2, 2, TWO_DRAGONS | DRAGON_PAIR),
    # One suit.
    Yaku("honitsu", 3, 2, ONE_SUIT | SOME_HONOURS),
    Yaku("chinitsu", 6, 5, ONE_SUIT, SOME_HONOURS),
    # Yakuman.
    yakuman("tenhou", FIRST_TURN | TSUMO | DEALER, double="double_tenhou"),
    yakuman("chiihou", FIRST_TURN | TSUMO, DEALER),
    yakuman("renhou", _RENHOU, DEALER, on=("renhou", "yakuman")),
    yakuman("kokushi_musou", THIRTEEN_ORPHANS),
    yakuman("kokushi_musou_juusanmen", THIRTEEN_SIDED, double="double_kokushi_13", replaces=("kokushi_musou",)),
    yakuman("suuankou", FOUR_CONCEALED),
    yakuman("suuankou_tanki", FOUR_CONCEALED | TANKI, double="double_suuankou_tanki", replaces=("suuankou",)),
    yakuman("daisangen", THREE_DRAGONS),
    yakuman("shousuushii", THREE_WINDS | WIND_PAIR),
    yakuman("daisuushii", FOUR_WINDS, double="double_daisuushii"),
    yakuman("tsuuiisou", ALL_HONOURS),
    yakuman("chinroutou", ALL_TERMINALS),
    yakuman("ryuuiisou", ALL_GREEN, narrowed=(("ryuuiisou_requires_hatsu", True), SOME_HATSU)),
    yakuman("ryuuiisou", ALL_GREEN, SOME_HATSU, times=2, on=("double_pure_ryuuiisou", True)),
    yakuman("chuuren_poutou", NINE_GATES, narrowed=(("chuuren_manzu_only", True), IN_MAN)),
    yakuman(
        "junsei_chuuren_poutou",
        NINE_GATES | EXTRA_TILE_WON,
        narrowed=(("chuuren_manzu_only", True), IN_MAN),
        double="double_junsei_chuuren",
        replaces=("chuuren_poutou",),
    ),
    yakuman("suukantsu", FOUR_KANS, double="double_suukantsu"),
)
