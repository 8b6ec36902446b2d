"""Take the pictures of README.md: the calculator in a browser, and a hand.

    make run
    .venv/bin/python -m tools.screenshots http://localhost:8000

Needs Chromium.
"""

import io
import shutil
import sys
from pathlib import Path
from typing import Literal, NamedTuple
from urllib.request import urlopen

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

IMAGES = Path(__file__).parents[1] / "docs" / "images"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
#: The colours of a picture are few, so that it loads fast.
COLOURS = 128


class Shot(NamedTuple):
    """A picture of the calculator: what is asked, the window and its colours."""

    name: str
    question: str
    size: tuple[int, int]
    scheme: Literal["light", "dark"]
    scale: float


WIN = "hand=234567m340p45s88s&win_tile=6s&dora_indicators=3p&discarder=west&riichi&ippatsu&ura_indicators=7s"
FULL_FLUSH = "hand=2233445556678p&win_tile=9p&dora_indicators=1p&tsumo"
SHOTS = (
    Shot("calculator", WIN, (1280, 1000), "light", 1),
    Shot("calculator-phone", FULL_FLUSH, (390, 844), "dark", 2),
)
HAND = "/v1/tiles.png?hand=33m567p23s&melds=kakan:7777z@across,chi:340m&win_tile=4s&dora_indicators=6p1z&height=96"


def shoot(browser: Browser, url: str, shot: Shot) -> bytes:
    """Open the calculator, wait for its answer, and take what the window shows."""
    width, height = shot.size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=shot.scale,
        color_scheme=shot.scheme,
        locale="en",
    )
    page = context.new_page()
    page.goto(f"{url}/#{shot.question}")
    page.wait_for_selector('body[data-busy="false"] #result img.picture')
    page.wait_for_load_state("networkidle")
    taken = page.screenshot()
    context.close()
    return taken


def save(name: str, picture: bytes) -> None:
    """Keep a picture with few colours."""
    image = Image.open(io.BytesIO(picture))
    flat = image.convert("RGBA" if "A" in image.getbands() else "RGB")
    flat.quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(
        IMAGES / f"{name}.png", optimize=True
    )


def main() -> None:
    """Take all pictures."""
    url = (sys.argv[1:] or ["http://localhost:8000"])[0].rstrip("/")
    IMAGES.mkdir(parents=True, exist_ok=True)
    with urlopen(url + HAND, timeout=30) as answer:
        save("hand", answer.read())
    with sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path=CHROMIUM, args=["--headless", "--no-sandbox", "--disable-gpu"])
        for shot in SHOTS:
            save(shot.name, shoot(browser, url, shot))
        browser.close()


if __name__ == "__main__":
    main()
