"""The calculator in trouble: a service that is down or slow, answers that come late, fast fingers."""

import json

import pytest

from tests.pages import result

WAITS = "hand=234567m340p4588s"
WON = "hand=234567m340p45s88s&win_tile=6s"


def hold_first_score(page):
    """Let the first question for a score wait, the others pass; give the list that it will be in."""
    held = []
    page.route("**/v1/score", lambda route: held.append(route) if not held else route.continue_())
    return held


@pytest.mark.parametrize(
    ("status", "because"), [(None, "no connection"), (502, "a proxy says so"), (503, "it is busy"), (429, "too many")]
)
def test_a_service_that_is_down_is_asked_again(visit, status, because):
    page = visit(WON, may_fail=True)
    result(page, "score")
    page.clock.install()

    def fail(route):
        if status is None:
            return route.abort()
        return route.fulfill(status=status, content_type="text/html", body="<h1>down</h1>")

    page.route("**/v1/score", fail)
    page.check('[name="riichi"]')
    page.clock.run_for(1000)
    page.wait_for_selector('#result .warning:has-text("does not answer")')
    assert page.locator("#spoken").inner_text().startswith("The service does not answer."), because
    page.unroute("**/v1/score")
    page.clock.run_for(6000)
    assert "7,700 points" in result(page, "score")


def test_a_fault_does_not_outlive_the_service(visit):
    page = visit(f"{WON}&ippatsu", may_fail=True)
    result(page, "refused")
    page.route("**/v1/score", lambda route: route.abort())
    page.fill("#honba", "1")
    page.wait_for_selector('#result .warning:has-text("does not answer")')
    assert page.locator("[aria-invalid]").count() == 0
    assert page.locator("#result").get_attribute("data-kind") == "trouble"


@pytest.mark.parametrize("missing", ["**/v1/rules", "**/web/strings.json", "**/v1/rules/*", "**/v1/yaku?*"])
def test_the_page_waits_for_what_it_is_made_of(visit, address, missing):
    page = visit(path="/docs", may_fail=True)
    failed = []

    def fail_once(route):
        failed.append(route.request.url)
        return route.fulfill(status=503) if len(failed) == 1 else route.continue_()

    page.route(missing, fail_once)
    page.goto(f"{address}/#{WON}&rules.kiriage_mangan")
    page.click("#local summary")
    page.wait_for_selector('.chip:text("Rounding up to mangan: yes")')
    page.wait_for_selector("#local-paarenchan:not(:empty)")
    assert "points" in result(page, "score")
    assert len(failed) > 1


def test_a_page_that_is_not_whole_says_that_it_waits(visit, address):
    page = visit(path="/docs", may_fail=True)
    page.route("**/v1/rules", lambda route: route.fulfill(status=503))
    page.goto(address)
    assert not page.locator(".stalled p").first.is_visible()
    page.locator(".stalled p").first.wait_for()
    page.unroute("**/v1/rules")
    page.locator(".stalled").wait_for(state="hidden")
    page.wait_for_selector('#result[data-kind="nothing"]')


def test_an_answer_that_comes_late_is_not_shown(visit):
    page = visit(WAITS)
    result(page, "waits")
    held = hold_first_score(page)
    page.fill("#win_tile", "6s")
    page.wait_for_timeout(400)
    assert held
    page.fill("#honba", "2")
    assert "4,500 points" in result(page, "score")
    held[0].fulfill(status=200, content_type="application/json", body=json.dumps({"win": False, "reason": "no_yaku"}))
    page.wait_for_timeout(300)
    assert "4,500 points" in result(page, "score")


def test_an_answer_to_what_is_changed_meanwhile_is_not_shown(visit):
    """Nor in the moment before the next question is put."""
    page = visit(WON)
    result(page, "score")
    held = hold_first_score(page)
    page.fill("#honba", "1")
    page.wait_for_timeout(400)
    page.evaluate("""() => {
        window.seen = [];
        new MutationObserver(() => window.seen.push(document.querySelector("#result .total")?.textContent))
            .observe(document.querySelector("#result"), { childList: true });
    }""")
    page.fill("#honba", "2")
    held[0].continue_()
    assert "4,500 points" in result(page, "score")
    assert page.evaluate("seen") == ["4,500 points"]


def test_a_refusal_of_what_is_changed_meanwhile_is_not_shown(visit):
    page = visit("hand=33333m")
    result(page, "refused")
    held = []
    page.route("**/v1/score", lambda route: held.append(route))
    page.fill("#hand", "33333m1p")
    page.wait_for_timeout(500)
    assert held
    page.evaluate("""() => {
        window.seen = [];
        new MutationObserver(() => window.seen.push(document.querySelector("#result").dataset.kind))
            .observe(document.querySelector("#result"), { attributes: true });
    }""")
    page.fill("#hand", "333m1p")
    result(page, "unfinished")
    page.wait_for_timeout(300)
    assert set(page.evaluate("seen")) == {"unfinished"}


def test_fast_fingers_get_the_answer_to_all_they_typed(visit):
    page = visit()
    page.keyboard.type("234567m340p4588s", delay=0)
    page.keyboard.type("6s", delay=0)
    assert "points" in result(page, "score")
    asked = []
    page.on("request", lambda request: asked.append(request.url) if request.method == "POST" else None)
    page.focus("#hand")
    page.keyboard.press("End")
    for _ in "4588s":
        page.keyboard.press("Backspace")
    page.keyboard.type("4588s", delay=20)
    page.keyboard.press("Tab")
    result(page, "score")
    assert len(asked) <= 2
