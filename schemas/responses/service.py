"""The service itself, and errors."""

from marshmallow import Schema, fields

from schemas.responses import make


class Health(Schema):
    """The process answers."""

    status = make.choice("Always ok.", ("ok",), "ok")


class Readiness(Schema):
    """The service scores a known hand right."""

    status = make.choice("Always ready.", ("ready",), "ready")


class Version(Schema):
    """Which version answers."""

    name = make.choice("Always agari.", ("agari",), "agari")
    version = make.text("Version of the service.", "0.1.0")
    python = make.text("Version of Python.", "3.13.1")
    compiled = make.flag("The hot modules of scoring are machine code; answers are the same.", True)


class Index(Schema):
    """What there is, for those who ask without a browser; a browser gets the calculator page."""

    name = make.choice("Always agari.", ("agari",), "agari")
    version = make.text("Version of the service.", "0.1.0")
    links = fields.Dict(
        keys=fields.String(),
        values=fields.String(),
        required=True,
        metadata=make.about("What a thing is called, and its address.", {"docs": "/docs"}),
    )


class Fault(Schema):
    """One thing wrong with a request."""

    pointer = make.text("JSON pointer into the body, or the parameter's name.", "/hand")
    code = make.text("What kind of fault; never changes.", "too_many_copies")
    detail = make.text("What is wrong, in English.", "5 copies of 3m (5 in hand); a set has four")
    message = make.text(
        "What is wrong, in the language that `lang` or `Accept-Language` asks for, with the numbers and names of "
        "`detail`; only if one that is known does.",
        "3mが5枚あります（handに5枚）。同じ牌は4枚までです。",
        required=False,
    )
    tiles = make.tiles("The tiles concerned, if any.", "3m", required=False)


class Problem(Schema):
    """An error (RFC 9457)."""

    type = make.text("What kind of problem; never changes.", "/problems/invalid-request")
    title = make.text("The kind in English.", "The request cannot be answered")
    status = make.count("The HTTP status.", 422)
    detail = make.text("What is wrong, in English.", "5 copies of 3m (5 in hand); a set has four")
    message = make.text(
        "Which kind of problem it is, in the language that `lang` or `Accept-Language` asks for; only if one that is "
        "known does, and the request could be read that far.",
        "その名前のものはありません。",
        required=False,
    )
    instance = make.text("The request's X-Request-Id.", "9f918bdf4e194d95b5a999af599ca9ff")
    errors = fields.List(fields.Nested(Fault), metadata=make.about("Every fault of the request; with status 422 only."))
