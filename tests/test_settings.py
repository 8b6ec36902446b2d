"""Settings: each variable with a right value, values that stop the start, and names that are none."""

import re
import subprocess
import sys

import pytest

import settings
from settings import PREFIX, Settings, WrongSettings, read_settings, unknown_settings
from tests.test_layers import ROOT


@pytest.fixture(autouse=True)
def bare(monkeypatch):
    """An environment that says nothing."""
    for name in [*settings.os.environ]:
        if name.startswith(PREFIX) or name in ("PORT", "WEB_CONCURRENCY"):
            monkeypatch.delenv(name)


#: Field, what a variable says, and what is read.
RIGHT = [
    ("bind", "127.0.0.1:9000", "127.0.0.1:9000"),
    ("bind", "[::]:80", "[::]:80"),
    ("workers", "4", 4),
    ("threads", "1", 1),
    ("log_level", "debug", "debug"),
    ("access_log", "true", True),
    ("access_log", "0", False),
    ("metrics", "off", False),
    ("metrics_dir", "/tmp", "/tmp"),
    ("max_body", "2048", 2048),
    ("batch_items", "10", 10),
    ("batch_body", "4096", 4096),
    ("batch_line", "4096", 4096),
    ("streams", "3", 3),
    ("rate_limit", "600/minute", "600/minute"),
    ("rate_limit", "", ""),
    ("rate_limit_storage", "redis://localhost:6379/0", "redis://localhost:6379/0"),
    ("trusted_proxies", "2", 2),
    ("cors_origins", "https://a.example,http://localhost:3000", ("https://a.example", "http://localhost:3000")),
    ("cors_origins", "*", ("*",)),
    ("cache_seconds", "0", 0),
]


@pytest.mark.parametrize(("field", "text", "value"), RIGHT)
def test_a_setting(monkeypatch, field, text, value):
    monkeypatch.setenv(PREFIX + field.upper(), text)
    assert getattr(read_settings(), field) == value
    assert unknown_settings() == []


def test_every_setting_is_tried():
    assert {field for field, _, _ in RIGHT} == set(Settings.__slots__)


#: Field and what a variable says that cannot be used.
WRONG = [
    ("bind", "8000"),
    ("bind", "localhost"),
    ("bind", "localhost:0"),
    ("bind", "localhost:65536"),
    ("bind", "tcp://10.0.0.1:x"),
    ("bind", "::1:7511"),
    ("workers", "0"),
    ("workers", "many"),
    ("threads", "-1"),
    ("threads", "1.5"),
    ("log_level", "loud"),
    ("access_log", "perhaps"),
    ("max_body", "1MB"),
    ("max_body", ""),
    ("max_body", "5"),
    ("batch_items", "0"),
    ("batch_line", "99999999999"),
    ("streams", "0"),
    ("rate_limit", "often"),
    ("rate_limit", "600"),
    ("rate_limit", "0/minute"),
    ("rate_limit", "100/minute;2/second"),
    ("rate_limit_storage", "postgres://localhost"),
    ("rate_limit_storage", "memory"),
    ("rate_limit_storage", "redis://host:noport"),
    ("metrics_dir", "/nowhere/at/all"),
    ("trusted_proxies", "all"),
    ("cors_origins", "a.example"),
    ("cors_origins", "https://*.example.org"),
    ("cors_origins", "https://a.example/"),
    ("cors_origins", "https://a.example,https://b.example/path"),
    ("cache_seconds", "-1"),
]


@pytest.mark.parametrize(("field", "text"), WRONG)
def test_a_value_that_cannot_be_used(monkeypatch, field, text):
    name = PREFIX + field.upper()
    monkeypatch.setenv(name, text)
    with pytest.raises(WrongSettings, match=re.escape(f"{name}={text!r}: ")) as error:
        read_settings()
    assert len(str(error.value).splitlines()) == 2


def test_all_of_them_are_told_at_once(monkeypatch):
    monkeypatch.setenv("AGARI_WORKERS", "0")
    monkeypatch.setenv("AGARI_LOG_LEVEL", "loud")
    with pytest.raises(WrongSettings) as error:
        read_settings()
    assert str(error.value).splitlines() == [
        "these settings cannot be used:",
        "AGARI_WORKERS='0': expected 1 to 512",
        "AGARI_LOG_LEVEL='loud': expected one of debug, info, warning, error, critical",
    ]


def test_they_stop_the_start():
    start = [sys.executable, "-m", "gunicorn", "app:create_app()"]
    done = subprocess.run(start, cwd=ROOT, env={"AGARI_WORKERS": "0"}, capture_output=True, text=True, timeout=30)
    assert done.returncode != 0
    assert "AGARI_WORKERS='0': expected 1 to 512" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("AGARI_THREDS", ["AGARI_THREDS; did you mean AGARI_THREADS?"]),
        ("AGARI_ENTIRELY_OTHER_THING", ["AGARI_ENTIRELY_OTHER_THING"]),
        ("AGARI_DATA", []),
        ("AGARI_THREADS", []),
        ("OTHER", []),
    ],
)
def test_names_that_are_no_setting(monkeypatch, name, hint):
    monkeypatch.setenv(name, "1")
    assert unknown_settings() == hint


def test_what_platforms_set_is_the_default(monkeypatch):
    monkeypatch.setenv("PORT", "5000")
    monkeypatch.setenv("WEB_CONCURRENCY", "3")
    assert (read_settings().bind, read_settings().workers) == ("0.0.0.0:5000", 3)
    monkeypatch.setenv("AGARI_BIND", "127.0.0.1:1")
    monkeypatch.setenv("AGARI_WORKERS", "2")
    assert (read_settings().bind, read_settings().workers) == ("127.0.0.1:1", 2)


@pytest.mark.parametrize(("port", "workers"), [("abc", "0"), ("99999", "99999"), ("", ""), ("0", "-1")])
def test_what_platforms_set_wrongly_is_not_taken(monkeypatch, port, workers):
    monkeypatch.setattr(settings, "_cores", lambda: 7)
    monkeypatch.setenv("PORT", port)
    monkeypatch.setenv("WEB_CONCURRENCY", workers)
    assert (read_settings().bind, read_settings().workers) == ("0.0.0.0:8000", 7)


def test_half_of_the_threads_are_left_to_those_who_do_not_stream(monkeypatch):
    assert read_settings().streams == 8
    monkeypatch.setenv("AGARI_THREADS", "1")
    assert read_settings().streams == 1


@pytest.mark.parametrize(("quota", "cores"), [("150000 100000", 1), ("50000 100000", 1), ("400000 100000", 2)])
def test_a_container_s_share_of_the_cores_counts(monkeypatch, quota, cores):
    monkeypatch.setattr(settings.os, "sched_getaffinity", lambda _: {0, 1}, raising=False)
    monkeypatch.setattr(settings.Path, "read_text", lambda *_: quota)
    assert read_settings().workers == cores


def test_the_readme_lists_every_setting():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert [name for name in Settings.__slots__ if f"| `{PREFIX}{name.upper()}`" not in readme] == []
