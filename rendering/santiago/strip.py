"""The strip of players at the foot of the board."""

from games.core.action import Seat
from games.santiago.data import MARKERS_EACH
from rendering.core.lettering import Setting, Step, fit, ladder, measure
from rendering.core.words import mark
from rendering.santiago import grid
from rendering.santiago.pieces import flag, piece, spent_flag
from rendering.santiago.scene import Scene

TURN = mark("TURN")
PILL_TEXT = (
    Step("heavy", 27),
    Step("heavy", 24),
    *(Step("narrow", size) for size in range(26, 19, -1)),
)


def draw_strip(scene: Scene) -> None:
    """Put a card for each player."""
    for seat in range(scene.view.seats):
        _draw_player(scene, seat)


def _draw_player(scene: Scene, seat: Seat) -> None:
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    area = grid.player(seat, scene.view.seats)
    player = scene.view.players[seat]
    to_move = seat in to_act(scene)
    if to_move:
        glow = kit.glow(
            area.width, area.height, 22, theme.now, blur=12, strength=0.75, line=5, spread=2
        )
        canvas.lay(glow, area.x, area.y)
    shade = theme.active if to_move else theme.panel
    canvas.lay(kit.panel(area.width, area.height, 22, shade), area.x, area.y)
    with canvas.frame(f"player {seat}", *area):
        canvas.put(piece(kit, seat, 82), area.x + 16, area.y + 11, "piece")
        name = fit(scene.names[seat], area.width - 128, ladder(37))
        canvas.write(name, area.x + 114, area.y + 44, theme.strong)
        for place in range(MARKERS_EACH):
            x = area.x + 116 + place * 45
            left = place < player.markers
            sprite = flag(kit, seat, 42, 46, letter=False) if left else spent_flag(kit, 42, 46)
            canvas.put(sprite, x, area.y + 54, "flag")
        right = area.right - 14
        if to_move:
            right = _put_turn_pill(scene, right, area.y + 52) - 10
        if player.piece is None:
            _put_waiting_piece(scene, seat, right - 50, area.y + 50)


def to_act(scene: Scene) -> tuple[Seat, ...]:
    """Return who is to act: who is asked, or whose turn it is while chance decides."""
    if scene.view.over:
        return ()
    asked = tuple(seat for seat in scene.view.asked if seat >= 0)
    return asked or (scene.view.active,)


def _put_turn_pill(scene: Scene, right: float, y: float) -> float:
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    text: Setting = fit(scene.words.gettext(TURN), 104, PILL_TEXT)
    width = round(measure(*text) + 30)
    canvas.put(kit.block(width, 42, 21, theme.now), right - width, y, "pill")
    with canvas.frame("turn pill", right - width, y, width, 42):
        canvas.write(text, right - width / 2, y + 21, theme.on_light, "middle", "middle")
    return right - width


def _put_waiting_piece(scene: Scene, seat: Seat, x: float, y: float) -> None:
    """Put a small piece in a dashed ring: not on the board yet."""
    kit, theme = scene.kit, scene.theme
    scene.canvas.lay(kit.block(46, 46, 23, theme.well, 0.4), x + 2, y + 2)
    scene.canvas.put(kit.mask("socket-piece", 50, 50, theme.socket, 0.6), x, y, "waiting piece")
    lift = 2 if seat == 3 else 0
    scene.canvas.lay(piece(kit, seat, 34), x + 8, y + 8 - lift)
