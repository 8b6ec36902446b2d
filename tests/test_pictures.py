"""Pictures: which tiles are drawn, in which order, how they lie, what is said of them, and what is refused."""

from io import BytesIO
from xml.etree import ElementTree

import pytest
import resvg_py
from PIL import Image

from locales import LANGUAGES
from pictures import PALETTES, Scene, draw_png, draw_svg
from pictures.faces import HEIGHT, LINES, WIDTH, draw_face
from pictures.palette import DARK, LIGHT
from pictures.strokes import CHARACTERS, DIGITS
from scoring.notation import parse_meld, parse_meld_parts
from scoring.tiles import RED_FIVES, TILE_NAMES, TILES
from tests.helpers import tiles

SVG = "{http://www.w3.org/2000/svg}"


def drawn(svg):
    """List what is drawn from left to right, lower tiles first: a name, turned ones with ``>``, ``back``."""
    pieces = [_piece(group) for group in ElementTree.fromstring(svg).findall(f"{SVG}g")]
    return [name for _, _, name in sorted(pieces, key=lambda piece: (piece[0], -piece[1]))]


def _piece(group):
    x, y = group.get("transform").partition(")")[0].removeprefix("translate(").split()
    frame, *face = [use.get("href").removeprefix("#") for use in group.findall(f"{SVG}use")]
    name = face[0].removeprefix("t") if face else frame
    return float(x), float(y), f"{name}>" if frame == "lying" else name


def scene(hand="", *, melds=(), win_tile=None, **more):
    rows = {name: tiles(text) if isinstance(text, str) else text for name, text in more.items()}
    won = None if win_tile is None else tiles(win_tile)[0]
    return Scene(hand=tiles(hand), melds=tuple(map(parse_meld, melds)), win_tile=won, **rows)


def svg(*args, height=85, **kwargs):
    return draw_svg(scene(*args, **kwargs), LIGHT, height)


# What is drawn.


@pytest.mark.parametrize(
    ("meld", "lying"),
    [
        ("chi:345m", "3m> 4m 5m"),
        ("chi:340m@left", "3m> 4m 0m"),
        ("pon:777z@left", "7z> 7z 7z"),
        ("pon:777z@across", "7z 7z> 7z"),
        ("pon:777z@right", "7z 7z 7z>"),
        ("daiminkan:1111p@left", "1p> 1p 1p 1p"),
        ("daiminkan:1111p@across", "1p 1p> 1p 1p"),
        ("daiminkan:1111p@right", "1p 1p 1p 1p>"),
        ("kakan:5550s@left", "5s> 0s> 5s 5s"),
        ("kakan:5555s@across", "5s 5s> 5s> 5s"),
        ("kakan:5555s@right", "5s 5s 5s> 5s>"),
        ("ankan:2222m", "back 2m 2m back"),
        ("ankan:5055m", "back 5m 0m back"),
    ],
)
def test_a_meld_shows_how_it_was_made(meld, lying):
    assert drawn(svg(melds=[meld])) == lying.split()


@pytest.mark.parametrize(("called", "lying"), [("0m", "0m> 3m 4m"), ("4m", "4m> 3m 0m"), (None, "3m> 4m 0m")])
def test_the_called_tile_is_the_one_that_is_turned(called, lying):
    meld = parse_meld_parts({"type": "chi", "tiles": "340m", "called": called, "from": "left"})
    assert drawn(draw_svg(Scene(melds=(meld,)), LIGHT, 64)) == lying.split()


def test_the_added_tile_of_a_kakan_lies_on_the_turned_one():
    [below, above] = [
        piece for piece in map(_piece, ElementTree.fromstring(svg(melds=["kakan:5550s"]))[2:]) if ">" in piece[2]
    ]
    assert below[0] == above[0]
    assert below[1] - above[1] == WIDTH


def test_hand_win_tile_melds_and_norths_stand_in_this_order_with_gaps():
    picture = svg("19m5z", win_tile="1s", melds=["pon:222p@right"], north=2)
    assert drawn(picture) == ["1m", "9m", "5z", "1s", "2p", "2p", "2p>", "4z", "4z"]
    places = sorted({_piece(group)[0] for group in ElementTree.fromstring(picture)[2:]})
    steps = [after - before for before, after in zip(places, places[1:], strict=False)]
    assert steps == [60, 60, 82, 82, 60, 60, 102, 60]


def test_a_hand_is_drawn_in_the_order_given():
    assert drawn(svg("91m5z3p")) == ["9m", "1m", "5z", "3p"]


def test_indicators_lie_in_a_row_above_the_hand_with_those_not_turned():
    picture = ElementTree.fromstring(svg("1z", dora_indicators="30p", ura_indicators="9s7z"))
    pieces = [_piece(group) for group in picture[2:]]
    hand = next(piece for piece in pieces if piece[2] == "1z")
    indicators = [piece for piece in pieces if piece[1] < hand[1]]
    assert [name for _, _, name in indicators] == ["3p", "0p", *["back"] * 3, "9s", "7z", *["back"] * 3]
    assert len({y for _, y, _ in indicators}) == 1


@pytest.mark.parametrize("tile", TILES)
def test_every_tile_can_be_drawn_and_none_twice_alike(tile):
    faces = [draw_face(one, LIGHT) for one in TILES]
    assert faces.count(faces[tile]) == 1
    ElementTree.fromstring(f"<g>{faces[tile]}</g>")


@pytest.mark.parametrize("palette", PALETTES.values())
@pytest.mark.parametrize("red", RED_FIVES)
def test_a_red_five_is_red_and_nothing_else(red, palette):
    face = draw_face(red, palette)
    assert palette.red in face
    assert not any(colour in face for colour in (palette.ink, palette.green, palette.blue))


def test_what_a_face_draws_stays_on_the_tile():
    for tile in TILES:
        face = f'<g {LINES} transform="translate(20 20)">{draw_face(tile, LIGHT)}</g>'
        frame = f'<rect x="22" y="22" width="{WIDTH - 4}" height="{HEIGHT - 4}" fill="#000"/>'
        sizes = f'width="{WIDTH + 40}" height="{HEIGHT + 40}"'
        ink = [
            resvg_py.svg_to_bytes(svg_string=f'<svg xmlns="http://www.w3.org/2000/svg" {sizes}>{content}</svg>')
            for content in (frame, face + frame)
        ]
        assert bytes(ink[0]) == bytes(ink[1]), f"{TILE_NAMES[tile]} goes over its edge"


def test_every_stroke_is_used():
    everything = "".join(draw_face(tile, LIGHT) for tile in TILES)
    assert [name for name, path in {**DIGITS, **CHARACTERS}.items() if path not in everything] == []


# The document.


def test_it_stands_alone_with_unique_ids_that_all_exist():
    root = ElementTree.fromstring(svg("1199m055p", win_tile="1z", melds=["kakan:5550s", "ankan:1111p"], north=1))
    ids = [one.get("id") for one in root.iter() if one.get("id")]
    used = {one.get("href").removeprefix("#") for one in root.iter(f"{SVG}use")}
    assert len(ids) == len(set(ids))
    assert used == set(ids)
    assert {one.tag.removeprefix(SVG) for one in root.iter()} <= {
        "svg", "title", "g", "defs", "use", "path", "rect", "circle",
    }  # fmt: skip


@pytest.mark.parametrize("height", [16, 64, 128])
def test_its_size_follows_from_the_height_of_a_tile(height):
    root = ElementTree.fromstring(svg("1m", height=height))
    assert float(root.get("height")) == pytest.approx(height * 89 / 85, rel=1e-3)
    assert float(root.get("width")) == pytest.approx(height * 64 / 85, rel=1e-3)
    assert root.get("viewBox") == "-2 -2 64 89"


#: What a picture of everything says.
TOLD = {
    "en": "hand: 2 man, 3 man, red 5 pin; won on 5 pin; pon: chun, chun, chun (from across); "
    "ankan: 1 sou, 1 sou, 1 sou, 1 sou; extracted norths: 1; dora indicated by 3 pin, west; "
    "ura dora indicated by 9 man",
    "ja": "手牌: 2萬, 3萬, 赤5筒; 和了牌: 5筒; ポン: 中, 中, 中 (対面から); 暗槓: 1索, 1索, 1索, 1索; 抜いた北: 1枚; "
    "ドラ表示牌: 3筒, 西; 裏ドラ表示牌: 9萬",
    "zh-Hans": "手牌: 2万, 3万, 赤5筒; 和牌张: 5筒; 碰: 中, 中, 中 (来自对家); 暗杠: 1索, 1索, 1索, 1索; 拔北: 1张; "
    "宝牌指示牌: 3筒, 西; 里宝牌指示牌: 9万",
    "zh-Hant": "手牌: 2萬, 3萬, 赤5筒; 和牌張: 5筒; 碰: 中, 中, 中 (來自對家); 暗槓: 1索, 1索, 1索, 1索; 拔北: 1張; "
    "寶牌指示牌: 3筒, 西; 裏寶牌指示牌: 9萬",
    "ko": "손패: 2만, 3만, 적5통; 화료패: 5통; 퐁: 중, 중, 중 (대면에게서); 안깡: 1삭, 1삭, 1삭, 1삭; 뺀 북: 1장; "
    "도라 표시패: 3통, 서; 뒷도라 표시패: 9만",
}
EVERYTHING = {
    "hand": "23m0p",
    "win_tile": "5p",
    "melds": "pon:777z@across,ankan:1111s",
    "north": "1",
    "dora_indicators": "3p,3z",
    "ura_indicators": "9m",
}


def title(picture):
    root = ElementTree.fromstring(picture)
    assert root.get("role") == "img"
    assert root[0].tag == f"{SVG}title"
    return root.get("{http://www.w3.org/XML/1998/namespace}lang"), root[0].text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_says_what_it_shows_in_the_language_asked_for(client, lang):
    by_field = client.get("/v1/tiles.svg", query_string={**EVERYTHING, "lang": lang})
    by_header = client.get("/v1/tiles.svg", query_string=EVERYTHING, headers={"Accept-Language": f"{lang}, fr;q=0.5"})
    assert title(by_field.data) == (lang, TOLD[lang])
    assert by_header.data == by_field.data
    png = client.get("/v1/tiles.png", query_string={**EVERYTHING, "lang": lang}).data
    assert opened(png).text == {"Description": TOLD[lang]}
    assert opened(png).text["Description"].lang == lang


@pytest.mark.parametrize(
    ("lang", "header", "spoken", "because"),
    [
        (None, None, "en", "nothing is asked for"),
        ("tlh", "ja", "en", "a language that is asked for and not known is English, as elsewhere"),
        (None, "fr", "en", "none that is known"),
        ("zh-TW", None, "zh-Hant", "a region tells the script"),
        ("ko", "ja", "ko", "the field goes before the header"),
    ],
)
def test_the_language_of_a_picture(client, lang, header, spoken, because):
    asked = EVERYTHING | ({"lang": lang} if lang else {})
    response = client.get("/v1/tiles.svg", query_string=asked, headers={"Accept-Language": header} if header else {})
    assert title(response.data) == (spoken, TOLD[spoken]), because
    assert "Accept-Language" in response.headers["Vary"]


def test_pictures_in_two_languages_have_two_tags(client):
    paths = [f"/v1/tiles.{ending}?hand=1m&lang={lang}" for ending in ("svg", "png") for lang in TOLD]
    tags = {client.get(path).headers["ETag"] for path in paths}
    assert len(tags) == len(paths)


def test_a_fault_of_a_picture_has_a_message_in_the_language(client):
    [fault] = client.get("/v1/tiles.svg?hand=1m&height=5&lang=ja").json["errors"]
    assert fault["message"] == "16から128までの範囲で指定してください。"


@pytest.mark.parametrize(
    ("melds", "told"),
    [
        ("chi:340m@left", "chi: 3 man, 4 man, red 5 man (from the left)"),
        ("pon:111z@right", "pon: east, east, east (from the right)"),
    ],
)
def test_a_meld_without_a_hand(melds, told):
    assert title(svg("", melds=[melds])) == ("en", told)


def test_the_largest_hand_is_small_and_within_bounds():
    melds = [f"ankan:{tile}" for tile in ("1111p", "9999p", "7777s", "2222s")]
    largest = scene("5z", win_tile="5z", melds=melds, north=4, dora_indicators="12345m", ura_indicators="12345s")
    assert len(draw_svg(largest, LIGHT, 128)) < 20_000
    width, height = opened(draw_png(largest, LIGHT, 128)).size
    assert width < 2400
    assert height < 300


# PNG.


def opened(png):
    image = Image.open(BytesIO(png))
    image.load()
    assert (image.format, image.mode) == ("PNG", "RGBA")
    return image


def test_a_png_has_the_size_and_colours_of_the_picture():
    image = opened(draw_png(scene("5z", melds=["ankan:1111m"]), LIGHT, 85))
    assert image.size == (64 + 22 + 4 * 60, 89)
    assert image.getpixel((32, 42)) == (0xFF, 0xFC, 0xF3, 255), "the middle of a haku is bare"
    assert image.getpixel((75, 42)) == (0, 0, 0, 0), "the ground is transparent"
    assert image.getpixel((64 + 22 + 4, 42)) == (0x2F, 0x7D, 0x68, 255), "a back"


def test_a_png_says_what_it_shows():
    assert opened(draw_png(scene("1m", win_tile="1m"), DARK, 24)).text == {"Description": "hand: 1 man; won on 1 man"}


# Over HTTP.


@pytest.mark.parametrize(("ending", "media_type"), [("svg", "image/svg+xml"), ("png", "image/png")])
def test_both_are_served(client, ending, media_type):
    response = client.get(f"/v1/tiles.{ending}?hand=234567m340p45s88s&win_tile=6s&dora_indicators=3p")
    assert response.status_code == 200
    assert response.mimetype == media_type
    assert client.post(f"/v1/tiles.{ending}", json={"hand": "1m"}).status_code == 405


def test_the_winning_tile_is_taken_out_of_a_hand_that_holds_it(client):
    within = client.get("/v1/tiles.svg?hand=234567m340p456s88s&win_tile=6s").data
    beside = client.get("/v1/tiles.svg?hand=234567m340p45s88s&win_tile=6s").data
    assert within == beside
    assert drawn(within)[-1] == "6s"


@pytest.mark.parametrize("hand", ["", "1z", "12z", "5m0m123456789p7z"])
def test_a_hand_need_not_be_whole(client, hand):
    response = client.get("/v1/tiles.svg", query_string={"hand": hand, "win_tile": "3s"})
    assert len(drawn(response.data)) == len(tiles(hand)) + 1


@pytest.mark.parametrize("hand", ["0m0m5m5m", "5555m", "2m3m"])
def test_what_only_some_rules_forbid_is_drawn(client, hand):
    query = {"hand": hand, "north": 1, "melds": "chi:234p@right"}
    assert client.get("/v1/tiles.svg", query_string=query).status_code == 200


def test_colours_can_be_chosen(client):
    query = {
        "hand": "1m",
        "melds": "ankan:1111s",
        "palette": "dark",
        "face": "#ABCDEF",
        "ink": "010203",
        "back": "445566",
    }
    picture = client.get("/v1/tiles.svg", query_string=query).text
    assert all(colour in picture for colour in ("#abcdef", "#010203", "#445566", DARK.red))
    assert not any(colour in picture for colour in (DARK.face, DARK.ink, DARK.back, LIGHT.red))


@pytest.mark.parametrize(
    ("query", "faults"),
    [
        ({}, {("hand", "missing_field")}),
        ({"hand": ""}, {("hand", "hand_size")}),
        ({"hand": "123456789m123456p"}, {("hand", "hand_size")}),
        ({"hand": "123456789m1234p5p", "win_tile": "9s"}, {("win_tile", "win_tile_not_in_hand")}),
        ({"hand": "123456789m12p", "melds": "pon:111z"}, set()),
        ({"hand": "123456789m123p", "melds": "pon:111z"}, {("hand", "hand_size")}),
        ({"hand": "11111m"}, {("hand", "too_many_copies")}),
        ({"hand": "1111m", "win_tile": "1m"}, {("hand", "too_many_copies")}),
        ({"hand": "8z", "melds": "chi:135m"}, {("hand", "unknown_tile"), ("melds", "not_a_set")}),
        ({"hand": "1m", "dora_indicators": "123456m"}, {("dora_indicators", "too_many_indicators")}),
        ({"hand": "1m", "height": "15"}, {("height", "out_of_range")}),
        (
            {"hand": "1m", "height": "129", "palette": "pink"},
            {("height", "out_of_range"), ("palette", "unknown_value")},
        ),
        ({"hand": "1m", "face": "red"}, {("face", "unknown_value")}),
        ({"hand": "1m", "back": "#12345"}, {("back", "unknown_value")}),
        ({"hand": "1m", "back": "ffff"}, {("back", "unknown_value")}),
        ({"hand": "1m", "green": "##abc"}, {("green", "unknown_value")}),
        ({"hand": "1m", "blue": "abg"}, {("blue", "unknown_value")}),
        ({"hand": "1m", "red": "abc\n"}, {("red", "unknown_value")}),
        ({"hand": "1m", "ink": '"/><script>'}, {("ink", "unknown_value")}),
        ({"hand": "1m", "scale": "2"}, {("scale", "unknown_field")}),
    ],
    ids=str,
)
@pytest.mark.parametrize("ending", ["svg", "png"])
def test_faults_are_told_as_elsewhere(client, ending, query, faults):
    response = client.get(f"/v1/tiles.{ending}", query_string=query)
    assert response.status_code == (422 if faults else 200)
    if faults:
        assert response.mimetype == "application/problem+json"
        assert {(fault["pointer"], fault["code"]) for fault in response.json["errors"]} == faults


@pytest.mark.parametrize("field", PALETTES["light"].__slots__)
@pytest.mark.parametrize(
    ("written", "colour"),
    [("#A1B2C3", "#a1b2c3"), ("a1b2c3", "#a1b2c3"), ("#Ac7", "#aacc77"), ("0fE", "#00ffee"), ("000", "#000000")],
)
def test_a_colour_may_be_written_in_several_ways(client, field, written, colour):
    query = {"hand": "1m2p3s4z5p", "melds": "ankan:1111s", field: written}
    picture = client.get("/v1/tiles.svg", query_string=query).text
    assert colour in picture
    assert getattr(LIGHT, field) not in picture
    assert client.get("/v1/tiles.svg", query_string={**query, field: colour}).text == picture


@pytest.mark.parametrize("field", ["win_tile", "lang", *PALETTES["light"].__slots__])
@pytest.mark.parametrize("form", ["svg", "png"])
def test_null_is_as_good_as_nothing(client, field, form):
    path = f"/v1/tiles.{form}?hand=234567m340p45s88s"
    response = client.get(f"{path}&{field}=null")
    assert response.status_code == 200
    assert response.data == client.get(path).data
