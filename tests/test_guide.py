"""The guide: what yaku are and what options decide, whole and short in five languages, over HTTP too."""

import doctest
import json
import re

import pytest

import locales.guide
from locales import LANGUAGES, option_meaning, preset_note, preset_title, value_names, yaku_meaning
from locales.game_options import OF_GAMES
from locales.hand_options import OF_HANDS
from locales.meanings import en, ja, ko, zh_hans, zh_hant
from locales.presets import PRESETS as TITLES
from locales.yaku import YAKU
from routes.pages import WEB
from scoring.presets import PRESETS
from scoring.rules import ABORTIVE_DRAWS, LOCAL_YAKU, OPTIONS
from tests.test_locales import ONLY_SIMPLIFIED, ONLY_TRADITIONAL
from tests.test_openapi import assert_is_documented

MODULES = {"en": en, "ja": ja, "zh-Hans": zh_hans, "zh-Hant": zh_hant, "ko": ko}
TRANSLATED = [lang for lang in LANGUAGES if lang != "en"]
VALUES = {**OF_GAMES, **OF_HANDS}

#: Letters that a text is written with, by language; digits and stops aside.
LETTERS = {
    "en": "[A-Za-z]",
    "ja": r"[\u3005-\u30ff\u4e00-\u9fff]",
    "zh-Hans": r"[\u4e00-\u9fff]",
    "zh-Hant": r"[\u4e00-\u9fff]",
    "ko": r"[\uac00-\ud7a3]",
}
#: What is no letter: digits, stops and spaces; null is a value, M the name of a league.
NO_LETTERS = r"\bnull|null|M(?=リーグ|联赛|聯賽|리그)|A(?=ルール|规则|規則|룰)|[0-9 _.,:;?'()。、・：；，（）-]"
STOP = {"en": ".", "ja": "。", "zh-Hans": "。", "zh-Hant": "。", "ko": "."}

SENTENCES = [
    *((lang, id, yaku_meaning(id, lang)) for lang in LANGUAGES for id in YAKU),
    *((lang, name, option_meaning(name, lang)) for lang in TRANSLATED for name in OPTIONS),
    *((lang, id, preset_note(id, lang)) for lang in TRANSLATED for id in PRESETS),
]
#: What the rules themselves say in English; it may be longer.
RULES = [
    *(("en", name, option.meaning) for name, option in OPTIONS.items()),
    *(("en", id, preset.note) for id, preset in PRESETS.items()),
]
PHRASES = [
    *((lang, id, preset_title(id, lang)) for lang in LANGUAGES for id in PRESETS),
    *(
        (lang, f"{name} {value}", row[LANGUAGES.index(lang)])
        for lang in LANGUAGES
        for name, rows in VALUES.items()
        for value, row in rows.items()
    ),
]


# The tables.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_yaku_has_a_meaning_in_every_language_in_the_order_of_the_names(lang):
    assert list(MODULES[lang].YAKU) == list(YAKU)


@pytest.mark.parametrize("lang", TRANSLATED)
def test_every_option_and_rule_set_is_told_in_every_language_in_their_own_order(lang):
    assert list(MODULES[lang].OPTIONS) == list(OPTIONS)
    assert list(MODULES[lang].NOTES) == list(PRESETS)


def test_every_rule_set_has_a_title_which_is_that_of_the_rules_in_english():
    assert {id: preset_title(id, "en") for id in TITLES} == {id: preset.title for id, preset in PRESETS.items()}


def test_every_value_that_is_a_word_has_a_name_and_nothing_else_has():
    worded = {name: option.values.choices for name, option in OPTIONS.items() if _has_words(option.values.choices)}
    assert {name: tuple(rows) for name, rows in VALUES.items()} == worded


def _has_words(choices):
    return bool(choices) and isinstance(choices[0], str)


@pytest.mark.parametrize(("lang", "id", "text"), SENTENCES)
def test_a_meaning_is_short_and_whole(lang, id, text):
    assert text.endswith(STOP[lang])
    assert len(text) <= 110, "more than a line"


@pytest.mark.parametrize(("lang", "id", "text"), [*SENTENCES, *RULES, *PHRASES])
def test_a_text_is_written_in_its_language(lang, id, text):
    assert text == text.strip()
    assert re.fullmatch(f"{LETTERS[lang]}*", re.sub(NO_LETTERS, "", text)), text


@pytest.mark.parametrize(("lang", "id", "text"), [*SENTENCES, *PHRASES])
def test_the_two_chinese_do_not_mix(lang, id, text):
    if lang == "zh-Hans":
        assert not (ONLY_TRADITIONAL - ONLY_SIMPLIFIED) & set(text)
    if lang == "zh-Hant":
        assert not (ONLY_SIMPLIFIED - ONLY_TRADITIONAL) & set(text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_meanings_differ(lang):
    meanings = [yaku_meaning(id, lang) for id in YAKU]
    assert sorted(set(meanings)) == sorted(meanings)


@pytest.mark.parametrize("lang", TRANSLATED)
def test_options_differ(lang):
    meanings = [option_meaning(name, lang) for name in OPTIONS]
    assert sorted(set(meanings)) == sorted(meanings)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", VALUES)
def test_values_of_an_option_differ(lang, name):
    names = value_names(name, VALUES[name], lang).values()
    assert len(set(names)) == len(VALUES[name])


@pytest.mark.parametrize("number", ["1000", "1112345678999", "123", "4", "30"])
def test_a_number_in_english_stands_in_the_other_languages_too(number):
    for id, english in en.YAKU.items():
        if number in re.findall(r"\d+", english):
            assert all(number in yaku_meaning(id, lang) for lang in TRANSLATED), id


#: Yaku whose names are also those of tiles and winds, or of the last tile itself.
OF_OTHER_THINGS = {"north", "haku", "hatsu", "chun", "seat_wind", "haitei", "houtei"}
#: A yaku, and another one that its English meaning names.
MENTIONS = [
    (id, other)
    for id, english in en.YAKU.items()
    for other, (name, *_) in YAKU.items()
    if other != id and other not in OF_OTHER_THINGS and re.search(rf"\b{name}\b", english, re.IGNORECASE)
]


@pytest.mark.parametrize(("id", "other"), MENTIONS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_yaku_that_a_meaning_names_has_its_own_name_there(lang, id, other):
    assert YAKU[other][LANGUAGES.index(lang)].lower() in yaku_meaning(id, lang).lower()


def test_the_page_calls_the_rule_sets_the_same():
    strings = json.loads((WEB / "strings.json").read_text(encoding="utf-8"))
    assert {id: tuple(strings[id]) for id in TITLES} == TITLES
    assert tuple(strings["no"]) == tuple(value_names("ippatsu", ["false"], lang)["false"] for lang in LANGUAGES)


def test_examples():
    assert doctest.testmod(locales.guide).failed == 0


# Over HTTP.

PATHS = ["/v1/rules", "/v1/rules/tenhou_4p", "/v1/rules/mahjong_soul_3p"]


def options_of(client, path, lang=None, **headers):
    answer = client.get(path, query_string={"lang": lang} if lang else {}, headers=headers).json
    return {option["name"]: option for option in answer["options"]}


@pytest.mark.parametrize("lang", TRANSLATED)
@pytest.mark.parametrize("path", PATHS)
def test_options_are_told_in_the_language_asked_for(client, path, lang):
    plain, told = options_of(client, path), options_of(client, path, lang)
    assert {name: option["meaning"] for name, option in told.items()} == MODULES[lang].OPTIONS
    for name, option in told.items():
        option.pop("names", None)
        assert option == {**plain[name], "meaning": option["meaning"]}, "nothing else changes"
    assert options_of(client, path, **{"Accept-Language": f"{lang}, fr;q=0.5"}) == options_of(client, path, lang)


@pytest.mark.parametrize("path", PATHS)
def test_without_a_language_that_is_known_options_stay_as_they_are(client, path):
    plain = client.get(path).json
    assert not any("names" in option for option in plain["options"])
    assert client.get(path, headers={"Accept-Language": "fr"}).json == plain
    told = client.get(f"{path}?lang=tlh").json
    assert [note["code"] for note in told.pop("notes")] == ["unknown_language"]
    assert told == plain


@pytest.mark.parametrize(
    ("option", "names", "because"),
    [
        ("tobi", {"none": "なし", "negative": "零点未満", "zero_or_less": "零点以下"}, "words"),
        ("ippatsu", {"true": "あり", "false": "なし"}, "a switch"),
        ("minimum_han", None, "numbers need no name"),
        ("starting_points", None, "nor do ranges of numbers"),
        ("red_fives", None, "nor do the suits"),
    ],
)
def test_values_have_names(client, option, names, because):
    assert options_of(client, "/v1/rules", "ja")[option].get("names") == names, because


def test_what_a_list_may_hold_has_names(client):
    told = options_of(client, "/v1/rules", "ko")
    assert told["local_yaku"]["names"].keys() == set(LOCAL_YAKU)
    assert told["local_yaku"]["names"]["paarenchan"] == "팔연장"
    assert told["abortive_dealer_repeat"]["names"].keys() == {"true", "false", *ABORTIVE_DRAWS}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rule_sets_are_named_and_noted(app, client, lang):
    listed = client.get(f"/v1/rules?lang={lang}").json
    assert [preset["title"] for preset in listed["presets"]] == [row[LANGUAGES.index(lang)] for row in TITLES.values()]
    assert_is_documented(app, "/v1/rules", "get", listed)
    for preset in listed["presets"]:
        one = client.get(f"/v1/rules/{preset['id']}?lang={lang}").json
        assert_is_documented(app, "/v1/rules/{preset}", "get", one)
        assert {field: one[field] for field in preset} == preset
        assert one["note"] == (PRESETS[preset["id"]].note if lang == "en" else preset_note(preset["id"], lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_yaku_are_explained_in_the_language_asked_for(client, lang):
    listed = client.get(f"/v1/yaku?rules=mahjong_soul_ancient&lang={lang}").json["yaku"]
    assert [entry["meaning"] for entry in listed] == [yaku_meaning(entry["id"], lang) for entry in listed]
    accepted = client.get("/v1/yaku?rules=mahjong_soul_ancient", headers={"Accept-Language": lang}).json["yaku"]
    assert accepted == listed
