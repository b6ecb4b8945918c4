"""What the figures do in their rooms, summed up for each of them."""

from collections.abc import Mapping, Sequence
from functools import singledispatchmethod

from bot.wording.language import Language
from bot.wording.montego import things
from bot.wording.montego.figures import Figures
from games.core.action import Seat
from games.core.event import Event
from games.montego.data import Figure
from games.montego.events import (
    BarrelsTaken,
    CoinTaken,
    Loaded,
    NothingBroken,
    PutOnPile,
    TookBack,
)

DEEDS = (CoinTaken, BarrelsTaken, Loaded, PutOnPile, TookBack, NothingBroken)
"""The events that are deeds of one figure."""


def visit(
    events: Sequence[Event], names: Sequence[str], figures: Figures, language: Language
) -> str:
    """Tell in one sentence what one figure did, from `DEEDS` of that figure in a row."""
    summary = _Visit(names, language)
    for event in events:
        summary.hear(event)
    deeds = language.list(summary.deeds())
    # Translators: {deeds} is one or several of the messages that begin with a verb, such as
    # Translators: "takes a coin", joined as a list.
    text = language.gettext("{figure} {deeds}.")
    assert summary.figure is not None, "a deed has somebody who does it"
    return text.format(figure=figures.subject(summary.figure, summary.seat), deeds=deeds)


class _Visit:
    """Adds up what a figure does until somebody else does something."""

    def __init__(self, names: Sequence[str], language: Language) -> None:
        self._names = names
        self._language = language
        self.figure: Figure | None = None
        self.seat: Seat = 0
        self._first: list[str] = []
        self._coin = False
        self._taken: BarrelsTaken | None = None
        self._aboard: dict[int, int] = {}
        self._back: dict[int, int] = {}
        self._piled = 0

    def deeds(self) -> list[str]:
        """Return what was done, each beginning with a verb."""
        deeds = []
        brought = sum(self._aboard.values()) + self._piled
        if self._taken is not None and (self._taken.forfeited or not brought):
            deeds.append(self._take(self._taken))
        elif self._coin:
            deeds.append(self._language.gettext("takes a coin"))
        deeds += self._first
        if self._aboard:
            text = self._language.gettext("loads {barrels_at_piers}")
            deeds.append(text.format(barrels_at_piers=self._at_piers(self._aboard)))
        if self._piled:
            text = self._language.gettext("puts {barrels} on the tavern pile")
            deeds.append(text.format(barrels=self._barrels(self._piled)))
        if self._back:
            text = self._language.gettext("takes back {barrels_from_piers}")
            deeds.append(text.format(barrels_from_piers=self._from_piers(self._back)))
        return deeds

    @singledispatchmethod
    def hear(self, event: Event) -> None:
        """Take note of a deed."""
        raise NotImplementedError(f"no words for {type(event).__name__}")

    @hear.register
    def _(self, event: CoinTaken) -> None:
        self._who(event.figure, event.seat)
        if event.amount:
            self._coin = True
        else:
            self._first.append(self._language.gettext("finds no coin left"))

    @hear.register
    def _(self, event: BarrelsTaken) -> None:
        self._who(event.figure, event.seat)
        self._taken = event

    @hear.register
    def _(self, event: Loaded) -> None:
        self._who(event.figure, event.seat)
        self._aboard[event.pier] = self._aboard.get(event.pier, 0) + event.barrels

    @hear.register
    def _(self, event: PutOnPile) -> None:
        self._who(event.figure, event.seat)
        self._piled += event.barrels

    @hear.register
    def _(self, event: TookBack) -> None:
        self._who(event.figure, event.seat)
        self._back[event.pier] = self._back.get(event.pier, 0) + 1

    @hear.register
    def _(self, event: NothingBroken) -> None:
        self._who(event.figure, event.seat)
        if event.why == "jack":
            self._first.append(self._language.gettext("need not make up for broken barrels"))
        else:
            self._first.append(self._language.gettext("has no barrel aboard to take back"))

    def _who(self, figure: Figure, seat: Seat) -> None:
        self.figure, self.seat = figure, seat

    def _take(self, event: BarrelsTaken) -> str:
        """Tell of barrels that are still to be loaded, or fewer than the room has."""
        player = self._names[event.seat]
        coin = [self._language.gettext("a coin")] if self._coin else []
        text = self._language.gettext("takes {things}")
        if event.forfeited:
            text = self._language.gettext("takes {things} (all that {player} has left)")
        if event.barrels:
            taken = self._language.list([*coin, self._barrels(event.barrels)])
            return text.format(things=taken, player=player)
        if coin:
            text = self._language.gettext("takes a coin, but {player} has no barrel left")
        else:
            text = self._language.gettext("takes nothing, for {player} has no barrel left")
        return text.format(player=player)

    def _barrels(self, amount: int) -> str:
        return self._language.count(things.BARRELS, amount)

    def _at_piers(self, aboard: Mapping[int, int]) -> str:
        first = self._language.gettext("{barrels} at pier {pier}")
        # Translators: goes on from "{barrels} at pier {pier}", without the noun.
        further = self._language.pgettext("barrels", "{amount} at pier {pier}")
        return self._by_pier(aboard, first, further)

    def _from_piers(self, back: Mapping[int, int]) -> str:
        first = self._language.gettext("{barrels} from pier {pier}")
        # Translators: goes on from "{barrels} from pier {pier}", without the noun.
        further = self._language.pgettext("barrels", "{amount} from pier {pier}")
        return self._by_pier(back, first, further)

    def _by_pier(self, amounts: Mapping[int, int], first: str, further: str) -> str:
        """List barrels by the pier of their ship."""
        told: list[str] = []
        for pier, amount in amounts.items():
            text = further if told else first
            barrels = self._barrels(amount)
            told.append(text.format(barrels=barrels, amount=amount, pier=pier))
        return self._language.list(told)
