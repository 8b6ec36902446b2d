"""A bot for Discord: ``/score`` says what a win is worth, ``/waits`` what a hand waits for, each with a picture.

    pip install discord.py
    make run                                                    # the service, on port 8000
    DISCORD_TOKEN=… python examples/discord_bot.py              # or with the address of another one

It needs no intents, only the scopes ``bot`` and ``applications.commands``. To have it elsewhere, copy this file and
``python_client.py``.
"""

import asyncio
import io
import os
import sys
from typing import Any, NamedTuple

from python_client import Agari, RefusedError


class Reply(NamedTuple):
    """What is written, and a picture of the hand as PNG, if there is one."""

    text: str
    picture: bytes | None = None


async def score_reply(agari: Agari, **win: Any) -> Reply:
    """Answer ``/score``: fields as ``/v1/score`` takes them."""
    return await _reply(agari, "score", _score_text, win)


async def waits_reply(agari: Agari, **hand: Any) -> Reply:
    """Answer ``/waits``: fields as ``/v1/tenpai`` takes them."""
    return await _reply(agari, "tenpai", _waits_text, hand)


async def _reply(agari: Agari, question: str, told: Any, fields: dict[str, Any]) -> Reply:
    given = {name: value for name, value in fields.items() if value}
    try:
        answer = await asyncio.to_thread(agari.ask, question, **given)
    except RefusedError as refused:
        return Reply("\n".join(["**That cannot be.**", *(f"- {fault['detail']}" for fault in refused.faults)]))
    shown = {name: ",".join(given[name]) if name == "melds" else given[name] for name in SHOWN if name in given}
    return Reply(told(answer), await asyncio.to_thread(agari.picture, **shown))


#: The fields that the picture is drawn of.
SHOWN = ("hand", "melds", "win_tile", "dora_indicators")


def _score_text(answer: dict[str, Any]) -> str:
    if not answer["win"]:
        return f"**No win:** {answer['detail']}"
    counted = [f"{yaku['name']} {yaku.get('han', '')}".strip() for yaku in answer["yaku"]]
    counted += [f"{kind} {han}" for kind, han in answer["bonus"].items() if han and not answer["yakuman"]]
    paid = [
        f"{payment['from'].replace('discarder', 'who dealt in')} pays {payment['points']:,}"
        for payment in answer["payments"]
    ]
    return f"**{_worth(answer)} – {answer['points']['total']:,} points**\n{' · '.join(counted)}\n{', '.join(paid)}"


def _worth(answer: dict[str, Any]) -> str:
    counted = f"{answer['han']} han {answer['fu']} fu"
    if not answer["limit"]:
        return counted
    times = f"{answer['yakuman']}× " if answer["yakuman"] > 1 else ""
    return times + answer["limit"].replace("_", " ") + ("" if answer["yakuman"] else f", {counted}")


def _waits_text(answer: dict[str, Any]) -> str:
    if not answer["tenpai"]:
        return f"**Not tenpai:** {answer['shanten']} away"
    if "discards" in answer:
        return "\n".join(["**Tenpai by discarding**", *map(_discard_line, answer["discards"])])
    return "\n".join(["**Tenpai**", *map(_wait_line, answer["waits"])])


def _discard_line(choice: dict[str, Any]) -> str:
    waits = " ".join(wait["tile"] for wait in choice["waits"])
    return f"- {choice['discard']}: waits for {waits} ({choice['total_remaining']} left)"


def _wait_line(wait: dict[str, Any]) -> str:
    ron, tsumo = (f"{wait[way]['total']:,}" if wait[way]["win"] else "no win" for way in ("ron", "tsumo"))
    return f"- {wait['tile']} ({wait['remaining']} left): ron {ron}, tsumo {tsumo}"


def main() -> None:
    """Sign in, and answer until stopped."""
    import discord
    from discord import app_commands

    class Bot(discord.Client):
        async def setup_hook(self) -> None:
            await tree.sync()

    agari = Agari(*sys.argv[1:])
    bot = Bot(intents=discord.Intents.none())
    tree = app_commands.CommandTree(bot)

    async def send(interaction: discord.Interaction, reply: Reply) -> None:
        files = [discord.File(io.BytesIO(reply.picture), "hand.png")] if reply.picture else []
        await interaction.followup.send(reply.text, files=files)

    @tree.command(description="What is a win worth?")
    @app_commands.describe(hand="without the winning tile: 234567m340p45s88s", melds="pon:777z, chi:340m")
    async def score(
        interaction: discord.Interaction,
        hand: str,
        win: str,
        melds: str = "",
        dora_indicators: str = "",
        riichi: bool = False,
        tsumo: bool = False,
        dealer: bool = False,
    ) -> None:
        await interaction.response.defer()
        made = [meld.strip() for meld in melds.split(",") if meld.strip()]
        given = {"hand": hand, "win_tile": win, "melds": made, "dora_indicators": dora_indicators}
        seat = "east" if dealer else "south"
        await send(interaction, await score_reply(agari, **given, riichi=riichi, tsumo=tsumo, seat_wind=seat))

    @tree.command(description="What does a hand wait for?")
    async def waits(interaction: discord.Interaction, hand: str) -> None:
        await interaction.response.defer()
        await send(interaction, await waits_reply(agari, hand=hand))

    bot.run(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    main()
