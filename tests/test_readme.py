"""README.md is true: every curl answers what is printed below it, and every name in it exists."""

import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from scoring.presets import PRESETS

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
HOST = "http://localhost:8000"

#: What stands for parts of an answer that are left out.
LEFT_OUT = "…"

BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)


def examples() -> list[tuple[str, str]]:
    """Pair each command with the answer printed after it, or after the one before if there is none."""
    found: list[tuple[str, str]] = []
    for (kind, text), (next_kind, next_text) in zip(BLOCKS, [*BLOCKS[1:], ("", "")], strict=True):
        if kind == "sh":
            found.append((text, next_text if next_kind == "json" else found[-1][1]))
    return found


def run(client, command: str) -> Any:
    """Send what a curl command sends."""
    curl, *arguments = shlex.split(command)
    assert curl == "curl"
    headers, body, url = {}, None, None
    while arguments:
        first = arguments.pop(0)
        if first == "-H":
            name, _, value = arguments.pop(0).partition(": ")
            headers[name] = value
        elif first == "-d":
            body = arguments.pop(0)
        else:
            assert first.startswith(HOST), first
            url = first.removeprefix(HOST)
    return client.open(url, method="GET" if body is None else "POST", data=body, headers=headers).json


def without_marks(printed: str) -> str:
    """Take out lines that stand for what is left out, so that JSON remains."""
    kept = [line for line in printed.splitlines() if line.strip() != LEFT_OUT]
    return re.sub(r",(\s*[}\]])", r"\1", "\n".join(kept))


def assert_part(printed: Any, answer: Any, place: str = "") -> None:
    """Hold a shortened answer against the whole one: objects may lack fields, the rest is equal."""
    if isinstance(printed, dict) and isinstance(answer, dict):
        assert list(printed) == [name for name in answer if name in printed], place
        for name, value in printed.items():
            assert_part(value, answer[name], f"{place}/{name}")
    else:
        assert printed == answer, place


@pytest.mark.parametrize(("command", "printed"), examples(), ids=[f"curl {n + 1}" for n in range(len(examples()))])
def test_a_command_answers_what_is_printed(client, command, printed):
    answer = run(client, command)
    if LEFT_OUT in printed:
        assert_part(json.loads(without_marks(printed)), answer)
    else:
        assert json.dumps(json.loads(printed)) == json.dumps(answer)


def test_the_examples_are_found():
    assert len(examples()) == README.count("\ncurl ")
    assert sum(LEFT_OUT in printed for _, printed in examples()) == 2


def test_a_wrong_answer_is_noticed():
    with pytest.raises(AssertionError):
        assert_part({"a": [{"b": 1}]}, {"c": 1, "a": [{"b": 2}]})
    with pytest.raises(AssertionError):
        assert_part({"a": [1]}, {"a": [1, 2]})


def section(title: str) -> str:
    [text] = re.findall(rf"^#+ {title}\n(.*?)(?=^#|\Z)", README, re.MULTILINE | re.DOTALL)
    return text


def test_the_endpoints_are_those_that_exist(app):
    rows = re.findall(r"^\| (`[^|]*`) \| `([^|]*)` \|", section("What can be asked"), re.MULTILINE)
    listed = {(path, method) for methods, path in rows for method in methods.strip("`").split("` `")}
    served = {
        (rule.rule.replace("<", "{").replace(">", "}"), method)
        for rule in app.url_map.iter_rules()
        for method in rule.methods - {"HEAD", "OPTIONS"}
    }
    assert listed == served


def test_the_rule_sets_are_those_that_exist():
    rows = re.findall(r"^\| `(\w+)` \|", section("Rules"), re.MULTILINE)
    assert sorted(rows) == sorted(PRESETS)


def test_files_and_commands_exist():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for command in re.findall(r"make ([a-z]+)", README):
        assert f"\n{command}:" in makefile, command
    for name in re.findall(r"`((?:\w+/)*\w+\.(?:py|yaml|md))`", README) + re.findall(r"\]\(([^#)]+)\)", README):
        assert (ROOT / name).exists() or (ROOT / "scoring" / name).exists() or (ROOT / "schemas" / name).exists(), name
    for folder in re.findall(r"`(\w+)/`", README):
        assert (ROOT / folder).is_dir() or (ROOT / "scoring" / folder).is_dir(), folder


def test_every_notation_is_read(client):
    table = section("Tiles and melds")
    for text in ('"123m406p77z"', '["1m", "0p"]', '"5mrEEP"', '["5mr", "E", "P"]', '"🀇🀈🀉"', "[0, 4, 16]"):
        assert f"`{text}`" in table
        errors = client.post("/v1/score", json={"hand": json.loads(text), "win_tile": "1m"}).json["errors"]
        assert {error["code"] for error in errors} == {"hand_size"}, text
    for meld in re.findall(r"`((?:chi|pon|kan|kakan|ankan):[\w@]+)`", table):
        asked = {"hand": "123456p22s45m", "win_tile": "6m", "melds": [meld]}
        assert client.post("/v1/score", json=asked).status_code == 200, meld
