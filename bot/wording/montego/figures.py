"""Dockers and Lazy Jack: named by whose they are and by size."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from bot.wording.language import Language, Phrase, phrase
from games.core.action import Seat
from games.montego.data import COLOURS, JACK, Figure, colour_of, size_of
from games.montego.view import MontegoView
from rendering.core.tokens import SEAT_LETTERS

Kind = Literal["big", "small", "third", "jack"]


class Forms(NamedTuple):
    """Who does something, to whom something is done, and beside whom somebody stands."""

    subject: Phrase
    object: Phrase
    beside: Phrase


class FigureWords(NamedTuple):
    """A figure on a list of its owner, as the reader's own, and as another player's."""

    label: Phrase
    yours: Forms
    theirs: Forms


_JACK = Forms(
    phrase("subject", "Lazy Jack"),
    phrase("object", "Lazy Jack"),
    phrase("place", "beside Lazy Jack"),
)

FIGURES: dict[Kind, FigureWords] = {
    "big": FigureWords(
        phrase("docker", "Big"),
        Forms(
            phrase("subject", "your big docker"),
            phrase("object", "your big docker"),
            phrase("place", "beside your big docker"),
        ),
        Forms(
            phrase("subject", "{player}'s big docker"),
            phrase("object", "{player}'s big docker"),
            phrase("place", "beside {player}'s big docker"),
        ),
    ),
    "small": FigureWords(
        phrase("docker", "Small"),
        Forms(
            phrase("subject", "your small docker"),
            phrase("object", "your small docker"),
            phrase("place", "beside your small docker"),
        ),
        Forms(
            phrase("subject", "{player}'s small docker"),
            phrase("object", "{player}'s small docker"),
            phrase("place", "beside {player}'s small docker"),
        ),
    ),
    "third": FigureWords(
        phrase("docker", "Third"),
        Forms(
            phrase("subject", "your third docker"),
            phrase("object", "your third docker"),
            phrase("place", "beside your third docker"),
        ),
        Forms(
            phrase("subject", "{player}'s third docker"),
            phrase("object", "{player}'s third docker"),
            phrase("place", "beside {player}'s third docker"),
        ),
    ),
    "jack": FigureWords(phrase("docker", "Jack"), _JACK, _JACK),
}


class Figures:
    """Calls figures by their owners' names; those of the `reader` are "your" dockers."""

    def __init__(
        self, names: Sequence[str], language: Language, reader: Seat | None = None
    ) -> None:
        self._names = names
        self._language = language
        self._reader = reader

    def subject(self, figure: Figure, seat: Seat) -> str:
        """Name a figure of a seat as the one that does something."""
        return self._said(self._forms(figure, seat).subject, seat)

    def object(self, figure: Figure, seat: Seat) -> str:
        """Name a figure of a seat as the one that something is done to."""
        return self._said(self._forms(figure, seat).object, seat)

    def beside(self, figure: Figure, seat: Seat) -> str:
        """Name the place beside a figure of a seat."""
        return self._said(self._forms(figure, seat).beside, seat)

    def _forms(self, figure: Figure, seat: Seat) -> Forms:
        words = FIGURES[kind_of(figure, seat)]
        return words.yours if seat == self._reader else words.theirs

    def _said(self, words: Phrase, seat: Seat) -> str:
        return self._language.say(words).format(player=self._names[seat])


def lettered(view: MontegoView, language: Language) -> Figures:
    """Call figures as the reader of a view sees them: "your", or by their players' letters."""
    return Figures(SEAT_LETTERS, language, view.seat)


def label_of(figure: Figure, seat: Seat, language: Language) -> str:
    """Name a figure among those of its owner: "Big", "Small", "Third", "Jack"."""
    return language.say(FIGURES[kind_of(figure, seat)].label)


def kind_of(figure: Figure, seat: Seat) -> Kind:
    """Return what a figure is to its owner; a third docker has a colour that nobody plays."""
    if figure == JACK:
        return "jack"
    return size_of(figure) if colour_of(figure) == COLOURS[seat] else "third"


def owner_of(view: MontegoView, figure: Figure) -> Seat | None:
    """Return whose figure it is; Jack is his hirer's."""
    if figure == JACK:
        return view.hirer
    return next((seat for seat, one in enumerate(view.players) if figure in one.workers), None)


def figures_of(view: MontegoView, seat: Seat) -> list[Figure]:
    """Return the figures of a player that are on the board, Jack last."""
    workers: list[Figure] = list(view.players[seat].workers)
    return [*workers, JACK] if view.hirer == seat and JACK in view.places else workers
