"""The car and the way it came."""

from PIL import Image, ImageDraw, ImageFilter

from games.santiago.data import STOPS
from rendering.core.canvas import Canvas
from rendering.core.kit import LIP, Kit, faded
from rendering.core.sprite import Sprite
from rendering.santiago import grid
from rendering.santiago.pieces import TRIANGLE, piece
from rendering.santiago.scene import Scene

CAR = (172, 75)
CAR_LIFT = 3
"""How far its middle is above the middle of the lane."""
BEAM = (132, 76)
BEAM_START = 72
"""How far from its middle the car's light begins."""
KERB = 4
LINE = 10
GLOW = 9
REACH = 40
"""How far light falls to either side of the trail."""
BENDS = {2: (1428, 1600), 7: (0, 172)}
"""The segments that go round an end: first stop → from where to where it reaches across."""


def draw_car(scene: Scene) -> None:
    """Put the car at its stop, its lights ahead."""
    kit, canvas, stop = scene.kit, scene.canvas, scene.view.car
    x, y = grid.dot(stop)
    to_left = not grid.is_above(stop)
    ahead = grid.ROAD.right - x if not to_left else x - grid.ROAD.x
    beam = light_ahead(kit, min(BEAM[0], ahead - BEAM_START - KERB), to_left=to_left)
    canvas.lay(beam, x - BEAM_START - beam.width if to_left else x + BEAM_START, y - CAR_LIFT - 34)
    with canvas.frame("car", grid.ROAD.x, grid.stop(0).foot - LIP, grid.ROAD.width, 400):
        canvas.put(car(kit, to_left=to_left), x - CAR[0] / 2, y - CAR_LIFT - CAR[1] / 2, "car")


def light_ahead(kit: Kit, width: float, *, to_left: bool) -> Sprite:
    """Return the light of the headlights; narrow where the road bends."""
    beam = kit.mask("beam", width, BEAM[1], kit.theme.lamp)
    return kit.made(("beam to the left", width), beam.mirrored) if to_left else beam


def car(kit: Kit, *, to_left: bool) -> Sprite:
    """Return the car."""
    right = kit.art("car", *CAR)
    return kit.made("car to the left", right.mirrored) if to_left else right


def draw_trail(scene: Scene) -> None:
    """Put the way from where the car was to where it is: ring, lit lane, stops passed."""
    origin, mover = scene.news.origin, scene.news.mover
    if origin is None or mover is None:
        return
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    between = grid.passed(origin, scene.view.car)
    for start in (origin, *between):
        left, top, sprite = segment(kit, start)
        canvas.lay(sprite, left, top)
    for number in between:
        x, y = grid.dot(number)
        canvas.lay(kit.block(32, 32, 16, theme.stop_rim), x - 16, y - 16)
        canvas.lay(kit.block(19, 19, 9.5, theme.news), x - 9.5, y - 9.5)
    x, y = grid.dot(origin)
    canvas.lay(kit.block(65, 65, 32.5, theme.origin, edge=theme.news, line=7), x - 32.5, y - 32.5)
    lift = 3 if mover == TRIANGLE else -1
    canvas.lay(piece(kit, mover, 46), x - 23, y - 23 - lift)


def segment(kit: Kit, start: int) -> tuple[float, float, Sprite]:
    """Return the lit lane from a stop to the next one: corner and sprite.

    Segments meet without a seam, because each is a part of the same lit ring.
    """
    left, right = BENDS.get(start, _between(start))
    bend = start in BENDS
    top = grid.ROAD.y - 20 if bend or grid.is_above(start) else grid.LANE_FOOT - REACH
    foot = grid.ROAD.foot + 20 if bend or not grid.is_above(start) else grid.LANE_TOP + REACH
    if bend:
        left, right = (left, grid.WIDTH) if start == min(BENDS) else (0, right)
    width, height = right - left, foot - top

    def draw(canvas: Canvas) -> None:
        if bend:
            x = (
                grid.dot(0)[0]
                + (1 if start == min(BENDS) else -1) * (grid.ROAD.width - grid.LANE) / 2
            )
            y = (grid.LANE_TOP + grid.LANE_FOOT) / 2
            canvas.lay(kit.block(34, 100, 0, kit.theme.road), x - 17 - left, y - 50 - top)
        core, light = _lit_ring(kit, left, top, width, height)
        canvas.lay(Sprite(kit.theme.news, light, width, height), 0, 0)
        canvas.lay(Sprite(kit.theme.news, core, width, height), 0, 0)

    return left, top, kit.drawing(("trail", start), width, height, draw)


def _between(start: int) -> tuple[float, float]:
    ends = grid.dot(start)[0], grid.dot((start + 1) % STOPS)[0]
    return min(ends), max(ends)


def _lit_ring(
    kit: Kit, left: float, top: float, width: float, height: float
) -> tuple[Image.Image, Image.Image]:
    """Return line and light of the whole lane inside a window, as coverage."""
    pad = REACH
    scale = kit.scale
    size = kit.px(width + 2 * pad), kit.px(height + 2 * pad)
    big = Image.new("L", (size[0] * kit.smooth, size[1] * kit.smooth))
    shift = (pad - left) * scale * kit.smooth, (pad - top) * scale * kit.smooth
    half, factor = LINE / 2, scale * kit.smooth
    lane_left, lane_right = grid.ROAD.x + grid.LANE / 2, grid.ROAD.right - grid.LANE / 2
    draw = ImageDraw.Draw(big)
    for grow, fill in ((half, 255), (-half, 0)):
        draw.rounded_rectangle(
            (
                (lane_left - grow) * factor + shift[0],
                (grid.LANE_TOP - grow) * factor + shift[1],
                (lane_right + grow) * factor + shift[0] - 1,
                (grid.LANE_FOOT + grow) * factor + shift[1] - 1,
            ),
            (60 + grow) * factor,
            fill=fill,
        )
    core = big.reduce(kit.smooth)
    light = faded(core.filter(ImageFilter.GaussianBlur(GLOW * scale)), 0.75)
    inside = kit.px(pad), kit.px(pad), kit.px(pad + width), kit.px(pad + height)
    return core.crop(inside), light.crop(inside)
