"""The private picture of what a player may answer."""

from collections.abc import Callable, Mapping, Sequence

from games.core.action import Seat
from games.montego.actions import Beside, Hire, Pick, Play
from games.montego.data import (
    COLOURS,
    HIRE_PRICE,
    JACK,
    SIZES,
    Figure,
    Size,
    Worker,
    colour_of,
    size_of,
    worker_of,
)
from games.montego.view import MontegoView
from rendering.core.area import Area
from rendering.core.kit import Kit
from rendering.core.lettering import fit, ladder
from rendering.core.sentence import Part, number, row, row_width
from rendering.core.tokens import coin, piece
from rendering.core.words import mark
from rendering.montego.board import scene_of
from rendering.montego.colours import colours_of
from rendering.montego.figures import Look, docker, look_of
from rendering.montego.hand import (
    CARD,
    CARD_PITCH,
    CARD_X,
    FIGURE_WIDTH,
    ROW_HEIGHT,
    ROW_PITCH,
    ROWS_WIDTH,
    ROWS_Y,
    Row,
    draw_head,
    draw_rows,
    draw_totals,
    hand_scene,
    lay_row,
    light_up,
    rows_of,
)
from rendering.montego.offers import HEIGHT, draw_offers
from rendering.montego.scene import Scene
from rendering.montego.terms import UNPICKED

LAY = mark("Lay a card for each")
HIRE = mark("Hire Lazy Jack?")
BESIDE = mark("Beside whom does Jack stand?")
PICK = mark("Pick a third docker")
YES = mark("Yes")
NO = mark("No")
PICK_CARD = (229, 324)


def paint(kit: Kit, view: MontegoView, names: Sequence[str], language: str, seat: Seat) -> Scene:
    """Paint what the reader may answer: figures with their cards, or the board with the ships."""
    if view.kind in ("load", "take-back"):
        scene = scene_of(kit, view, names, language, height=HEIGHT, private=True)
        draw_offers(scene, seat)
        return scene
    title, rows_needed, draw = ASKED[view.kind or ""]
    scene = hand_scene(kit, view, names, language, rows_needed(view, seat))
    draw_head(scene, seat, scene.words.gettext(title))
    draw(scene, seat)
    return scene


def _rows(view: MontegoView, seat: Seat) -> int:
    return len(rows_of(view, seat))


def _draw_play(scene: Scene, seat: Seat) -> None:
    """Light the cards that may be laid; the ones that are laid already stand out."""
    legal: dict[Figure, set[int]] = {}
    for action in scene.view.choices:
        if isinstance(action, Play):
            legal.setdefault(action.figure, set()).add(action.card)
    rows = [
        line._replace(legal=frozenset(legal.get(line.figure, ())))
        for line in rows_of(scene.view, seat)
    ]
    draw_rows(scene, seat, rows)
    draw_totals(scene, seat, len(rows))


def _draw_beside(scene: Scene, seat: Seat) -> None:
    """Light the dockers, and show where Jack would go from beside each."""
    view = scene.view
    beside = [action.worker for action in view.choices if isinstance(action, Beside)]
    rows = [
        Row(JACK, look_of(view, worker), {**view.places, JACK: view.places[worker]}, beside=worker)
        for worker in beside
    ]
    draw_rows(scene, seat, rows)
    draw_totals(scene, seat, len(rows))


def _draw_hire(scene: Scene, seat: Seat) -> None:
    """Put yes and no, who would be preferred, and where Jack would stand."""
    rows = rows_of(scene.view, seat)
    area = Area(20, ROWS_Y, ROWS_WIDTH, ROW_HEIGHT)
    lay_row(scene, area)
    jack = docker(scene.kit, Look(None, jack=True), 1.22)
    with scene.canvas.frame("figure jack", area.x, area.y, FIGURE_WIDTH, area.height):
        scene.canvas.put_middle(jack, area.x + FIGURE_WIDTH / 2, area.middle[1] - 2, "jack")
    answers = [action.answer for action in scene.view.choices if isinstance(action, Hire)]
    for place, answer in enumerate(answers):
        x = CARD_X + place * 2 * CARD_PITCH
        _draw_answer(scene, answer, Area(x, area.y + 10, 2 * CARD_PITCH - 8, CARD[1]))
    _draw_claims(scene, Area(CARD_X + 4 * CARD_PITCH, area.y + 10, *CARD))
    draw_rows(scene, seat, rows, ROWS_Y + ROW_PITCH)
    draw_totals(scene, seat, len(rows) + 1)


def _draw_answer(scene: Scene, answer: str, area: Area) -> None:
    """Put an answer; the one given already is full of light."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    given = scene.view.wants == answer
    light_up(scene, Area(*area[:3], area.height - 5), theme.active if given else theme.tile)
    if given:
        canvas.lay(kit.block(area.width, area.height - 5, 16, theme.now), *area[:2])
    ink = theme.on_light if given else theme.strong
    with canvas.frame(f"answer {answer}", *area):
        middle, y = area.middle[0], area.y + (area.height - 5) / 2
        word = fit(scene.words.gettext(YES if answer == "yes" else NO), 236, ladder(50))
        if answer == "no":
            canvas.write(word, middle, y, ink, "middle", "middle")
            return
        canvas.write(word, middle, y - 30, ink, "middle", "middle")
        parts: list[Part] = [number(f"−{HIRE_PRICE}", 46), coin(kit, 46)]
        row(canvas, round(middle - row_width(parts) / 2), y + 32, parts, colour=ink)


def claims(view: MontegoView) -> list[Seat]:
    """Return who can pay for Jack, in the order in which they are preferred (§4.1)."""

    def standing(seat: Seat) -> tuple[int, int]:
        own = view.players[seat].workers
        return view.players[seat].points, min(map(view.rail.index, own))

    able = [seat for seat, player in enumerate(view.players) if player.coins >= HIRE_PRICE]
    return sorted(able, key=standing)


def _draw_claims(scene: Scene, area: Area) -> None:
    """Put the pieces of all who can pay, in the order in which they would get him."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    canvas.lay(kit.panel(*area[2:], 16, theme.quiet, lip=theme.lip), *area[:2])
    with canvas.frame("claims", *area):
        seats = claims(scene.view)
        high = (area.height - 5) / 2
        for place, seat in enumerate(seats):
            line, column = divmod(place, 2)
            x = area.x + 10 + 56 * column
            y = area.y + (high * (line + 0.5) if len(seats) > 2 else high)
            canvas.write(number(str(place + 1), 25), x, y, theme.soft, down="middle")
            canvas.put(piece(kit, seat, 36), x + 18, round(y - 18), "piece")


def _draw_pick(scene: Scene, seat: Seat) -> None:
    """Put the four dockers that nobody has yet, and what each player would get."""
    picks = [action.worker for action in scene.view.choices if isinstance(action, Pick)]
    for place, worker in enumerate(picks):
        width, height = PICK_CARD
        _draw_pick_card(scene, seat, worker, Area(20 + place * (width + 14), 96, width, height))


def _draw_pick_card(scene: Scene, seat: Seat, worker: Worker, area: Area) -> None:
    """Put what it is called, how it will look, and what the other player gets."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    light_up(scene, area, theme.tile)
    with canvas.frame(f"pick {worker}", *area):
        name = fit(scene.words.gettext(UNPICKED[worker]), area.width - 24, ladder(27, 17))
        canvas.write(name, area.middle[0], area.y + 38, theme.strong, "middle")
        size = size_of(worker)
        mine: list[Part] = [docker(kit, Look(seat, size, third=True), 1.6), 14]
        _put_row(scene, [*mine, *_tavern(kit, size, 44)], area.middle[0], area.y + 136)
        theirs = size_of(left_by(scene.view, worker))
        other: list[Part] = [piece(kit, 1 - seat, 44), kit.icon("arrow", 26, theme.soft)]
        other += [docker(kit, Look(1 - seat, theirs, third=True), 0.82), 8]
        _put_row(scene, [*other, *_tavern(kit, theirs, 34)], area.middle[0], area.y + 262)


def _tavern(kit: Kit, size: Size, height: float) -> list[Part]:
    """Return the tavern from which a docker of a size starts: the left or the right one."""
    soft, mug = kit.theme.soft, colours_of(kit.theme).mug
    way = kit.mask("left" if size == "big" else "right", 16, 30, soft)
    beer = kit.icon("beer-stein", height, mug)
    return [way, beer] if size == "big" else [beer, way]


def _put_row(scene: Scene, parts: Sequence[Part], middle: float, y: float) -> None:
    row(scene.canvas, round(middle - row_width(parts) / 2), y, parts)


def left_by(view: MontegoView, worker: Worker) -> Worker:
    """Return which docker the other player gets: the other colour, the other size (§3)."""
    used = {colour_of(own) for player in view.players for own in player.workers}
    colour = next(c for c in COLOURS if c not in {*used, colour_of(worker)})
    return worker_of(colour, next(size for size in SIZES if size != size_of(worker)))


ASKED: Mapping[
    str,
    tuple[str, Callable[[MontegoView, Seat], int], Callable[[Scene, Seat], None]],
] = {
    "play": (LAY, _rows, _draw_play),
    "beside": (BESIDE, _rows, _draw_beside),
    "hire": (HIRE, lambda view, seat: _rows(view, seat) + 1, _draw_hire),
    "pick": (PICK, lambda view, seat: 2, _draw_pick),
}
"""By the kind of decision: what is asked, how many rows the picture has, and who draws it."""
