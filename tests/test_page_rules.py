"""Rules on the calculator: rule sets, single options, and local yaku with what they need."""

import pytest

from scoring.rules import LOCAL_YAKU
from tests.pages import result

WON = "hand=234567m340p45s88s&win_tile=6s"


def open_local_yaku(page):
    page.click("#local summary")
    page.wait_for_selector("#local-paarenchan:not(:empty)")


@pytest.mark.parametrize("preset", ["mahjong_soul_4p", "tenhou_3p"])
def test_every_local_yaku_can_be_ticked(visit, preset):
    """All at once, so that no two stand in each other's way either."""
    page = visit(f"rules={preset}&hand=123456p23789s55z&win_tile=4s&riichi")
    result(page, "score")
    open_local_yaku(page)
    for yaku in LOCAL_YAKU:
        page.locator(f'#local-list [value="{yaku}"]').check()
    page.wait_for_timeout(300)
    result(page, "score")
    assert page.locator("#local-list input:checked").count() == len(LOCAL_YAKU)


@pytest.mark.parametrize(
    ("yaku", "chip", "url", "said"),
    [
        ("renhou", "Renhou: a yakuman", "&rules.renhou=yakuman", "Renhou: a yakuman."),
        ("mondeikou", "Red fives: red 5 man × 1, red 5 pin × 2, red 5 sou × 1", "&rules.red_fives=", "red 5 pin × 2"),
    ],
)
def test_ticking_sets_what_a_local_yaku_needs(visit, yaku, chip, url, said):
    page = visit(WON)
    open_local_yaku(page)
    assert f"Ticking it also sets {chip}." in page.locator(f"#local-{yaku}").inner_text()
    assert said in page.locator(f"#local-{yaku}").inner_text()
    box = page.locator(f'#local-list [value="{yaku}"]')
    box.check()
    page.wait_for_selector(f'.chip:has-text("{chip}")')
    assert url in page.url
    assert "points" in result(page, "score")
    box.uncheck()
    page.wait_for_selector(".chip", state="detached")
    assert "rules" not in page.url, "what it set is taken back"


@pytest.mark.parametrize("yaku", ["renhou", "mondeikou"])
def test_a_need_that_is_taken_back_takes_its_yaku_along(visit, yaku):
    page = visit(WON)
    open_local_yaku(page)
    page.check('#local-list [value="kanburi"]')
    page.check(f'#local-list [value="{yaku}"]')
    page.wait_for_selector(".chip:nth-of-type(2)")
    page.click(f".chip:has-text('{'Renhou: ' if yaku == 'renhou' else 'Red fives'}'):not(:has-text('Local'))")
    page.wait_for_selector(".chip:nth-of-type(2)", state="detached")
    assert page.url.endswith("&rules.local_yaku=kanburi")
    assert "points" in result(page, "score")


def test_a_need_that_is_met_otherwise_stays(visit):
    page = visit(f"{WON}&rules.renhou=baiman")
    open_local_yaku(page)
    page.check('#local-list [value="renhou"]')
    page.wait_for_selector(".chip:nth-of-type(2)")
    assert "rules.renhou=baiman" in page.url
    page.uncheck('#local-list [value="renhou"]')
    page.wait_for_selector(".chip:nth-of-type(2)", state="detached")
    assert "rules.renhou=baiman" in page.url


def test_rules_that_have_what_a_yaku_needs_need_no_word(visit):
    page = visit("rules=mahjong_soul_ancient")
    open_local_yaku(page)
    assert "also sets" not in page.locator("#local-renhou").inner_text()
    assert "also sets" in page.locator("#local-mondeikou").inner_text()


def test_another_rule_set_has_its_own_needs(visit):
    page = visit("hand=19m123456p123s22z&win_tile=2z")
    open_local_yaku(page)
    page.check('#local-list [value="mondeikou"]')
    page.wait_for_selector('.chip:has-text("red 5 man")')
    page.select_option("#rules", "tenhou_3p")
    page.wait_for_selector('.chip:text-is("Red fives: red 5 pin × 2, red 5 sou × 2 ✕")')
    result(page, "score")
    page.wait_for_selector('#local-mondeikou:not(:has-text("man"))')
    page.select_option("#rules", "tenhou_4p")
    page.wait_for_selector('.chip:has-text("red 5 man")')


def test_red_fives_are_chosen(visit):
    page = visit(WON)
    page.click("#options summary")
    page.select_option("#option-red_fives", label="no")
    result(page, "refused")
    assert page.locator('#picker [data-tile="0s"]').get_attribute("aria-disabled") == "true"
    page.select_option("#option-red_fives", '{"m":1,"p":2,"s":1}')
    result(page, "score")
    assert page.locator('#picker [data-tile="0p"]').get_attribute("aria-disabled") == "false", "one of two is held"


def test_a_value_that_the_list_does_not_offer_is_shown(visit):
    page = visit(f'{WON}&rules.red_fives={{"m":0,"p":4,"s":0}}')
    result(page, "score")
    page.click("#options summary")
    assert page.locator("#option-red_fives option:checked").inner_text() == "red 5 pin × 4"


#: Counts how often the children of elements with an id are made anew.
COUNT = """() => {
    window.made = {};
    const replace = Element.prototype.replaceChildren;
    Element.prototype.replaceChildren = function (...children) {
        const name = this.id || this.dataset.place;
        if (name) window.made[name] = (window.made[name] ?? 0) + 1;
        return replace.apply(this, children);
    };
}"""


@pytest.mark.parametrize("lang", ["ja", "ko"])
def test_a_language_is_drawn_once(visit, lang):
    page = visit(f"{WON}&rules.kiriage_mangan")
    open_local_yaku(page)
    page.evaluate(COUNT)
    page.select_option("#lang", lang)
    page.wait_for_function(
        "text => document.querySelector('#local-paarenchan').textContent !== text",
        arg=page.locator("#local-paarenchan").inner_text(),
    )
    page.wait_for_timeout(500)
    made = page.evaluate("made")
    assert {name: made[name] for name in ("option-list", "local-list", "changed", "result", "hand")} == dict.fromkeys(
        ("option-list", "local-list", "changed", "result", "hand"), 1
    )


def test_a_change_is_drawn_once(visit):
    page = visit(WON)
    result(page, "score")
    page.evaluate(COUNT)
    page.check('[name="riichi"]')
    page.wait_for_timeout(600)
    made = page.evaluate("made")
    assert {made[name] for name in ("option-list", "changed", "result", "hand")} == {1}
