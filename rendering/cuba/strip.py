"""The strip of players at the foot of the board."""

from games.core.action import Seat
from games.cuba.data import CHARACTERS, TOWN_HALL_VOTES, VOTES
from rendering.core.area import Area
from rendering.core.canvas import Canvas
from rendering.core.kit import Kit
from rendering.core.lettering import Step, fit, measure
from rendering.core.sentence import Part, number, row, row_width
from rendering.core.sprite import Sprite
from rendering.core.tokens import coin, piece, star
from rendering.cuba import grid
from rendering.cuba.colours import colours_of
from rendering.cuba.phases import TASKS
from rendering.cuba.pieces import building_icon, held_card, played_card, start_sign
from rendering.cuba.scene import Scene

NAME_STEPS = (
    *(Step("heavy", 31), Step("heavy", 28)),
    *(Step("narrow", size) for size in range(30, 22, -1)),
)
TASK_STEPS = (
    *(Step("heavy", 24), Step("heavy", 22)),
    *(Step("narrow", size) for size in range(24, 14, -1)),
)
TOTALS = (38, 35, 32, 29)
"""The type sizes of points and pesos: the first that fits."""
BADGE = 38
PILL = 36
NAME_X = 86


def draw_strip(scene: Scene) -> None:
    """Put a card for each player."""
    view = scene.view
    areas = [grid.player(seat, view.seats) for seat in range(view.seats)]
    for seat in sorted(range(view.seats), key=lambda seat: seat in view.asked):
        _lay_card(scene, areas[seat], lit=seat in view.asked)  # the lit ones shine on the others
    for seat, area in enumerate(areas):
        with scene.canvas.frame(f"player {seat}", *area):
            _draw_player(scene, seat, area)


def _lay_card(scene: Scene, area: Area, *, lit: bool) -> None:
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    if lit:
        glow = kit.glow(*area[2:], 22, theme.now, blur=12, strength=0.75, line=5, spread=2)
        canvas.lay(glow, *area[:2])
        canvas.lay(kit.panel(*area[2:], 22, theme.active), *area[:2])
        return
    canvas.lay(kit.panel(*area[2:], 22, theme.panel), *area[:2])


def _draw_player(scene: Scene, seat: Seat, area: Area) -> None:
    kit, canvas = scene.kit, scene.canvas
    canvas.put(piece(kit, seat, 66), area.x + 10, area.y + 9, "piece")
    right = _draw_corner(scene, seat, area)
    left = area.x + NAME_X
    name = fit(scene.shown(seat), right - left, NAME_STEPS)
    canvas.write(name, left, area.y + 36, scene.theme.strong)
    _draw_totals(scene, seat, area)
    _draw_cards(scene, seat, area)


def _draw_corner(scene: Scene, seat: Seat, area: Area) -> float:
    """Put what is asked of a player, signs, and what was won; return where the name must end."""
    canvas, view = scene.canvas, scene.view
    right = area.right - 12
    signs: list[Sprite] = []
    if seat in view.asked and len(view.asked) == 1 and view.kind in TASKS:
        signs.append(_task(scene, TASKS[view.kind], 96 if view.seats > 3 else 150))
    elif seat in view.asked:
        signs.append(badge(scene.kit, "hourglass"))
    elif view.kind == "set-aside":
        signs.append(badge(scene.kit, "tick"))
    if seat == view.start:
        signs.append(start_sign(scene.kit, BADGE))
    if view.players[seat].town_hall:
        signs.append(_hall(scene.kit))
    won = scene.news.points.get(seat)
    if won and seat not in view.asked:
        signs.append(_won(scene.kit, won))
    for sign in signs:
        right -= sign.width
        canvas.put(sign, round(right), round(area.y + 27 - sign.height / 2), "sign")
        right -= 8
    return right - 2


def _task(scene: Scene, task: str, widest: float) -> Sprite:
    """Return the pill that says what a player is asked."""
    kit = scene.kit
    text = fit(scene.words.gettext(task), widest, TASK_STEPS)
    width = round(measure(*text) + 24)

    def draw(canvas: Canvas) -> None:
        canvas.lay(kit.block(width, PILL, PILL / 2, kit.theme.now), 0, 0)
        canvas.write(text, width / 2, PILL / 2, kit.theme.on_light, "middle", "middle")

    return kit.drawing(("cuba task", text), width, PILL, draw)


def badge(kit: Kit, icon: str, size: float = BADGE) -> Sprite:
    """Return the badge of who is awaited (an hourglass), or has answered (a tick)."""
    theme = kit.theme
    inner = round(size * 0.66)
    at = (size - inner) / 2

    def draw(canvas: Canvas) -> None:
        if icon == "hourglass":
            canvas.lay(kit.block(size, size, size / 2, theme.now), 0, 0)
            canvas.lay(kit.icon(icon, inner, theme.on_light), at, at)
            return
        ring = kit.block(size, size, size / 2, theme.well, 0, edge=theme.next_square, line=3)
        canvas.lay(ring, 0, 0)
        canvas.lay(kit.icon(icon, inner, theme.soft), at, at)

    return kit.drawing(("cuba badge", icon), size, size, draw)


def _hall(kit: Kit) -> Sprite:
    """Return the votes that the town hall will bring in this round's parliament."""
    parts: list[Part] = [
        building_icon(kit, "town_hall", 32),
        number(f"+{TOWN_HALL_VOTES}", 27),
    ]
    return _pill(kit, "hall", parts, colours_of(kit.theme).hall)


def _won(kit: Kit, points: int) -> Sprite:
    """Return the points that were just won."""
    return _pill(kit, f"won {points}", [number(f"+{points}", 28), star(kit, 28)], kit.theme.news)


def _pill(kit: Kit, key: str, parts: list[Part], ink: tuple[int, int, int]) -> Sprite:
    width = round(row_width(parts, 3)) + 20

    def draw(canvas: Canvas) -> None:
        canvas.lay(kit.block(width, PILL, PILL / 2, colours_of(kit.theme).stock), 0, 0)
        row(canvas, 10, PILL / 2, parts, 3, ink)  # type: ignore[arg-type]

    return kit.drawing(("cuba pill", key), width, PILL, draw)


def _draw_totals(scene: Scene, seat: Seat, area: Area) -> None:
    """Put points and pesos; what has changed is bright."""
    kit, theme, player = scene.kit, scene.theme, scene.view.players[seat]
    room = area.width - NAME_X - 22
    totals = (
        (star(kit, 38), player.points, seat in scene.news.points),
        (coin(kit, 36), player.pesos, seat in scene.news.pesos),
    )
    size = next(
        (
            size
            for size in TOTALS
            if sum(measure(str(amount), "heavy", size) for _, amount, _ in totals) <= room - 92
        ),
        TOTALS[-1],
    )
    x = area.x + NAME_X - 2
    for sprite, amount, new in totals:
        ink = theme.news if new else theme.strong if amount else theme.dim
        end = row(scene.canvas, x, area.y + 62, [sprite, number(str(amount), size)], 4, ink)
        x = round(max(x + 106, end + 10))


def _draw_cards(scene: Scene, seat: Seat, area: Area) -> None:
    """Put the five cards in fixed places, so that the last one in hand is the vote."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    player, view = scene.view.players[seat], scene.view
    width = min(grid.WIDEST_CARD, (area.width - 20 - 4 * grid.CARD_GAP) // 5)
    height, new = grid.CARD_HEIGHT, scene.news.played.get(seat, ())
    at_work = (
        player.played[-1]
        if player.played and seat in view.asked and _is_at_work(view.kind)
        else None
    )
    for number_, character in enumerate(CHARACTERS):
        x, y = area.x + 10 + number_ * (width + grid.CARD_GAP), area.y + grid.CARD_Y
        is_open = character in player.played
        card = played_card if is_open else held_card
        light = theme.now if character == at_work else theme.news if character in new else None
        if light is not None:
            glow = kit.glow(width, height - 4, 10, light, blur=6, strength=0.9, line=4, spread=1)
            canvas.lay(glow, x, y)
        canvas.put(card(kit, character, width, height, votes=VOTES[character]), x, y, character)


def _is_at_work(kind: str | None) -> bool:
    """Return whether a decision belongs to a card that has been played."""
    return (
        kind is not None and kind in TASKS and kind not in ("play", "pick-materials", "pick-crops")
    )
