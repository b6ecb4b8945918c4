"""Parts of Cuba's actions that are read in ways of their own."""

import re
from collections.abc import Iterable, Iterator
from typing import Any, TypeVar, cast

import msgspec

from bot.cogs.completion import legal_of
from bot.cogs.parts import Part, WordPart
from bot.cogs.typed import SHOWN, unknown
from bot.refusals import Refusal
from bot.replies import Reader
from bot.ui.answers import Interaction
from bot.wording.cuba.fields import FIRST, LAST, field_of, number_of, on
from games.core.action import Action
from games.cuba.actions import Deliver, Pick
from games.cuba.data import FIELDS, Cube
from games.cuba.view import CubaView, PlayerView
from rendering.core.graphemes import shorten

SLUG = "cuba"

A = TypeVar("A", bound=Action)


class PairPart(WordPart[Cube]):
    """One of two cubes that may be typed either way round."""

    def ways(self, actions: Iterable[A]) -> Iterator[tuple[dict[str, Any], A]]:
        """Yield the actions with their fields in both orders."""
        return ways(super().ways(actions))


class FieldPart(Part):
    """A field of the reader's plantation, by its number or by what is on it."""

    def __init__(self, kind: type[Action], name: str = "field") -> None:
        super().__init__(SLUG, kind, name)

    def sent(self, value: int) -> str:
        """Return the number as players know it."""
        return str(number_of(value))

    def read(self, interaction: Interaction, reader: Reader, typed: str) -> int:
        """Read a field: its number, or what is on it where only one such field is possible.

        Raises:
            Refusal: it is none, or there are several; names those that are possible now.
        """
        meant = self._meant(reader, typed)
        possible = [getattr(action, self.name) for action in legal_of(reader, self.kind)]
        if len(meant) > 1 and set(meant) & set(possible):
            text = reader.language.gettext("“{typed}” is on several fields; choose from {fields}.")
            fields = reader.language.list(map(self.sent, meant), "or")
            raise Refusal(text.format(typed=shorten(typed, SHOWN), fields=fields))
        if not meant:
            every = range(FIRST, LAST + 1)
            numbers = [*map(self.sent, possible)] or [*map(str, every)]
            raise unknown(interaction, typed, numbers)
        return meant[0]

    def meant(self, reader: Reader, typed: str) -> int | None:
        """Return the only field that is meant."""
        meant = self._meant(reader, typed)
        return meant[0] if len(meant) == 1 else None

    def fits(self, value: int, line: str, typed: str) -> bool:
        """Whether the number begins with what was typed, or that stands in the line."""
        if typed.isdecimal():
            return self.sent(value).startswith(typed)
        return typed in line.casefold()

    def _meant(self, reader: Reader, typed: str) -> list[int]:
        """Return the field with a number; else those with this on them, if any the possible."""
        # No more digits than Python reads without complaint.
        number = re.search(r"\d{1,9}", typed)
        if number:
            field = field_of(int(number.group()))
            return [field] if field in range(FIELDS) else []
        player, wanted = plantation_of(reader), typed.strip().casefold()
        found = [
            field
            for field in range(FIELDS)
            if wanted in (player.built.get(field), on(player, field, reader.language).casefold())
        ]
        possible = {getattr(action, self.name) for action in legal_of(reader, self.kind)}
        return [field for field in found if field in possible] or found


def plantation_of(reader: Reader) -> PlayerView:
    """Return what belongs to a reader who sits at the table."""
    assert reader.seat is not None, "commands and completions are for players"
    return cast(CubaView, reader.view).players[reader.seat]


def ways(listed: Iterable[tuple[dict[str, Any], A]]) -> Iterator[tuple[dict[str, Any], A]]:
    """Yield actions with their fields as they may be typed: two cubes either way round."""
    for values, action in listed:
        yield values, action
        if isinstance(action, Pick | Deliver) and action.second not in (None, action.first):
            yield {"first": action.second, "second": action.first}, action


def in_order(reader: Reader, action: A) -> A:
    """Return a pair of cubes in the order of the rules, whichever way round it was typed."""
    typed = msgspec.structs.asdict(action)
    legal = legal_of(reader, type(action))
    listed = ways((msgspec.structs.asdict(action), action) for action in legal)
    return next((action for values, action in listed if values == typed), action)
