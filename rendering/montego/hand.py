"""The private picture: a row for each figure, with what each card would bring from here."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from games.core.action import Seat
from games.montego.data import CARDS, JACK, Figure
from games.montego.view import Journey, MontegoView
from games.montego.walk import look_ahead
from rendering.core.area import Area
from rendering.core.canvas import Canvas
from rendering.core.header import PRIVATE
from rendering.core.kit import Kit
from rendering.core.lettering import Setting, fit, ladder, measure
from rendering.core.page import page
from rendering.core.sentence import Part, row, row_width
from rendering.core.sprite import Sprite
from rendering.core.theme import Shade
from rendering.core.tokens import coin, piece, star
from rendering.montego.colours import colours_of
from rendering.montego.figures import Look, docker, is_laid_out, look_of
from rendering.montego.grid import Walk
from rendering.montego.news import NO_NEWS
from rendering.montego.pieces import CardFace, cargo, room_parts, step_card
from rendering.montego.scene import Scene

WIDTH = 1000
HEAD_Y, ROWS_Y, ROW_HEIGHT, ROW_PITCH = 14, 92, 162, 172
ROWS_WIDTH = 788
FIGURE_WIDTH = 112
CARD_X, CARD_PITCH, CARD = 132, 134, (126, 142)
TOTAL_X, TOTAL_WIDTH, TOTAL_GAP = 822, 158, 10
IN_HAND = 1.22
"""The scale of figures against the board."""
MET = 0.55
TURN = (26, 30)


class Row(NamedTuple):
    """A line of the picture: a figure, or what is asked; a frame when it may be chosen."""

    figure: Figure
    look: Look
    places: Mapping[Figure, int]
    chosen: int | None = None
    legal: frozenset[int] | None = None
    """The cards that may be laid, None where nothing is asked about them."""
    beside: Figure | None = None
    """Where Jack would stand, in a row that shows where he would go."""


def height_of(rows: int) -> int:
    """Return the height of a picture with so many rows."""
    return ROWS_Y + rows * ROW_PITCH + 4


def hand_scene(
    kit: Kit, view: MontegoView, names: Sequence[str], language: str, rows: int
) -> Scene:
    """Begin a private picture: nothing but the page is on it."""
    return Scene(page(kit, WIDTH, height_of(rows), "hand"), view, names, language, NO_NEWS)


def rows_of(view: MontegoView, seat: Seat) -> list[Row]:
    """Return a row for each figure that the reader moves in this round, or in the next one."""
    figures: list[Figure] = [*view.players[seat].workers]
    if view.hirer == seat and JACK in view.places and not view.journeys:
        figures.append(JACK)
    return [
        Row(figure, look_of(view, figure), _before(view, figure), view.laid.get(figure))
        for figure in figures
    ]


def _before(view: MontegoView, figure: Figure) -> Mapping[Figure, int]:
    """Return who stands where when a figure moves and nobody but Jack has moved before."""
    if figure == JACK:
        return view.places
    return {other: place for other, place in view.places.items() if other != JACK}


def draw_rows(scene: Scene, seat: Seat, rows: Sequence[Row], y: float = ROWS_Y) -> None:
    """Put a line for each row."""
    for number, line in enumerate(rows):
        area = Area(20, y + number * ROW_PITCH, ROWS_WIDTH, ROW_HEIGHT)
        lay_row(scene, area)
        draw_figure(scene, line, area)
        for card in CARDS:
            _draw_card(scene, seat, line, card, card_area(area, card))


def lay_row(scene: Scene, area: Area) -> None:
    """Lay the ground of a line."""
    scene.canvas.lay(scene.kit.panel(*area[2:], 20, scene.theme.panel), *area[:2])


def card_area(area: Area, card: int) -> Area:
    """Return where a card of a row lies."""
    return Area(CARD_X + (card - 1) * CARD_PITCH, area.y + 10, *CARD)


def draw_figure(scene: Scene, line: Row, area: Area) -> None:
    """Put the figure of a row; one that Jack may stand beside is lit."""
    kit, canvas = scene.kit, scene.canvas
    if line.beside is not None:
        frame = Area(area.x + 6, area.y + 10, FIGURE_WIDTH - 10, CARD[1] - 5)
        light_up(scene, frame, scene.theme.active)
    body = docker(kit, line.look, IN_HAND if not line.look.jack else 1.1)
    with canvas.frame(f"figure {line.figure}", area.x, area.y, FIGURE_WIDTH, area.height):
        canvas.put_middle(body, area.x + FIGURE_WIDTH / 2, area.middle[1] - 2, "figure")
    turn = turn_of(scene.view, line.figure)
    if turn:
        corner = Area(area.x + 8, area.y + 12, *TURN)
        with canvas.frame(f"turn {line.figure}", *corner):
            text = Setting(str(turn), "heavy", 25)
            canvas.write(text, *corner.middle, scene.theme.soft, "middle", "middle")


def turn_of(view: MontegoView, figure: Figure) -> int | None:
    """Return a figure's place in the order of moving, from 1; None once all have moved."""
    if view.journeys or not view.rail:
        return None
    jack = figure == JACK or JACK in view.places
    order: list[Figure] = [*([JACK] if jack else []), *view.rail]
    return order.index(figure) + 1 if figure in order else None


def light_up(scene: Scene, area: Area, shade: Shade) -> None:
    """Lay a card that may be chosen now."""
    kit, theme = scene.kit, scene.theme
    glow = kit.glow(*area[2:], 16, theme.now, blur=6, strength=0.5, line=4)
    scene.canvas.lay(glow, *area[:2])
    scene.canvas.lay(kit.panel(*area[2:], 16, shade), *area[:2])


def _draw_card(scene: Scene, seat: Seat, line: Row, card: int, area: Area) -> None:
    """Put a card: its number, whom it meets, the room it reaches, from where to where."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    chosen = card == line.chosen
    illegal = line.legal is not None and card not in line.legal
    width, height = area.width, area.height
    if chosen:
        glow = kit.glow(width, height, 16, theme.now, blur=8, strength=0.7, line=5)
        canvas.lay(glow, *area[:2])
    elif line.legal is not None and not illegal:
        canvas.lay(kit.glow(width, height, 16, theme.now, blur=4, strength=0.3, line=3), *area[:2])
    shade = theme.active if chosen else theme.quiet if illegal else theme.tile
    canvas.lay(kit.panel(width, height, 16, shade, lip=theme.lip), *area[:2])
    with canvas.frame(f"card {line.figure} {card}", *area):
        face: CardFace = "chosen" if chosen else "used" if illegal else "ready"
        number = step_card(kit, card, face, 42, 52)
        canvas.put(number.weaker(0.5) if illegal else number, area.x + 9, area.y + 8, "card")
        if is_laid_out(scene.view):
            journey = look_ahead(line.places, len(scene.view.rooms), line.figure, card)
            _draw_prospect(scene, seat, line, journey, area, weak=illegal)


def _draw_prospect(
    scene: Scene, seat: Seat, line: Row, journey: Journey, area: Area, *, weak: bool
) -> None:
    kit, canvas, view = scene.kit, scene.canvas, scene.view
    met = met_by(journey, line.places)
    if met:
        body = docker(kit, look_of(view, met), MET)
        arrow = "shoved" if journey.shoved else "step-back"
        canvas.put_middle(body, area.x + 75, area.y + 33, met)
        mark = kit.icon(f"montego/{arrow}", 27, scene.theme.soft)
        canvas.put(mark, area.right - 31, area.y + 20, arrow)
    exempt = line.figure == JACK
    if journey.place >= 0:
        held = room_parts(kit, view.rooms[journey.place], 0.72, exempt=exempt)
    else:
        held = [kit.icon("beer-stein", 46, colours_of(kit.theme).mug)]
    parts: list[Part] = [p.weaker(0.4) for p in held if isinstance(p, Sprite)] if weak else held
    row(canvas, round(area.middle[0] - row_width(parts, 5) / 2), area.y + 88, parts, 5)
    chart = little_map(kit, Walk.of(view.seats), seat, journey.origin, journey.place)
    canvas.put(chart, area.x + 11, area.y + 118, "map")


def met_by(journey: Journey, places: Mapping[Figure, int]) -> Figure | None:
    """Return who stands where a card leads: shoved away, or there to stay."""
    if journey.shoved:
        return journey.shoved
    if journey.wanted == journey.place:
        return None
    return next(
        figure
        for figure, place in places.items()
        if place == journey.wanted and figure != journey.figure
    )


def little_map(kit: Kit, walk: Walk, seat: Seat, origin: int, place: int) -> Sprite:
    """Return the walk in small: white where the figure would go, its colour where it is."""
    width, height = 104, 16
    theme = kit.theme

    def draw(canvas: Canvas) -> None:
        pitch = width / walk.warehouses
        for space in range(walk.spaces):
            colour = theme.inset
            if space == place:
                colour = theme.strong
            elif space == origin:
                colour = theme.seats[seat]
            x = walk.column(space) * pitch + 1.5
            y = 0 if walk.is_north(space) else 9
            canvas.lay(kit.block(pitch - 3, 7, 2, colour), x, y)

    return kit.drawing(("map", walk, seat, origin, place), width, height, draw)


def draw_head(scene: Scene, seat: Seat, title: str | None = None) -> None:
    """Put the reader's piece and name, or what is asked, and that nobody else sees this."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    text = fit(scene.words.gettext(PRIVATE), 330, ladder(24, 18, "bold"))
    width = round(measure(*text) + 76)
    left = WIDTH - 20 - width
    with canvas.frame("head", 0, 0, left - 12, ROWS_Y):
        canvas.put(piece(kit, seat, 62), 20, HEAD_Y, "piece")
        name = fit(title or scene.shown(seat), left - 12 - 98, ladder(40))
        canvas.write(name, 98, 59, theme.now if title else theme.strong)
    canvas.lay(kit.block(width, 44, 22, theme.well), left, 22)
    with canvas.frame("private", left, 22, width, 44):
        canvas.put(kit.icon("padlock", 28, theme.now), left + 16, 29, "padlock")
        canvas.write(text, left + 54, 44, theme.soft, down="middle")


def draw_totals(scene: Scene, seat: Seat, rows: int) -> None:
    """Put points, coins, and barrels in the supply at the right."""
    kit, player = scene.kit, scene.view.players[seat]
    high = rows * ROW_PITCH - TOTAL_GAP
    height = round((high - 2 * TOTAL_GAP) / 3)
    things: tuple[tuple[Callable[[], Sprite], int], ...] = (
        (lambda: star(kit, 66), player.points),
        (lambda: coin(kit, 60), player.coins),
        (lambda: cargo(kit, seat, 54, 62, letter=False), player.barrels),
    )
    for number, (make, amount) in enumerate(things):
        y = ROWS_Y + round(number * (high + TOTAL_GAP) / 3)
        _draw_total(scene, Area(TOTAL_X, y, TOTAL_WIDTH, height), make(), amount)


def _draw_total(scene: Scene, area: Area, sprite: Sprite, amount: int) -> None:
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    canvas.lay(kit.shadow(*area[2:], 18, strength=0.45), *area[:2])
    canvas.lay(kit.panel(*area[2:], 18, theme.active, lip=theme.lip), *area[:2])
    with canvas.frame("total", *area):
        middle = area.y + (area.height - 5) / 2
        canvas.put_middle(sprite, area.x + 46, middle)
        text = Setting(str(amount), "heavy", 58 if amount < 100 else 40)
        ink = theme.strong if amount else theme.dim
        canvas.write(text, area.x + 117, middle, ink, "middle", "middle")


def draw_hand(scene: Scene, seat: Seat, rows: Sequence[Row]) -> None:
    """Put everything a player has, with the cards laid in secret."""
    draw_head(scene, seat)
    draw_rows(scene, seat, rows)
    draw_totals(scene, seat, len(rows))
