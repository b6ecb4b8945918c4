"""Dockers and Lazy Jack: whose they are, how they look, where they stand."""

from typing import NamedTuple

from games.core.action import Seat
from games.montego.data import COLOURS, JACK, Figure, Size, colour_of, size_of, warehouses_for
from games.montego.view import MontegoView
from rendering.core.canvas import Canvas
from rendering.core.colour import BLACK, WHITE, Colour
from rendering.core.kit import Kit
from rendering.core.lettering import Setting
from rendering.core.sprite import Sprite
from rendering.core.tokens import DIAMOND, SEAT_LETTERS, TRIANGLE, piece
from rendering.montego.colours import cap_colour, colours_of

RISE = (0.27, 0.29, 0.22, 0.26)
"""How far a body begins below the top of the head, by seat, of its width."""
BIG, SMALL, THIRD_BIG, THIRD_SMALL, JACKS = 67, 53, 62, 55, 58
LOW_LETTER = 0.085
"""How much higher a letter without an upper stroke stands, of its size."""
HIRER = 0.56
"""The size of the hirer's token beside Jack, of Jack's width."""


class Look(NamedTuple):
    """How a figure looks: seat, size, whether it is a third docker, whether it is Jack.

    Jack has the seat of his hirer, None while nobody has hired him.
    """

    seat: Seat | None
    size: Size = "big"
    third: bool = False
    jack: bool = False

    @property
    def letter(self) -> str:
        """The letter on its belly: capital on the big ones."""
        if self.jack or self.seat is None:
            return "J"
        letter = SEAT_LETTERS[self.seat]
        return letter if self.size == "big" else letter.lower()

    @property
    def width(self) -> float:
        """How wide the body is on the board."""
        if self.jack:
            return JACKS
        if self.third:
            return THIRD_BIG if self.size == "big" else THIRD_SMALL
        return BIG if self.size == "big" else SMALL


def is_laid_out(view: MontegoView) -> bool:
    """Return whether all warehouses lie on the board, so that one can say where a card leads."""
    return len(view.warehouses) == warehouses_for(view.seats)


def owner_of(view: MontegoView, figure: Figure) -> Seat | None:
    """Return whose figure it is; Jack is his hirer's."""
    if figure == JACK:
        return view.hirer
    return next((seat for seat, one in enumerate(view.players) if figure in one.workers), None)


def look_of(view: MontegoView, figure: Figure) -> Look:
    """Return how a figure looks."""
    seat = owner_of(view, figure)
    if figure == JACK:
        return Look(seat, jack=True)
    assert seat is not None, "every docker on the board is somebody's"
    return Look(seat, size_of(figure), third=colour_of(figure) != COLOURS[seat])


def ink_of(kit: Kit, look: Look) -> Colour:
    """Return the colour of a figure: its seat's, or Jack's."""
    if look.jack or look.seat is None:
        return kit.theme.cream
    return kit.theme.seats[look.seat]


def docker(kit: Kit, look: Look, scale: float = 1) -> Sprite:
    """Return a figure: a head on the seat's shape, a cap on all but small dockers, a letter."""
    width = round(look.width * scale)
    shape = 0 if look.jack or look.seat is None else look.seat
    height = round(width * (1.06 + RISE[shape]))
    token = round(look.width * scale * HIRER) if look.jack and look.seat is not None else 0
    full = width + round(token * 0.6)

    def draw(canvas: Canvas) -> None:
        _draw_body(canvas, look, shape, width, height)
        if look.seat is not None and token:
            canvas.lay(piece(kit, look.seat, token), full - token, height - token - 1)

    return kit.drawing(("docker", look, scale), full, height, draw, margin=4)


def _draw_body(canvas: Canvas, look: Look, shape: int, width: float, height: float) -> None:
    kit, theme = canvas.kit, canvas.kit.theme
    ink, prefix = ink_of(kit, look), f"montego/docker-{shape}"
    outline = kit.mask(f"{prefix}-outline", width, height, WHITE)
    canvas.lay(outline._replace(fill=theme.lip.mix(BLACK, 0.5)), 0, width * 0.045)
    canvas.lay(outline, 0, 0)
    canvas.lay(kit.mask(f"{prefix}-face", width, height, ink), 0, 0)
    letter = theme.on_light
    if look.third:
        letter = ink
        canvas.lay(kit.mask(f"{prefix}-core", width, height, colours_of(theme).third), 0, 0)
    if look.size == "big":
        cap = kit.mask("montego/docker-cap", width, width * 0.6, cap_colour(ink))
        canvas.lay(cap, 0, 0)
    _write_letter(canvas, look, shape, width, letter)


def _write_letter(canvas: Canvas, look: Look, shape: int, width: float, colour: Colour) -> None:
    """Write the letter in the optical middle of the body."""
    share = 0.44 if shape == TRIANGLE else 0.50 if shape == DIAMOND else 0.58
    if look.third:
        share *= 0.92
    middle = RISE[shape] + (0.63 if shape == TRIANGLE else 0.5)
    text = Setting(look.letter, "heavy", round(width * share))
    lift = LOW_LETTER * text.size if look.letter in "ac" else 0
    canvas.write(text, width / 2, width * middle - lift, colour, "middle", "middle")


def haloed(kit: Kit, look: Look, scale: float, colour: Colour) -> Sprite:
    """Return a figure with light around it."""
    body = docker(kit, look, scale)

    def draw(canvas: Canvas) -> None:
        canvas.lay(kit.halo(body, colour, blur=8, strength=1.3), 0, 0)
        canvas.lay(body, 0, 0)

    return kit.drawing(
        ("haloed-docker", look, scale, colour), body.width, body.height, draw, margin=32
    )
