"""The harbour at dusk with its quay, the freighter, the swell before the ship at sea."""

from random import Random

from rendering.assets.drawings.drawing import Drawing, shade
from rendering.assets.drawings.evening import Bay, evening, sparks, stars, sun_path
from rendering.core.theme import Theme
from rendering.cuba.colours import IslandColours

HARBOUR = Bay(1012, 304, horizon=104, sun=222)
QUAY = (254, 238)
SHIP = (244, 188)


def harbour(theme: Theme, own: IslandColours) -> dict[str, Drawing]:
    """Return the harbour's scenery by name."""
    return {"harbour": _harbour(theme, own), "ship": _ship(theme), "swell": _swell(theme, own)}


def _harbour(theme: Theme, own: IslandColours) -> Drawing:
    chance = Random(11)
    return evening(
        theme,
        HARBOUR,
        depths=(0, 0.10, 0.4, 1),
        halo=150,
        stars=stars(chance, HARBOUR, 46),
        shore=_shore(theme),
        water=_ripples(theme, chance) + _quay(theme, own),
    )


def _shore(theme: Theme) -> str:
    """Hills on the right, the sun on the left, the fort with its lamp between two ships."""
    width, base = HARBOUR.width, HARBOUR.horizon
    x = 850
    return (
        f'<path d="M{width} {base} V{base - 58} C{width - 140} {base - 84} {width - 300} {base - 60} '
        f"{width - 420} {base - 34} C{width - 520} {base - 18} {width - 600} {base - 10} "
        f'{width - 680} {base} Z" fill="{theme.hills.code}"/>'
        f'<circle cx="{HARBOUR.sun}" cy="{base + 4}" r="30" fill="{theme.sun.code}"/>'
        f'<path d="M{x} {base} V{base - 26} H{x + 26} V{base - 34} H{x + 34} V{base - 26} H{x + 44} '
        f"V{base - 34} H{x + 52} V{base - 26} H{x + 60} V{base - 64} H{x + 64} L{x + 66} {base - 78} "
        f'H{x + 78} L{x + 80} {base - 64} H{x + 84} V{base} Z" fill="{theme.town.code}"/>'
        f'<rect x="{x + 67}" y="{base - 75}" width="10" height="9" fill="{theme.window.code}"/>'
    )


def _ripples(theme: Theme, chance: Random) -> str:
    """Light on the water, and the sun's path."""
    depth = HARBOUR.height - HARBOUR.horizon
    marks = []
    for _ in range(90):
        y = HARBOUR.horizon + 4 + (depth - 8) * chance.random() ** 1.2
        marks.append(
            f'<rect x="{chance.uniform(0, HARBOUR.width):.0f}" y="{y:.0f}" '
            f'width="{chance.uniform(16, 70):.0f}" height="2.6" rx="1.3" '
            f'fill="{chance.choice(sparks(theme)).code}" opacity="{chance.uniform(0.12, 0.36):.2f}"/>'
        )
    return "".join(marks) + sun_path(theme, HARBOUR)


def _quay(theme: Theme, own: IslandColours) -> str:
    """Planks along the three docks."""
    (x, y), (width, height, *_) = QUAY, HARBOUR
    joints = "".join(
        f'<rect x="{at}" y="{y + 3}" width="2" height="{height - y - 3}" fill="{theme.lip.code}" opacity=".35"/>'
        for at in range(x + 14, width, 34)
    )
    return (
        f'<path d="M{x} {y + 14} A14 14 0 0 1 {x + 14} {y} H{width} V{height} H{x} Z" '
        f'fill="{own.quay.bottom.code}"/>'
        f'<path d="M{x} {y + 14} A14 14 0 0 1 {x + 14} {y} H{width} V{y + 5} H{x + 12} '
        f'Q{x} {y + 8} {x} {y + 20} Z" fill="{own.quay.top.code}"/>{joints}'
    )


def _ship(theme: Theme) -> Drawing:
    """The freighter; its five cargo places stand on the deck at y 132."""
    hull = shade("h", *zip((0, 0.5, 1), theme.hull, strict=True))
    dark, cream, lit = theme.on_light.code, theme.cream.code, theme.window.code
    stone = theme.deck.bottom
    side = (
        '<linearGradient id="s" x1="0" y1="0" x2="1" y2="1">'
        f'<stop offset="0" stop-color="{theme.deck.top.code}"/>'
        f'<stop offset="1" stop-color="{stone.code}"/></linearGradient>'
    )
    funnel = (
        f'<path d="M15 10 H37 L35 46 H17 Z" fill="{theme.funnel.code}"/>'
        f'<path d="M15 10 H37 L36.4 19 H15.6 Z" fill="{dark}"/>'
        f'<path d="M16.2 26 H35.8 L35.5 32 H16.5 Z" fill="{cream}"/>'
    )
    house = (
        '<path d="M8 44 H44 V80 H50 V136 H2 V80 H8 Z" fill="url(#s)"/>'
        f'<path d="M2 80 H50 V84 H2 Z" fill="{stone.mix(theme.hull[2], 0.25).code}"/>'
        f'<g fill="{lit}"><rect x="14" y="52" width="11" height="14" rx="3"/>'
        '<rect x="29" y="52" width="11" height="14" rx="3"/><circle cx="15" cy="106" r="6"/></g>'
        f'<circle cx="35" cy="106" r="6" fill="{theme.wall.mix(theme.crest, 0.25).code}"/>'
    )
    body = (
        '<path d="M0 132 H206 C220 132 232 126 244 114 C240 150 228 174 210 186 H24 C10 180 2 160 0 132 Z"'
        ' fill="url(#h)"/>'
        '<path d="M0 132 H206 C220 132 232 126 244 114 L242 125 C232 135 220 141 206 141 H1 Z"'
        f' fill="{cream}"/>'
    )
    bow = (
        f'<rect x="231" y="38" width="4" height="82" fill="{stone.code}"/>'
        f'<path d="M231 40 L200 49 L231 58 Z" fill="{cream}"/>'
        f'<path d="M231 46 L212 49 L231 52 Z" fill="{theme.marker.code}"/>'
    )
    return Drawing(*SHIP, f"<defs>{hull}{side}</defs>{funnel}{house}{body}{bow}", 3)


def _swell(theme: Theme, own: IslandColours) -> Drawing:
    """The open sea before the ship that cannot be loaded yet."""
    line = "M0 12 " + "q24 -11 48 0 t48 0 " * 4

    def faded(name: str, stops: tuple[tuple[float, float], ...], code: str) -> str:
        marks = "".join(
            f'<stop offset="{at:g}" stop-color="{code}" stop-opacity="{strength:g}"/>'
            for at, strength in stops
        )
        return f'<linearGradient id="{name}">{marks}</linearGradient>'

    ground = faded("m", ((0, 0), (0.1, 1), (0.9, 1), (1, 0)), own.swell.code)
    crest = faded("k", ((0, 0), (0.15, 0.6), (0.85, 0.6), (1, 0)), theme.crest.code)
    return Drawing(
        240,
        40,
        f'<defs>{ground}{crest}</defs><path d="{line} V40 H0 Z" fill="url(#m)"/>'
        f'<path d="{line}" fill="none" stroke="url(#k)" stroke-width="2.5"/>',
    )
