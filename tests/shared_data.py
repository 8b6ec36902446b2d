"""Shared data: recorded games and cases that lie beside the project. None of it is copied into the project.

The folder is ``../shared`` beside the project root, or what the environment variable ``AGARI_DATA`` names.
"""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Row = dict[str, Any]

FOLDER = Path(os.environ.get("AGARI_DATA", Path(__file__).parents[2] / "shared"))


def read(name: str) -> list[Row] | None:
    """Read a file with one JSON object a line; ``None`` where it is absent."""
    path = FOLDER / name
    if not path.exists():
        return None
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def absent(name: str) -> str:
    return f"{name} is not in {FOLDER.absolute()}; AGARI_DATA may name the folder that holds it"


def rows(name: str) -> list[Row]:
    """Read a file, or skip the test that asks for it."""
    found = read(name)
    if found is None:
        pytest.skip(absent(name))
    return found


def parameters(name: str, wanted: Callable[[Row], bool]) -> list[Any]:
    """Make a parameter of each row that is wanted; where the file is absent, a single skipped one."""
    found = read(name)
    if found is None:
        return [pytest.param(None, marks=pytest.mark.skip(reason=absent(name)), id="absent")]
    return [pytest.param(row, id=row["id"]) for row in found if wanted(row)]
