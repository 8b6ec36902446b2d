"""What a preset is: the values a named rule set is known to have, each with the texts that say so.

May import: nothing. Every preset is built of this.
"""

from collections.abc import Collection, Mapping
from typing import NamedTuple

#: Option -> its value as ``RuleSet`` holds it, and the tags of its ``SOURCES`` with spaces between.
Rows = Mapping[str, tuple[object, str]]


class Preset(NamedTuple):
    """A named rule set.

    :ivar title: its name in English.
    :ivar note: one sentence on where its values come from.
    :ivar rows: what is known of it; an option that is not among them takes the value of ``standard``.
    """

    title: str
    note: str
    rows: Rows


def differing(base: Preset, title: str, note: str, rows: Rows, without: Collection[str] = ()) -> Preset:
    """Make the preset that has the rows of another, save those given here and those not known of it."""
    kept = {name: row for name, row in base.rows.items() if name not in without}
    return Preset(title, note, {**kept, **rows})
