"""The layout of the calculator: lists that stay short, paper, and large letters."""

import pytest

from locales import LANGUAGES
from tests.pages import WIN, result

SMALLEST = {"width": 320, "height": 640}
#: Heights of what is said of each wait: its row and that of its yaku.
HEIGHTS = """() => [...document.querySelectorAll("#result tbody tr:not(.yaku)")]
    .map((one) => one.offsetHeight + one.nextSibling.offsetHeight)"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("hand", "because"),
    [
        ("1112345678999m", "two kinds of wait, and a long name"),
        ("234567m340p4588s", "one kind, more yaku by tsumo"),
    ],
)
def test_a_wait_takes_few_lines_on_a_phone(visit, language, hand, because):
    page = visit(f"lang={language}&hand={hand}", viewport=SMALLEST)
    result(page, "waits")
    assert max(page.evaluate(HEIGHTS)) <= 100, because
    left = "one => one.getBoundingClientRect().left"
    for wait in page.locator(".wait").all():
        assert wait.locator("small").evaluate(left) > wait.locator(".inline-tile").evaluate(left) + 20, (
            "beside the tile"
        )
    assert page.evaluate("document.documentElement.scrollWidth") == 320


@pytest.mark.parametrize(
    ("question", "yaku"),
    [
        ("hand=1112345678999m", ["Junsei Chuuren Poutou"]),
        ("hand=234567m340p4588s&riichi", ["Riichi · Pinfu · Tanyao\nTsumo: Menzen Tsumo"]),
        ("hand=234567m340p4588s&discards=3s", ["Tsumo: Menzen Tsumo · Pinfu · Tanyao"]),
        ("hand=11m99p&melds=pon:555z,pon:666z,chi:123s", ["Haku · Hatsu · Chanta"]),
        ("hand=123m456p7899s&melds=chi:123s", [""]),
    ],
)
def test_yaku_of_a_wait_are_named_once(visit, question, yaku):
    page = visit(question)
    result(page, "waits")
    told = {" ".join(text.split()) for text in page.locator("#result .yaku").all_inner_texts()}
    assert told == {" ".join(text.split()) for text in yaku}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_paper_has_the_hand_and_all_of_the_answer(visit, scheme):
    page = visit(f"{WIN}&discards=1z", color_scheme=scheme)
    result(page, "score")
    page.click(".why summary")
    page.emulate_media(media="print", color_scheme=scheme)
    for selector in (".keys", "#texts", ".share", "#lang", "#sum", "#local", '[name="discarder"][value="east"]'):
        assert page.locator(selector).is_hidden(), selector
    for selector in ('[data-place="hand"]', ".total", ".steps li:last-child", "#rules"):
        assert page.locator(selector).is_visible(), selector
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(243, 241, 234)"
    box = page.locator("#result").evaluate("one => [one.scrollHeight, one.clientHeight]")
    assert box[0] == box[1], "nothing is cut off"


@pytest.mark.parametrize("question", [WIN, "hand=1112345678999m", "hand=33m88s34p&win_tile=5p&melds=pon:777z,chi:135m"])
@pytest.mark.parametrize(("width", "letters"), [(1280, "32px"), (640, "16px"), (640, "32px")])
def test_large_letters_need_no_scrolling_sideways(visit, question, width, letters):
    page = visit(question, viewport={"width": width, "height": 450})
    page.evaluate("letters => (document.documentElement.style.fontSize = letters)", letters)
    page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
    assert page.evaluate("document.documentElement.scrollWidth") == width
