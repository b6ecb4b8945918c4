"""A plantation: its fields, what is built on them, the figure with its row and column."""

from collections.abc import Collection
from functools import partial
from typing import NamedTuple

from games.core.action import Seat
from games.cuba.data import CROP_OF, CROSS, FIELDS, MATERIAL_OF, Terrain
from games.cuba.tiles import House
from games.cuba.view import CubaView
from rendering.core.canvas import Canvas
from rendering.core.colour import WHITE
from rendering.core.kit import Kit
from rendering.core.lettering import Setting, fit, ladder
from rendering.core.sentence import row
from rendering.core.sprite import Sprite
from rendering.core.tokens import TRIANGLE, piece
from rendering.core.words import words
from rendering.cuba.beds import GROUND, Beds
from rendering.cuba.colours import VEIL, colours_of
from rendering.cuba.effects import building_effect, fitted
from rendering.cuba.pieces import building, chip
from rendering.cuba.prospects import house_on
from rendering.cuba.scene import Scene
from rendering.cuba.terms import BUILDING_NAMES

SHADED = 0.42
"""The strength of the band of row and column while fields are chosen."""
INSET, NAME_Y, EFFECT_UP = 54, 88, 24
NUMBER = 22
"""The number of a field, by which players name it."""


class Look(NamedTuple):
    """How a field looks: its ground, its building, whose figure stands there, or in the shade."""

    terrain: Terrain
    house: House | None
    figure: Seat | None
    veiled: bool


def look_of(view: CubaView, seat: Seat, field: int, lit: Collection[int] | None = None) -> Look:
    """Return how a field looks; outside row and column, or where it is not `lit`, in the shade."""
    player = view.players[seat]
    return Look(
        player.terrain[field],
        house_on(player, field),
        seat if player.figure == field else None,
        field not in (CROSS[player.figure] if lit is None else lit),
    )


def draw_plantation(
    scene: Scene,
    seat: Seat,
    beds: Beds,
    *,
    named: bool = False,
    lit: Collection[int] | None = None,
) -> None:
    """Put all fields; `named` buildings have name and effect, for which fields must be large.

    Row and column of the figure lie on a band of its colour. Where some fields are `lit`, all
    others lie in the shade, and so does the band: light is for what may be chosen.
    """
    kit, canvas = scene.kit, scene.canvas
    strength = 1 if lit is None else SHADED
    lay_band(kit, canvas, seat, scene.view.players[seat].figure, beds, strength)
    language = scene.language if named else None
    for number in range(FIELDS):
        look, area = look_of(scene.view, seat, number, lit), beds.field(number)
        with canvas.frame(f"field {seat} {number}", *area):
            tile = field_tile(kit, look, area.width, area.height, language)
            canvas.lay(tile, area.x, area.y)
            if named:
                text = Setting(str(number + 1), "heavy", NUMBER)
                ink = kit.theme.dim if look.veiled else kit.theme.strong
                at = area.right - 12, area.foot - 17
                canvas.write(text, *at, ink, "right", "middle", strength=0.8)


def lay_band(
    kit: Kit, canvas: Canvas, seat: Seat, figure: int, beds: Beds, strength: float = 1
) -> None:
    """Lay the figure's row and column in its colour, darker with less `strength`."""
    colour = kit.theme.glass.mix(kit.theme.seats[seat], strength)
    for area in beds.band(figure):
        band = kit.block(area.width, area.height, beds.radius + beds.gap, colour)
        canvas.lay(band, area.x, area.y)


def field_tile(
    kit: Kit, look: Look, width: float, height: float, language: str | None = None
) -> Sprite:
    """Return a field; in a `language` a building has its name and its effect."""
    radius = round(height * 0.13)

    def draw(canvas: Canvas) -> None:
        canvas.lay(ground(kit, look, width, height, radius), 0, 0)
        if look.house is None:
            _put_chip(canvas, look, width, height)
        elif language is None:
            _put_house(canvas, look.house, look, width, height)
        else:
            _put_named_house(canvas, look.house, look, width, height, language)
        if look.veiled:
            canvas.lay(kit.block(width, height, radius, kit.theme.glass, VEIL), 0, 0)

    told = language if look.house else None
    return kit.drawing(("field", look, told), width, height, draw)


def ground(kit: Kit, look: Look, width: float, height: float, radius: float) -> Sprite:
    """Return the ground of a field, the middle of the stored one, or that of a building."""
    own = colours_of(kit.theme)
    if look.house == "printed_warehouse":
        return kit.panel(width, height, radius, own.printed, light=0.3)
    if look.house is not None:
        return kit.panel(width, height, radius, own.built, light=0.3)

    def make() -> Sprite:
        share = max(width / GROUND[0], height / GROUND[1])
        stored = kit.art(
            f"cuba/field-{look.terrain}", round(GROUND[0] * share), round(GROUND[1] * share)
        )
        image, (wide, high) = stored.rgba(), (kit.px(width), kit.px(height))
        left, top = (image.width - wide) // 2, (image.height - high) // 2
        image = image.crop((left, top, left + wide, top + high))
        image.putalpha(kit.rounded(width, height, radius))
        edge = kit.block(width, height, radius, WHITE, 0, edge=WHITE, edge_strength=0.14)
        image.alpha_composite(edge.rgba())
        return Sprite.of(image, width, height)

    return kit.made(("ground", look.terrain, width, height, radius), make)


def _put_chip(canvas: Canvas, look: Look, width: float, height: float) -> None:
    """Put what the field yields; the figure stands at its right."""
    kind = CROP_OF.get(look.terrain) or MATERIAL_OF[look.terrain]
    size = round(height * (0.60 if look.figure is None else 0.54))
    at = width / 2 if look.figure is None else width * 0.29
    canvas.put_middle(chip(canvas.kit, kind, size), round(at), round(height / 2), kind)
    if look.figure is not None:
        _put_figure(canvas, look.figure, width * 0.72, height / 2, round(height * 0.55))


def _put_house(canvas: Canvas, house: House, look: Look, width: float, height: float) -> None:
    side = round(height * (0.76 if look.figure is None else 0.56))
    at = width / 2 if look.figure is None else width * 0.29
    canvas.put_middle(building(canvas.kit, house, side), round(at), round(height / 2), house)
    if look.figure is not None:
        _put_figure(canvas, look.figure, width * 0.72, height / 2, round(height * 0.55))


def _put_named_house(
    canvas: Canvas, house: House, look: Look, width: float, height: float, language: str
) -> None:
    kit = canvas.kit
    canvas.put(building(kit, house, INSET), 10, 5, house)
    name = fit(words(language).gettext(BUILDING_NAMES[house]), width - 22, ladder(28, 22))
    canvas.write(name, 11, NAME_Y, kit.theme.strong)
    effect = fitted(partial(building_effect, kit, house), width - 46, 38, 36)
    row(canvas, 11, height - EFFECT_UP, effect, 4)
    if look.figure is not None:
        _put_figure(canvas, look.figure, width - 46, 32, 52)


def _put_figure(canvas: Canvas, seat: Seat, x: float, y: float, size: float) -> None:
    """Put a figure with its middle at x, y; a triangle stands a little higher than the others."""
    up = size * 0.04 if seat == TRIANGLE else 0
    canvas.put_middle(piece(canvas.kit, seat, size), round(x), round(y - up), "figure")
