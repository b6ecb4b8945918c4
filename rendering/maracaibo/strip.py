"""The strip of players, and of Jean, at the foot of the map."""

from collections.abc import Sequence
from typing import NamedTuple

from games.core.action import Seat
from games.maracaibo.data import JEAN, NATIONS
from games.maracaibo.view import JeanView, PlayerView
from rendering.core.area import Area
from rendering.core.kit import Kit
from rendering.core.lettering import Step, fit, measure
from rendering.core.light import lay_card
from rendering.core.sentence import Part, number, row, row_width
from rendering.core.sprite import Sprite
from rendering.core.tab import draw_tab
from rendering.core.tokens import answer_badge, star
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
TOTALS = ((38, 38), (36, 34), (33, 31), (30, 28), (27, 25))
"""Sizes of things and of numbers for points, doubloons and combat points: the first that fits."""
HELD = ((34, 29), (31, 27), (28, 25), (25, 22), (23, 20))
"""The same for what else is held."""
LEVEL = mark("Level {level}")
LEFT, NAME_X = 12, 96
PIECE = 72
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
        # the lit ones shine on the others
        lay_card(scene.canvas, areas[seat], lit=_is_lit(scene, seat))
    for seat, area in enumerate(areas):
        with scene.canvas.frame(f"player {seat}", *area):
            if view.jean is not None and seat == JEAN:
                _draw_jean(scene, view.jean, area)
            else:
                _draw_player(scene, seat, area)
        draw_tab(scene, seat, area, TASKS, scene.news.points.get(seat))


def _is_lit(scene: Scene, seat: Seat) -> bool:
    return seat in scene.view.asked


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
    return answer_badge(scene.kit, "hourglass" if seat in view.asked else "tick", 34)


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
