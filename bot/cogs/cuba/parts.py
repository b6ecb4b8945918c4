"""Parts of an action as parameters of its command: completed from what is legal, read as typed."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, TypeVar, cast

import discord
import msgspec
from discord import app_commands

from bot.cogs.completion import COMPLETIONS, legal, legal_of
from bot.cogs.typed import SHOWN, read_word, unknown
from bot.refusals import Refusal
from bot.replies import Reader
from bot.ui.answers import Interaction
from bot.ui.items import client_of
from bot.wording.cuba.fields import FIRST, LAST, field_of, number_of, on
from bot.wording.game import LINE_LIMIT, shorten
from bot.wording.registry import WORDINGS
from games.core.action import Action
from games.cuba.actions import Deliver, Pick
from games.cuba.data import FIELDS
from games.cuba.view import CubaView, PlayerView

SLUG = "cuba"

Summary = Callable[[Reader, Any, Sequence[Any]], str]
"""Says in one line to what a value leads from which several legal actions follow."""

A = TypeVar("A", bound=Action)
Word = TypeVar("Word", bound=str)


class Part(app_commands.Transformer):
    """One field of an action, as a parameter of that name.

    `earlier` are the parts before it: what is offered fits what they say already. What is typed is
    handed on as it is: it is read once it is known that whoever types is asked.
    """

    option = discord.AppCommandOptionType.string

    def __init__(
        self, kind: type[Action], name: str, *earlier: "Part", summary: Summary | None = None
    ) -> None:
        self.kind = kind
        self.name = name
        self._earlier = earlier
        self._summary = summary

    @property
    def type(self) -> discord.AppCommandOptionType:
        """What Discord lets people type."""
        return self.option

    async def transform(self, interaction: Interaction, value: Any, /) -> Any:
        """Hand on what was typed."""
        return value

    async def autocomplete(
        self, interaction: Interaction, value: object, /
    ) -> list[app_commands.Choice[Any]]:
        """Offer what is legal and fits what has been typed, with what it costs and brings."""
        found = await legal(client_of(interaction), interaction, SLUG, self.kind)
        if found is None:
            return []
        reader, actions = found
        leading: dict[Any, list[Action]] = {}
        for values, action in ways(actions):
            if values[self.name] is not None and self._follows(interaction, reader, values):
                leading.setdefault(values[self.name], []).append(action)
        lines = ((value, self._line(reader, value, found)) for value, found in leading.items())
        typed = str(value).strip().casefold()
        return [
            app_commands.Choice(name=line, value=self.sent(value))
            for value, line in lines
            if self.fits(reader, value, line, typed)
        ][:COMPLETIONS]

    def _follows(
        self, interaction: Interaction, reader: Reader, values: Mapping[str, object]
    ) -> bool:
        """Whether an action is what the parameters before this one say."""
        typed = {part: getattr(interaction.namespace, part.name, "") for part in self._earlier}
        return all(
            part.meant(reader, str(word)) == values[part.name] for part, word in typed.items()
        )

    def _line(self, reader: Reader, value: Any, actions: Sequence[Action]) -> str:
        if self._summary is not None and len(actions) > 1:
            return shorten(self._summary(reader, value, actions), LINE_LIMIT)
        return WORDINGS[SLUG].choice(reader.view, actions[0], reader.language).line

    def sent(self, value: Any) -> str | int:
        """Return what Discord sends for a value that is chosen from the list."""
        return cast("str | int", value)

    def meant(self, reader: Reader, typed: str) -> object:
        """Return the value that is meant by what was typed; None when it is none."""
        raise NotImplementedError

    def fits(self, reader: Reader, value: Any, line: str, typed: str) -> bool:
        """Whether a value is offered for what has been typed so far, which is in lower case."""
        raise NotImplementedError


class WordPart(Part, Generic[Word]):
    """What has a name: a cube, a card, a building, a statute."""

    def __init__(
        self,
        kind: type[Action],
        name: str,
        words: Sequence[Word],
        *earlier: Part,
        summary: Summary | None = None,
    ) -> None:
        super().__init__(kind, name, *earlier, summary=summary)
        self._words = words

    def read(self, interaction: Interaction, reader: Reader, typed: str) -> Word:
        """Read one of the words, by its id or its name.

        Raises:
            Refusal: it is none of them; names those that are possible now.
        """
        names = WORDINGS[SLUG].names(reader.language)
        legal_now = [values[self.name] for values, _ in ways(legal_of(reader, self.kind))]
        possible = [names[word] for word in dict.fromkeys(legal_now) if word is not None]
        return read_word(interaction, SLUG, typed, self._words, instead=possible)

    def meant(self, reader: Reader, typed: str) -> Word | None:
        """Return the word with this id or name."""
        names = WORDINGS[SLUG].names(reader.language)
        wanted = typed.strip().casefold()
        found = (word for word in self._words if wanted in (word, names[word].casefold()))
        return next(found, None)

    def fits(self, reader: Reader, value: Word, line: str, typed: str) -> bool:
        """Whether what was typed stands in the line, or is the word."""
        return typed in line.casefold() or self.meant(reader, typed) == value


class NumberPart(Part):
    """A number: of cubes, of pesos, of a dock, of a ship."""

    option = discord.AppCommandOptionType.integer

    def meant(self, reader: Reader, typed: str) -> int | None:
        """Return the number."""
        return int(typed) if typed.isdecimal() else None

    def fits(self, reader: Reader, value: int, line: str, typed: str) -> bool:
        """Whether the number begins with what was typed."""
        return str(value).startswith(typed)


class FieldPart(Part):
    """A field of the reader's plantation, by its number or by what is on it."""

    def __init__(self, kind: type[Action], name: str = "field") -> None:
        super().__init__(kind, name)

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
            raise Refusal(text.format(typed=typed[:SHOWN], fields=fields))
        if not meant:
            every = range(FIRST, LAST + 1)
            numbers = [*map(self.sent, possible)] or [*map(str, every)]
            raise unknown(interaction, typed, numbers)
        return meant[0]

    def meant(self, reader: Reader, typed: str) -> int | None:
        """Return the only field that is meant."""
        meant = self._meant(reader, typed)
        return meant[0] if len(meant) == 1 else None

    def fits(self, reader: Reader, value: int, line: str, typed: str) -> bool:
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


def ways(actions: Iterable[A]) -> Iterator[tuple[dict[str, Any], A]]:
    """Yield the actions with their fields as they may be typed: two cubes either way round."""
    for action in actions:
        yield {name: getattr(action, name) for name in action.__struct_fields__}, action
        if isinstance(action, Pick | Deliver) and action.second not in (None, action.first):
            yield {"first": action.second, "second": action.first}, action


def in_order(reader: Reader, action: A) -> A:
    """Return a pair of cubes in the order of the rules, whichever way round it was typed."""
    typed = msgspec.structs.asdict(action)
    listed = (legal for values, legal in ways(legal_of(reader, type(action))) if values == typed)
    return next(listed, action)
