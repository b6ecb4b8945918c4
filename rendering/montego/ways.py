"""Who went where, and who was shoved."""

from PIL import Image, ImageDraw, ImageFilter

from rendering.core.canvas import Canvas
from rendering.core.colour import Colour
from rendering.core.kit import Kit, faded
from rendering.core.sprite import Sprite
from rendering.montego import grid
from rendering.montego.colours import colours_of
from rendering.montego.figures import ink_of, look_of
from rendering.montego.grid import Walk
from rendering.montego.scene import Scene
from rendering.montego.tracks import (
    Bend,
    Point,
    Ring,
    Straight,
    Way,
    at_space,
    begin,
    ends,
    offsets,
    spread,
    ways,
)

DASH, DASH_PITCH = 5, 11
SHOVE_WIDTH, SHOVE_HEIGHT = 42, 246
DIM = 0.38
LINES = {8: (5, 2), 6: (4, 1), 4: (3, 1), 3: (2, 1)}
"""Width of a line and of its dark edges, by how far the tracks are apart."""


def draw_ways(scene: Scene) -> None:
    """Put a line for each walk: a ring where it began, an arrow where it ended."""
    walk = Walk.of(scene.view.seats)
    found = ways(scene.view.journeys, walk)
    tracks, shifts = spread(found, walk), ends(found)
    places = offsets(max(tracks, default=-1) + 1)
    gap = places[1] - places[0] if len(places) > 1 else 8
    line, edge = LINES.get(gap, LINES[4] if gap > 3 else LINES[3])
    drawn = []
    for number, (way, track, shift) in enumerate(zip(found, tracks, shifts, strict=True)):
        colour = ink_of(scene.kit, look_of(scene.view, way.journey.figure))
        pen = Pen(scene.canvas, Ring(places[track]), colour, line, edge)
        earlier = sum(way.journey.origin == other.journey.origin for other in found[:number])
        end = at_space(way.journey.place, walk)
        drawn.append((pen, begin(pen.ring, way, walk, earlier), Point(end.side, end.at + shift)))
        _draw_line(*drawn[-1], way, walk)
    for pen, start, end in drawn:
        pen.stub(end)
        pen.ring_at(start)
    for pen, _, end in drawn:
        pen.head(end)


class Pen:
    """Draws on one ring in one colour."""

    def __init__(self, canvas: Canvas, ring: Ring, colour: Colour, width: int, edge: int) -> None:
        self.canvas = canvas
        self.ring = ring
        self.colour = colour
        self.width = width
        self.edge = edge
        self.casing = colours_of(canvas.kit.theme).casing

    def line(self, start: Point, end: Point) -> None:
        """Draw a line with dark edges, clockwise."""
        pieces = list(self.ring.pieces(start, end))
        for width, colour in self._layers():
            for piece in pieces:
                self._stroke(piece, width, colour)

    def dashes(self, start: Point, end: Point) -> None:
        """Draw a dashed line that ends at a bar: so far its card would have led."""
        for piece in self.ring.pieces(start, end):
            if isinstance(piece, Bend):
                self._bend(piece, self.width, self.colour, 0.5)
                continue
            at = piece.start + DASH_PITCH / 2
            while at + DASH <= piece.end:
                self._along(piece.side, at, at + DASH, self.width, self.colour)
                at += DASH_PITCH
        across = self.ring.line(end.side)
        bar = self.width - 1
        if end.side in (0, 2):
            self.canvas.fill(end.at - bar / 2, across - 7, bar, 14, self.colour)
        else:
            self.canvas.fill(across - 7, end.at - bar / 2, 14, bar, self.colour)

    def stub(self, end: Point) -> None:
        """Draw the line from the track to the arrow at the space."""
        outer = self.ring.line(end.side)
        inner = grid.NORTH_Y - 11 if end.side == 0 else grid.SOUTH_Y + grid.SPACE_HEIGHT + 11
        top, height = min(outer, inner), abs(inner - outer)
        for width, colour in self._layers():
            half = width / 2
            self.canvas.fill(end.at - half, top - half, width, height + width, colour)

    def ring_at(self, place: Point) -> None:
        """Put a ring: here it began."""
        along, across = place.at, self.ring.line(place.side)
        x, y = (along, across) if place.side in (0, 2) else (across, along)
        kit = self.canvas.kit
        size = 22 if self.width > 3 else 18
        disc = size - 4
        ground = kit.block(disc, disc, disc / 2, self.casing)
        self.canvas.lay(ground, x - disc / 2, y - disc / 2)
        self.canvas.lay(
            kit.mask("montego/ring", size, size, self.colour), x - size / 2, y - size / 2
        )

    def head(self, end: Point) -> None:
        """Put the arrow's head, towards the space."""
        kit = self.canvas.kit
        north = end.side == 0
        y = grid.NORTH_Y - 19 if north else grid.SOUTH_Y + grid.SPACE_HEIGHT - 3
        for mask, colour in (("head-down-casing", self.casing), ("head-down", self.colour)):
            sprite = kit.mask(f"montego/{mask}", 28, 22, colour)
            self.canvas.lay(sprite if north else upside_down(sprite), end.at - 14, y)

    def _layers(self) -> tuple[tuple[int, Colour], ...]:
        return (self.width + 2 * self.edge, self.casing), (self.width, self.colour)

    def _stroke(self, piece: Straight | Bend, width: int, colour: Colour) -> None:
        if isinstance(piece, Bend):
            self._bend(piece, width, colour)
        else:
            self._along(piece.side, piece.start, piece.end, width, colour)

    def _along(self, side: int, start: float, end: float, width: int, colour: Colour) -> None:
        across = self.ring.line(side) - width / 2  # type: ignore[arg-type]  # a piece has a side
        if side in (0, 2):
            self.canvas.fill(start, across, end - start, width, colour)
        else:
            self.canvas.fill(across, start, width, end - start, colour)

    def _bend(self, piece: Bend, width: int, colour: Colour, strength: float = 1) -> None:
        area, corner, kit = grid.WALK, grid.WALK_CORNER, self.canvas.kit
        sprite = bend(kit, piece.after, self.ring.radius, width, colour)
        right, foot = piece.after in (0, 1), piece.after in (1, 2)
        x = area.right - corner if right else area.x + corner - sprite.width
        y = area.foot - corner if foot else area.y + corner - sprite.height
        self.canvas.lay(sprite if strength == 1 else sprite.weaker(strength), x, y)


def _draw_line(pen: Pen, start: Point, end: Point, way: Way, walk: Walk) -> None:
    """Draw the way itself, and dashed the part that the figure had to step back."""
    if way.end > way.start:
        pen.line(start, end)
    elif way.end < way.start:
        pen.line(end, start)
    if way.blocked > way.end:
        pen.dashes(end if way.end > way.start else start, at_space(way.journey.wanted, walk))


def bend(kit: Kit, after: int, radius: int, width: int, colour: Colour) -> Sprite:
    """Return a quarter circle of this radius, to be put at the corner after a side."""
    size = radius + width // 2 + 1

    def make() -> Sprite:
        factor = kit.scale * kit.smooth
        big = Image.new("L", (kit.px(size) * kit.smooth,) * 2)
        middle = (0 if after in (0, 1) else size, 0 if after in (1, 2) else size)
        outer, inner = radius + width / 2, radius - width / 2
        draw = ImageDraw.Draw(big)
        for reach, ink in ((outer, 255), (inner, 0)):
            box = [(at + sign * reach) * factor for sign in (-1, 1) for at in middle]
            draw.ellipse(box, fill=ink)
        return Sprite(colour, big.reduce(kit.smooth), size, size)

    return kit.made(("bend", after, radius, width, colour), make)


def upside_down(sprite: Sprite) -> Sprite:
    """Return a mask turned top to foot."""
    assert sprite.mask is not None
    return sprite._replace(mask=sprite.mask.transpose(Image.Transpose.FLIP_TOP_BOTTOM))


def draw_shoves(scene: Scene) -> None:
    """Put a bracket through the alley for each shove; dim when the figure has walked on."""
    view, walk = scene.view, Walk.of(scene.view.seats)
    taken: set[int] = set()
    for journey in view.journeys:
        if journey.shoved is None:
            continue
        column = walk.column(journey.wanted)
        alley = next((free for free in (column, column - 1) if free not in taken), column)
        taken.add(alley)
        lit = view.places.get(journey.shoved) == journey.shoved_to
        upwards = not walk.is_north(journey.wanted)
        sprite = shove(scene.kit, upwards=upwards, to_left=alley == column, lit=lit)
        y = grid.ROW_Y + grid.ROW_HEIGHT / 2 - SHOVE_HEIGHT / 2
        x = walk.alley(alley) - (28 if alley == column else SHOVE_WIDTH - 28)
        scene.canvas.lay(sprite, x, y)


def shove(kit: Kit, *, upwards: bool, to_left: bool, lit: bool) -> Sprite:
    """Return the bracket of a shove, with its light while the figure stands where it was shoved."""
    colour = kit.theme.news

    def draw(canvas: Canvas) -> None:
        core = kit.mask("montego/shove-up", SHOVE_WIDTH, SHOVE_HEIGHT, colour)
        if not upwards:
            core = upside_down(core)
        if not to_left:
            core = core.mirrored()
        if lit:
            canvas.lay(_light(kit, core), 0, 0)
            canvas.lay(core, 0, 0)
        else:
            canvas.lay(core.weaker(DIM), 0, 0)

    return kit.drawing(("shove", upwards, to_left, lit), SHOVE_WIDTH, SHOVE_HEIGHT, draw, margin=24)


def _light(kit: Kit, core: Sprite) -> Sprite:
    pad = kit.px(24)
    assert core.mask is not None
    wide = Image.new("L", (core.mask.width + 2 * pad, core.mask.height + 2 * pad))
    wide.paste(core.mask, (pad, pad))
    soft = faded(wide.filter(ImageFilter.GaussianBlur(8 * kit.scale)), 0.75)
    return Sprite(core.fill, soft, core.width, core.height, -pad, -pad)
