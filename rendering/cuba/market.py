"""The market: a row for each kind of merchandise, its cubes on the dear places."""

from games.cuba.data import CAPACITY, MERCHANDISE, TOP_PRICE, Merchandise, buy_price, sale_price
from rendering.core.canvas import Canvas
from rendering.core.lettering import Setting, Step, fit
from rendering.core.words import mark
from rendering.cuba import grid
from rendering.cuba.colours import colours_of
from rendering.cuba.pieces import chip
from rendering.cuba.scene import Scene

MARKET, BUY, SELL = mark("Market"), mark("buy"), mark("sell")
CHEAPEST = TOP_PRICE + 1 - max(CAPACITY.values())
CAPTION = (Step("bold", 26), Step("narrow", 27), Step("narrow", 23), Step("narrow", 19))


def lay_market(canvas: Canvas) -> None:
    """Lay the panel with a chip before each row."""
    kit, area = canvas.kit, grid.MARKET
    canvas.lay(kit.panel(area.width, area.height, 22, kit.theme.panel), area.x, area.y)
    for line, kind in enumerate(MERCHANDISE):
        canvas.lay(chip(kit, kind, 48), area.x + 14, _row_y(line))
        if line:
            canvas.lay(kit.block(504, 2, 1, kit.theme.strong, 0.05), area.x + 14, _row_y(line) - 3)


def draw_market(scene: Scene) -> None:
    """Put the captions and the rows."""
    canvas, theme, area = scene.canvas, scene.theme, grid.MARKET
    with canvas.frame("market", area.x, area.y, area.width, grid.MARKET_FIRST):
        middle = area.y + 27
        caption = fit(scene.words.gettext(MARKET), 320, CAPTION)
        canvas.write(caption, area.x + 18, middle, theme.soft, down="middle")
        for x, text in ((grid.BUY_X, BUY), (grid.SELL_X, SELL)):
            word = fit(scene.words.gettext(text), 72, CAPTION)
            canvas.write(word, x, middle, theme.soft, "middle", "middle")
    for line, kind in enumerate(MERCHANDISE):
        _draw_row(scene, line, kind)


def _row_y(line: int) -> float:
    return grid.MARKET.y + grid.MARKET_FIRST + line * grid.MARKET_ROW


def _draw_row(scene: Scene, line: int, kind: Merchandise) -> None:
    view, y = scene.view, _row_y(line)
    cubes, more = view.market[kind], scene.news.markets.get(kind, 0)
    working = view.working
    traded = working is not None and kind in (*working.bought, *working.sold)
    area = grid.MARKET.x + 66, y - 3, grid.MARKET.right - 2, y + 49
    key = ("cuba market", kind, cubes, more, traded)
    scene.canvas.patch(key, area, lambda: _lay_row(scene, y, kind, cubes, more, traded=traded))


def _lay_row(
    scene: Scene, y: float, kind: Merchandise, cubes: int, more: int, *, traded: bool
) -> None:
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    area = grid.MARKET
    if traded:
        ground = kit.block(162, 46, 12, theme.now, 0.16, edge=theme.now, line=3)
        canvas.lay(ground, grid.BUY_X - 44, y + 1)
    with canvas.frame(f"market {kind}", area.x + 66, y - 3, area.width - 74, 52):
        for price in range(TOP_PRICE + 1 - CAPACITY[kind], TOP_PRICE + 1):
            _lay_cell(scene, y, kind, price, cubes, more)
        for x, price, ink in (
            (grid.BUY_X, buy_price(cubes, 1), colours_of(theme).cost),
            (grid.SELL_X, sale_price(kind, cubes, 1), theme.strong),
        ):
            shown = theme.news if more else ink
            text = Setting(str(price), "heavy", 42)
            canvas.write(text, x, y + 24, shown, "middle", "middle")


def _lay_cell(scene: Scene, y: float, kind: Merchandise, price: int, cubes: int, more: int) -> None:
    """Lay a place: a cube on it, or its price, bright where the next cube sold goes."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    width, height = grid.MARKET_CELL
    x = grid.MARKET.x + 78 + (price - CHEAPEST) * grid.MARKET_PITCH
    lowest = TOP_PRICE + 1 - cubes
    new = more > 0 and lowest <= price < lowest + more
    gone = more < 0 and lowest + more <= price < lowest
    ground = kit.block(width, height, 11, theme.inset, edge=theme.socket, edge_strength=0.25)
    canvas.lay(ground, x, y)
    if new or gone:
        frame = kit.block(width, height, 11, theme.news, 0, edge=theme.news, line=3)
        canvas.lay(frame, x, y)
    if price >= lowest:
        canvas.put_middle(chip(kit, kind, 40 if new else 42), x + width / 2, y + height / 2, kind)
        return
    ink = theme.strong if price == lowest - 1 else theme.dim
    text = Setting(str(price), "heavy", 32)
    canvas.write(text, x + width / 2, y + height / 2, ink, "middle", "middle")
