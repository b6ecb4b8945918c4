"""The colours that Maracaibo has beside those of a theme."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields

from games.maracaibo.cards import CardKind
from games.maracaibo.data import NATIONS, RANKS_AT, Good, Nation
from rendering.core.colour import Colour
from rendering.core.theme import DUSK, Body, Shade, Theme, colours_in

_ = Colour.of

REACHED = 0.34
SEATS = 4
"""So many seats can be told apart in this game."""


@dataclass(frozen=True, eq=False)
class CaribbeanColours:
    """All colours of goods, nations, tokens and the map in one look."""

    goods: Mapping[Good, Body]
    object: Body
    """Round parchment."""
    nations: Mapping[Nation, Body]
    """A nation's colour and edge; the ink is that of its emblem on a shield, the rim lies inside
    the edge."""
    combat: Body
    explore: Body
    fight: Body
    token: Body
    """A combat token that was won."""
    symbol: Body
    """Synergy tokens; the ink is that of their signs, too."""
    kinds: Mapping[CardKind, Colour]
    """The band of a card."""
    done: Shade
    """Tiles of what is completed."""
    tick: Colour
    """What is done or rises."""
    pennant: Body
    """Noble ranks."""
    board: Body
    """The wooden board of a quest."""
    paling: Body
    """Barriers; the ink is that of their sign."""
    lock: Colour
    """Conditions."""
    gold: Colour
    """Signs of buildings and upgrades, crowns."""
    stranger: Colour
    """Figures of other players."""
    place: Colour
    """The ground of an empty place."""
    forest: Shade
    """The first space of the explorer track."""
    summit: Shade
    """Its last one."""
    path: Colour
    sea: tuple[Colour, Colour, Colour]
    dusk: tuple[Colour, Colour, Colour]
    """The light in the west."""
    land: tuple[Colour, Colour, Colour]
    coast: Colour
    shallows: Colour
    lane_bed: Colour
    lane: Colour
    spray: Colour
    sand: Colour
    """Palms and the compass rose."""
    harbour_tab: Colour
    harbour_ink: Colour
    tab: Colour
    """The end of a tile without owner."""
    timber: tuple[Colour, Colour, Colour]
    """A ship board from the top to the keel."""
    keel: Colour

    def key_colours(self) -> tuple[Colour, ...]:
        """Return the colours that a palette keeps exactly, each once; scenery may be near them."""
        named = (getattr(self, field.name) for field in fields(self) if field.name not in SCENERY)
        return tuple(dict.fromkeys(colour for value in named for colour in faces(value)))


def faces(value: object) -> Iterator[Colour]:
    """Walk through the colours of a field without the edges of solid things."""
    if isinstance(value, Body):
        yield from (value.face, value.ink)
    elif isinstance(value, Mapping):
        for part in value.values():
            yield from faces(part)
    else:
        yield from colours_in(value)


SCENERY = frozenset(
    ("forest", "summit", "sea", "dusk", "land", "shallows", "spray", "sand", "timber", "keel")
)
"""The fields by whose colours nobody tells anything apart."""

COLOURS: Mapping[str, CaribbeanColours] = {
    DUSK.name: CaribbeanColours(
        goods={
            "sugar": DUSK.goods["sugar"],
            "tobacco": DUSK.goods["tobacco"],
            "cotton": Body.of("#a9d3f5", "#6f9fc8", "#10304d"),
            "cocoa": Body.of("#e08a4a", "#a85a22", "#3a1703"),
            "coffee": Body.of("#2a2523", "#0f0c0b", "#f0cfa3", "#b3946c"),
            "indigo": Body.of("#6a5cf0", "#4335b8", "#ffffff"),
        },
        object=Body.of("#f3dfae", "#b99a5d", "#43260a", "#fff8e2"),
        nations={
            "france": Body.of("#4f9dff", "#2763b8", "#ffffff", "#2763b8"),
            "england": Body.of("#f1f5fa", "#a9b8c6", "#17324a", "#6f8598"),
            "spain": Body.of("#ff5f66", "#b5323b", "#fff3d0", "#b5323b"),
        },
        combat=Body.of("#e0566b", "#96283f", "#fff3ee"),
        explore=Body.of("#46b37b", "#216b45", "#ffffff", "#b9f3d3"),
        fight=Body.of("#c23a55", "#7c1f36", "#ffffff", "#ffb3bd"),
        token=Body.of("#46333f", "#0b1622", "#ffd9d9", "#ffb3bd"),
        symbol=Body.of("#5a2f6b", "#3a1d47", "#ffe7a6", "#e9c76a"),
        kinds={
            "income": _("#2f7d5c"),
            "immediate": _("#8a4a6a"),
            "permanent": _("#3563a0"),
            "assistant": _("#6a55a8"),
            "end": _("#56606e"),
        },
        done=Shade(_("#2f7d5c"), _("#22604a")),
        tick=_("#7be0a8"),
        pennant=Body.of("#d9434f", "#9c2a35", "#ffffff", "#ffd9d9"),
        board=Body.of("#5b3d20", "#2c1b0c", "#f3dfae", "#d9b778"),
        paling=Body.of("#7a5338", "#2a1a12", "#ffb27a", "#6b4730"),
        lock=_("#ffb3bd"),
        gold=_("#ffe7a6"),
        stranger=_("#7e9bae"),
        place=_("#0f1f2d"),
        forest=Shade(_("#2f7d5c"), _("#235e46")),
        summit=Shade(_("#3c6a57"), _("#2c5143")),
        path=_("#7fc9a0"),
        sea=(_("#1d3a63"), _("#154a66"), _("#0d3148")),
        dusk=(_("#f0966b"), _("#8d4b73"), _("#37306a")),
        land=(_("#7b4f7d"), _("#4b3a6c"), _("#352f5e")),
        coast=_("#ffb68c"),
        shallows=_("#7fd4e6"),
        lane_bed=_("#0a1724"),
        lane=_("#f3e3b4"),
        spray=_("#6fc3da"),
        sand=_("#ffd0b0"),
        harbour_tab=_("#124a5e"),
        harbour_ink=_("#dff6fa"),
        tab=_("#12293d"),
        timber=(_("#b4503f"), _("#8a3a3a"), _("#43222c")),
        keel=_("#201722"),
    )
}
"""By the theme's name."""


def colours_of(theme: Theme) -> CaribbeanColours:
    """Return the colours of Maracaibo in a theme."""
    return COLOURS[theme.name]


def palette_of(theme: Theme) -> str:
    """Return the name of the palette that fits the pictures of Maracaibo in a theme."""
    return f"{theme.name}-maracaibo"


def key_colours(theme: Theme) -> tuple[Colour, ...]:
    """Return what the palette keeps exactly: what this game uses of a theme, and its own."""
    named = (*(getattr(theme, name) for name in USED), theme.seats[:SEATS])
    shared = (colour for value in named for colour in faces(value))
    return tuple(dict.fromkeys((*shared, *colours_of(theme).key_colours())))


WAVES = 0.20
"""How strong the waves of the harbour are."""
USED = (
    *("panel", "tile", "active", "quiet", "lip", "inset", "well", "strong", "soft", "dim"),
    *("on_light", "now", "news", "struck", "paper", "cream", "brand", "past_square", "past_number"),
    *("next_square", "coin", "star", "socket", "stop_dot", "stop_rim", "last_flag"),
)
"""The fields of a theme that this game's pictures are made of."""


def band(theme: Theme, nation: Nation, rank: int) -> Colour:
    """Return the ground of the spaces on which a nation gives a rank: the higher the brighter."""
    colour = colours_of(theme).nations[nation].face
    return theme.tile.bottom.mix(theme.panel.top, 0.5).mix(colour, 0.04 + rank * 0.055)


def emptied(theme: Theme, nation: Nation) -> Colour:
    """Return the ground of a slot that all markers have left."""
    return theme.tile.top.mix(colours_of(theme).nations[nation].face, 0.14)


def jungle(theme: Theme) -> Shade:
    """Return the ground of the explorer track."""
    green = colours_of(theme).explore.face
    return Shade(theme.panel.top.mix(green, 0.07), theme.panel.bottom.mix(green, 0.05))


def steps(theme: Theme) -> tuple[Colour, Colour, Colour]:
    """Return the colours of a ship board's tracks: doubloon income, point income, combat points."""
    return theme.coin.face, theme.star.face, colours_of(theme).lock


def reached(theme: Theme, colour: Colour) -> Colour:
    """Return the ground of the steps of such a track that the marker has passed."""
    return theme.inset.mix(colour, 0.34)


def flat_colours(theme: Theme) -> tuple[Colour, ...]:
    """Return the grounds of large tiles and of tracks: no other shade may stand for them."""
    bands = (band(theme, nation, rank) for nation in NATIONS for rank in range(len(RANKS_AT) + 1))
    slots = (emptied(theme, nation) for nation in NATIONS)
    tracks = (reached(theme, colour) for colour in steps(theme))
    waves = theme.harbour.bottom.mix(theme.wave, WAVES)
    forest = colours_of(theme).forest
    return *bands, *slots, *tracks, *jungle(theme), *theme.harbour, waves, *forest
