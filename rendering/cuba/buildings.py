"""The buildings: what each does and costs, who has it; dark where nobody can buy it any more."""

from collections.abc import Mapping, Sequence

from games.core.action import Seat
from games.cuba.statutes import BUILDING_ACT_PESOS
from games.cuba.tiles import BUILDINGS, TILES, Building
from games.cuba.view import CubaView
from rendering.core.area import Area
from rendering.core.canvas import Canvas
from rendering.core.kit import LIP, Kit
from rendering.core.lettering import Setting, Step, fit
from rendering.core.sentence import Part, number, row
from rendering.core.sprite import Sprite
from rendering.core.tokens import coin, piece
from rendering.core.words import mark
from rendering.cuba import grid
from rendering.cuba.colours import colours_of
from rendering.cuba.effects import building_effect, fitted
from rendering.cuba.pieces import building, building_colour, building_icon, chip
from rendering.cuba.scene import Scene
from rendering.cuba.terms import BUILDING_NAMES

LEFT = mark("left")
NAME = (
    *(Step("bold", 24), Step("bold", 22)),
    *(Step("narrow", 25), Step("narrow", 23), Step("narrow", 21)),
)
CAPTION = (Step("bold", 26), Step("narrow", 27), Step("narrow", 23), Step("narrow", 19))
ICON, NAME_X, STRIP = 58, 76, 36
COUNT_PLACE = len(BUILDINGS)


def owners(view: CubaView) -> Mapping[Building, Sequence[Seat]]:
    """Return who has each building that was bought."""
    found: dict[Building, list[Seat]] = {}
    for seat, player in enumerate(view.players):
        for tile in player.built.values():
            found.setdefault(tile, []).append(seat)
    return found


def lay_shadows(canvas: Canvas) -> None:
    """Lay the shadows of all tiles."""
    for place in range(len(BUILDINGS)):
        area = grid.tile(place)
        shadow = canvas.kit.shadow(*area[2:], 16, blur=7, strength=0.45)
        canvas.lay(shadow, area.x, area.y)


def draw_buildings(scene: Scene) -> None:
    """Put all buildings in their fixed places, then how many are left."""
    view, canvas = scene.view, scene.canvas
    owned = owners(view)
    act = view.laws["other"] == "building_act"
    for place, tile in enumerate(BUILDINGS):
        area, seats = grid.tile(place), tuple(owned.get(tile, ()))
        left = view.tiles.get(tile, 0)
        key = ("cuba tile", tile, seats, left, act, scene.language)

        def draw(
            tile: Building = tile,
            area: Area = area,
            seats: tuple[Seat, ...] = seats,
            left: int = left,
        ) -> None:
            if left:
                _lay_tile(scene, tile, area, seats, left, act=act)
            else:
                _lay_gone(scene, tile, area, seats)

        canvas.patch(key, area.box, draw)
    _draw_count(scene)
    _draw_lights(scene)  # after all tiles, for light falls on the tiles beside


def _draw_lights(scene: Scene) -> None:
    """Frame what has just been bought, and the building at work."""
    kit, theme, working = scene.kit, scene.theme, scene.view.working
    for place, tile in enumerate(BUILDINGS):
        new = tile in scene.news.built
        if new or (working is not None and tile == working.building):
            area, light = grid.tile(place), theme.news if new else theme.now
            glow = kit.glow(area.width, area.height, 16, light, blur=6, strength=0.6, line=3)
            scene.canvas.lay(glow, area.x, area.y)


def _lay_tile(
    scene: Scene, tile: Building, area: Area, seats: Sequence[Seat], left: int, *, act: bool
) -> None:
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    canvas.lay(kit.panel(*area[2:], 16, theme.tile, lip=theme.lip), area.x, area.y)
    with canvas.frame(f"tile {tile}", *area):
        canvas.put(building(kit, tile, ICON), area.x + 8, area.y + 7, tile)
        _write_name(scene, tile, area, gone=False)
        effect = fitted(
            lambda glyph, text: building_effect(kit, tile, glyph, text),
            area.width - NAME_X - 6,
            34,
            32,
        )
        row(canvas, area.x + NAME_X, area.y + 50, effect, 4)
        canvas.lay(_strip(canvas.kit, area.width), area.x, area.foot - STRIP - LIP)
        _put_cost(scene, tile, area, seats, left, act=act)


def _write_name(scene: Scene, tile: Building, area: Area, *, gone: bool) -> None:
    theme = scene.theme
    words = scene.words.gettext(BUILDING_NAMES[tile])
    name = fit(words, area.width - NAME_X - 8, NAME)
    ink = colours_of(theme).fallow if gone else theme.strong
    scene.canvas.write(name, area.x + NAME_X, area.y + 26, ink)


def _strip(kit: Kit, width: float) -> Sprite:
    """Return the dark foot of a tile, on which its cost stands."""

    def draw(canvas: Canvas) -> None:
        above = 20
        block = kit.block(width, STRIP + above, 16, kit.theme.inset, 0.8)
        canvas.lay(block, 0, -above)

    return kit.drawing("cost strip", width, STRIP, draw)


def _put_cost(
    scene: Scene, tile: Building, area: Area, seats: Sequence[Seat], left: int, *, act: bool
) -> None:
    """Put what a tile costs, with the pesos of the Building act, and who has the other copy."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    ink, middle = colours_of(theme).cost, area.foot - STRIP / 2 - LIP
    right = area.right - 10
    others = 36 * len(seats) + (44 if left > 1 else 0)
    parts = fitted(
        lambda glyph, text: _cost(kit, tile, glyph, text, act=act),
        right - others - area.x - 16,
        32,
        34,
    )
    row(canvas, area.x + 16, middle, parts, 4, ink)
    for seat in seats:
        right -= 36
        canvas.put(piece(kit, seat, 32), right + 4, middle - 17, "owner")
    if left > 1:
        text = Setting(f"×{left}", "heavy", 29)
        canvas.write(text, right - 4, middle, theme.soft, "right", "middle")


def _cost(kit: Kit, tile: Building, glyph: float, text: float, *, act: bool) -> list[Part]:
    """Return what a tile costs as a glyph sentence."""
    parts: list[Part] = []
    for material, amount in TILES[tile].cost:
        parts += [number(str(amount), text), -2, chip(kit, material, glyph), 10]
    if act:
        parts += [number(f"+{BUILDING_ACT_PESOS}", text - 2), -2, coin(kit, glyph)]
    return parts


def _lay_gone(scene: Scene, tile: Building, area: Area, seats: Sequence[Seat]) -> None:
    """Lay the tile of a building that nobody can buy: whose it is."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    own = colours_of(theme)
    canvas.lay(kit.panel(*area[2:], 16, own.gone, light=0.08), area.x, area.y)
    with canvas.frame(f"tile {tile}", *area):
        canvas.put(kit.block(ICON, ICON, 15, theme.inset), area.x + 8, area.y + 8, tile)
        faint = building_colour(kit, tile).mix(own.gone.top, 0.62)
        canvas.lay(building_icon(kit, tile, 48, faint), area.x + 13, area.y + 13)
        _write_name(scene, tile, area, gone=True)
        for place, seat in enumerate(seats):
            canvas.put(piece(kit, seat, 58), area.x + NAME_X + place * 66, area.y + 40, "owner")


def _draw_count(scene: Scene) -> None:
    """Put how many buildings are left in all."""
    kit, canvas, theme, area = scene.kit, scene.canvas, scene.theme, grid.tile(COUNT_PLACE)
    count = sum(scene.view.tiles.values())
    key = ("cuba count", count, scene.language)

    def draw() -> None:
        canvas.lay(kit.panel(*area[2:], 16, theme.panel), area.x, area.y)
        with canvas.frame("count", *area):
            parts: list[Part] = [kit.icon("house", 56, theme.soft), number(str(count), 50)]
            ink = theme.strong if count else theme.dim
            end = row(canvas, area.x + 22, area.y + 54, parts, 10, ink) + 10
            word = fit(scene.words.gettext(LEFT), area.right - 10 - end, CAPTION)
            canvas.write(word, end, area.y + 54, theme.soft, down="middle")

    canvas.patch(key, area.box, draw)
