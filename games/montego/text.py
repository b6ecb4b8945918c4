"""The table of Montego Bay as lines of text, as far as a view shows it."""

from collections.abc import Iterator, Mapping

from games.core.action import Seat
from games.montego.data import LEFT_TAVERN, RIGHT_TAVERN, Room
from games.montego.view import Journey, MontegoView, PlayerView, ShipView

TAVERNS = {LEFT_TAVERN: "the left tavern", RIGHT_TAVERN: "the right tavern"}


def table_lines(view: MontegoView) -> Iterator[str]:
    """Write round, walk, harbour and players, a line for each, then what is the reader's own."""
    yield f"round: {view.round}" + (", tiles are shuffled at its end" if view.shuffle_due else "")
    if view.asked:
        yield f"awaited: seat {', '.join(map(str, view.asked))}"
    yield f"order: {', '.join(_tile(view, position) for position in range(len(view.rail))) or '?'}"
    if view.partner is not None:
        yield f"jack: of seat {view.hirer}, beside {view.partner}"
    yield from _walk(view)
    yield from (f"moved: {_journey(journey)}" for journey in view.journeys)
    if view.loaded:
        yield f"counted: {', '.join(view.loaded)}"
    if view.loading is not None:
        yield f"now: {view.loading} has {view.left} to {view.kind}"
    yield from _harbour(view)
    yield f"stacks: {view.stacks[0]} and {view.stacks[1]} ships, stock: {view.coins} coins"
    if view.pile:
        yield f"tavern pile ({_points(view.pile_points)}): {_cargo(view.pile, view.pile_shares)}"
    for seat, player in enumerate(view.players):
        yield f"seat {seat}: {_player(player)}"
    if view.laid:
        yield f"face down: {', '.join(f'{figure} {card}' for figure, card in view.laid.items())}"
    if view.wants is not None:
        yield f"your answer about Jack: {view.wants}"


def _tile(view: MontegoView, position: int) -> str:
    """Name the worker of an order tile, with a star once its card is turned up."""
    worker = view.rail[position]
    moved = any(journey.figure == worker for journey in view.journeys)
    return f"{worker}*" if moved else worker


def _walk(view: MontegoView) -> Iterator[str]:
    """Write the two sides as they lie, west to the left, and who drinks in the taverns."""
    half = len(view.warehouses)
    yield "north: " + " | ".join(_space(view, space) for space in range(half))
    yield "south: " + " | ".join(_space(view, space) for space in range(2 * half - 1, half - 1, -1))
    for place, name in TAVERNS.items():
        there = [figure for figure, at in view.places.items() if at == place]
        if there:
            yield f"in {name}: {', '.join(sorted(there))}"


def _space(view: MontegoView, space: int) -> str:
    there = [figure for figure, place in view.places.items() if place == space]
    text = f"{space}) {_room(view.rooms[space])}"
    return f"{text} [{' + '.join(sorted(there))}]" if there else text


def _room(room: Room) -> str:
    holds = [f"{room.barrels}"] if room.barrels else []
    holds += [f"{room.broken} broken"] if room.broken else []
    return " + ".join([*holds, "coin"] if room.coin else holds)


def _journey(journey: Journey) -> str:
    text = f"{journey.figure} {journey.card}, from {_place(journey.origin)}"
    text += f" to {_place(journey.place)}"
    if journey.place != journey.wanted:
        text += f" ({journey.wanted} and its opposite were taken)"
    if journey.shoved is not None:
        text += f", shoved {journey.shoved} to {journey.shoved_to}"
    return text


def _place(place: int) -> str:
    return TAVERNS.get(place, str(place))


def _harbour(view: MontegoView) -> Iterator[str]:
    if view.tug:
        yield "pier 1: the tug"
    for pier, ship in enumerate(view.harbour, 1 + view.tug):
        yield f"pier {pier}: {_ship(ship)}"


def _ship(ship: ShipView) -> str:
    text = f"{ship.ship} ({_points(ship.points)}), {ship.free} of {ship.holds} holds free"
    return f"{text}: {_cargo(ship.cargo, ship.shares)}" if ship.cargo else text


def _points(points: tuple[int, ...]) -> str:
    return "/".join(map(str, points))


def _cargo(cargo: Mapping[Seat, int], shares: Mapping[Seat, int]) -> str:
    return ", ".join(f"seat {seat} has {cargo[seat]} for {shares[seat]}" for seat in sorted(cargo))


def _player(player: PlayerView) -> str:
    workers = ", ".join(player.workers)
    held = f"{player.points} points, {player.coins} coins, {player.barrels} barrels"
    return f"{held}; {workers}"
