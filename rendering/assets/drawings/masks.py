"""Shapes without a colour: icons, symbols, pieces, flags, arrows. Only their coverage is stored."""

import math

from rendering.assets.drawings.drawing import ICONS, Drawing, icon, turned
from rendering.assets.drawings.symbols import BOAT, EMBER, GOODS

ICON_SIZE = 96
"""Icons are stored at twice this size; none is drawn larger than this."""


def masks() -> dict[str, Drawing]:
    """Return every mask by name."""
    return {
        **{path.stem: _square(icon(path.stem)) for path in sorted(ICONS.glob("*.svg"))},
        **{good: _square(symbol) for good, symbol in GOODS.items()},
        "ember": _square(EMBER),
        "boat": _square(BOAT),
        **_flowers(),
        **_pieces(),
        **_flags(),
        **_arrows(),
        **_outlines(),
        "die-five": _die_five(),
        "beam": _beam(),
    }


def _square(body: str) -> Drawing:
    scaled = body.replace("currentColor", "#fff")
    inner = f'<svg width="{ICON_SIZE}" height="{ICON_SIZE}" viewBox="0 0 512 512">{scaled}</svg>'
    return Drawing(ICON_SIZE, ICON_SIZE, inner)


def _flowers() -> dict[str, Drawing]:
    """Draw four outlines; their hearts are holes, and no flower is a dashed ring.

    Sunflower (many petals), forget-me-not (5 round), poppy (4 broad), mariposa (6 pointed).
    """
    white = 'fill="#fff"'
    sunflower = turned(14, "M0 0 C-11 -22 -9 -40 0 -50 C9 -40 11 -22 0 0 Z", white)
    forget_me_not = "".join(
        f'<circle cy="-27" r="21" {white} transform="rotate({number * 72})"/>' for number in range(5)
    )
    poppy = turned(
        4,
        "M0 0 C-34 -10 -36 -48 -10 -49 C-4 -50 -2 -46 0 -44 C2 -46 4 -50 10 -49 C36 -48 34 -10 0 0 Z",
        white,
        45,
    )
    mariposa = turned(6, "M0 0 C-20 -18 -17 -34 0 -51 C17 -34 20 -18 0 0 Z", white)
    hearts = {
        "yellow": (sunflower, 21),
        "blue": (forget_me_not, 13),
        "red": (poppy, 14),
        "white": (mariposa, 11),
    }
    drawings = {
        f"flower-{name}": _centred(
            '<defs><mask id="m"><rect x="-52" y="-52" width="104" height="104" fill="#fff"/>'
            f'<circle r="{heart}" fill="#000"/></mask></defs><g mask="url(#m)">{petals}</g>'
        )
        for name, (petals, heart) in hearts.items()
    }
    ring = (
        '<circle r="34" fill="none" stroke="#fff" stroke-width="9" '
        f'stroke-dasharray="{_dashes(34, 8, 0.59)}"/>'
    )
    return {**drawings, "flower-none": _centred(ring)}


def _dashes(radius: float, count: int, filled: float) -> str:
    """Return dashes that close a circle evenly."""
    pitch = 2 * math.pi * radius / count
    return f"{pitch * filled:.3f} {pitch * (1 - filled):.3f}"


def _centred(body: str) -> Drawing:
    inner = f'<svg width="64" height="64" viewBox="-52 -52 104 104">{body}</svg>'
    return Drawing(64, 64, inner, 3)


def seat_shape(seat: int, inset: float) -> str:
    """Return a seat's outline in a 100 × 100 box, drawn smaller by `inset`."""
    if seat == 0:
        return f'<circle cx="50" cy="50" r="{46 - inset:g}" fill="#fff"/>'
    if seat == 1:
        side = 82 - 2 * inset
        at = 9 + inset
        return (
            f'<rect x="{at:g}" y="{at:g}" width="{side:g}" height="{side:g}" '
            f'rx="{15 - inset / 2:g}" fill="#fff"/>'
        )
    if seat == 2:
        side = 68 - 2 * inset
        at = (100 - side) / 2
        return (
            f'<rect x="{at:g}" y="{at:g}" width="{side:g}" height="{side:g}" '
            f'rx="{11 - inset * 0.4:g}" transform="rotate(45 50 50)" fill="#fff"/>'
        )
    if seat == 3:
        radius = 50 - inset * 1.75
        corners = " ".join(
            f"{50 + radius * math.cos(math.radians(turn)):.2f},"
            f"{60 + radius * math.sin(math.radians(turn)):.2f}"
            for turn in (-90, 30, 150)
        )
        return (
            f'<polygon points="{corners}" fill="#fff" stroke="#fff" stroke-width="14" '
            'stroke-linejoin="round"/>'
        )
    return _cross(inset)


def _cross(inset: float) -> str:
    """Return the fifth seat's thick rounded cross."""
    arm, reach = 57 - 2 * inset, 90 - 2 * inset
    across, along = 50 - arm / 2, 50 - reach / 2
    radius = 11 - inset * 0.4
    return (
        f'<rect x="{across:g}" y="{along:g}" width="{arm:g}" height="{reach:g}" rx="{radius:g}" fill="#fff"/>'
        f'<rect x="{along:g}" y="{across:g}" width="{reach:g}" height="{arm:g}" rx="{radius:g}" fill="#fff"/>'
    )


def _pieces() -> dict[str, Drawing]:
    """A piece is its outer shape (rim), and its inner one (colour)."""
    drawings = {}
    for seat in range(5):
        for layer, inset in (("rim", 0.0), ("face", 5.5)):
            drawings[f"seat-{seat}-{layer}"] = Drawing(100, 100, seat_shape(seat, inset))
    return drawings


def _flags() -> dict[str, Drawing]:
    """An owner's flag, 58 × 66, and a signal flag, 88 × 102, each in parts of one colour."""
    cloth = "M7.5 4 H57 L49.9 23.8 L57 43.6 H7.5 Z"
    fold = "M7.5 38.3 H55.1 L57 43.6 H7.5 Z"
    signal = "M5.7 5 H87 L78.3 44 L87 82.6 H5.7 Z"
    checks = "".join(
        f'<rect x="{5.7 + column * 16.46:.2f}" y="{5 + row * 19.4:.2f}" width="16.5" height="19.45"/>'
        for column in range(5)
        for row in range(4)
        if (column + row) % 2 == 0
    )
    spent = (
        '<rect x="2" y="2" width="3.6" height="44" rx="1.8" fill="#fff"/>'
        '<path d="M6 3.5 H39 L34.5 16 L39 29 H6 Z" fill="none" stroke="#fff" stroke-width="2.5" '
        'stroke-dasharray="4 4"/>'
    )
    ghost = (
        '<rect x="2" y="2" width="5.2" height="64" rx="2" fill="#fff" opacity=".75"/>'
        f'<path d="{cloth}" fill="none" stroke="#fff" stroke-width="3.4" stroke-dasharray="7 4.5"/>'
    )
    return {
        "flag-ghost": Drawing(58, 66, ghost),
        "flag-pole": Drawing(58, 66, '<rect x="2" y="2" width="5.2" height="64" rx="2" fill="#fff"/>'),
        "flag-cloth": Drawing(58, 66, f'<path d="{cloth}" fill="#fff"/>'),
        "flag-fold": Drawing(58, 66, f'<path d="{fold}" fill="#fff"/>'),
        "flag-spent": Drawing(42, 46, spent, 3),
        "signal-pole": Drawing(88, 102, '<rect width="5.7" height="102" rx="2.8" fill="#fff"/>'),
        "signal-cloth": Drawing(88, 102, f'<path d="{signal}" fill="#fff"/>'),
        "signal-checks": Drawing(
            88,
            102,
            f'<defs><clipPath id="c"><path d="{signal}"/></clipPath></defs>'
            f'<g clip-path="url(#c)" fill="#fff">{checks}</g>',
        ),
    }


def _arrows() -> dict[str, Drawing]:
    line = 'fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round"'
    triangle = 'fill="#fff" stroke="#fff" stroke-width="3" stroke-linejoin="round"'
    return {
        "arrow": Drawing(24, 24, f'<path d="M3 12 H19 M12 5 L19.5 12 L12 19" {line} stroke-width="4"/>', 6),
        "swap": Drawing(
            24,
            24,
            '<path d="M6 8 H20 M16 3.5 L20.5 8 L16 12.5 M18 17 H4 M8 12.5 L3.5 17 L8 21.5" '
            f'{line} stroke-width="3"/>',
            6,
        ),
        "left": Drawing(16, 30, f'<path d="M14 3 L3 15 L14 27 Z" {triangle}/>', 6),
        "right": Drawing(16, 30, f'<path d="M2 3 L13 15 L2 27 Z" {triangle}/>', 6),
        "marker": Drawing(40, 26, '<path d="M20 3 L37 23 H3 Z" fill="#fff"/>', 4),
        "marker-edge": Drawing(
            40,
            26,
            '<path d="M20 3 L37 23 H3 Z" fill="none" stroke="#fff" stroke-width="3" '
            'stroke-linejoin="round"/>',
            4,
        ),
        "tick": Drawing(24, 24, f'<path d="M4 13 L10 19 L20 6" {line} stroke-width="4.4"/>', 6),
    }


def _outlines() -> dict[str, Drawing]:
    """Dashed frames of what is not there."""
    radius = 30
    return {
        "socket-flag": Drawing(
            58,
            62,
            '<rect x="1.5" y="1.5" width="55" height="59" rx="12" fill="none" stroke="#fff" '
            'stroke-width="2" stroke-dasharray="5.05 6.06"/>',
        ),
        "socket-piece": Drawing(
            66,
            66,
            f'<circle cx="33" cy="33" r="{radius}" fill="none" stroke="#fff" stroke-width="2" '
            f'stroke-dasharray="{_dashes(radius, 17, 0.45)}"/>',
        ),
        "die-frame": Drawing(
            148,
            128,
            '<rect x="2.5" y="2.5" width="143" height="123" rx="21" fill="none" stroke="#fff" '
            'stroke-width="3.5" stroke-dasharray="11 8"/>',
        ),
        "slash": Drawing(
            90,
            76,
            '<path d="M15 56 L75 13" stroke="#fff" stroke-width="7.2" stroke-linecap="round"/>',
            3,
        ),
        "slash-ground": Drawing(
            90,
            76,
            '<path d="M15 56 L75 13" stroke="#fff" stroke-width="15" stroke-linecap="round"/>',
            3,
        ),
    }


def _die_five() -> Drawing:
    spots = ((0.28, 0.26), (0.72, 0.26), (0.5, 0.48), (0.28, 0.70), (0.72, 0.70))
    circles = "".join(f'<circle cx="{40 * x:g}" cy="{40 * y:g}" r="3.4" fill="#fff"/>' for x, y in spots)
    return Drawing(40, 40, circles, 4)


def _beam() -> Drawing:
    """The light of the car's headlights, to the right."""
    return Drawing(
        132,
        76,
        '<defs><linearGradient id="g" x1="0" x2="1"><stop offset="0" stop-color="#fff" '
        'stop-opacity=".75"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>'
        '<filter id="f" x="-10%" y="-10%" width="120%" height="120%">'
        '<feGaussianBlur stdDeviation="2.6"/></filter></defs>'
        '<path d="M6 33 L126 6 L126 70 L6 44 Z" fill="url(#g)" filter="url(#f)"/>',
    )
