"""The private picture of what a player may answer: seven scenes for all kinds of questions."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from games.core.action import Seat
from games.cuba.view import CubaView
from rendering.core.kit import Kit
from rendering.cuba import (
    choose_bill,
    choose_building,
    choose_card,
    choose_cargo,
    choose_field,
    choose_offer,
    choose_trade,
)
from rendering.cuba.question import question_scene
from rendering.cuba.scene import Scene


class Stage(NamedTuple):
    """How high a scene is, and who draws it."""

    height: Callable[[Kit, CubaView, Seat], float]
    draw: Callable[[Scene, Seat], None]


def _fixed(height: float, draw: Callable[[Scene, Seat], None]) -> Stage:
    return Stage(lambda kit, view, seat: height, draw)


def _fitted(height: Callable[[CubaView], float], draw: Callable[[Scene, Seat], None]) -> Stage:
    return Stage(lambda kit, view, seat: height(view), draw)


BILLS = _fitted(choose_bill.height, choose_bill.draw_bills)
OFFERS = Stage(choose_offer.height, choose_offer.draw)
STAGES: Mapping[str, Stage] = {
    "move": _fixed(choose_field.HEIGHT, choose_field.draw_move),
    "harvest": _fixed(choose_field.HEIGHT, choose_field.draw_harvest),
    "place": _fixed(choose_field.HEIGHT, choose_field.draw_place),
    "activate": _fixed(choose_field.HEIGHT, choose_field.draw_activate),
    "play": _fixed(choose_card.HEIGHT, choose_card.draw_play),
    "set-aside": _fixed(choose_card.HEIGHT, choose_card.draw_set_aside),
    "load": _fitted(choose_cargo.height, choose_cargo.draw_load),
    "trade": _fixed(choose_trade.HEIGHT, choose_trade.draw_trade),
    "build": _fitted(choose_building.height, choose_building.draw_build),
    **dict.fromkeys(("veto", "bribe", "enact"), BILLS),
    **dict.fromkeys(choose_offer.QUESTIONS, OFFERS),
}
"""By the kind of the decision."""


def paint_choices(kit: Kit, view: CubaView, names: Sequence[str], language: str = "en") -> Scene:
    """Paint what the reader may answer, in true colour.

    Raises:
        ValueError: the reader is not asked anything now.
    """
    if view.seat is None or not view.choices:
        raise ValueError("The reader is not asked anything now, so there is nothing to draw.")
    stage = STAGES[view.kind or ""]
    scene = question_scene(kit, view, names, language, stage.height(kit, view, view.seat))
    stage.draw(scene, view.seat)
    return scene
