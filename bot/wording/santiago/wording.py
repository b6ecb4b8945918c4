"""All that Santiago de Cuba has to say."""

from collections.abc import Sequence

from bot.wording.game import Choice, OptionWords, Topic
from bot.wording.language import Language
from bot.wording.santiago.board import board, holdings
from bot.wording.santiago.choices import choice
from bot.wording.santiago.naming import names
from bot.wording.santiago.options import options
from bot.wording.santiago.questions import question, summons
from bot.wording.santiago.refusals import refusal
from bot.wording.santiago.result import result
from bot.wording.santiago.story import story
from bot.wording.santiago.topics import topics
from games.core.action import Action
from games.core.errors import IllegalAction
from games.core.event import Event
from games.santiago.view import SantiagoView


class SantiagoWording:
    """The words of Santiago de Cuba."""

    def question(self, view: SantiagoView, names: Sequence[str], language: Language) -> str:
        """Ask the reader, privately, what the rules ask now."""
        return question(view, names, language)

    def summons(self, view: SantiagoView, names: Sequence[str], language: Language) -> str:
        """Say after a mention what the awaited are to do."""
        return summons(view, names, language)

    def choice(self, view: SantiagoView, action: Action, language: Language) -> Choice:
        """Name a legal action, with what it costs and brings."""
        return choice(view, action, language)

    def story(self, events: Sequence[Event], names: Sequence[str], language: Language) -> list[str]:
        """Tell events to everybody."""
        return story(events, names, language)

    def refusal(self, error: IllegalAction, language: Language) -> str:
        """Say why an action is not possible, naming the rule."""
        return refusal(error, language)

    def holdings(self, view: SantiagoView, names: Sequence[str], language: Language) -> str:
        """Tell the reader, privately, what stands behind the own screen."""
        return holdings(view, names, language)

    def board(self, view: SantiagoView, names: Sequence[str], language: Language) -> str:
        """Describe all that is public."""
        return board(view, names, language)

    def result(self, view: SantiagoView, names: Sequence[str], language: Language) -> str:
        """Show how the game ended."""
        return result(view, names, language)

    def names(self, language: Language) -> dict[str, str]:
        """Name every building, Cuban and thing."""
        return names(language)

    def options(self, language: Language) -> list[OptionWords]:
        """Describe what a group may agree on before the game."""
        return options(language)

    def topics(self, language: Language) -> list[Topic]:
        """Explain the rules, passage by passage."""
        return topics(language)
