"""The page that every picture lies on."""

from PIL import Image

from rendering.core.canvas import Canvas
from rendering.core.kit import Kit, vertical_gradient
from rendering.core.sprite import Sprite


def page(kit: Kit, width: float, height: float, name: str = "page") -> Canvas:
    """Return a new canvas with the page and nothing on it."""
    top, middle, foot = kit.theme.page
    stops = [(0.0, top), (0.5, middle), (1.0, foot)]
    size = kit.px(width), kit.px(height)
    column = kit.made(
        ("page", height),
        lambda: Sprite(vertical_gradient((1, size[1]), stops), None, 1 / kit.scale, height),
    )
    return Canvas.over(kit, column.rgb().resize(size, Image.Resampling.NEAREST), name)
