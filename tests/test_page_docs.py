"""The API document in a browser: every operation can be tried, in the dark and on a phone too."""

import pytest

#: Operations that any page of the document has; one with a body, one with a query.
OPERATIONS = ("wins-post_score", "wins-get_score")


def open_operation(page, name):
    """Open an operation and send its example; give the status of the answer."""
    block = page.locator(f"#operations-{name}")
    block.locator(".opblock-summary-control").click()
    block.locator(".execute").click()
    status = block.locator(".live-responses-table tbody .response-col_status")
    status.wait_for()
    return status.inner_text().split()[0]


#: One with a body, with a query, with a place in its path, with a picture of each kind, with a text.
EXECUTED = (
    "wins-post_score",
    "hands-get_tenpai",
    "reference-get_rule_set",
    "pictures-get_tiles_svg",
    "pictures-get_tiles_png",
    "service-get_metrics",
)


def test_examples_of_every_kind_are_answered(visit):
    """That those of every operation are, ``test_openapi`` tells; here a browser sends them and shows the answer."""
    page = visit(path="/docs")
    page.wait_for_selector("#operations-wins-get_score")
    statuses = {}
    for name in EXECUTED:
        statuses[name] = open_operation(page, name)
        page.click(f"#operations-{name} .opblock-summary-control")
    assert {name: status for name, status in statuses.items() if status != "200"} == {}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_document_fits_a_phone(visit, scheme):
    page = visit(path="/docs", viewport={"width": 320, "height": 640}, color_scheme=scheme)
    for name in OPERATIONS:
        assert open_operation(page, name) == "200"
        assert page.evaluate("document.documentElement.scrollWidth") == 320
        page.click(f"#operations-{name} .opblock-summary-control")


#: Texts whose colour is too near to what is behind them.
PALE = """() => {
    const parts = (text) => text.match(/[\\d.]+/g).map(Number);
    const light = ([...rgb]) => {
        const [r, g, b] = rgb.slice(0, 3).map((one) => one / 255)
            .map((one) => (one <= 0.03928 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const behind = (one) => {
        for (; one; one = one.parentElement) {
            const colour = parts(getComputedStyle(one).backgroundColor);
            if (colour.length < 4 || colour[3] > 0.5) return colour;
        }
        return [255, 255, 255];
    };
    const hasText = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    return [...document.querySelectorAll(".opblock.is-open *, .back *")]
        .filter((one) => one.checkVisibility() && hasText(one))
        .map((one) => [light(parts(getComputedStyle(one).color)), light(behind(one)), one.textContent.trim()])
        .filter(([a, b]) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) < 3.4)
        .map(([, , text]) => text.slice(0, 40));
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_document_can_be_read(visit, scheme):
    page = visit(path="/docs", color_scheme=scheme)
    for name in OPERATIONS:
        assert open_operation(page, name) == "200"
    assert page.evaluate(PALE) == []
