"""Memory: a worker that is asked for ever does not grow for ever."""

from importlib import import_module
from inspect import signature

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


@pytest.mark.parametrize("cached", list(caches()))
def test_a_cache_is_bounded(cached):
    """A cache without a bound is one of switches: at most two results."""
    size = cached.cache_parameters()["maxsize"]
    switches = [parameter.annotation in (bool, "bool") for parameter in signature(cached).parameters.values()]
    assert size is not None and size <= 1 << 14 or len(switches) <= 1 and all(switches)
