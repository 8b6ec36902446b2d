"""A bot for QQ, on NoneBot2: 算点 says what a win is worth, with a picture.

    算点 234567m340p45s88s+6s 立直 宝牌3p
    算点 33m567p23s+4s 碰777z 吃340m 自摸 东家 2本场

    pip install nonebot2[fastapi] nonebot-adapter-onebot
    make run                                    # the service, on port 8000
    python examples/qq_bot.py                   # or with the address of another one

OneBot 11 connects to ws://127.0.0.1:8080/onebot/v11/ws; HOST and PORT change that. To have the bot elsewhere, copy this
file and ``python_client.py``. Indicators follow 宝牌 and 里宝, not the dora themselves.
"""

import asyncio
import re
import sys
from typing import Annotated, Any, NamedTuple

from python_client import Agari, RefusedError

USAGE = "用法: 算点 234567m340p45s88s+6s 立直 宝牌3p"

#: What a word says.
WORDS: dict[str, dict[str, Any]] = {
    "自摸": {"tsumo": True},
    "荣和": {"tsumo": False},
    "立直": {"riichi": True},
    "两立直": {"double_riichi": True},
    "一发": {"ippatsu": True},
    "岭上开花": {"rinshan": True, "tsumo": True},
    "抢杠": {"chankan": True},
    "海底": {"last_tile": True, "tsumo": True},
    "河底": {"last_tile": True},
    "天和": {"first_turn": True, "tsumo": True, "seat_wind": "east"},
    "地和": {"first_turn": True, "tsumo": True},
    **{f"{name}场": {"round_wind": wind} for name, wind in zip("东南西北", "ESWN", strict=True)},
    **{f"{name}家": {"seat_wind": wind} for name, wind in zip("东南西北", "ESWN", strict=True)},
}
#: How a word is written that says something with tiles or a number, and its field.
TILES = {"宝牌": "dora_indicators", "里宝": "ura_indicators"}
COUNTS = {"本场": "honba", "供托": "riichi_sticks"}
MELDS = {"吃": "chi", "碰": "pon", "杠": "daiminkan", "加杠": "kakan", "暗杠": "ankan"}
PARTS = re.compile(r"(\d*)(.*?)((?:\d+[mpsz])*)")
LIMITS = {"mangan": "满贯", "haneman": "跳满", "baiman": "倍满", "sanbaiman": "三倍满", "kazoe_yakuman": "累计役满"}
BONUS = {"dora": "宝牌", "red": "赤宝牌", "ura": "里宝牌", "north": "拔北"}
REASONS = {"not_agari": "牌型未完成", "no_yaku": "无役", "furiten": "振听", "below_minimum_han": "番数不足"}
SEATS = {"east": "东家", "south": "南家", "west": "西家", "north": "北家", "discarder": "放铳者"}


class Reply(NamedTuple):
    """What is written, and a picture of the hand as PNG, if there is one."""

    text: str
    picture: bytes | None = None


def read(text: str) -> dict[str, Any]:
    """Read what follows 算点 as a question for ``/v1/score``.

    :raises ValueError: where a word says nothing, with that word.
    """
    first, *words = text.split() or [""]
    hand, _, win_tile = first.partition("+")
    question: dict[str, Any] = {"hand": hand, "win_tile": win_tile, "melds": [], "lang": "zh-Hans"}
    for word in words:
        number, name, tiles = PARTS.fullmatch(word).groups()
        if word in WORDS:
            question |= WORDS[word]
        elif tiles and name in TILES:
            question[TILES[name]] = tiles
        elif tiles and name in MELDS:
            question["melds"].append(f"{MELDS[name]}:{tiles}")
        elif number and name in COUNTS:
            question[COUNTS[name]] = int(number)
        else:
            raise ValueError(word)
    return question


async def reply_to(agari: Agari, text: str) -> Reply:
    """Answer what follows 算点."""
    try:
        question = read(text)
    except ValueError as unknown:
        return Reply(f"看不懂“{unknown}”。\n{USAGE}")
    try:
        answer = await asyncio.to_thread(agari.ask, "score", **question)
    except RefusedError as refused:
        return Reply("\n".join(["这样无法计算:", *(fault["message"] for fault in refused.faults), USAGE]))
    shown = {"hand": question["hand"], "melds": ",".join(question["melds"]), "win_tile": question["win_tile"]}
    return Reply(_told(answer), await asyncio.to_thread(agari.picture, **shown))


def _told(answer: dict[str, Any]) -> str:
    if not answer["win"]:
        return f"不能和牌: {REASONS.get(answer['reason'], answer['detail'])}"
    counted = [f"{yaku['name']} {yaku['han']}番" if "han" in yaku else yaku["name"] for yaku in answer["yaku"]]
    if not answer["yakuman"]:
        counted += [f"{BONUS[kind]} {han}番" for kind, han in answer["bonus"].items() if han]
    paid = [f"{SEATS[payment['from']]} {payment['points']}点" for payment in answer["payments"]]
    return f"{_worth(answer)} {answer['points']['total']}点\n{'、'.join(counted)}\n支付: {'、'.join(paid)}"


def _worth(answer: dict[str, Any]) -> str:
    if answer["yakuman"]:
        return "役满" if answer["yakuman"] == 1 else f"{answer['yakuman']}倍役满"
    return " ".join(filter(None, [f"{answer['han']}番{answer['fu']}符", LIMITS.get(answer["limit"])]))


def main() -> None:
    """Wait for OneBot to connect, and answer until stopped."""
    import nonebot
    from nonebot.adapters.onebot.v11 import Adapter, Message, MessageSegment
    from nonebot.params import CommandArg

    agari = Agari(*sys.argv[1:])
    nonebot.init(command_start={"", "/"})
    nonebot.get_driver().register_adapter(Adapter)
    command = nonebot.on_command("算点")

    @command.handle()
    async def score(said: Annotated[Message, CommandArg()]) -> None:
        reply = await reply_to(agari, said.extract_plain_text())
        picture = [MessageSegment.image(reply.picture)] if reply.picture else []
        await command.finish(Message([*picture, MessageSegment.text(reply.text)]))

    nonebot.run()


if __name__ == "__main__":
    main()
