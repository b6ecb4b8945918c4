"""What lies in the open before a player, as things with their numbers."""

from collections.abc import Callable, Mapping, Sequence
from typing import Literal, NamedTuple

from games.core.action import Seat
from games.maracaibo.view import MaracaiboView, PlayerView
from rendering.core.area import Area
from rendering.core.colour import Colour
from rendering.core.kit import Kit
from rendering.core.lettering import Setting, Step, fit, measure
from rendering.core.sprite import Sprite
from rendering.core.tokens import star
from rendering.maracaibo import pieces
from rendering.maracaibo.scene import Scene

Holding = Literal[
    "points",
    "doubloons",
    "figures",
    "hand",
    "combat",
    "doubloon_income",
    "point_income",
    "tokens",
    "quests",
    "barriers",
]


class Look(NamedTuple):
    """How a holding is shown: its sign with the share of the common size, and its number."""

    sign: pieces.Maker
    share: float
    number: Callable[[PlayerView], str]


LOOKS: Mapping[Holding, Look] = {
    "points": Look(star, 1.10, lambda player: str(player.points)),
    "doubloons": Look(pieces.doubloon, 1, lambda player: str(player.doubloons)),
    "figures": Look(pieces.figure, 1.05, lambda player: str(player.figures)),
    "hand": Look(pieces.card_sign, 1.12, lambda player: f"{player.hand}/{player.hand_limit}"),
    "combat": Look(pieces.combat, 1, lambda player: str(player.combat)),
    "doubloon_income": Look(pieces.doubloon_rise, 1.12, lambda p: str(p.doubloon_income)),
    "point_income": Look(pieces.point_rise, 1.12, lambda player: str(player.point_income)),
    "tokens": Look(pieces.combat_token, 1.05, lambda player: str(len(player.tokens))),
    "quests": Look(pieces.quest_sign, 1.10, lambda player: str(len(player.quests))),
    "barriers": Look(pieces.paling, 1, lambda player: str(player.barriers)),
}


def holding_sign(kit: Kit, what: Holding, size: float) -> Sprite:
    """Return the sign of a holding."""
    return LOOKS[what].sign(kit, round(size * LOOKS[what].share))


def holding_number(view: MaracaiboView, seat: Seat, what: Holding) -> str:
    """Return how much a player has of it; cards in hand with their limit."""
    return LOOKS[what].number(view.players[seat])


def draw_in_columns(
    scene: Scene,
    seat: Seat,
    columns: Sequence[tuple[Holding, float]],
    area: Area,
    size: float,
    text: float,
) -> None:
    """Put holdings in columns of given widths: the same thing lies at the same place in each."""
    x = area.x
    for what, width in columns:
        _draw_holding(scene, seat, what, Area(x, area.y, width, area.height), size, text)
        x += width


def spread_width(
    scene: Scene, seat: Seat, things: Sequence[Holding], size: float, text: float
) -> float:
    """Return how wide holdings are together, without the room between them."""
    return sum(_widths(scene, seat, things, size, text))


def _widths(
    scene: Scene, seat: Seat, things: Sequence[Holding], size: float, text: float
) -> list[float]:
    return [
        holding_sign(scene.kit, what, size).width
        + 8
        + measure(holding_number(scene.view, seat, what), "heavy", text)
        for what in things
    ]


def draw_spread(
    scene: Scene, seat: Seat, things: Sequence[Holding], area: Area, size: float, text: float
) -> None:
    """Put holdings side by side with the same room between them."""
    widths = _widths(scene, seat, things, size, text)
    gap = (area.width - sum(widths)) / max(1, len(things) - 1)
    x = area.x
    for what, width in zip(things, widths, strict=True):
        _draw_holding(scene, seat, what, Area(x, area.y, width + 2, area.height), size, text)
        x += width + gap


def _draw_holding(
    scene: Scene, seat: Seat, what: Holding, area: Area, size: float, text: float
) -> None:
    canvas, theme = scene.canvas, scene.theme
    number = holding_number(scene.view, seat, what)
    ink: Colour = theme.dim if number == "0" else theme.strong
    with canvas.frame(f"{what} {seat}", *area):
        sign = holding_sign(scene.kit, what, size)
        canvas.put(sign, round(area.x), round(area.middle[1] - sign.height / 2), what)
        left = area.x + sign.width + 8
        setting = _number(number, area.right - left, text)
        canvas.write(setting, left, area.middle[1], ink, down="middle")


def _number(text: str, width: float, size: float) -> Setting:
    smaller = (Step("heavy", size), Step("heavy", size * 0.92))
    return fit(
        text, width, (*smaller, *(Step("narrow", n) for n in (size, size * 0.9, size * 0.7)))
    )
