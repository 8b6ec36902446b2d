"""Actions: what a player may do on his turn or with another's tile, and every reason why not."""

from typing import Any

from schemas.hands import ActionsRequest
from scoring.actions import Action, others_tile, own_turn
from scoring.tiles import names
from tests.helpers import tiles

Fields = dict[str, Any]

THREE = "mahjong_soul_3p"


def rules(preset="standard", **options):
    """Name a preset with some options changed."""
    return {"preset": preset, **options}


def act(fields: Fields) -> dict[str, Action]:
    turn, rule_set, _ = ActionsRequest().load({"rules": "standard", **fields})
    return own_turn(turn, rule_set) if turn.offered is None else others_tile(turn, rule_set)


def reason(fields, action):
    """Say why an action is not legal, ``None``: it is; ``discards 7z`` and the like ask for one option."""
    name, _, wanted = action.partition(" ")
    found = act(fields)[name]
    if not wanted:
        return found.reason
    [option] = [option for option in found.options if option.tiles == tiles(wanted)]
    return option.reason


def legal(fields):
    """Name everything that may be done."""
    return {name for name, action in act(fields).items() if action.reason is None}


def options(fields, action):
    """Give the options of an action: (tiles, reason)."""
    return [(" ".join(names(option.tiles)), option.reason) for option in act(fields)[action].options]


def yaku(action):
    return {id for id, _ in action.score.best.yaku}


def drawn(hand, tile, **fields):
    return {"hand": hand, "drawn": tile, **fields}


def offered(hand, tile, source="left", **fields):
    return {"hand": hand, "offered": tile, "from": source, **fields}


#: Pinfu and tanyao, waiting for 2p and 5p.
SIMPLES = "234567m 34p 678s 55s"
#: Waits for 3s, without a yaku by ron.
EDGES = "123m 456p 789s 24s 99m"
#: Waits for 1s, which has no yaku, and for 4s, which is tanyao.
HALF, HALF_MELDS = "678m 567p 23s 88s", {"melds": ["pon:222m"]}
#: Waits for 7z.
ORPHANS = "119m 19p 19s 123456z"
RIICHI = {"riichi": True}
PON, PON_CALLED = {"melds": ["pon:777z"]}, {"type": "pon", "tiles": "777z", "called": "7z", "from": "across"}
CHI = {"type": "chi", "tiles": "456p", "called": "4p", "from": "left"}
#: Eleven tiles, as after a call.
ELEVEN = "234567m 1z 34p 99s"
#: Fourteen tiles that are tenpai after 9p.
TENPAI = drawn(SIMPLES, "9p")
#: Waits that change, sets that change, and yaku that change with a kan of the tile drawn in riichi.
WAITS_CHANGE = drawn("4m 555m 123p 678s 999s", "0m", riichi=True)
SETS_CHANGE = drawn("77m 222333444p 56s", "2p", riichi=True)
YAKU_CHANGE = drawn("1112456778999m", "1m", riichi=True)
NOTHING_CHANGES = drawn("234567m 34p 55s 777z", "7z", riichi=True)
#: Nine kinds of terminals and honours, or eight of them.
NINE, EIGHT = drawn("19m 19p 19s 123z 2345m", "6m", first_turn=True), drawn("19m 19p 19s 12z 23456m", "6m", first_turn=True)

THREE_HAND = "99m 123456789p 1z"
#: Waits for a north to be set aside.
NORTH_WAIT = "99m 123456789p 4z4z"


def riichi_ankan(level):
    return {"rules": rules(riichi_ankan=level)}


#: Reason -> the action refused for it, when it is refused, when it just is not, why.
REFUSED: dict[str, list[tuple[str, Fields, Fields, str]]] = {
    "not_agari": [
        ("tsumo", drawn(SIMPLES, "9m"), drawn(SIMPLES, "5p"), "9m completes nothing"),
        ("ron", offered(SIMPLES, "1p"), offered(SIMPLES, "2p"), "nor does 1p"),
        ("ron", offered("12z 234567m 678s 99s", "3z"), offered("33z 234567m 678s 99s", "3z", riichi=True), "winds: no run"),
    ],
    "no_yaku": [
        ("ron", offered(EDGES, "3s"), offered(EDGES, "3s", riichi=True), "a closed hand without a yaku (S11)"),
        ("tsumo", drawn(HALF, "1s", **HALF_MELDS), drawn(HALF, "4s", **HALF_MELDS), "only 4s makes tanyao"),
        ("ron", offered(EDGES, "3s"), offered(EDGES, "3s", offered_by="kakan"), "robbing a kan is a yaku (S34)"),
        ("ron", offered(EDGES, "3s", wall_tiles=1), offered(EDGES, "3s", wall_tiles=0), "so is the last tile (S32)"),
        ("ron", offered(EDGES, "3s", dora_indicators="2s"), drawn(EDGES, "3s") | {"drawn": None} | offered(EDGES, "3s", riichi=True), "dora are no yaku"),
    ],
    "below_minimum_han": [
        (
            "ron",
            offered(HALF, "4s", **HALF_MELDS, rules=rules(minimum_han=2)),
            offered(SIMPLES, "2p", rules=rules(minimum_han=2)),
            "one han of two (S12)",
        ),
        (
            "tsumo",
            drawn(HALF, "4s", **HALF_MELDS, rules=rules(minimum_han=2)),
            drawn(EDGES, "3s", riichi=True, rules=rules(minimum_han=2)),
            "riichi and tsumo are two",
        ),
    ],
    "furiten": [
        ("ron", offered(SIMPLES, "2p", discards="5p"), offered(SIMPLES, "2p", discards="1p"), "5p is a wait (S85)"),
        ("ron", offered(SIMPLES, "0p", passed="2p"), offered(SIMPLES, "0p", passed="3p"), "2p was let go"),
        (
            "ron",
            offered(SIMPLES, "2p", passed_since_riichi="2p", **RIICHI),
            offered(SIMPLES, "2p", passed_since_riichi="2p", **RIICHI, rules=rules(riichi_furiten=False)),
            "let go in riichi (S83)",
        ),
        (
            "ron",
            offered(SIMPLES, "2p", discards="5p", offered_by="kakan"),
            offered(SIMPLES, "2p", discards="4p", offered_by="kakan"),
            "a furiten player robs no kan (S85)",
        ),
    ],
    "in_riichi": [
        ("riichi", TENPAI | RIICHI, TENPAI, "once is enough"),
        ("discards 5s", TENPAI | RIICHI, TENPAI, "only the tile drawn (S81)"),
        ("pon", offered(SIMPLES, "5s", **RIICHI), offered(SIMPLES, "5s"), "no calls (S81)"),
        ("chi", offered(SIMPLES, "5p", **RIICHI), offered(SIMPLES, "5p"), "chi is one"),
        (
            "daiminkan",
            offered("234567m 34p 55s 777z", "7z", **RIICHI),
            offered("234567m 34p 55s 777z", "7z"),
            "an open kan is one, though it would change nothing",
        ),
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
            drawn("567m 34p 678s 55s", "9p", melds=["ankan:2222m"]) | {"melds": ["daiminkan:2222m"]},
            drawn("567m 34p 678s 55s", "9p", melds=["ankan:2222m"]),
            "an open kan is a call",
        ),
        (
            "riichi",
            {"hand": ELEVEN, "melds": [PON_CALLED]},
            drawn("234567m 1z 34p 99s 77z", "7z"),
            "after a call",
        ),
    ],
    "not_tenpai": [
        ("riichi", drawn("234567m 25p 678s 55s", "9p"), TENPAI, "two exchanges away"),
        (
            "riichi",
            drawn("234567m 1111z 222z", "1m") | drawn("1111z 234567m 22z", "2z", melds=[]) | drawn("1112m 555z 666777z", "1m"),
            TENPAI,
            "placeholder",
        ),
    ],
    "furiten_riichi": [
        (
            "riichi",
            TENPAI | {"discards": "2p", "rules": rules(riichi_while_furiten=False)},
            TENPAI | {"discards": "2p"},
            "2p is a wait",
        ),
        (
            "riichi",
            TENPAI | {"discards": "2p", "rules": rules(riichi_while_furiten=False)},
            TENPAI | {"discards": "1p", "rules": rules(riichi_while_furiten=False)},
            "1p is none",
        ),
        (
            "riichi",
            drawn("234567m 34p 678s 22z", "5p", rules=rules(riichi_while_furiten=False)),
            drawn("234567m 34p 678s 22z", "6p", rules=rules(riichi_while_furiten=False)),
            "every discard that leaves tenpai is a wait; 6p is none",
        ),
    ],
    "too_few_points": [
        ("riichi", TENPAI | {"points": 900}, TENPAI | {"points": 1000}, "a riichi stick is 1000 (S79)"),
        ("riichi", TENPAI | {"points": 900}, TENPAI | {"points": 900, "rules": rules(riichi_min_points=0)}, "no minimum"),
    ],
    "too_few_wall_tiles": [
        ("riichi", TENPAI | {"wall_tiles": 3}, TENPAI | {"wall_tiles": 4}, "four tiles must be left (S79)"),
        (
            "riichi",
            TENPAI | {"wall_tiles": 0, "rules": rules(riichi_min_wall_tiles=1)},
            TENPAI | {"wall_tiles": 1, "rules": rules(riichi_min_wall_tiles=1)},
            "or one",
        ),
        ("riichi", TENPAI | {"last_tile": True}, TENPAI, "none is left after the last one"),
    ],
    "last_tile": [
        ("ankan", drawn("1111m 34p 678s 5567s", "8s", wall_tiles=0), drawn("1111m 34p 678s 5567s", "8s", wall_tiles=1), "no replacement is left"),
        ("kakan", drawn(ELEVEN[:-2] + "9s", "7z", **PON, wall_tiles=0), drawn(ELEVEN[:-2] + "9s", "7z", **PON, wall_tiles=1), "nor for a kakan"),
        ("north", drawn(THREE_HAND + "", "4z", rules=THREE, wall_tiles=0), drawn(THREE_HAND, "4z", rules=THREE, wall_tiles=1), "nor for a north"),
        ("pon", offered(SIMPLES, "5s", wall_tiles=0), offered(SIMPLES, "5s", wall_tiles=1), "the last discard is not called (S71)"),
        ("chi", offered(SIMPLES, "5p", wall_tiles=0), offered(SIMPLES, "5p", wall_tiles=1), "not by chi either"),
        ("pon", offered(SIMPLES, "5s", last_tile=True), offered(SIMPLES, "5s"), "said in words"),
        ("ankan", drawn("1111m 34p 678s 5567s", "8s", last_tile=True), drawn("1111m 34p 678s 5567s", "8s"), "the same on the own turn"),
        ("north", drawn(THREE_HAND, "4z", rules=THREE, last_tile=True), drawn(THREE_HAND, "4z", rules=THREE), "and for a north"),
    ],
}
