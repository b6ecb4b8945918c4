"""The row that says what a question is about: a building, or a law."""

from collections.abc import Sequence

from games.core.action import Seat
from games.cuba.data import CROSS
from games.cuba.statutes import BONUS_POINTS, Group, Law
from games.cuba.tiles import TILES, Building, House
from rendering.core.area import Area
from rendering.core.canvas import Canvas
from rendering.core.kit import Kit
from rendering.core.lettering import Step, fit
from rendering.core.sentence import Part, Quiet, number, row, row_width
from rendering.core.sprite import Sprite
from rendering.core.tokens import coin, star
from rendering.cuba.colours import colours_of
from rendering.cuba.effects import building_effect, fitted, law_effect
from rendering.cuba.pieces import building, chip
from rendering.cuba.prospects import house_on, pesos_to_build
from rendering.cuba.scene import Scene
from rendering.cuba.tasks import lay_row
from rendering.cuba.terms import BUILDING_NAMES, GROUP_ICONS

NAME_X = 82
NAME_STEPS = (
    *(Step("heavy", 32), Step("heavy", 29)),
    *(Step("narrow", size) for size in range(31, 20, -1)),
)
NAME_ROOM = 320
EFFECT_X = NAME_X + NAME_ROOM + 16
BOTH: tuple[Group, Group] = ("tax", "duty")


def put_house(
    scene: Scene,
    house: House,
    area: Area,
    seat: Seat | None = None,
    beside: Sequence[Part] = (),
) -> None:
    """Put a building with its name and effect; at the right a Foreman's chain, or what is given."""
    _put_name(scene, house, area)
    right = _chain(scene, seat) if seat is not None else list(beside)
    room = area.width - EFFECT_X - 20 - (row_width(right) + 24 if right else 0)
    with scene.canvas.frame(f"effect {house}", *area):
        effect = fitted(
            lambda glyph, text: building_effect(scene.kit, house, glyph, text), room, 44, 42
        )
        row(scene.canvas, area.x + EFFECT_X, area.middle[1], effect, 5)
        if right:
            row(scene.canvas, round(area.right - 14 - row_width(right)), area.middle[1], right)


def _chain(scene: Scene, seat: Seat) -> list[Part]:
    """Return the buildings of row and column: those done, the one at work, those to come."""
    kit, working = scene.kit, scene.view.working
    if working is None or not working.done:
        return []
    player = scene.view.players[seat]
    parts: list[Part] = []
    for field in CROSS[player.figure]:
        house = house_on(player, field)
        if house is None:
            continue
        sprite = building(kit, house, 46)
        if field == working.done[-1]:
            parts.append(_framed(kit, house))
        else:
            parts.append(_ticked(kit, house) if field in working.done else sprite.weaker(0.5))
    return parts if len(parts) > 1 else []


def _framed(kit: Kit, house: House) -> Sprite:
    def draw(canvas: Canvas) -> None:
        canvas.lay(building(kit, house, 46), 0, 0)
        canvas.lay(kit.block(46, 46, 12, kit.theme.now, 0, edge=kit.theme.now, line=4), 0, 0)

    return kit.drawing(("house at work", house), 46, 46, draw)


def _ticked(kit: Kit, house: House) -> Sprite:
    def draw(canvas: Canvas) -> None:
        canvas.lay(building(kit, house, 46).weaker(0.5), 0, 0)
        canvas.lay(tick_badge(kit, 30), 22, 20)

    return kit.drawing(("house done", house), 46, 46, draw, margin=8)


def tick_badge(kit: Kit, size: float) -> Sprite:
    """Return the sign of what is done."""

    def draw(canvas: Canvas) -> None:
        disc = kit.block(size, size, size / 2, kit.theme.well, edge=kit.theme.next_square, line=3)
        canvas.lay(disc, 0, 0)
        inner = round(size * 0.64)
        at = (size - inner) / 2
        canvas.lay(kit.icon("tick", inner, kit.theme.strong), at, at)

    return kit.drawing("done", size, size, draw)


def _put_name(scene: Scene, house: House, area: Area) -> None:
    """Lay a row with a building's icon and name."""
    lay_row(scene, area)
    side = area.height - 14
    with scene.canvas.frame(f"name {house}", *area):
        scene.canvas.put(building(scene.kit, house, side), area.x + 8, area.y + 7, house)
        name = fit(scene.words.gettext(BUILDING_NAMES[house]), NAME_ROOM, NAME_STEPS)
        scene.canvas.write(name, area.x + NAME_X, area.middle[1], scene.theme.strong, down="middle")


def put_tile(scene: Scene, tile: Building, area: Area) -> None:
    """Put a building to be paid for: its name, what it does, what it costs."""
    kit = scene.kit
    _put_name(scene, tile, area)
    price = _price(kit, tile, pesos_to_build(scene.view))
    left = round(area.right - 20 - row_width(price, 4))
    with scene.canvas.frame(f"tile {tile}", *area):
        effect = fitted(
            lambda glyph, text: building_effect(kit, tile, glyph, text),
            left - area.x - EFFECT_X - 20,
            42,
            40,
        )
        row(scene.canvas, area.x + EFFECT_X, area.middle[1], effect, 5)
        row(scene.canvas, left, area.middle[1], price, 4, colours_of(kit.theme).cost)


def _price(kit: Kit, tile: Building, pesos: int) -> list[Part]:
    parts: list[Part] = []
    for material, amount in TILES[tile].cost:
        parts += [number(f"−{amount}", 38), chip(kit, material, 38), 8]
    if pesos:
        parts += [number(f"−{pesos}", 38), coin(kit, 38)]
    return parts


def put_law(scene: Scene, law: Law, area: Area, *, both: bool = False) -> None:
    """Put a tax or a duty that is asked; `both` adds what tax and duty bring together."""
    kit, theme = scene.kit, scene.theme
    lay_row(scene, area)
    side = area.height - 16
    with scene.canvas.frame(f"law {law}", *area):
        icon = kit.icon("gavel", side, colours_of(theme).tab_ink)
        scene.canvas.put(icon, area.x + 14, area.y + 8, "gavel")
        parts = law_effect(kit, law, 44, 42)
        end = row(scene.canvas, area.x + NAME_X + 6, area.middle[1], parts, 6)
        if both:
            signs = [kit.icon(GROUP_ICONS[g], 44, colours_of(theme).tab_ink) for g in BOTH]
            bonus: Sequence[Part] = [
                *(signs[0], Quiet(number("+", 34)), signs[1]),
                *(kit.icon("arrow", 28, theme.soft), number(f"+{BONUS_POINTS}", 42), star(kit, 46)),
            ]
            row(scene.canvas, end + 60, area.middle[1], bonus, 6)
