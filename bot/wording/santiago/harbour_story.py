"""What happened in the harbour, and at El Zorro's: what several players do one after the other."""

from collections.abc import Iterator, Mapping, Sequence

from bot.wording.language import Language
from bot.wording.santiago import things
from games.core.action import Seat
from games.core.event import Event
from games.santiago.data import Good, Thing
from games.santiago.events import Delivered, Gave, Passed, Rolled, ShipArrived, ShipLeft


def gifts(events: Sequence[Event], names: Sequence[str], language: Language) -> str:
    """Tell who gave what because of El Zorro."""
    told: list[str] = []
    for gift in events:
        if not isinstance(gift, Gave):
            continue
        if not told:
            text = language.gettext("{giver} gives {receiver} {things}")
        else:
            # Translators: goes on from "{giver} gives {receiver} {things}", without the verb.
            text = language.pgettext("gives", "{giver} {things}")
        things_given = things.so_many(gift.thing, 1, language)
        told.append(
            text.format(giver=names[gift.seat], receiver=names[gift.receiver], things=things_given)
        )
    return sentence(language.list(told), language)


def deliveries(events: Sequence[Event], names: Sequence[str], language: Language) -> str:
    """Tell who delivered what for how much, and who passed without a delivery."""
    by_seat: dict[Seat, list[Delivered]] = {}
    passed: list[Seat] = []
    for event in events:
        if isinstance(event, Delivered):
            by_seat.setdefault(event.seat, []).append(event)
        elif isinstance(event, Passed):
            passed.append(event.seat)
    idle = [names[seat] for seat in passed if seat not in by_seat]
    if not by_seat:
        return _passes(idle, names, language)
    told = language.list(_cargoes(by_seat, names, language))
    if not idle:
        return sentence(told, language)
    text = language.ngettext(
        "{deliveries}; {players} passes.", "{deliveries}; {players} pass.", len(idle)
    )
    return text.format(deliveries=told, players=language.list(idle))


def _passes(idle: Sequence[str], names: Sequence[str], language: Language) -> str:
    if len(idle) == len(names):
        return language.gettext("Nobody delivers anything.")
    text = language.ngettext("{players} passes.", "{players} pass.", len(idle))
    return text.format(players=language.list(idle))


def _cargoes(
    by_seat: Mapping[Seat, Sequence[Delivered]], names: Sequence[str], language: Language
) -> Iterator[str]:
    """Tell what each player delivered; only the first has a verb."""
    text = language.gettext("{player} delivers {cubes} {for_points}")
    for seat, delivered in by_seat.items():
        points = sum(delivery.points for delivery in delivered)
        yield text.format(
            player=names[seat],
            cubes=_cargo(delivered, language),
            for_points=language.count(things.FOR_POINTS, points),
        )
        # Translators: goes on from "{player} delivers {cubes} {for_points}", without the verb.
        text = language.pgettext("delivers", "{player} {cubes} {for_points}")


def _cargo(delivered: Sequence[Delivered], language: Language) -> str:
    """List what one player brought aboard: "2 citrus and 1 wood as rum"."""
    amounts: dict[tuple[Thing, Good], int] = {}
    for delivery in delivered:
        kind = (delivery.cube, delivery.die)
        amounts[kind] = amounts.get(kind, 0) + delivery.amount
    goods_first = sorted(amounts.items(), key=lambda cargo: cargo[0][0] == "wood")
    return language.list(cubes(cube, amount, die, language) for (cube, die), amount in goods_first)


def cubes(cube: Thing, amount: int, die: Good, language: Language) -> str:
    """Name what is delivered; of wood also what it stands for."""
    delivered = things.so_many(cube, amount, language)
    if cube == die:
        return delivered
    # Translators: wood that stands in for a good: "2 wood as rum".
    return language.gettext("{cubes} as {good}").format(
        cubes=delivered, good=things.name_of(die, language)
    )


def departure(event: ShipLeft, language: Language) -> str:
    """Tell why a ship left."""
    if event.cause == "passing":
        text = language.gettext("That was the last flag, so ship {number} leaves.")
    elif event.cause == "round":
        text = language.gettext("The round ends on the last flag, so ship {number} leaves.")
    elif event.cause == "port_authority":
        text = language.gettext("The value marker passes the last flag, so ship {number} leaves.")
    else:
        text = language.gettext("Ship {number} wants nothing more and leaves.")
    return text.format(number=event.number)


def new_ship(events: Sequence[Event], names: Sequence[str], language: Language) -> list[str]:
    """Tell of rolled dice and of ships that arrive, or leave at once because of four zeros."""
    told = []
    rolled: Rolled | None = None
    arrived = False
    for event in events:
        if isinstance(event, Rolled):
            rolled = event
        elif isinstance(event, ShipArrived):
            told.append(_arrival(event, rolled is not None, names, language))
            rolled, arrived = None, True
        elif isinstance(event, ShipLeft) and not arrived:
            text = language.gettext("Ship {number} wants nothing and leaves at once.")
            told.append(text.format(number=event.number))
    if rolled is not None:
        told.append(_roll(rolled, names, language))
    return told


def _roll(event: Rolled, names: Sequence[str], language: Language) -> str:
    """Tell of dice of which four are still to be chosen."""
    return language.gettext("{player} rolls for ship {number}: {dice}.").format(
        player=names[event.seat],
        number=event.number,
        dice=language.list(
            things.so_many(good, face, language) for good, face in event.dice.items()
        ),
    )


def _arrival(
    event: ShipArrived, just_rolled: bool, names: Sequence[str], language: Language
) -> str:
    demand = things.so_much(event.dice.items(), language)
    if demand and just_rolled:
        text = language.gettext(
            "{player} rolls ship {number} and sets {good} aside: it wants {demand}."
        )
    elif demand:
        text = language.gettext("{player} sets {good} aside: ship {number} wants {demand}.")
    elif just_rolled:
        text = language.gettext(
            "{player} rolls ship {number}, which wants nothing and leaves at once."
        )
    else:
        text = language.gettext(
            "{player} sets {good} aside: ship {number} wants nothing and leaves at once."
        )
    return text.format(
        player=names[event.seat],
        number=event.number,
        demand=demand,
        good=things.name_of(event.aside, language),
    )


def sentence(clauses: str, language: Language) -> str:
    """End a sentence."""
    return language.gettext("{clauses}.").format(clauses=clauses)
