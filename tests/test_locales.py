"""Names in five languages: complete, distinct, and the right language for a tag."""

import doctest
import re

import pytest

import locales.names
from locales import (
    DEFAULT,
    LANGUAGES,
    form_name,
    fu_name,
    language_of,
    limit_name,
    wait_name,
    yaku_meaning,
    yaku_name,
)
from locales.terms import FORMS, FU, LIMITS, WAITS
from locales.yaku import YAKU, YAKU_MEANING

TABLES = {"yaku": YAKU, "limits": LIMITS, "fu": FU, "forms": FORMS, "waits": WAITS}
ROWS = [(kind, key, row) for kind, table in TABLES.items() for key, row in table.items()]

#: Id -> the ids the contract promises, so that a row lost is a test failed.
PROMISED = {
    "yaku": """
        riichi double_riichi ippatsu menzen_tsumo pinfu tanyao iipeikou round_wind seat_wind haku hatsu chun
        rinshan_kaihou chankan haitei houtei chiitoitsu toitoi sanankou sanshoku_doujun sanshoku_doukou
        sankantsu ittsuu chanta junchan honroutou shousangen honitsu chinitsu ryanpeikou nagashi_mangan
        tenhou chiihou renhou kokushi_musou kokushi_musou_juusanmen suuankou suuankou_tanki daisangen
        shousuushii daisuushii tsuuiisou chinroutou ryuuiisou chuuren_poutou junsei_chuuren_poutou suukantsu
        north daisharin daichikurin daisuurin ishi_no_ue_ni_mo_san_nen daichisei tsubame_gaeshi kanburi
        shiiaru_raotai uumensai sanrenkou isshoku_sanjun iipin_mouyue chuupin_raoyui
        sangen_chiitoitsu suushi_chiitoitsu uushin_tsuukan ketsupaihou nippatsu open_riichi kyandonhou
        sanshoku_tsuukan sanshoku_renkou choupaikou sujipaikou chousankou sanshoku_choupaikou
        sanshoku_sujipaikou sanshoku_chousankou ryandoukou shoutate sanpuukou suuzuukou renkaihou
        mondeikou ittsuu_chanta tanfonhou chinpeikou kinkei_dokuritsu touchao_hanchanshue uupin_kaihou
        ryanzou_chankan shanron_chonchu dorahairi_chinroutou_chiitoitsu paarenchan pouhoi_paarenchan
        toukanhou suurenkou suuchoupaikou shousharin shouchikurin shousuurin isshoku_yonjun kinmonkyou
        hyakumangoku kachoufuugetsu fuukasetsugetsu kouitten benikujaku kokuiisou ryuuiisourin
        kouittenrin tohoku_expressway tohoku_shinkansen blue_tunnel""",
    "limits": "mangan haneman baiman sanbaiman kazoe_yakuman yakuman",
    "fu": "base closed_ron tsumo open_pinfu chiitoitsu pair triplet kan kanchan penchan tanki",
    "forms": "standard chiitoitsu kokushi_musou",
    "waits": "ryanmen kanchan penchan shanpon tanki kokushi_juusanmen",
}

#: What a name may be written with, by language.
LETTERS = {
    "en": "[A-Z][a-z]+( [A-Z][a-z]+| no| ni| mo)*",
    "ja": r"[\u3005-\u30ff\u4e00-\u9fff ]+",
    "zh-Hans": r"[\u4e00-\u9fff:]+",
    "zh-Hant": r"[\u4e00-\u9fff:]+",
    "ko": r"[\uac00-\ud7a3 13:]+",
}

#: Characters written differently in the other Chinese: none may stray into the wrong column.
ONLY_SIMPLIFIED = set("门发风场开岭枪抢杠捞鱼两对顺气贯带纯头满国无双单骑绿莲宝灯车轮数邻断连齐边张计荣")
ONLY_TRADITIONAL = set("門發風場開嶺槍搶槓撈魚兩對順氣貫帶純頭滿國無雙單騎綠蓮寶燈車輪數鄰斷連齊邊張計榮")


@pytest.mark.parametrize("kind", TABLES)
def test_every_promised_id_has_a_row(kind: str) -> None:
    assert sorted(TABLES[kind]) == sorted(PROMISED[kind].split())


@pytest.mark.parametrize("kind", TABLES)
def test_ids_are_snake_case(kind: str) -> None:
    assert [key for key in TABLES[kind] if not re.fullmatch("[a-z]+(_[a-z]+)*", key)] == []


@pytest.mark.parametrize(("kind", "key", "row"), ROWS)
def test_every_name_is_written_in_its_language(kind: str, key: str, row: tuple[str, ...]) -> None:
    assert len(row) == len(LANGUAGES)
    for language, name in zip(LANGUAGES, row, strict=True):
        assert name == name.strip()
        assert re.fullmatch(LETTERS[language], name), (kind, key, language)


@pytest.mark.parametrize(("kind", "key", "row"), ROWS)
def test_english_is_the_id_in_words(kind: str, key: str, row: tuple[str, ...]) -> None:
    assert row[0].lower() == key.replace("_", " ")


@pytest.mark.parametrize(("kind", "key", "row"), ROWS)
def test_the_two_chinese_do_not_mix(kind: str, key: str, row: tuple[str, ...]) -> None:
    assert not ONLY_TRADITIONAL & set(row[LANGUAGES.index("zh-Hans")])
    assert not ONLY_SIMPLIFIED & set(row[LANGUAGES.index("zh-Hant")])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", TABLES)
def test_different_things_have_different_names(kind: str, language: str) -> None:
    names = [row[LANGUAGES.index(language)] for row in TABLES[kind].values()]
    assert sorted(set(names)) == sorted(names)


def test_same_id_has_same_name_in_every_table() -> None:
    rows: dict[str, set[tuple[str, ...]]] = {}
    for _, key, row in ROWS:
        rows.setdefault(key, set()).add(row)
    assert {key for key, different in rows.items() if len(different) > 1} == set()


def test_meanings_stand_in_the_order_of_the_names() -> None:
    assert list(YAKU_MEANING) == list(YAKU)


@pytest.mark.parametrize(("yaku", "meaning"), YAKU_MEANING.items())
def test_a_meaning_is_one_sentence(yaku: str, meaning: str) -> None:
    assert re.fullmatch(r"[A-Z0-9][^.]+\.", meaning), yaku


def test_meanings_differ() -> None:
    assert len(set(YAKU_MEANING.values())) == len(YAKU_MEANING)


@pytest.mark.parametrize(
    ("tags", "language", "because"),
    [
        (["en"], "en", "the language itself"),
        (["ja"], "ja", "the language itself"),
        (["ko"], "ko", "the language itself"),
        (["zh-Hans"], "zh-Hans", "the language itself"),
        (["zh-Hant"], "zh-Hant", "the language itself"),
        (["en-GB"], "en", "a region changes nothing"),
        (["ja-JP"], "ja", "a region changes nothing"),
        (["ko-KR"], "ko", "a region changes nothing"),
        (["zh"], "zh-Hans", "most who write Chinese write it simplified"),
        (["zh-CN"], "zh-Hans", "mainland China"),
        (["zh-SG"], "zh-Hans", "Singapore"),
        (["zh-MY"], "zh-Hans", "Malaysia"),
        (["zh-TW"], "zh-Hant", "Taiwan"),
        (["zh-HK"], "zh-Hant", "Hong Kong"),
        (["zh-MO"], "zh-Hant", "Macau"),
        (["zh-Hant-CN"], "zh-Hant", "a script outweighs the region"),
        (["zh-Hans-HK"], "zh-Hans", "a script outweighs the region"),
        (["zh-cmn-Hant-TW"], "zh-Hant", "an extended language may stand before the script"),
        (["ZH-hant"], "zh-Hant", "case does not matter"),
        (["zh_TW"], "zh-Hant", "operating systems write it with an underscore"),
        ([" ja "], "ja", "spaces around a tag do not matter"),
        (["fr", "de-CH", "ja", "en"], "ja", "the first that fits is taken"),
        (["zh-TW", "zh", "en-US", "en"], "zh-Hant", "an earlier tag outweighs a later one"),
        (["fr", "*"], DEFAULT, "a star takes any language"),
        (["fr"], None, "we do not speak it"),
        (["jp"], None, "a country is no language"),
        (["english"], None, "a name is no tag"),
        (["eng"], None, "a tag has the short code where there is one"),
        (["tw"], None, "this is Twi, spoken in Ghana"),
        ([""], None, "nothing was asked for"),
        ([], None, "nothing was asked for"),
    ],
)
def test_language_of(tags: list[str], language: str | None, because: str) -> None:
    assert language_of(*tags) == language, because


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_its_own_tag(language: str) -> None:
    assert language_of(language) == language


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        (yaku_name("menzen_tsumo", "ja"), "門前清自摸和"),
        (yaku_name("chiitoitsu", "zh-Hans"), "七对子"),
        (limit_name("kazoe_yakuman", "zh-Hant"), "累計役滿"),
        (fu_name("closed_ron", "ko"), "멘젠 론"),
        (form_name("kokushi_musou", "ja"), "国士無双"),
        (wait_name("kanchan", "zh-Hans"), "嵌张"),
        (yaku_name("pinfu"), "Pinfu"),
        (yaku_meaning("sankantsu"), "Three kans."),
    ],
)
def test_names(name: str, expected: str) -> None:
    assert name == expected


def test_unknown_ids_and_languages_are_errors() -> None:
    with pytest.raises(KeyError):
        yaku_name("toitoi", "fr")
    with pytest.raises(KeyError):
        yaku_name("four_of_a_kind")


def test_examples() -> None:
    assert doctest.testmod(locales.names).failed == 0
