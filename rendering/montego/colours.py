"""The colours that Montego Bay has beside those of a theme."""

from collections.abc import Mapping
from dataclasses import dataclass, fields

from rendering.core.colour import BLACK, Colour
from rendering.core.theme import DUSK, Shade, Theme, colours_in

_ = Colour.of

SEATS = 4


@dataclass(frozen=True, eq=False)
class HarbourColours:
    """All colours of dockers, barrels, warehouses and ships in one look."""

    barrel: Shade
    barrel_line: Colour
    barrel_rim: Colour
    barrel_ink: Colour
    broken: Shade
    broken_line: Colour
    broken_ink: Colour
    broken_room: Shade
    yard: Colour
    """The ground between the two lanes of the walk."""
    warehouse: Shade
    ridge: Shade
    """The roof's ridge between two rooms: its light line, its ground."""
    space: Colour
    space_edge: Colour
    casing: Colour
    """The dark line around everything that marks a way."""
    third: Colour
    """The dark body of a third docker."""
    hold: Colour
    hold_edge: Colour
    tavern: Shade
    mug: Colour
    awning: tuple[Colour, Colour]
    crate: Shade
    cap_band: Colour
    sign: Shade
    """A pier's sign: its face, its post in the shade."""
    sign_edge: Colour
    card_lip: Colour
    used_card: Colour
    used_card_lip: Colour
    card_back: Colour
    card_back_ink: Colour
    second_flag: Colour
    rail: Colour
    absent: Colour
    """Outlines of what is not there."""
    hulls: tuple[Shade, ...]
    tug: Shade

    def key_colours(self) -> tuple[Colour, ...]:
        """Return the colours that a palette keeps exactly, each once."""
        named = (getattr(self, field.name) for field in fields(self))
        return tuple(dict.fromkeys(colour for value in named for colour in colours_in(value)))


COLOURS: Mapping[str, HarbourColours] = {
    DUSK.name: HarbourColours(
        barrel=Shade(_("#a4693a"), _("#97602f")),
        barrel_line=_("#6e4322"),
        barrel_rim=_("#e0ac78"),
        barrel_ink=_("#fff6e6"),
        broken=Shade(_("#84543b"), _("#5d3528")),
        broken_line=_("#2b1712"),
        broken_ink=_("#ffe9e6"),
        broken_room=Shade(_("#3a2735"), _("#33222e")),
        yard=_("#12222f"),
        warehouse=Shade(_("#1b3146"), _("#172b3e")),
        ridge=Shade(_("#5b7d92"), _("#0e1e2c")),
        space=_("#274154"),
        space_edge=_("#5b7d92"),
        casing=_("#0d1b28"),
        third=_("#12222f"),
        hold=_("#0b1a28"),
        hold_edge=_("#7ea3b8"),
        tavern=Shade(_("#3b2f4e"), _("#2b2540")),
        mug=_("#e8b65a"),
        awning=(_("#d65a4d"), _("#f2e3cb")),
        crate=Shade(_("#8a5f37"), _("#6e4a2a")),
        cap_band=_("#14283a"),
        sign=Shade(_("#8a5f37"), _("#5a3a20")),
        sign_edge=_("#c99a68"),
        card_lip=_("#7f9fb3"),
        used_card=_("#9db7c7"),
        used_card_lip=_("#587688"),
        card_back=_("#41708d"),
        card_back_ink=_("#d5e6f0"),
        second_flag=_("#cfd6da"),
        rail=_("#0e2233"),
        absent=_("#3f5d72"),
        hulls=(
            Shade(_("#b9554a"), _("#4a2530")),
            Shade(_("#41679a"), _("#1d2b4d")),
            Shade(_("#6a7b88"), _("#29343f")),
            Shade(_("#94694c"), _("#3c2822")),
        ),
        tug=Shade(_("#2f7f96"), _("#1b4c63")),
    )
}
"""By the theme's name."""


def colours_of(theme: Theme) -> HarbourColours:
    """Return the colours of Montego Bay in a theme."""
    return COLOURS[theme.name]


def palette_of(theme: Theme) -> str:
    """Return the name of the palette that fits the pictures of Montego Bay in a theme."""
    return f"{theme.name}-montego-bay"


def key_colours(theme: Theme) -> tuple[Colour, ...]:
    """Return what the palette keeps exactly: what this game uses of a theme, and its own."""
    named = (getattr(theme, name) for name in USED)
    shared = (colour for value in named for colour in colours_in(value))
    seats = theme.seats[:SEATS]
    caps = map(cap_colour, (*seats, theme.cream))
    return tuple(dict.fromkeys((*seats, *shared, *caps, *colours_of(theme).key_colours())))


def cap_colour(ink: Colour) -> Colour:
    """Return the colour of the cap of a figure of this colour."""
    return ink.mix(BLACK, 0.5)


USED = (
    *("panel", "tile", "active", "quiet", "lip", "inset", "well", "strong", "soft", "dim"),
    *("on_light", "now", "news", "struck", "paper", "cream", "brand", "past_square", "past_number"),
    *("next_square", "next_flag", "pole", "road", "kerb", "coin", "star", "window"),
    *("funnel", "deck", "sky", "sea", "sun", "hills", "crest"),
)
"""The fields of a theme that this game's pictures are made of."""
