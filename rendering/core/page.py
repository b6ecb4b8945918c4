"""The page that every picture lies on."""

from rendering.core.canvas import Canvas
from rendering.core.kit import Kit, vertical_gradient


def page(kit: Kit, width: float, height: float, name: str = "page") -> Canvas:
    """Return a new canvas with the page and nothing on it."""
    top, middle, foot = kit.theme.page
    stops = [(0.0, top), (0.5, middle), (1.0, foot)]
    return Canvas.over(kit, vertical_gradient((kit.px(width), kit.px(height)), stops), name)
