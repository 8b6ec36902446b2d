"""PNG: the SVG of a scene as pixels, with the words for it inside."""

import struct
import zlib

import resvg_py

from locales import DEFAULT
from pictures.palette import Palette
from pictures.scene import Scene
from pictures.svg import draw_svg
from pictures.words import describe

#: Length of the signature and of the header, after which other chunks may stand.
_AFTER_HEADER = 8 + 25


def draw_png(scene: Scene, palette: Palette, height: int, lang: str = DEFAULT) -> bytes:
    """Draw a scene on a transparent ground.

    :param height: of a standing tile, in pixels.
    :param lang: the language of the description.
    """
    drawn = bytes(resvg_py.svg_to_bytes(svg_string=draw_svg(scene, palette, height), skip_system_fonts=True))
    return drawn[:_AFTER_HEADER] + _description(describe(scene, lang), lang) + drawn[_AFTER_HEADER:]


def _description(text: str, lang: str) -> bytes:
    """Make the chunk of a text that is not compressed, and whose keyword is not translated."""
    return _chunk(b"iTXt", b"Description\0\0\0" + lang.encode("ascii") + b"\0\0" + text.encode("utf-8"))


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
