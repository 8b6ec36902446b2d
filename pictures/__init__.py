"""Pictures: a hand as SVG, and as PNG made of it. Every tile is drawn by this package; it needs no font."""

from pictures.palette import PALETTES as PALETTES
from pictures.palette import Palette as Palette
from pictures.png import draw_png as draw_png
from pictures.scene import Scene as Scene
from pictures.svg import draw_sprite as draw_sprite
from pictures.svg import draw_svg as draw_svg
