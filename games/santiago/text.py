"""The table of Santiago de Cuba as lines of text, as far as a view shows it."""

from collections.abc import Iterable, Iterator

from games.santiago.data import FLOWERS, HARBOUR, SHIPS, SLOTS_OF_A_FLOWER, Building
from games.santiago.view import Holdings, PlayerView, SantiagoView


def table_lines(view: SantiagoView) -> Iterator[str]:
    """Write street, ship, buildings, bank and players, a line for each."""
    yield f"turn: seat {view.active}" if view.start is not None else "turn: set-up"
    yield "street: " + " | ".join(_stop(view, stop) for stop in range(len(view.cubans)))
    yield f"ship: {_ship(view)}"
    yield f"bank: {_amounts(view.bank.items())}"
    for number, flower in enumerate(FLOWERS):
        first = number * SLOTS_OF_A_FLOWER
        tiles = view.buildings[first : first + SLOTS_OF_A_FLOWER]
        yield f"{flower}: " + ", ".join(_building(view, tile) for tile in tiles)
    for seat, player in enumerate(view.players):
        yield f"seat {seat}: {_player(player)}" + (" (passed)" if seat in view.passed else "")
    if view.rolled:
        yield f"rolled: {_amounts(view.rolled.items())}"


def _stop(view: SantiagoView, stop: int) -> str:
    cuban = view.cubans[stop]
    name = "harbour" if stop == HARBOUR else str(cuban or "?")
    if cuban in view.inactive:
        name += " (inactive)"
    return f"[{name}]" if view.car == stop else name


def _ship(view: SantiagoView) -> str:
    if not view.dice:
        return f"none in port, {view.departed} of {SHIPS} left"
    wanted = _amounts(view.dice.items())
    return (
        f"{view.departed + 1} of {SHIPS} wants {wanted}; no {view.aside}; a good earns {view.value}"
    )


def _building(view: SantiagoView, tile: Building | None) -> str:
    if tile is None:
        return "?"
    notes = [f"piece of {seat}" for seat, player in enumerate(view.players) if player.piece == tile]
    if tile in view.owners:
        notes.append(f"owner {view.owners[tile]}")
    return f"{tile} ({', '.join(notes)})" if notes else tile


def _player(player: PlayerView) -> str:
    markers = f"{player.markers} owner markers"
    return f"{markers}, {_holdings(player.holdings) if player.holdings else 'holdings hidden'}"


def _holdings(held: Holdings) -> str:
    cubes = [(cube, number) for cube, number in held.cubes.items() if number]
    return _amounts((("pesos", held.pesos), ("points", held.points), *cubes))


def _amounts(pairs: Iterable[tuple[str, int]]) -> str:
    return ", ".join(f"{number} {name}" for name, number in pairs)
