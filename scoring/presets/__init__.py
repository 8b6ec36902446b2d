"""Presets: the named rule sets and the sources of their values.

May import: ``rules``.
"""

from scoring.presets.ema import EMA_2016, EMA_2025
from scoring.presets.jpml import JPML_A
from scoring.presets.m_league import M_LEAGUE
from scoring.presets.mahjong_soul import (
    MAHJONG_SOUL_3P,
    MAHJONG_SOUL_3P_FRIEND_SEED,
    MAHJONG_SOUL_4P,
    MAHJONG_SOUL_ANCIENT,
)
from scoring.presets.preset import Preset as Preset
from scoring.presets.sources import SOURCES as SOURCES
from scoring.presets.standard import STANDARD
from scoring.presets.tenhou import TENHOU_3P, TENHOU_4P
from scoring.presets.wrc import WRC_2025

PRESETS = {
    "standard": STANDARD,
    "mahjong_soul_4p": MAHJONG_SOUL_4P,
    "mahjong_soul_3p": MAHJONG_SOUL_3P,
    "mahjong_soul_3p_friend_seed": MAHJONG_SOUL_3P_FRIEND_SEED,
    "mahjong_soul_ancient": MAHJONG_SOUL_ANCIENT,
    "tenhou_4p": TENHOU_4P,
    "tenhou_3p": TENHOU_3P,
    "m_league": M_LEAGUE,
    "wrc_2025": WRC_2025,
    "ema_2016": EMA_2016,
    "ema_2025": EMA_2025,
    "jpml_a": JPML_A,
}
