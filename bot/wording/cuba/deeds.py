"""What a player does in a turn, each deed as a verb with what belongs to it."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby

from bot.wording.cuba import laws, things
from bot.wording.cuba.buildings import BUILDINGS
from bot.wording.cuba.fields import number_of
from bot.wording.cuba.things import THINGS
from bot.wording.language import Language
from bot.wording.story import of_kind
from games.core.event import Event
from games.cuba.data import Thing
from games.cuba.events import (
    Activated,
    Bought,
    Built,
    Exchanged,
    Harvested,
    Loaded,
    Moved,
    NothingBuilt,
    ShipExchanged,
    Sold,
    Stored,
    Vetoed,
    VotesPromised,
)

Deed = (
    Moved
    | Harvested
    | Bought
    | Sold
    | Built
    | NothingBuilt
    | Activated
    | Exchanged
    | Stored
    | VotesPromised
    | Vetoed
    | ShipExchanged
    | Loaded
)
"""What belongs to the turn of the player who did it."""


def deeds(events: Sequence[Deed], language: Language) -> list[str]:
    """Tell what a player did, deed by deed: "buys 2 tobacco for 7 pesos", "sells 1 rum ..."."""
    told: list[str] = []
    for activating, some in groupby(_by_building(events), key=lambda group: group[0] is not None):
        groups = list(some)
        if activating:
            text = language.gettext("activates {buildings}")
            buildings = [_activated(group, language) for group in groups]
            told.append(text.format(buildings=language.list(buildings)))
        else:
            told += (deed for _, rest in groups for deed in _alone(rest, language))
    return told


def _by_building(events: Sequence[Deed]) -> list[tuple[Activated | None, list[Deed]]]:
    """Put events together that belong to one building, under its activation."""
    groups: list[tuple[Activated | None, list[Deed]]] = []
    for event in events:
        if isinstance(event, Activated):
            groups.append((event, []))
        elif groups:
            groups[-1][1].append(event)
        else:
            groups.append((None, [event]))
    return groups


def _activated(group: tuple[Activated | None, list[Deed]], language: Language) -> str:
    """Name a building with what came of it: "the Rum café (2 rum for 4 points)"."""
    activated, followed = group
    assert activated is not None, "a building was activated"
    building = language.say(BUILDINGS[activated.building].object)
    got = [things.so_much(activated.got, language)] if activated.got else []
    details = [*got, *_details(followed, language)]
    if not details:
        return building
    text = language.gettext("{building} ({details})")
    return text.format(building=building, details="; ".join(details))


def _details(events: Sequence[Deed], language: Language) -> Iterator[str]:
    """Tell what came of a building, without naming it."""
    for kind, some in groupby(events, key=type):
        group = list(some)
        if kind is Exchanged:
            text = language.gettext("{given} for {taken}")
            yield _exchanged(of_kind(Exchanged, group), text, language)
        else:
            yield from _alone(group, language)


def _alone(events: Sequence[Deed], language: Language) -> Iterator[str]:
    """Tell deeds of one kind together, each kind with its verb."""
    traded = False
    for kind, some in groupby(events, key=_told_as):
        group = list(some)
        first = group[0]
        if kind is Bought:
            if not traded:
                yield from _traded(of_kind(Bought, events), of_kind(Sold, events), first, language)
            traded = True
        elif isinstance(first, Moved):
            yield from _moved(first, language)
        elif isinstance(first, Harvested):
            yield _harvested(of_kind(Harvested, group), language)
        elif isinstance(first, Loaded):
            yield from _loaded(of_kind(Loaded, group), language)
        elif isinstance(first, Stored):
            yield _stored(of_kind(Stored, group), language)
        elif isinstance(first, Exchanged):
            text = language.gettext("gives {given} to {building} for {taken}")
            yield _exchanged(of_kind(Exchanged, group), text, language)
        else:
            yield from (_single(event, language) for event in group)


def _told_as(event: Deed) -> type[Deed]:
    return Bought if isinstance(event, Sold) else type(event)


def _single(event: Deed, language: Language) -> str:
    """Tell a deed that is never told together with others."""
    match event:
        case Built(building=building, field=field, paid=paid):
            text = language.gettext("builds {building} on field {field} for {cost}")
            return text.format(
                building=language.say(BUILDINGS[building].object),
                field=number_of(field),
                cost=things.so_much(paid, language) or "–",
            )
        case VotesPromised(votes=votes):
            text = language.gettext("gets {votes} more in parliament")
            return text.format(votes=language.count(things.VOTES, votes))
        case Vetoed(statute=statute):
            text = language.gettext("vetoes {law}")
            return text.format(law=laws.object_(statute, language))
        case ShipExchanged(ship=ship, gone=gone):
            text = language.gettext("calls ship {ship} to sea in place of ship {gone}")
            return text.format(ship=ship, gone=gone)
    return language.gettext("builds nothing")


def _moved(event: Moved, language: Language) -> Iterator[str]:
    text = language.gettext("moves to field {field}")
    if event.origin == event.field:
        text = language.gettext("stays on field {field}")
    yield text.format(field=number_of(event.field))
    if event.cubes:
        text = language.gettext("takes {cubes}")
        cubes = sorted(event.cubes, key=lambda cube: list(THINGS).index(cube[0]))
        yield text.format(cubes=things.so_much(cubes, language))


def _harvested(events: Sequence[Harvested], language: Language) -> str:
    crops: Counter[Thing] = Counter(event.crop for event in events)
    water = sum(event.water for event in events)
    text = language.gettext("harvests {crops}")
    if water:
        text = language.gettext("harvests {crops}, paying {water}")
    return text.format(
        crops=things.so_much(crops.items(), language),
        water=things.so_many("water", water, language),
    )


def _traded(
    bought: Sequence[Bought], sold: Sequence[Sold], first: Event, language: Language
) -> Iterator[str]:
    """Tell all purchases in one deed and all sales in another, what came first first."""
    buys = language.gettext("buys {deals}").format(deals=_deals(bought, language))
    sells = language.gettext("sells {deals}").format(deals=_deals(sold, language))
    if isinstance(first, Bought):
        yield from (buys, sells) if sold else (buys,)
    else:
        yield from (sells, buys) if bought else (sells,)


def _deals(events: Sequence[Bought] | Sequence[Sold], language: Language) -> str:
    amounts: Counter[Thing] = Counter()
    pesos: Counter[Thing] = Counter()
    for event in events:
        amounts[event.cube] += event.amount
        pesos[event.cube] += event.pesos
    text = language.gettext("{cubes} {for_pesos}")
    return language.list(
        text.format(
            cubes=things.so_many(kind, amount, language),
            for_pesos=language.count(things.FOR_PESOS, pesos[kind]),
        )
        for kind, amount in amounts.items()
    )


def _exchanged(events: Sequence[Exchanged], text: str, language: Language) -> str:
    gave: Counter[Thing] = Counter()
    got: Counter[Thing] = Counter()
    for event in events:
        gave.update(dict(event.gave))
        got.update(dict(event.got))
    return text.format(
        building=language.say(BUILDINGS[events[0].building].object),
        given=things.so_much(gave.items(), language) or "–",
        taken=things.so_much(got.items(), language) or "–",
    )


def _stored(events: Sequence[Stored], language: Language) -> str:
    crops: Counter[Thing] = Counter()
    for event in events:
        crops[event.crop] += event.amount
    text = language.gettext("stores {crops}")
    return text.format(crops=things.so_much(crops.items(), language))


def _loaded(events: Sequence[Loaded], language: Language) -> Iterator[str]:
    """Tell what went aboard, ship by ship."""
    for (ship, dock), some in groupby(events, key=lambda event: (event.ship, event.dock)):
        loads = list(some)
        cargo: Counter[Thing] = Counter()
        for load in loads:
            cargo[load.cube] += load.amount
        text = language.gettext("loads {cargo} on ship {ship} in dock {dock} {for_points}")
        if not loads[-1].free:
            text = language.gettext("fills ship {ship} in dock {dock} with {cargo} {for_points}")
        points = sum(load.points for load in loads)
        yield text.format(
            cargo=things.so_much(cargo.items(), language),
            ship=ship,
            dock=dock,
            for_points=language.count(things.FOR_POINTS, points),
        )
