"""What laws and bills ask of a player and pay, as things stand (§7)."""

from typing import NamedTuple

from games.core.action import Seat
from games.cuba.data import CROP_OF, MATERIAL_OF
from games.cuba.statutes import (
    BONUS_POINTS,
    DUTIES,
    DUTY_POINTS,
    PESOS_PER_BUILDING,
    PESOS_PER_POINT,
    SUBSIDY_CAP,
    TAX_POINTS,
    TAXES,
    Law,
)
from games.cuba.view import CubaView, PlayerView
from rendering.cuba.holdings import held


class Pay(NamedTuple):
    """The points that tax, duty, the bonus for both, and subsidy would give a player now."""

    tax: int
    duty: int
    bonus: int
    subsidy: int

    @property
    def total(self) -> int:
        """All of them."""
        return sum(self)


def tax_of(law: Law, player: PlayerView) -> int:
    """Return the pesos that a tax asks of a player."""
    return TAXES.get(law, PESOS_PER_BUILDING * len(player.built))


def can_pay(law: Law, player: PlayerView) -> bool:
    """Whether a player has the pesos that a tax asks."""
    return tax_of(law, player) <= player.pesos


def can_deliver(law: Law, player: PlayerView) -> bool:
    """Whether a player has the cubes that a duty asks."""
    kinds, amount = DUTIES[law]
    return sum(held(player, kind) for kind in kinds) >= amount


def subsidy_of(law: Law, player: PlayerView) -> int:
    """Return the points that a subsidy gives a player; votes count as far as turned up."""
    unbuilt = [terrain for field, terrain in enumerate(player.terrain) if field not in player.built]
    amounts: dict[Law, int] = {
        "subsidy_buildings": len(player.built),
        "subsidy_material_fields": sum(terrain in MATERIAL_OF for terrain in unbuilt),
        "subsidy_crop_fields": sum(terrain in CROP_OF for terrain in unbuilt),
        "subsidy_water": min(SUBSIDY_CAP, player.yard["water"]),
        "subsidy_votes": player.votes - sum(player.bought),
        "subsidy_pesos": min(SUBSIDY_CAP, player.pesos // PESOS_PER_POINT),
    }
    return amounts[law]


def points_from(law: Law, player: PlayerView) -> int | None:
    """Return the points that a law alone gives a player; None for a law of the fourth group."""
    if law == "tax_buildings" or law in TAXES:
        return TAX_POINTS if can_pay(law, player) else 0
    if law in DUTIES:
        return DUTY_POINTS if can_deliver(law, player) else 0
    return subsidy_of(law, player) if law.startswith("subsidy") else None


def pay_of(view: CubaView, seat: Seat) -> Pay:
    """Return what the laws in force would give a player in this round, paid already or not yet."""
    player = view.players[seat]
    tax = player.tax_paid or (_is_to_come(view, seat, "tax") and player.tax_due <= player.pesos)
    duty = player.duty_met or (_is_to_come(view, seat, "duty") and player.can_deliver)
    return Pay(
        TAX_POINTS if tax else 0,
        DUTY_POINTS if duty else 0,
        BONUS_POINTS if tax and duty else 0,
        player.subsidy,
    )


def _is_to_come(view: CubaView, seat: Seat, kind: str) -> bool:
    """Whether a player can still pay the tax or deliver the duty in this round (§7.1, §7.2)."""
    if view.over:
        return False
    if view.phase != "administration" or view.kind not in ("tax", "duty"):
        return True
    if kind != view.kind:
        return kind == "duty"
    (asked,) = view.asked
    return (seat - view.start) % view.seats >= (asked - view.start) % view.seats
