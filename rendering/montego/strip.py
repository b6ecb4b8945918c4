"""The strip of players at the foot of the board."""

from games.core.action import Seat
from games.montego.data import HIRE_PRICE
from games.montego.view import MontegoView
from rendering.core.area import Area
from rendering.core.canvas import Canvas
from rendering.core.kit import Kit
from rendering.core.lettering import Step, fit, measure
from rendering.core.light import lay_lit_card, lay_quiet
from rendering.core.sentence import Part, number, row, row_width
from rendering.core.sprite import Sprite
from rendering.core.tokens import coin, piece, star
from rendering.core.words import mark
from rendering.montego import grid
from rendering.montego.pieces import cargo, dark_barrel
from rendering.montego.scene import Scene

WINNER = mark("WINNER")
NAME_STEPS = (
    Step("heavy", 37),
    Step("heavy", 33),
    *(Step("narrow", size) for size in range(35, 24, -1)),
)
PILL_STEPS = (
    Step("heavy", 26),
    Step("heavy", 23),
    *(Step("narrow", size) for size in range(26, 17, -1)),
)
TOTALS = (37, 34, 31, 28)
"""The type sizes of points, coins and barrels: the first that fits."""
BADGE = 44


def draw_strip(scene: Scene, y: float = grid.PLAYERS_Y) -> None:
    """Put a card for each player."""
    lit = scene.view.asked if not scene.view.outcome else scene.view.outcome.winners
    areas = [grid.player(seat, scene.view.seats, y) for seat in range(scene.view.seats)]
    for seat in sorted(range(scene.view.seats), key=lambda seat: seat in lit):
        _lay_card(scene, areas[seat], lit=seat in lit)  # the lit ones shine on the others
    for seat, area in enumerate(areas):
        with scene.canvas.frame(f"player {seat}", *area):
            _draw_player(scene, seat, area)


def _lay_card(scene: Scene, area: Area, *, lit: bool) -> None:
    canvas = scene.canvas
    if lit:
        lay_lit_card(canvas, area)
    else:
        key = ("player", area, canvas.height)
        canvas.patch(key, area.box, lambda: lay_quiet(canvas, area))


def _draw_player(scene: Scene, seat: Seat, area: Area) -> None:
    kit, canvas = scene.kit, scene.canvas
    canvas.put(piece(kit, seat, 82), area.x + 14, area.y + 12, "piece")
    right = _draw_corner(scene, seat, area)
    name = fit(scene.shown(seat), right - (area.x + 108), NAME_STEPS)
    canvas.write(name, area.x + 108, area.y + 43, scene.theme.strong)
    _draw_totals(scene, seat, area)
    gained = scene.news.gained.get(seat)
    if gained:
        badge = gain(kit, gained)
        canvas.lay(badge, round(area.x + 55 - badge.width / 2), area.foot - badge.height - 1)


def gain(kit: Kit, points: int) -> Sprite:
    """Return the badge that says how many points were just won."""
    text = number(f"+{points}", 25)
    width, height = round(measure(*text)) + 20, 32

    def draw(canvas: Canvas) -> None:
        theme = kit.theme
        ground = kit.block(width, height, height / 2, theme.news, edge=theme.lip, line=3)
        canvas.lay(ground, 0, 0)
        canvas.write(text, width / 2, height / 2, theme.on_light, "middle", "middle")

    return kit.drawing(("gain", points), width, height, draw)


def _draw_corner(scene: Scene, seat: Seat, area: Area) -> float:
    """Put what is awaited of a player, or what is done; return where the name must end."""
    kit, canvas, view = scene.kit, scene.canvas, scene.view
    right = area.right - 12
    if view.outcome:
        return _draw_winner(scene, area) if seat in view.outcome.winners else right
    if view.kind in ("load", "take-back") and seat in view.asked:
        return _draw_task(scene, seat, area)
    if seat in view.asked:
        badge = kit.drawing("awaited", BADGE, BADGE, lambda c: _draw_badge(c, "hourglass"))
    elif has_answered(view, seat):
        badge = kit.drawing("answered", BADGE, BADGE, lambda c: _draw_badge(c, "tick"))
    else:
        return right
    canvas.put(badge, right - BADGE, area.y + 9, "hourglass" if seat in view.asked else "tick")
    return right - BADGE - 8


def has_answered(view: MontegoView, seat: Seat) -> bool:
    """Return whether a player has answered what others are still asked."""
    if seat in view.asked:
        return False
    if view.kind == "hire":
        return view.players[seat].coins >= HIRE_PRICE
    return view.kind == "play"


def _draw_badge(canvas: Canvas, icon: str) -> None:
    kit, theme = canvas.kit, canvas.kit.theme
    if icon == "hourglass":
        canvas.lay(kit.block(BADGE, BADGE, BADGE / 2, theme.now), 0, 0)
        canvas.lay(kit.icon(icon, 30, theme.on_light), 7, 7)
    else:
        ring = kit.block(BADGE, BADGE, BADGE / 2, theme.well, 0, edge=theme.next_square, line=3)
        canvas.lay(ring, 0, 0)
        canvas.lay(kit.icon(icon, 28, theme.soft), 8, 8)


def _draw_winner(scene: Scene, area: Area) -> float:
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    text = fit(scene.words.gettext(WINNER), 120, PILL_STEPS)
    width = round(measure(*text)) + 70
    left = area.right - 14 - width
    canvas.lay(kit.block(width, 42, 21, theme.now), left, area.y + 9)
    canvas.put(kit.icon("laurels", 34, theme.on_light), left + 12, area.y + 13, "laurels")
    canvas.write(text, left + 52, area.y + 30, theme.on_light, down="middle")
    return left - 8


def _draw_task(scene: Scene, seat: Seat, area: Area) -> float:
    """Put how many barrels are to be loaded, and where to, or to be taken back."""
    kit, canvas, view, ink = scene.kit, scene.canvas, scene.view, scene.theme.on_light
    barrels = dark_barrel(kit, 27, 31)
    if view.kind == "take-back":
        parts: list[Part] = [number(f"−{view.left}", 30), barrels]
    else:
        to = kit.icon("boat", 33, ink)
        parts = [number(str(view.left), 30), barrels, kit.icon("arrow", 24, ink), to]
    longest = area.width - 108 - 14 - row_width(parts, 5) - 34
    if measure(scene.shown(seat), "narrow", 31) > longest:
        parts = parts[:2]
    width = round(row_width(parts, 5) + 26)
    left = area.right - 14 - width
    canvas.lay(kit.block(width, 42, 21, scene.theme.now), left, area.y + 9)
    row(canvas, left + 13, area.y + 30, parts, 5, ink)
    return left - 8


def _draw_totals(scene: Scene, seat: Seat, area: Area) -> None:
    """Put points, coins, and barrels left in the supply; columns move only for long numbers."""
    kit, theme, player = scene.kit, scene.theme, scene.view.players[seat]
    stretch = 1 if scene.view.seats > 3 else 1.35
    totals = (
        (star(kit, 42), player.points, 98, seat in scene.news.gained),
        (coin(kit, 36), player.coins, 80, seat in scene.news.earned),
        (cargo(kit, seat, 32, 37, letter=False), player.barrels, 80, False),
    )
    room = area.width - 102 - 12 - 2 * 9
    size = next(
        (
            size
            for size in TOTALS
            if sum(
                sprite.width + 4 + measure(str(amount), "heavy", size)
                for sprite, amount, *_ in totals
            )
            <= room
        ),
        TOTALS[-1],
    )
    x, middle = area.x + 102, area.y + 79
    for sprite, amount, width, new in totals:
        ink = theme.news if new else theme.strong if amount else theme.dim
        parts: list[Part] = [sprite, number(str(amount), size)]
        end = row(scene.canvas, x, middle, parts, 4, ink)
        x = max(x + round(width * stretch), round(end) + 9) if size == TOTALS[0] else round(end) + 9
