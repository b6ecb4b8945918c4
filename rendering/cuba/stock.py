"""Yard and warehouse of a player in eight fixed columns; crops of the warehouse lie below.

Zero is dim, never left out: what lies in a column is told by its place.
"""

from collections.abc import Iterator

from games.core.action import Seat
from games.cuba.data import CROPS, CUBES, GOODS, MATERIALS, Cube
from rendering.core.area import Area
from rendering.core.kit import Kit
from rendering.core.lettering import Setting, fit, ladder
from rendering.core.sprite import Sprite
from rendering.cuba.colours import colours_of
from rendering.cuba.holdings import stored
from rendering.cuba.pieces import building_icon, chip
from rendering.cuba.scene import Scene

SMALL_HEIGHT = 128
SMALL_CHIP, SMALL_TEXT = 46, 38
GROUP_GAP = 12
FAINT = 0.38
LARGE_HEIGHT = 148
LARGE_CHIP = 52


def faint_chip(kit: Kit, kind: Cube, size: float) -> Sprite:
    """Return the chip of a kind of which there is nothing."""
    return kit.made(("faint chip", kind, size), lambda: chip(kit, kind, size).weaker(FAINT))


def columns(x: float, width: float, gap: float) -> Iterator[tuple[Cube, Area]]:
    """Return each kind with the place of its column; materials, crops and goods lie apart."""
    pitch = (width - 2 * gap) / len(CUBES)
    for number, kind in enumerate(CUBES):
        groups = (kind not in MATERIALS) + (kind in GOODS)
        yield kind, Area(x + number * pitch + groups * gap, 0, pitch, 0)


def draw_stock(scene: Scene, seat: Seat, x: float, y: float, width: float) -> None:
    """Put the stock in small: chips, what lies in the yard, what lies in the warehouse."""
    kit, canvas, player = scene.kit, scene.canvas, scene.view.players[seat]
    own = colours_of(kit.theme)
    places = list(columns(x, width, GROUP_GAP))
    first = next(place for kind, place in places if kind == CROPS[0])
    strip = Area(first.x, y + 88, first.width * len(CROPS), 40)
    ground = kit.block(
        strip.width, strip.height, 12, own.stock, edge=kit.theme.socket, edge_strength=0.28
    )
    canvas.lay(ground, strip.x, strip.y)
    with canvas.frame(f"stock {seat}", x, y, width, SMALL_HEIGHT):
        shed = building_icon(kit, "warehouse", 40, kit.theme.soft)
        canvas.put(shed, strip.x - 50, strip.y, "shed")
        for kind, place in places:
            middle = place.x + place.width / 2
            amount, kept = player.yard[kind], stored(player, kind)
            shown = (chip if amount or kept else faint_chip)(kit, kind, SMALL_CHIP)
            canvas.put_middle(shown, round(middle), y + SMALL_CHIP / 2, kind)
            _write_amount(scene, amount, middle, y + 67, SMALL_TEXT)
            if kept is not None:
                _write_amount(scene, kept, middle, strip.y + strip.height / 2, 36)


def _write_amount(scene: Scene, amount: int, x: float, y: float, size: float) -> None:
    theme = scene.theme
    ink = theme.strong if amount else colours_of(theme).zero
    scene.canvas.write(Setting(str(amount), "heavy", size), x, y, ink, "middle", "middle")


def draw_stock_cards(scene: Scene, seat: Seat, y: float, x: float = 20, width: float = 960) -> None:
    """Put the stock in large: a card for each kind."""
    pitch = width / len(CUBES)
    for number, kind in enumerate(CUBES):
        _draw_card(scene, seat, kind, Area(round(x + number * pitch) + 4, y, 112, LARGE_HEIGHT))


def _draw_card(scene: Scene, seat: Seat, kind: Cube, area: Area) -> None:
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    player, own = scene.view.players[seat], colours_of(scene.theme)
    amount, kept = player.yard[kind], stored(player, kind)
    there = bool(amount or kept)
    shade = theme.tile if there else theme.quiet
    canvas.lay(kit.shadow(*area[2:], 18, strength=0.45), *area[:2])
    canvas.lay(kit.panel(*area[2:], 18, shade, lip=theme.lip), *area[:2])
    middle = area.middle[0]
    with canvas.frame(f"card {kind}", *area):
        shown = (chip if there else faint_chip)(kit, kind, LARGE_CHIP)
        canvas.put_middle(shown, middle, area.y + 36, kind)
        ink = theme.strong if amount else theme.dim
        if kept is None:
            text = fit(str(amount), area.width - 20, ladder(60, 40))
            canvas.write(text, middle, area.y + 101, ink, "middle", "middle")
            return
        text = fit(str(amount), area.width - 20, ladder(46, 40))
        canvas.write(text, middle, area.y + 82, ink, "middle", "middle")
        canvas.lay(kit.block(area.width - 14, 38, 12, own.stock), area.x + 7, area.y + 103)
        shed = building_icon(kit, "warehouse", 32, theme.soft)
        canvas.put(shed, area.x + 15, area.y + 106, "shed")
        ink = theme.strong if kept else theme.dim
        text = fit(str(kept), 48, ladder(34, 30))
        canvas.write(text, area.x + 76, area.y + 122, ink, "middle", "middle")
