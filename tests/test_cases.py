"""Cases from bug reports and questions about other scorers, asked over HTTP: what is right is the answer.

``cases/README.md`` of the shared folder describes the rows. Here stand the topics that a score, points and
the tables of the service answer; the others are about draws, waits, furiten and what a player may do.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from flask.testing import FlaskClient

from scoring.tiles import KIND_OF, SEAT_NAMES, TILE_NAMES, TILE_OF_NAME
from tests.conversion import Answer, ask
from tests.shared_data import Row, parameters, rows

CASES = "cases/for_developers.jsonl"

#: Topic -> number of cases; all of them are checked.
CHECKED = {
    "api": 4,
    "dora": 4,
    "fu": 15,
    "liability": 4,
    "payment": 6,
    "sanma": 6,
    "validation": 17,
    "yaku": 20,
    "yakuman": 7,
}

#: What a case says is right but is not compared -> why not.
NOT_COMPARED = {
    "detail": "a sentence for the reader",
    "fu_detail_lines": "fu_detail once more, as text",
    "nine_sided": "the id of the yaku says it",
    "note": "a sentence for the reader",
    "reported_numbers": "of another hand, which the report did not give",
    "valid": "the error says it",
}

PRESETS = {
    "m-league": "m_league",
    "mahjong-soul": "mahjong_soul_4p",
    "tenhou": "tenhou_4p",
    "wrc": "wrc_2025",
}

#: A rule of the cases -> our options. What a missing rule means is as in Tenhou.
OPTIONS: dict[tuple[str, Any], dict[str, Any]] = {
    ("aka", False): {"red_fives": {"m": 0, "p": 0, "s": 0}},
    ("aka", True): {},
    ("double_wind_fu", 2): {"double_wind_pair_fu": 2},
    ("double_wind_fu", 4): {"double_wind_pair_fu": 4},
    ("double_yakuman", True): {"double_suuankou_tanki": True},
    ("honba_per_counter_ron", 1500): {"honba_value_ron": 1500},
    ("kiriage", True): {"kiriage_mangan": True},
    ("kuitan", True): {"open_tanyao": True},
    ("sanma", True): {"preset": "tenhou_3p"},
    ("tsumo_loss", True): {"sanma_tsumo": "loss"},
}

#: The same hand under other rules: what the cases call them -> our options.
#: What they call WRC are its older books, by which yakuman do not add up; by that of 2025 they do.
ALTERNATIVES: dict[str, dict[str, Any]] = {
    "if_double": {"double_daisuushii": True, "double_junsei_chuuren": True},
    "if_double_wind_fu_2": {"double_wind_pair_fu": 2},
    "if_no_kazoe": {"kazoe_yakuman": "sanbaiman"},
    "if_off": {"kiriage_mangan": False},
    "if_rinshan_fu_off": {"rinshan_tsumo_fu": 0},
    "mahjong_soul_multiple": {"preset": "mahjong_soul_4p"},
    "same_answer_if_double_wind_fu_4": {"double_wind_pair_fu": 4},
    "tenhou": {"preset": "tenhou_4p"},
    "wrc": {"preset": "wrc_2025", "yakuman_stacking": False},
}

#: An alternative told in words.
IN_WORDS = {
    "renhou does not exist: tanyao+pinfu 2 han 2000": {
        "yaku": {"tanyao": 1, "pinfu": 1},
        "han": 2,
        "payment": {"discarder": 2000},
    },
}

#: Name in the cases -> our id, where they differ by more than a space.
IDS = {
    "chuuren 9-wait": "junsei_chuuren_poutou",
    "kokushi": "kokushi_musou",
    "kokushi 13-wait": "kokushi_musou_juusanmen",
    "rinshan": "rinshan_kaihou",
    "sanshoku": "sanshoku_doujun",
}
BONUS = {"dora": ("dora", "ura"), "aka": ("red",), "nuki": ("north",)}

FU_IDS = {
    "double wind pair": "pair",
    "menzen ron": "closed_ron",
    "open pinfu": "open_pinfu",
    "valued pair": "pair",
}

#: What a case says is wrong -> the codes that fit.
CODES = {
    "flags": {"contradiction"},
    "hand_size": {"hand_size"},
    "notation": {"unknown_notation"},
    "red_five_count": {"red_five_count"},
    "tile_count": {"too_many_copies", "contradiction"},
    "win_tile_not_in_hand": {"win_tile_not_in_hand"},
}

#: Case -> codes that are right besides.
ALSO_WRONG = {"C128": {"red_five_count"}}  # its 5555m lacks the red one, as in C138

#: Pinfu, tanyao and a red five: 3900 by ron of a player who does not deal.
KNOWN = {"hand": "234567m340p45s88s", "win_tile": "6s"}


# From a case to a request.

RIICHI = {"riichi": {"riichi": True}, "double": {"double_riichi": True}}
NAMES = {
    "chankan": "chankan",
    "dora_indicators": "dora_indicators",
    "haitei": "last_tile",
    "hand": "hand",
    "hand14": "hand",
    "honba": "honba",
    "houtei": "last_tile",
    "ippatsu": "ippatsu",
    "nuki": "north",
    "renhou": "first_turn",
    "rinshan": "rinshan",
    "round": "round_wind",
    "seat": "seat_wind",
    "sticks": "riichi_sticks",
    "tenhou": "first_turn",
    "ura_indicators": "ura_indicators",
    "win": "win_tile",
}


def rules_of(case: Row) -> dict[str, Any]:
    told = case["input"].get("rules", {})
    rules = {"preset": PRESETS[told.get("preset", "tenhou")]}
    for rule in told.items():
        rules |= OPTIONS[rule] if rule[0] != "preset" else {}
    return rules


def request_of(case: Row) -> dict[str, Any]:
    """Ask what a case asks; of what it does not tell nothing is said."""
    told = case["input"]
    body = {ours: told[theirs] for theirs, ours in NAMES.items() if theirs in told}
    body |= RIICHI.get(told.get("riichi"), {})
    body |= {"chankan": True, "offered_by": told["robbed"]} if "robbed" in told else {}
    melds = [f"{one['type']}:{one['tiles']}" for one in told.get("melds", ())]
    return body | {"melds": melds, "tsumo": told.get("by") == "tsumo", "rules": rules_of(case)}


def answered(client: FlaskClient, body: dict[str, Any], to: str = "/v1/score") -> Answer:
    status, answer = ask(client, body, to)
    assert status == 200, answer
    return answer


def codes(client: FlaskClient, body: dict[str, Any]) -> set[str]:
    status, problem = ask(client, body)
    assert status == 422, problem
    return {one["code"] for one in problem["errors"]}


# What a case and an answer say, in the same words.


def our_id(name: str) -> str:
    return IDS.get(name, name.replace(" ", "_"))


def right_yaku(told: dict[str, Any]) -> dict[str, int]:
    named = {name if name in BONUS else our_id(name): han for name, han in told.items()}
    return {id: 5 if han == "mangan" else han for id, han in named.items()}


def our_yaku(answer: Answer) -> dict[str, int]:
    value = "yakuman" if answer["yakuman"] else "han"
    bonus = {name: sum(answer["bonus"][origin] for origin in origins) for name, origins in BONUS.items()}
    yaku = {one["id"]: one[value] for one in answer["yaku"]}
    return yaku | {name: han for name, han in bonus.items() if han}


#: Id, kind of a triplet or kan, whether it is open, fu.
FuLine = tuple[str, str, bool, int]


def right_fu(told: list[tuple[str, int]]) -> list[FuLine]:
    """Read lines such as ``closed triplet 1s``."""
    lines = []
    for name, fu in told:
        match name.split():
            case [("open" | "closed") as how, id, tile]:
                lines.append((id, tile, how == "open", fu))
            case _:
                lines.append((FU_IDS.get(name, name), "", False, fu))
    return sorted(lines)


def our_fu(answer: Answer) -> list[FuLine]:
    return sorted(
        (one["id"], kind(one["tiles"][0]) if "open" in one else "", one.get("open", False), one["fu"])
        for one in answer["fu_items"]
    )


def kind(tile: str) -> str:
    return TILE_NAMES[KIND_OF[TILE_OF_NAME[tile]]]


def our_payment(answer: Answer) -> dict[str, int]:
    """Say what is paid, counters included: by the discarder, by each, or by the dealer and the others."""
    paid = {one["from"]: one["points"] for one in answer["payments"]}
    if "discarder" in paid:
        return paid
    if answer["payments"][0]["to"] == "east":
        [each] = set(paid.values())
        return {"each": each}
    dealer = paid.pop("east")
    [other] = set(paid.values())
    return {"dealer": dealer, "nondealer": other}


def our_limit(answer: Answer) -> str | None:
    return answer["limit"].replace("_", " ") if answer["limit"] else None


def right_limit(name: str) -> str:
    return name.removeprefix("kiriage ")


#: What a case says -> how we say it, how it says it.
COMPARED: dict[str, tuple[Callable[[Answer], Any], Callable[[Any], Any]]] = {
    "dealer": (lambda answer: our_payment(answer)["dealer"], int),
    "fu": (lambda answer: answer["fu"], lambda fu: fu),
    "fu_detail": (our_fu, right_fu),
    "han": (lambda answer: answer["han"], int),
    "limit": (our_limit, right_limit),
    "nondealer": (lambda answer: our_payment(answer)["nondealer"], int),
    "payment": (our_payment, dict),
    "raw_fu": (lambda answer: sum(one["fu"] for one in answer["fu_items"]), int),
    "ron": (lambda answer: our_payment(answer)["discarder"], int),
    "valid_win": (lambda answer: answer["win"], bool),
    "winner_total_incl_sticks": (lambda answer: answer["points"]["total"], int),
    "yaku": (our_yaku, right_yaku),
    "yakuman_multiple": (lambda answer: answer["yakuman"], int),
}


def agrees(answer: Answer, told: dict[str, Any]) -> None:
    """Assert all that a case tells about an answer."""
    ours = {what: COMPARED[what][0](answer) for what in told}
    assert ours == {what: COMPARED[what][1](value) for what, value in told.items()}
    if "han" in told and "limit" not in told:
        assert answer["limit"] is None


# Checks that many cases share.


def check_win(client: FlaskClient, case: Row) -> None:
    body, right = request_of(case), case["right"]
    told = {what: value for what, value in right.items() if what not in NOT_COMPARED | ALTERNATIVES.keys()}
    agrees(answered(client, body), told)
    for what, options in ALTERNATIVES.items():
        if what in right:
            rules = options if "preset" in options else body["rules"] | options
            agrees(answered(client, body | {"rules": rules}), alternative(what, right[what], told))


def alternative(what: str, value: Any, told: dict[str, Any]) -> dict[str, Any]:
    """Write out what a case says of the same hand under other rules."""
    if what.startswith("same_answer"):
        return {name: told[name] for name in ("yaku", "han", "fu", "payment")}
    if what.endswith("_multiple"):
        return {"yakuman_multiple": value}
    if isinstance(value, str):
        return IN_WORDS[value]
    return value if isinstance(value, dict) else {"ron": value}


def check_no_win(client: FlaskClient, case: Row) -> None:
    answer = answered(client, request_of(case))
    assert (answer["win"], answer["reason"]) == (False, our_id(case["right"]["error"]))
    assert not answer.keys() & {"han", "fu", "yaku", "bonus", "points", "payments"}


def check_refusal(client: FlaskClient, case: Row) -> None:
    found = codes(client, request_of(case)) - ALSO_WRONG.get(case["id"], set())
    assert found
    assert found <= CODES[case["right"]["error"]]


# Liability: the cases name the yakuman, the hands are made here.

#: Yakuman -> concealed tiles and the winning tile that make them beside three dragon melds.
BESIDE_DRAGONS = {"daisangen": ("23m99s", "4m"), "daisangen tsuuiisou": ("1122z", "2z")}
DRAGON_MELDS = ("pon:555z", "pon:666z", "pon:777z")
SOURCES = (None, "right", "across", "left")


def source(winner: str, feeder: str) -> str | None:
    return SOURCES[("ESWN".index(feeder) - "ESWN".index(winner)) % 4]


def change(answer: Answer) -> dict[str, int]:
    """Sum up what each seat gains or loses."""
    changes = dict.fromkeys(SEAT_NAMES, 0)
    for paid in answer["payments"]:
        changes[paid["from"]] -= paid["points"]
        changes[paid["to"]] += paid["points"]
    return dict(zip("ESWN", changes.values(), strict=True))


def liability_request(told: dict[str, Any], rules: dict[str, Any]) -> dict[str, Any]:
    hand, win_tile = BESIDE_DRAGONS[" ".join(told["yakuman"])]
    body = {"hand": hand, "win_tile": win_tile, "rules": rules}
    body |= {"seat_wind": told["winner"], "honba": told["honba"]}
    return body | ({"tsumo": True} if told["by"] == "tsumo" else {"discarder": told["discarder"]})


def check_liability(client: FlaskClient, case: Row) -> None:
    """Name the liable player, and let him be found by whom the last dragons were called from."""
    told, right = case["input"], case["right"]
    rules = rules_of(case)
    expected = [(rules, right["deltas"])]
    if deltas := right.get("tenhou_deltas"):
        expected.append(({"preset": "tenhou_4p"}, deltas))
    if deltas := right.get("if_discarder_pays_honba"):
        expected.append((rules | {"pao_honba": "discarder"}, right["deltas"] | deltas))
    [(feeder, yaku)] = told["liable"].items()
    fed = [*DRAGON_MELDS[:2], f"{DRAGON_MELDS[2]}@{source(told['winner'], feeder)}"]
    for options, deltas in expected:
        body = liability_request(told, options)
        named = {"melds": DRAGON_MELDS, "liable": [{"yaku": yaku, "seat": feeder}]}
        assert change(answered(client, body | named)) == deltas
        assert change(answered(client, body | {"melds": fed})) == deltas


def check_nobody_liable(client: FlaskClient, case: Row) -> None:
    told = case["input"]
    melds = []
    for text in told["melds_in_order"]:
        type, tiles, *feeder = text.replace(" from ", " ").split()
        melds.append(f"{type}:{tiles}" + "".join(f"@{source(told['winner'], one)}" for one in feeder))
    body = liability_request(told, rules_of(case)) | {"melds": melds}
    assert change(answered(client, body)) == case["right"]["deltas"]


# Checks of single cases.


def check_ronned_riichi_tile(client: FlaskClient, case: Row) -> None:
    told, right = case["input"], case["right"]
    body = KNOWN | {"rules": "tenhou_4p", "seat_wind": told["winner"], "discarder": told["discarder"]}
    answer = answered(client, body | {"riichi_tile": True, "riichi_sticks": told["sticks_before"]})
    assert answer["points"]["hand"] == told["win_value_ron"]
    assert answer["points"]["riichi_sticks"] == right["sticks_on_table_after"] == 0
    assert change(answer) == right["deltas"]
    options = client.get("/v1/rules/tenhou_4p").get_json()["options"]
    [paid] = [one["value"] for one in options if one["name"] == "riichi_deposit_if_declaration_ronned"]
    assert paid is right["discarder_stick_paid"]


def check_dear_counters(client: FlaskClient, case: Row) -> None:
    told = case["input"]
    body = {"han": 2, "fu": 30, "honba": told["honba"], "rules": rules_of(case)}
    body |= {"seat_wind": told["winner"], "discarder": told["discarder"]}
    answer = answered(client, body, "/v1/points")
    assert answer["points"]["hand"] == told["base_ron"]
    assert change(answer) == case["right"]["deltas"]


def check_undeclared_kan(client: FlaskClient, case: Row) -> None:
    """Refuse fifteen tiles; the fourteen of the case are read as holding the winning tile."""
    body = request_of(case)
    assert codes(client, body | {"hand": body["hand"] + body["win_tile"]}) == {case["right"]["error"]}
    assert "win" in answered(client, body)


def check_houtei_by_tsumo(client: FlaskClient, case: Row) -> None:
    """There is no such question: the last tile is houtei by ron and haitei by tsumo."""
    body = request_of(case)
    ids = [one["id"] for one in answered(client, body)["yaku"]]
    assert "haitei" in ids
    assert "houtei" not in ids
    assert codes(client, body | {"houtei": True}) == {"unknown_field"}


def check_too_few_tiles(client: FlaskClient, case: Row) -> None:
    body = request_of(case)
    assert codes(client, body) == {case["right"]["error"], "missing_field"}
    assert codes(client, body | {"win_tile": "9m"}) == {case["right"]["error"]}


def check_reason(client: FlaskClient, case: Row) -> None:
    answer = answered(client, request_of(case) | {"explain": True})
    assert (answer["win"], answer["reason"]) == (False, case["right"]["reason_code"])
    assert answer["shanten"] == -1
    assert len(answer["detail"].split()) > 3
    near = {one["id"]: one["tiles"] for one in answer["explanation"]["near"]}
    assert near["tanyao"] == ["1p"]


def check_win_tile_convention(client: FlaskClient, _: Row) -> None:
    """Take the winning tile beside the hand or in it; say what was expected and how many tiles came."""
    without = answered(client, KNOWN)
    assert answered(client, KNOWN | {"hand": KNOWN["hand"] + KNOWN["win_tile"]}) == without
    _, problem = ask(client, KNOWN | {"hand": "234567m", "melds": ["pon:777z"]})
    [fault] = problem["errors"]
    assert fault["code"] == "hand_size"
    for number in ("6 concealed tiles", "1 meld", "10", "11"):
        assert number in fault["detail"]


def check_languages(client: FlaskClient, case: Row) -> None:
    win = KNOWN | {"tsumo": True}
    answers = [answered(client, win | {"lang": lang}) for lang in case["input"]["locale"]]
    ids = [[one["id"] for one in answer["yaku"]] for answer in answers]
    names = [[one["name"] for one in answer["yaku"]] for answer in answers]
    assert ids[0] == ids[1] == ids[2]
    assert names[0] != names[1] != names[2] != names[0]
    unknown = answered(client, win | {"lang": "xx"})
    assert unknown["yaku"] == answers[0]["yaku"]
    assert [note["code"] for note in unknown["notes"]] == ["unknown_language"]


def check_published_ids(client: FlaskClient, _: Row) -> None:
    """Publish every id that the other cases are answered with, for the version that answers."""
    response = client.get("/v1/yaku?rules=wrc_2025")
    assert response.headers["Agari-Version"] == client.get("/version").get_json()["version"]
    ids = {one["id"] for one in response.get_json()["yaku"]}
    told = {name for case in rows(CASES) for name in case["right"].get("yaku", ()) if name not in BONUS}
    assert {our_id(name) for name in told} <= ids


SINGLE = {
    "C097": check_ronned_riichi_tile,
    "C099": check_dear_counters,
    "C119": check_undeclared_kan,
    "C126": check_houtei_by_tsumo,
    "C140": check_too_few_tiles,
    "C234": check_nobody_liable,
    "C237": check_reason,
    "C239": check_win_tile_convention,
    "C241": check_languages,
    "C243": check_published_ids,
}


def check_of(case: Row) -> Callable[[FlaskClient, Row], None]:
    right = case["right"]
    if case["id"] in SINGLE:
        return SINGLE[case["id"]]
    if case["topic"] == "liability":
        return check_liability
    if right.get("valid") is False:
        return check_refusal
    return check_no_win if right.get("valid_win") is False else check_win


@pytest.mark.parametrize("case", parameters(CASES, lambda case: case["topic"] in CHECKED))
def test_case(client, case):
    check_of(case)(client, case)


def test_no_case_is_left_out():
    found = Counter(case["topic"] for case in rows(CASES))
    assert {topic: found[topic] for topic in CHECKED} == CHECKED
    assert SINGLE.keys() <= {case["id"] for case in rows(CASES) if case["topic"] in CHECKED}
