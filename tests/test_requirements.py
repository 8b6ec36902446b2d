"""Requirements: what the service imports is what it asks for, and all of it is pinned by version and hash."""

import re
import sys
from importlib.metadata import packages_distributions

import pytest

from tests.test_layers import HOUSE, ROOT, files, imports_of

#: Direct requirements that no module of the service imports, and who needs them.
NOT_IMPORTED = {"redis": "limits counts there where AGARI_RATE_LIMIT_STORAGE names one"}

#: Name, version and marker of a requirement, and the hashes on the lines that continue it.
PIN = re.compile(
    r"""^(?P<name>[\w.-]+)==(?P<version>[^\s;]+)
    (?:\ ;\ (?P<marker>[^\\\n]+?))?
    \ \\\n
    (?P<hashes>(?:\ {4}--hash=sha256:[0-9a-f]{64}(?:\ \\)?\n)+)""",
    re.MULTILINE | re.VERBOSE,
)


def read(name):
    return (ROOT / name).read_text(encoding="utf-8")


def normal(name):
    """Spell the name of a distribution as package indexes do."""
    return re.sub(r"[-_.]+", "-", name).lower()


def asked(name):
    """Name the distributions that an ``.in`` file lists itself."""
    lines = read(name).splitlines()
    return {normal(line) for line in lines if line and not line.startswith(("#", "-"))}


def pins(name):
    """Give every pin of a resolved file: (distribution, marker) to (version, hashes)."""
    return {(normal(name), marker): (version, hashes) for name, version, marker, hashes in PIN.findall(read(name))}


def imported():
    """Name the distributions from which a module of the service imports."""
    modules = [*(file for package in HOUSE for file in files(package)), ROOT / "gunicorn.conf.py"]
    names = {name.split(".")[0] for file in modules for name in imports_of(file)}
    homes = packages_distributions()
    return {normal(home) for name in names - sys.stdlib_module_names - set(HOUSE) for home in homes[name]}


RESOLVED = ["requirements.txt", "requirements-dev.txt"]


def test_what_the_service_imports_is_a_direct_requirement():
    assert imported() <= asked("requirements.in")


def test_every_direct_requirement_has_a_use():
    assert asked("requirements.in") - imported() == set(NOT_IMPORTED)


def test_checking_asks_only_for_what_the_service_does_not_have():
    assert asked("requirements-dev.in").isdisjoint(asked("requirements.in"))


@pytest.mark.parametrize("name", RESOLVED)
def test_a_resolved_file_holds_nothing_but_pins_with_hashes(name):
    left = PIN.sub("", read(name))
    assert [line for line in left.splitlines() if not line.lstrip().startswith("#")] == []


@pytest.mark.parametrize("name", RESOLVED)
def test_a_resolved_file_holds_what_was_asked_for(name):
    everywhere = {name for name, marker in pins(name) if not marker}
    wanted = asked("requirements.in") | (asked("requirements-dev.in") if name == "requirements-dev.txt" else set())
    assert wanted <= everywhere


def test_the_tests_run_on_what_the_service_runs_on():
    assert pins("requirements.txt").items() <= pins("requirements-dev.txt").items()


@pytest.mark.parametrize("name", ["orjson", "markupsafe", "wrapt"])
def test_a_compiled_package_is_pinned_for_other_machines_too(name):
    (found,) = [hashes for (pinned, _), (_, hashes) in pins("requirements.txt").items() if pinned == name]
    assert found.count("--hash") >= 10, "three versions of Python on three platforms, and the source"
