"""A win as a question: what no legal game can produce, beside what a legal game just can."""

import pytest

from schemas.requests import DEFAULT_RULES, ScoreRequest
from scoring.contradictions import CONTRADICTIONS
from scoring.errors import ImpossibleQuestion
from scoring.hand import LIABLE_YAKU, Liability, Win
from tests.helpers import faults, tiles, win

#: Hands of tiles that three players have as well, by what they can show.
CLOSED = {"hand": "123456p23789s55z", "win_tile": "4s"}
OPEN = {"hand": "123456p23s55z", "win_tile": "4s", "melds": ["pon:999s"]}
KAN = {"hand": "123456p23s55z", "win_tile": "4s", "melds": ["ankan:9999s"]}
OPEN_KAN = {"hand": "123456p23s55z", "win_tile": "4s", "melds": ["daiminkan:9999s"]}
TWO_KANS = {"hand": "123p2344s", "win_tile": "4s", "melds": ["ankan:9999s", "ankan:8888p"]}
NORTH = {"hand": "123456p234789s4z", "win_tile": "4z"}
ORPHANS = {"hand": "19m19p19s1233456z", "win_tile": "7z"}
ORPHANS_ON_NORTH = {"hand": "19m19p19s1233567z", "win_tile": "4z"}
#: Thirteen kinds in fourteen tiles that are no orphans.
STRAIGHT = {"hand": "123456789p12s11z", "win_tile": "3s"}

THREE = "mahjong_soul_3p"


def three(**options):
    """Give three-player rules with some options changed."""
    return {"preset": THREE, **options}


def four(**options):
    """Give four-player rules with some options changed."""
    return {"preset": "standard", **options}


RIICHI = {"riichi": True}
IPPATSU = {"riichi": True, "ippatsu": True}
TSUMO = {"tsumo": True}
RINSHAN = {"tsumo": True, "rinshan": True}
CHANKAN = {"chankan": True}
LAST = {"last_tile": True}
OPEN_RIICHI = {"riichi": True, "open_riichi": True}
NIPPATSU = {"riichi": True, "nippatsu": True}
FIRST_KAN = {"first_turn_kan": True}
FIRST = {"first_turn": True}

#: Field of the fault -> what no legal game reaches, what one just can, why. The fault is the only one.
IMPOSSIBLE = {
    "riichi": [
        (OPEN | RIICHI, KAN | RIICHI, "a call opens the hand, an ankan does not (S6)"),
        (OPEN_KAN | RIICHI, CLOSED | RIICHI, "an open kan is a call"),
    ],
    "double_riichi": [
        (OPEN | {"double_riichi": True}, KAN | {"double_riichi": True}, "a call opens the hand"),
    ],
    "ippatsu": [
        (CLOSED | {"ippatsu": True}, CLOSED | IPPATSU, "it begins with riichi (S17)"),
        (
            OPEN | {"ippatsu": True},
            CLOSED | {"double_riichi": True, "ippatsu": True},
            "or with double riichi",
        ),
        (KAN | RINSHAN | IPPATSU, KAN | RINSHAN | RIICHI, "the own kan ends it (S17)"),
        (
            CLOSED | RINSHAN | IPPATSU | {"north": 1, "rules": THREE},
            CLOSED | RINSHAN | IPPATSU | {"north": 1, "rules": three(sanma_nuki_breaks_first_turn=False)},
            "so does an extracted north, unless the rules say that it interrupts nothing",
        ),
        (
            KAN | TSUMO | {"double_riichi": True, "ippatsu": True},
            KAN | TSUMO | IPPATSU,
            "the kan was no first turn, or came after the riichi and ended it (S17, S18)",
        ),
        (
            KAN | {"double_riichi": True, "ippatsu": True},
            KAN | {"double_riichi": True},
            "by ron as well",
        ),
        (
            CLOSED | {"double_riichi": True, "ippatsu": True, "north": 1, "rules": THREE},
            CLOSED | IPPATSU | {"north": 1, "rules": THREE},
            "so it is with an extracted north; before an ordinary riichi it is of no account",
        ),
        (
            CLOSED | {"double_riichi": True, "ippatsu": True, "north": 1, "rules": THREE},
            CLOSED
            | {"double_riichi": True, "ippatsu": True, "north": 1}
            | {"rules": three(sanma_nuki_breaks_first_turn=False)},
            "unless it interrupts nothing",
        ),
        (
            CLOSED | CHANKAN | {"double_riichi": True, "ippatsu": True},
            CLOSED | CHANKAN | IPPATSU,
            "the pon that was added to came before the first discard or after the riichi (S18, S34)",
        ),
        (
            CLOSED | LAST | TSUMO | {"double_riichi": True, "ippatsu": True},
            CLOSED | LAST | TSUMO | IPPATSU,
            "the wall does not end in the first go-around",
        ),
        (
            CLOSED | IPPATSU | {"kan_discard": True},
            CLOSED | RIICHI | {"kan_discard": True},
            "the kan before the discard ended it (S17)",
        ),
        (
            KAN | RINSHAN | IPPATSU | {"rules": three(sanma_nuki_breaks_first_turn=False)},
            KAN | RINSHAN | IPPATSU | {"north": 1, "rules": three(sanma_nuki_breaks_first_turn=False)},
            "the kan may be older than the riichi if a north was extracted after it",
        ),
        (
            CLOSED | LAST | IPPATSU | {"rules": four(riichi_min_wall_tiles=4)},
            CLOSED | LAST | IPPATSU | {"rules": four(riichi_min_wall_tiles=1)},
            "with four tiles left at the riichi, the last of the go-around is the own draw",
        ),
    ],
    "rinshan": [
        (KAN | {"rinshan": True}, KAN | RINSHAN, "the replacement tile is drawn (S31)"),
        (CLOSED | RINSHAN, OPEN_KAN | RINSHAN, "it replaces the tile of a kan"),
        (
            CLOSED | RINSHAN | {"north": 1, "rules": three(sanma_nuki_rinshan=False)},
            CLOSED | RINSHAN | {"north": 1, "rules": THREE},
            "or of an extracted north where the rules say so (S106)",
        ),
        (
            CLOSED | RINSHAN | {"rules": THREE},
            KAN | RINSHAN | {"rules": three(sanma_nuki_rinshan=False)},
            "three players have kans, too",
        ),
    ],
    "chankan": [
        (CLOSED | CHANKAN | TSUMO, CLOSED | CHANKAN, "the tile is another's (S34)"),
        (
            {"hand": "123456p12344s55z", "win_tile": "4s"} | CHANKAN,
            {"hand": "123456p12333s55z", "win_tile": "4s"} | CHANKAN,
            "the kan holds the other three, so none is in the hand",
        ),
        (
            {"hand": "123456p12344s555z", "win_tile": "4s"} | CHANKAN,
            {"hand": "123456p12334s555z", "win_tile": "4s"} | CHANKAN,
            "the winning tile that the hand holds is the robbed one; a second would be a fifth",
        ),
        (
            {"hand": "123p23s55z", "win_tile": "4s", "melds": ["chi:345s", "pon:999s"]} | CHANKAN,
            {"hand": "123p23s55z", "win_tile": "4s", "melds": ["chi:567s", "pon:999s"]} | CHANKAN,
            "nor in a meld",
        ),
        (
            CLOSED | CHANKAN | {"dora_indicators": "4s"},
            CLOSED | CHANKAN | {"dora_indicators": "3s"},
            "nor an indicator",
        ),
        (
            CLOSED | CHANKAN | RIICHI | {"ura_indicators": "4s"},
            CLOSED | CHANKAN | RIICHI | {"ura_indicators": "5s"},
            "nor one below it",
        ),
        (
            NORTH | CHANKAN | {"hand": "123456p234789s1z", "north": 1, "rules": THREE},
            NORTH | CHANKAN | {"hand": "123456p234789s1z", "rules": THREE},
            "nor an extracted north",
        ),
        (
            CLOSED | CHANKAN | {"offered_by": "discard"},
            CLOSED | CHANKAN | {"offered_by": "kakan"},
            "a discard is not robbed",
        ),
    ],
    "offered_by": [
        (CLOSED | {"offered_by": "kakan"}, CLOSED | CHANKAN | {"offered_by": "kakan"}, "this is chankan"),
        (ORPHANS | {"offered_by": "ankan"}, ORPHANS | CHANKAN | {"offered_by": "ankan"}, "so is this (S35)"),
        (
            CLOSED | CHANKAN | {"offered_by": "ankan"},
            CLOSED | CHANKAN | {"offered_by": "kakan"},
            "only thirteen orphans rob an ankan (S35)",
        ),
        (
            STRAIGHT | CHANKAN | {"offered_by": "ankan"},
            ORPHANS | CHANKAN | {"offered_by": "ankan"},
            "thirteen kinds are no orphans",
        ),
        (
            ORPHANS | CHANKAN | {"offered_by": "ankan", "rules": "tenhou_4p"},
            ORPHANS | CHANKAN | {"offered_by": "kakan", "rules": "tenhou_4p"},
            "and only where the rules allow it",
        ),
        (
            CLOSED | TSUMO | {"offered_by": "discard"},
            CLOSED | {"offered_by": "discard"},
            "a drawn tile is offered by nobody",
        ),
        (
            CLOSED | {"offered_by": "north", "rules": THREE},
            NORTH | {"offered_by": "north", "rules": THREE},
            "only norths are extracted (S106)",
        ),
        (
            NORTH | {"offered_by": "north"},
            NORTH | {"offered_by": "discard"},
            "and only with three players",
        ),
        (
            NORTH | {"offered_by": "north", "rules": three(sanma_north="ordinary_wind")},
            NORTH | {"offered_by": "discard", "rules": three(sanma_north="ordinary_wind")},
            "and only where they are dora",
        ),
        (
            ORPHANS_ON_NORTH | {"offered_by": "north", "rules": three(sanma_nuki_ron="no")},
            ORPHANS_ON_NORTH | {"offered_by": "discard", "rules": three(sanma_nuki_ron="no")},
            "a ron on them needs a rule",
        ),
        (
            NORTH | {"offered_by": "north", "rules": three(sanma_nuki_ron="kokushi_only")},
            ORPHANS_ON_NORTH | {"offered_by": "north", "rules": three(sanma_nuki_ron="kokushi_only")},
            "which may want thirteen orphans",
        ),
        (
            {"hand": "123456789p123s4z", "win_tile": "4z"}
            | {"offered_by": "north", "rules": three(sanma_nuki_ron="kokushi_only")},
            {"hand": "123456789p123s4z", "win_tile": "4z"} | {"offered_by": "north", "rules": three()},
            "and a straight is not that",
        ),
    ],
    "first_turn": [
        (KAN | FIRST | TSUMO, CLOSED | FIRST | TSUMO, "the own kan ends it (S44)"),
        (OPEN | FIRST, CLOSED | FIRST, "so does an own call"),
        (CLOSED | FIRST | TSUMO | RIICHI, CLOSED | TSUMO | RIICHI, "riichi goes with a discard"),
        (CLOSED | FIRST | {"double_riichi": True}, CLOSED | {"double_riichi": True}, "double riichi, too"),
        (
            CLOSED | FIRST | TSUMO | {"north": 1, "rules": THREE},
            CLOSED | FIRST | TSUMO | {"north": 1, "rules": three(sanma_nuki_breaks_first_turn=False)},
            "an extracted north is an interruption where the rules say so (S106)",
        ),
        (
            CLOSED | FIRST | RINSHAN | {"north": 1, "rules": THREE},
            CLOSED | FIRST | RINSHAN | {"north": 1, "rules": three(sanma_nuki_breaks_first_turn=False)},
            "so its replacement can be the first draw only where it is none",
        ),
        (KAN | FIRST | RINSHAN, KAN | RINSHAN, "a replacement tile comes after a kan"),
        (CLOSED | FIRST | CHANKAN, CLOSED | CHANKAN, "a kakan comes after a call"),
        (
            ORPHANS | FIRST | CHANKAN | {"offered_by": "ankan"},
            ORPHANS | FIRST,
            "an ankan is no discard (S38)",
        ),
        (CLOSED | FIRST | {"kan_discard": True}, CLOSED | FIRST | {"riichi_tile": True}, "a kan ends it"),
        (
            CLOSED | FIRST | TSUMO | {"dora_indicators": "11s"},
            CLOSED | FIRST | TSUMO | {"dora_indicators": "1s"},
            "and it takes one to turn a second indicator",
        ),
        (
            CLOSED | FIRST | {"dora_indicators": "111s"},
            CLOSED | {"dora_indicators": "111s"},
            "or more of them",
        ),
        (CLOSED | FIRST | LAST, CLOSED | LAST, "the first turn is not the last"),
        (
            CLOSED | FIRST | {"discards": "1m"},
            CLOSED | FIRST | {"discards": ""},
            "who has discarded has had his first turn",
        ),
        (
            CLOSED | FIRST | {"seat_wind": "east"},
            CLOSED | FIRST | TSUMO | {"seat_wind": "east"},
            "the dealer discards first, so he wins only by tsumo (S38, S43)",
        ),
    ],
    "last_tile": [
        (
            KAN | LAST | RINSHAN,
            KAN | LAST | RINSHAN | {"rules": four(haitei_with_rinshan=True)},
            "a replacement tile is the last one only where the rules say so (S32)",
        ),
        (CLOSED | LAST | CHANKAN, CLOSED | CHANKAN, "no tile is left to replace that of the kan"),
        (
            CLOSED | LAST | {"riichi_tile": True},
            CLOSED | LAST | {"riichi_tile": True, "rules": four(riichi_min_wall_tiles=0)},
            "riichi needs tiles to be drawn (S79), unless the rules ask for none",
        ),
        (
            CLOSED | LAST | {"riichi_tile": True, "rules": "m_league"},
            CLOSED | LAST | {"riichi_tile": True, "rules": "wrc_2025"},
            "one is more than none",
        ),
    ],
    "riichi_tile": [
        (CLOSED | TSUMO | {"riichi_tile": True}, CLOSED | {"riichi_tile": True}, "it is discarded"),
        (
            CLOSED | CHANKAN | {"riichi_tile": True},
            CLOSED | RIICHI | {"riichi_tile": True},
            "a robbed tile declares nothing",
        ),
        (
            NORTH | {"offered_by": "north", "riichi_tile": True, "rules": THREE},
            NORTH | {"offered_by": "discard", "riichi_tile": True, "rules": THREE},
            "nor does an extracted north",
        ),
    ],
    "kan_discard": [
        (CLOSED | TSUMO | {"kan_discard": True}, CLOSED | {"kan_discard": True}, "it is discarded"),
        (
            CLOSED | CHANKAN | {"kan_discard": True},
            CLOSED | LAST | {"kan_discard": True},
            "a robbed tile is not",
        ),
    ],
    "called_away": [
        (
            CLOSED | {"discards": "19m", "called_away": [0, 2]},
            CLOSED | {"discards": "19m", "called_away": [0, 1]},
            "places count from 0",
        ),
        (CLOSED | {"called_away": [0]}, CLOSED | {"discards": "1m", "called_away": [0]}, "of nothing, nothing"),
    ],
    "discarder": [
        (CLOSED | TSUMO | {"discarder": "west"}, CLOSED | {"discarder": "west"}, "a drawn tile has none"),
        (CLOSED | {"discarder": "south"}, CLOSED | {"discarder": "east"}, "south is the winner"),
        (
            CLOSED | {"discarder": "north", "rules": THREE},
            CLOSED | {"discarder": "north"},
            "nobody sits north",
        ),
    ],
    "seat_wind": [
        (
            CLOSED | {"seat_wind": "north", "rules": THREE},
            CLOSED | {"seat_wind": "west", "rules": THREE},
            "nobody sits north",
        ),
    ],
    "liable": [
        (
            CLOSED | {"liable": [{"yaku": "daisangen", "seat": seat} for seat in ("west", "north")]},
            CLOSED | {"liable": [{"yaku": yaku, "seat": "west"} for yaku in ("daisangen", "suukantsu")]},
            "one player fed the last set of a yakuman",
        ),
        (
            CLOSED | {"liable": [{"yaku": "daisangen", "seat": "south"}]},
            CLOSED | {"liable": [{"yaku": "daisangen", "seat": "west"}]},
            "south is the winner",
        ),
        (
            CLOSED | {"liable": [{"yaku": "daisuushii", "seat": "north"}], "rules": THREE},
            CLOSED | {"liable": [{"yaku": "daisuushii", "seat": "west"}], "rules": THREE},
            "nobody sits north",
        ),
    ],
    "open_riichi": [
        (CLOSED | {"open_riichi": True}, CLOSED | OPEN_RIICHI, "it is a riichi"),
        (OPEN | {"open_riichi": True}, CLOSED | {"double_riichi": True, "open_riichi": True}, "or a double riichi"),
    ],
    "nippatsu": [
        (CLOSED | {"nippatsu": True}, CLOSED | NIPPATSU, "it follows a riichi"),
        (CLOSED | IPPATSU | {"nippatsu": True}, CLOSED | IPPATSU, "the first go-around is not the second"),
        (KAN | RINSHAN | NIPPATSU, KAN | RINSHAN | RIICHI, "the own kan ends it"),
        (
            CLOSED | RINSHAN | NIPPATSU | {"north": 1, "rules": THREE},
            CLOSED | RINSHAN | NIPPATSU | {"north": 1, "rules": three(sanma_nuki_breaks_first_turn=False)},
            "so does an extracted north, unless the rules say that it interrupts nothing",
        ),
        (
            KAN | {"double_riichi": True, "nippatsu": True},
            KAN | NIPPATSU,
            "the kan was no first turn, or came after the riichi and ended it",
        ),
        (
            CLOSED | {"double_riichi": True, "nippatsu": True, "north": 1, "rules": THREE},
            CLOSED | NIPPATSU | {"north": 1, "rules": THREE},
            "so it is with an extracted north",
        ),
        (CLOSED | NIPPATSU | {"kan_discard": True}, CLOSED | RIICHI | {"kan_discard": True}, "another's kan ends it"),
        (
            CLOSED | CHANKAN | {"double_riichi": True, "nippatsu": True},
            CLOSED | CHANKAN | NIPPATSU,
            "the pon that was added to came before the first discard or after the riichi",
        ),
        (
            CLOSED | LAST | {"double_riichi": True, "nippatsu": True},
            CLOSED | LAST | NIPPATSU,
            "the wall does not end in the second go-around of the hand",
        ),
    ],
    "last_copy": [
        (
            {"hand": "123456p234789s4s", "win_tile": "4s", "last_copy": True},
            CLOSED | {"last_copy": True},
            "the other three lie open, so the hand has none",
        ),
        (
            {"hand": "12340p234789s55z", "win_tile": "5p", "last_copy": True},
            {"hand": "12346p234789s55z", "win_tile": "0p", "last_copy": True},
            "a red five is a copy too",
        ),
    ],
    "kans_in_a_row": [
        (
            TWO_KANS | TSUMO | {"kans_in_a_row": 2},
            TWO_KANS | RINSHAN | {"kans_in_a_row": 2},
            "the win is on a replacement tile",
        ),
        (KAN | RINSHAN | {"kans_in_a_row": 2}, KAN | RINSHAN | {"kans_in_a_row": 1}, "there is one kan"),
    ],
    "first_turn_kan": [
        (KAN | TSUMO | FIRST_KAN, KAN | RINSHAN | FIRST_KAN, "the win is on a replacement tile"),
        (TWO_KANS | RINSHAN | FIRST_KAN, OPEN_KAN | RINSHAN | FIRST_KAN, "the second kan had one before it"),
        (
            KAN | RINSHAN | FIRST_KAN | {"melds": ["kakan:9999s"]},
            KAN | RINSHAN | FIRST_KAN | {"melds": ["daiminkan:9999s"]},
            "the pon of a kakan was called in an earlier turn",
        ),
        (
            CLOSED | RINSHAN | FIRST_KAN | {"north": 1, "rules": three(sanma_nuki_breaks_first_turn=False)},
            KAN | RINSHAN | FIRST_KAN | {"north": 1, "rules": three(sanma_nuki_breaks_first_turn=False)},
            "a north is no kan",
        ),
        (
            OPEN_KAN | RINSHAN | FIRST_KAN | {"seat_wind": "east"},
            KAN | RINSHAN | FIRST_KAN | {"seat_wind": "east"},
            "the dealer's first turn begins with his own draw",
        ),
        (KAN | RINSHAN | FIRST_KAN | RIICHI, KAN | RINSHAN | RIICHI, "riichi comes with the first discard"),
        (
            KAN | RINSHAN | FIRST_KAN | {"north": 1, "rules": THREE},
            KAN | RINSHAN | {"north": 1, "rules": THREE},
            "an extracted north ends the first turn",
        ),
        (
            KAN | RINSHAN | FIRST_KAN | {"dora_indicators": "789p"},
            KAN | RINSHAN | FIRST_KAN | {"dora_indicators": "78p"},
            "a third indicator is that of a second kan",
        ),
        (
            KAN | RINSHAN | FIRST_KAN | {"discards": "1z"},
            KAN | RINSHAN | FIRST_KAN | {"discards": ""},
            "whoever has discarded has had his turn",
        ),
        (
            KAN | RINSHAN | LAST | FIRST_KAN | {"rules": four(haitei_with_rinshan=True)},
            KAN | RINSHAN | LAST | {"rules": four(haitei_with_rinshan=True)},
            "the wall does not end in the first turn",
        ),
    ],
    "dealer_wins": [
        (
            CLOSED | {"dealer_wins": 7, "seat_wind": "east"},
            CLOSED | {"dealer_wins": 7, "consecutive_wins": 2},
            "what the dealer won before counts for himself; another may have won along with him",
        ),
    ],
    "north": [
        (CLOSED | {"north": 1}, CLOSED | {"north": 0}, "four players extract none"),
        (
            CLOSED | {"north": 4, "rules": three(sanma_north="yakuhai")},
            CLOSED | {"north": 4, "rules": THREE},
            "three players do where norths are dora (S106)",
        ),
    ],
}
ROWS = [(field, *row) for field, rows in IMPOSSIBLE.items() for row in rows]


@pytest.mark.parametrize(
    ("field", "fields", "because"),
    [(field, hit, because) for field, hit, _, because in ROWS],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_contradiction_is_refused(field, fields, because):
    assert faults(fields) == {(field, "contradiction")}, because


@pytest.mark.parametrize(
    ("field", "fields", "because"),
    [(field, near, because) for field, _, near, because in ROWS],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_can_be_is_accepted(field, fields, because):
    assert faults(fields) == set(), because


class Unchecked(ScoreRequest):
    """A request whose win is not judged."""

    def ask(self, read, unread=frozenset()):
        rules = read.pop("rules", DEFAULT_RULES)
        return Win(**read), rules


def test_every_contradiction_is_shown_above_and_reported_at_its_first_field():
    shown = [(field, Unchecked().load(hit)) for field, hit, *_ in ROWS]
    never = [
        row.detail
        for row in CONTRADICTIONS
        if not any(field == row.reads.split()[0] and row.broken(*asked) for field, asked in shown)
    ]
    assert never == []


def test_an_ordinary_win_contradicts_nothing():
    ordinary = Unchecked().load(CLOSED)
    assert [row.detail for row in CONTRADICTIONS if row.broken(*ordinary)] == []


# The size of the hand, and the winning tile.


@pytest.mark.parametrize(
    ("fields", "expected", "because"),
    [
        ({"hand": "123456p23789s55z"}, set(), "thirteen tiles"),
        ({"hand": "123456p234789s55z"}, set(), "fourteen with the winning one"),
        ({"hand": "123456p23789s5z"}, {("hand", "hand_size")}, "twelve tiles"),
        ({"hand": "123456p234789s555z"}, {("hand", "hand_size")}, "fifteen tiles"),
        ({"hand": ""}, {("hand", "hand_size")}, "no tiles"),
        ({"hand": "123456p23s55z", "melds": ["pon:999s"]}, set(), "ten tiles beside a meld"),
        ({"hand": "123456p23789s55z", "melds": ["pon:999s"]}, {("hand", "hand_size")}, "thirteen beside one"),
        ({"hand": "123456p23s55z", "melds": ["ankan:9999s"]}, set(), "a kan is one meld, not four tiles"),
        ({"hand": "12345p23s55z", "melds": ["ankan:9999s"]}, {("hand", "hand_size")}, "nine tiles beside a kan"),
        (
            {"hand": "4s", "melds": ["chi:123p", "chi:456p", "pon:999s", "pon:555z"]},
            set(),
            "one tile beside four melds",
        ),
        (
            {"hand": "44s", "melds": ["chi:123p", "chi:456p", "pon:999s", "pon:555z"]},
            set(),
            "two with the winning one",
        ),
        (
            {"hand": "444s", "melds": ["chi:123p", "chi:456p", "pon:999s", "pon:555z"]},
            {("hand", "hand_size")},
            "three are too many",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_hand_fits_its_melds(fields, expected, because):
    assert faults({"win_tile": "4s", **fields}) == expected, because


@pytest.mark.parametrize(
    ("hand", "win_tile", "expected", "because"),
    [
        ("234567m340p456s99s", "6s", set(), "the hand holds it"),
        ("234567m340p456s99s", "7s", {("win_tile", "win_tile_not_in_hand")}, "it does not"),
        ("234567m340p456s99s", "0p", set(), "the red five itself"),
        ("234567m340p456s99s", "5p", {("win_tile", "win_tile_not_in_hand")}, "a plain five is not the red one"),
        ("234567m345p456s99s", "0p", {("win_tile", "win_tile_not_in_hand")}, "nor the other way round"),
        ("234567m34p456s99s", "0p", set(), "thirteen tiles need not hold it"),
    ],
)
def test_a_hand_with_the_winning_tile_holds_this_very_tile(hand, win_tile, expected, because):
    assert faults({"hand": hand, "win_tile": win_tile}) == expected, because


@pytest.mark.parametrize("hand", ["234567m340p45s99s", "234567m340p456s99s"])
def test_the_concealed_tiles_have_the_winning_tile_once(hand):
    concealed = win(hand, "6s", riichi=True).concealed
    assert sorted(concealed) == sorted(tiles("234567m340p456s99s"))


@pytest.mark.parametrize("hand", ["340p45s99s", "340p456s99s"])
def test_the_concealed_tiles_are_those_beside_the_melds(hand):
    concealed = win(hand, "6s", melds=["chi:234m", "chi:567m"]).concealed
    assert sorted(concealed) == sorted(tiles("340p456s99s"))


# Melds.


@pytest.mark.parametrize(
    ("meld", "code", "because"),
    [
        ("chi:123m", None, "a run"),
        ("chi:789s", None, "the highest run"),
        ("chi:340m", None, "a run with a red five"),
        ("chi:124m", "not_a_set", "a gap"),
        ("chi:912m", "not_a_set", "nine is not followed by one"),
        ("chi:89m1p", "not_a_set", "nor by another suit"),
        ("chi:123z", "not_a_set", "winds do not run"),
        ("chi:567z", "not_a_set", "nor do dragons"),
        ("chi:9s12z", "not_a_set", "nor suits into winds"),
        ("chi:111m", "not_a_set", "a triplet is no run"),
        ("chi:1234m", "not_a_set", "four tiles"),
        ("pon:111m", None, "a triplet"),
        ("pon:055m", None, "a triplet with a red five"),
        ("pon:112m", "not_a_set", "two kinds"),
        ("pon:122m", "not_a_set", "two kinds the other way round"),
        ("pon:1111m", "not_a_set", "four tiles are a kan"),
        ("daiminkan:1111m", None, "a kan"),
        ("daiminkan:111m", "not_a_set", "three tiles are a pon"),
        ("daiminkan:1112m", "not_a_set", "two kinds"),
        ("kakan:0555m", None, "a kan with a red five"),
        ("kakan:555m", "not_a_set", "the added tile is missing"),
        ("ankan:1111m", None, "a concealed kan"),
        ("ankan:1m1p1s1z", "not_a_set", "ones of a kind are not of one kind"),
        ("chi:123m@left", None, "from the left (S5)"),
        ("chi:123m@across", "bad_source", "chi takes from the left only"),
        ("chi:123m@right", "bad_source", "chi takes from the left only"),
        ("pon:111m@across", None, "pon takes from anybody (S5)"),
        ("daiminkan:1111m@right", None, "so does kan"),
        ("kakan:1111m@across", None, "and the pon that was added to"),
        ("ankan:1111m@left", "ankan_is_not_called", "an ankan takes from nobody"),
        ({"type": "ankan", "tiles": "1111m", "called": "1m"}, "ankan_is_not_called", "nor calls a tile"),
        ({"type": "ankan", "tiles": "1111m", "called": "2m"}, "ankan_is_not_called", "one fault, not two"),
        ({"type": "pon", "tiles": "777z", "called": "7z"}, None, "the called tile is in the meld"),
        ({"type": "pon", "tiles": "777z", "called": "6z"}, "called_not_in_meld", "it is not"),
        ({"type": "chi", "tiles": "340m", "called": "0m"}, None, "the red five was called"),
        ({"type": "chi", "tiles": "345m", "called": "0m"}, "called_not_in_meld", "there is no red five"),
        ({"type": "chi", "tiles": "340m", "called": "5m"}, "called_not_in_meld", "there is no plain five"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_meld_is_a_set_that_somebody_can_have_made(meld, code, because):
    fields = {"hand": "123456p23s44z", "win_tile": "4s", "melds": [meld]}
    assert faults(fields) == ({("melds/0", code)} if code else set()), because


@pytest.mark.parametrize(
    ("meld", "rules", "code", "because"),
    [
        ("chi:123p", THREE, "chi_in_three_player", "three players do not chi (S105)"),
        ("chi:123p@left", THREE, "chi_in_three_player", "not even from the left"),
        ("chi:123p", three(sanma_chii=True), None, "some do"),
        ("chi:123p", "standard", None, "four players do"),
        ("chi:123p@right", three(sanma_chii=True), "bad_source", "but not from the right"),
        ("pon:111p@across", THREE, "bad_source", "nobody sits across"),
        ("pon:111p@across", "standard", None, "with four players somebody does"),
        ("pon:111p@right", THREE, None, "somebody sits right"),
        ("daiminkan:1111p@left", THREE, None, "and left"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_meld_can_be_made_at_this_table(meld, rules, code, because):
    fields = {"hand": "456p23789s44z", "win_tile": "4s", "melds": [meld], "rules": rules}
    assert faults(fields) == ({("melds/0", code)} if code else set()), because


# Indicators.


@pytest.mark.parametrize(
    ("fields", "expected", "because"),
    [
        ({"dora_indicators": "11223z"}, set(), "one and four of kans"),
        (
            {"dora_indicators": "112233z"},
            {("dora_indicators", "too_many_indicators")},
            "no hand has five kans (S93)",
        ),
        ({"ura_indicators": "11223z"}, set(), "as many below (S94)"),
        ({"ura_indicators": "112233z"}, {("ura_indicators", "too_many_indicators")}, "not more below"),
        ({"dora_indicators": "1z", "rules": four(kan_dora=False)}, set(), "one without kan dora"),
        (
            {"dora_indicators": "11z", "rules": four(kan_dora=False)},
            {("dora_indicators", "too_many_indicators")},
            "kans turn none",
        ),
        ({"ura_indicators": "1z", "rules": four(kan_dora=False)}, set(), "and one below"),
        (
            {"ura_indicators": "11z", "rules": four(kan_dora=False)},
            {("ura_indicators", "too_many_indicators")},
            "below one indicator lies one tile",
        ),
        (
            {"ura_indicators": "11z", "rules": four(kan_ura_dora=False)},
            {("ura_indicators", "too_many_indicators")},
            "those of kans do not count",
        ),
        ({"dora_indicators": "11z", "rules": four(kan_ura_dora=False)}, set(), "those above do"),
        ({"ura_indicators": "11z", "rules": four(ura_dora=False)}, set(), "without ura dora all are ignored"),
        ({"dora_indicators": "1z", "ura_indicators": "1z"}, set(), "as many below as above"),
        ({"dora_indicators": "12z", "ura_indicators": "1z"}, set(), "or fewer: those of kans may not count"),
        (
            {"dora_indicators": "1z", "ura_indicators": "12z"},
            {("ura_indicators", "too_many_indicators")},
            "one lies below each",
        ),
        ({"dora_indicators": "", "ura_indicators": "12z"}, set(), "where those above are told"),
        (
            {"dora_indicators": "1z", "ura_indicators": "12z", "rules": four(ura_dora=False)},
            {("ura_indicators", "too_many_indicators")},
            "whether they count or not",
        ),
        (
            {"riichi": False, "dora_indicators": "1z", "ura_indicators": "12z"},
            {("ura_indicators", "too_many_indicators")},
            "or are to be seen at all",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_there_are_no_more_indicators_than_are_turned(fields, expected, because):
    assert faults({**CLOSED, **RIICHI, **fields}) == expected, because


# The set of tiles.


@pytest.mark.parametrize(
    ("fields", "expected", "because"),
    [
        ({"hand": "19m456p23789s555z"}, set(), "1m and 9m are there"),
        ({"hand": "12m456p23789s555z"}, {("hand", "no_such_tile")}, "2m is not (S105)"),
        ({"hand": "18m456p23789s555z"}, {("hand", "no_such_tile")}, "nor is 8m"),
        ({"hand": "12m456p23789s555z", "rules": "standard"}, set(), "with four players they are"),
        ({"hand": "199m456p2378s555z", "win_tile": "5m"}, {("win_tile", "no_such_tile")}, "5m to win"),
        ({"hand": "123456p23s55z", "melds": ["pon:555m"]}, {("melds/0", "no_such_tile")}, "5m in a meld"),
        ({"dora_indicators": "5m"}, {("dora_indicators", "no_such_tile")}, "5m as an indicator"),
        ({"ura_indicators": "5m"}, {("ura_indicators", "no_such_tile")}, "5m below one"),
        ({"hand": "12222m456p237s55z"}, {("hand", "no_such_tile")}, "one fault a kind, however many"),
        ({"passed": "5m"}, {("passed", "no_such_tile")}, "5m passed"),
        ({"passed_since_riichi": "5m"}, {("passed_since_riichi", "no_such_tile")}, "5m passed since riichi"),
        ({"passed": "19m"}, set(), "1m and 9m may be"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_three_players_have_no_tiles_from_2m_to_8m(fields, expected, because):
    assert faults({**CLOSED, "rules": THREE, **fields}) == expected, because


@pytest.mark.parametrize(
    ("fields", "expected", "because"),
    [
        ({"hand": "1111p456p23789s5z"}, set(), "four in the hand"),
        ({"hand": "11111p456p2378s5z"}, {("hand", "too_many_copies")}, "five in the hand"),
        ({"hand": "1111p456p23789s5z", "win_tile": "1p"}, {("hand", "too_many_copies")}, "the fifth wins"),
        ({"hand": "1111p456p2789s55z", "win_tile": "1p"}, {("hand", "too_many_copies")}, "the fifth wins"),
        ({"hand": "1111p456p23789s55z", "win_tile": "1p"}, set(), "the fourth wins: the hand holds it"),
        ({"hand": "1456p23s5556z", "melds": ["pon:111p"]}, set(), "four with a meld"),
        ({"hand": "11456p23s555z", "melds": ["pon:111p"]}, {("hand", "too_many_copies")}, "five with a meld"),
        (
            {"hand": "1456p23s5557z", "melds": ["pon:111p"], "win_tile": "1p"},
            {("hand", "too_many_copies")},
            "the fifth wins beside a meld",
        ),
        ({"hand": "4567p23s5557z", "melds": ["pon:111p"], "win_tile": "1p"}, set(), "the fourth does"),
        (
            {"hand": "123p234s5z", "melds": ["ankan:1111p", "chi:567s"]},
            {("hand", "too_many_copies")},
            "five with a kan",
        ),
        (
            {"hand": "23p23s555z", "melds": ["pon:111p", "chi:123p"], "win_tile": "4s"},
            set(),
            "four in two melds",
        ),
        (
            {"hand": "23p23s555z", "melds": ["ankan:1111p", "chi:123p"], "win_tile": "4s"},
            {("melds/0", "too_many_copies")},
            "five in two melds",
        ),
        ({"hand": "111456p23789s55z", "dora_indicators": "1p"}, set(), "four with an indicator"),
        (
            {"hand": "111456p23789s55z", "dora_indicators": "11p"},
            {("hand", "too_many_copies")},
            "five with two indicators",
        ),
        (
            {"hand": "111456p23789s55z", "riichi": True, "dora_indicators": "1p", "ura_indicators": "1p"},
            {("hand", "too_many_copies")},
            "five with one above and one below",
        ),
        ({"dora_indicators": "7777z"}, set(), "four indicators"),
        ({"passed": "7777z"}, set(), "four passed"),
        ({"passed": "77777z"}, {("passed", "too_many_copies")}, "five"),
        ({"passed_since_riichi": "77777z"}, {("passed_since_riichi", "too_many_copies")}, "or since riichi"),
        ({"passed": "777z", "passed_since_riichi": "777z"}, set(), "which may be the same tiles"),
        ({"discards": "77z", "passed": "777z"}, set(), "each list of passed tiles is judged by itself"),
        ({"discards": "7777z"}, set(), "four discards"),
        ({"discards": "55z"}, set(), "two discards of a pair held"),
        ({"discards": "555z"}, {("hand", "too_many_copies")}, "three of them"),
        ({"discards": "66z", "dora_indicators": "666z"}, {("dora_indicators", "too_many_copies")}, "and turned"),
        ({"dora_indicators": "77777z"}, {("dora_indicators", "too_many_copies")}, "five indicators"),
        (
            {"dora_indicators": "777z", "ura_indicators": "77z"},
            {("dora_indicators", "too_many_copies")},
            "below and above are one set",
        ),
        (
            {"hand": "11111p22222p345s", "win_tile": "6s"},
            {("hand", "too_many_copies")},
            "two kinds too often",
        ),
        ({"hand": "5556p23789s5550z"}, {("hand", "unknown_tile")}, "no honour is red"),
        (
            {"hand": "0555p456p2378s55z"},
            {("hand", "too_many_copies"), ("hand", "red_five_count")},
            "a red five is a five; without a fifth there would be three plain ones",
        ),
        ({"hand": "0555p46p23789s55z"}, set(), "three plain fives and the red one"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_set_has_four_of_a_kind(fields, expected, because):
    assert faults({**CLOSED, **fields}) == expected, because


@pytest.mark.parametrize(
    ("fields", "expected", "because"),
    [
        ({"north": 4}, set(), "all four extracted"),
        ({"north": 2, "hand": "123456p23789s44z"}, set(), "two of them kept"),
        ({"north": 3, "hand": "123456p23789s44z"}, {("hand", "too_many_copies")}, "a fifth kept"),
        ({"north": 4, "dora_indicators": "4z"}, {("dora_indicators", "too_many_copies")}, "a fifth turned"),
        ({"north": 3, "dora_indicators": "4z"}, set(), "the fourth turned"),
        ({"north": 4, **NORTH}, {("hand", "too_many_copies")}, "a fifth and sixth to win with"),
        ({"north": 5}, {("north", "out_of_range")}, "there are four"),
        ({"north": -1}, {("north", "out_of_range")}, "fewer than none"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_an_extracted_north_is_one_of_four(fields, expected, because):
    assert faults({**CLOSED, "rules": THREE, **fields}) == expected, because


def reds(man, pin, sou):
    """Give four-player rules with so many red fives."""
    return four(red_fives={"m": man, "p": pin, "s": sou})


@pytest.mark.parametrize(
    ("fields", "red_fives", "at", "because"),
    [
        ({"hand": "340p123s234777m9s"}, "standard", None, "the red five"),
        ({"hand": "340p123s234777m9s", "dora_indicators": "0p"}, "standard", "hand", "there is one"),
        ({"hand": "340p123s234777m9s", "dora_indicators": "0p"}, reds(1, 2, 1), None, "here are two"),
        ({"hand": "340p123s234777m9s", "dora_indicators": "00p"}, reds(1, 2, 1), "hand", "but not three"),
        ({"dora_indicators": "0s"}, reds(1, 2, 0), "dora_indicators", "none of this suit"),
        ({"hand": "340p123s234777m9s"}, "ema_2016", "hand", "no red fives at all"),
        ({"hand": "345p123s234777m9s"}, "ema_2016", None, "plain ones are there"),
        ({"win_tile": "0s", "hand": "123456p34789s55z"}, "jpml_a", "win_tile", "nor one to win with"),
        ({"hand": "555p46p23789s555z"}, "standard", None, "three plain fives"),
        ({"hand": "5555p6p23789s555z"}, "standard", "hand", "the fourth is red"),
        ({"hand": "0555p6p23789s555z"}, "standard", None, "with the red one there are four"),
        ({"hand": "5555p6p23789s555z"}, "ema_2016", None, "without red fives all four are plain"),
        ({"hand": "555p46p23789s555z"}, reds(1, 2, 1), "hand", "with two red ones two are plain"),
        ({"hand": "55p346p23789s555z"}, reds(1, 2, 1), None, "two plain fives"),
        ({"hand": "5p3446p23789s555z"}, reds(1, 4, 1), "hand", "all are red"),
        ({"hand": "0000p6p23789s555z"}, reds(1, 4, 1), None, "four red fives"),
        ({"hand": "46p23s55z4z6z77z", "melds": ["pon:555p"]}, "standard", None, "plain ones in a meld"),
        (
            {"hand": "46p23s55z4z6z77z", "melds": ["ankan:5555p"]},
            "standard",
            "melds/0",
            "a kan of fives has the red one",
        ),
        ({"hand": "46p23s55z4z6z77z", "melds": ["ankan:0555p"]}, "standard", None, "here it is"),
        ({"hand": "555p46p23789s555z", "dora_indicators": "5p"}, "standard", "hand", "the fourth is turned"),
        ({"hand": "555p46p23789s555z", "dora_indicators": "0p"}, "standard", None, "the red one is turned"),
        ({"passed": "0p0p"}, "standard", "passed", "two red ones passed"),
        ({"passed": "0p"}, "standard", None, "one may be"),
        ({"passed": "0p"}, "ema_2016", "passed", "but not where none is red"),
        ({"passed": "5555p"}, "standard", "passed", "nor four plain ones"),
        ({"passed_since_riichi": "0p0p"}, "standard", "passed_since_riichi", "the same since riichi"),
        ({"passed_since_riichi": "0p0p"}, reds(1, 2, 1), None, "two where there are two"),
        ({"hand": [52, 53, 54, 55, *range(73, 109, 4)]}, "tenhou_4p", None, "52 is red"),
        ({"hand": [52, 53, 54, 55, *range(73, 109, 4)]}, "wrc_2025", "hand", "52 is red where none is"),
        ({"hand": [53, 54, 55, *range(73, 109, 4), 0]}, "wrc_2025", None, "the others are plain"),
        ({"hand": "🀝🀝🀝🀝🀐🀐🀐🀑🀑🀑🀒🀒🀒"}, "standard", "hand", "Unicode cannot say which is red"),
        ({"hand": "🀝🀝🀝🀝🀐🀐🀐🀑🀑🀑🀒🀒🀒"}, "m_league", "hand", "Unicode cannot say which is red"),
        ({"hand": "🀝🀝🀝🀝🀐🀐🀐🀑🀑🀑🀒🀒🀒"}, "ema_2025", None, "where none is, it need not"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_there_are_as_many_red_fives_as_the_rules_have(fields, red_fives, at, because):
    asked = {**CLOSED, "win_tile": "9p", **fields, "rules": red_fives}
    assert faults(asked) == ({(at, "red_five_count")} if at else set()), because


# Everything at once.


def test_every_fault_of_a_request_is_found_at_once():
    fields = {
        "hand": "11111p5555p0m23s",
        "win_tile": "0m",
        "melds": ["chi:124s@right", "ankan:3333z@left", {"type": "pon", "tiles": "777z", "called": "6z"}],
        "ippatsu": True,
        "chankan": True,
        "tsumo": True,
        "rinshan": True,
        "north": 1,
        "dora_indicators": "112233s",
        "discarder": "south",
        "first_turn": True,
        "honba": -1,
        "ipatsu": True,
    }
    assert faults(fields) == {
        ("hand", "hand_size"),
        ("hand", "too_many_copies"),
        ("hand", "red_five_count"),
        ("melds/0", "not_a_set"),
        ("melds/0", "bad_source"),
        ("melds/1", "ankan_is_not_called"),
        ("melds/2", "called_not_in_meld"),
        ("dora_indicators", "too_many_indicators"),
        ("ippatsu", "contradiction"),
        ("chankan", "contradiction"),
        ("first_turn", "contradiction"),
        ("discarder", "contradiction"),
        ("north", "contradiction"),
        ("honba", "out_of_range"),
        ("ipatsu", "unknown_field"),
    }


def test_several_contradictions_of_one_field_are_all_named():
    fields = {**OPEN, **FIRST, **LAST, "seat_wind": "east"}
    with pytest.raises(ImpossibleQuestion) as caught:
        ScoreRequest().load(fields)
    assert [fault.field for fault in caught.value.faults] == ["first_turn"] * 3
    assert all(fault.detail in str(caught.value) for fault in caught.value.faults)


@pytest.mark.parametrize(
    ("fields", "expected", "because"),
    [
        (
            {**CLOSED, "win_tile": "9x", "ippatsu": True},
            {("win_tile", "unknown_notation"), ("ippatsu", "contradiction")},
            "ippatsu has nothing to do with the winning tile",
        ),
        (
            {**CLOSED, "melds": ["pon:99x"], "riichi": True},
            {("melds/0", "unknown_notation")},
            "nobody knows whether the melds open the hand, nor how many tiles belong to it",
        ),
        (
            {"win_tile": "4s", "riichi": True},
            {("hand", "missing_field")},
            "nothing is said of a hand that is not there",
        ),
        (
            {**CLOSED, "hand": "1111p456p2789s55z", "win_tile": "1x"},
            {("win_tile", "unknown_notation")},
            "the four tiles are no fault, whatever wins",
        ),
        (
            {"hand": "1111m456p2789s55z"},
            {("win_tile", "missing_field")},
            "a winning tile that is missing is no 1m",
        ),
        (
            {**CLOSED, "north": 1, "rules": "mahjong_soul_3"},
            {("rules", "unknown_rule_set")},
            "these may be rules of three players",
        ),
        (
            {**CLOSED, "passed": "2m", "rules": "mahjong_soul_3"},
            {("rules", "unknown_rule_set")},
            "nor is anything passed",
        ),
        (
            {**CLOSED, "hand": "5555p6p23789s555z", "rules": "ema_2020"},
            {("rules", "unknown_rule_set")},
            "these may be rules without red fives",
        ),
        (
            {**CLOSED, "ippatsu": True, "rules": "ema_2020"},
            {("rules", "unknown_rule_set"), ("ippatsu", "contradiction")},
            "no rules have ippatsu without riichi",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_depends_on_a_field_that_cannot_be_read_is_not_judged(fields, expected, because):
    assert faults(fields) == expected, because


def test_a_fault_names_the_tiles_it_is_about():
    with pytest.raises(ImpossibleQuestion) as caught:
        win("11111p456p2378s5z", "4s", dora_indicators="1p")
    [fault] = caught.value.faults
    assert fault.tiles == ("1p",)
    assert fault.detail == "6 copies of 1p (5 in hand, 1 in dora_indicators); a set has four"


@pytest.mark.parametrize(
    ("hand", "rules", "named", "says"),
    [
        ("5555p6p23789s555z", "standard", "5p", "4 plain 5p; these rules have 3; write 0p for a red one"),
        ("0055p6p23789s555z", "standard", "0p", "2 of 0p; these rules have 1"),
        ("055p46p23789s555z", "ema_2016", "0p", "1 of 0p; these rules have 0"),
        ("555p46p23789s555z", reds(1, 2, 1), "5p", "3 plain 5p; these rules have 2; write 0p for a red one"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_fault_tells_red_fives_from_plain_ones(hand, rules, named, says):
    with pytest.raises(ImpossibleQuestion) as caught:
        win(hand, "4s", rules=rules)
    [fault] = caught.value.faults
    assert (fault.tiles, fault.detail) == ((named,), says)


# What is asked beside the tiles.


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("tsumo", 1, "invalid_type"),
        ("riichi", "true", "invalid_type"),
        ("round_wind", "ton", "unknown_wind"),
        ("offered_by", "shouminkan", "unknown_value"),
        ("honba", 1001, "out_of_range"),
        ("consecutive_wins", 1001, "out_of_range"),
        ("dealer_wins", 1001, "out_of_range"),
        ("honba", True, "invalid_type"),
        ("riichi_sticks", 1.0, "invalid_type"),
        ("liable", {"daisangen": "west"}, "invalid_type"),
        ("hand", None, "invalid_type"),
        ("win_tile", "45s", "not_one_tile"),
    ],
)
def test_a_value_of_the_wrong_kind_is_refused(field, value, code):
    assert faults({**CLOSED, field: value}) == {(field, code)}


@pytest.mark.parametrize(
    ("item", "fault"),
    [
        ({"yaku": "daisangen"}, ("liable/0", "invalid_type")),
        ({"yaku": "tsuuiisou", "seat": "west"}, ("liable/0/yaku", "unknown_value")),
        ({"yaku": "daisangen", "seat": "left"}, ("liable/0/seat", "unknown_wind")),
    ],
)
def test_a_liable_player_is_named_with_yaku_and_seat(item, fault):
    assert faults({**CLOSED, "liable": [item]}) == {fault}


@pytest.mark.parametrize("yaku", LIABLE_YAKU)
def test_a_liable_player_is_read(yaku):
    liable = [{"yaku": yaku, "seat": "W"}]
    assert win(**CLOSED, liable=liable).liable == (Liability(yaku, 2),)
