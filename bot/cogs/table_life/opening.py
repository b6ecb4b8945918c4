"""`/table new`."""

from discord import app_commands

from bot.cogs.table_life.part import TablePart
from bot.cogs.typed import SHOWN
from bot.options import completions, options_from
from bot.refusals import Refusal
from bot.ui.answers import Interaction, reader_language
from bot.wording.language import Language
from games.registry import GAMES
from rendering.core.graphemes import shorten

FEWEST_SEATS = min(min(game.seats) for game in GAMES.values())
MOST_SEATS = max(max(game.seats) for game in GAMES.values())


class Opening(TablePart):
    """The command that opens a table."""

    @app_commands.command(description="Open a table here; others join by its button.")
    @app_commands.describe(
        game="Which game",
        seats="For how many players",
        options="What you agree on, other than the printed rules",
        thread="Play in a new thread of this channel",
    )
    @app_commands.choices(
        game=[app_commands.Choice(name=game.title, value=slug) for slug, game in GAMES.items()]
    )
    async def new(
        self,
        interaction: Interaction,
        game: str,
        seats: app_commands.Range[int, FEWEST_SEATS, MOST_SEATS],
        options: str = "",
        thread: bool = False,
    ) -> None:
        """Open a lobby."""
        if game not in GAMES:  # Discord offers an old list for a while
            raise _no_such_game(game, reader_language(interaction))
        agreed = options_from(game, seats, options, reader_language(interaction))
        await self._client.lobbies.open_table(interaction, game, seats, agreed, thread=thread)

    @new.autocomplete("seats")
    async def _complete_seats(
        self, interaction: Interaction, typed: int | str
    ) -> list[app_commands.Choice[int]]:
        game = GAMES.get(str(getattr(interaction.namespace, "game", "")))
        counts = game.seats if game else range(FEWEST_SEATS, MOST_SEATS + 1)
        return [
            app_commands.Choice(name=str(count), value=count)
            for count in counts
            if str(count).startswith(str(typed or ""))
        ]

    @new.autocomplete("options")
    async def _complete_options(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        slug = str(getattr(interaction.namespace, "game", ""))
        seats = getattr(interaction.namespace, "seats", None)
        if slug not in GAMES:
            return []
        return [
            app_commands.Choice(name=title, value=value)
            for title, value in completions(slug, seats, typed, reader_language(interaction))
        ][:25]


def _no_such_game(typed: str, language: Language) -> Refusal:
    text = language.gettext("There is no game “{game}” here; possible are {games}.")
    titles = language.list([game.title for game in GAMES.values()])
    return Refusal(text.format(game=shorten(typed, SHOWN), games=titles))
