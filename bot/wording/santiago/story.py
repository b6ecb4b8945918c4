"""What happened, told as a friend at the table would."""

from collections.abc import Sequence
from functools import singledispatchmethod
from itertools import groupby

from bot.wording.language import Language
from bot.wording.names import safe_name
from bot.wording.santiago import things
from bot.wording.santiago.harbour_story import deliveries, departure, gifts, new_ship
from bot.wording.santiago.sentences import Sentences
from bot.wording.santiago.tiles import BUILDINGS, CUBANS, stop
from games.core.event import Answered, Event
from games.santiago.data import CUBAN_TILES, STOPS, Building, Cuban, Thing
from games.santiago.events import (
    Blocked,
    Delivered,
    DemandCleared,
    Drove,
    FlagMoved,
    FoundInactive,
    GameEnded,
    Gave,
    LeftUnused,
    OwnerPaid,
    Passed,
    Placed,
    Rolled,
    Seized,
    SetUp,
    ShipArrived,
    ShipLeft,
    Took,
    TookNothing,
    TurnedDown,
    TurnEnded,
    Used,
    WokeUp,
)

_TOGETHER: dict[type[Event], str] = {
    Gave: "gifts",
    Delivered: "deliveries",
    Passed: "deliveries",
    Rolled: "new ship",
    ShipArrived: "new ship",
}
"""Events of which several in a row are told in one sentence."""


def story(events: Sequence[Event], names: Sequence[str], language: Language) -> list[str]:
    """Tell events, one line for each part of a turn."""
    teller = Teller([safe_name(name) for name in names], language)
    for kind, group in groupby(events, key=_kind):
        teller.hear(kind, list(group))
    return teller.lines()


def _kind(event: Event) -> str | None:
    if isinstance(event, ShipLeft) and event.cause == "zeros":
        return "new ship"
    return _TOGETHER.get(type(event))


class Teller:
    """Puts events into sentences; it remembers only what it has just said."""

    def __init__(self, names: Sequence[str], language: Language) -> None:
        self._names = names
        self._language = language
        self._said = Sentences(names, language)
        self._in_use: Building | None = None
        """The building whose function is being told."""
        self._asleep: Cuban | None = None
        """Of whom it was said that nothing happens this time: next time it does."""

    def lines(self) -> list[str]:
        """Return all that was told."""
        return self._said.lines()

    def hear(self, kind: str | None, events: Sequence[Event]) -> None:
        """Tell events of one kind that came one after the other."""
        if kind == "gifts":
            self._said.state(gifts(events, self._names, self._language))
        elif kind == "deliveries":
            self._hear_deliveries(events)
        elif kind == "new ship":
            self._said.new_line()
            for sentence in new_ship(events, self._names, self._language):
                self._said.state(sentence)
        else:
            for event in events:
                self._tell(event)

    def _hear_deliveries(self, events: Sequence[Event]) -> None:
        first = events[0]
        if self._in_use == "office" and isinstance(first, Delivered):
            deed = self._language.gettext("delivers {cubes} {for_points}").format(
                cubes=self._so_many(first.cube, first.amount),
                for_points=self._language.count(things.FOR_POINTS, first.points),
            )
            self._said.does(first.seat, deed)
            return
        self._said.new_line()
        self._said.state(deliveries(events, self._names, self._language))

    @singledispatchmethod
    def _tell(self, event: Event) -> None:
        raise NotImplementedError(f"no words for {type(event).__name__}")

    @_tell.register
    def _(self, event: Answered) -> None:
        self._said.does(event.seat, self._language.gettext("has decided"))

    @_tell.register
    def _(self, event: SetUp) -> None:
        text = self._language.gettext("The street is laid out, and {player} begins.")
        self._said.state(text.format(player=self._names[event.start]))

    @_tell.register
    def _(self, event: Drove) -> None:
        if not event.pesos:
            text = self._language.gettext("drives {stops} {to}")
        elif event.origin + event.stops > STOPS:
            text = self._language.gettext("drives {stops} past the harbour {to} {for_pesos}")
        else:
            text = self._language.gettext("drives {stops} {to} {for_pesos}")
        deed = text.format(
            stops=self._language.count(things.STOPS, event.stops),
            to=self._language.say(stop(event.cuban).to),
            for_pesos=self._language.count(things.FOR_PESOS, event.pesos),
        )
        self._said.new_line()
        self._said.does(event.seat, deed, event.cuban)
        self._in_use = self._asleep = None

    @_tell.register
    def _(self, event: FlagMoved) -> None:
        worth = self._language.count(things.WORTH, event.value)
        if self._in_use == "port_authority":
            text = self._language.gettext("makes goods worth {points_each}")
            self._said.goes_on(text.format(points_each=worth))
            return
        if event.why == "round":
            text = self._language.gettext("The ship stays; goods are now worth {points_each}.")
        else:
            text = self._language.gettext("Goods are now worth {points_each}.")
        self._said.add(text.format(points_each=worth))

    @_tell.register
    def _(self, event: WokeUp) -> None:
        if event.cuban == self._asleep:
            return
        text = self._language.gettext("{cuban} is active again.")
        self._said.add(text.format(cuban=self._cuban(event.cuban)))

    @_tell.register
    def _(self, event: FoundInactive) -> None:
        text = self._language.gettext("{cuban} is inactive, so nothing happens this time.")
        self._said.add(text.format(cuban=self._cuban(event.cuban)))
        self._asleep = event.cuban

    @_tell.register
    def _(self, event: Took) -> None:
        if not event.amount:
            text = self._language.gettext(
                "{cuban} has nothing to give: the supply has no {thing} left."
            )
            thing = things.name_of(event.thing, self._language)
            self._said.add(text.format(cuban=self._cuban(event.cuban), thing=thing))
            return
        if event.thing == "point":
            text = self._language.gettext("gets {things}")
        elif event.amount < CUBAN_TILES[event.cuban].amount:
            text = self._language.gettext("takes {things}, all that the supply has")
        elif self._said.place == event.cuban:
            text = self._language.gettext("takes {things}")
        else:
            text = self._language.gettext("takes {things} from {cuban}")
        taken = self._so_many(event.thing, event.amount)
        self._said.does(event.seat, text.format(things=taken, cuban=self._cuban(event.cuban)))

    @_tell.register
    def _(self, event: TookNothing) -> None:
        here = self._said.place == event.cuban
        if event.cuban == "alonso":
            text = self._language.gettext("asks nothing of {cuban}")
            if here:
                text = self._language.gettext("asks nothing of him")
        else:
            text = self._language.gettext("takes nothing from {cuban}")
            if here:
                text = self._language.gettext("takes nothing")
        self._said.does(event.seat, text.format(cuban=self._cuban(event.cuban)))

    @_tell.register
    def _(self, event: Seized) -> None:
        text = self._language.gettext("seizes {building}")
        self._said.does(event.seat, text.format(building=self._object(event.building)))

    @_tell.register
    def _(self, event: Placed) -> None:
        text = self._language.gettext("moves {to_building}")
        deed = text.format(to_building=self._language.say(BUILDINGS[event.building].to))
        self._said.new_line()
        self._said.does(event.seat, deed, event.building)

    @_tell.register
    def _(self, event: Blocked) -> None:
        if event.building is None:
            deed = self._language.gettext("stays off the board")
        else:
            at = self._language.say(BUILDINGS[event.building].at)
            deed = self._language.gettext("stays {at_building}").format(at_building=at)
        self._said.new_line()
        self._said.does(event.seat, self._language.gettext("finds no free building"))
        self._said.does(event.seat, deed, event.building)

    @_tell.register
    def _(self, event: Used) -> None:
        if self._said.place != event.building:
            self._said.begin(event.seat)
            text = self._language.gettext("uses {building}")
            self._said.does(event.seat, text.format(building=self._object(event.building)))
        exchanged = exchange(event, self._language)
        if exchanged:
            self._said.does(event.seat, exchanged)
        self._in_use = event.building

    @_tell.register
    def _(self, event: LeftUnused) -> None:
        if self._said.place == event.building:
            text = self._language.gettext("does not use it")
        else:
            self._said.begin(event.seat)
            text = self._language.gettext("does not use {building}")
        self._said.does(event.seat, text.format(building=self._object(event.building)))

    @_tell.register
    def _(self, event: DemandCleared) -> None:
        cubes = self._so_many(event.good, event.was)
        if self._in_use == "customs":
            text = self._language.gettext("strikes {cubes} off the ship's list")
            self._said.goes_on(text.format(cubes=cubes))
            return
        text = self._language.gettext("{cubes} are struck off the ship's list.")
        self._said.add(text.format(cubes=cubes))

    @_tell.register
    def _(self, event: TurnedDown) -> None:
        if self._in_use == "newspaper":
            text = self._language.gettext("makes {cuban} inactive")
            cuban = self._language.say(CUBANS[event.cuban].object)
            self._said.goes_on(text.format(cuban=cuban))
            return
        text = self._language.gettext("{cuban} is inactive now.")
        self._said.add(text.format(cuban=self._cuban(event.cuban)))

    @_tell.register
    def _(self, event: ShipLeft) -> None:
        if event.cause == "port_authority" and self._in_use == "port_authority":
            text = self._language.gettext("sends ship {number} away")
            self._said.goes_on(text.format(number=event.number))
            return
        self._said.add(departure(event, self._language))

    @_tell.register
    def _(self, event: OwnerPaid) -> None:
        text = self._language.gettext("{player} owns {building} and gets {points}.")
        self._said.add(
            text.format(
                player=self._names[event.seat],
                building=self._object(event.building),
                points=self._so_many("point", 1),
            )
        )

    @_tell.register
    def _(self, event: TurnEnded) -> None:
        self._said.new_line()
        self._in_use = None

    @_tell.register
    def _(self, event: GameEnded) -> None:
        self._said.add(self._language.gettext("The game is over."))

    def _so_many(self, thing: Thing, amount: int) -> str:
        return things.so_many(thing, amount, self._language)

    def _cuban(self, cuban: Cuban) -> str:
        return self._language.say(CUBANS[cuban].name)

    def _object(self, building: Building) -> str:
        return self._language.say(BUILDINGS[building].object)


def exchange(event: Used, language: Language) -> str:
    """Tell what was given and gained; nothing for the buildings that do something else."""
    got = things.so_much(event.got, language)
    gave = things.so_much(event.gave, language)
    if not got:
        return ""
    if event.building == "cafe":
        points = sum(amount for _, amount in event.got)
        text = language.gettext("sells {given} {for_points}")
        return text.format(given=gave, for_points=language.count(things.FOR_POINTS, points))
    if event.building in ("distillery", "cigar_factory"):
        text = language.gettext("turns {given} into {taken}")
    elif gave:
        text = language.gettext("trades {given} for {taken}")
    elif event.building == "church":
        text = language.gettext("gets {taken}")
    else:
        text = language.gettext("takes {taken}")
    return text.format(given=gave, taken=got)
