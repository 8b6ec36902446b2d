"""Local yaku, each by itself on top of the standard rules; then several at once.

Hands are said as in ``test_yaku``.
"""

from typing import Any

import pytest
from hypothesis import given, settings

from scoring.rules import ANCIENT_YAKU, LOCAL_YAKU
from scoring.rulesets import rule_set
from scoring.score import NoWin, Score
from tests import test_laws as laws
from tests.test_laws import ANY
from tests.test_yaku import PINFU, PLAIN, SHORT, is_open, said, scored, worth, yaku_of

#: Local yaku -> han of a closed and of an open hand, or how many yakuman; where it has several, that of its last hits.
VALUES = {
    "renhou": (1, 0),
    "daisharin": (1, 0),
    "daichikurin": (1, 0),
    "daisuurin": (1, 0),
    "ishi_no_ue_ni_mo_san_nen": (1, 0),
    "daichisei": (2, 0),
    "tsubame_gaeshi": (1, 1),
    "kanburi": (1, 1),
    "shiiaru_raotai": (0, 1),
    "uumensai": (2, 2),
    "sanrenkou": (2, 2),
    "isshoku_sanjun": (3, 2),
    "iipin_mouyue": (5, 5),
    "chuupin_raoyui": (5, 5),
    "sangen_chiitoitsu": (1, 0),
    "suushi_chiitoitsu": (1, 0),
    "uushin_tsuukan": (1, 1),
    "ketsupaihou": (1, 1),
    "nippatsu": (1, 0),
    "open_riichi": (2, 0),
    "kyandonhou": (2, 0),
    "sanshoku_tsuukan": (2, 1),
    "sanshoku_renkou": (2, 2),
    "choupaikou": (2, 2),
    "sujipaikou": (2, 2),
    "chousankou": (2, 2),
    "sanshoku_choupaikou": (2, 2),
    "sanshoku_sujipaikou": (2, 2),
    "sanshoku_chousankou": (2, 2),
    "ryandoukou": (2, 2),
    "shoutate": (2, 2),
    "sanpuukou": (2, 2),
    "suuzuukou": (2, 2),
    "renkaihou": (2, 2),
    "mondeikou": (2, 2),
    "ittsuu_chanta": (3, 2),
    "tanfonhou": (3, 2),
    "chinpeikou": (3, 0),
    "kinkei_dokuritsu": (0, 5),
    "touchao_hanchanshue": (0, 5),
    "uupin_kaihou": (3, 4),
    "ryanzou_chankan": (4, 4),
    "shanron_chonchu": (5, 5),
    "dorahairi_chinroutou_chiitoitsu": (1, 0),
    "paarenchan": (1, 1),
    "pouhoi_paarenchan": (1, 1),
    "toukanhou": (1, 1),
    "suurenkou": (1, 1),
    "suuchoupaikou": (1, 1),
    "shousharin": (1, 0),
    "shouchikurin": (1, 0),
    "shousuurin": (1, 0),
    "isshoku_yonjun": (1, 1),
    "kinmonkyou": (1, 1),
    "hyakumangoku": (1, 1),
    "kachoufuugetsu": (1, 1),
    "fuukasetsugetsu": (1, 1),
    "kouitten": (1, 1),
    "benikujaku": (1, 1),
    "kokuiisou": (1, 1),
    "ryuuiisourin": (1, 1),
    "kouittenrin": (1, 1),
    "tohoku_expressway": (1, 1),
    "tohoku_shinkansen": (1, 0),
    "blue_tunnel": (1, 1),
}


def with_only(yaku: str) -> dict[str, Any]:
    """Make standard rules with one local yaku; two of them need another option besides."""
    return {"preset": "standard", "local_yaku": [yaku], **NEEDS.get(yaku, {})}


#: Local yaku -> options without which no rule set may list it.
NEEDS: dict[str, dict[str, Any]] = {
    "renhou": {"renhou": "yakuman"},
    "mondeikou": {"red_fives": {"m": 1, "p": 2, "s": 1}},
}


#: 22334455667788 without the last tile.
WHEEL = "2233445566778"
SEVEN_STARS = "1122334455667z 7z"
THREE_RUNS = "22333444p678s11z 2p"
ON_1P = "23456p777789s55z 1p tsumo last_tile"
ON_9P = "12378p777789s55z 9p last_tile"
ON_KAN = "ankan:9999s tsumo rinshan"
TWO_KANS = "456p23s55z 4s ankan:1111p"
FOUR_PONS = "pon:222p pon:444p pon:777s pon:888s"
SIX_PAIRS = "1199m1199p1199s"
#: 777 888 999, 55 and 66 of man: 100 with a third 6.
HUNDRED = "5566777888999m"

#: (what the hand is worth, first the yaku that the row is about, the hand, because).
HITS = [
    ("renhou 1", f"{PLAIN} first_turn", "ron before the own first draw"),
    ("daisharin 1", f"{WHEEL}p 8p", "22334455667788 of pin"),
    ("daisharin 1", "2233440566778p 8p tsumo", "a red five is a five"),
    ("daisharin 1", "2334455667788p 2p riichi", "whichever tile was won; riichi is not counted beside it"),
    ("daisharin 1 chiihou 1", f"{WHEEL}p 8p tsumo first_turn", "another yakuman is"),
    ("daichikurin 1", f"{WHEEL}s 8s", "the same of sou"),
    ("daisuurin 1", f"{WHEEL}m 8m", "the same of man"),
    ("ishi_no_ue_ni_mo_san_nen 1", f"{PLAIN} double_riichi last_tile", "double riichi, then houtei"),
    ("ishi_no_ue_ni_mo_san_nen 1", f"{PLAIN} double_riichi last_tile tsumo", "double riichi, then haitei"),
    ("daichisei 2", SEVEN_STARS, "seven pairs of honours; tsuuiisou is not added"),
    ("tsubame_gaeshi 1", f"{PLAIN} riichi_tile", "ron on the tile of a riichi"),
    ("tsubame_gaeshi 1", f"{SHORT} pon:888s riichi_tile", "open as well"),
    ("tsubame_gaeshi 1 pinfu 1 riichi 1", f"{PINFU} riichi_tile riichi", "it adds up"),
    ("kanburi 1", f"{PLAIN} kan_discard", "ron on the discard after a kan"),
    ("kanburi 1", f"{SHORT} pon:888s kan_discard", "open as well"),
    ("shiiaru_raotai 1", "5z 5z chi:234p chi:567p pon:777s pon:888s", "four called sets"),
    ("shiiaru_raotai 1", "5z 5z chi:234p chi:567p pon:777s pon:888s tsumo", "drawn as well"),
    ("shiiaru_raotai 1 toitoi 2", "5z 5z pon:222p daiminkan:4444p kakan:7777s pon:888s", "called kans count"),
    ("uumensai 2", "234m567p78s33366z 9s", "man, pin, sou, winds and dragons"),
    ("uumensai 2 hatsu 1", "234m567p789s3366z 6z", "the dragons may be the triplet"),
    ("uumensai 2", "567p78s33366z 9s chi:234m", "open as well"),
    ("sanrenkou 2", "22233344p678s55z 4p", "222 333 444 of pin"),
    ("sanrenkou 2", "33344p678s55z 4p pon:222p", "open as well"),
    ("sanrenkou 2", "23p33z 4p pon:777s ankan:8888s daiminkan:9999s", "kans are triplets"),
    ("sanrenkou 2 sanankou 2 menzen_tsumo 1", "22233344p678s55z 4p tsumo", "it adds up"),
    ("isshoku_sanjun 3", THREE_RUNS, "three equal runs; iipeikou is not added"),
    ("isshoku_sanjun 2", "23344p678s11z 2p chi:234p", "one less open"),
    ("isshoku_sanjun 3 menzen_tsumo 1", f"{THREE_RUNS} tsumo", "not the sanankou that is in it too"),
    ("iipin_mouyue 5 menzen_tsumo 1", ON_1P, "haitei on 1p; haitei is not added"),
    ("iipin_mouyue 5", "23456p234s55z 1p pon:888s tsumo last_tile", "open as well"),
    ("chuupin_raoyui 5", ON_9P, "houtei on 9p; houtei is not added"),
    ("chuupin_raoyui 5", "12378p234s55z 9p pon:888s last_tile", "open as well"),
    ("sangen_chiitoitsu 1 chiitoitsu 2", "33p116688s55667z 7z", "haku, hatsu and chun; it is added"),
    ("suushi_chiitoitsu 1 chiitoitsu 2", "1155p88s1122334z 4z", "all four winds; it is added"),
    ("uushin_tsuukan 1 ittsuu 2", "66789p12346789s 5s", "46 waits for 5; it is added"),
    ("uushin_tsuukan 1 ittsuu 2", "66789p12346789s 0s", "a red five is a five"),
    ("uushin_tsuukan 1 ittsuu 1", "66p12346789s 5s chi:789p", "open as well"),
    ("ketsupaihou 1", "13456p234789s55z 2p last_copy", "a closed wait"),
    ("ketsupaihou 1", "12456p234789s55z 3p last_copy", "an edge wait"),
    ("ketsupaihou 1 chankan 1", "13456p234789s55z 2p chankan", "the three of the kan lie open"),
    ("ketsupaihou 1 menzen_tsumo 1", "13456p234789s55z 2p last_copy tsumo", "drawn as well"),
    ("ketsupaihou 1", "13456p234789s55z 2p last_copy", "by itself"),
    ("ketsupaihou 1", "13456p234s55z 2p last_copy chi:789s", "open as well"),
    ("nippatsu 1 riichi 1", f"{PLAIN} riichi nippatsu", "it is added to riichi"),
    ("nippatsu 1 double_riichi 2", f"{PLAIN} double_riichi nippatsu", "or to double riichi"),
    ("open_riichi 3", f"{PLAIN} double_riichi open_riichi", "double riichi is not added"),
    ("open_riichi 2", f"{PLAIN} riichi open_riichi", "riichi is not added"),
    ("kyandonhou 2", "234789p234789s5z 5z", "234 789 of pin and of sou"),
    ("kyandonhou 2", "123456m123456s5z 5z", "of man and sou"),
    ("kyandonhou 2 ryanpeikou 3", "223344p223344s5z 5z", "both may be the same run"),
    ("sanshoku_tsuukan 2", "123m456p23478s55z 9s", "123 of man, 456 of pin, 789 of sou"),
    ("sanshoku_tsuukan 2", "789m123p23456s55z 1s", "in any order of the suits"),
    ("sanshoku_tsuukan 1", "123m456p78s55z 9s chi:234s", "one less open"),
    ("sanshoku_renkou 2", "111m222p33678s55z 3s", "111 of man, 222 of pin, 333 of sou"),
    ("sanshoku_renkou 2", "444m222p33678s55z 3s", "in any order of the suits"),
    ("sanshoku_renkou 2", "111m33678s55z 3s pon:222p", "open as well"),
    ("choupaikou 2", "22244466p789s55z 6p", "2 4 6"),
    ("choupaikou 2", "66p55z 6p ankan:2222p daiminkan:4444p chi:789s", "kans are triplets"),
    ("choupaikou 2", "44466p789s55z 6p pon:222p", "open as well"),
    ("sujipaikou 2", "22255588p123s55z 8p", "2 5 8"),
    ("sujipaikou 2", "55588p123s55z 8p pon:222p", "open as well"),
    ("chousankou 2", "11155599p123s55z 9p", "1 5 9"),
    ("chousankou 2", "11199p123s55z 9p pon:555p", "open as well"),
    ("sanshoku_choupaikou 2", "111m333p55678s55z 5s", "1 of man, 3 of pin, 5 of sou"),
    ("sanshoku_choupaikou 2", "111m55678s55z 5s pon:333p", "open as well"),
    ("sanshoku_sujipaikou 2", "111m444p77123s55z 7s", "1 of man, 4 of pin, 7 of sou"),
    ("sanshoku_sujipaikou 2", "111m77123s55z 7s pon:444p", "open as well"),
    ("sanshoku_chousankou 2", "111m555p99123s55z 9s", "1 of man, 5 of pin, 9 of sou"),
    ("sanshoku_chousankou 2", "111m99123s55z 9s pon:555p", "open as well"),
    ("ryandoukou 2 toitoi 2 sanankou 2", "222777p22277s55z 7s", "222 777 of pin and of sou; it is added"),
    ("ryandoukou 2 toitoi 2", "222p22277s55z 7s pon:777p", "open as well"),
    ("shoutate 2", "999m99p23467899s 9p", "999 of man and pin, 99 of sou"),
    ("shoutate 2", "99p23467899s 9p pon:999m", "open as well"),
    ("sanpuukou 2 round_wind 1 seat_wind 1", "456p99s11122233z 3z", "east, south and west"),
    ("sanpuukou 2 seat_wind 1", "456p99s22233z 3z pon:444z", "open as well"),
    (
        "suuzuukou 2 round_wind 1 seat_wind 1 haku 1 hatsu 1 toitoi 2 sanankou 2 honroutou 2 honitsu 3",
        "99p11122255566z 6z",
        "it is added to all the rest",
    ),
    (
        "suuzuukou 2 round_wind 1 seat_wind 1 haku 1 hatsu 1 toitoi 2 honroutou 2 honitsu 2",
        "99p22255566z 6z pon:111z",
        "open as well",
    ),
    (
        "renkaihou 2 menzen_tsumo 1",
        f"{TWO_KANS} {ON_KAN} kans_in_a_row=2",
        "a kan on the replacement tile; rinshan kaihou is not added",
    ),
    ("renkaihou 2", f"{TWO_KANS} daiminkan:9999s tsumo rinshan kans_in_a_row=2", "open as well"),
    ("mondeikou 2 iipeikou 1", "340m334400p067s5z 5z", "one of man, two of pin, one of sou"),
    ("mondeikou 2", "340m340p067s5z 5z chi:340p", "open as well"),
    ("ittsuu_chanta 4", "123456789p1199s 9s", "four without honours"),
    ("ittsuu_chanta 3", "123456p1199s 9s chi:789p", "and three open"),
    ("ittsuu_chanta 3", "123456789p99s33z 9s", "999 and 33z besides; ittsuu is not added"),
    ("ittsuu_chanta 3", "123456789p23s55z 1s", "a run may be the fourth group"),
    ("ittsuu_chanta 2", "123456p99s33z 9s chi:789p", "one less open"),
    ("tanfonhou 3 chiitoitsu 2", "224488p2233s115z 5z", "seven pairs as well"),
    ("tanfonhou 3 chiitoitsu 2 tanyao 1", "224488p2233448s 8s", "without honours as well"),
    ("tanfonhou 3 haku 1", "444p23488s33355z 5z", "no red on any tile"),
    ("tanfonhou 2 haku 1", "444p23488s55z 5z pon:333z", "one less open"),
    ("chinpeikou 3 ryanpeikou 3", "223344p223344s5z 5z", "both pairs of runs are 234; it is added"),
    ("chinpeikou 3 ryanpeikou 3 honitsu 3", "222233334444p5z 5z", "four equal runs are two such pairs"),
    ("kinkei_dokuritsu 3 toitoi 2", f"1s 1s {FOUR_PONS}", "what is missing to a mangan"),
    ("kinkei_dokuritsu 1 toitoi 2", f"1s 1s {FOUR_PONS} dora_indicators=1p", "one han where that is more"),
    ("kinkei_dokuritsu 5", "1s 1s pon:222p ankan:4444p chi:678s pon:888s", "an ankan is a meld"),
    ("kinkei_dokuritsu 5", "1s 1s chi:234p chi:567p pon:777s pon:888s tsumo", "drawn as well"),
    ("touchao_hanchanshue 5", "5z 5z chi:234p chi:567p pon:777s pon:888s", "four melds and haku"),
    ("uupin_kaihou 2 rinshan_kaihou 1 menzen_tsumo 1", f"34p234678s55z 0p {ON_KAN}", "a red five is a five, and a han"),
    ("uupin_kaihou 3 rinshan_kaihou 1 menzen_tsumo 1", f"34p234678s55z 5p {ON_KAN}", "what is missing to a mangan"),
    ("uupin_kaihou 4 rinshan_kaihou 1", "34p234678s55z 5p daiminkan:9999s tsumo rinshan", "open as well"),
    ("ryanzou_chankan 4 chankan 1", "123456p13789s55z 2s chankan", "what is missing to a mangan"),
    ("ryanzou_chankan 4 chankan 1", "123456p13s55z 2s chi:789s chankan", "open as well"),
    ("shanron_chonchu 5", "456789m5p456789s 5p", "runs one after the other"),
    ("shanron_chonchu 5", "123567m9p123567s 9p", "123 567 of man and sou, 99p"),
    ("shanron_chonchu 5", "567m9p123567s 9p chi:123m", "open as well"),
    (
        "dorahairi_chinroutou_chiitoitsu 1 chiitoitsu 2",
        f"{SIX_PAIRS}8p 8p dora_indicators=7p",
        "what is missing to a mangan, the two dora counted",
    ),
    ("paarenchan 1", f"{PLAIN} consecutive_wins=8", "the eighth win"),
    ("paarenchan 1", f"{PLAIN} consecutive_wins=16", "eight more"),
    ("paarenchan 1", f"{PLAIN} consecutive_wins=24", "and eight more"),
    ("paarenchan 1", f"{SHORT} pon:888s consecutive_wins=8 seat_wind=east", "open as well, and as the dealer"),
    ("pouhoi_paarenchan 1", f"{PLAIN} dealer_wins=7", "the dealer would have had the eighth"),
    ("pouhoi_paarenchan 1", f"{PLAIN} dealer_wins=15", "the dealer would have had the sixteenth"),
    ("pouhoi_paarenchan 1", f"{SHORT} pon:888s dealer_wins=7 tsumo", "open as well, and drawn"),
    ("toukanhou 1", f"{SHORT} {ON_KAN} first_turn_kan", "an ankan of the first turn"),
    ("toukanhou 1", f"{SHORT} daiminkan:9999s tsumo rinshan first_turn_kan", "any kan"),
    ("suurenkou 1", "22233344455p99s 5p", "2 3 4 5"),
    ("suurenkou 1 suuankou 1", "22233344455p99s 5p tsumo", "it adds up"),
    ("suurenkou 1", "33344455p99s 5p pon:222p", "open as well"),
    ("suuchoupaikou 1", "22244466688p99s 8p", "2 4 6 8"),
    ("suuchoupaikou 1", "44466688p99s 8p pon:222p", "open as well"),
    ("shousharin 1", "3344556677889p 9p", "33 to 99 of pin"),
    ("shousharin 1", "1122334455667p 7p", "11 to 77 of pin"),
    ("shouchikurin 1", "1122334405667s 7s tsumo", "the same of sou; a red five is a five"),
    ("shousuurin 1", "1122334455667m 7m", "the same of man"),
    ("isshoku_yonjun 1", "222233334444p5z 5z", "four equal runs"),
    ("isshoku_yonjun 1", "223344p5z 5z chi:234p chi:234p", "open as well"),
    ("kinmonkyou 1", "12334556778p99s 9p", "123 345 567 789 of pin and any pair"),
    ("kinmonkyou 1", "12334556p99s 7p chi:789p", "open as well"),
    ("hyakumangoku 1", f"{HUNDRED} 6m", "a hundred exactly"),
    ("hyakumangoku 1", "2366677m 1m ankan:8888m daiminkan:9999m", "all four of a kan count"),
    ("kachoufuugetsu 1", "111555p11199s22z 2z", "the seat wind"),
    ("kachoufuugetsu 1", "555p11199s11z 1z pon:111p", "the round wind; open as well"),
    ("fuukasetsugetsu 1", "111555p99s22255z 5z", "haku for the snow"),
    ("fuukasetsugetsu 1", "555p99s22255z 5z pon:111p", "open as well"),
    ("kouitten 1", "22334466688s77z 7z", "green, and chun"),
    ("kouitten 1", "22334488s77z 7z pon:666s", "open as well"),
    ("benikujaku 1", "11555777999s77z 1s", "1 5 7 9 of sou and chun"),
    ("benikujaku 1", "11555777s77z 1s pon:999s", "open as well"),
    ("kokuiisou 1", "224488p1122334z 4z", "seven pairs"),
    ("kokuiisou 1", "22244488p11133z 8p", "triplets"),
    ("kokuiisou 1", "44488p11133z 8p pon:222p", "open as well"),
    ("ryuuiisourin 1", "223344556688s6z 6z", "seven pairs"),
    ("ryuuiisourin 1", "2345566688s666z 8s", "55s is the pair"),
    ("ryuuiisourin 1", "2345588s666z 8s pon:666s", "open as well"),
    ("kouittenrin 1", "223344556688s7z 7z", "seven pairs"),
    ("kouittenrin 1", "2345566688s777z 8s", "55s is the pair"),
    ("kouittenrin 1", "2345588s777z 8s pon:666s", "open as well"),
    ("tohoku_expressway 1", "222444666p1144z 1z", "2 4 6 of pin, east and north"),
    ("tohoku_expressway 1", "444666p1144z 1z pon:222p", "open as well"),
    ("tohoku_shinkansen 1", "123456789s1144z 4z", "east may be the pair"),
    ("tohoku_shinkansen 1", "123456789s1144z 1z", "or north"),
    ("blue_tunnel 1", "22244488p33366z 8p", "2 4 8 of pin, west and hatsu"),
    ("blue_tunnel 1", "44488p33366z 8p pon:222p", "open as well"),
]

_OTHER_WHEEL = "ryanpeikou 3 pinfu 1 tanyao 1 chinitsu 6"
_SMALL_WHEEL = "ryanpeikou 3 pinfu 1 chinitsu 6"

#: (the yaku missed, what the hand is worth all the same, the hand, because).
MISSES = [
    ("renhou", "", PLAIN, "a later turn"),
    ("renhou", "chiihou 1", f"{PLAIN} first_turn tsumo", "the tile was drawn"),
    ("daisharin", _OTHER_WHEEL, f"{WHEEL}s 8s", "of sou"),
    ("daisharin", "ryanpeikou 3 pinfu 1 chinitsu 6", "1122334455667p 7p", "11223344556677"),
    ("daisharin", "tanyao 1 chinitsu 5", "2234566778p 8p chi:345p", "345p is called"),
    ("daichikurin", _OTHER_WHEEL, f"{WHEEL}p 8p", "of pin"),
    ("daisuurin", _OTHER_WHEEL, f"{WHEEL}p 8p", "of pin"),
    ("ishi_no_ue_ni_mo_san_nen", "riichi 1 houtei 1", f"{PLAIN} riichi last_tile", "a later riichi"),
    ("ishi_no_ue_ni_mo_san_nen", "double_riichi 2", f"{PLAIN} double_riichi", "not the last tile"),
    ("daichisei", "tsuuiisou 1", "1112225556677z 6z", "triplets"),
    ("daichisei", "chiitoitsu 2 honroutou 2 honitsu 3", "1p112233445566z 1p", "six pairs of honours"),
    ("tsubame_gaeshi", "", PLAIN, "an ordinary discard"),
    ("tsubame_gaeshi", "riichi 1", f"{PLAIN} riichi", "the own riichi wins nothing"),
    ("kanburi", "", PLAIN, "an ordinary discard"),
    ("kanburi", "chankan 1", f"{PLAIN} chankan", "the tile of the kan itself"),
    ("shiiaru_raotai", "toitoi 2", "5z 5z pon:222p ankan:4444p pon:777s pon:888s", "an ankan is not called"),
    ("shiiaru_raotai", "", "456m5z 5z chi:234p pon:777s pon:888s", "three called sets"),
    ("uumensai", "", "234m567p78s33344z 9s", "no dragons"),
    ("uumensai", "haku 1", "234m567p78s55566z 9s", "no winds"),
    ("uumensai", "", "234567p78s33355z 9s", "no man"),
    ("uumensai", "chiitoitsu 2", "1122m3344p55s335z 5z", "seven pairs are not five groups"),
    ("sanrenkou", "", "22233355p678s66z 5p", "222 333 555"),
    ("sanrenkou", "", "222333p44678s66z 4s", "444 is of another suit"),
    ("sanrenkou", "", "22233344p23789s 4s", "44p is the pair"),
    ("sanrenkou", "", "234p11888999s33z 1s", "1 does not follow 9"),
    ("sanrenkou", "", "888999m11p234s33z 1p", "1p does not follow 9m"),
    ("isshoku_sanjun", "iipeikou 1", "112233p45678s55z 9s", "two equal runs"),
    ("isshoku_sanjun", "sanshoku_doujun 2", "234m234p23789s55z 4s", "of three suits"),
    ("isshoku_sanjun", "ittsuu 2", "123456789p23s55z 4s", "three runs of a suit, none of them equal"),
    ("iipin_mouyue", "houtei 1", "23456p777789s55z 1p last_tile", "won by ron"),
    ("iipin_mouyue", "menzen_tsumo 1", "23456p777789s55z 1p tsumo", "not the last tile"),
    ("iipin_mouyue", "haitei 1 menzen_tsumo 1", "12378p777789s55z 9p tsumo last_tile", "on 9p"),
    ("iipin_mouyue", "haitei 1 menzen_tsumo 1", "777789p23456s55z 1s tsumo last_tile", "on 1s"),
    ("chuupin_raoyui", "haitei 1 menzen_tsumo 1", "12378p777789s55z 9p tsumo last_tile", "drawn"),
    ("chuupin_raoyui", "", "12378p777789s55z 9p", "not the last tile"),
    ("chuupin_raoyui", "houtei 1", "23456p777789s55z 1p last_tile", "on 1p"),
    ("chuupin_raoyui", "houtei 1", "777789p12378s55z 9s last_tile", "on 9s"),
    ("sangen_chiitoitsu", "chiitoitsu 2", "1133p116688s667z 7z", "no haku"),
    ("sangen_chiitoitsu", "shousangen 2 haku 1 hatsu 1", "234p789s5556667z 7z", "not seven pairs"),
    ("suushi_chiitoitsu", "chiitoitsu 2", "1155p8899s11223z 3z", "no north"),
    ("uushin_tsuukan", "ittsuu 2 pinfu 1", "66789p12345789s 6s", "won on the 6"),
    ("uushin_tsuukan", "ittsuu 2", "123456789p4688s 5s", "46 of another suit"),
    ("uushin_tsuukan", "", "123m46789p12355s 5p", "no 123 of pin"),
    ("ketsupaihou", "", "13456p234789s55z 2p", "more copies are left"),
    ("ketsupaihou", "", f"{PLAIN} last_copy", "a two-sided wait"),
    ("nippatsu", "riichi 1", f"{PLAIN} riichi", "a later go-around"),
    ("nippatsu", "riichi 1 ippatsu 1", f"{PLAIN} riichi ippatsu", "the first go-around"),
    ("open_riichi", "riichi 1", f"{PLAIN} riichi", "the hand was not shown"),
    ("open_riichi", "double_riichi 2", f"{PLAIN} double_riichi", "nor with double riichi"),
    ("kyandonhou", "", "234789p234678s5z 5z", "only 234 is in both suits"),
    ("kyandonhou", "", "234m234678p678s5z 5z", "in three suits"),
    ("kyandonhou", "", "789p234789s5z 5z chi:234p", "open"),
    ("kyandonhou", "ryanpeikou 3 honitsu 3", "223344667788p5z 5z", "in one suit"),
    ("sanshoku_tsuukan", "ittsuu 2", "123456789p23s55z 4s", "of one suit"),
    ("sanshoku_tsuukan", "", "123m456789p23s55z 4s", "of two suits"),
    ("sanshoku_renkou", "", "111m222p44678s55z 4s", "1 2 4"),
    ("sanshoku_renkou", "", "111222m33678s55z 3s", "of two suits"),
    ("choupaikou", "", "22244477p123s55z 7p", "2 4 7"),
    ("choupaikou", "", "222444p66789s55z 6s", "6 is of another suit"),
    ("sujipaikou", "", "22255577p123s55z 7p", "2 5 7"),
    ("chousankou", "", "11155588p123s55z 8p", "1 5 8"),
    ("sanshoku_choupaikou", "", "111m333p66789s55z 6s", "1 3 6"),
    ("sanshoku_choupaikou", "", "111333m55678s55z 5s", "of two suits"),
    ("sanshoku_sujipaikou", "", "111m444p88123s55z 8s", "1 4 8"),
    ("sanshoku_chousankou", "", "111m555p88123s55z 8s", "1 5 8"),
    ("ryandoukou", "toitoi 2 sanankou 2", "222777p22288s55z 8s", "only 222 is in both suits"),
    ("ryandoukou", "toitoi 2 sanankou 2", "222m222777p77s55z 7s", "in three suits"),
    ("shoutate", "", "999m99p23467888s 9p", "the pair is another number"),
    ("shoutate", "sanshoku_doukou 2", "999m99p23499955s 9p", "three triplets"),
    ("sanpuukou", "round_wind 1 seat_wind 1", "456p789s1112223z 3z", "the third is the pair"),
    ("sanpuukou", "shousuushii 1", "12p11122233344z 3p", "yakuman have no han beside them"),
    (
        "suuzuukou",
        "round_wind 1 seat_wind 1 haku 1 chanta 2 sanankou 2 honitsu 3",
        "123p1112225556z 6z",
        "three triplets of honours",
    ),
    (
        "renkaihou",
        "rinshan_kaihou 1 menzen_tsumo 1",
        f"{TWO_KANS} {ON_KAN} kans_in_a_row=1",
        "a discard came between the kans",
    ),
    ("mondeikou", "iipeikou 1", "340m334400p567s5z 5z", "three of them"),
    ("ittsuu_chanta", "ittsuu 2", "12345678p234s55z 9p", "234 has neither terminal nor honour"),
    ("ittsuu_chanta", "ittsuu 2", "123456789p4499s 9s", "nor has the pair"),
    ("ittsuu_chanta", "ittsuu 2 iipeikou 1 honitsu 3", "123445566789p5z 5z", "456 twice"),
    ("ittsuu_chanta", "chanta 2", "123m123789p99s33z 9s", "no straight"),
    ("tanfonhou", "haku 1", "444p23477s33355z 5z", "7s has red"),
    ("tanfonhou", "", "444666p23488s33z 8s", "so has 6p"),
    ("tanfonhou", "chun 1", "444p23488s33377z 7z", "so has chun"),
    ("chinpeikou", "ryanpeikou 3", "223344p334455s5z 5z", "234 and 345"),
    ("chinpeikou", "", "223344p234s5z 5z chi:234s", "open"),
    ("kinkei_dokuritsu", "toitoi 2", f"9s 9s {FOUR_PONS}", "on 9s"),
    ("kinkei_dokuritsu", "", "456m1s 1s chi:234p pon:777s pon:888s", "three melds"),
    ("touchao_hanchanshue", "toitoi 2", f"6z 6z {FOUR_PONS}", "on hatsu"),
    ("uupin_kaihou", "rinshan_kaihou 1 menzen_tsumo 1", f"34p234678s55z 2p {ON_KAN}", "on 2p"),
    ("uupin_kaihou", "menzen_tsumo 1", "34p234678s55z 5p ankan:9999s tsumo", "not a replacement tile"),
    ("ryanzou_chankan", "chankan 1", f"{PLAIN} chankan", "on 4s"),
    ("ryanzou_chankan", "", "123456p13789s55z 2s", "a discard"),
    ("shanron_chonchu", "", "234456m9p234456s 9p", "both runs have a 4"),
    ("shanron_chonchu", "", "123567m123567s5z 5z", "no pair of pin"),
    ("shanron_chonchu", "", "123567p9m123567s 9m", "not man and sou"),
    (
        "dorahairi_chinroutou_chiitoitsu",
        "chiitoitsu 2",
        f"{SIX_PAIRS}8p 8p dora_indicators=1z",
        "the seventh pair is no dora",
    ),
    (
        "dorahairi_chinroutou_chiitoitsu",
        "chiitoitsu 2 honroutou 2",
        f"{SIX_PAIRS}7z 7z dora_indicators=6z",
        "the hand is worth more than a mangan anyway",
    ),
    ("paarenchan", "", f"{PLAIN} consecutive_wins=7", "the seventh"),
    ("paarenchan", "", f"{PLAIN} consecutive_wins=9", "the ninth"),
    ("paarenchan", "", f"{PLAIN} consecutive_wins=15", "the fifteenth"),
    ("paarenchan", "", f"{PLAIN} consecutive_wins=0", "not counted"),
    ("pouhoi_paarenchan", "", f"{PLAIN} dealer_wins=6", "the dealer would have had the seventh"),
    ("pouhoi_paarenchan", "", f"{PLAIN} dealer_wins=8", "the dealer would have had the ninth"),
    ("pouhoi_paarenchan", "", f"{PLAIN} dealer_wins=14", "the dealer would have had the fifteenth"),
    ("toukanhou", "rinshan_kaihou 1 menzen_tsumo 1", f"{SHORT} {ON_KAN}", "a later turn"),
    ("suurenkou", "toitoi 2 sanankou 2", "22233344466p99s 6p", "2 3 4 6"),
    ("suurenkou", "toitoi 2 sanankou 2", "222333444p55s99s 5s", "5 is of another suit"),
    ("suuchoupaikou", "toitoi 2 sanankou 2", "22244466699p88s 9p", "2 4 6 9"),
    ("shousharin", _OTHER_WHEEL, f"{WHEEL}p 8p", "22 to 88"),
    ("shousharin", "chinitsu 5", "1122334567p 7p chi:456p", "456p is called"),
    ("shouchikurin", _SMALL_WHEEL, "1122334455667p 7p", "of pin"),
    ("shousuurin", _SMALL_WHEEL, "1122334455667s 7s", "of sou"),
    ("isshoku_yonjun", "iipeikou 1", THREE_RUNS, "three equal runs"),
    ("kinmonkyou", "", "123345567p78s11z 9s", "789 is of another suit"),
    ("hyakumangoku", "toitoi 2 sanankou 2 chinitsu 6", f"{HUNDRED} 5m", "ninety-nine"),
    ("hyakumangoku", "toitoi 2 sanankou 2 chinitsu 6", "5566777888999p 6p", "of pin"),
    ("hyakumangoku", "toitoi 2 sanankou 2 honitsu 3 haku 1", "66777888999m55z 5z", "haku has no number"),
    ("kachoufuugetsu", "toitoi 2 sanankou 2", "111555p11199s44z 4z", "north is of nobody here"),
    ("kachoufuugetsu", "toitoi 2 sanankou 2 seat_wind 1", "111555p22299s22z 2z", "2s is no bird"),
    ("fuukasetsugetsu", "toitoi 2 sanankou 2 haku 1", "111555p99s44455z 5z", "north is of nobody here"),
    ("kouitten", "ryuuiisou 1", "22334466688s66z 6z", "hatsu for chun"),
    ("kouitten", "ryuuiisou 1", "2223334446688s 8s", "no chun"),
    ("kouitten", "iipeikou 1 chun 1 honitsu 3", "33445566688s77z 7z", "5s is not all green"),
    ("benikujaku", "toitoi 2 sanankou 2 honitsu 3", "11555777888s77z 1s", "8s has no place in it"),
    ("kokuiisou", "round_wind 1 toitoi 2 sanankou 2 honitsu 3", "22266688p11133z 8p", "6p has red"),
    ("ryuuiisourin", "iipeikou 1 hatsu 1 honitsu 3", "33445566688s66z 6z", "5s stands in runs"),
    ("ryuuiisourin", "ryuuiisou 1", "2343366688s666z 8s", "33s is the pair"),
    ("kouittenrin", "hatsu 1 honitsu 3", "2345566688s666z 8s", "hatsu for chun"),
    ("tohoku_expressway", "round_wind 1 toitoi 2 sanankou 2 honitsu 3", "222444888p1144z 1z", "8p has no place in it"),
    ("tohoku_shinkansen", "round_wind 1 ittsuu 2 honitsu 3", "123456789s1133z 1z", "west for north"),
    ("tohoku_shinkansen", "round_wind 1 ittsuu 1 honitsu 2", "123456s1144z 1z chi:789s", "open"),
    ("blue_tunnel", "toitoi 2 sanankou 2 honitsu 3", "22244488p33355z 8p", "haku for hatsu"),
]


@pytest.mark.parametrize(("has", "hand", "because"), HITS)
def test_has(has, hand, because):
    assert yaku_of(hand, with_only(has.split()[0])) == worth(has), because


@pytest.mark.parametrize(("missed", "has", "hand", "because"), MISSES)
def test_has_not(missed, has, hand, because):
    assert missed not in worth(has)
    assert yaku_of(hand, with_only(missed)) == worth(has), because


@pytest.mark.parametrize(("has", "hand"), [(has, hand) for has, hand, _ in HITS])
def test_none_is_on_by_default(has, hand):
    rules = with_only(has.split()[0]) | {"local_yaku": [], "renhou": "off"}
    assert not set(yaku_of(hand, rules)) & set(VALUES)


@pytest.mark.parametrize(
    ("has", "hand", "because"),
    [
        ("haitei 1 menzen_tsumo 1", ON_1P, "iipin_mouyue is off"),
        ("houtei 1", ON_9P, "chuupin_raoyui is off"),
        ("iipeikou 1", THREE_RUNS, "isshoku_sanjun is off"),
        ("tsuuiisou 1", SEVEN_STARS, "daichisei is off"),
        ("double_riichi 2 houtei 1", f"{PLAIN} double_riichi last_tile", "ishi_no_ue_ni_mo_san_nen is off"),
        (_OTHER_WHEEL, f"{WHEEL}p 8p", "daisharin is off"),
    ],
)
def test_what_is_replaced_counts_again_where_the_local_yaku_is_off(has, hand, because):
    assert yaku_of(hand) == worth(has), because


def test_these_are_all():
    assert set(LOCAL_YAKU) == set(VALUES)
    assert {missed for missed, *_ in MISSES} == set(VALUES)


@pytest.mark.parametrize("yaku", VALUES)
def test_every_one_has_a_hit_closed_and_open(yaku):
    shown = {is_open(hand): worth(has)[yaku] for has, hand, _ in HITS if has.split()[0] == yaku}
    assert (shown.get(False, 0), shown.get(True, 0)) == VALUES[yaku]


# All of them together.

ANCIENT = "mahjong_soul_ancient"


def test_ancient_rules_have_them_all():
    assert rule_set(ANCIENT).local_yaku == ANCIENT_YAKU


@pytest.mark.parametrize(
    ("has", "base", "hand", "because"),
    [
        ("isshoku_sanjun 3", 1280, THREE_RUNS, "two concealed triplets and an open one are sanrenkou only"),
        ("sanrenkou 2 sanankou 2 menzen_tsumo 1", 2000, f"{THREE_RUNS} tsumo", "read as triplets it pays more"),
        ("iipin_mouyue 5 menzen_tsumo 1", 3000, ON_1P, "five han and one"),
        ("chuupin_raoyui 5", 2000, ON_9P, "a mangan by itself"),
        ("chuupin_raoyui 5", 3000, f"{ON_9P} dora_indicators=8p", "dora are added"),
        ("daichisei 2", 16000, SEVEN_STARS, "twice a yakuman"),
        ("daichisei 2 renhou 1", 24000, f"{SEVEN_STARS} first_turn", "yakuman add up"),
        (
            "daisharin 1 ishi_no_ue_ni_mo_san_nen 1",
            16000,
            f"{WHEEL}p 8p double_riichi last_tile",
            "yakuman of the tiles and of the moment",
        ),
        ("shiiaru_raotai 1 sanrenkou 2 toitoi 2", 2000, "5z 5z pon:222p pon:333p pon:444p pon:888s", "five han"),
    ],
)
def test_ancient_rules(has, base, hand, because):
    result = scored(hand, ANCIENT)
    assert isinstance(result, Score)
    assert (dict(result.best.yaku), result.best.base.points) == (worth(has), base), because


#: Every local yaku at once.
ALL = {"preset": "standard", "local_yaku": list(LOCAL_YAKU), **NEEDS["renhou"], **NEEDS["mondeikou"]}


@pytest.mark.parametrize(
    ("has", "base", "hand", "because"),
    [
        ("shiiaru_raotai 1 kinkei_dokuritsu 4", 2000, "1s 1s chi:234p chi:567p pon:777s pon:888s", "a mangan together"),
        ("chankan 1 ketsupaihou 1 ryanzou_chankan 3", 2000, "123456p13789s55z 2s chankan", "so are these three"),
        (
            "renkaihou 2 uupin_kaihou 2 menzen_tsumo 1",
            2000,
            f"34p678s11z 5p ankan:8888p {ON_KAN} kans_in_a_row=2",
            "rinshan kaihou is not added to either",
        ),
        (
            "renkaihou 2 uupin_kaihou 1 menzen_tsumo 1",
            2000,
            f"34p678s11z 5p ankan:8888p {ON_KAN} kans_in_a_row=2 dora_indicators=5s",
            "with a dora they are five han anyway",
        ),
        ("ryanpeikou 3 chinpeikou 3 kyandonhou 2", 4000, "223344p223344s5z 5z", "three names for four runs"),
        ("uushin_tsuukan 1 ittsuu_chanta 4", 2000, "12346789p11199s 5p", "added to what replaces ittsuu too"),
        ("open_riichi 3 nippatsu 1", 2000, f"{PLAIN} double_riichi open_riichi nippatsu", "four han 40 fu"),
        ("ishi_no_ue_ni_mo_san_nen 1", 8000, f"{PLAIN} double_riichi open_riichi last_tile", "open or not"),
        ("isshoku_yonjun 1", 8000, "222233334444p5z 5z", "the han of three and of twice two are not counted"),
        ("suurenkou 1", 8000, "22233344405p99s 5p", "nor those of three triplets"),
        ("daisangen 1 paarenchan 1", 16000, "12p99s555666777z 3p consecutive_wins=8", "yakuman add up"),
        ("renhou 1 pouhoi_paarenchan 1", 16000, f"{PLAIN} first_turn dealer_wins=7", "whatever they are for"),
    ],
)
def test_all_rules(has, base, hand, because):
    result = scored(hand, ALL)
    assert isinstance(result, Score)
    assert (dict(result.best.yaku), result.best.base.points) == (worth(has), base), because


@settings(max_examples=500)
@given(ANY)
def test_a_local_yaku_never_takes_points_away(request):
    without = rule_set(request["rules"])
    lists = [yaku for yaku in LOCAL_YAKU if yaku not in NEEDS or yaku in without.local_yaku]
    before, after = (
        laws.asked(request),
        laws.asked({**request, "rules": {"preset": request["rules"], "local_yaku": lists}}),
    )
    if isinstance(before, Score):
        assert isinstance(after, Score)
        assert after.price.total >= before.price.total


# With other options.


@pytest.mark.parametrize(
    ("yaku", "option", "hand", "reason", "because"),
    [
        ("kinkei_dokuritsu", {"minimum_han": 4}, "1s 1s chi:234p chi:567p pon:777s pon:888s", "", "a mangan is five"),
        ("tanfonhou", {"minimum_han": 4}, "44488p23488s333z 8p", "below_minimum_han", "three are not four"),
        ("choupaikou", {"atozuke": False}, "44466p78999s 6p pon:222p", "atozuke", "9s or 6s would have none"),
        ("kyandonhou", {"atozuke": False}, "234789p234789s5z 5z", "", "the only wait has it"),
    ],
)
def test_a_local_yaku_is_a_yaku_to_other_options(yaku, option, hand, reason, because):
    result = scored(hand, with_only(yaku) | option)
    assert (result.reason if isinstance(result, NoWin) else "") == reason, because


def test_each_wait_is_worth_what_its_tile_brings(client):
    asked = {"hand": HUNDRED, "rules": with_only("hyakumangoku")}
    waits = client.post("/v1/tenpai", json=asked).json["waits"]
    assert {wait["tile"]: "hyakumangoku" in wait["ron"]["yaku"] for wait in waits} == {
        "4m": False,
        "5m": False,
        "6m": True,
        "7m": True,
        "8m": True,
        "9m": True,
    }


def test_what_only_a_replacement_tile_brings_is_not_in_a_ron(client):
    fields = said(f"{SHORT} {ON_KAN} first_turn_kan")
    asked = {name: fields[name] for name in ("hand", "melds", "rinshan", "first_turn_kan")}
    wait = client.post("/v1/tenpai", json={**asked, "rules": with_only("toukanhou")}).json["waits"][0]
    assert (wait["tsumo"]["yaku"], wait["ron"]["win"]) == (["toukanhou"], False)


@pytest.mark.parametrize(
    ("yaku", "tiles", "hand", "because"),
    [
        ("tanfonhou", ["7s"], "444p23477s33355z 5z", "one kind is in the way"),
        ("tanfonhou", None, "444p23477s33377z 7z", "two kinds are"),
        ("kyandonhou", [], "789p234789s5z 5z chi:234p", "the hand is open"),
        ("shanron_chonchu", None, "567m9p123567s 9p chi:123m", "it may be open: the hand has it"),
        ("sangen_chiitoitsu", None, "1199p2244s33667z 7z", "seven pairs alone are not near it"),
        ("kachoufuugetsu", None, "123456p99s22255z 5z", "nor is a wind near flower and bird"),
    ],
)
def test_what_is_near(client, yaku, tiles, hand, because):
    asked = {**said(hand), "rules": with_only(yaku), "explain": True}
    near = client.post("/v1/score", json=asked).json["explanation"]["near"]
    assert {one["id"]: one["tiles"] for one in near}.get(yaku) == tiles, because


def test_a_round_may_be_won_for_the_eighth_time(client):
    win = {**said(f"{PLAIN} consecutive_wins=8"), "seat": 0, "from": 1}
    asked = {
        "rules": with_only("paarenchan"),
        "round": {"wind": "east", "number": 1},
        "scores": [25000] * 4,
        "result": {"type": "win", "wins": [win]},
    }
    assert client.post("/v1/settle", json=asked).json["deltas"] == [48000, -48000, 0, 0]
