"""Parts of an action as parameters of its command: completed from what is legal, read as typed."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, TypeVar, cast

import discord
from discord import app_commands

from bot.cogs.completion import COMPLETIONS, choice_of, legal, legal_of
from bot.cogs.typed import SHOWN, unknown
from bot.refusals import Refusal
from bot.replies import Reader
from bot.ui.answers import Interaction
from bot.ui.items import client_of
from bot.wording.game import LINE_LIMIT
from bot.wording.language import Language
from bot.wording.registry import WORDINGS
from games.core.action import Action
from rendering.core.graphemes import shorten

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
        self,
        game: str,
        kind: type[Action],
        name: str,
        *earlier: "Part",
        summary: Summary | None = None,
    ) -> None:
        self.game = game
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
        found = await legal(client_of(interaction), interaction, self.game, self.kind)
        if found is None:
            return []
        reader, actions = found
        earlier = self._said_earlier(interaction, reader)
        leading: dict[Any, list[Action]] = {}
        for values, action in self.ways(actions):
            if values[self.name] is not None and earlier.items() <= values.items():
                leading.setdefault(values[self.name], []).append(action)
        lines = ((value, self._line(reader, value, found)) for value, found in leading.items())
        typed = str(value).strip().casefold()
        meant = self.meant(reader, typed)
        return [
            app_commands.Choice(name=line, value=self.sent(value))
            for value, line in lines
            if value == meant or self.fits(value, line, typed)
        ][:COMPLETIONS]

    def _said_earlier(self, interaction: Interaction, reader: Reader) -> dict[str, object]:
        """Return what the parameters before this one say."""
        typed = {part: getattr(interaction.namespace, part.name, "") for part in self._earlier}
        return {part.name: part.meant(reader, str(word)) for part, word in typed.items()}

    def _line(self, reader: Reader, value: Any, actions: Sequence[Action]) -> str:
        if self._summary is not None and len(actions) > 1:
            return shorten(self._summary(reader, value, actions), LINE_LIMIT)
        return choice_of(reader, actions[0]).line

    def possible(self, reader: Reader) -> list[Any]:
        """Return the values that are part of a legal action now, each once."""
        values = (way[self.name] for way, _ in self.ways(legal_of(reader, self.kind)))
        return list(dict.fromkeys(value for value in values if value is not None))

    def ways(self, actions: Iterable[A]) -> Iterator[tuple[dict[str, Any], A]]:
        """Yield the actions, each with its fields as they may be typed."""
        for action in actions:
            yield {name: getattr(action, name) for name in action.__struct_fields__}, action

    def sent(self, value: Any) -> str | int:
        """Return what Discord sends for a value that is chosen from the list."""
        return cast("str | int", value)

    def meant(self, reader: Reader, typed: str) -> object:
        """Return the value that is meant by what was typed; None when it is none."""
        raise NotImplementedError

    def fits(self, value: Any, line: str, typed: str) -> bool:
        """Whether a value is offered for what has been typed so far, which is in lower case."""
        raise NotImplementedError


class WordPart(Part, Generic[Word]):
    """What has a name: a cube, a card, a building."""

    def __init__(
        self,
        game: str,
        kind: type[Action],
        name: str,
        words: Sequence[Word],
        *earlier: Part,
        summary: Summary | None = None,
    ) -> None:
        super().__init__(game, kind, name, *earlier, summary=summary)
        self._words = words

    def called(self, word: Word, names: Mapping[str, str], language: Language) -> Sequence[str]:
        """Return what a word may be typed as, what it is called first; `names` are the game's."""
        return [names[word], word]

    def read(self, interaction: Interaction, reader: Reader, typed: str) -> Word:
        """Read one of the words; where several are called so, the one that is possible now.

        Raises:
            Refusal: it is none of them, or could be several; names those that are possible now.
        """
        meant = self._meant(reader, typed)
        if not meant:
            instead = self.possible(reader) or self._words
            raise unknown(interaction, typed, self._names(reader, instead))
        if len(meant) > 1:
            text = reader.language.gettext("“{typed}” could be several things: {words}.")
            words = reader.language.list(self._names(reader, meant), "or")
            raise Refusal(text.format(typed=shorten(typed, SHOWN), words=words))
        return meant[0]

    def meant(self, reader: Reader, typed: str) -> Word | None:
        """Return the only word that is meant."""
        meant = self._meant(reader, typed)
        return meant[0] if len(meant) == 1 else None

    def fits(self, value: Word, line: str, typed: str) -> bool:
        """Whether what was typed stands in the line."""
        return typed in line.casefold()

    def _meant(self, reader: Reader, typed: str) -> list[Word]:
        """Return the words that are called so, if any is possible now those alone."""
        wanted, names = typed.strip().casefold(), WORDINGS[self.game].names(reader.language)
        found = [
            word
            for word in self._words
            if wanted in map(str.casefold, self.called(word, names, reader.language))
        ]
        if len(found) > 1:
            possible = self.possible(reader)
            return [word for word in found if word in possible] or found[:1]
        return found

    def _names(self, reader: Reader, words: Iterable[Word]) -> list[str]:
        names = WORDINGS[self.game].names(reader.language)
        return [self.called(word, names, reader.language)[0] for word in words]


class NumberPart(Part):
    """A number: of cubes, of pesos, of points, of a ship."""

    option = discord.AppCommandOptionType.integer

    def meant(self, reader: Reader, typed: str) -> int | None:
        """Return the number."""
        return int(typed) if typed.isdecimal() else None

    def fits(self, value: int, line: str, typed: str) -> bool:
        """Whether the number begins with what was typed."""
        return str(value).startswith(typed)
