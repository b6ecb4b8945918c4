"""The private picture of what a player holds."""

from collections.abc import Sequence

from games.core.action import Seat
from games.santiago.data import CUBES, MARKERS_EACH, WOOD_POINTS, Building, Cube, flower_of_slot
from games.santiago.view import Holdings, SantiagoView
from rendering.core.canvas import Canvas
from rendering.core.header import PRIVATE
from rendering.core.kit import Kit
from rendering.core.lettering import Setting, fit, ladder, measure
from rendering.core.page import page
from rendering.core.sprite import Sprite
from rendering.core.theme import Shade
from rendering.core.words import mark
from rendering.santiago import grid
from rendering.santiago.news import NO_NEWS
from rendering.santiago.pieces import (
    coin,
    cube,
    flag,
    number,
    piece,
    row,
    spent_flag,
    star,
    value_flag,
)
from rendering.santiago.scene import Scene
from rendering.santiago.street import caption
from rendering.santiago.terms import BUILDING_ICONS, BUILDING_NAMES

WIDTH, HEIGHT = 1000, 420
HEAD_Y, CARDS_Y, CARDS_HEIGHT, FOOT_Y, FOOT_HEIGHT = 14, 92, 186, 294, 106
PIECE_CARD = grid.Area(20, FOOT_Y, 294, FOOT_HEIGHT)
OWNS_CARD = grid.Area(334, FOOT_Y, 318, FOOT_HEIGHT)
FLAGS_CARD = grid.Area(662, FOOT_Y, 318, FOOT_HEIGHT)

PIECE_AT = mark("Piece at")
NOT_PLACED = mark("Not on the board")
OWNS = mark("Owns")
NOTHING = mark("Nothing yet")
FLAGS_LEFT = mark("Flags left")
PAYS = mark("Pays")


def hand_scene(kit: Kit, view: SantiagoView, names: Sequence[str], language: str) -> Scene:
    """Begin a picture of holdings: nothing but the page is on it."""
    image = kit.page("hand page", lambda: page(kit, WIDTH, HEIGHT).image)
    return Scene(Canvas.over(kit, image, "hand"), view, names, language, NO_NEWS)


def draw_hand(scene: Scene, seat: Seat, held: Holdings) -> None:
    """Put everything a player holds, and what it would bring now."""
    _draw_head(scene, seat)
    pesos, points = coin(scene.kit, 76), star(scene.kit, 82)
    _draw_total(scene, 20, pesos, held.pesos)
    _draw_total(scene, 172, points, held.points)
    for place, kind in enumerate(CUBES):
        _draw_cubes(scene, round(334 + place * 109.2), kind, held.cubes[kind])
    _draw_piece_card(scene, seat)
    _draw_owns_card(scene, seat)
    _draw_flags_card(scene, seat)


def _draw_head(scene: Scene, seat: Seat) -> None:
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    text = fit(scene.words.gettext(PRIVATE), 330, ladder(24, 18, "bold"))
    width = round(measure(*text) + 76)
    left = WIDTH - 20 - width
    with canvas.frame("head", 0, 0, left - 12, CARDS_Y):
        canvas.put(piece(kit, seat, 64), 20, HEAD_Y, "piece")
        name = fit(scene.shown(seat), left - 12 - 100, ladder(40))
        canvas.write(name, 100, 60, theme.strong)
    canvas.lay(kit.block(width, 44, 22, theme.well), left, 22)
    with canvas.frame("private", left, 22, width, 44):
        canvas.put(kit.icon("padlock", 28, theme.now), left + 16, 29, "padlock")
        canvas.write(text, left + 54, 44, theme.soft, down="middle")


def _draw_total(scene: Scene, x: float, sprite: Sprite, amount: int) -> None:
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    width = 142
    canvas.lay(kit.shadow(width, CARDS_HEIGHT, 20, strength=0.45), x, CARDS_Y)
    canvas.lay(kit.panel(width, CARDS_HEIGHT, 20, theme.active, lip=theme.lip), x, CARDS_Y)
    with canvas.frame("total", x, CARDS_Y, width, CARDS_HEIGHT):
        canvas.put_middle(sprite, x + width / 2, CARDS_Y + 56)
        text = fit(str(amount), width - 12, ladder(74))
        canvas.write(text, x + width / 2, CARDS_Y + 136, theme.strong, "middle", "middle")


def _draw_cubes(scene: Scene, x: float, kind: Cube, amount: int) -> None:
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    width, shade = 100, theme.tile if amount else theme.quiet
    canvas.lay(kit.shadow(width, CARDS_HEIGHT, 18, strength=0.45), x, CARDS_Y)
    canvas.lay(kit.panel(width, CARDS_HEIGHT, 18, shade, lip=theme.lip), x, CARDS_Y)
    with canvas.frame(f"cubes {kind}", x, CARDS_Y, width, CARDS_HEIGHT):
        sprite = cube(kit, kind, 62)
        shown = sprite if amount else sprite.weaker(0.4)
        canvas.put_middle(shown, x + width / 2, CARDS_Y + 44, kind)
        text = Setting(str(amount), "heavy", 58)
        ink = theme.strong if amount else theme.dim
        canvas.write(text, x + width / 2, CARDS_Y + 108, ink, "middle", "middle")
        points = worth_now(scene.view, kind, amount)
        if points:
            _put_worth(scene, x + 8, CARDS_Y + 143, points)


def worth_now(view: SantiagoView, kind: Cube, amount: int) -> int:
    """Return the points that cubes would bring aboard the ship in port."""
    if kind == "wood":
        return min(amount, max(view.dice.values(), default=0)) * WOOD_POINTS
    return min(amount, view.dice.get(kind, 0)) * view.value


def _put_worth(scene: Scene, x: float, y: float, points: int) -> None:
    kit, theme = scene.kit, scene.theme

    def draw(canvas: Canvas) -> None:
        canvas.lay(kit.block(84, 34, 17, theme.on_light), 0, 0)
        canvas.put(kit.icon("boat", 25, theme.now), 5, 4, "boat")
        row(canvas, 32, 17, [number(str(points), 23), star(kit, 21)], 1)

    scene.canvas.put(kit.drawing(("worth", points), 84, 34, draw), x, y, "worth")


def _draw_card(scene: Scene, area: grid.Area) -> None:
    shade: Shade = scene.theme.panel
    scene.canvas.lay(scene.kit.panel(area.width, area.height, 18, shade), area.x, area.y)


def _draw_piece_card(scene: Scene, seat: Seat) -> None:
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    area, building = PIECE_CARD, scene.view.players[seat].piece
    _draw_card(scene, area)
    with canvas.frame("piece card", *area):
        if building:
            _put_building(scene, building, area.x + 16, area.y + 16)
        else:
            canvas.put(
                kit.mask("socket-piece", 66, 66, theme.socket, 0.6), area.x + 20, area.y + 20
            )
            canvas.lay(piece(kit, seat, 46), area.x + 30, area.y + 28)
        name = BUILDING_NAMES[building] if building else NOT_PLACED
        _write_pair(scene, area.x + 104, area.right - 14, area.y, PIECE_AT, name)


def _write_pair(scene: Scene, left: float, right: float, y: float, above: str, below: str) -> None:
    """Write a caption and below it what it is about."""
    width = right - left
    scene.canvas.write(caption(scene.words.gettext(above), width), left, y + 42, scene.theme.soft)
    name = fit(scene.words.gettext(below), width, ladder(31))
    scene.canvas.write(name, left, y + 80, scene.theme.strong)


def _put_building(scene: Scene, building: Building, x: float, y: float) -> None:
    kit, theme = scene.kit, scene.theme
    slot = scene.view.buildings.index(building)
    scene.canvas.put(kit.block(74, 74, 18, theme.inset), x, y, building)
    colour = theme.flowers[flower_of_slot(slot)]
    scene.canvas.lay(kit.icon(BUILDING_ICONS[building], 58, colour), x + 8, y + 8)


def _draw_owns_card(scene: Scene, seat: Seat) -> None:
    canvas, area = scene.canvas, OWNS_CARD
    owned = [
        building
        for building in scene.view.buildings
        if building and scene.view.owners.get(building) == seat
    ]
    _draw_card(scene, area)
    with canvas.frame("owns card", *area):
        if len(owned) > 1:
            for place, building in enumerate(owned):
                _put_building(scene, building, area.x + 16 + place * 82, area.y + 16)
            return
        left = area.x + (104 if owned else 20)
        if owned:
            _put_building(scene, owned[0], area.x + 16, area.y + 16)
        name = BUILDING_NAMES[owned[0]] if owned else NOTHING
        _write_pair(scene, left, area.right - 14, area.y, OWNS, name)


def _draw_flags_card(scene: Scene, seat: Seat) -> None:
    kit, canvas, theme, area = scene.kit, scene.canvas, scene.theme, FLAGS_CARD
    _draw_card(scene, area)
    with canvas.frame("flags card", *area):
        words = scene.words
        canvas.write(caption(words.gettext(FLAGS_LEFT), 172), area.x + 20, area.y + 42, theme.soft)
        for place in range(MARKERS_EACH):
            left = place < scene.view.players[seat].markers
            sprite = flag(kit, seat, 44, 46, letter=False) if left else spent_flag(kit, 44, 46)
            canvas.put(sprite, area.x + 20 + place * 52, area.y + 52, "flag")
        canvas.write(caption(words.gettext(PAYS), 96), area.x + 208, area.y + 42, theme.soft)
        cloth = value_flag(kit, scene.view.value, 50, 52, theme.cream, theme.on_light)
        row(canvas, area.x + 208, area.y + 76, [cloth, star(kit, 40)], 4)
