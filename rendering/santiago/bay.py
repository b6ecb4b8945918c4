"""The bay: the ship with its dice, or the open water, and the value flags."""

from games.santiago.data import FIRST_FLAG, GOODS, LAST_FLAG, Good
from games.santiago.view import SantiagoView
from rendering.core.canvas import Canvas
from rendering.core.colour import WHITE, Colour
from rendering.core.kit import Kit
from rendering.core.lettering import fit, ladder, measure
from rendering.core.sprite import Sprite
from rendering.core.words import mark
from rendering.santiago import grid
from rendering.santiago.pieces import (
    Part,
    any_cube,
    die,
    die_aside,
    number,
    row,
    star,
    value_flag,
)
from rendering.santiago.result import draw_result
from rendering.santiago.scene import Scene
from rendering.santiago.street import caption

NO_SHIP = mark("New ship at the end of this turn")
ROLLED = mark("Four of these go on the new ship")
WHICH_ASIDE = mark("Which one is set aside?")
SET_ASIDE = mark("set aside")

ON_WATER = (grid.BAY.x + 14, grid.VALUE.x - 14)
"""From where to where there is room left of the value panel."""


def draw_bay(scene: Scene) -> None:
    """Put the ship, or say why there is none."""
    if scene.view.dice:
        _draw_ship(scene)
    elif scene.view.rolled:
        _draw_rolled(scene)
    elif scene.view.over:
        draw_result(scene)
    else:
        _draw_open_water(scene, scene.words.gettext(NO_SHIP))
    draw_value_panel(scene)


def ship(kit: Kit) -> Sprite:
    """Return the ship in its water, nothing on its deck."""
    area, width = grid.SHIP, grid.VALUE.x - grid.BAY.x

    def draw(canvas: Canvas) -> None:
        canvas.lay(
            kit.art("ship", area.width, area.height), area.x - grid.BAY.x, area.y - grid.BAY.y
        )
        canvas.lay(kit.art("bow-wave", width, 28), 0, grid.BAY.height - 29)

    return kit.drawing("ship", width, grid.BAY.height, draw)


def _draw_ship(scene: Scene) -> None:
    kit, canvas, news = scene.kit, scene.canvas, scene.news
    area = grid.BAY.x, grid.BAY.y, grid.VALUE.x, grid.BAY.foot
    canvas.patch("ship", area, lambda: canvas.lay(ship(kit), grid.BAY.x, grid.BAY.y))
    with canvas.frame("deck", grid.BAY.x, grid.BAY.y, grid.VALUE.x - grid.BAY.x, grid.BAY.height):
        for good in aboard(scene.view):
            x = place_of_die(scene.view, good).x
            if good in news.served or news.new_ship:
                glow = kit.glow(*grid.DIE, 23, scene.theme.news, blur=7, strength=0.6, line=4)
                canvas.lay(glow, x, grid.DIE_Y)
            canvas.put(die(kit, good, scene.view.dice[good]), x, grid.DIE_Y, f"die {good}")


def aboard(view: SantiagoView) -> list[Good]:
    """Return the goods that the ship demands, in the order of the dice."""
    return [good for good in GOODS if good in view.dice]


def place_of_die(view: SantiagoView, good: Good) -> grid.Area:
    """Return where a die lies: on the deck, or among the five that were rolled."""
    if view.rolled:
        left, right = ON_WATER
        pitch = (right - left - grid.DIE[0]) / (len(GOODS) - 1)
        return grid.Area(left + round(GOODS.index(good) * pitch), grid.BAY.y + 36, *grid.DIE)
    x = grid.DIE_X + aboard(view).index(good) * grid.DIE_PITCH
    return grid.Area(x, grid.DIE_Y, *grid.DIE)


def place_of_flag(value: int) -> grid.Area:
    """Return where a value flag hangs; one above the last is the chequered one."""
    x = grid.VALUE_FLAG_X + (value - FIRST_FLAG) * grid.VALUE_FLAG_PITCH
    return grid.Area(x, grid.VALUE_FLAG_Y, *grid.VALUE_FLAG)


def _draw_rolled(scene: Scene) -> None:
    canvas, (left, right) = scene.canvas, ON_WATER
    with canvas.frame("rolled", left, grid.BAY.y, right - left, grid.BAY.height):
        for good in GOODS:
            place = place_of_die(scene.view, good)
            sprite = die(scene.kit, good, scene.view.rolled[good])
            canvas.put(sprite, place.x, place.y, f"die {good}")
    sentence = WHICH_ASIDE if scene.view.choices else ROLLED
    _draw_sentence(scene, scene.words.gettext(sentence), 202)


def _draw_open_water(scene: Scene, sentence: str) -> None:
    far_away = scene.kit.icon("boat", 56, scene.theme.town, 0.95)
    scene.canvas.lay(far_away, grid.BAY.x + 560, grid.BAY.y + 74)
    _draw_sentence(scene, sentence, 178)


def _draw_sentence(scene: Scene, sentence: str, y: float) -> None:
    """Write one line on the water, on a dark pill."""
    kit, canvas = scene.kit, scene.canvas
    middle = grid.SHIP.x + grid.SHIP.width / 2
    text = fit(sentence, 760, ladder(36 if y < 200 else 28))
    width, height = round(measure(*text) + 56), round(text.size * 1.9)
    top = grid.BAY.y + y - height / 2
    canvas.lay(
        kit.block(width, height, height / 2, scene.theme.glass, 0.72), middle - width / 2, top
    )
    with canvas.frame("sentence", middle - width / 2, top, width, height):
        canvas.write(text, middle, grid.BAY.y + y, scene.theme.strong, "middle", "middle")


def draw_value_panel(scene: Scene) -> None:
    """Put the value flags, what a good is worth now, and the die set aside."""
    kit, canvas, area, theme = scene.kit, scene.canvas, grid.VALUE, scene.theme
    glass = kit.block(
        area.width, area.height, 20, theme.glass, 0.70, edge=WHITE, edge_strength=0.14
    )
    canvas.lay(glass, area.x, area.y)
    with canvas.frame("value", *area):
        for value in range(FIRST_FLAG, LAST_FLAG + 2):
            place = place_of_flag(value)
            canvas.put(_flag(scene, value), place.x, place.y, f"flag {value}")
        _put_marker(scene)
        pay: list[Part] = [
            any_cube(kit, 46),
            kit.icon("arrow", 28, theme.soft),
            number(str(scene.view.value), 46),
            star(kit, 50),
        ]
        row(canvas, area.x + 22, area.y + 172, pay, 7)
        if scene.view.aside and scene.view.dice:
            x = area.right - 18 - grid.ASIDE_DIE[0]
            canvas.put(die_aside(kit, scene.view.aside), x, area.y + 124, "die aside")
            text = caption(scene.words.gettext(SET_ASIDE), 112)
            canvas.write(text, area.right - 120, area.y + 172, theme.soft, "right", "middle")


def _flag(scene: Scene, value: int) -> Sprite:
    kit, theme = scene.kit, scene.theme
    width, height = grid.VALUE_FLAG
    now = scene.view.value
    if value == now:
        return _flag_of_now(kit, now)
    if value > LAST_FLAG:
        return value_flag(kit, None, width, height, theme.last_flag, theme.last_flag_dark)
    if value < now:
        return value_flag(kit, value, width, height, theme.past_flag, theme.past_flag_ink)
    return value_flag(kit, value, width, height, theme.next_flag, theme.on_light)


def _flag_of_now(kit: Kit, value: int) -> Sprite:
    theme = kit.theme
    width, height = grid.VALUE_FLAG

    def draw(canvas: Canvas) -> None:
        flag = value_flag(kit, value, width, height, theme.cream, theme.on_light)
        canvas.lay(kit.halo(flag, theme.now, blur=8, strength=1.25), 0, 0)
        canvas.lay(flag, 0, 0)

    return kit.drawing(("flag of now", value), width, height, draw, margin=30)


def _put_marker(scene: Scene) -> None:
    """Put the marker below the flag of now; its edge is bright when it has just moved."""
    kit, theme = scene.kit, scene.theme
    x = place_of_flag(scene.view.value).x + 48
    edge: Colour = theme.news if scene.news.value else theme.marker_edge
    scene.canvas.lay(kit.mask("marker", 40, 26, theme.marker), x - 20, grid.VALUE.y + 103)
    scene.canvas.lay(kit.mask("marker-edge", 40, 26, edge), x - 20, grid.VALUE.y + 103)
