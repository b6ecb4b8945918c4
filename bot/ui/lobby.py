"""The lobby: who has joined, what is agreed, and the buttons to join, leave and start."""

import re
from collections.abc import Sequence
from typing import Any, Self

import discord

from bot.options import is_switch, options_for, said_of, values_of
from bot.tables import numbers_to_start
from bot.ui.answers import Interaction
from bot.ui.items import Button, Menu, client_of, view_of
from bot.wording.game import OptionWords
from bot.wording.language import Language
from games.registry import GAMES
from rendering.core.tokens import SEAT_LETTERS
from storage.rows import SeatRow, TableRow


class LobbyButton(Button, template=r"lobby:(?P<what>join|leave|start|thread):(?P<table>\d+)"):
    """Joins, leaves, starts, or moves the table to a thread of its own."""

    def __init__(self, what: str, table: int, **look: Any) -> None:
        super().__init__(discord.ui.Button(custom_id=f"lobby:{what}:{table}", **look))
        self.what, self.table = what, table

    @classmethod
    def of(cls, match: re.Match[str]) -> Self:
        """Read the id of a button."""
        return cls(match["what"], int(match["table"]))

    async def pressed(self, interaction: Interaction) -> None:
        """Do it."""
        lobbies = client_of(interaction).lobbies
        deeds = {
            "join": lobbies.join,
            "leave": lobbies.leave,
            "start": lobbies.start,
            "thread": lobbies.move_to_thread,
        }
        await deeds[self.what](interaction, self.table)


class OptionsMenu(Menu, template=r"options:(?P<table>\d+)"):
    """Chooses what the group has agreed on, of all that is a yes or a no."""

    def __init__(self, table: int, **look: Any) -> None:
        super().__init__(discord.ui.Select(custom_id=f"options:{table}", **look))
        self.table = table

    @classmethod
    def of(cls, match: re.Match[str]) -> Self:
        """Read the id of a menu."""
        return cls(int(match["table"]))

    async def chosen(self, interaction: Interaction, values: list[str]) -> None:
        """Agree on exactly these options."""
        await client_of(interaction).lobbies.agree(interaction, self.table, values)


class ValueMenu(Menu, template=r"option:(?P<table>\d+):(?P<name>\w+)"):
    """Chooses one of the values that an option can have."""

    def __init__(self, table: int, name: str, **look: Any) -> None:
        super().__init__(discord.ui.Select(custom_id=f"option:{table}:{name}", **look))
        self.table, self.name = table, name

    @classmethod
    def of(cls, match: re.Match[str]) -> Self:
        """Read the id of a menu."""
        return cls(int(match["table"]), match["name"])

    async def chosen(self, interaction: Interaction, values: list[str]) -> None:
        """Agree on this value."""
        lobbies = client_of(interaction).lobbies
        await lobbies.agree_on(interaction, self.table, self.name, values[0])


def lobby_text(row: TableRow, seats: Sequence[SeatRow], language: Language) -> str:
    """Describe a lobby: the game, who has joined, what is agreed."""
    game = GAMES[row.game]
    _ = language.gettext
    people = [f"- <@{seat.user_id}>" for seat in seats]
    people += [_("- free seat")] * (row.seats - len(seats))
    lines = [
        _("**{game}** · table {table} · {taken} of {seats} seats taken").format(
            game=game.title, table=row.id, taken=len(seats), seats=row.seats
        ),
        *people,
    ]
    lines += _agreed(row, language)
    enough = numbers_to_start(row)
    if len(seats) in enough:
        lines.append(_("Anybody who sits here can start."))
    else:
        lines.append(_("It takes at least {least} to start.").format(least=min(enough)))
    return "\n".join(lines)


def begun_text(row: TableRow, seats: Sequence[SeatRow], language: Language) -> str:
    """Say that the game has begun, who plays which seat, and what is agreed."""
    text = language.gettext("**{game}** · table {table} has begun.")
    players = player_lines(seats, language)
    begun = text.format(game=GAMES[row.game].title, table=row.id)
    return "\n".join([begun, *players, *_agreed(row, language)])


def player_lines(seats: Sequence[SeatRow], language: Language) -> list[str]:
    """Say who plays which seat, and whose it is when that is somebody else."""
    return [f"- {SEAT_LETTERS[seat.seat]}: {_player(seat, language)}" for seat in seats]


def _player(seat: SeatRow, language: Language) -> str:
    _ = language.gettext
    who = f"<@{seat.user_id}>"
    if seat.user_id is None:
        who = _("a computer player") if seat.computer else _("nobody")
    if seat.owner_id is None:
        return who
    return _("{who}, for {owner}").format(who=who, owner=f"<@{seat.owner_id}>")


def _agreed(row: TableRow, language: Language) -> list[str]:
    agreed = agreed_options(row, language)
    if not agreed:
        return []
    return [language.gettext("Agreed: {options}").format(options=language.list(agreed))]


def agreed_options(row: TableRow, language: Language) -> list[str]:
    """Return the titles of the options that are not as in the printed rules."""
    game = GAMES[row.game]
    options, printed = game.load_options(row.options), game.options_type()
    return [
        said_of(option, getattr(options, option.name), language)
        for option in options_for(row.game, row.seats, language)
        if getattr(options, option.name) != getattr(printed, option.name)
    ]


def lobby_view(row: TableRow, language: Language, *, may_thread: bool) -> discord.ui.View:
    """Return the lobby's buttons, and its menus of options when the game has any."""
    _ = language.gettext
    items: list[discord.ui.Item[Any]] = [
        LobbyButton("join", row.id, label=_("Join"), style=discord.ButtonStyle.success),
        LobbyButton("leave", row.id, label=_("Leave")),
        LobbyButton("start", row.id, label=_("Start"), style=discord.ButtonStyle.primary),
    ]
    if may_thread:
        items.append(LobbyButton("thread", row.id, label=_("Open a thread")))
    words = options_for(row.game, row.seats, language)
    switches = [option for option in words if is_switch(row.game, option.name)]
    if switches:
        items.append(_switches(row, switches, language))
    items += [_values(row, option, language) for option in words if option not in switches]
    return view_of(*items)


def _switches(row: TableRow, words: Sequence[OptionWords], language: Language) -> OptionsMenu:
    """Return the menu of all options that are a yes or a no."""
    chosen = GAMES[row.game].load_options(row.options)
    choices = [
        discord.SelectOption(
            label=option.title,
            description=option.description,
            value=option.name,
            default=bool(getattr(chosen, option.name)),
        )
        for option in words
    ]
    return OptionsMenu(
        row.id,
        options=choices,
        min_values=0,
        max_values=len(choices),
        placeholder=language.gettext("Options"),
    )


def _values(row: TableRow, option: OptionWords, language: Language) -> ValueMenu:
    """Return the menu of one option's values."""
    game = GAMES[row.game]
    chosen, printed = (
        getattr(options, option.name)
        for options in (game.load_options(row.options), game.options_type())
    )
    choices = [
        discord.SelectOption(
            label=said_of(option, value, language),
            description=option.describe(place, printed=value == printed),
            value=str(value),
            default=value == chosen,
        )
        for place, value in enumerate(values_of(row.game, option.name))
    ]
    return ValueMenu(row.id, option.name, options=choices)
