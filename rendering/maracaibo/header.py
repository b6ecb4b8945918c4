"""The band at the top: name and phase, what nations are worth, the stocks, the rounds."""

from games.maracaibo.data import NATIONS, ROUNDS
from rendering.core.area import Area
from rendering.core.header import PRIVATE, lay_pill, square
from rendering.core.lettering import Setting, fit, ladder
from rendering.core.sentence import Part, number, row, row_width
from rendering.maracaibo import grid
from rendering.maracaibo.phases import phase_name
from rendering.maracaibo.pieces import card_sign, fight, quest_sign, shield
from rendering.maracaibo.scene import Scene

TITLE = "MARACAIBO"
VALUE_PITCH = 136
STOCK_SIZES = (36, 33, 30, 27)
"""The type sizes of the stocks: the first that fits."""


def draw_header(scene: Scene, *, private: bool = False) -> None:
    """Put the whole band; a private picture says that it is one."""
    draw_title(scene, private=private)
    draw_values(scene)
    draw_stocks(scene)
    draw_rounds(scene)


def draw_title(scene: Scene, *, private: bool = False, area: Area = grid.TITLE) -> None:
    """Put the game's name and the phase, or that nobody else sees the picture."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    icon, colour = ("padlock", theme.now) if private else ("galleon", theme.brand)
    left, width = area.x + 64, area.width - 66
    with canvas.frame("title", *area):
        canvas.put(kit.icon(icon, 54, colour), area.x, area.y + 2, icon)
        if private:
            text = fit(scene.words.gettext(PRIVATE), width, ladder(33, 18))
            canvas.write(text, left, area.y + 29, theme.now, down="middle")
            return
        canvas.write(Setting(TITLE, "heavy", 32, 2), left, area.y + 29, theme.strong)
        phase = fit(scene.words.gettext(phase_name(scene.view)), width, ladder(23, 15, "bold"))
        canvas.write(phase, left, area.y + 52, theme.soft)


def draw_values(scene: Scene, area: Area = grid.VALUES) -> None:
    """Put what a rank in each nation is worth now."""
    kit, canvas, theme, view = scene.kit, scene.canvas, scene.theme, scene.view
    lay_pill(canvas, area)
    with canvas.frame("values", *area):
        for place, nation in enumerate(NATIONS):
            x = area.x + 22 + place * VALUE_PITCH
            ink = theme.news if nation in scene.news.values else theme.strong
            parts: list[Part] = [
                shield(kit, nation, 40),
                number(f"×{view.nations[nation].value}", 40),
            ]
            row(canvas, x, area.y + 29, parts, 9, ink)


def draw_stocks(scene: Scene, area: Area = grid.STOCKS) -> None:
    """Put how many cards, combat tokens by pile, and quests are left."""
    kit, canvas, theme, view = scene.kit, scene.canvas, scene.theme, scene.view
    lay_pill(canvas, area)
    left, right = view.piles
    with canvas.frame("stocks", *area):
        for size in STOCK_SIZES:
            stocks: list[list[Part]] = [
                [card_sign(kit, 44), number(str(view.deck), size)],
                [fight(kit, 42), number(f"{left}+{right}", size)],
                [quest_sign(kit, 44), number(str(view.quests_left), size)],
            ]
            widths = [row_width(parts, 7) for parts in stocks]
            gap = (area.width - 44 - sum(widths)) / (len(stocks) - 1)
            if gap >= 16:
                break
        x = area.x + 22.0
        for parts, width in zip(stocks, widths, strict=True):
            row(canvas, round(x), area.y + 29, parts, 7, theme.soft)
            x += width + gap


def draw_rounds(scene: Scene, y: float = grid.HEADER.y + 3, x: float = grid.ROUNDS_X) -> None:
    """Put a square for each round: those over, the one that is on, those to come."""
    kit, canvas, view = scene.kit, scene.canvas, scene.view
    current = ROUNDS + 1 if view.over else view.round
    side = grid.ROUND_SQUARE
    for number_ in range(1, ROUNDS + 1):
        left = x + (number_ - 1) * grid.ROUND_PITCH
        if number_ == current:
            now = scene.theme.now
            glow = kit.glow(side, side, 15, now, blur=9, strength=0.7, line=0, spread=2)
            canvas.lay(glow, left, y)
        ground, ink = square(kit, side, number_, current)
        canvas.lay(ground, left, y)
        with canvas.frame(f"round {number_}", left, y, side, side):
            text = Setting(str(number_), "heavy", 38 if number_ == current else 30)
            canvas.write(text, left + side / 2, y + side / 2, ink, "middle", "middle")
