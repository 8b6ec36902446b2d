"""The calculator by keys alone: the focus is never lost, and tiles go where they can."""

import pytest

from tests.pages import WIN, result

FOCUS = "document.activeElement.id || document.activeElement.className || document.activeElement.tagName"


@pytest.mark.parametrize("chips", [1, 2])
def test_a_change_that_is_undone_leaves_the_focus_beside(visit, chips):
    page = visit(f"{WIN}&" + "&".join(["rules.kiriage_mangan", "rules.open_tanyao=false"][:chips]))
    page.wait_for_selector(".chip")
    page.focus(".chip:first-child")
    page.keyboard.press("Enter")
    page.wait_for_function("count => document.querySelectorAll('.chip').length === count", arg=chips - 1)
    assert page.evaluate(FOCUS) == ("chip" if chips == 2 else "rules")


@pytest.mark.parametrize(
    ("question", "pressed", "kind"),
    [
        ("", ".examples button", "score"),
        ("hand=234678m34p345s88s7z", ".tile-button", "waits"),
        ("hand=123456789m11z789p", ".note button", "score"),
    ],
)
def test_the_focus_stays_in_the_answer(visit, question, pressed, kind):
    page = visit(question)
    page.locator(pressed).first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector('body[data-busy="true"]')
    result(page, kind)
    assert page.evaluate(FOCUS) == "result"


def test_an_answer_takes_no_focus_from_elsewhere(visit):
    page = visit(WIN)
    result(page, "score")
    page.focus("#honba")
    page.keyboard.type("2")
    page.wait_for_selector('.total:text("8,600")')
    assert page.evaluate(FOCUS) == "honba"


def test_tiles_do_not_go_where_they_cannot(visit):
    page = visit("hand=19m")
    page.check('#targets [value="chi"]')
    page.select_option("#rules", "tenhou_3p")
    page.wait_for_selector('#targets [value="chi"]:disabled')
    assert page.locator('#targets [value="hand"]').is_checked()
    page.check('#targets [value="visible"]')
    page.fill("#win_tile", "1m")
    assert page.locator('#targets [value="visible"]').is_disabled()
    assert not page.locator('#targets [value="visible"]').is_checked()


def test_faults_lead_to_their_fields(visit):
    page = visit(f"{WIN}&seat_wind=x&tsumo=maybe&honba=two&rules=foo")
    result(page, "refused")
    for name, place in (("Seat wind:", "seat_wind"), ("Tsumo:", "tsumo"), ("Honba:", "honba"), ("Rules:", "rules")):
        page.focus(f'.errors a:text-is("{name}")')
        page.keyboard.press("Enter")
        assert page.evaluate("document.activeElement.name") == place


def test_a_language_in_a_link_without_a_question_stays(visit, address):
    page = visit("lang=ja")
    assert page.url == f"{address}/#lang=ja"
    page.keyboard.type("123m")
    page.wait_for_function("location.hash.includes('hand')")
    assert page.url == f"{address}/#lang=ja&hand=123m"
    page.click("#clear")
    assert page.url == f"{address}/#lang=ja"
    assert visit().url == f"{address}/"
