"""Saying in words what pictures show: amounts, names, lists, no longer than they may be."""

from collections.abc import Callable, Mapping, Sequence

from games.core.action import Seat
from games.cuba.data import CROPS, CUBES, Cube
from games.cuba.tiles import House
from games.cuba.view import PlayerView
from rendering.core.scene import NAMELESS
from rendering.core.tokens import SEAT_LETTERS
from rendering.core.words import mark
from rendering.cuba.prospects import house_on
from rendering.cuba.scene import Scene
from rendering.cuba.terms import BUILDING_NAMES, CUBE_NAMES, TERRAIN_NAMES
from rendering.picture import ALT_LIMIT

LENGTHS = (32, 14, 7, 3)
"""Letters of a name that are tried until the whole is short enough."""
NOTHING = mark("nothing")
YARD = mark("yard {cubes}")
WAREHOUSE = mark("warehouse {cubes}")
FIELD = mark("{number} {what}")


class Teller:
    """Says what is on a scene; `brief` ones leave out what matters least, and shorten names."""

    def __init__(self, scene: Scene, length: int = LENGTHS[0], *, brief: bool = False) -> None:
        self.scene = scene
        self.view = scene.view
        self.length = length
        self.brief = brief

    def say(self, text: str, **values: object) -> str:
        """Return a text in the reader's language with its blanks filled in."""
        return self.scene.words.gettext(text).format(**values)

    def name(self, seat: Seat) -> str:
        """Return a player's name, no longer than there is room for."""
        name = self.scene.names[seat]
        if not name.strip():
            name = self.say(NAMELESS, letter=SEAT_LETTERS[seat])
        return name if len(name) <= self.length else name[: self.length - 1] + "…"

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
    text = ""
    for brief in (False, True):
        for length in LENGTHS:
            text = " ".join(filter(None, tell(Teller(scene, length, brief=brief))))
            if len(text) <= ALT_LIMIT:
                return text
    return text[: ALT_LIMIT - 1] + "…"
