"""Freighters, one hull colour each, and the tug; bows to the left, because ships leave that way."""

from rendering.assets.drawings.drawing import Drawing, glow, shade
from rendering.core.theme import Shade, Theme
from rendering.montego.colours import HarbourColours

WIDTH, HEIGHT = 373, 198
VIEW = f'<svg width="{WIDTH}" height="{HEIGHT}" viewBox="0 14 {WIDTH} {HEIGHT}">'


def ships(theme: Theme, own: HarbourColours) -> dict[str, Drawing]:
    """Return the ships by name, and the water before them."""
    drawings = {f"freighter-{n}": _freighter(theme, hull) for n, hull in enumerate(own.hulls)}
    return {**drawings, "tug": _tug(theme, own), "water": _water(theme)}


def _lights(theme: Theme, *places: tuple[float, float]) -> tuple[str, str]:
    """The gradient, and light around lit windows."""
    light = glow("l", (0, theme.window, 0.5), (1, theme.window, 0))
    return light, "".join(f'<circle cx="{x}" cy="{y}" r="20" fill="url(#l)"/>' for x, y in places)


def _house(theme: Theme) -> tuple[str, str]:
    """The gradient of a deck house, and the colour of its eaves."""
    side = (
        '<linearGradient id="s" x1="0" y1="0" x2="1" y2="1">'
        f'<stop offset="0" stop-color="{theme.deck.top.code}"/>'
        f'<stop offset="1" stop-color="{theme.deck.bottom.code}"/></linearGradient>'
    )
    return side, theme.deck.bottom.mix(theme.on_light, 0.18).code


def _freighter(theme: Theme, hull: Shade) -> Drawing:
    """Bridge and funnel at the stern; holds stand on the deck at y 134, numbers on the hull."""
    body = shade("h", (0, hull.top), (1, hull.bottom))
    side, eaves = _house(theme)
    light, lights = _lights(theme, (325, 75), (341, 75), (354, 75), (321, 112))
    dark, cream, lit = theme.on_light.code, theme.cream.code, theme.window.code
    unlit = theme.wall.mix(theme.crest, 0.2).code
    funnel = (
        f'<path d="M322 20 H350 L352 62 H320 Z" fill="{theme.funnel.code}"/>'
        f'<path d="M322 20 H350 L350.6 31 H321.4 Z" fill="{dark}"/>'
        f'<path d="M321 40 H351 L351.4 48 H320.6 Z" fill="{cream}"/>'
    )
    house = (
        '<path d="M312 60 H364 V90 H370 V138 H306 V90 H312 Z" fill="url(#s)"/>'
        f'<path d="M306 90 H370 V94 H306 Z M312 60 H364 V63 H312 Z" fill="{eaves}"/>'
        f'<g fill="{lit}"><rect x="319" y="68" width="11" height="14" rx="3"/>'
        '<rect x="335" y="68" width="11" height="14" rx="3"/><rect x="350" y="68" width="9" height="14" rx="3"/>'
        f'<circle cx="321" cy="112" r="6"/></g><g fill="{unlit}"><circle cx="339" cy="112" r="6"/>'
        '<circle cx="357" cy="112" r="6"/></g>'
    )
    outline = "M2 106 C18 124 40 134 62 134 H371 C371 168 362 196 346 212 H56 C30 194 12 154 2 106 Z"
    inner = (
        f'<defs>{body}{side}{light}<clipPath id="c"><path d="{outline}"/></clipPath></defs>{funnel}{house}'
        f'<path d="{outline}" fill="url(#h)"/><g clip-path="url(#c)">'
        f'<path d="M0 199 H373 V214 H0 Z" fill="{hull.bottom.mix(theme.on_light, 0.45).code}"/>'
        f'<path d="M6 151 H373" stroke="{hull.bottom.code}" stroke-opacity=".45" stroke-width="2"/></g>'
        f'<path d="M2 106 C18 124 40 134 62 134 H371 L370.6 143 H62 C40 143 20 134 5.5 118 Z" fill="{cream}"/>'
        f'<circle cx="27" cy="146" r="4.5" fill="{dark}" fill-opacity=".7"/>{lights}'
    )
    return Drawing(WIDTH, HEIGHT, f"{VIEW}{inner}</svg>")


def _tug(theme: Theme, own: HarbourColours) -> Drawing:
    """No holds; old tyres hang at its side."""
    body = shade("h", (0, own.tug.top), (1, own.tug.bottom))
    side, eaves = _house(theme)
    light, lights = _lights(theme, (134, 83), (156, 83), (132, 120))
    dark, cream, lit = theme.on_light.code, theme.cream.code, theme.window.code
    unlit = theme.wall.mix(theme.crest, 0.2).code
    tyres = "".join(
        f'<circle cx="{x}" cy="172" r="13" fill="{dark}"/><circle cx="{x}" cy="172" r="9.5" fill="none" '
        f'stroke="{theme.wall_edge.code}" stroke-width="3"/>'
        for x in (120, 170, 220)
    )
    inner = (
        f"<defs>{body}{side}{light}</defs>"
        f'<path d="M176 40 H196 L198 102 H174 Z" fill="{theme.funnel.code}"/>'
        f'<path d="M176 40 H196 V51 H175.6 Z" fill="{dark}"/><path d="M175.2 60 H196.6 L197 67 H174.8 Z" fill="{cream}"/>'
        '<path d="M120 66 H170 V100 H206 V138 H108 V100 H120 Z" fill="url(#s)"/>'
        f'<path d="M108 100 H206 V104 H108 Z M120 66 H170 V69 H120 Z" fill="{eaves}"/>'
        f'<g fill="{lit}"><rect x="126" y="75" width="16" height="17" rx="3"/><rect x="148" y="75" width="16" '
        f'height="17" rx="3"/><circle cx="132" cy="120" r="7"/></g><g fill="{unlit}"><circle cx="158" cy="120" r="7"/>'
        '<circle cx="184" cy="120" r="7"/></g>'
        '<path d="M56 112 C70 126 86 134 104 134 H290 C290 168 282 196 268 212 H96 C78 194 64 156 56 112 Z" fill="url(#h)"/>'
        '<path d="M56 112 C70 126 86 134 104 134 H290 L289.6 143 H104 C86 143 72 136 60 124 Z" '
        f'fill="{cream}"/>{tyres}{lights}'
    )
    return Drawing(WIDTH, HEIGHT, f"{VIEW}{inner}</svg>")


def _water(theme: Theme) -> Drawing:
    """The water before a hull: a crest, then deeper and deeper, 385 × 34."""
    crest = "M0 10 " + "q20 -9 40 0 t40 0 " * 5
    deep = theme.sea[2].mix(theme.sea[3], 0.45)
    fade = (
        '<linearGradient id="m"><stop offset="0" stop-color="#000"/><stop offset=".06" stop-color="#fff"/>'
        '<stop offset=".94" stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient>'
        '<mask id="k"><rect width="385" height="34" fill="url(#m)"/></mask>'
    )
    return Drawing(
        385,
        34,
        f'<defs>{shade("f", (0, deep), (0.55, deep, 0.75), (1, deep, 0))}{fade}</defs><g mask="url(#k)">'
        f'<path d="{crest} V34 H0 Z" fill="url(#f)"/><path d="{crest}" fill="none" '
        f'stroke="{theme.crest.code}" stroke-opacity=".55" stroke-width="2.5"/></g>',
    )
