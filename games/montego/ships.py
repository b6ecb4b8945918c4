"""A freighter in the harbour."""

import msgspec

from games.core.action import Seat
from games.montego.data import Freighter


class Ship(msgspec.Struct):
    """A freighter in the harbour and whose barrels are aboard; nobody is listed with none."""

    ship: Freighter
    cargo: dict[Seat, int]

    def copy(self) -> "Ship":
        """Return a ship of its own that is equal to this one."""
        return Ship(self.ship, self.cargo.copy())
