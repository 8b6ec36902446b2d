"""Yaku: hands that have one, hands that just miss it, and what is counted together.

A hand is said as ``hand winning-tile`` and then melds, flags and fields: ``23s55z 4s ankan:9999s tsumo honba=2``.
Where nothing else is said the winner sits south in the east round and wins by ron.
"""

import json
import re
from typing import Any

import pytest

from scoring.score import NoWin, Score, score
from tests.helpers import asked

#: Ordinary yaku of the contract -> han of a closed and of an open hand (S16-S36), nagashi mangan apart.
HAN = {
    "riichi": (1, 0),
    "double_riichi": (2, 0),
    "ippatsu": (1, 0),
    "menzen_tsumo": (1, 0),
    "pinfu": (1, 0),
    "tanyao": (1, 1),
    "iipeikou": (1, 0),
    "round_wind": (1, 1),
    "seat_wind": (1, 1),
    "haku": (1, 1),
    "hatsu": (1, 1),
    "chun": (1, 1),
    "rinshan_kaihou": (1, 1),
    "chankan": (1, 1),
    "haitei": (1, 1),
    "houtei": (1, 1),
    "chiitoitsu": (2, 0),
    "toitoi": (2, 2),
    "sanankou": (2, 2),
    "sanshoku_doujun": (2, 1),
    "sanshoku_doukou": (2, 2),
    "sankantsu": (2, 2),
    "ittsuu": (2, 1),
    "chanta": (2, 1),
    "junchan": (3, 2),
    "honroutou": (2, 2),
    "shousangen": (2, 2),
    "honitsu": (3, 2),
    "chinitsu": (6, 5),
    "ryanpeikou": (3, 0),
}
#: Yakuman of the contract; renhou has rows of its own.
YAKUMAN = {
    "tenhou",
    "chiihou",
    "kokushi_musou",
    "kokushi_musou_juusanmen",
    "suuankou",
    "suuankou_tanki",
    "daisangen",
    "shousuushii",
    "daisuushii",
    "tsuuiisou",
    "chinroutou",
    "ryuuiisou",
    "chuuren_poutou",
    "junsei_chuuren_poutou",
    "suukantsu",
}

#: Four runs, a pair of haku and a two-sided wait: worth nothing by itself.
PLAIN = "123456p23789s55z 4s"
#: The same with a pair of 9s.
PINFU = "123456p2378999s 4s"
#: The same as PLAIN without 789s, for a meld.
SHORT = "123456p23s55z 4s"
CHINITSU = "1223345677999p 8p"
#: Chinitsu with ittsuu, iipeikou and pinfu.
STRAIGHT = "1122335678999p 4p"


def said(text: str) -> dict[str, Any]:
    """Read the fields of a score request as said."""
    hand, win_tile, *rest = text.split()
    fields: dict[str, Any] = {"hand": hand, "win_tile": win_tile}
    fields["melds"] = [word for word in rest if ":" in word]
    for word in rest:
        name, _, value = word.partition("=")
        if ":" not in word:
            fields[name] = json.loads(value) if re.fullmatch(r"\d+|\[.*]", value) else value or True
    return fields


def scored(text: str, rules: Any = "standard") -> Score | NoWin:
    """Score a hand as said."""
    return score(*asked(rules=rules, **said(text)))


def worth(text: str) -> dict[str, int]:
    """Read ``riichi 1 pinfu 1``."""
    words = text.split()
    return dict(zip(words[::2], map(int, words[1::2]), strict=True))


def yaku_of(text: str, rules: Any = "standard") -> dict[str, int]:
    """Give the yaku of a finished hand, each with its han or its multiple of a yakuman."""
    result = scored(text, rules)
    if isinstance(result, NoWin):
        assert result.reason == "no_yaku"
        return {}
    return dict(result.best.yaku)


def is_open(text: str) -> bool:
    return any(":" in word and not word.startswith("ankan") for word in text.split())


#: (what the hand is worth, first the yaku that the row is about, the hand, because).
HITS = [
    ("riichi 1", f"{PLAIN} riichi", "riichi was declared"),
    ("riichi 1", f"{SHORT} ankan:9999s riichi", "a concealed kan leaves the hand closed"),
    ("double_riichi 2", f"{PLAIN} double_riichi", "declared with the first discard"),
    ("ippatsu 1 riichi 1", f"{PLAIN} riichi ippatsu", "won within a go-around"),
    ("ippatsu 1 double_riichi 2", f"{PLAIN} double_riichi ippatsu", "double riichi is a riichi"),
    ("menzen_tsumo 1", f"{PLAIN} tsumo", "a closed hand and an own draw"),
    ("menzen_tsumo 1 riichi 1", f"{PLAIN} tsumo riichi", "with riichi as well as without"),
    ("menzen_tsumo 1", f"{SHORT} ankan:9999s tsumo", "a concealed kan leaves the hand closed"),
    ("rinshan_kaihou 1 menzen_tsumo 1", f"{SHORT} ankan:9999s tsumo rinshan", "after a concealed kan"),
    ("rinshan_kaihou 1", f"{SHORT} daiminkan:9999s tsumo rinshan", "after a called kan"),
    ("rinshan_kaihou 1", f"{SHORT} kakan:9999s tsumo rinshan", "after an added kan"),
    ("chankan 1", f"{PLAIN} chankan", "a closed hand robs a kan"),
    ("chankan 1", f"{SHORT} pon:888s chankan", "an open hand robs a kan"),
    ("chankan 1 riichi 1 ippatsu 1", f"{PLAIN} riichi ippatsu chankan", "a robbed kan ends no ippatsu"),
    ("haitei 1 menzen_tsumo 1", f"{PLAIN} tsumo last_tile", "the last tile of the wall"),
    ("haitei 1", f"{SHORT} pon:888s tsumo last_tile", "open as well"),
    ("houtei 1", f"{PLAIN} last_tile", "the last discard"),
    ("houtei 1", f"{SHORT} pon:888s last_tile", "open as well"),
    ("round_wind 1", "12345699p78s111z 9s", "east in the east round"),
    ("round_wind 1", "12345699p78s 9s pon:111z", "called"),
    ("round_wind 1", "12345699p78s333z 9s round_wind=west", "west in the west round"),
    ("seat_wind 1", "12345699p78s222z 9s", "south for the south seat"),
    ("seat_wind 1", "12345699p78s 9s pon:222z", "called"),
    ("seat_wind 1", "12345699p78s 9s ankan:4444z seat_wind=north", "a kan is a triplet"),
    ("round_wind 1 seat_wind 1", "12345699p78s111z 9s seat_wind=east", "a double wind is two han"),
    ("round_wind 1 seat_wind 1", "12345699p78s 9s pon:111z seat_wind=east", "open as well"),
    ("haku 1", "12345699p78s555z 9s", "a triplet of haku"),
    ("haku 1", "12345699p78s 9s pon:555z", "called"),
    ("hatsu 1", "12345699p78s666z 9s", "a triplet of hatsu"),
    ("hatsu 1", "12345699p78s 9s daiminkan:6666z", "a called kan"),
    ("chun 1", "12345699p789s77z 7z", "completed by ron"),
    ("chun 1", "12345699p78s 9s pon:777z", "called"),
    ("pinfu 1", PINFU, "four runs, a plain pair, a two-sided wait"),
    ("pinfu 1 menzen_tsumo 1", f"{PINFU} tsumo", "by tsumo as well"),
    ("pinfu 1", "123456p23789s33z 4s", "a guest wind is a plain pair"),
    ("pinfu 1", "123456p2234789s 2s", "2s completes 34s, though it could be a tanki"),
    ("pinfu 1 iipeikou 1", "123456p2233499s 4s", "two-sided in one of two equal runs"),
    ("iipeikou 1", "112233p45678s55z 9s", "two equal runs"),
    ("iipeikou 1", "22333444p678s11z 2p", "three equal runs are two equal ones, and no more"),
    ("ryanpeikou 3", "223344p667788s5z 5z", "twice two equal runs"),
    ("ryanpeikou 3", "22223334444p99s 3p", "four equal runs are twice two"),
    ("ryanpeikou 3 tanyao 1", "223344p667788s5m 5m", "not the seven pairs that are in it too"),
    ("sanshoku_doujun 2", "234m234p23789s55z 4s", "234 in three suits"),
    ("sanshoku_doujun 1", "234p23789s55z 4s chi:234m", "one less open"),
    ("ittsuu 2", "123456789p23s55z 4s", "123 456 789 of pin"),
    ("ittsuu 1", "123456p23s55z 4s chi:789p", "one less open"),
    ("tanyao 1", "234567p3346678s 5s", "only 2 to 8"),
    ("tanyao 1", "234567p4633s 5s pon:888s", "open as well"),
    ("chanta 2", "123789p123789s3z 3z", "a terminal or honour everywhere"),
    ("chanta 1", "123p123789s3z 3z chi:789p", "one less open"),
    ("chanta 2 haku 1", "123789p12399s55z 5z", "a triplet of honours is outside too"),
    ("junchan 3", "9m123789p123789s 9m", "a terminal everywhere"),
    ("junchan 2", "9m123p123789s 9m chi:789p", "one less open"),
    ("honroutou 2 toitoi 2 sanankou 2", "111999p11199s33z 9s", "terminals and honours: four with toitoi"),
    ("honroutou 2 toitoi 2", "111p99s33z 9s pon:999p pon:111s", "open as well"),
    ("honroutou 2 chiitoitsu 2", "1199m1199p1199s3z 3z", "four with seven pairs"),
    ("chiitoitsu 2", "1199p2244s33667z 7z", "seven different pairs"),
    ("chiitoitsu 2 tanyao 1", "2244m5577p33886s 6s", "of simples"),
    ("chiitoitsu 2 honitsu 3", "1122447799p334z 4z", "of one suit and honours"),
    ("chiitoitsu 2 chinitsu 6", "1122446677889p 9p", "of one suit"),
    ("toitoi 2 sanankou 2", "222444p77799s33z 9s", "a closed ron opens one of four triplets"),
    ("toitoi 2", "111p99s33z 9s pon:444s pon:777p", "four triplets"),
    ("toitoi 2", "99s33z 9s daiminkan:4444s pon:777p kakan:1111p", "kans are triplets"),
    ("sanankou 2", "111444p23777s33z 4s", "three concealed triplets"),
    ("sanankou 2", "111444p777s3z 3z chi:234s", "the fourth group is called"),
    ("sanankou 2", "111p23777s33z 4s ankan:4444p", "a concealed kan is a concealed triplet"),
    ("sanankou 2", "111444p66678s33z 6s", "the ron completes 678s and leaves 666s concealed"),
    ("sanankou 2 toitoi 2", "222444p77s33z 7s ankan:9999s", "2p, 4p and 9s; 7s is open by ron"),
    ("sanankou 2 menzen_tsumo 1", "11444p234777s33z 1p tsumo", "drawn, the third one is concealed"),
    ("sanshoku_doukou 2", "222m222p22567s33z 2s", "222 in three suits"),
    ("sanshoku_doukou 2", "222m22p33z 2p chi:567s daiminkan:2222s", "open, one of them a kan"),
    ("sankantsu 2", "23s33z 4s ankan:1111p ankan:9999p daiminkan:7777s", "three kans"),
    ("sankantsu 2 sanankou 2", "23s33z 4s ankan:1111p ankan:9999p ankan:7777s", "all concealed"),
    ("shousangen 2 haku 1 hatsu 1", "456p78s55566677z 9s", "two dragon triplets and a pair: four han"),
    ("shousangen 2 haku 1 chun 1", "456p78s66777z 9s pon:555z", "open as well"),
    ("honitsu 3", "12233456779p33z 8p", "one suit and honours"),
    ("honitsu 2", "12356779p33z 8p chi:234p", "one less open"),
    ("chinitsu 6", CHINITSU, "one suit"),
    ("chinitsu 5", "1235677999p 8p chi:234p", "one less open"),
]

#: (the yaku missed, what the hand is worth all the same, the hand, because).
MISSES = [
    ("riichi", "double_riichi 2", f"{PLAIN} riichi double_riichi", "double riichi stands in for it"),
    ("double_riichi", "riichi 1", f"{PLAIN} riichi", "not with the first discard"),
    ("ippatsu", "riichi 1", f"{PLAIN} riichi", "later than a go-around"),
    ("menzen_tsumo", "", f"{SHORT} pon:888s tsumo", "the hand is open"),
    ("menzen_tsumo", "rinshan_kaihou 1", f"{SHORT} kakan:9999s tsumo rinshan", "an added kan began as a pon"),
    ("menzen_tsumo", "", PLAIN, "won by ron"),
    ("rinshan_kaihou", "menzen_tsumo 1", f"{SHORT} ankan:9999s tsumo", "the tile came from the wall"),
    ("chankan", "", PLAIN, "the tile was discarded"),
    ("haitei", "houtei 1", f"{PLAIN} last_tile", "the tile was discarded"),
    ("houtei", "haitei 1 menzen_tsumo 1", f"{PLAIN} last_tile tsumo", "the tile was drawn"),
    ("round_wind", "", "12345699p78s333z 9s", "west is neither the round's nor the seat's"),
    ("round_wind", "", "123456p23789s11z 4s", "a pair is no triplet"),
    ("round_wind", "seat_wind 1", "12345699p78s111z 9s seat_wind=east round_wind=south", "the round has moved on"),
    ("seat_wind", "round_wind 1", "12345699p78s111z 9s", "the winner sits south"),
    ("seat_wind", "", "12345699p78s444z 9s seat_wind=west", "north is another's seat"),
    ("seat_wind", "", "123456p23789s22z 4s", "a pair is no triplet"),
    ("haku", "", PLAIN, "a pair is no triplet"),
    ("haku", "hatsu 1", "12345699p78s666z 9s", "another dragon"),
    ("hatsu", "", "123456p23789s66z 4s", "a pair is no triplet"),
    ("hatsu", "chun 1", "12345699p78s777z 9s", "another dragon"),
    ("chun", "", "123456p23789s77z 4s", "a pair is no triplet"),
    ("chun", "haku 1", "12345699p78s555z 9s", "another dragon"),
    ("pinfu", "", PLAIN, "the pair is a dragon"),
    ("pinfu", "", "123456p23789s11z 4s", "the pair is the round wind"),
    ("pinfu", "", "123456p23789s22z 4s", "the pair is the seat wind"),
    ("pinfu", "", "123456p2478999s 3s", "24s waits for the middle"),
    ("pinfu", "", "456789p12567s33z 3s", "12s waits at the edge"),
    ("pinfu", "", "123456p89234s33z 7s", "89s waits at the edge"),
    ("pinfu", "", "123456p2345789s 5s", "the wait is for the pair, though for two kinds"),
    ("pinfu", "", "123456p22789s33z 2s", "a triplet is no run"),
    ("pinfu", "", "456p2378999s 4s chi:123p", "the hand is open"),
    ("pinfu", "menzen_tsumo 1", "456p2378999s 4s ankan:1111m tsumo", "a kan is no run"),
    ("iipeikou", "", "123p45678s55z 9s chi:123p", "the hand is open"),
    ("iipeikou", "", "123m123p45678s55z 9s", "the runs are of two suits"),
    ("iipeikou", "", "122334p45678s55z 9s", "123p and 234p only overlap"),
    ("iipeikou", "ryanpeikou 3", "223344p667788s5z 5z", "ryanpeikou stands in for it"),
    ("iipeikou", "chiitoitsu 2", "112233p2244s557z 7z", "seven pairs have no runs"),
    ("ryanpeikou", "iipeikou 1", "223344p666777s5z 5z", "the others are triplets"),
    ("ryanpeikou", "", "234p667788s5z 5z chi:234p", "the hand is open"),
    ("sanshoku_doujun", "", "234m234p34789s55z 5s", "345s beside 234m 234p"),
    ("sanshoku_doujun", "iipeikou 1", "234m223344p78s55z 9s", "sou has no 234"),
    ("ittsuu", "", "123456m789p23s55z 4s", "the runs are of two suits"),
    ("ittsuu", "", "123345789p23s55z 4s", "345p stands where 456p should"),
    ("tanyao", "", "12m234567p22678s 3m", "1m"),
    ("tanyao", "", "234567p23678s55z 4s", "honours are no simples"),
    ("tanyao", "", "23466p33s 6p pon:222p chi:789s", "9s, called"),
    ("chanta", "", "123789p34578s11z 9s", "345s has no terminal"),
    ("chanta", "pinfu 1", "123789p1234478s 9s", "44s is no pair of terminals"),
    ("chanta", "junchan 3", "9m123789p123789s 9m", "without honours it is junchan"),
    ("chanta", "honroutou 2 toitoi 2", "111p99s33z 9s pon:999p pon:111s", "without a run it is honroutou"),
    ("junchan", "chanta 2", "123789p123789s3z 3z", "the pair is of honours"),
    ("junchan", "pinfu 1", "99m123789p12345s 6s", "456s has no terminal"),
    ("honroutou", "chanta 1", "111p99s33z 9s pon:999p chi:123s", "with a run it is chanta"),
    ("honroutou", "toitoi 2", "111p99s33z 9s pon:999p pon:222s", "2s"),
    ("chiitoitsu", "ryanpeikou 3", "223344p667788s5z 5z", "the pairs make four runs too, which pay more"),
    ("toitoi", "sanankou 2", "111444p23777s33z 4s", "a run"),
    ("sanankou", "", "11444p234777s33z 1p", "the ron opens the third triplet"),
    ("sanankou", "", "111444p23s33z 4s pon:777s", "the third triplet is called"),
    ("sanankou", "", "111p23s33z 4s ankan:4444p daiminkan:7777s", "a called kan is open"),
    ("sanshoku_doukou", "", "222m222p33567s33z 3s", "333s beside 222m 222p"),
    ("sanshoku_doukou", "", "222m222p2256778s 9s", "22s is the pair"),
    ("sankantsu", "", "23777s33z 4s ankan:1111p daiminkan:9999p", "two kans"),
    ("sankantsu", "", "777789s3z 3z ankan:1111p daiminkan:9999p", "four 7s that are not declared"),
    ("shousangen", "haku 1 hatsu 1", "45699p78s555666z 9s", "the pair is no dragon"),
    ("shousangen", "haku 1", "123456p78s55566z 9s", "one dragon triplet"),
    ("honitsu", "", PLAIN, "two suits"),
    ("honitsu", "chinitsu 6", CHINITSU, "without honours it is chinitsu"),
    ("chinitsu", "honitsu 3", "12233456779p33z 8p", "with honours it is honitsu"),
    ("chinitsu", "", "12233456779p33s 8p", "33s"),
]

YAKUMAN_HITS = [
    ("tenhou 1", f"{PINFU} tsumo first_turn seat_wind=east", "the dealer's first fourteen tiles"),
    ("chiihou 1", f"{PINFU} tsumo first_turn", "another's first draw"),
    ("kokushi_musou 1", "19m19p19s1234566z 7z", "the wait is for one kind"),
    ("kokushi_musou_juusanmen 1", "19m19p19s1234567z 7z", "the wait is for thirteen kinds"),
    ("suuankou 1", "222444p77799s33z 9s tsumo", "drawn, the fourth triplet is concealed"),
    ("suuankou 1", "222p77s33z 7s tsumo ankan:4444p ankan:9999s", "with concealed kans"),
    ("suuankou_tanki 1", "222444p777999s3z 3z", "the ron completes the pair"),
    ("suuankou_tanki 1", "222444p777999s3z 3z tsumo", "drawn as well"),
    ("daisangen 1", "12p99s555666777z 3p", "three dragon triplets"),
    ("daisangen 1", "12p99s 3p pon:555z daiminkan:6666z pon:777z", "open, one of them a kan"),
    ("shousuushii 1", "12p11122233344z 3p", "three wind triplets and a pair"),
    ("shousuushii 1", "12p44z 3p pon:111z pon:222z pon:333z", "open"),
    ("daisuushii 2", "99p11122233344z 4z", "four wind triplets: two yakuman"),
    ("daisuushii 2", "99p44z 4z pon:111z pon:222z pon:333z", "open"),
    ("tsuuiisou 1", "1112225556677z 6z", "only honours"),
    ("tsuuiisou 1", "1115566z 6z pon:222z pon:777z", "open"),
    ("tsuuiisou 1", "1122334455667z 7z", "in seven pairs"),
    ("chinroutou 1", "111999m11199p11s 9p", "only terminals"),
    ("chinroutou 1", "111m99p11s 9p pon:999m pon:999s", "open"),
    ("ryuuiisou 1", "22334466688s66z 6z", "only green tiles"),
    ("ryuuiisou 1", "2222334466688s 8s", "hatsu is not needed"),
    ("ryuuiisou 1", "88s66z 6z chi:234s chi:234s pon:666s", "open"),
    ("chuuren_poutou 1", "1112345678899p 9p", "nine gates; the extra 8p was there before"),
    ("junsei_chuuren_poutou 2", "1112345678999p 8p", "the extra tile was won: two yakuman"),
    ("suukantsu 1", "3z 3z ankan:1111p ankan:9999p daiminkan:7777s kakan:2222s", "four kans of all sorts"),
    # Together: they add up, and ordinary yaku are not counted.
    ("suuankou_tanki 1 daisangen 1 tsuuiisou 1", "1115556667774z 4z", "three"),
    ("shousuushii 1 tsuuiisou 1", "1112223334455z 5z", "two"),
    ("daisuushii 2 tsuuiisou 1", "1112223334455z 4z", "the other wait of the same hand: three"),
    ("suuankou 1 chinroutou 1", "111999m11199p11s 9p tsumo", "two"),
    ("suuankou 1 ryuuiisou 1", "22233344488s66z 6z tsumo", "the triplets, not the runs that are in it too"),
    ("kokushi_musou 1 chiihou 1", "19m19p19s1234566z 7z tsumo first_turn", "two"),
    (
        "daisuushii 2 suuankou_tanki 1 tsuuiisou 1 suukantsu 1",
        "5z 5z ankan:1111z ankan:2222z ankan:3333z ankan:4444z",
        "five",
    ),
]

YAKUMAN_MISSES = [
    ("tenhou", "chiihou 1", f"{PINFU} tsumo first_turn", "the winner is not the dealer"),
    ("tenhou", "pinfu 1 menzen_tsumo 1", f"{PINFU} tsumo seat_wind=east", "a later turn"),
    ("chiihou", "tenhou 1", f"{PINFU} tsumo first_turn seat_wind=east", "the winner is the dealer"),
    ("kokushi_musou", "kokushi_musou_juusanmen 1", "19m19p19s1234567z 1m", "thirteen waits stand in for it"),
    ("suuankou", "toitoi 2 sanankou 2", "222444p77799s33z 9s", "the ron opens the fourth triplet"),
    ("suuankou", "toitoi 2 sanankou 2", "222444p77s33z 7s tsumo pon:999s", "one triplet is called"),
    ("suuankou", "sanankou 2 menzen_tsumo 1", "222444p23999s33z 4s tsumo", "a run"),
    ("suuankou_tanki", "suuankou 1", "222444p77799s33z 9s tsumo", "the wait is for a triplet"),
    ("daisangen", "shousangen 2 haku 1 hatsu 1", "456p78s55566677z 9s", "the third is a pair"),
    ("shousuushii", "round_wind 1 seat_wind 1 sanankou 2", "45p99s111222333z 6p", "the pair is no wind"),
    ("shousuushii", "round_wind 1 seat_wind 1", "456p78s11122233z 9s", "two wind triplets and a pair"),
    ("daisuushii", "shousuushii 1", "12p11122233344z 3p", "the fourth is a pair"),
    (
        "tsuuiisou",
        "honroutou 2 honitsu 3 toitoi 2 sanankou 2 round_wind 1 seat_wind 1 haku 1",
        "99p11122255566z 9p",
        "9p",
    ),
    ("tsuuiisou", "honroutou 2 chiitoitsu 2 honitsu 3", "1p112233445566z 1p", "1p"),
    ("chinroutou", "honroutou 2 toitoi 2 sanankou 2", "111999m11199p33z 9p", "33z"),
    ("chinroutou", "junchan 3 sanankou 2", "111999m11123p11s 1p", "a run"),
    ("ryuuiisou", "honitsu 3 iipeikou 1", "22334466688s77z 8s", "chun is not green"),
    ("ryuuiisou", "chinitsu 6 iipeikou 1 tanyao 1", "2233445566688s 8s", "5s is not green"),
    ("chuuren_poutou", "chinitsu 6 ittsuu 2 iipeikou 1", "1123345678999p 2p", "two 1p"),
    ("chuuren_poutou", "chinitsu 6", "1112345678p 8p ankan:9999p", "a kan is no three 9p"),
    ("suukantsu", "toitoi 2 sankantsu 2", "111s3z 3z ankan:1111p daiminkan:9999p daiminkan:7777s", "three kans"),
]


@pytest.mark.parametrize(("has", "hand", "because"), HITS + YAKUMAN_HITS)
def test_has(has, hand, because):
    assert yaku_of(hand) == worth(has), because


@pytest.mark.parametrize(("missed", "has", "hand", "because"), MISSES + YAKUMAN_MISSES)
def test_has_not(missed, has, hand, because):
    assert missed not in worth(has)
    assert yaku_of(hand) == worth(has), because


@pytest.mark.parametrize("yaku", HAN)
def test_every_ordinary_yaku_has_a_hit_closed_and_open(yaku):
    shown = {is_open(hand): worth(has)[yaku] for has, hand, _ in HITS if has.split()[0] == yaku}
    closed, open_ = HAN[yaku]
    assert shown == {False: closed, True: open_} if open_ else {False: closed}


def test_every_yakuman_has_a_hit():
    assert {has.split()[0] for has, _, _ in YAKUMAN_HITS} == YAKUMAN


def test_every_yaku_has_a_near_miss():
    # These two are told from their lesser forms below, tile by tile.
    missed = {row[0] for row in MISSES + YAKUMAN_MISSES} | {"kokushi_musou_juusanmen", "junsei_chuuren_poutou"}
    assert missed == set(HAN) | YAKUMAN


# Waits that make another yakuman of the same tiles.


@pytest.mark.parametrize("suit", "mps")
@pytest.mark.parametrize("extra", "123456789")
def test_nine_gates_are_pure_if_the_extra_tile_was_won(suit, extra):
    gates = "1112345678999" + extra
    for won in "123456789":
        hand = gates.replace(won, "", 1)
        has = "junsei_chuuren_poutou 2" if won == extra else "chuuren_poutou 1"
        assert yaku_of(f"{hand}{suit} {won}{suit}") == worth(has)


ORPHANS = ["1m", "9m", "1p", "9p", "1s", "9s", *(f"{honour}z" for honour in range(1, 8))]


@pytest.mark.parametrize("pair", ORPHANS)
def test_kokushi_waits_for_thirteen_if_the_pair_was_won(pair):
    for won in ORPHANS:
        hand = [*ORPHANS, pair]
        hand.remove(won)
        has = "kokushi_musou_juusanmen 1" if won == pair else "kokushi_musou 1"
        assert yaku_of(f"{''.join(hand)} {won}") == worth(has)


@pytest.mark.parametrize(
    ("free", "hand", "has", "because"),
    [
        (True, "222444p77799s33z 9s", "tenhou 1 suuankou_tanki 2", "3z is taken as the winning tile"),
        (False, "222444p77799s33z 9s", "tenhou 1 suuankou 1", "9s was drawn"),
        (False, "222444p777999s3z 3z", "tenhou 1 suuankou_tanki 2", "3z was drawn"),
        (True, "19m19p19s1234566z 7z", "tenhou 1 kokushi_musou_juusanmen 2", "6z is taken"),
        (False, "19m19p19s1234566z 7z", "tenhou 1 kokushi_musou 1", "7z was drawn"),
        (False, "19m19p19s1234567z 7z", "tenhou 1 kokushi_musou_juusanmen 2", "the pair was drawn"),
        (True, "1112345678899p 9p", "tenhou 1 junsei_chuuren_poutou 2", "8p is taken"),
        (False, "1112345678899p 9p", "tenhou 1 chuuren_poutou 1", "9p was drawn"),
        (False, "1112345678999p 8p", "tenhou 1 junsei_chuuren_poutou 2", "8p was drawn"),
        (True, PLAIN, "tenhou 1", "no tile makes more of it"),
        (False, PLAIN, "tenhou 1", "it needs no other yaku"),
    ],
)
def test_tenhou_takes_any_tile_as_the_winning_one_if_the_rules_say_so(free, hand, has, because):
    rules = {"preset": "mahjong_soul_4p", "tenhou_free_winning_tile": free}
    assert yaku_of(f"{hand} tsumo first_turn seat_wind=east", rules) == worth(has), because


@pytest.mark.parametrize(
    ("hand", "has"),
    [
        ("222444p777999s3z 3z", "tenhou 1 suuankou_tanki 1"),
        ("19m19p19s1234567z 7z", "tenhou 1 kokushi_musou_juusanmen 1"),
        ("1112345678999p 8p", "tenhou 1 junsei_chuuren_poutou 1"),
    ],
)
def test_a_free_choice_never_hides_the_special_wait_where_both_pay_alike(hand, has):
    rules = {"preset": "tenhou_4p", "tenhou_free_winning_tile": True}
    assert yaku_of(f"{hand} tsumo first_turn seat_wind=east", rules) == worth(has)


@pytest.mark.parametrize(
    ("hand", "has", "because"),
    [
        ("222444p77799s33z 9s tsumo first_turn", "chiihou 1 suuankou 1", "chiihou has drawn its tile"),
        ("222444p77799s33z 9s tsumo seat_wind=east", "suuankou 1", "a later turn has drawn its tile"),
    ],
)
def test_only_tenhou_chooses_its_winning_tile(hand, has, because):
    assert yaku_of(hand) == worth(has), because


# Renhou.


@pytest.mark.parametrize(
    ("mode", "hand", "has", "han", "base", "because"),
    [
        ("mangan_alternative", PLAIN, "renhou 5", 5, 2000, "it is a yaku"),
        ("mangan_alternative", f"{PINFU} dora_indicators=8s", "renhou 5", 5, 2000, "instead of four han 30 fu"),
        ("mangan_alternative", CHINITSU, "chinitsu 6", 6, 3000, "the hand pays more"),
        ("five_han_alternative", PLAIN, "renhou 5", 5, 2000, "it is a yaku"),
        ("five_han_alternative", f"{PINFU} dora_indicators=8s", "renhou 5", 5, 2000, "dora are not added"),
        ("five_han_alternative", CHINITSU, "chinitsu 6", 6, 3000, "the hand pays more"),
        ("additive_yaku", PLAIN, "renhou 5", 5, 2000, "it is a yaku"),
        ("additive_yaku", PINFU, "renhou 5 pinfu 1", 6, 3000, "it adds up with others"),
        ("additive_yaku", f"{PINFU} dora_indicators=8s", "renhou 5 pinfu 1", 9, 4000, "and with dora"),
        ("mangan_minimum", PLAIN, "renhou 5", 5, 2000, "it is a yaku"),
        ("mangan_minimum", PINFU, "renhou 4 pinfu 1", 5, 2000, "it fills up to five han"),
        ("mangan_minimum", f"{PINFU} dora_indicators=8s", "renhou 1 pinfu 1", 5, 2000, "dora included"),
        ("baiman", PLAIN, "renhou 8", 8, 4000, "it is a yaku"),
        ("baiman", CHINITSU, "renhou 8", 8, 4000, "instead of haneman"),
        ("baiman", f"{CHINITSU} dora_indicators=8p", "chinitsu 6", 9, 4000, "the hand pays as much by more han"),
        (
            "baiman",
            f"{STRAIGHT} dora_indicators=3p",
            "chinitsu 6 ittsuu 2 iipeikou 1 pinfu 1",
            11,
            6000,
            "it pays more",
        ),
        ("yakuman", PLAIN, "renhou 1", 0, 8000, "it is a yakuman"),
        ("yakuman", CHINITSU, "renhou 1", 0, 8000, "ordinary yaku are not counted beside it"),
        ("yakuman", "222444p777999s3z 3z", "renhou 1 suuankou_tanki 1", 0, 16000, "another yakuman is"),
    ],
)
def test_renhou(mode, hand, has, han, base, because):
    result = scored(f"{hand} first_turn", {"preset": "standard", "renhou": mode})
    assert isinstance(result, Score)
    assert dict(result.best.yaku) == worth(has), because
    assert (result.best.han, result.best.base.points) == (han, base), because


def test_renhou_as_a_minimum_takes_nothing_from_a_better_hand():
    result = scored(f"{CHINITSU} first_turn", {"preset": "standard", "renhou": "mangan_minimum"})
    assert isinstance(result, Score)
    assert (result.best.han, result.best.base.points) == (6, 3000)


MODES = (
    "mangan_alternative",
    "five_han_alternative",
    "additive_yaku",
    "mangan_minimum",
    "baiman",
    "yakuman",
)


@pytest.mark.parametrize("mode", MODES)
def test_renhou_is_a_ron_of_the_first_turn(mode):
    rules = {"preset": "standard", "renhou": mode}
    assert "renhou" in yaku_of(f"{PLAIN} first_turn", rules)
    assert yaku_of(PLAIN, rules) == {}
    assert yaku_of(f"{PLAIN} first_turn tsumo", rules) == {"chiihou": 1}


def test_renhou_may_be_off():
    assert yaku_of(f"{PLAIN} first_turn") == {}


# Three players.


@pytest.mark.parametrize(
    ("options", "hand", "has", "because"),
    [
        ({}, "12345699p78s444z 9s", "", "north is a guest wind"),
        ({"sanma_north_set_value": "yakuhai"}, "12345699p78s444z 9s", "north 1", "a value tile for everybody"),
        ({"sanma_north_set_value": "yakuhai"}, "12345699p78s 9s pon:444z", "north 1", "called"),
        ({"sanma_north_set_value": "yakuhai"}, "123456p23789s44z 4s", "", "a pair is no triplet, but no pinfu"),
        ({}, "123456p23789s44z 4s", "pinfu 1", "a pair of a guest wind"),
        ({"sanma_north": "yakuhai"}, "12345699p78s444z 9s", "north 1", "not extracted but a value tile"),
        ({"sanma_north": "yakuhai"}, "12345699p78s 9s pon:444z", "north 1", "called"),
        ({"sanma_north": "yakuhai"}, PLAIN, "", "no norths at all"),
        ({"sanma_north": "ordinary_wind"}, "12345699p78s444z 9s", "", "a wind like the others"),
        ({}, f"{PLAIN} tsumo rinshan north=1", "rinshan_kaihou 1 menzen_tsumo 1", "drawn for a north"),
        ({"sanma_nuki_ron_is_chankan": True}, "123456p789999s4z 4z offered_by=north", "chankan 1", "a robbed north"),
        ({}, "123456p789999s4z 4z offered_by=north", "", "a robbed north is no kan, so a yaku is needed"),
        ({}, "111m111p11567s55z 1s", "sanshoku_doukou 2", "a triplet of 1m, 1p and 1s"),
        ({}, "9m123789p123789s 9m", "junchan 3", "a pair of man"),
    ],
)
def test_three_players(options, hand, has, because):
    assert yaku_of(hand, {"preset": "mahjong_soul_3p", **options}) == worth(has), because
