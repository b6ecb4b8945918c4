"""The strip of players, and of Jean, at the foot of the map."""

from collections.abc import Sequence
from typing import NamedTuple

from games.core.action import Seat
from games.maracaibo.data import JEAN, NATIONS
from games.maracaibo.view import JeanView, PlayerView
from rendering.core.area import Area
from rendering.core.canvas import Canvas
from rendering.core.kit import Kit
from rendering.core.lettering import Step, fit, measure
from rendering.core.sentence import Part, number, row, row_width
from rendering.core.sprite import Sprite
from rendering.core.tokens import star
from rendering.core.words import mark
from rendering.maracaibo import grid
from rendering.maracaibo.effects import GAP, fitted, orders
from rendering.maracaibo.phases import TASKS
from rendering.maracaibo.pieces import (
    Maker,
    card_sign,
    combat,
    combat_token,
    doubloon,
    figure,
    point_rise,
    quest_sign,
    shield,
    wheel,
)
from rendering.maracaibo.scene import Scene
from rendering.maracaibo.seats import disc, sailors, shown, token

NAME_STEPS = (
    *(Step("heavy", 34), Step("heavy", 31)),
    *(Step("narrow", size) for size in range(33, 22, -1)),
)
TASK_STEPS = (
    *(Step("heavy", 24), Step("heavy", 22)),
    *(Step("narrow", size) for size in range(24, 14, -1)),
)
TOTALS = ((38, 38), (36, 34), (33, 31), (30, 28), (27, 25))
"""Sizes of things and of numbers for points, doubloons and combat points: the first that fits."""
HELD = ((34, 29), (31, 27), (28, 25), (25, 22), (23, 20))
"""The same for what else is held."""
LEVEL = mark("Level {level}")
LEFT, NAME_X = 12, 96
PIECE = 72
PILL, TAB_INSET = 34, 18
ROOM_FOR_RANKS = 700
"""In wider cards there is room for the ranks."""


class Held(NamedTuple):
    """So many of what; `new` where it changed, not `some` where there is none."""

    thing: Maker
    text: str
    new: bool = False
    some: bool = True

    def parts(self, kit: Kit, glyph: float, size: float) -> list[Part]:
        """Return it as a glyph sentence."""
        return [self.thing(kit, glyph), number(self.text, size)]


def draw_strip(scene: Scene) -> None:
    """Put a card for each player, and for Jean."""
    view, crowd = scene.view, sailors(scene.view)
    areas = [grid.player(seat, len(crowd)) for seat in range(len(crowd))]
    for seat in sorted(range(len(crowd)), key=lambda seat: _is_lit(scene, seat)):
        _lay_card(scene, areas[seat], lit=_is_lit(scene, seat))  # the lit ones shine on the others
    for seat, area in enumerate(areas):
        with scene.canvas.frame(f"player {seat}", *area):
            if view.jean is not None and seat == JEAN:
                _draw_jean(scene, view.jean, area)
            else:
                _draw_player(scene, seat, area)
        _draw_tab(scene, seat, area)


def _is_lit(scene: Scene, seat: Seat) -> bool:
    return seat in scene.view.asked


def _lay_card(scene: Scene, area: Area, *, lit: bool) -> None:
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    if lit:
        glow = kit.glow(*area[2:], 22, theme.now, blur=12, strength=0.75, line=5, spread=2)
        canvas.lay(glow, *area[:2])
    canvas.lay(kit.panel(*area[2:], 22, theme.active if lit else theme.panel), *area[:2])


def _put_head(scene: Scene, seat: Seat, area: Area) -> None:
    """Put piece and name; at the right who has answered while several are asked."""
    kit, canvas, view = scene.kit, scene.canvas, scene.view
    canvas.put(token(kit, view, seat, PIECE), area.x + LEFT, area.y + 10, "piece")
    right = area.right - 14
    sign = _sign(scene, seat)
    if sign is not None:
        right -= sign.width
        canvas.put(sign, right, area.y + 34 - sign.height / 2, "sign")
        right -= 8
    name = fit(shown(scene, seat), right - area.x - NAME_X, NAME_STEPS)
    canvas.write(name, area.x + NAME_X, area.y + 34, scene.theme.strong, down="middle")


def _sign(scene: Scene, seat: Seat) -> Sprite | None:
    view = scene.view
    if view.kind not in ("choose-cards", "choose-careers") or seat >= view.seats:
        return None
    return answered(scene.kit, 34, done=seat not in view.asked)


def answered(kit: Kit, size: float, *, done: bool) -> Sprite:
    """Return the sign of who has answered in secret (a tick), or is awaited (an hourglass)."""
    theme, inner = kit.theme, round(size * 0.66)
    at = (size - inner) / 2

    def draw(canvas: Canvas) -> None:
        if done:
            ring = kit.block(size, size, size / 2, theme.well, 0, edge=theme.next_square, line=3)
            canvas.lay(ring, 0, 0)
            canvas.lay(kit.icon("tick", inner, theme.soft), at, at)
            return
        canvas.lay(kit.block(size, size, size / 2, theme.now), 0, 0)
        canvas.lay(kit.icon("hourglass", inner, theme.on_light), at, at)

    return kit.drawing(("maracaibo answered", done), size, size, draw)


def _draw_player(scene: Scene, seat: Seat, area: Area) -> None:
    player, new = scene.view.players[seat], scene.news
    _put_head(scene, seat, area)
    room = area.right - 16 - area.x - NAME_X
    ranks = _ranks(scene, seat) if area.width >= ROOM_FOR_RANKS else []
    if ranks:
        left = round(area.right - 18 - row_width(ranks, GAP))
        row(scene.canvas, left, area.y + 79, ranks, GAP)
        room -= row_width(ranks, GAP) + 30
    totals = (
        Held(star, str(player.points), new=seat in new.points, some=bool(player.points)),
        Held(doubloon, str(player.doubloons), seat in new.doubloons, bool(player.doubloons)),
        Held(combat, str(player.combat), seat in new.combat, bool(player.combat)),
    )
    _put_all(scene, totals, TOTALS, (area.x + NAME_X, area.y + 79), room, pitch=112)
    held = _held(player)
    room = area.width - 2 * LEFT - 6
    _put_all(scene, held, HELD, (area.x + LEFT + 3, area.y + 120), room, pitch=104, quiet=True)


def _put_all(
    scene: Scene,
    things: Sequence[Held],
    sizes: Sequence[tuple[float, float]],
    corner: tuple[float, float],
    room: float,
    *,
    pitch: float,
    quiet: bool = False,
) -> None:
    """Put what is held side by side in the first size that fits; `pitch` is the widest apart."""
    theme = scene.theme
    for glyph, size in sizes:
        parts = [one.parts(scene.kit, glyph, size) for one in things]
        widths = [row_width(part, 4) for part in parts]
        gap = (room - sum(widths)) / (len(things) - 1)
        if gap >= size * 0.45:
            break
    x, y = corner
    for one, part, width in zip(things, parts, widths, strict=True):
        plain = theme.soft if quiet else theme.strong
        ink = theme.news if one.new else plain if one.some else theme.dim
        row(scene.canvas, round(x), y, part, 4, ink)
        x += min(max(pitch, width + 12), width + gap)


def _held(player: PlayerView) -> tuple[Held, ...]:
    """Return what else matters to others: hand, figures, upgrades, tokens, quests, projects."""
    upgrades = sum(not left for left in player.discs.values())
    return (
        Held(card_sign, f"{player.hand}/{player.hand_limit}"),
        Held(figure, str(player.figures), some=bool(player.figures)),
        Held(wheel, str(upgrades), some=bool(upgrades)),
        Held(combat_token, str(len(player.tokens)), some=bool(player.tokens)),
        Held(quest_sign, str(len(player.quests)), some=bool(player.quests)),
    )


def _ranks(scene: Scene, seat: Seat) -> list[Part]:
    """Return a sailor's rank in each nation."""
    sailor = sailors(scene.view)[seat]
    parts: list[Part] = []
    for nation in NATIONS:
        parts += [
            *([10.0] if parts else []),
            shield(scene.kit, nation, 32),
            number(str(sailor.ranks[nation]), 32),
        ]
    return parts


def _draw_jean(scene: Scene, jean: JeanView, area: Area) -> None:
    """Put what Jean has, and what the card says that she turned up last."""
    new = scene.news
    _put_head(scene, JEAN, area)
    ranks = _ranks(scene, JEAN)
    left = round(area.right - 18 - row_width(ranks, GAP))
    row(scene.canvas, left, area.y + 79, ranks, GAP)

    def jeans_disc(kit: Kit, size: float) -> Sprite:
        return disc(kit, scene.view, JEAN, size)

    totals = (
        Held(star, str(jean.points), JEAN in new.points, bool(jean.points)),
        Held(jeans_disc, str(jean.discs), some=bool(jean.discs)),
        Held(card_sign, str(jean.cards), some=bool(jean.cards)),
        Held(quest_sign, str(len(jean.quests)), some=bool(jean.quests)),
    )
    room = left - 24 - area.x - NAME_X
    _put_all(scene, totals, TOTALS, (area.x + NAME_X, area.y + 79), room, pitch=104)
    _put_orders(scene, jean, area)


def _put_orders(scene: Scene, jean: JeanView, area: Area) -> None:
    """Put level, income, cards left, and the card that was turned up last."""
    kit, theme = scene.kit, scene.theme
    level = scene.words.gettext(LEVEL).format(level=jean.level)
    text = fit(level, 130, (Step("bold", 26), *(Step("narrow", n) for n in range(26, 17, -1))))
    y, x = area.y + 120, area.x + LEFT + 3.0
    scene.canvas.write(text, x, y, theme.soft, down="middle")
    x += measure(*text) + 22
    income: list[Part] = [point_rise(kit, 36), number(f"+{jean.income}", 29)]
    x = row(scene.canvas, round(x), y, income, 4, theme.soft) + 22
    deck: list[Part] = [kit.icon("card-random", 32, theme.soft), number(str(jean.deck), 29)]
    x = row(scene.canvas, round(x), y, deck, 4, theme.soft) + 26
    if not jean.used:
        return
    card = jean.used[-1]
    said = fitted(
        lambda glyph: orders(kit, card, scene.view.round, glyph), area.right - 18 - x - 60, 34
    )
    name: list[Part] = [number(card, 30), kit.icon("arrow", 24, theme.soft)]
    left = round(area.right - 18 - row_width(said, GAP) - 4 - row_width(name, 6) - 8)
    end = row(scene.canvas, left, y, name, 6, theme.soft)
    row(scene.canvas, round(end + 8), y, said, GAP)


def _draw_tab(scene: Scene, seat: Seat, area: Area) -> None:
    """Put on the upper edge what is asked of a player, or the points that were just won."""
    view, won = scene.view, scene.news.points.get(seat)
    if view.asked == (seat,) and view.kind in TASKS:
        tab = _task(scene, TASKS[view.kind], area.width - 2 * TAB_INSET - 30)
    elif won and seat not in view.asked:
        tab = _won(scene.kit, won)
    else:
        return
    left = round(area.right - TAB_INSET - tab.width)
    with scene.canvas.frame(f"tab {seat}", area.x, area.y - PILL / 2, area.width, PILL):
        scene.canvas.put(tab, left, area.y - PILL / 2, "tab")


def _task(scene: Scene, task: str, widest: float) -> Sprite:
    """Return the pill that says what a player is asked."""
    kit, theme = scene.kit, scene.theme
    text = fit(scene.words.gettext(task), widest, TASK_STEPS)
    width = round(measure(*text) + 30)

    def draw(canvas: Canvas) -> None:
        canvas.lay(kit.block(width, PILL, PILL / 2, theme.now), 0, 0)
        canvas.write(text, width / 2, PILL / 2, theme.on_light, "middle", "middle")

    return kit.drawing(("maracaibo task", text), width, PILL, draw)


def _won(kit: Kit, points: int) -> Sprite:
    """Return the points that were just won, or lost."""
    sign = "+" if points > 0 else "−"
    parts: list[Part] = [number(f"{sign}{abs(points)}", 28), star(kit, 28)]
    width = round(row_width(parts, 3)) + 16

    def draw(canvas: Canvas) -> None:
        canvas.lay(kit.block(width, PILL, PILL / 2, kit.theme.news), 0, 0)
        row(canvas, 8, PILL / 2, parts, 3, kit.theme.on_light)

    return kit.drawing(("maracaibo won", points), width, PILL, draw)
