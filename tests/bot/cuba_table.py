"""Tables of Cuba on the local Discord, at any position."""

from typing import Any

from tests.games.cuba.positions import Table, position

NAMES = ("Ana", "Győző", "Łukasz", "Mateo", "Олена")
PLENTY = "10 pesos, 3 wood, 3 stone, 2 water, 3 citrus, 1 sugar, 2 rum, 2 cigars"
BILLS = ("tax_3", "duty_crops", "subsidy_votes", "drought")


def in_parliament(seats: int = 3, **more: Any) -> Table:
    """Return a table at which all have played four cards, and votes are bought.

    `more` is as for `position`; everybody has the Foreman left.
    """
    played = {seat: ["worker", "tradeswoman", "architect"] for seat in range(seats)}
    at = position(seats, played=played, **{"bills": BILLS, **more})
    for player in range(seats):
        at.do(player, "play mayor")
        if at.asked == ((player,), "load"):
            at.do(player, "finish")
    assert at.asked[1] == "bribe"
    return at
