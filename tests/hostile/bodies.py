"""Hostile bodies: JSON of the wrong types, and bodies sent in the wrong way."""

import gzip
from typing import Any

from schemas.base import Question
from schemas.fields import Choice, Count, Flag, Liable, Melds, OneTile, Places, Rules, Text, Tiles, Wind
from schemas.hands import ActionsRequest, FuritenRequest, ShantenRequest, TenpaiRequest
from schemas.requests import PointsRequest, ScoreRequest
from schemas.rounds import SettleRequest
from tests.hostile.rows import GOOD, JSON, NDJSON, Row, asked, body, field

_MISSING = (("/hand", "missing_field"), ("/win_tile", "missing_field"))
_TYPE = ("", "invalid_type")

#: Empty, wrong and strange values.
VALUES = [
    body("null", b"null", _TYPE),
    body("a text", b'"a"', _TYPE),
    body("a number", b"1", _TYPE),
    body("a list", b"[" + GOOD + b"]", _TYPE),
    body("nothing in it", b"{}", *_MISSING),
    asked("nothing in the hand", {"hand": "", "win_tile": ""}, ("/win_tile", "not_one_tile"), ("/hand", "hand_size")),
    asked("empty lists", {"hand": [], "win_tile": []}, ("/win_tile", "not_one_tile"), ("/hand", "hand_size")),
    asked(
        "empty names", {"hand": [""], "win_tile": [""]}, ("/hand/0", "unknown_tile"), ("/win_tile/0", "unknown_tile")
    ),
    asked("lists within the hand", {"hand": [["1m"]], "win_tile": "6s"}, ("/hand", "invalid_type")),
    asked("objects within the hand", {"hand": [{}], "win_tile": "6s"}, ("/hand", "invalid_type")),
    asked(
        "tiles below 0 and above 135",
        {"hand": [-1], "win_tile": 136},
        ("/hand/0", "unknown_tile"),
        ("/win_tile/0", "unknown_tile"),
    ),
    asked(
        "tiles of 64 bits",
        {"hand": [2**64 - 1], "win_tile": -(2**63)},
        ("/hand/0", "unknown_tile"),
        ("/win_tile/0", "unknown_tile"),
    ),
    asked(
        "digits without a suit",
        {"hand": "1" * 13, "win_tile": "1"},
        ("/hand", "unknown_notation"),
        ("/win_tile", "unknown_notation"),
    ),
    field("a meld that is null", b'"melds":[null]', ("/melds/0", "invalid_type")),
    field(
        "a meld without parts", b'"melds":[{}]', ("/melds/0/type", "unknown_meld"), ("/melds/0/tiles", "invalid_type")
    ),
    field(
        "a meld of wrong types",
        b'"melds":[{"type":[],"tiles":{},"from":[],"called":{}}]',
        ("/melds/0/type", "unknown_meld"),
        ("/melds/0/tiles", "invalid_type"),
        ("/melds/0/called", "invalid_type"),
        ("/melds/0/from", "unknown_source"),
    ),
    field(
        "a list for a yaku",
        b'"liable":[{"yaku":[],"seat":{}}]',
        ("/liable/0/yaku", "unknown_value"),
        ("/liable/0/seat", "unknown_wind"),
    ),
    field("a list for a preset", b'"rules":{"preset":[]}', ("/rules/preset", "invalid_type")),
    field(
        "local yaku of all types",
        b'"rules":{"local_yaku":[[],{},null,1.5]}',
        ("/rules/local_yaku", "invalid_option_value"),
    ),
]


def _result(because: str, result: Any, *faults: tuple[str, str]) -> Row:
    table = {"round": {"wind": "east", "number": 3}, "scores": [25000] * 4}
    found = ((f"/result{pointer}", code) for pointer, code in faults)
    return asked(because, {**table, "result": result}, *found, path="/v1/settle")


#: What is wrong with the end of a round.
ROUNDS = [
    _result("a result of no type", {}, ("/type", "missing_field")),
    _result("a type that is a list", {"type": []}, ("/type", "unknown_value")),
    _result("no winners", {"type": "win", "wins": []}, ("/wins", "invalid_type")),
    _result("900 winners", {"type": "win", "wins": [{}] * 900}, ("/wins", "invalid_type")),
    _result("a winner that is null", {"type": "win", "wins": [None]}, ("/wins/0", "invalid_type")),
    _result("a seat of 64 bits", {"type": "chombo", "seat": 2**63}, ("/seat", "out_of_range")),
    _result("a seat that is a boolean", {"type": "chombo", "seat": True}, ("/seat", "invalid_type")),
    _result("a thousand in tenpai", {"type": "exhaustive_draw", "tenpai": [0] * 1000}, ("/tenpai", "invalid_type")),
    _result(
        "seats of wrong types",
        {"type": "exhaustive_draw", "tenpai": [True, "1"]},
        ("/tenpai/0", "out_of_range"),
        ("/tenpai/1", "out_of_range"),
    ),
    _result("five hands", {"type": "exhaustive_draw", "hands": [{}] * 5}, ("/hands", "invalid_type")),
    _result(
        "a yaku that is a list",
        {"type": "win", "wins": [{"seat": 1, "from": 0, "yakuman": 1, "liable": [{"seat": 0, "yaku": []}]}]},
        ("/wins/0/liable/0", "invalid_type"),
    ),
    asked(
        "nothing of a round",
        {},
        ("/round", "missing_field"),
        ("/scores", "missing_field"),
        ("/result", "missing_field"),
        path="/v1/settle",
    ),
]

#: How a body is sent.
SENT = [
    body("no type", GOOD, status=415, Content_Type=""),
    body("plain text", GOOD, status=415, Content_Type="text/plain"),
    body("a form", GOOD, status=415, Content_Type="application/x-www-form-urlencoded"),
    body("several parts", GOOD, status=415, Content_Type="multipart/form-data; boundary=a"),
    body("several parts without a boundary", GOOD, status=415, Content_Type="multipart/form-data"),
    body("another JSON", GOOD, status=415, Content_Type="application/vnd.api+json"),
    body("lines", GOOD, status=415, Content_Type=NDJSON),
    body("two types", GOOD, status=415, Content_Type="application/json, text/plain"),
    body("a type of JSON in quotes", GOOD, status=415, Content_Type='"application/json"'),
    body("no type but a comma", GOOD, status=415, Content_Type=","),
    body("a type of 8,000 letters", GOOD, status=415, Content_Type="a" * 8000),
    body("a type with 2,000 parameters", GOOD, status=415, Content_Type="a/b" + ";a=b" * 1900),
    body("a type that is no ASCII", GOOD, status=415, Content_Type="application/jsoñ"),
    body("a bomb", gzip.compress(b" " * 50_000_000), status=415, Content_Encoding="gzip"),
    body("a bomb for a batch", gzip.compress(b" " * 50_000_000), status=415, path="/v1/batch", Content_Encoding="gzip"),
    body(
        "a bomb for a stream",
        gzip.compress(b" " * 50_000_000),
        status=415,
        path="/v1/batch",
        Content_Type=NDJSON,
        Content_Encoding="gzip",
    ),
    body("compressed, but not said so", gzip.compress(GOOD)),
    body("said to be compressed, and not", GOOD, status=415, Content_Encoding="br"),
    body("compressed twice", GOOD, status=415, Content_Encoding="identity, gzip"),
    body("an encoding of 8,000 letters", GOOD, status=415, Content_Encoding="a" * 8000),
    body("a question in body and query", GOOD, status=400, path="/v1/score?tsumo"),
    body("an override of the method", b"", status=400, X_HTTP_Method_Override="GET"),
    Row("a body for a table", 405, method="POST", target="/v1/yaku", headers=(("Content-Type", JSON),), body=GOOD),
]

#: Kind of field -> values of JSON types that it never takes. Null has a column of its own: some fields take it.
WRONG: dict[type, list[Any]] = {
    Flag: [0, 1, 1.0, "true", "", [], [True], {}],
    Count: [True, 1.0, "1", "", [], [1], {}],
    Choice: [True, 1, 1.5, "", "no", [], {}],
    Text: [True, 1, 1.5, [], ["en"], {}],
    Tiles: [True, 1.5, {}, [True], [None], [[]], [1.0]],
    OneTile: [True, 1.5, {}, [], [None], ["1m", "2m"]],
    Wind: [True, 1, 1.5, "", [], ["east"], {}],
    Melds: [True, 1, "pon:777z", {}, [1], [[]]],
    Liable: [True, 1, "daisangen:west", {}, [1], [[]], [{}]],
    Places: [True, 0, "0", {}, [True], [1.0], ["0"], [-1]],
    Rules: [True, 1, 1.5, [], ["tenhou_4p"], {"preset": None}],
}
_QUESTIONS: dict[str, Question] = {
    "/v1/score": ScoreRequest(),
    "/v1/points": PointsRequest(),
    "/v1/tenpai": TenpaiRequest(),
    "/v1/shanten": ShantenRequest(),
    "/v1/furiten": FuritenRequest(),
    "/v1/actions": ActionsRequest(),
    "/v1/settle": SettleRequest(),
}
#: Path, field and a value of a type that it does not take.
WRONG_TYPES = [
    (path, name, value)
    for path, schema in _QUESTIONS.items()
    for name, one in schema.fields.items()
    for value in [*WRONG.get(type(one), [True, 1, "a"]), *([] if one.may_be_null else [None])]
]

ROWS = [*VALUES, *ROUNDS, *SENT]
