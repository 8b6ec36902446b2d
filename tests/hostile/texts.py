"""Hostile JSON: what is none, and what is deep, huge or ambiguous."""

from tests.hostile.rows import GOOD, HAND, asked, body, field

_MISSING = (("/hand", "missing_field"), ("/win_tile", "missing_field"))
_HONBA = ("/honba", "invalid_type")
_TYPE = ("", "invalid_type")


def _unknown(count: int) -> list[tuple[str, str]]:
    return [(f"/k{number}", "unknown_field") for number in range(count)]


def _many_keys(count: int) -> bytes:
    return b",".join(b'"k%d":1' % number for number in range(count))


#: Depth.
DEEP = [
    body("100,000 lists are opened", b"[" * 100_000),
    body("100,000 objects are opened", b'{"a":' * 100_000),
    body("100,000 lists within each other", b"[" * 100_000 + b"]" * 100_000),
    body("100,000 objects within each other", b'{"a":' * 100_000 + b"1" + b"}" * 100_000),
    body("deeper than the parser's stack is not, and yet too deep", b"[" * 1000 + b"]" * 1000),
    body("one level too deep", b"[" * 33 + b"]" * 33),
    body("as deep as allowed, but no object", b"[" * 32 + b"]" * 32, _TYPE),
    body("levels that alternate", b'[{"a":' * 20 + b"1" + b"}]" * 20),
    field("deep melds", b'"melds":' + b"[" * 100_000 + b"]" * 100_000),
    field("deep rules", b'"rules":' + b'{"a":' * 900 + b"1" + b"}" * 900),
    field("deep liable players", b'"liable":' + b"[" * 30 + b"]" * 30, ("/liable/0", "invalid_type")),
    field("300,000 lists beside each other", b'"a":[' + b"[]," * 300_000 + b"1]"),
    field("1,000 objects beside each other", b'"a":[' + b"{}," * 1000 + b"1]"),
    body("nearly three million objects for a batch", b"[" + b"{}," * 2_796_000 + b"1]", path="/v1/batch"),
    field("a deep unknown field", b'"a":' + b"[" * 100_000),
]

#: Numbers.
NUMBERS = [
    field("a million digits", b'"honba":' + b"9" * 1_000_000),
    field("a million digits of a tile", b'"dora_indicators":[' + b"1" * 1_000_000 + b"]"),
    field("a million decimals", b'"honba":0.' + b"1" * 1_000_000, _HONBA),
    field("beyond any float", b'"honba":1e999999'),
    field("below any float", b'"honba":-1e999999'),
    field("an exponent of 100,000 digits", b'"honba":1e' + b"1" * 100_000),
    field("smaller than any float", b'"honba":1e-999999', _HONBA),
    field("minus zero as a float", b'"honba":-0.0', _HONBA),
    field("2^31", b'"honba":2147483648', ("/honba", "out_of_range")),
    field("2^63", b'"honba":9223372036854775808', ("/honba", "out_of_range")),
    field("2^64", b'"honba":18446744073709551616', _HONBA),
    field("under -2^63", b'"honba":-9223372036854775809', _HONBA),
    field("minus one", b'"honba":-1', ("/honba", "out_of_range")),
    field("a float for a whole number", b'"honba":1.0', _HONBA),
    field("an exponent for a whole number", b'"honba":1e0', _HONBA),
    field("a boolean for a number", b'"honba":true', _HONBA),
    field("a text for a number", b'"honba":"1"', _HONBA),
    field("NaN", b'"honba":NaN'),
    field("infinity", b'"honba":Infinity'),
    field("minus infinity", b'"honba":-Infinity'),
    field("a leading zero", b'"honba":01'),
    field("a plus sign", b'"honba":+1'),
    field("hexadecimal", b'"honba":0x1'),
    field("underscores", b'"honba":1_0'),
    field("nothing after the point", b'"honba":1.'),
    field("nothing before the point", b'"honba":.5'),
    field("digits of another script", '"honba":١'.encode()),
    field(
        "uma that add up to infinity",
        b'"rules":{"uma":[1e308,1e308,1e308,1e308]}',
        ("/rules/uma", "invalid_option_value"),
    ),
    asked("a float for points", {"han": 3.0, "fu": 30}, ("/han", "invalid_type"), path="/v1/points"),
]

#: Keys.
KEYS = [
    field("a key twice", b'"hand":"1m"'),
    field("a key twice, once escaped", b'"h\\u0061nd":"1m"'),
    field("the very same twice", HAND),
    body("twice among unknown keys", b'{"\\u0061":1,"a":2}'),
    body("the empty key twice", b'{"":1,"":2}'),
    body("100,000 times", b"{" + b",".join([b'"a":1'] * 100_000) + b"}"),
    body("a colon in a text hides a second key", b'{"a":":","a":1}'),
    body("a colon in a dropped text makes up for its key", b'{"a":"x","b":"y:","a":1}'),
    field("twice in the rules", b'"rules":{"preset":"m_league","preset":"tenhou_4p"}'),
    field("twice in a meld", b'"melds":[{"type":"pon","type":"chi","tiles":"777z"}]'),
    body("twice in an item of a batch", b'{"requests":[{"to":"score","to":"points","body":{}}]}', path="/v1/batch"),
    body("5,000 unknown fields", b"{" + _many_keys(5000) + b"}", *_unknown(20), *_MISSING),
    field(
        "50,000 unknown fields of a meld",
        b'"melds":[{"type":"pon","tiles":"777z",' + _many_keys(50_000) + b"}]",
        *((f"/melds/0{pointer}", code) for pointer, code in _unknown(20)),
    ),
    field("60,000 options", b'"rules":{' + _many_keys(60_000) + b"}", ("/rules", "unknown_option")),
    body("a key of 900,000 letters", b'{"' + b"k" * 900_000 + b'":1}', ("/" + "k" * 60, "unknown_field"), *_MISSING),
    field(
        "an option of 900,000 letters",
        b'"rules":{"' + b"k" * 900_000 + b'":1}',
        ("/rules/" + "k" * 60, "unknown_option"),
    ),
    field(
        "a part of a meld of 900,000 letters",
        b'"melds":[{"type":"pon","tiles":"777z","' + b"k" * 900_000 + b'":1}]',
        ("/melds/0/" + "k" * 60, "unknown_field"),
    ),
    field("__proto__", b'"__proto__":{"tsumo":true}', ("/__proto__", "unknown_field")),
    field("constructor", b'"constructor":{"prototype":{}}', ("/constructor", "unknown_field")),
    field("__class__", b'"__class__":1', ("/__class__", "unknown_field")),
    field("a method of the schema", b'"load":1', ("/load", "unknown_field")),
    field("a field of the question that no request has", b'"win":1', ("/win", "unknown_field")),
    field("__class__ of the rules", b'"rules":{"__class__":1}', ("/rules/__class__", "unknown_option")),
    field("the empty key", b'"":1', ("/", "unknown_field")),
    field("a null character in a key", b'"\\u0000":1', ("/\x00", "unknown_field")),
    field("a pointer in a key", b'"~1a/b":1', ("/~01a~1b", "unknown_field")),
    field("a known name in capitals", b'"HONBA":1', ("/HONBA", "unknown_field")),
    field("a known name with a space", b'"honba ":1', ("/honba ", "unknown_field")),
    field("a known name in wide letters", '"ｈonba":1'.encode(), ("/ｈonba", "unknown_field")),
]

#: Characters.
CHARACTERS = [
    field("half of a surrogate pair, escaped", b'"lang":"\\ud800"'),
    field("a surrogate pair the wrong way round", b'"lang":"\\udc00\\ud800"'),
    body("a surrogate in a key", b'{"\\ud800":1}'),
    field("a surrogate as bytes", b'"lang":"\xed\xa0\x80"'),
    field("no UTF-8", b'"lang":"\xff\xfe"'),
    field("Latin-1", b'"lang":"\xe9"'),
    field("a character in too many bytes", b'"lang":"\xc0\xaf"'),
    field("a character that breaks off", b'"lang":"\xf0\x9f\x80"'),
    field("beyond Unicode", b'"lang":"\xf4\x90\x80\x80"'),
    field("a null character in a text", b'"lang":"\0"'),
    body("a null character after the end", GOOD + b"\0"),
    field("a control character", b'"lang":"\x01"'),
    field("a line break in a text", b'"lang":"\n"'),
    field("an escape of another language", b'"lang":"\\x41"'),
    field("an escape that breaks off", b'"lang":"\\u12"'),
    body("a byte order mark", b"\xef\xbb\xbf" + GOOD),
    body("UTF-16", GOOD.decode().encode("utf-16"), Content_Type="application/json; charset=utf-16"),
    body("UTF-16 without a mark", GOOD.decode().encode("utf-16-le")),
    body("UTF-32", GOOD.decode().encode("utf-32")),
    body("UTF-7", b"{+AGEA-}", Content_Type="application/json; charset=utf-7"),
    asked("a wide digit", {"hand": "234567m340p45s88s", "win_tile": "６s"}, ("/win_tile", "unknown_notation")),
    asked("a digit of another kind", {"hand": "²34567m340p45s88s", "win_tile": "6s"}, ("/hand", "unknown_notation")),
    asked("a combining accent", {"hand": "1m\u0301", "win_tile": "6s"}, ("/hand", "unknown_notation")),
    asked(
        "a character of no width",
        {"hand": "1m", "win_tile": "6s\u200b"},
        ("/win_tile", "unknown_notation"),
        ("/hand", "hand_size"),
    ),
    asked("text from right to left", {"hand": "\u202e1m", "win_tile": "6s"}, ("/hand", "unknown_notation")),
    asked("the back of a tile", {"hand": "🀫" * 13, "win_tile": "6s"}, ("/hand", "unknown_notation")),
    asked("a flower", {"hand": "🀢" * 13, "win_tile": "6s"}, ("/hand", "unknown_notation")),
]

#: What is no JSON at all.
SYNTAX = [
    body("empty", b""),
    body("blank", b"   "),
    body("single quotes", b"{'hand':1}"),
    body("keys without quotes", b"{hand:1}"),
    body("a comment", b"{/* a */}"),
    body("a comma too many", b'{"a":1,}'),
    body("two objects", b"{} {}"),
    body("something after the end", b"{}x"),
    body("undefined", b"undefined"),
    body("True", b"True"),
    body("a form", b"hand=1m&win_tile=1m"),
    body("XML with an entity", b'<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
    body("a pickle", b"\x80\x04\x95\x0b\x00\x00\x00\x00\x00\x00\x00\x8c\x05posix\x94."),
    body("YAML", b"hand: !!python/object/apply:os.system ['true']"),
]

#: Sizes.
SIZES = [
    field("a text of 900,000 letters", b'"lang":"' + b"a" * 900_000 + b'"', ("/lang", "invalid_type")),
    field("a preset of 900,000 letters", b'"rules":"' + b"a" * 900_000 + b'"', ("/rules", "unknown_rule_set")),
    body("450,000 tiles in a text", b'{"hand":"' + b"1m" * 450_000 + b'","win_tile":"6s"}', ("/hand", "too_long")),
    body("400,000 numbers for tiles", b'{"hand":[' + b"1," * 400_000 + b'1],"win_tile":"6s"}', ("/hand", "too_long")),
    body(
        "150,000 names of tiles", b'{"hand":[' + b'"1m",' * 150_000 + b'"1m"],"win_tile":"6s"}', ("/hand", "too_long")
    ),
    field("a river of 100,000 tiles", b'"discards":"' + b"1z" * 100_000 + b'"', ("/discards", "too_long")),
    field("90,000 melds", b'"melds":[' + b'"pon:777z",' * 90_000 + b'"pon:777z"]', ("/melds", "too_many_melds")),
    field("a meld of 800,000 letters", b'"melds":["' + b"chi:" * 200_000 + b'"]', ("/melds/0", "unknown_meld")),
    field(
        "a meld of 300,000 tiles",
        b'"melds":[{"type":"pon","tiles":"' + b"7z" * 300_000 + b'"}]',
        ("/melds/0/tiles", "too_long"),
    ),
    field(
        "900 liable players",
        b'"liable":[' + b'{"yaku":"daisangen","seat":"east"},' * 900 + b"{}]",
        ("/liable", "invalid_type"),
    ),
    field("400,000 places", b'"called_away":[' + b"0," * 400_000 + b"0]", ("/called_away", "contradiction")),
    field(
        "400,000 places that are none", b'"called_away":[' + b"-1," * 250_000 + b"0]", ("/called_away", "invalid_type")
    ),
    field("400,000 uma", b'"rules":{"uma":[' + b"1," * 400_000 + b"1]}", ("/rules/uma", "invalid_option_value")),
    body("a mebibyte and a byte", GOOD.ljust((1 << 20) + 1), status=413),
    body("nine mebibytes for a batch", b'{"requests":[]}'.ljust(9 << 20), status=413, path="/v1/batch"),
    body("1,001 items", b'{"requests":[' + b"1," * 1000 + b"1]}", status=413, path="/v1/batch"),
    body("four million items", b'{"requests":[' + b"1," * 4_000_000 + b"1]}", status=413, path="/v1/batch"),
]

ROWS = [*DEEP, *NUMBERS, *KEYS, *CHARACTERS, *SYNTAX, *SIZES]
