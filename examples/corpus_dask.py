"""Score a corpus on a Dask cluster: files of one score request a line become files of one answer a line.

The files are cut into parts at line ends. Whoever scores a part writes it under a name of its own and renames it when
it is whole, so a part that is scored twice, because its worker died or seemed to, is there once.
"""

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from glob import glob
from pathlib import Path
from typing import Any, NamedTuple

import orjson
from distributed import Client, LocalCluster, as_completed

sys.path.insert(0, str(Path(__file__).parents[1]))

from locales import language_of  # noqa: E402
from schemas.naming import give_names  # noqa: E402
from schemas.requests import ScoreRequest  # noqa: E402
from schemas.scored import scored  # noqa: E402
from scoring.errors import ImpossibleQuestion  # noqa: E402

EPILOG = """\
Every line of every file is answered by the line of the same number: with the body that /v1/score answers, or with
{"errors": [...]}. The answers of games.ndjson go to games-00000.ndjson, games-00001.ndjson and so on:
cat OUTPUT/games-*.ndjson has them in order.

On this machine:
    python examples/corpus_dask.py 'corpus/*.ndjson' answers
On a cluster, where all see the same files under the same paths:
    PYTHONPATH=/srv/agari dask scheduler
    PYTHONPATH=/srv/agari dask worker --nthreads 1 --nworkers auto tcp://head:8786
    python examples/corpus_dask.py --scheduler tcp://head:8786 '/data/*.ndjson' /data/answers
"""

_REQUEST = ScoreRequest()


class Part(NamedTuple):
    """A part of a file: the lines that begin within a range of bytes, and where their answers go."""

    source: Path
    begin: int
    end: int
    target: Path


class Outcome(NamedTuple):
    """How many lines of a part were answered, and how many of them with errors."""

    lines: int
    refused: int


def answer(line: bytes) -> dict[str, Any]:
    """Answer a score request as the service does."""
    try:
        win, rules, wanted = _REQUEST.load(orjson.loads(line))
    except orjson.JSONDecodeError as error:
        return {"errors": [{"field": None, "code": "invalid_json", "detail": str(error)}]}
    except ImpossibleQuestion as impossible:
        return {"errors": [asdict(fault) for fault in impossible.faults]}
    lang = language_of(wanted.lang or "")
    told = scored(win, rules, lang, wanted.explain)
    if lang:
        give_names(told, lang)
    return told


def lines_of(part: Part) -> Iterator[bytes]:
    """Give the lines that begin within a part; the first may begin earlier, the last may end later."""
    with part.source.open("rb") as file:
        if part.begin:
            file.seek(part.begin - 1)
            file.readline()
        while file.tell() < part.end:
            yield file.readline()


def score_part(part: Part) -> Outcome:
    """Answer the lines of a part; its target is there when all are, and not before."""
    lines = refused = 0
    descriptor, unfinished = tempfile.mkstemp(suffix=".tmp", prefix=".", dir=part.target.parent)
    with os.fdopen(descriptor, "wb") as file:
        for line in lines_of(part):
            told = answer(line)
            lines, refused = lines + 1, refused + ("errors" in told)
            file.write(orjson.dumps(told, option=orjson.OPT_APPEND_NEWLINE))
        file.flush()
        os.fsync(file.fileno())
    os.replace(unfinished, part.target)
    return Outcome(lines, refused)


def parts_of(source: Path, output: Path, size: int) -> list[Part]:
    """Cut a file into parts of so many bytes."""
    length = source.stat().st_size
    return [
        Part(source, begin, min(begin + size, length), output / f"{source.stem}-{number:05}.ndjson")
        for number, begin in enumerate(range(0, length, size))
    ]


def score_all(client: Client, parts: Sequence[Part]) -> Outcome:
    """Score all parts; those of a worker that dies go to the others."""
    lines = refused = 0
    for _, outcome in as_completed(client.map(score_part, parts, pure=False), with_results=True):
        lines, refused = lines + outcome.lines, refused + outcome.refused
    return Outcome(lines, refused)


def sources_of(patterns: Sequence[str]) -> list[Path]:
    """List the files that match, absolute, since the workers may run elsewhere.

    :raises ValueError: where a pattern matches none, or two have names that their answers would share.
    """
    found = {pattern: glob(pattern, recursive=True) for pattern in patterns}
    if empty := [pattern for pattern, files in found.items() if not files]:
        raise ValueError(f"no file matches {', '.join(empty)}")
    sources = sorted({Path(file).resolve() for files in found.values() for file in files})
    if len({source.stem for source in sources}) < len(sources):
        raise ValueError("two files have the same name; give them to separate runs")
    return sources


def emptied(output: Path) -> Path:
    """Make the folder for the answers.

    :raises ValueError: where it holds something: parts of another run would pass for parts of this one.
    """
    output.mkdir(parents=True, exist_ok=True)
    if any(output.iterdir()):
        raise ValueError(f"{output} is not empty")
    return output.resolve()


def options() -> argparse.ArgumentParser:
    """Describe the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, epilog=EPILOG, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("input", nargs="+", metavar="INPUT", help="files, or patterns such as 'corpus/**/*.ndjson'")
    parser.add_argument("output", type=Path, metavar="OUTPUT", help="a folder for the answers, new or empty")
    parser.add_argument("--scheduler", metavar="ADDRESS", help="of the cluster; without it one is made on this machine")
    parser.add_argument("--workers", type=int, metavar="N", help="processes on this machine; default: one a core")
    parser.add_argument("--part", type=float, default=16, metavar="MB", help="size of a part; default: %(default)s MB")
    return parser


def cluster(scheduler: str | None, workers: int | None) -> Client:
    """Connect to a cluster, or make one of processes with a thread each: scoring keeps a core busy."""
    if scheduler:
        return Client(scheduler)
    return Client(LocalCluster(n_workers=workers, threads_per_worker=1, processes=True, dashboard_address=None))


def main() -> None:
    """Do what the command line says."""
    parser = options()
    asked = parser.parse_args()
    try:
        sources, output = sources_of(asked.input), emptied(asked.output)
    except ValueError as error:
        parser.error(str(error))
    parts = [part for source in sources for part in parts_of(source, output, max(1, int(asked.part * 1e6)))]
    begun = time.perf_counter()
    with cluster(asked.scheduler, asked.workers) as client:
        outcome = score_all(client, parts)
    for unfinished in output.glob(".*.tmp"):  # of workers that died
        unfinished.unlink()
    seconds = time.perf_counter() - begun
    print(f"{outcome.lines} lines in {len(parts)} parts, {outcome.refused} with errors: {seconds:.1f} s")


if __name__ == "__main__":
    main()
