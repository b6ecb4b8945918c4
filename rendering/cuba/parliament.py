"""Parliament: the votes of card, town hall and purses side by side, the bills, and the laws."""

from collections.abc import Iterator

from games.core.action import Seat
from games.cuba.data import TOWN_HALL_VOTES, VOTES
from games.cuba.view import CubaView, PlayerView
from rendering.core.area import Area
from rendering.core.canvas import Canvas
from rendering.core.colour import BLACK, Colour
from rendering.core.sentence import number
from rendering.core.sprite import Sprite
from rendering.core.tokens import answer_badge, coin
from rendering.core.words import mark
from rendering.cuba import chamber
from rendering.cuba.chamber import draw_chamber
from rendering.cuba.colours import colours_of
from rendering.cuba.ledger import ROW_PITCH, draw_heading, draw_row, row_area
from rendering.cuba.pieces import building, played_card, struck_coin
from rendering.cuba.scene import Scene

TOP = 84
PESOS, CARD, HALL, FIRST, AGAIN, BAR, GAVEL, TOTAL = 330, 470, 622, 800, 1010, 1192, 1404, 1540
"""Where each column begins, from the left edge of a row; the total is right-aligned there."""
BAR_WIDTH, BLOCK, SMALLEST_BLOCK = 204, 34, 12

BUY = mark("All buy votes in secret, 1 peso each")
BUY_AGAIN = mark("Those tied for most buy once more")
ENACTS = mark("{name} makes 2 bills law")
ENACTS_ONE = mark("{name} makes 1 more bill law")


def height(view: CubaView) -> int:
    """Return the height of the picture."""
    return TOP + view.seats * ROW_PITCH + 6 + chamber.HEIGHT + 20


def draw_parliament(scene: Scene) -> None:
    """Put bills and laws, and above them a row for each player, whose light falls on them."""
    view, theme = scene.view, scene.theme
    draw_heading(scene, _task(scene))
    draw_chamber(scene, TOP + view.seats * ROW_PITCH + 6, pays=True)
    areas = [row_area(seat, TOP) for seat in range(view.seats)]
    for seat in sorted(range(view.seats), key=lambda seat: seat in view.asked):
        draw_row(scene, seat, areas[seat], theme.now if seat in view.asked else None)
    for seat, area in enumerate(areas):
        part = Area(area.x + PESOS, area.y, area.width - PESOS, area.height)
        with scene.canvas.frame(f"votes {seat}", *part):
            _draw_votes(scene, seat, area)


def _task(scene: Scene) -> str:
    """Say what is going on."""
    view, words = scene.view, scene.words
    if view.kind == "bribe":
        again = any(player.bought for player in view.players)
        return words.gettext(BUY_AGAIN if again else BUY)
    if view.kind == "enact":
        text = ENACTS_ONE if view.enacted else ENACTS
        return words.gettext(text).format(name=scene.shown(view.asked[0]))
    return ""


def _draw_votes(scene: Scene, seat: Seat, area: Area) -> None:
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    view, player = scene.view, scene.view.players[seat]
    x, middle = area.x, area.y + area.height / 2
    canvas.put(coin(kit, 40), x + PESOS, round(middle - 20), "pesos")
    ink = theme.strong if player.pesos else theme.dim
    canvas.write(number(str(player.pesos), 40), x + PESOS + 48, middle, ink, down="middle")
    if player.vote:
        canvas.put(played_card(kit, player.vote, 62, 74), x + CARD, round(middle - 37), "card")
        card = number(str(VOTES[player.vote]), 54)
        canvas.write(card, x + CARD + 78, middle, theme.strong, down="middle")
    _draw_hall(scene, player, x + HALL, middle)
    _draw_purchases(scene, seat, x, middle)
    _draw_bar(scene, player, x + BAR, middle)
    if seat == view.winner:
        canvas.put(kit.icon("gavel", 54, theme.news), x + GAVEL, round(middle - 27), "gavel")
    total = number(str(player.votes), 66)
    canvas.write(total, x + TOTAL, middle, theme.strong, "right", "middle")


def _draw_hall(scene: Scene, player: PlayerView, x: float, middle: float) -> None:
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    y = round(middle - 33)
    if not player.town_hall:
        canvas.lay(kit.mask("cuba/socket", 66, 66, theme.socket, 0.28), x, y)
        return
    canvas.put(building(kit, "town_hall", 66), x, y, "town hall")
    text = number(f"+{TOWN_HALL_VOTES}", 52)
    canvas.write(text, x + 80, middle, theme.strong, down="middle")


def _draw_purchases(scene: Scene, seat: Seat, x: float, middle: float) -> None:
    """Put both purchases, that of the tied behind an equals sign, and who is awaited or done."""
    kit, canvas, theme, view = scene.kit, scene.canvas, scene.theme, scene.view
    player = view.players[seat]
    columns = (FIRST, AGAIN)
    if view.laws["other"] == "anti_corruption_act" and not player.bought:
        canvas.put(struck_coin(kit, 60).weaker(0.5), x + FIRST, round(middle - 30), "no purchase")
        return
    for column, bought in zip(columns, player.bought, strict=False):
        sprite = coin(kit, 60)
        shown = sprite if bought else sprite.weaker(0.3)
        canvas.put(shown, x + column, round(middle - 30), "purchase")
        ink = theme.strong if bought else theme.dim
        text = number(f"+{bought}" if bought else "0", 50)
        canvas.write(text, x + column + 68, middle, ink, down="middle")
    turn = len(player.bought)
    if seat in view.buying and turn < len(columns):
        icon = "hourglass" if seat in view.asked else "padlock"
        canvas.put(answer_badge(kit, icon, 60), x + columns[turn], round(middle - 30), icon)
    if turn == len(columns) or (seat in view.buying and turn == 1):
        equals = number("=", 42)
        canvas.write(equals, x + AGAIN - 24, middle, theme.soft, "middle", "middle")


def _draw_bar(scene: Scene, player: PlayerView, x: float, middle: float) -> None:
    """Put a block for each vote, in the colour of where it comes from."""
    most = max(one.votes for one in scene.view.players)
    unit = min(BLOCK, BAR_WIDTH / max(1, most))
    for colour, votes in _sources(scene, player):
        if unit >= SMALLEST_BLOCK:
            for _ in range(votes):
                scene.canvas.lay(
                    _block(scene, round(unit) - 4, colour), round(x), round(middle - 26)
                )
                x += unit
        elif votes:
            width = max(3, round(votes * unit) - 2)
            scene.canvas.lay(_block(scene, width, colour), round(x), round(middle - 26))
            x += votes * unit


def _sources(scene: Scene, player: PlayerView) -> Iterator[tuple[Colour, int]]:
    """Yield the votes by where they come from, each with its colour."""
    theme, own = scene.theme, colours_of(scene.theme)
    yield theme.cream, VOTES[player.vote] if player.vote else 0
    yield own.hall, TOWN_HALL_VOTES if player.town_hall else 0
    yield from zip((theme.coin.face, own.bribe), player.bought, strict=False)


def _block(scene: Scene, width: float, colour: Colour) -> Sprite:
    kit = scene.kit

    def draw(canvas: Canvas) -> None:
        canvas.lay(kit.block(width, 52, 8, colour.mix(BLACK, 0.3)), 0, 0)
        canvas.lay(kit.block(width, 48, 8, colour), 0, 0)

    return kit.drawing(("vote block", colour), width, 52, draw)
