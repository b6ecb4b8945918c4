"""What happened, told as a friend at the table would."""

from collections.abc import Sequence
from functools import singledispatchmethod
from itertools import groupby

from bot.wording.cuba import parliament_story, round_story, things
from bot.wording.cuba.cards import CARDS
from bot.wording.cuba.deeds import Deed, deeds
from bot.wording.cuba.points import gains
from bot.wording.language import Language
from bot.wording.story import of_kind, told
from games.core.action import Seat
from games.core.event import Event
from games.cuba.data import Character
from games.cuba.events import (
    BillsTurnedUp,
    CardsRevealed,
    CardsSetAside,
    CropsSpoiled,
    DutyDelivered,
    DutyMissed,
    Elected,
    GameEnded,
    HarbourArranged,
    LawEnacted,
    MarketChanged,
    ParliamentClosed,
    Picked,
    Played,
    RoundEnded,
    ShipCame,
    ShipSailed,
    StartPlayerChanged,
    StartPlayerDrawn,
    Subsidised,
    TaxPaid,
    TaxUnpaid,
    TookInstead,
    TurnEnded,
    VotesBought,
    VotesCounted,
    VotesTied,
)

_TOGETHER: dict[type[Event], type[Event]] = {
    TaxUnpaid: TaxPaid,
    DutyMissed: DutyDelivered,
    VotesCounted: VotesBought,
    ShipSailed: HarbourArranged,
    ShipCame: HarbourArranged,
}
"""Events that are told in one sentence with others of another kind."""


def story(events: Sequence[Event], names: Sequence[str], language: Language) -> list[str]:
    """Tell events, one line for each part of a turn or of a round."""
    return told(Teller, events, names, language)


class Teller:
    """Puts events into lines of sentences.

    The turn of a player is one sentence, which is written when the turn is over or nothing more is
    known of it; what happens meanwhile stands after it.
    """

    def __init__(self, names: Sequence[str], language: Language) -> None:
        self._names = names
        self._language = language
        self._lines: list[list[str]] = []
        self._player: Seat | None = None
        """Whose turn is being told."""
        self._card: Character | None = None
        self._deeds: list[Deed] = []
        self._meanwhile: list[str] = []
        self._laws_told = False
        self._part = ""
        """What part of a round the open line tells of, where several sentences may do so."""

    def tell(self, events: Sequence[Event]) -> list[str]:
        """Return the lines."""
        for _, group in groupby(events, key=_told_with):
            some = list(group)
            self._hear(some[0], some)
        self._close()
        return [" ".join(line) for line in self._lines if line]

    @singledispatchmethod
    def _hear(self, first: Event, events: list[Event]) -> None:
        """Tell events of one kind that came one after the other, `first` at their head."""
        raise NotImplementedError(f"no words for {type(first).__name__}")

    @_hear.register
    def _(self, first: ShipCame | ShipSailed | HarbourArranged, events: list[Event]) -> None:
        told = round_story.harbour(events, self._language)
        if self._player is not None:
            self._meanwhile += told
        elif isinstance(first, ShipSailed):
            self._go_on("end of round", *told)
        else:
            self._add(*told)

    @_hear.register
    def _(self, first: StartPlayerDrawn, events: list[Event]) -> None:
        text = self._language.gettext("{player} begins.")
        self._add(text.format(player=self._names[first.seat]))

    @_hear.register
    def _(self, first: Picked, events: list[Event]) -> None:
        picked = of_kind(Picked, events)
        self._begin(round_story.picks(picked, self._names, self._language))

    @_hear.register
    def _(self, first: BillsTurnedUp, events: list[Event]) -> None:
        self._begin(round_story.bills(first, self._language))

    @_hear.register
    def _(self, first: CardsSetAside, events: list[Event]) -> None:
        self._begin(self._language.gettext("All have set a card aside for parliament."))

    @_hear.register
    def _(self, first: Played, events: list[Event]) -> None:
        self._begin()
        self._player, self._card = first.seat, first.character

    @_hear.register
    def _(self, first: TookInstead, events: list[Event]) -> None:
        text = self._language.gettext("{player} plays {card} for {things}.")
        self._begin(
            text.format(
                player=self._names[first.seat],
                card=self._language.say(CARDS[first.character].object),
                things=things.so_many(first.thing, first.amount, self._language),
            )
        )

    @_hear.register
    def _(self, first: TurnEnded, events: list[Event]) -> None:
        self._close(over=True)

    @_hear.register
    def _(self, first: StartPlayerChanged, events: list[Event]) -> None:
        self._begin(parliament_story.new_start(first, self._names, self._language))

    @_hear.register
    def _(self, first: CardsRevealed, events: list[Event]) -> None:
        self._add(parliament_story.reveal(first, self._names, self._language))

    @_hear.register
    def _(self, first: VotesBought | VotesCounted, events: list[Event]) -> None:
        self._begin(parliament_story.purchases(events, self._names, self._language))

    @_hear.register
    def _(self, first: VotesTied, events: list[Event]) -> None:
        self._add(parliament_story.tie(first, self._names, self._language))

    @_hear.register
    def _(self, first: Elected, events: list[Event]) -> None:
        self._add(parliament_story.election(first, self._names, self._language))

    @_hear.register
    def _(self, first: LawEnacted, events: list[Event]) -> None:
        enacted = of_kind(LawEnacted, events)
        self._begin(parliament_story.enacted(enacted, self._names, self._language))
        self._laws_told = True

    @_hear.register
    def _(self, first: ParliamentClosed, events: list[Event]) -> None:
        self._add(parliament_story.closing(first, self._laws_told, self._language))

    @_hear.register
    def _(self, first: TaxPaid | TaxUnpaid, events: list[Event]) -> None:
        self._go_on("dues", round_story.taxes(events, self._names, self._language))

    @_hear.register
    def _(self, first: DutyDelivered | DutyMissed, events: list[Event]) -> None:
        self._go_on("dues", round_story.duties(events, self._names, self._language))

    @_hear.register
    def _(self, first: Subsidised, events: list[Event]) -> None:
        self._go_on("dues", round_story.subsidy(first, self._names, self._language))

    @_hear.register
    def _(self, first: MarketChanged, events: list[Event]) -> None:
        self._go_on("dues", round_story.market(first, self._language))

    @_hear.register
    def _(self, first: CropsSpoiled, events: list[Event]) -> None:
        crops = of_kind(CropsSpoiled, events)
        self._go_on("end of round", round_story.spoiled(crops, self._names, self._language))

    @_hear.register
    def _(self, first: RoundEnded, events: list[Event]) -> None:
        """Say nothing: the next round, or the end of the game, says it."""

    @_hear.register
    def _(self, first: GameEnded, events: list[Event]) -> None:
        told = gains(first.points, self._names, self._language)
        text = self._language.gettext("The game is over. For buildings {gains}.")
        if not told:
            text = self._language.gettext("The game is over.")
        self._begin(text.format(gains=told))

    @_hear.register
    def _(self, first: Deed, events: list[Event]) -> None:
        for event in events:
            assert isinstance(event, Deed), "events of one kind"
            if event.seat != self._player:
                self._begin()
                self._player = event.seat
            self._deeds.append(event)

    def _begin(self, *sentences: str) -> None:
        """Begin another line."""
        self._close()
        self._lines.append(list(sentences))
        self._part = ""

    def _add(self, *sentences: str) -> None:
        """Go on on the open line."""
        self._close()
        if not self._lines:
            self._lines.append([])
        self._lines[-1] += sentences

    def _go_on(self, part: str, *sentences: str) -> None:
        """Go on on the open line if it tells of this part of the round, else begin another."""
        if self._part == part:
            self._add(*sentences)
        else:
            self._begin(*sentences)
            self._part = part

    def _close(self, *, over: bool = False) -> None:
        """Write the sentence of the open turn, if one is open; `over` when it has ended."""
        if self._player is not None:
            self._lines[-1] += [self._turn(over), *self._meanwhile]
        self._player = self._card = None
        self._deeds, self._meanwhile = [], []

    def _turn(self, over: bool) -> str:
        """Write what a player did: "Ana plays the Tradeswoman: buys 2 tobacco for 7 pesos."."""
        language = self._language
        told = deeds(self._deeds, language)
        if self._card is None:
            # Translators: {deeds} is one or several of the messages that begin with a verb, such as
            # Translators: "vetoes {law}", joined as a list.
            text = language.gettext("{player} {deeds}.")
        elif told or over:
            text = language.gettext("{player} plays {card}: {deeds}.")
        else:
            text = language.gettext("{player} plays {card}.")
        assert self._player is not None, "somebody's turn is told"
        card = CARDS[self._card] if self._card else None
        if card is not None and over and not told:
            told = [language.say(card.idle)]
        return text.format(
            player=self._names[self._player],
            card=language.say(card.object) if card else "",
            deeds=language.list(told),
        )


def _told_with(event: Event) -> type[Event]:
    return _TOGETHER.get(type(event), type(event))
