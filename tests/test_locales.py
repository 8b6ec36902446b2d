"""Names in five languages: complete, distinct, and the right language for a tag."""

import ast
import doctest
import re
from pathlib import Path
from types import ModuleType
from typing import get_args

import pytest

import locales.names
from locales import CATALOGUE, DEFAULT, LANGUAGES, language_of, name_of, vocabulary, yaku_name
from locales.names import EXPLAINING, HOLES
from locales.terms import SEATS
from pictures import words
from schemas import answers, explanations, furiten_answers, hand_answers, notations, steps
from schemas.naming import BESIDE, FIELDS
from schemas.telling import OPTION_OF
from scoring import actions, decisions, fu, hand, near, points
from scoring.furiten import CauseKind
from scoring.groups import GroupType
from scoring.rounds import For
from scoring.rules import ABORTIVE_DRAWS, OPTIONS
from scoring.shapes import Form, Wait
from scoring.tenpai import Shape
from scoring.tiles import SEAT_NAMES
from tests.test_layers import ROOT

#: Sorts whose English is the id in words; the others are codes, with a few words for each.
TERMS = ("yaku", "limits", "fu", "forms", "waits", "groups", "seats", "paid_for", "game_ends", "abortive_draws")
SENTENCES = ("problems", *EXPLAINING)
#: Sorts that are put together to texts.
PHRASES = ("words", "tiles", "picture")

ROWS = [(sort, id, row) for sort, table in CATALOGUE.items() for id, row in table.items()]
TERM_ROWS = [row for row in ROWS if row[0] in TERMS]

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
}

#: What a name may be written with, by language.
LETTERS = {
    "en": "[A-Z][a-z]+( [A-Z][a-z]+| no| ni| mo)*",
    "ja": r"[\u3005-\u30ff\u4e00-\u9fff ]+",
    "zh-Hans": r"[\u4e00-\u9fff:]+",
    "zh-Hant": r"[\u4e00-\u9fff:]+",
    "ko": r"[\uac00-\ud7a3 13:]+",
}
#: The same of words and sentences, without what is no letter.
WORD_LETTERS = {**LETTERS, "en": "[A-Za-z']+"}
#: What is no letter: holes, stops, spaces, and the numbers and signs of a formula.
NO_LETTERS = r"2\^\(2|\{\w+\}|[ .,:;。・、：；，()（）=×+-]"

#: Characters written differently in the other Chinese: none may stray into the wrong column.
ONLY_SIMPLIFIED = set(
    "门发风场开岭枪抢杠捞鱼两对顺气贯带纯头满国无双单骑绿莲宝灯车轮数邻断连齐边张计荣"
    "类为应错过规则没这与内们员牌组从来种账点终战听击达标责给见钟随却于复"
) - set("牌")
ONLY_TRADITIONAL = set(
    "門發風場開嶺槍搶槓撈魚兩對順氣貫帶純頭滿國無雙單騎綠蓮寶燈車輪數鄰斷連齊邊張計榮"
    "類為應錯過規則沒這與內們員組從來種帳點終戰聽擊達標責給見鐘隨卻於複"
)


@pytest.mark.parametrize("kind", PROMISED)
def test_every_promised_id_has_a_row(kind: str) -> None:
    assert sorted(CATALOGUE[kind]) == sorted(PROMISED[kind].split())


@pytest.mark.parametrize("kind", CATALOGUE)
def test_ids_are_snake_case(kind: str) -> None:
    assert [key for key in CATALOGUE[kind] if not re.fullmatch("[a-z]+(_[a-z]+)*", key)] == []


@pytest.mark.parametrize(("kind", "key", "row"), ROWS)
def test_every_name_is_written_in_its_language(kind: str, key: str, row: tuple[str, ...]) -> None:
    assert len(row) == len(LANGUAGES)
    for language, name in zip(LANGUAGES, row, strict=True):
        assert name == name.strip()
        if kind in TERMS:
            assert re.fullmatch(LETTERS[language], name.replace("・", "")), (key, language)
        else:
            assert re.fullmatch(f"({WORD_LETTERS[language]})?", re.sub(NO_LETTERS, "", name)), (key, language)


@pytest.mark.parametrize(("kind", "key", "row"), TERM_ROWS)
def test_english_is_the_id_in_words(kind: str, key: str, row: tuple[str, ...]) -> None:
    assert row[0].lower() == key.replace("_", " ")


@pytest.mark.parametrize(("kind", "key", "row"), ROWS)
def test_sentences_are_whole_and_words_are_not(kind: str, key: str, row: tuple[str, ...]) -> None:
    assert [name[-1] in ".。" for name in row] == [kind in SENTENCES] * len(LANGUAGES)


@pytest.mark.parametrize(("kind", "key", "row"), ROWS)
def test_holes_are_the_same_in_every_language(kind: str, key: str, row: tuple[str, ...]) -> None:
    assert len({tuple(sorted(re.findall(r"\{(\w*)\}", name))) for name in row}) == 1
    assert kind in (*PHRASES, *EXPLAINING) or "{" not in "".join(row)


@pytest.mark.parametrize(("kind", "key", "row"), ROWS)
def test_the_two_chinese_do_not_mix(kind: str, key: str, row: tuple[str, ...]) -> None:
    assert not ONLY_TRADITIONAL - ONLY_SIMPLIFIED & set(row[LANGUAGES.index("zh-Hans")])
    assert not ONLY_SIMPLIFIED - ONLY_TRADITIONAL & set(row[LANGUAGES.index("zh-Hant")])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", CATALOGUE)
def test_different_things_have_different_names(kind: str, language: str) -> None:
    names = [row[LANGUAGES.index(language)] for row in CATALOGUE[kind].values()]
    assert sorted(set(names)) == sorted(names)


def test_same_id_has_same_name_wherever_answers_name_it() -> None:
    """A wind and the yaku of three-player rules that bears its name aside: no answer has both. Causes are beside."""
    rows: dict[str, set[tuple[str, ...]]] = {}
    for kind, key, row in ROWS:
        if kind not in (*PHRASES, *SENTENCES, *BESIDE.values()):
            rows.setdefault(key, set()).add(row)
    assert {key for key, different in rows.items() if len(different) > 1} == {"north"}


# Nothing that the code can say is missing, and nothing that it cannot say is there.


def constants(node: ast.AST) -> set[str]:
    return {one.value for one in ast.walk(node) if isinstance(one, ast.Constant) and isinstance(one.value, str)}


def source_of(module: ModuleType) -> str:
    return Path(str(module.__file__)).read_text(encoding="utf-8")


def written_codes(module: str) -> set[str]:
    return set(re.findall(r'"code": "(\w+)"', (ROOT / module).read_text(encoding="utf-8")))


def told_codes(module: ModuleType) -> set[str]:
    """Collect the codes that a module tells by their names."""
    return set(re.findall(r'\.tell\("(\w+)"', source_of(module)))


def worded(module: ModuleType, sort: str) -> set[str]:
    """Collect the sentences that a module names, those among them that a code with several may choose."""
    return constants(ast.parse(source_of(module))) & CATALOGUE[sort].keys()


CHOICES = {*explanations.COMPARED, *told_codes(explanations)}
STANDINGS = told_codes(furiten_answers) - actions.REASONS.keys()
TENPAI = worded(hand_answers, "tenpai_rules")
TOLD_NOTES = told_codes(answers) | told_codes(notations)

#: Sort of name -> the ids that the code has.
IN_CODE = {
    "limits": {limit for _, limit, _ in points.LIMITS} | {points.MANGAN.limit, points.yakuman_points(1).limit},
    "fu": {one.id for one in vars(fu).values() if isinstance(one, fu.FuItem)}
    | {*fu.WAIT_FU, "pair"}
    | {name for name, _, _ in fu.SET_FU},
    "forms": {*get_args(Form)},
    "waits": {*get_args(Wait), *get_args(Shape)},
    "groups": {*get_args(GroupType)},
    "seats": {*SEAT_NAMES, "discarder"},
    "paid_for": {*get_args(For)},
    "game_ends": {*get_args(decisions.End)},
    "reasons": {*actions.REASONS},
    "causes": {*get_args(CauseKind)},
    "ends": {"wait_changes", *OPTIONS["temporary_furiten_ends"].values.choices, "never"},
    "choices": CHOICES,
    "lacks": {*near.LACKS},
    "steps": told_codes(steps),
    "standings": STANDINGS | TENPAI,
    "decisions": {*get_args(decisions.Code)},
    "abortive_draws": {*ABORTIVE_DRAWS},
    "rules": {*actions.REASONS, *worded(explanations, "rules")},
    "furiten_rules": {*get_args(CauseKind)} | STANDINGS,
    "tenpai_rules": TENPAI,
    "why_paid": CHOICES,
    "why_not": {*near.LACKS},
    "workings": told_codes(steps) | worded(steps, "workings"),
    "why_settled": {*get_args(decisions.Code), *get_args(decisions.End)},
    "notes": TOLD_NOTES | written_codes("routes/asking.py"),
    "why_noted": TOLD_NOTES | worded(answers, "why_noted"),
    "picture": {"hand", "win_tile", "north", "dora_indicators", "ura_indicators", *hand.MELD_TYPES, *hand.SOURCES},
    "tiles": {"red", *words.SUITS, *words.HONOURS},
}


def test_no_code_is_explained_twice() -> None:
    codes = [code for sort in EXPLAINING for code in CATALOGUE[sort]]
    assert sorted(set(codes)) == sorted(codes)


def test_every_option_that_decides_something_exists() -> None:
    codes = {code for sort in EXPLAINING for code in CATALOGUE[sort]}
    assert OPTION_OF.keys() <= codes
    assert set(OPTION_OF.values()) <= OPTIONS.keys()


def test_holes_of_names_are_filled_by_sorts_of_names() -> None:
    holes = {hole for sort in EXPLAINING for row in CATALOGUE[sort].values() for hole in re.findall(r"\{(\w+)", row[0])}
    assert HOLES.keys() <= holes
    assert set(HOLES.values()) <= CATALOGUE.keys()


@pytest.mark.parametrize("sort", IN_CODE)
def test_every_id_of_the_code_has_a_name(sort: str) -> None:
    assert CATALOGUE[sort].keys() == IN_CODE[sort]


def test_riichi_is_written_in_one_way_in_japanese() -> None:
    """The rule is in the glossary; the name of the game is written otherwise."""
    files_of_texts = [*(ROOT / "locales").rglob("*.py"), ROOT / "web" / "strings.json"]
    texts = [file.read_text(encoding="utf-8") for file in files_of_texts]
    rows = [line for line in (ROOT / "GLOSSARY.md").read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    assert [found for text in (*texts, *rows) for found in re.findall("リーチ(?!麻雀).{0,9}", text)] == []
    assert any("立直" in text for text in texts)
    assert any("リーチ麻雀" in text for text in texts)


#: Ids that name a field, and another thing as the name of a payment or a reason.
OTHER_THINGS = {"hand", "last_tile"}


def test_the_glossary_says_the_same() -> None:
    rows: dict[str, tuple[set[str], set[str]]] = {}
    for line in (ROOT / "GLOSSARY.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("| `"):
            ids, _, ja, zh = line.strip("| ").split(" | ")
            for id in re.findall(r"`(\w+)`", ids):
                found = rows.setdefault(id, (set(), set()))
                found[0].update(re.split("[、（）]", ja))
                found[1].update(re.split("[、（）]", zh))
    named = [(id, row) for sort in (*TERMS, "reasons", "causes") for id, row in CATALOGUE[sort].items()]
    told = [(id, row) for id, row in named if id in rows and id not in OTHER_THINGS]
    assert [id for id, row in told if row[1] not in rows[id][0] or row[2] not in rows[id][1]] == []
    assert {id for id, _ in named if id not in rows} <= CATALOGUE["reasons"].keys()


def test_every_sort_of_name_is_used() -> None:
    named = {*BESIDE.values(), *(sort for sorts in FIELDS.values() for sort in sorts)}
    assert named | {*PHRASES, *SENTENCES} == CATALOGUE.keys()


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
        (name_of("limits", "kazoe_yakuman", "zh-Hant"), "累計役滿"),
        (name_of("fu", "closed_ron", "ko"), "멘젠 론"),
        (name_of("fu", "closed_ron", "ja"), "門前加符"),
        (name_of("waits", "kanchan", "zh-Hans"), "嵌张"),
        (name_of("reasons", "furiten", "zh-Hans"), "振听"),
        (vocabulary(("forms", "limits"), "ja")["kokushi_musou"], "国士無双"),
        (SEATS["east"][2], "东"),
        (yaku_name("pinfu"), "Pinfu"),
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
