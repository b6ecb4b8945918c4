"""The harbour: the ship at sea, those in docks 1, 2 and 3, what is aboard and what is wanted."""

from collections.abc import Iterator
from itertools import repeat
from typing import Literal

from games.cuba.data import DOCKS, MERCHANDISE, Merchandise
from games.cuba.view import ShipView
from rendering.core.canvas import Canvas
from rendering.core.kit import Kit
from rendering.core.lettering import Setting, Step, fit, measure
from rendering.core.sentence import Part, number, row
from rendering.core.sprite import Sprite
from rendering.core.tokens import star
from rendering.core.words import mark
from rendering.cuba import grid
from rendering.cuba.colours import colours_of
from rendering.cuba.pieces import any_chip, chip, wanted
from rendering.cuba.scene import Scene

AT_SEA = mark("at sea")
LOWER_DECK = 3
"""Places in the lower of the two rows of cargo."""
VEIL = 0.38
PLATE = (228, 56)
"""What a dock pays, as written on the quay."""
SlotState = Literal["loaded", "new", "wanted"]
Slot = tuple[Merchandise, SlotState]


def lay_harbour(canvas: Canvas) -> None:
    """Lay sea and quay, and what a cube pays in each dock."""
    kit, area = canvas.kit, grid.HARBOUR
    canvas.lay(kit.art("cuba/harbour", area.width, area.height), area.x, area.y)
    ink = colours_of(kit.theme).quay_ink
    middle = grid.QUAY_Y + 33
    for dock in DOCKS:
        x = grid.SHIPS_X[dock]
        parts: list[Part] = [
            any_chip(kit, "merchandise", 44),
            kit.icon("arrow", 26, ink),
            number(str(dock), 44),
            -2,
            star(kit, 46),
        ]
        with canvas.frame(f"dock {dock}", *grid.place(dock)):
            row(canvas, x + 16, middle, parts)
        last = dock == DOCKS[-1]
        for ahead in range(2 if last else 1):
            chevron = kit.mask("cuba/chevron", 22, 30, ink, 0.6)
            canvas.lay(chevron, x + (188 if last else 206) + ahead * 16, middle - 16)


def draw_harbour(scene: Scene) -> None:
    """Put the ships; frames mark cargo that is new, and the dock that is being loaded."""
    view = scene.view
    _draw_sea(scene, view.sea)
    for dock, ship in zip(DOCKS, view.docks, strict=True):
        if ship is not None:
            _draw_ship(scene, dock, ship)
    if view.working is not None and view.working.dock is not None:
        glow = scene.kit.glow(*PLATE, 14, scene.theme.now, blur=6, strength=0.7, line=4)
        scene.canvas.lay(glow, grid.SHIPS_X[view.working.dock] + 6, grid.QUAY_Y + 5)
    _draw_pile(scene)


def _draw_ship(scene: Scene, dock: int, ship: ShipView) -> None:
    slots = tuple(_slots(scene, ship))
    came = ship.number in scene.news.arrived
    key = ("cuba dock", dock, ship.number, slots, came)
    area = grid.place(dock).box
    scene.canvas.patch(key, area, lambda: _lay_ship(scene, dock, ship.number, slots, came=came))


def _lay_ship(
    scene: Scene, dock: int, number_: int, slots: tuple[Slot, ...], *, came: bool
) -> None:
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    x = grid.SHIPS_X[dock]
    with canvas.frame(f"ship {dock}", *grid.place(dock)):
        canvas.lay(kit.art("cuba/ship", *grid.SHIP), x, grid.SHIP_Y)
        text = Setting(str(number_), "heavy", 27)
        ink = theme.news if came else theme.cream
        canvas.write(text, x + 118, grid.SHIP_Y + 163, ink, "middle", "middle")
        for slot, (kind, state) in enumerate(slots):
            left, top = _cargo_corner(x, slot)
            if state == "new":
                canvas.lay(_light(kit), left, top)
            sprite = wanted if state == "wanted" else chip
            canvas.put(sprite(kit, kind, grid.CARGO), left, top, f"{state} {kind}")


def _light(kit: Kit) -> Sprite:
    """Return the frame around cargo that has just come aboard."""
    side = grid.CARGO
    return kit.glow(side, side - 4, 12, kit.theme.news, blur=7, strength=0.9, line=4)


def _slots(scene: Scene, ship: ShipView) -> Iterator[Slot]:
    """Return a ship's places, the most frequent kind first, what is aboard before the rest."""
    new = scene.news.loaded.get(ship.number, {})
    kinds = sorted(ship.slots, key=lambda kind: (-ship.slots[kind], MERCHANDISE.index(kind)))
    for kind in kinds:
        loaded = ship.loaded.get(kind, 0)
        fresh = new.get(kind, 0)
        counts: tuple[tuple[SlotState, int], ...] = (
            ("loaded", loaded - fresh),
            ("new", fresh),
            ("wanted", ship.slots[kind] - loaded),
        )
        for state, count in counts:
            yield from repeat((kind, state), count)


def _cargo_corner(x: float, slot: int) -> tuple[float, float]:
    """Return where a place of cargo lies: three below, two above."""
    row_, column = divmod(slot, LOWER_DECK)
    across, down = grid.CARGO_PITCH
    return x + 53 + column * across, grid.SHIP_Y + grid.DECK - down * (1 + row_)


def _draw_sea(scene: Scene, ship: ShipView | None) -> None:
    """Put the ship that cannot be loaded yet, veiled, and the swell before it."""
    canvas = scene.canvas
    came = ship is not None and ship.number in scene.news.arrived
    key = ("cuba sea", ship and ship.number, came, scene.language)
    canvas.patch(key, grid.place(0).box, lambda: _lay_sea(scene, ship, came=came))


def _lay_sea(scene: Scene, ship: ShipView | None, *, came: bool) -> None:
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    x, own = grid.SHIPS_X[0], colours_of(theme)
    with canvas.frame("ship 0", *grid.place(0)):
        if ship is not None:
            canvas.lay(_veiled(kit, kit.art("cuba/ship", *grid.SHIP)), x, grid.SHIP_Y)
            ink = theme.news if came else own.quay_ink.mix(own.far, VEIL)
            text = Setting(str(ship.number), "heavy", 27)
            canvas.write(text, x + 118, grid.SHIP_Y + 163, ink, "middle", "middle")
            for slot, (kind, _) in enumerate(_slots(scene, ship)):
                place = _veiled(kit, wanted(kit, kind, grid.CARGO), 0.24)
                canvas.put(place, *_cargo_corner(x, slot), f"sea {kind}")
        canvas.lay(kit.art("cuba/swell", 240, 40), x - 4, grid.SHIP_Y + 168)
        words = scene.words.gettext(AT_SEA)
        steps = (Step("bold", 27), Step("narrow", 28), Step("narrow", 24), Step("narrow", 20))
        caption = fit(words, 150, steps)
        middle, length = grid.QUAY_Y + 35, measure(*caption)
        canvas.write(caption, x + 98 - length / 2, middle, theme.soft, down="middle")
        chevron = kit.mask("cuba/chevron", 23, 32, theme.soft, 0.9)
        canvas.lay(chevron, round(x + 112 + length / 2), middle - 16)


def _veiled(kit: Kit, sprite: Sprite, strength: float = VEIL) -> Sprite:
    """Return a sprite as it looks in the distance; it is not kept."""
    canvas = Canvas.clear(kit, sprite.width, sprite.height)
    canvas.lay(sprite, 0, 0)
    canvas.lay(sprite._replace(fill=colours_of(kit.theme).far).weaker(strength), 0, 0)
    return Sprite.of(canvas.image, sprite.width, sprite.height)


def _draw_pile(scene: Scene) -> None:
    """Put how many ships are still to come."""
    kit, canvas, theme, area = scene.kit, scene.canvas, scene.theme, grid.HARBOUR
    with canvas.frame("pile", area.x + 14, area.y + 8, 120, 46):
        parts: list[Part] = [
            kit.icon("boat", 36, theme.soft),
            number(str(len(scene.view.pile)), 32),
        ]
        row(canvas, area.x + 18, area.y + 30, parts, 8, theme.soft)
