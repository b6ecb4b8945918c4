"""Doubloons, combat, exploring, figures, cards, discs, ranks, income: the small things of effects."""

from rendering.assets.drawings.drawing import Drawing, icon, nested, star_points
from rendering.assets.drawings.maracaibo.shapes import symbol
from rendering.core.colour import WHITE, Colour
from rendering.core.theme import Body, Theme
from rendering.maracaibo.colours import CaribbeanColours

SIDE = 64
PENNANT = (46, 46)


def tokens(theme: Theme, own: CaribbeanColours) -> dict[str, Drawing]:
    """Return the tokens by name."""
    return {
        "doubloon": _hundred(_doubloon(theme)),
        "price": _hundred(_price(theme)),
        "combat": _hundred(_round(own.combat) + _within(symbol("sabre"), 62, 47, own.combat.ink)),
        "explore": _hundred(_signpost(own.explore)),
        "fight": _hundred(_fight(own.fight)),
        "token": _hundred(_token(own.token)),
        "figure": _hundred(_figure(theme, theme.paper)),
        "stranger": _hundred(_figure(theme, own.stranger)),
        "disc-leaving": _hundred(_disc_leaving(theme, own)),
        "card": _hundred(_card(theme, own)),
        "doubloon-income": _hundred(_rise(own, _doubloon(theme))),
        "point-income": _hundred(_rise(own, _star(theme))),
        "quest": _hundred(_quest(theme, own)),
        "pennant": Drawing(*PENNANT, _pennant(own.pennant), 3),
        "highest-pennant": Drawing(
            *PENNANT,
            _pennant(own.pennant)
            + f'<path d="M23 8 L34 21 H27.5 V30 H18.5 V21 H12 Z" fill="{own.pennant.ink.code}"/>',
            3,
        ),
    }


def _hundred(body: str) -> Drawing:
    """Return a token that is drawn in a 100 × 100 box."""
    return Drawing(
        SIDE, SIDE, f'<svg width="{SIDE}" height="{SIDE}" viewBox="0 0 100 100">{body}</svg>', 3
    )


def _within(body: str, size: float, middle: float, colour: Colour) -> str:
    """Place a sign of 512 × 512 in a token."""
    return nested(body, 50 - size / 2, middle - size / 2, size, colour)


def _doubloon(theme: Theme) -> str:
    body = theme.coin
    return (
        f'<circle cx="50" cy="50" r="50" fill="{body.lip.code}"/>'
        f'<circle cx="50" cy="47" r="47" fill="{body.face.code}"/>'
        f'<circle cx="50" cy="47" r="38" fill="none" stroke="{body.rim.code}" stroke-width="4.5"/>'
        + _within(icon("crown"), 60, 45.5, body.ink)
    )


def _price(theme: Theme) -> str:
    """A blank coin: its number is set in type."""
    body = theme.coin
    return (
        f'<circle cx="50" cy="50" r="50" fill="{body.lip.code}"/>'
        f'<circle cx="50" cy="47" r="47" fill="{body.face.code}"/>'
        f'<circle cx="50" cy="47" r="40" fill="none" stroke="{body.rim.code}" stroke-opacity=".6" stroke-width="3"/>'
    )


def _star(theme: Theme) -> str:
    body, line = theme.star, 'stroke-width="10" stroke-linejoin="round"'
    return (
        f'<polygon points="{star_points(50, 56, 44, 22.5)}" fill="{body.lip.code}" stroke="{body.lip.code}" {line}/>'
        f'<polygon points="{star_points(50, 52, 44, 22.5)}" fill="{body.face.code}" stroke="{body.face.code}" {line}/>'
    )


def _round(body: Body) -> str:
    return (
        f'<circle cx="50" cy="50" r="50" fill="{body.lip.code}"/>'
        f'<circle cx="50" cy="47" r="47" fill="{body.face.code}"/>'
        f'<circle cx="50" cy="47" r="45" fill="none" stroke="{WHITE.code}" stroke-opacity=".35" stroke-width="3"/>'
    )


def _signpost(body: Body) -> str:
    """A board that points onwards, with a boot."""

    def board(drop: float) -> str:
        return (
            f"M15 {2 + drop} H64 L97 {47 + drop} L64 {92 + drop} H15 A12 12 0 0 1 3 {80 + drop} "
            f"V{14 + drop} A12 12 0 0 1 15 {2 + drop} Z"
        )

    return (
        f'<path d="{board(6)}" fill="{body.lip.code}"/><path d="{board(0)}" fill="{body.face.code}" '
        f'stroke="{body.rim.code}" stroke-opacity=".55" stroke-width="3" stroke-linejoin="round"/>'
        + nested(icon("walking-boot"), 8, 17, 60, body.ink)
    )


def _fight(body: Body) -> str:
    return (
        f'<rect width="100" height="100" rx="22" fill="{body.lip.code}"/>'
        f'<rect width="100" height="93" rx="22" fill="{body.face.code}"/>'
        f'<rect x="2" y="2" width="96" height="89" rx="20" fill="none" stroke="{body.rim.code}" '
        'stroke-opacity=".8" stroke-width="4"/>' + _within(icon("crossed-sabres"), 78, 46, body.ink)
    )


def _token(body: Body) -> str:
    """A combat token that was won: its rim is dashed."""
    return (
        f'<circle cx="50" cy="50" r="50" fill="{body.lip.code}"/>'
        f'<circle cx="50" cy="48" r="46" fill="{body.face.code}"/>'
        f'<circle cx="50" cy="48" r="43" fill="none" stroke="{body.rim.code}" stroke-width="5" '
        'stroke-dasharray="9 5"/>' + _within(icon("crossed-sabres"), 58, 48, body.ink)
    )


def _figure(theme: Theme, colour: Colour) -> str:
    edge = f'stroke="{theme.on_light.code}" stroke-width="6" paint-order="stroke"'
    return (
        f'<g fill="{colour.code}" {edge}><path d="M6 98 C6 67 21 57 50 57 C79 57 94 67 94 98 Z"/>'
        '<circle cx="50" cy="30" r="24"/></g>'
    )


def _disc_leaving(theme: Theme, own: CaribbeanColours) -> str:
    arrow = 'd="M74 44 V8 M58 22 L74 6 L90 22" fill="none" stroke-linecap="round" stroke-linejoin="round"'
    edge = theme.paper_lip
    return (
        f'<ellipse cx="46" cy="70" rx="44" ry="24" fill="{edge.mix(theme.on_light, 0.4).code}"/>'
        f'<ellipse cx="46" cy="60" rx="44" ry="24" fill="{theme.paper.code}"/>'
        f'<ellipse cx="46" cy="60" rx="27" ry="13" fill="none" stroke="{edge.mix(theme.on_light, 0.15).code}" stroke-width="5"/>'
        f'<path {arrow} stroke="{theme.on_light.code}" stroke-width="20"/>'
        f'<path {arrow} stroke="{own.tick.code}" stroke-width="11"/>'
    )


def _card(theme: Theme, own: CaribbeanColours) -> str:
    print_ = theme.paper_lip.mix(theme.on_light, 0.15).code
    return (
        f'<rect x="16" y="2" width="68" height="96" rx="11" fill="{theme.on_light.code}"/>'
        f'<rect x="19" y="5" width="62" height="90" rx="9" fill="{theme.paper.code}"/>'
        f'<rect x="26" y="12" width="48" height="38" rx="6" fill="{print_}"/>'
        f'<path d="M28 64 H72 M28 78 H58" stroke="{print_}" stroke-width="8" stroke-linecap="round"/>'
    )


def _rise(own: CaribbeanColours, thing: str) -> str:
    """A coin or a star on rising steps."""
    return (
        f'<path d="M4 98 V82 H36 V66 H68 V50 H96 V98 Z" fill="{own.tick.code}"/>'
        f'<svg width="68" height="68" viewBox="-6 -6 112 112">{thing}</svg>'
    )


def _quest(theme: Theme, own: CaribbeanColours) -> str:
    body = icon("scroll-unfurled").replace("currentColor", own.object.face.code)
    return (
        '<svg width="100" height="100" viewBox="0 0 512 512">'
        f'<g stroke="{theme.on_light.code}" stroke-width="14" paint-order="stroke">{body}</g></svg>'
    )


def _pennant(body: Body) -> str:
    """A noble rank: its number is set in type."""
    width, height = PENNANT
    return (
        f'<path d="M1.8 1.8 H{width - 1.8} V{height - 2} L{width / 2} {height - 11} L1.8 {height - 2} Z" '
        f'fill="{body.face.code}" stroke="{body.rim.code}" stroke-opacity=".8" stroke-width="2.6" '
        'stroke-linejoin="round"/>'
    )
