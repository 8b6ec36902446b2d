"""A bot for Discord: ``/score`` says what a win is worth, ``/waits`` what a hand waits for, each with a picture.

    pip install discord.py
    make run                                                    # the service, on port 8000
    DISCORD_TOKEN=… python examples/discord_bot.py              # or with the address of another one

It answers in the language of whoever asks, where the service has it. It needs no intents, only the scopes ``bot`` and
``applications.commands``. To have it elsewhere, copy this file and ``python_client.py``.
"""

import asyncio
import io
import os
import sys
from typing import Any, Literal, NamedTuple

from python_client import Agari, RefusedError

Wind = Literal["east", "south", "west", "north"]

#: The fields that the picture is drawn of.
SHOWN = ("hand", "melds", "win_tile", "dora_indicators")

#: Characters of an answer that are sent; a message has at most 2,000.
MOST = 1_900


class Reply(NamedTuple):
    """What is written, and a picture of the hand as PNG, if there is one."""

    text: str
    picture: bytes | None = None


async def reply_to(agari: Agari, question: str, language: str, **fields: Any) -> Reply:
    """Answer a question of the service in a language, with a picture of the hand.

    :param fields: as the service takes them; what was left empty is left out.
    """
    given = {name: value for name, value in fields.items() if value}
    try:
        text = await asyncio.to_thread(agari.text, question, language, **given)
    except RefusedError as refused:
        return Reply("\n".join(f"- {sentence}" for sentence in refused.sentences))
    shown = {name: ",".join(given[name]) if name == "melds" else given[name] for name in SHOWN if name in given}
    if len(text) > MOST:
        text = text[:MOST].rpartition("\n")[0] + "\n…\n"
    return Reply(f"```\n{text}```", await asyncio.to_thread(agari.picture, **shown))


def add_commands(tree: Any, agari: Agari) -> None:
    """Add the commands to a tree of ``discord.app_commands``."""
    import discord
    from discord import app_commands

    async def answer(interaction: discord.Interaction, question: str, melds: str, **fields: Any) -> None:
        await interaction.response.defer()
        made = [meld.strip() for meld in melds.split(",") if meld.strip()]
        reply = await reply_to(agari, question, interaction.locale.value, melds=made, **fields)
        files = [discord.File(io.BytesIO(reply.picture), "hand.png")] if reply.picture else []
        await interaction.followup.send(reply.text, files=files)

    @tree.command(description="What is a win worth?")
    @app_commands.describe(hand="without the winning tile: 234567m340p45s88s", melds="pon:777z, chi:340m")
    async def score(
        interaction: discord.Interaction,
        hand: str,
        win_tile: str,
        melds: str = "",
        dora_indicators: str = "",
        riichi: bool = False,
        tsumo: bool = False,
        seat_wind: Wind = "south",
        round_wind: Wind = "east",
        rules: str = "",
    ) -> None:
        how = {"riichi": riichi, "tsumo": tsumo, "seat_wind": seat_wind, "round_wind": round_wind, "rules": rules}
        tiles = {"hand": hand, "win_tile": win_tile, "dora_indicators": dora_indicators}
        await answer(interaction, "score", melds, **tiles, **how)

    @tree.command(description="What does a hand wait for?")
    async def waits(interaction: discord.Interaction, hand: str, melds: str = "") -> None:
        await answer(interaction, "tenpai", melds, hand=hand)


def main() -> None:
    """Sign in, and answer until stopped."""
    import discord
    from discord import app_commands

    class Bot(discord.Client):
        async def setup_hook(self) -> None:
            await tree.sync()

    bot = Bot(intents=discord.Intents.none())
    tree = app_commands.CommandTree(bot)
    add_commands(tree, Agari(*sys.argv[1:]))
    bot.run(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    main()
