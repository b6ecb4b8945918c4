"""The private picture of what a player may answer: a few scenes for all kinds of questions."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from games.maracaibo.view import MaracaiboView
from rendering.core.canvas import Canvas
from rendering.core.kit import Kit
from rendering.core.page import page
from rendering.core.words import words
from rendering.maracaibo import (
    choose_action,
    choose_card,
    choose_career,
    choose_combat,
    choose_disc,
    choose_map,
    choose_nation,
    choose_space,
)
from rendering.maracaibo.asked import Asked, Title, titled
from rendering.maracaibo.blocks import Block
from rendering.maracaibo.board import ground
from rendering.maracaibo.holdings import Holding
from rendering.maracaibo.news import NO_NEWS
from rendering.maracaibo.question import MAP, NARROW, TOP, Sheet, draw_question
from rendering.maracaibo.scene import Scene

MEANS: Sequence[Holding] = ("doubloons", "figures", "combat", "points")
COSTS: Sequence[Holding] = ("hand", "doubloons", "figures", "combat")


class Stage(NamedTuple):
    """A scene: what is asked, on which page, the parts, what the reader has, and the ground."""

    title: Title
    blocks: Callable[[Asked], list[Block]]
    things: Sequence[Holding] = MEANS
    sheet: Callable[[MaracaiboView], Sheet] = lambda view: NARROW
    top: float = TOP
    sea: bool = False


def _on_map(view: MaracaiboView) -> Sheet:
    return MAP


def _acting(title: Title) -> Stage:
    return Stage(title, choose_action.blocks, COSTS, choose_action.sheet)


STAGES: Mapping[str, Stage] = {
    "choose-cards": Stage(titled(choose_card.FIRST), choose_card.first_blocks, ()),
    "choose-careers": Stage(titled(choose_career.CAREERS), choose_career.blocks),
    "sail": Stage(
        titled(choose_map.SAIL), choose_map.sail_blocks, COSTS, _on_map, choose_map.TOP, sea=True
    ),
    "action": _acting(choose_action.action_title),
    "city": _acting(choose_action.city_title),
    "village": _acting(choose_action.village_title),
    "buy": _acting(choose_action.buy_title),
    "quest": _acting(titled(choose_action.QUEST)),
    "end-action": _acting(titled(choose_action.END)),
    "buy-or-collect": _acting(choose_action.collect_title),
    "place-disc": Stage(titled(choose_disc.PLACE), choose_disc.blocks),
    "remove": Stage(choose_disc.remove_title, choose_disc.blocks),
    "explore": Stage(choose_space.title, choose_space.blocks, MEANS, _on_map),
    "pay": Stage(titled(choose_card.PAY), choose_card.pay_blocks),
    "discard": Stage(titled(choose_card.DISCARD), choose_card.discard_blocks),
    "draw": Stage(choose_card.draw_title, choose_card.draw_blocks, COSTS, choose_card.draw_sheet),
    "influence": Stage(titled(choose_nation.INFLUENCE), choose_nation.influence_blocks),
    "reveal": Stage(titled(choose_combat.REVEAL), choose_combat.reveal_blocks, COSTS),
    "fight": Stage(titled(choose_nation.FIGHT), choose_nation.fight_blocks, COSTS),
    "add": Stage(titled(choose_combat.ADD), choose_combat.add_blocks, COSTS),
    "spend": Stage(
        choose_map.spend_title, choose_map.spend_blocks, MEANS, _on_map, choose_map.TOP, sea=True
    ),
}
"""By the kind of the decision."""
FOOT = 6


def paint_choices(
    kit: Kit, view: MaracaiboView, names: Sequence[str], language: str = "en"
) -> Scene:
    """Paint what the reader may answer, in true colour.

    Raises:
        ValueError: the reader is not asked anything now.
    """
    if view.seat is None or not view.choices:
        raise ValueError("The reader is not asked anything now, so there is nothing to draw.")
    stage = STAGES[view.kind or ""]
    asked = Asked(kit, view, view.seat, words(language), stage.sheet(view))
    blocks = stage.blocks(asked)
    height = stage.top + sum(block.height for block in blocks) + FOOT
    canvas = _canvas(kit, stage, asked.sheet, height)
    scene = Scene(canvas, view, names, language, NO_NEWS)
    draw_question(scene, view.seat, stage.title(asked), stage.things, stage.top)
    y = stage.top
    for block in blocks:
        block.draw(scene, y)
        y += block.height
    return scene


def _canvas(kit: Kit, stage: Stage, sheet: Sheet, height: float) -> Canvas:
    if stage.sea:
        return Canvas.over(kit, ground(kit, height), "choices")
    return page(kit, sheet.width, height, "choices")
