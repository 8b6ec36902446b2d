"""Links to the calculator: whatever stands in one, no answer is shown to another question than it asks."""

import json

import pytest

from schemas.fields import Flag, Wind
from schemas.requests import ScoreRequest
from scoring.notation import SEAT_OF
from scoring.tiles import SEAT_NAMES
from tests.pages import result

HAND = "hand=234567m340p45s88s&win_tile=6s"
FLAGS = sorted(name for name, field in ScoreRequest().fields.items() if isinstance(field, Flag) and name != "explain")
WINDS = sorted(name for name, field in ScoreRequest().fields.items() if isinstance(field, Wind))
#: What a link may say of true or false -> what it means.
SWITCHES = {"true": True, "1": True, "TRUE": True, "": True, "false": False, "0": False}
#: How a wind may be written: one of each notation.
WIND_NOTATIONS = ("east", "S", "3z", "北", "东")


def bodies(page):
    """Give the questions that a page asks from now on, as they come."""
    asked = []
    page.on("request", lambda request: asked.append(json.loads(request.post_data)) if request.post_data else None)
    return asked


def follow(page, question):
    """Open a link in a page that is open; give the first question that it asks."""
    asked = bodies(page)
    page.evaluate("question => (location.hash = question)", question)
    page.wait_for_function("document.body.dataset.busy === 'true'")
    page.wait_for_selector('body[data-busy="false"]')
    return asked[0]


@pytest.mark.parametrize("name", ["riichi", "tsumo", "last_tile"])
def test_true_and_false_are_written_as_in_a_query(visit, name):
    page = visit()
    for text, meant in SWITCHES.items():
        told = follow(page, f"{HAND}&honba={len(text)}&{name}={text}" if text else f"{HAND}&{name}")
        assert told.get(name, False) is meant, text
        box = page.locator(f'[name="{name}"][type="checkbox"], [name="{name}"][value="true"]')
        assert box.is_checked() is meant, text
        assert f"&{name}=" not in page.url, "it is written back as a bare flag, or not at all"


def test_every_flag_is_read(visit):
    """All at once, which no win can be, so that it is refused."""
    page = visit()
    told = follow(page, f"{HAND}&{'=1&'.join(FLAGS)}=1")
    assert {name for name in FLAGS if told.get(name) is True} == {*FLAGS}


@pytest.mark.parametrize(
    ("name", "text"), [("riichi", "yes"), ("tsumo", "yes"), ("riichi", "2"), ("tsumo", "constructor")]
)
def test_what_is_neither_true_nor_false_is_refused_at_its_field(visit, name, text):
    page = visit(f"{HAND}&{name}={text}")
    result(page, "refused")
    assert "expected true or false" in page.locator(f"#{name}-error").inner_text()
    box = page.locator(f'[name="{name}"][type="checkbox"], [name="{name}"][value="true"]')
    assert box.is_visible(), "it can be set right"
    box.check(force=True)
    page.wait_for_function("name => !document.querySelector(`#${name}-error`).textContent.includes('true')", arg=name)


def test_no_riichi_offers_nothing_of_riichi(visit):
    page = visit(f"{HAND}&riichi=false&double_riichi=0")
    assert "3,900 points" in result(page, "score")
    assert page.locator('[data-place="ura_indicators"]').is_hidden()
    assert page.locator("#passed_since_riichi").is_hidden()
    page.check('[name="riichi"]')
    page.locator('[data-place="ura_indicators"]').wait_for()


@pytest.mark.parametrize(
    ("written", "sent"),
    [
        ("rules.kiriage_mangan=1", {"kiriage_mangan": True}),
        ("rules.kiriage_mangan", {"kiriage_mangan": True}),
        ("rules.open_tanyao=0", {"open_tanyao": False}),
        ("rules.uma=15,5,-5,-15", {"uma": [15, 5, -5, -15]}),
        ("rules.abortive_dealer_repeat=suukaikan,sanchahou", {"abortive_dealer_repeat": ["suukaikan", "sanchahou"]}),
        ("rules.abortive_dealer_repeat=true", {"abortive_dealer_repeat": True}),
        ("rules.local_yaku=[]", {"local_yaku": []}),
        ("rules.yakuman_cap=null", {"yakuman_cap": None}),
        ('rules={"preset":"tenhou_4p","open_tanyao":false}', {"preset": "tenhou_4p", "open_tanyao": False}),
    ],
)
def test_rules_are_written_as_in_a_query(visit, client, written, sent):
    page = visit()
    assert follow(page, f"{HAND}&{written}")["rules"] == sent
    assert "points" in result(page, "score")
    assert client.get(f"/v1/score?{HAND}&{written}").status_code == 200, "the service reads it too"
    again = visit(page.url.partition("#")[2])
    assert "points" in result(again, "score")
    assert again.url.partition("#")[2] == page.url.partition("#")[2]


@pytest.mark.parametrize("text", ["x", "-1", "2.5"])
def test_an_option_that_is_not_so_is_refused_at_the_rules(visit, text):
    page = visit(f"{HAND}&rules.kiriage_mangan={text}")
    result(page, "refused")
    assert "kiriage_mangan must be one of" in page.locator("#rules-error").inner_text()


@pytest.mark.parametrize("name", WINDS)
def test_winds_are_written_in_all_ways(visit, name):
    page = visit()
    usual = ScoreRequest().fields[name].load_default
    for place, text in enumerate(WIND_NOTATIONS):
        seat = SEAT_OF[text]
        told = follow(page, f"{HAND}&honba={place}&{name}={text}")
        assert told.get(name) == (None if seat == usual else SEAT_NAMES[seat]), text
        assert page.locator(f'[name="{name}"]:checked').get_attribute("data-wind") == SEAT_NAMES[seat], text


@pytest.mark.parametrize(
    ("field", "text", "words"),
    [
        ("seat_wind", "x", "expected east"),
        ("honba", "two", "whole number"),
        ("called_away", "a", "places"),
        ("liable", "daisangen", "object with yaku and seat"),
        ("rules", "tenhou", "there is no rule set 'tenhou'"),
        ("rules", "{", "there is no rule set '{'"),
    ],
)
def test_any_other_value_is_refused_at_its_field(visit, field, text, words):
    page = visit(f"{HAND}&{field}={text}")
    result(page, "refused")
    assert words in page.locator(f"#{field}-error").inner_text()


@pytest.mark.parametrize("name", ["discarder", "melds", "honba", "discards", "rules"])
def test_null_says_nothing(visit, name):
    page = visit(f"{HAND}&{name}=null")
    assert "points" in result(page, "score")


def test_rules_that_there_are_not_are_shown_and_refused(visit):
    page = visit(f"{HAND}&rules=foo&rules.kiriage_mangan")
    result(page, "refused")
    assert page.locator("#rules option:checked").inner_text() == "foo"
    page.click("#options summary")
    assert page.locator("#option-kiriage_mangan").is_visible(), "the usual rules are described"
    page.select_option("#rules", "tenhou_4p")
    assert "points" in result(page, "score")
    assert "foo" not in page.locator("#rules option").all_inner_texts()
    page.evaluate("question => (location.hash = question)", f"{HAND}&rules=bar")
    result(page, "refused")
    page.evaluate("question => (location.hash = question)", HAND)
    assert "points" in result(page, "score")
    assert page.input_value("#rules") == "mahjong_soul_4p"


@pytest.mark.parametrize(
    ("question", "told", "because"),
    [
        ("foo=1", ["does not know", "foo"], "unknown"),
        ("offered_by=kakan&ippatu=1", ["does not know", "offered_by, ippatu"], "a field that the page has not"),
        ("honba=1&honba=2", ["more than once", "honba"], "twice"),
        ('rules={"kiriage_mangan":true}&rules.kiriage_mangan=0', ["more than once", "kiriage_mangan"], "in two ways"),
        ("Riichi=1", ["does not know", "Riichi"], "letters differ"),
        (f"{'x' * 5000}=1", [f"{'x' * 40}…"], "long"),
    ],
)
def test_what_a_link_says_in_vain_is_told(visit, question, told, because):
    page = visit(f"{HAND}&{question}")
    result(page, "score")
    note = page.locator("#vain")
    assert all(words in note.inner_text() for words in told), because
    assert page.evaluate("document.documentElement.scrollWidth") == 1280
    page.select_option("#lang", "ja")
    page.wait_for_selector('#vain:has-text("リンク")')
    page.click("#clear")
    note.wait_for(state="hidden")


@pytest.mark.parametrize("question", ["lang=en", "explain=true&text=mpsz", "hand=", ""])
def test_what_only_says_how_to_answer_is_not_told(visit, question):
    assert visit(f"{HAND}&{question}" if question != "hand=" else "hand=").locator("#vain").is_hidden()


@pytest.mark.parametrize(
    "question",
    [
        "hand=" + 2000 * "1m",
        "hand=%F0%9F%80%80%ED%A0%80%00",
        "melds=" + 500 * "pon:777z,",
        "rules.__proto__=1&hand=1m",
        "constructor=1&__proto__=2&hand=1m",
        "hand=<img src=x onerror=alert(1)>",
        "%%%&=&&hand=1m&=1",
    ],
    ids=lambda text: text[:24],
)
def test_no_link_breaks_the_page(visit, question):
    """It answers, and is of use after that; the address of a picture may be too long for a server."""
    page = visit(question, may_fail=True)
    page.wait_for_selector("#result[data-kind]")
    page.evaluate("question => (location.hash = question)", HAND)
    assert "points" in result(page, "score")


def test_called_discards_without_discards_are_told_by_their_name(visit):
    page = visit("hand=1112345678999m&called_away=1")
    result(page, "refused")
    assert page.locator(".errors li").inner_text().startswith("Discards that others called: ")


@pytest.mark.parametrize(("language", "name"), [("ko", "룰:"), ("en", "Rules:"), ("zh-Hans", "规则:")])
def test_no_gap_stands_before_the_colon_of_a_fault(visit, language, name):
    page = visit(f"lang={language}&{HAND}&rules.foo=1")
    result(page, "refused")
    assert page.locator(".errors a").inner_text() == name


def test_a_command_has_nothing_that_was_not_asked_for(visit):
    page = visit(HAND)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    for hand, path in (("234567m340p45s88s", "tenpai"), ("13579m13579p159s", "shanten")):
        page.fill("#win_tile", "")
        page.fill("#hand", hand)
        page.wait_for_function("body => body.dataset.busy === 'false'", arg=page.query_selector("body"))
        page.click("#copy-curl")
        page.wait_for_function("path => navigator.clipboard.readText().then(text => text.includes(path))", arg=path)
        assert "explain" not in page.evaluate("navigator.clipboard.readText()")


def test_the_way_back_leads_to_the_question_before(visit):
    page = visit(HAND)
    assert "points" in result(page, "score")
    page.evaluate("question => (location.hash = question)", "hand=234567m340p45s88s&lang=ja")
    result(page, "waits")
    page.go_back()
    result(page, "score")
    assert page.input_value("#win_tile") == "6s"
    page.go_forward()
    result(page, "waits")
    assert page.input_value("#win_tile") == ""
    assert page.input_value("#lang") == "ja"
