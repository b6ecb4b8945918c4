"""What happened, told as a friend at the table would."""

from collections.abc import Sequence
from functools import singledispatchmethod
from itertools import groupby

from bot.wording.language import Language
from bot.wording.montego import things
from bot.wording.montego.figures import Figures
from bot.wording.montego.loading import DEEDS, visit
from bot.wording.montego.points import gains
from bot.wording.montego.walking import walks
from bot.wording.story import told
from games.core.event import Event
from games.montego.data import HIRE_PRICE, Figure, side_of, size_of
from games.montego.events import (
    GameEnded,
    HireAnswered,
    JackStands,
    Moved,
    PileScored,
    RoundEnded,
    RoundMoved,
    SetUp,
    ShipCame,
    ShipScored,
    ThirdWorkers,
    TilesMoved,
    TugLeft,
)

VISITS_ON_A_LINE = 2


def story(events: Sequence[Event], names: Sequence[str], language: Language) -> list[str]:
    """Tell events, one line for each part of a round."""
    return told(Teller, events, names, language)


def _told_with(event: Event) -> object:
    """Return what events have in common that are told together."""
    if isinstance(event, DEEDS):
        return event.figure, event.seat
    return type(event)


class Teller:
    """Puts events into lines of sentences."""

    def __init__(self, names: Sequence[str], language: Language) -> None:
        self._names = names
        self._language = language
        self._figures = Figures(names, language)
        self._lines: list[list[str]] = []
        self._visiting: Figure | None = None
        """Whose visit to a room was told last."""
        self._room_for = 0
        """How many more visits the open line may tell of."""
        self._ending = False
        """Whether the last ships are being scored."""

    def tell(self, events: Sequence[Event]) -> list[str]:
        """Return the lines."""
        for _, group in groupby(events, key=_told_with):
            self._hear(list(group))
        return [" ".join(line) for line in self._lines]

    def _hear(self, events: list[Event]) -> None:
        """Tell events of one kind, or of one figure, that came one after the other."""
        first = events[0]
        if isinstance(first, Moved):
            moves = [event for event in events if isinstance(event, Moved)]
            for line in walks(moves, self._figures, self._language):
                self._begin(line)
        elif isinstance(first, DEEDS):
            sentence = visit(events, self._names, self._figures, self._language)
            self._tell_visit(first.figure, sentence)
        else:
            for event in events:
                self._tell(event)

    def _tell_visit(self, figure: Figure, sentence: str) -> None:
        if figure != self._visiting:
            if not self._room_for:
                self._begin()
                self._room_for = VISITS_ON_A_LINE
            self._room_for -= 1
        self._visiting = figure
        self._add(sentence)

    @singledispatchmethod
    def _tell(self, event: Event) -> None:
        raise NotImplementedError(f"no words for {type(event).__name__}")

    @_tell.register
    def _(self, event: ThirdWorkers) -> None:
        (picker, picked), (other, _left) = event.picked, event.left
        _ = self._language.gettext
        if size_of(picked) == "big":
            text = _("{player} picks a big third docker, and {other} gets a small one.")
        else:
            text = _("{player} picks a small third docker, and {other} gets a big one.")
        self._begin(text.format(player=self._names[picker], other=self._names[other]))

    @_tell.register
    def _(self, event: SetUp) -> None:
        self._add(self._language.gettext("The warehouses are laid out, and three ships lie ready."))

    @_tell.register
    def _(self, event: HireAnswered) -> None:
        if event.hirer is None:
            text = self._language.gettext("Nobody wants Lazy Jack.")
        elif len(event.wanted) > 1:
            text = self._language.gettext(
                "{players} want Lazy Jack; {player} gets him for {coins}."
            )
        else:
            text = self._language.gettext("{player} hires Lazy Jack for {coins}.")
        self._begin(
            text.format(
                players=self._language.list(self._names[seat] for seat in event.wanted),
                player="" if event.hirer is None else self._names[event.hirer],
                coins=self._language.count(things.COINS, HIRE_PRICE),
            )
        )

    @_tell.register
    def _(self, event: JackStands) -> None:
        text = self._language.gettext("Lazy Jack stands {beside}.")
        self._add(text.format(beside=self._figures.beside(event.worker, event.seat)))

    @_tell.register
    def _(self, event: RoundMoved) -> None:
        self._begin(self._language.gettext("Now all load."))
        self._room_for = VISITS_ON_A_LINE

    @_tell.register
    def _(self, event: ShipScored) -> None:
        if event.why == "full" or (event.why == "end" and self._ending):
            self._add(self._scored(event))
        else:
            self._ending = event.why == "end"
            self._begin(self._scored(event))

    def _scored(self, event: ShipScored) -> str:
        if event.why == "full":
            text = self._language.gettext("The ship at pier {pier} is full: {gains}.")
        elif event.why == "pier 1" and event.points:
            text = self._language.gettext("The ship at pier {pier} leaves: {gains}.")
        elif event.why == "pier 1":
            text = self._language.gettext("The ship at pier {pier} leaves empty.")
        elif event.points:
            text = self._language.gettext("The ship at pier {pier} is scored: {gains}.")
        else:
            text = self._language.gettext("The ship at pier {pier} is empty.")
        told = gains(event.points, self._names, self._language, event.bonus)
        return text.format(pier=event.pier, gains=told)

    @_tell.register
    def _(self, event: TugLeft) -> None:
        self._begin(self._language.gettext("The tug leaves."))

    @_tell.register
    def _(self, event: ShipCame) -> None:
        side = side_of(event.ship, len(self._names))
        if event.opened:
            text = self._language.gettext(
                "A ship with {holds} that pays {points} comes to pier {pier}, the first of the"
                " second stack: the order tiles will be shuffled."
            )
        else:
            text = self._language.gettext(
                "A ship with {holds} that pays {points} comes to pier {pier}."
            )
        holds = self._language.count(things.HOLDS, side.holds)
        points = "/".join(map(str, side.points))
        self._add(text.format(holds=holds, points=points, pier=event.pier))

    @_tell.register
    def _(self, event: TilesMoved) -> None:
        if event.shuffled:
            text = self._language.gettext("The order tiles are shuffled; {figure} walks first.")
        else:
            text = self._language.gettext(
                "The order tiles move on one place; {figure} walks first now."
            )
        first = self._figures.subject(event.rail[0], event.owners[0])
        self._add(text.format(figure=first))

    @_tell.register
    def _(self, event: RoundEnded) -> None:
        text = self._language.gettext("Round {number} begins.")
        self._add(text.format(number=event.number + 1))

    @_tell.register
    def _(self, event: PileScored) -> None:
        text = self._language.gettext("The tavern pile is scored: {gains}.")
        self._add(text.format(gains=gains(event.points, self._names, self._language)))

    @_tell.register
    def _(self, event: GameEnded) -> None:
        self._add(self._language.gettext("The game is over."))

    def _begin(self, *sentences: str) -> None:
        """Begin another line."""
        self._lines.append(list(sentences))
        self._visiting = None
        self._room_for = 0

    def _add(self, sentence: str) -> None:
        """Go on on the open line."""
        if not self._lines:
            self._begin()
        self._lines[-1].append(sentence)
