"""The harbour: ships at their piers, what each pays now, the tavern pile."""

from collections.abc import Mapping, Sequence

from games.core.action import Seat
from games.montego.data import FREIGHTERS, Freighter
from games.montego.view import MontegoView, ShipView
from rendering.core.canvas import Canvas
from rendering.core.sentence import Part, number, row, row_width
from rendering.core.tokens import piece, star
from rendering.montego import grid
from rendering.montego.colours import colours_of
from rendering.montego.pieces import (
    PAY_FLAG,
    bonus_hold,
    cargo,
    glass,
    hold,
    new_cargo,
    pay_flag,
    pier_sign,
)
from rendering.montego.scene import Scene

SHIP = (373, 198)
WATER = (385, 34)
HULLS = 4
POST_TOP = 50
PILE = (280, 172)


def lay_harbour(canvas: Canvas) -> None:
    """Lay the bay."""
    area = grid.BAY
    canvas.lay(canvas.kit.art("montego/bay", area.width, area.height), area.x, area.y)


def draw_harbour(scene: Scene) -> None:
    """Put the ships, or the tavern pile when none is left."""
    view = scene.view
    berths: list[ShipView | None] = [*([None] if view.tug else []), *view.harbour]
    lit = to_choose(view)
    for pier in range(grid.PIERS):
        ship = berths[pier] if pier < len(berths) else None
        if pier == 0 and not berths:
            draw_pile(scene)
            continue
        _draw_berth(scene, pier, _name(ship, tug=view.tug and pier == 0))
        _draw_sign(scene, pier, ship, lit=ship is not None and ship.ship in lit)
        if ship:
            _draw_ship(scene, pier, ship)


def _name(ship: ShipView | None, *, tug: bool) -> str | None:
    """Return the drawing of a ship; it keeps its hull while it moves up."""
    if tug:
        return "tug"
    return f"freighter-{FREIGHTERS.index(ship.ship) % HULLS}" if ship else None


def to_choose(view: MontegoView) -> frozenset[Freighter]:
    """Return the ships that who loads may choose; everybody sees that."""
    if view.kind == "load":
        return frozenset(ship.ship for ship in view.harbour if ship.free)
    if view.kind == "take-back":
        return frozenset(ship.ship for ship in view.harbour if view.asked[0] in ship.cargo)
    return frozenset()


def _draw_berth(scene: Scene, pier: int, ship: str | None) -> None:
    """Put the post of a pier, the ship that lies there, and the ground of its plate."""
    kit, canvas = scene.kit, scene.canvas
    area, plate = grid.pier(pier), grid.plate(pier)
    reach = (area.x - 8, grid.BAY.y + POST_TOP, area.right + 8, plate.y)
    canvas.patch(("berth", pier, ship), reach, lambda: _lay_berth(scene, pier, ship))
    if ship is None:
        canvas.patch(("no plate", pier), plate.box, lambda: _lay_empty_plate(scene, pier))
    elif ship != "tug":
        ground = glass(kit, *plate[2:])
        canvas.patch(("plate", pier), plate.box, lambda: canvas.lay(ground, *plate[:2]))


def _lay_berth(scene: Scene, pier: int, ship: str | None) -> None:
    kit, canvas, own = scene.kit, scene.canvas, colours_of(scene.theme)
    x, y = grid.pier(pier).x, grid.BAY.y
    canvas.fill(x + 12, y + POST_TOP, 12, 202, own.sign.bottom)
    canvas.fill(x + 12, y + POST_TOP, 5, 202, own.sign.top)
    canvas.lay(kit.block(34, 6, 3, scene.theme.crest, 0.4), x + 1, y + 248)
    if ship:
        canvas.lay(kit.art(f"montego/{ship}", *SHIP), x, grid.DECK_Y - 120)
        canvas.lay(kit.art("montego/water", *WATER), x - 6, grid.DECK_Y + 62)


def _lay_empty_plate(scene: Scene, pier: int) -> None:
    kit, canvas, area = scene.kit, scene.canvas, grid.plate(pier)
    canvas.lay(kit.block(*area[2:], 18, scene.theme.glass, 0.35), *area[:2])
    canvas.lay(kit.mask("montego/empty-pier", *area[2:], scene.theme.soft, 0.3), *area[:2])


def _draw_sign(scene: Scene, pier: int, ship: ShipView | None, *, lit: bool) -> None:
    """Put the sign of a pier: the ship at pier 1 leaves next."""
    new = ship is not None and ship.ship in scene.news.arrived
    leaves = pier == 0 and (ship is not None or scene.view.tug)
    sign = pier_sign(scene.kit, pier + 1, leaves=leaves, lit=lit, new=new)
    area = grid.pier(pier)
    with scene.canvas.frame(f"sign {pier}", *area):
        scene.canvas.put(sign, area.x + 4, grid.BAY.y + 12, "sign")


def _draw_ship(scene: Scene, pier: int, ship: ShipView) -> None:
    """Put a ship: holds on its deck, on its hull the free ones and the printed points."""
    kit, canvas, x = scene.kit, scene.canvas, grid.pier(pier).x
    with canvas.frame(f"deck {pier}", x, grid.BAY.y, grid.PIER_WIDTH, 186):
        _draw_holds(scene, x, ship)
    with canvas.frame(f"hull {pier}", x, grid.HULL_Y - 34, grid.PIER_WIDTH, 68):
        free: list[Part] = [
            hold(kit, 36, 40, edge=scene.theme.cream),
            number(str(ship.free), 48),
        ]
        row(canvas, x + 50, grid.HULL_Y, free, 9)
        left = x + 352 - len(ship.points) * 60
        for place, points in enumerate(ship.points):
            y = grid.HULL_Y - PAY_FLAG[1] / 2 + 1
            canvas.put(pay_flag(kit, place, points), left + place * 60, round(y), "pay flag")
    with canvas.frame(f"plate {pier}", *grid.plate(pier)):
        draw_plate(scene, pier, ship.cargo, ship.shares)


def _draw_holds(scene: Scene, x: float, ship: ShipView) -> None:
    """Put barrels sorted by seat, the newest of each last, then the holds that are free."""
    kit, canvas = scene.kit, scene.canvas
    new = scene.news.loaded.get(ship.ship, {})
    aboard = [
        (seat, count - turn <= new.get(seat, 0))
        for seat in sorted(ship.cargo)
        for count in [ship.cargo[seat]]
        for turn in range(count)
    ]
    for place in range(ship.holds):
        left, top = _hold_corner(x, ship.holds, place)
        if place < len(aboard):
            seat, is_new = aboard[place]
            sprite = (new_cargo if is_new else cargo)(kit, seat, *grid.HOLD)
            canvas.put(sprite, left, top, f"barrel {seat}")
        elif place == ship.holds - 1:
            canvas.put(bonus_hold(kit), left, top, "last hold")
        else:
            canvas.put(hold(kit, *grid.HOLD), left, top, "hold")


def _hold_corner(x: float, holds: int, place: int) -> tuple[float, float]:
    """Return where a hold lies: two rows, an odd number staggered like barrels are."""
    across, down = grid.HOLD_PITCH
    columns = (holds + 1) // 2
    line, column = divmod(place, columns)
    left = x + 36 + (grid.HOLDS_IN_A_ROW - columns) * across / 2
    stagger = across / 2 if holds % 2 and line else 0
    return left + column * across + stagger, grid.DECK_Y + 2 - (2 - line) * down


def draw_plate(
    scene: Scene, pier: int, aboard: Mapping[Seat, int], shares: Mapping[Seat, int]
) -> None:
    """Put who has how many barrels, best first, and what each would be paid now."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    area, columns = grid.plate(pier), scene.view.seats
    width = (area.width - 12) / columns
    best = max(aboard.values(), default=0)
    for column, seat in enumerate(standings(aboard)):
        left = round(area.x + 6 + width * column)
        if aboard[seat] == best:
            lead = kit.block(round(width) - 4, area.height - 12, 13, theme.active.top)
            canvas.lay(lead, left + 2, area.y + 6)
        middle = area.x + 6 + width * (column + 0.5)
        _draw_share(scene, middle, area.y, seat, aboard[seat], shares[seat])
    for column in range(len(aboard), columns):
        middle = area.x + 6 + width * (column + 0.5)
        dash = kit.block(34, 6, 3, colours_of(theme).absent, 0.6)
        canvas.lay(dash, round(middle) - 17, area.y + area.height / 2 - 3)


def standings(aboard: Mapping[Seat, int]) -> Sequence[Seat]:
    """Return who has barrels aboard, most first."""
    return sorted(aboard, key=lambda seat: (-aboard[seat], seat))


def _draw_share(scene: Scene, middle: float, y: float, seat: Seat, count: int, share: int) -> None:
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    above: list[Part] = [piece(kit, seat, 48), number(str(count), 40)]
    row(canvas, round(middle - row_width(above, 5) / 2), y + 37, above, 5)
    paid = star(kit, 42)
    below: list[Part] = [number(str(share), 44), paid if share else paid.weaker(0.35)]
    ink = theme.star.face if share else theme.dim
    row(canvas, round(middle - row_width(below, 2) / 2), y + 94, below, 2, ink)


def draw_pile(scene: Scene) -> None:
    """Put the tavern that takes what no ship can, and what the pile pays."""
    kit, canvas, own = scene.kit, scene.canvas, colours_of(scene.theme)
    width, height = PILE
    x, y = grid.pier(0).x + 46, grid.BAY.y + 74
    canvas.lay(kit.shadow(width, height, 18, strength=0.5), x, y)
    canvas.lay(kit.panel(width, height, 18, own.tavern, lip=scene.theme.lip), x, y)
    canvas.lay(kit.art("montego/awning-wide", 280, 36), x, y)
    with canvas.frame("pile", x, y, width, height):
        canvas.put(kit.icon("beer-stein", 78, own.mug), x + 20, y + 62, "mug")
        for place, points in enumerate(scene.view.pile_points):
            canvas.put(pay_flag(kit, place, points), x + 108 + place * 56, y + 74, "pay flag")
    area = grid.plate(0)
    canvas.lay(glass(kit, *area[2:]), *area[:2])
    with canvas.frame("plate 0", *area):
        draw_plate(scene, 0, scene.view.pile, scene.view.pile_shares)
