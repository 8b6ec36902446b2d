"""Layers: the rooms of the house, and that nobody walks back."""

import ast
import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

#: Rooms of ``scoring`` in order: each imports only from those before it.
ROOMS = [
    "told",
    "errors",
    "hints",
    "tiles",
    "rules",
    "presets",
    "rulesets",
    "hand",
    "notation",
    "shapes",
    "shanten",
    "tenpai",
    "furiten",
    "facts",
    "hand_facts",
    "outlines",
    "local_facts",
    "yaku",
    "local_yaku",
    "claims",
    "gaps",
    "near",
    "fu",
    "points",
    "payments",
    "liability",
    "contradictions",
    "check",
    "chart",
    "score",
    "groups",
    "prospects",
    "progress",
    "kuikae",
    "turn",
    "riichi_kan",
    "actions",
    "decisions",
    "ranking",
    "rounds",
    "settlement",
    "round_check",
    "draw",
    "game",
]
#: The same within ``presets``, which is one room to the others.
PRESETS = ["preset", "sources", "standard", "tenhou", "mahjong_soul", "m_league", "wrc", "ema", "jpml"]

#: Packages and modules in order: each imports only what is listed here, besides itself and Python's own library.
HOUSE = {
    "locales": set(),
    "scoring": set(),
    "pictures": {"locales", "scoring", "resvg_py"},
    "schemas": {"locales", "pictures", "scoring", "marshmallow", "orjson"},
    "settings": {"scoring", "environs", "limits", "marshmallow"},
    "routes": {
        *("locales", "pictures", "scoring", "schemas", "flask", "flask_compress", "flask_cors", "flask_swagger_ui"),
        *("gunicorn", "limits", "marshmallow", "orjson", "prometheus_client", "werkzeug"),
    },
    "app": {"routes", "schemas", "settings", "flask", "orjson", "werkzeug"},
    "serving": {"routes", "schemas", "scoring", "gunicorn", "orjson"},
}
#: Tools that look at the whole house from outside; nobody in it imports them.
TOOLS = {"schemas.openapi"}


def dotted(file):
    """Name the module of a file."""
    return ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def files(package):
    """List the files of a package or module, tools left out."""
    found = [ROOT / f"{package}.py"] if (ROOT / f"{package}.py").exists() else sorted((ROOT / package).rglob("*.py"))
    return [file for file in found if dotted(file) not in TOOLS]


def parse(file):
    return ast.parse(file.read_text(encoding="utf-8"))


def imports(tree, package=""):
    """List the modules that a module imports anywhere in it, in full.

    :param package: the package it is in, which dots are relative to.
    """
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            source = ".".join(filter(None, (package if node.level else "", node.module)))
            yield from (_imported(source, alias.name) for alias in node.names)


def _imported(source, name):
    """Give the module that is taken from a package, or the module that something is taken from."""
    inner = ROOT / source.replace(".", "/") / name
    return f"{source}.{name}" if inner.is_dir() or inner.with_suffix(".py").exists() else source


def imports_of(file):
    return set(imports(parse(file), file.parent.name))


def rooms(file):
    """Name the rooms of ``scoring`` from which a file imports."""
    return {name.split(".")[1] for name in imports_of(file) if name.startswith("scoring.")}


def doors(file):
    """Name the rooms that the docstring of a module says it may import."""
    said = re.search(r"May import: ([^.]*)\.", ast.get_docstring(parse(file)) or "")
    assert said, f"{file.name} does not say what it may import"
    assert said[1] == "nothing" or "``" in said[1]
    return set(re.findall(r"``(\w+)``", said[1]))


def place(file):
    """Name the room of a module of ``scoring``."""
    return dotted(file).split(".")[1] if dotted(file) != "scoring" else ""


#: Modules of ``scoring`` without the package itself, and those of its presets.
MODULES = [file for file in files("scoring") if place(file) not in ("", "presets")]
SHELVES = [file for file in files("scoring/presets") if file.name != "__init__.py"]


def stem(file):
    return file.stem


def test_every_module_of_scoring_has_a_place():
    assert sorted({place(file) for file in files("scoring")} - {""}) == sorted(ROOMS)
    assert sorted(map(stem, SHELVES)) == sorted(PRESETS)


def test_every_package_has_a_place():
    packages = {file.parent.name for file in ROOT.glob("*/__init__.py")} - {"bench", "tests", "tools"}
    modules = {file.stem for file in ROOT.glob("*.py")} - {"gunicorn.conf"}
    assert packages | modules == set(HOUSE)


@pytest.mark.parametrize("file", MODULES, ids=stem)
def test_a_room_imports_only_from_those_before_it(file):
    assert rooms(file) <= set(ROOMS[: ROOMS.index(place(file))])


@pytest.mark.parametrize("file", SHELVES, ids=stem)
def test_a_preset_imports_only_from_those_before_it(file):
    before = {f"scoring.presets.{name}" for name in PRESETS[: PRESETS.index(file.stem)]}
    before |= {f"scoring.{room}" for room in ROOMS[: ROOMS.index("presets")]}
    assert {name for name in imports_of(file) if name.startswith("scoring")} <= before


@pytest.mark.parametrize("file", MODULES, ids=stem)
def test_a_room_says_what_it_imports(file):
    assert doors(file) == rooms(file)


@pytest.mark.parametrize("file", SHELVES, ids=stem)
def test_a_preset_says_what_it_imports(file):
    assert doors(file) == {name.split(".")[-1] for name in imports_of(file) if name.startswith("scoring.")}


def test_the_presets_say_what_they_import_together():
    together = {room for file in SHELVES for room in rooms(file)} - {"presets"}
    assert doors(ROOT / "scoring" / "presets" / "__init__.py") == together


def test_the_package_itself_imports_nothing():
    assert imports_of(ROOT / "scoring" / "__init__.py") == set()


@pytest.mark.parametrize("package", HOUSE)
def test_a_package_imports_only_what_it_may(package):
    allowed = {package, *HOUSE[package], *sys.stdlib_module_names}
    found = {(dotted(file), name.split(".")[0]) for file in files(package) for name in imports_of(file)}
    assert [(module, name) for module, name in sorted(found) if name not in allowed] == []


@pytest.mark.parametrize("package", HOUSE)
def test_a_package_imports_all_that_it_may(package):
    found = {name.split(".")[0] for file in files(package) for name in imports_of(file)}
    assert HOUSE[package] <= found, "a permission that nobody needs"


def test_nobody_imports_a_tool():
    found = {name for package in HOUSE for file in files(package) for name in imports_of(file)}
    assert found.isdisjoint(TOOLS)
    assert all((ROOT / f"{tool.replace('.', '/')}.py").exists() for tool in TOOLS)


def test_a_look_at_imports_sees_all_of_them():
    text = """
import os.path
from scoring import tiles
from scoring.tiles import MAN, PIN
from scoring.presets import PRESETS, ema
from .names import DEFAULT
def late():
    from flask import Flask
"""
    seen = {"os.path", "scoring.tiles", "scoring.presets", "scoring.presets.ema", "locales.names", "flask"}
    assert set(imports(ast.parse(text), "locales")) == seen
