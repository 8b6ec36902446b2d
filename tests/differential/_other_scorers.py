"""Other scorers: what the packages mahjong and riichienv say of a win, in the words of a view.

mahjong is told all options of a rule set that it knows. riichienv knows the rules of Mahjong Soul only.
"""

from typing import Any

from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, HandConstants, OptionalRules
from mahjong.hand_calculating.hand_response import HandResponse
from mahjong.hand_calculating.yaku_config import YakuConfig
from mahjong.meld import Meld
from riichienv import _riichienv as riichienv

from scoring.hand import MeldType
from scoring.rules import RuleSet
from scoring.tiles import WINDS
from tests.differential._random_wins import Deal, Group

#: What is said of a hand -> its value: ``yaku`` their ids, ``yakuman`` whether they are, ``han``, ``fu`` but
#: of yakuman, ``dora`` with norths, ``red``, ``ura``, ``paid`` by each payer, most first, ``total``.
View = dict[str, Any]

#: Of a hand that is complete and has no yaku.
NO_YAKU: View = {"yaku": []}


# mahjong.

_MAHJONG_IDS = {
    "chantai": "chanta",
    "chinroto": "chinroutou",
    "daburu_chuuren_poutou": "junsei_chuuren_poutou",
    "daburu_kokushi": "kokushi_musou_juusanmen",
    "daburu_riichi": "double_riichi",
    "daisuushi": "daisuushii",
    "honroto": "honroutou",
    "iipeiko": "iipeikou",
    "ittsu": "ittsuu",
    "kokushi": "kokushi_musou",
    "rinshan": "rinshan_kaihou",
    "ryanpeiko": "ryanpeikou",
    "ryuisou": "ryuuiisou",
    "sanshoku": "sanshoku_doujun",
    "sanshoku_douko": "sanshoku_doukou",
    "shosangen": "shousangen",
    "shosuushi": "shousuushii",
    "tsuisou": "tsuuiisou",
    "tsumo": "menzen_tsumo",
}


def _id_of_field(name: str) -> str:
    wind = name.rpartition("_wind_")[0]
    return f"{wind}_wind" if wind else _MAHJONG_IDS.get(name, name)


#: Name of a yaku -> our id.
MAHJONG_IDS = {yaku.name: _id_of_field(field) for field, yaku in vars(YakuConfig()).items()}
MAHJONG_BONUS = {"dora": "Dora", "red": "Aka Dora", "ura": "Ura Dora"}
KAZOE = {
    "yakuman": HandConstants.KAZOE_LIMITED,
    "sanbaiman": HandConstants.KAZOE_SANBAIMAN,
    "no_limit": HandConstants.KAZOE_NO_LIMIT,
}
MELD_TYPES = {
    "chi": Meld.CHI,
    "pon": Meld.PON,
    "daiminkan": Meld.KAN,
    "kakan": Meld.SHOUMINKAN,
    "ankan": Meld.KAN,
}


def mahjong_says(deal: Deal, rules: RuleSet) -> View:
    melds = [Meld(MELD_TYPES[type], sorted(group), opened=type != "ankan") for type, group in deal.melds]
    response = HandCalculator.estimate_hand_value(
        sorted([*deal.concealed, *(number for _, group in deal.melds for number in group)]),
        deal.win_tile,
        melds,
        [*deal.dora_indicators],
        mahjong_config(deal, rules),
        ura_dora_indicators=[*deal.ura_indicators],
    )
    if response.error:
        return NO_YAKU if response.error == HandCalculator.ERR_NO_YAKU else {"yaku": [response.error]}
    return _mahjong_view(response, deal, rules)


def mahjong_config(deal: Deal, rules: RuleSet) -> HandConfig:
    win = deal.win
    options = OptionalRules(
        has_open_tanyao=rules.open_tanyao,
        has_aka_dora=True,
        has_double_yakuman=rules.double_daisuushii,
        kazoe_limit=KAZOE[rules.kazoe_yakuman],
        kiriage=rules.kiriage_mangan,
        fu_for_open_pinfu=rules.open_pinfu_ron_fu == 30,
        fu_for_pinfu_tsumo=not rules.pinfu_tsumo,
        limit_to_sextuple_yakuman=False,
        is_three_player=rules.players == 3,
    )
    return HandConfig(
        is_tsumo=win.tsumo,
        is_riichi=win.riichi,
        is_ippatsu=win.ippatsu,
        is_rinshan=win.rinshan,
        is_chankan=win.chankan,
        is_haitei=win.last_tile and win.tsumo,
        is_houtei=win.last_tile and not win.tsumo,
        is_daburu_riichi=win.double_riichi,
        is_tenhou=win.first_turn and win.tsumo and win.seat_wind == 0,
        is_chiihou=win.first_turn and win.tsumo and win.seat_wind > 0,
        player_wind=WINDS[win.seat_wind],
        round_wind=WINDS[win.round_wind],
        kyoutaku_number=win.riichi_sticks,
        tsumi_number=win.honba,
        options=options,
        num_nuki_dora=win.north,
    )


def _mahjong_view(response: HandResponse, deal: Deal, rules: RuleSet) -> View:
    yakuman = any(yaku.is_yakuman for yaku in response.yaku)
    bonus = {yaku.name: yaku.han_closed for yaku in response.yaku if yaku.name in MAHJONG_BONUS.values()}
    cost = response.cost
    dealer, other = cost["main"] + cost["main_bonus"], cost["additional"] + cost["additional_bonus"]
    return {
        "yaku": sorted(MAHJONG_IDS[yaku.name] for yaku in response.yaku if yaku.name not in bonus),
        "yakuman": yakuman,
        "han": response.han,
        "fu": None if yakuman else response.fu,
        **{origin: bonus.get(name, 0) for origin, name in MAHJONG_BONUS.items()},
        "paid": [dealer] + [other] * (rules.players - 2) if deal.win.tsumo else [dealer],
        "total": cost["total"],
    }


# riichienv.

#: Number of a yaku -> our id; the dora are left out.
RIICHIENV_IDS = {
    1: "menzen_tsumo",
    2: "riichi",
    3: "chankan",
    4: "rinshan_kaihou",
    5: "haitei",
    6: "houtei",
    7: "haku",
    8: "hatsu",
    9: "chun",
    10: "seat_wind",
    11: "round_wind",
    12: "tanyao",
    13: "iipeikou",
    14: "pinfu",
    15: "chanta",
    16: "ittsuu",
    17: "sanshoku_doujun",
    18: "double_riichi",
    19: "sanshoku_doukou",
    20: "sankantsu",
    21: "toitoi",
    22: "sanankou",
    23: "shousangen",
    24: "honroutou",
    25: "chiitoitsu",
    26: "junchan",
    27: "honitsu",
    28: "ryanpeikou",
    29: "chinitsu",
    30: "ippatsu",
    35: "tenhou",
    36: "chiihou",
    37: "daisangen",
    38: "suuankou",
    39: "tsuuiisou",
    40: "ryuuiisou",
    41: "chinroutou",
    42: "kokushi_musou",
    43: "shousuushii",
    44: "suukantsu",
    45: "chuuren_poutou",
    47: "junsei_chuuren_poutou",
    48: "suuankou_tanki",
    49: "kokushi_musou_juusanmen",
    50: "daisuushii",
}
RIICHIENV_DORA = (31, 32, 33, 34)
RIICHIENV_WINDS = (riichienv.Wind.East, riichienv.Wind.South, riichienv.Wind.West, riichienv.Wind.North)
RIICHIENV_MELDS = {
    "chi": riichienv.MeldType.Chi,
    "pon": riichienv.MeldType.Pon,
    "daiminkan": riichienv.MeldType.Daiminkan,
    "kakan": riichienv.MeldType.Kakan,
    "ankan": riichienv.MeldType.Ankan,
}
EVALUATORS = {3: riichienv.HandEvaluator3P, 4: riichienv.HandEvaluator}


def riichienv_says(deal: Deal, rules: RuleSet) -> View:
    melds = [riichienv_meld(type, group) for type, group in deal.melds]
    result = EVALUATORS[rules.players](sorted(deal.concealed), melds).calc(
        deal.win_tile,
        [*deal.dora_indicators],
        [*deal.ura_indicators] if deal.win.in_riichi else [],
        riichienv_conditions(deal, rules),
    )
    if not result.is_win:
        return NO_YAKU
    view = {
        "yaku": sorted(RIICHIENV_IDS[yaku] for yaku in result.yaku if yaku not in RIICHIENV_DORA),
        "yakuman": result.yakuman,
    }
    if result.yakuman and not rules.double_daisuushii:
        return view
    shares = [result.tsumo_agari_oya] if deal.win.seat_wind else []
    shares += [result.tsumo_agari_ko] * (rules.players - 1 - len(shares))
    paid = shares if deal.win.tsumo else [result.ron_agari]
    return {**view, "han": result.han, "fu": None if result.yakuman else result.fu, "paid": paid}


def riichienv_meld(type: MeldType, group: Group) -> riichienv.Meld:
    return riichienv.Meld(RIICHIENV_MELDS[type], sorted(group), type != "ankan")


def riichienv_conditions(deal: Deal, rules: RuleSet) -> riichienv.Conditions:
    win = deal.win
    return riichienv.Conditions(
        tsumo=win.tsumo,
        riichi=win.riichi,
        double_riichi=win.double_riichi,
        ippatsu=win.ippatsu,
        haitei=win.last_tile and win.tsumo,
        houtei=win.last_tile and not win.tsumo,
        rinshan=win.rinshan,
        chankan=win.chankan,
        tsumo_first_turn=win.first_turn and win.tsumo,
        player_wind=RIICHIENV_WINDS[win.seat_wind],
        round_wind=RIICHIENV_WINDS[win.round_wind],
        riichi_sticks=win.riichi_sticks,
        honba=win.honba,
        kita_count=win.north,
        is_sanma=rules.players == 3,
        num_players=rules.players,
    )
