"""Rows that say what a character would do on a plantation as it lies."""

from collections.abc import Iterable

from games.core.action import Seat
from games.cuba.data import Character, Crop, Cube
from games.cuba.tiles import House
from rendering.core.area import Area
from rendering.core.kit import Kit
from rendering.core.sentence import Part, Quiet, number, row, row_width
from rendering.cuba.colours import colours_of
from rendering.cuba.effects import building_effect
from rendering.cuba.pieces import any_chip, building, character_icon, chip
from rendering.cuba.prospects import free_harvests, houses_in_cross, yield_at
from rendering.cuba.scene import Scene

ROW_HEIGHT, ROW_GAP = 70, 8
TEXT, GLYPH = 40, 44
TEXT_X = 86
TOLD = 3
"""So many buildings have their effects written beside them at the most."""


def lay_row(scene: Scene, area: Area, character: Character | None = None) -> None:
    """Lay the ground of a row, with the card of a character at its left."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    canvas.lay(kit.panel(*area[2:], 18, theme.panel), *area[:2])
    if character is None:
        return
    side = area.height - 16
    canvas.lay(kit.block(side, side, 15, theme.cream), area.x + 8, area.y + 8)
    icon = character_icon(kit, character, side - 12, theme.on_light)
    with canvas.frame(f"{character} card", area.x + 8, area.y + 8, side, side):
        canvas.put(icon, area.x + 14, area.y + 14, character)


def draw_worker_row(scene: Scene, seat: Seat, area: Area) -> None:
    """Put the materials of row and column, the crops to choose from, one more for each water."""
    lay_row(scene, area, "worker")
    with scene.canvas.frame("worker row", *area):
        parts = worker_parts(scene, seat, scene.view.players[seat].figure)
        if parts:
            _put(scene, area, parts)
        else:
            text, ink = number("–", TEXT), colours_of(scene.theme).zero
            scene.canvas.write(text, area.x + TEXT_X, area.middle[1], ink, down="middle")


def worker_parts(scene: Scene, seat: Seat, field: int) -> list[Part]:
    """Return what the Worker would bring with the figure on a field."""
    kit, own = scene.kit, colours_of(scene.theme)
    found = yield_at(scene.view, seat, field)
    parts: list[Part] = []
    for material, amount in found.materials.items():
        parts += [number(f"+{amount}", TEXT), chip(kit, material, GLYPH), 10]
    if not found.crops:
        return parts
    free, fields = free_harvests(scene.view), sum(found.crops.values())
    if scene.view.laws["other"] == "drought":
        parts += [4, kit.icon("sun", GLYPH, own.drought)]
    if fields <= free:
        for crop, amount in found.crops.items():
            parts += [4, number(f"+{amount}", TEXT), chip(kit, crop, GLYPH)]
        return parts
    parts += [4, number(f"+{free}", TEXT), *_either(kit, found.crops)]
    parts += [26, number("1", TEXT), chip(kit, "water", GLYPH)]
    parts += [kit.icon("arrow", 30, scene.theme.soft), number("+1", TEXT)]
    return [*parts, any_chip(kit, "crops", GLYPH)]


def _either(kit: Kit, kinds: Iterable[Crop | Cube]) -> list[Part]:
    """Return chips with strokes between them."""
    parts: list[Part] = []
    for kind in kinds:
        if parts:
            parts += [-2, Quiet(number("/", 32)), -2]
        parts.append(chip(kit, kind, GLYPH))
    return parts


def draw_foreman_row(scene: Scene, seat: Seat, area: Area) -> None:
    """Put the buildings in row and column with their effects; or any single one."""
    kit, theme = scene.kit, scene.theme
    lay_row(scene, area, "foreman")
    houses = list(houses_in_cross(scene.view.players[seat]).values())
    single: list[Part] = [number("1", TEXT), kit.icon("house", 46, theme.paper)]
    if houses:
        single = [Quiet(number("/", 38)), 4, *single]
    room = area.width - TEXT_X - 16 - row_width(single) - 20
    with scene.canvas.frame("foreman row", *area):
        end = _put(scene, area, foreman_parts(kit, houses, room))
        row(scene.canvas, end + (20 if houses else 0), area.middle[1], single)


def foreman_parts(kit: Kit, houses: list[House], room: float) -> list[Part]:
    """Return buildings with their effects, without them where they are many."""
    for effects in (True, False):
        parts: list[Part] = []
        for house in houses:
            if parts:
                parts.append(16 if effects else 2)
            parts.append(building(kit, house, 56))
            if effects:
                parts += [2, *building_effect(kit, house, 40, 36)]
        if len(houses) <= TOLD and row_width(parts) <= room:
            break
    return parts


def _put(scene: Scene, area: Area, parts: list[Part]) -> float:
    """Put a sentence behind the card of a row; return where it ends."""
    left = area.x + TEXT_X
    if not parts:
        return left
    return row(scene.canvas, left, area.middle[1], parts)
