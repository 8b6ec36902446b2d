"""Rules (ルール): every option that a table may agree on, its values, and what it changes.

A *rule set* is one value for each option. It compares and hashes by identity: ``rulesets.rule_set`` hands out
one object for each distinct set, so that it may be the key of a cache.

The *wire form* of a value is what JSON can hold: a tuple becomes a list or an object, other values stay.
The type of a field alone lists its values: ``bool``, a ``Literal``, or one of the ``Annotated`` types below.

May import: ``told``.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from typing import Annotated, Any, Literal, TypeVar, get_args

from scoring.told import Told

T = TypeVar("T")

JsonSchema = dict[str, Any]

#: The ancient yaku (古役) of Mahjong Soul's special rooms.
ANCIENT_YAKU = (
    "renhou",
    "daisharin",
    "daichikurin",
    "daisuurin",
    "ishi_no_ue_ni_mo_san_nen",
    "daichisei",
    "tsubame_gaeshi",
    "kanburi",
    "shiiaru_raotai",
    "uumensai",
    "sanrenkou",
    "isshoku_sanjun",
    "iipin_mouyue",
    "chuupin_raoyui",
)

#: Local yaku that may be switched on by their names.
LOCAL_YAKU = (
    *ANCIENT_YAKU,
    # One han.
    "sangen_chiitoitsu",
    "suushi_chiitoitsu",
    "uushin_tsuukan",
    "ketsupaihou",
    "nippatsu",
    # Two han.
    "open_riichi",
    "kyandonhou",
    "sanshoku_tsuukan",
    "sanshoku_renkou",
    "choupaikou",
    "sujipaikou",
    "chousankou",
    "sanshoku_choupaikou",
    "sanshoku_sujipaikou",
    "sanshoku_chousankou",
    "ryandoukou",
    "shoutate",
    "sanpuukou",
    "suuzuukou",
    "renkaihou",
    "mondeikou",
    # Three han.
    "ittsuu_chanta",
    "tanfonhou",
    "chinpeikou",
    # Mangan.
    "kinkei_dokuritsu",
    "touchao_hanchanshue",
    "uupin_kaihou",
    "ryanzou_chankan",
    "shanron_chonchu",
    "dorahairi_chinroutou_chiitoitsu",
    # Yakuman.
    "paarenchan",
    "pouhoi_paarenchan",
    "toukanhou",
    "suurenkou",
    "suuchoupaikou",
    "shousharin",
    "shouchikurin",
    "shousuurin",
    "isshoku_yonjun",
    "kinmonkyou",
    "hyakumangoku",
    "kachoufuugetsu",
    "fuukasetsugetsu",
    "kouitten",
    "benikujaku",
    "kokuiisou",
    "ryuuiisourin",
    "kouittenrin",
    "tohoku_expressway",
    "tohoku_shinkansen",
    "blue_tunnel",
)

#: Abortive draws, each also the name of the option that allows it.
ABORTIVE_DRAWS = ("kyuushu_kyuuhai", "suufon_renda", "suucha_riichi", "suukaikan", "sanchahou")


@dataclass(frozen=True, slots=True, eq=False)
class Values:
    """The values that an option may take, and their wire form.

    :ivar schema: what the wire form is, as a JSON Schema.
    :ivar phrase: what it must be, as words that can follow "must be".
    :ivar read: turns a wire form into the value; raises ``ValueError`` for anything else.
    :ivar write: turns the value into its wire form.
    :ivar choices: all values in wire form, where they can be listed.
    """

    schema: JsonSchema
    phrase: Told
    read: Callable[[object], Any]
    write: Callable[[Any], object]
    choices: tuple[Any, ...] = ()


def _plain(
    schema: JsonSchema, phrase: Told, fits: Callable[[object], bool], choices: tuple[object, ...] = ()
) -> Values:
    def read(wire: object) -> object:
        if not fits(wire):
            raise ValueError(wire)
        return wire

    return Values(schema, phrase, read, lambda value: value, choices)


_TYPES = {bool: "boolean", int: "integer", str: "string"}


def _among(choices: tuple[object, ...]) -> Values:
    schema: JsonSchema = {"type": _TYPES[type(choices[0])]}
    if choices != (True, False):
        schema["enum"] = list(choices)

    def fits(wire: object) -> bool:
        return any(type(wire) is type(known) and wire == known for known in choices)

    listed = [str(choice).lower() for choice in choices]
    return _plain(schema, Told("one of {choices}", choices=listed), fits, choices)


def _whole(numbers: range, phrase: Told) -> Values:
    schema: JsonSchema = {"type": "integer", "minimum": numbers[0], "maximum": numbers[-1]}
    if numbers.step > 1:
        schema["multipleOf"] = numbers.step
    return _plain(schema, phrase, lambda wire: type(wire) is int and wire in numbers)


def _or_null(values: Values) -> Values:
    return Values(
        {**values.schema, "type": [values.schema["type"], "null"]},
        Told("{values}, or null", values=values.phrase),
        lambda wire: None if wire is None else values.read(wire),
        lambda value: None if value is None else values.write(value),
    )


def _read_number(wire: object) -> float:
    if not isinstance(wire, int | float) or isinstance(wire, bool) or not -1000 <= wire <= 1000:
        raise ValueError(wire)
    return int(wire) if wire == int(wire) else wire


def _list_of(item: JsonSchema, **more: object) -> JsonSchema:
    return {"type": "array", "items": item, **more}


def _read_uma(wire: object) -> tuple[float, ...]:
    if not isinstance(wire, list | tuple) or len(wire) > 4:
        raise ValueError(wire)
    return tuple(map(_read_number, wire))


def _read_floating_uma(wire: object) -> tuple[tuple[float, ...], ...]:
    if not isinstance(wire, dict) or set(wire) != {str(floating) for floating in range(len(wire))}:
        raise ValueError(wire)
    return tuple(_read_uma(wire[str(floating)]) for floating in range(len(wire)))


def _read_red_fives(wire: object) -> tuple[int, ...]:
    if not isinstance(wire, dict) or set(wire) != set("mps"):
        raise ValueError(wire)
    if any(type(reds) is not int or reds not in range(5) for reds in wire.values()):
        raise ValueError(wire)
    return tuple(wire[suit] for suit in "mps")


def _some_of(names: tuple[str, ...]) -> Values:
    def read(wire: object) -> tuple[str, ...]:
        if not isinstance(wire, list | tuple) or any(name not in names for name in wire):
            raise ValueError(wire)
        return tuple(name for name in names if name in wire)

    return Values(_list_of({"enum": list(names)}), Told("a list of any of {names}", names=names), read, list)


def _switch_or(values: Values) -> Values:
    return Values(
        {"anyOf": [{"type": "boolean"}, values.schema]},
        Told("true, false, or {values}", values=values.phrase),
        lambda wire: wire if isinstance(wire, bool) else values.read(wire),
        lambda value: value if isinstance(value, bool) else values.write(value),
    )


_POINTS = _whole(
    range(0, 1_000_001, 100), Told("a multiple of {step} from {least} to {most}", step=100, least=0, most=1_000_000)
)
_NUMBER: JsonSchema = {"type": "number", "minimum": -1000, "maximum": 1000}
_A_NUMBER = Told("a number from {least} to {most}", least=-1000, most=1000)
_UMA = _list_of(_NUMBER, maxItems=4)
_REDS: JsonSchema = {"type": "integer", "minimum": 0, "maximum": 4}

Points = Annotated[int, _POINTS]
PointsOrNone = Annotated[int | None, _or_null(_POINTS)]
Multiple = Annotated[
    int | None, _or_null(_whole(range(1, 100), Told("a whole number from {least} to {most}", least=1, most=99)))
]
Thousands = Annotated[float, Values(_NUMBER, _A_NUMBER, _read_number, lambda value: value)]
Uma = Annotated[
    tuple[float, ...],
    Values(_UMA, Told("a list with {number} for each place", number=_A_NUMBER), _read_uma, list),
]
#: Indexed by the number of floating players.
FloatingUma = Annotated[
    tuple[tuple[float, ...], ...] | None,
    _or_null(
        Values(
            {"type": "object", "propertyNames": {"pattern": "^[0-4]$"}, "additionalProperties": _UMA},
            Told(
                "an object with a list like uma for each number of floating players: {example}",
                example='{"0": […], "1": […], …}',
            ),
            _read_floating_uma,
            lambda table: {str(floating): list(uma) for floating, uma in enumerate(table)},
        )
    ),
]
#: Man, pin, sou.
RedFives = Annotated[
    tuple[int, int, int],
    Values(
        {
            "type": "object",
            "required": ["m", "p", "s"],
            "properties": dict.fromkeys("mps", _REDS),
            "additionalProperties": False,
        },
        Told("an object {example} of whole numbers from 0 to 4", example='{"m": …, "p": …, "s": …}'),
        _read_red_fives,
        lambda reds: dict(zip("mps", reds, strict=True)),
    ),
]
LocalYaku = Annotated[tuple[str, ...], _some_of(LOCAL_YAKU)]
DealerRepeat = Annotated[bool | tuple[str, ...], _switch_or(_some_of(ABORTIVE_DRAWS))]


def option(
    default: T,
    meaning: str,
    *,
    players: int | None = None,
    when: Callable[["RuleSet"], bool] = lambda _: True,
    idle: str | None = None,
) -> T:
    """Declare an option: a field of ``RuleSet``.

    :param default: its value in the preset ``standard``.
    :param meaning: what it decides, and what its values do.
    :param players: 3 or 4 if only games of that size know it.
    :param when: whether the other options leave it anything to decide.
    :param idle: the value that stands for "nothing to decide", and may stand only then.
    """
    return field(default=default, metadata={"meaning": meaning, "players": players, "when": when, "idle": idle})


def _has_pao(rules: "RuleSet") -> bool:
    return rules.pao_daisangen or rules.pao_daisuushii or rules.pao_suukantsu or rules.pao_daiminkan


def _has_nuki(rules: "RuleSet") -> bool:
    return rules.sanma_north == "nuki_dora"


@dataclass(frozen=True, slots=True, eq=False, kw_only=True, weakref_slot=True)
class RuleSet:
    """What a table agreed on before the game. ``OPTIONS`` says what each field means."""

    # The game.
    players: Literal[3, 4] = option(4, "How many sit at the table; every preset fixes it.")
    game_length: Literal["single_hand", "east", "east_south", "east_to_north"] = option(
        "east_south",
        "Rounds that are always played: one hand, east, east and south, or all four winds.",
    )
    starting_points: Points = option(25000, "Points each player begins with.")
    return_points: Points = option(25000, "Points that count as zero in the final result.")
    target_points: Points = option(30000, "Points that one player must reach before the game may end; 0: no target.")
    target_comparison: Literal["at_least", "more_than", "none"] = option(
        "at_least",
        "Is the target reached by exactly that many points (at_least) or only beyond them (more_than)?",
        when=lambda rules: rules.target_points > 0,
        idle="none",
    )
    oka: Thousands = option(0, "Oka: thousands of points that the first place gets on top.")
    uma_type: Literal["fixed", "floating"] = option(
        "fixed", "Uma: one list for every game, or a list for each number of players who float."
    )
    uma: Uma = option(
        (15, 5, -5, -15),
        "Uma: thousands of points that each place gets, from first to last.",
        when=lambda rules: rules.uma_type == "fixed",
    )
    floating_uma: FloatingUma = option(
        None,
        "The uma for each number of players who end at or above the return points.",
        players=4,
        when=lambda rules: rules.uma_type == "floating",
    )
    floating_comparison: Literal["at_least", "more_than", "none"] = option(
        "none",
        "Does a player with exactly the return points float (at_least), or only one with more (more_than)?",
        players=4,
        when=lambda rules: rules.uma_type == "floating",
        idle="none",
    )
    tie_break: Literal["initial_seat_order", "share"] = option(
        "initial_seat_order",
        "Players with equal points: whoever sat nearer to the first dealer's east ranks higher, "
        "or they split the bonuses of their places.",
    )
    tie_remainder: Literal["none", "seat_order", "drop"] = option(
        "none",
        "What a split bonus leaves over: kept as a fraction (none), to the earlier seat, or dropped.",
        when=lambda rules: rules.tie_break == "share",
    )
    leftover_riichi_sticks: Literal["first", "first_shared_on_tie", "lost", "share", "back_to_owner"] = option(
        "first", "Who gets the riichi sticks that lie on the table when the game is over."
    )
    final_score_rounding: Literal["none", "nearest_1000_half_up", "nearest_1000_half_down"] = option(
        "none", "Are points rounded to thousands before oka and uma, and which way does 500 go?"
    )

    # The end of the game, and who deals next.
    tobi: Literal["none", "negative", "zero_or_less"] = option(
        "negative", "Tobi: a settled hand ends the game if somebody is below zero, or already at zero."
    )
    agari_yame: Literal["none", "dealer_choice", "automatic_if_first"] = option(
        "automatic_if_first",
        "Agari yame: after a win in the last hand the dealer plays on, may stop, or stops if in the lead.",
    )
    tenpai_yame: Literal["none", "dealer_choice", "automatic_if_first"] = option(
        "none", "Tenpai yame: the same for a dealer who is tenpai when the last hand is drawn."
    )
    yame_requires_target: bool = option(
        False,
        "A dealer may stop so only with the target points in hand.",
        when=lambda rules: rules.agari_yame != "none" or rules.tenpai_yame != "none",
    )
    extension: Literal["none", "sudden_death"] = option(
        "sudden_death", "The game goes on past its last hand until somebody reaches the target."
    )
    extension_max_wind: Literal["none", "one_more_wind"] = option(
        "one_more_wind",
        "How far an extension may go: to the end of the next wind.",
        when=lambda rules: rules.extension != "none",
        idle="none",
    )
    extension_dealer_repeat_priority: bool = option(
        True,
        "A dealer who repeats without leading keeps an extended game going although another has the target.",
        when=lambda rules: rules.extension != "none",
    )
    renchan: Literal["none", "win", "win_or_tenpai", "any_draw"] = option(
        "win_or_tenpai",
        "Renchan: what lets the dealer deal again: nothing, a win, also tenpai at a draw, or also any draw.",
    )
    honba_on_noten_rotation: bool = option(True, "A draw adds a honba even if the noten dealer passes the deal.")

    # The right to win.
    minimum_han: Literal[1, 2, 4] = option(1, "Han that a hand needs from its yaku; dora never help.")
    ippatsu_counts_for_minimum: bool = option(False, "Ippatsu counts towards a minimum of more than one han.")
    chombo_penalty_points: PointsOrNone = option(
        None, "Points off the final result for a chombo; null: a mangan is paid back at once instead."
    )

    # Dora.
    red_fives: RedFives = option((1, 1, 1), "How many of the four fives of each suit are red.")
    ippatsu: bool = option(True, "Ippatsu: winning within one go-around of a riichi is a yaku.")
    ura_dora: bool = option(True, "Ura dora: who wins in riichi also turns the tiles below the indicators.")
    kan_dora: bool = option(True, "Kan dora: every kan turns one more indicator.")
    kan_ura_dora: bool = option(
        True,
        "Kan ura dora: the tiles below those further indicators count for riichi as well.",
        when=lambda rules: rules.kan_dora and rules.ura_dora,
    )
    kan_dora_timing_ankan: Literal["immediate", "after_discard", "none"] = option(
        "immediate",
        "A closed kan turns its indicator before the replacement is drawn, or after the next discard.",
        when=lambda rules: rules.kan_dora,
        idle="none",
    )
    kan_dora_timing_open_kan: Literal["immediate", "at_discard_or_next_rinshan", "after_discard_passed", "none"] = (
        option(
            "immediate",
            "An open or added kan turns its indicator before the replacement is drawn; with the next discard or "
            "kan, in time for a ron on that discard; or only once nobody has won on it.",
            when=lambda rules: rules.kan_dora,
            idle="none",
        )
    )
    kan_dora_on_robbed_kan: bool = option(
        False, "A kan that is robbed still turns an indicator.", when=lambda rules: rules.kan_dora
    )

    # Calls.
    max_kans_per_hand: Literal[4] = option(4, "Kans that all players together may make in one hand.")
    open_tanyao: bool = option(True, "Tanyao is a yaku in an open hand too.")
    atozuke: bool = option(True, "Atozuke: the yaku may be settled as late as by the winning tile.")
    kuikae: Literal["allowed", "same_tile_forbidden", "same_and_suji_forbidden"] = option(
        "same_and_suji_forbidden",
        "Kuikae: a caller may discard at once: any tile; not the called one; nor the other end of the run.",
    )

    # Yaku.
    renhou: Literal[
        "off",
        "mangan_alternative",
        "five_han_alternative",
        "additive_yaku",
        "mangan_minimum",
        "baiman",
        "yakuman",
    ] = option(
        "off",
        "Renhou: ron before the own first draw, no calls made. It pays instead of the hand if that is more, "
        "adds five han to other yaku, lifts the hand to mangan, or is a baiman or a yakuman.",
    )
    nagashi_mangan: Literal["off", "draw", "win"] = option(
        "draw",
        "Nagashi mangan: not paid, paid in place of the noten payment of a draw, or won like a tsumo.",
    )
    nagashi_adds_honba_payment: bool = option(
        False,
        "Nagashi mangan is paid with the honba on top.",
        when=lambda rules: rules.nagashi_mangan != "off",
    )
    nagashi_own_calls_allowed: bool = option(
        True,
        "A player who has called may still score nagashi mangan.",
        when=lambda rules: rules.nagashi_mangan != "off",
    )
    haitei_with_rinshan: bool = option(False, "A replacement tile that is also the last tile scores haitei besides.")
    tenhou_free_winning_tile: bool = option(
        True, "Tenhou: the dealer reads whichever tile pays most as the winning one, so special waits count."
    )
    ryuuiisou_requires_hatsu: bool = option(False, "Ryuuiisou: at least one hatsu must be in the hand.")
    chuuren_manzu_only: bool = option(False, "Chuuren poutou: a yakuman in man only.")
    chankan_on_ankan_for_kokushi: bool = option(True, "Kokushi musou may win on a tile of another's closed kan.")
    local_yaku: LocalYaku = option((), "Local and ancient yaku that count.")

    # Fu.
    double_wind_pair_fu: Literal[2, 4] = option(4, "Fu of a pair that is seat wind and round wind at once.")
    rinshan_tsumo_fu: Literal[0, 2] = option(2, "Fu for drawing the winning tile when it is a replacement tile.")
    pinfu_tsumo: bool = option(True, "A pinfu won by tsumo keeps pinfu, scores menzen tsumo and has 20 fu.")
    open_pinfu_ron_fu: Literal[20, 30] = option(30, "Fu of an open hand that wins by ron with nothing to add.")
    chiitoitsu_fu: Literal[25] = option(25, "Fu of seven pairs, never rounded.")

    # Limits and yakuman.
    kiriage_mangan: bool = option(False, "Kiriage mangan: 4 han 30 fu and 3 han 60 fu are mangan.")
    kazoe_yakuman: Literal["yakuman", "sanbaiman", "no_limit"] = option(
        "yakuman",
        "Kazoe yakuman: thirteen han or more pay a yakuman, a sanbaiman, or one yakuman for every thirteen.",
    )
    yakuman_stacking: bool = option(True, "Each yakuman of a hand is paid.")
    yakuman_cap: Multiple = option(None, "How many yakuman a hand is paid at most; null: as many as it has.")
    double_suuankou_tanki: bool = option(False, "Suuankou tanki is a double yakuman.")
    double_kokushi_13: bool = option(False, "Kokushi musou juusanmen is a double yakuman.")
    double_junsei_chuuren: bool = option(True, "Junsei chuuren poutou is a double yakuman.")
    double_daisuushii: bool = option(True, "Daisuushii is a double yakuman.")
    double_suukantsu: bool = option(False, "Suukantsu is a double yakuman.")
    double_tenhou: bool = option(False, "Tenhou is a double yakuman.")
    double_pure_ryuuiisou: bool = option(
        False,
        "A ryuuiisou that holds no hatsu is a double yakuman.",
        when=lambda rules: not rules.ryuuiisou_requires_hatsu,
    )

    # Draws.
    kyuushu_kyuuhai: bool = option(
        True, "Kyuushu kyuuhai: a first draw with nine kinds of terminals and honours may be thrown in."
    )
    suufon_renda: bool = option(True, "Suufon renda: four first discards of one wind end the hand.", players=4)
    suucha_riichi: bool = option(False, "Suucha riichi: the fourth riichi ends the hand.", players=4)
    suukaikan: bool = option(True, "Suukaikan: the fourth kan ends the hand unless one player made all four.")
    sanchahou: bool = option(False, "Sanchahou: three ron on one discard end the hand unpaid.", players=4)
    abortive_dealer_repeat: DealerRepeat = option(
        ("kyuushu_kyuuhai",),
        "The dealer deals again after an abortive draw: always, never, or after the kinds listed.",
        when=lambda rules: any(getattr(rules, kind) for kind in ABORTIVE_DRAWS),
    )
    suukaikan_timing: Literal["after_discard_of_fourth_kan", "at_fourth_kan_if_not_robbed", "none"] = option(
        "after_discard_of_fourth_kan",
        "Suukaikan ends the hand once the discard after the fourth kan has passed, or with that kan itself.",
        when=lambda rules: rules.suukaikan,
        idle="none",
    )
    noten_total: Literal[0, 1000, 2000, 3000] = option(
        3000, "Points that the noten players pay to the tenpai players between them at a draw."
    )
    keishiki_tenpai: bool = option(True, "Keishiki tenpai: tenpai needs no yaku.")
    # noten_unspecified_scope: a text bars such a wait without a word about melds; then only concealed tiles count.
    karaten: Literal[
        "tenpai",
        "noten_if_all_four_in_concealed_hand",
        "noten_if_all_four_in_hand_or_melds",
        "noten_unspecified_scope",
    ] = option(
        "noten_unspecified_scope",
        "Karaten: a hand that waits only for tiles it has all four of itself: tenpai, or noten if they are "
        "concealed, or in its melds too; where no text says which, concealed.",
    )

    # Several winners, honba.
    max_ron_winners: Literal[1, 2, 3] = option(3, "How many may win on one discard; 1: only the next in turn.")
    multi_ron_sticks: Literal["nearest", "own_stick_back_rest_nearest", "single_winner"] = option(
        "nearest",
        "Of several winners, the next in turn gets all riichi sticks, or each gets back the own one first.",
        when=lambda rules: rules.max_ron_winners > 1,
        idle="single_winner",
    )
    multi_ron_honba: Literal["nearest", "each", "single_winner"] = option(
        "nearest",
        "Of several winners, the next in turn is paid for the honba, or each of them.",
        when=lambda rules: rules.max_ron_winners > 1,
        idle="single_winner",
    )
    multi_ron_dealer_repeat: Literal["if_among_winners", "if_first_winner", "single_winner"] = option(
        "if_among_winners",
        "The dealer deals again as one of several winners, or only as the next in turn.",
        when=lambda rules: rules.max_ron_winners > 1,
        idle="single_winner",
    )
    honba_value_ron: Literal[0, 200, 300, 1500] = option(300, "Points the discarder adds for every honba.")
    honba_value_tsumo_each: Literal[0, 100, 500] = option(100, "Points every payer of a tsumo adds for every honba.")

    # Riichi and furiten.
    riichi_min_points: Literal[0, 1000] = option(
        1000, "Points that a player must have to call riichi; 0: any, below zero too."
    )
    riichi_min_wall_tiles: Literal[0, 1, 4] = option(4, "Tiles that must be left to draw for a riichi.")
    riichi_deposit_if_declaration_ronned: bool = option(False, "A riichi costs its stick even if its tile deals in.")
    riichi_while_furiten: bool = option(True, "A furiten player may call riichi.")
    riichi_ankan: Literal[
        "forbidden",
        "waits_unchanged",
        "waits_and_sets_unchanged",
        "waits_sets_and_yaku_unchanged",
        "triplet_only_in_every_reading",
        "free",
    ] = option(
        "triplet_only_in_every_reading",
        "Closed kan in riichi: never; if the waits stay; if the sets stay too; if also the yaku stay; if in "
        "every reading its tiles are a triplet; or always. Only free allows one without the tile just drawn.",
    )
    riichi_furiten: bool = option(True, "Letting a winning tile go in riichi bars ron for the whole hand.")
    temporary_furiten_ends: Literal["own_draw", "own_discard", "own_draw_or_call"] = option(
        "own_draw_or_call", "What lifts the furiten of a player who let a winning tile go."
    )
    yakuless_pass_is_furiten: bool = option(True, "Letting a tile go is furiten though a ron on it would lack a yaku.")
    called_discards_count_for_furiten: bool = option(True, "An own discard makes furiten though another called it.")

    # Liability.
    pao_daisangen: bool = option(True, "Who feeds the third dragon set is liable for daisangen.")
    pao_daisuushii: bool = option(True, "Who feeds the fourth wind set is liable for daisuushii.")
    pao_suukantsu: bool = option(False, "Who feeds the fourth kan is liable for suukantsu.")
    pao_daiminkan: bool = option(False, "Who feeds an open kan pays alone for a win on its replacement tile.")
    pao_counts_exposed_ankan: bool = option(
        True, "Closed kans on the table count among the sets that lead to liability.", when=_has_pao
    )
    pao_tsumo: Literal["liable_pays_all", "none"] = option(
        "liable_pays_all", "On tsumo the liable player pays alone, or liability has no effect.", when=_has_pao
    )
    pao_ron: Literal["half_each", "none"] = option(
        "half_each",
        "On ron off another the liable player pays half, or liability has no effect.",
        when=_has_pao,
    )
    pao_scope: Literal["liable_yakuman_only", "whole_hand", "none"] = option(
        "liable_yakuman_only",
        "Liability covers the one yakuman it arose from, or every yakuman of the hand.",
        when=_has_pao,
        idle="none",
    )
    pao_honba: Literal["liable", "discarder", "none"] = option(
        "liable", "Who adds the honba to a ron that two players pay.", when=_has_pao, idle="none"
    )

    # Three players. Other ways to share a tsumo are known, but no text defines one, so none is offered.
    sanma_tsumo: Literal["loss", "split_equally"] = option(
        "loss",
        "The missing player's part of a tsumo is lost, or the payers halve it, rounding up to 100.",
        players=3,
    )
    sanma_north: Literal["nuki_dora", "ordinary_wind", "yakuhai"] = option(
        "nuki_dora",
        "North: a dora to set aside, a wind like the others, or yakuhai for everybody.",
        players=3,
    )
    sanma_north_set_value: Literal["guest_wind", "yakuhai"] = option(
        "guest_wind", "Norths kept in the hand are a wind of no seat, or yakuhai.", players=3, when=_has_nuki
    )
    sanma_nuki_rinshan: bool = option(
        True, "A win on the tile drawn for a north is rinshan kaihou.", players=3, when=_has_nuki
    )
    sanma_nuki_ron: Literal["no", "with_yaku", "kokushi_only"] = option(
        "with_yaku",
        "A north set aside can be won on: never, with any yaku, or by kokushi.",
        players=3,
        when=_has_nuki,
    )
    sanma_nuki_ron_is_chankan: bool = option(
        False,
        "Such a win scores chankan.",
        players=3,
        when=lambda rules: _has_nuki(rules) and rules.sanma_nuki_ron != "no",
    )
    sanma_nuki_breaks_first_turn: bool = option(
        True,
        "Setting a north aside is an interruption: no ippatsu, chiihou, double riichi or kyuushu kyuuhai.",
        players=3,
        when=_has_nuki,
    )
    sanma_nuki_after_pon: bool = option(
        False, "A north may be set aside in the turn of an own pon.", players=3, when=_has_nuki
    )
    sanma_chii: bool = option(False, "Runs may be called from the left.", players=3)
    sanma_dora_1m_to_9m: bool = option(True, "An indicator 1m makes 9m dora.", players=3)
    sanma_rinshan_tiles: Literal[4, 8] = option(8, "Replacement tiles that the dead wall holds.", players=3)


@dataclass(frozen=True, slots=True)
class Option:
    """An option: a field of ``RuleSet``, as ``option`` declares it."""

    name: str
    values: Values
    default: object
    meaning: str
    players: int | None
    when: Callable[[RuleSet], bool]
    idle: str | None

    @property
    def applies_to(self) -> str:
        """Which games know it: ``all``, ``3p`` or ``4p``."""
        return f"{self.players}p" if self.players else "all"

    def applies(self, rules: RuleSet) -> bool:
        """Say whether a rule set leaves it anything to decide."""
        return self.players in (None, rules.players) and self.when(rules)


def _values_of(annotation: Any) -> Values:
    if annotation is bool:
        return _among((True, False))
    parts = get_args(annotation)
    return parts[-1] if isinstance(parts[-1], Values) else _among(parts)


#: Every option by its name, in the order of the fields.
OPTIONS = {
    declared.name: Option(declared.name, _values_of(declared.type), declared.default, **declared.metadata)
    for declared in fields(RuleSet)
}
