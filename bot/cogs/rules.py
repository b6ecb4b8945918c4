"""`/rules`: the rules in short, topic by topic."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.cogs.typed import SHOWN
from bot.refusals import Refusal
from bot.ui.answers import Interaction, reader_language
from bot.wording.game import Topic
from bot.wording.language import Language
from bot.wording.registry import WORDINGS
from games.registry import GAMES
from rendering.core.graphemes import shorten

if TYPE_CHECKING:
    from bot.client import Malecon

COMPLETIONS = 25


class Rules(commands.Cog):
    """Explains the rules of the game that is played in the channel."""

    def __init__(self, client: "Malecon") -> None:
        self._client = client

    @app_commands.command(description="Read a rule of the game: one topic in a few sentences.")
    @app_commands.describe(topic="What you want to know about")
    @app_commands.guild_only()
    async def rules(self, interaction: Interaction, topic: str) -> None:
        """Explain one topic privately."""
        language = reader_language(interaction)
        topics = await self._topics(interaction, language)
        found = _meant(topics, topic)
        if not 0 < len(found) <= COMPLETIONS:
            raise Refusal(
                language.gettext("The rules have no such topic: choose one from the list.")
            )
        if len(found) > 1:
            text = language.gettext("“{typed}” could be several things: {words}.")
            words = language.list([it.title for it in found], "or")
            raise Refusal(text.format(typed=shorten(topic, SHOWN), words=words))
        [meant] = found
        await interaction.response.send_message(f"**{meant.title}**\n{meant.text}", ephemeral=True)

    @rules.autocomplete("topic")
    async def _complete(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        topics = await self._topics(interaction, reader_language(interaction))
        wanted = typed.strip().casefold()
        titled = [key for key, topic in topics.items() if wanted in topic.title.casefold()]
        about = [key for key, topic in topics.items() if wanted in topic.text.casefold()]
        return [
            app_commands.Choice(name=topics[key].title, value=key)
            for key in dict.fromkeys((*titled, *about))
        ][:COMPLETIONS]

    async def _topics(self, interaction: Interaction, language: Language) -> dict[str, Topic]:
        """Return the topics of this channel's game by key, of all games where there is none."""
        row = await self._client.database.tables.open_in(interaction.channel_id or 0)
        games = [row.game] if row else list(GAMES)
        return {
            f"{slug}:{topic.key}": topic
            for slug in games
            for topic in WORDINGS[slug].topics(language)
        }


def _meant(topics: Mapping[str, Topic], typed: str) -> list[Topic]:
    """Return the topic of that key or title, or else all that are called so or in part."""
    wanted = typed.strip().casefold()
    for key, topic in topics.items():
        if wanted in (key, topic.title.casefold()):
            return [topic]
    ways: tuple[Callable[[str], bool], ...] = (
        lambda title: title.partition(": ")[2] == wanted,
        lambda title: wanted in title,
    )
    for fits in ways:
        found = [topic for topic in topics.values() if fits(topic.title.casefold())]
        if found:
            return found
    return []
