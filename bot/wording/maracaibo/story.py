"""What happened, told as a friend at the table would."""

from collections.abc import Iterator, Sequence
from functools import singledispatchmethod
from itertools import groupby
from typing import Literal

from bot.wording.language import Language
from bot.wording.maracaibo import round_story
from bot.wording.maracaibo.deeds import Deed, deeds
from bot.wording.maracaibo.round_story import Names
from bot.wording.story import of_kind, told
from games.core.action import Seat
from games.core.event import Event
from games.maracaibo.data import JEAN
from games.maracaibo.events import (
    BuildingTurnedUp,
    BuyerCalled,
    CardDealt,
    CardsChosen,
    CareerDealt,
    CareersChosen,
    Dealt,
    DeckShuffled,
    DoubloonsChanged,
    FirstPlayerNamed,
    GalleryDiscarded,
    GalleryFilled,
    GameEnded,
    MarketsCleared,
    PointsScored,
    QuestLaid,
    QuestTurnedUp,
    RoundBegan,
    RoundEnded,
    ShipsCameHome,
    TileLaid,
    TurnEnded,
)

LAST_SOURCES = frozenset(
    {
        *("income", "doubloon_income", "projects", "ends", "buildings", "leaders", "nations"),
        "comparison",
    }
)
"""For what the last scoring brings players points; a last purchase brings them for others."""

Payment = Literal["income", "last scoring"]
"""What many gains in a row are, when nobody in particular has done anything for them."""


def story(events: Sequence[Event], names: Sequence[str], language: Language) -> list[str]:
    """Tell events, one line for each part of a turn or of a round."""
    return told(Teller, events, names, language)


class Teller:
    """Puts events into lines of sentences.

    The turn of a player, or of Jean, is one sentence, which is written when the turn is over or
    nothing more is known of it; what happens meanwhile stands after it.
    """

    def __init__(self, names: Sequence[str], language: Language) -> None:
        self._names = Names(names, language)
        self._language = language
        self._lines: list[list[str]] = []
        self._player: Seat | None = None
        """Whose turn is being told."""
        self._deeds: list[Deed] = []
        self._meanwhile: list[str] = []
        self._own: list[str] = []
        """What was dealt to the readers, for a line after all others."""
        self._part = ""
        """What the open line tells of, where several sentences may do so."""
        self._buyer: Seat | None = None
        """Who was called to buy, and has not done anything yet."""

    def tell(self, events: Sequence[Event]) -> list[str]:
        """Return the lines."""
        for payment, some in _payments(events):
            if payment is not None:
                self._pay(payment, [event for event in some if isinstance(event, Paid)])
                continue
            for _, group in groupby(some, key=_told_with):
                told = list(group)
                self._hear(told[0], told)
        self._close()
        if self._buyer is not None:
            self._lines[-1].append(round_story.buyer(self._buyer, self._names, self._language))
        return [" ".join(line) for line in [*self._lines, self._own] if line]

    def _pay(self, payment: Payment, gains: "Sequence[Paid]") -> None:
        if payment == "income":
            self._begin(round_story.income(gains, self._names, self._language))
            self._part = "interim"
        else:
            self._begin(round_story.final(gains, self._names, self._language))

    @singledispatchmethod
    def _hear(self, first: Event, events: list[Event]) -> None:
        """Tell events of one kind that came one after the other, `first` at their head."""
        raise NotImplementedError(f"no words for {type(first).__name__}")

    @_hear.register
    def _(self, first: TileLaid, events: list[Event]) -> None:
        self._go_on(round_story.tiles(of_kind(TileLaid, events), self._language))

    @_hear.register
    def _(self, first: QuestLaid | QuestTurnedUp, events: list[Event]) -> None:
        laid, seen = of_kind(QuestLaid, events), of_kind(QuestTurnedUp, events)
        if laid:
            self._go_on(round_story.quests(laid, self._language))
        else:
            self._go_on(round_story.top_quest(seen[-1], self._language))

    @_hear.register
    def _(self, first: Dealt, events: list[Event]) -> None:
        self._go_on(round_story.dealt(first, self._language))

    @_hear.register
    def _(self, first: CardDealt, events: list[Event]) -> None:
        self._own += round_story.cards_dealt(
            of_kind(CardDealt, events), self._names, self._language
        )

    @_hear.register
    def _(self, first: CareerDealt, events: list[Event]) -> None:
        dealt = of_kind(CareerDealt, events)
        self._own += round_story.careers_dealt(dealt, self._names, self._language)

    @_hear.register
    def _(self, first: GalleryFilled, events: list[Event]) -> None:
        """Tell it but in a turn, when only some cards are new, and the board shows them."""
        if self._player is None:
            self._go_on(round_story.gallery(first, self._language))

    @_hear.register
    def _(self, first: GalleryDiscarded, events: list[Event]) -> None:
        self._go_on(self._language.gettext("The gallery is renewed."))

    @_hear.register
    def _(self, first: DeckShuffled, events: list[Event]) -> None:
        self._go_on(round_story.shuffled(first, self._language))

    @_hear.register
    def _(self, first: BuildingTurnedUp, events: list[Event]) -> None:
        self._go_on(round_story.opened(first, self._language))

    @_hear.register
    def _(self, first: FirstPlayerNamed, events: list[Event]) -> None:
        self._begin(round_story.first(first, self._names, self._language))
        self._part = "table"

    @_hear.register
    def _(self, first: CardsChosen, events: list[Event]) -> None:
        self._begin(round_story.cards_chosen(first, self._names, self._language))

    @_hear.register
    def _(self, first: CareersChosen, events: list[Event]) -> None:
        self._begin(round_story.careers_chosen(first, self._names, self._language))

    @_hear.register
    def _(self, first: RoundBegan, events: list[Event]) -> None:
        self._begin(round_story.began(first, self._names, self._language))

    @_hear.register
    def _(self, first: TurnEnded, events: list[Event]) -> None:
        self._close()

    @_hear.register
    def _(self, first: RoundEnded, events: list[Event]) -> None:
        self._begin(round_story.ended(first, self._names, self._language))
        self._part = "purchases"

    @_hear.register
    def _(self, first: BuyerCalled, events: list[Event]) -> None:
        """Leave it to what is bought, or not; purchases share a line."""
        if not self._lines:
            self._begin()
        self._part = "purchases"
        self._buyer = first.seat

    @_hear.register
    def _(self, first: MarketsCleared, events: list[Event]) -> None:
        self._go_on(round_story.cleared(first, self._language))

    @_hear.register
    def _(self, first: ShipsCameHome, events: list[Event]) -> None:
        self._go_on(self._language.gettext("All ships are in Havana."))

    @_hear.register
    def _(self, first: GameEnded, events: list[Event]) -> None:
        self._begin(round_story.over(first, self._names, self._language))

    @_hear.register
    def _(self, first: Deed, events: list[Event]) -> None:
        for event in events:
            assert isinstance(event, Deed), "events of one kind"
            seat = getattr(event, "seat", self._names.jean)
            if seat != self._player:
                self._open(seat)
            self._buyer = None
            self._deeds.append(event)

    def _open(self, seat: Seat) -> None:
        """Begin the turn of somebody; purchases at the end of a round share a line."""
        if self._part == "purchases":
            self._close()
        else:
            self._begin()
        self._player = seat

    def _begin(self, *sentences: str) -> None:
        """Begin another line."""
        self._close()
        self._lines.append(list(sentences))
        self._part = ""

    def _go_on(self, sentence: str) -> None:
        """Go on on the open line, after an open turn, if there is one; else begin a line."""
        if self._player is not None:
            self._meanwhile.append(sentence)
        elif self._part:
            self._lines[-1] += filter(None, [sentence])
        else:
            self._begin(*filter(None, [sentence]))
            self._part = "table"

    def _close(self) -> None:
        """Write the sentence of the open turn, if one is open."""
        if self._player is not None:
            told = deeds(self._deeds, self._language)
            if told:
                # Translators: {deeds} is one or several of the messages that begin with a verb,
                # Translators: such as "sails {points} to {place}", joined as a list.
                text = self._language.gettext("{player} {deeds}.")
                player = self._names[self._player]
                self._lines[-1].append(text.format(player=player, deeds=self._language.list(told)))
            self._lines[-1] += filter(None, self._meanwhile)
        self._player = None
        self._deeds, self._meanwhile = [], []


Paid = DoubloonsChanged | PointsScored


def _payments(events: Sequence[Event]) -> Iterator[tuple[Payment | None, list[Event]]]:
    """Split events into what is done, and gains that nobody did anything for."""
    scoring = _last_scoring(events)
    numbered = groupby(range(len(events)), key=lambda number: _payment(events, number, scoring))
    for payment, numbers in numbered:
        yield payment, [events[number] for number in numbers]


def _payment(events: Sequence[Event], number: int, scoring: range) -> Payment | None:
    event = events[number]
    if number in scoring:
        return "last scoring"
    if isinstance(event, Paid) and event.source == "income":
        return "income"
    return None


def _last_scoring(events: Sequence[Event]) -> range:
    """Return where the points of the last scoring stand, just before the end of the game."""
    for end, event in enumerate(events):
        if isinstance(event, GameEnded):
            start = end
            while start and _scored_at_last(events[start - 1], solo=event.jean is not None):
                start -= 1
            return range(start, end)
    return range(0)


def _scored_at_last(event: Event, *, solo: bool) -> bool:
    """Whether points before the end of the game are of the last scoring, not of a last purchase."""
    if not isinstance(event, PointsScored):
        return False
    return event.source in LAST_SOURCES or (solo and event.seat == JEAN)


def _told_with(event: Event) -> type[Event]:
    return QuestLaid if isinstance(event, QuestTurnedUp) else type(event)
