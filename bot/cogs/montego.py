"""`/montego`: the verbs of Montego Bay."""

import re
from collections.abc import Iterable
from typing import Literal, TypeVar, cast

from discord import app_commands
from discord.ext import commands

from bot.cogs.completion import complete, legal, numbered
from bot.cogs.typed import read_word, unknown
from bot.cogs.verbs import Verbs
from bot.replies import Reader
from bot.ui.answers import Interaction
from bot.wording.montego.cards import figure_line
from bot.wording.montego.figures import figures_of, label_of
from bot.wording.montego.ships import outlook, pier_of, ship_at
from games.core.action import Action, Seat
from games.montego.actions import Beside, Hire, Load, Pick, Play, TakeBack
from games.montego.data import FREIGHTERS, JACK, ROOMS, WORKERS, Figure, Freighter
from games.montego.view import MontegoView

SLUG = "montego-bay"
MOST_BARRELS = max(room.barrels for rooms in ROOMS.values() for room in rooms)
ANSWERS: tuple[Literal["yes"], Literal["no"]] = ("yes", "no")
FIGURES: tuple[Figure, ...] = (*WORKERS, JACK)

A = TypeVar("A", bound=Action)


@app_commands.guild_only()
class MontegoCog(
    Verbs, commands.GroupCog, group_name="montego", group_description="Play Montego Bay."
):
    """One command for each verb of the rules; every parameter is completed from what is legal."""

    game = SLUG

    @app_commands.command(description="Pick a third docker, in a game of two.")
    @app_commands.describe(worker="Which docker; the other player gets the one left over")
    async def pick(self, interaction: Interaction, worker: str) -> None:
        """Pick a third docker."""
        reader = await self._player(interaction)
        await self._act(interaction, reader, Pick(read_word(interaction, SLUG, worker, WORKERS)))

    @app_commands.command(description="Say in secret whether you want Lazy Jack for 3 coins.")
    @app_commands.describe(answer="Yes or no; it may be changed until all answers are in")
    async def hire(self, interaction: Interaction, answer: str) -> None:
        """Answer about Lazy Jack."""
        reader = await self._player(interaction)
        await self._act(interaction, reader, Hire(read_word(interaction, SLUG, answer, ANSWERS)))

    @app_commands.command(description="Set Lazy Jack beside one of your dockers.")
    @app_commands.describe(worker="Which docker")
    async def beside(self, interaction: Interaction, worker: str) -> None:
        """Set Lazy Jack down."""
        reader = await self._player(interaction)
        figure = _figure(interaction, reader, worker)
        await self._act(interaction, reader, Beside(read_word(interaction, SLUG, figure, WORKERS)))

    @app_commands.command(description="Lay a card for one of your figures, in secret.")
    @app_commands.describe(
        worker="Which docker, or Jack", card="How many spaces; it may be changed until all are in"
    )
    async def play(
        self, interaction: Interaction, worker: str, card: app_commands.Range[int, 1, 5]
    ) -> None:
        """Lay a step card."""
        reader = await self._player(interaction)
        await self._act(interaction, reader, Play(_figure(interaction, reader, worker), card))

    @app_commands.command(description="Bring barrels aboard a ship.")
    @app_commands.describe(ship="Which ship, or the number of its pier", barrels="How many barrels")
    async def load(
        self,
        interaction: Interaction,
        ship: str,
        barrels: app_commands.Range[int, 1, MOST_BARRELS],
    ) -> None:
        """Load barrels."""
        reader = await self._player(interaction)
        await self._act(interaction, reader, Load(_ship(interaction, reader, ship), barrels))

    @app_commands.command(name="take-back", description="Take a barrel back for a broken one.")
    @app_commands.describe(ship="From which ship, or the number of its pier")
    async def take_back(self, interaction: Interaction, ship: str) -> None:
        """Take a barrel back."""
        reader = await self._player(interaction)
        await self._act(interaction, reader, TakeBack(_ship(interaction, reader, ship)))

    @pick.autocomplete("worker")
    async def _thirds(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await complete(self._client, interaction, SLUG, Pick, _worker_of, typed)

    @hire.autocomplete("answer")
    async def _answers(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        return await complete(
            self._client, interaction, SLUG, Hire, lambda hire: str(hire.answer), typed
        )

    @beside.autocomplete("worker")
    async def _partners(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        return await complete(self._client, interaction, SLUG, Beside, _worker_of, typed)

    @play.autocomplete("worker")
    async def _figures(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        found = await legal(self._client, interaction, SLUG, Play)
        if found is None:
            return []
        reader, plays = found
        view, seat = _seen(reader)
        figures = dict.fromkeys(play.figure for play in plays)
        lines = [(figure, figure_line(view, figure, seat, reader.language)) for figure in figures]
        return _matching(lines, typed)

    @play.autocomplete("card")
    async def _cards(
        self, interaction: Interaction, typed: int | str
    ) -> list[app_commands.Choice[int]]:
        found = await legal(self._client, interaction, SLUG, Play)
        if found is None:
            return []
        reader, plays = found
        figure = _own_figure(reader, str(getattr(interaction.namespace, "worker", "")))
        possible = [play for play in plays if play.figure == figure]
        return numbered(reader, possible, lambda play: play.card, typed)

    @load.autocomplete("ship")
    async def _ships(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = await legal(self._client, interaction, SLUG, Load)
        if found is None:
            return []
        reader, loads = found
        view, seat = _seen(reader)
        possible = {load.ship for load in loads}
        lines = [
            (ship.ship, outlook(view, ship, seat, reader.language))
            for ship in view.harbour
            if ship.ship in possible
        ]
        return _matching(lines, typed)

    @load.autocomplete("barrels")
    async def _barrels(
        self, interaction: Interaction, typed: int | str
    ) -> list[app_commands.Choice[int]]:
        found = await legal(self._client, interaction, SLUG, Load)
        if found is None:
            return []
        reader, loads = found
        ship = _freighter(_seen(reader)[0], str(getattr(interaction.namespace, "ship", "")))
        possible = [load for load in loads if load.ship == ship]
        return numbered(reader, possible, lambda load: load.barrels, typed)

    @take_back.autocomplete("ship")
    async def _boarded(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        return await complete(
            self._client, interaction, SLUG, TakeBack, lambda back: str(back.ship), typed
        )


def _figure(interaction: Interaction, reader: Reader, typed: str) -> Figure:
    """Read a figure as completed, as the reader's own "big" one, or by its colour.

    Raises:
        Refusal: it is none of them.
    """
    own = _own_figure(reader, typed)
    if own is not None:
        return own
    view, seat = _seen(reader)
    called = [label_of(figure, seat, reader.language) for figure in figures_of(view, seat)]
    return read_word(interaction, SLUG, typed, FIGURES, instead=called)


def _ship(interaction: Interaction, reader: Reader, typed: str) -> Freighter:
    """Read a ship as completed, or by the pier at which it lies.

    Raises:
        Refusal: no freighter lies there.
    """
    view, _ = _seen(reader)
    ship = _freighter(view, typed)
    if ship is not None:
        return ship
    text = reader.language.gettext("pier {pier}")
    piers = [text.format(pier=pier_of(view, ship.ship)) for ship in view.harbour]
    raise unknown(interaction, typed, piers)


def _worker_of(action: Pick | Beside) -> str:
    return action.worker


def _seen(reader: Reader) -> tuple[MontegoView, Seat]:
    """Return what a reader who sits at the table sees, and from which seat."""
    assert reader.seat is not None, "completions are for players"
    return cast(MontegoView, reader.view), reader.seat


def _own_figure(reader: Reader, typed: str) -> Figure | None:
    """Read one of the reader's figures: its id, what it is called on its button, or its line."""
    view, seat = _seen(reader)
    wanted = typed.strip().casefold()
    for figure in figures_of(view, seat):
        called = label_of(figure, seat, reader.language)
        line = figure_line(view, figure, seat, reader.language)
        if wanted in (figure, called.casefold(), line.casefold()):
            return figure
    return None


def _freighter(view: MontegoView, typed: str) -> Freighter | None:
    """Read a ship: its id, or the first number in what was typed as its pier."""
    if typed in FREIGHTERS:
        return typed
    # No more digits than Python reads without complaint.
    number = re.search(r"\d{1,9}", typed)
    return ship_at(view, int(number.group())) if number else None


def _matching(lines: Iterable[tuple[str, str]], typed: str) -> list[app_commands.Choice[str]]:
    """Offer values with their lines, those in which stands what was typed."""
    return [
        app_commands.Choice(name=line, value=value)
        for value, line in lines
        if typed.casefold() in line.casefold() or typed == value
    ]
