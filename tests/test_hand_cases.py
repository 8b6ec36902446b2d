"""Cases about hands that wait, draw or are offered a tile, asked over HTTP: what is right is the answer.

``cases/README.md`` of the shared folder describes the rows; ``test_cases`` has the topics about wins. Every claim
of a case is compared under each rule set that the case speaks for.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from flask.testing import FlaskClient

from scoring.notation import parse_tiles
from scoring.tiles import names
from tests.conversion import Answer, ask
from tests.shared_data import Row, parameters, rows

CASES = "cases/for_developers.jsonl"

#: Topic -> number of cases; all of them are checked.
CHECKED = {"feature-request": 4, "furiten": 11, "kan-legality": 6, "riichi-legality": 5, "waits": 10}

#: What the cases call the rule sets -> our presets.
PRESETS = {"tenhou": "tenhou_4p", "mahjong_soul": "mahjong_soul_4p", "wrc": "wrc_2025"}

#: Case -> options it needs: its tiles show whether it is played with red fives.
WITH_RED, WITHOUT_RED = ({"red_fives": dict.fromkeys("mps", number)} for number in (1, 0))
OPTIONS = {"C146": WITH_RED, "C171": WITHOUT_RED, "C180": WITH_RED, "C186": WITH_RED}
MELDS_COUNT = {"karaten": "noten_if_all_four_in_hand_or_melds"}

NAMES = {
    "concealed": "hand",
    "drawn": "drawn",
    "hand": "hand",
    "hand13": "hand",
    "hand14": "hand",
    "kans_declared_by_all": "kans_on_table",
    "live_wall_tiles": "wall_tiles",
    "offered": "offered",
    "riichi": "riichi",
    "score": "points",
    "seat": "seat_wind",
}
FURITEN = {"discard": "discard", "temporary": "temporary", "riichi": "riichi_permanent"}
ENDS = {"own_discard": "after own next discard"}
REASONS = {
    "kuikae_leaves_nothing": "remaining tiles 1m and 4m are both forbidden by swap-calling",
    "too_few_points": "fewer than 1000 points",
    "too_few_wall_tiles": "fewer than 4 tiles left after the draw",
}
#: Reason -> what is just not refused for it.
JUST_LEGAL: dict[str, dict[str, Any]] = {
    "kuikae_leaves_nothing": {"rules": {"preset": "tenhou_4p", "kuikae": "allowed"}},
    "too_few_points": {"points": 1000},
    "too_few_wall_tiles": {"wall_tiles": 4},
}

#: Pinfu, tanyao and a red five.
KNOWN = ["2m", "3m", "4m", "5m", "6m", "7m", "3p", "4p", "0p", "4s", "5s", "8s", "8s"]


# From a case to a request.


def rule_sets(case: Row) -> list[dict[str, Any]]:
    """List the rule sets a case speaks for: all that it names if it is certain, else those of the platforms."""
    named = [*PRESETS] if case["confidence"].startswith("certain") else ["tenhou", "mahjong_soul"]
    return [{"preset": PRESETS[name], **OPTIONS.get(case["id"], {})} for name in named]


def body_of(case: Row, *wanted: str) -> dict[str, Any]:
    """Take the hand, its melds and what else is wanted from a case."""
    told = case["input"]
    named = {ours: told[theirs] for theirs, ours in NAMES.items() if theirs in told}
    melds = [f"{one['type']}:{one['tiles']}" for one in told.get("melds", ())]
    return {name: value for name, value in named.items() if name in ("hand", *wanted)} | {"melds": melds}


def rivers(case: Row) -> dict[str, Any]:
    """Say what lies in the own river, called away or not, and what was passed before and in riichi."""
    told = case["input"]
    river = names(parse_tiles(told["own_river"])) if "own_river" in told else []
    called = names(parse_tiles(told.get("own_discards_called_away", "")))
    return {
        "discards": river + called,
        "called_away": [*range(len(river), len(river) + len(called))],
        "passed": passed(told, "events_since_own_discard"),
        "passed_since_riichi": passed(told, "events_after_riichi"),
    }


def passed(told: dict[str, Any], events: str) -> list[str]:
    return [event["tile"] for event in told.get(events, ()) if not event["claimed"]]


def answered(client: FlaskClient, body: dict[str, Any], to: str) -> Answer:
    status, answer = ask(client, body, f"/v1/{to}")
    assert status == 200, answer
    return answer


def agreed(client: FlaskClient, case: Row, body: dict[str, Any], to: str, view: Callable[[Answer], Any]) -> Any:
    """Give what all rule sets answer alike."""
    first, *others = (view(answered(client, body | {"rules": rules}, to)) for rules in rule_sets(case))
    assert all(other == first for other in others)
    return first


# Furiten.


def furiten(client: FlaskClient, case: Row, view: Callable[[Answer], Any], **changed: Any) -> Any:
    return agreed(client, case, body_of(case, "riichi") | rivers(case) | changed, "furiten", view)


def furiten_kind(answer: Answer) -> str | None:
    assert answer["furiten"] is bool(answer["causes"])
    [kind] = {cause["kind"] for cause in answer["causes"]} or [None]
    return FURITEN.get(kind)


def may_ron(client: FlaskClient, case: Row) -> bool:
    """Ask about furiten, and see that a ron is legal or refused for that reason; riichi gives closed hands a yaku."""
    can_ron = furiten(client, case, lambda answer: answer["can_ron"])
    body = body_of(case) | rivers(case)
    closed = not any(meld.startswith(("chi", "pon")) for meld in body["melds"])
    turn = {"offered": case["input"]["offered_tile"], "from": "right", "riichi": closed}
    ron = agreed(client, case, body | turn, "actions", lambda answer: answer["ron"].get("reason"))
    assert ron == (None if can_ron else "furiten")
    return bool(can_ron)


def may_tsumo(client: FlaskClient, case: Row) -> bool:
    body = body_of(case, "riichi") | rivers(case) | {"drawn": case["input"]["offered_tile"]}
    return bool(agreed(client, case, body, "actions", lambda answer: answer["tsumo"]["legal"]))


def ends(client: FlaskClient, case: Row) -> str:
    body = body_of(case) | rivers(case) | {"rules": PRESETS["tenhou"]}
    [cause] = answered(client, body, "furiten")["causes"]
    return ENDS[cause["ends"]]


def while_calling(client: FlaskClient, case: Row) -> str:
    """Before the discard that ends it the tile counts as passed; where only an own draw ends it, after as well."""
    assert case["input"]["events"][0] == "opponent discards 3m (passed)"
    assert furiten(client, case, furiten_kind, passed=["3m"]) == "temporary"
    body = body_of(case) | {"discards": [], "passed": ["3m"]}
    for until in ("own_discard", "own_draw"):
        rules = {"preset": PRESETS["tenhou"], "temporary_furiten_ends": until}
        [cause] = answered(client, body | {"rules": rules}, "furiten")["causes"]
        assert cause["ends"] == until
    return "still furiten until the discard is made"


# Waits.


def waits(client: FlaskClient, case: Row, view: Callable[[Answer], Any], **changed: Any) -> Any:
    return agreed(client, case, body_of(case) | changed, "tenpai", view)


def tiles(answer: Answer) -> list[str]:
    return [wait["tile"] for wait in answer["waits"]]


def winnable(answer: Answer) -> list[str]:
    """List the waits of which the player does not hold all four."""
    return [wait["tile"] for wait in answer["waits"] if wait["remaining"]]


def live_tiles(client: FlaskClient, case: Row) -> dict[str, int]:
    visible = case["input"]["visible_elsewhere"]
    counted = waits(
        client, case, lambda answer: {wait["tile"]: wait["remaining"] for wait in answer["waits"]}, visible=visible
    )
    assert waits(client, case, lambda answer: answer["tenpai"], visible=visible) is case["right"]["tenpai"]
    return dict(counted)


def is_tenpai(client: FlaskClient, case: Row) -> bool:
    """Ask for tenpai, and see that the shanten say the same and that a hand that is not tenpai may not ron."""
    tenpai = waits(client, case, lambda answer: answer["tenpai"])
    assert waits(client, case, lambda answer: answer["shanten"] == 0) is tenpai
    if not tenpai:
        assert not furiten(client, case, lambda answer: answer["can_ron"])
    return bool(tenpai)


def is_tenpai_if_melds_count(client: FlaskClient, case: Row) -> bool:
    rules = {"preset": PRESETS["tenhou"], **OPTIONS.get(case["id"], {}), **MELDS_COUNT}
    return bool(answered(client, body_of(case) | {"rules": rules}, "tenpai")["tenpai"])


# Riichi.


def riichi(client: FlaskClient, case: Row, view: Callable[[Answer], Any]) -> Any:
    """Ask for the riichi, whichever tile of the hand was the one drawn."""
    body = body_of(case, "points", "wall_tiles")
    found = [
        agreed(client, case, body | {"drawn": drawn}, "actions", lambda answer: view(answer["riichi"]))
        for drawn in names(set(parse_tiles(body["hand"])))
    ]
    assert all(one == found[0] for one in found)
    return found[0]


def riichi_discards(client: FlaskClient, case: Row) -> dict[str, list[str]]:
    found = riichi(client, case, lambda action: {one["discard"]: tiles(one) for one in action["discards"]})
    return dict(found)


def riichi_reason(client: FlaskClient, case: Row) -> str:
    reason = riichi(client, case, lambda action: action["reason"])
    body = body_of(case, "points", "wall_tiles") | {"drawn": "3m", "rules": PRESETS["tenhou"]}
    assert answered(client, body | JUST_LEGAL[reason], "actions")["riichi"]["legal"]
    return REASONS[reason]


# Kans and calls.


def kan(case: Row) -> str:
    """Name the kind of which a kan is asked for, such as ``ankan of 3s``."""
    return str(case["input"]["asks"].removeprefix("ankan of "))


def may_kan(client: FlaskClient, case: Row, preset: str, **changed: Any) -> bool:
    body = body_of(case, "drawn", "riichi", "kans_on_table") | {"rules": preset} | changed
    options = answered(client, body, "actions")["ankan"].get("options", ())
    return any(option["legal"] for option in options if option["tiles"] == [kan(case)] * 4)


def may_fourth_kan_only(client: FlaskClient, case: Row) -> bool:
    assert all(may_kan(client, case, preset, kans_on_table=3) for preset in PRESETS.values())
    [legal] = {may_kan(client, case, preset) for preset in PRESETS.values()}
    return legal


def after_kan(case: Row) -> dict[str, Any]:
    body = body_of(case)
    left = [tile for tile in names(parse_tiles(body["hand"])) if tile != kan(case)]
    return {"hand": left, "melds": [*body["melds"], {"type": "ankan", "tiles": [kan(case)] * 4}]}


def value(client: FlaskClient, case: Row, claim: str, han: str, body: dict[str, Any]) -> dict[str, Any]:
    """Score the hand won by ron on its wait, after a double riichi as the report has it; yaku in the case's order."""
    [wait] = case["right"]["waits_after"]
    answer = answered(client, body | {"win_tile": wait, "double_riichi": True, "rules": PRESETS["tenhou"]}, "score")
    yaku = [one["id"].replace("_", " ") for one in answer["yaku"]]
    return {han: answer["han"], "yaku": sorted(yaku, key=case["right"][claim]["yaku"].index)}


def chi(client: FlaskClient, case: Row, **changed: Any) -> Answer:
    """Ask for the one chi there is, ``chi 234m (using 23m)``."""
    body = body_of(case, "offered") | {"from": "left", "rules": PRESETS["tenhou"]} | changed
    answer = answered(client, body, "actions")["chi"]
    [option] = answer["options"]
    assert option["tiles"] == ["2m", "3m"]
    assert option["legal"] is answer["legal"]
    return answer


def chi_reason(client: FlaskClient, case: Row) -> str:
    reason = chi(client, case)["reason"]
    assert chi(client, case, **JUST_LEGAL[reason])["legal"]
    return REASONS[reason]


# Wishes.


def furiten_of_waits(client: FlaskClient, case: Row) -> str | None:
    """Ask for the waits with a river: the answer says furiten too."""
    kind = waits(client, case, lambda answer: furiten_kind(answer["furiten"]), **rivers(case))
    return None if kind is None else str(kind)


def waits_with_reasons(client: FlaskClient, case: Row) -> list[Any]:
    """List the waits as the case does: by name, or with what each is worth by ron or why it is nothing."""
    if isinstance(case["right"]["waits"][0], str):
        return list(waits(client, case, tiles))
    body = body_of(case, "seat_wind") | rivers(case)
    return list(agreed(client, case, body, "tenpai", lambda answer: [*map(verdict, answer["waits"])]))


def verdict(wait: Answer) -> dict[str, Any]:
    ron = wait["ron"]
    told = {"yaku": ron["yaku"]} if ron["win"] else {"reason": ron["reason"]}
    return {"tile": wait["tile"], "winnable": ron["win"], **told}


def evaluation(client: FlaskClient) -> None:
    """Itemise a hand under the rule set that the caller names; refuse bad hands with a problem."""
    won = {"hand": KNOWN, "win_tile": "6s", "discarder": "west"}
    totals = set()
    for preset in ("tenhou_4p", "m_league"):
        answer = answered(client, won | {"rules": preset, "riichi": True, "dora_indicators": "4p"}, "score")
        assert [(one["id"], one["han"]) for one in answer["yaku"]] == [("riichi", 1), ("pinfu", 1), ("tanyao", 1)]
        assert sum(item["fu"] for item in answer["fu_items"]) == answer["fu"] == 30
        assert answer["limit"] == "mangan"
        assert [(paid["from"], paid["points"]) for paid in answer["payments"]] == [("west", 8000)]
        answer = answered(client, won | {"rules": preset, "riichi": True}, "score")
        totals.add((answer["han"], answer["fu"], answer["limit"], answer["points"]["total"]))
    assert totals == {(4, 30, None, 7700), (4, 30, "mangan", 8000)}
    assert ask(client, won | {"hand": KNOWN[1:]})[0] == 422
    assert client.post("/v1/score", data=b"{", content_type="application/json").status_code == 400


def faults_of_tiles(client: FlaskClient) -> None:
    """Tell a recogniser which of its tiles cannot be read or be there, each by itself."""
    misread = [*KNOWN]
    misread[3], misread[8] = "5x", "?"
    _, problem = ask(client, {"hand": ["8s"] * 5 + ["0p"] * 2 + KNOWN[:6]}, "/v1/tenpai")
    assert {tile for one in problem["errors"] for tile in one["tiles"]} == {"8s", "0p"}
    for to, body in (("score", {"win_tile": "6s"}), ("tenpai", {}), ("shanten", {})):
        _, problem = ask(client, {"hand": misread, **body}, f"/v1/{to}")
        assert [one["pointer"] for one in problem["errors"]] == ["/hand/3", "/hand/8"]


EXPECTED = {"C247": evaluation, "C251": faults_of_tiles}


def expected(client: FlaskClient, case: Row) -> str:
    EXPECTED[case["id"]](client)
    return str(case["right"]["expect"])


Compare = Callable[[FlaskClient, Row], Any]

#: Topic -> what a case says -> what we say, in its words.
CLAIMS: dict[str, dict[str, Compare]] = {
    "feature-request": {
        "expect": expected,
        "furiten": furiten_of_waits,
        "waits": waits_with_reasons,
    },
    "furiten": {
        "ends": ends,
        "furiten": lambda client, case: furiten(client, case, furiten_kind),
        "ron": may_ron,
        "ron_shape_ok": may_ron,
        "tsumo_allowed": may_tsumo,
        "waits": lambda client, case: furiten(client, case, lambda answer: answer["waits"]),
        "while_calling": while_calling,
        "winnable_waits": lambda client, case: waits(client, case, winnable),
    },
    "kan-legality": {
        **{name: lambda client, case, preset=preset: may_kan(client, case, preset) for name, preset in PRESETS.items()},
        "call_legal": lambda client, case: chi(client, case)["legal"],
        "kan_legal": may_fourth_kan_only,
        "reason": chi_reason,
        "value_with_kan": lambda client, case: value(
            client, case, "value_with_kan", "han_before_dora", after_kan(case)
        ),
        "value_without_kan": lambda client, case: value(client, case, "value_without_kan", "han", body_of(case)),
        "waits_after": lambda client, case: agreed(client, case, after_kan(case), "tenpai", tiles),
        "waits_before": lambda client, case: waits(client, case, tiles),
    },
    "riichi-legality": {
        "reason": riichi_reason,
        "riichi_discards": riichi_discards,
        "riichi_legal": lambda client, case: riichi(client, case, lambda action: action["legal"]),
    },
    "waits": {
        "live_tiles": live_tiles,
        "shape_waits": lambda client, case: waits(client, case, tiles),
        "tenpai": is_tenpai,
        "tenpai_if_melds_count": is_tenpai_if_melds_count,
        "winnable_waits": lambda client, case: waits(client, case, winnable),
    },
}


@pytest.mark.parametrize("case", parameters(CASES, lambda case: case["topic"] in CHECKED))
def test_case(client, case):
    claims = CLAIMS[case["topic"]]
    ours = {what: claims[what](client, case) for what in case["right"]}
    assert ours == case["right"]


def test_no_case_is_left_out():
    found = Counter(case["topic"] for case in rows(CASES))
    assert {topic: found[topic] for topic in CHECKED} == CHECKED
    assert CLAIMS.keys() == CHECKED.keys()


def test_no_claim_is_left_out():
    made = {(case["topic"], what) for case in rows(CASES) if case["topic"] in CHECKED for what in case["right"]}
    assert {(topic, what) for topic, claims in CLAIMS.items() for what in claims} == made
