"""The examples do what they say: each is run against a live server, and the bots without their chats."""

import asyncio
import itertools
import os
import re
import shutil
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import discord_bot
import pytest
import qq_bot
from python_client import Agari, RefusedError

EXAMPLES = Path(__file__).parents[1] / "examples"
PNG = b"\x89PNG\r\n"


@pytest.fixture
def agari(server):
    return Agari(server.url)


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("[a-z]*.*")), ids=lambda path: path.name)
def test_an_example_tells_how_to_run_it_and_is_short(path):
    text = path.read_text(encoding="utf-8")
    assert f"examples/{path.name}" in text
    assert len(text.splitlines()) < 200


# Commands.


@pytest.mark.skipif(not (shutil.which("curl") and shutil.which("bash")), reason="there is no curl or bash to run")
def test_the_commands_are_answered(server, tmp_path):
    environment = {**os.environ, "AGARI": server.url}
    command = ["bash", str(EXAMPLES / "curl.sh")]
    told = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=60)
    assert (told.returncode, told.stderr) == (0, "")
    answers = [line for line in told.stdout.splitlines() if line.startswith("{")]
    totals = [re.search(r'"total":(\d+)', answer) for answer in answers]
    assert [total and int(total[1]) for total in totals] == [8000, 3600, 3900, 64000, None, 11700]
    assert '"name":"役牌 中"' in answers[1]
    assert (tmp_path / "hand.png").read_bytes().startswith(PNG)


@pytest.mark.skipif(not (shutil.which("curl") and shutil.which("bash")), reason="there is no curl or bash to run")
def test_the_commands_stop_where_nobody_answers(tmp_path):
    environment = {**os.environ, "AGARI": "http://127.0.0.1:9"}
    command = ["bash", str(EXAMPLES / "curl.sh")]
    told = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=60)
    assert told.returncode == 7
    assert "127.0.0.1" in told.stderr


# The client.


def test_the_client_runs(server):
    command = [sys.executable, str(EXAMPLES / "python_client.py"), server.url]
    told = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True).stdout.splitlines()
    assert told[0] == "Riichi, Pinfu, Tanyao – 8000 points"
    assert told[2] == "waits for 6s – 3900 by ron, 5200 by tsumo"
    assert "ippatsu needs riichi" in told[3]
    assert told[4:] == [
        f"{han} han 30 fu – {total}"
        for han, total in enumerate(
            [1000, 2000, 3900, 7700, 8000, 12000, 12000, 16000, 16000, 16000, 24000, 24000, 32000], start=1
        )
    ]


def test_the_client_reads_answers_while_it_sends(agari):
    read_so_far = threading.Semaphore(1)

    def questions():
        for number in range(20):
            assert read_so_far.acquire(timeout=20), "the answer before did not come"
            yield {"id": number, "to": "points", "body": {"han": 1, "fu": 30}}

    ids = []
    for answer in agari.answers(questions()):
        ids.append(answer["id"])
        read_so_far.release()
    assert ids == list(range(20))


def test_the_client_sends_more_than_fits_between_the_two(agari):
    win = {"hand": "234567m340p45s88s", "win_tile": "6s", "explain": True}
    answers = agari.answers({"id": number, "to": "score", "body": win} for number in range(5000))
    assert [answer["id"] for answer in answers] == list(range(5000))


def test_the_client_answers_what_was_asked_before_the_source_failed(agari):
    def questions():
        yield {"id": 1, "to": "points", "body": {"han": 1, "fu": 30}}
        raise RuntimeError("no more")

    answers = agari.answers(questions())
    assert next(answers)["id"] == 1
    with pytest.raises(RuntimeError, match="no more"):
        next(answers)


def test_the_client_stops_sending_when_nobody_reads_on(agari):
    question = {"id": 1, "to": "score", "body": {"hand": "234567m340p45s88s", "win_tile": "6s", "explain": True}}
    answers = agari.answers(itertools.repeat(question))
    assert next(answers)["status"] == 200
    answers.close()


@pytest.mark.parametrize(
    ("fields", "pointers"),
    [
        ({"hand": "33333m340p45s888s", "win_tile": "6s", "ippatsu": True}, ["/hand", "/ippatsu"]),
        ({"hand": "1m", "win_tile": "6s", "colour": "red"}, ["/colour", "/hand"]),
    ],
)
def test_the_client_tells_all_faults(agari, fields, pointers):
    with pytest.raises(RefusedError) as refused:
        agari.ask("score", **fields)
    assert sorted(fault["pointer"] for fault in refused.value.faults) == pointers


# The page.


def test_the_page_of_another_host_is_answered(server, browser):
    page = browser.new_page(locale="en")
    page.set_default_timeout(10_000)
    page.goto(f"{(EXAMPLES / 'browser.html').as_uri()}?agari={server.url}")
    page.wait_for_selector('#worth:text("5 han 30 fu – 8000 points")')
    assert page.locator("#details li").all_inner_texts() == ["Riichi 1", "Pinfu 1", "Tanyao 1", "dora 1", "red 1"]
    page.wait_for_function("document.querySelector('#picture').naturalWidth > 300")
    page.check("#tsumo")
    page.wait_for_selector('#worth:text("6 han 20 fu – 12000 points")')
    page.fill("#hand", "33333m340p45s888s")
    page.wait_for_selector('#worth:text("That cannot be")')
    assert "5 copies of 3m" in page.locator("#details").inner_text()
    assert page.locator("#picture").is_hidden()
    page.close()


def test_the_page_says_that_nobody_answers(browser):
    page = browser.new_page(locale="en")
    page.goto(f"{(EXAMPLES / 'browser.html').as_uri()}?agari=http://127.0.0.1:9")
    page.wait_for_selector('#worth:text("http://127.0.0.1:9 does not answer")')
    page.close()


# The bots, without their chats.


def answered(reply):
    """Wait for a reply in a thread of its own: where a browser is driven, this one has a loop already."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, reply).result()


WIN = {"hand": "234567m340p45s88s", "win_tile": "6s", "riichi": True, "tsumo": False, "dora_indicators": "3p"}
CALLED = {"hand": "33m567p23s", "melds": ["pon:777z", "chi:340m"], "win_tile": "4s", "seat_wind": "east"}


@pytest.mark.parametrize(
    ("question", "language", "fields", "lines"),
    [
        ("score", "en-US", WIN, ["Ron: 6s", "Pinfu: 1 han", "5 han 30 fu Mangan", "Total: 8000 points"]),
        ("score", "ja", WIN, ["ロン: 6s", "平和: 1翻", "5翻 30符 満貫", "合計: 8000点"]),
        ("score", "ko", CALLED, ["론: 4s", "적도라: 1판", "2판 30부"]),
        ("score", "en-GB", {"hand": "123m456p78s99s", "melds": ["chi:123s"], "win_tile": "9s"}, ["No win: No yaku"]),
        ("tenpai", "zh-TW", {"hand": "234567m340p45s88s"}, ["聽牌: 3s 6s, 剩餘8張"]),
        ("tenpai", "fr", {"hand": "147m258p369s1234z"}, ["6-shanten"]),
    ],
)
def test_the_discord_bot_answers_in_the_language_of_whoever_asks(agari, question, language, fields, lines):
    reply = answered(discord_bot.reply_to(agari, question, language, **fields))
    fence, *told, end = reply.text.split("\n")
    assert (fence, end) == ("```", "```")
    assert [line for line in told if line in lines] == lines
    assert reply.picture.startswith(PNG)


def test_a_long_answer_of_the_discord_bot_ends_with_a_whole_line_and_a_sign(agari):
    hand = {"hand": "2223334445556s6s"}
    reply = answered(discord_bot.reply_to(agari, "tenpai", "en", **hand))
    whole = agari.text("tenpai", "en", **hand)
    assert len(whole) > 2_000 > len(reply.text)
    *told, sign, fence = reply.text.splitlines()
    assert (sign, fence) == ("…", "```")
    assert told[-1] in whole.splitlines()


def test_the_discord_bot_lists_faults(agari):
    reply = answered(discord_bot.reply_to(agari, "score", "en", hand="33333m340p45s888s", win_tile="6s", ippatsu=True))
    assert reply.picture is None
    assert [line[:2] for line in reply.text.splitlines()] == ["- ", "- "]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("1m+2m", {}),
        ("1m+2m 立直 一发 自摸", {"riichi": True, "ippatsu": True, "tsumo": True}),
        ("1m+2m 宝牌3p1z 里宝2s", {"dora_indicators": "3p1z", "ura_indicators": "2s"}),
        ("1m+2m 碰777z 吃340m 暗杠1111s", {"melds": ["pon:777z", "chi:340m", "ankan:1111s"]}),
        ("1m+2m 南场 西家", {"round_wind": "S", "seat_wind": "W"}),
        ("1m+2m 2本场 1供托", {"honba": 2, "riichi_sticks": 1}),
        ("1m+2m 海底", {"last_tile": True, "tsumo": True}),
        ("1m+2m 雀魂三麻 2拔北", {"rules": "mahjong_soul_3p", "north": 2}),
    ],
)
def test_the_qq_bot_reads_chinese(text, said):
    assert qq_bot.read(text) == {"hand": "1m", "win_tile": "2m", "melds": [], **said}


@pytest.mark.parametrize("word", ["宝牌", "3p", "本场", "碰", "2立直", "riichi", "宝牌3x", "，"])
def test_the_qq_bot_names_a_word_it_does_not_know(word):
    with pytest.raises(ValueError, match=f"^{word}$"):
        qq_bot.read(f"1m+2m 立直 {word}")


@pytest.mark.parametrize("rules", qq_bot.RULES.values())
def test_the_qq_bot_knows_rule_sets_of_the_service(agari, rules):
    assert agari.ask("points", han=3, fu=30, rules=rules)["points"]["total"] > 0


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("234567m340p45s88s+6s 立直 宝牌3p", ["断幺九: 1番", "赤宝牌: 1番", "5番 30符 满贯", "合计: 8000点"]),
        ("33m567p23s+4s 碰777z 吃340m 自摸 东家 2本场", ["自摸: 4s", "2番 30符", "合计: 3600点"]),
        ("123m456p78s99s+9s 吃123s", ["不能和牌: 无役"]),
        ("33333m340p45s888s+6s 一发", ["这样无法计算:", "3m有5张（hand中5张）；同种牌最多四张。"]),
        ("234567m340p45s88s+6s 立值", ["看不懂“立值”。", qq_bot.USAGE]),
        ("", ["这样无法计算:", qq_bot.USAGE]),
    ],
)
def test_the_qq_bot_answers(agari, text, lines):
    told = answered(qq_bot.reply_to(agari, text)).text.splitlines()
    assert [line for line in told if line in lines] == lines


def test_the_qq_bot_draws_the_hand(agari):
    assert answered(qq_bot.reply_to(agari, "33m567p23s+4s 碰777z 吃340m")).picture.startswith(PNG)


# The pictures of README.md.


@pytest.mark.parametrize("path", sorted((EXAMPLES.parent / "docs" / "images").iterdir()), ids=lambda path: path.name)
def test_a_picture_loads_fast(path):
    assert path.read_bytes().startswith(PNG)
    assert path.stat().st_size < 150_000
