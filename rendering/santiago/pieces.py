"""The things on the board: cubes, dice, coins, stars, pieces, flags."""

from games.core.action import Seat
from games.santiago.data import Cube, Good, Thing
from rendering.core.canvas import Canvas
from rendering.core.colour import BLACK, WHITE, Colour
from rendering.core.kit import Kit
from rendering.core.lettering import Setting
from rendering.core.sentence import Part as Part
from rendering.core.sentence import Quiet as Quiet
from rendering.core.sentence import number as number
from rendering.core.sentence import pill as pill
from rendering.core.sentence import row as row
from rendering.core.sentence import row_width as row_width
from rendering.core.sprite import Sprite
from rendering.core.tokens import TRIANGLE as TRIANGLE
from rendering.core.tokens import coin as coin
from rendering.core.tokens import haloed_piece as haloed_piece
from rendering.core.tokens import piece as piece
from rendering.core.tokens import star as star
from rendering.core.tokens import value_flag as value_flag
from rendering.core.tokens import write_letter
from rendering.santiago.terms import SEAT_LETTERS

LEANING = frozenset({"cigars"})
"""Goods whose symbol leans as the slash does; they are struck out the other way."""


def cube(kit: Kit, kind: Cube, size: float) -> Sprite:
    """Return a cube."""
    return kit.art(f"cube-{kind}", size, size)


def any_cube(kit: Kit, size: float) -> Sprite:
    """Return the cube that stands for any good."""

    def draw(canvas: Canvas) -> None:
        canvas.lay(kit.art("cube-any", size, size), 0, 0)
        canvas.write(
            Setting("?", "heavy", size * 0.40), size / 2, size * 0.46, WHITE, "middle", "middle"
        )

    return kit.drawing(("any-cube",), size, size, draw)


def thing(kit: Kit, kind: Thing, size: float) -> Sprite:
    """Return a cube, a peso or a victory point."""
    if kind == "peso":
        return coin(kit, size)
    if kind == "point":
        return star(kit, size + 4)
    return cube(kit, kind, size)


def symbol(kit: Kit, good: Cube, size: float, colour: Colour, strength: float = 1) -> Sprite:
    """Return a good's symbol in one colour."""
    return kit.mask(good, size, size, colour, strength)


def ghost_piece(kit: Kit, seat: Seat, size: float) -> Sprite:
    """Return the outline of a piece: it may go there."""
    colour = kit.theme.seats[seat]

    def draw(canvas: Canvas) -> None:
        canvas.lay(kit.mask(f"seat-{seat}-rim", size, size, colour), 0, 0)
        canvas.lay(kit.mask(f"seat-{seat}-face", size, size, kit.theme.inset), 0, 0)
        write_letter(canvas, seat, size, colour)

    return kit.drawing(("ghost-piece", seat), size, size, draw)


def ghost_flag(kit: Kit, seat: Seat, width: float, height: float) -> Sprite:
    """Return the outline of an owner's flag: it may go there."""
    colour = kit.theme.seats[seat]

    def draw(canvas: Canvas) -> None:
        canvas.lay(kit.mask("flag-cloth", width, height, kit.theme.inset), 0, 0)
        canvas.lay(kit.mask("flag-ghost", width, height, colour), 0, 0)
        letter = Setting(SEAT_LETTERS[seat], "heavy", height * 0.42)
        canvas.write(letter, width * 0.51, height * 0.36, colour, "middle", "middle")

    return kit.drawing(("ghost-flag", seat), width, height, draw)


def flag(kit: Kit, seat: Seat, width: float, height: float, *, letter: bool = True) -> Sprite:
    """Return an owner's flag on its pole."""
    colour = kit.theme.seats[seat]

    def draw(canvas: Canvas) -> None:
        canvas.lay(kit.mask("flag-pole", width, height, kit.theme.flag_pole), 0, 0)
        canvas.lay(kit.mask("flag-cloth", width, height, colour), 0, 0)
        canvas.lay(kit.mask("flag-fold", width, height, colour.mix(BLACK, 0.28)), 0, 0)
        if letter:
            canvas.write(
                Setting(SEAT_LETTERS[seat], "heavy", height * 0.46),
                width * 0.51,
                height * 0.325,
                kit.theme.on_light,
                "middle",
                "middle",
            )

    return kit.drawing(("flag", seat, letter), width, height, draw)


def haloed_flag(kit: Kit, seat: Seat, width: float, height: float, colour: Colour) -> Sprite:
    """Return an owner's flag with light around it."""

    def draw(canvas: Canvas) -> None:
        body = flag(kit, seat, width, height)
        canvas.lay(kit.halo(body, colour, blur=7, strength=1.0, grow=2), 0, 0)
        canvas.lay(body, 0, 0)

    return kit.drawing(("haloed-flag", seat, colour), width, height, draw, margin=28)


def spent_flag(kit: Kit, width: float, height: float) -> Sprite:
    """Return the outline of a flag that is in use."""
    return kit.mask("flag-spent", width, height, kit.theme.spent)


def blank_flag(kit: Kit, width: float, height: float) -> Sprite:
    """Return an owner's flag of nobody in particular."""

    def draw(canvas: Canvas) -> None:
        canvas.lay(kit.mask("flag-pole", width, height, kit.theme.flag_pole), 0, 0)
        canvas.lay(kit.mask("flag-cloth", width, height, kit.theme.paper), 0, 0)

    return kit.drawing(("blank-flag",), width, height, draw)


def die(kit: Kit, good: Good, value: int) -> Sprite:
    """Return a demand die as it stands on the deck, 148 × 128; at zero an empty place."""
    width, height = 148.0, 128.0
    theme = kit.theme

    def draw(canvas: Canvas) -> None:
        canvas.lay(kit.shadow(width, height - 4, 22, blur=7, strength=0.55), 0, 0)
        canvas.lay(kit.art(f"die-{good}", width, height), 0, 0)
        text = Setting(str(value), "heavy", height * 0.66)
        ink = theme.goods[good].ink
        canvas.write(text, width * 0.745, height * 0.4575, ink, "middle", "middle")

    def draw_empty(canvas: Canvas) -> None:
        faint = _faint(kit, good)
        canvas.lay(kit.block(width, height, 23, theme.void, 0.86), 0, 0)
        canvas.lay(kit.mask("die-frame", width, height, faint), 0, 0)
        size = height * 0.46
        canvas.put(symbol(kit, good, size, faint), height * 0.10, (height - size) / 2)
        text = Setting("0", "heavy", height * 0.60)
        canvas.write(text, width * 0.735, height / 2, faint, "middle", "middle")

    if value:
        return kit.drawing(("die", good, value), width, height, draw, margin=20)
    return kit.drawing(("die", good, 0), width, height, draw_empty)


def _faint(kit: Kit, good: Good) -> Colour:
    body = kit.theme.goods[good]
    bright = body.rim if good == "cigars" else body.face
    return bright.mix(kit.theme.void, 0.36)


def die_aside(kit: Kit, good: Good) -> Sprite:
    """Return the die that is set aside, 90 × 76: struck through, without a number."""
    width, height = 90.0, 76.0
    theme = kit.theme
    body = theme.goods[good]

    def draw(canvas: Canvas) -> None:
        edge = theme.slashed.top.mix(WHITE, 0.6)
        canvas.lay(kit.block(width, height, 13.7, theme.slashed.bottom), 0, 0)
        face = kit.block(
            width, height - 6.5, 13.7, theme.slashed.top, edge=edge, edge_strength=0.4, line=3
        )
        canvas.lay(face, 0, 0)
        size = 50.0
        colour = body.rim if good == "cigars" else body.face
        canvas.lay(symbol(kit, good, size, colour), (width - size) / 2, (height - 6.5 - size) / 2)
        for mask, ink in (("slash-ground", theme.on_light), ("slash", theme.struck)):
            slash = kit.mask(mask, width, height, ink)
            canvas.lay(slash.mirrored() if good in LEANING else slash, 0, 0)

    return kit.drawing(("die-aside", good), width, height, draw)


def mini_die(kit: Kit, size: float, text: str | None) -> Sprite:
    """Return a small die without a good: five spots, or a number."""

    def draw(canvas: Canvas) -> None:
        canvas.lay(kit.art("mini-die", size, size), 0, 0)
        if text is None:
            canvas.lay(kit.mask("die-five", size, size, kit.theme.on_light), 0, 0)
        else:
            ink = kit.theme.on_light
            canvas.write(
                Setting(text, "heavy", size * 0.74), size / 2, size * 0.46, ink, "middle", "middle"
            )

    return kit.drawing(("mini-die", text), size, size, draw)
