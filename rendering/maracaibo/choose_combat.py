"""The private pictures of a combat before it is spent: which pile, how many points to add."""

from functools import partial

from games.maracaibo.actions import Add, Reveal
from games.maracaibo.data import PILES, Pile
from games.maracaibo.tokens import sides
from games.maracaibo.upgrades import (
    CITY_PRICE,
    DISPLACEMENT_PRICE,
    LARGE_INFLUENCE,
    MARQUE_POINTS,
    MARQUE_PRICE,
    SMALL_INFLUENCE,
    VILLAGE_PRICE,
)
from rendering.core.kit import Kit
from rendering.core.words import mark
from rendering.maracaibo import pieces
from rendering.maracaibo.asked import Asked, besides, flat
from rendering.maracaibo.blocks import Block, offers_block, row_block
from rendering.maracaibo.effects import Sentence, Signs
from rendering.maracaibo.offers import Maker, Offers

REVEAL = mark("Turn up a combat token")
ADD = mark("Add combat points")


def reveal_blocks(asked: Asked) -> list[Block]:
    """Return the two piles with how many tokens lie in each."""
    made: list[Maker] = [
        partial(_pile, action.pile, asked.view.piles[PILES.index(action.pile)])
        for action in asked.choices(Reveal)
    ]
    return flat([offers_block(asked.kit, Offers(made), asked.sheet), besides(asked)])


def _pile(pile: Pile, tokens: int, kit: Kit, glyph: float) -> Sentence:
    signs = Signs(kit, glyph)
    name = "maracaibo/head-180" if pile == "left" else "maracaibo/head-0"
    turn = kit.icon(name, 44, kit.theme.now)
    token: Sentence = [pieces.combat_token(kit, round(glyph * 1.2)), 8, signs.number(tokens)]
    return [turn, 8, *token] if pile == "left" else [*token, 8, turn]


def add_blocks(asked: Asked) -> list[Block]:
    """Return what the total would be with so many points, and what a total buys."""
    working = asked.working
    assert working.nation is not None, "points are added for a nation"
    nation = working.nation
    base = sides(working.token)[nation].value + asked.player.perk("combat")
    made: list[Maker] = [
        partial(_addition, action.points, base + action.points) for action in asked.choices(Add)
    ]
    return flat(
        [
            [row_block(partial(prices_sentence, asked), asked.sheet, glyph=40)],
            offers_block(asked.kit, Offers(made), asked.sheet),
            besides(asked),
        ]
    )


def _addition(points: int, total: int, kit: Kit, glyph: float) -> Sentence:
    signs = Signs(kit, glyph)
    return [
        *signs.so_many(f"−{points}" if points else 0, pieces.combat(kit, glyph)),
        signs.arrow,
        *signs.so_many(total, signs.fight),
    ]


def prices_sentence(asked: Asked, kit: Kit, glyph: float) -> Sentence:
    """Return what a total buys: influence, a village, a city, by displacement, points."""
    working = asked.working
    signs = Signs(kit, glyph)
    shield = signs.shield(working.nation)
    line: Sentence = []
    for price, amount in (SMALL_INFLUENCE, LARGE_INFLUENCE):
        gained = signs.so_many(f"+{amount}", shield)
        line += [signs.number(price), signs.arrow, *gained, signs.space * 2]
    places = ((VILLAGE_PRICE, pieces.village), (CITY_PRICE, pieces.city))
    nets = not asked.player.discs["nets"]
    for price, place in places:
        extra = f"/{price + DISPLACEMENT_PRICE}" if nets else ""
        line += [signs.number(f"{price}{extra}"), signs.arrow, place(kit, glyph), signs.space * 2]
    if not asked.player.discs["marque"]:
        line += [signs.number(MARQUE_PRICE), signs.arrow, *signs.points(MARQUE_POINTS)]
    return line
