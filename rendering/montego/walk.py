"""The walk round the warehouses: spaces, rooms, taverns, who stands where."""

from games.montego.data import LEFT_TAVERN, RIGHT_TAVERN, Figure, Room
from games.montego.view import MontegoView
from rendering.core.canvas import Canvas
from rendering.core.kit import Kit
from rendering.core.lettering import Setting
from rendering.core.sentence import row, row_width
from rendering.core.sprite import Sprite
from rendering.montego import grid
from rendering.montego.colours import colours_of
from rendering.montego.figures import docker, haloed, look_of
from rendering.montego.grid import Walk
from rendering.montego.pieces import room_parts
from rendering.montego.scene import Scene

TOGETHER = 0.84
"""The scale of two figures on one space."""
IN_TAVERN = {1: 0.78, 2: 0.70}
"""The scale of figures in a tavern, by how many stand side by side."""
CAP_WIDTH, CAP_HEIGHT = 42, 30


def lay_walk(canvas: Canvas, walk: Walk) -> None:
    """Lay what is the same in every game on this side of the board."""
    kit, theme, own = canvas.kit, canvas.kit.theme, colours_of(canvas.kit.theme)
    area = grid.WALK
    kerb = kit.block(area.width, area.height, grid.WALK_CORNER, theme.kerb)
    road = kit.block(area.width - 6, area.height - 6, grid.WALK_CORNER - 3, theme.road)
    yard = kit.block(area.width - 80, area.height - 2 * grid.LANE, 26, own.yard)
    canvas.lay(kerb, area.x, area.y)
    canvas.lay(road, area.x + 3, area.y + 3)
    canvas.lay(yard, area.x + 40, area.y + grid.LANE)
    for number in range(walk.spaces):
        place = walk.space(number)
        space = kit.block(*place[2:], 16, own.space, edge=own.space_edge, edge_strength=0.45)
        canvas.lay(space, *place[:2])
    for column in range(walk.warehouses):
        place = walk.warehouse(column)
        canvas.lay(kit.shadow(*place[2:], 14, blur=7, strength=0.45), *place[:2])
        canvas.lay(kit.panel(*place[2:], 14, own.warehouse, lip=theme.lip), *place[:2])
    _lay_ends(canvas)


def _lay_ends(canvas: Canvas) -> None:
    """Lay taverns, the crate, and the signs which way to walk."""
    kit, theme, own = canvas.kit, canvas.kit.theme, colours_of(canvas.kit.theme)
    for place in (LEFT_TAVERN, RIGHT_TAVERN):
        area = grid.tavern(place)
        canvas.lay(kit.shadow(*area[2:], 18, blur=7, strength=0.45), *area[:2])
        canvas.lay(kit.panel(*area[2:], 18, own.tavern, lip=theme.lip), *area[:2])
        canvas.lay(kit.art("montego/awning", 98, 26), *area[:2])
    crate = grid.CRATE
    canvas.lay(kit.art("montego/crate", *crate[2:]), *crate[:2])
    onwards = kit.mask("montego/chevrons", 52, 40, theme.soft, 0.65)
    top, foot = grid.NORTH_Y + 25, grid.SOUTH_Y + 25
    canvas.lay(onwards, 108, top)
    canvas.lay(onwards, grid.WALK.right - 104, top)
    canvas.lay(onwards.mirrored(), grid.WALK.right - 104, foot)


def draw_rooms(scene: Scene) -> None:
    """Put what the rooms hold."""
    view, walk = scene.view, Walk.of(scene.view.seats)
    for column in range(len(view.warehouses)):
        rooms = view.rooms[column], view.rooms[len(view.rooms) - 1 - column]

        def draw(column: int = column, rooms: tuple[Room, Room] = rooms) -> None:
            _lay_warehouse(scene.canvas, walk, column, rooms)

        key = ("warehouse", walk, column, rooms)
        scene.canvas.patch(key, walk.warehouse(column).box, draw)


def _lay_warehouse(canvas: Canvas, walk: Walk, column: int, rooms: tuple[Room, Room]) -> None:
    """Lay the two rooms of a warehouse with the ridge between them."""
    for space, held in zip((column, walk.spaces - 1 - column), rooms, strict=True):
        area = walk.room(space)
        sprite = room(canvas.kit, held, area.width, north=walk.is_north(space))
        canvas.lay(sprite, *area[:2])
    place = walk.warehouse(column)
    canvas.lay(_ridge(canvas.kit, place.width), place.x, place.y + grid.ROOM_HEIGHT - 2)


def room(kit: Kit, held: Room, width: float, *, north: bool) -> Sprite:
    """Return a room: one barrel with the number, a coin; a broken one warns."""
    theme, own = kit.theme, colours_of(kit.theme)
    height = grid.ROOM_HEIGHT - (0 if north else 2)
    shade = own.broken_room if held.broken else theme.tile

    def draw(canvas: Canvas) -> None:
        canvas.lay(kit.panel(width, height, 13, shade, light=0.16 if north else 0.05), 0, 0)
        parts = room_parts(kit, held)
        row(canvas, round((width - row_width(parts)) / 2), height / 2, parts)

    return kit.drawing(("room", held, north), width, height, draw)


def _ridge(kit: Kit, width: float) -> Sprite:
    """Return the roof's ridge between two rooms."""
    own = colours_of(kit.theme)

    def draw(canvas: Canvas) -> None:
        canvas.lay(kit.block(width, 10, 0, own.ridge.bottom), 0, 0)
        canvas.lay(kit.block(width - 8, 4, 2, own.ridge.top), 4, 3)

    return kit.drawing("ridge", width, 10, draw)


def draw_counting(scene: Scene) -> None:
    """Light the space and the room of the figure that loads now; put the harbour master's cap."""
    kit, canvas, theme, view = scene.kit, scene.canvas, scene.theme, scene.view
    walk, cap = Walk.of(view.seats), kit.art("montego/cap", 60, 43)
    if view.loading is None:
        with canvas.frame("crate", *grid.CRATE):
            canvas.put(cap, grid.CRATE.x + 12, grid.CRATE.y + 14, "cap")
        return
    space = view.places[view.loading]
    place, emptied = walk.space(space), walk.room(space)
    glow = kit.glow(*place[2:], 16, theme.now, blur=9, strength=0.75, line=5)
    canvas.lay(glow, *place[:2])
    glow = kit.glow(
        emptied.width - 6, emptied.height - 8, 12, theme.now, blur=5, strength=0.5, line=4
    )
    canvas.lay(glow, emptied.x + 3, emptied.y + 4)


def draw_figures(scene: Scene) -> None:
    """Put everybody on the walk, with their turn to load, and in the taverns."""
    view, walk = scene.view, Walk.of(scene.view.seats)
    shoved = {
        journey.shoved
        for journey in view.journeys
        if journey.shoved and view.places.get(journey.shoved) == journey.shoved_to and not view.over
    }
    turns = turns_of(view)
    for space in range(walk.spaces):
        there = figures_at(view, space)
        if there:
            with scene.canvas.frame(f"space {space}", *_reach(walk, space)):
                _draw_on_space(scene, walk, space, there, bool(shoved & set(there)))
                _draw_turn(scene, walk, space, turns.get(there[0]))
    for tavern in (LEFT_TAVERN, RIGHT_TAVERN):
        with scene.canvas.frame(f"tavern {tavern}", *grid.tavern(tavern)):
            _draw_tavern(scene, tavern)


def figures_at(view: MontegoView, place: int) -> list[Figure]:
    """Return who stands on a space or in a tavern, in the order of the rail."""
    order: list[Figure] = ["jack", *view.rail]
    there = [figure for figure, at in view.places.items() if at == place]
    return sorted(there, key=lambda figure: order.index(figure) if figure in order else 99)


def turns_of(view: MontegoView) -> dict[Figure, int]:
    """Return when each figure on the walk loads: 0 has loaded, 1 loads now, 2 is next, and so on.

    Counted against the arrows from the harbour master's crate; nothing while nobody loads.
    """
    if view.loading is None:
        return {}
    on_walk = [(place, figure) for figure, place in view.places.items() if place >= 0]
    turns: dict[Figure, int] = {}
    waiting = 1
    for _, figure in sorted(on_walk, reverse=True):
        if figure == view.loading:
            turns[figure] = 1
        elif figure in view.loaded:
            turns[figure] = 0
        else:
            waiting += 1
            turns[figure] = waiting
    return turns


def _reach(walk: Walk, space: int) -> tuple[float, float, float, float]:
    """Return a space with the room above it that a head may take."""
    x, y, width, height = walk.space(space)
    return x, y - 2, width, height + 4


def _draw_on_space(scene: Scene, walk: Walk, space: int, there: list[Figure], shoved: bool) -> None:
    kit, view, place = scene.kit, scene.view, walk.space(space)
    scale = 1 if len(there) == 1 else TOGETHER
    looks = [look_of(view, figure) for figure in there]
    bodies = [
        haloed(kit, look, scale, scene.theme.news) if shoved else docker(kit, look, scale)
        for look in looks
    ]
    width = sum(body.width for body in bodies) + 4 * (len(bodies) - 1)
    x: float = walk.x(space) - round(width / 2)
    if view.loading in there:
        x = max(x + 9, place.x + CAP_WIDTH + 10)
    for body, figure in zip(bodies, there, strict=True):
        middle = place.middle[1]
        y = middle - body.height / 2 if len(there) == 1 else middle + 42 - body.height
        scene.canvas.put(body, x, round(y), figure)
        x += round(body.width) + 4


def _draw_turn(scene: Scene, walk: Walk, space: int, turn: int | None) -> None:
    """Put a tick on who has loaded, the cap on who loads now, a number on who still will."""
    if turn is None:
        return
    kit, canvas, theme, place = scene.kit, scene.canvas, scene.theme, walk.space(space)
    middle = place.middle[1]
    if turn == 0:
        canvas.put(kit.icon("tick", 26, theme.soft), place.x + 8, middle - 13, "tick")
    elif turn == 1:
        canvas.put(kit.art("montego/cap", CAP_WIDTH, CAP_HEIGHT), place.x + 7, middle - 15, "cap")
    else:
        text = Setting(str(turn), "heavy", 32)
        canvas.write(text, place.x + 20, middle, theme.soft, "middle", "middle")


def _draw_tavern(scene: Scene, tavern: int) -> None:
    """Put who is still in the tavern; an empty one shows its mug."""
    kit, canvas, view = scene.kit, scene.canvas, scene.view
    area, there = grid.tavern(tavern), figures_at(view, tavern)
    if not there:
        mug = kit.icon("beer-stein", 58, colours_of(kit.theme).mug)
        canvas.put(mug, area.x + 20, area.y + 68, "mug")
        return
    columns = 1 if len(there) < 3 else 2
    rows = -(-len(there) // columns)
    scale = min(IN_TAVERN[columns], 1.6 / rows)
    pitch = (area.height - 38) / rows
    for number, figure in enumerate(there):
        body = docker(kit, look_of(view, figure), scale)
        line, column = divmod(number, columns)
        alone = column == 0 and number == len(there) - 1
        across = 0.5 if columns == 1 or alone else 0.26 + 0.48 * column
        y = area.y + 30 + pitch * (line + 0.5) - body.height / 2
        canvas.put(body, round(area.x + area.width * across - body.width / 2), round(y), figure)
