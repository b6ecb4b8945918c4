"""What cards, careers and buildings count of a player (§6.1, §12, §13)."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal, get_args

import msgspec

from games.maracaibo.data import Nation

if TYPE_CHECKING:
    from games.maracaibo.state import MaracaiboState, Player

Measure = Literal[
    "tokens",
    "quests",
    "upgrades",
    "discs_removed",
    "barriers",
    "highest_rank",
    "second_rank",
    "lowest_rank",
    "cities_annexed",
    "delivered",
    "doubloons",
    "doubloon_income",
    "point_income",
    "assistants",
    "city_assistants",
    "buildings",
    "projects",
    "symbols",
    "markers_of_france",
    "markers_of_england",
    "markers_of_spain",
]
MEASURES: tuple[Measure, ...] = get_args(Measure)


class Condition(msgspec.Struct, frozen=True):
    """Something of which a player must have at least so much."""

    measure: Measure
    least: int

    def met(self, state: "MaracaiboState", player: "Player") -> bool:
        """Whether it holds now."""
        return measured(state, player, self.measure) >= self.least


class Tally(msgspec.Struct, frozen=True):
    """Points at the end: `each` for every full `per` of what is counted, `most` at the most."""

    measure: Measure
    each: int
    per: int = 1
    most: int | None = None

    def worth(self, state: "MaracaiboState", player: "Player") -> int:
        """Return the points it would give now."""
        points = self.each * (measured(state, player, self.measure) // self.per)
        return points if self.most is None else min(points, self.most)


def measured(state: "MaracaiboState", player: "Player", measure: Measure) -> int:
    """Count something of a player."""
    own = _OWN.get(measure)
    return own(player) if own is not None else state.markers_on_map(_MARKERS[measure])


_MARKERS: dict[Measure, Nation] = {
    "markers_of_france": "france",
    "markers_of_england": "england",
    "markers_of_spain": "spain",
}
_OWN: dict[Measure, "Callable[[Player], int]"] = {
    "tokens": lambda player: len(player.tokens),
    "quests": lambda player: len(player.quests),
    "upgrades": lambda player: player.upgrades,
    "discs_removed": lambda player: player.discs_removed,
    "barriers": lambda player: player.barriers,
    "highest_rank": lambda player: player.ranks[-1],
    "second_rank": lambda player: player.ranks[-2],
    "lowest_rank": lambda player: player.ranks[0],
    "cities_annexed": lambda player: player.cities_annexed,
    "delivered": lambda player: player.delivered,
    "doubloons": lambda player: player.doubloons,
    "doubloon_income": lambda player: player.doubloon_income,
    "point_income": lambda player: player.point_income,
    "assistants": lambda player: len(player.assistants),
    "city_assistants": lambda player: player.city_assistants,
    "buildings": lambda player: len(player.buildings),
    "projects": lambda player: len(player.bought),
    "symbols": lambda player: len(player.symbols),
}
