"""All that Montego Bay has to say."""

from collections.abc import Sequence

from bot.wording.game import Choice, OptionWords, Topic
from bot.wording.language import Language
from bot.wording.montego.board import board
from bot.wording.montego.choices import choice
from bot.wording.montego.holdings import holdings
from bot.wording.montego.naming import names
from bot.wording.montego.options import options
from bot.wording.montego.questions import question, summons
from bot.wording.montego.refusals import refusal
from bot.wording.montego.result import result
from bot.wording.montego.story import story
from bot.wording.montego.topics import topics
from games.core.action import Action
from games.core.errors import IllegalAction
from games.core.event import Event
from games.montego.view import MontegoView


class MontegoWording:
    """The words of Montego Bay."""

    def question(self, view: MontegoView, names: Sequence[str], language: Language) -> str:
        """Ask the reader, privately, what the rules ask now."""
        return question(view, names, language)

    def summons(self, view: MontegoView, names: Sequence[str], language: Language) -> str:
        """Say after a mention what the awaited are to do."""
        return summons(view, names, language)

    def choice(self, view: MontegoView, action: Action, language: Language) -> Choice:
        """Name a legal action, with what it costs and brings."""
        return choice(view, action, language)

    def story(self, events: Sequence[Event], names: Sequence[str], language: Language) -> list[str]:
        """Tell events to everybody."""
        return story(events, names, language)

    def refusal(self, error: IllegalAction, language: Language) -> str:
        """Say why an action is not possible, naming the rule."""
        return refusal(error, language)

    def holdings(self, view: MontegoView, names: Sequence[str], language: Language) -> str:
        """Tell the reader, privately, what is the own."""
        return holdings(view, names, language)

    def board(self, view: MontegoView, names: Sequence[str], language: Language) -> str:
        """Describe all that is public."""
        return board(view, names, language)

    def result(self, view: MontegoView, names: Sequence[str], language: Language) -> str:
        """Show how the game ended."""
        return result(view, names, language)

    def names(self, language: Language) -> dict[str, str]:
        """Name every figure, answer, ship and warehouse."""
        return names(language)

    def options(self, language: Language) -> list[OptionWords]:
        """Describe what a group may agree on before the game."""
        return options(language)

    def topics(self, language: Language) -> list[Topic]:
        """Explain the rules, passage by passage."""
        return topics(language)
