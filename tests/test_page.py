"""The pages: their assets and words, and what a browser makes of them.

The tests that need a browser are skipped where Playwright or Chromium is missing.
"""

import gzip
import json
import re
from urllib.parse import quote
from xml.etree import ElementTree

import pytest

from locales import CATALOGUE, LANGUAGES, option_meaning, yaku_meaning
from locales.hand_options import OF_HANDS
from locales.terms import FORMS, FU, LIMITS
from locales.yaku import YAKU
from routes.pages import WEB
from scoring.presets import PRESETS
from scoring.rules import LOCAL_YAKU, OPTIONS
from scoring.tiles import TILE_NAMES
from tests.pages import WIN, result

BROWSER = {"Accept": "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"}
SCRIPTS = sorted(WEB.glob("*.js"))
TEXTS = {path.name: path.read_text(encoding="utf-8") for path in sorted(WEB.iterdir())}


# What is served.


def test_a_browser_gets_the_page_and_others_get_links(client):
    page = client.get("/", headers=BROWSER)
    assert page.mimetype == "text/html"
    assert page.text == TEXTS["index.html"]
    for accept in ("*/*", "application/json"):
        index = client.get("/", headers={"Accept": accept})
        assert index.mimetype == "application/json"
        assert "Accept" in index.vary
        assert index.headers["ETag"] != page.headers["ETag"]
        for link in index.json["links"].values():
            assert client.get(link).status_code == 200
    assert "Accept" in page.vary


@pytest.mark.parametrize("path", ["/", "/docs"])
def test_a_page_loads_nothing_from_elsewhere_and_runs_nothing_inline(client, path):
    page = client.get(path, headers=BROWSER)
    policy = dict(part.split(" ", 1) for part in page.headers["Content-Security-Policy"].split("; "))
    assert policy["default-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert page.headers["X-Content-Type-Options"] == "nosniff"
    assert not re.search(r"<style|\sstyle=|\son\w+=|<script(?![^>]*\bsrc=)", page.text)
    loaded = re.findall(r'(?:src|href)="([^"#]+)"', page.text)
    assert loaded
    for link in loaded:
        assert client.get(link.replace("&amp;", "&"), headers=BROWSER).status_code == 200


@pytest.mark.parametrize("name", TEXTS)
def test_a_file_of_the_page_names_no_other_host(name):
    assert set(re.findall(r"https?://[\w.]+", TEXTS[name])) <= {"http://www.w3.org"}


@pytest.mark.parametrize(
    ("name", "media_type"),
    [
        ("app.js", "text/javascript"),
        ("style.css", "text/css"),
        ("strings.json", "application/json"),
        ("terms.json", "application/json"),
        ("tiles.svg", "image/svg+xml"),
        ("swagger-ui-bundle.js", "text/javascript"),
        ("swagger-ui.css", "text/css"),
    ],
)
def test_an_asset_is_served_plain_and_packed(client, name, media_type):
    plain = client.get(f"/web/{name}")
    packed = client.get(f"/web/{name}", headers={"Accept-Encoding": "gzip"})
    assert plain.mimetype == packed.mimetype == media_type
    assert packed.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(packed.data) == plain.data
    assert client.get(f"/web/{name}", headers={"If-None-Match": plain.headers["ETag"]}).status_code == 304


@pytest.mark.parametrize("name", ["nothing.js", "..%2fapp.py", "%2e%2e/app.py", "swagger-ui.js"])
def test_nothing_else_is_served(client, name):
    assert client.get(f"/web/{name}").status_code == 404


def test_every_module_that_is_imported_is_there():
    for script in SCRIPTS:
        for name in re.findall(r'from "\./([^"]+)"', script.read_text(encoding="utf-8")):
            assert name in TEXTS, f"{script.name} imports {name}"


def test_the_sprite_has_every_tile_and_frame(client):
    root = ElementTree.fromstring(client.get("/web/tiles.svg").data)
    ids = [one.get("id") for one in root.iter() if one.get("id")]
    assert sorted(ids) == sorted(["standing", "lying", "back", *(f"t{name}" for name in TILE_NAMES)])


def test_the_image_holds_the_pages():
    copied = re.search(r"&& cp -r (.*?) /service", (WEB.parent / "Dockerfile").read_text(encoding="utf-8"))[1]
    assert WEB.name in copied.split()


# The words of the page.


def test_terms_are_those_of_the_service(client):
    terms = client.get("/web/terms.json").json
    assert tuple(terms) == LANGUAGES
    assert terms["ja"]["yaku"]["pinfu"] == "平和"
    assert terms["ko"]["limits"] == {id: names[LANGUAGES.index("ko")] for id, names in LIMITS.items()}
    assert (terms["en"]["fu"].keys(), terms["en"]["forms"].keys()) == (FU.keys(), FORMS.keys())


def unique(pairs):
    """Refuse a key that stands twice, of which JSON would silently keep one."""
    keys = [key for key, _ in pairs]
    assert len(keys) == len(set(keys)), [key for key in keys if keys.count(key) > 1]
    return dict(pairs)


STRINGS = json.loads(TEXTS["strings.json"], object_pairs_hook=unique)


@pytest.mark.parametrize("key", STRINGS)
def test_a_text_is_there_in_every_language(key):
    texts = STRINGS[key]
    assert len(texts) == len(LANGUAGES)
    assert all(text.strip() == text and text for text in texts)
    assert len({tuple(sorted(re.findall(r"\{\w+\}", text))) for text in texts}) == 1, "not the same holes"


#: Key of a text of the page -> the entry of the catalogue that is the same term.
SHARED = {
    **{id: ("yaku", id) for id in ("riichi", "double_riichi", "ippatsu", "chankan", "open_riichi", "nippatsu")},
    **{
        id: ("words", id) for id in ("ron", "tsumo", "tenpai", "shanten", "han", "fu", "points", "total", "dora", "ura")
    },
    **{id: ("seats", id) for id in ("east", "south", "west", "discarder")},
    "rinshan": ("yaku", "rinshan_kaihou"),
    "north_wind": ("seats", "north"),
    "anybody": ("seats", "discarder"),
    "riichi_sticks": ("paid_for", "riichi_sticks"),
    "from_table": ("paid_for", "riichi_sticks"),
    "honba": ("paid_for", "honba"),
    "times_yakuman": ("words", "yakuman"),
    "yakuman_column": ("limits", "yakuman"),
    "red_dora": ("words", "red"),
    "north_dora": ("words", "nuki"),
    "tiles_left": ("words", "left"),
    "near": ("words", "near"),
    "rule_atozuke": ("reasons", "atozuke"),
    "rule_karaten": ("standings", "karaten"),
    "rule_kazoe_yakuman": ("limits", "kazoe_yakuman"),
    "rule_kiriage_mangan": ("steps", "kiriage_mangan"),
    "rule_renhou": ("yaku", "renhou"),
}


@pytest.mark.parametrize("key", SHARED)
def test_a_term_is_written_as_the_service_writes_it(key):
    """In English the page may say it at more length."""
    sort, id = SHARED[key]
    assert tuple(STRINGS[key][1:]) == CATALOGUE[sort][id][1:]


def test_the_page_and_its_texts_know_the_same_keys():
    asked = {key for text in TEXTS.values() for key in re.findall(r'data-text="(\w+)"', text)}
    asked |= {key for script in SCRIPTS for key in re.findall(r'\bt\("(\w+)"', script.read_text(encoding="utf-8"))}
    assert asked <= STRINGS.keys()
    mentioned = set(re.findall(r"\w+", " ".join(text for name, text in TEXTS.items() if name != "strings.json")))
    shown = re.findall(r'"(\w+)"', TEXTS["options.js"].partition("const SHOWN = [")[2].partition("];")[0])
    computed = {f"reason_{reason}" for reason in REASONS} | {f"rule_{name}" for name in shown} | set(PRESETS)
    computed |= {"said_unknown", "said_repeated"}
    assert set(shown) <= OPTIONS.keys()
    assert STRINGS.keys() - mentioned == computed - asked


#: Why a hand or a wait does not win.
REASONS = ("not_agari", "no_yaku", "below_minimum_han", "atozuke", "furiten", "none_left")


# In a browser.


def test_a_win_is_picked_by_clicks(visit):
    page = visit()
    for tile in ["2m", "3m", "4m", "5m", "6m", "7m", "3p", "4p", "0p", "4s", "5s", "8s", "8s", "6s"]:
        page.click(f'#picker [data-tile="{tile}"]')
    page.check('[name="riichi"]')
    page.check('[name="discarder"][value="west"]')
    text = result(page, "score")
    assert page.locator(".headline p").all_inner_texts()[:2] == ["4 han 30 fu", "7,700 points"]
    assert page.locator("tbody th").all_inner_texts()[:4] == ["Riichi", "Pinfu", "Tanyao", "Red fives"]
    assert "West" in text
    assert "−7,700" in text
    assert page.locator("img.picture").evaluate("image => image.naturalWidth") > 300
    assert page.locator("#spoken").inner_text() == "4 han 30 fu, 7,700 points"
    assert page.input_value("#hand") == "234567m340p4588s"
    assert page.input_value("#win_tile") == "6s"


def test_a_win_is_typed_without_a_mouse(visit):
    page = visit()
    page.keyboard.type("234567m340p45s88s6s")
    result(page, "score")
    page.focus('input[name="riichi"]')
    page.keyboard.press("Space")
    page.focus('input[name="tsumo"]')
    page.keyboard.press("ArrowRight")
    page.wait_for_selector('tbody th:text("Menzen Tsumo")')
    assert page.locator("tbody th").all_inner_texts()[:4] == ["Riichi", "Menzen Tsumo", "Pinfu", "Tanyao"]
    page.focus("#picker button")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert page.input_value("#dora_indicators") == "2m"
    page.keyboard.press("Backspace")
    assert page.input_value("#dora_indicators") == ""


def test_every_control_can_be_reached_by_tab(visit):
    page = visit(WIN)
    result(page, "score")
    reached = set()
    for _ in range(60):
        page.keyboard.press("Tab")
        reached.add(page.evaluate("document.activeElement.id || document.activeElement.name || ''"))
    wanted = {"lang", "target", "undo", "hand", "melds", "tsumo", "seat_wind", "riichi", "honba", "rules", "copy-link"}
    assert wanted <= reached


def test_a_hand_in_another_notation_is_pasted(visit):
    page = visit()
    page.fill("#hand", "🀈🀉🀊🀋🀌🀍🀛🀜🀝🀓🀔🀗🀗")
    page.keyboard.press("Tab")
    assert "Tenpai" in result(page, "waits")
    assert page.input_value("#hand") == "234567m345p4588s"


@pytest.mark.parametrize(
    ("field", "written", "plain"),
    [
        ("hand", "🀈🀉🀊🀋🀌🀍🀛🀜🀝🀓🀔🀗🀗", "234567m345p4588s"),
        ("hand", "2m,3m,4m,5mr,6m,7m,E,E,E,P,P,4s,5s", "234067m11155z45s"),
        ("hand", "4,8,12,16,20,24,108,109,110,124,125,84,88", "234067m11155z40s"),
        ("hand", "234567m345p4588x", "234567m345p4588x"),
        ("win_tile", "P", "5z"),
        ("discards", "🀀🀁", "12z"),
        ("melds", "pon:PPP@across,chi:🀇🀈🀉", "pon:555z@across,chi:123m"),
        ("melds", "pon:PPQ", "pon:PPQ"),
    ],
)
def test_a_link_in_another_notation_is_understood(visit, field, written, plain):
    page = visit(f"{field}={quote(written)}")
    page.wait_for_function("([id, text]) => document.getElementById(id).value === text", arg=[field, plain])
    is_read = not {"x", "Q"} & set(plain)
    assert bool(page.locator('.felt use[href*="#t"]').count()) == is_read


def test_a_hand_without_yaku_is_no_win(visit):
    page = visit("hand=123m456p78s99s&melds=chi:123s&win_tile=9s")
    text = result(page, "score")
    assert "Not a win" in text
    assert "no yaku" in text
    assert "A win needs at least one yaku; dora add han but are none." in text
    pinfu, junchan = page.locator(".near li").all()
    assert pinfu.inner_text() == "Pinfu: Only a closed hand has this yaku."
    assert junchan.inner_text().startswith("Junchan: Not of this yaku:")
    assert junchan.locator(".inline-tile").count() == 3, "456p"
    page.click(".why summary")
    assert page.locator(".reading strong").all_inner_texts() == ["No yaku", "No yaku"]


def test_an_unfinished_hand_has_no_readings_to_tell(visit):
    page = visit("hand=234678m34p345s88s&win_tile=9p")
    assert "four groups and a pair" in result(page, "score")
    assert page.locator(".why, .near").count() == 0


def test_why_a_win_is_worth_its_points_is_told(visit):
    page = visit("hand=334455m334455p6s&win_tile=6s", locale="ja")
    result(page, "score")
    assert page.locator(".readings").is_hidden()
    page.click(".why summary")
    assert page.locator(".reading strong").all_inner_texts() == [*("4翻 40符, 基本点 2,000", "3翻 25符, 基本点 800")]
    assert page.locator(".reading.paid").count() == 1
    assert "採用" in page.locator(".reading.paid").inner_text()
    assert page.locator(".reading:not(.paid) .tiles").count() == 7, "the groups are apart"
    assert page.locator(".reading.paid .inline-tile").count() == 14
    assert "次に高い解釈は800です。" in page.locator(".why").inner_text()
    assert page.locator(".steps li").last.inner_text() == "放銃者: 4 × 2000 = 8000点。"
    assert page.locator(".near li").all_inner_texts() == ["平和: 待ちが両面ではありません。"]
    page.fill("#honba", "1")
    page.wait_for_selector('.total:text("8,300")')
    assert page.locator(".readings").is_visible(), "it stays unfolded"


@pytest.mark.parametrize(
    ("question", "told", "because"),
    [
        ("hand=334455m334455p6s&win_tile=6s", "8,000 points", "a win"),
        ("hand=123m456p78s99s&melds=chi:123s&win_tile=9s", "has no yaku", "no yaku"),
        ("hand=234678m34p345s88s&discards=5p&win_tile=2p", "no win by ron", "furiten"),
    ],
)
@pytest.mark.parametrize("left", [{}, {"explanation": {}}, {"explanation": {"near": []}}])
def test_what_the_service_does_not_explain_is_left_out(visit, question, told, because, left):
    page = visit()

    def answer(route):
        response = route.fetch()
        found = response.json()
        del found["explanation"]
        found.get("furiten", {}).pop("explanation", None)
        route.fulfill(response=response, json={**found, **left})

    page.route("**/v1/score", answer)
    page.evaluate("question => (location.hash = question)", question)
    assert told in result(page, "score"), because
    assert page.locator(".why, .near, .rule").count() == 0


def test_an_answer_takes_one_question(visit):
    page = visit()
    asked = []
    page.on("request", lambda request: asked.append(request.url) if request.method == "POST" else None)
    page.evaluate("question => (location.hash = question)", WIN)
    result(page, "score")
    assert len(asked) == 1


@pytest.mark.parametrize(
    ("question", "rules"),
    [
        ("discards=9m1z5p7z", ["a tile of its own river"]),
        ("riichi&passed_since_riichi=5p&discards=2p", ["a tile of its own river", "let a wait pass in riichi"]),
    ],
)
def test_a_refused_ron_tells_by_which_rules_it_is_furiten(visit, question, rules):
    page = visit(f"hand=234678m34p345s88s&win_tile=5p&{question}")
    text = result(page, "score")
    assert "by tsumo it may." in text
    told = page.locator(".warning .rule").all_inner_texts()
    assert len(told) == len(rules)
    assert all(words in rule for words, rule in zip(rules, told, strict=True))
    assert page.locator(".warning .inline-tile").count() == len(rules), "tiles are drawn"


def test_what_was_passed_since_riichi_is_asked_in_riichi(visit):
    page = visit("hand=234567m340p45s88s")
    result(page, "waits")
    target = page.locator('#targets label:has([value="passed_since_riichi"])')
    assert page.locator("#passed_since_riichi").is_hidden()
    assert target.is_hidden()
    page.check('[name="riichi"]')
    page.check('#targets [value="passed_since_riichi"]')
    page.click('#picker [data-tile="3s"]')
    page.wait_for_selector('.warning p:text("Furiten: 3 sou was passed.")')
    assert page.url.endswith("&passed_since_riichi=3s&riichi")
    page.uncheck('[name="riichi"]')
    assert page.locator("#passed_since_riichi").is_visible(), "it is said, and a fault now"
    assert page.locator('#targets [value="hand"]').is_checked()


def test_called_discards_are_marked_where_the_rules_tell_them_from_others(visit):
    page = visit("hand=234678m34p345s88s&discards=9m5p7z")
    assert "Furiten: 5 pin" in result(page, "waits")
    place = page.locator('[data-place="called_away"]')
    assert place.is_hidden()
    page.click("#options summary")
    page.select_option("#option-called_discards_count_for_furiten", "false")
    place.locator('[aria-label="5 pin"]').click()
    page.wait_for_selector(".warning", state="detached")
    assert "&called_away=1&" in page.url
    page.click('[data-place="discards"] [aria-label="Remove 9 man"]')
    page.wait_for_selector('[data-place="called_away"] button:nth-of-type(2)')
    assert place.locator('[aria-pressed="true"]').get_attribute("aria-label") == "5 pin"
    assert "&called_away=0&" in page.url
    page.fill("#discards", "")
    page.wait_for_function("!location.hash.includes('called_away')")


def test_a_place_that_is_none_is_a_fault(visit):
    page = visit("hand=234678m34p345s88s&discards=9m&called_away=3")
    result(page, "refused")
    assert "counted from 0" in page.locator("#called_away-error").inner_text()


def test_a_wait_tells_why_it_does_not_win(visit):
    page = visit("hand=111m234p456s789s1z&visible=111z", locale="zh-TW")
    result(page, "waits")
    assert page.locator("#result .dim").all_inner_texts() == ["已無此牌", "已無此牌"]


def test_what_a_link_leaves_empty_is_not_said(visit):
    page = visit(f"{WIN}&melds=&ura_indicators=&honba=")
    assert "8,000 points" in result(page, "score")
    assert page.input_value("#melds") == ""


def test_a_link_opens_in_its_language(visit, address):
    page = visit(f"lang=ko&{WIN}", locale="ja")
    assert page.locator("html").get_attribute("lang") == "ko"
    assert page.input_value("#lang") == "ko"
    page.select_option("#lang", "zh-Hant")
    assert page.url == f"{address}/#lang=zh-Hant&hand=" + WIN.partition("=")[2]
    page.evaluate("question => (location.hash = question)", f"lang=en&{WIN}")
    page.wait_for_selector('label[for="hand"]:text-is("Hand")')
    page.evaluate("question => (location.hash = question)", f"lang=fr&{WIN}&honba=1")
    page.wait_for_selector('.total:text("8,300 points")')


def test_a_fault_stands_at_its_field(visit):
    page = visit("hand=33333m340p45s888s&win_tile=6s&ippatsu&honba=5000")
    result(page, "refused")
    for field, words in (("hand", "5 copies of 3m"), ("ippatsu", "needs riichi"), ("honba", "expected 0 to 1000")):
        control = page.locator(f'[name="{field}"]')
        assert control.get_attribute("aria-invalid") == "true"
        assert f"{field}-error" in control.get_attribute("aria-describedby").split()
        assert words in page.locator(f"#{field}-error").inner_text()
    assert page.locator("#win_tile").get_attribute("aria-invalid") is None
    page.click('.errors a:text("Hand")')
    assert page.evaluate("document.activeElement.id") == "hand"
    page.fill("#hand", "234567m340p45s88s")
    page.fill("#honba", "2")
    page.uncheck('[name="ippatsu"]')
    result(page, "score")
    assert page.locator("[aria-invalid]").count() == 0
    assert page.locator(".error:visible").count() == 0


@pytest.mark.parametrize(
    ("hand", "because"), [("33333m340p45s88s", "a hand that is scored"), ("33333m", "one that is not whole")]
)
def test_a_fault_is_told_in_the_language_of_the_page(visit, hand, because):
    page = visit(f"hand={hand}&win_tile=6s", locale="ja")
    for lang, words in (
        ("ja", "3mが5枚あります（handに5枚）。同じ牌は4枚までです。"),
        ("zh-Hans", "3m有5张（hand中5张）；同种牌最多四张。"),
        ("en", "5 copies of 3m (5 in hand); a set has four"),
    ):
        page.select_option("#lang", lang)
        page.wait_for_selector(f'#hand-error span:text-is("{words}")')
        assert words in page.locator(".errors li").first.inner_text(), because
        assert page.locator('.error [lang="en"], .errors [lang="en"]').count() == 0


def test_a_fault_of_a_hand_that_is_not_whole_is_told(visit):
    page = visit("hand=33333m")
    result(page, "refused")
    assert "5 copies" in page.locator("#hand-error").inner_text()


def test_a_link_brings_the_question_back(visit, address):
    question = (
        "hand=33m567p23s&win_tile=4s&melds=kakan:7777z@across,chi:340m&dora_indicators=6p1z&tsumo&seat_wind=east"
        "&honba=2&riichi_sticks=1&rules=tenhou_4p&rules.kiriage_mangan"
    )
    page = visit(question)
    text = result(page, "score")
    assert "9,400" in text
    assert page.url == f"{address}/#lang=en&{question}"
    assert visit(page.url.partition("#")[2]).locator("#melds").input_value() == "kakan:7777z@across,chi:340m"
    page.fill("#honba", "3")
    page.wait_for_selector('.total:text("9,700")')
    assert "honba=3" in page.url
    assert "9,700 points" in result(visit(page.url.partition("#")[2]), "score")


def test_a_link_and_a_command_are_copied(visit, address):
    page = visit(WIN)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    result(page, "score")
    page.click("#copy-link")
    page.wait_for_selector('#copied:text("Copied")')
    assert page.evaluate("navigator.clipboard.readText()") == f"{address}/#{page.url.partition('#')[2]}"
    page.click("#copy-curl")
    page.wait_for_function("navigator.clipboard.readText().then(text => text.startsWith('curl'))")
    command = page.evaluate("navigator.clipboard.readText()")
    assert command.startswith(f"curl {address}/v1/score -H 'Content-Type: application/json' -d '{{")
    body = json.loads(command.partition(" -d '")[2].removesuffix("'"))
    assert body == {
        **{"hand": "234567m340p45s88s", "win_tile": "6s", "riichi": True},
        **{"dora_indicators": "3p", "discarder": "west", "lang": "en"},
    }


@pytest.mark.parametrize(
    ("question", "language", "scheme"),
    [
        ("", "en", "dark"),
        (WIN, "ko", "light"),
        ("hand=2233445556678p&discards=1p", "en", "light"),
        ("hand=3m&melds=ankan:1111z,kakan:5550p@right,daiminkan:9999s,chi:123s", "ja", "dark"),
        ("hand=33333m340p45s888s&win_tile=6s&ippatsu&melds=chi:135m", "zh", "light"),
    ],
)
def test_a_phone_needs_no_scrolling_sideways(visit, question, language, scheme):
    page = visit(question, viewport={"width": 320, "height": 640}, locale=language, color_scheme=scheme)
    page.click("#options summary")
    assert page.evaluate("document.documentElement.scrollWidth") == 320


#: All that is on the page at once: melds, rivers, local yaku, single rules, a fault.
FULL = (
    "hand=33m88s34p&win_tile=5p&melds=pon:777z,kakan:5550p@right&riichi&discards=123m&passed=1p&passed_since_riichi=2p"
    "&called_away=1&rules.local_yaku=nippatsu&rules.kiriage_mangan"
)
#: What is clicked and smaller than 24 pixels; a control with a label around it is as large as that.
SMALL = """() => [...document.querySelectorAll("a, button, select, input, summary")]
    .map((one) => one.closest("label") ?? one)
    .filter((one) => one.checkVisibility() && !one.matches(".skip"))
    .map((one) => [one.getBoundingClientRect(), one.outerHTML.slice(0, 100)])
    .filter(([{ width, height }]) => width < 24 || height < 24)
    .map(([{ width, height }, html]) => `${width} x ${height}: ${html}`)"""
#: Choices whose segments do not stand in one row.
BROKEN = """() => [...document.querySelectorAll("fieldset[data-field]")]
    .filter((one) => new Set([...one.querySelectorAll("label")].map((label) => label.offsetTop)).size > 1)
    .map((one) => one.dataset.field)"""


@pytest.mark.parametrize(
    ("language", "width"), [*((language, 320) for language in LANGUAGES), ("en", 375), ("en", 768), ("ja", 1280)]
)
def test_fingers_find_every_control_in_every_language(visit, language, width):
    page = visit(f"lang={language}&{FULL}", viewport={"width": width, "height": 800})
    for question, kind in ((FULL, "refused"), (WIN, "score"), ("hand=3467m2245p45678s7z", "discards")):
        page.evaluate("question => (location.hash = question)", f"lang={language}&{question}")
        result(page, kind)
        page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
        assert page.evaluate(SMALL) == []
        assert page.evaluate(BROKEN) == []
        assert page.evaluate("document.documentElement.scrollWidth") == width


@pytest.mark.parametrize("height", [500, 900])
def test_nothing_covers_the_answer(visit, height):
    page = visit(WIN, viewport={"width": 1280, "height": height})
    result(page, "score")
    page.click(".why summary")
    end, share = page.locator(".why .steps"), page.locator(".share")
    end.scroll_into_view_if_needed()
    answer = page.locator("#result").bounding_box()
    assert answer["y"] + answer["height"] <= share.bounding_box()["y"]
    seen = "one => { const { x, y } = one.getBoundingClientRect(); return document.elementFromPoint(x + 30, y + 5) }"
    assert end.evaluate_handle(seen).evaluate("(one, end) => end.contains(one)", end.element_handle())


def test_the_way_to_the_answer_keeps_the_question(visit):
    page = visit(WIN, viewport={"width": 390, "height": 844})
    page.click("#sum")
    assert page.evaluate("document.activeElement.id") == "answer"
    assert page.locator(".total").is_visible()
    page.locator("#sum").wait_for(state="hidden")
    assert page.url.endswith(WIN)
    assert page.input_value("#hand") == "234567m340p45s88s"


@pytest.mark.parametrize(
    ("language", "limit", "yaku"),
    list(zip(LANGUAGES, LIMITS["mangan"], YAKU["pinfu"], strict=True)),
)
def test_the_page_speaks(visit, language, limit, yaku):
    page = visit(WIN)
    result(page, "score")
    page.select_option("#lang", language)
    page.wait_for_selector(f'.worth:text-is("{limit}")')
    assert yaku in page.locator("tbody th").all_inner_texts()
    assert page.locator("html").get_attribute("lang") == language
    column = LANGUAGES.index(language)
    assert page.locator('label[for="hand"]').inner_text() == STRINGS["hand"][column]
    assert page.locator("#rules option:checked").inner_text() == STRINGS["mahjong_soul_4p"][column]
    page.reload()
    page.wait_for_selector(f'.worth:text-is("{limit}")')


def test_the_language_is_the_browsers(visit):
    assert visit(locale="zh-TW").locator("html[lang=zh-Hant]").count() == 1


def test_waits_are_told_with_their_worth(visit):
    page = visit("hand=234678m34p345s88s&discards=9m1z5p7z")
    text = result(page, "waits")
    assert "Furiten: 5 pin lies in the own discards." in text
    assert page.locator("tbody th").all_inner_texts() == ["Ryanmen", "Ryanmen"]
    assert page.locator("tbody .yaku").all_inner_texts() == 2 * ["Tsumo: Menzen Tsumo · Pinfu · Tanyao"]
    assert "2,700" in text


def test_discards_are_told_and_tried(visit):
    page = visit("hand=234678m34p345s88s7z")
    result(page, "discards")
    page.click('.tile-button[aria-label="Remove chun"]')
    assert "Tenpai" in result(page, "waits")
    assert page.input_value("#hand") == "234678m34p34588s"


@pytest.mark.parametrize(
    ("river", "marks", "because"),
    [
        ("5p", 1, "a wait lies in the river"),
        ("9m", 0, "no wait does"),
        ("", 0, "the river is not told"),
    ],
)
def test_a_discard_that_leaves_furiten_says_so(visit, river, marks, because):
    page = visit(f"hand=234678m34p345s88s7z&discards={river}")
    result(page, "discards")
    assert page.locator("tbody tr").count() == 1
    assert page.locator('.barred:text-is("Furiten")').count() == marks, because


def test_a_whole_hand_is_won_by_its_last_tile_until_another_is_chosen(visit):
    page = visit("hand=123456789m11z789p")
    text = result(page, "score")
    assert "9 pin is taken as the winning tile" in text
    page.click('.note [aria-label="7 pin"]')
    page.wait_for_function("document.querySelector('#win_tile').value === '7p'")
    result(page, "score")


def test_melds_are_made_of_a_tile(visit):
    page = visit("hand=2233456s")
    for kind, tile in (("pon", "7z"), ("chi", "3m")):
        page.check(f'#targets [value="{kind}"]')
        page.click(f'#picker [data-tile="{tile}"]')
    assert page.input_value("#melds") == "pon:777z,chi:345m"
    page.select_option('.meld[aria-label^="Pon"] select', "across")
    page.click('.meld[aria-label^="Chi"] [aria-pressed]')
    assert page.input_value("#melds") == "pon:777z@across,chi:340m"
    assert page.locator('[data-place="melds"] .turned').count() == 2
    page.click('.meld[aria-label^="Pon"] [aria-label^="Remove"]')
    assert page.input_value("#melds") == "chi:340m"


def test_a_tile_of_which_four_are_seen_cannot_be_picked(visit):
    page = visit("hand=1111m&dora_indicators=2m")
    assert page.locator('#picker [data-tile="1m"]').get_attribute("aria-disabled") == "true"
    page.click('#picker [data-tile="1m"]', force=True)
    assert page.input_value("#hand") == "1111m"
    assert "All four" in page.locator("#typed").inner_text()
    assert page.locator('#picker [data-tile="2m"]').get_attribute("aria-disabled") == "false"


def test_three_players_have_their_own_fields(visit):
    page = visit("hand=19m123456p123s22z&win_tile=2z")
    assert page.locator("#north").is_hidden()
    page.select_option("#rules", "tenhou_3p")
    page.locator("#north").wait_for()
    assert page.locator('#picker [data-tile="5m"]').get_attribute("aria-disabled") == "true"
    assert page.locator('#targets [value="chi"]').is_disabled()
    assert page.locator('[name="seat_wind"][value="north"]').is_disabled()


def test_single_rules_are_changed(visit):
    page = visit("hand=234m567p45678s22s&win_tile=3s&riichi&tsumo&dora_indicators=1m")
    page.click("#options summary")
    page.fill("#filter", "切り上げ")
    page.select_option("#option-kiriage_mangan", "true")
    page.wait_for_selector('.chip:text("Rounding up to mangan: yes")')
    assert page.url.endswith("&rules.kiriage_mangan")
    page.click(".chip")
    page.wait_for_selector(".chip", state="detached")
    assert "kiriage" not in page.url


def test_what_was_passed_bars_a_ron(visit):
    page = visit("hand=234567m340p45s88s")
    result(page, "waits")
    page.fill("#passed", "3s")
    page.wait_for_selector('.warning p:text("Furiten: 3 sou was passed.")')
    assert page.locator('[data-place="passed"] button').first.get_attribute("aria-label") == "Remove 3 sou"
    page.fill("#win_tile", "6s")
    page.wait_for_selector('.reason:text("Furiten: no win by ron.")')
    assert page.url.endswith("&passed=3s")


def test_tiles_seen_elsewhere_are_not_left(visit):
    page = visit("hand=234567m340p45s88s")
    result(page, "waits")
    assert page.locator(".counted").inner_text() == "8 left"
    page.check('#targets [value="visible"]')
    for _ in range(3):
        page.click('#picker [data-tile="6s"]')
    page.wait_for_selector('.counted:text("5 left")')
    assert page.input_value("#visible") == "666s"
    page.click('#picker [data-tile="6s"]')
    assert page.locator('#picker [data-tile="6s"]').get_attribute("aria-disabled") == "true"
    page.check('#targets [value="win_tile"]')
    page.click('#picker [data-tile="3s"]')
    result(page, "score")
    assert page.locator('#targets [value="visible"]').is_disabled()


@pytest.mark.parametrize(("hand", "kind"), [("13579m13579p159s", "distance"), ("234678m34p345s88s7z", "discards")])
def test_tiles_seen_elsewhere_count_at_any_distance(visit, hand, kind):
    """Neither what is far from tenpai nor a hand of 14 leaves them out."""
    asked = {}
    page = visit()
    page.on("request", lambda request: asked.update(json.loads(request.post_data or "{}")))
    page.fill("#hand", hand)
    page.fill("#visible", "2222p")
    page.wait_for_selector('[data-place="visible"] button:nth-of-type(4)')
    result(page, kind)
    assert asked["visible"] == "2222p"


def test_who_is_liable_is_asked_where_somebody_can_be(visit):
    page = visit("hand=23m88s&win_tile=1m&melds=pon:555z,pon:666z")
    assert page.locator("#liable").is_hidden()
    page.fill("#melds", "pon:555z,pon:666z,pon:777z")
    page.wait_for_selector('.worth:text("Yakuman")')
    assert page.locator("#liable-daisangen option").all_inner_texts() == [
        *("As the melds tell", "East", "West", "North")
    ]
    assert page.locator("#liable-suukantsu").is_hidden()
    page.select_option("#liable-daisangen", "west")
    page.wait_for_selector('tbody th:text("West")')
    assert page.url.endswith("&liable=daisangen:west")
    assert "−16,000" in result(visit(page.url.partition("#")[2]), "score")
    page.select_option("#liable-daisangen", "")
    page.wait_for_selector('tbody th:text("West")', state="detached")


def test_a_fault_in_who_is_liable_stands_there(visit):
    page = visit("hand=23m88s&win_tile=1m&melds=pon:555z,pon:666z,pon:777z&liable=daisangen:south")
    result(page, "refused")
    assert "liable to himself" in page.locator("#liable-error").inner_text()


def test_nobody_is_liable_where_the_rules_have_it_so(visit):
    page = visit("hand=23m88s&win_tile=1m&melds=pon:555z,pon:666z,pon:777z&rules.pao_daisangen=false")
    result(page, "score")
    assert page.locator("#liable").is_hidden()


#: A field that only a local yaku asks for, that yaku, a question that it counts for, and the value that makes it.
LOCAL_FIELDS = [
    ("riichi_tile", "tsubame_gaeshi", "hand=123456p23789s55z&win_tile=4s", True),
    ("kan_discard", "kanburi", "hand=123456p23789s55z&win_tile=4s", True),
    ("open_riichi", "open_riichi", "hand=123456p23789s55z&win_tile=4s&riichi", True),
    ("nippatsu", "nippatsu", "hand=123456p23789s55z&win_tile=4s&riichi", True),
    ("last_copy", "ketsupaihou", "hand=13456p234789s55z&win_tile=2p&riichi", True),
    ("first_turn_kan", "toukanhou", "hand=123456p23s55z&win_tile=4s&melds=ankan:9999s", True),
    ("kans_in_a_row", "renkaihou", "hand=123p23s55z&win_tile=4s&melds=ankan:9999s,ankan:1111m&tsumo&rinshan", "2"),
    ("consecutive_wins", "paarenchan", "hand=123456p23789s55z&win_tile=4s", "8"),
    ("dealer_wins", "pouhoi_paarenchan", "hand=123456p23789s55z&win_tile=4s", "7"),
]


@pytest.mark.parametrize(("field", "yaku", "question", "value"), LOCAL_FIELDS, ids=lambda one: str(one)[:20])
def test_a_field_of_a_local_yaku_is_there_when_it_is_played(visit, field, yaku, question, value):
    page = visit(question)
    result(page, "score")
    place = page.locator(f'[data-of="{field}"]')
    assert place.is_hidden()
    page.click("#local summary")
    page.check(f'#local-list [value="{yaku}"]')
    place.wait_for()
    if value is True:
        page.check(f'[name="{field}"]')
    else:
        page.fill(f"#{field}", value)
    page.wait_for_selector(f'tbody th:text-is("{YAKU[yaku][0]}")')
    assert f"rules.local_yaku={yaku}" in page.url
    assert f"&{field}" in page.url


def test_a_preset_brings_the_fields_of_its_local_yaku(visit):
    page = visit("rules=mahjong_soul_ancient")
    page.locator('[data-of="riichi_tile"]').wait_for()
    page.click("#local summary")
    page.wait_for_selector("#local-list input:checked")
    assert page.locator("#local-list input:checked").count() == 14
    assert page.locator('[data-of="nippatsu"]').is_hidden()
    page.uncheck('#local-list [value="kanburi"]')
    page.locator('[data-of="kan_discard"]').wait_for(state="hidden")
    assert page.locator("#local-list input:checked").count() == 13


WORTHS = [
    ("shiiaru_raotai", "副露 1", "there is no closed one"),
    ("kinkei_dokuritsu", "1翻, 満貫以上", "a han, and a floor"),
    ("shanron_chonchu", "満貫以上", "a floor only"),
    ("dorahairi_chinroutou_chiitoitsu", "門前のみ, 満貫以上", "the same for closed hands"),
    ("open_riichi", "2翻, 門前のみ / 3翻, 門前のみ", "more with double riichi"),
    ("ittsuu_chanta", "3翻, 副露 2 / 4翻, 副露 3", "more without honours"),
    ("daichisei", "2倍役満", "two yakuman"),
]


def test_local_yaku_are_found_by_name_meaning_and_id(visit):
    page = visit(locale="ja")
    page.click("#local summary")
    page.wait_for_selector('.ticked small:text("役満")')
    assert page.locator(".ticked").count() == len(LOCAL_YAKU)
    for yaku, worth, because in WORTHS:
        assert page.locator(f'.ticked:has([value="{yaku}"]) small').inner_text() == worth, because
    for wanted, found in (("八連荘", ["paarenchan", "pouhoi_paarenchan"]), ("手牌を公開", ["open_riichi"])):
        page.fill("#local-filter", wanted)
        boxes = page.locator("#local-list input")
        assert [box.get_attribute("value") for box in boxes.all()] == found
    page.check('#local-list [value="open_riichi"]')
    assert page.evaluate("document.activeElement.value") == "open_riichi"
    page.wait_for_selector('.chip:text("開立直")')
    page.uncheck('#local-list [value="open_riichi"]')
    page.wait_for_selector(".chip", state="detached")
    assert "local_yaku" not in page.url


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_and_local_yaku_are_explained_in_the_language_of_the_page(visit, lang):
    page = visit("rules.renhou=baiman", locale="ko" if lang == "en" else "en")
    page.click("details:has(#option-list) > summary")
    page.click("#local summary")
    page.wait_for_selector("#local-paarenchan:not(:empty)")
    page.select_option("#lang", lang)
    meaning, column = option_told("renhou", lang), LANGUAGES.index(lang)
    page.wait_for_selector(f'#option-renhou-meaning:text-is("{meaning}")')
    page.wait_for_selector(f'#local-paarenchan:text-is("{yaku_meaning("paarenchan", lang)}")')
    choices = page.locator("#option-renhou option").all_inner_texts()
    assert choices[1:] == [row[column] for value, row in OF_HANDS["renhou"].items() if value != "off"]
    assert choices[0].startswith(OF_HANDS["renhou"]["off"][column])
    assert OF_HANDS["renhou"]["baiman"][column] in page.locator(".chip").inner_text()
    assert page.locator('#option-list [lang="en"], #local-list [lang="en"]').count() == 0


def option_told(name, lang):
    return OPTIONS[name].meaning if lang == "en" else option_meaning(name, lang)


@pytest.mark.parametrize(
    ("question", "place", "words"),
    [
        ("hand=33m88s34p&win_tile=5p&melds=pon:777z,chi:135m", 1, "chi is three consecutive tiles"),
        ("hand=33m88s34p&win_tile=5p&melds=foo,pon:777z", 0, "foo"),
        ("hand=33m88s34p&win_tile=5p&melds=pon:777z,kakan:1112z", 1, "kakan"),
        ("hand=33m&melds=pon:777z,chi:135m", 1, "chi is three consecutive tiles"),
    ],
)
def test_a_fault_in_a_meld_stands_at_that_meld(visit, question, place, words):
    page = visit(question)
    result(page, "refused")
    melds = page.locator(".meld")
    assert words in melds.nth(place).locator(".error").inner_text()
    assert melds.nth(place).get_attribute("aria-invalid") == "true"
    assert melds.nth(1 - place).get_attribute("aria-invalid") is None
    assert melds.nth(1 - place).locator(".error").is_hidden()
    page.click(f'.errors a:text("Melds {place + 1}")')
    assert page.evaluate("document.activeElement.closest('.meld')?.ariaInvalid") == "true"
    page.check('#targets [value="discards"]')
    assert words in melds.nth(place).locator(".error").inner_text(), "the table was drawn anew"
    page.fill("#melds", "pon:777z,chi:345m")
    page.wait_for_selector(".meld[aria-invalid]", state="detached")
    assert page.locator(".meld .error:visible").count() == 0
