"""The street as it is laid out: page, building tiles, stops, road and bay."""

from games.santiago.data import BUILDINGS, CUBAN_TILES, FLOWERS, STOPS, Building, Cuban, Flower
from rendering.core.canvas import Canvas
from rendering.core.colour import WHITE, Colour
from rendering.core.kit import Kit
from rendering.core.lettering import Step, fit, ladder
from rendering.core.lettering import caption as caption
from rendering.core.sprite import Sprite
from rendering.core.theme import Shade
from rendering.core.words import words
from rendering.santiago import grid
from rendering.santiago.effects import building_effect, cuban_gift, harbour_effect
from rendering.santiago.pieces import row
from rendering.santiago.terms import (
    BUILDING_ICONS,
    BUILDING_NAMES,
    CUBAN_ICONS,
    CUBAN_NAMES,
    HARBOUR_ICON,
    HARBOUR_NAME,
)

STOP_TAB = 66
ASLEEP_STRENGTH = 0.32


def lay_street(canvas: Canvas) -> None:
    """Lay what is the same on every board and in every language."""
    kit = canvas.kit
    for flower in FLOWERS:
        _lay_group(canvas, flower)
    canvas.lay(kit.art("road", grid.ROAD.width, grid.ROAD.height), grid.ROAD.x, grid.ROAD.y)
    canvas.lay(kit.art("bay", grid.BAY.width, grid.BAY.height), grid.BAY.x, grid.BAY.y)
    for slot in range(len(BUILDINGS)):
        place = grid.tile(slot)
        canvas.lay(kit.shadow(*grid.TILE, 16, blur=7, strength=0.45), place.x, place.y)
    for number in range(STOPS):
        _lay_dot(canvas, number)
        place = grid.stop(number)
        canvas.lay(kit.shadow(*grid.STOP, 18), place.x, place.y)
    lamp = kit.art("street-lamp", 36, 36)
    for column in range(1, 5):
        x = grid.MARGIN + column * grid.STOP_PITCH - 7
        for y in (grid.ROAD.y + grid.LANE + 3, grid.ROAD.foot - grid.LANE - 3):
            canvas.lay(lamp, x - 18, y - 18)


def _lay_group(canvas: Canvas, flower: Flower) -> None:
    kit, area = canvas.kit, grid.GROUPS[flower]
    colour = kit.theme.flowers[flower]
    shade = Shade(kit.theme.panel.top.mix(colour, 0.06), kit.theme.panel.bottom.mix(colour, 0.04))
    panel = kit.panel(area.width, area.height, 22, shade, left=colour, left_width=grid.TAB)
    canvas.lay(panel, area.x, area.y)
    glyph = kit.mask(f"flower-{flower}", 48, 48, kit.theme.on_light)
    canvas.lay(glyph, area.x + 2, area.y + area.height / 2 - 24)


def _lay_dot(canvas: Canvas, number: int) -> None:
    kit = canvas.kit
    x, y = grid.dot(number)
    canvas.lay(kit.block(60, 44, 0, kit.theme.road), x - 30, y - 22)
    harbour = number == 0
    radius = 11 if harbour else 9
    rim, core = 2 * (radius + 5), 2 * radius
    canvas.lay(kit.block(rim, rim, radius + 5, kit.theme.stop_rim), x - rim / 2, y - rim / 2)
    colour = kit.theme.now if harbour else kit.theme.stop_dot
    canvas.lay(kit.block(core, core, radius, colour), x - radius, y - radius)


def building_tile(kit: Kit, building: Building, flower: Flower, language: str) -> Sprite:
    """Return a building's tile with empty sockets for owner and piece."""
    width, height = grid.TILE
    theme = kit.theme
    name = words(language).gettext(BUILDING_NAMES[building])

    def draw(canvas: Canvas) -> None:
        _lay_tile(canvas, empty=False)
        canvas.lay(kit.block(70, 70, 18, theme.inset), 10, 8)
        canvas.put(kit.icon(BUILDING_ICONS[building], 56, theme.flowers[flower]), 17, 15, "icon")
        canvas.write(fit(name, width - 17, ladder(28)), 12, 101, theme.strong)
        row(canvas, 12, 131, building_effect(kit, building))

    return kit.drawing(("building", building, flower, name), width, height, draw)


def empty_tile(kit: Kit) -> Sprite:
    """Return the place of a building that is not laid yet."""
    return kit.drawing(
        "no building", *grid.TILE, lambda canvas: _lay_tile(canvas, empty=True), margin=20
    )


def _lay_tile(canvas: Canvas, *, empty: bool) -> None:
    kit, (width, height) = canvas.kit, grid.TILE
    theme = kit.theme
    if empty:
        canvas.lay(kit.panel(width, height, 16, theme.quiet, lip=theme.lip), 0, 0)
        return
    canvas.lay(kit.panel(width, height, 16, theme.tile, lip=theme.lip), 0, 0)
    canvas.lay(kit.block(58, 62, 12, theme.well, 0.28), 88, 10)
    canvas.lay(kit.mask("socket-flag", 58, 62, theme.socket, 0.28), 88, 10)
    canvas.lay(kit.block(60, 60, 30, theme.well, 0.28), 160, 11)
    canvas.lay(kit.mask("socket-piece", 66, 66, theme.socket, 0.28), 157, 8)


def stop_tile(kit: Kit, cuban: Cuban | None, language: str, *, asleep: bool = False) -> Sprite:
    """Return the tile of a Cuban's stop, None for a stop whose Cuban is not laid yet."""
    width, height = grid.STOP

    def draw(canvas: Canvas) -> None:
        if cuban is None:
            canvas.lay(kit.panel(width, height, 18, kit.theme.quiet, lip=kit.theme.lip), 0, 0)
        else:
            _draw_cuban(canvas, cuban, language, asleep)

    name = words(language).gettext(CUBAN_NAMES[cuban]) if cuban else ""
    return kit.drawing(("stop", cuban, name, asleep), width, height, draw)


def _draw_cuban(canvas: Canvas, cuban: Cuban, language: str, asleep: bool) -> None:
    kit, theme = canvas.kit, canvas.kit.theme
    width, height = grid.STOP
    flower = CUBAN_TILES[cuban].flower
    shade = theme.quiet if asleep else theme.tile
    tab = _tab_colour(kit, flower, asleep)
    canvas.lay(
        kit.panel(width, height, 18, shade, lip=theme.lip, left=tab, left_width=STOP_TAB), 0, 0
    )
    ink = theme.on_light if flower else theme.no_flower_ink
    canvas.put(
        kit.mask(f"flower-{flower or 'none'}", 52, 52, ink), 7, (height - 5) / 2 - 26, "flower"
    )
    if asleep:
        canvas.put(kit.icon("night-sleep", 68, theme.asleep), width - 82, 20, "moon")
    else:
        tone = theme.tile.top.mix(WHITE, 0.17)
        canvas.lay(kit.icon(CUBAN_ICONS[cuban], 74, tone), width - 84, 18)
    name = words(language).gettext(CUBAN_NAMES[cuban])
    canvas.write(fit(name, 136, ladder(31)), 80, 40, theme.dim if asleep else theme.strong)
    parts, gap = cuban_gift(kit, cuban)
    if asleep:
        gift = kit.drawing(("gift", cuban), 140, 64, lambda drawn: _draw_gift(drawn, cuban))
        canvas.lay(gift.weaker(ASLEEP_STRENGTH), 80, 45)
    else:
        row(canvas, 80, 77, parts, gap)


def _draw_gift(canvas: Canvas, cuban: Cuban) -> None:
    parts, gap = cuban_gift(canvas.kit, cuban)
    row(canvas, 0, 32, parts, gap)


def _tab_colour(kit: Kit, flower: Flower | None, asleep: bool) -> Colour:
    theme = kit.theme
    colour = theme.flowers[flower] if flower else theme.no_flower
    return colour.mix(theme.quiet.top, 0.68) if asleep else colour


def harbour_tile(kit: Kit, language: str) -> Sprite:
    """Return the tile of the harbour."""
    width, height = grid.STOP
    theme = kit.theme
    name = words(language).gettext(HARBOUR_NAME)

    def draw(canvas: Canvas) -> None:
        canvas.lay(kit.panel(width, height, 18, theme.harbour, light=0.4, lip=theme.lip), 0, 0)
        canvas.lay(kit.art("harbour-waves", 300, 109), 0, 0)
        canvas.put(kit.icon(HARBOUR_ICON, 82, theme.cream), 14, 14, "icon")
        steps = (Step("heavy", 33), *ladder(31))
        canvas.write(fit(name, 176, steps), 112, 42, theme.strong)
        row(canvas, 112, 78, harbour_effect(kit), 8)

    return kit.drawing(("harbour", name), width, height, draw)
