"""Examples: whole requests for the API document. The app is asked for their answers."""

from typing import Any

RIICHI = {"hand": "234567m340p45s88s", "win_tile": "6s", "riichi": True, "dora_indicators": "3p"}
IMPOSSIBLE = {"hand": "33333m340p45s888s", "win_tile": "6s", "ippatsu": True, "seatwind": "east"}
WAITING = "34p678p345s789s22z"

EAST_3 = {
    "round": {"wind": "east", "number": 3, "honba": 1, "riichi_sticks": 1},
    "scores": [25000, 25000, 25000, 25000],
}

#: Endpoint -> name of an example, what it shows, and the request. The answers are asked of the app.
EXAMPLES: dict[str, tuple[tuple[str, str, dict[str, Any]], ...]] = {
    "wins.get_score": (
        ("riichi", "Riichi, pinfu, tanyao, a dora and a red five by ron", RIICHI),
        (
            "open_hand",
            "The dealer draws the winning tile of an open hand; two counters and a stick lie on the table",
            {
                "hand": "33m567p23s",
                "melds": ["pon:777z@across", "chi:340m"],
                "win_tile": "4s",
                "tsumo": True,
                "seat_wind": "east",
                "honba": 2,
                "riichi_sticks": 1,
            },
        ),
        (
            "liability",
            "Daisangen: west fed the third dragon set, so he pays half of a ron off north",
            {
                "hand": "99m23p",
                "melds": ["pon:555z", "ankan:6666z", {"type": "pon", "tiles": ["7z", "7z", "7z"], "from": "right"}],
                "win_tile": "4p",
                "discarder": "north",
            },
        ),
        (
            "other_rules",
            "4 han 30 fu are rounded up to mangan, and names are Japanese",
            {**RIICHI, "dora_indicators": [], "rules": {"preset": "tenhou_4p", "kiriage_mangan": True}, "lang": "ja"},
        ),
        (
            "three_players",
            "Three players: two norths are set aside, the tiles are Tenhou's numbers",
            {
                "hand": [36, 40, 44, 53, 56, 60, 72, 76, 80, 96, 100, 124, 125],
                "win_tile": 104,
                "tsumo": True,
                "north": 2,
                "rules": "tenhou_3p",
            },
        ),
        (
            "no_yaku",
            "A finished hand without yaku is no error",
            {"hand": "123m456p78s99s", "melds": ["chi:123s"], "win_tile": "9s"},
        ),
        (
            "explained",
            "Seven pairs or two times two equal runs: the reading that pays more is taken, and explained",
            {"hand": "334455m334455p6s", "win_tile": "6s", "explain": True},
        ),
    ),
    "wins.get_points": (
        ("han_and_fu", "3 han 40 fu", {"han": 3, "fu": 40, "discarder": "west", "honba": 1}),
        ("yakuman", "The dealer draws a yakuman", {"yakuman": 1, "tsumo": True, "seat_wind": "east"}),
    ),
    "hands.get_tenpai": (
        (
            "waits",
            "What a hand waits for, with what lies open",
            {"hand": WAITING, "dora_indicators": "1p", "visible": "2p"},
        ),
        ("furiten", "One of the tiles it waits for was discarded", {"hand": WAITING, "discards": "5p1z"}),
        ("discard", "Which discard leaves it tenpai", {"hand": WAITING + "9m"}),
    ),
    "hands.get_shanten": (
        ("waiting", "A hand of 13 tiles", {"hand": "123m456p13579s11z"}),
        ("drawn", "A hand with its draw, beside two melds", {"hand": "23m5669p11z", "melds": ["pon:777z", "chi:789s"]}),
    ),
    "hands.get_furiten": (
        ("furiten", "By an own discard and a tile passed", {"hand": WAITING, "discards": "5p1z", "passed": "2p"}),
        ("unknown", "The own discards are not known", {"hand": WAITING, "discards": None}),
    ),
    "hands.get_actions": (
        ("own_turn", "A tile was drawn", {"hand": "234567m34p678s22z", "drawn": "9m", "melds": []}),
        ("called", "Another discards a tile", {"hand": WAITING, "offered": "2p", "from": "left"}),
    ),
    "rounds.post_settle": (
        (
            "ron",
            "South's riichi wins off the dealer, in east 3 with a counter and a stick on the table",
            {
                **EAST_3,
                "riichi": [3],
                "result": {
                    "type": "win",
                    "wins": [
                        {"seat": 3, "from": 2, "hand": "234567m340p45s88s", "win_tile": "6s", "riichi": True},
                    ],
                },
            },
        ),
        (
            "double_ron",
            "Two win on one tile, their hands known by what they are worth",
            {
                **EAST_3,
                "result": {
                    "type": "win",
                    "wins": [
                        {"seat": 0, "from": 1, "han": 3, "fu": 40},
                        {"seat": 2, "from": 1, "han": 5},
                    ],
                },
            },
        ),
        (
            "liability",
            "A yakuman by tsumo for which seat 1 is liable, so that he pays all of it",
            {
                **EAST_3,
                "result": {
                    "type": "win",
                    "wins": [{"seat": 0, "from": None, "yakuman": 1, "liable": [{"seat": 1, "yakuman": 1}]}],
                },
            },
        ),
        (
            "exhaustive_draw",
            "Two of four are tenpai, the dealer among them",
            {**EAST_3, "riichi": [2], "result": {"type": "exhaustive_draw", "tenpai": [0, 2]}},
        ),
        (
            "hands",
            "Three players show hands and discards: seat 2 has nagashi mangan",
            {
                "rules": "tenhou_3p",
                "round": {"wind": "east", "number": 1},
                "scores": [35000, 35000, 35000],
                "result": {
                    "type": "exhaustive_draw",
                    "hands": [
                        {"hand": "34p678p345s789s22z", "discards": "1m9p2p"},
                        {"hand": "34567p22s", "melds": ["pon:777z", "pon:999m"], "discards": "1z3s"},
                        {"hand": "258p1469s123456z", "discards": "19m19p9s7z"},
                    ],
                },
                "explain": True,
            },
        ),
        (
            "abortive_draw",
            "A first hand of nine terminals and honours is thrown in",
            {**EAST_3, "result": {"type": "abortive_draw", "kind": "kyuushu_kyuuhai"}},
        ),
        (
            "chombo",
            "A false win costs 20 rank points in M-League",
            {**EAST_3, "rules": "m_league", "result": {"type": "chombo", "seat": 1}},
        ),
        (
            "end_of_game",
            "The dealer of the last round wins, is first, and ends the game",
            {
                "rules": "tenhou_4p",
                "round": {"wind": "south", "number": 4, "honba": 1},
                "scores": [31000, 22000, 17000, 30000],
                "result": {"type": "win", "wins": [{"seat": 3, "from": None, "han": 3, "fu": 40}]},
                "explain": True,
            },
        ),
    ),
    "batch.post_batch": (
        (
            "three_questions",
            "A win, the waits of a hand, and an item that fails alone",
            {
                "requests": [
                    {"id": "win", "to": "score", "body": RIICHI},
                    {"id": "waits", "to": "furiten", "body": {"hand": WAITING, "discards": "6p"}},
                    {"id": 3, "to": "score", "body": IMPOSSIBLE},
                ]
            },
        ),
    ),
}
