"""The private picture of what a player may answer: the board with the legal answers drawn in."""

from collections.abc import Callable, Collection, Mapping

from games.core.action import Seat
from games.santiago.actions import Deliver, Drive, Keep, Place, Seize, Use
from games.santiago.data import (
    HARBOUR,
    LAST_FLAG,
    OFFICE_POINTS,
    STOPS,
    Building,
)
from games.santiago.view import SantiagoView
from rendering.core.lettering import Setting
from rendering.core.sprite import Sprite
from rendering.core.words import mark
from rendering.santiago import grid
from rendering.santiago.bay import ON_WATER, aboard, draw_bay, place_of_die, place_of_flag
from rendering.santiago.board import draw_buildings, draw_pieces, draw_stops, slots_of
from rendering.santiago.header import draw_header
from rendering.santiago.lane import draw_car
from rendering.santiago.pieces import (
    Part,
    coin,
    cube,
    ghost_flag,
    ghost_piece,
    number,
    pill,
    star,
    value_flag,
)
from rendering.santiago.scene import Scene
from rendering.santiago.strip import draw_strip
from rendering.santiago.tray import draw_exchanges, draw_gifts, draw_goods

FREE = mark("free")
VEIL = 0.62
EXCHANGES = frozenset({"black_market", "distillery", "cigar_factory", "cafe", "casino"})


def draw_choices(scene: Scene, seat: Seat) -> None:
    """Put the board, then light what may be chosen and dim what else could have been."""
    draw_header(scene)
    draw_buildings(scene)
    draw_stops(scene)
    draw_bay(scene)
    draw_pieces(scene)
    draw_strip(scene)
    draw_car(scene)
    kind = scene.view.kind
    if kind in ("place", "alonso"):
        _draw_places(scene, seat)
    else:
        DRAWERS[kind or ""](scene)


def _draw_drive(scene: Scene) -> None:
    """Frame the stops that can be paid for, with the price of the shortest way."""
    counts = {drive.stops for drive in scene.view.choices if isinstance(drive, Drive)}
    nearest = {(scene.view.car + count) % STOPS: count for count in sorted(counts, reverse=True)}
    _light_stops(scene, nearest)
    for stop, count in nearest.items():
        _put_price(scene, stop, count)


def _put_price(scene: Scene, stop: int, count: int) -> None:
    """Put number and coin, and the flag that the value marker reaches on the way."""
    kit, theme = scene.kit, scene.theme
    cost = count - 1
    parts: list[Part] = [number(str(cost), 42), coin(kit, 40)]
    if not cost:
        parts = [Setting(scene.words.gettext(FREE), "heavy", 34)]
    reached = flag_after(scene.view, count)
    if reached is None:
        parts.append(value_flag(kit, None, 46, 46, theme.last_flag, theme.last_flag_dark))
    elif reached != scene.view.value:
        parts.append(value_flag(kit, reached, 46, 46, theme.cream, theme.on_light))
    tag = pill(kit, parts, f"{parts[0]} {reached}")
    x, y = grid.dot(stop)
    if stop == scene.view.car:  # a whole lap: beside the car
        x += 172 if x < grid.WIDTH / 2 else -172
    with scene.canvas.frame("road", *grid.ROAD):
        scene.canvas.put(tag, x - tag.width / 2, y - tag.height / 2, f"price of {stop}")


def flag_after(view: SantiagoView, count: int) -> int | None:
    """Return where the value marker will be after driving so far, None when the ship leaves."""
    if not view.dice:
        return view.value
    passed = [(view.car + step) % STOPS for step in range(1, count)]
    value = view.value + passed.count(HARBOUR)
    return value if value <= LAST_FLAG else None


def _light_stops(scene: Scene, lit: Collection[int]) -> None:
    for stop in range(STOPS):
        place = grid.stop(stop)
        if stop in lit:
            _light(scene, place, 18)
        else:
            veil = scene.kit.block(place.width, place.height, 18, scene.theme.glass, VEIL)
            scene.canvas.lay(veil, place.x, place.y)


def _light(scene: Scene, place: grid.Area, radius: float) -> None:
    """Frame a tile in the colour of now."""
    glow = scene.kit.glow(
        place.width, place.height - 5, radius, scene.theme.now, blur=9, strength=0.7, line=5
    )
    scene.canvas.lay(glow, place.x, place.y)


def _light_buildings(scene: Scene, lit: Collection[Building]) -> None:
    for slot, building in enumerate(scene.view.buildings):
        place = grid.tile(slot)
        if building in lit:
            _light(scene, place, 16)
        else:
            veil = scene.kit.block(place.width, place.height, 16, scene.theme.glass, VEIL)
            scene.canvas.lay(veil, place.x, place.y)


def _draw_places(scene: Scene, seat: Seat) -> None:
    """Light buildings, with the reader's piece or flag where it might go."""
    ghosts: dict[Building, tuple[Sprite, tuple[float, float]]] = {}
    kit, lit = scene.kit, []
    for action in scene.view.choices:
        if isinstance(action, Place):
            ghosts[action.building] = ghost_piece(kit, seat, grid.PIECE_SIZE), grid.PIECE
        elif isinstance(action, Seize):
            ghosts[action.building] = ghost_flag(kit, seat, *grid.FLAG), grid.OWNER
        elif isinstance(action, Use):
            lit.append(action.building)
    _light_buildings(scene, {*lit, *ghosts})
    slots = slots_of(scene.view)
    for building, (sprite, (x, y)) in ghosts.items():
        place = grid.tile(slots[building])
        with scene.canvas.frame(f"tile {building}", *place):
            scene.canvas.put(sprite, place.x + x, place.y + y, "ghost")


def _draw_use(scene: Scene) -> None:
    """Light the building, and what its function can act on."""
    uses = [action for action in scene.view.choices if isinstance(action, Use)]
    building = uses[0].building
    _light_buildings(scene, {building})
    if building in EXCHANGES:
        draw_exchanges(scene, uses)
    elif building == "customs":
        _light_dice(scene, {use.on: None for use in uses if use.on})
    elif building == "office":
        _light_dice(scene, {use.give: OFFICE_POINTS for use in uses if use.give})
    elif building == "newspaper":
        on = {use.on for use in uses}
        _light_stops(
            scene, [n for n, cuban in enumerate(scene.view.cubans) if cuban and cuban in on]
        )
    elif building == "port_authority":
        _light_flags(scene, uses)


def _light_flags(scene: Scene, uses: Collection[Use]) -> None:
    for use in uses:
        place = place_of_flag(scene.view.value + (1 if use.on == "right" else -1))
        glow = scene.kit.glow(*place[2:], 12, scene.theme.now, blur=6, strength=0.7, line=4)
        scene.canvas.lay(glow, place.x, place.y)


def _light_dice(scene: Scene, lit: Mapping[str, int | None]) -> None:
    """Light dice; where a number is given, say how many points can be had there."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    for good in scene.view.rolled or aboard(scene.view):
        place = place_of_die(scene.view, good)
        if good not in lit:
            canvas.lay(
                kit.block(place.width, place.height, 23, theme.glass, VEIL), place.x, place.y
            )
            continue
        glow = kit.glow(place.width, place.height, 23, theme.now, blur=7, strength=0.7, line=4)
        canvas.lay(glow, place.x, place.y)
        points = lit[good]
        if points is not None:
            _put_points(scene, place.middle[0], [number(f"+{points}", 42), star(kit, 42)], good)


def _put_points(scene: Scene, x: float, parts: list[Part], what: str) -> None:
    tag = pill(scene.kit, parts, f"{what} {parts[0]}")
    y = grid.DIE_Y + grid.DIE[1] + 9
    with scene.canvas.frame("hull", ON_WATER[0], y, ON_WATER[1] - ON_WATER[0], tag.height):
        scene.canvas.put(tag, x - tag.width / 2, y, f"points for {what}")


def _draw_deliver(scene: Scene) -> None:
    """Light the dice that can be served, with the most points; wood has a pill of its own."""
    view = scene.view
    deliveries = [action for action in view.choices if isinstance(action, Deliver)]
    goods: dict[str, int | None] = {}
    for delivery in deliveries:
        if delivery.cube != "wood":
            points = delivery.amount * view.value
            goods[delivery.die] = max(points, goods.get(delivery.die) or 0)
    by_wood: dict[str, int | None] = {
        delivery.die: None for delivery in deliveries if delivery.cube == "wood"
    }
    _light_dice(scene, {**by_wood, **goods})
    if by_wood:
        most = max(delivery.amount for delivery in deliveries if delivery.cube == "wood")
        parts: list[Part] = [
            cube(scene.kit, "wood", 40),
            number(f"+{most}", 42),
            star(scene.kit, 42),
        ]
        _put_points(scene, 202, parts, "wood")


def _draw_keep(scene: Scene) -> None:
    """Light the dice that may be set aside."""
    _light_dice(
        scene, {action.without: None for action in scene.view.choices if isinstance(action, Keep)}
    )


DRAWERS: Mapping[str, Callable[[Scene], None]] = {
    "drive": _draw_drive,
    "take": draw_goods,
    "give": draw_gifts,
    "use": _draw_use,
    "deliver": _draw_deliver,
    "keep": _draw_keep,
}
"""By the kind of decision; "place" and "alonso" show the reader's own piece or flag."""
