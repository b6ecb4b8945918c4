"""The private picture for loading: the ships in the docks, and what each cube would bring."""

from collections.abc import Mapping, Sequence

from games.core.action import Seat
from games.cuba.actions import Load
from games.cuba.data import DOCKS, MERCHANDISE, Merchandise
from games.cuba.view import CubaView, ShipView
from rendering.core.area import Area
from rendering.core.kit import LIP
from rendering.core.lettering import Setting
from rendering.core.light import light, veil
from rendering.core.sentence import Part, number, row, row_width
from rendering.core.theme import Shade
from rendering.core.tokens import star
from rendering.core.words import mark
from rendering.cuba.colours import colours_of
from rendering.cuba.pieces import any_chip, chip, wanted
from rendering.cuba.question import LEFT, TOP, draw_question
from rendering.cuba.scene import Scene
from rendering.cuba.stock import LARGE_HEIGHT, draw_stock_cards

LOAD = mark("What do you load?")
COLUMN, PITCH = 308, 326
SHIP = (298, 230)
CARGO, CARGO_PITCH, DECK = 66, (70, 69), 161
PLATE = 58
OFFER, OFFER_PITCH = 76, 88
LOWER_DECK = 3
Offers = Mapping[int, Mapping[Merchandise, Sequence[int]]]


def offers_of(view: CubaView) -> Offers:
    """Return by dock and kind how many cubes may be loaded."""
    found: dict[int, dict[Merchandise, list[int]]] = {}
    for action in view.choices:
        if isinstance(action, Load):
            found.setdefault(action.dock, {}).setdefault(action.cube, []).append(action.amount)
    return found


def height(view: CubaView) -> float:
    """Return the height of such a picture."""
    kinds = max((len(kinds) for kinds in offers_of(view).values()), default=1)
    return _offers_y() + kinds * OFFER_PITCH + 10 + LARGE_HEIGHT + 14


def _offers_y() -> float:
    return TOP + SHIP[1] + PLATE + 12


def draw_load(scene: Scene, seat: Seat) -> None:
    """Put the docks; below each what may be loaded with its points, below all the stock."""
    view, offers = scene.view, offers_of(scene.view)
    draw_question(scene, seat, scene.words.gettext(LOAD))
    for dock, ship in zip(DOCKS, view.docks, strict=True):
        area = Area(LEFT + (dock - 1) * PITCH, TOP, COLUMN, SHIP[1] + PLATE)
        _draw_dock(scene, dock, ship, area)
        kinds = offers.get(dock, {})
        if not kinds:
            veil(scene.canvas, area, 20)
        for line, (kind, amounts) in enumerate(kinds.items()):
            at = Area(area.x, _offers_y() + line * OFFER_PITCH, COLUMN, OFFER)
            _draw_offer(scene, dock, kind, amounts, at)
    draw_stock_cards(scene, seat, height(view) - LARGE_HEIGHT - 14)


def _draw_dock(scene: Scene, dock: int, ship: ShipView | None, area: Area) -> None:
    """Put a ship at the quay, with what a cube pays there."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    own = colours_of(theme)
    water = Shade(theme.sea[2], theme.sea[3])
    canvas.lay(kit.panel(*area[2:], 20, water), *area[:2])
    quay = Area(area.x, area.foot - PLATE, area.width, PLATE)
    canvas.lay(kit.block(quay.width, quay.height, 18, own.quay.bottom), quay.x, quay.y)
    canvas.lay(kit.block(quay.width, 5, 2, own.quay.top), quay.x, quay.y)
    with canvas.frame(f"dock {dock}", *quay):
        parts: list[Part] = [
            any_chip(kit, "merchandise", 42),
            kit.icon("arrow", 26, own.quay_ink),
            *(number(str(dock), 42), star(kit, 44)),
        ]
        left = round(quay.middle[0] - row_width(parts) / 2)
        row(canvas, left, quay.middle[1] + 2, parts)
    if ship is not None:
        _draw_ship(scene, dock, ship, area)


def _draw_ship(scene: Scene, dock: int, ship: ShipView, area: Area) -> None:
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    x, y = area.x + 4, area.y + 2
    with canvas.frame(f"ship {dock}", area.x, area.y, area.width, SHIP[1]):
        canvas.lay(kit.art("cuba/ship", *SHIP), x, y)
        text = Setting(str(ship.number), "heavy", 30)
        canvas.write(text, x + 142, y + 198, theme.cream, "middle", "middle")
        lit = offers_of(scene.view).get(dock, {})
        left_to_light = {kind: max(amounts) for kind, amounts in lit.items()}
        for slot, (kind, loaded) in enumerate(places_of(ship)):
            line, column = divmod(slot, LOWER_DECK)
            left = x + 62 + column * CARGO_PITCH[0]
            top = y + DECK - CARGO_PITCH[1] * (line + 1)
            if left_to_light.get(kind) and not loaded:
                left_to_light[kind] -= 1
                light(scene.canvas, Area(left, top, CARGO, CARGO - 5), 14)
            sprite = (chip if loaded else wanted)(kit, kind, CARGO)
            canvas.put(sprite, left, top, f"{'loaded' if loaded else 'wanted'} {kind}")


def places_of(ship: ShipView) -> list[tuple[Merchandise, bool]]:
    """Return the places of a ship, the most frequent kind first, and whether they are loaded."""
    kinds = sorted(ship.slots, key=lambda kind: (-ship.slots[kind], MERCHANDISE.index(kind)))
    return [
        (kind, place < ship.loaded.get(kind, 0))
        for kind in kinds
        for place in range(ship.slots[kind])
    ]


def _draw_offer(
    scene: Scene, dock: int, kind: Merchandise, amounts: Sequence[int], area: Area
) -> None:
    """Put a kind with a column for each number of cubes: above the number, below the points."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    canvas.lay(kit.panel(*area[2:], 16, theme.tile, lip=theme.lip), *area[:2])
    face = Area(area.x, area.y, area.width, area.height - LIP)
    light(scene.canvas, face)
    with canvas.frame(f"offer {dock} {kind}", *face):
        canvas.put_middle(chip(kit, kind, 50), face.x + 38, face.middle[1], kind)
        width = (face.width - 68 - 54) / max(3, len(amounts))
        for column, amount in enumerate(amounts):
            middle = face.x + 68 + width * (column + 0.5)
            above, below = number(f"×{amount}", 26), number(f"+{amount * dock}", 40)
            canvas.write(above, middle, face.y + 18, theme.soft, "middle", "middle")
            canvas.write(below, middle, face.y + 49, theme.star.face, "middle", "middle")
        canvas.put_middle(star(kit, 42), face.right - 34, face.middle[1], "points")
