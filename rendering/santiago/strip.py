"""The strip of players at the foot of the board."""

from collections.abc import Callable

from games.core.action import Seat
from games.santiago.data import CUBES, MARKERS_EACH
from games.santiago.view import Holdings
from rendering.core.colour import Colour
from rendering.core.lettering import Setting, Step, fit, ladder, measure
from rendering.core.light import lay_lit_card, lay_quiet
from rendering.core.words import mark
from rendering.santiago import grid
from rendering.santiago.pieces import (
    TRIANGLE,
    Part,
    coin,
    cube,
    flag,
    number,
    piece,
    row,
    row_width,
    spent_flag,
    star,
)
from rendering.santiago.scene import Scene

TURN = mark("TURN")
PASSED = mark("PASSED")
WINNER = mark("WINNER")
PILL_WIDTH = 134
BESIDE_FLAGS = 268
"""Width of a card that piece, flags and margins take, so that a pill cannot have it."""
PILL_STEPS = (
    Step("heavy", 27),
    Step("heavy", 24),
    *(Step("narrow", size) for size in range(26, 19, -1)),
)


def draw_strip(scene: Scene) -> None:
    """Put a card for each player."""
    draw = _content(scene)
    lit = to_act(scene) if not scene.view.outcome else scene.view.outcome.winners
    areas = [grid.player(seat, scene.view.seats) for seat in range(scene.view.seats)]
    for seat, area in enumerate(areas):
        if seat not in lit:
            _lay_quiet_card(scene, area)
    for seat in lit:  # after the quiet ones, for light falls on them
        lay_lit_card(scene.canvas, areas[seat])
    for seat, area in enumerate(areas):
        with scene.canvas.frame(f"player {seat}", *area):
            draw(scene, seat, area)


def to_act(scene: Scene) -> tuple[Seat, ...]:
    """Return who is to act: who is asked, or whose turn it is while chance decides."""
    if scene.view.over:
        return ()
    asked = tuple(seat for seat in scene.view.asked if seat >= 0)
    return asked or (scene.view.active,)


def _content(scene: Scene) -> Callable[[Scene, Seat, grid.Area], None]:
    """Return what the cards show: results, open holdings, or what is always public."""
    if scene.view.over:
        return _draw_result
    return _draw_open if scene.view.options.open_holdings else _draw_player


def _lay_quiet_card(scene: Scene, area: grid.Area) -> None:
    canvas = scene.canvas
    canvas.patch(("card", *area), area.box, lambda: lay_quiet(canvas, area))


def _draw_player(scene: Scene, seat: Seat, area: grid.Area) -> None:
    """Name, owner markers left, and whose turn it is."""
    canvas, player = scene.canvas, scene.view.players[seat]
    canvas.put(piece(scene.kit, seat, 82), area.x + 16, area.y + 11, "piece")
    to_move, waiting = seat in to_act(scene), player.piece is None
    beside_name = waiting and (to_move or seat in scene.view.passed)
    name_width = area.width - 128 - (58 if beside_name else 0)
    name = fit(scene.shown(seat), name_width, ladder(37))
    canvas.write(name, area.x + 114, area.y + 44, scene.theme.strong)
    _put_flags(scene, seat, area.x + 116, area.y + 54)
    if to_move:
        _put_pill(scene, area, TURN, scene.theme.now, scene.theme.on_light)
    elif seat in scene.view.passed:
        _put_pill(scene, area, PASSED, scene.theme.past_square, scene.theme.soft)
    if waiting:
        y = area.y + 2 if beside_name else area.y + 53
        _put_waiting_piece(scene, seat, area.right - 64, y)


def _put_flags(scene: Scene, seat: Seat, x: float, y: float) -> None:
    kit = scene.kit
    for place in range(MARKERS_EACH):
        left = place < scene.view.players[seat].markers
        sprite = flag(kit, seat, 42, 46, letter=False) if left else spent_flag(kit, 42, 46)
        scene.canvas.put(sprite, x + place * 45, y, "flag")


def _put_pill(scene: Scene, area: grid.Area, word: str, ground: Colour, ink: Colour) -> None:
    """Put a word on a pill in the lower right corner of a card."""
    most = min(PILL_WIDTH, area.width - BESIDE_FLAGS)
    text: Setting = fit(scene.words.gettext(word), most - 30, PILL_STEPS)
    width = round(measure(*text) + 30)
    left, top = area.right - 14 - width, area.y + 52
    scene.canvas.put(scene.kit.block(width, 42, 21, ground), left, top, "pill")
    with scene.canvas.frame(f"pill {word}", left, top, width, 42):
        scene.canvas.write(text, left + width / 2, top + 21, ink, "middle", "middle")


def _put_waiting_piece(scene: Scene, seat: Seat, x: float, y: float) -> None:
    """Put a small piece in a dashed ring: not on the board yet."""
    kit, theme = scene.kit, scene.theme
    scene.canvas.lay(kit.block(46, 46, 23, theme.well, 0.4), x + 2, y + 2)
    scene.canvas.put(kit.mask("socket-piece", 50, 50, theme.socket, 0.6), x, y, "waiting piece")
    lift = 2 if seat == TRIANGLE else 0
    scene.canvas.lay(piece(kit, seat, 34), x + 8, y + 8 - lift)


def _draw_open(scene: Scene, seat: Seat, area: grid.Area) -> None:
    """Name, pesos and points above; cubes and owner markers below."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    player = scene.view.players[seat]
    held = player.holdings or Holdings(0, 0, dict.fromkeys(CUBES, 0))
    if player.piece is None:
        canvas.lay(kit.mask("socket-piece", 62, 62, theme.socket, 0.6), area.x + 7, area.y + 1)
    canvas.put(piece(kit, seat, 46), area.x + 15, area.y + 9, "piece")
    totals: list[Part] = [
        number(str(held.pesos), 32),
        coin(kit, 32),
        6,
        number(str(held.points), 32),
        star(kit, 34),
    ]
    left = area.right - 16 - row_width(totals, 5)
    row(canvas, left, area.y + 32, totals, 5)
    name = fit(scene.shown(seat), left - 12 - (area.x + 76), ladder(30))
    canvas.write(name, area.x + 76, area.y + 29, theme.strong)
    for place in range(MARKERS_EACH):
        ready = place < player.markers
        sprite = flag(kit, seat, 22, 24, letter=False) if ready else spent_flag(kit, 22, 24)
        canvas.put(sprite, area.x + 77 + place * 25, area.y + 38, "flag")
    pitch = (area.width - 26) / len(CUBES)
    for place, kind in enumerate(CUBES):
        amount, x = held.cubes[kind], area.x + 16 + place * pitch
        shown = cube(kit, kind, 30)
        canvas.put(shown if amount else shown.weaker(0.4), x, area.y + 65, kind)
        ink = theme.strong if amount else theme.dim
        canvas.write(number(str(amount), 28), x + 34, area.y + 80, ink, down="middle")


def _draw_result(scene: Scene, seat: Seat, area: grid.Area) -> None:
    """Name, final score, and who has won."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    outcome = scene.view.outcome
    assert outcome is not None
    canvas.put(piece(kit, seat, 82), area.x + 16, area.y + 11, "piece")
    won = seat in outcome.winners
    name = fit(scene.shown(seat), area.width - 128 - (58 if won else 0), ladder(37))
    canvas.write(name, area.x + 114, area.y + 44, theme.strong)
    total = str(outcome.scores[seat].total)
    row(canvas, area.x + 114, area.y + 77, [number(total, 46), star(kit, 48)])
    if won:
        canvas.put(kit.icon("laurels", 44, theme.now), area.right - 60, area.y + 5, "laurels")
        _put_pill(scene, area, WINNER, theme.now, theme.on_light)
