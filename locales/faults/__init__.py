"""Faults: what is wrong with a request, by the English of its sentence -> (ja, zh-Hans, zh-Hant, ko).

Holes have the same names as in English, which also says what some of them count: ``{held:tile}``.

May import: nothing.
"""

from locales.faults.fields import FIELDS
from locales.faults.hand import HAND
from locales.faults.moments import MOMENTS
from locales.faults.phrases import PHRASES as PHRASES
from locales.faults.riichi import RIICHI
from locales.faults.round import ROUND
from locales.faults.rules import RULES
from locales.faults.tiles import TILES
from locales.faults.turn import TURN

SENTENCES = {**FIELDS, **TILES, **HAND, **RIICHI, **MOMENTS, **TURN, **ROUND, **RULES}
