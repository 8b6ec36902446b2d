"""Compile the hot modules of ``scoring`` with mypyc, in place; ``python -m tools.compile clean`` removes the result.

Python takes a compiled module before its source, so compile anew after every change. ``scoring.score.COMPILED`` says
which of the two is at work. It wants mypy and a C compiler, and takes about a minute.
"""

import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup  # type: ignore[import-untyped]

ROOT = Path(__file__).parents[1]
#: What a score is made of.
MODULES = (
    *("tiles", "hand", "shapes", "facts", "hand_facts", "yaku", "local_yaku", "claims"),
    *("fu", "points", "payments", "liability", "contradictions", "check", "score", "groups"),
)


def made() -> list[Path]:
    """List the compiled modules that are there."""
    return [*ROOT.glob("scoring/*.so"), *ROOT.glob("scoring/*.pyd"), *ROOT.glob("*__mypyc.*")]


def clean() -> None:
    """Remove every compiled module."""
    for file in made():
        file.unlink()


def main(command: str = "build") -> None:
    """Build the modules, or remove them."""
    clean()
    if command == "build":
        sources = [f"scoring/{name}.py" for name in MODULES]
        setup(name="scoring", ext_modules=mypycify(sources), script_args=["--quiet", "build_ext", "--inplace"])


if __name__ == "__main__":
    main(*sys.argv[1:])
