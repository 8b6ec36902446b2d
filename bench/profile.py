"""Where the time of a request goes: ``python -m bench.profile [question]`` lists functions by their own time."""

import cProfile
import pstats
import sys
from itertools import islice

from app import create_app
from bench.load import PATHS
from bench.requests import with_texts
from bench.wins import deals
from schemas.examples import EXAMPLES

REQUESTS, LINES = 3_000, 40


def main(question: str = "score") -> None:
    """Ask a question as often as there are requests, each time another, and print the profile."""
    path = f"/v1/{question}"
    [endpoint] = [endpoint for endpoint, known in PATHS.items() if known == path]
    known = [body for _, _, body in EXAMPLES[endpoint]]
    bodies = [with_texts(deal) for deal in islice(deals(), REQUESTS)] if question == "score" else known * REQUESTS
    client = create_app().test_client()
    for body in known:
        client.post(path, json=body)
    profile = cProfile.Profile()
    for body in bodies[:REQUESTS]:
        profile.enable()
        client.post(path, json=body)
        profile.disable()
    pstats.Stats(profile).sort_stats("tottime").print_stats(LINES)


if __name__ == "__main__":
    main(*sys.argv[1:])
