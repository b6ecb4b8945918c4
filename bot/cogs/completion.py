"""Completions of game commands, from what is legal right now for whoever types."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, TypeVar

from discord import app_commands

from bot.refusals import Refusal
from bot.replies import Reader
from bot.ui.answers import Interaction
from bot.wording.game import Choice
from bot.wording.registry import WORDINGS
from games.core.action import Action

if TYPE_CHECKING:
    from bot.client import Malecon

A = TypeVar("A", bound=Action)
V = TypeVar("V", str, int)

COMPLETIONS = 25
"""As many as Discord shows."""


async def legal(
    client: "Malecon", interaction: Interaction, game: str, kind: type[A]
) -> tuple[Reader, list[A]] | None:
    """Return the reader and those legal actions that are of one verb; None where no table is."""
    try:
        table = await client.finding.table_of(interaction, game)
    except Refusal:
        return None
    reader = await client.reader(interaction, table)
    return None if reader.seat is None else (reader, legal_of(reader, kind))


def legal_of(reader: Reader, kind: type[A]) -> list[A]:
    """Return those actions of one verb that are legal for the reader now."""
    decision = reader.table.decision
    listed = () if reader.seat is None or decision is None else decision.legal(reader.seat)
    return [action for action in listed if isinstance(action, kind)]


def choice_of(reader: Reader, action: Action) -> Choice:
    """Name an action that is legal for the reader, with what it costs and brings."""
    return WORDINGS[reader.table.game.slug].choice(reader.view, action, reader.language)


async def complete(
    client: "Malecon",
    interaction: Interaction,
    game: str,
    kind: type[A],
    value: Callable[[A], V],
    typed: object,
) -> list[app_commands.Choice[V]]:
    """Return a completion for each legal action of a verb that fits what has been typed."""
    found = await legal(client, interaction, game, kind)
    if found is None:
        return []
    reader, actions = found
    return list(fitting(reader, actions, value, str(typed or "")))[:COMPLETIONS]


def fitting(
    reader: Reader, actions: list[A], value: Callable[[A], V], typed: str
) -> Iterator[app_commands.Choice[V]]:
    """Yield the actions in whose line what was typed stands, labelled with cost and gain."""
    for action in actions:
        line = choice_of(reader, action).line
        if typed.casefold() in line.casefold() or typed == str(value(action)):
            yield app_commands.Choice(name=line, value=value(action))


def numbered(
    reader: Reader, actions: list[A], number: Callable[[A], int], typed: object
) -> list[app_commands.Choice[int]]:
    """Return the actions that begin with the number typed, labelled with cost and gain."""
    return [
        app_commands.Choice(name=choice_of(reader, action).line, value=number(action))
        for action in actions
        if str(number(action)).startswith(str(typed or ""))
    ]
