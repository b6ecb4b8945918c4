"""The explorer track: what its spaces bring, where the explorers are, who crossed which barrier."""

from collections import defaultdict
from collections.abc import Sequence

from games.core.action import Seat
from games.maracaibo.gains import Gain
from games.maracaibo.quests import QUESTS, QuestId
from games.maracaibo.trail import (
    BARRIERS,
    END,
    END_POINTS,
    QUEST_SPACES,
    REWARDS,
    SPACES,
    START,
    Space,
)
from rendering.core.area import Area
from rendering.core.canvas import Canvas
from rendering.core.colour import Colour
from rendering.core.kit import LIP, Kit
from rendering.core.lettering import Setting
from rendering.core.sentence import Part, number, row, row_width
from rendering.core.sprite import Sprite
from rendering.core.tokens import star
from rendering.maracaibo import grid
from rendering.maracaibo.colours import colours_of, jungle
from rendering.maracaibo.effects import effect, fitted, reward
from rendering.maracaibo.pieces import boot, doubloon_rise, point_rise, quest_sign, wanted
from rendering.maracaibo.places import quest_board
from rendering.maracaibo.scene import Scene
from rendering.maracaibo.seats import explorer, haloed, sailors, token
from rendering.maracaibo.voyages import light_of

RADIUS = 14
EXPLORER = 64
CROWD = 31
"""The size of pieces where several explorers share a space."""
CROSSED = 35
STACK = (14, 133)
"""Where the quest on top of the stack lies on the track."""


def lay_trail(canvas: Canvas, area: Area = grid.TRAIL) -> None:
    """Lay panel, path and spaces with their rewards, which are the same on every picture."""
    kit, theme = canvas.kit, canvas.kit.theme
    own = colours_of(theme)
    canvas.lay(kit.panel(*area[2:], 22, jungle(theme)), area.x, area.y)
    path = kit.mask("maracaibo/trail", area.width, area.height, own.path, 0.8)
    canvas.lay(path, area.x, area.y)
    for space in SPACES:
        place = grid.space(space, area)
        if space in QUEST_SPACES:
            continue
        canvas.lay(kit.shadow(*place[2:], RADIUS, blur=5, strength=0.4, drop=3), place.x, place.y)
        canvas.lay(_space(kit, space), place.x, place.y)
    for at in range(len(BARRIERS)):
        place = grid.barrier(at + 1, area)
        canvas.lay(kit.shadow(*place[2:], 12, blur=6, strength=0.5, drop=3), place.x, place.y)
        canvas.lay(_barrier(kit, at), place.x, place.y)


def _space(kit: Kit, space: Space, *, empty: bool = False) -> Sprite:
    """Return a space, without what it brings where an explorer stands on it."""
    theme, own = kit.theme, colours_of(kit.theme)
    width, height = grid.BARRIER if space == END else grid.SPACE
    shade = {START: own.forest, END: own.summit}.get(space, theme.tile)
    middle = (height - LIP) / 2

    def draw(canvas: Canvas) -> None:
        canvas.lay(kit.panel(width, height, RADIUS, shade, lip=theme.lip), 0, 0)
        if space == END:
            flag = kit.icon("checkered-flag", 40, theme.paper)
            canvas.put(flag, width / 2 - 20, 5, "end")
            canvas.put(star(kit, 34), width / 2 - 17, height - LIP - 38, "star")
        elif empty:
            return
        elif space == START:
            canvas.put_middle(boot(kit, 50), width / 2, middle, "start")
        else:
            parts = fitted(lambda glyph: reward(kit, REWARDS[space], glyph), width - 8, 40, 3)
            row(canvas, round((width - row_width(parts, 3)) / 2), middle, parts, 3)

    return kit.drawing(("maracaibo space", space, empty), width, height, draw)


def _barrier(kit: Kit, at: int) -> Sprite:
    """Return a barrier: a star above, below what everybody gets; the points come between."""
    width, height = grid.BARRIER

    def draw(canvas: Canvas) -> None:
        canvas.lay(kit.art("maracaibo/barrier", width, height), 0, 0)
        canvas.put(star(kit, 34), width / 2 - 17, 13, "star")
        for gain in BARRIERS[at].everybody:
            ink = colours_of(kit.theme).tick.mix(kit.theme.strong, 0.4)
            rise = {"doubloon_income": doubloon_rise, "point_income": point_rise}[gain.kind]
            parts: list[Part] = [number(f"+{gain.amount}", 28), rise(kit, 33)]
            row(canvas, round((width - row_width(parts, 2)) / 2), height - 25, parts, 2, ink)

    return kit.drawing(("maracaibo barrier", at), width, height, draw)


def draw_trail(scene: Scene, area: Area = grid.TRAIL) -> None:
    """Put quests, explorers and crossings on a track that is laid."""
    for space in QUEST_SPACES:
        _draw_quest(scene, space, area)
    for at, barrier in enumerate(BARRIERS):
        place = grid.barrier(at + 1, area)
        _draw_order(scene, barrier.points, scene.view.crossings[at], place, f"barrier {at + 1}")
    _draw_order(scene, END_POINTS, scene.view.arrivals, grid.space(END, area), "end")
    standing: dict[Space, list[Seat]] = defaultdict(list)
    for seat, sailor in enumerate(sailors(scene.view)):
        standing[sailor.explorer].append(seat)
    for space, seats in standing.items():
        if space != END:
            _draw_explorers(scene, space, seats, grid.space(space, area))
    _draw_stack(scene, area)


def _draw_quest(scene: Scene, space: Space, area: Area) -> None:
    """Put the quest of a space; without one the space gives nothing."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    quest, middle = scene.view.trail.get(space), grid.space(space, area).middle
    if quest is None:
        width, height = grid.SPACE
        left, top = middle[0] - width / 2, middle[1] - height / 2
        canvas.lay(kit.panel(width, height, RADIUS, theme.quiet, lip=theme.lip), left, top)
        canvas.lay(quest_sign(kit, 40).weaker(0.35), middle[0] - 20, middle[1] - 22)
        return
    width, height = grid.TRAIL_QUEST
    left, top = middle[0] - width / 2, round(middle[1] - height / 2)
    with canvas.frame(f"quest {space}", left, top, width, height):
        canvas.put(_upright(kit, quest), left, top, quest)


def _upright(kit: Kit, quest: QuestId) -> Sprite:
    """Return a quest as it stands on the track: objects at the left, rewards at the right."""
    (width, height), body = grid.TRAIL_QUEST, colours_of(kit.theme).board
    room = width - 41

    def draw(canvas: Canvas) -> None:
        canvas.lay(kit.block(width, height, RADIUS, body.lip), 0, 0)
        face = kit.block(width, height - 4, RADIUS, body.face, edge=body.rim, line=2.4)
        canvas.lay(face, 0, 0)
        for at, symbol in enumerate(QUESTS[quest].cost):
            canvas.put(wanted(kit, symbol, 34), 5, 4 + at * 36, symbol)
        for at, gain in enumerate(QUESTS[quest].reward):
            _put_gain(canvas, gain, 41, 21 + at * 36, room)

    return kit.drawing(("maracaibo upright quest", quest), width, height, draw)


def _put_gain(canvas: Canvas, gain: Gain, x: float, y: float, room: float) -> None:
    parts = fitted(lambda glyph: effect(canvas.kit, gain, glyph), room - 4, 30, 2)
    row(canvas, x, y, parts, 2)


def _draw_order(
    scene: Scene, points: Sequence[int], arrived: Sequence[Seat], place: Area, name: str
) -> None:
    """Put what each in order of arrival gets, in its place the piece of who has it."""
    kit, canvas, view = scene.kit, scene.canvas, scene.view
    count = len(sailors(view))
    middle = place.x + place.width / 2
    top = place.y + (66 if count > 2 else 82)
    with canvas.frame(name, *place):
        for at in range(count):
            x = middle + (-19, 19)[at % 2]
            y = top + at // 2 * 37
            if at < len(arrived):
                canvas.put_middle(token(kit, view, arrived[at], CROSSED), x, y, "crossed")
                continue
            text = Setting(str(points[at]), "heavy", 38)
            canvas.write(text, x, y, scene.theme.strong, "middle", "middle")


def _draw_explorers(scene: Scene, space: Space, seats: Sequence[Seat], place: Area) -> None:
    """Put the explorers on a space in place of its reward: an occupied space pays nobody."""
    kit, canvas, view = scene.kit, scene.canvas, scene.view
    middle = place.middle[0], place.y + (place.height - LIP) / 2
    if space not in scene.view.trail:
        canvas.lay(_space(kit, space, empty=True), place.x, place.y)
    with canvas.frame(
        f"space {space}", place.x - 8, place.y - 8, place.width + 16, place.height + 16
    ):
        if len(seats) == 1:
            sprite = explorer(kit, view, seats[0], EXPLORER)
            light = _light(scene, seats[0])
            if light is not None:
                key = ("explorer", seats[0], view.jean is None)
                sprite = haloed(kit, sprite, key, light)
            canvas.put_middle(sprite, *middle, "explorer")
            return
        for at, seat in enumerate(seats):
            x = middle[0] + (-17, 17)[at % 2]
            y = middle[1] + (0 if len(seats) < 3 else (-16, 16)[at // 2])
            canvas.put_middle(token(kit, view, seat, CROWD), x, y, "explorer")


def _light(scene: Scene, seat: Seat) -> Colour | None:
    """Return the light around an explorer: whose turn it is, or who just moved it."""
    if seat in scene.news.explorers and scene.view.asked != (seat,):
        return scene.theme.news
    return light_of(scene, seat)


def _draw_stack(scene: Scene, area: Area) -> None:
    """Put the quest that lies on top of the stack."""
    kit, canvas, view = scene.kit, scene.canvas, scene.view
    if view.top_quest is None:
        return
    x, y = area.x + STACK[0], area.y + STACK[1]
    board = quest_board(kit, view.top_quest)
    with canvas.frame("stack", x, y, 340, board.height):
        canvas.put(board, x, y, view.top_quest)
        left: list[Part] = [quest_sign(kit, 38), number(f"×{view.quests_left}", 32)]
        row(canvas, x + board.width + 14, y + 24, left, 5, scene.theme.soft)
