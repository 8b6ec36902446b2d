"""Actions: what a player may do on his turn or with another's tile, and every reason why not."""

import random
from collections import Counter
from typing import Any

import pytest

from schemas.hands import ActionsRequest
from scoring.actions import REASONS, Action, others_tile, own_turn
from scoring.errors import ImpossibleQuestion
from scoring.score import NO_WIN, Score
from scoring.shapes import TRIPLETS, divisions, readings
from scoring.tiles import HONOURS, KINDS, SUITS, TILE_NAMES, UNIT, count, names, pack
from tests.helpers import tiles

Fields = dict[str, Any]

THREE = "mahjong_soul_3p"


def rules(preset="standard", **options):
    """Name a preset with some options changed."""
    return {"preset": preset, **options}


def act(fields: Fields) -> dict[str, Action]:
    turn, rule_set, _ = ActionsRequest().load({"rules": "standard", **fields})
    return own_turn(turn, rule_set) if turn.offered is None else others_tile(turn, rule_set)


def options(fields, action):
    """Give the options of an action: tiles -> reason."""
    return {" ".join(names(option.tiles)): option.reason for option in act(fields)[action].options}


def reason(fields, action):
    """Say why an action is not legal, ``None``: it is; ``discards 7z`` and the like ask for one option."""
    name, _, wanted = action.partition(" ")
    return options(fields, name)[wanted] if wanted else act(fields)[name].reason


def legal(fields):
    """Name everything that may be done."""
    return {name for name, action in act(fields).items() if action.reason is None}


def yaku(result):
    """Name the yaku of a win."""
    assert isinstance(result, Score)
    return {id for id, _ in result.best.yaku}


def drawn(hand, tile, **fields):
    return {"hand": hand, "drawn": tile, **fields}


def offered(hand, tile, source="left", **fields):
    return {"hand": hand, "offered": tile, "from": source, **fields}


def called(hand, *melds, **fields):
    """Give the turn right after an own call."""
    return {"hand": hand, "melds": list(melds), **fields}


#: Pinfu and tanyao, waiting for 2p and 5p; and its turn, tenpai after 9p.
SIMPLES = "234567m 34p 678s 55s"
TENPAI = drawn(SIMPLES, "9p")
#: Waits for 3s, without a yaku by ron.
EDGES = "123m 456p 789s 24s 99m"
#: Waits for 1s, which has no yaku, and for 4s, which is tanyao.
HALF, HALF_MELDS = "678m 567p 23s 88s", {"melds": ["pon:222m"]}
#: Waits for 7z, and for 4z.
ORPHANS, ORPHANS_ON_NORTH = "119m 19p 19s 123456z", "119m 19p 19s 123567z"
#: Holds four 1m.
QUAD = "1111m 234567p 99s 5z"
#: Holds four 1p, of tiles that three players have.
PINS = "1111p 234567p 99s 5z"
#: Holds four 1m and waits for 6s and 9s.
OKURI = "1111m 23m 456p 78s 99s"
#: Holds three 7z, with or without which it waits for 2p and 5p.
TRIPLET = "234567m 34p 55s 777z"

RIICHI = {"riichi": True}
PON = {"type": "pon", "tiles": "777z", "called": "7z", "from": "across"}
THREE_PON = "pon:777z@left"
LOW = {"type": "chi", "tiles": "456p", "called": "4p", "from": "left"}
MIDDLE, HIGH = LOW | {"called": "5p"}, LOW | {"called": "6p"}

#: Nine kinds of terminals and honours, or eight of them.
NINE, EIGHT = "19m 19p 19s 123z 2345m", "19m 19p 19s 12z 23456m"

#: Hands of three players: without a north, and waiting for one.
NO_NORTH, NORTHS = "99m 123456789p 11z", "99m 123456789p 44z"


def three(**options):
    return {"rules": rules(THREE, **options)}


def four(**options):
    return {"rules": rules(**options)}


def kan_level(level):
    return RIICHI | four(riichi_ankan=level)


THREE_MELDS = ["pon:777z", "pon:111z", "chi:789s"]

#: Levels of ``riichi_ankan``, the strictest last. No text tells the third and fourth apart.
LEVELS = (
    "free",
    "waits_unchanged",
    "waits_and_sets_unchanged",
    "triplet_only_in_every_reading",
    "waits_sets_and_yaku_unchanged",
    "forbidden",
)
FREE, WAITS, SETS, STRICT, YAKU, FORBIDDEN = LEVELS

#: Reason -> the action refused for it, when it is refused, when it just is not, why.
REFUSED: dict[str, list[tuple[str, Fields, Fields, str]]] = {
    "not_agari": [
        ("tsumo", drawn(SIMPLES, "9m"), drawn(SIMPLES, "5p"), "9m completes nothing"),
        ("ron", offered(SIMPLES, "1p"), offered(SIMPLES, "2p"), "nor does 1p"),
        ("ron", offered(ORPHANS, "1m"), offered(ORPHANS, "7z"), "the orphans have their pair"),
    ],
    "no_yaku": [
        ("ron", offered(EDGES, "3s"), offered(EDGES, "3s", riichi=True), "a closed hand without a yaku (S11)"),
        (
            "ron",
            offered(EDGES, "3s", dora_indicators="2s"),
            offered(EDGES, "3s", last_tile=True),
            "dora are none (S11)",
        ),
        ("ron", offered(EDGES, "3s"), offered(EDGES, "3s", offered_by="kakan"), "robbing a kan is a yaku (S34)"),
        ("ron", offered(EDGES, "3s", wall_tiles=1), offered(EDGES, "3s", wall_tiles=0), "so is the last discard (S32)"),
        ("ron", offered(EDGES, "3s", discards="3s"), offered(EDGES, "3s", riichi=True), "furiten takes away nothing"),
        ("tsumo", drawn(HALF, "1s", **HALF_MELDS), drawn(HALF, "4s", **HALF_MELDS), "only 4s makes tanyao"),
        (
            "ron",
            offered(NORTHS.replace("123456789p", "123456p 789s"), "4z", offered_by="north", **three()),
            offered(NORTHS, "4z", offered_by="north", **three()),
            "a north set aside needs a yaku of the hand, here ittsuu (S107)",
        ),
    ],
    "below_minimum_han": [
        (
            "ron",
            offered(HALF, "4s", **HALF_MELDS, **four(minimum_han=2)),
            offered(SIMPLES, "2p", **four(minimum_han=2)),
            "one han of two (S12)",
        ),
        (
            "ron",
            offered(HALF, "4s", discards="4s", **HALF_MELDS, **four(minimum_han=2)),
            offered(SIMPLES, "2p", discards="4s", **four(minimum_han=2)),
            "one han of two comes before furiten",
        ),
        (
            "tsumo",
            drawn(EDGES, "3s", **four(minimum_han=2)),
            drawn(EDGES, "3s", riichi=True, **four(minimum_han=2)),
            "menzen tsumo alone is one, with riichi two",
        ),
    ],
    "atozuke": [
        (
            "ron",
            offered(HALF, "4s", **HALF_MELDS, **four(atozuke=False)),
            offered(HALF, "4s", **HALF_MELDS, **four(atozuke=True)),
            "with 1s there would be no yaku (S71)",
        ),
        (
            "ron",
            offered(HALF, "4s", discards="1s", **HALF_MELDS, **four(atozuke=False)),
            offered(HALF, "4s", discards="9p", **HALF_MELDS, **four(atozuke=True)),
            "which comes before furiten",
        ),
        (
            "tsumo",
            drawn(HALF, "4s", **HALF_MELDS, **four(atozuke=False)),
            drawn(HALF.replace("23s", "34s"), "2s", **HALF_MELDS, **four(atozuke=False)),
            "34s makes tanyao with either of its waits",
        ),
        (
            "ron",
            offered(HALF, "4s", **HALF_MELDS, **four(atozuke=False)),
            offered("222m" + HALF, "4s", riichi=True, **four(atozuke=False)),
            "riichi is a yaku before the winning tile",
        ),
    ],
    "furiten": [
        ("ron", offered(SIMPLES, "2p", discards="5p"), offered(SIMPLES, "2p", discards="1p"), "5p is a wait (S85)"),
        ("ron", offered(SIMPLES, "0p", passed="2p"), offered(SIMPLES, "0p", passed="3p"), "2p was let go"),
        (
            "ron",
            offered(SIMPLES, "2p", passed_since_riichi="2p", **RIICHI),
            offered(SIMPLES, "2p", passed_since_riichi="2p", **RIICHI, **four(riichi_furiten=False)),
            "let go in riichi (S83)",
        ),
        (
            "ron",
            offered(SIMPLES, "2p", discards="5p", offered_by="kakan"),
            offered(SIMPLES, "2p", discards="4p", offered_by="kakan"),
            "a furiten player robs no kan (S85)",
        ),
        (
            "ron",
            offered(HALF, "4s", discards="1s", **HALF_MELDS),
            offered(HALF, "4s", discards="2s", **HALF_MELDS),
            "a wait without a yaku in the river bars the other",
        ),
        (
            "ron",
            offered(NORTHS, "4z", offered_by="north", discards="9m", **three()),
            offered(NORTHS, "4z", offered_by="north", discards="8p", **three()),
            "nor takes he a north (S107)",
        ),
    ],
    "in_riichi": [
        ("riichi", TENPAI | RIICHI, TENPAI, "once is enough"),
        ("discards 5s", TENPAI | RIICHI, TENPAI, "only the tile drawn (S81)"),
        ("pon", offered(SIMPLES, "5s", **RIICHI), offered(SIMPLES, "5s"), "no calls (S81)"),
        ("chi", offered(SIMPLES, "5p", **RIICHI), offered(SIMPLES, "5p"), "chi is one"),
        ("daiminkan", offered(TRIPLET, "7z", **RIICHI), offered(TRIPLET, "7z"), "an open kan, too, harmless as it is"),
        ("pon", offered(SIMPLES, "5s", double_riichi=True), offered(SIMPLES, "5s"), "double riichi is riichi"),
    ],
    "open_hand": [
        (
            "riichi",
            drawn("567m 34p 678s 55s", "9p", melds=["pon:222m"]),
            drawn("567m 34p 678s 55s", "9p", melds=["ankan:2222m"]),
            "a call opens the hand, an ankan does not (S6, S79)",
        ),
        (
            "riichi",
            drawn("567m 34p 678s 55s", "9p", melds=["daiminkan:2222m"]),
            drawn("567m 34p 678s 55s", "9p", melds=["ankan:2222m"]),
            "an open kan is a call",
        ),
        ("riichi", called("567m 34p 678s 55s 9p", PON), TENPAI, "it has just been opened"),
    ],
    "not_tenpai": [
        ("riichi", drawn("234567m 25p 678s 55s", "9p"), TENPAI, "two exchanges away"),
        (
            "riichi",
            drawn("4444p 888p", "8p", melds=["ankan:1111z", "ankan:2222z"]),
            drawn("4444p 888p", "8p", melds=["ankan:1111z", "ankan:2222z"], **four(karaten="tenpai")),
            "it would wait only for a fifth 4p or 8p (S15)",
        ),
    ],
    "furiten_riichi": [
        (
            "riichi",
            TENPAI | {"discards": "2p"} | four(riichi_while_furiten=False),
            TENPAI | {"discards": "2p"},
            "some rules forbid it",
        ),
        (
            "riichi",
            TENPAI | {"discards": "0p"} | four(riichi_while_furiten=False),
            TENPAI | {"discards": "1p"} | four(riichi_while_furiten=False),
            "a red five is a wait, 1p is none",
        ),
        (
            "riichi",
            drawn(SIMPLES, "5p", **four(riichi_while_furiten=False)),
            drawn(SIMPLES, "6p", **four(riichi_while_furiten=False)),
            "whatever is discarded from a finished hand is a wait",
        ),
    ],
    "too_few_points": [
        ("riichi", TENPAI | {"points": 900}, TENPAI | {"points": 1000}, "a riichi stick is 1000 (S79)"),
        ("riichi", TENPAI | {"points": 900}, TENPAI | {"points": 900} | four(riichi_min_points=0), "no minimum"),
        ("riichi", TENPAI | {"points": 0}, TENPAI, "points that are not told are enough"),
    ],
    "too_few_wall_tiles": [
        ("riichi", TENPAI | {"wall_tiles": 3}, TENPAI | {"wall_tiles": 4}, "four tiles must be left (S79)"),
        (
            "riichi",
            TENPAI | {"wall_tiles": 0} | four(riichi_min_wall_tiles=1),
            TENPAI | {"wall_tiles": 1} | four(riichi_min_wall_tiles=1),
            "or one",
        ),
        (
            "riichi",
            drawn(NO_NORTH.replace("11z", "12z"), "2z", wall_tiles=3, **three()),
            drawn(NO_NORTH.replace("11z", "12z"), "2z", wall_tiles=4, **three()),
            "four for three players as well (note 21)",
        ),
        ("riichi", TENPAI | {"last_tile": True}, TENPAI, "after the last tile none is left"),
    ],
    "last_tile": [
        ("ankan", drawn(QUAD, "8s", wall_tiles=0), drawn(QUAD, "8s", wall_tiles=1), "there is no replacement"),
        (
            "kakan",
            drawn("234567p 99s 55z", "7z", melds=[PON], wall_tiles=0),
            drawn("234567p 99s 55z", "7z", melds=[PON], wall_tiles=1),
            "nor for a kakan",
        ),
        (
            "north",
            drawn(NO_NORTH, "4z", wall_tiles=0, **three()),
            drawn(NO_NORTH, "4z", wall_tiles=1, **three()),
            "nor for a north",
        ),
        ("pon", offered(SIMPLES, "5s", wall_tiles=0), offered(SIMPLES, "5s", wall_tiles=1), "not called (S71)"),
        ("chi", offered(SIMPLES, "5p", wall_tiles=0), offered(SIMPLES, "5p", wall_tiles=1), "by nobody"),
        ("daiminkan", offered(TRIPLET, "7z", wall_tiles=0), offered(TRIPLET, "7z", wall_tiles=1), "nor for a kan"),
        ("pon", offered(SIMPLES, "5s", last_tile=True), offered(SIMPLES, "5s"), "called the last one"),
        ("ankan", drawn(QUAD, "8s", last_tile=True), drawn(QUAD, "8s"), "on the own turn as well"),
        (
            "kakan",
            drawn("234567p 99s 55z", "7z", melds=[PON], last_tile=True),
            drawn("234567p 99s 55z", "7z", melds=[PON]),
            "for a kakan",
        ),
        ("north", drawn(NO_NORTH, "4z", last_tile=True, **three()), drawn(NO_NORTH, "4z", **three()), "for a north"),
    ],
    "no_fourth_tile": [
        ("ankan", drawn("111m 234567p 99s 55z", "9s"), drawn("111m 234567p 99s 55z", "1m"), "three are no quad"),
        ("ankan", drawn("555p 234567m 99s 55z", "5s"), drawn("555p 234567m 99s 55z", "0p"), "a red five is a five"),
        (
            "kakan",
            drawn("234567p 99s 55z", "6z", melds=[PON]),
            drawn("234567p 99s 55z", "7z", melds=[PON]),
            "it takes the fourth tile of a pon",
        ),
        (
            "kakan",
            drawn("234567m 99s 55z", "6p", melds=[LOW]),
            drawn("234567m 99s 55z", "6p", melds=["pon:666p"]),
            "a run is none",
        ),
        (
            "ankan",
            drawn("234567p 99s 55z", "7z", melds=[PON]),
            drawn("234567p 9s 777z", "7z", melds=["pon:111z"]),
            "nor is a pon concealed",
        ),
    ],
    "five_kans": [
        ("ankan", drawn(QUAD, "8s", kans_on_table=4), drawn(QUAD, "8s", kans_on_table=3), "four is the most"),
        (
            "kakan",
            drawn("234567p 99s 55z", "7z", melds=[PON], kans_on_table=4),
            drawn("234567p 99s 55z", "7z", melds=[PON], kans_on_table=3),
            "for all players together (S74)",
        ),
        (
            "daiminkan",
            offered(TRIPLET, "7z", kans_on_table=4),
            offered(TRIPLET, "7z", kans_on_table=3),
            "for an open kan as well",
        ),
        (
            "ankan",
            drawn("9s", "9s", melds=["ankan:1111z", "ankan:2222z", "kakan:3333z", "daiminkan:4444z"]),
            drawn("999s 1p", "9s", melds=["ankan:1111z", "ankan:2222z", "kakan:3333z"]),
            "the own four are four",
        ),
    ],
    "after_call": [
        ("tsumo", called(HALF + "4s", "pon:222m"), drawn(HALF, "4s", **HALF_MELDS), "the tile of a call is not drawn"),
        ("ankan", called("1111m 234567p 9s", PON), drawn("1111m 234567p", "9s", melds=[PON]), "no kan (S8)"),
        ("kakan", called("7z 234567p 99s 55z", PON), drawn("7z 234567p 99s 5z", "5z", melds=[PON]), "of no sort (S8)"),
        (
            "north",
            called("123456789p 14z", THREE_PON, **three()),
            called("123456789p 14z", THREE_PON, **three(sanma_nuki_after_pon=True)),
            "no north, unless the rules allow it (S106)",
        ),
        (
            "north",
            called("123456789p 14z", THREE_PON, **three()),
            drawn("123456789p 1z", "4z", melds=[THREE_PON], **three()),
            "it waits for the next draw",
        ),
    ],
    "no_replacement_tile": [
        (
            "ankan",
            drawn(PINS, "8s", kans_on_table=2, north=2, **three(sanma_rinshan_tiles=4)),
            drawn(PINS, "8s", kans_on_table=2, north=1, **three(sanma_rinshan_tiles=4)),
            "two kans and two norths took the four",
        ),
        (
            "ankan",
            drawn(PINS, "8s", kans_on_table=2, north=2, **three(sanma_rinshan_tiles=4)),
            drawn(PINS, "8s", kans_on_table=2, north=2, **three()),
            "eight lie there in most rules",
        ),
        (
            "ankan",
            drawn(PINS, "8s", kans_on_table=4, **three(sanma_rinshan_tiles=4)),
            drawn(PINS, "8s", kans_on_table=3, **three(sanma_rinshan_tiles=4)),
            "four kans alone; that they are four is not said besides",
        ),
        (
            "kakan",
            drawn("234567p 99s 55z", "7z", melds=[THREE_PON], kans_on_table=1, north=3, **three(sanma_rinshan_tiles=4)),
            drawn("234567p 99s 55z", "7z", melds=[THREE_PON], kans_on_table=0, north=3, **three(sanma_rinshan_tiles=4)),
            "a kakan takes one as well",
        ),
        (
            "north",
            drawn(NO_NORTH, "4z", kans_on_table=3, north=1, **three(sanma_rinshan_tiles=4)),
            drawn(NO_NORTH, "4z", kans_on_table=2, north=1, **three(sanma_rinshan_tiles=4)),
            "so does a north",
        ),
        (
            "north",
            drawn(NO_NORTH, "4z", kans_on_table=4, wall_tiles=0, **three(sanma_rinshan_tiles=4)),
            drawn(NO_NORTH, "4z", kans_on_table=3, wall_tiles=1, **three(sanma_rinshan_tiles=4)),
            "whether or not the wall is empty, too",
        ),
    ],
    "not_drawn": [
        ("ankan", drawn(OKURI, "7z", **kan_level(WAITS)), drawn(OKURI, "7z", **kan_level(FREE)), "okuri-kan (note 18)"),
        ("north", drawn(NORTHS, "1s", **RIICHI, **three()), drawn(NORTHS, "1s", **three()), "norths of the hand stay"),
        ("north", drawn(NORTHS, "1s", **RIICHI, **three()), drawn(NORTHS, "4z", **RIICHI, **three()), "one drawn goes"),
    ],
    "forbidden_in_riichi": [
        ("ankan", drawn(TRIPLET, "7z", **kan_level(FORBIDDEN)), drawn(TRIPLET, "7z", **kan_level(STRICT)), "any kan"),
        (
            "ankan",
            drawn(TRIPLET, "7z", **kan_level(FORBIDDEN)),
            drawn(TRIPLET, "7z", **four(riichi_ankan=FORBIDDEN)),
            "in riichi",
        ),
    ],
    "waits_change": [
        (
            "ankan",
            drawn("4555m 123p 678s 999s", "0m", **kan_level(WAITS)),
            drawn("4555m 123p 678s 999s", "9s", **kan_level(WAITS)),
            "3m and 6m are lost (note 18); 9s may be any triplet",
        ),
    ],
    "sets_change": [
        (
            "ankan",
            drawn("77m 222333444p 56s", "2p", **kan_level(SETS)),
            drawn("77m 222333444p 56s", "2p", **kan_level(WAITS)),
            "three runs may be read as well (note 18)",
        ),
    ],
    "yaku_change": [
        (
            "ankan",
            drawn("1112456778999m", "1m", **kan_level(YAKU)),
            drawn("1112456778999m", "1m", **kan_level(SETS)),
            "nine gates are lost",
        ),
    ],
    "not_first_turn": [
        ("kyuushu_kyuuhai", drawn(NINE, "6m"), drawn(NINE, "6m", first_turn=True), "only with the first draw (S72)"),
    ],
    "too_few_kinds": [
        (
            "kyuushu_kyuuhai",
            drawn(EIGHT, "6m", first_turn=True),
            drawn(EIGHT, "3z", first_turn=True),
            "eight kinds; the tile drawn may be the ninth (S72)",
        ),
        (
            "kyuushu_kyuuhai",
            drawn(EIGHT, "1m", first_turn=True),
            drawn(NINE, "1m", first_turn=True),
            "kinds, not tiles",
        ),
    ],
    "not_in_rules": [
        (
            "kyuushu_kyuuhai",
            drawn(NINE, "6m", first_turn=True, **four(kyuushu_kyuuhai=False)),
            drawn(NINE, "6m", first_turn=True),
            "rules without this draw",
        ),
        ("north", drawn(NO_NORTH, "4z"), drawn(NO_NORTH, "4z", **three()), "four players keep their norths"),
        (
            "north",
            drawn(NO_NORTH, "4z", **three(sanma_north="ordinary_wind")),
            drawn(NO_NORTH, "4z", **three()),
            "a wind",
        ),
        (
            "north",
            drawn(NO_NORTH, "4z", **three(sanma_north="yakuhai")),
            drawn(NO_NORTH, "4z", **three()),
            "or yakuhai",
        ),
        ("chi", offered(NO_NORTH, "3p", **three()), offered(NO_NORTH, "3p"), "three players have no chi (S105)"),
        ("chi", offered(NO_NORTH, "3p", **three()), offered(NO_NORTH, "3p", **three(sanma_chii=True)), "or have"),
        (
            "ron",
            offered(ORPHANS, "7z", offered_by="ankan", **four(chankan_on_ankan_for_kokushi=False)),
            offered(ORPHANS, "7z", offered_by="ankan"),
            "not every rule set lets orphans rob an ankan (S35)",
        ),
        (
            "ron",
            offered(NORTHS, "4z", offered_by="north", **three(sanma_nuki_ron="no")),
            offered(NORTHS, "4z", offered_by="north", **three()),
            "nor everybody a north (S107)",
        ),
        (
            "ron",
            offered(NORTHS, "4z", offered_by="north", discards="9m", **three(sanma_nuki_ron="no")),
            offered(NORTHS, "4z", offered_by="discard", discards="8p", **three(sanma_nuki_ron="no")),
            "furiten or not",
        ),
    ],
    "no_north": [
        ("north", drawn(NO_NORTH, "1s", **three()), drawn(NO_NORTH, "4z", **three()), "none is drawn"),
        ("north", drawn(NO_NORTH, "1s", **three()), drawn(NORTHS, "1s", **three()), "or held"),
        ("north", drawn(NO_NORTH, "1s", north=2, **three()), drawn(NO_NORTH, "4z", north=3, **three()), "the fourth"),
    ],
    "only_discards": [
        ("chi", offered(SIMPLES, "5p", offered_by="kakan"), offered(SIMPLES, "5p"), "the tile of a kan is not called"),
        ("pon", offered(SIMPLES, "5p", offered_by="kakan"), offered(SIMPLES, "5s", offered_by="discard"), "by pon"),
        ("daiminkan", offered(TRIPLET, "2p", offered_by="kakan"), offered(TRIPLET, "7z"), "nor by kan"),
        ("pon", offered(NORTHS, "4z", offered_by="north", **three()), offered(NORTHS, "4z", **three()), "nor a north"),
    ],
    "not_from_left": [
        ("chi", offered(SIMPLES, "5p", "across"), offered(SIMPLES, "5p", "left"), "chi takes from the left (S5)"),
        ("chi", offered(SIMPLES, "5p", "right"), offered(SIMPLES, "5p", "left"), "not from the right either"),
        (
            "chi",
            offered(NO_NORTH, "3p", "right", **three(sanma_chii=True)),
            offered(NO_NORTH, "3p", "left", **three(sanma_chii=True)),
            "of three players",
        ),
    ],
    "no_matching_tiles": [
        ("pon", offered(SIMPLES, "3p"), offered(SIMPLES, "5s"), "one 3p; a pon takes two"),
        ("pon", offered("234567m 34p 678s 59s", "0s"), offered(SIMPLES, "0s"), "one 5s; a red five takes two as well"),
        ("daiminkan", offered(SIMPLES, "5s"), offered(TRIPLET, "7z"), "two 5s; a kan takes three"),
        ("chi", offered(SIMPLES, "6p"), offered(SIMPLES, "5p"), "34p goes with 2p and 5p"),
        ("chi", offered("234567m 89m 678s 55s", "1p"), offered("234567m 89p 678s 55s", "7p"), "no run goes on to 1p"),
        ("chi", offered("234567m 56z 678s 55s", "7z"), offered("234567m 56p 678s 55s", "7p"), "dragons make no run"),
    ],
    "kuikae": [
        (
            "discards 7z",
            called("7z 234567p 99s 55z", PON),
            called("7z 234567p 99s 55z", PON, **four(kuikae="allowed")),
            "the tile just called (S71)",
        ),
        (
            "discards 7z",
            called("7z 234567p 99s 55z", "pon:777z"),
            called("7z 234567p 99s 55z", "pon:777z", **four(kuikae="allowed")),
            "which tile a pon called needs not be told",
        ),
        (
            "discards 7p",
            called("7p 123456s 99s 55z", LOW),
            called("7p 123456s 99s 55z", LOW, **four(kuikae="same_tile_forbidden")),
            "the other end of the run",
        ),
        (
            "discards 4p",
            called("4p 123456s 99s 55z", LOW, **four(kuikae="same_tile_forbidden")),
            called("4p 123456s 99s 55z", MIDDLE, **four(kuikae="same_tile_forbidden")),
            "4p was called, or it was not",
        ),
    ],
    "kuikae_leaves_nothing": [
        (
            "chi",
            offered("3456p", "6p", melds=THREE_MELDS),
            offered("3456p", "6p", melds=THREE_MELDS, **four(kuikae="same_tile_forbidden")),
            "3p and 6p are left, and neither may go",
        ),
        (
            "chi",
            offered("3456p", "6p", melds=THREE_MELDS),
            offered("3457p", "6p", melds=THREE_MELDS),
            "7p may go, or after 57p anything but 6p",
        ),
        (
            "chi",
            offered("4556p", "5p", melds=THREE_MELDS, **four(kuikae="same_tile_forbidden")),
            offered("4566p", "5p", melds=THREE_MELDS, **four(kuikae="same_tile_forbidden")),
            "5p and 5p are left",
        ),
    ],
    "kokushi_only": [
        (
            "ron",
            offered(SIMPLES, "2p", offered_by="ankan"),
            offered(ORPHANS, "7z", offered_by="ankan"),
            "robs an ankan",
        ),
        ("ron", offered(SIMPLES, "2p", offered_by="ankan"), offered(SIMPLES, "2p", offered_by="kakan"), "or a kakan"),
        (
            "ron",
            offered(NORTHS, "4z", offered_by="north", **three(sanma_nuki_ron="kokushi_only")),
            offered(ORPHANS_ON_NORTH, "4z", offered_by="north", **three(sanma_nuki_ron="kokushi_only")),
            "or a north, where the rules leave it to them",
        ),
        (
            "ron",
            offered(SIMPLES, "2p", offered_by="ankan", discards="5p"),
            offered(ORPHANS, "7z", offered_by="ankan", discards="5p"),
            "furiten or not",
        ),
    ],
}


#: Reason -> why no action is refused for it.
NEVER = {"none_left": "it is said of a wait; the tile drawn or offered is there"}


def test_every_reason_is_reached():
    assert set(REFUSED) == set(REASONS) - set(NEVER)
    assert set(NEVER) <= set(REASONS)
    assert all(REFUSED.values())


def test_a_win_is_refused_in_the_words_of_score():
    assert NO_WIN.items() <= REASONS.items()


@pytest.mark.parametrize(
    ("why", "action", "refused", "allowed", "because"),
    [(why, *row) for why, rows in REFUSED.items() for row in rows],
)
def test_a_reason_and_its_near_miss(why, action, refused, allowed, because):
    assert reason(refused, action) == why, because
    assert reason(allowed, action) is None, because


# Riichi.


def riichi(fields):
    """Give each discard that may declare riichi, with the waits it leaves."""
    found = act(fields)["riichi"].riichi
    return {TILE_NAMES[one.tile]: {TILE_NAMES[wait.kind]: wait for wait in one.leaves.waits} for one in found}


def riichi_waits(fields):
    return {tile: " ".join(waits) for tile, waits in riichi(fields).items()}


@pytest.mark.parametrize(
    ("fields", "expected", "because"),
    [
        (TENPAI, {"9p": "2p 5p"}, "only the tile that belongs nowhere"),
        (drawn("234567m 2344p 678s", "6p"), {"6p": "1p 4p", "4p": "6p"}, "the most tiles first"),
        (drawn("234567m 678s 3p5p 22z", "0p"), {"3p": "5p 2z", "5p": "4p", "0p": "4p"}, "red and plain five apart"),
        (drawn("1122335577m 9p 12z", "9p"), {"1z": "2z", "2z": "1z"}, "seven pairs"),
        (drawn("567m 34p 678s 55s", "9p", melds=["ankan:2222m"]), {"9p": "2p 5p"}, "beside an ankan (S6)"),
        (drawn("19m 19p 19s 1234567z", "5m"), {"5m": "1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z"}, "thirteen orphans"),
        (
            drawn("234567m 678s 1112z", "3z"),
            {"2z": "3z", "3z": "2z"},
            "a single wind or the other; breaking 111z leaves no wait",
        ),
        (drawn("234567m 25p 678s 55s", "9p"), {}, "not tenpai"),
        (
            TENPAI | {"wall_tiles": 0} | four(riichi_min_wall_tiles=0),
            {"9p": "2p 5p"},
            "with the very last tile (note 9)",
        ),
        (
            drawn("234567m 2344p 678s", "6p", discards="1p", **four(riichi_while_furiten=False)),
            {"4p": "6p"},
            "one of two discards would be furiten",
        ),
        (
            drawn("234567m 2344p 678s", "6p", discards="1p"),
            {"6p": "1p 4p", "4p": "6p"},
            "which most rules allow",
        ),
    ],
)
def test_discards_that_declare_riichi(fields, expected, because):
    assert riichi_waits(fields) == expected, because
    assert list(riichi_waits(fields)) == list(expected), because
    assert ("riichi" in legal(fields)) == bool(expected), because


@pytest.mark.parametrize(
    ("rivers", "allowed", "because"),
    [
        ({"passed": "5p"}, True, "a pass from before the riichi is over with the discard"),
        ({"passed_since_riichi": "5p"}, True, "there was no riichi yet"),
        ({"discards": "5p"}, False, "a discard is not"),
    ],
)
def test_what_was_passed_before_does_not_bar_riichi(rivers, allowed, because):
    fields = TENPAI | rivers | four(riichi_while_furiten=False)
    assert reason(fields, "riichi") == (None if allowed else "furiten_riichi"), because


def test_riichi_may_be_declared_with_the_tiles_of_a_won_hand():
    found = riichi_waits(drawn(SIMPLES, "2p"))
    assert found["2p"] == "2p 5p"
    assert found["5s"] == "5s 8s"


@pytest.mark.parametrize(
    ("points", "least", "allowed"),
    [(1000, 1000, True), (900, 1000, False), (0, 1000, False), (1100, 1000, True), (900, 0, True), (0, 0, True)],
)
def test_points_for_riichi(points, least, allowed):
    assert ("riichi" in legal(TENPAI | {"points": points} | four(riichi_min_points=least))) is allowed


@pytest.mark.parametrize(
    ("least", "fewest"),
    [(4, 4), (1, 1), (0, 0)],
)
def test_wall_tiles_for_riichi(least, fewest):
    """Of the tiles left to draw, at least so many; S79 asks for four."""
    found = [
        left
        for left in range(6)
        if "riichi" in legal(TENPAI | {"wall_tiles": left} | four(riichi_min_wall_tiles=least))
    ]
    assert found == list(range(fewest, 6))


@pytest.mark.parametrize(
    ("preset", "fewest"),
    [("standard", 4), ("tenhou_4p", 4), ("mahjong_soul_4p", 4), ("m_league", 1), ("wrc_2025", 0), ("ema_2016", 4)],
)
def test_wall_tiles_by_rule_set(preset, fewest):
    found = [left for left in range(6) if "riichi" in legal(TENPAI | {"wall_tiles": left, "rules": preset})]
    assert found[0] == fewest


@pytest.mark.parametrize(
    ("fields", "expected", "because"),
    [
        (TENPAI, {"riichi", "pinfu", "tanyao"}, "riichi counts from now on, ippatsu is not sure"),
        (TENPAI | {"first_turn": True}, {"double_riichi", "pinfu", "tanyao"}, "with the first discard (S18)"),
        (
            TENPAI | {"first_turn": True, "seat_wind": "east"},
            {"double_riichi", "pinfu", "tanyao"},
            "also of the dealer",
        ),
    ],
)
def test_worth_of_riichi(fields, expected, because):
    for wait in riichi(fields)["9p"].values():
        assert yaku(wait.ron) == expected, because
        assert yaku(wait.tsumo) == expected | {"menzen_tsumo"}, because


def test_a_riichi_after_a_kan_has_not_drawn_a_replacement_tile_yet():
    """Rinshan kaihou is for the tile drawn now, not for the one that is drawn after the riichi."""
    fields = drawn("567m 34p 678s 55s", "9p", melds=["ankan:2222m"], rinshan=True)
    for wait in riichi(fields)["9p"].values():
        assert yaku(wait.tsumo) == {"riichi", "menzen_tsumo", "tanyao"}
    assert "rinshan_kaihou" in yaku(act(fields | {"drawn": "2p"})["tsumo"].score)


@pytest.mark.parametrize(
    ("fields", "remaining"),
    [
        ({}, {"2p": 4, "5p": 4}),
        ({"visible": "2p0p"}, {"2p": 3, "5p": 3}),
        ({"discards": "2p"}, {"2p": 3, "5p": 4}),
        ({"dora_indicators": "5p"}, {"2p": 4, "5p": 3}),
    ],
)
def test_tiles_left_for_riichi(fields, remaining):
    assert {tile: wait.remaining for tile, wait in riichi(TENPAI | fields)["9p"].items()} == remaining


def test_the_tile_that_declares_riichi_is_seen_and_makes_furiten():
    waits = riichi(drawn("234567m 2345p 678s", "5p"))["5p"]
    assert {tile: wait.remaining for tile, wait in waits.items()} == {"2p": 3, "5p": 2}
    assert {wait.ron.reason for wait in waits.values()} == {"furiten"}
    assert all(yaku(wait.tsumo) >= {"riichi", "menzen_tsumo"} for wait in waits.values())


# Kans of the own turn.


@pytest.mark.parametrize(
    ("fields", "expected", "because"),
    [
        (drawn(QUAD, "8s"), ["1m 1m 1m 1m"], "four held"),
        (drawn("111m 234567p 99s 55z", "1m"), ["1m 1m 1m 1m"], "three and the tile drawn"),
        (drawn("111m 234567p 99s 55z", "9s"), [], "three only"),
        (drawn("1111m 999s 555p 12s 6z", "9s"), ["1m 1m 1m 1m", "9s 9s 9s 9s"], "two to choose from"),
        (drawn("555p 234567m 99s 55z", "0p"), ["5p 5p 5p 0p"], "with a red five"),
        (drawn("550p 234567m 99s 55z", "5p"), ["5p 5p 5p 0p"], "or drawing a plain one"),
        (drawn("9999s 234p 12z 5z", "6z", melds=["pon:777z"]), ["9s 9s 9s 9s"], "in an open hand"),
        (called("9999s 234p 1256z", PON), [], "not after a call (S8)"),
    ],
)
def test_ankan(fields, expected, because):
    assert list(options(fields, "ankan")) == expected, because
    assert ("ankan" in legal(fields)) == bool(expected), because


@pytest.mark.parametrize(
    ("fields", "expected", "because"),
    [
        (drawn("234567p 99s 55z", "7z", melds=[PON]), ["7z 7z 7z 7z"], "the tile drawn"),
        (drawn("7z 234567p 99s 5z", "1m", melds=[PON]), ["7z 7z 7z 7z"], "or one held since before"),
        (drawn("234p 99s 55z", "0p", melds=["pon:777z", "pon:555p"]), ["5p 5p 5p 0p"], "a red five"),
        (drawn("234p 99s 55z", "5p", melds=["pon:777z", "pon:055p"]), ["0p 5p 5p 5p"], "upon a red five"),
        (drawn("7z 234p 99s 1z", "1z", melds=["pon:777z", "pon:222z"]), ["7z 7z 7z 7z"], "one of two pons"),
        (drawn("72z 234p 99s", "1z", melds=["pon:777z", "pon:222z"]), ["7z 7z 7z 7z", "2z 2z 2z 2z"], "both"),
        (drawn("234567p 99s 55z", "1z", melds=[PON]), [], "none"),
        (drawn("234567p 99s 55z", "1z", melds=["kakan:7777z"]), [], "a kan takes no fifth"),
    ],
)
def test_kakan(fields, expected, because):
    found = {" ".join(sorted(tiles.split())): reason for tiles, reason in options(fields, "kakan").items()}
    assert sorted(found) == sorted(" ".join(sorted(tiles.split())) for tiles in expected), because
    assert ("kakan" in legal(fields)) == bool(expected), because


# Kans in riichi.


@pytest.mark.parametrize(
    ("hand", "tile", "kan", "expected", "because"),
    [
        (TRIPLET, "7z", "7z", (None, None, None, None, None), "an honour is a triplet and nothing else"),
        (
            "77m 222333444p 56s",
            "2p",
            "2p",
            (None, None, "sets", "sets", "sets"),
            "222333444 or 234 three times (note 18)",
        ),
        ("77m 222333444p 56s", "3p", "3p", (None, None, "sets", "sets", "sets"), "the middle one as well"),
        ("77m 222333444p 56s", "4p", "4p", (None, None, "sets", "sets", "sets"), "and the last"),
        (
            "111m22m333m 888p 66z",
            "1m",
            "1m",
            (None, None, "sets", "sets", "sets"),
            "with 2m it is 123 three times (note 18)",
        ),
        ("111m22m333m 888p 66z", "3m", "3m", (None, None, "sets", "sets", "sets"), "so it is with 3m (note 18)"),
        ("111m22m333m 888p 66z", "8p", "8p", (None, None, None, None, None), "8p is no part of that (note 18)"),
        (
            "4555m 123p 678s 999s",
            "0m",
            "5m",
            (None, "waits", "waits", "waits", "waits"),
            "55 and 45 were a wait (note 18)",
        ),
        ("4555m 123p 678s 999s", "9s", "9s", (None, None, None, None, None), "999s and 678s share nothing"),
        (
            "3335666p 234m 678s",
            "3p",
            "3p",
            (None, None, "sets", "sets", "sets"),
            "33 and 35 waited for 4p, which 5666 does, too",
        ),
        ("3335666p 234m 678s", "6p", "6p", (None, "waits", "waits", "waits", "waits"), "7p is lost with 56 and 66"),
        (OKURI, "7z", "1m", (None, "drawn", "drawn", "drawn", "drawn"), "okuri-kan: another tile was drawn (note 18)"),
        ("1112456778999m", "1m", "1m", (None, None, None, None, "yaku"), "nine gates with 3m"),
        ("1112456778999m", "9m", "9m", (None, "waits", "waits", "waits", "waits"), "99 was the pair"),
        (
            "5556788p 234m 678s",
            "0p",
            "5p",
            (None, "waits", "waits", "waits", "waits"),
            "5p is a wait itself, and after the kan there is none",
        ),
        (
            "4455566679999p",
            "0p",
            "5p",
            (None, None, None, None, None),
            "it waits for 8p before and after; the fifth 9p, which is lost, was no wait",
        ),
    ],
)
def test_ankan_in_riichi(hand, tile, kan, expected, because):
    """By level from free to the strictest; the last forbids it in any case."""
    whole = {"waits": "waits_change", "sets": "sets_change", "yaku": "yaku_change", "drawn": "not_drawn", None: None}
    found = [
        next(
            reason
            for tiles, reason in options(drawn(hand, tile, **kan_level(level)), "ankan").items()
            if tiles[:2] == kan
        )
        for level in LEVELS
    ]
    assert found == [*(whole[one] for one in expected), "forbidden_in_riichi"], because
    [free] = set(options(drawn(hand, tile, **four(riichi_ankan=FORBIDDEN)), "ankan").values())
    assert free is None, "without riichi nothing forbids it"


@pytest.mark.parametrize(
    ("preset", "expected"),
    [
        ("tenhou_4p", [None, None, None]),
        ("mahjong_soul_4p", [None, None, None]),
        ("m_league", ["sets_change", None, None]),
        ("wrc_2025", ["sets_change", None, None]),
        ("standard", ["sets_change", None, None]),
        ("ema_2016", ["sets_change", None, None]),
        ("jpml_a", ["sets_change", "yaku_change", None]),
    ],
)
def test_ankan_in_riichi_by_rule_set(preset, expected):
    turns = [("77m 222333444p 56s", "2p"), ("1112456778999m", "1m"), (TRIPLET, "7z")]
    assert [reason(drawn(hand, tile, riichi=True, rules=preset), "ankan") for hand, tile in turns] == expected


RANDOM = random.Random()


@pytest.fixture(autouse=True)
def _seeded():
    RANDOM.seed(20261207)


def some_triplet_hand():
    """A hand of few kinds with one triplet, or with three in a row: (packed, kind of the triplet or of one of them)."""
    while True:
        suit, low = RANDOM.choice(SUITS), RANDOM.randrange(4)
        kinds = [*suit[low : low + 6], RANDOM.choice(HONOURS)]
        triplets = kinds[2:5] if RANDOM.random() < 0.5 else [RANDOM.choice(kinds)]
        others = [kind for kind in kinds if kind not in triplets for _ in range(4)]
        held = pack([*triplets * 3, *RANDOM.sample(others, 13 - 3 * len(triplets))])
        if live_waits(held):
            return held, RANDOM.choice(triplets)


def live_waits(packed):
    """List the kinds that win, of which the hand does not hold four, by trying them all."""
    return [kind for kind in KINDS if count(packed, kind) < 4 and any(readings(packed + UNIT[kind], kind))]


def test_ankan_in_riichi_changes_nothing():
    """Waits and sets by trying all kinds and splits, for kans of the tile just drawn.

    A kan that takes all of a tile waited for changes the waits; a fifth tile is never one.
    """
    found = Counter()
    no_reds = {"m": 0, "p": 0, "s": 0}
    for _ in range(150):
        packed, kind = some_triplet_hand()
        before = live_waits(packed)
        left = packed - 3 * UNIT[kind]
        after = [
            wait for wait in KINDS if count(packed, wait) < 4 and wait != kind and any(divisions(left + UNIT[wait]))
        ]
        waits_stay = before == after
        sets_stay = waits_stay and all(
            count(layout >> TRIPLETS, kind) for wait in before for layout in divisions(packed + UNIT[wait])
        )
        hand = [TILE_NAMES[one] for one in KINDS for _ in range(count(packed, one))]
        verdicts = []
        for level in (WAITS, SETS, STRICT):
            fields = drawn(hand, TILE_NAMES[kind], riichi=True, rules=rules(riichi_ankan=level, red_fives=no_reds))
            verdicts.append(
                next(why for tiles, why in options(fields, "ankan").items() if tiles[:2] == TILE_NAMES[kind])
            )
        expected = None if sets_stay else "sets_change" if waits_stay else "waits_change"
        assert verdicts == [None if waits_stay else "waits_change", expected, expected], hand
        found[expected] += 1
    assert min(found.values()) > 5
    assert len(found) == 3


ONE_LEFT = {"kans_on_table": 2, "north": 1}
AFTER_PON = three(sanma_rinshan_tiles=4, sanma_nuki_after_pon=True)


@pytest.mark.parametrize(
    ("fields", "action"),
    [
        (
            offered("456789p 99s 11z 777z", "7z", **ONE_LEFT, **three(sanma_rinshan_tiles=4)),
            "daiminkan",
        ),
        (
            called("456789p 14z", THREE_PON, "pon:222z", **ONE_LEFT, **AFTER_PON),
            "north",
        ),
        (
            drawn("456789p 1z", "4z", melds=["ankan:2222z", "ankan:3333z"], north=1, **three(sanma_rinshan_tiles=4)),
            "north",
        ),
        (drawn(NO_NORTH, "4z", **ONE_LEFT, **three(sanma_rinshan_tiles=4)), "north"),
    ],
)
def test_whatever_takes_a_replacement_tile_needs_one(fields, action):
    assert reason(fields, action) is None
    assert reason(fields | {"north": 2}, action) == "no_replacement_tile"


# Nine kinds, norths.


@pytest.mark.parametrize(
    ("hand", "tile", "expected", "because"),
    [
        (NINE, "6m", None, "nine kinds held (S72)"),
        (EIGHT, "3z", None, "the ninth drawn"),
        (EIGHT, "6m", "too_few_kinds", "eight"),
        (EIGHT, "9s", "too_few_kinds", "eight, one of them three times"),
        ("19m 19p 19s 1234567z", "5m", None, "all thirteen: it may be declared, or not"),
        ("111999m 111999p 1s", "9s", "too_few_kinds", "six kinds in fourteen tiles"),
        ("2345678m 234567p", "9p", "too_few_kinds", "one kind"),
    ],
)
def test_kyuushu_kyuuhai(hand, tile, expected, because):
    assert reason(drawn(hand, tile, first_turn=True), "kyuushu_kyuuhai") == expected, because


@pytest.mark.parametrize(
    ("fields", "expected", "because"),
    [
        (drawn(NO_NORTH, "4z", **three()), None, "the tile drawn"),
        (drawn(NORTHS, "1s", **three()), None, "one held"),
        (drawn(NO_NORTH, "4z", north=3, **three()), None, "the fourth"),
        (drawn(NO_NORTH, "1s", north=3, **three()), "no_north", "none"),
        (drawn(NO_NORTH, "4z", **RIICHI, **three()), None, "in riichi the one drawn"),
        (drawn(NORTHS, "1s", **RIICHI, **three()), "not_drawn", "not one of the hand"),
        (drawn(NO_NORTH, "4z", wall_tiles=0, **three()), "last_tile", "without a replacement"),
        (drawn(NO_NORTH, "4z", wall_tiles=1, **three()), None, "with one"),
        (called("123456789p 14z", THREE_PON, **three()), "after_call", "not in the turn of a pon (S106)"),
        (called("123456789p 14z", THREE_PON, **three(sanma_nuki_after_pon=True)), None, "unless the rules allow it"),
        (called("123456789p 11z", THREE_PON, **three(sanma_nuki_after_pon=True)), "no_north", "if there is one"),
        (drawn("123456789p 1z", "4z", melds=[THREE_PON], **three()), None, "in an open hand"),
        (drawn(NO_NORTH, "4z", kans_on_table=4, **three()), None, "a north is no kan"),
        (drawn(NO_NORTH, "4z"), "not_in_rules", "four players"),
        (drawn(NO_NORTH, "4z", **three(sanma_north="yakuhai")), "not_in_rules", "north as a yakuhai"),
    ],
)
def test_north(fields, expected, because):
    assert reason(fields, "north") == expected, because


# Discards.

ALLOWED, SAME, SUJI = "allowed", "same_tile_forbidden", "same_and_suji_forbidden"


def chi(tiles, called):
    return {"type": "chi", "tiles": tiles, "called": called, "from": "left"}


def pon(tiles, called):
    return {"type": "pon", "tiles": tiles, "called": called, "from": "across"}


@pytest.mark.parametrize(
    ("hand", "meld", "same", "suji", "because"),
    [
        ("3456789p 1122z", LOW, "4p", "4p 7p", "4 with 56: 4 again, or the 7 that 56 could have had"),
        ("3456789p 1122z", MIDDLE, "5p", "5p", "5 with 46: nothing else fits there"),
        ("3456789p 1122z", HIGH, "6p", "3p 6p", "6 with 45: 6 again or 3"),
        ("1234567p 1122z", chi("123p", "1p"), "1p", "1p 4p", "1 with 23"),
        ("1234567p 1122z", chi("123p", "2p"), "2p", "2p", "2 with 13"),
        ("1234567p 89m 12z", chi("123p", "3p"), "3p", "3p", "3 with 12: there is no 0, and 9m is another suit"),
        ("3456789p 12s 12z", chi("789p", "7p"), "7p", "7p", "7 with 89: there is no 10, and 1s is another suit"),
        ("3456789p 1122z", chi("789p", "8p"), "8p", "8p", "8 with 79"),
        ("3456789p 1122z", chi("789p", "9p"), "9p", "6p 9p", "9 with 78"),
        ("3456789m 1122z", chi("789m", "9m"), "9m", "6m 9m", "of man"),
        ("3456789s 1122z", chi("567s", "5s"), "5s", "5s 8s", "of sou"),
        ("1234567m 1122z", chi("123m", "3m"), "3m", "3m", "the lowest run of all"),
        ("3456789s 1122z", chi("789s", "7s"), "7s", "7s", "the highest: 1z is no 10s"),
        ("1234567s 89p 12z", chi("123s", "3s"), "3s", "3s", "9p is another suit"),
        # Red fives.
        ("234067p 78p 112z", MIDDLE, "0p", "0p", "a red five is the tile called"),
        ("234567p 58p 112z", chi("406p", "0p"), "5p", "5p", "so is a plain one after a red one"),
        ("234067p 78p 112z", chi("345p", "5p"), "0p", "2p 0p", "5 with 34"),
        ("234067p 78p 112z", chi("678p", "8p"), "8p", "0p 8p", "8 with 67: the red five is at the other end"),
        ("234567p 58p 112z", chi("067p", "0p"), "5p", "5p 8p", "0 with 67"),
        ("123456p 78p 112z", chi("340p", "3p"), "3p", "3p 6p", "3 with a red five of the own hand"),
        # Pon.
        ("7z 234567p 99s 55z", PON, "7z", "7z", "the fourth tile"),
        ("5p 234678p 99s 55z", pon("550p", "0p"), "5p", "5p", "of a red five"),
        ("0p 234678p 99s 55z", pon("555p", "5p"), "0p", "0p", "a red one left"),
        ("234678p 99s 155z", pon("555p", "5p"), "", "", "a pon has no other end"),
        ("7z 234567p 99s 55z", "pon:777z", "7z", "7z", "a pon of which the called tile is not told has but one kind"),
    ],
)
def test_kuikae(hand, meld, same, suji, because):
    for level, forbidden in ((ALLOWED, ""), (SAME, same), (SUJI, suji)):
        found = options(called(hand, meld, **four(kuikae=level)), "discards")
        assert set(found) == set(names(tiles(hand)))
        assert {tile for tile, why in found.items() if why == "kuikae"} == set(forbidden.split()), because
        assert {why for tile, why in found.items() if tile not in forbidden.split()} == {None}


@pytest.mark.parametrize(
    ("fields", "because"),
    [
        (drawn("7z 234567p 99s 5z", "5z", melds=[PON]), "it was called in an earlier turn"),
        (called("7z 234p 99s 55z", PON, LOW), "the last call is another"),
    ],
)
def test_kuikae_is_for_the_turn_of_the_call(fields, because):
    assert options(fields, "discards")["7z"] is None, because


@pytest.mark.parametrize(
    ("hand", "tile", "expected", "because"),
    [
        (SIMPLES, "9p", {"9p"}, "the tile drawn"),
        (SIMPLES, "5s", {"5s"}, "or its like: it is the same tile"),
        (SIMPLES, "0s", {"0s"}, "but red and plain are told apart"),
    ],
)
def test_discards_in_riichi(hand, tile, expected, because):
    found = options(drawn(hand, tile, riichi=True), "discards")
    assert {one for one, why in found.items() if why is None} == expected, because
    assert {why for one, why in found.items() if one not in expected} == {"in_riichi"}
    assert set(options(drawn(hand, tile), "discards").values()) == {None}, "without riichi all may go"


# Calls.


def calls(fields, action):
    """Give the tiles that would go into a call, and the discards it forbids."""
    return {" ".join(names(one.tiles)): " ".join(names(one.forbidden)) for one in act(fields)[action].options}


@pytest.mark.parametrize(
    ("fields", "action", "expected", "because"),
    [
        # Chi.
        (offered(SIMPLES, "5p"), "chi", {"3p 4p": "2p 5p 0p"}, "at the upper end"),
        (offered(SIMPLES, "2p"), "chi", {"3p 4p": "2p 5p 0p"}, "at the lower end"),
        (offered("234567m 35p 678s 55s", "4p"), "chi", {"3p 5p": "4p"}, "in between"),
        (
            offered("234m 3467p 678s 555z", "5p"),
            "chi",
            {"3p 4p": "2p 5p 0p", "4p 6p": "5p 0p", "6p 7p": "5p 8p 0p"},
            "in three ways",
        ),
        (
            offered("234m 3467p 678s 555z", "0p"),
            "chi",
            {"3p 4p": "2p 5p 0p", "4p 6p": "5p 0p", "6p 7p": "5p 8p 0p"},
            "a red five",
        ),
        (
            offered("2345m 450p 678s 555z", "3p"),
            "chi",
            {"4p 5p": "3p 6p", "4p 0p": "3p 6p"},
            "the red five or the plain one",
        ),
        (
            offered("2345m 450p 678s 555z", "6p"),
            "chi",
            {"4p 5p": "3p 6p", "4p 0p": "3p 6p"},
            "at the other end",
        ),
        (offered("234567m 23p 678s 55s", "1p"), "chi", {"2p 3p": "1p 4p"}, "the lowest tile"),
        (offered("234567m 78p 678s 55s", "9p"), "chi", {"7p 8p": "6p 9p"}, "the highest"),
        (offered("234567m 12p 678s 55s", "3p"), "chi", {"1p 2p": "3p"}, "an edge has no other end"),
        (offered("234567m 89p 678s 55s", "7p"), "chi", {"8p 9p": "7p"}, "the other edge"),
        (offered("3344p 234m 678s 55s 1z", "5p"), "chi", {"3p 4p": "2p 5p 0p"}, "equal choices once"),
        (offered("234567m 34p 678s 55s", "8p"), "chi", {}, "none"),
        (offered("234567m 89m 678s 55s", "1p"), "chi", {}, "no run from man to pin"),
        (offered("234567m 67z 678s 55s", "5z"), "chi", {}, "none of honours"),
        # Pon.
        (offered(SIMPLES, "5s"), "pon", {"5s 5s": "5s 0s"}, "a pair"),
        (offered(SIMPLES, "0s"), "pon", {"5s 5s": "5s 0s"}, "for a red five as well"),
        (offered("234567m 34p 678s 50s", "5s"), "pon", {"5s 0s": "5s 0s"}, "with a red five"),
        (offered("234567m 34p 67s 550s", "5s"), "pon", {"5s 5s": "5s 0s", "5s 0s": "5s 0s"}, "with it or without"),
        (offered("234567m 34p 67s 555s", "0s"), "pon", {"5s 5s": "5s 0s"}, "equal choices once"),
        (offered(TRIPLET, "7z"), "pon", {"7z 7z": "7z"}, "two of three"),
        (offered(TRIPLET, "7z", "right"), "pon", {"7z 7z": "7z"}, "from anybody (S5)"),
        (offered(TRIPLET, "6z"), "pon", {}, "none"),
        # Daiminkan.
        (offered(TRIPLET, "7z"), "daiminkan", {"7z 7z 7z": ""}, "three; the replacement tile is free to go"),
        (offered(TRIPLET, "7z", "across"), "daiminkan", {"7z 7z 7z": ""}, "from anybody (S5)"),
        (offered("234567m 34p 67s 550s", "5s"), "daiminkan", {"5s 5s 0s": ""}, "with a red five"),
        (offered("234567m 34p 67s 555s", "0s"), "daiminkan", {"5s 5s 5s": ""}, "of a red five"),
        (offered(SIMPLES, "5s"), "daiminkan", {}, "two only"),
    ],
)
def test_calls(fields, action, expected, because):
    assert calls(fields, action) == expected, because
    assert (action in legal(fields)) == bool(expected), because


@pytest.mark.parametrize(("level", "forbidden"), [(ALLOWED, ""), (SAME, "5p 0p"), (SUJI, "2p 5p 0p")])
def test_what_a_call_forbids_follows_the_rules(level, forbidden):
    assert calls(offered(SIMPLES, "5p", **four(kuikae=level)), "chi") == {"3p 4p": forbidden}


NO_REDS = {"m": 1, "p": 0, "s": 1}


@pytest.mark.parametrize(
    ("fields", "action", "expected", "because"),
    [
        (offered(SIMPLES, "5p", **four(red_fives=NO_REDS)), "chi", {"3p 4p": "2p 5p"}, "a suit without a red five"),
        (offered(SIMPLES, "5s", **four(red_fives=NO_REDS)), "pon", {"5s 5s": "5s 0s"}, "another suit has one"),
        (offered(SIMPLES, "5p", rules="wrc_2025"), "chi", {"3p 4p": "2p 5p"}, "rules without red fives"),
        (offered("234567m 67p 678s 55s", "8p"), "chi", {"6p 7p": "5p 8p 0p"}, "a five at the other end"),
        (offered("234567m 46p 678s 55s", "5p"), "chi", {"4p 6p": "5p 0p"}, "the five itself, in between"),
        (offered("234567m 56p 678s 55s", "4p"), "chi", {"5p 6p": "4p 7p"}, "a five held is not forbidden"),
    ],
)
def test_a_call_forbids_red_fives_by_their_own_name(fields, action, expected, because):
    assert calls(fields, action) == expected, because


THREE_WAYS = offered("234m 3467p 678s 555z", "5p")


@pytest.mark.parametrize(
    ("fields", "expected", "because"),
    [
        (THREE_WAYS, {"chi"}, "from the left"),
        (THREE_WAYS | {"from": "across"}, set(), "chi comes from nobody else (S5)"),
        (offered(TRIPLET, "7z"), {"pon", "daiminkan"}, "a triplet"),
        (offered(TRIPLET, "7z", "right"), {"pon", "daiminkan"}, "from anybody"),
        (offered(TRIPLET, "7z", kans_on_table=4), {"pon"}, "no fifth kan, but a pon"),
        (offered(TRIPLET, "5s"), {"pon"}, "a pair"),
        (offered(SIMPLES, "2p"), {"ron", "chi"}, "it wins, too"),
        (offered(SIMPLES, "2p", discards="5p"), {"chi"}, "furiten bars no call"),
        (offered(SIMPLES, "2p", **RIICHI), {"ron"}, "in riichi only ron"),
        (offered(SIMPLES, "2p", wall_tiles=0), {"ron"}, "of the last discard only ron"),
        (offered(SIMPLES, "5s", wall_tiles=0), set(), "or nothing"),
        (offered(SIMPLES, "2p", offered_by="kakan"), {"ron"}, "of the tile of a kan only ron"),
        (offered(NORTHS, "4z", **three()), {"ron", "pon"}, "three players: a north is discarded"),
        (offered(NORTHS, "4z", offered_by="north", **three()), {"ron"}, "or set aside"),
        (offered("99m 12345p 678s 789p", "6p", **three()), {"ron"}, "three players have no chi (S105)"),
    ],
)
def test_legal_with_the_tile_of_another(fields, expected, because):
    assert legal(fields) == expected, because


@pytest.mark.parametrize(
    ("fields", "expected", "because"),
    [
        (TENPAI, {"riichi", "discards"}, "nothing special"),
        (drawn(SIMPLES, "2p"), {"tsumo", "riichi", "discards"}, "a finished hand may go on (S10)"),
        (drawn(SIMPLES, "2p", **RIICHI), {"tsumo", "discards"}, "also in riichi"),
        (drawn(SIMPLES, "2p", discards="5p"), {"tsumo", "riichi", "discards"}, "furiten bars no tsumo (S85)"),
        (drawn(SIMPLES, "2p", wall_tiles=0), {"tsumo", "discards"}, "the last tile"),
        (drawn(QUAD, "1s", wall_tiles=0), {"discards"}, "no kan with the last tile"),
        (drawn(QUAD, "1s", wall_tiles=1), {"ankan", "discards"}, "the last but one has a replacement"),
        (called("7z 234567p 99s 55z", PON), {"discards"}, "after a call only a discard (S8)"),
        (drawn(NINE, "6m", first_turn=True), {"kyuushu_kyuuhai", "discards"}, "the first draw"),
        (drawn(NO_NORTH, "4z", **three()), {"riichi", "north", "discards"}, "three players"),
    ],
)
def test_legal_on_the_own_turn(fields, expected, because):
    assert legal(fields) == expected, because


# Wins.


@pytest.mark.parametrize(
    ("fields", "expected", "because"),
    [
        (offered(SIMPLES, "2p"), {"pinfu", "tanyao"}, "a discard"),
        (offered(SIMPLES, "2p", offered_by="discard"), {"pinfu", "tanyao"}, "called one"),
        (offered(SIMPLES, "2p", offered_by="kakan"), {"pinfu", "tanyao", "chankan"}, "a robbed kan (S34)"),
        (offered(SIMPLES, "2p", wall_tiles=0), {"pinfu", "tanyao", "houtei"}, "the last discard (S32)"),
        (offered(SIMPLES, "2p", wall_tiles=1), {"pinfu", "tanyao"}, "the last but one"),
        (offered(SIMPLES, "2p", riichi=True, ippatsu=True), {"riichi", "ippatsu", "pinfu", "tanyao"}, "in riichi"),
        (offered(ORPHANS, "7z"), {"kokushi_musou"}, "orphans"),
        (offered(ORPHANS, "7z", offered_by="ankan"), {"kokushi_musou"}, "which rob an ankan (S35)"),
        (offered(NORTHS, "4z", **three()), {"ittsuu"}, "a north discarded; a guest wind (S108)"),
        (offered(NORTHS, "4z", offered_by="north", **three()), {"ittsuu"}, "a north set aside is no chankan (S107)"),
        (
            offered(NORTHS, "4z", offered_by="north", **three(sanma_nuki_ron_is_chankan=True)),
            {"ittsuu", "chankan"},
            "unless the rules say so",
        ),
    ],
)
def test_ron(fields, expected, because):
    assert yaku(act(fields)["ron"].score) == expected, because


@pytest.mark.parametrize(
    ("fields", "expected", "because"),
    [
        (drawn(SIMPLES, "2p"), {"menzen_tsumo", "pinfu", "tanyao"}, "an ordinary draw"),
        (drawn(SIMPLES, "2p", wall_tiles=0), {"menzen_tsumo", "pinfu", "tanyao", "haitei"}, "the last tile (S32)"),
        (drawn(SIMPLES, "2p", wall_tiles=1), {"menzen_tsumo", "pinfu", "tanyao"}, "the last but one"),
        (drawn(SIMPLES, "2p", first_turn=True), {"chiihou"}, "the first draw (S44)"),
        (drawn(SIMPLES, "2p", first_turn=True, seat_wind="east"), {"tenhou"}, "the dealer's (S43)"),
        (
            drawn("567m 34p 678s 55s", "2p", melds=["ankan:2222m"], rinshan=True, wall_tiles=0),
            {"menzen_tsumo", "tanyao", "rinshan_kaihou"},
            "a replacement tile is not the last one (S33)",
        ),
    ],
)
def test_tsumo(fields, expected, because):
    assert yaku(act(fields)["tsumo"].score) == expected, because


@pytest.mark.parametrize(
    ("source", "rules", "seat"),
    [
        ("left", "standard", 0),
        ("right", "standard", 2),
        ("across", "standard", 3),
        ("left", THREE, 0),
        ("right", THREE, 2),
    ],
)
def test_who_offers_the_tile_pays(source, rules, seat):
    """The winner sits south: east is on the left, west on the right."""
    hand = "99m 12345p 678s 789p"
    payments = act(offered(hand, "6p", source, rules=rules))["ron"].score.price.payments
    assert [payment.payer for payment in payments] == [seat]


def test_the_tile_drawn_may_be_sent_in_the_hand_or_apart():
    apart = act(drawn(SIMPLES, "9p"))
    within = act(drawn("234567m 34p 678s 55s 9p", "9p"))
    assert {name: action.reason for name, action in within.items()} == {
        name: action.reason for name, action in apart.items()
    }
    assert [option.tiles for option in within["discards"].options] == [
        option.tiles for option in apart["discards"].options
    ]


# Turns that no game can reach.


def turn_faults(fields):
    """Give the field and code of everything wrong with a turn."""
    try:
        ActionsRequest().load({"rules": "standard", **fields})
    except ImpossibleQuestion as impossible:
        return {(fault.field, fault.code) for fault in impossible.faults}
    return set()


OFFERED_CONTRADICTION, FROM_CONTRADICTION = {("offered", "contradiction")}, {("from", "contradiction")}
FOURTEEN = SIMPLES + "9p"


@pytest.mark.parametrize(
    ("wrong", "expected", "right", "because"),
    [
        # The tile.
        ({"hand": FOURTEEN}, {("drawn", "missing_field")}, drawn(FOURTEEN, "9p"), "which tile was drawn?"),
        ({"hand": SIMPLES}, {("drawn", "missing_field")}, drawn(SIMPLES, "9p"), "or which is not in the hand?"),
        (
            {"hand": "234567m 34p 678s 5s"},
            {("drawn", "missing_field"), ("hand", "hand_size")},
            drawn(SIMPLES, "9p"),
            "twelve tiles are too few in any case",
        ),
        (
            called("34p 678s 55s", "ankan:1111z", "ankan:2222m"),
            {("drawn", "missing_field")},
            drawn("34p 678s 55s", "9p", melds=["ankan:1111z", "ankan:2222m"]),
            "beside melds, without the tile drawn",
        ),
        (
            called("567m 34p 678s 55s 9p", "ankan:2222m"),
            {("drawn", "missing_field")},
            drawn("567m 34p 678s 55s 9p", "9p", melds=["ankan:2222m"]),
            "after a kan a tile is drawn",
        ),
        (
            called("34p 678s 55s 9p", "pon:222m", "ankan:1111z"),
            {("drawn", "missing_field")},
            called("34p 678s 55s 9p", "ankan:1111z", "pon:222m"),
            "the last meld decides",
        ),
        (
            drawn(SIMPLES, "9p") | {"offered": "2p", "from": "left"},
            OFFERED_CONTRADICTION,
            offered(SIMPLES, "2p"),
            "drawn and offered",
        ),
        # Where it comes from.
        ({"hand": SIMPLES, "offered": "2p"}, {("from", "missing_field")}, offered(SIMPLES, "2p"), "from whom?"),
        (
            {"hand": SIMPLES + "99p", "offered": "2p"},
            {("from", "missing_field"), ("hand", "hand_size")},
            offered(SIMPLES, "2p"),
            "and fifteen tiles",
        ),
        (TENPAI | {"from": "left"}, FROM_CONTRADICTION, TENPAI, "nobody offers the tile drawn"),
        (
            offered(NORTHS, "4z", "across", **three()),
            FROM_CONTRADICTION,
            offered(NORTHS, "4z", "right", **three()),
            "three players have nobody across",
        ),
        (offered(SIMPLES, "2p", "above"), {("from", "unknown_value")}, offered(SIMPLES, "2p", "right"), "no such seat"),
        (
            TENPAI | {"offered_by": "kakan"},
            {("offered_by", "contradiction")},
            offered(SIMPLES, "9p", offered_by="kakan"),
            "nobody offers the tile drawn",
        ),
        # Sizes.
        (drawn(FOURTEEN, "1z"), {("drawn", "drawn_not_in_hand")}, drawn(FOURTEEN, "5s"), "1z is not in the hand"),
        (drawn(FOURTEEN, "0s"), {("drawn", "drawn_not_in_hand")}, drawn(FOURTEEN, "5s"), "red fives are no plain ones"),
        (
            drawn("567m 34p 678s 55s 9p", "1z", melds=["ankan:2222m"]),
            {("drawn", "drawn_not_in_hand")},
            drawn("567m 34p 678s 55s 1z", "1z", melds=["ankan:2222m"]),
            "eleven beside a meld hold the tile drawn",
        ),
        (drawn(FOURTEEN + "9p", "1z"), {("hand", "hand_size")}, drawn(FOURTEEN, "9p"), "fifteen tiles"),
        (offered(FOURTEEN, "2p"), {("hand", "hand_size")}, offered(SIMPLES, "2p"), "thirteen wait for a tile"),
        (
            called("234567m 34p 678s 55s", PON),
            {("hand", "hand_size")},
            called("234567m 34p 678s", PON),
            "eleven beside a call",
        ),
        (
            drawn("234567m 34p 678s 55s", "9p", melds=["ankan:1111z"]),
            {("hand", "hand_size")},
            drawn("234567m 34p 55s", "9p", melds=["ankan:1111z"]),
            "a kan is a meld of three",
        ),
        # Tiles.
        (drawn(QUAD, "1m"), {("hand", "too_many_copies")}, drawn(QUAD, "9m"), "a fifth 1m drawn"),
        (offered(QUAD, "1m"), {("hand", "too_many_copies")}, offered(QUAD, "9m"), "offered"),
        (drawn(QUAD, "9m", visible="1m"), {("hand", "too_many_copies")}, drawn(QUAD, "9m", visible="2m"), "or seen"),
        (
            drawn("034567m 34p 678s 55s", "0m"),
            {("hand", "red_five_count")},
            drawn("034567m 34p 678s 55s", "5m"),
            "two red",
        ),
        (drawn(SIMPLES, "9p", **three()), {("hand", "no_such_tile")}, drawn(NO_NORTH, "9s", **three()), "no 2m to 8m"),
        (
            offered("234567m 34p 678s 55s", "5s", offered_by="kakan"),
            OFFERED_CONTRADICTION,
            offered("234567m 34p 678s 55s", "5s"),
            "the robbed kan holds the other three",
        ),
        (
            offered("567m 34p 678s 55s", "5p", melds=["chi:567p"], offered_by="kakan"),
            OFFERED_CONTRADICTION,
            offered("567m 34p 678s 55s", "2p", melds=["chi:567p"], offered_by="kakan"),
            "also with one in a meld",
        ),
        (
            offered(SIMPLES, "2p", dora_indicators="2p", offered_by="kakan"),
            OFFERED_CONTRADICTION,
            offered(SIMPLES, "2p", dora_indicators="3p", offered_by="kakan"),
            "or as an indicator",
        ),
        (
            offered(ORPHANS, "1m", offered_by="ankan"),
            OFFERED_CONTRADICTION,
            offered(ORPHANS, "7z", offered_by="ankan"),
            "nor with two in the hand an ankan",
        ),
        (
            offered(NO_NORTH, "4z", offered_by="kakan", north=1, **three()),
            OFFERED_CONTRADICTION,
            offered(NO_NORTH, "4z", offered_by="kakan", **three()),
            "or set aside",
        ),
        (
            offered(SIMPLES, "6s", offered_by="kakan", discards="6s"),
            OFFERED_CONTRADICTION,
            offered(SIMPLES, "2p", offered_by="kakan", discards="2p", called_away=[0]),
            "the own discard may lie in the pon that was added to",
        ),
        (
            offered(SIMPLES, "6s", offered_by="kakan", visible="6s"),
            OFFERED_CONTRADICTION,
            offered(SIMPLES, "2p", offered_by="kakan", visible="222p"),
            "and that pon is what all players see",
        ),
        # Norths set aside.
        (
            offered(NO_NORTH, "9m", offered_by="north", **three()),
            {("offered_by", "contradiction")},
            offered(NORTHS, "4z", offered_by="north", **three()),
            "only 4z is set aside",
        ),
        (
            offered(NORTHS, "4z", offered_by="north"),
            {("offered_by", "contradiction")},
            offered(NORTHS, "4z", offered_by="north", **three()),
            "and only by three players",
        ),
        (
            offered(NORTHS, "4z", offered_by="north", **three(sanma_north="ordinary_wind")),
            {("offered_by", "contradiction")},
            offered(NORTHS, "4z", **three(sanma_north="ordinary_wind")),
            "whose rules have it",
        ),
        # Flags.
        (
            offered(SIMPLES, "2p", offered_by="kakan", wall_tiles=0),
            {("wall_tiles", "contradiction")},
            offered(SIMPLES, "2p", offered_by="kakan", wall_tiles=1),
            "no kan without a replacement tile",
        ),
        (
            drawn(SIMPLES, "2p", chankan=True),
            {("chankan", "contradiction")},
            offered(SIMPLES, "2p", chankan=True),
            "a ron",
        ),
        (
            offered("567m 34p 678s 55s", "2p", melds=["ankan:2222m"], rinshan=True),
            {("rinshan", "contradiction")},
            drawn("567m 34p 678s 55s", "2p", melds=["ankan:2222m"], rinshan=True),
            "a tsumo",
        ),
        (
            TENPAI | {"ippatsu": True},
            {("ippatsu", "contradiction")},
            TENPAI | {"ippatsu": True, "riichi": True},
            "riichi",
        ),
        (
            drawn("567m 34p 678s 55s", "2p", melds=["pon:222m"], riichi=True),
            {("riichi", "contradiction")},
            drawn("567m 34p 678s 55s", "2p", melds=["ankan:2222m"], riichi=True),
            "closed only",
        ),
        (
            drawn(SIMPLES, "2p", first_turn=True, kans_on_table=1),
            {("first_turn", "contradiction")},
            drawn(SIMPLES, "2p", first_turn=True, kans_on_table=0),
            "anybody's kan ends the first turn (S44)",
        ),
        (
            offered(SIMPLES, "2p", last_tile=True, wall_tiles=1),
            {("last_tile", "contradiction")},
            offered(SIMPLES, "2p", last_tile=True, wall_tiles=0),
            "the last discard comes when none is left",
        ),
        (
            drawn(SIMPLES, "2p", last_tile=True, wall_tiles=70),
            {("last_tile", "contradiction")},
            drawn(SIMPLES, "2p", last_tile=True),
            "so does the last draw; not told is not one",
        ),
        # Calls.
        (
            called("7z 234567p 99s 55z", PON, wall_tiles=0),
            {("melds", "contradiction")},
            called("7z 234567p 99s 55z", PON, wall_tiles=1),
            "nobody calls the last discard (S71)",
        ),
        (
            called("7z 234567p 99s 55z", PON, last_tile=True),
            {("melds", "contradiction")},
            drawn("234567p 99s 55z", "7z", melds=[PON], last_tile=True),
            "said by the flag; the pon may be older than the last draw",
        ),
        (
            called("3456789p 1122z", "chi:456p@left"),
            {("melds/0/called", "missing_field")},
            called("3456789p 1122z", LOW),
            "kuikae depends on the tile called",
        ),
        (
            called("3456789p 1122z", "chi:456p@left", **four(kuikae="same_tile_forbidden")),
            {("melds/0/called", "missing_field")},
            called("3456789p 1122z", "chi:456p@left", **four(kuikae="allowed")),
            "unless nothing is forbidden",
        ),
        (
            called("3456789p 1z", PON, "chi:456p@left"),
            {("melds/1/called", "missing_field")},
            called("3456789p 1z", "chi:456p@left", PON),
            "only of the call just made",
        ),
        (
            called("3456789p 1122z", "chi:456p@left"),
            {("melds/0/called", "missing_field")},
            drawn("3456789p 112z", "2z", melds=["chi:456p@left"]),
            "and not after a draw",
        ),
        # Seats. The player sits south: east is on the left, west on the right.
        (
            offered(SIMPLES, "2p", "left", discarder="west"),
            {("discarder", "contradiction")},
            offered(SIMPLES, "2p", "left", discarder="east"),
            "the discarder is who offers the tile",
        ),
        (
            offered(NORTHS, "4z", "right", discarder="east", **three()),
            {("discarder", "contradiction")},
            offered(NORTHS, "4z", "right", discarder="west", **three()),
            "of three players",
        ),
        # Numbers.
        (
            drawn("34p 678s 55s", "9p", melds=["ankan:2222m", "ankan:1111z"], kans_on_table=1),
            {("kans_on_table", "contradiction")},
            drawn("34p 678s 55s", "9p", melds=["ankan:2222m", "ankan:1111z"], kans_on_table=2),
            "the own kans are on the table",
        ),
        (
            drawn("34p 678s 55s", "9p", melds=["ankan:2222m", "kakan:1111z"], kans_on_table=1),
            {("kans_on_table", "contradiction")},
            drawn("34p 678s 55s", "9p", melds=["ankan:2222m", "kakan:1111z"], kans_on_table=0),
            "0 is the default and says nothing",
        ),
        (
            TENPAI | {"kans_on_table": 5},
            {("kans_on_table", "out_of_range")},
            TENPAI | {"kans_on_table": 4},
            "four kans",
        ),
        (TENPAI | {"wall_tiles": -1}, {("wall_tiles", "out_of_range")}, TENPAI | {"wall_tiles": 0}, "none left"),
        (
            TENPAI | {"points": 10_000_001},
            {("points", "out_of_range")},
            TENPAI | {"points": 10_000_000},
            "as many as a round may be settled with",
        ),
        (
            TENPAI | {"points": -10_000_001},
            {("points", "out_of_range")},
            TENPAI | {"points": -10_000_000},
            "as few",
        ),
        # What cannot be read is the only fault.
        (drawn(FOURTEEN, "9x"), {("drawn", "unknown_notation")}, drawn(FOURTEEN, "9p"), "the size is right"),
        (
            offered(SIMPLES, "2x"),
            {("offered", "unknown_notation")},
            offered(SIMPLES, "2p"),
            "a tile is offered, whichever it is",
        ),
        (drawn("9x", "9p"), {("hand", "unknown_notation")}, drawn(FOURTEEN, "9p"), "nothing to say about its size"),
        (
            called("3456789p 1122z", "chi:456p@left", rules="tenho"),
            {("rules", "unknown_rule_set")},
            called("3456789p 1122z", LOW, rules="tenhou_4p"),
            "these may be rules that allow kuikae",
        ),
    ],
)
def test_a_turn_that_no_game_can_reach(wrong, expected, right, because):
    assert turn_faults(wrong) == expected, because
    assert turn_faults(right) == set(), because


# Answers.


def test_an_answer_on_the_own_turn(client):
    answer = client.post("/v1/actions", json=drawn(SIMPLES, "9p")).json
    assert set(answer) == {"tsumo", "riichi", "ankan", "kakan", "kyuushu_kyuuhai", "north", "discards"}
    assert answer["tsumo"] == {"legal": False, "reason": "not_agari", "detail": REASONS["not_agari"]}
    assert answer["riichi"]["legal"] is True
    [declared] = answer["riichi"]["discards"]
    assert (declared["discard"], declared["total_remaining"]) == ("9p", 8)
    assert [wait["tile"] for wait in declared["waits"]] == ["2p", "5p"]
    assert {"tiles": ["9p"], "legal": True} in answer["discards"]["options"]


def test_an_answer_to_the_tile_of_another(client):
    answer = client.post("/v1/actions", json=offered(SIMPLES, "5p", discards="2p")).json
    assert answer == {
        "ron": {
            "legal": False,
            "reason": "furiten",
            "detail": REASONS["furiten"],
            "furiten": {
                "furiten": True,
                "can_ron": False,
                "waits": ["2p", "5p"],
                "causes": [{"kind": "discard", "tile": "2p", "in": "discards", "index": 0, "ends": "wait_changes"}],
            },
        },
        "pon": {"legal": False, "reason": "no_matching_tiles", "detail": REASONS["no_matching_tiles"]},
        "daiminkan": {"legal": False, "reason": "no_matching_tiles", "detail": REASONS["no_matching_tiles"]},
        "chi": {
            "legal": True,
            "options": [{"tiles": ["3p", "4p"], "legal": True, "forbidden_discards": ["2p", "5p", "0p"]}],
        },
    }


@pytest.mark.parametrize(
    ("fields", "told", "because"),
    [
        (offered(SIMPLES, "2p"), None, "no river is given"),
        (offered(SIMPLES, "2p", discards=None, passed=None), None, "nor is null one"),
        (offered(SIMPLES, "2p", discards=""), (False, True), "all is told"),
        (offered(SIMPLES, "2p", passed="9p"), (False, True), "a river that is left out is empty once another is given"),
        (offered(SIMPLES, "2p", discards=None, passed="9p"), ("unknown", "unknown"), "null stays unknown"),
        (offered(SIMPLES, "2p", discards="9p", passed=None), ("unknown", "unknown"), "either of them"),
        (offered(SIMPLES, "2p", discards=None, passed="5p"), (True, False), "a pass is enough"),
        (offered(SIMPLES, "2p", passed_since_riichi="5p"), (False, True), "without riichi it is of no account"),
        (offered(SIMPLES, "2p", passed_since_riichi="5p", **RIICHI), (True, False), "in riichi it is"),
        (offered(SIMPLES, "9p", discards="5p"), (True, False), "also where the tile wins nothing"),
        (offered(EDGES, "3s", discards="3s"), (True, False), "or has no yaku"),
        (offered("234567m 25p 678s 55s", "3p", discards="2p"), (False, False), "a hand that is not tenpai is barred"),
        (offered(SIMPLES, "2p", discards="5p", offered_by="kakan"), (True, False), "of a kan as well"),
    ],
)
def test_a_ron_tells_of_furiten_where_a_river_is_given(client, fields, told, because):
    ron = client.post("/v1/actions", json={"rules": "standard", **fields}).json["ron"]
    found = ron.get("furiten")
    assert (found and (found["furiten"], found["can_ron"])) == told, because
    assert ron["legal"] == (ron.get("reason") is None)
    if found:
        asked = {"hand": fields["hand"], "rules": "standard", "riichi": fields.get("riichi", False)}
        rivers = {name: fields.get(name, "") for name in ("discards", "passed", "passed_since_riichi")}
        assert found == client.post("/v1/furiten", json={**asked, **rivers}).json, "it is the answer of furiten"


@pytest.mark.parametrize("rivers", [{"discards": None, "passed": "9p"}, {"discards": "9p", "passed": None}])
def test_a_ron_is_legal_where_furiten_is_not_known(rivers):
    assert act(offered(SIMPLES, "2p", **rivers))["ron"].reason is None


@pytest.mark.parametrize("action", ["pon", "daiminkan", "chi"])
def test_only_ron_tells_of_furiten(client, action):
    assert "furiten" not in client.post("/v1/actions", json=offered(SIMPLES, "5p", discards="2p")).json[action]


@pytest.mark.parametrize(
    ("rivers", "furiten", "because"),
    [
        ({}, False, "nothing is told"),
        ({"discards": "1z"}, False, "no wait lies in the river"),
        ({"discards": "1z2p"}, True, "one does"),
        ({"discards": "1z", "passed": "5p"}, False, "a pass ends with the discard that declares (S84)"),
        ({"discards": "1z", "passed": None}, False, "whatever it was"),
        ({"discards": "1z", "passed_since_riichi": "5p"}, False, "there was no riichi yet"),
        ({"discards": None, "passed": "9m"}, "unknown", "a wait may lie there"),
    ],
)
def test_furiten_of_a_riichi(client, rivers, furiten, because):
    [declared] = client.post("/v1/actions", json={"rules": "standard", **TENPAI, **rivers}).json["riichi"]["discards"]
    assert {wait["furiten"] for wait in declared["waits"]} == {furiten}, because
    assert {wait["ron"]["win"] for wait in declared["waits"]} == {furiten is not True}, because


def test_declaring_with_a_wait_is_furiten_whatever_is_told(client):
    for rivers in ({}, {"discards": "1z"}, {"discards": None, "passed": "9m"}):
        answer = client.post("/v1/actions", json={"rules": "standard", **drawn(SIMPLES, "5p"), **rivers}).json
        [declared] = [one for one in answer["riichi"]["discards"] if one["discard"] == "5p"]
        assert {wait["furiten"] for wait in declared["waits"]} == {True}, rivers
