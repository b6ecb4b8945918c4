"""The car, the ship, coin, star, house and people."""

from rendering.assets.drawings.drawing import Drawing, glow, shade, star_points
from rendering.core.colour import WHITE, Colour
from rendering.core.theme import Theme


def things(theme: Theme) -> dict[str, Drawing]:
    """Return the drawings of things by name."""
    return {
        "coin": _coin(theme),
        "star": _star(theme),
        "car": _car(theme),
        "ship": _ship(theme),
        "heads": _heads(theme),
        "mini-die": _mini_die(theme),
    }


def _coin(theme: Theme) -> Drawing:
    """A peso; its sign is set in type."""
    body = theme.coin
    return Drawing(
        64,
        64,
        f'<circle cx="32" cy="32" r="32" fill="{body.lip.code}"/>'
        f'<circle cx="32" cy="30.1" r="30.1" fill="{body.face.code}"/>'
        f'<circle cx="32" cy="30.1" r="23.7" fill="none" stroke="{body.rim.code}" stroke-width="2.9"/>',
        3,
    )


def _star(theme: Theme) -> Drawing:
    body, line = theme.star, 'stroke-width="6.4" stroke-linejoin="round"'
    return Drawing(
        64,
        64,
        f'<polygon points="{star_points(32, 35.8, 28.2, 14.4)}" fill="{body.lip.code}" '
        f'stroke="{body.lip.code}" {line}/>'
        f'<polygon points="{star_points(32, 33.3, 28.2, 14.4)}" fill="{body.face.code}" '
        f'stroke="{body.face.code}" {line}/>',
        3,
    )


def _heads(theme: Theme) -> Drawing:
    """Three people: each other player."""

    def one(x: int, colour: Colour) -> str:
        edge = f'stroke="{theme.tile.bottom.code}" stroke-width="4" paint-order="stroke"'
        return (
            f'<g transform="translate({x} 0)" fill="{colour.code}" {edge}>'
            '<circle cx="20" cy="14" r="11"/>'
            '<path d="M2 46 C2 30 10 26 20 26 C30 26 38 30 38 46 Z"/></g>'
        )

    return Drawing(92, 46, one(52, theme.crowd) + one(0, theme.crowd) + one(26, theme.paper), 2.5)


def _mini_die(theme: Theme) -> Drawing:
    return Drawing(
        40,
        40,
        f'<rect width="40" height="40" rx="8.8" fill="{theme.paper_lip.code}"/>'
        f'<rect width="40" height="37" rx="8.8" fill="{theme.paper.code}"/>',
        3,
    )


def _car(theme: Theme) -> Drawing:
    """The car, driving to the right."""
    body = shade("b", (0, theme.car.top), (1, theme.car.bottom))
    panes = shade("w", (0, theme.cream.mix(WHITE, 0.2)), (1, theme.now.mix(WHITE, 0.25)))
    dark, chrome = theme.on_light.code, theme.strong.code
    wheels = "".join(
        f'<circle cx="{x}" cy="98" r="25" fill="{dark}"/><circle cx="{x}" cy="98" r="15.5" '
        f'fill="{chrome}"/><circle cx="{x}" cy="98" r="8.5" fill="{theme.paper_lip.code}"/>'
        for x in (66, 222)
    )
    inner = (
        f"<defs>{body}{panes}</defs>"
        f'<path d="M8 84 C6 74 10 62 18 54 L8 34 C28 40 56 46 84 47 C98 28 118 15 150 14 C180 13 198 26'
        f' 212 46 C238 48 262 54 274 64 C282 72 282 84 279 92 L270 97 L12 97 C8 94 8 90 8 84 Z"'
        f' fill="url(#b)" stroke="{dark}" stroke-width="5" stroke-linejoin="round" paint-order="stroke"/>'
        f'<path d="M10 78 L278 78 L279 92 L270 97 L12 97 C8 94 8 88 10 78 Z" fill="{theme.cream.code}"/>'
        f'<path d="M18 62 C90 70 200 66 276 70" stroke="{chrome}" stroke-width="4.5" fill="none"/>'
        '<path d="M96 46 C106 33 120 24 142 22 L142 46 Z" fill="url(#w)"/>'
        '<path d="M151 22 C172 22 186 30 198 46 L151 46 Z" fill="url(#w)"/>'
        f'{wheels}<ellipse cx="272" cy="68" rx="7" ry="8" fill="{theme.lamp.code}"/>'
        f'<rect x="8" y="52" width="9" height="14" rx="4" fill="{theme.flowers["red"].code}"/>'
    )
    return Drawing(172, 75, f'<svg width="172" height="75" viewBox="0 2 288 126">{inner}</svg>', 3)


def _ship(theme: Theme) -> Drawing:
    """The freighter with lit windows; dice stand on its deck at y 152, the water is drawn over it."""
    hull = shade("h", *zip((0, 0.5, 1), theme.hull, strict=True))
    dark, cream, lit = theme.on_light.code, theme.cream.code, theme.window.code
    side = (
        '<linearGradient id="s" x1="0" y1="0" x2="1" y2="1">'
        f'<stop offset="0" stop-color="{theme.deck.top.code}"/>'
        f'<stop offset="1" stop-color="{theme.deck.bottom.code}"/></linearGradient>'
    )
    light = glow("l", (0, theme.window, 0.5), (1, theme.window, 0))
    unlit = theme.wall.mix(theme.crest, 0.25).code
    funnel = (
        f'<path d="M48 10 H86 L83 62 H51 Z" fill="{theme.funnel.code}"/>'
        f'<path d="M48 10 H86 L85.2 23 H48.8 Z" fill="{dark}"/>'
        f'<path d="M49.8 34 H84.2 L83.8 43 H50.2 Z" fill="{cream}"/>'
    )
    house = (
        '<path d="M24 60 H110 V98 H124 V150 H12 V98 H24 Z" fill="url(#s)"/>'
        f'<path d="M12 98 H124 V103 H12 Z" fill="{theme.deck.bottom.mix(theme.hull[2], 0.25).code}"/>'
        f'<g fill="{lit}">'
        + "".join(f'<rect x="{x}" y="70" width="15" height="17" rx="3"/>' for x in (30, 50, 70, 90))
        + f'</g><g fill="{lit}"><circle cx="32" cy="124" r="7.5"/><circle cx="80" cy="124" r="7.5"/></g>'
        f'<g fill="{unlit}"><circle cx="56" cy="124" r="7.5"/><circle cx="104" cy="124" r="7.5"/></g>'
    )
    lights = "".join(
        f'<circle cx="{x}" cy="{y}" r="21" fill="url(#l)"/>'
        for x, y in ((37, 78), (57, 78), (77, 78), (97, 78), (32, 124), (80, 124))
    )
    body = (
        '<path d="M2 146 H742 C780 146 812 134 846 108 C838 158 814 196 778 220 H70 C34 216 10 186 2 146 Z"'
        ' fill="url(#h)"/>'
        '<path d="M2 146 H742 C780 146 812 134 846 108 L843 122 C812 147 780 158 744 158 H4.5 Z"'
        f' fill="{cream}"/>'
    )
    bow = (
        f'<rect x="786" y="50" width="6" height="86" fill="{theme.deck.bottom.code}"/>'
        f'<path d="M792 52 L838 65 L792 78 Z" fill="{cream}"/>'
        f'<path d="M792 61 L817 65 L792 69 Z" fill="{theme.marker.code}"/>'
    )
    inner = f"<defs>{hull}{side}{light}</defs>{funnel}{house}{body}{bow}{lights}"
    return Drawing(862, 227, f'<svg width="862" height="227" viewBox="0 0 850 224">{inner}</svg>')
