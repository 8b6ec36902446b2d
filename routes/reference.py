"""Reference: the tables of the service itself, rule sets and yaku."""

from typing import Any

from flask import Blueprint
from werkzeug.exceptions import NotFound

from locales import DEFAULT
from routes.asking import asks, language, noted, told
from schemas.catalogue import yaku_catalogue
from schemas.requests import RuleSetRequest, TablesRequest, Wanted
from schemas.rule_answers import in_language
from scoring.presets import PRESETS
from scoring.rules import RuleSet
from scoring.rulesets import describe, describe_all

bp = Blueprint("reference", __name__, url_prefix="/v1")


@bp.get("/rules")
@asks(TablesRequest())
def get_rules(lang: str | None) -> dict[str, Any]:
    """List the rule sets, and every option with its meaning and values."""
    return _told(describe_all(), lang)


@bp.get("/rules/<preset>")
@asks(TablesRequest())
def get_rule_set(lang: str | None, preset: str) -> dict[str, Any]:
    """Describe a rule set: the value of every option and its source."""
    if preset not in PRESETS:
        raise NotFound(f"no rule set {preset[:60]!r}; there are {', '.join(PRESETS)}")
    return _told(describe(preset), lang)


def _told(described: dict[str, Any], wanted: str | None) -> dict[str, Any]:
    """Complete what describes rule sets: in the language that was asked for, with the notes."""
    lang, notes = language(wanted)
    return noted(in_language(described, lang), notes)


@bp.get("/yaku")
@asks(RuleSetRequest())
def get_yaku(question: tuple[RuleSet, Wanted]) -> dict[str, Any]:
    """List the yaku of a rule set, each with an example hand."""
    rules, wanted = question
    spoken = language(wanted.lang)
    return told({"yaku": yaku_catalogue(rules, spoken[0] or DEFAULT)}, spoken)
