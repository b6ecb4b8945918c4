"""The row of prestige buildings: what each is worth, who invested, what the next one pays."""

from games.core.action import Seat
from games.maracaibo.buildings import PRESTIGE_BUILDINGS, Building
from games.maracaibo.data import BUILDINGS_IN_ROW, INVESTOR_PRICES, INVESTORS
from rendering.core.area import Area
from rendering.core.canvas import Canvas
from rendering.core.kit import LIP
from rendering.core.lettering import Setting
from rendering.core.sentence import row, row_width
from rendering.core.sprite import Sprite
from rendering.maracaibo import grid
from rendering.maracaibo.effects import GAP, building_effect, fitted
from rendering.maracaibo.lines import name_lines, write_lines
from rendering.maracaibo.pieces import building_icon, hexagon, priced_coin
from rendering.maracaibo.scene import Scene
from rendering.maracaibo.seats import assistant, haloed
from rendering.maracaibo.terms import ANY_BUILDING

TILE_GAP = 10
INSET, SYMBOL, INVESTOR, INVESTOR_PITCH = 70, 62, 48, 51


def building_area(place: int, area: Area = grid.PRESTIGE) -> Area:
    """Return the place of a building in the row, 0 … 3."""
    width = (area.width - TILE_GAP * (BUILDINGS_IN_ROW - 1)) / BUILDINGS_IN_ROW
    left = round(area.x + place * (width + TILE_GAP))
    return Area(left, area.y, round(width), area.height)


def draw_prestige(scene: Scene, area: Area = grid.PRESTIGE) -> None:
    """Put the open buildings, and the backs of the others."""
    view = scene.view
    for place in range(BUILDINGS_IN_ROW):
        tile = building_area(place, area)
        if place < len(view.buildings):
            _draw_building(scene, view.buildings[place], tile)
        else:
            _draw_back(scene, tile)


def _draw_back(scene: Scene, area: Area) -> None:
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    canvas.lay(kit.panel(*area[2:], 20, theme.quiet, lip=theme.lip), area.x, area.y)
    sign = kit.icon(ANY_BUILDING, 84, theme.soft, 0.35)
    x, y = area.middle
    canvas.lay(sign, x - 42, y - 72)
    canvas.write(Setting("?", "heavy", 54), x, y + 46, theme.dim, "middle", "middle")


def _draw_building(scene: Scene, building: Building, area: Area) -> None:
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    if building in scene.news.buildings:
        glow = kit.glow(area.width, area.height - LIP, 20, theme.news, blur=8, strength=0.55)
        canvas.lay(glow, area.x, area.y)
    canvas.lay(_tile(scene, building, area.width, area.height), area.x, area.y)
    _draw_investors(scene, building, area)


def _tile(scene: Scene, building: Building, width: float, height: float) -> Sprite:
    """Return a building's tile with icon, symbol, name and worth."""
    kit, theme, about = scene.kit, scene.theme, PRESTIGE_BUILDINGS[building]
    name = name_lines(scene.words.gettext(about.name), width - 14, 27)
    middle = width / 2

    def draw(canvas: Canvas) -> None:
        canvas.lay(kit.panel(width, height, 20, theme.tile, lip=theme.lip), 0, 0)
        canvas.lay(kit.block(INSET, INSET, 18, theme.inset), 10, 10)
        canvas.put(building_icon(kit, building, 56), 17, 17, building)
        if about.symbol is not None:
            token = hexagon(kit, about.symbol, SYMBOL)
            canvas.put(token, width - SYMBOL - 12, 14, about.symbol)
        write_lines(canvas, name, middle, 126, theme.strong)
        parts = fitted(lambda glyph: building_effect(kit, building, glyph), width - 16, 42)
        row(canvas, round(middle - row_width(parts, GAP) / 2), 206, parts, GAP)

    return kit.drawing(("maracaibo building", building, name), width, height, draw)


def _draw_investors(scene: Scene, building: Building, area: Area) -> None:
    """Put who invested, and what the places cost that are free; the next one is the leftmost."""
    kit, canvas, view = scene.kit, scene.canvas, scene.view
    places, seats = INVESTORS[view.seats], view.investors[building]
    first = area.x + area.width / 2 - (places - 1) * INVESTOR_PITCH / 2
    with canvas.frame(f"investors {building}", area.x, area.foot - 100, area.width, 100):
        for place in range(places):
            x = first + place * INVESTOR_PITCH
            if place < len(seats):
                _put_investor(scene, building, seats[place], x, area.foot - 30)
                continue
            coin = priced_coin(kit, INVESTOR_PRICES[place], INVESTOR)
            sprite = coin if place == len(seats) else coin.weaker(0.55)
            canvas.put_middle(sprite, round(x), area.foot - 56, "price")


def _put_investor(scene: Scene, building: Building, seat: Seat, x: float, foot: float) -> None:
    kit, view = scene.kit, scene.view
    sprite = assistant(kit, view, seat, INVESTOR)
    if (building, seat) in scene.news.investments:
        sprite = haloed(kit, sprite, ("investor", seat), scene.theme.news)
    scene.canvas.put(sprite, round(x - INVESTOR / 2), round(foot - sprite.height), "investor")
