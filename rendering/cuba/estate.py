"""One plantation large: its fields with names and effects, the stock, what can be done there."""

from collections.abc import Sequence

from games.core.action import Seat
from games.cuba.data import CHARACTERS, VOTES, Character
from games.cuba.view import CubaView
from rendering.core.area import Area
from rendering.core.kit import Kit
from rendering.core.lettering import Step, fit, ladder
from rendering.core.page import page
from rendering.core.sentence import number
from rendering.core.sprite import Sprite
from rendering.core.tokens import coin, piece, star
from rendering.cuba.beds import Beds
from rendering.cuba.news import NO_NEWS
from rendering.cuba.pieces import held_card, played_card, start_sign
from rendering.cuba.plantation import draw_plantation
from rendering.cuba.scene import Scene
from rendering.cuba.stock import LARGE_HEIGHT, draw_stock_cards
from rendering.cuba.tasks import ROW_GAP, ROW_HEIGHT, draw_foreman_row, draw_worker_row

WIDTH = 1000
BEDS = Beds(21, 98, 232, 140, 10)
STOCK_Y = BEDS.area.foot + 22
ROWS_Y = STOCK_Y + LARGE_HEIGHT + 14
CARD, CARD_PITCH = (56, 64), 62
CARDS_X, CARDS_Y = 330, 14
TOTAL_TEXT = 50
NAME_STEPS = (Step("heavy", 40), Step("heavy", 36), *ladder(38, 22, "narrow"))


def height_of(rows: int) -> float:
    """Return the height of a picture with so many rows below the stock."""
    return ROWS_Y + rows * (ROW_HEIGHT + ROW_GAP) + 6


def estate_scene(
    kit: Kit, view: CubaView, names: Sequence[str], language: str, rows: int = 2
) -> Scene:
    """Begin a picture of one plantation: nothing but the page is on it."""
    canvas = page(kit, WIDTH, height_of(rows), "plantation")
    return Scene(canvas, view, names, language, NO_NEWS)


def draw_estate(scene: Scene, seat: Seat) -> None:
    """Put everything that is open of a player, and what Worker and Foreman would do there."""
    draw_head(scene, seat)
    draw_plantation(scene, seat, BEDS, named=True)
    draw_stock_cards(scene, seat, STOCK_Y)
    draw_worker_row(scene, seat, row_area(0))
    draw_foreman_row(scene, seat, row_area(1))


def row_area(number: int) -> Area:
    """Return the place of a row below the stock."""
    return Area(20, ROWS_Y + number * (ROW_HEIGHT + ROW_GAP), WIDTH - 40, ROW_HEIGHT)


def draw_head(scene: Scene, seat: Seat, secret: Character | None = None) -> None:
    """Put piece and name, the five places of cards, points and pesos.

    A `secret` card, set aside by the reader, lies open with a lock.
    """
    kit, canvas, theme, view = scene.kit, scene.canvas, scene.theme, scene.view
    with canvas.frame("head", 0, 0, CARDS_X - 8, BEDS.y - BEDS.gap):
        canvas.put(piece(kit, seat, 62), 20, CARDS_Y, "piece")
        right = CARDS_X - 14
        if seat == view.start:
            canvas.put(start_sign(kit, 44), right - 44, 24, "rooster")
            right -= 54
        name = fit(scene.shown(seat), right - 96, NAME_STEPS)
        canvas.write(name, 96, 60, theme.strong)
    with canvas.frame("cards", CARDS_X - 4, CARDS_Y - 4, 5 * CARD_PITCH + 4, 76):
        for place, character in enumerate(CHARACTERS):
            x = CARDS_X + place * CARD_PITCH
            if character == secret:
                _put_secret(scene, character, x)
            else:
                canvas.put(_card(scene, seat, character), x, CARDS_Y, character)
    draw_totals(scene, seat, CARDS_X + 5 * CARD_PITCH + 8)


def _card(scene: Scene, seat: Seat, character: Character) -> Sprite:
    player, votes = scene.view.players[seat], VOTES[character]
    if character in player.played or character == player.vote:
        return played_card(scene.kit, character, *CARD, votes=votes)
    return held_card(scene.kit, character, *CARD, votes)


def _put_secret(scene: Scene, character: Character, x: float) -> None:
    """Put the card that the reader has set aside: it lies below a lock."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    width, height = CARD
    glow = kit.glow(width, height - 4, 10, theme.now, blur=6, strength=0.6, line=4)
    canvas.lay(glow, x, CARDS_Y)
    card = played_card(kit, character, width, height, votes=VOTES[character])
    canvas.put(card, x, CARDS_Y, f"secret {character}")
    canvas.lay(kit.block(26, 26, 13, theme.now), x + width - 19, CARDS_Y - 9)
    canvas.lay(kit.icon("padlock", 18, theme.on_light), x + width - 15, CARDS_Y - 5)


def draw_totals(scene: Scene, seat: Seat, left: float) -> None:
    """Put points and pesos in the right corner, smaller where they are long."""
    kit, canvas, player = scene.kit, scene.canvas, scene.view.players[seat]
    totals: tuple[tuple[Sprite, int], ...] = (
        (coin(kit, 46), player.pesos),
        (star(kit, 50), player.points),
    )
    long = len(str(player.pesos)) + len(str(player.points)) > 4
    size = TOTAL_TEXT * 0.8 if long else TOTAL_TEXT
    right: float = WIDTH - 24
    with canvas.frame("totals", left, 0, WIDTH - left, BEDS.y - BEDS.gap):
        for sprite, amount in totals:
            text = number(str(amount), size)
            right -= kit.label(text, scene.theme.strong).advance
            canvas.write(text, right, 46, scene.theme.strong, down="middle")
            right -= sprite.width + 6
            canvas.put(sprite, round(right), 46 - sprite.height / 2)
            right -= 20
