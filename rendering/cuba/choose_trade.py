"""The private picture for trading: the market with what buying and selling would cost and bring."""

from collections.abc import Sequence

from games.core.action import Seat
from games.cuba.actions import Buy, Sell
from games.cuba.data import (
    CAPACITY,
    MERCHANDISE,
    TOP_PRICE,
    Merchandise,
    buy_price,
    sale_price,
)
from rendering.core.area import Area
from rendering.core.colour import Colour
from rendering.core.kit import LIP
from rendering.core.lettering import Setting, fit, ladder
from rendering.core.light import light
from rendering.core.tokens import coin
from rendering.core.words import mark
from rendering.cuba.colours import colours_of
from rendering.cuba.holdings import held, stored
from rendering.cuba.market import BUY, SELL
from rendering.cuba.pieces import building_icon, chip
from rendering.cuba.question import LEFT, ROOM, TOP, draw_question
from rendering.cuba.scene import Scene

TRADE = mark("Buy and sell")
CAPTIONS_Y, ROWS_Y = TOP - 2, TOP + 42
ROW_HEIGHT, ROW_PITCH = 108, 118
HEIGHT = ROWS_Y + len(MERCHANDISE) * ROW_PITCH + 8
LADDER_X, CELL, CELL_PITCH = 172, (44, 56), 48
BUY_X, SELL_X, BLOCK = 424, 708, 264
COLUMNS = 4
"""So many amounts are shown: if there are more, the last column is the most of all."""
CHEAPEST = TOP_PRICE + 1 - max(CAPACITY.values())


def draw_trade(scene: Scene, seat: Seat) -> None:
    """Put a row for each kind: what the reader has, the places, purchases, sales."""
    draw_question(scene, seat, scene.words.gettext(TRADE), ("peso",))
    canvas, theme = scene.canvas, scene.theme
    for x, text in ((BUY_X, BUY), (SELL_X, SELL)):
        with canvas.frame("caption", x, CAPTIONS_Y, BLOCK, 44):
            word = fit(scene.words.gettext(text), BLOCK - 20, ladder(30, 20, "bold"))
            canvas.write(word, x + BLOCK / 2, CAPTIONS_Y + 24, theme.soft, "middle", "middle")
    for line, kind in enumerate(MERCHANDISE):
        area = Area(LEFT, ROWS_Y + line * ROW_PITCH, ROOM, ROW_HEIGHT)
        canvas.lay(scene.kit.panel(*area[2:], 18, theme.panel), *area[:2])
        _draw_held(scene, seat, kind, area)
        _draw_ladder(scene, kind, area)
        _draw_purchases(scene, kind, area)
        _draw_sales(scene, kind, area)


def _draw_held(scene: Scene, seat: Seat, kind: Merchandise, area: Area) -> None:
    """Put how many the reader has; a shed tells that some of them lie in the warehouse."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    player = scene.view.players[seat]
    amount = held(player, kind)
    with canvas.frame(f"held {kind}", area.x, area.y, LADDER_X - area.x - 4, area.height):
        canvas.put_middle(chip(kit, kind, 62), area.x + 46, area.middle[1], kind)
        text = fit(str(amount), 60, ladder(52, 40))
        ink = theme.strong if amount else theme.dim
        kept = stored(player, kind)
        y = area.middle[1] - (14 if kept else 0)
        canvas.write(text, area.x + 112, y, ink, "middle", "middle")
        if kept:
            canvas.put(building_icon(kit, "warehouse", 24, theme.soft), area.x + 86, area.foot - 32)
            within = Setting(str(kept), "heavy", 24)
            canvas.write(within, area.x + 124, area.foot - 20, theme.soft, "middle", "middle")


def _draw_ladder(scene: Scene, kind: Merchandise, area: Area) -> None:
    """Put the places of a row: cubes on the dear ones, prices on those that are free."""
    kit, canvas, theme, cubes = scene.kit, scene.canvas, scene.theme, scene.view.market[kind]
    lowest = TOP_PRICE + 1 - cubes
    with canvas.frame(f"market {kind}", LADDER_X, area.y, BUY_X - LADDER_X - 4, area.height):
        for price in range(TOP_PRICE + 1 - CAPACITY[kind], TOP_PRICE + 1):
            x = LADDER_X + (price - CHEAPEST) * CELL_PITCH
            y = round(area.middle[1] - CELL[1] / 2)
            ground = kit.block(*CELL, 10, theme.inset, edge=theme.socket, edge_strength=0.25)
            canvas.lay(ground, x, y)
            middle = x + CELL[0] / 2, y + CELL[1] / 2
            if price >= lowest:
                canvas.put_middle(chip(kit, kind, 38), *middle, kind)
                continue
            ink = theme.strong if price == lowest - 1 else theme.dim
            canvas.write(Setting(str(price), "heavy", 30), *middle, ink, "middle", "middle")


def _draw_purchases(scene: Scene, kind: Merchandise, area: Area) -> None:
    view, theme = scene.view, scene.theme
    amounts = [a.amount for a in view.choices if isinstance(a, Buy) and a.cube == kind]
    prices = [buy_price(view.market[kind], amount) for amount in amounts]
    done = bool(view.working and kind in view.working.bought)
    block = Area(BUY_X, area.y + 8, BLOCK, area.height - 16)
    _draw_block(scene, block, amounts, prices, "−", colours_of(theme).cost, done=done)


def _draw_sales(scene: Scene, kind: Merchandise, area: Area) -> None:
    view, theme = scene.view, scene.theme
    amounts = [a.amount for a in view.choices if isinstance(a, Sell) and a.cube == kind]
    prices = [sale_price(kind, view.market[kind], amount) for amount in amounts]
    done = bool(view.working and kind in view.working.sold)
    block = Area(SELL_X, area.y + 8, BLOCK, area.height - 16)
    _draw_block(scene, block, amounts, prices, "+", theme.strong, done=done)


def shown(amounts: Sequence[int]) -> list[int]:
    """Return the places of the amounts that have a column: the first ones, and the last."""
    if len(amounts) <= COLUMNS:
        return list(range(len(amounts)))
    return [*range(COLUMNS - 1), len(amounts) - 1]


def _draw_block(
    scene: Scene,
    area: Area,
    amounts: Sequence[int],
    prices: Sequence[int],
    sign: str,
    ink: Colour,
    *,
    done: bool,
) -> None:
    """Put a column for each amount: the cubes above, the pesos below."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    shade = theme.tile if amounts else theme.quiet
    canvas.lay(kit.panel(*area[2:], 16, shade, lip=theme.lip), *area[:2])
    face = Area(area.x, area.y, area.width, area.height - LIP)
    if amounts:
        light(scene.canvas, face)
    with canvas.frame(f"block {sign}", *face):
        width = (face.width - 12) / COLUMNS
        for column, place in enumerate(shown(amounts)):
            middle = face.x + 6 + width * (column + 0.5)
            far = column and place > shown(amounts)[column - 1] + 1
            above = Setting(f"{'…' if far else '×'}{amounts[place]}", "heavy", 26)
            canvas.write(above, middle, face.y + 24, theme.soft, "middle", "middle")
            text = fit(f"{sign}{prices[place]}", width - 4, ladder(38, 28))
            canvas.write(text, middle, face.y + 60, ink, "middle", "middle")
        if not amounts:
            canvas.put_middle(coin(kit, 40).weaker(0.25), *face.middle, "nothing")
    if done:
        canvas.lay(kit.icon("tick", 26, theme.now), face.right - 30, face.y + 4)
