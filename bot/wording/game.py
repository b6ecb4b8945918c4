"""What a game has to be able to say."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, Protocol

from bot.wording.language import Language
from games.core.action import Action
from games.core.errors import IllegalAction
from games.core.event import Event
from rendering.core.graphemes import shorten

LABEL_LIMIT = 80
LINE_LIMIT = 100
TEXT_LIMIT = 1900


class Choice(NamedTuple):
    """A legal answer: a button's `label`, and the `effect`: what it costs and brings.

    Choices that belong side by side name a `row` of buttons, from 0 on. `chosen` marks an answer
    that was given already and may still be changed, `ends` the one by which nothing more is done:
    it is at hand on every page where there are many.
    """

    label: str
    effect: str = ""
    row: int | None = None
    chosen: bool = False
    ends: bool = False

    @property
    def line(self) -> str:
        """Label and effect as one line of a menu."""
        line = f"{self.label}: {self.effect}" if self.effect else self.label
        return shorten(line, LINE_LIMIT)

    def on_a_button(self) -> "Choice":
        """Return the choice with no more of its label than a button holds."""
        return self._replace(label=shorten(self.label, LABEL_LIMIT))


class Topic(NamedTuple):
    """A passage of the rules; `key` never changes, title and text are translated."""

    key: str
    title: str
    text: str


class OptionWords(NamedTuple):
    """One option of a game; `name` is its field, title and description are translated.

    `seats` is the only number of players to whom it means anything; None: any number. `values` says
    what each of several values means, in their order; without it only the option is described.
    """

    name: str
    title: str
    description: str
    seats: int | None = None
    values: tuple[str, ...] = ()

    def describe(self, place: int, *, printed: bool) -> str | None:
        """Say what the value at a place means; else the one of the printed rules says what all do.

        Returns:
            the description, or None where the value speaks for itself.
        """
        if self.values:
            return self.values[place]
        return self.description if printed else None


class Wording(Protocol):
    """The words of one game. `view` is that game's own, `names` are display names by seat."""

    def question(self, view: Any, names: Sequence[str], language: Language) -> str:
        """Ask `view.seat`, privately, what the rules ask it now."""

    def summons(self, view: Any, names: Sequence[str], language: Language) -> str:
        """Say after a mention what the awaited are to do; nobody's holdings show in it."""

    def choice(self, view: Any, action: Action, language: Language) -> Choice:
        """Name an action that is legal for `view.seat`, with what it costs and brings."""

    def story(self, events: Sequence[Event], names: Sequence[str], language: Language) -> list[str]:
        """Tell events to everybody, in order, one line for each part of a turn."""

    def balance(self, before: Any, now: Any, language: Language) -> str:
        """Sum up what `now.seat` has spent and gained since the view `before`; "" when nothing."""

    def refusal(self, error: IllegalAction, language: Language) -> str:
        """Say in one sentence why an action is not possible, naming the rule."""

    def holdings(self, view: Any, names: Sequence[str], language: Language) -> str:
        """Tell `view.seat`, privately, what it holds."""

    def board(self, view: Any, names: Sequence[str], language: Language) -> str:
        """Describe all that is public, so that one can play without the picture."""

    def result(self, view: Any, names: Sequence[str], language: Language) -> str:
        """Show the end of a game: winners, totals and their parts, all holdings."""

    def names(self, language: Language) -> dict[str, str]:
        """Name everything that a command may ask for, by its id in the rules' data."""

    def options(self, language: Language) -> list[OptionWords]:
        """Describe what a group may agree on before the game, in the order of the fields."""

    def topics(self, language: Language) -> list[Topic]:
        """Explain the rules, passage by passage."""


def first_fitting(texts: Iterable[str]) -> str:
    """Return the first text, the fullest one first, that fits a message; else the last one, cut."""
    text = ""
    for text in texts:
        if len(text) <= TEXT_LIMIT:
            break
    return shorten(text, TEXT_LIMIT)
