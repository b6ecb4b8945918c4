"""The things on the table: chips, cards, icons of buildings, black markers, papers."""

from collections.abc import Sequence

from games.cuba.data import CROPS, GOODS, MATERIALS, MERCHANDISE, Character, Cube, Thing
from games.cuba.tiles import House
from rendering.core.canvas import Canvas
from rendering.core.colour import WHITE, Colour
from rendering.core.kit import Kit
from rendering.core.lettering import Setting
from rendering.core.sprite import Sprite
from rendering.core.tokens import coin, star
from rendering.cuba.colours import colours_of
from rendering.cuba.terms import (
    BUILDING_ICONS,
    CHARACTER_ICONS,
    GROUP_OF_BUILDING,
    Class,
)

CLASS_OF: dict[tuple[Cube, ...], Class] = {
    MATERIALS: "materials",
    CROPS: "crops",
    GOODS: "goods",
    MERCHANDISE: "merchandise",
}


def chip(kit: Kit, kind: Cube, size: float) -> Sprite:
    """Return a cube: materials have cut corners, crops and goods round ones."""
    if kind in MATERIALS:
        return kit.art(f"cuba/chip-{kind}", size, size)
    return kit.art(f"cube-{kind}", size, size)


def any_chip(kit: Kit, kinds: Class, size: float) -> Sprite:
    """Return the chip that stands for any cube of a class."""

    def draw(canvas: Canvas) -> None:
        canvas.lay(kit.art(f"cuba/any-{kinds}", size, size), 0, 0)
        text = Setting("?", "heavy", size * 0.38)
        canvas.write(text, size / 2, size * 0.46, WHITE, "middle", "middle")

    return kit.drawing(("any", kinds), size, size, draw)


def chip_of(kit: Kit, kinds: Sequence[Cube], size: float) -> Sprite:
    """Return the chip of one kind, or that of the class with exactly these kinds."""
    if len(kinds) == 1:
        return chip(kit, kinds[0], size)
    return any_chip(kit, CLASS_OF[tuple(kinds)], size)


def thing(kit: Kit, kind: Thing, size: float) -> Sprite:
    """Return a cube, a peso or a victory point."""
    if kind == "peso":
        return coin(kit, size)
    if kind == "point":
        return star(kit, size + 2)
    return chip(kit, kind, size)


def wanted(kit: Kit, kind: Cube, size: float) -> Sprite:
    """Return a dark place that this kind is missing from."""
    own = colours_of(kit.theme)
    colour, height = own.wanted[kind], round(size * 0.92)

    def draw(canvas: Canvas) -> None:
        ground = kit.block(size, height, round(size * 0.22), own.place.mix(colour, 0.10))
        canvas.lay(ground, 0, 0)
        canvas.lay(kit.mask("cuba/place", size, height, colour), 0, 0)
        inner = round(size * 0.66)
        canvas.lay(kit.mask(kind, inner, inner, colour), (size - inner) / 2, (height - inner) / 2)

    return kit.drawing(("wanted", kind), size, size, draw)


def building_colour(kit: Kit, house: House) -> Colour:
    """Return the colour of a building's icon: that of its group."""
    own = colours_of(kit.theme)
    if house == "printed_warehouse":
        return own.printed_ink
    return own.buildings[GROUP_OF_BUILDING[house]]


def building_icon(kit: Kit, house: House, size: float, colour: Colour | None = None) -> Sprite:
    """Return a building's icon, in the colour of its group where none is given."""
    return kit.icon(BUILDING_ICONS[house], size, colour or building_colour(kit, house))


def building(kit: Kit, house: House, side: float) -> Sprite:
    """Return a building's icon on its dark inset."""

    def draw(canvas: Canvas) -> None:
        canvas.lay(kit.block(side, side, round(side * 0.25), kit.theme.inset), 0, 0)
        size = round(side * 0.82)
        canvas.lay(building_icon(kit, house, size), (side - size) / 2, (side - size) / 2)

    return kit.drawing(("building", house), side, side, draw)


def character_icon(kit: Kit, character: Character, size: float, colour: Colour) -> Sprite:
    """Return the icon of a character."""
    return kit.icon(CHARACTER_ICONS[character], size, colour)


def played_card(
    kit: Kit, character: Character, width: float, height: float, *, votes: int | None = None
) -> Sprite:
    """Return a card that lies open, with its number of votes at the foot where given."""
    theme, own = kit.theme, colours_of(kit.theme)
    radius = round(min(width, height) * 0.18)

    def draw(canvas: Canvas) -> None:
        canvas.lay(kit.block(width, height, radius, own.card_lip), 0, 0)
        canvas.lay(kit.block(width, height - 4, radius, theme.cream), 0, 0)
        _print(canvas, character, width, height, votes, theme.on_light)

    return kit.drawing(("played card", character, votes), width, height, draw)


def held_card(kit: Kit, character: Character, width: float, height: float, votes: int) -> Sprite:
    """Return the place of a card that is still in hand."""
    theme, own = kit.theme, colours_of(kit.theme)

    def draw(canvas: Canvas) -> None:
        canvas.lay(kit.block(width, height - 4, 10, own.bill, 0.45), 0, 0)
        canvas.lay(kit.mask("cuba/card", width, height - 4, theme.socket, 0.4), 0, 0)
        _print(canvas, character, width, height, votes, own.held)

    return kit.drawing(("held card", character, votes), width, height, draw)


def _print(
    canvas: Canvas,
    character: Character,
    width: float,
    height: float,
    votes: int | None,
    ink: Colour,
) -> None:
    """Print a card: its character, below it its votes."""
    kit, face = canvas.kit, height - 4
    if votes is None:
        size = round(min(width, face) * 0.80)
        icon = character_icon(kit, character, size, ink)
        canvas.lay(icon, (width - size) / 2, (face - size) / 2)
        return
    size = round(face * 0.58)
    canvas.lay(character_icon(kit, character, size, ink), round((width - size) / 2), 2)
    text = Setting(str(votes), "heavy", round(face * 0.37))
    canvas.write(text, width / 2, face * 0.79, ink, "middle", "middle")


def black_marker(kit: Kit, size: float) -> Sprite:
    """Return a black marker: what lies below it is taken."""
    own = colours_of(kit.theme)

    def draw(canvas: Canvas) -> None:
        disc = kit.block(size, size, size / 2, own.marker, edge=own.marker_edge, line=3)
        canvas.lay(disc, 0, 0)
        canvas.lay(kit.mask("cuba/cross", size, size, own.marker_edge), 0, 0)

    return kit.drawing("black marker", size, size, draw)


def start_sign(kit: Kit, size: float) -> Sprite:
    """Return the rooster that wakes the day: the sign of the start player."""
    theme, own = kit.theme, colours_of(kit.theme)

    def draw(canvas: Canvas) -> None:
        canvas.lay(kit.block(size, size, size / 2, theme.cream), 0, 0)
        inner = round(size * 0.76)
        at = (size - inner) / 2
        canvas.lay(kit.icon("rooster", inner, own.rooster), at, at)

    return kit.drawing("start player", size, size, draw)


def paper(kit: Kit, width: float, height: float, *, struck: bool = False) -> Sprite:
    """Return a small bill, struck out or not."""
    own = colours_of(kit.theme)

    def draw(canvas: Canvas) -> None:
        canvas.lay(kit.block(width, height, 8, own.bill), 0, 0)
        canvas.lay(kit.mask("cuba/bill-small", width, height, own.bill_edge), 0, 0)
        if struck:
            _strike(canvas, width, height)

    return kit.drawing(("paper", struck), width, height, draw)


def struck_coin(kit: Kit, size: float) -> Sprite:
    """Return a coin that is of no use."""

    def draw(canvas: Canvas) -> None:
        canvas.lay(coin(kit, size), 0, 0)
        _strike(canvas, size, size)

    return kit.drawing("struck coin", size, size, draw)


def _strike(canvas: Canvas, width: float, height: float) -> None:
    """Strike out what has been drawn."""
    theme = canvas.kit.theme
    for name, ink in (("cuba/strike-ground", theme.on_light), ("cuba/strike", theme.struck)):
        canvas.lay(canvas.kit.mask(name, width, height, ink), 0, 0)
