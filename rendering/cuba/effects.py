"""Glyph sentences without words: what buildings, laws, characters and black markers do.

Everything is read from the tables of the rules; *give → get*, ⇄ is both ways, ×4 up to four times,
×n any number. A sentence is put with `rendering.core.sentence.row`, measured with `row_width`;
`glyph` is the size of its things and `text` that of its numbers. `fitted` finds the largest size
that fits a width.
"""

from collections.abc import Callable

from games.cuba.data import (
    CROPS,
    DROUGHT_HARVESTS,
    FREE_HARVESTS,
    MARKER_PLACES,
    SLOTS,
    TOWN_HALL_VOTES,
    Character,
    Crop,
    Marker,
)
from games.cuba.statutes import (
    BUILDING_ACT_PESOS,
    DUTIES,
    DUTY_POINTS,
    MARKET_LAW_CUBES,
    PESOS_PER_BUILDING,
    PESOS_PER_POINT,
    TAX_POINTS,
    TAXES,
    Law,
)
from games.cuba.tiles import Gives, House, Loads, Makes, Sells, Special, effect_of
from rendering.core.kit import Kit
from rendering.core.sentence import Part, Quiet, number, row_width
from rendering.core.sprite import Sprite
from rendering.core.tokens import coin, star
from rendering.cuba.colours import colours_of
from rendering.cuba.pieces import (
    any_chip,
    character_icon,
    chip,
    chip_of,
    paper,
    struck_coin,
    thing,
)

GLYPH, TEXT = 40, 38
SMALLEST = 22
Sentence = list[Part]


class _Signs:
    """The things that sentences are made of, in one size."""

    def __init__(self, kit: Kit, glyph: float, text: float) -> None:
        self.kit, self.glyph, self.text = kit, glyph, text
        theme = kit.theme
        self.arrow = kit.icon("arrow", round(glyph * 0.62), theme.soft)
        self.swap = kit.icon("swap", round(glyph * 0.80), theme.soft)
        self.boat = kit.icon("boat", glyph + 4, theme.paper)
        self.point = star(kit, glyph + 2)
        self.peso = coin(kit, glyph)

    def amount(self, count: int | str) -> Part:
        return number(str(count), self.text)

    def quiet(self, text: str) -> Part:
        return Quiet(number(text, round(self.text * 0.78)))

    def icon(self, name: str, scale: float = 1) -> Sprite:
        return self.kit.icon(name, round(self.glyph * scale), self.kit.theme.paper)


def building_effect(kit: Kit, house: House, glyph: float = GLYPH, text: float = TEXT) -> Sentence:
    """Return what a building does when it is activated."""
    signs = _Signs(kit, glyph, text)
    match effect_of(house):
        case Sells(kinds, most, paid, each):
            given = chip_of(kit, kinds, glyph)
            gain = [signs.arrow, signs.amount(each), thing(kit, paid, glyph)]
            if most == 1:
                return [signs.amount(most), given, *gain]
            return [given, *gain, 2, Quiet(number(f"×{most}", text))]
        case Makes(crop, good):
            made = chip(kit, good, glyph)
            return [chip(kit, crop, glyph), signs.arrow, made, 2, signs.quiet("×n")]
        case Gives(given, amount):
            return [signs.amount(f"+{amount}"), thing(kit, given, glyph)]
        case Loads(amounts):
            cargo = any_chip(kit, "merchandise", glyph)
            return [signs.amount(max(amounts)), cargo, signs.arrow, signs.boat]
        case Special(name):
            return _special(signs, name)


def _special(signs: _Signs, name: str) -> Sentence:
    kit, glyph = signs.kit, signs.glyph
    sentences: dict[str, Callable[[], Sentence]] = {
        "black_market": lambda: [
            signs.amount(1),
            any_chip(kit, "merchandise", glyph),
            signs.swap,
            any_chip(kit, "merchandise", glyph),
        ],
        "church": lambda: [paper(kit, round(glyph * 1.7), glyph, struck=True)],
        "town_hall": lambda: [
            signs.amount(f"+{TOWN_HALL_VOTES}"),
            vote(kit, round(glyph * 1.1)),
        ],
        "lighthouse": lambda: [signs.boat, signs.swap, signs.boat],
        "warehouse": lambda: [
            any_chip(kit, "crops", glyph),
            signs.arrow,
            signs.icon("cuba/shed", 1.05),
            2,
            signs.quiet("×n"),
        ],
    }
    return sentences[name]()


def vote(kit: Kit, size: float) -> Sprite:
    """Return a vote: a paper going into the box."""
    return kit.icon("vote", size, colours_of(kit.theme).hall)


def law_effect(kit: Kit, law: Law, glyph: float = GLYPH, text: float = TEXT) -> Sentence:
    """Return what a law, or a bill, does."""
    signs = _Signs(kit, glyph, text)
    if law in TAXES:
        paid = [signs.amount(TAXES[law]), signs.peso]
        return [*paid, signs.arrow, signs.amount(TAX_POINTS), signs.point]
    if law in DUTIES:
        kinds, amount = DUTIES[law]
        paid = [signs.amount(amount), chip_of(kit, kinds, glyph)]
        return [*paid, signs.arrow, signs.amount(DUTY_POINTS), signs.point]
    if law.startswith("subsidy"):
        return [*_subsidised(signs, law), signs.arrow, signs.amount(1), signs.point]
    return _other(signs, law)


def _subsidised(signs: _Signs, law: Law) -> Sentence:
    """Return what a subsidy counts."""
    kit = signs.kit
    counted: dict[Law, Sentence] = {
        "subsidy_buildings": [signs.icon("house")],
        "subsidy_material_fields": [signs.icon("hills")],
        "subsidy_crop_fields": [signs.icon("field")],
        "subsidy_water": [chip(kit, "water", signs.glyph)],
        "subsidy_votes": [vote(kit, signs.glyph)],
        "subsidy_pesos": [signs.amount(PESOS_PER_POINT), signs.peso],
    }
    return counted[law]


def _other(signs: _Signs, law: Law) -> Sentence:
    kit, theme, glyph = signs.kit, signs.kit.theme, signs.glyph
    own = colours_of(theme)
    crops = [chip(kit, crop, round(glyph * 0.9)) for crop in CROPS]
    market = kit.icon("shop", round(glyph * 0.9), own.buildings["money"])
    sentences: dict[Law, Sentence] = {
        "tax_buildings": [
            signs.amount(PESOS_PER_BUILDING),
            signs.peso,
            signs.quiet("×"),
            signs.icon("house"),
            signs.arrow,
            signs.amount(TAX_POINTS),
            signs.point,
        ],
        "market_reduction": [market, signs.amount(f"−{MARKET_LAW_CUBES}"), *crops],
        "market_increase": [market, signs.amount(f"+{MARKET_LAW_CUBES}"), *crops],
        "drought": [
            character_icon(kit, "worker", glyph, theme.paper),
            signs.arrow,
            signs.amount(DROUGHT_HARVESTS),
            any_chip(kit, "crops", glyph),
            kit.icon("sun", glyph, own.drought),
        ],
        "building_act": [
            character_icon(kit, "architect", glyph, theme.paper),
            signs.amount(f"+{BUILDING_ACT_PESOS}"),
            signs.peso,
        ],
        "harbour_act": [
            any_chip(kit, "merchandise", glyph),
            signs.quiet(f"×{SLOTS}"),
            signs.arrow,
            signs.boat,
            signs.arrow,
        ],
        "anti_corruption_act": [struck_coin(kit, glyph), signs.arrow, vote(kit, glyph)],
    }
    return sentences[law]


def alternative(
    kit: Kit,
    marker: Marker,
    cheapest: tuple[Crop, ...] = CROPS,
    glyph: float = GLYPH,
    text: float = TEXT,
) -> Sentence:
    """Return what a black marker's place gives; the crop is one of those `cheapest` now."""
    signs, place = _Signs(kit, glyph, text), MARKER_PLACES[marker]
    match place.kind:
        case "material":
            return [any_chip(kit, "materials", glyph)]
        case "crop" if len(cheapest) == len(CROPS):
            return [any_chip(kit, "crops", glyph)]
        case "crop":
            return [chip(kit, crop, glyph) for crop in cheapest]
        case "points":
            return [signs.amount(place.amount), signs.point]
        case "pesos":
            return [signs.amount(place.amount), signs.peso]


def character_effect(
    kit: Kit,
    character: Character,
    glyph: float = GLYPH,
    text: float = TEXT,
    *,
    drought: bool = False,
) -> Sentence:
    """Return what a character does when played for the action."""
    signs, theme = _Signs(kit, glyph, text), kit.theme
    own = colours_of(theme)
    merchandise = any_chip(kit, "merchandise", glyph)
    match character:
        case "worker":
            crops = DROUGHT_HARVESTS if drought else FREE_HARVESTS
            sun = [kit.icon("sun", glyph, own.drought)] if drought else []
            return [
                signs.icon("hills"),
                signs.arrow,
                any_chip(kit, "materials", glyph),
                signs.quiet("×n"),
                12,
                signs.icon("field"),
                signs.arrow,
                signs.amount(crops),
                any_chip(kit, "crops", glyph),
                *sun,
            ]
        case "tradeswoman":
            return [merchandise, signs.swap, signs.peso, 2, signs.quiet("×n")]
        case "architect":
            return [
                any_chip(kit, "materials", glyph),
                signs.arrow,
                signs.amount(1),
                signs.icon("house"),
            ]
        case "foreman":
            return [signs.icon("house"), signs.quiet("×n"), signs.arrow, signs.icon("cycle")]
        case "mayor":
            return [merchandise, signs.quiet("×n"), signs.arrow, signs.boat]


def fitted(
    make: Callable[[float, float], Sentence],
    width: float,
    glyph: float = GLYPH,
    text: float = TEXT,
    gap: float = 4,
) -> Sentence:
    """Return a sentence in the largest size, at most `glyph`, in which it is no wider than `width`.

    `make` takes the sizes of things and of numbers.
    """
    while glyph > SMALLEST:
        sentence = make(glyph, text)
        if row_width(sentence, gap) <= width:
            return sentence
        glyph, text = glyph - 2, text - 2
    return make(glyph, text)
