"""The private picture for building: what can be had, what it costs, and what the reader lacks."""

from collections.abc import Sequence

from games.core.action import Seat
from games.cuba.actions import Build
from games.cuba.data import Thing
from games.cuba.statutes import BUILDING_ACT_PESOS
from games.cuba.tiles import BUILDINGS, TILES, Building
from games.cuba.view import CubaView
from rendering.core.area import Area
from rendering.core.kit import LIP
from rendering.core.lettering import Step, fit, measure
from rendering.core.light import light
from rendering.core.sentence import Part, number, row
from rendering.core.words import mark
from rendering.cuba.colours import colours_of
from rendering.cuba.effects import building_effect, fitted
from rendering.cuba.pieces import building, thing
from rendering.cuba.prospects import lacking, pesos_to_build
from rendering.cuba.question import LEFT, ROOM, TOP, draw_question
from rendering.cuba.scene import Scene
from rendering.cuba.terms import BUILDING_NAMES

BUILD = mark("What do you build?")
COLUMNS, GAP = 4, 10
TILE = ((ROOM - (COLUMNS - 1) * GAP) / COLUMNS, 122)
PITCH = TILE[1] + 10
MANY = 8
"""More frames than these are drawn without their glow."""
ICON, NAME_X, STRIP = 60, 76, 40
NAME_STEPS = (
    *(Step("bold", 23), Step("bold", 21)),
    *(Step("narrow", size) for size in range(24, 16, -1)),
)
SIZES = (34, 31, 28, 25)
"""The type sizes of a price: the first that fits."""
COST_GAP, COPIES = 11, 44
THINGS: tuple[Thing, ...] = ("wood", "stone", "water", "peso")


def on_offer(view: CubaView) -> list[Building]:
    """Return the buildings still to be had: first those that the reader can pay."""
    able = {action.building for action in view.choices if isinstance(action, Build)}
    there = [tile for tile in BUILDINGS if tile in view.tiles]
    return sorted(there, key=lambda tile: tile not in able)


def height(view: CubaView) -> float:
    """Return the height of such a picture."""
    lines = -(-len(view.tiles) // COLUMNS)
    return TOP + lines * PITCH + 8


def tile_area(place: int) -> Area:
    """Return the place of a building."""
    line, column = divmod(place, COLUMNS)
    return Area(round(LEFT + column * (TILE[0] + GAP)), TOP + line * PITCH, round(TILE[0]), TILE[1])


def draw_build(scene: Scene, seat: Seat) -> None:
    """Put all buildings that can be had; what the reader lacks for one is struck red."""
    draw_question(scene, seat, scene.words.gettext(BUILD), THINGS)
    able = {action.building for action in scene.view.choices if isinstance(action, Build)}
    for place, tile in enumerate(on_offer(scene.view)):
        area, legal = tile_area(place), tile in able
        shade = scene.theme.tile if legal else scene.theme.quiet
        panel = scene.kit.panel(*area[2:], 16, shade, lip=scene.theme.lip)
        scene.canvas.lay(panel, *area[:2])
        face = Area(area.x, area.y, area.width, area.height - LIP)
        if legal:
            light(scene.canvas, face, faint=len(able) > MANY)
        _draw_tile(scene, seat, tile, face, legal=legal)


def _draw_tile(scene: Scene, seat: Seat, tile: Building, face: Area, *, legal: bool) -> None:
    """Put icon, name, effect and cost of a building."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    with canvas.frame(f"tile {tile}", *face):
        sign = building(kit, tile, ICON)
        canvas.put(sign if legal else sign.weaker(0.5), face.x + 8, face.y + 8, tile)
        words = scene.words.gettext(BUILDING_NAMES[tile])
        name = fit(words, face.width - NAME_X - 8, NAME_STEPS)
        canvas.write(name, face.x + NAME_X, face.y + 27, theme.strong if legal else theme.soft)
        effect = fitted(
            lambda glyph, text: building_effect(kit, tile, glyph, text),
            face.width - NAME_X - 8,
            34,
            32,
        )
        row(canvas, face.x + NAME_X, face.y + 54, effect, 4)
        _put_cost(scene, seat, tile, face)


def _put_cost(scene: Scene, seat: Seat, tile: Building, face: Area) -> None:
    """Put the price on the dark foot of a tile, red where the reader has too little."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    missing = lacking(scene.view, seat, tile)
    cost: list[tuple[Thing, int]] = list(TILES[tile].cost)
    if pesos_to_build(scene.view):
        cost.append(("peso", BUILDING_ACT_PESOS))
    foot = Area(face.x + 6, face.foot - STRIP - 5, face.width - 12, STRIP)
    canvas.lay(kit.block(*foot[2:], 12, theme.inset, 0.8), *foot[:2])
    copies = scene.view.tiles[tile]
    x, room = foot.x + 8, foot.width - 16 - (COPIES if copies > 1 else 0)
    size = next((size for size in SIZES if cost_width(cost, size) <= room), SIZES[-1])
    for kind, amount in cost:
        ink = theme.struck if kind in missing else colours_of(theme).cost
        parts: list[Part] = [number(str(amount), size), thing(kit, kind, size - 2)]
        x = row(canvas, x, foot.middle[1], parts, 2, ink) + COST_GAP
    if copies > 1:
        text = number(f"×{copies}", 28)
        canvas.write(text, foot.right - 8, foot.middle[1], theme.soft, "right", "middle")


def cost_width(cost: Sequence[tuple[Thing, int]], size: float) -> float:
    """Return how wide a price is with numbers of this size."""
    amounts = (measure(str(amount), "heavy", size) + size for _, amount in cost)
    return sum(amounts) + COST_GAP * (len(cost) - 1)
