"""The Caribbean at dusk: sea, coasts, the lanes with their arrows; and the light of a voyage."""

import math
from random import Random

from games.maracaibo.map import CITIES
from rendering.assets.drawings.drawing import Drawing, icon, shade
from rendering.core.colour import WHITE
from rendering.core.theme import Theme
from rendering.maracaibo import grid, lanes
from rendering.maracaibo.colours import CaribbeanColours

Points = tuple[tuple[float, float], ...]
INSET, CORNER = 8, 26
ROSE = (486, 800)
GALLEON = (1010, 758, 116)
ROUGH, LONG = 7, 300
"""How far bays cut in; sides that are longer than that lie outside the picture."""

# Simplified for a map on which every place has its tile; on the picture's pixels.
CUBA: Points = (
    *((14, 226), (70, 184), (160, 162), (250, 152), (336, 166), (430, 158), (524, 170), (612, 176)),
    *((694, 190), (776, 196), (852, 206), (918, 230), (946, 256), (922, 288), (862, 300), (784, 292)),
    *((700, 294), (640, 286), (584, 274), (530, 284), (462, 294), (396, 282), (330, 298), (246, 292)),
    *((176, 302), (104, 288), (48, 278), (12, 254)),
)
PINES: Points = (
    *((634, 420), (648, 366), (736, 344), (836, 350), (926, 340), (966, 384), (970, 446)),
    *((930, 494), (838, 510), (738, 502), (658, 492)),
)
HISPANIOLA: Points = (
    *((964, 196), (1040, 166), (1130, 158), (1216, 176), (1270, 216), (1262, 268), (1276, 330)),
    *((1266, 404), (1232, 454), (1156, 470), (1070, 498), (1000, 478), (956, 446), (1006, 418)),
    *((1030, 372), (1002, 326), (1022, 282), (982, 236)),
)
PUERTO_RICO: Points = (
    *((1298, 212), (1336, 178), (1430, 168), (1522, 180), (1570, 216), (1548, 262), (1452, 278)),
    *((1358, 274), (1310, 252)),
)
JAMAICA: Points = (
    *((950, 634), (988, 586), (1078, 560), (1182, 566), (1264, 602), (1294, 650), (1256, 702)),
    *((1170, 724), (1066, 716), (986, 692)),
)
FLORIDA: Points = ((204, 58), (340, 58), (336, 84), (314, 100), (292, 92), (262, 80), (226, 76))
MAINLAND: Points = (
    *((-40, 556), (50, 546), (124, 560), (206, 556), (284, 566), (318, 600), (312, 656), (268, 698)),
    *((176, 704), (126, 734), (108, 796), (112, 852), (134, 908), (190, 944), (266, 954), (336, 934)),
    *((420, 924), (500, 912), (570, 918), (626, 912), (664, 938), (700, 980), (770, 990), (860, 984)),
    *((930, 958), (950, 922), (990, 910), (1030, 926), (1110, 918), (1200, 926), (1290, 914)),
    *((1372, 920), (1440, 908), (1500, 926), (1560, 922), (1660, 960), (1660, 1130), (-40, 1130)),
)
LANDS = (CUBA, PINES, HISPANIOLA, PUERTO_RICO, JAMAICA, FLORIDA, MAINLAND)
ISLANDS = (
    *((404, 90, 22, 5), (556, 88, 28, 6), (700, 90, 18, 5), (866, 88, 24, 6), (1056, 90, 18, 5)),
    *((590, 138, 9, 4), (612, 322, 9, 5), (380, 312, 12, 4), (1290, 336, 12, 8), (1562, 344, 9, 18)),
    *((1566, 470, 9, 14), (1574, 566, 9, 20), (1290, 470, 7, 7), (1288, 524, 8, 8), (1566, 690, 9, 18)),
    *((1572, 800, 8, 14), (1290, 800, 7, 12), (1284, 744, 6, 8), (1566, 890, 15, 10), (1246, 866, 16, 5)),
    *((1336, 866, 13, 5), (552, 704, 20, 6), (606, 712, 10, 4)),
)
PALMS = (
    *((44, 926, 96, 0.20), (140, 974, 66, 0.17), (216, 962, 80, 0.17), (26, 684, 68, 0.17)),
    *((50, 866, 54, 0.15), (582, 232, 50, 0.16), (334, 236, 46, 0.15), (586, 1000, 56, 0.15)),
    *((1268, 956, 60, 0.16), (1562, 1010, 44, 0.15)),
)
"""Left, top, size, strength."""


def scenery(theme: Theme, own: CaribbeanColours) -> dict[str, Drawing]:
    """Return the map, on which tiles and ships are put."""
    area = grid.SEA
    body = _water(own) + _coasts(own) + _rose(own) + _lanes(theme, own)
    shapes = (
        f'<rect x="{INSET}" y="{area.y + 1:g}" width="{area.width - 2 * INSET:g}" '
        f'height="{area.height - 2:g}" rx="{CORNER}"'
    )
    return {
        "sea": Drawing(
            area.width,
            area.height,
            f'<g transform="translate(0 {-area.y:g})"><defs><clipPath id="m">{shapes}/></clipPath></defs>'
            f'<g clip-path="url(#m)">{body}</g>{shapes} fill="none" stroke="{WHITE.code}" '
            'stroke-opacity=".10" stroke-width="2"/></g>',
            1,
        )
    }


def _water(own: CaribbeanColours) -> str:
    """Deep blue with the last light in the west, and small waves."""
    area, chance = grid.SEA, Random(5)
    near, far, none = own.dusk
    marks = []
    for _ in range(150):
        length = chance.uniform(16, 70)
        x = chance.uniform(INSET, area.width - INSET - length)
        y = chance.uniform(area.y + 8, area.foot - 8)
        colour = own.coast if x < 700 and chance.random() < 0.34 else own.spray
        marks.append(
            f'<rect x="{x:.0f}" y="{y:.0f}" width="{length:.0f}" height="2.6" rx="1.3" '
            f'fill="{colour.code}" opacity="{chance.uniform(0.08, 0.24):.2f}"/>'
        )
    ground = f'<rect y="{area.y:g}" width="{area.width:g}" height="{area.height:g}"'
    light = (
        '<radialGradient id="d" cx="0" cy=".12" r="1">'
        f'<stop offset="0" stop-color="{near.code}" stop-opacity=".30"/>'
        f'<stop offset=".30" stop-color="{far.code}" stop-opacity=".22"/>'
        f'<stop offset="1" stop-color="{none.code}" stop-opacity="0"/></radialGradient>'
    )
    return (
        f"<defs>{shade('s', (0, own.sea[0]), (0.4, own.sea[1]), (1, own.sea[2]))}{light}</defs>"
        f'{ground} fill="url(#s)"/>{ground} fill="url(#d)"/>{"".join(marks)}'
    )


def ragged(points: Points, chance: Random) -> Points:
    """Return an outline with bays and capes between its points."""
    corners: list[tuple[float, float]] = []
    for start, end in zip(points, (*points[1:], points[0]), strict=True):
        (ax, ay), (bx, by) = start, end
        length = math.dist(start, end)
        corners.append(start)
        for share in (0.28, 0.52, 0.76) if length < LONG else ():
            out = chance.uniform(-1, 1) * min(ROUGH, length * 0.10)
            x, y = ax + (bx - ax) * share, ay + (by - ay) * share
            corners.append((x - (by - ay) / length * out, y + (bx - ax) / length * out))
    return tuple(corners)


def smooth(points: Points) -> str:
    """Return a closed curve through all points."""
    count = len(points)
    drawn = f"M{points[0][0]:.1f} {points[0][1]:.1f}"
    for number in range(count):
        before, start, end, after = (points[(number + step) % count] for step in (-1, 0, 1, 2))
        first = start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6
        second = end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6
        drawn += f" C{first[0]:.1f} {first[1]:.1f} {second[0]:.1f} {second[1]:.1f} {end[0]:.1f} {end[1]:.1f}"
    return drawn + " Z"


def _coasts(own: CaribbeanColours) -> str:
    """Land in plum with a lit coast, and shallows around it."""
    chance = Random(17)
    land = "".join(f'<path d="{smooth(ragged(points, chance))}"/>' for points in LANDS) + "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="{across}" ry="{down}"/>' for x, y, across, down in ISLANDS
    )
    top, middle, foot = own.land
    ground = (
        '<linearGradient id="l" x1="0" y1="0" x2="1" y2="1">'
        f'<stop offset="0" stop-color="{top.code}"/><stop offset=".55" stop-color="{middle.code}"/>'
        f'<stop offset="1" stop-color="{foot.code}"/></linearGradient>'
    )
    shallows = "".join(
        f'<g fill="none" stroke="{own.shallows.code}" stroke-opacity="{strength}" '
        f'stroke-width="{width}" stroke-linejoin="round">{land}</g>'
        for width, strength in ((30, 0.12), (12, 0.22))
    )
    palms = "".join(
        f'<svg x="{x}" y="{y}" width="{size}" height="{size}" viewBox="0 0 512 512" opacity="{strength}">'
        f"{icon('palm-tree').replace('currentColor', own.sand.code)}</svg>"
        for x, y, size, strength in PALMS
    )
    return (
        f"<defs>{ground}</defs>{shallows}"
        f'<g fill="url(#l)" stroke="{own.coast.code}" stroke-opacity=".85" stroke-width="3">{land}</g>{palms}'
    )


def _rose(own: CaribbeanColours) -> str:
    """A compass rose and a far ship in the open sea."""
    x, y = ROSE
    points = []
    for length, width, first, strength in ((40, 10, 45, 0.22), (62, 12, 0, 0.34)):
        for turn in range(first, first + 360, 90):
            for side, share in ((1, 1.0), (-1, 0.5)):
                points.append(
                    f'<path d="M{x} {y - length} L{x + side * width} {y - width} L{x} {y} Z" '
                    f'fill="{own.object.face.code}" opacity="{strength * share:g}" '
                    f'transform="rotate({turn} {x} {y})"/>'
                )
    left, top, size = GALLEON
    galleon = icon("galleon").replace("currentColor", own.object.face.code)
    return (
        f'<svg x="{left}" y="{top}" width="{size}" height="{size}" viewBox="0 0 512 512" opacity=".13">{galleon}</svg>'
        f'{"".join(points)}<circle cx="{x}" cy="{y}" r="46" fill="none" stroke="{own.object.face.code}" '
        'stroke-opacity=".22" stroke-width="2.5"/>'
    )


def _lanes(theme: Theme, own: CaribbeanColours) -> str:
    """Dashed lanes in their beds, arrow heads, a dot for every location."""
    drawn = "".join(f'<path d="{lanes.shown_path(edge)}"/>' for edge in lanes.EDGES)
    line = 'fill="none" stroke-linejoin="round"'
    beds = (
        f'<g {line} stroke="{own.lane_bed.code}" opacity=".55" stroke-width="17" '
        f'stroke-linecap="round">{drawn}</g>'
    )
    dashes = (
        f'<g {line} stroke="{own.lane.code}" opacity=".72" stroke-width="6" '
        f'stroke-dasharray="13 11">{drawn}</g>'
    )
    heads = "".join(
        f'<g transform="translate({head.x:g} {head.y:g}) rotate({head.turn})">{arrow_head(own)}</g>'
        for edge in lanes.EDGES
        for head in lanes.HEADS.get(edge, ())
    )
    dots = "".join(
        f'<circle cx="{x:g}" cy="{y:g}" r="15" fill="{theme.stop_rim.code}"/>'
        f'<circle cx="{x:g}" cy="{y:g}" r="9.5" fill="{(WHITE if place in CITIES else theme.stop_dot).code}"/>'
        for place in (*grid.PLACES, *grid.HOMES)
        for x, y in (grid.dot(place),)
    )
    return beds + dashes + heads + dots


def arrow_head(own: CaribbeanColours) -> str:
    """Return a head that points to the right, its middle at the origin."""
    line = 'stroke-linejoin="round"'
    bed, lane = own.lane_bed.code, own.lane.code
    return (
        f'<path d="M-13 -15 L13 0 L-13 15 Z" fill="{bed}" stroke="{bed}" stroke-width="12" {line}/>'
        f'<path d="M-11 -13 L12 0 L-11 13 Z" fill="{lane}" stroke="{lane}" stroke-width="3" {line}/>'
    )


def voyage_masks() -> dict[str, Drawing]:
    """Return the light of each lane, and an arrow head with its bed."""
    drawings = {}
    for edge in lanes.EDGES:
        area = lanes.box(edge)
        path = lanes.path(edge, area.x, area.y)
        stroke = f'd="{path}" fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round"'
        drawings[f"voyage-{edge[0]}-{edge[1]}"] = Drawing(
            area.width,
            area.height,
            '<defs><filter id="f" filterUnits="userSpaceOnUse" x="0" y="0" '
            f'width="{area.width:g}" height="{area.height:g}"><feGaussianBlur stdDeviation="8"/></filter></defs>'
            f'<path {stroke} stroke-width="14" opacity=".75" filter="url(#f)"/><path {stroke} stroke-width="10"/>',
            1,
        )
    line = 'stroke-linejoin="round"'
    heads = {
        "head-bed": f'<path d="M-13 -15 L13 0 L-13 15 Z" fill="#fff" stroke="#fff" stroke-width="12" {line}/>',
        "head": f'<path d="M-11 -13 L12 0 L-11 13 Z" fill="#fff" stroke="#fff" stroke-width="3" {line}/>',
    }
    for name, body in heads.items():
        for turn in range(0, 360, 90):
            drawings[f"{name}-{turn}"] = Drawing(
                44, 44, f'<g transform="translate(22 22) rotate({turn})">{body}</g>', 3
            )
    return drawings
