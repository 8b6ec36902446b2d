"""Layers: the rooms of the house, and that nobody walks back."""

import ast
import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

#: Rooms of ``scoring`` in order: each imports only from its left.
ROOMS = ["errors", "tiles", "rules", "presets", "rulesets", "hand", "notation", "shapes", "shanten", "facts", "yaku", "local_yaku", "claims", "near", "fu", "points", "payments", "liability", "chart", "score", "groups"]
#: The same within ``presets``, which is one room to the others.
PRESETS = ["preset", "sources", "standard", "tenhou", "mahjong_soul", "m_league", "wrc", "ema", "jpml"]

#: Packages in order, and modules beside them.
HOUSE = ["locales", "scoring", "schemas", "routes", "app"]

#: House -> what it may import besides itself, Python's own library and what stands left of it.
GUESTS = {
    "locales": set(),
    "scoring": set(),
    "schemas": {"marshmallow", "orjson"},
    "routes": {"flask", "marshmallow", "orjson", "webargs", "werkzeug"},
    "app": {"flask", "orjson", "werkzeug"},
}


def files(package):
    return sorted((ROOT / package).rglob("*.py")) if package != "app" else [ROOT / "app.py"]


def imports(file):
    """List the modules that a file imports anywhere in it, in full."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file.name} imports by dots"
            yield from _imported_from(node)


def _imported_from(node):
    """Give the module, or each of the modules that are taken from a package."""
    for alias in node.names:
        inner = ROOT / node.module.replace(".", "/") / alias.name
        is_module = inner.is_dir() or inner.with_suffix(".py").exists()
        yield f"{node.module}.{alias.name}" if is_module else node.module


def rooms(file):
    """Name the rooms of ``scoring`` from which a file imports."""
    return {name.split(".")[1] for name in imports(file) if name.startswith("scoring.")}


def doors(file):
    """Name the rooms that the docstring of a module says it may import."""
    text = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
    said = re.search(r"May import: ([^.]*)\.", text)
    assert said, f"{file.name} does not say what it may import"
    assert said[1] == "nothing" or "``" in said[1]
    return set(re.findall(r"``(\w+)``", said[1]))


def place(file):
    """Name the room of a module of ``scoring``."""
    return file.relative_to(ROOT / "scoring").parts[0].removesuffix(".py")


#: Modules of ``scoring`` without the package itself, and those of its presets.
MODULES = [file for file in files("scoring") if place(file) not in ("__init__", "presets")]
SHELVES = [file for file in files("scoring/presets") if file.name != "__init__.py"]


def stem(file):
    return file.stem


def test_every_module_of_scoring_has_a_place():
    assert sorted({place(file) for file in files("scoring")} - {"__init__"}) == sorted(ROOMS)
    assert sorted(map(stem, SHELVES)) == sorted(PRESETS)


def test_every_package_has_a_place():
    found = {file.parent.name for file in ROOT.glob("*/__init__.py")} | set(map(stem, ROOT.glob("*.py")))
    beside = {"gunicorn.conf"} | {file.parent.name for file in ROOT.glob("*/__main__.py")}
    assert found - beside == set(HOUSE)


@pytest.mark.parametrize("file", MODULES, ids=stem)
def test_a_room_imports_only_from_its_left(file):
    left = ROOMS[: ROOMS.index(place(file))]
    assert rooms(file) <= set(left)


def test_the_presets_are_one_room():
    left = set(ROOMS[: ROOMS.index("presets")])
    for number, name in enumerate(PRESETS):
        for imported in imports(ROOT / "scoring" / "presets" / f"{name}.py"):
            if imported.startswith("scoring.presets"):
                assert imported.removeprefix("scoring.presets.") in PRESETS[:number]
            elif imported.startswith("scoring."):
                assert imported.split(".")[1] in left


@pytest.mark.parametrize("file", MODULES, ids=stem)
def test_a_room_says_what_it_imports(file):
    assert doors(file) == rooms(file)


@pytest.mark.parametrize("file", SHELVES, ids=stem)
def test_a_preset_says_what_it_imports(file):
    assert doors(file) == {name.split(".")[-1] for name in imports(file) if name.startswith("scoring.")}


def test_the_presets_say_what_they_import_together():
    together = {room for file in SHELVES for room in rooms(file)} - {"presets"}
    assert doors(ROOT / "scoring" / "presets" / "__init__.py") == together


def test_the_package_itself_imports_nothing():
    assert list(imports(ROOT / "scoring" / "__init__.py")) == []


@pytest.mark.parametrize("package", HOUSE)
def test_a_package_imports_only_what_stands_left_of_it_and_its_guests(package):
    allowed = {*HOUSE[: HOUSE.index(package) + 1], *GUESTS[package], *sys.stdlib_module_names}
    if package == "scoring":
        allowed.discard("locales")
    found = {
        (file.name, name.split(".")[0]) for file in files(package) for name in imports(file)
    }
    assert found, f"{package} imports nothing at all"
    assert [(file, name) for file, name in sorted(found) if name not in allowed] == []


def test_a_look_at_imports_sees_all_of_them(tmp_path):
    file = tmp_path / "example.py"
    file.write_text(
        "import os.path\nfrom scoring import tiles\nfrom scoring.tiles import MAN, PIN\n"
        "from scoring.presets import PRESETS\ndef late():\n    from flask import Flask\n",
        encoding="utf-8",
    )
    assert set(imports(file)) == {"os.path", "scoring.tiles", "scoring.presets", "flask"}
    assert rooms(file) == {"tiles", "presets"}
