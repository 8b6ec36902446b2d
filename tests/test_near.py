"""Near: the yaku that a hand misses by one step, and what is missing; what is farther is not told."""

from typing import Any

import pytest

from locales import CATALOGUE, LANGUAGES, sentence
from schemas.explanations import explanation
from schemas.requests import ScoreRequest
from schemas.telling import Teller
from scoring.hand import Win
from scoring.near import LACKS
from scoring.rules import RuleSet
from scoring.score import NoWin, Score, score
from scoring.yaku import YAKU
from tests.test_yaku import PLAIN, said

Row = dict[str, Any]


def told(body: Row) -> tuple[Win, RuleSet, Score | NoWin, list[Row]]:
    """Score a request; list also what is near."""
    win, rules, _ = ScoreRequest().load(body)
    result = score(win, rules)
    return win, rules, result, explanation(win, rules, result, Teller())["near"]


def near(hand: str, options: Row) -> dict[str, Row]:
    """Give what is near a hand as said, by the ids of the yaku."""
    _, _, _, listed = told({**said(hand), "rules": {"preset": "standard", **options}})
    return {one["id"]: one for one in listed}


#: Open hands without a yaku.
SHANPON = "33m456p789s{pair} 3m chi:123s"
GREEN = "2233344666888s 3s"
#: Four groups of terminals and honours, or nearly.
OUTSIDE = "111m999p222z44z78s 9s"
BIG_WINDS = "67p11z222z333z444z 8p"
GATES = "1112345678999p 4p"
DOUBLE_TANKI, DOUBLE_13 = {"double_suuankou_tanki": True}, {"double_kokushi_13": True}

#: (yaku, code, the kinds in its way, what is missing, the hand, options, because).
NEAR: list[tuple[str, str, str, str, str, Row, str]] = [
    ("riichi", "needs_riichi", "", "", PLAIN, {}, "a closed ron without a yaku"),
    ("riichi", "needs_riichi", "", "", "123m456p789s23s99m 4s", {"minimum_han": 2}, "the second han"),
    ("riichi", "needs_riichi", "", "", "222678m567p23s88s 4s", {"atozuke": False}, "it is a yaku on every wait"),
    ("menzen_tsumo", "needs_tsumo", "", "", PLAIN, {}, "a closed ron without a yaku"),
    ("menzen_tsumo", "needs_closed", "", "", "456p23789s55z 4s chi:123p tsumo", {}, "an open one by the own draw"),
    ("round_wind", "needs_triplet", "", "1z 1z 1z", SHANPON.format(pair="11z"), {}, "won on the other side"),
    ("seat_wind", "needs_triplet", "", "2z 2z 2z", SHANPON.format(pair="22z"), {}, "a pair of it"),
    (
        "north",
        "needs_triplet",
        "",
        "4z 4z 4z",
        "33456p789s44z 3p pon:222s",
        {"preset": "tenhou_3p", "sanma_north_set_value": "yakuhai"},
        "",
    ),
    ("haku", "needs_triplet", "", "5z 5z 5z", SHANPON.format(pair="55z"), {}, "a pair of it"),
    ("hatsu", "needs_triplet", "", "6z 6z 6z", SHANPON.format(pair="66z"), {}, "a pair of it"),
    ("chun", "needs_triplet", "", "7z 7z 7z", SHANPON.format(pair="77z"), {}, "a pair of it"),
    ("pinfu", "needs_ryanmen", "", "", "123m456p789s12s99m 3s riichi", {}, "the wait is at the edge"),
    ("pinfu", "pair_is_yakuhai", "7z", "", "123m456p789s23s77z 4s riichi", {}, "the pair is of chun"),
    ("pinfu", "needs_closed", "", "", "456p789s23s99m 4s chi:123m", {}, "the hand is open"),
    ("pinfu", "needs_ron", "", "", "123m456p789s23s99m 4s tsumo", {"pinfu_tsumo": False}, "not by these rules"),
    ("iipeikou", "needs_closed", "", "", "223344p78s55z 9s chi:123m", {}, "the hand is open"),
    ("ryanpeikou", "needs_run", "5p 6p 7p", "4p 5p 6p", "112233m45567p99s 6p", {}, "456p and 567p"),
    ("ryanpeikou", "needs_closed", "", "", "112233m45699s 9s chi:456s", {}, "the hand is open"),
    ("sanshoku_doujun", "needs_run", "3s 4s 5s", "2s 3s 4s", "234m234p34678s99p 5s", {}, "won on the wrong side"),
    ("sanshoku_doujun", "needs_run", "1s 2s 3s", "2s 3s 4s", "234m234p23678s99p 1s", {}, "on the other side as well"),
    ("ittsuu", "needs_run", "6p 7p 8p", "7p 8p 9p", "12345667p234m55s 8p", {}, "678p for 789p"),
    ("ittsuu", "needs_run", "5p 6p 7p", "4p 5p 6p", "789p57p234m55s 6p chi:123p", {}, "the middle, of an open hand"),
    ("tanyao", "needs_closed", "", "", "67p555m888s22s 8p chi:234s", {"open_tanyao": False}, "not by these rules"),
    ("tanyao", "tiles_in_the_way", "7z", "", "234567m67p77z555p 8p riichi", {}, "only the pair"),
    ("tanyao", "tiles_in_the_way", "1p", "", "234567m23p678s88s 1p", {}, "one kind in a run"),
    ("tanyao", "tiles_in_the_way", "1p", "", "112233p567m88s45s 6s", {}, "one kind in two runs"),
    ("chanta", "tiles_in_the_way", "4m 5m 6m", "", "12345m789p123s11z 6m", {}, "a single run is inside"),
    ("chanta", "tiles_in_the_way", "5p", "", "123m123s99s55p 9s pon:444z", {}, "the pair alone is inside"),
    ("junchan", "tiles_in_the_way", "4m 5m 6m", "", "12345m789p12399s 6m", {}, "the same without honours"),
    ("junchan", "honours_in_the_way", "4z", "", "123789m12399p44z 4z", {}, "only the triplet"),
    ("honroutou", "tiles_in_the_way", "7s 8s", "", OUTSIDE, {}, "a single run"),
    ("honroutou", "tiles_in_the_way", "5p", "", "1199m1199s22z33z5p 5p", {}, "one of seven pairs"),
    ("toitoi", "run_in_the_way", "7s 8s 9s", "", OUTSIDE, {}, "three triplets and a run"),
    ("sanankou", "ron_opens_triplet", "7s", "", "222444p77s33m789m 7s", {}, "a ron completes the third"),
    ("sanshoku_doukou", "needs_triplet", "", "2s 2s 2s", "222m222p22s33z678s 3z", {}, "the third is the pair"),
    ("sankantsu", "needs_kan", "", "", "234m67p99s 8p ankan:1111s ankan:9999m", {}, "two kans"),
    ("shousangen", "needs_dragon_pair", "9p", "5z 5z", "234m67p99p666z777z 8p", {}, "two triplets"),
    ("shousangen", "needs_dragon_triplet", "", "7z 7z 7z", "234m67p777p55z666z 8p", {}, "one triplet, and a pair"),
    ("honitsu", "tiles_in_the_way", "9m", "", "123456789p99m11z 1z", {}, "a pair of another suit"),
    ("honitsu", "tiles_in_the_way", "4m 5m 6m", "", "12345699p45m111z 6m", {}, "a run of another suit"),
    (
        "honitsu",
        "tiles_in_the_way",
        "4m 5m 6m",
        "",
        "11199p45m111222z 6m",
        {},
        "a run, but two groups of pin",
    ),
    ("honitsu", "tiles_in_the_way", "9m", "", "11223399p1144z9m 9m", {}, "one of seven pairs"),
    ("chinitsu", "tiles_in_the_way", "9m", "", "122334456789p9m 9m", {}, "a pair of another suit"),
    ("chinitsu", "honours_in_the_way", "4z", "", "12345678999p44z 4z", {}, "a triplet of no value"),
    ("chiihou", "needs_tsumo", "", "", f"{PLAIN} first_turn", {}, "a ron in the first turn, which is no yaku"),
    ("kokushi_musou_juusanmen", "needs_thirteen_sided_wait", "", "", "119m19p19s123456z 7z", DOUBLE_13, "pays two"),
    ("suuankou", "ron_opens_triplet", "9m", "", "222444p777s33m99m 9m", {}, "a ron completes the last triplet"),
    ("suuankou", "run_in_the_way", "7s 8s 9s", "", f"{OUTSIDE} tsumo", {}, "three concealed triplets and a run"),
    ("suuankou_tanki", "run_in_the_way", "7s 8s 9s", "", "111m999p222z4z789s 4z", {}, "the same by ron on the pair"),
    ("suuankou_tanki", "needs_tanki", "", "", "222444p77799s33z 9s tsumo", DOUBLE_TANKI, "it would pay two"),
    ("daisangen", "needs_dragon_triplet", "", "5z 5z 5z", "234m67p55z666z777z 8p", {}, "the third is the pair"),
    ("shousuushii", "needs_wind_triplet", "", "4z 4z 4z", "234m67p11z222z333z 8p", {}, "two triplets and a pair"),
    ("shousuushii", "needs_wind_pair", "9m", "1z 1z", "67p99m222z333z444z 8p", {}, "three triplets"),
    ("daisuushii", "needs_wind_triplet", "", "1z 1z 1z", BIG_WINDS, {}, "the fourth is the pair; it would pay two"),
    ("tsuuiisou", "tiles_in_the_way", "7m 8m 9m", "", "111222333z55z78m 9m", {}, "a single run"),
    ("chinroutou", "tiles_in_the_way", "2z", "", "111999m111p22z99s 9s", {}, "one kind of honours"),
    ("ryuuiisou", "tiles_in_the_way", "5s 7s", "", "2233445766688s 6s", {}, "two kinds, but of one run"),
    ("ryuuiisou", "needs_hatsu", "", "", GREEN, {"ryuuiisou_requires_hatsu": True}, "all green"),
    ("chuuren_poutou", "needs_tile", "", "9p", "1112344566789p 9p", {}, "it has two of three 9p"),
    ("junsei_chuuren_poutou", "needs_nine_sided_wait", "", "", "1123456789999p 1p", {}, "won on a 1; it would pay two"),
    ("junsei_chuuren_poutou", "needs_man", "", "", GATES, {"chuuren_manzu_only": True}, "gates of pin"),
    ("suukantsu", "needs_kan", "", "", "67p99s 8p ankan:1111s ankan:9999m ankan:2222z", {}, "three kans"),
]

#: (yaku, the hand, options, because).
BEYOND: list[tuple[str, str, Row, str]] = [
    ("riichi", f"{PLAIN} chankan", {}, "the hand wins without"),
    ("riichi", "456p23789s55z 4s chi:123p", {}, "the hand is open"),
    ("riichi", "234567m45p678s22p 6p", {"minimum_han": 4}, "one han more would not do"),
    ("menzen_tsumo", "456p23789s55z 4s chi:123p", {}, "an open ron is two steps away"),
    ("round_wind", SHANPON.format(pair="44z"), {}, "a pair of another wind"),
    ("seat_wind", SHANPON.format(pair="44z"), {}, "a pair of another wind"),
    ("north", "33456p789s44z 3p pon:222s", {"preset": "tenhou_3p"}, "no value tile by these rules"),
    ("haku", SHANPON.format(pair="66z"), {}, "a pair of another dragon"),
    ("haku", "33m456p789s55z123s 3m riichi", {}, "the hand wins without"),
    ("hatsu", SHANPON.format(pair="77z"), {}, "a pair of another dragon"),
    ("chun", SHANPON.format(pair="55z"), {}, "a pair of another dragon"),
    ("pinfu", "123m456p777s23s99m 4s riichi", {}, "a triplet is no run"),
    ("pinfu", "456p789s13s99m 2s chi:123m", {}, "open, and the wait closed"),
    ("pinfu", "1222333445567m 2m tsumo riichi", {}, "another reading has it"),
    ("iipeikou", "233445p78s55z123m 9s", {}, "two runs one apart are too many hands'"),
    ("iipeikou", "112233m445566p9s 9s", {}, "ryanpeikou is more"),
    ("ryanpeikou", "112233m45678p99s 6p", {}, "456p and 678p are two apart"),
    ("ryanpeikou", "123m345m45567p99s 6p", {}, "no two runs are equal"),
    ("sanshoku_doujun", "234m234p46678s99p 5s", {}, "two apart"),
    ("sanshoku_doujun", "234m66778p345s99p 8p", {}, "one of three suits alone"),
    ("ittsuu", "12345567p234m55s 6p", {}, "567p is two apart from 789p"),
    ("ittsuu", "123456p78s234m55s 9s", {}, "789 of another suit"),
    ("ittsuu", "12345667p55s 8p ankan:9999p", {}, "there is no fifth 9p"),
    ("tanyao", "234567m23p678s99s 1p", {}, "two kinds are in the way"),
    ("tanyao", "234567m678p88s55z 5z", {}, "55z for haku, which pays as much"),
    ("tanyao", "222444p777s22m99m 9m tsumo", {}, "beside a yakuman"),
    ("chanta", "12345m67p123s11z8p 6m", {}, "two runs are inside"),
    ("chanta", "123456789m999p1z 1z", {}, "456m is the middle of a straight, which pays as much"),
    ("chanta", "123789m123789p9s 9s", {}, "junchan is more"),
    ("chanta", "111999m111p99s22z 9s", {}, "nor is what has no runs at all"),
    ("junchan", "123m78999p11122z 9p", {}, "two kinds of honours are in the way"),
    ("junchan", "123789m12399p11z 1z", {}, "11z for the round wind, which pays as much"),
    ("honroutou", "111m22z44z78s789m2z 9s", {}, "two runs"),
    ("honroutou", "19m19p19s1234567z 1m", {}, "thirteen orphans are something else"),
    ("honroutou", "111222333z5566z 6z", {}, "all honours are more"),
    ("chiitoitsu", "112233m4455667p 7p", {}, "ryanpeikou is more"),
    ("toitoi", "111m999p22z123p78s 9s", {}, "two runs"),
    ("sanankou", "222p77s33m789m 7s pon:444p", {}, "one of them is called"),
    ("sanankou", "222444p78s33m789m 9s", {}, "the third is a run"),
    ("sanshoku_doukou", "222m222p33s33z678s 3z", {}, "a pair of another number"),
    ("sankantsu", "234m67p99s222p 8p ankan:1111s", {}, "one kan"),
    ("shousangen", "234567m67p77z555p 8p riichi", {}, "a pair of dragons alone is two groups away"),
    ("shousangen", "234m67p99p345s666z 8p", {}, "one triplet alone is a group and a pair away"),
    ("honitsu", "123456p99m45m111z 6m", {}, "a pair and a run of another suit"),
    ("honitsu", "123456p99m45s111z 6s", {}, "of two other suits"),
    ("honitsu", "1223345678p 8p pon:999p", {}, "chinitsu is more"),
    ("honitsu", "123456789p9m222p 9m", {}, "without honours chinitsu is as near"),
    ("chinitsu", "123456p789p1122z 1z seat_wind=east", {}, "two kinds of honours are in the way"),
    ("chinitsu", "123456p78999m22p 9m", {}, "two groups of another suit"),
    ("chiihou", PLAIN, {}, "not the first turn"),
    ("kokushi_musou_juusanmen", "119m19p19s123456z 7z", {}, "it pays no more"),
    ("kokushi_musou_juusanmen", PLAIN, DOUBLE_13, "no orphans"),
    ("suuankou", OUTSIDE, {}, "the run was completed by ron, and a triplet would be"),
    ("toitoi", f"{OUTSIDE} tsumo", {}, "with another triplet suuankou is paid instead"),
    ("honroutou", f"{OUTSIDE} tsumo", {}, "nor is this"),
    ("suuankou", "22m444p777s33m 2m pon:999p", {}, "the hand is open"),
    ("suuankou_tanki", "222444p77799s33z 9s tsumo", {}, "it pays no more"),
    ("suuankou_tanki", "234567m678s999s7z 7z riichi", DOUBLE_TANKI, "its wait alone brings no triplets near"),
    ("suuankou_tanki", "222444p77799s33z 9s", DOUBLE_TANKI, "a ron is two steps away"),
    ("daisangen", "234m67p99p666z777z 8p", {}, "the third dragon is not even a pair"),
    ("shousuushii", "234567m67p11z555p 8p riichi", {}, "a pair of winds alone is far"),
    ("shousuushii", "234m67p11z222z555p 8p", {}, "one triplet and a pair is two groups away"),
    ("daisuushii", BIG_WINDS, {"double_daisuushii": False}, "it pays no more than shousuushii"),
    ("daisuushii", "67p99m222z333z444z 8p", {}, "the fourth wind is not even a pair"),
    ("tsuuiisou", "111222z99m555z78m 9m", {}, "a run and the pair"),
    ("chinroutou", "111999m11z22z999p 1z", {}, "two kinds of honours"),
    ("ryuuiisou", "2233445766699s 6s", {}, "the pair as well"),
    ("ryuuiisou", "234m67p99p666z777z 8p", {"ryuuiisou_requires_hatsu": True}, "a triplet of hatsu alone"),
    ("chuuren_poutou", "1113345677899p 8p", {}, "it lacks two"),
    ("chuuren_poutou", "1114566789p 9p chi:234p", {}, "the hand is open"),
    ("chuuren_poutou", "123m456p789s12s99m 3s riichi", {"chuuren_manzu_only": True}, "some man alone"),
    ("junsei_chuuren_poutou", "1123456789999p 1p", {"double_junsei_chuuren": False}, "it pays no more"),
    ("suukantsu", "234m67p99s 8p ankan:1111s ankan:9999m", {}, "two kans"),
]

#: Yaku that are never near: they are what happens, or no other hand is one step away.
NEVER = {
    *("double_riichi", "ippatsu", "rinshan_kaihou", "chankan", "haitei", "houtei", "renhou", "tenhou"),
    *("chiitoitsu", "kokushi_musou"),
}


@pytest.mark.parametrize(("yaku", "code", "tiles", "missing", "hand", "options", "because"), NEAR)
def test_what_is_one_step_away_is_near(yaku, code, tiles, missing, hand, options, because):
    one = near(hand, options)[yaku]
    assert (one["code"], one["tiles"], one["missing"]) == (code, tiles.split(), missing.split()), because
    assert one["detail"] == sentence(code, one)


@pytest.mark.parametrize(("yaku", "hand", "options", "because"), BEYOND)
def test_what_is_farther_or_worth_no_more_is_not_near(yaku, hand, options, because):
    _, _, result, _ = told({**said(hand), "rules": {"preset": "standard", **options}})
    assert not isinstance(result, NoWin) or result.readings, "the hand is finished"
    assert yaku not in near(hand, options), because


def test_shiiaru_raotai_is_not_near_by_its_wait():
    assert "shiiaru_raotai" not in near("234567m678s999s7z 7z riichi", {"preset": "mahjong_soul_ancient"})


def test_every_reading_is_asked_what_is_near():
    """The wait for the pair has two sides more."""
    assert near("123m456p78s99s 9s chi:123s", {})["pinfu"]["code"] == "needs_closed"


def test_every_yaku_has_a_near_hand_and_one_beyond():
    near_ids = {yaku for yaku, *_ in NEAR}
    assert near_ids == {row.id for row in YAKU} - NEVER
    assert near_ids <= {yaku for yaku, *_ in BEYOND}


def test_every_lack_is_reached():
    assert {code for _, code, *_ in NEAR} == {*LACKS}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_near_yaku_are_named_in_the_language(client, lang):
    answer = client.post("/v1/score", json={**said(NEAR[4][4]), "explain": True, "lang": lang}).json
    menzen_tsumo, *_ = answer["explanation"]["near"]
    column = LANGUAGES.index(lang)
    assert menzen_tsumo["name"] == CATALOGUE["yaku"]["menzen_tsumo"][column]
    assert menzen_tsumo["message"] == CATALOGUE["why_not"]["needs_closed"][column]
    assert answer["names"]["needs_closed"] == CATALOGUE["lacks"]["needs_closed"][column]
    assert "menzen_tsumo" not in answer["names"], "it has a name beside it"
