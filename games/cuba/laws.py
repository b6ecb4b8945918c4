"""What the laws in force ask of a player and what they give (§1.8, §7)."""

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from games.cuba.actions import Deliver
from games.cuba.data import CROP_OF, MATERIAL_OF
from games.cuba.statutes import (
    DUTIES,
    PESOS_PER_BUILDING,
    PESOS_PER_POINT,
    SUBSIDY_CAP,
    TAXES,
    Law,
)

if TYPE_CHECKING:
    from collections.abc import Container

    from games.cuba.state import Player


def tax_due(law: Law | None, player: "Player") -> int:
    """Return the pesos that a tax asks of a player."""
    if law is None:
        return 0
    return TAXES.get(law, PESOS_PER_BUILDING * len(player.built))


def deliveries(law: Law | None, player: "Player") -> list[Deliver]:
    """Return all ways in which a player can meet a duty."""
    if law is None:
        return []
    kinds, amount = DUTIES[law]
    held = [kind for kind in kinds if player.has(kind)]
    if amount == 1:
        return [Deliver(kind) for kind in held]
    return [
        Deliver(first, second)
        for first, second in combinations_with_replacement(held, amount)
        if first != second or player.has(first) >= amount
    ]


def subsidy(law: Law | None, player: "Player") -> int:
    """Return the points that a subsidy gives a player as things stand."""
    match law:
        case "subsidy_buildings":
            return len(player.built)
        case "subsidy_material_fields":
            return _unbuilt(player, MATERIAL_OF)
        case "subsidy_crop_fields":
            return _unbuilt(player, CROP_OF)
        case "subsidy_water":
            return min(SUBSIDY_CAP, player.has("water"))
        case "subsidy_votes":
            return player.votes_unbought
        case "subsidy_pesos":
            return min(SUBSIDY_CAP, player.pesos // PESOS_PER_POINT)
    return 0


def _unbuilt(player: "Player", kinds: "Container[str]") -> int:
    return sum(
        terrain in kinds and field not in player.built
        for field, terrain in enumerate(player.terrain)
    )
