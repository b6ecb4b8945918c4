"""Glyph sentences without words: what a building does, what a Cuban gives."""

from games.santiago.data import CUBAN_TILES, Building, Cuban
from rendering.core.kit import Kit
from rendering.core.sprite import Sprite
from rendering.santiago.pieces import (
    Part,
    Quiet,
    any_cube,
    blank_flag,
    coin,
    cube,
    mini_die,
    number,
    star,
    thing,
    value_flag,
)

GLYPH = 40
SMALL = 30


def building_effect(kit: Kit, building: Building) -> list[Part]:
    """Return *give → get*; ⇄ is both ways, / is either, ×n any number."""
    theme = kit.theme
    arrow = kit.icon("arrow", 26, theme.soft)
    swap = kit.icon("swap", 34, theme.soft)
    points, pesos = star(kit, GLYPH + 2), coin(kit, GLYPH)
    times = Quiet(number("×n", SMALL))
    sentences: dict[Building, list[Part]] = {
        "bank": [number("+2"), pesos],
        "church": [number("+1"), points],
        "distillery": [cube(kit, "sugar", GLYPH), arrow, cube(kit, "rum", GLYPH), 2, times],
        "cigar_factory": [cube(kit, "tobacco", GLYPH), arrow, cube(kit, "cigars", GLYPH), 2, times],
        "black_market": [any_cube(kit, GLYPH), swap, any_cube(kit, GLYPH)],
        "sawmill": [cube(kit, "wood", GLYPH), arrow, points, pesos],
        "cafe": [
            cube(kit, "rum", GLYPH),
            -3,
            Quiet(number("/", SMALL)),
            -3,
            cube(kit, "cigars", GLYPH),
            -2,
            kit.icon("arrow", 22, theme.soft),
            -2,
            number("2"),
            -3,
            points,
        ],
        "customs": [mini_die(kit, GLYPH, None), arrow, mini_die(kit, GLYPH, "0")],
        "casino": [number("3"), pesos, swap, number("1"), points],
        "port_authority": [
            kit.mask("left", 16, 30, theme.soft),
            value_flag(kit, 3, 50, 44, theme.cream, theme.on_light),
            kit.mask("right", 16, 30, theme.soft),
        ],
        "office": [
            any_cube(kit, GLYPH),
            arrow,
            kit.icon("boat", GLYPH + 2, theme.paper),
            number("2"),
            points,
        ],
        "newspaper": [number("+1"), pesos, 10, kit.icon("night-sleep", GLYPH + 2, theme.asleep)],
    }
    return sentences[building]


def cuban_gift(kit: Kit, cuban: Cuban) -> tuple[list[Part], float]:
    """Return what a Cuban gives as a glyph sentence, and its gap."""
    tile = CUBAN_TILES[cuban]
    if tile.thing:
        return [number(f"+{tile.amount}", 50), thing(kit, tile.thing, 54)], 8
    if cuban == "zorro":
        heads: Sprite = kit.art("heads", 68, 34)
        return [number("+1", 50), 3, heads], 4
    if cuban == "pablo":
        return [number("+1", 50), any_cube(kit, 54)], 8
    house = kit.icon("house", 54, kit.theme.paper)
    return [blank_flag(kit, 46, 52), Quiet(number("/", 40)), house], 8


def harbour_effect(kit: Kit) -> list[Part]:
    """Return what the harbour does: any good becomes points."""
    return [any_cube(kit, 50), kit.icon("arrow", 32, kit.theme.strong), star(kit, 54)]
