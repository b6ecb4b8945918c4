"""Ships by their numbers, and what they still take."""

from bot.wording.cuba import things
from bot.wording.language import Language
from games.cuba.data import DOCKS, Merchandise
from games.cuba.view import CubaView, PlayerView, ShipView


def room_for(ship: ShipView, kind: Merchandise) -> int:
    """Count the empty places of a ship for a kind."""
    return ship.slots.get(kind, 0) - ship.loaded.get(kind, 0)


def loadable(ship: ShipView, player: PlayerView) -> dict[Merchandise, int]:
    """Return how much of each kind a player could load on a ship; no kind with none."""
    most = {kind: min(room_for(ship, kind), things.held(player, kind)) for kind in ship.slots}
    return {kind: amount for kind, amount in most.items() if amount}


def best_load(view: CubaView, player: PlayerView, amounts: tuple[int, ...] | None = None) -> int:
    """Return the most points that one ship can bring: for all it takes, or for one of `amounts`."""
    best = 0
    for dock in DOCKS:
        ship = view.docks[dock - 1]
        cubes = loadable(ship, player) if ship else {}
        if amounts is None:
            loaded = sum(cubes.values())
        else:
            loaded = max(
                (most for most in amounts if most <= max(cubes.values(), default=0)), default=0
            )
        best = max(best, dock * loaded)
    return best


def wanted(ship: ShipView, language: Language) -> str:
    """List what a ship still takes: "2 rum and 1 sugar"; nothing as ""."""
    return things.so_much(((kind, room_for(ship, kind)) for kind in ship.slots), language)


def outlook(ship: ShipView, language: Language) -> str:
    """Say what a ship has room for: "wants 2 rum and 1 sugar", "full"."""
    if not ship.free:
        return language.gettext("full")
    return language.gettext("wants {cargo}").format(cargo=wanted(ship, language))
