"""The pieces of players and of Jean.

The seat's shape with its letter is always the head, what is below tells the kind: a hull is a ship,
shoulders are an assistant, green ground is an explorer, a dark ring is a disc. Jean has the shape
and colour of the second seat, and her own letter: `letter_of(view, seat)` is it.
"""

from games.core.action import Seat
from games.maracaibo.data import JEAN, Good
from games.maracaibo.view import MaracaiboView, SailorView
from rendering.core.canvas import Canvas
from rendering.core.colour import BLACK, WHITE, Colour
from rendering.core.kit import Kit
from rendering.core.sprite import Sprite
from rendering.core.tokens import SEAT_LETTERS, TRIANGLE, piece
from rendering.maracaibo.colours import colours_of
from rendering.maracaibo.pieces import good_sign
from rendering.maracaibo.scene import Scene
from rendering.maracaibo.terms import JEAN as JEAN_NAME

JEAN_LETTER = "J"
HIGH = 1.12
"""How high ships and assistants are for their width."""
GROUND = 0.46


def is_jean(view: MaracaiboView, seat: Seat) -> bool:
    """Whether a seat is Jean's."""
    return view.jean is not None and seat == JEAN


def letter_of(view: MaracaiboView, seat: Seat) -> str:
    """Return the letter on a seat's pieces."""
    if is_jean(view, seat):
        return JEAN_LETTER
    return SEAT_LETTERS[seat]


def token(kit: Kit, view: MaracaiboView, seat: Seat, size: float) -> Sprite:
    """Return a seat's piece."""
    return piece(kit, seat, size, letter_of(view, seat))


def ship(kit: Kit, view: MaracaiboView, seat: Seat, width: float) -> Sprite:
    """Return a ship: the piece is its sail."""
    height, colour = round(width * HIGH), kit.theme.seats[seat]
    own = colours_of(kit.theme)

    def draw(canvas: Canvas) -> None:
        parts = (
            ("ship-mast", kit.theme.flag_pole),
            ("ship-edge", own.lane_bed.mix(BLACK, 0.5)),
            ("ship-hull", colour.mix(BLACK, 0.45)),
            ("ship-rail", kit.theme.cream),
        )
        for name, ink in parts:
            canvas.lay(kit.mask(f"maracaibo/{name}", width, height, ink), 0, 0)
        _crown(canvas, view, seat, round(width * 0.82), width / 2)

    key = ("maracaibo ship", seat, letter_of(view, seat))
    return kit.drawing(key, width, height, draw, margin=2)


def assistant(kit: Kit, view: MaracaiboView, seat: Seat, width: float) -> Sprite:
    """Return an assistant: the piece is the head."""
    height, colour = round(width * HIGH), kit.theme.seats[seat]

    def draw(canvas: Canvas) -> None:
        edge = kit.mask("maracaibo/assistant-edge", width, height, WHITE)
        canvas.lay(edge, 0, 0)
        coat = kit.mask("maracaibo/assistant-coat", width, height, colour.mix(BLACK, 0.25))
        canvas.lay(coat, 0, 0)
        _crown(canvas, view, seat, round(width * 0.84), width / 2)

    key = ("maracaibo assistant", seat, letter_of(view, seat))
    return kit.drawing(key, width, height, draw, margin=2)


def _crown(canvas: Canvas, view: MaracaiboView, seat: Seat, size: float, middle: float) -> None:
    """Put the piece on top of what carries it."""
    head = token(canvas.kit, view, seat, size)
    lift = size * 0.02 if seat == TRIANGLE else 0
    canvas.lay(head, middle - size / 2, size * 0.03 - lift)


def explorer(kit: Kit, view: MaracaiboView, seat: Seat, width: float) -> Sprite:
    """Return an explorer: the piece stands on green ground."""
    own, size = colours_of(kit.theme), round(width * 0.85)
    ground = round(width * GROUND)
    height = round(size * 0.62 + ground)

    def draw(canvas: Canvas) -> None:
        top = height - ground
        edge = kit.mask("maracaibo/ground-edge", width, ground, own.lane_bed.mix(BLACK, 0.5))
        canvas.lay(edge, 0, top)
        canvas.lay(kit.mask("maracaibo/ground", width, ground, own.explore.face), 0, top)
        canvas.lay(token(kit, view, seat, size), (width - size) / 2, 0)

    key = ("maracaibo explorer", seat, letter_of(view, seat))
    return kit.drawing(key, width, height, draw, margin=2)


def haloed(kit: Kit, sprite: Sprite, key: object, colour: Colour, blur: float = 9) -> Sprite:
    """Return a piece with light around it; `key` tells it from every other piece."""

    def draw(canvas: Canvas) -> None:
        canvas.lay(kit.halo(sprite, colour, blur=blur, grow=blur / 3), 0, 0)
        canvas.lay(sprite, 0, 0)

    name = ("maracaibo haloed", key, colour, blur)
    return kit.drawing(name, sprite.width, sprite.height, draw, margin=34)


def disc(kit: Kit, view: MaracaiboView, seat: Seat, size: float) -> Sprite:
    """Return a disc as it lies on a ship board."""

    def draw(canvas: Canvas) -> None:
        _ring(canvas, size, kit.theme.seats[seat], 0.42, 3)
        inner = round(size * 0.60)
        drop = 3 if seat == TRIANGLE else 1
        head = token(kit, view, seat, inner)
        canvas.lay(head, (size - inner) / 2, (size - inner) / 2 - drop)

    return kit.drawing(("maracaibo disc", seat, letter_of(view, seat)), size, size, draw)


def market_disc(kit: Kit, seat: Seat, good: Good, size: float) -> Sprite:
    """Return a disc on a market space, whose good can still be read."""
    colour = kit.theme.seats[seat]

    def draw(canvas: Canvas) -> None:
        _ring(canvas, size, colour, 0.50, 4)
        inner = round(size * 0.54)
        sign = good_sign(kit, good, inner, colour.mix(WHITE, 0.25))
        canvas.lay(sign, (size - inner) / 2, (size - inner) / 2 - 1)

    return kit.drawing(("maracaibo market disc", seat, good), size, size, draw)


def _ring(canvas: Canvas, size: float, colour: Colour, dark: float, line: float) -> None:
    """Lay a dark disc with a ring in the seat's colour."""
    kit = canvas.kit
    edge = colours_of(kit.theme).lane_bed.mix(BLACK, 0.5)
    canvas.lay(kit.block(size, size, size / 2, edge), 0, 0)
    inner = size - 3
    face = kit.block(inner, inner, inner / 2, colour.mix(BLACK, dark), edge=colour, line=line)
    canvas.lay(face, 1.5, 0.5)


def sailors(view: MaracaiboView) -> tuple[SailorView, ...]:
    """Return all who sail, by seat; Jean after the only player."""
    return (*view.players, *([view.jean] if view.jean is not None else []))


def shown(scene: Scene, seat: Seat) -> str:
    """Return the name of a player, or of Jean, in letters that can be drawn."""
    if is_jean(scene.view, seat):
        return scene.words.gettext(JEAN_NAME)
    return scene.shown(seat)
