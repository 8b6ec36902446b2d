"""Catalogue: the yaku of a rule set, named and explained, each with a hand that shows it."""

from typing import Any

from locales import yaku_meaning, yaku_name
from scoring.claims import table
from scoring.facts import CLOSED
from scoring.points import MANGAN, yakuman_points
from scoring.rules import RuleSet
from scoring.yaku import Yaku

YAKUMAN = yakuman_points(1).limit

_PINFU = {"hand": "123456p2367899s", "win_tile": "4s"}
_VALUELESS = {"hand": "123456p23789s55z", "win_tile": "4s"}


def _triplet_of(honour: int) -> dict[str, str]:
    return {"hand": f"12345699p78s{3 * str(honour)}z", "win_tile": "9s"}


#: Yaku -> a score request that shows it, made of tiles that three-player sets have too where that can be.
EXAMPLES: dict[str, dict[str, Any]] = {
    "riichi": {**_VALUELESS, "riichi": True},
    "double_riichi": {**_VALUELESS, "double_riichi": True},
    "ippatsu": {**_VALUELESS, "riichi": True, "ippatsu": True},
    "menzen_tsumo": {**_VALUELESS, "tsumo": True},
    "rinshan_kaihou": {
        "hand": "123456p23s55z",
        "melds": ["ankan:9999s"],
        "win_tile": "4s",
        "tsumo": True,
        "rinshan": True,
    },
    "chankan": {**_VALUELESS, "chankan": True},
    "haitei": {**_VALUELESS, "tsumo": True, "last_tile": True},
    "houtei": {**_VALUELESS, "last_tile": True},
    "renhou": {**_VALUELESS, "first_turn": True},
    "round_wind": _triplet_of(1),
    "seat_wind": _triplet_of(2),
    "north": _triplet_of(4),
    "haku": _triplet_of(5),
    "hatsu": _triplet_of(6),
    "chun": _triplet_of(7),
    "pinfu": _PINFU,
    "iipeikou": {"hand": "112233p1145678s", "win_tile": "9s"},
    "ryanpeikou": {"hand": "112233p778899s5z", "win_tile": "5z"},
    "sanshoku_doujun": {"hand": "123m12399p12789s", "win_tile": "3s"},
    "ittsuu": {"hand": "123456789p23s55z", "win_tile": "4s"},
    "tanyao": {"hand": "234567p3456788s", "win_tile": "8s"},
    "chanta": {"hand": "123789p12399s55z", "win_tile": "5z"},
    "junchan": {"hand": "99m123789p12399s", "win_tile": "9m"},
    "honroutou": {"hand": "111999p11199s55z", "win_tile": "9s"},
    "chiitoitsu": {"hand": "1199p2244s55667z", "win_tile": "7z"},
    "toitoi": {"hand": "111p99s55z", "melds": ["pon:444s", "pon:777p"], "win_tile": "9s"},
    "sanankou": {"hand": "111444p23777s55z", "win_tile": "4s"},
    "sanshoku_doukou": {"hand": "111m111p11123s55z", "win_tile": "4s"},
    "sankantsu": {
        "hand": "23s55z",
        "melds": ["ankan:1111p", "ankan:9999p", "daiminkan:7777s"],
        "win_tile": "4s",
    },
    "shousangen": {"hand": "123p78s55566677z", "win_tile": "9s"},
    "honitsu": {"hand": "123456789p5557z", "win_tile": "7z"},
    "chinitsu": {"hand": "1233455667799p", "win_tile": "8p"},
    "tenhou": {**_PINFU, "tsumo": True, "seat_wind": "east", "first_turn": True},
    "chiihou": {**_PINFU, "tsumo": True, "first_turn": True},
    "kokushi_musou": {"hand": "19m19p19s1234566z", "win_tile": "7z"},
    "kokushi_musou_juusanmen": {"hand": "19m19p19s1234567z", "win_tile": "7z"},
    "suuankou": {"hand": "111444p77799s55z", "win_tile": "9s", "tsumo": True},
    "suuankou_tanki": {"hand": "111444p777999s5z", "win_tile": "5z"},
    "daisangen": {"hand": "12p99s555666777z", "win_tile": "3p"},
    "shousuushii": {"hand": "12p11122233344z", "win_tile": "3p"},
    "daisuushii": {"hand": "99p11z", "melds": ["pon:222z", "pon:333z", "pon:444z"], "win_tile": "1z"},
    "tsuuiisou": {"hand": "1112225556677z", "win_tile": "6z"},
    "chinroutou": {"hand": "111999m11199p11s", "win_tile": "9p"},
    "ryuuiisou": {"hand": "22334466688s66z", "win_tile": "6z"},
    "chuuren_poutou": {"hand": "1112345678899p", "win_tile": "9p"},
    "junsei_chuuren_poutou": {"hand": "1112345678999p", "win_tile": "5p"},
    "suukantsu": {
        "hand": "5z",
        "melds": ["ankan:1111p", "ankan:9999p", "daiminkan:7777s", "daiminkan:2222s"],
        "win_tile": "5z",
    },
    "tsubame_gaeshi": {**_VALUELESS, "riichi_tile": True},
    "kanburi": {**_VALUELESS, "kan_discard": True},
    "shiiaru_raotai": {
        "hand": "5z",
        "melds": ["pon:222p", "pon:444p", "pon:777s", "pon:888s"],
        "win_tile": "5z",
    },
    "uumensai": {"hand": "111m234p789s2255z", "win_tile": "5z"},
    "sanrenkou": {"hand": "222333444p99s55z", "win_tile": "9s"},
    "isshoku_sanjun": {"hand": "22333444p678s11z", "win_tile": "2p"},
    "iipin_mouyue": {"hand": "23456p777789s55z", "win_tile": "1p", "tsumo": True, "last_tile": True},
    "chuupin_raoyui": {"hand": "12378p777789s55z", "win_tile": "9p", "last_tile": True},
    "daisharin": {"hand": "2233445566778p", "win_tile": "8p"},
    "daichikurin": {"hand": "2233445566778s", "win_tile": "8s"},
    "daisuurin": {"hand": "2233445566778m", "win_tile": "8m"},
    "ishi_no_ue_ni_mo_san_nen": {**_VALUELESS, "double_riichi": True, "last_tile": True},
    "daichisei": {"hand": "1122334455667z", "win_tile": "7z"},
    "sangen_chiitoitsu": {"hand": "33p116688s55667z", "win_tile": "7z"},
    "suushi_chiitoitsu": {"hand": "1155p88s1122334z", "win_tile": "4z"},
    "uushin_tsuukan": {"hand": "66789p12346789s", "win_tile": "5s"},
    "ketsupaihou": {"hand": "13456p234789s55z", "win_tile": "2p", "last_copy": True},
    "nippatsu": {**_VALUELESS, "riichi": True, "nippatsu": True},
    "open_riichi": {**_VALUELESS, "riichi": True, "open_riichi": True},
    "kyandonhou": {"hand": "234789p234789s5z", "win_tile": "5z"},
    "sanshoku_tsuukan": {"hand": "123m456p23478s55z", "win_tile": "9s"},
    "sanshoku_renkou": {"hand": "111m222p33678s55z", "win_tile": "3s"},
    "choupaikou": {"hand": "22244466p789s55z", "win_tile": "6p"},
    "sujipaikou": {"hand": "22255588p123s55z", "win_tile": "8p"},
    "chousankou": {"hand": "11155599p123s55z", "win_tile": "9p"},
    "sanshoku_choupaikou": {"hand": "111m333p55678s55z", "win_tile": "5s"},
    "sanshoku_sujipaikou": {"hand": "111m444p77123s55z", "win_tile": "7s"},
    "sanshoku_chousankou": {"hand": "111m555p99123s55z", "win_tile": "9s"},
    "ryandoukou": {"hand": "222777p22277s55z", "win_tile": "7s"},
    "shoutate": {"hand": "999m99p23467899s", "win_tile": "9p"},
    "sanpuukou": {"hand": "456p99s11122233z", "win_tile": "3z"},
    "suuzuukou": {"hand": "99p11122255566z", "win_tile": "6z"},
    "renkaihou": {
        "hand": "456p23s55z",
        "melds": ["ankan:1111p", "daiminkan:9999s"],
        "win_tile": "4s",
        "tsumo": True,
        "rinshan": True,
        "kans_in_a_row": 2,
    },
    "mondeikou": {"hand": "334400p00789s55z", "win_tile": "5z"},
    "ittsuu_chanta": {"hand": "123456789p99s33z", "win_tile": "9s"},
    "tanfonhou": {"hand": "444p23488s33355z", "win_tile": "5z"},
    "chinpeikou": {"hand": "223344p223344s5z", "win_tile": "5z"},
    "kinkei_dokuritsu": {
        "hand": "1s",
        "melds": ["pon:222p", "pon:444p", "pon:777s", "pon:888s"],
        "win_tile": "1s",
    },
    "touchao_hanchanshue": {
        "hand": "5z",
        "melds": ["pon:222p", "pon:444p", "pon:777s", "pon:888s"],
        "win_tile": "5z",
    },
    "uupin_kaihou": {
        "hand": "34p234678s55z",
        "melds": ["ankan:9999s"],
        "win_tile": "5p",
        "tsumo": True,
        "rinshan": True,
    },
    "ryanzou_chankan": {"hand": "123456p13789s55z", "win_tile": "2s", "chankan": True},
    "shanron_chonchu": {"hand": "123567m9p123567s", "win_tile": "9p"},
    "dorahairi_chinroutou_chiitoitsu": {"hand": "1199m1199p1199s8p", "win_tile": "8p", "dora_indicators": "7p"},
    "paarenchan": {**_VALUELESS, "consecutive_wins": 8},
    "pouhoi_paarenchan": {**_VALUELESS, "dealer_wins": 7},
    "toukanhou": {
        "hand": "123456p23s55z",
        "melds": ["ankan:9999s"],
        "win_tile": "4s",
        "tsumo": True,
        "rinshan": True,
        "first_turn_kan": True,
    },
    "suurenkou": {"hand": "22233344455p99s", "win_tile": "5p"},
    "suuchoupaikou": {"hand": "22244466688p99s", "win_tile": "8p"},
    "shousharin": {"hand": "1122334455667p", "win_tile": "7p"},
    "shouchikurin": {"hand": "3344556677889s", "win_tile": "9s"},
    "shousuurin": {"hand": "1122334455667m", "win_tile": "7m"},
    "isshoku_yonjun": {"hand": "222233334444p5z", "win_tile": "5z"},
    "kinmonkyou": {"hand": "12334556778p99s", "win_tile": "9p"},
    "hyakumangoku": {"hand": "5566777888999m", "win_tile": "6m"},
    "kachoufuugetsu": {"hand": "111555p11199s22z", "win_tile": "2z"},
    "fuukasetsugetsu": {"hand": "111555p99s22255z", "win_tile": "5z"},
    "kouitten": {"hand": "22334466688s77z", "win_tile": "7z"},
    "benikujaku": {"hand": "11555777999s77z", "win_tile": "1s"},
    "kokuiisou": {"hand": "22244488p11133z", "win_tile": "8p"},
    "ryuuiisourin": {"hand": "2345566688s666z", "win_tile": "8s"},
    "kouittenrin": {"hand": "2345566688s777z", "win_tile": "8s"},
    "tohoku_expressway": {"hand": "222444666p1144z", "win_tile": "1z"},
    "tohoku_shinkansen": {"hand": "123456789s1144z", "win_tile": "1z"},
    "blue_tunnel": {"hand": "22244488p33366z", "win_tile": "8p"},
}


#: Yaku that is worth more in some hands -> an example for each further row of the table, in its order.
MORE_EXAMPLES: dict[str, tuple[dict[str, Any], ...]] = {
    "open_riichi": ({**_VALUELESS, "double_riichi": True, "open_riichi": True},),
    "ittsuu_chanta": ({"hand": "123456789p78s99s", "win_tile": "9s"},),
    "ryuuiisou": ({"hand": "2223334446688s", "win_tile": "6s"},),
}


def yaku_catalogue(rules: RuleSet, lang: str) -> list[dict[str, Any]]:
    """List the yaku of a rule set in the order of the table, nagashi mangan last where the rules have it."""
    rows: dict[str, list[Yaku]] = {}
    for row in table(rules):
        rows.setdefault(row.id, []).append(row)
    entries = [_entry(of_one, lang) for of_one in rows.values()]
    return entries if rules.nagashi_mangan == "off" else [*entries, _nagashi_mangan(lang)]


def _entry(rows: list[Yaku], lang: str) -> dict[str, Any]:
    """Describe a yaku by its rows of the table."""
    id, ways = rows[0].id, _ways(rows)
    examples = (EXAMPLES[id], *MORE_EXAMPLES.get(id, ()))
    shown = [{**way, "example": example} for way, example in zip(ways, examples, strict=False)]
    replaced = dict.fromkeys(name for way in ways for name in way["replaces"])
    variants = shown if len(ways) > 1 else []
    return {**_named(id, lang), **shown[0], "replaces": [*replaced], "variants": variants}


def _ways(rows: list[Yaku]) -> list[dict[str, Any]]:
    """List what a yaku may be worth, each once."""
    ways = [{**_worth(row), "replaces": [*row.replaces]} for row in rows]
    return [way for place, way in enumerate(ways) if way not in ways[:place]]


def _worth(row: Yaku) -> dict[str, Any]:
    """Give what a row is worth: no han where a floor is all there is, ``None`` where no such hand has it."""
    has_floor = row.at_least > 0
    return {
        "closed": row.closed if row.closed or has_floor else None,
        "open": row.open if row.open or (has_floor and not row.needs & CLOSED) else None,
        "yakuman": row.yakuman,
        "limit": YAKUMAN if row.yakuman else None,
        "at_least": row.at_least or None,
        "alone": row.alone,
    }


def _nagashi_mangan(lang: str) -> dict[str, Any]:
    """Describe the one that no hand has: it is settled at the end of a round."""
    return {
        **_named("nagashi_mangan", lang),
        "closed": None,
        "open": None,
        "yakuman": 0,
        "limit": MANGAN.limit,
        "at_least": None,
        "alone": False,
        "replaces": [],
        "example": None,
        "variants": [],
    }


def _named(id: str, lang: str) -> dict[str, Any]:
    return {"id": id, "name": yaku_name(id, lang), "meaning": yaku_meaning(id, lang)}
