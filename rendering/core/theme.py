"""A look: every colour in the pictures, and none of the drawing."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from typing import NamedTuple

from rendering.core.colour import WHITE, Colour

_ = Colour.of


class Shade(NamedTuple):
    """A surface lit from above."""

    top: Colour
    bottom: Colour


class Body(NamedTuple):
    """A solid thing: its face, its lower lip, what is printed on it, and the edge of its face."""

    face: Colour
    lip: Colour
    ink: Colour
    rim: Colour

    @classmethod
    def of(cls, face: str, lip: str, ink: str, rim: str | None = None) -> "Body":
        """Make a body; without a `rim` the edge is a lighter face."""
        return cls(_(face), _(lip), _(ink), _(rim) if rim else _(face).mix(WHITE, 0.55))


@dataclass(frozen=True, eq=False)
class Theme:
    """All colours of a look, named for what they say.

    Seats are in order; flowers and goods go by their names in the rules. `key_colours` are those
    that a picture's palette keeps exactly, because players tell things apart by them.
    """

    name: str
    page: tuple[Colour, Colour, Colour]
    """The page from the top to the foot."""
    panel: Shade
    tile: Shade
    active: Shade
    """The card of the player to move, and cards of what is held."""
    quiet: Shade
    """Tiles that do nothing now."""
    lip: Colour
    inset: Colour
    well: Colour
    """The ground of pills that lie on the page."""
    glass: Colour
    """Panels that let scenery through, and shadows."""
    strong: Colour
    soft: Colour
    dim: Colour
    on_light: Colour
    now: Colour
    news: Colour
    asleep: Colour
    struck: Colour
    paper: Colour
    """Light things without a good's or a seat's colour: blank flags, dice, houses."""
    paper_lip: Colour
    crowd: Colour
    cream: Colour
    brand: Colour
    pole: Colour
    flag_pole: Colour
    socket: Colour
    spent: Colour
    """Outlines of used-up flags."""
    past_square: Colour
    past_number: Colour
    next_square: Colour
    past_flag: Colour
    past_flag_ink: Colour
    next_flag: Colour
    last_flag: Colour
    last_flag_dark: Colour
    marker: Colour
    marker_edge: Colour
    void: Colour
    """Where something is missing: a die at zero."""
    slashed: Shade
    """A die that is set aside."""
    road: Colour
    kerb: Colour
    wall: Colour
    wall_edge: Colour
    dash: Colour
    stop_dot: Colour
    stop_rim: Colour
    origin: Colour
    """The ground of the ring where the car came from."""
    harbour: Shade
    wave: Colour
    sky: tuple[Colour, Colour, Colour, Colour]
    sea: tuple[Colour, Colour, Colour, Colour]
    sun: Colour
    lamp: Colour
    town: Colour
    hills: Colour
    crest: Colour
    flowers: Mapping[str, Colour]
    no_flower: Colour
    no_flower_ink: Colour
    seats: tuple[Colour, ...]
    goods: Mapping[str, Body]
    ember: Colour
    coin: Body
    star: Body
    car: Shade
    hull: tuple[Colour, Colour, Colour]
    deck: Shade
    funnel: Colour
    window: Colour

    def key_colours(self, seats: int) -> tuple[Colour, ...]:
        """Return what a palette of a game for so many `seats` keeps exactly, each colour once."""
        names = (field.name for field in fields(self) if field.name not in ("name", "seats"))
        named = (self.seats[:seats], *(getattr(self, name) for name in names))
        return tuple(dict.fromkeys(colour for value in named for colour in colours_in(value)))


def colours_in(value: object) -> Iterator[Colour]:
    """Walk through the colours of a theme's field, however they are held."""
    if isinstance(value, Colour):
        yield value
    elif isinstance(value, Mapping):
        for part in value.values():
            yield from colours_in(part)
    elif isinstance(value, tuple):
        for part in value:
            yield from colours_in(part)


DUSK = Theme(
    name="dusk",
    page=(_("#171a3d"), _("#0b1b30"), _("#07212b")),
    panel=Shade(_("#12293d"), _("#0f2334")),
    tile=Shade(_("#23475f"), _("#1b394f")),
    active=Shade(_("#2a516b"), _("#1f4259")),
    quiet=Shade(_("#14283a"), _("#112334")),
    lip=_("#0b1a28"),
    inset=_("#0e2233"),
    well=_("#0b2031"),
    glass=_("#081522"),
    strong=_("#f3f8fc"),
    soft=_("#a9c3d3"),
    dim=_("#6f8ca0"),
    on_light=_("#0a1724"),
    now=_("#ffc45c"),
    news=_("#5fe3ff"),
    asleep=_("#9db7ff"),
    struck=_("#ff8f8f"),
    paper=_("#dcebf5"),
    paper_lip=_("#8fb0c4"),
    crowd=_("#9dbccd"),
    cream=_("#fff3dc"),
    brand=_("#ff9f7a"),
    pole=_("#b58e5c"),
    flag_pole=_("#f5ead2"),
    socket=_("#86a7bb"),
    spent=_("#3f5a70"),
    past_square=_("#1d3d50"),
    past_number=_("#64879c"),
    next_square=_("#54768b"),
    past_flag=_("#2b4557"),
    past_flag_ink=_("#86a3b5"),
    next_flag=_("#a9bfcc"),
    last_flag=_("#c3d3dd"),
    last_flag_dark=_("#1d3244"),
    marker=_("#4f9dff"),
    marker_edge=_("#eaf4fb"),
    void=_("#0d1a33"),
    slashed=Shade(_("#1b3142"), _("#0c1b28")),
    road=_("#1c2f3f"),
    kerb=_("#2d4659"),
    wall=_("#34505f"),
    wall_edge=_("#5b7385"),
    dash=_("#e9dca8"),
    stop_dot=_("#dbe8f1"),
    stop_rim=_("#0f1f2d"),
    origin=_("#10202e"),
    harbour=Shade(_("#3494a6"), _("#216a80")),
    wave=_("#5fd0dc"),
    sky=(_("#151d44"), _("#37306a"), _("#8d4b73"), _("#f0966b")),
    sea=(_("#a2616f"), _("#3f5f7e"), _("#17465f"), _("#0b2a3e")),
    sun=_("#ffd9a0"),
    lamp=_("#ffe9b8"),
    town=_("#1b1a3d"),
    hills=_("#2a2450"),
    crest=_("#6fc3da"),
    flowers={
        "yellow": _("#ffcb3d"),
        "blue": _("#4f9dff"),
        "red": _("#ff5f66"),
        "white": _("#f1f5fa"),
    },
    no_flower=_("#3a566a"),
    no_flower_ink=_("#8aa7ba"),
    seats=(_("#ff8f3f"), _("#35d6c4"), _("#bd8bff"), _("#d3ea55"), _("#ff86bd")),
    goods={
        "sugar": Body.of("#f6f2e4", "#cfc8b0", "#3f4a35"),
        "citrus": Body.of("#ff9d2f", "#cf6f0e", "#4d2300"),
        "tobacco": Body.of("#5dbb63", "#36843d", "#0c3112"),
        "rum": Body.of("#d23d4a", "#962530", "#fff3ee"),
        "cigars": Body.of("#2a2523", "#0f0c0b", "#f0cfa3", "#b3946c"),
        "wood": Body.of("#b57a45", "#83522a", "#2c1604"),
    },
    ember=_("#ff8a3c"),
    coin=Body.of("#e8b65a", "#a97624", "#4a2f05", "#a97624"),
    star=Body.of("#ffe27a", "#c99722", "#5b3d00", "#c99722"),
    car=Shade(_("#ff9aa8"), _("#e8566f")),
    hull=(_("#c25a4a"), _("#9a413b"), _("#4a2530")),
    deck=Shade(_("#fff3dc"), _("#c9b99f")),
    funnel=_("#d65a4d"),
    window=_("#ffcf73"),
)
