"""Laws of what is near: it is never paid, the list is short, and with what is missing the hand has the yaku."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from random import Random

import pytest

import schemas.explanations
from scoring.claims import table
from scoring.groups import Group, groups_of_reading
from scoring.hand import Meld, Win, without
from scoring.near import LACKS
from scoring.presets import PRESETS
from scoring.rules import RuleSet
from scoring.score import NoWin, Score, appraise
from scoring.tiles import KIND_OF, KINDS, MAN, SUITS, TILE_OF_NAME
from scoring.yaku import YAKU
from tests.conversion import request_of
from tests.shared_data import rows
from tests.test_laws import FOUR_PLAYERS, THREE_PLAYERS, random_win
from tests.test_near import NEAR, Row, near, told
from tests.test_yaku import PLAIN, said


@pytest.mark.parametrize("preset", PRESETS)
def test_what_a_hand_has_is_not_near(client, preset):
    listed = client.get("/v1/yaku", query_string={"rules": preset}).json["yaku"]
    examples = [told({**row["example"], "rules": preset}) for row in listed if row["example"]]
    won = [(result, near) for _, _, result, near in examples if isinstance(result, Score)]
    assert len(won) > 30
    for result, listed in won:
        assert dict(result.best.yaku).keys().isdisjoint(one["id"] for one in listed)


def wins(number: int) -> list[Row]:
    """Make random wins from a seed, a third of them of three players."""
    random = Random(7)
    return [random_win(random, (FOUR_PLAYERS, FOUR_PLAYERS, THREE_PLAYERS)[n % 3]) for n in range(number)]


def assert_is_short(listed: list[int], most: int, median: int) -> None:
    assert max(listed) <= most
    assert sorted(listed)[len(listed) // 2] <= median


def test_what_is_paid_is_not_near_and_the_list_is_short_and_in_order():
    lengths = []
    order = {row.id: place for place, row in reversed([*enumerate(YAKU)])}
    for body in wins(1500):
        _, rules, result, listed = told(body)
        ids = [one["id"] for one in listed]
        assert {*ids} <= {row.id for row in table(rules)}, "what is off is never near"
        lengths.append(len(ids))
        standard = [order[id] for id in ids if id in order]
        assert standard == sorted(standard)
        assert len({*ids}) == len(ids)
        if isinstance(result, Score):
            assert not {*ids} & {yaku for yaku, _ in result.best.yaku}
            assert not result.best.claim.yakuman or {*ids} <= YAKUMAN
    assert_is_short(lengths, most=7, median=1)


def test_recorded_wins_have_a_short_list():
    lengths = [len(told(request_of(row))[3]) for row in rows("data/real_dev/wins.jsonl")]
    assert_is_short(lengths, most=5, median=1)
    assert Counter(lengths)[5] < 10


YAKUMAN = {row.id for row in YAKU if row.yakuman}


def test_who_does_not_ask_does_not_wait(client, monkeypatch):
    monkeypatch.setattr(schemas.explanations, "near_misses", None)
    assert client.post("/v1/score", json=said(PLAIN)).status_code == 200


# With what is missing, the hand has the yaku.

NAME_OF = {tile: name for name, tile in TILE_OF_NAME.items()}
RUNS = [(low, low + 1, low + 2) for suit in SUITS for low in suit[:7]]
TRIPLETS = [(kind,) * 3 for kind in KINDS]
PAIRS = [(kind,) * 2 for kind in KINDS]

Laid = tuple[Group, ...]
#: Makes the hands that a near hand is with what it lacks.
Closing = Callable[[Win, Laid, Row], Iterator[Win]]


def layouts(win: Win, result: Score | NoWin) -> list[Laid]:
    """Lay out a hand by each of its readings."""
    reads = [one.read for one in result.candidates] if result.candidates else result.readings
    return [groups_of_reading(win, reading, kind) for reading, kind, _ in reads]


def others(group: Group) -> list[tuple[int, ...]]:
    """List what a group may be exchanged for."""
    return PAIRS if group.type == "pair" else RUNS + TRIPLETS


def with_groups(win: Win, laid: Laid, new: dict[int, tuple[int, ...]]) -> Iterator[Win]:
    """Put other groups in some places, each open or concealed and completed or not as it was."""
    tiles = [new.get(place, group.tiles) for place, group in enumerate(laid)]
    if max(Counter(KIND_OF[tile] for group in tiles for tile in group).values()) > 4:
        return
    called = len(laid) - len(win.melds)
    won = next(group for group, was in zip(tiles, laid, strict=True) if was.winning)
    win_tile = win.win_tile if win.win_tile in won else won[0]
    melds = [with_tiles(meld, group) for meld, group in zip(win.melds, tiles[called:], strict=True)]
    concealed = tuple(tile for group in tiles[:called] for tile in group)
    yield win._replace(hand=without(concealed, (win_tile,)), win_tile=win_tile, melds=(*melds,))


def with_tiles(meld: Meld, tiles: tuple[int, ...]) -> Meld:
    if meld.tiles == tiles:
        return meld
    if tiles[0] != tiles[-1]:
        return Meld("chi", tiles)
    return Meld(meld.type, tiles + tiles[:1]) if meld.is_kan else Meld("pon", tiles)


def with_other_groups(win: Win, laid: Laid, miss: Row) -> Iterator[Win]:
    """Exchange one group; the groups in which the only kind in the way stands, together."""
    holding = [
        place for place, group in enumerate(laid) if {*miss["tiles"]} & {NAME_OF[KIND_OF[tile]] for tile in group.tiles}
    ]
    together = [holding] if len(miss["tiles"]) == 1 and len(holding) > 1 else []
    for places in [*([place] for place in range(len(laid))), *together]:
        for chosen in product(*(others(laid[place]) for place in places)):
            yield from with_groups(win, laid, dict(zip(places, chosen, strict=True)))


def with_pair_as_triplet(win: Win, laid: Laid, miss: Row) -> Iterator[Win]:
    """Make the pair the triplet that is missing, and another group the pair."""
    triplet = tuple(TILE_OF_NAME[name] for name in miss["missing"])
    pair = next(place for place, group in enumerate(laid) if group.type == "pair")
    for place, other in product(range(len(laid)), PAIRS):
        if place != pair:
            yield from with_groups(win, laid, {place: triplet, pair: other})


def with_another_tile(win: Win, laid: Laid, miss: Row) -> Iterator[Win]:
    """Exchange one concealed tile for the one that is missing."""
    [missing] = (TILE_OF_NAME[name] for name in miss["missing"])
    for tile in win.concealed:
        yield win._replace(hand=without(win.concealed, (tile,)), win_tile=missing)


def won_on_another_tile(win: Win, laid: Laid, miss: Row) -> Iterator[Win]:
    for tile in win.concealed:
        yield win._replace(hand=without(win.concealed, (tile,)), win_tile=tile)


def with_one_more_kan(win: Win, laid: Laid, miss: Row) -> Iterator[Win]:
    """Make a kan of any group; where it had won, the pair did."""
    called = len(laid) - len(win.melds)
    for place, group in enumerate(laid):
        if group.type == "kan" or group.type == "pair":
            continue
        concealed = [tile for at in range(called) if at != place for tile in laid[at].tiles]
        won = win.win_tile if win.win_tile in concealed else concealed[0]
        others = [meld for at, meld in enumerate(win.melds, start=called) if at != place]
        for kind in KINDS:
            melds = (*others, Meld("ankan", (kind,) * 4))
            yield win._replace(hand=without((*concealed,), (won,)), win_tile=won, melds=melds)


def with_no_call(win: Win, laid: Laid, miss: Row) -> Iterator[Win]:
    tiles = [tile for meld in win.melds if not meld.is_kan for tile in meld.tiles]
    kans = [Meld("ankan", meld.tiles) for meld in win.melds if meld.is_kan]
    yield win._replace(hand=(*win.waiting.hand, *tiles), melds=(*kans,))


def in_man(win: Win, laid: Laid, miss: Row) -> Iterator[Win]:
    def moved(tile: int) -> int:
        return KIND_OF[tile] % len(MAN)

    yield win._replace(hand=(*map(moved, win.hand),), win_tile=moved(win.win_tile))


def won(**fields: bool) -> Closing:
    return lambda win, laid, miss: iter([win._replace(**fields)])


#: Code -> how the gap is closed: one of the hands that come of it has the yaku.
CLOSINGS: dict[str, tuple[Closing, ...]] = {
    "needs_riichi": (won(riichi=True),),
    "needs_tsumo": (won(tsumo=True),),
    "needs_ron": (won(tsumo=False),),
    "needs_closed": (with_no_call,),
    "needs_triplet": (with_pair_as_triplet,),
    "pair_is_yakuhai": (with_other_groups,),
    "needs_ryanmen": (won_on_another_tile,),
    "needs_run": (with_other_groups,),
    "tiles_in_the_way": (with_other_groups,),
    "honours_in_the_way": (with_other_groups,),
    "run_in_the_way": (with_other_groups,),
    "ron_opens_triplet": (won(tsumo=True),),
    "needs_kan": (with_one_more_kan,),
    "needs_dragon_triplet": (with_pair_as_triplet, with_other_groups),
    "needs_dragon_pair": (with_other_groups,),
    "needs_thirteen_sided_wait": (won_on_another_tile,),
    "needs_tanki": (won_on_another_tile,),
    "needs_wind_triplet": (with_pair_as_triplet, with_other_groups),
    "needs_wind_pair": (with_other_groups,),
    "needs_hatsu": (with_other_groups,),
    "needs_tile": (with_another_tile,),
    "needs_nine_sided_wait": (won_on_another_tile,),
    "needs_man": (in_man,),
}


def brings(win: Win, rules: RuleSet, result: Score | NoWin, miss: Row) -> bool:
    """Say whether a hand has the yaku that is near, once it has what is missing."""
    plain = win._replace(hand=plain_tiles(win.hand), win_tile=KIND_OF[win.win_tile])
    return any(
        miss["id"] in paid(closed, rules, miss["code"])
        for closing in CLOSINGS[miss["code"]]
        for laid in layouts(plain, result)
        for closed in closing(plain, laid, miss)
    )


def paid(win: Win, rules: RuleSet, code: str) -> set[str]:
    """List the yaku of a win; of one that is now closed by any reading, as there may be new ones that pay more."""
    result = appraise(win, rules)
    taken = result.candidates if code == "needs_closed" else [result.best] if isinstance(result, Score) else []
    return {yaku for one in taken for yaku, _ in one.yaku}


def plain_tiles(tiles: tuple[int, ...]) -> tuple[int, ...]:
    """Take red fives for plain ones."""
    return tuple(KIND_OF[tile] for tile in tiles)


@pytest.mark.parametrize(("yaku", "hand", "options"), [(row[0], row[4], row[5]) for row in NEAR])
def test_what_is_near_is_there_once_it_has_what_is_missing(yaku, hand, options):
    win, rules, result, _ = told({**said(hand), "rules": {"preset": "standard", **options}})
    assert brings(win, rules, result, near(hand, options)[yaku])


def test_so_it_is_with_random_hands():
    for body in wins(400):
        win, rules, result, listed = told(body)
        for miss in listed:
            assert brings(win, rules, result, miss), (body, miss)


def test_every_lack_can_be_closed():
    assert [*CLOSINGS] == [*LACKS]
