"""The private pictures on the map: where to sail, and what a combat's total is spent on."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import NamedTuple

from games.maracaibo.actions import Annex, Raid, Sail, Win
from games.maracaibo.cards import CARDS
from games.maracaibo.data import Good
from games.maracaibo.map import CITIES, LOCATIONS, Course, Location, Route, courses
from games.maracaibo.map import MAP as PLACES
from games.maracaibo.upgrades import (
    CITY_PRICE,
    DISPLACEMENT_PRICE,
    LARGE_INFLUENCE,
    MARQUE_POINTS,
    MARQUE_PRICE,
    SMALL_INFLUENCE,
    VILLAGE_PRICE,
)
from rendering.core.area import Area
from rendering.core.kit import LIP, Kit
from rendering.core.light import light, veil
from rendering.core.sentence import number, pill
from rendering.core.sprite import Sprite
from rendering.core.words import mark
from rendering.maracaibo import grid, pieces
from rendering.maracaibo.asked import Asked, besides, flat
from rendering.maracaibo.blocks import Block, offers_block
from rendering.maracaibo.board import draw_map
from rendering.maracaibo.effects import Sentence, Signs
from rendering.maracaibo.notes import PILL, draw_notes
from rendering.maracaibo.offers import Maker, Offers
from rendering.maracaibo.places import place_of
from rendering.maracaibo.prospects import (
    assistants_at,
    open_goods,
    payable,
    village_deeds,
)
from rendering.maracaibo.scene import Scene

SAIL = mark("Where do you sail?")
SPEND = mark("Spend: {n} left")
TOP = grid.SEA.y
RADIUS = 16
SHADE = 0.62
GLYPH = 34
TURNS: dict[Route, str] = {"upper": "maracaibo/head-270", "lower": "maracaibo/head-90"}
"""Which way a triangle points for a branch."""


def sail_blocks(asked: Asked) -> list[Block]:
    """Return the map with every place that can be reached, and what it would bring the reader."""
    reached = courses(asked.player.ship, asked.view.round)
    ways: dict[Location, list[Course]] = {}
    for action in asked.choices(Sail):
        ways.setdefault(action.to, []).append(reached[action.to, action.route])

    def note(to: Location) -> Sprite:
        landing = _landing(asked, to, ways[to])
        return pill(asked.kit, _sentence(asked.kit, landing), f"landing {landing}", PILL)

    return [_map(ways, note)]


class Way(NamedTuple):
    """What it costs to come to a place by one way, and how many village actions that gives."""

    points: int
    route: Route | None
    deeds: int


class Landing(NamedTuple):
    """What a place would cost, and what the reader can do there."""

    ways: tuple[Way, ...]
    goods: tuple[Good, ...]
    """Those in hand that can be delivered."""
    quest: bool
    """Whether there is one that can be paid."""
    assistant: bool


def _landing(asked: Asked, to: Location, ways: Sequence[Course]) -> Landing:
    view, player = asked.view, asked.player
    village = PLACES[to].kind == "village"
    held = {CARDS[card].good for card in view.hand}
    goods = [good for good in open_goods(view, to) if good in held and any(player.discs.values())]
    return Landing(
        tuple(
            Way(one.points, one.route, village_deeds(player, one.points) if village else 0)
            for one in ways
        ),
        tuple(goods),
        to in view.quests and payable(view, view.quests[to]),
        bool(assistants_at(player, to)),
    )


def _sentence(kit: Kit, landing: Landing) -> Sentence:
    """Write a landing: points, actions there, goods, quest, assistant."""
    signs, line = Signs(kit, GLYPH), Sentence()
    alike = len({way.deeds for way in landing.ways}) == 1
    for way in landing.ways:
        line += [6] if line else []
        line.append(number(str(way.points), 36))
        if way.route is not None:
            line += [-4, kit.icon(TURNS[way.route], 30, kit.theme.soft)]
        if not alike:
            line += [-2, signs.arrow, signs.number(way.deeds)]
    if not alike:
        line.append(pieces.village(kit, GLYPH))
    elif deeds := landing.ways[0].deeds:
        line += [-2, signs.arrow, *signs.so_many(deeds, pieces.village(kit, GLYPH))]
    line += [pieces.chip(kit, good, GLYPH) for good in landing.goods]
    if landing.quest:
        line.append(pieces.quest_sign(kit, GLYPH))
    if landing.assistant:
        line.append(pieces.figure(kit, GLYPH))
    return line


def spend_title(asked: Asked) -> str:
    """Say how much of the total is left."""
    return asked.say(SPEND, n=asked.working.total or 0)


def spend_blocks(asked: Asked) -> list[Block]:
    """Return the map with what may be annexed and its price, below it the other options."""
    legal = {action.location for action in asked.choices(Annex)}

    def note(at: Location) -> Sprite:
        price = CITY_PRICE if at in CITIES else VILLAGE_PRICE
        price += DISPLACEMENT_PRICE if at in asked.view.markers else 0
        signs = Signs(asked.kit, GLYPH)
        sentence: Sentence = [number(f"−{price}", 36), signs.fight]
        return pill(asked.kit, sentence, f"annex {price}", PILL)

    made: list[Maker] = [partial(_win, asked, action.influence) for action in asked.choices(Win)]
    made += [_raid for _ in asked.choices(Raid)]
    return flat(
        [
            [_map(legal, note, faint=True)],
            offers_block(asked.kit, Offers(made), asked.sheet),
            besides(asked),
        ]
    )


def _win(asked: Asked, influence: int, kit: Kit, glyph: float) -> Sentence:
    price, amount = SMALL_INFLUENCE if influence == SMALL_INFLUENCE[1] else LARGE_INFLUENCE
    signs = Signs(kit, glyph)
    gained = signs.so_many(f"+{amount}", signs.shield(asked.working.nation))
    return [*signs.so_many(f"−{price}", signs.fight), signs.arrow, *gained]


def _raid(kit: Kit, glyph: float) -> Sentence:
    signs = Signs(kit, glyph)
    return [
        *signs.so_many(f"−{MARQUE_PRICE}", signs.fight),
        signs.arrow,
        *signs.points(MARQUE_POINTS),
    ]


def _map(
    legal: Iterable[Location], note: Callable[[Location], Sprite], *, faint: bool = False
) -> Block:
    """Return the map: what may be chosen is framed and has a note, all else lies in the dark."""
    chosen = set(legal)

    def draw(scene: Scene, y: float) -> None:
        draw_map(scene, noted=chosen)
        for location in LOCATIONS:
            area = place_of(scene, location)
            twin = {"21a": "21b", "21b": "21a"}.get(location)
            if location not in chosen and twin not in chosen:
                veil(scene.canvas, Area(*area[:3], area.height), RADIUS, SHADE)
        for location in LOCATIONS:
            if location in chosen:
                area = place_of(scene, location)
                light(scene.canvas, Area(*area[:3], area.height - LIP), RADIUS, faint=faint)
        draw_notes(scene, {at: note(at) for at in LOCATIONS if at in chosen})

    return Block(grid.SEA.height + 14, draw)
