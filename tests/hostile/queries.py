"""Hostile query strings and headers, as far as they reach the app."""

from tests.hostile.rows import Fault, Row, headed, query

_HAND = "hand=234567m340p45s88s&win_tile=6s"


def _more(because: str, text: str, *faults: Fault) -> Row:
    """Make the row of a winning hand with something added."""
    return query(because, f"{_HAND}&{text}", *faults)


#: Parameters.
QUERIES = [
    query("nothing", "", ("hand", "missing_field"), ("win_tile", "missing_field")),
    query(
        "a parameter 10,000 times",
        "a&" * 10_000,
        ("a", "unknown_field"),
        ("hand", "missing_field"),
        ("win_tile", "missing_field"),
    ),
    _more(
        "10,000 parameters",
        "&".join(f"k{number}" for number in range(10_000)),
        *((f"k{number}", "unknown_field") for number in range(20)),
    ),
    _more("twice", "hand=1m", ("hand", "repeated_parameter")),
    _more("twice the same", "tsumo&tsumo", ("tsumo", "repeated_parameter")),
    _more("a rule set twice", "rules=m_league&rules.preset=tenhou_4p", ("rules", "repeated_parameter")),
    _more("an option twice", "rules.kuitan=1&rules.kuitan=0", ("rules", "repeated_parameter")),
    _more("an option without a name", "rules.=1", ("rules", "unknown_option")),
    _more("an option of an option", "rules.red_fives.m=1", ("rules.red_fives.m", "unknown_option")),
    _more("__class__ of the rules", "rules.__class__=1", ("rules.__class__", "unknown_option")),
    _more("no name", "=1", ("", "unknown_field")),
    _more("neither name nor value", "=", ("", "unknown_field")),
    _more("__proto__", "__proto__=1", ("__proto__", "unknown_field")),
    _more("a list as some languages write it", "honba[]=1", ("honba[]", "unknown_field")),
    _more("an object as some languages write it", "rules[preset]=m_league", ("rules[preset]", "unknown_field")),
    _more("a name in capitals", "HONBA=1", ("HONBA", "unknown_field")),
    _more("a null character in a name", "%00=1", ("\x00", "unknown_field")),
    _more("no UTF-8 in a name", "%ff=1", ("%FF", "unknown_field")),
    _more("a semicolon for an ampersand", "honba=1;riichi", ("honba", "invalid_type")),
    _more("a percent sign alone", "honba=%", ("honba", "invalid_type")),
    _more("an escape that is none", "honba=%zz", ("honba", "invalid_type")),
    _more("an escape that breaks off", "honba=1%2", ("honba", "invalid_type")),
    _more("no UTF-8", "seat_wind=%e9", ("seat_wind", "unknown_wind")),
    _more("a surrogate", "seat_wind=%ed%a0%80", ("seat_wind", "unknown_wind")),
    _more("a null character", "seat_wind=%00", ("seat_wind", "unknown_wind")),
    _more("a line break", "seat_wind=%0d%0aX-A:%201", ("seat_wind", "unknown_wind")),
    _more("an escape of an escape", "seat_wind=%2565ast", ("seat_wind", "unknown_wind")),
    _more("a plus that is a space", "honba=+1", ("honba", "invalid_type")),
    _more("a plus that is a plus", "honba=%2B1", ("honba", "invalid_type")),
    _more("minus zero", "honba=-0", ("honba", "invalid_type")),
    _more("an exponent", "honba=1e1", ("honba", "invalid_type")),
    _more("hexadecimal", "honba=0x1", ("honba", "invalid_type")),
    _more("digits of another script", "honba=%D9%A1", ("honba", "invalid_type")),
    _more("thousands of digits", "honba=" + "9" * 8000, ("honba", "invalid_type")),
    _more("neither true nor false", "tsumo=maybe", ("tsumo", "invalid_type")),
    _more("a blank flag", "tsumo=%20", ("tsumo", "invalid_type")),
    _more("a text that is too long", "lang=" + "x" * 101, ("lang", "invalid_type")),
    _more("commas for melds", "melds=,", ("melds", "unknown_meld"), ("melds", "unknown_meld")),
    _more("a thousand melds", "melds=" + ",".join(["pon:777z"] * 800), ("melds", "too_many_melds")),
    _more("a colon for a liable player", "liable=:", ("liable", "unknown_value"), ("liable", "unknown_wind")),
    _more("places that are none", "called_away=,-1", ("called_away", "invalid_type")),
    _more("a number that is no tile", "dora_indicators=999", ("dora_indicators", "unknown_tile")),
    _more("two notations", "dora_indicators=1,1m", ("dora_indicators", "unknown_notation")),
    _more("a comma too many", "dora_indicators=1m,", ("dora_indicators", "unknown_tile")),
    _more("rules that break off", "rules={", ("rules", "unknown_rule_set")),
    _more("rules that are a list", "rules=[]", ("rules", "unknown_rule_set")),
    _more("a key twice in the rules", "rules=" + '{"kuitan":true,"kuitan":false}', ("rules", "unknown_rule_set")),
    _more(
        "a key twice in an option",
        'rules.red_fives={"m":1,"p":1,"s":0,"s":1}',
        ("rules.red_fives", "invalid_option_value"),
    ),
    _more("rules of many levels", "rules=" + '{"a":' * 600 + "1" + "}" * 600, ("rules.a", "unknown_option")),
    _more(
        "an option of many levels",
        "rules.red_fives=" + '{"a":' * 900 + "1" + "}" * 900,
        ("rules.red_fives", "invalid_option_value"),
    ),
    _more("an option of many lists", "rules.uma=" + "[" * 1000 + "]" * 1000, ("rules.uma", "invalid_option_value")),
    _more("not a number", "rules.uma=1,2,3,NaN", ("rules.uma", "invalid_option_value")),
    _more("beyond any float", "rules.minimum_han=1e999", ("rules.minimum_han", "invalid_option_value")),
    _more("a surrogate in JSON", 'rules.minimum_han="\\ud800"', ("rules.minimum_han", "invalid_option_value")),
    query("a hand for a table", "hand=1m", ("hand", "unknown_field"), path="/v1/rules"),
    query("a preset for a preset", "rules=m_league", ("rules", "unknown_field"), path="/v1/rules/tenhou_4p"),
]

#: Headers.
HEADERS = [
    headed("a type that is not there", 406, "Accept", "image/png"),
    headed("no type", 406, "Accept", "nonsense"),
    headed("nothing but separators", 406, "Accept", ";;;,,/;q=x"),
    headed("nothing at all is accepted", 406, "Accept", "*/*;q=0"),
    headed("JSON is not accepted", 406, "Accept", "application/json;q=0"),
    headed("2,000 types", 406, "Accept", "a/b," * 2000),
    headed("a type with 1,900 parameters", 406, "Accept", "a/b" + ";a=b" * 1900),
    headed("weights that are none", 406, "Accept", "application/json;q=0e0, a/b;q=nan, c/d;q=1e999"),
    headed("Accept that is no ASCII", 406, "Accept", "\xff/\xfe"),
]

#: Methods that no address knows.
METHODS = [
    Row(f"nobody may {method}", 405, method=method, target=target)
    for method, target in (
        ("TRACE", "/healthz"),
        ("PUT", "/v1/score"),
        ("DELETE", "/v1/rules/tenhou_4p"),
        ("PATCH", "/v1/points"),
        ("PROPFIND", "/version"),
        ("POST", "/healthz"),
        ("GET", "/v1/actions"),
        ("GET", "/v1/settle"),
        ("GET", "/v1/batch"),
        ("HEAD", "/v1/batch"),
        ("A" * 20, "/healthz"),
    )
]

ROWS = [*QUERIES, *HEADERS, *METHODS]
