"""What characters and buildings could do for a player as things stand."""

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from games.core.action import Seat
from games.cuba.data import (
    CROP_OF,
    CROPS,
    CROSS,
    DROUGHT_HARVESTS,
    FREE_HARVESTS,
    MATERIAL_OF,
    MATERIALS,
    MERCHANDISE,
    WAREHOUSE_FIELD,
    Crop,
    Material,
    Merchandise,
)
from games.cuba.statutes import BUILDING_ACT_PESOS
from games.cuba.tiles import TILES, Building, House
from games.cuba.view import CubaView, PlayerView, ShipView
from rendering.cuba.holdings import held


class Yield(NamedTuple):
    """What a figure's row and column bear: materials, and how many fields of each crop.

    No kind is listed with none, nor one that the supply has not.
    """

    materials: Mapping[Material, int]
    crops: Mapping[Crop, int]


def yield_at(view: CubaView, seat: Seat, field: int) -> Yield:
    """Return what the Worker would find with the figure on a field (§5.1)."""
    player = view.players[seat]
    terrain = [player.terrain[other] for other in CROSS[field] if other not in player.built]
    materials = Counter(MATERIAL_OF[one] for one in terrain if one in MATERIAL_OF)
    crops = Counter(CROP_OF[one] for one in terrain if one in CROP_OF)
    return Yield(
        {
            kind: min(materials[kind], view.supply[kind])
            for kind in MATERIALS
            if materials[kind] and view.supply[kind]
        },
        {kind: crops[kind] for kind in CROPS if crops[kind] and view.supply[kind]},
    )


def free_harvests(view: CubaView) -> int:
    """Return how many crop fields the Worker harvests for nothing."""
    drought = view.laws["other"] == "drought"
    return DROUGHT_HARVESTS if drought else FREE_HARVESTS


def house_on(player: PlayerView, field: int) -> House | None:
    """Return the building on a field, None where there is none."""
    return "printed_warehouse" if field == WAREHOUSE_FIELD else player.built.get(field)


def houses_in_cross(player: PlayerView, figure: int | None = None) -> dict[int, House]:
    """Return the buildings in row and column of the figure, or of a field it may stand on."""
    found = {
        field: house_on(player, field)
        for field in CROSS[player.figure if figure is None else figure]
    }
    return {field: house for field, house in found.items() if house is not None}


def pesos_to_build(view: CubaView) -> int:
    """Return what a building costs beside its materials (§1.8, Building act)."""
    return BUILDING_ACT_PESOS if view.laws["other"] == "building_act" else 0


def lacking(view: CubaView, seat: Seat, building: Building) -> dict[str, int]:
    """Return how much of what a building costs a player lacks; "peso" stands for pesos."""
    player = view.players[seat]
    missing: dict[str, int] = {
        material: amount - player.yard[material]
        for material, amount in TILES[building].cost
        if amount > player.yard[material]
    }
    if player.pesos < pesos_to_build(view):
        missing["peso"] = pesos_to_build(view) - player.pesos
    return missing


def affordable(view: CubaView, seat: Seat) -> list[Building]:
    """Return the buildings that a player could pay for now."""
    return [building for building in view.tiles if not lacking(view, seat, building)]


def free_for(ship: ShipView, kind: Merchandise) -> int:
    """Count the empty slots of a ship for a kind."""
    return ship.slots.get(kind, 0) - ship.loaded.get(kind, 0)


def most_on(player: PlayerView, ship: ShipView) -> dict[Merchandise, int]:
    """Return how many of each kind a player could load on a ship, none with 0."""
    amounts = {kind: min(free_for(ship, kind), held(player, kind)) for kind in MERCHANDISE}
    return {kind: amount for kind, amount in amounts.items() if amount}


def best_load(view: CubaView, seat: Seat) -> tuple[int, int]:
    """Return the dock where the Mayor would score most, and how many points; 0, 0 for nowhere."""
    loads = (
        (dock, dock * sum(most_on(view.players[seat], ship).values()))
        for dock, ship in enumerate(view.docks, 1)
        if ship is not None
    )
    return max((load for load in loads if load[1]), key=lambda load: load[1], default=(0, 0))
