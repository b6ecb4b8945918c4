"""The colours that Cuba has beside those of a theme."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Literal

from rendering.core.colour import Colour
from rendering.core.theme import DUSK, Body, Shade, Theme, colours_in

_ = Colour.of

GROUNDS = frozenset({"fields", "built", "printed", "gone", "quay", "far", "swell"})
"""Nobody tells things apart by these, and there are many shades of each."""

VEIL = 0.46
"""How dark the fields are that lie outside row and column of a figure."""
BuildingGroup = Literal["points", "money", "goods", "influence"]


@dataclass(frozen=True, eq=False)
class IslandColours:
    """All colours of materials, cards, laws and plantations in one look."""

    materials: Mapping[str, Body]
    """Wood is a good of the theme; stone and water are Cuba's alone."""
    wanted: Mapping[str, Colour]
    """The symbol and the frame of a place that a cube is missing from."""
    place: Colour
    """The ground of such a place."""
    far: Colour
    """What lies over the ship at sea, on which nothing can be loaded."""
    buildings: Mapping[BuildingGroup, Colour]
    gone: Shade
    """The tile of a building that nobody can buy any more."""
    fallow: Colour
    """The caption of such a tile."""
    cost: Colour
    """Prices, and what a tile costs."""
    law: Colour
    """The end of a tile with a law in force."""
    tab: Colour
    tab_ink: Colour
    bill: Colour
    bill_edge: Colour
    card_lip: Colour
    held: Colour
    """What is printed on a card that is still in hand."""
    marker: Colour
    marker_edge: Colour
    rooster: Colour
    drought: Colour
    quay: Shade
    """The quay's edge, and its ground."""
    quay_ink: Colour
    swell: Colour
    hall: Colour
    """Votes of the town hall."""
    bribe: Colour
    """Votes of the second purchase; those of the first have the colour of coins."""
    zero: Colour
    fields: Mapping[str, Shade]
    """The ground of a field by its terrain."""
    built: Shade
    printed: Shade
    """The tile of the printed warehouse."""
    printed_ink: Colour
    stock: Colour
    """The ground of what is kept in a warehouse."""

    def key_colours(self) -> tuple[Colour, ...]:
        """Return the colours that a palette keeps exactly, each once: all but those of grounds."""
        names = (field.name for field in fields(self) if field.name not in GROUNDS)
        named = (getattr(self, name) for name in names)
        return tuple(dict.fromkeys(colour for value in named for colour in colours_in(value)))


COLOURS: Mapping[str, IslandColours] = {
    DUSK.name: IslandColours(
        materials={
            "wood": DUSK.goods["wood"],
            "stone": Body.of("#9fb0bd", "#66788a", "#1d2a36"),
            "water": Body.of("#3076dc", "#1d4f9e", "#f4f9ff"),
        },
        wanted={
            "citrus": _("#ffab45"),
            "sugar": _("#f6f2e4"),
            "tobacco": _("#7ad880"),
            "rum": _("#ff8d96"),
            "cigars": _("#f0c795"),
            "wood": _("#dca06a"),
            "stone": _("#c3d0da"),
            "water": _("#7db2ff"),
        },
        place=_("#0b1729"),
        far=_("#2b2554"),
        buildings={
            "points": _("#ffe27a"),
            "money": _("#7fe3a8"),
            "goods": _("#ff9a8f"),
            "influence": _("#a9bfff"),
        },
        gone=Shade(_("#132639"), _("#102132")),
        fallow=_("#6f8ca0"),
        cost=_("#ffe9bd"),
        law=_("#142f44"),
        tab=_("#2b4a78"),
        tab_ink=_("#dbe6ff"),
        bill=_("#0b1a2c"),
        bill_edge=_("#a9bfff"),
        card_lip=_("#b9a983"),
        held=_("#5f8096"),
        marker=_("#10151c"),
        marker_edge=_("#8fa5b5"),
        rooster=_("#b3382f"),
        drought=_("#ffb36b"),
        quay=Shade(_("#8a6a55"), _("#3a2f35")),
        quay_ink=_("#f3e6cf"),
        swell=_("#0e3247"),
        hall=_("#a9bfff"),
        bribe=_("#f7dd9c"),
        zero=_("#54728a"),
        fields={
            "forest": Shade(_("#214d3b"), _("#1a3f32")),
            "hill": Shade(_("#405264"), _("#344454")),
            "lake": Shade(_("#1f5491"), _("#184579")),
            "tobacco": Shade(_("#2b6338"), _("#235230")),
            "sugar": Shade(_("#6e6f4a"), _("#5c5e3f")),
            "citrus": Shade(_("#7d5420"), _("#694519")),
        },
        built=Shade(_("#335f7b"), _("#335f7b")),
        printed=Shade(_("#2d4152"), _("#2d4152")),
        printed_ink=_("#c9d6df"),
        stock=_("#0a1927"),
    )
}
"""By the theme's name."""


def colours_of(theme: Theme) -> IslandColours:
    """Return the colours of Cuba in a theme."""
    return COLOURS[theme.name]


def palette_of(theme: Theme) -> str:
    """Return the name of the palette that fits the pictures of Cuba in a theme."""
    return f"{theme.name}-cuba"


def key_colours(theme: Theme) -> tuple[Colour, ...]:
    """Return what the palette keeps exactly: what this game uses of a theme, and its own."""
    named = (getattr(theme, name) for name in USED)
    shared = (colour for value in named for colour in colours_in(value))
    own = colours_of(theme)
    veiled = (ground.bottom.mix(theme.glass, VEIL) for ground in own.fields.values())
    return tuple(dict.fromkeys((*shared, *own.key_colours(), *veiled)))


USED = (
    *("page", "sky", "sea", "panel", "tile", "active", "quiet", "lip", "inset", "well", "strong"),
    *("soft", "dim", "on_light", "now", "news", "struck", "paper", "cream", "brand", "socket"),
    *("past_square", "past_number", "next_square", "seats", "goods", "coin", "star", "window"),
    *("sun", "hills", "crest"),
)
"""The fields of a theme that this game's pictures are made of."""
