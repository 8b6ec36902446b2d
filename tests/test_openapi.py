"""The API document: current, valid, complete, and true of what the app answers."""

import json
import subprocess
import sys
from typing import Any

import pytest
import yaml
from jsonschema import Draft202012Validator
from marshmallow import Schema, fields
from openapi_spec_validator import OpenAPIV31SpecValidator

from schemas import responses
from schemas.document import ANSWERS, DOCUMENTS
from schemas.openapi import ROOT, render, texts, write
from schemas.rounds import RESULTS
from scoring.presets import PRESETS
from scoring.rules import OPTIONS
from scoring.rulesets import DEFAULT, rule_set, to_wire

DOCUMENT = json.loads((ROOT / "openapi.json").read_text(encoding="utf-8"))
COMPONENTS = DOCUMENT["components"]
OPERATIONS = [
    (path, method) for path, item in DOCUMENT["paths"].items() for method in ("post", "get") if method in item
]
POSTED = [
    (path, name)
    for path, method in OPERATIONS
    if method == "post"
    for name in DOCUMENT["paths"][path]["post"]["requestBody"]["content"]["application/json"]["examples"]
]


def kinds(schema: type[Schema]) -> list[type[Schema]]:
    """List the schemas that are made of one, at any distance."""
    return [kind for one in schema.__subclasses__() for kind in (one, *kinds(one))]


SCHEMAS = [schema for schema in kinds(Schema) if schema.__module__.startswith(f"{responses.__name__}.")]


def faults(schema: dict[str, Any], value: Any) -> list[str]:
    validator = Draft202012Validator({**schema, "components": COMPONENTS})
    return [f"{error.json_path}: {error.message}" for error in validator.iter_errors(value)]


def resolved(part: dict[str, Any]) -> dict[str, Any]:
    """Follow a reference."""
    if "$ref" in part:
        _, _, kind, name = part["$ref"].split("/")
        return COMPONENTS[kind][name]
    return part


def content(path: str, method: str, status: str = "200") -> dict[str, Any]:
    body, *_ = resolved(DOCUMENT["paths"][path][method]["responses"][status])["content"].values()
    return body


def assert_is_documented(app, path: str, method: str, answer: Any) -> None:
    """Hold an answer against the document, and against the schemas, which refuse unknown fields."""
    assert not faults(content(path, method)["schema"], answer)
    [endpoint] = {rule.endpoint for rule in app.url_map.iter_rules() if documented_path(rule) == path}
    assert_fits(ANSWERS[endpoint], answer)


def assert_fits(schemas: tuple[type[Schema], ...], answer: Any) -> None:
    refused = [schema().validate(answer) for schema in schemas]
    assert refused.count({}) == 1, refused


def documented_path(rule) -> str:
    return rule.rule.replace("<", "{").replace(">", "}")


# The files.


def test_the_files_are_current(app):
    for name, text in texts(render(app)).items():
        assert (ROOT / name).read_text(encoding="utf-8") == text, f"{name} is not current: make openapi"


def test_the_files_are_equal():
    assert yaml.safe_load((ROOT / "openapi.yaml").read_text(encoding="utf-8")) == DOCUMENT


def test_the_files_are_served_as_they_are(client):
    for name, media_type in (("openapi.yaml", "application/yaml"), ("openapi.json", "application/json")):
        response = client.get(f"/{name}")
        assert response.status_code == 200
        assert response.mimetype == media_type
        assert response.data == (ROOT / name).read_bytes()


def test_the_document_is_valid():
    assert not [error.message for error in OpenAPIV31SpecValidator(DOCUMENT).iter_errors()]


def test_it_is_in_reading_order():
    assert list(DOCUMENT) == ["openapi", "info", "tags", "paths", "components"]
    assert list(DOCUMENT["paths"])[0] == "/v1/score"


def test_the_files_are_written_whole(app, tmp_path):
    write(app, tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["openapi.json", "openapi.yaml"]


def test_serving_needs_no_tools_of_development():
    script = "import sys; from app import create_app; create_app(); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=ROOT)
    assert "schemas.rounds" in done.stdout.split()
    assert not {"apispec", "yaml", "schemas.openapi", "schemas.responses"} & set(done.stdout.split())


# Completeness.


def test_every_route_is_documented_and_nothing_else(app):
    served = {
        (documented_path(rule), method.lower())
        for rule in app.url_map.iter_rules()
        for method in rule.methods - {"HEAD", "OPTIONS"}
    }
    assert set(OPERATIONS) == served
    assert {rule.endpoint for rule in app.url_map.iter_rules()} == ANSWERS.keys() | DOCUMENTS.keys()


def test_operations_are_described():
    operations = [DOCUMENT["paths"][path][method] for path, method in OPERATIONS]
    assert len({operation["operationId"] for operation in operations}) == len(operations)
    tags = {tag["name"] for tag in DOCUMENT["tags"]}
    for operation in operations:
        assert operation["summary"].endswith(".")
        assert set(operation["tags"]) <= tags


@pytest.mark.parametrize("schema", SCHEMAS, ids=lambda schema: schema.__name__)
def test_every_field_of_an_answer_is_described(schema):
    assert schema.__doc__
    for name, field in schema().fields.items():
        assert field.metadata["description"].endswith("."), name
        inner = field.inner if isinstance(field, fields.List) else field
        assert isinstance(inner, fields.Nested | responses.Either) or "example" in field.metadata, name


def test_examples_of_fields_fit_their_schemas():
    seen = 0
    for name, schema in COMPONENTS["schemas"].items():
        for field, described in schema.get("properties", {}).items():
            for example in described.get("examples", ()):
                seen += 1
                assert not faults(described, example), f"{name}.{field}"
    assert seen > 100


def test_requests_are_closed_and_answers_open():
    for name, schema in COMPONENTS["schemas"].items():
        if name.endswith(("Request", "Part")):
            assert schema["additionalProperties"] is False
            assert all(field["description"] for field in schema["properties"].values())
    assert "additionalProperties" not in COMPONENTS["schemas"]["Win"]


def test_types_and_defaults_of_a_request():
    score = COMPONENTS["schemas"]["ScoreRequest"]
    assert score["required"] == ["hand", "win_tile"]
    found = {name: field["default"] for name, field in score["properties"].items() if "default" in field}
    flags = {name for name, field in score["properties"].items() if field.get("type") == ["boolean", "null"]}
    assert {"tsumo", "riichi", "explain"} <= flags
    assert {found[name] for name in flags} == {False}
    assert [found[name] for name in ("melds", "dora_indicators", "ura_indicators")] == [[], [], []]
    assert [found[name] for name in ("north", "honba", "riichi_sticks")] == [0, 0, 0]
    assert [found[name] for name in ("round_wind", "seat_wind", "rules")] == ["east", "south", DEFAULT]
    assert not {"hand", "win_tile", "discarder", "liable", "lang"} & found.keys()
    assert score["properties"]["north"]["type"] == ["integer", "null"]
    assert score["properties"]["north"]["maximum"] == 4
    assert score["properties"]["offered_by"]["type"] == ["string", "null"]
    assert score["properties"]["hand"]["$ref"] == "#/components/schemas/Tiles"


def test_a_query_has_the_fields_of_the_body():
    for path, item in DOCUMENT["paths"].items():
        if item.keys() >= {"post", "get"}:
            body = DOCUMENT["paths"][path]["post"]["requestBody"]["content"]["application/json"]["schema"]
            listed = [resolved(one) for one in DOCUMENT["paths"][path]["get"]["parameters"]]
            queried = [one for one in listed if one["in"] == "query"]
            assert [one["name"] for one in queried] == [*resolved(body)["properties"], "rules.<option>"]
            assert [one["name"] for one in queried if one.get("required")] == resolved(body)["required"]


def test_every_result_of_a_round_is_documented_and_shown():
    result = COMPONENTS["schemas"]["SettleRequest"]["properties"]["result"]
    mapping = result["discriminator"]["mapping"]
    assert list(mapping) == list(RESULTS)
    assert [one["$ref"] for one in result["oneOf"]] == list(mapping.values())
    for name, ref in mapping.items():
        part = resolved({"$ref": ref})
        assert part["properties"]["type"]["const"] == name
        assert "type" in part["required"]
        assert {"type", *RESULTS[name].fields} == part["properties"].keys()
    examples = DOCUMENT["paths"]["/v1/settle"]["post"]["requestBody"]["content"]["application/json"]["examples"]
    assert {example["value"]["result"]["type"] for example in examples.values()} == set(RESULTS)


@pytest.mark.parametrize("tiles", ["123m406p77z", "", ["1m", "0p"], [], ["5mr", "E"], "🀇🀈🀉", [0, 4, 16]], ids=repr)
def test_tiles_in_every_notation_fit(tiles):
    assert not faults({"$ref": "#/components/schemas/Tiles"}, tiles)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_values_of_every_preset_fit(preset):
    options = COMPONENTS["schemas"]["RuleOptions"]
    assert list(options["properties"]) == ["preset", *OPTIONS]
    assert not faults(options, {"preset": preset, **to_wire(rule_set(preset))})


# Truth.


@pytest.mark.parametrize(("path", "name"), POSTED)
def test_the_app_answers_an_example_as_documented(app, client, path, name):
    body = DOCUMENT["paths"][path]["post"]["requestBody"]["content"]["application/json"]
    asked = body["examples"][name]["value"]
    assert not faults(body["schema"], asked)
    response = client.post(path, json=asked, headers={"X-Request-Id": "an-example"})
    assert response.status_code == 200, response.json
    assert response.json == content(path, "post")["examples"][name]["value"]
    assert_is_documented(app, path, "post", response.json)


@pytest.mark.parametrize("path", [path for path, method in OPERATIONS if method == "get"])
def test_the_app_answers_the_examples_of_parameters_as_documented(app, client, path):
    listed = [resolved(one) for one in DOCUMENT["paths"][path]["get"].get("parameters", ())]
    given = {(one["in"], one["name"]): one["example"] for one in listed if "example" in one}
    query = {name: value for (place, name), value in given.items() if place == "query"}
    query |= query.pop("rules.<option>", {})
    asked = {name: str(value).lower() if isinstance(value, bool) else value for name, value in query.items()}
    named = path.format(**{name: value for (place, name), value in given.items() if place == "path"})
    response = client.get(named, query_string=asked)
    assert response.status_code == 200, response.json
    if "schema" in content(path, "get"):
        assert_is_documented(app, path, "get", response.json)


@pytest.mark.parametrize("preset", PRESETS)
def test_reference_answers_are_as_documented(app, client, preset):
    for path in ("/v1/points/table", "/v1/yaku"):
        assert_is_documented(app, path, "get", client.get(path, query_string={"rules": preset}).json)
    assert_is_documented(app, "/v1/rules/{preset}", "get", client.get(f"/v1/rules/{preset}").json)


@pytest.mark.parametrize("preset", PRESETS)
def test_explained_wins_with_every_yaku_are_as_documented(app, client, preset):
    for row in client.get("/v1/yaku", query_string={"rules": preset}).json["yaku"]:
        if row["example"]:
            asked = {**row["example"], "rules": preset, "explain": True, "honba": 1, "lang": "xx"}
            answer = client.post("/v1/score", json=asked).json
            assert row["id"] in [yaku["id"] for yaku in answer.get("yaku", ())], row
            assert_is_documented(app, "/v1/score", "post", answer)


@pytest.mark.parametrize(
    ("path", "asked"),
    [
        ("/v1/tenpai", {"hand": "1122334455667z", "riichi": True}),
        ("/v1/tenpai", {"hand": "1112345678999s", "discards": "1s", "passed": None}),
        ("/v1/tenpai", {"hand": "19m19p19s1234567z", "visible": "9m", "rules": "tenhou_3p"}),
        ("/v1/tenpai", {"hand": "5z", "melds": ["pon:111z", "pon:222z", "pon:333z", "pon:444z"]}),
        ("/v1/tenpai", {"hand": "147m258p369s12345z"}),
        ("/v1/shanten", {"hand": "19m19p19s1234567z1z"}),
        ("/v1/shanten", {"hand": "5z", "melds": ["pon:111z", "pon:222z", "pon:333z", "pon:444z"]}),
        ("/v1/furiten", {"hand": "147m258p369s1234z", "discards": ""}),
        ("/v1/furiten", {"hand": "34p678p345s789s22z", "discards": "1z", "riichi": True, "passed_since_riichi": "0p"}),
        ("/v1/actions", {"hand": "19m19p19s1234567z", "drawn": "1m", "first_turn": True}),
        ("/v1/actions", {"hand": "111234m34p678s22z", "drawn": "1m", "rules": "m_league"}),
        ("/v1/actions", {"hand": "1199p34s678s2244z", "drawn": "4z", "rules": "tenhou_3p", "riichi": True}),
        (
            "/v1/actions",
            {"hand": "234m34p678s22z2p", "melds": [{"type": "chi", "tiles": "567s", "called": "5s", "from": "left"}]},
        ),
        ("/v1/actions", {"hand": "222m34p678s22566z", "offered": "2m", "from": "left"}),
        ("/v1/actions", {"hand": "34p678p345s789s22z", "offered": "2p", "from": "left", "discards": "5p"}),
        ("/v1/tenpai", {"hand": "34p678p345s789s22z", "discards": None, "passed": "9m"}),
    ],
)
def test_answers_about_hands_are_as_documented(app, client, path, asked):
    response = client.post(path, json=asked)
    assert response.status_code == 200, response.json
    assert_is_documented(app, path, "post", response.json)


#: A round before its end, and a winner's hand.
ROUND = {"round": {"wind": "south", "number": 4}, "scores": [25000] * 4}
CLAIM = {"seat": 1, "from": 0, "hand": "234567m345p45s88s", "win_tile": "6s"}
HANDS = [{"hand": hand} for hand in ("34p678p345s789s22z", "147m258p369s1234z", "123m456p13579s11z", "2223446678s777z")]


@pytest.mark.parametrize("preset", ["mahjong_soul_4p", "tenhou_4p", "m_league", "ema_2016"])
@pytest.mark.parametrize(
    "result",
    [
        {"type": "win", "wins": [{**CLAIM, "ura_indicators": "1m"}, {"seat": 2, "from": 0, "yakuman": 1}]},
        {"type": "win", "wins": [{**CLAIM, "from": None}]},
        {"type": "exhaustive_draw", "tenpai": []},
        {"type": "exhaustive_draw", "hands": HANDS},
        {"type": "chombo", "seat": 3},
    ],
    ids=lambda result: result["type"],
)
def test_settled_rounds_are_as_documented(app, client, preset, result):
    asked = {**ROUND, "rules": preset, "result": result, "explain": True, "lang": "xx"}
    response = client.post("/v1/settle", json=asked)
    assert response.status_code == 200, response.json
    assert not faults({"$ref": "#/components/schemas/SettleRequest"}, asked)
    assert_is_documented(app, "/v1/settle", "post", response.json)


@pytest.mark.parametrize(
    "change",
    [
        {"result": {"wins": [CLAIM]}},
        {"result": {"type": "ron", "wins": [CLAIM]}},
        {"result": {"type": "win", "wins": []}},
        {"result": {"type": "win", "wins": [{"seat": 1, "from": 0}]}},
        {"result": {"type": "win", "wins": [{**CLAIM, "han": 3, "fu": 40}]}},
        {"result": {"type": "win", "wins": [{**CLAIM, "round_wind": "east"}]}},
        {"result": {"type": "win", "wins": [{**CLAIM, "from": 4}]}},
        {"result": {"type": "win", "wins": [{**CLAIM, "liable": [{"seat": 2}]}]}},
        {"result": {"type": "win", "wins": [{**CLAIM, "liable": [{"seat": 2, "yakuman": 1, "yaku": "daisangen"}]}]}},
        {"result": {"type": "exhaustive_draw"}},
        {"result": {"type": "exhaustive_draw", "tenpai": [0], "hands": HANDS}},
        {"result": {"type": "exhaustive_draw", "tenpai": [4]}},
        {"result": {"type": "abortive_draw", "kind": "rain"}},
        {"result": {"type": "chombo"}},
        {"round": {"wind": "south"}},
        {"round": {"wind": "south", "number": 5}},
        {"scores": [25000.5] * 4},
        {"riichi": "1"},
    ],
)
def test_what_the_document_refuses_of_a_round_the_app_refuses(client, change):
    asked = {**ROUND, "result": {"type": "exhaustive_draw", "tenpai": [0]}, **change}
    assert faults({"$ref": "#/components/schemas/SettleRequest"}, asked)
    assert client.post("/v1/settle", json=asked).status_code == 422


@pytest.mark.parametrize(
    "asked",
    [
        {"hand": "19m19p19s1234567z", "win_tile": "2m"},
        {"hand": "123m456p78s99s", "melds": ["chi:123s"], "win_tile": "9s"},
        {"hand": "234567m340p45s88s", "win_tile": "6s", "rules": {"minimum_han": 4}},
    ],
)
def test_hands_that_do_not_win_are_as_documented(app, client, asked):
    answer = client.post("/v1/score", json={**asked, "explain": True, "ura_indicators": "1m", "lang": "xx"}).json
    assert answer["win"] is False
    assert_is_documented(app, "/v1/score", "post", answer)


def test_a_problem_is_as_documented(client):
    documented = content("/v1/score", "post", "422")
    for response in (client.post("/v1/score", json={"hand": "33333m", "riichi": 1}), client.get("/nowhere")):
        assert not faults(documented["schema"], response.json)
        assert_fits((responses.Problem,), response.json)
    assert_fits((responses.Problem,), documented["example"])


@pytest.mark.parametrize(
    ("path", "sent"),
    [
        ("/v1/score", {"data": "{", "content_type": "application/json"}),
        ("/v1/score", {"data": "{}", "content_type": "text/plain"}),
        ("/v1/score", {"json": {}, "headers": {"Accept": "image/png"}}),
        ("/v1/score", {"json": {}}),
    ],
)
def test_a_problem_is_shown_as_it_is_answered(client, path, sent):
    answer = client.post(path, **sent)
    shown = content(path, "post", str(answer.status_code))["example"]
    told = ("type", "title", "status")
    assert [shown[name] for name in told] == [answer.json[name] for name in told]
    assert ("errors" in shown) is ("errors" in answer.json)


@pytest.mark.parametrize(
    "change", [{"more": 1}, {"han": "4"}, {"limit": "huge"}, {"win": False}, {"groups": [{}]}, {"fu_items": None}]
)
def test_a_schema_refuses_what_is_not_documented(client, change):
    answer = client.post("/v1/score", json={"hand": "234567m340p45s88s", "win_tile": "6s"}).json
    assert not responses.Win().validate(answer)
    assert responses.Win().validate({**answer, **change})
