"""Answers in plain text: who gets one, and how they read in every language."""

import json

import pytest

from locales import LANGUAGES
from tests.test_api import problem

RIICHI = {
    **{"hand": "234567m340p45s88s", "win_tile": "6s", "riichi": True, "dora_indicators": "3p"},
    **{"honba": 1, "riichi_sticks": 1, "discarder": "west"},
}
OPEN = {
    **{"hand": "33m567p23s", "melds": ["pon:777z@across", "ankan:1111s"], "win_tile": "4s", "tsumo": True},
    **{"seat_wind": "east", "discards": None},
}
YAKUMAN = {"hand": "99m23p", "melds": ["pon:555z", "ankan:6666z", "pon:777z@right"], "win_tile": "4p"}
WAITING = {"hand": "34p678p345s789s22z"}

TEXT = {"Accept": "text/plain"}


def read(client, question, body, **headers):
    response = client.post(f"/v1/{question}", json=body, headers=TEXT | headers)
    assert response.status_code == 200, response.text
    assert response.headers["Content-Type"] == "text/plain; charset=utf-8"
    return response.text


# In every language.

WINS = {
    "en": """\
234m 567m 340p 45s+6s 88s
Ron: 6s

Riichi: 1 han
Pinfu: 1 han
Tanyao: 1 han
Dora: 1 han
Red fives: 1 han

5 han 30 fu Mangan
Base 20 + Closed Ron 10 = 30
West → South: 8300 points (8000 + Honba 300)
Riichi Sticks: 1000 points
Total: 9300 points
""",
    "ja": """\
234m 567m 340p 45s+6s 88s
ロン: 6s

立直: 1翻
平和: 1翻
断幺九: 1翻
ドラ: 1翻
赤ドラ: 1翻

5翻 30符 満貫
副底 20 + 門前加符 10 = 30
西 → 南: 8300点 (8000 + 本場 300)
供託: 1000点
合計: 9300点
""",
    "zh-Hans": """\
234m 567m 340p 45s+6s 88s
荣和: 6s

立直: 1番
平和: 1番
断幺九: 1番
宝牌: 1番
赤宝牌: 1番

5番 30符 满贯
底符 20 + 门前清荣和 10 = 30
西 → 南: 8300点 (8000 + 本场 300)
供托: 1000点
合计: 9300点
""",
    "zh-Hant": """\
234m 567m 340p 45s+6s 88s
榮和: 6s

立直: 1番
平和: 1番
斷么九: 1番
寶牌: 1番
赤寶牌: 1番

5番 30符 滿貫
底符 20 + 門前清榮和 10 = 30
西 → 南: 8300點 (8000 + 本場 300)
供託: 1000點
合計: 9300點
""",
    "ko": """\
234m 567m 340p 45s+6s 88s
론: 6s

리치: 1판
핑후: 1판
탕야오: 1판
도라: 1판
적도라: 1판

5판 30부 만관
기본부 20 + 멘젠 론 10 = 30
서 → 남: 8300점 (8000 + 본장 300)
공탁: 1000점
합계: 9300점
""",
}

WAITS = {
    "en": """\
Tenpai: 2p 5p, 6 left
2p Ryanmen, 3 left; Ron: No yaku; Tsumo: 1100 points, 1 han 30 fu (Menzen Tsumo)
5p Ryanmen, 3 left; Ron: No yaku; Tsumo: 1100 points, 1 han 30 fu (Menzen Tsumo)
Furiten: 5p, Until the wait changes
""",
    "ja": """\
聴牌: 2p 5p, 残り6枚
2p 両面, 残り3枚; ロン: 役なし; ツモ: 1100点, 1翻 30符 (門前清自摸和)
5p 両面, 残り3枚; ロン: 役なし; ツモ: 1100点, 1翻 30符 (門前清自摸和)
振聴: 5p, 待ちが変わるまで
""",
    "zh-Hans": """\
听牌: 2p 5p, 剩余6张
2p 两面, 剩余3张; 荣和: 无役; 自摸: 1100点, 1番 30符 (门前清自摸和)
5p 两面, 剩余3张; 荣和: 无役; 自摸: 1100点, 1番 30符 (门前清自摸和)
振听: 5p, 改听后解除
""",
    "zh-Hant": """\
聽牌: 2p 5p, 剩餘6張
2p 兩面, 剩餘3張; 榮和: 無役; 自摸: 1100點, 1番 30符 (門前清自摸和)
5p 兩面, 剩餘3張; 榮和: 無役; 自摸: 1100點, 1番 30符 (門前清自摸和)
振聽: 5p, 改聽後解除
""",
    "ko": """\
텐파이: 2p 5p, 6장 남음
2p 양면, 3장 남음; 론: 역 없음; 쯔모: 1100점, 1판 30부 (멘젠쯔모)
5p 양면, 3장 남음; 론: 역 없음; 쯔모: 1100점, 1판 30부 (멘젠쯔모)
후리텐: 5p, 대기가 바뀔 때까지
""",
}


def test_there_is_a_text_for_every_language():
    assert tuple(WINS) == tuple(WAITS) == LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_win_in_every_language(client, lang):
    assert read(client, "score", {**RIICHI, "lang": lang}) == WINS[lang]
    assert read(client, "score", RIICHI, **{"Accept-Language": lang}) == WINS[lang]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_waits_in_every_language(client, lang):
    asked = {**WAITING, "discards": "5p1z", "visible": "2p"}
    assert read(client, "tenpai", {**asked, "lang": lang}) == WAITS[lang]
    assert read(client, "tenpai", asked, **{"Accept-Language": lang}) == WAITS[lang]


# What a text says.


@pytest.mark.parametrize(
    ("body", "expected", "because"),
    [
        (
            {**OPEN, "text": "unicode"},
            "🀝🀞🀟 🀑🀒+🀓 🀉🀉 (🀄🀄🀄) [🀐🀐🀐🀐]\nTsumo: 🀓\n\nChun: 1 han\n\n1 han 60 fu\n"
            "Base 20 + Tsumo 2 + Triplet 🀄🀄🀄 4 + Kan 🀐🀐🀐🀐 32 = 58 → 60\n"
            "South → East: 1000 points\nWest → East: 1000 points\nNorth → East: 1000 points\nTotal: 3000 points\n",
            "open and concealed melds, fu rounded up, three who pay",
        ),
        (
            {**YAKUMAN, "discarder": "north"},
            "23p+4p 99m (555z) [6666z] (777z)\nRon: 4p\n\nDaisangen: Yakuman\n\nYakuman\n"
            "West → South: 16000 points\nNorth → South: 16000 points\nTotal: 32000 points\n",
            "a yakuman counts no fu, and the liable player pays half",
        ),
        (
            {"hand": "1122m3344p5566s7z", "win_tile": "7z", "riichi": True, "text": "unicode"},
            "🀇🀇 🀈🀈 🀛🀛 🀜🀜 🀔🀔 🀕🀕 🀄+🀄\nRon: 🀄\n\nRiichi: 1 han\nChiitoitsu: 2 han\n\n3 han 25 fu\n"
            "Chiitoitsu 25 = 25\nDiscarder → South: 3200 points\nTotal: 3200 points\n",
            "seven pairs",
        ),
        (
            {"hand": "123m456p78s99s", "melds": ["chi:123s"], "win_tile": "9s"},
            "No win: No yaku\n",
            "a finished hand that wins nothing",
        ),
        ({"hand": "123m456p78s99s111z", "win_tile": "1p"}, "No win: Not a finished hand\nTenpai\n", "a wrong tile"),
        (
            {"hand": "123m456p78s99s", "melds": ["chi:123s"], "win_tile": "9s", "ura_indicators": "1m", "lang": "ja"},
            "和了不可: 役なし\n",
            "of what does not win nothing is left out",
        ),
        (
            {**RIICHI, "riichi": False, "ura_indicators": "1m", "lang": "tlh", "honba": 0, "riichi_sticks": 0},
            "234m 567m 340p 45s+6s 88s\nRon: 6s\n\nPinfu: 1 han\nTanyao: 1 han\nDora: 1 han\nRed fives: 1 han\n\n"
            "4 han 30 fu\nBase 20 + Closed Ron 10 = 30\nWest → South: 7700 points\nTotal: 7700 points\n"
            "(Ura dora do not count)\n(Unknown language)\n",
            "notes stand below",
        ),
    ],
)
def test_texts_of_wins(client, body, expected, because):
    assert read(client, "score", body) == expected, because


@pytest.mark.parametrize(
    ("body", "expected", "because"),
    [
        (
            {"hand": "34p678p345s789s22z9m", "lang": "ja"},
            "聴牌\n\n打 9m: 2p 5p, 残り8枚\n"
            "2p 両面, 残り4枚; ロン: 役なし; ツモ: 1100点, 1翻 30符 (門前清自摸和)\n"
            "5p 両面, 残り4枚; ロン: 役なし; ツモ: 1100点, 1翻 30符 (門前清自摸和)\n",
            "which discard, and what it waits for",
        ),
        ({"hand": "258p1469s123456z"}, "5-shanten\n", "far away"),
        ({"hand": "258p1469s123456z7z", "lang": "ko"}, "4샹텐\n", "far away with 14 tiles"),
        (
            {"hand": "5z", "melds": ["pon:111z", "pon:222z", "pon:333z", "pon:444z"], "text": "unicode"},
            "Tenpai: 🀆, 3 left\n🀆 Tanki, 3 left; Ron: 96000 points, 3× yakuman (Daisuushii, Tsuuiisou); "
            "Tsumo: 96000 points, 3× yakuman (Daisuushii, Tsuuiisou)\n",
            "several yakuman",
        ),
    ],
)
def test_texts_of_waits(client, body, expected, because):
    assert read(client, "tenpai", body) == expected, because


@pytest.mark.parametrize(
    ("question", "body", "told", "because"),
    [
        (
            "score",
            {"hand": "123m456p78s99s", "melds": ["chi:123s"], "win_tile": "9s"},
            "No win: No yaku\n\nA win needs at least one yaku; dora add han but are none.\n"
            "Near: Pinfu – Only a closed hand has this yaku.\n",
            "the rule, and what is near",
        ),
        (
            "score",
            {"hand": "234567m345p45s88s", "win_tile": "6s", "discards": "3s", "lang": "ja"},
            "和了不可: 振聴\n\n振聴の手はどの待ち牌でもロンできませんが、ツモ和了はできます。\n"
            "待ち牌が自分の捨て牌にある（3s）ため、待ちが変わるまでロンできません。\n",
            "the rule, and the tile that bars it",
        ),
        (
            "score",
            {"hand": "234567m345p45s88s", "win_tile": "6s"},
            "30 fu, a full ten.\n30 fu × 2^(2 + 2 han): base points 480.\n"
            "Discarder: 4 × 480 = 1920, rounded up to 2000.\nThere is no other reading that wins.\n",
            "the steps, and why this reading",
        ),
        (
            "tenpai",
            {**WAITING, "discards": "5p", "lang": "ko"},
            "후리텐: 5p, 대기가 바뀔 때까지\n대기패가 자기 버림패에 있어(5p) 대기가 바뀔 때까지 론할 수 없습니다.\n"
            "한 장으로 화료형이 되는 손은 텐파이입니다.\n",
            "what bars a ron",
        ),
        ("tenpai", {"hand": "258p1469s123456z7z"}, "\n\nA hand is tenpai where one tile finishes it;", "no discard"),
    ],
)
def test_explanations_stand_below(client, question, body, told, because):
    plain, text = read(client, question, body), read(client, question, {**body, "explain": True})
    assert text.startswith(plain)
    assert told in text, because
    assert told not in plain


@pytest.mark.parametrize(
    ("body", "line"),
    [
        ({**WAITING, "discards": None, "passed": "9m"}, "Furiten: Not known"),
        ({**WAITING, "passed": "2p"}, "Furiten: 2p, Until the own discard"),
        ({**WAITING, "visible": "2222p"}, "2p Ryanmen, 0 left; Ron: No tile left; Tsumo: No tile left"),
        (
            {"hand": "234m34678p345s88s", "discards": "5p"},
            "2p Ryanmen, 4 left; Ron: Furiten; Tsumo: 2700 points, 3 han 20 fu (Menzen Tsumo, Pinfu, Tanyao)",
        ),
    ],
)
def test_lines_of_waits(client, body, line):
    assert line in read(client, "tenpai", body).splitlines()


def test_discards_stand_best_first(client):
    text = read(client, "tenpai", {"hand": "3467m2245p45678s7z"})
    answer = client.post("/v1/tenpai", json={"hand": "3467m2245p45678s7z"}).json
    assert [line.split()[1].rstrip(":") for line in text.splitlines() if line.startswith("Discard")] == [
        one["discard"] for one in answer["discards"]
    ]


# Who gets one.

SCORE = "/v1/score?hand=234567m340p45s88s&win_tile=6s"


@pytest.mark.parametrize(
    ("accept", "media_type"),
    [
        ("*/*", "application/json"),
        ("application/json", "application/json"),
        ("text/plain", "text/plain"),
        ("TEXT/Plain", "text/plain"),
        ("text/plain; charset=utf-8", "text/plain"),
        ("text/plain, */*;q=0.1", "text/plain"),
        ("text/*", "text/plain"),
        ("text/plain;q=0.5, application/json;q=0.4", "text/plain"),
        ("text/plain;q=0.4, application/json;q=0.5", "application/json"),
        ("text/plain, application/json", "application/json"),
        ("text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", "application/json"),
        ("text/plain;q=0, */*", "application/json"),
        ("text/html", None),
        ("image/png", None),
        ("text/plain;q=0", None),
    ],
)
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_a_text_is_for_those_who_would_rather_read_it(client, method, accept, media_type):
    if method == "GET":
        response = client.get(SCORE, headers={"Accept": accept})
    else:
        response = client.post("/v1/score", json=RIICHI, headers={"Accept": accept})
    if media_type is None:
        problem(response, 406, "not-acceptable")
    else:
        assert (response.status_code, response.mimetype) == (200, media_type)


def test_a_caller_without_accept_gets_json(client):
    assert client.get(SCORE).mimetype == "application/json"


@pytest.mark.parametrize("path", [SCORE, "/v1/tenpai?hand=34p678p345s789s22z"])
def test_a_browser_asks_by_the_address(client, path):
    browser = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    plain = client.get(path, headers=TEXT)
    assert client.get(f"{path}&text=mpsz", headers=browser).text == plain.text
    assert client.get(f"{path}&text=unicode", headers=browser).text != plain.text
    problem(client.get(f"{path}&text=unicode", headers={"Accept": "application/json"}), 406, "not-acceptable")
    problem(client.get(f"{path}&text=braille", headers=browser), 422, "invalid-request")
    assert client.get(f"{path}&text=null").mimetype == "application/json"


def test_a_text_is_kept_apart_from_json(client):
    text, data = client.get(SCORE, headers=TEXT), client.get(SCORE)
    assert text.headers["ETag"] != data.headers["ETag"]
    assert "Accept" in text.headers["Vary"].split(", ")
    assert client.get(SCORE, headers={**TEXT, "If-None-Match": text.headers["ETag"]}).status_code == 304
    assert client.head(SCORE, headers=TEXT).mimetype == "text/plain"


def test_faults_are_a_problem_all_the_same(client):
    response = client.post("/v1/score", json={"hand": "1m"}, headers=TEXT)
    assert (response.status_code, response.mimetype) == (422, "application/problem+json")


@pytest.mark.parametrize("path", ["/v1/points?han=3&fu=40", "/v1/shanten?hand=34p678p345s789s22z", "/v1/rules"])
def test_other_questions_have_no_text(client, path):
    problem(client.get(path, headers=TEXT), 406, "not-acceptable")


def test_a_batch_is_json(client):
    items = [{"to": "score", "body": {**RIICHI, "text": "unicode"}}, {"to": "tenpai", "body": WAITING}]
    answer = client.post("/v1/batch", json={"requests": items}).json
    assert [item["status"] for item in answer["responses"]] == [200, 200]
    assert answer["responses"][0]["body"]["han"] == 5
    lines = "\n".join(map(json.dumps, items))
    headers = {"Accept": "text/plain, */*;q=0.5", "Content-Type": "application/x-ndjson"}
    streamed = client.post("/v1/batch", data=lines, headers=headers)
    assert [json.loads(line)["status"] for line in streamed.data.splitlines()] == [200, 200]
