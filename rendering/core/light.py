"""Where the light falls: on cards, rows and cells of players, on what may be chosen."""

from rendering.core.area import Area
from rendering.core.canvas import Canvas

RADIUS = 22


def lay_lit_card(canvas: Canvas, area: Area) -> None:
    """Lay the card of a player who is lit; the light falls on the cards beside it."""
    kit, theme = canvas.kit, canvas.kit.theme
    glow = kit.glow(*area[2:], RADIUS, theme.now, blur=12, strength=0.75, line=5, spread=2)
    canvas.lay(glow, *area[:2])
    canvas.lay(kit.panel(*area[2:], RADIUS, theme.active), *area[:2])


def lay_card(canvas: Canvas, area: Area, *, lit: bool) -> None:
    """Lay a player's card, the lit ones after the others."""
    if lit:
        lay_lit_card(canvas, area)
    else:
        lay_quiet(canvas, area)


def lay_quiet(canvas: Canvas, area: Area) -> None:
    """Lay what belongs to a player on whom no light falls."""
    canvas.lay(canvas.kit.panel(*area[2:], RADIUS, canvas.kit.theme.panel), *area[:2])


def lay_row(canvas: Canvas, area: Area, *, lit: bool) -> None:
    """Lay a player's row in a list, the lit ones after the others."""
    if lit:
        _shine(canvas, area)
        canvas.lay(canvas.kit.panel(*area[2:], RADIUS, canvas.kit.theme.active), *area[:2])
    else:
        lay_quiet(canvas, area)


def lay_cell(canvas: Canvas, area: Area, *, lit: bool) -> None:
    """Lay a player's cell on a page with all of them, the lit ones after the others."""
    if lit:
        _shine(canvas, area)
        canvas.lay(canvas.kit.panel(*area[2:], RADIUS, canvas.kit.theme.tile), *area[:2])
    else:
        key = ("player cell", area, canvas.height)
        canvas.patch(key, area.box, lambda: lay_quiet(canvas, area))


def _shine(canvas: Canvas, area: Area) -> None:
    glow = canvas.kit.glow(*area[2:], RADIUS, canvas.kit.theme.now, blur=10, strength=0.7, line=5)
    canvas.lay(glow, *area[:2])


def light(canvas: Canvas, area: Area, radius: float = 16, *, faint: bool = False) -> None:
    """Frame what may be chosen in the colour of now; `faint` where nearly everything may be."""
    blur, strength, line = (4, 0.25, 3) if faint else (8, 0.7, 5)
    glow = canvas.kit.glow(
        *area[2:], radius, canvas.kit.theme.now, blur=blur, strength=strength, line=line
    )
    canvas.lay(glow, *area[:2])


def veil(canvas: Canvas, area: Area, radius: float = 16, strength: float = 0.6) -> None:
    """Lay the dark over what may not be chosen."""
    canvas.lay(canvas.kit.block(*area[2:], radius, canvas.kit.theme.glass, strength), *area[:2])
