"""PNG: the SVG of a scene as pixels, with the words for it inside."""

import struct
import zlib

import resvg_py

from pictures.palette import Palette
from pictures.scene import Scene
from pictures.svg import draw_svg
from pictures.words import describe

#: Length of the signature and of the header, after which other chunks may stand.
_AFTER_HEADER = 8 + 25


def draw_png(scene: Scene, palette: Palette, height: int) -> bytes:
    """Draw a scene on a transparent ground.

    :param height: of a standing tile, in pixels.
    """
    drawn = bytes(resvg_py.svg_to_bytes(svg_string=draw_svg(scene, palette, height), skip_system_fonts=True))
    return (
        drawn[:_AFTER_HEADER]
        + _chunk(b"tEXt", b"Description\0" + describe(scene).encode("latin-1"))
        + drawn[_AFTER_HEADER:]
    )


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
