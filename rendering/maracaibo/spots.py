"""The twelve spots of a ship board: their discs, and the upgrades that come when both are gone."""

from collections.abc import Collection

from games.core.action import Seat
from games.maracaibo.data import DISCS_ON_A_SPOT
from games.maracaibo.upgrades import UPGRADE_NAMES, UPGRADES, Upgrade
from rendering.core.area import Area
from rendering.core.canvas import Canvas
from rendering.core.colour import WHITE, Colour
from rendering.core.kit import LIP, Kit
from rendering.core.lettering import Step, fit
from rendering.core.sentence import row
from rendering.core.sprite import Sprite
from rendering.core.theme import Shade
from rendering.maracaibo import seats
from rendering.maracaibo.colours import colours_of
from rendering.maracaibo.effects import fitted, upgrade_effect
from rendering.maracaibo.pieces import tick, upgrade_icon
from rendering.maracaibo.scene import Scene

COLUMNS = 6
LARGE, SMALL = (196, 172), (104, 84)
"""The sizes of a spot on a ship board by itself, and on one among several."""
GAP = {LARGE: 10, SMALL: 6}
NAME_STEPS = (Step("heavy", 27), Step("heavy", 25), *(Step("narrow", n) for n in range(28, 17, -1)))


def spot_areas(x: float, y: float, size: tuple[float, float], gap: float) -> dict[Upgrade, Area]:
    """Return where the spots lie, in two lines of six."""
    areas = {}
    for number, upgrade in enumerate(UPGRADES):
        line, column = divmod(number, COLUMNS)
        left, top = x + column * (size[0] + gap), y + line * (size[1] + gap)
        areas[upgrade] = Area(left, top, *size)
    return areas


def draw_spots(
    scene: Scene,
    seat: Seat,
    areas: dict[Upgrade, Area],
    *,
    named: bool,
    dark: Collection[Upgrade] = (),
) -> None:
    """Put all spots of a player; `named` ones have name and effect and must be large.

    The `dark` ones lie in the shade.
    """
    player = scene.view.players[seat]
    for upgrade, area in areas.items():
        with scene.canvas.frame(f"spot {seat} {upgrade}", *area):
            shadow = scene.kit.shadow(*area[2:], 14, blur=7)
            scene.canvas.lay(shadow, *area[:2])
            make = named_spot if named else plain_spot
            spot = make(scene, seat, upgrade, player.discs[upgrade], area.width, area.height)
            scene.canvas.put(spot, area.x, area.y, upgrade)
            if upgrade in dark:
                veil = scene.kit.block(*area[2:], 14, scene.theme.glass, 0.62)
                scene.canvas.lay(veil, *area[:2])


def named_spot(
    scene: Scene, seat: Seat, upgrade: Upgrade, left: int, width: float, height: float
) -> Sprite:
    """Return a spot with its icon, discs, name and effect."""
    kit, theme = scene.kit, scene.theme
    name = scene.words.gettext(UPGRADE_NAMES[upgrade])

    def draw(canvas: Canvas) -> None:
        _lay_ground(canvas, left, width, height, 16)
        canvas.lay(kit.block(72, 72, 18, theme.inset), 10, 10)
        canvas.put(upgrade_icon(kit, upgrade, 56, _icon_colour(kit, left)), 18, 18, upgrade)
        if left:
            for number in range(DISCS_ON_A_SPOT):
                _put_disc(canvas, scene, seat, 42, width - 97 + number * 44, 24, number < left)
        else:
            canvas.lay(kit.block(58, 58, 29, theme.inset), width - 75, 17)
            canvas.put(tick(kit, 40), width - 66, 26, "done")
        text = fit(name, width - 20, NAME_STEPS)
        canvas.write(text, 12, 112, theme.strong)
        parts = fitted(lambda glyph: upgrade_effect(kit, upgrade, glyph), width - 22, 38)
        row(canvas, 12, height - LIP - 24, parts, 4)

    key = ("named spot", upgrade, left, name, seat, seats.letter_of(scene.view, seat))
    return kit.drawing(key, width, height, draw)


def plain_spot(
    scene: Scene, seat: Seat, upgrade: Upgrade, left: int, width: float, height: float
) -> Sprite:
    """Return a spot with its icon and its discs, or the sign of what is done, at the right."""
    kit = scene.kit

    def draw(canvas: Canvas) -> None:
        _lay_ground(canvas, left, width, height, 14)
        face, disc = height - LIP, round((height - LIP - 7) / 2)
        icon = round(face * 0.70)
        middle = (width - disc - 6) / 2
        icon_colour = _icon_colour(kit, left)
        canvas.put_middle(upgrade_icon(kit, upgrade, icon, icon_colour), middle, face / 2, upgrade)
        x = width - disc - 5
        if left:
            for number in range(DISCS_ON_A_SPOT):
                there = number >= DISCS_ON_A_SPOT - left
                _put_disc(canvas, scene, seat, disc, x, 3 + number * (disc + 1), there)
        else:
            canvas.put_middle(tick(kit, disc), x + disc / 2, face / 2, "done")

    key = ("plain spot", upgrade, left, seat, seats.letter_of(scene.view, seat))
    return kit.drawing(key, width, height, draw)


def _lay_ground(canvas: Canvas, left: int, width: float, height: float, radius: float) -> None:
    kit = canvas.kit
    shade: Shade = kit.theme.tile if left else colours_of(kit.theme).done
    canvas.lay(kit.panel(width, height, radius, shade, lip=kit.theme.lip), 0, 0)


def _icon_colour(kit: Kit, left: int) -> Colour:
    own = colours_of(kit.theme)
    return own.gold if left else own.tick.mix(WHITE, 0.35)


def _put_disc(
    canvas: Canvas, scene: Scene, seat: Seat, size: float, x: float, y: float, there: bool
) -> None:
    """Put a disc, or the dashed place of one that is gone."""
    if there:
        canvas.put(seats.disc(canvas.kit, scene.view, seat, size), x, y, "disc")
        return
    place = canvas.kit.mask("socket-piece", size, size, canvas.kit.theme.socket, 0.6)
    canvas.put(place, x, y, "gone")
