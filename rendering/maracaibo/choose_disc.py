"""The private pictures for taking a disc off the ship board."""

from games.maracaibo.actions import Remove
from games.maracaibo.data import Good
from games.maracaibo.upgrades import UPGRADES, Upgrade
from rendering.core.area import Area
from rendering.core.kit import LIP, Kit
from rendering.core.light import light
from rendering.core.words import mark
from rendering.maracaibo import pieces
from rendering.maracaibo.asked import Asked, besides, flat
from rendering.maracaibo.blocks import Block, row_block
from rendering.maracaibo.effects import Sentence, Signs
from rendering.maracaibo.question import LEFT
from rendering.maracaibo.scene import Scene
from rendering.maracaibo.spots import draw_spots

PLACE = mark("Which disc goes to the market?")
REMOVE = mark("Remove discs: {n} left")
COLUMNS, SPOT, GAP = 4, (231, 172), 12


def remove_title(asked: Asked) -> str:
    """Say how many discs are still to be removed."""
    return asked.say(REMOVE, n=asked.working.amount or 1)


def blocks(asked: Asked) -> list[Block]:
    """Return the spots of the ship board; the good that is delivered stands above them."""
    good = asked.working.good
    subject = [row_block(lambda kit, glyph: _to_market(good, kit, glyph), asked.sheet)]
    return flat([subject if good is not None else [], [_spots(asked)], besides(asked)])


def _to_market(good: Good | None, kit: Kit, glyph: float) -> Sentence:
    assert good is not None, "something is delivered"
    signs = Signs(kit, glyph)
    market: Sentence = [pieces.chip(kit, good, round(glyph * 1.06)), 4, pieces.city(kit, glyph)]
    return [pieces.disc_leaving(kit, glyph), signs.arrow, *market]


def spot_places(y: float) -> dict[Upgrade, Area]:
    """Return where the spots lie below y."""
    areas = {}
    for number, upgrade in enumerate(UPGRADES):
        line, column = divmod(number, COLUMNS)
        left, top = LEFT + column * (SPOT[0] + GAP), y + line * (SPOT[1] + GAP)
        areas[upgrade] = Area(left, top, *SPOT)
    return areas


def _spots(asked: Asked) -> Block:
    """Return all spots; those with a disc may be chosen, the brighter where it is the last one."""
    legal = [action.upgrade for action in asked.choices(Remove)]
    discs = asked.player.discs

    def draw(scene: Scene, y: float) -> None:
        areas = spot_places(y)
        draw_spots(scene, asked.seat, areas, named=True)
        for upgrade in sorted(legal, key=lambda upgrade: -discs[upgrade]):
            area = areas[upgrade]
            face = Area(area.x, area.y, area.width, area.height - LIP)
            light(scene.canvas, face, 16, faint=discs[upgrade] > 1)

    return Block(-(-len(UPGRADES) // COLUMNS) * (SPOT[1] + GAP) + 4, draw)
