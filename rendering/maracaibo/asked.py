"""A question: who is asked what, and the answers that every kind of question has in common."""

from collections.abc import Callable, Sequence
from functools import partial
from gettext import NullTranslations
from typing import NamedTuple, TypeVar

from games.core.action import Action, Seat
from games.maracaibo.actions import Complete, Plan
from games.maracaibo.careers import CAREER_CARDS
from games.maracaibo.view import MaracaiboView, PlayerView, Working
from rendering.core.kit import Kit
from rendering.core.words import mark
from rendering.maracaibo import pieces
from rendering.maracaibo.blocks import Block, offers_block
from rendering.maracaibo.effects import Sentence, Signs, task
from rendering.maracaibo.offers import Maker, Offers
from rendering.maracaibo.question import Sheet

BESIDES = mark("Besides, free of charge")
A = TypeVar("A", bound=Action)


class Asked(NamedTuple):
    """What a private picture is drawn from."""

    kit: Kit
    view: MaracaiboView
    seat: Seat
    words: NullTranslations
    sheet: Sheet

    @property
    def player(self) -> PlayerView:
        """The reader, as everybody sees them."""
        return self.view.players[self.seat]

    @property
    def working(self) -> Working:
        """How far the open action has come."""
        return self.view.working or Working()

    def say(self, text: str, **values: object) -> str:
        """Return a text in the reader's language with its blanks filled in."""
        translated = self.words.gettext(text)
        return translated.format(**values) if values else translated

    def choices(self, verb: type[A]) -> list[A]:
        """Return the answers of one verb."""
        return [action for action in self.view.choices if isinstance(action, verb)]


def plan_sign(kit: Kit, glyph: float) -> Sentence:
    """Return the sign for putting a card into a planning area."""
    turn = kit.icon("maracaibo/head-90", round(glyph * 0.9), kit.theme.now)
    return [pieces.card_sign(kit, round(glyph * 1.1)), -4, turn]


def completing(asked: Asked, number: int, kit: Kit, glyph: float) -> Sentence:
    """Return a task of the career that can be completed, and the figure that comes of it."""
    assert asked.player.career is not None, "only a career has tasks"
    needed = CAREER_CARDS[asked.player.career].tasks[number - 1]
    signs = Signs(kit, glyph)
    laurels = kit.icon("laurels", round(glyph), kit.theme.seats[asked.seat])
    return [laurels, 4, *task(kit, needed, glyph), signs.arrow, signs.number("+1"), signs.figure]


def besides(asked: Asked, *, planning: bool = True) -> list[Block]:
    """Return the free actions; with `planning` the cards that may be planned are one tile."""
    made: list[Maker] = [
        partial(completing, asked, action.task) for action in asked.choices(Complete)
    ]
    if planning and asked.choices(Plan):
        made.append(plan_sign)
    return offers_block(asked.kit, Offers(made, BESIDES), asked.sheet)


Title = Callable[[Asked], str]


def titled(text: str) -> Title:
    """Return what says a question that has no numbers in it."""
    return lambda asked: asked.say(text)


def flat(groups: Sequence[Sequence[Block]]) -> list[Block]:
    """Return blocks of several kinds one below the other."""
    return [block for group in groups for block in group]
