"""Saying in words what pictures show: amounts, names, lists, no longer than they may be."""

from collections.abc import Callable, Mapping, Sequence

from games.cuba.data import CROPS, CUBES, Cube
from games.cuba.tiles import House
from games.cuba.view import CubaView, PlayerView
from rendering import telling
from rendering.core.words import mark
from rendering.cuba.news import News
from rendering.cuba.prospects import house_on
from rendering.cuba.scene import Scene
from rendering.cuba.terms import BUILDING_NAMES, CUBE_NAMES, TERRAIN_NAMES
from rendering.telling import LENGTHS, first_fitting

NOTHING = mark("nothing")
YARD = mark("yard {cubes}")
WAREHOUSE = mark("warehouse {cubes}")
FIELD = mark("{number} {what}")


class Teller(telling.Teller[CubaView, News]):
    """Says what is on a scene; `brief` ones leave out what matters least, and shorten names."""

    def __init__(self, scene: Scene, length: int = LENGTHS[0], *, brief: bool = False) -> None:
        super().__init__(scene, length)
        self.brief = brief

    def amounts(self, amounts: Mapping[Cube, int]) -> str:
        """Return how many there are of each kind, without those of which there is none."""
        told = (
            f"{amounts[kind]} {self.say(CUBE_NAMES[kind])}" for kind in CUBES if amounts.get(kind)
        )
        return ", ".join(told) or self.say(NOTHING)

    def house(self, house: House) -> str:
        """Return what a building is called."""
        return self.say(BUILDING_NAMES[house])

    def on(self, player: PlayerView, field: int) -> str:
        """Return what is on a field: a building, or its terrain."""
        house = house_on(player, field)
        return self.house(house) if house else self.say(TERRAIN_NAMES[player.terrain[field]])

    def field(self, player: PlayerView, field: int) -> str:
        """Return the number of a field, from 1, and what is on it."""
        return self.say(FIELD, number=field + 1, what=self.on(player, field))

    def stock(self, player: PlayerView) -> str:
        """Return what lies in yard and warehouse."""
        told = [self.say(YARD, cubes=self.amounts(player.yard))]
        if any(player.stored.values()):
            kept: dict[Cube, int] = {crop: player.stored[crop] for crop in CROPS}
            told.append(self.say(WAREHOUSE, cubes=self.amounts(kept)))
        return ", ".join(told)


def within_limit(scene: Scene, tell: Callable[[Teller], Sequence[str]]) -> str:
    """Return what is told, with as much detail and names as long as there is room for."""
    tellers = (Teller(scene, length, brief=brief) for brief in (False, True) for length in LENGTHS)
    return first_fitting(" ".join(filter(None, tell(teller))) for teller in tellers)
