"""Administration: what tax, duty and subsidy cost and bring each player, below them the laws."""

from functools import partial
from typing import Literal

from games.core.action import Seat
from games.cuba.statutes import BONUS_POINTS, DUTIES, DUTY_POINTS, GROUPS, TAX_POINTS, Group
from games.cuba.view import CubaView
from rendering.core.area import Area
from rendering.core.sentence import Part, number, row
from rendering.core.tokens import answer_badge, coin, star
from rendering.core.words import mark
from rendering.cuba import chamber, grid
from rendering.cuba.chamber import draw_chamber
from rendering.cuba.colours import colours_of
from rendering.cuba.effects import fitted, law_effect
from rendering.cuba.holdings import held
from rendering.cuba.ledger import (
    ROW_PITCH,
    draw_heading,
    draw_row,
    in_order,
    put_holdings,
    row_area,
)
from rendering.cuba.pieces import chip
from rendering.cuba.scene import Scene
from rendering.cuba.terms import GROUP_ICONS

Standing = Literal["met", "asked", "open", "cannot", "missed"]
"""How it stands with a due: paid, asked just now, asked later, beyond means, or left unpaid."""
Due = Literal["tax", "duty"]

HEAD_Y, HEAD_HEIGHT = 82, 62
TOP = HEAD_Y + HEAD_HEIGHT + 8
HOLDINGS = 326
COLUMNS: dict[Group, tuple[float, float]] = {
    "tax": (562, 270),
    "duty": (856, 330),
    "subsidy": (1326, 216),
}
"""Where the column of each law begins, and its width."""
BONUS = (1206, 106)
GAIN = 96
"""The room for the points at the right end of a column."""

TAX = mark("{name}: pay the tax?")
DUTY = mark("{name}: deliver the duty?")


def height(view: CubaView) -> int:
    """Return the height of the picture."""
    return TOP + view.seats * ROW_PITCH + 6 + chamber.HEIGHT + 20


def draw_administration(scene: Scene) -> None:
    """Put bills and laws, and above them a row for each player, whose light falls on them."""
    view, theme = scene.view, scene.theme
    draw_heading(scene, _task(scene))
    draw_chamber(scene, TOP + view.seats * ROW_PITCH + 6, pays=False)
    _draw_heads(scene)
    areas = [row_area(seat, TOP) for seat in range(view.seats)]
    for seat in sorted(range(view.seats), key=lambda seat: seat in view.asked):
        draw_row(scene, seat, areas[seat], theme.now if seat in view.asked else None)
    for seat, area in enumerate(areas):
        _draw_line(scene, seat, area)


def _task(scene: Scene) -> str:
    view = scene.view
    texts = {"tax": TAX, "duty": DUTY}
    if view.kind not in texts or not view.asked:
        return ""
    return scene.words.gettext(texts[view.kind]).format(name=scene.shown(view.asked[0]))


def standing(view: CubaView, seat: Seat, due: Due) -> Standing:
    """Return how it stands with a player's tax or duty; tax comes first, both in order (§7)."""
    player = view.players[seat]
    if player.tax_paid if due == "tax" else player.duty_met:
        return "met"
    if view.kind == due and seat in view.asked:
        return "asked"
    able = player.tax_due <= player.pesos if due == "tax" else player.can_deliver
    order = in_order(view)
    passed = view.kind == due and order.index(seat) < order.index(view.asked[0])
    if passed or (due == "tax" and view.kind == "duty"):
        return "missed"
    return "open" if able else "cannot"


def _draw_heads(scene: Scene) -> None:
    """Put over each column what its law does."""
    kit, canvas, theme, view = scene.kit, scene.canvas, scene.theme, scene.view
    own, middle = colours_of(theme), HEAD_Y + HEAD_HEIGHT / 2
    canvas.lay(kit.block(grid.INNER, HEAD_HEIGHT, 18, own.tab, 0.55), grid.MARGIN, HEAD_Y)
    for group in GROUPS:
        if group not in COLUMNS:
            continue
        x, width = COLUMNS[group]
        law = view.laws[group]
        with canvas.frame(f"head {group}", grid.MARGIN + x, HEAD_Y, width, HEAD_HEIGHT):
            sign = kit.icon(GROUP_ICONS[group], 40, own.tab_ink)
            canvas.put(sign, grid.MARGIN + x, middle - 20, group)
            if law is None:
                row(canvas, grid.MARGIN + x + 54, middle, [number("–", 36)], 5, theme.dim)
                continue
            sentence = fitted(partial(law_effect, kit, law), width - 60, 38, 36)
            row(canvas, grid.MARGIN + x + 52, middle, sentence, 4)
    x, width = BONUS
    with canvas.frame("head bonus", grid.MARGIN + x, HEAD_Y, width, HEAD_HEIGHT):
        parts: list[Part] = [number(f"+{BONUS_POINTS}", 36), star(kit, 40)]
        row(canvas, grid.MARGIN + x + 8, middle, parts, 4)


def _draw_line(scene: Scene, seat: Seat, area: Area) -> None:
    """Put a player's points and pesos, then tax, duty, bonus and subsidy."""
    view, player = scene.view, scene.view.players[seat]
    width = COLUMNS["tax"][0] - HOLDINGS - 6
    put_holdings(scene, seat, Area(area.x + HOLDINGS, area.y, width, area.height))
    for due in ("tax", "duty"):
        _draw_due(scene, seat, due, area)
    tax, duty = standing(view, seat, "tax"), standing(view, seat, "duty")
    lost = {"missed", "cannot"} & {tax, duty}
    _draw_gain(scene, area, BONUS, 0 if lost else BONUS_POINTS, won=tax == duty == "met")
    if view.laws["subsidy"] is not None:
        _draw_gain(scene, area, COLUMNS["subsidy"], player.subsidy, won=False)


def _draw_due(scene: Scene, seat: Seat, due: Due, area: Area) -> None:
    """Put what a due asks of a player and what the player has of it, then the points."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    x, width = COLUMNS[due]
    left, middle = area.x + x, area.y + area.height / 2
    state = standing(scene.view, seat, due)
    with canvas.frame(f"{due} {seat}", left - 6, area.y, width + 6, area.height):
        sign = _sign(state)
        if sign is not None:
            canvas.put(answer_badge(kit, sign, 42), left, round(middle - 21), sign)
        ink = theme.dim if state in ("missed", "cannot") else theme.strong
        row(canvas, left + 54, middle, _asked_of(scene, seat, due), 3, ink)
        points = TAX_POINTS if due == "tax" else DUTY_POINTS
        _put_points(scene, left + width - GAIN, middle, points, state)


def _sign(state: Standing) -> str | None:
    """Return the badge of who is asked, and of who has paid."""
    return {"asked": "hourglass", "met": "tick"}.get(state)


def _asked_of(scene: Scene, seat: Seat, due: Due) -> list[Part]:
    """Return the pesos due, or what a player has of the kinds that are to be delivered."""
    kit, view = scene.kit, scene.view
    player = view.players[seat]
    if due == "tax":
        return [number(str(player.tax_due), 40), coin(kit, 38)]
    law = view.laws["duty"]
    kinds = DUTIES[law].kinds if law else ()
    held_ = [(kind, held(player, kind)) for kind in kinds]

    def make(glyph: float, text: float) -> list[Part]:
        parts: list[Part] = []
        for kind, count in held_:
            cube = chip(kit, kind, glyph)
            parts += [cube if count else cube.weaker(0.4), number(str(count), text), 4]
        return parts

    size = 38 if len(kinds) == 1 else 30
    return fitted(make, COLUMNS["duty"][1] - GAIN - 54, size, size, 3)


def _put_points(scene: Scene, x: float, middle: float, points: int, state: Standing) -> None:
    theme = scene.theme
    if state in ("missed", "cannot"):
        row(scene.canvas, x + 24, middle, [number("–", 40)], 3, theme.dim)
        return
    won = state == "met"
    ink = theme.star.face if won else theme.soft
    points_star = star(scene.kit, 40)
    parts: list[Part] = [number(f"+{points}", 40), points_star if won else points_star.weaker(0.55)]
    row(scene.canvas, x, middle, parts, 3, ink)


def _draw_gain(
    scene: Scene, area: Area, column: tuple[float, float], points: int, *, won: bool
) -> None:
    """Put points that nothing is asked for."""
    x, width = column
    middle = area.y + area.height / 2
    with scene.canvas.frame("gain", area.x + x, area.y, width, area.height):
        state: Standing = "met" if won else "open" if points else "missed"
        _put_points(scene, area.x + x + 8, middle, points, state)
