"""Which public picture a view calls for: the board, parliament, administration, final scores."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from games.cuba.view import CubaView
from rendering.core.canvas import Canvas
from rendering.core.kit import Kit
from rendering.core.page import page
from rendering.cuba import administration, grid, parliament, result
from rendering.cuba.board import draw_board, ground
from rendering.cuba.news import news
from rendering.cuba.picture import as_spectator
from rendering.cuba.scene import Scene


class Ledger(NamedTuple):
    """A public picture that is a list of players: how high it is, and what draws it."""

    height: Callable[[CubaView], int]
    draw: Callable[[Scene], None]


PARLIAMENT = Ledger(parliament.height, parliament.draw_parliament)
ADMINISTRATION = Ledger(administration.height, administration.draw_administration)
RESULT = Ledger(result.height, result.draw_result)


def ledger_of(view: CubaView) -> Ledger | None:
    """Return the list that is shown instead of the board; None while cards are played.

    While votes lie open, and while taxes and duties are asked, that is what players need to see.
    """
    if view.over:
        return RESULT
    return {"parliament": PARLIAMENT, "administration": ADMINISTRATION}.get(view.phase)


def paint_board(
    kit: Kit,
    view: CubaView,
    names: Sequence[str],
    language: str = "en",
    since: CubaView | None = None,
) -> Scene:
    """Paint what everybody may see in true colour."""
    view = as_spectator(view)
    ledger, new = ledger_of(view), news(view, since)
    if ledger is None:
        canvas = Canvas.over(kit, ground(kit), "board")
        scene = Scene(canvas, view, names, language, new)
        draw_board(scene)
    else:
        canvas = page(kit, grid.WIDTH, ledger.height(view), "board")
        scene = Scene(canvas, view, names, language, new)
        ledger.draw(scene)
    return scene
