"""Explanations: which reading is paid and why, each step to the points, and the rule behind a no."""

import random

import pytest

from locales import CATALOGUE, LANGUAGES, name_of, sentence
from locales.names import EXPLAINING
from schemas.explanations import COMPARED
from scoring.presets import PRESETS
from scoring.rules import OPTIONS
from tests.test_openapi import assert_is_documented

PINFU = {"hand": "234567m345p45s88s", "win_tile": "6s"}
#: Two times two equal runs, or seven pairs.
TWINS = {"hand": "334455m334455p6s", "win_tile": "6s"}
#: Tanyao on one of its waits, nothing on the other.
HALF = {"hand": "678m567p23s88s", "melds": ["pon:222m"], "win_tile": "4s"}
NO_YAKU = {"hand": "123m456p78s99s", "melds": ["chi:123s"], "win_tile": "9s"}


def standard(**options):
    return {"rules": {"preset": "standard", **options}}


def post(client, question, body):
    response = client.post(f"/v1/{question}", json=body)
    assert response.status_code == 200, response.json
    return response.json


def explained(client, body):
    return post(client, "score", {**standard(), **body, "explain": True})["explanation"]


# Which reading is paid.

WHY = [
    ("only_one", PINFU, "nothing to compare"),
    ("pays_more", TWINS, "two times two equal runs pay more"),
    (
        "more_yakuman",
        {"hand": "1122333444777p", "win_tile": "2p", "tsumo": True, "riichi": True, "dora_indicators": "11p"},
        "four concealed triplets, or a counted yakuman",
    ),
    (
        "more_han",
        {"hand": "1222333445567m", "win_tile": "2m", "tsumo": True, "riichi": True},
        "baiman either way, a han more with pinfu",
    ),
    ("more_fu", {"hand": "1222233444678s", "win_tile": "4s"}, "a closed wait has two fu more, lost in rounding"),
    ("equal_worth", {"hand": "1112233444488m", "win_tile": "1m", "tsumo": True}, "the same in two ways"),
    ("only_one", {**TWINS, **standard(minimum_han=4)}, "what is below the minimum is no rival"),
]


@pytest.mark.parametrize(("code", "body", "because"), WHY)
def test_why_a_reading_is_paid(client, code, body, because):
    told = explained(client, body)
    choice = told["choice"]
    assert choice["code"] == code, because
    assert choice["detail"] == sentence(code, choice)
    assert ("own" in choice) == (code in COMPARED)
    assert choice.get("own", 1) > choice.get("next", 0)
    assert [one["paid"] for one in told["readings"]].count(True) == 1


def test_every_choice_is_reached():
    assert {code for code, _, _ in WHY} == CATALOGUE["why_paid"].keys()


@pytest.mark.parametrize(
    ("own", "other", "body"),
    [
        (2000, 800, TWINS),
        (9, 8, {"hand": "1222333445567m", "win_tile": "2m", "tsumo": True, "riichi": True}),
        (34, 32, {"hand": "1222233444678s", "win_tile": "4s"}),
    ],
)
def test_the_choice_tells_what_was_compared(client, own, other, body):
    choice = explained(client, body)["choice"]
    assert (choice["own"], choice["next"]) == (own, other)


@pytest.mark.parametrize(
    ("reason", "body", "han"),
    [
        ("furiten", {**PINFU, "discards": "3s"}, [2]),
        ("furiten", {**TWINS, "discards": "6s"}, [4, 3]),
        ("below_minimum_han", {**PINFU, **standard(minimum_han=4)}, [2]),
        ("atozuke", {**HALF, **standard(atozuke=False)}, [1]),
        ("no_yaku", NO_YAKU, [None, None]),
        ("not_agari", {**PINFU, "win_tile": "1z"}, []),
    ],
)
def test_what_is_refused_lists_its_readings(app, client, reason, body, han):
    answer = post(client, "score", {**standard(), **body, "explain": True})
    assert answer["reason"] == reason
    readings = answer["explanation"]["readings"]
    assert [one["han"] for one in readings] == han
    assert not any(one["paid"] for one in readings)
    assert all(one["groups"] and one["form"] and one["wait"] for one in readings)
    assert {"choice", "steps"}.isdisjoint(answer["explanation"])
    assert [rule["code"] for rule in answer["explanation"]["rules"]] == [reason]
    assert ("furiten" in answer) == (reason == "furiten")
    assert_is_documented(app, "/v1/score", "post", answer)


def test_too_few_han_are_told_beside_those_demanded(client):
    body = {**PINFU, **standard(minimum_han=4), "dora_indicators": "2m", "explain": True}
    [rule] = post(client, "score", body)["explanation"]["rules"]
    assert rule == {
        "code": "below_minimum_han",
        "detail": "The yaku are worth 2 han, and these rules demand 4; dora do not count.",
        "option": "minimum_han",
        "han": 2,
        "minimum": 4,
    }


def test_two_readings_without_a_yaku_differ(client):
    first, second = explained(client, NO_YAKU)["readings"]
    assert (first["yaku"], second["yaku"]) == ({}, {})
    assert first != second


# Steps.


def test_every_item_of_fu_has_its_tiles(client):
    body = {"hand": "13m77z555p", "melds": ["ankan:1111s", "pon:666z"], "win_tile": "2m", "explain": True}
    items = post(client, "score", body)["fu_items"]
    assert [(item["id"], item.get("tiles"), item["fu"]) for item in items] == [
        ("base", None, 20),
        ("kanchan", ["1m", "3m"], 2),
        ("pair", ["7z", "7z"], 2),
        ("triplet", ["5p"] * 3, 4),
        ("kan", ["1s"] * 4, 32),
        ("triplet", ["6z"] * 3, 4),
    ]


@pytest.mark.parametrize(
    ("body", "expected", "because"),
    [
        (
            {"hand": "13m77z555p", "melds": ["ankan:1111s", "pon:666z"], "win_tile": "2m", "discarder": "west"},
            [("fu_rounded", 64, 70), ("base_points", 560, 560), ("share_rounded", 2240, 2300)],
            "each number is rounded up on its own",
        ),
        (PINFU, [("fu_exact", 30, 30), ("base_points", 480, 480), ("share_rounded", 1920, 2000)], "a full ten"),
        (
            {"hand": "1122m3344p5566s7z", "win_tile": "7z", "riichi": True},
            [("fu_fixed", 25, 25), ("base_points", 800, 800), ("share_exact", 3200, 3200)],
            "seven pairs are never rounded",
        ),
        (
            {**PINFU, "riichi": True, "ippatsu": True, **standard(kiriage_mangan=True)},
            [("fu_exact", 30, 30), ("kiriage_mangan", 1920, 2000), ("share_exact", 8000, 8000)],
            "rounded up to mangan",
        ),
        (
            {**PINFU, "riichi": True, "ippatsu": True, **standard(kiriage_mangan=False)},
            [("fu_exact", 30, 30), ("base_points", 1920, 1920), ("share_rounded", 7680, 7700)],
            "not under these rules",
        ),
        (
            {**PINFU, "riichi": True, "ippatsu": True, "dora_indicators": "7s", **standard(kiriage_mangan=True)},
            [("fu_exact", 30, 30), ("limit_reached", 7680, 3000), ("share_exact", 12000, 12000)],
            "a limit replaces what was counted",
        ),
        (
            {"hand": "5z", "melds": [f"ankan:{n * 4}z" for n in "1234"], "win_tile": "5z", **standard(yakuman_cap=1)},
            [("yakuman_capped", 5, 1), ("limit_reached", 8000, 8000), ("share_exact", 32000, 32000)],
            "no more yakuman are paid, and fu do not matter",
        ),
    ],
)
def test_each_step_has_its_numbers(client, body, expected, because):
    told = explained(client, body)
    assert [(step["code"], step["before"], step["after"]) for step in told["steps"]] == expected, because
    assert all(str(step["after"]) in step["detail"] or step["before"] == step["after"] for step in told["steps"])


def test_a_step_is_called_rounded_only_if_it_rounds(client):
    pairs = {"hand": "1199p2244s55667z", "win_tile": "7z", "riichi": True, "tsumo": True}
    hands = [PINFU, {"hand": "123456p23789s55z", "win_tile": "4s", "riichi": True}, pairs]
    steps = [step for hand in hands for step in explained(client, hand)["steps"]]
    assert {step["code"] for step in steps} == {
        *("fu_exact", "fu_fixed", "fu_rounded", "base_points", "share_exact", "share_rounded")
    }
    for step in steps:
        told = [text for text in (step["code"], name_of("steps", step["code"]), step["detail"]) if "rounded" in text]
        assert len(told) == (3 if step["before"] != step["after"] else 0)


def test_shares_name_their_payers(client):
    shares = explained(client, {**PINFU, "tsumo": True})["steps"][2:]
    assert [(one["payer"], one["times"], one["after"]) for one in shares] == [
        ("east", 2, 1300),
        ("west", 1, 700),
        ("north", 1, 700),
    ]
    body = {**PINFU, "hand": "234567p345s45s88s", "tsumo": True, "rules": "mahjong_soul_3p_friend_seed"}
    assert [one["code"] for one in explained(client, body)["steps"]][2:] == ["absent_share"] * 2
    body = {"hand": "99m23p", "melds": ["pon:555z", "pon:666z", "pon:777z@right"], "win_tile": "4p"}
    shares = explained(client, {**body, "discarder": "north"})["steps"][1:]
    assert [(one["code"], one["payer"], one["after"]) for one in shares] == [
        ("liability", "west", 16000),
        ("liability", "north", 16000),
    ]


def test_codes_are_named_where_a_language_was_asked_for(client):
    body = {**TWINS, "explain": True, "lang": "ja"}
    assert {"pays_more": "点数が高い", "fu_rounded": "符の切り上げ"}.items() <= post(client, "score", body)[
        "names"
    ].items()


# Rules behind a no.


@pytest.mark.parametrize(
    ("body", "codes", "because"),
    [
        ({"discards": "5p1z"}, ["discard"], "an own discard"),
        ({"discards": "1z", "passed": "2p"}, ["temporary"], "a tile passed"),
        ({"discards": "1z", "passed_since_riichi": "2p", "riichi": True}, ["riichi"], "a tile passed in riichi"),
        ({"discards": "5p", "passed": "2p"}, ["discard", "temporary"], "both"),
        ({"discards": "5p2p"}, ["discard"], "one rule, broken twice"),
        ({"discards": "1z"}, ["not_barred"], "nothing bars it"),
        ({"discards": None}, ["not_known"], "the river is not known"),
        ({"discards": "1z", "hand": "258p1469s123456z"}, ["not_tenpai"], "nothing to win on"),
        (
            {"discards": "1z", "hand": "2222m345p678s111z", **standard(karaten="tenpai")},
            ["none_left"],
            "its last tile is its own",
        ),
    ],
)
def test_furiten_tells_the_rule(app, client, body, codes, because):
    asked = {"hand": "34p678p345s789s22z", **body}
    plain, told = post(client, "furiten", asked), post(client, "furiten", {**asked, "explain": True})
    rules = told.pop("explanation")
    assert [rule["code"] for rule in rules] == codes, because
    assert all(rule["detail"] == sentence(rule["code"], rule) for rule in rules)
    assert [tile for rule in rules for tile in rule.get("tiles", ())] == [one["tile"] for one in told["causes"]]
    assert {rule["ends"] for rule in rules if "ends" in rule} == {one["ends"] for one in told["causes"]}
    assert told == plain
    assert_is_documented(app, "/v1/furiten", "post", post(client, "furiten", {**asked, "explain": True}))


def test_waits_tell_the_rule_of_their_furiten(app, client):
    answer = post(client, "tenpai", {"hand": "34p678p345s789s22z", "discards": "5p", "explain": True})
    assert [one["code"] for one in answer["furiten"]["explanation"]] == ["discard"]
    assert_is_documented(app, "/v1/tenpai", "post", answer)


@pytest.mark.parametrize(
    "asked",
    [
        {"hand": "34p678p345s789s22z", "drawn": "9m"},
        {"hand": "222m34p678s22566z", "offered": "2m", "from": "right"},
        {"hand": "34p678p345s789s22z", "offered": "2p", "from": "left", "discards": "5p"},
        {"hand": "234m34p678s22z2p", "melds": [{"type": "chi", "tiles": "567s", "called": "5s", "from": "left"}]},
    ],
)
def test_every_action_that_is_refused_tells_the_rule(app, client, asked):
    plain, told = post(client, "actions", asked), post(client, "actions", {**asked, "explain": True})
    assert_is_documented(app, "/v1/actions", "post", told)
    assert any(not action["legal"] for action in plain.values())
    for name, action in told.items():
        for one in (action, *action.get("options", ())):
            rules = [(one["reason"], sentence(one["reason"], {}))] if not one["legal"] else []
            assert [(rule["code"], rule["detail"]) for rule in one.pop("explanation", ())] == rules, name
            assert {*OPTIONS} >= {rule["option"] for rule in one.get("explanation", ()) if "option" in rule}
    assert without_rules(told) == plain


def without_rules(part):
    """Leave out whatever explains something."""
    if isinstance(part, list):
        return [without_rules(one) for one in part]
    if isinstance(part, dict):
        return {name: without_rules(value) for name, value in part.items() if name != "explanation"}
    return part


@pytest.mark.parametrize(
    ("question", "body"),
    [
        ("tenpai", {"hand": "34p678p345s789s22z", "visible": "2222p"}),
        ("tenpai", {"hand": "34p678p345s789s22z9m", "discards": "5p"}),
        ("actions", {"hand": "34p678p345s789s22z", "drawn": "9m", "discards": "5p"}),
    ],
)
def test_a_wait_that_does_not_win_tells_the_rule(app, client, question, body):
    plain, told = post(client, question, body), post(client, question, {**body, "explain": True})
    assert_is_documented(app, f"/v1/{question}", "post", told)
    assert without_rules(told) == plain
    listed = told["riichi"] if question == "actions" else told
    waits = [wait for one in listed.get("discards", [listed]) for wait in one["waits"]]
    values = [wait[way] for wait in waits for way in ("ron", "tsumo")]
    refused = [(one["reason"], [rule["code"] for rule in one["explanation"]]) for one in values if not one["win"]]
    assert refused
    assert all(codes == [reason] for reason, codes in refused)
    assert not any("explanation" in one for one in values if one["win"])


# Rounds.


def test_wins_of_a_settlement_carry_their_explanation(app, client):
    wins = [{"seat": 1, "from": 0, **PINFU}, {"seat": 2, "from": 0, "han": 3, "fu": 40}]
    asked = {
        **{"round": {"wind": "east", "number": 1}, "scores": [25000] * 4, "rules": "standard"},
        "result": {"type": "win", "wins": wins},
    }
    by_hand, by_worth = post(client, "settle", {**asked, "explain": True})["wins"]
    alone = explained(client, {**PINFU, "discarder": "east"})
    assert by_hand["explanation"] == alone
    assert (
        by_worth["explanation"]
        == post(client, "points", {"han": 3, "fu": 40, "discarder": "east", "explain": True})["explanation"]
    )
    assert not any("explanation" in win for win in post(client, "settle", asked)["wins"])
    assert_is_documented(app, "/v1/settle", "post", post(client, "settle", {**asked, "explain": True}))


# Tenpai and distance.

OWN_FOUR = {"hand": "2222m345p678s111z"}


@pytest.mark.parametrize(
    ("question", "body", "codes", "because"),
    [
        ("tenpai", {"hand": "34p678p345s789s22z"}, ["tenpai"], "it waits"),
        ("tenpai", {"hand": "258p1469s123456z"}, ["not_tenpai"], "it is far away"),
        ("tenpai", OWN_FOUR, ["karaten"], "its last tile is its own"),
        ("tenpai", {**OWN_FOUR, **standard(karaten="tenpai")}, ["tenpai"], "which these rules do not mind"),
        (
            "tenpai",
            {"hand": "123m456p78s99s", "melds": ["chi:123s"], **standard(keishiki_tenpai=False)},
            ["keishiki_tenpai"],
            "no yaku in sight",
        ),
        ("tenpai", {"hand": "34p678p345s789s22z9m"}, ["tenpai"], "a discard leaves it so"),
        ("tenpai", {"hand": "258p1469s123456z7z"}, ["not_tenpai"], "no discard does"),
        ("shanten", {"hand": "34p678p345s789s22z"}, ["nearest_form"], "as it is"),
        ("shanten", OWN_FOUR, ["nearest_form", "karaten"], "a rule takes it farther away"),
        ("shanten", {**OWN_FOUR, **standard(karaten="tenpai")}, ["nearest_form"], "which these rules do not do"),
        ("shanten", {"hand": "258p1469s123456z7z"}, ["nearest_form"], "with the draw"),
        ("shanten", {"hand": "2222m345p678s111z9s"}, ["nearest_form"], "a discard mends it"),
    ],
)
def test_tenpai_and_distance_tell_the_rule(app, client, question, body, codes, because):
    plain, told = post(client, question, body), post(client, question, {**body, "explain": True})
    assert_is_documented(app, f"/v1/{question}", "post", told)
    assert [rule["code"] for rule in told["explanation"]] == codes, because
    assert without_rules(told) == plain
    if question == "tenpai":
        assert plain["tenpai"] == (codes == ["tenpai"])


@pytest.mark.parametrize(
    ("hand", "forms"),
    [
        ("34p678p345s789s22z", ["standard"]),
        ("1122m3344p5566s7z", ["chiitoitsu"]),
        ("19m19p19s1234567z", ["kokushi_musou"]),
        ("112233m445566p7s", ["standard", "chiitoitsu"]),
    ],
)
def test_distance_names_the_nearest_forms(client, hand, forms):
    [told] = post(client, "shanten", {"hand": hand, "explain": True, "lang": "ja"})["explanation"]
    assert told["forms"] == forms
    names = ", ".join(CATALOGUE["forms"][form][1] for form in forms)
    assert told["message"] == f"最も近い形で数えます: {names}。"


# Furiten of a win, and points.


@pytest.mark.parametrize(
    ("rivers", "kinds", "because"),
    [
        ({"discards": "3s"}, ["discard"], "an own discard"),
        ({"passed": "6s"}, ["temporary"], "a tile passed"),
        ({"passed_since_riichi": "3s", "riichi": True}, ["riichi"], "a tile passed in riichi"),
        ({"discards": "1z3s", "passed": "6s"}, ["discard", "temporary"], "both"),
    ],
)
@pytest.mark.parametrize("hand", [PINFU["hand"], PINFU["hand"] + "6s"])
def test_a_ron_refused_as_furiten_tells_what_bars_it(app, client, hand, rivers, kinds, because):
    asked = {**PINFU, "hand": hand, **standard(), **rivers, "explain": True}
    answer = post(client, "score", asked)
    assert answer["reason"] == "furiten"
    assert_is_documented(app, "/v1/score", "post", answer)
    assert [one["kind"] for one in answer["furiten"]["causes"]] == kinds, because
    offer = {"hand": PINFU["hand"], "offered": "6s", "from": "left", **standard(), **rivers, "explain": True}
    assert answer["furiten"] == post(client, "actions", offer)["ron"]["furiten"]
    assert "furiten" not in post(client, "score", {**asked, "explain": False})


def test_whatever_is_refused_as_furiten_has_a_cause(client):
    """Random hands and rivers: the answer and what explains it never disagree."""
    dice, refused = random.Random(7), 0
    for _ in range(300):
        river = "".join(f"{dice.randint(1, 9)}{dice.choice('mps')}" for _ in range(6))
        field = dice.choice(["discards", "passed"])
        asked = {**PINFU, field: river, "explain": True, "rules": dice.choice(list(FOUR_PLAYERS))}
        answer = post(client, "score", asked)
        refused += not answer["win"]
        assert answer.get("furiten", {"furiten": False, "causes": []})["furiten"] is not answer["win"]
    assert 50 < refused < 300


FOUR_PLAYERS = [preset for preset in PRESETS if "3p" not in preset]


@pytest.mark.parametrize(
    ("body", "expected", "because"),
    [
        ({"han": 3, "fu": 40}, ["base_points", "share_rounded"], "counted"),
        ({"han": 4, "fu": 40}, ["limit_reached", "share_exact"], "the fu reach mangan"),
        ({"han": 5}, ["limit_reached", "share_exact"], "the han do"),
        ({"han": 4, "fu": 30, **standard(kiriage_mangan=True)}, ["kiriage_mangan", "share_exact"], "rounded up"),
        ({"yakuman": 2}, ["limit_reached", "share_exact"], "all are paid"),
        ({"yakuman": 3, **standard(yakuman_cap=2)}, ["yakuman_capped", "limit_reached", "share_exact"], "two are"),
        ({"han": 2, "fu": 30, "tsumo": True}, ["base_points", *["share_rounded"] * 3], "each payer"),
        ({"han": 2, "fu": 50, "tsumo": True}, ["base_points", *["share_exact"] * 3], "full hundreds: 1600, 800 twice"),
        (
            {"han": 2, "fu": 30, "tsumo": True, "rules": "mahjong_soul_3p_friend_seed"},
            ["base_points", *["absent_share"] * 2],
            "north is absent",
        ),
    ],
)
def test_points_are_explained(app, client, body, expected, because):
    plain, told = post(client, "points", body), post(client, "points", {**body, "explain": True})
    assert_is_documented(app, "/v1/points", "post", told)
    steps = told.pop("explanation")["steps"]
    assert told == plain
    assert [one["code"] for one in steps] == expected, because
    owed = [one["after"] for one in steps if one["code"] in ("share_exact", "share_rounded", "absent_share")]
    assert owed == [one["hand"] for one in told["payments"]]


@pytest.mark.parametrize(
    ("body", "detail"),
    [
        ({"han": 4, "fu": 40}, "40 fu × 2^(2 + 4 han) = 2560, more than mangan: base points 2000."),
        ({"han": 13}, "13 han: Kazoe Yakuman, base points 8000."),
        ({"yakuman": 1}, "Yakuman: base points 8000."),
        ({"yakuman": 5}, "5 × yakuman: base points 40000."),
    ],
)
def test_limits_in_words(client, body, detail):
    assert (
        post(client, "points", {**standard(), **body, "explain": True})["explanation"]["steps"][0]["detail"] == detail
    )


# Languages.

TOLD = [
    ("score", {**PINFU, "riichi": True, "tsumo": True}),
    ("score", TWINS),
    ("score", {**PINFU, "discards": "3s", "passed": "6s"}),
    ("score", {**PINFU, **standard(minimum_han=4)}),
    (
        "score",
        {"hand": "5z", "melds": [f"ankan:{n * 4}z" for n in "1234"], "win_tile": "5z", **standard(yakuman_cap=2)},
    ),
    ("points", {"han": 2, "fu": 30, "tsumo": True, "rules": "mahjong_soul_3p_friend_seed"}),
    ("tenpai", {"hand": "34p678p345s789s22z", "discards": "5p"}),
    ("furiten", {"hand": "34p678p345s789s22z", "discards": "1z", "passed_since_riichi": "2p", "riichi": True}),
    ("actions", {"hand": "34p678p345s789s22z", "drawn": "9m"}),
    ("shanten", OWN_FOUR),
]


def rows_of(part):
    """Find every row of an explanation, at any depth."""
    if isinstance(part, list):
        for one in part:
            yield from rows_of(one)
    elif isinstance(part, dict):
        if "code" in part and "detail" in part:
            yield part
        for value in part.values():
            yield from rows_of(value)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("question", "body"), TOLD)
def test_everything_told_has_a_message_in_the_language(app, client, question, body, lang):
    plain = post(client, question, {**body, "explain": True})
    answer = post(client, question, {**body, "explain": True, "lang": lang})
    assert_is_documented(app, f"/v1/{question}", "post", answer)
    rows = list(rows_of(answer))
    assert rows
    assert all(row["message"] == sentence_again(row, lang) for row in rows)
    assert all("name" in row or row["code"] in answer["names"] for row in rows)
    assert not any("message" in row for row in rows_of(plain))
    assert [row["detail"] for row in rows] == [row["detail"] for row in rows_of(plain)], "details are English"


def sentence_again(row, lang):
    """Say a row once more: in the words that say its detail in English."""
    words = [code for sort in EXPLAINING for code in CATALOGUE[sort] if is_said(code, row)]
    return sentence(words[0], row, lang)


def is_said(code, row):
    try:
        return sentence(code, row) == row["detail"]
    except KeyError:
        return False
