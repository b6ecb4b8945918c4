"""Players as commands name them: by the letter of their seat, by name, or by both."""

from collections.abc import Sequence

from discord import app_commands

from bot.table import Table
from rendering.core.plain_names import plain_name
from rendering.core.tokens import SEAT_LETTERS

Named = tuple[str, str]
"""The letter of somebody's seat, and the name."""


def players_of(table: Table) -> list[Named]:
    """Return who plays at a table, by seat."""
    return list(zip(SEAT_LETTERS, table.names, strict=False))


def completions(players: Sequence[Named], typed: str) -> list[app_commands.Choice[str]]:
    """Return those whose letter and name hold what was typed."""
    return [
        app_commands.Choice(name=f"{letter} {plain_name(name)}", value=letter)
        for letter, name in players
        if typed.casefold() in f"{letter} {name}".casefold()
    ]


def place_of(players: Sequence[Named], player: str) -> int | None:
    """Return which of the players is meant; None when nobody is called so.

    A letter means its seat even where somebody is called so.
    """
    wanted = player.strip().casefold()
    letters = [letter.casefold() for letter, _ in players]
    called = [name.casefold() for _, name in players]
    both = [f"{letter} {name}" for letter, name in zip(letters, called, strict=True)]
    return next((known.index(wanted) for known in (letters, called, both) if wanted in known), None)
