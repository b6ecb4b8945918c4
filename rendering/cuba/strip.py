"""The strip of players at the foot of the board."""

from games.core.action import Seat
from games.cuba.data import CHARACTERS, CUBES, TOWN_HALL_VOTES, VOTES
from rendering.core.area import Area
from rendering.core.canvas import Canvas
from rendering.core.kit import Kit
from rendering.core.lettering import Step, fit, measure
from rendering.core.light import lay_card
from rendering.core.sentence import Part, number, row, row_width
from rendering.core.sprite import Sprite
from rendering.core.tab import draw_tab
from rendering.core.tokens import answer_badge, coin, piece, star
from rendering.cuba import grid
from rendering.cuba.colours import colours_of
from rendering.cuba.holdings import held
from rendering.cuba.phases import TASKS
from rendering.cuba.pieces import building_icon, chip, held_card, played_card, start_sign
from rendering.cuba.scene import Scene

NAME_STEPS = (
    *(Step("heavy", 31), Step("heavy", 28)),
    *(Step("narrow", size) for size in range(30, 22, -1)),
)
TOTALS = (38, 35, 32, 29)
"""The type sizes of points and pesos: the first that fits."""
BADGE = 32
NAME_X = 86
ROOM_FOR_STOCK, STOCK_X, STOCK_CHIP = 700, 430, 38
"""Two players' cards are wide enough to show what they have, too."""


def draw_strip(scene: Scene) -> None:
    """Put a card for each player."""
    view = scene.view
    areas = [grid.player(seat, view.seats) for seat in range(view.seats)]
    for seat in sorted(range(view.seats), key=lambda seat: seat in view.asked):
        # the lit ones shine on the others
        lay_card(scene.canvas, areas[seat], lit=seat in view.asked)
    for seat, area in enumerate(areas):
        with scene.canvas.frame(f"player {seat}", *area):
            _draw_player(scene, seat, area)
        draw_tab(scene, seat, area, TASKS, scene.news.points.get(seat))


def _draw_player(scene: Scene, seat: Seat, area: Area) -> None:
    kit, canvas = scene.kit, scene.canvas
    canvas.put(piece(kit, seat, 66), area.x + 10, area.y + 10, "piece")
    right = _draw_signs(scene, seat, area)
    left = area.x + NAME_X
    name = fit(scene.shown(seat), right - left, NAME_STEPS)
    canvas.write(name, left, area.y + 39, scene.theme.strong)
    _draw_totals(scene, seat, area)
    _draw_cards(scene, seat, area)
    if area.width >= ROOM_FOR_STOCK:
        _draw_stock(scene, seat, area)


def _draw_signs(scene: Scene, seat: Seat, area: Area) -> float:
    """Put who starts, who is awaited or done, who has the town hall; return where names end."""
    canvas, view = scene.canvas, scene.view
    right = area.right - 12
    signs: list[Sprite] = []
    if len(view.asked) > 1 and seat in view.asked:
        signs.append(answer_badge(scene.kit, "hourglass", BADGE))
    elif view.kind == "set-aside" and seat not in view.asked:
        signs.append(answer_badge(scene.kit, "tick", BADGE))
    if seat == view.start and view.phase != "set-up":
        signs.append(start_sign(scene.kit, BADGE))
    if view.players[seat].town_hall:
        signs.append(_hall(scene.kit))
    for sign in signs:
        right -= sign.width
        canvas.put(sign, round(right), round(area.y + 33 - sign.height / 2), "sign")
        right -= 7
    return right - 1


def _hall(kit: Kit) -> Sprite:
    """Return the votes that the town hall will bring in this round's parliament."""
    own = colours_of(kit.theme)
    parts: list[Part] = [building_icon(kit, "town_hall", 30), number(f"+{TOWN_HALL_VOTES}", 25)]
    width = round(row_width(parts, 3)) + 16

    def draw(canvas: Canvas) -> None:
        canvas.lay(kit.block(width, BADGE, BADGE / 2, own.stock), 0, 0)
        row(canvas, 8, BADGE / 2, parts, 3, own.hall)

    return kit.drawing("cuba hall", width, BADGE, draw)


def _draw_totals(scene: Scene, seat: Seat, area: Area) -> None:
    """Put points and pesos; what has changed is bright."""
    kit, theme, player = scene.kit, scene.theme, scene.view.players[seat]
    room = area.width - NAME_X - 22
    totals = (
        (star(kit, 36), player.points, seat in scene.news.points),
        (coin(kit, 34), player.pesos, seat in scene.news.pesos),
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
        end = row(scene.canvas, x, area.y + 67, [sprite, number(str(amount), size)], 4, ink)
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


def _draw_stock(scene: Scene, seat: Seat, area: Area) -> None:
    """Put what a player has of each kind, in yard and warehouse together."""
    canvas, theme, player = scene.canvas, scene.theme, scene.view.players[seat]
    pitch = (area.width - STOCK_X - 12) / len(CUBES)
    for place, kind in enumerate(CUBES):
        count = held(player, kind)
        sprite = chip(scene.kit, kind, STOCK_CHIP)
        middle = area.x + STOCK_X + pitch * (place + 0.5)
        shown = sprite if count else sprite.weaker(0.38)
        canvas.put(shown, round(middle - STOCK_CHIP / 2), area.y + 62, kind)
        text = number(str(count), 32)
        ink = theme.strong if count else colours_of(theme).zero
        canvas.write(text, middle, area.y + 122, ink, "middle", "middle")
