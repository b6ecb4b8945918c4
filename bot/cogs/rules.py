"""`/rules`: the rules in short, topic by topic."""

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.refusals import Refusal
from bot.ui.answers import Interaction, reader_language
from bot.wording.game import Topic
from bot.wording.language import Language
from bot.wording.registry import WORDINGS
from games.registry import GAMES

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
        wanted = topic.casefold().strip()
        found = next((it for key, it in topics.items() if key == wanted), None)
        if found is None:
            found = next((it for it in topics.values() if it.title.casefold() == wanted), None)
        if found is None:
            raise Refusal(
                language.gettext("The rules have no such topic: choose one from the list.")
            )
        await interaction.response.send_message(f"**{found.title}**\n{found.text}", ephemeral=True)

    @rules.autocomplete("topic")
    async def _complete(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        topics = await self._topics(interaction, reader_language(interaction))
        wanted = typed.casefold()
        return [
            app_commands.Choice(name=topic.title, value=key)
            for key, topic in topics.items()
            if wanted in topic.title.casefold()
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
