"""The catalogue: the yaku of a rule set, each with a hand that ``score`` confirms."""

import json
from collections import Counter
from typing import Any

import pytest

from locales import LANGUAGES
from schemas.catalogue import EXAMPLES, MORE_EXAMPLES, yaku_catalogue
from scoring.claims import table
from scoring.local_yaku import LOCAL_YAKU as LOCAL_ROWS
from scoring.presets import PRESETS
from scoring.rules import ANCIENT_YAKU, LOCAL_YAKU, OPTIONS
from scoring.rulesets import rule_set
from scoring.score import Score, score
from scoring.yaku import YAKU
from tests.helpers import asked
from tests.test_yaku import HAN, YAKUMAN

#: Examples that a game of three or of four cannot have: no 2m to 8m there, no value north here.
ONLY_FOUR = {
    "sanshoku_doujun",
    "sanshoku_tsuukan",
    "shanron_chonchu",
    "daisuurin",
    "shousuurin",
    "hyakumangoku",
}
ONLY_THREE = {"north"}


def rules_with(yaku: str, preset: str) -> dict[str, Any]:
    """Make a rule set of that many players in which a yaku is on."""
    if yaku == "renhou":
        return {"preset": preset, "renhou": "yakuman"}
    if yaku == "north":
        return {"preset": preset, "sanma_north_set_value": "yakuhai"}
    if yaku == "mondeikou":
        return {"preset": preset, "local_yaku": [yaku], "red_fives": {"m": 0, "p": 2, "s": 2}}
    return {"preset": preset, "local_yaku": [yaku] if yaku in LOCAL_YAKU else []}


PLAYED = [(yaku, "mahjong_soul_3p") for yaku in EXAMPLES if yaku not in ONLY_FOUR] + [
    (yaku, "standard") for yaku in EXAMPLES if yaku not in ONLY_THREE
]


def test_every_yaku_has_an_example():
    assert set(EXAMPLES) == set(HAN) | YAKUMAN | set(LOCAL_YAKU) | ONLY_THREE


@pytest.mark.parametrize(("yaku", "preset"), PLAYED)
def test_an_example_shows_its_yaku(yaku, preset):
    result = score(*asked(**EXAMPLES[yaku], rules=rules_with(yaku, preset)))
    assert isinstance(result, Score)
    assert yaku in dict(result.best.yaku)


# GET /v1/yaku.


def listed(client, **query: str) -> dict[str, dict[str, Any]]:
    response = client.get("/v1/yaku", query_string=query)
    assert response.status_code == 200
    yaku = response.json["yaku"]
    ids = [entry["id"] for entry in yaku]
    assert len(set(ids)) == len(ids)
    return {entry["id"]: entry for entry in yaku}


@pytest.mark.parametrize("preset", PRESETS)
def test_score_confirms_every_example_of_a_rule_set(client, preset):
    examples = {id: entry["example"] for id, entry in listed(client, rules=preset).items() if entry["example"]}
    unconfirmed = []
    for id, example in examples.items():
        response = client.post("/v1/score", json={**example, "rules": preset})
        if id not in [yaku["id"] for yaku in response.json.get("yaku", ())]:
            unconfirmed.append(id)
    assert len(examples) >= 44
    assert unconfirmed == []


def test_four_players_have_the_yaku_of_the_contract(client):
    assert set(listed(client, rules="standard")) == {*HAN, *YAKUMAN, "nagashi_mangan"}


def test_three_players_have_no_sanshoku_doujun(client):
    assert set(listed(client, rules="mahjong_soul_3p")) == {*HAN, *YAKUMAN, "nagashi_mangan"} - {"sanshoku_doujun"}


def test_ancient_rules_have_the_local_yaku_too(client):
    assert set(listed(client, rules="mahjong_soul_ancient")) == {*HAN, *YAKUMAN, *ANCIENT_YAKU, "nagashi_mangan"}


@pytest.mark.parametrize(
    ("yaku", "query", "because"),
    [
        ("ippatsu", {"rules": "jpml_a"}, "no ippatsu"),
        ("nagashi_mangan", {"rules": "m_league"}, "no nagashi mangan"),
        ("renhou", {"rules": "tenhou_4p"}, "no renhou"),
        ("daisharin", {"rules": "mahjong_soul_4p"}, "no local yaku"),
        ("ippatsu", {"rules": "standard", "rules.ippatsu": "false"}, "switched off"),
        ("sanshoku_doujun", {"rules": "tenhou_3p"}, "man has no runs"),
        ("north", {"rules": "tenhou_3p"}, "north is a guest wind"),
    ],
)
def test_a_rule_set_may_lack_a_yaku(client, yaku, query, because):
    assert yaku not in listed(client, **query), because


@pytest.mark.parametrize("yaku", HAN)
def test_an_ordinary_yaku_is_listed_with_its_han(client, yaku):
    entry = listed(client, rules="standard")[yaku]
    closed, open_ = HAN[yaku]
    assert (entry["closed"], entry["open"], entry["yakuman"]) == (closed, open_ or None, 0)
    assert (entry["limit"], entry["at_least"], entry["alone"]) == (None, None, False)


@pytest.mark.parametrize(
    ("yaku", "query", "times"),
    [
        ("daisuushii", {"rules": "standard"}, 2),
        ("daisuushii", {"rules": "tenhou_4p"}, 1),
        ("daisuushii", {"rules": "tenhou_4p", "rules.double_daisuushii": "true"}, 2),
        ("suuankou_tanki", {"rules": "mahjong_soul_4p"}, 2),
        ("suuankou", {"rules": "mahjong_soul_4p"}, 1),
        ("daichisei", {"rules": "mahjong_soul_ancient"}, 2),
        ("renhou", {"rules": "mahjong_soul_ancient"}, 1),
    ],
)
def test_a_yakuman_is_listed_with_its_multiple(client, yaku, query, times):
    entry = listed(client, **query)[yaku]
    assert (entry["closed"], entry["open"], entry["yakuman"], entry["limit"]) == (None, None, times, "yakuman")


@pytest.mark.parametrize(
    ("mode", "worth"),
    [
        ("mangan_alternative", (5, None, None, True)),
        ("five_han_alternative", (5, None, None, True)),
        ("additive_yaku", (5, None, None, False)),
        ("mangan_minimum", (0, None, 5, False)),
        ("baiman", (8, None, None, True)),
    ],
)
def test_renhou_is_listed_with_the_han_it_counts_for(client, mode, worth):
    entry = listed(client, **{"rules": "standard", "rules.renhou": mode})["renhou"]
    assert (entry["closed"], entry["open"], entry["at_least"], entry["alone"]) == worth
    assert (entry["yakuman"], entry["limit"]) == (0, None)


@pytest.mark.parametrize(
    ("mode", "han", "because"),
    [
        ("five_han_alternative", 5, "alone: the three han of the rest do not add up"),
        ("additive_yaku", 8, "they do"),
        ("mangan_minimum", 5, "a floor: the hand is lifted by two"),
    ],
)
def test_what_is_listed_of_renhou_is_what_score_pays(client, mode, han, because):
    rest = {**EXAMPLES["renhou"], "hand": "234567m340p45s88s", "win_tile": "6s"}
    rules = {"preset": "standard", "renhou": mode, "red_fives": {"m": 1, "p": 1, "s": 1}}
    scored = client.post("/v1/score", json={**rest, "rules": rules}).json
    entry = listed(client, rules=json.dumps(rules))["renhou"]
    assert scored["han"] == han, because
    others = sum(yaku["han"] for yaku in scored["yaku"] if yaku["id"] != "renhou") + sum(scored["bonus"].values())
    assert scored["han"] == max(entry["closed"] + others, entry["at_least"] or 0)
    assert not (entry["alone"] and others)


FLOORS = [
    ("kinkei_dokuritsu", (1, 1, 5), "a han, and a mangan at least"),
    ("touchao_hanchanshue", (1, 1, 5), "the same"),
    ("uupin_kaihou", (1, 1, 5), "the same"),
    ("ryanzou_chankan", (1, 1, 5), "the same"),
    ("shanron_chonchu", (0, 0, 5), "no han of its own, a mangan at least"),
    ("dorahairi_chinroutou_chiitoitsu", (0, None, 5), "the same, for closed hands only"),
]


@pytest.mark.parametrize(
    ("yaku", "worth", "because"),
    [
        *FLOORS,
        ("iipin_mouyue", (5, 5, None), "five han are no floor"),
        ("shiiaru_raotai", (None, 1, None), "open only"),
        ("nippatsu", (1, None, None), "closed only"),
        ("chinpeikou", (3, None, None), "closed only"),
    ],
)
def test_a_floor_is_told_apart_from_han(client, yaku, worth, because):
    entry = listed(client, **{"rules": "standard", "rules.local_yaku": yaku})[yaku]
    assert (entry["closed"], entry["open"], entry["at_least"]) == worth, because


def test_every_yaku_with_a_floor_is_tried_and_lifts_to_a_mangan_as_the_page_says():
    floors = {row.id: row.at_least for row in (*YAKU, *LOCAL_ROWS) if row.at_least}
    assert set(floors) == {"renhou", *(yaku for yaku, _, _ in FLOORS)}
    assert set(floors.values()) == {5}


# Yaku that have several rows in the table.

#: Yaku -> what each row says: han closed and open, or yakuman, and what it replaces.
SEVERAL = {
    "open_riichi": [(2, None, 0, ["riichi"]), (3, None, 0, ["riichi", "double_riichi"])],
    "ittsuu_chanta": [(3, 2, 0, ["ittsuu"]), (4, 3, 0, ["ittsuu"])],
    "ryuuiisou": [(None, None, 1, []), (None, None, 2, [])],
}
#: What switches rows on and off, besides local yaku.
SWITCHES = [
    *({"renhou": renhou} for renhou in OPTIONS["renhou"].values.choices),
    {"double_pure_ryuuiisou": True},
    {"ryuuiisou_requires_hatsu": True},
]
ALL_LOCAL = {"local_yaku": [yaku for yaku in LOCAL_YAKU if yaku not in ("renhou", "mondeikou")]}


def test_no_other_yaku_of_any_rule_set_is_worth_different_things():
    found = set()
    for preset in PRESETS:
        for switch in SWITCHES:
            rules = rule_set(preset, {**ALL_LOCAL, **switch})
            worths = {row._replace(needs=0, without=0, on=None, narrowed=None) for row in table(rules)}
            several = {id for id, rows in Counter(row.id for row in worths).items() if rows > 1}
            assert several == {one["id"] for one in yaku_catalogue(rules, "en") if one["variants"]}
            found |= several
    assert found == set(SEVERAL) == set(MORE_EXAMPLES)


@pytest.mark.parametrize("yaku", SEVERAL)
def test_every_row_of_a_yaku_is_listed_with_a_hand_that_shows_it(client, yaku):
    rules = {"preset": "standard", "double_pure_ryuuiisou": True, "local_yaku": [yaku] if yaku in LOCAL_YAKU else []}
    entry = listed(client, rules=json.dumps(rules))[yaku]
    told = [(way["closed"], way["open"], way["yakuman"], way["replaces"]) for way in entry["variants"]]
    assert told == SEVERAL[yaku]
    assert {**entry["variants"][0], "replaces": told[-1][-1]}.items() <= entry.items(), "first, but it replaces all"
    for way in entry["variants"]:
        scored = client.post("/v1/score", json={**way["example"], "rules": rules}).json["yaku"]
        found = {one["id"]: one.get("han", one.get("yakuman")) for one in scored}
        assert found[yaku] == (way["yakuman"] or way["closed"])
        assert found.keys().isdisjoint(way["replaces"])


@pytest.mark.parametrize(
    ("query", "yaku", "because"),
    [
        ({"rules": "standard"}, "ryuuiisou", "with hatsu or without, one yakuman"),
        ({"rules": "tenhou_3p", "rules.sanma_north": "yakuhai"}, "north", "two options say the same"),
        ({"rules": "standard"}, "double_riichi", "a yaku of its own"),
    ],
)
def test_a_yaku_that_is_always_worth_the_same_has_no_variants(client, query, yaku, because):
    assert listed(client, **query)[yaku]["variants"] == [], because


@pytest.mark.parametrize(
    ("yaku", "replaces"),
    [
        ("double_riichi", ["riichi"]),
        ("ryanpeikou", ["iipeikou"]),
        ("isshoku_sanjun", ["iipeikou"]),
        ("iipin_mouyue", ["haitei"]),
        ("chuupin_raoyui", ["houtei"]),
        ("daichisei", ["tsuuiisou"]),
        ("suuankou_tanki", ["suuankou"]),
        ("kokushi_musou_juusanmen", ["kokushi_musou"]),
        ("junsei_chuuren_poutou", ["chuuren_poutou"]),
        ("pinfu", []),
    ],
)
def test_a_yaku_names_what_it_replaces(client, yaku, replaces):
    assert listed(client, rules="mahjong_soul_ancient")[yaku]["replaces"] == replaces


def test_nagashi_mangan_comes_last_and_has_no_hand(client):
    last = list(listed(client).values())[-1]
    assert (last["id"], last["limit"], last["example"]) == ("nagashi_mangan", "mangan", None)
    assert (last["closed"], last["open"], last["yakuman"], last["at_least"]) == (None, None, 0, None)


def test_what_is_listed_is_worth_something_and_says_which_hands_have_it(client):
    for preset in PRESETS:
        for entry in listed(client, rules=preset).values():
            han = (entry["closed"], entry["open"])
            assert (entry["limit"] is None) == (han != (None, None)), entry["id"]
            assert 0 not in han or entry["at_least"], entry["id"]
            assert (entry["limit"] == "yakuman") == (entry["yakuman"] > 0), entry["id"]


@pytest.mark.parametrize(
    ("lang", "name"),
    [("en", "Tanyao"), ("ja", "断幺九"), ("zh-Hans", "断幺九"), ("zh-Hant", "斷么九"), ("ko", "탕야오")],
)
def test_names_are_those_of_the_language(client, lang, name):
    assert lang in LANGUAGES
    assert listed(client, lang=lang)["tanyao"]["name"] == name
    accepted = client.get("/v1/yaku", headers={"Accept-Language": lang}).json["yaku"]
    assert name in [entry["name"] for entry in accepted]


def test_every_yaku_has_a_name_and_a_meaning_in_every_language(client):
    for lang in LANGUAGES:
        for entry in listed(client, rules="mahjong_soul_ancient", lang=lang).values():
            assert entry["name"]
            assert entry["meaning"].endswith((".", "。"))


def test_an_unknown_language_is_noted(client):
    answer = client.get("/v1/yaku?lang=tlh").json
    assert [note["code"] for note in answer["notes"]] == ["unknown_language"]
    assert answer["yaku"][0]["name"] == "Riichi"


@pytest.mark.parametrize(
    ("query", "pointer", "code"),
    [
        ("rules=tenhou", "rules", "unknown_rule_set"),
        ("rules.kuitan=true", "rules.kuitan", "unknown_option"),
        ("rules.ippatsu=2", "rules.ippatsu", "invalid_option_value"),
        ("hand=123m", "hand", "unknown_field"),
    ],
)
def test_what_cannot_be_read_is_refused(client, query, pointer, code):
    response = client.get(f"/v1/yaku?{query}")
    assert response.status_code == 422
    assert [(error["pointer"], error["code"]) for error in response.json["errors"]] == [(pointer, code)]


def test_tanyao_is_worth_nothing_open_where_the_rules_say_so(client):
    entry = listed(client, **{"rules": "standard", "rules.open_tanyao": "false"})["tanyao"]
    assert (entry["closed"], entry["open"]) == (1, None)
