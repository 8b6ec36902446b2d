"""Laws: what holds for every hand, and for every request whatever is in it.

Random hands are put together from groups, so that each is finished, in a situation that a game can produce.
"""

import json
from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from schemas.requests import ScoreRequest
from scoring.groups import groups
from scoring.payments import UNNAMED, Deal, price
from scoring.points import base_points, yakuman_points
from scoring.presets import PRESETS
from scoring.rules import RuleSet
from scoring.rulesets import rule_set
from scoring.score import NoWin, Score, score
from scoring.tiles import FIVES, HONOURS, KIND_OF, KINDS, NORTH, NOT_IN_SANMA, SEAT_NAMES, SUITS, TILE_NAMES, YAOCHUU
from tests.test_yaku import HITS, YAKUMAN_HITS, said

Request = dict[str, Any]

settings.register_profile("laws", deadline=None, derandomize=True, database=None, max_examples=200)
settings.load_profile("laws")

FOUR_PLAYERS = [preset for preset in PRESETS if rule_set(preset).players == 4]
THREE_PLAYERS = [preset for preset in PRESETS if rule_set(preset).players == 3]


# Random hands. They come from a seed, not from many small draws: a hand is as short as it can be, and this is fast.


def ways(group: tuple[int, ...], players: int) -> list[str]:
    """List how a group may be held, concealed more often than not."""
    if group[0] != group[-1]:
        return ["concealed", "concealed", "chi"] if players == 4 else ["concealed"]
    return ["concealed"] * 4 + ["pon", "daiminkan", "kakan", "ankan"]


FORMS = ["standard"] * 8 + ["one suit"] * 3 + ["outside", "chiitoitsu", "kokushi_musou"]


def shape(random: Random, players: int) -> tuple[list[int], list[tuple[str, list[int]]]]:
    """Make the concealed tiles of a finished hand, and its melds."""
    kinds = [kind for kind in KINDS if players == 4 or kind not in NOT_IN_SANMA]
    form = random.choice(FORMS)
    if form == "kokushi_musou":
        return [*YAOCHUU, random.choice(sorted(YAOCHUU))], []
    if form == "chiitoitsu":
        return 2 * random.sample(kinds, 7), []
    if form == "one suit":
        kinds = [*random.choice(SUITS[1:]), *HONOURS]
    sets = [(kind, kind, kind) for kind in kinds if form != "outside" or kind in YAOCHUU]
    runs = [(low, low + 1, low + 2) for suit in SUITS for low in suit[:7] if {low, low + 1, low + 2} <= set(kinds)]
    pair = random.choice(kinds)
    concealed, melds = [pair, pair], []
    for group in [random.choice(random.choice((runs, sets))) for _ in range(4)]:
        way = random.choice(ways(group, players))
        if way == "concealed":
            concealed += group
        else:
            melds.append((way, [*group, *([group[0]] if way.endswith("kan") else [])]))
    return concealed, melds


def random_win(random: Random, presets: list[str]) -> Request:
    """Make a score request for a finished hand that a legal game can produce."""
    preset = random.choice(presets)
    rules = rule_set(preset)
    while True:
        concealed, melds = shape(random, rules.players)
        parts = [concealed, *(tiles for _, tiles in melds)]
        counts = Counter(tile for part in parts for tile in part)
        if max(counts.values()) <= 4:
            break
    for red, (five, reds) in enumerate(zip(FIVES, rules.red_fives, strict=True), start=len(KINDS)):
        if reds and counts[five] and (counts[five] == 4 or random.random() < 0.5):
            part = random.choice([part for part in parts if five in part])
            part[part.index(five)] = red
    won = concealed.pop(random.randrange(len(concealed)))
    request: Request = {
        "hand": [TILE_NAMES[tile] for tile in concealed],
        "win_tile": TILE_NAMES[won],
        "melds": [{"type": way, "tiles": [TILE_NAMES[tile] for tile in tiles]} for way, tiles in melds],
        "rules": preset,
    }
    return request | situation(random, rules, KIND_OF[won], counts, frozenset(way for way, _ in melds))


def situation(random: Random, rules: RuleSet, won: int, counts: Counter[int], ways: frozenset[str]) -> Request:
    """Make up how a hand was won; ``counts`` is what it holds, ``ways`` how its melds were made."""

    def maybe(possible: bool, chance: float = 0.5) -> bool:
        return possible and random.random() < chance

    players, closed, kan = rules.players, ways <= {"ankan"}, bool(ways - {"chi", "pon"})
    seat = random.randrange(players)
    tsumo = maybe(True)
    riichi = maybe(closed)
    first = maybe(not ways and not riichi and (tsumo or seat > 0), 0.25)
    norths = random.randint(0, 4 - counts[NORTH]) if players == 3 and not first else 0
    rinshan = maybe(tsumo and (kan or norths > 0))
    last = maybe(not first and not rinshan, 0.25)
    indicators = random_indicators(random, rules, counts + Counter({NORTH: norths}), first)
    alone = counts[won] == 1 and won != NORTH and all(TILE_NAMES[won] not in tiles for tiles in indicators.values())
    others = [SEAT_NAMES[other] for other in range(players) if other != seat]
    return {
        **indicators,
        "tsumo": tsumo,
        "riichi": riichi,
        "ippatsu": maybe(riichi and not rinshan and (tsumo or not last)),
        "first_turn": first,
        "rinshan": rinshan,
        "last_tile": last,
        "chankan": maybe(alone and not (tsumo or first or last)),
        "round_wind": random.choice(SEAT_NAMES[:2]),
        "seat_wind": SEAT_NAMES[seat],
        "north": norths,
        "honba": random.randint(0, 3),
        "riichi_sticks": random.randint(0, 3),
        "discarder": None if tsumo else random.choice([None, *others]),
    }


def random_indicators(random: Random, rules: RuleSet, counts: Counter[int], first: bool) -> dict[str, list[str]]:
    """Choose dora and ura indicators among the tiles that are left; no fives, which may be red."""
    kinds = [kind for kind in KINDS if rules.players == 4 or kind not in NOT_IN_SANMA]
    left = [kind for kind in kinds if kind not in FIVES for _ in range(4 - counts[kind])]
    most = 3 if rules.kan_dora and not first else 1
    dora = random.randint(0, most)
    ura = random.randint(0, dora)
    chosen = [TILE_NAMES[kind] for kind in random.sample(left, dora + ura)]
    return {"dora_indicators": chosen[:dora], "ura_indicators": chosen[dora:]}


def wins(presets: list[str]) -> st.SearchStrategy[Request]:
    return st.integers(0, 2**32).map(lambda seed: random_win(Random(seed), presets))


ANY = wins([*FOUR_PLAYERS, *THREE_PLAYERS])


def asked(request: Request) -> Score | NoWin:
    win, rules, _ = ScoreRequest().load(request)
    return score(win, rules)


def summary(result: Score | NoWin) -> object:
    """Give what may not depend on names and order."""
    if isinstance(result, NoWin):
        return result.reason
    best = result.best
    return (dict(best.yaku), best.bonus, best.han, best.fu, best.claim.yakuman, best.base, result.price)


# A finished hand.


@settings(max_examples=3000)
@given(ANY)
def test_a_finished_hand_has_a_score_or_lacks_a_yaku(request):
    win, rules, _ = ScoreRequest().load(request)
    result = score(win, rules)
    if isinstance(result, NoWin):
        assert result.reason == "no_yaku"
        has_one = win.riichi or win.rinshan or win.last_tile or win.chankan or (win.tsumo and win.is_closed)
        assert not has_one
        return
    best = result.best
    assert best.yaku
    assert all(one.base.points <= best.base.points for one in result.candidates)
    assert (best.han == 0) == (best.claim.yakuman > 0) == (best.fu == 0)
    if best.fu and best.reading.form == "standard":
        assert best.fu - 10 < sum(item.fu for item in best.fu_items) <= best.fu
    if best.fu and not best.claim.with_dora:
        assert sum(best.bonus) == 0
    if best.fu:
        assert best.han == sum(han for _, han in best.yaku) + sum(best.bonus)


@settings(max_examples=500)
@given(ANY)
def test_groups_hold_the_tiles_of_the_hand(request):
    win, rules, _ = ScoreRequest().load(request)
    result = score(win, rules)
    assume(isinstance(result, Score))
    laid = groups(win, result.best)
    melded = [tile for meld in win.melds for tile in meld.tiles]
    assert Counter(tile for group in laid for tile in group.tiles) == Counter([*win.concealed, *melded])
    assert sum(group.winning for group in laid) == 1


@settings(max_examples=500)
@given(ANY)
def test_payments_add_up(request):
    win, rules, _ = ScoreRequest().load(request)
    result = score(win, rules)
    assume(isinstance(result, Score))
    paid = result.price
    assert sum(payment.hand for payment in paid.payments) == paid.hand
    assert sum(payment.honba for payment in paid.payments) == paid.honba
    assert paid.total == paid.hand + paid.honba + 1000 * win.riichi_sticks
    payers = [payment.payer for payment in paid.payments]
    if win.tsumo:
        assert payers == [seat for seat in range(rules.players) if seat != win.seat_wind]
        assert paid.honba == win.honba * rules.honba_value_tsumo_each * (rules.players - 1)
    else:
        assert payers == [UNNAMED if win.discarder is None else win.discarder]
        assert paid.honba == win.honba * rules.honba_value_ron
    assert all(payment.hand > 0 and payment.hand % 100 == 0 for payment in paid.payments)


@settings(max_examples=500)
@given(ANY, st.randoms(use_true_random=False))
def test_rivers_bar_a_ron_or_change_nothing(request, random):
    win, rules, _ = ScoreRequest().load(request)
    melded = [tile for meld in win.melds for tile in meld.tiles]
    seen = (*win.concealed, *melded, *win.dora_indicators, *win.ura_indicators, *(NORTH,) * win.north)
    counts = Counter(KIND_OF[tile] for tile in seen)
    kinds = [kind for kind in KINDS if kind not in FIVES and (rules.players == 4 or kind not in NOT_IN_SANMA)]
    left = [TILE_NAMES[kind] for kind in kinds for _ in range(4 - counts[kind])]
    river = random.sample(left, 6)
    rivers = {"discards": river[:4], "passed": river[4:], "passed_since_riichi": river[4:] if win.riichi else None}
    if win.first_turn:
        rivers = {"discards": [], "passed": river[4:5], "passed_since_riichi": None}
    before, after = asked(request), asked({**request, **rivers})
    if isinstance(after, NoWin) and after.reason == "furiten":
        assert not win.tsumo
        assert isinstance(before, Score)
    else:
        assert summary(after) == summary(before)


# Suits and order.

#: Rule sets and yaku that tell one suit from another are left out.
SUITLESS = [preset for preset in FOUR_PLAYERS if not rule_set(preset).local_yaku]


def in_other_suits(request: Request, suits: dict[str, str]) -> Request:
    def other(tiles: list[str]) -> list[str]:
        return [tile[0] + suits[tile[1]] for tile in tiles]

    melds = [{**meld, "tiles": other(meld["tiles"])} for meld in request["melds"]]
    tiles = {name: other(request[name]) for name in ("hand", "dora_indicators", "ura_indicators")}
    return {**request, **tiles, "melds": melds, "win_tile": other([request["win_tile"]])[0]}


@settings(max_examples=500)
@given(wins(SUITLESS), st.permutations("mps"))
def test_suits_are_equal(request, order):
    suits = dict(zip("mpsz", [*order, "z"], strict=True))
    before, after = asked(request), asked(in_other_suits(request, suits))
    for result in (before, after):
        assume(isinstance(result, NoWin) or "ryuuiisou" not in dict(result.best.yaku))
    assert summary(before) == summary(after)


@pytest.mark.parametrize("hand", [hand for has, hand, _ in HITS + YAKUMAN_HITS if "ryuuiisou" not in has])
def test_suits_are_equal_for_every_yaku(hand):
    fields = said(hand)
    before = summary(asked({**fields, "rules": "standard"}))
    for order in permutations("mps"):
        other = str.maketrans("mps", "".join(order))
        melds = [
            f"{way}:{tiles.translate(other)}" for way, _, tiles in (meld.partition(":") for meld in fields["melds"])
        ]
        tiles = {name: fields[name].translate(other) for name in ("hand", "win_tile")}
        assert summary(asked({**fields, **tiles, "melds": melds, "rules": "standard"})) == before


@settings(max_examples=500)
@given(ANY, st.randoms(use_true_random=False))
def test_the_order_of_tiles_and_melds_is_of_no_account(request, random):
    shuffled = {
        **request,
        "hand": random.sample(request["hand"], len(request["hand"])),
        "melds": [
            {**meld, "tiles": random.sample(meld["tiles"], len(meld["tiles"]))}
            for meld in random.sample(request["melds"], len(request["melds"]))
        ],
        "dora_indicators": random.sample(request["dora_indicators"], len(request["dora_indicators"])),
    }
    assert summary(asked(request)) == summary(asked(shuffled))


@settings(max_examples=500)
@given(ANY)
def test_the_winning_tile_may_be_in_the_hand(request):
    assert summary(asked({**request, "hand": [*request["hand"], request["win_tile"]]})) == summary(asked(request))


# What more is worth.


@settings(max_examples=500)
@given(ANY, st.data())
def test_another_dora_never_lowers_the_points(request, data):
    win, rules, _ = ScoreRequest().load(request)
    assume(len(win.dora_indicators) < (5 if rules.kan_dora and not win.first_turn else 1))
    held = Counter(KIND_OF[tile] for tile in (*win.concealed, *(tile for meld in win.melds for tile in meld.tiles)))
    shown = Counter([*win.dora_indicators, *win.ura_indicators, *(NORTH,) * win.north])
    hits = [
        kind
        for kind in KINDS
        if kind not in FIVES and held[kind] + shown[kind] < 4 and held[_dora_of(kind)] and kind not in NOT_IN_SANMA
        if not (win.chankan and kind == win.win_tile)
    ]
    assume(hits)
    more = TILE_NAMES[data.draw(st.sampled_from(hits))]
    before = score(win, rules)
    after = asked({**request, "dora_indicators": [*request["dora_indicators"], more]})
    if isinstance(before, NoWin):
        assert isinstance(after, NoWin)
        assert after.reason == before.reason
    else:
        assert isinstance(after, Score)
        assert after.price.total >= before.price.total
        assert sum(after.best.bonus) > sum(before.best.bonus) or not after.best.claim.with_dora


def _dora_of(kind: int) -> int:
    """Say which kind a terminal or honour makes dora in a game of four: written out, not looked up."""
    name = TILE_NAMES[kind]
    if kind in HONOURS:
        return TILE_NAMES.index({"4z": "1z", "7z": "5z"}.get(name, f"{int(name[0]) + 1}z"))
    return TILE_NAMES.index(f"{int(name[0]) % 9 + 1}{name[1]}")


@settings(suppress_health_check=[HealthCheck.filter_too_much])
@given(ANY)
def test_riichi_is_worth_a_han_and_never_lowers_the_points(request):
    assume(not request["riichi"] and all(meld["type"] == "ankan" for meld in request["melds"]))
    assume(not request["first_turn"])
    request = {**request, "ura_indicators": []}
    before, after = asked(request), asked({**request, "riichi": True})
    assert isinstance(after, Score)
    if isinstance(before, Score):
        assert after.price.total >= before.price.total
        assert after.best.claim.yakuman or after.best.han > before.best.han


# Tsumo and ron.

SEATS = [pytest.param(0, id="dealer"), pytest.param(1, id="non-dealer")]


@pytest.mark.parametrize("winner", SEATS)
@pytest.mark.parametrize("han", range(5, 14))
def test_a_limit_hand_pays_alike_by_tsumo_and_by_ron(winner, han):
    rules = rule_set("standard")
    base = base_points(han, 30, rules)
    assert base.limit
    ron, tsumo = (price(Deal(winner, by_tsumo), rules, base) for by_tsumo in (False, True))
    assert ron.total == tsumo.total == base.points * (4 if winner else 6)


@pytest.mark.parametrize("winner", SEATS)
@pytest.mark.parametrize("times", range(1, 7))
def test_yakuman_pay_alike_by_tsumo_and_by_ron(winner, times):
    rules = rule_set("standard")
    ron, tsumo = (price(Deal(winner, by_tsumo), rules, yakuman_points(times)) for by_tsumo in (False, True))
    assert ron.total == tsumo.total == times * (32000 if winner else 48000)


@pytest.mark.parametrize("winner", SEATS)
def test_below_the_limits_tsumo_and_ron_differ_by_rounding_only(winner):
    # S61: each payer's part is rounded up by itself, by less than 100.
    rules = rule_set("standard")
    for han in range(1, 5):
        for fu in (25, *range(30, 120, 10)):
            base = base_points(han, fu, rules)
            ron, tsumo = (price(Deal(winner, by_tsumo), rules, base).total for by_tsumo in (False, True))
            assert abs(tsumo - ron) <= 200


@pytest.mark.parametrize("seat", ["east", "south"])
@pytest.mark.parametrize(
    "hand",
    ["222444p777999s3z 3z", "19m19p19s1234566z 7z", "12p99s555666777z 3p", "99p44z 4z pon:111z pon:222z pon:333z"],
)
def test_a_yakuman_hand_pays_alike_by_tsumo_and_by_ron(hand, seat):
    ron, tsumo = (
        asked({**said(hand), "seat_wind": seat, "tsumo": by_tsumo, "rules": "standard"}) for by_tsumo in (False, True)
    )
    assert ron.price.total == tsumo.price.total


# Any input whatever.

TILE_TEXTS = st.text("0123456789mpszrESWNPFC 🀀🀇🀙🀐,_", max_size=30)
SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 200),
    st.integers(),
    st.floats(),
    st.text(max_size=20),
    TILE_TEXTS,
    st.sampled_from(["east", "pon:777z@across", "chi:340m", "standard", "tenhou_3p", "ankan", "en", "discard", "5mr"]),
)
KEYS = st.one_of(
    st.sampled_from(["type", "tiles", "called", "from", "preset", "yaku", "seat", "players"]), st.text(max_size=5)
)
JSON = st.recursive(
    SCALARS,
    lambda inner: st.one_of(st.lists(inner, max_size=6), st.dictionaries(KEYS, inner, max_size=4)),
    max_leaves=10,
)

FIELDS = sorted(ScoreRequest().fields)
OTHER_FIELDS = ["visible", "drawn", "offered", "from", "han", "fu", "yakuman", "points", "wall_tiles", "kans_on_table"]


def questions(app, method: str) -> list[str]:
    return sorted(
        rule.rule for rule in app.url_map.iter_rules() if method in rule.methods and rule.rule.startswith("/v1")
    )


def check(response) -> None:
    """Accept an answer, or a problem that says what is wrong and where."""
    assert response.status_code < 500
    if response.status_code < 400:
        assert response.status_code == 200
        return
    assert response.mimetype == "application/problem+json"
    problem = json.loads(response.data)
    assert problem["status"] == response.status_code
    assert {"type", "title", "detail", "instance"} <= set(problem)
    if response.status_code == 422:
        assert problem["errors"]
        for error in problem["errors"]:
            assert isinstance(error["pointer"], str)
            assert error["code"]
            assert error["detail"]


def post(app, path: str, body: object) -> None:
    check(app.test_client().post(path, data=json.dumps(body), content_type="application/json"))


@settings(max_examples=120)
@given(JSON)
def test_any_json_is_answered_or_refused(app, body):
    for path in questions(app, "POST"):
        post(app, path, body)


@settings(max_examples=150)
@given(st.dictionaries(st.sampled_from(FIELDS + OTHER_FIELDS), JSON, max_size=8))
def test_any_values_of_known_fields_are_answered_or_refused(app, body):
    for path in questions(app, "POST"):
        post(app, path, body)


@settings(max_examples=400)
@given(ANY, st.dictionaries(st.sampled_from(FIELDS), JSON, min_size=1, max_size=2))
def test_a_hand_with_any_other_values_is_answered_or_refused(app, request, changed):
    post(app, "/v1/score", {**request, **changed})


@given(ANY, st.lists(st.sampled_from(FIELDS), max_size=6))
def test_a_hand_without_some_fields_is_answered_or_refused(app, request, missing):
    post(app, "/v1/score", {name: value for name, value in request.items() if name not in missing})


@settings(max_examples=120)
@given(st.dictionaries(st.sampled_from(FIELDS + OTHER_FIELDS), st.one_of(TILE_TEXTS, st.text(max_size=20)), max_size=6))
def test_any_query_is_answered_or_refused(app, query):
    for path in questions(app, "GET"):
        check(app.test_client().get(path.replace("<preset>", "standard"), query_string=query))


@pytest.mark.parametrize("preset", [None, 4, ["standard"], {"preset": "standard"}, True])
def test_a_preset_that_is_no_text_is_refused(app, preset):
    response = app.test_client().post("/v1/score", json={"hand": "1m", "win_tile": "1m", "rules": {"preset": preset}})
    check(response)
    assert response.status_code == 422
    assert any(error["pointer"].startswith("/rules") for error in response.json["errors"])


@given(st.binary(max_size=60))
def test_any_bytes_are_answered_or_refused(app, body):
    for path in questions(app, "POST"):
        check(app.test_client().post(path, data=body, content_type="application/json"))
