"""Memory: a worker that is asked for ever does not grow for ever."""

from importlib import import_module

import pytest

from tests.test_layers import dotted, files

MODULES = [dotted(file) for package in ("scoring", "schemas", "locales") for file in files(package)]


def caches():
    """List every function that remembers its results."""
    for module in map(import_module, MODULES):
        for name, value in vars(module).items():
            if hasattr(value, "cache_parameters") and value.__module__ == module.__name__:
                yield pytest.param(value, id=f"{module.__name__}.{name}")


def test_there_are_caches():
    assert len(list(caches())) > 15


#: Caches without a bound that hold as many results as there are arguments: none, and a switch.
FEW = {"scoring.shanten.table": 1}


@pytest.mark.parametrize("cached", list(caches()))
def test_a_cache_is_bounded(cached):
    size = cached.cache_parameters()["maxsize"] or FEW.get(f"{cached.__module__}.{cached.__name__}")
    assert size is not None
    assert size <= 1 << 14
