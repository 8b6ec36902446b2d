"""What tests of the pages share: a question, and how its answer is read in a browser."""

WIN = "hand=234567m340p45s88s&win_tile=6s&dora_indicators=3p&discarder=west&riichi"


def is_complaint(message):
    """A refused question is no fault of the page, though the console lists it as one."""
    return message.type in ("error", "warning") and "422" not in message.text


def is_foreign(request, address):
    return not request.url.startswith((address, "data:", "blob:"))


def result(page, kind):
    """Wait for an answer of a kind and give its text."""
    found = page.locator(f'#result[data-kind="{kind}"]')
    found.wait_for()
    page.wait_for_selector('body[data-busy="false"]')
    return found.inner_text()
