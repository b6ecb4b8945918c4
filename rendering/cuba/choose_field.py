"""The private pictures for choosing a field: to move to, to harvest, to build on, to activate."""

from collections.abc import Collection, Sequence

from games.core.action import Seat
from games.cuba.actions import Activate, Harvest, Move, Place
from games.cuba.data import CROP_OF, CROSS, FIELDS, MATERIAL_OF, Cube
from games.cuba.tiles import TILES
from rendering.core.area import Area
from rendering.core.canvas import Canvas
from rendering.core.kit import Kit
from rendering.core.lettering import Setting
from rendering.core.light import light
from rendering.core.sentence import Part, number, pill, row
from rendering.core.sprite import Sprite
from rendering.core.tokens import piece
from rendering.core.words import mark
from rendering.cuba.beds import Beds
from rendering.cuba.colours import VEIL
from rendering.cuba.effects import character_effect
from rendering.cuba.pieces import building, chip
from rendering.cuba.plantation import (
    NUMBER,
    SHADED,
    Look,
    draw_plantation,
    ground,
    lay_band,
    look_of,
)
from rendering.cuba.prospects import houses_in_cross, yield_at
from rendering.cuba.question import LEFT, ROOM, TOP, draw_question
from rendering.cuba.scene import Scene
from rendering.cuba.stock import LARGE_HEIGHT, draw_stock_cards, faint_chip
from rendering.cuba.subject import put_tile, tick_badge
from rendering.cuba.tasks import ROW_HEIGHT, TEXT_X, draw_foreman_row, lay_row

BEDS = Beds(LEFT + 1, TOP, 232, 140, 10)
STOCK_Y = BEDS.area.foot + 22
ROW = Area(LEFT, STOCK_Y + LARGE_HEIGHT + 12, ROOM, ROW_HEIGHT)
HEIGHT = ROW.foot + 14

MOVE = mark("Move your figure")
HARVEST_FREE = mark("Harvest: {count} free")
HARVEST_PAID = mark("Harvest, 1 water each")
PLACE = mark("Where does it stand?")
ACTIVATE = mark("Activate a building")
MANY = 6
"""More frames than these are drawn without their glow."""
LINES = (32, 72, 112)
"""Where the lines of a yield stand in a field: materials, crops, buildings."""


def draw_move(scene: Scene, seat: Seat) -> None:
    """Put on each field what the Worker would find from there, and how many buildings."""
    draw_question(scene, seat, scene.words.gettext(MOVE))
    lay_band(scene.kit, scene.canvas, seat, scene.view.players[seat].figure, BEDS, SHADED)
    legal = {action.field for action in scene.view.choices if isinstance(action, Move)}
    for field in range(FIELDS):
        _draw_yield(scene, seat, field)
        if field in legal:
            light(scene.canvas, BEDS.field(field), BEDS.radius, faint=True)
    draw_stock_cards(scene, seat, STOCK_Y)
    drought = scene.view.laws["other"] == "drought"
    lay_row(scene, ROW, "worker")
    with scene.canvas.frame("worker row", *ROW):
        parts = character_effect(scene.kit, "worker", drought=drought)
        row(scene.canvas, ROW.x + TEXT_X, ROW.middle[1], parts)


def _draw_yield(scene: Scene, seat: Seat, field: int) -> None:
    """Put a field's ground, sign and number, and what lies in its row and column."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    area, look = BEDS.field(field), look_of(scene.view, seat, field)
    canvas.lay(ground(kit, look, area.width, area.height, BEDS.radius), area.x, area.y)
    canvas.lay(kit.block(area.width, area.height, BEDS.radius, theme.glass, VEIL), area.x, area.y)
    found = yield_at(scene.view, seat, field)
    houses = len(houses_in_cross(scene.view.players[seat], field))
    foot = area.y + LINES[2]
    with canvas.frame(f"field {field}", *area):
        lines: Sequence[Sequence[tuple[Cube, int]]]
        lines = list(found.materials.items()), list(found.crops.items())
        for y, amounts in zip(LINES, lines, strict=False):
            parts: list[Part] = []
            for kind, amount in amounts:
                parts += [number(str(amount), 34), chip(kit, kind, 36), 5]
            if parts:
                row(canvas, area.x + 12, area.y + y, parts, 3)
        if houses:
            several: list[Part] = [number(str(houses), 34), kit.icon("house", 36, theme.paper)]
            row(canvas, area.x + 12, foot, several, 3)
        if look.figure is not None:
            canvas.put_middle(piece(kit, seat, 42), area.x + 116, foot, "figure")
        canvas.put_middle(_sign(kit, look), area.right - 66, foot, "sign")
        put_number(scene, field, area)


def put_number(scene: Scene, field: int, area: Area) -> None:
    """Put the number of a field in its corner."""
    text = Setting(str(field + 1), "heavy", NUMBER)
    at = area.right - 12, area.foot - 17
    scene.canvas.write(text, *at, scene.theme.strong, "right", "middle", 0.8)


def _sign(kit: Kit, look: Look) -> Sprite:
    """Return what is on a field in small: its building, or what it bears."""
    if look.house is not None:
        return building(kit, look.house, 36)
    kind = CROP_OF.get(look.terrain) or MATERIAL_OF[look.terrain]
    return faint_chip(kit, kind, 34)


def draw_harvest(scene: Scene, seat: Seat) -> None:
    """Light the fields that can be harvested, with the water they cost; a tick is on the others."""
    working = scene.view.working
    assert working is not None, "a harvest says how far it has come"
    free = working.left or 0
    title = scene.words.gettext(HARVEST_FREE if free else HARVEST_PAID).format(count=free)
    legal = {action.field for action in scene.view.choices if isinstance(action, Harvest)}
    _draw_beds(scene, seat, title, legal, working.done)
    if not free:
        for field in legal:
            area = BEDS.field(field)
            with scene.canvas.frame(f"price {field}", *area):
                scene.canvas.put(_price(scene.kit), area.x + 9, area.y + 24, "price")
    lay_row(scene, ROW, "worker")
    with scene.canvas.frame("worker row", *ROW):
        drought = scene.view.laws["other"] == "drought"
        parts = character_effect(scene.kit, "worker", drought=drought)
        row(scene.canvas, ROW.x + TEXT_X, ROW.middle[1], parts)


def _price(kit: Kit) -> Sprite:
    """Return what a harvest costs, narrow enough to stand beside the chip of a field."""
    width, height = 58, 92

    def draw(canvas: Canvas) -> None:
        theme = kit.theme
        canvas.lay(kit.block(width, height, 18, theme.on_light, edge=theme.now, line=3), 0, 0)
        canvas.write(number("−1", 34), width / 2, 25, theme.strong, "middle", "middle")
        canvas.put(chip(kit, "water", 38), 10, 46, "water")

    return kit.drawing("price of a harvest", width, height, draw)


def draw_place(scene: Scene, seat: Seat) -> None:
    """Light the fields that may be built on, and put the building below them."""
    working = scene.view.working
    assert working is not None, "placing says which building"
    assert working.building in TILES, "only tiles are placed"
    legal = {action.field for action in scene.view.choices if isinstance(action, Place)}
    _draw_beds(scene, seat, scene.words.gettext(PLACE), legal, ())
    put_tile(scene, working.building, ROW)


def draw_activate(scene: Scene, seat: Seat) -> None:
    """Light the buildings that can be activated; those outside row and column stand alone."""
    working = scene.view.working
    done = working.done if working else ()
    legal = {action.field for action in scene.view.choices if isinstance(action, Activate)}
    _draw_beds(scene, seat, scene.words.gettext(ACTIVATE), legal, done)
    kit, canvas = scene.kit, scene.canvas
    alone = pill(kit, [number("1", 28), kit.icon("house", 30, kit.theme.paper)], "alone", 44)
    for field in legal - set(CROSS[scene.view.players[seat].figure]):
        area = BEDS.field(field)
        with canvas.frame(f"alone {field}", *area):
            canvas.put(alone, area.right - alone.width - 8, area.y + 8, "alone")
    draw_foreman_row(scene, seat, ROW)


def _draw_beds(
    scene: Scene, seat: Seat, title: str, legal: Collection[int], done: Collection[int]
) -> None:
    """Put question, fields and stock; frames on what is legal, ticks on what is done."""
    draw_question(scene, seat, title)
    draw_plantation(scene, seat, BEDS, named=True, lit={*legal, *done})
    faint = len(legal) > MANY
    for field in legal:
        light(scene.canvas, BEDS.field(field), BEDS.radius, faint=faint)
    figure = scene.view.players[seat].figure
    for field in done:
        area = BEDS.field(field)
        right = area.right - (78 if field == figure else 10)
        with scene.canvas.frame(f"done {field}", *area):
            scene.canvas.put(tick_badge(scene.kit, 44), right - 44, area.y + 10, "tick")
    draw_stock_cards(scene, seat, STOCK_Y)
