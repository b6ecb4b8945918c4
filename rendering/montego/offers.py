"""The private boards for loading and for taking back: what each ship would bring the reader."""

from collections.abc import Mapping, Sequence

from games.core.action import Seat
from games.montego.actions import Load, TakeBack
from games.montego.data import LAST_BARREL_BONUS, Freighter
from games.montego.view import MontegoView, ShipView
from rendering.core.area import Area
from rendering.core.sentence import Part, number, row, row_width
from rendering.core.tokens import star
from rendering.montego import grid
from rendering.montego.board import draw_table
from rendering.montego.pieces import cargo
from rendering.montego.scene import Scene
from rendering.montego.strip import draw_strip

OFFER_Y, OFFER_HEIGHT = grid.PLAYERS_Y, 108
DOWN = OFFER_HEIGHT + 14
"""How much lower the players' cards lie, to make room for the offers."""
HEIGHT = grid.HEIGHT + DOWN
VEIL = 0.62


def draw_offers(scene: Scene, seat: Seat) -> None:
    """Put the board, below each ship that may be chosen what it would bring, and the players."""
    view = scene.view
    draw_table(scene)
    draw_strip(scene, grid.PLAYERS_Y + DOWN)
    first = 1 if view.tug else 0
    amounts = amounts_of(view)
    for berth, ship in enumerate(view.harbour):
        pier = berth + first
        if ship.ship in amounts:
            _draw_offer(scene, seat, pier, ship, amounts[ship.ship])
        else:
            area = grid.pier(pier)
            veil = scene.kit.block(*area[2:], 18, scene.theme.glass, VEIL)
            scene.canvas.lay(veil, *area[:2])


def amounts_of(view: MontegoView) -> Mapping[Freighter, Sequence[int]]:
    """Return how many barrels may go aboard each ship; -1 stands for one taken back."""
    amounts: dict[Freighter, list[int]] = {}
    for action in view.choices:
        if isinstance(action, Load):
            amounts.setdefault(action.ship, []).append(action.barrels)
        elif isinstance(action, TakeBack):
            amounts.setdefault(action.ship, []).append(-1)
    return amounts


def worth(ship: ShipView, seat: Seat, barrels: int) -> tuple[int, int]:
    """Return what a seat would be paid with so many more barrels aboard, and the bonus."""
    bonus = LAST_BARREL_BONUS if barrels == ship.free else 0
    return ship.shares_with(seat, barrels).get(seat, 0), bonus


def _draw_offer(
    scene: Scene, seat: Seat, pier: int, ship: ShipView, amounts: Sequence[int]
) -> None:
    """Put a column for each number of barrels: the barrels, and the points with them aboard."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    area = Area(grid.pier(pier).x, OFFER_Y, grid.PIER_WIDTH, OFFER_HEIGHT)
    glow = kit.glow(*area[2:], 20, theme.now, blur=9, strength=0.6, line=5)
    canvas.lay(glow, *area[:2])
    canvas.lay(kit.panel(*area[2:], 20, theme.active), *area[:2])
    with canvas.frame(f"offer {pier}", *area):
        if amounts[0] < 0:
            _draw_taking_back(scene, seat, ship, area)
            return
        width = (area.width - 12) / max(3, len(amounts))
        for column, barrels in enumerate(amounts):
            middle = area.x + 6 + width * (column + 0.5)
            _draw_column(scene, seat, ship, barrels, Area(middle, area.y, width, area.height))


def _draw_column(scene: Scene, seat: Seat, ship: ShipView, barrels: int, area: Area) -> None:
    kit, theme, middle = scene.kit, scene.theme, area.x
    share, bonus = worth(ship, seat, barrels)
    above: list[Part] = [number(str(barrels), 38), cargo(kit, seat, 34, 38, letter=False)]
    row(scene.canvas, round(middle - row_width(above, 4) / 2), area.y + 30, above, 4)
    text = f"{share}+{bonus}" if bonus else str(share)
    size = 42 if not bonus or area.width > 100 else 33
    paid = star(kit, size - 2)
    below: list[Part] = [number(text, size), paid if share + bonus else paid.weaker(0.35)]
    ink = theme.star.face if share + bonus else theme.dim
    row(scene.canvas, round(middle - row_width(below, 2) / 2), area.y + 78, below, 2, ink)


def _draw_taking_back(scene: Scene, seat: Seat, ship: ShipView, area: Area) -> None:
    """Put one barrel less, and the points before and after."""
    kit, theme = scene.kit, scene.theme
    before, (after, _) = ship.shares.get(seat, 0), worth(ship, seat, -1)
    parts: list[Part] = [
        number("−1", 42),
        cargo(kit, seat, 38, 42, letter=False),
        16,
        number(str(before), 44),
        star(kit, 42),
        kit.icon("arrow", 32, theme.soft),
        number(str(after), 44),
        star(kit, 42) if after else star(kit, 42).weaker(0.35),
    ]
    row(scene.canvas, round(area.middle[0] - row_width(parts) / 2), area.middle[1], parts)
