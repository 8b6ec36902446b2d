"""What the API document says that neither schemas nor routes know. A new route needs a row in ``ANSWERS``."""

from typing import Any

from marshmallow import Schema

from schemas import responses
from schemas.json_schema import SCHEMAS, options_in_query
from schemas.media_types import JSON, NDJSON, PNG, SVG, TEXT, YAML

#: Blueprints in reading order.
TAGS = ("wins", "hands", "rounds", "batch", "notations", "pictures", "reference", "pages", "service")

INFO = {
    "summary": "Scores Japanese riichi mahjong.",
    "description": """\
Every question is a pure function of its request; nothing is kept between requests.

Tiles are written `123m406p77z` (`0` is a red five, `1z` to `7z` are east south west north haku hatsu chun), as a list
of names, as mjai names, as Unicode tiles or as Tenhou's 136 numbers; answers list names. Seats are named by winds;
only settle numbers them, from 0, the first dealer of the game.

A field that need not be given may be `null`: that is as good as nothing, but for tiles that furiten looks at, which
then are not known.

In a query string, lists have commas between, a bare flag is true, melds are `chi:340m` or `pon:777z@across`, a liable
player is `daisangen:west`, and `rules.<option>` changes an option of the rule set.

"No" is an answer, not an error: a hand that does not win is a 200 with `"win": false` and a reason. A request that
cannot be read, or that no legal game can produce, is a problem (RFC 9457) that lists all its faults.

Names in answers follow `lang`, or `Accept-Language`; ids never change. Where either asks for a language, `names` tells
what the other ids in the answer are called, if there are any, and every problem, every fault of one, every note and
every row of an explanation has a `message`, beside its English `detail`.

Score and tenpai also answer in a few lines of plain text: to `Accept: text/plain`, where it is wanted more than JSON,
and to the field `text`, which says how tiles are written.""",
    "license": {"name": "MIT", "identifier": "MIT"},
}

#: Endpoint -> what it may answer.
ANSWERS: dict[str, tuple[type[Schema], ...]] = {
    "wins.get_score": (responses.Win, responses.NoWin),
    "wins.get_points": (responses.PointsAnswer,),
    "wins.get_points_table": (responses.Chart,),
    "hands.get_tenpai": (responses.Waiting, responses.Drawn),
    "hands.get_shanten": (responses.Shanten, responses.ShantenOfDraw),
    "hands.get_furiten": (responses.FuritenAnswer,),
    "hands.get_actions": (responses.OwnTurn, responses.OthersTile),
    "rounds.post_settle": (responses.Settlement,),
    "batch.post_batch": (responses.Batch,),
    "notations.get_convert": (responses.Converted,),
    "reference.get_rules": (responses.RuleSets,),
    "reference.get_rule_set": (responses.RuleSet,),
    "reference.get_yaku": (responses.Yaku,),
    "pages.get_index": (responses.Index,),
    "service.get_healthz": (responses.Health,),
    "service.get_readyz": (responses.Readiness,),
    "service.get_version": (responses.Version,),
}
#: Endpoints that also answer in plain text.
AS_TEXT = {"wins.get_score", "hands.get_tenpai"}
#: Endpoint -> media type and meaning, of those that answer with a document.
DOCUMENTS = {
    "pictures.get_tiles_svg": (SVG, "The picture."),
    "pictures.get_tiles_png": (PNG, "The picture."),
    "pages.get_docs": ("text/html", "The page."),
    "pages.get_asset": ("*/*", "The asset."),
    "service.get_openapi_yaml": (YAML, "This document."),
    "service.get_openapi_json": (JSON, "This document."),
    "service.get_metrics": (TEXT, "The numbers."),
}
#: Endpoint -> what it also takes, as a stream.
STREAMED = {
    "batch.post_batch": {
        NDJSON: {
            "schema": {
                "type": "string",
                "description": "One BatchPart a line; each is answered by a line, in the same order, as it arrives. "
                "Empty lines are skipped. Read while you send: the answers are larger than the questions, and a "
                "client that does not read is no longer listened to.",
            }
        }
    }
}
#: Endpoints that may be out of service.
UNREADY = {"service.get_readyz", "batch.post_batch"}

HEADERS = {
    "X-Request-Id": ("request_id", "The caller's own id, if it sent a sane one, or a new one."),
    "Agari-Version": ("version", "Version of the service."),
}

#: Status -> name and meaning of a problem.
PROBLEMS = {
    "400": (
        "no_json",
        "The body is no JSON, names a key twice, is nested too deeply or too widely, or breaks off.",
    ),
    "404": ("not_found", "There is nothing of this name."),
    "406": ("not_acceptable", "The caller's Accept allows none of the media types there are."),
    "413": ("too_large", "The body is too large, or has too many items."),
    "415": ("no_json_type", "The body is not sent as application/json, or is compressed."),
    "422": ("impossible", "The request cannot be answered. All its faults are listed at once."),
    "429": ("too_many", "The client has asked too often; Retry-After says when to ask again."),
    "503": ("not_ready", "A known hand is scored wrong, or too many streams are open."),
    "default": ("problem", "Any other problem."),
}
PARAMETERS: dict[str, dict[str, Any]] = {
    "request_id": {
        "name": "X-Request-Id",
        "in": "header",
        "description": "An id for the request, which the answer repeats: up to 128 letters, digits and . _ : / + = -",
        "schema": {"type": "string"},
    },
    "language": {
        "name": "Accept-Language",
        "in": "header",
        "description": "Language of names and of messages, where lang does not say it: en, ja, zh-Hans, zh-Hant or ko.",
        "schema": {"type": "string"},
    },
    "preset": {
        "name": "preset",
        "in": "path",
        "required": True,
        "description": "Id of a rule set.",
        "schema": {"$ref": f"{SCHEMAS}/PresetId"},
        "example": "tenhou_4p",
    },
    "asset": {
        "name": "asset",
        "in": "path",
        "required": True,
        "description": "Names in every language, or all tiles and frames as one SVG to use by name. The pages load "
        "more than these, which changes with them.",
        "schema": {"type": "string", "enum": ["terms.json", "tiles.svg"]},
        "example": "terms.json",
    },
    "rule_options": {
        "name": "rules.<option>",
        "in": "query",
        "style": "form",
        "explode": True,
        "description": "Changes one option of the rule set, as in rules.kiriage_mangan=true. The options are those of "
        "RuleOptions; a value that is no word or number is written as JSON.",
        "schema": options_in_query(),
        "example": {"rules.kiriage_mangan": True},
    },
}
