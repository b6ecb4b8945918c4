"""What the private pictures of choices share: the page, what is asked, light and dark."""

from collections.abc import Sequence

from games.core.action import Seat
from games.cuba.data import Thing
from games.cuba.view import CubaView
from rendering.core.header import PRIVATE
from rendering.core.kit import Kit
from rendering.core.lettering import Step, fit, ladder
from rendering.core.page import page
from rendering.core.sentence import number
from rendering.core.tokens import piece
from rendering.cuba.news import NO_NEWS
from rendering.cuba.pieces import thing
from rendering.cuba.scene import Scene

WIDTH = 1000
LEFT, ROOM = 20, WIDTH - 40
TOP = 108
"""Where what may be chosen begins."""
TITLE_X = 98
TITLE_STEPS = (Step("heavy", 42), Step("heavy", 38), *ladder(40, 24, "narrow"))
PRIVATE_STEPS = (Step("bold", 23), Step("narrow", 23), Step("narrow", 18))
TOTALS: tuple[Thing, ...] = ("point", "peso")


def question_scene(
    kit: Kit, view: CubaView, names: Sequence[str], language: str, height: float
) -> Scene:
    """Begin a picture of choices: nothing but the page is on it."""
    return Scene(page(kit, WIDTH, height, "choices"), view, names, language, NO_NEWS)


def draw_question(scene: Scene, seat: Seat, title: str, things: Sequence[Thing] = TOTALS) -> None:
    """Put the reader's piece, what is asked, that nobody else sees this, and what decides it."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    left = _draw_things(scene, seat, things)
    with canvas.frame("question", 0, 0, left - 10, TOP - 8):
        canvas.put(piece(kit, seat, 62), LEFT, 18, "piece")
        text = fit(title, left - 26 - TITLE_X, TITLE_STEPS)
        canvas.write(text, TITLE_X, 54, theme.now)
        canvas.put(kit.icon("padlock", 24, theme.now), TITLE_X, 67, "padlock")
        said = fit(scene.words.gettext(PRIVATE), left - 60 - TITLE_X, PRIVATE_STEPS)
        canvas.write(said, TITLE_X + 32, 80, theme.soft, down="middle")


def _draw_things(scene: Scene, seat: Seat, things: Sequence[Thing]) -> float:
    """Put how much the reader has of some things in the right corner; return where they begin."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    amounts = [amount_of(scene.view, seat, kind) for kind in things]
    long = len(things) > 2 or sum(len(str(amount)) for amount in amounts) > 4
    size, glyph = (40, 42) if long else (50, 46)
    right: float = WIDTH - 24
    with canvas.frame("totals", 380, 0, WIDTH - 380, TOP - 8):
        for kind, amount in reversed(list(zip(things, amounts, strict=True))):
            text = number(str(amount), size)
            right -= kit.label(text, theme.strong).advance
            canvas.write(text, right, 50, theme.strong if amount else theme.dim, down="middle")
            right -= glyph + 8
            sprite = thing(kit, kind, glyph)
            canvas.put(sprite, round(right), round(50 - sprite.height / 2), kind)
            right -= 18
    return right


def amount_of(view: CubaView, seat: Seat, kind: Thing) -> int:
    """Return how much of something lies open before a player, in the yard if it is a cube."""
    player = view.players[seat]
    if kind == "peso":
        return player.pesos
    return player.points if kind == "point" else player.yard[kind]
