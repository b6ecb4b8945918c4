"""Rows that say what the laws in force ask of a player and give, and what votes there are."""

from collections.abc import Sequence

from games.core.action import Seat
from games.cuba.data import TOWN_HALL_VOTES, VOTES
from games.cuba.statutes import TAX_POINTS
from rendering.core.area import Area
from rendering.core.sentence import Part, Quiet, number, row, row_width
from rendering.core.sprite import Sprite
from rendering.core.tokens import coin, star
from rendering.cuba.colours import colours_of
from rendering.cuba.dues import pay_of
from rendering.cuba.effects import law_effect, vote
from rendering.cuba.pieces import building, character_icon
from rendering.cuba.scene import Scene
from rendering.cuba.tasks import TEXT_X, lay_row

GLYPH, TEXT = 38, 36
BETWEEN = 18
WEAK = 0.35


def draw_dues_row(scene: Scene, seat: Seat, area: Area) -> None:
    """Put what tax and duty ask of a player, what the laws give, and all points together.

    What cannot be met is faint with a cross behind it, what has been met has a tick.
    """
    kit, view, player = scene.kit, scene.view, scene.view.players[seat]
    pay, duty, subsidy = pay_of(view, seat), view.laws["duty"], view.laws["subsidy"]
    assert duty is not None, "a duty is always in force"
    arrow = kit.icon("arrow", round(GLYPH * 0.62), scene.theme.soft)
    tax: list[Part] = [
        *(number(str(player.tax_due), TEXT), coin(kit, GLYPH), arrow),
        *(number(str(TAX_POINTS), TEXT), star(kit, GLYPH + 2)),
    ]
    lay_row(scene, area)
    _put_icon(scene, area, "gavel")
    with scene.canvas.frame("dues", *area):
        x = _put_due(scene, area.x + TEXT_X, area, tax, possible=pay.tax > 0, met=player.tax_paid)
        delivery = law_effect(kit, duty, GLYPH, TEXT)
        x = _put_due(scene, x, area, delivery, possible=pay.duty > 0, met=player.duty_met)
        if pay.bonus:
            bonus: list[Part] = [number(f"+{pay.bonus}", TEXT), star(kit, GLYPH + 2)]
            x = _put_due(scene, x - 8, area, bonus, possible=True)
        if subsidy is not None:
            counted = law_effect(kit, subsidy, GLYPH, TEXT)[:-2]
            paid = [*counted, number(str(pay.subsidy), TEXT), star(kit, GLYPH + 2)]
            _put_due(scene, x, area, paid, possible=pay.subsidy > 0)
        total: list[Part] = [Quiet(number("=", 40)), number(str(pay.total), 46), star(kit, 46)]
        _put_right(scene, area, total)


def _put_icon(scene: Scene, area: Area, name: str) -> None:
    kit, side = scene.kit, area.height - 16
    scene.canvas.lay(kit.block(side, side, 15, kit.theme.inset), area.x + 8, area.y + 8)
    with scene.canvas.frame(f"{name} card", area.x + 8, area.y + 8, side, side):
        icon = kit.icon(name, side - 14, colours_of(kit.theme).tab_ink)
        scene.canvas.put(icon, area.x + 15, area.y + 15, name)


def _put_due(
    scene: Scene, x: float, area: Area, parts: list[Part], *, possible: bool, met: bool = False
) -> float:
    """Put a sentence with its state behind it; return where the next one begins."""
    kit, theme = scene.kit, scene.theme
    if met:
        parts = [*parts, kit.icon("tick", 32, theme.strong)]
    elif not possible:
        weak = [part.weaker(WEAK) if isinstance(part, Sprite) else part for part in parts]
        parts = [*weak, kit.icon("cuba/cross", 40, theme.struck)]
    ink = None if possible or met else colours_of(theme).zero
    return row(scene.canvas, x, area.middle[1], parts, 5, ink) + BETWEEN


def _put_right(scene: Scene, area: Area, parts: Sequence[Part]) -> None:
    left = round(area.right - 20 - row_width(parts))
    row(scene.canvas, left, area.middle[1], parts, colour=scene.theme.star.face)


def draw_votes_row(scene: Scene, seat: Seat, area: Area) -> None:
    """Put the votes of the card, of the town hall, and bought ones; a secret bribe has a lock."""
    kit, theme, player = scene.kit, scene.theme, scene.view.players[seat]
    lay_row(scene, area)
    _put_icon(scene, area, "vote")
    parts: list[Part] = []
    if player.vote is not None:
        card = character_icon(kit, player.vote, 48, theme.cream)
        parts += [card, number(str(VOTES[player.vote]), TEXT + 4), 24]
    if player.town_hall:
        parts += [building(kit, "town_hall", 54), number(f"+{TOWN_HALL_VOTES}", TEXT + 4), 24]
    for bought in player.bought:
        parts += [coin(kit, 44), number(f"+{bought}", TEXT + 4), 24]
    bribe, known = scene.view.bribe, player.votes
    if bribe is not None and seat == scene.view.seat:
        lock = kit.icon("padlock", 38, theme.now)
        parts += [lock, coin(kit, 44), number(f"+{bribe}", TEXT + 4)]
        known += bribe
    with scene.canvas.frame("votes", *area):
        if parts:
            row(scene.canvas, area.x + TEXT_X, area.middle[1], parts)
        _put_right(scene, area, [Quiet(number("=", 40)), number(str(known), 46), vote(kit, 46)])
