"""A ship in a dock."""

import msgspec

from games.cuba.data import SHIPS, SLOTS, Merchandise


class Ship(msgspec.Struct):
    """A ship in a dock, by its number, and what has been loaded; no kind is listed with none."""

    number: int
    loaded: dict[Merchandise, int]

    def copy(self) -> "Ship":
        """Return a ship of its own that is equal to this one."""
        return Ship(self.number, self.loaded.copy())

    @property
    def free(self) -> int:
        """The slots that are still empty."""
        return SLOTS - sum(self.loaded.values())

    def free_for(self, kind: Merchandise) -> int:
        """Count the empty slots for a kind."""
        return SHIPS[self.number].get(kind, 0) - self.loaded.get(kind, 0)
