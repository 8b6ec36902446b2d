"""Faults in five languages: every sentence that can be made of one is known, and told with its numbers and names."""

import ast
import copy
import pickle
import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from locales import LANGUAGES, fault_wording
from locales.faults import PHRASES, SENTENCES
from scoring import check, contradictions, round_check, rulesets, turn
from scoring.actions import REASONS
from scoring.rules import ABORTIVE_DRAWS
from scoring.told import Told
from tests.hostile import bodies, queries, texts
from tests.test_hostile import ask
from tests.test_layers import files, parse
from tests.test_locales import LETTERS, NO_LETTERS, ONLY_SIMPLIFIED, ONLY_TRADITIONAL

OTHERS = LANGUAGES[1:]
FAULTS = {**PHRASES, **SENTENCES}
ROWS = FAULTS.items()

# Nothing that the code can say is missing, and nothing that it cannot say is there.

SOURCES = [file for part in ("scoring", "schemas", "routes", "serving", "app", "settings") for file in files(part)]

#: What makes a sentence -> the place of its template among the arguments, and what it gives by itself.
MAKERS: dict[str, tuple[int, set[str | None]]] = {"Told": (0, set()), "_invalid": (1, {"option"})}

#: Templates that are rows of a table.
IN_TABLES = {
    *check._SET_OF.values(),
    *(row.detail for row in contradictions.CONTRADICTIONS),
    *(detail for _, _, detail in turn._CONTRADICTIONS),
    *(detail for _, _, detail in round_check._IN_COMMON),
    *(detail for _, detail, _ in rulesets.CONTRADICTIONS),
}
#: How those are spoken of where a sentence is made of them; and ids, which have names in other languages.
FROM_TABLES = {"detail", "_SET_OF[meld.type]"}
IDS = {"name": {"ippatsu", "nippatsu"}, "result.reason": {*REASONS}, "result.kind": {*ABORTIVE_DRAWS}}


class Made(NamedTuple):
    """A sentence that the code makes.

    :ivar template: its text, or the expression that gives it.
    :ivar values: the names of the values that fill its holes; ``None``: some that are not written out.
    """

    template: str
    is_text: bool
    values: frozenset[str | None]


def made_in(tree: ast.Module) -> Iterator[Made]:
    """Find the sentences that a module makes."""
    for part in parts(tree):
        for call in ast.walk(part):
            if isinstance(call, ast.Call) and ast.unparse(call.func) in MAKERS:
                place, besides = MAKERS[ast.unparse(call.func)]
                values = frozenset(besides | {one.arg for one in call.keywords})
                given = call.args[place]
                texts = [given.value] if isinstance(given, ast.Constant) else assigned(part, ast.unparse(given))
                yield from (Made(text, True, values) for text in texts)
                if not texts:
                    yield Made(ast.unparse(given), False, values)


def parts(tree: ast.Module) -> Iterator[ast.AST]:
    """List the statements of a module, for a class those in it."""
    for outer in tree.body:
        yield from outer.body if isinstance(outer, ast.ClassDef) else [outer]


def assigned(part: ast.AST, name: str) -> list[str]:
    """List the texts that a name stands for in a part of a module."""
    found = [node for node in ast.walk(part) if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name]
    return [one.value.value for one in found if isinstance(one.value, ast.Constant)]


MADE = [made for file in SOURCES for made in made_in(parse(file))]


def test_every_sentence_of_the_code_is_translated_and_no_other():
    assert {made.template for made in MADE if made.is_text} | IN_TABLES == FAULTS.keys()


def test_sentences_that_are_not_written_out_are_of_known_tables():
    assert {made.template for made in MADE if not made.is_text} == {*FROM_TABLES, *IDS}


@pytest.mark.parametrize("made", [made for made in MADE if made.is_text], ids=lambda made: made.template)
def test_every_hole_has_a_value(made):
    assert made.values == holes(made.template)


@pytest.mark.parametrize("ids", IDS.values(), ids=IDS)
@pytest.mark.parametrize("language", OTHERS)
def test_ids_in_sentences_have_names(ids, language):
    assert all(fault_wording(id, language) != id for id in ids)


# The tables.


def holes(text):
    return set(re.findall(r"\{(\w+)", text))


@pytest.mark.parametrize(("english", "row"), ROWS)
def test_holes_are_the_same_in_every_language(english, row):
    assert [holes(text) for text in row] == [holes(english)] * len(OTHERS)
    assert ":" not in "".join(re.findall(r"\{.*?\}", "".join(row))), "only English has forms for several"


#: Words and numbers that stand in other languages though not in the English.
NOT_IN_ENGLISH = ("JSON", "Unicode", "id", "0", "10")


def without_names(text, english):
    """Take out of a text what it has in common with the English, and what is no letter."""
    for word in sorted(re.findall(r"[A-Za-z0-9_:/@]+", re.sub(r"\{.*?\}", " ", text)), key=len, reverse=True):
        if word in english or word in NOT_IN_ENGLISH:
            text = text.replace(word, "")
    return re.sub(r"[（）！？、。：；・…,.?()@]|" + NO_LETTERS, "", re.sub(r"\{.*?\}", "", text))


def numbers(text):
    return set(re.findall(r"\d+", text))


@pytest.mark.parametrize(("english", "row"), ROWS)
def test_no_number_is_left_out(english, row):
    assert all(numbers(english) <= numbers(text) for text in row)


@pytest.mark.parametrize(("english", "row"), ROWS)
def test_every_sentence_is_written_in_its_language(english, row):
    for language, text in zip(OTHERS, row, strict=True):
        rest = re.sub(r"\d", "", without_names(text, english))
        assert re.fullmatch(f"({LETTERS[language]})?", rest), (language, rest)


@pytest.mark.parametrize(("english", "row"), SENTENCES.items())
def test_sentences_are_whole(english, row):
    assert all(re.search(r"([.。]|\{hint\})$", text) for text in row), english
    assert not re.search(r"[.?]$", english)


@pytest.mark.parametrize(("english", "row"), ROWS)
def test_the_two_chinese_do_not_mix(english, row):
    _, simplified, traditional, _ = row
    assert not ONLY_TRADITIONAL - ONLY_SIMPLIFIED & set(simplified)
    assert not ONLY_SIMPLIFIED - ONLY_TRADITIONAL & set(traditional)


@pytest.mark.parametrize("column", range(len(OTHERS)), ids=OTHERS)
def test_different_faults_are_told_differently(column):
    told = [row[column] for row in SENTENCES.values()]
    assert sorted({one for one in told if told.count(one) > 1}) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("english", FAULTS)
def test_every_sentence_can_be_told(english, language):
    values = {hole: 1000 + place for place, hole in enumerate(sorted(holes(english)))}
    told = Told(english, **values).tell(lambda template: fault_wording(template, language))
    assert not re.search("[{}]", told)
    assert all(str(value) in told for value in values.values())


# How a sentence is told.

HAND = Told("{held:concealed tile} {melds}", held=1, melds=Told("beside {melds:meld}", melds=2))


@pytest.mark.parametrize(
    ("told", "english", "japanese", "because"),
    [
        (Told("seat {seat} wins twice", seat=1), "seat 1 wins twice", "席1が二度和了しています。", "a number"),
        (HAND.values["melds"], "beside 2 melds", "副露2個のほかに", "several in English only"),
        (
            Told("unknown field {name}; {hint}", name="x", hint=Told("known are {names}", names=["a", "b"])),
            "unknown field x; known are a, b",
            "xという項目はありません。使える項目はa, bです。",
            "a part, and a list",
        ),
        (
            Told("expected one of {choices}", choices="{x}"),
            "expected one of {x}",
            "{x}のいずれかを指定してください。",
            "what fills a hole is no template",
        ),
    ],
)
def test_a_sentence_is_told(told, english, japanese, because):
    assert told == english, because
    assert told.tell(lambda template: fault_wording(template, "ja")) == japanese, because
    assert told.tell(lambda template: fault_wording(template, "en")) == english, because


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda told: pickle.loads(pickle.dumps(told))])
@pytest.mark.parametrize("told", [HAND, Told("expected one of {choices}", choices="{x}")])
def test_a_copy_can_be_told_too(copied, told):
    made = copied(told)
    assert made == told
    assert made.tell(str) == told.tell(str)


def test_one_is_no_plural():
    assert HAND == "1 concealed tile beside 2 melds"


# Over HTTP.

HAND_OF_13 = {"hand": "234567m340p45s88s", "win_tile": "6s"}
TABLE = {"round": {"wind": "east", "number": 1}, "scores": [25000] * 4}


def score(**more):
    return "score", {**HAND_OF_13, **more}


def settle(result, **more):
    return "settle", {**TABLE, "result": result, **more}


def draw(tenpai, **more):
    return settle({"type": "exhaustive_draw", "tenpai": tenpai}, **more)


#: A bad request -> what is wrong with it in English and in Japanese.
BAD = [
    (
        score(hand="234567m340p45s888s"),
        "a hand of 14 tiles must hold the winning tile 6s itself; send it with 6s, or send 13 tiles without it",
        "14枚の手牌には和了牌6sが含まれていなければなりません。6sを入れるか、除いて13枚にしてください。",
    ),
    (
        score(hand="234567m34p8s", melds=["pon:777z"]),
        "9 concealed tiles beside 1 meld; "
        "expected 10 without the winning tile or 11 with it (13 − 3 per meld; a kan is a meld)",
        "副露1個のほかに手牌が9枚です。"
        "和了牌を除いて10枚、含めて11枚にしてください（13枚から副露一つにつき3枚減り、槓も副露に数えます）。",
    ),
    (
        ("tenpai", {"hand": "123m"}),
        "3 concealed tiles without melds; expected 13 or 14 (3 fewer per meld; a kan is a meld)",
        "副露なしで手牌が3枚です。13か14枚にしてください（副露一つにつき3枚減り、槓も副露に数えます）。",
    ),
    (
        score(hand="33333m340p45s88s6s"),
        "5 copies of 3m (5 in hand); a set has four",
        "3mが5枚あります（handに5枚）。同じ牌は4枚までです。",
    ),
    (
        score(wind="east"),
        "unknown field wind; did you mean round_wind or seat_wind?",
        "windという項目はありません。round_windかseat_windのことでしょうか。",
    ),
    (
        score(riichi=True, ippatsu=True, rinshan=True, tsumo=True),
        "a kan or an extracted north ends ippatsu, so a replacement tile cannot win with it",
        "槓や北抜きで一発は消えるので、嶺上牌での和了に一発は付きません。",
    ),
    (
        score(double_riichi=True, ippatsu=True, last_tile=True),
        "the wall does not end within a go-around of the first discard",
        "第一打から一巡のうちに牌山が尽きることはありません。",
    ),
    (
        score(melds=[{"type": "chi", "tiles": "123s", "from": "above"}]),
        "expected left, across or right, got 'above'",
        "left, acrossかrightを指定してください。'above'は読めません。",
    ),
    (
        score(hand=[10**12]),
        "that number is no tile number; they go from 0 to 135",
        "その番号という牌番号はありません。番号は0から135までです。",
    ),
    (
        score(hand="234567x"),
        "unknown letter 'x' in '234567x'; suits are m p s, honours are 1z to 7z",
        "'234567x'の'x'は読めません。数牌はm・p・s、字牌は1zから7zまでです。",
    ),
    (
        score(rules={"yakuman_cap": 0}),
        "yakuman_cap must be a whole number from 1 to 99, or null",
        "yakuman_capは1から99までの整数、またはnullでなければなりません。",
    ),
    (
        score(rules={"uma": [1, 2]}),
        "uma must have one number for each player",
        "umaには人数分の数を指定してください。",
    ),
    (
        score(rules="tenho_3p"),
        "there is no rule set 'tenho_3p'; did you mean tenhou_3p?",
        "'tenho_3p'というルールはありません。tenhou_3pのことでしょうか。",
    ),
    (
        score(hand=[0, 0]),
        "tile number 0 is there twice; each stands for one tile",
        "牌番号0が重なっています。番号は一つが牌1枚を表します。",
    ),
    (
        score(hand=["E", "1z"]),
        "one list mixes notations: mjai (5mr, E), 0m and 1z, or Unicode tiles",
        "一つの配列に表記が混ざっています。mjai（5mr、E）、0mや1z、Unicodeの牌のどれか一つにしてください。",
    ),
    (
        score(hand="5555m567p34s88s", melds=["chi:135m"], win_tile="5s"),
        "chi is three consecutive tiles of one suit",
        "チーは同じ種類の連続した3枚です。",
    ),
    (
        score(hand="567p34s88s555z", melds=["chi:345m@right"], win_tile="5s"),
        "chi takes the discard of the player on the left",
        "チーできるのは上家の捨て牌だけです。",
    ),
    (
        score(hand="567p34s88s555z", melds=["ankan:1111m@right"], win_tile="5s"),
        "an ankan takes no tile from anybody: leave out called and from",
        "暗槓は誰からも鳴きません。calledとfromは指定しないでください。",
    ),
    (
        score(hand="567p34s88s555z", melds=[{"type": "chi", "tiles": "345m", "called": "9s"}], win_tile="5s"),
        "the called tile 9s is not in the meld",
        "鳴いた牌9sが副露にありません。",
    ),
    (
        score(hand="567p34s88s555z", melds=["pon:77z"], win_tile="5s"),
        "a meld has three or four tiles, got 2",
        "副露は3枚か4枚ですが、2枚あります。",
    ),
    (
        score(hand="567p34s88s555z", melds=["chi:123s"], win_tile="5s", rules="tenhou_3p"),
        "these three-player rules have no chi",
        "この三人麻雀のルールではチーできません。",
    ),
    (
        score(rules="tenhou_3p"),
        "2m is not in a three-player set",
        "2mは三人麻雀では使いません。",
    ),
    (
        score(hand="00m34567p340s88s7z"),
        "2 of 0m; these rules have 1",
        "0mが2枚あります。このルールでは1枚です。",
    ),
    (
        score(dora_indicators="1m2m3m4m5m6m"),
        "6 indicators; these rules turn at most 5",
        "表示牌が6枚あります。このルールでめくるのは5枚までです。",
    ),
    (
        ("actions", {"hand": "234567m340p45s888s", "drawn": "6s"}),
        "a hand of 14 tiles must hold the tile drawn itself; send it with it, or 13 tiles",
        "14枚の手牌にはツモ牌が含まれていなければなりません。ツモ牌を入れるか、除いて13枚にしてください。",
    ),
    (
        draw([3], rules="tenhou_3p", scores=[35000] * 3),
        "there is no seat 3; seats are 0 to 2",
        "席3はありません。席は0から2までです。",
    ),
    (
        ("points", {"han": 1, "fu": 25}),
        "seven pairs are two han, three by tsumo",
        "七対子は2翻以上、ツモなら3翻以上です。",
    ),
    (draw([0, 4]), "expected a whole number from 0 to 3", "0から3までの整数を指定してください。"),
    (draw([1, 1]), "seat 1 is listed twice", "席1が二度あります。"),
    (
        draw([1], scores=[25000, 900, 25000]),
        "3 scores; these rules have 4 players",
        "点数が3人分あります。このルールは4人です。",
    ),
    (
        settle({"type": "abortive_draw", "kind": "sanchahou"}),
        "these rules do not end a round by sanchahou",
        "このルールに三家和による流局はありません。",
    ),
    (
        settle({"type": "win", "wins": [{"seat": 1, "from": 2, "hand": "234567m340p45s18s", "win_tile": "6s"}]}),
        "this hand does not win: not_agari",
        "この手は和了できません：和了形でない。",
    ),
    (
        ("actions", {"hand": "234567m340p45s88s", "offered": "6s"}),
        "say who offers the tile: left, across or right",
        "誰の牌かをleft・across・rightで指定してください。",
    ),
]


def errors(client, asked, language):
    question, body = asked
    return client.post(f"/v1/{question}", json={**body, "lang": language}).json["errors"]


@pytest.mark.parametrize(("asked", "detail", "message"), BAD)
def test_a_fault_is_told_in_japanese(client, asked, detail, message):
    assert (detail, message) in [(one["detail"], one["message"]) for one in errors(client, asked, "ja")]


@pytest.mark.parametrize(("asked", "detail", "message"), BAD)
def test_in_english_the_message_is_the_detail(client, asked, detail, message):
    assert all(one["message"] == one["detail"] for one in errors(client, asked, "en"))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(("asked", "detail", "message"), BAD)
def test_a_fault_is_told_in_every_language(client, asked, detail, message, language):
    for fault in errors(client, asked, language):
        assert_told(fault, language)


#: Those of the field that should say the language have no message.
HOSTILE = [
    row
    for row in (*texts.ROWS, *bodies.ROWS, *queries.ROWS)
    if row.faults and row.method != "HEAD" and "lang" not in str(row.faults)
]


@pytest.mark.parametrize("language", OTHERS)
def test_what_is_hostile_is_told_in_every_language(client, language):
    for row in HOSTILE:
        asked = row._replace(headers=(*row.headers, ("Accept-Language", language)))
        for fault in ask(client, asked).json["errors"]:
            assert_told(fault, language)


#: A letter that every sentence of a language has.
LETTER = {"ja": "[\u3041-\u3096]", "zh-Hans": "[\u4e00-\u9fff]", "zh-Hant": "[\u4e00-\u9fff]", "ko": "[\uac00-\ud7a3]"}


def assert_told(fault, language):
    """See that a message is in its language, and has the numbers of the detail."""
    assert re.search(LETTER[language], fault["message"])
    assert numbers(fault["detail"]) <= numbers(fault["message"]), fault
