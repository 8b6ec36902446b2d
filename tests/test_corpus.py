"""The corpus example: every line answered once and in order, also when a worker dies while it works."""

import subprocess
import sys
import time

import orjson
import psutil
import pytest

from examples.corpus_dask import Part, answer, emptied, lines_of, parts_of, score_part, sources_of
from tests.test_layers import ROOT

WIN = {"hand": "234567m340p45s88s", "win_tile": "6s", "riichi": True}

QUESTIONS = [
    (WIN, "a win"),
    ({**WIN, "tsumo": True, "lang": "ja", "explain": True}, "a language and an explanation"),
    ({**WIN, "win_tile": "9s"}, "no win"),
    ({**WIN, "win_tile": "8m", "explain": True}, "no win, explained"),
    ({**WIN, "hand": "1m", "colour": "red"}, "several faults"),
]


def lines(questions):
    return b"".join(orjson.dumps(question) + b"\n" for question in questions)


def written(folder):
    """Read all answers in the order of their names."""
    return [orjson.loads(line) for file in sorted(folder.iterdir()) for line in file.read_bytes().splitlines()]


@pytest.mark.parametrize(("question", "because"), QUESTIONS)
def test_a_line_is_answered_as_the_service_answers(client, question, because):
    served = client.post("/v1/score", json=question).json
    ours = answer(orjson.dumps(question))
    if "errors" not in served:
        assert ours == served, because
    else:
        assert [fault["code"] for fault in ours["errors"]] == [fault["code"] for fault in served["errors"]]


@pytest.mark.parametrize("line", [b"\n", b"{\n", b"[]\n", b"\xff\n"])
def test_a_line_that_is_no_question_is_answered_with_errors(line):
    assert answer(line)["errors"]


@pytest.mark.parametrize("text", [b"", b"\n", b"a\nbb\n\nccc\n", b"a\nbb", b"\n\na", b"long line\nb\n"])
@pytest.mark.parametrize("size", [1, 2, 3, 4, 100])
def test_every_line_is_in_one_part(tmp_path, text, size):
    source = tmp_path / "corpus.ndjson"
    source.write_bytes(text)
    parts = parts_of(source, tmp_path, size)
    assert [line for part in parts for line in lines_of(part)] == text.splitlines(keepends=True)


def test_a_part_that_fails_leaves_no_target(tmp_path):
    with pytest.raises(FileNotFoundError):
        score_part(Part(tmp_path / "absent", 0, 1, tmp_path / "target"))
    assert not (tmp_path / "target").exists()


def test_a_part_that_is_scored_again_is_there_once(tmp_path):
    source, output = tmp_path / "corpus.ndjson", tmp_path / "answers"
    source.write_bytes(lines([WIN] * 3))
    output.mkdir()
    for part in parts_of(source, output, 1000) * 2:
        assert score_part(part) == (3, 0)
    assert len(written(output)) == 3


def test_answers_of_two_runs_are_not_mixed(tmp_path):
    (tmp_path / "old").touch()
    with pytest.raises(ValueError, match="not empty"):
        emptied(tmp_path)


def test_what_would_share_a_name_is_refused(tmp_path):
    for name in ("a/games.ndjson", "b/games.ndjson"):
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).touch()
    assert len(sources_of([f"{tmp_path}/a/*"])) == 1
    for wrong, because in ([f"{tmp_path}/*/*"], "same name"), ([f"{tmp_path}/c/*"], "no file matches"):
        with pytest.raises(ValueError, match=because):
            sources_of(wrong)


def workers_of(process):
    """List the workers of a run on this machine."""
    children = psutil.Process(process.pid).children(recursive=True)
    return [child for child in children if "spawn_main" in " ".join(child.cmdline())]


def test_a_worker_that_dies_costs_no_line_and_doubles_none(tmp_path):
    questions = [{**WIN, "honba": number % 1000, "riichi_sticks": number // 1000} for number in range(12_000)]
    output = tmp_path / "answers"
    for name in ("a", "b"):
        (tmp_path / f"{name}.ndjson").write_bytes(lines(questions[name == "b" :: 2]))
    asked = [f"{tmp_path}/*.ndjson", str(output), "--workers", "2", "--part", "0.05"]
    command = [sys.executable, str(ROOT / "examples" / "corpus_dask.py"), *asked]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=tmp_path) as process:
        until = time.monotonic() + 60
        while not list(output.glob("[ab]-*")) and time.monotonic() < until:
            time.sleep(0.01)
        victims = workers_of(process)
        victims[0].kill()
        finished_before = len(list(output.glob("[ab]-*")))
        told, warned = process.communicate(timeout=120)
    assert process.returncode == 0, warned
    assert len(victims) == 2
    assert 0 < finished_before < len(list(output.iterdir())), "it was killed while there was work"
    assert told.startswith("12000 lines in "), told
    expected = [*questions[::2], *questions[1::2]]
    points = [found["points"] for found in written(output)]
    assert [(one["honba"] // 300, one["riichi_sticks"] // 1000) for one in points] == [
        (question["honba"], question["riichi_sticks"]) for question in expected
    ]


def test_the_command_says_what_it_needs():
    command = [sys.executable, "examples/corpus_dask.py", "--help"]
    told = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=True).stdout
    assert all(word in told for word in ("INPUT", "OUTPUT", "--scheduler", "--workers", "--part"))
