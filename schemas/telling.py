"""Telling: rules, steps and decisions as rows of an explanation, with a code and in words."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from locales import sentence, yaku_name

#: Code of a rule -> the option of the rule set that decides it, where it is one.
OPTION_OF = {
    "below_minimum_han": "minimum_han",
    "atozuke": "atozuke",
    "furiten_riichi": "riichi_while_furiten",
    "too_few_points": "riichi_min_points",
    "too_few_wall_tiles": "riichi_min_wall_tiles",
    "five_kans": "max_kans_per_hand",
    "no_replacement_tile": "sanma_rinshan_tiles",
    "forbidden_in_riichi": "riichi_ankan",
    "not_drawn": "riichi_ankan",
    "waits_change": "riichi_ankan",
    "sets_change": "riichi_ankan",
    "yaku_change": "riichi_ankan",
    "kuikae": "kuikae",
    "kuikae_leaves_nothing": "kuikae",
    "karaten": "karaten",
    "keishiki_tenpai": "keishiki_tenpai",
    "temporary": "temporary_furiten_ends",
    "kiriage_mangan": "kiriage_mangan",
    "yakuman_capped": "yakuman_cap",
    "absent_share": "sanma_tsumo",
    "winners_limited": "max_ron_winners",
    "riichi_not_accepted": "riichi_deposit_if_declaration_ronned",
    "honba_to_nearest": "multi_ron_honba",
    "honba_to_each": "multi_ron_honba",
    "sticks_to_nearest": "multi_ron_sticks",
    "own_sticks_back": "multi_ron_sticks",
    "noten_paid": "noten_total",
    "noten_free": "noten_total",
    "nagashi_paid": "nagashi_mangan",
    "chombo_penalty": "chombo_penalty_points",
    "chombo_paid": "chombo_penalty_points",
    "tobi": "tobi",
    "target_reached": "target_points",
    "agari_yame": "agari_yame",
    "tenpai_yame": "tenpai_yame",
    "ippatsu_ignored": "ippatsu",
    "extension_limit": "extension_max_wind",
}

Row = dict[str, Any]

NOTHING: Mapping[str, object] = MappingProxyType({})


class Teller(NamedTuple):
    """Tells in English, and also in the language that was asked for, if one was."""

    lang: str | None = None

    def tell(self, code: str, values: Mapping[str, object] = NOTHING, words: str | None = None) -> Row:
        """Make a row: the code, a sentence in English, a ``message`` in the language, the option, and the values.

        :param values: fill the holes of the sentence, by their names.
        :param words: which sentence says it, where the code has several.
        """
        row: Row = {"code": code, "detail": sentence(words or code, values)}
        if self.lang:
            row["message"] = sentence(words or code, values, self.lang)
        if code in OPTION_OF:
            row["option"] = OPTION_OF[code]
        return {**row, **values}

    def yaku(self, id: str) -> str:
        """Name a yaku."""
        return yaku_name(id, self.lang) if self.lang else yaku_name(id)
