"""Notation: five ways to write tiles, melds in two, winds in many, and what is said of what cannot be read."""

import pytest

from scoring.errors import UnreadableTiles
from scoring.hand import Meld
from scoring.notation import (
    parse_meld,
    parse_meld_parts,
    parse_tile,
    parse_tiles,
    parse_wind,
    to_mjai,
    to_mpsz,
    to_tenhou136,
    to_unicode,
)
from scoring.tiles import KIND_OF, TILE_NAMES, TILES, names
from tests.helpers import faults, win


def refusal(read, *value):
    """Give the code and the sentence with which something is refused."""
    with pytest.raises(UnreadableTiles) as caught:
        read(*value)
    return caught.value.code, str(caught.value)


# Tiles.


@pytest.mark.parametrize(
    ("value", "expected", "because"),
    [
        ("123m406p77z", "1m 2m 3m 4p 0p 6p 7z 7z", "ranks, then the suit"),
        ("1m2m3m", "1m 2m 3m", "a suit after every rank"),
        ("9m1m", "9m 1m", "the order is kept"),
        ("3m1p2m", "3m 1p 2m", "a suit may come again"),
        (" 123m 4_5p\t7z\n", "1m 2m 3m 4p 5p 7z", "spaces and _ say nothing"),
        ("1m,2m", "1m 2m", "nor do commas"),
        ("", "", "no tiles"),
        (["1m", "0p", "7z"], "1m 0p 7z", "a list of names"),
        (("1m", "0p"), "1m 0p", "a tuple is a list"),
        ([" 1m", "2m "], "1m 2m", "spaces in a name"),
        ([], "", "an empty list"),
        ("5mr5pr5sr", "0m 0p 0s", "mjai writes red fives with an r"),
        ("ESWNPFC", "1z 2z 3z 4z 5z 6z 7z", "mjai writes honours as letters, haku hatsu chun as P F C"),
        ("1m E 5sr C", "1m 1z 0s 7z", "mjai names with spaces"),
        (["5mr", "5m", "E", "9s"], "0m 5m 1z 9s", "a list of mjai names"),
        ("🀇🀏🀐🀘🀙🀡", "1m 9m 1s 9s 1p 9p", "Unicode has man, sou, pin"),
        ("🀀🀁🀂🀃", "1z 2z 3z 4z", "Unicode winds"),
        ("🀆🀅🀄", "5z 6z 7z", "Unicode dragons are chun hatsu haku, the other way round"),
        ("🀄\ufe0f🀄\ufe0e", "7z 7z", "a red dragon as an emoji, and as plain text"),
        (["🀇", "🀙"], "1m 1p", "a list of Unicode tiles"),
        ([0, 3, 4, 135], "1m 1m 2m 7z", "Tenhou gives four numbers to a kind"),
        ([36, 72, 108], "1p 1s 1z", "pin from 36, sou from 72, honours from 108"),
        ([16, 52, 88], "0m 0p 0s", "the first of each five is the red one"),
        ([17, 18, 19, 53, 89], "5m 5m 5m 5p 5s", "the other fives are plain"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_tiles_are_read(value, expected, because):
    assert " ".join(names(parse_tiles(value))) == expected, because


@pytest.mark.parametrize(
    ("value", "code", "says", "because"),
    [
        ("123", "unknown_notation", "no suit", "the suit is missing"),
        ("123m45", "unknown_notation", "no suit", "the last suit is missing"),
        ("m123", "unknown_notation", "123m", "the suit comes after the ranks"),
        ("12x", "unknown_notation", "'x'", "x is no suit"),
        ("123M", "unknown_notation", "'M'", "suits are small"),
        ("1万", "unknown_notation", "'万'", "characters are not read"),
        ("🀫", "unknown_notation", "🀫", "the back of a tile is none"),
        ("8z", "unknown_tile", "7z", "there are seven honours"),
        ("0z", "unknown_tile", "7z", "no honour is red"),
        ("12mE", "mixed_notation", "12mE", "ranks of one suit together are not mjai"),
        ("0mE", "mixed_notation", "0mE", "mjai writes 5mr"),
        ("1zE", "mixed_notation", "1zE", "mjai writes E"),
        ("1m🀇", "mixed_notation", "1m🀇", "names and Unicode"),
        (["E", "1z"], "mixed_notation", "mjai", "one list, two names for east"),
        (["5mr", "0p"], "mixed_notation", "mjai", "one list, two ways to write red"),
        (["5mr", "🀇"], "mixed_notation", "mjai", "one list, mjai and Unicode"),
        ([" E", "1z"], "mixed_notation", "mjai", "spaces do not hide it"),
        (["1m", "🀇"], "mixed_notation", "Unicode", "one list, names and Unicode"),
        (["1m", 5], "mixed_notation", "not both", "names and numbers"),
        ("1mr", "unknown_tile", "1mr", "only fives are red"),
        (["3pr"], "unknown_tile", "3pr", "only fives are red"),
        (["12m"], "unknown_tile", "2 tiles", "a name is one tile"),
        (["1m", ""], "unknown_tile", "0 tiles", "an empty name"),
        ([136], "unknown_tile", "0 to 135", "there are 136 tiles"),
        ([-1], "unknown_tile", "0 to 135", "numbers begin at 0"),
        ([10**5000], "unknown_tile", "0 to 135", "a number too long to be written"),
        ([7, 4, 4], "duplicate_tile", "number 4", "a number is one tile"),
        (["1m"] * 137, "too_long", "136", "more than a set"),
        ("1m" * 273, "too_long", "characters", "more than a set by far"),
        (None, "invalid_type", "123m406p77z", "nothing is not a text"),
        (5, "invalid_type", "123m406p77z", "one number is not a list"),
        ({"1m": 1}, "invalid_type", "123m406p77z", "an object"),
        ([None], "invalid_type", "1m", "neither a name nor a number"),
        ([True], "invalid_type", "1m", "true is not 1"),
        ([1.0], "invalid_type", "1m", "tile numbers are whole"),
        ([["1m"]], "invalid_type", "1m", "a list in a list"),
    ],
    ids=lambda value: value[:20] if isinstance(value, str) else "",
)
def test_what_names_no_tiles_is_refused(value, code, says, because):
    found, detail = refusal(parse_tiles, value)
    assert found == code, because
    assert says in detail, because
    assert len(detail) < 200


@pytest.mark.parametrize(
    ("value", "expected"),
    [("5p", "5p"), ("0p", "0p"), (["5pr"], "0p"), ("E", "1z"), ("🀄", "7z"), (52, "0p"), ([53], "5p")],
)
def test_one_tile_is_read(value, expected):
    assert TILE_NAMES[parse_tile(value)] == expected


@pytest.mark.parametrize(
    ("value", "code", "says"),
    [
        ("", "not_one_tile", "got 0"),
        ("55p", "not_one_tile", "got 2"),
        ([53, 54], "not_one_tile", "got 2"),
        (136, "unknown_tile", "0 to 135"),
        (True, "invalid_type", "expected"),
        (None, "invalid_type", "expected"),
    ],
)
def test_what_is_not_one_tile_is_refused(value, code, says):
    found, detail = refusal(parse_tile, value)
    assert found == code
    assert says in detail


# Writing.


@pytest.mark.parametrize(
    ("value", "mpsz", "mjai", "tenhou"),
    [
        ("", "", [], []),
        ("123m0p7z", "123m0p7z", ["1m", "2m", "3m", "5pr", "C"], [0, 4, 8, 52, 132]),
        ("1m1p1m", "1m1p1m", ["1m", "1p", "1m"], [0, 36, 1]),
        ("5550s", "5550s", ["5s", "5s", "5s", "5sr"], [89, 90, 91, 88]),
        ("1234567z", "1234567z", list("ESWNPFC"), [108, 112, 116, 120, 124, 128, 132]),
        ("1111m", "1111m", ["1m"] * 4, [0, 1, 2, 3]),
    ],
)
def test_tiles_are_written(value, mpsz, mjai, tenhou):
    read = parse_tiles(value)
    assert to_mpsz(read) == mpsz
    assert to_mjai(read) == mjai
    assert to_tenhou136(read) == tenhou


def test_unicode_is_written_without_red():
    assert to_unicode(parse_tiles("150m1p1s1234567z")) == "🀇🀋🀋🀙🀐🀀🀁🀂🀃🀆🀅🀄"


@pytest.mark.parametrize("tile", TILES)
@pytest.mark.parametrize("write", [to_mpsz, to_mjai, to_tenhou136])
def test_a_tile_survives_writing(write, tile):
    assert parse_tiles(write([tile])) == (tile,)


@pytest.mark.parametrize("write", [to_mpsz, to_mjai, to_tenhou136])
def test_a_whole_set_survives_writing(write):
    whole = parse_tiles(list(range(136)))
    assert parse_tiles(write(whole)) == whole


@pytest.mark.parametrize("tile", TILES)
def test_a_kind_survives_unicode(tile):
    assert parse_tiles(to_unicode([tile])) == (KIND_OF[tile],)


@pytest.mark.parametrize(
    ("value", "because"),
    [("11111m", "four of a kind"), ("5555m", "the fourth is red"), ("00p", "one is red")],
)
def test_tiles_without_a_number_left_are_refused(value, because):
    code, detail = refusal(to_tenhou136, parse_tiles(value))
    assert code == "too_many_copies", because
    assert value[-2:] in detail, because


# Melds.


def meld(type, text, called=None, source=None):
    return Meld(type, parse_tiles(text), None if called is None else parse_tile(called), source)


@pytest.mark.parametrize(
    ("text", "expected", "because"),
    [
        ("chi:340m", meld("chi", "340m"), "a red five in a run"),
        ("chi:534m", meld("chi", "345m"), "a run is put in order"),
        ("chi:403m@left", meld("chi", "340m", None, "left"), "from the left, a red five in its place"),
        ("pon:777z@across", meld("pon", "777z", None, "across"), "from across"),
        ("pon:055s@right", meld("pon", "550s", None, "right"), "from the right, the red five last"),
        ("ankan:1111s", meld("ankan", "1111s"), "concealed"),
        ("kakan:2222p", meld("kakan", "2222p"), "added to a pon"),
        ("daiminkan:3333m", meld("daiminkan", "3333m"), "called"),
        ("kan:3333m", meld("daiminkan", "3333m"), "kan is short for daiminkan"),
        ("minkan:3333m", meld("daiminkan", "3333m"), "so is minkan"),
        (" pon : 777z @ left ", meld("pon", "777z", None, "left"), "spaces say nothing"),
        ("pon:CCC", meld("pon", "777z"), "mjai names"),
        ("pon:5pr5p5p", meld("pon", "550p"), "a red mjai name"),
        ("chi:🀇🀈🀉", meld("chi", "123m"), "Unicode tiles"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_short_meld_is_read(text, expected, because):
    assert parse_meld(text) == expected, because


@pytest.mark.parametrize(
    ("text", "code", "says", "because"),
    [
        ("777z", "unknown_meld", "pon:777z", "no type"),
        ("", "unknown_meld", "chi:340m", "nothing"),
        ("pon:777z@", "unknown_meld", "pon:777z@across", "no source after @"),
        ("pong:777z", "unknown_meld", "chi, pon, daiminkan, kakan or ankan", "no such type"),
        ("Pon:777z", "unknown_meld", "chi:340m", "types are small"),
        ("pon:777z" + " " * 80, "unknown_meld", "chi:340m", "too long"),
        ("pon:777z@front", "unknown_source", "left, across or right", "no such source"),
        ("pon:777x", "unknown_notation", "'x'", "its tiles cannot be read"),
        ("pon:888z", "unknown_tile", "7z", "there is no such tile"),
        ("pon:77z", "meld_size", "got 2", "a pair is no meld"),
        ("kan:11111z", "meld_size", "got 5", "five are too many"),
        ("pon:", "meld_size", "got 0", "no tiles"),
    ],
    ids=lambda value: value[:20] if isinstance(value, str) else "",
)
def test_what_is_no_short_meld_is_refused(text, code, says, because):
    found, detail = refusal(parse_meld, text)
    assert found == code, because
    assert says in detail, because


@pytest.mark.parametrize("type", ["chi", "pon", "daiminkan", "kakan", "ankan"])
def test_a_meld_is_made_of_its_parts(type):
    tiles = "0555m" if type.endswith("kan") else "340m"
    assert parse_meld_parts({"type": type, "tiles": tiles}).type == type


#: A hand beside one meld of which nothing is said here.
BESIDE = {"hand": "123456p23s55z", "win_tile": "4s"}


@pytest.mark.parametrize(
    ("item", "expected", "because"),
    [
        ("pon:777m@across", meld("pon", "777m", None, "across"), "the short form"),
        ({"type": "pon", "tiles": "777m"}, meld("pon", "777m"), "called and from are optional"),
        (
            {"type": "chi", "tiles": "304m", "called": "0m", "from": "left"},
            meld("chi", "340m", "0m", "left"),
            "with the called tile and where it came from",
        ),
        (
            {"type": "pon", "tiles": ["5pr", "5p", "5p"], "called": "5pr"},
            meld("pon", "550p", "0p"),
            "mjai names",
        ),
        ({"type": "pon", "tiles": [24, 25, 26], "called": 25}, meld("pon", "777m", "7m"), "Tenhou's numbers"),
        (
            {"type": "kan", "tiles": "7777m", "called": None, "from": None},
            meld("daiminkan", "7777m"),
            "null is unknown",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_meld_of_a_request_is_read(item, expected, because):
    assert win(BESIDE["hand"], BESIDE["win_tile"], melds=[item]).melds == (expected,), because


@pytest.mark.parametrize(
    ("item", "expected", "because"),
    [
        ({"tiles": "777m"}, {"/type": "unknown_meld"}, "no type"),
        ({"type": ["pon"], "tiles": "777m"}, {"/type": "unknown_meld"}, "a list is no type"),
        ({"type": "pon"}, {"/tiles": "invalid_type"}, "no tiles"),
        ({"type": "pon", "tiles": "777x"}, {"/tiles": "unknown_notation"}, "its tiles cannot be read"),
        ({"type": "pon", "tiles": ["7m", "7x", "7m"]}, {"/tiles/1": "unknown_notation"}, "the second cannot"),
        ({"type": "pon", "tiles": "777m", "called": "77m"}, {"/called": "not_one_tile"}, "two called tiles"),
        ({"type": "pon", "tiles": "777m", "from": "west"}, {"/from": "unknown_source"}, "a seat is no direction"),
        ({"type": "pon", "tiles": "777m", "form": "left"}, {"/form": "unknown_field"}, "a slip"),
        ({"type": "pon", "tiles": "777m", "a/b~": 1}, {"/a~1b~0": "unknown_field"}, "its name is escaped"),
        (
            {"type": "pong", "tiles": "77m", "called": "7", "from": "front"},
            {
                "/type": "unknown_meld",
                "/tiles": "meld_size",
                "/called": "unknown_notation",
                "/from": "unknown_source",
            },
            "everything at once",
        ),
        (
            {"type": "pong", "tiles": "777m", "form": "left"},
            {"/form": "unknown_field", "/type": "unknown_meld"},
            "a slip beside a fault",
        ),
        (["pon", "777m"], {"": "invalid_type"}, "a list"),
        (7, {"": "invalid_type"}, "a number"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_is_no_meld_of_a_request_is_refused(item, expected, because):
    found = {(f"melds/0{at}", code) for at, code in expected.items()}
    assert faults({**BESIDE, "melds": [item]}) == found, because


def test_every_meld_that_cannot_be_read_is_named():
    melds = ["pon:777x", "chi:123m", {"type": "pong", "tiles": "777z"}]
    assert faults({**BESIDE, "melds": melds}) == {
        ("melds/0", "unknown_notation"),
        ("melds/2/type", "unknown_meld"),
    }


@pytest.mark.parametrize(
    ("hand", "expected", "because"),
    [
        (["1x", "1m", "12m"], {("hand/0", "unknown_notation"), ("hand/2", "unknown_tile")}, "two names"),
        ([136, 0, -1], {("hand/0", "unknown_tile"), ("hand/2", "unknown_tile")}, "two numbers"),
        (["5mr", " 1z"], {("hand", "mixed_notation")}, "no single one of them is wrong"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_every_tile_of_a_list_that_cannot_be_read_is_named(hand, expected, because):
    assert faults({"hand": hand, "win_tile": "4s"}) == expected, because


@pytest.mark.parametrize(
    ("melds", "code", "because"),
    [
        ("pon:777z", "invalid_type", "one meld is not a list"),
        (["pon:111z", "pon:222z", "pon:333z", "pon:444z", "pon:555z"], "too_many_melds", "five melds"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_melds_as_a_whole_are_refused(melds, code, because):
    assert faults({"hand": "5z", "win_tile": "5z", "melds": melds}) == {("melds", code)}, because


# Winds.


@pytest.mark.parametrize(
    ("texts", "seat"),
    [
        ("east East EAST E 1z 東 东", 0),
        ("south South SOUTH S 2z 南", 1),
        ("west West WEST W 3z 西", 2),
        ("north North NORTH N 4z 北", 3),
    ],
)
def test_a_wind_is_read_in_all_its_spellings(texts, seat):
    assert {parse_wind(text) for text in texts.split()} == {seat}


@pytest.mark.parametrize("value", ["", "5z", "P", "0z", "ton", "eastt", 0, None, True, ["east"], {"east": 1}])
def test_what_is_no_wind_is_refused(value):
    code, detail = refusal(parse_wind, value)
    assert code == "unknown_wind"
    assert "east, south, west or north" in detail


def test_a_refusal_shows_no_more_than_the_beginning_of_what_was_sent():
    _, detail = refusal(parse_wind, "x" * 1000)
    assert len(detail) < 120
