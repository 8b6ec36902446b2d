"""Requests made at random from the API document, right ones and wrong ones: the service keeps to the document.

Briefly here and without randomness; ``make fuzz`` does it at length, over a real connection.
"""

from pathlib import Path

import schemathesis
from hypothesis import settings

from app import create_app

#: Requests of each kind, right and wrong, for each operation.
EXAMPLES = 30

CONFIG = schemathesis.Config.from_path(Path(__file__).parent / "fuzz" / "schemathesis.toml")
api = schemathesis.openapi.from_wsgi("/openapi.json", create_app(), config=CONFIG)
api.config.phases.update(phases=["examples", "fuzzing"])


@api.parametrize()
@settings(max_examples=EXAMPLES, derandomize=True, deadline=None, database=None)
def test_the_service_keeps_to_its_document(case):
    case.call_and_validate(headers={"Accept-Encoding": "identity"})  # it does not unpack what an app gives it
