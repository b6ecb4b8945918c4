"""The order rail: who moves when, and with which card."""

from games.montego.data import HIRE_PRICE, JACK, Figure
from games.montego.view import MontegoView
from rendering.core.area import Area
from rendering.core.canvas import Canvas
from rendering.core.sentence import Part, number, row
from rendering.core.sprite import Sprite
from rendering.core.tokens import coin
from rendering.montego import grid
from rendering.montego.colours import colours_of
from rendering.montego.figures import Look, docker, look_of, owner_of
from rendering.montego.pieces import card_back, missing_card, step_card
from rendering.montego.scene import Scene

FIGURE = 0.82
GAP = 14


def lay_rail(canvas: Canvas, tiles: int) -> None:
    """Lay the rail with so many tiles."""
    kit, area, theme = canvas.kit, grid.RAIL, canvas.kit.theme
    colour = colours_of(theme).rail
    canvas.lay(kit.block(area.width, area.height, 20, colour), area.x, area.y)
    for position in range(tiles):
        place = grid.tile(position, tiles)
        canvas.lay(kit.panel(*place[2:], 17, theme.tile, lip=theme.lip), *place[:2])


def draw_rail(scene: Scene) -> None:
    """Put Jack's place and the order tiles, each with its card."""
    view = scene.view
    if JACK in view.places:
        slot = grid.JACK_SLOT
        panel = scene.kit.panel(*slot[2:], 17, scene.theme.tile, lip=scene.theme.lip)
        scene.canvas.lay(panel, *slot[:2])
        _draw_tile(scene, slot, JACK)
    else:
        _draw_jacks_place(scene)
    for position, worker in enumerate(view.rail):
        _draw_tile(scene, grid.tile(position, grid.Walk.of(view.seats).tiles), worker)


def _draw_jacks_place(scene: Scene) -> None:
    """Say that Jack is not hired, and what he costs; lit while he can be."""
    kit, canvas, theme, area = scene.kit, scene.canvas, scene.theme, grid.JACK_SLOT
    hiring = scene.view.kind in ("hire", "beside")
    if hiring:
        width, height = area.width, area.height - 5
        canvas.lay(kit.glow(width, height, 17, theme.now, blur=7, strength=0.6, line=4), *area[:2])
        canvas.lay(kit.panel(*area[2:], 17, theme.active, lip=theme.lip), *area[:2])
    else:
        frame = kit.mask("montego/jack-slot", *area[2:], colours_of(theme).absent)
        canvas.lay(frame, *area[:2])
    with canvas.frame("jack's place", *area):
        jack = docker(kit, Look(scene.view.hirer if hiring else None, jack=True), 0.86)
        shown = jack if hiring else jack.weaker(0.55)
        canvas.put(shown, area.x + 18, area.y + 5, "jack")
        price = coin(kit, 38)
        ink = theme.strong if hiring else theme.soft
        if scene.view.hirer is None:
            parts: list[Part] = [
                number(str(HIRE_PRICE), 38),
                price if hiring else price.weaker(0.8),
            ]
            row(canvas, area.x + 82, area.y + 37, parts, 4, ink)


def _draw_tile(scene: Scene, area: Area, figure: Figure) -> None:
    """Put the figure of a tile and its card."""
    kit, canvas = scene.kit, scene.canvas
    body = docker(kit, look_of(scene.view, figure), FIGURE)
    card = _card_of(scene, figure)
    width = body.width + (GAP + card.width if card else 0)
    x = area.x + round((area.width - width) / 2)
    with canvas.frame(f"tile {figure}", *area):
        middle = area.y + (area.height - 5) / 2
        canvas.put(body, x, round(middle - body.height / 2), figure)
        if card:
            canvas.put(card, x + body.width + GAP, round(middle - card.height / 2), "card")


def _card_of(scene: Scene, figure: Figure) -> Sprite | None:
    """Return a figure's card: turned up, face down, or still missing; None before the choosing."""
    kit, view = scene.kit, scene.view
    for journey in view.journeys:
        if journey.figure == figure:
            return step_card(kit, journey.card, "used")
    if view.kind != "play":
        return None
    return missing_card(kit) if is_awaited(view, figure) else card_back(kit)


def is_awaited(view: MontegoView, figure: Figure) -> bool:
    """Return whether the figure's owner has still cards to lay: more is not told to anybody."""
    return owner_of(view, figure) in view.asked
