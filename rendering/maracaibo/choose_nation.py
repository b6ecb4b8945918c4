"""The private pictures for choosing a nation: to gain influence with, or to fight for."""

from collections.abc import Callable, Sequence
from functools import partial

from games.maracaibo.actions import Fight, Influence
from games.maracaibo.data import INFLUENCE_END, MARKERS, NATIONS, RANKS, Nation
from games.maracaibo.tokens import Side, sides
from rendering.core.area import Area
from rendering.core.colour import Colour
from rendering.core.kit import LIP, Kit
from rendering.core.lettering import Setting, fit, ladder
from rendering.core.light import light, veil
from rendering.core.sentence import Part, Quiet, number, row, row_width
from rendering.core.sprite import Sprite
from rendering.core.words import mark
from rendering.maracaibo import pieces
from rendering.maracaibo.asked import Asked, besides, flat
from rendering.maracaibo.blocks import Block
from rendering.maracaibo.colours import colours_of
from rendering.maracaibo.effects import Sentence, Signs, joined
from rendering.maracaibo.effects import side as side_parts
from rendering.maracaibo.question import LEFT
from rendering.maracaibo.scene import Scene
from rendering.maracaibo.terms import NATION_NAMES

Drawing = Callable[[Scene, Nation, Area], None]
"""What draws the inside of a nation's tile."""
INFLUENCE = mark("Influence with which nation?")
FIGHT = mark("For whom do you fight?")
GAP, HEIGHT, TAB = 15, 400, 78


def influence_blocks(asked: Asked) -> list[Block]:
    """Return the nations with what the influence would make of the reader's rank."""
    legal = {action.nation for action in asked.choices(Influence)}
    amount = asked.working.amount or 0
    return flat([[_nations(asked, legal, partial(_draw_gain, asked, amount))], besides(asked)])


def fight_blocks(asked: Asked) -> list[Block]:
    """Return the sides of the combat token: value, cost or reward, how much may be added."""
    legal = {action.nation for action in asked.choices(Fight)}
    token = sides(asked.working.token)
    return flat([[_nations(asked, legal, partial(_draw_side, asked, token))], besides(asked)])


def nation_areas(asked: Asked, y: float) -> dict[Nation, Area]:
    """Return where the nations lie below y."""
    width = int((asked.sheet.room - 2 * GAP) / len(NATIONS))
    return {
        nation: Area(LEFT + place * (width + GAP), y, width, HEIGHT)
        for place, nation in enumerate(NATIONS)
    }


def _nations(asked: Asked, legal: set[Nation], inside: Drawing) -> Block:
    def draw(scene: Scene, y: float) -> None:
        for nation, area in nation_areas(asked, y).items():
            _lay(scene, asked, nation, area)
            inside(scene, nation, Area(area.x, area.y + TAB, area.width, area.height - TAB))
            if nation in legal:
                light(scene.canvas, Area(*area[:3], area.height - LIP), 20)
            else:
                veil(scene.canvas, area, 20)

    return Block(HEIGHT + 16, draw)


def _lay(scene: Scene, asked: Asked, nation: Nation, area: Area) -> None:
    """Put a nation's colours, its name, and what a rank is worth now."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    colour = colours_of(theme).nations[nation].face
    canvas.lay(kit.shadow(*area[2:], 20, strength=0.5), *area[:2])
    canvas.lay(kit.panel(*area[2:], 20, theme.tile, lip=theme.lip), *area[:2])
    canvas.lay(_top(kit, area.width, TAB, colour), *area[:2])
    with canvas.frame(f"nation {nation}", area.x, area.y, area.width, TAB):
        emblem = pieces.emblem(kit, nation, 56, theme.on_light)
        canvas.put(emblem, area.x + 14, area.y + 11, nation)
        value = Setting(f"×{asked.view.nations[nation].value}", "heavy", 44)
        right, middle = area.right - 18, area.y + TAB / 2
        canvas.write(value, right, middle, theme.on_light, "right", "middle")
        room = area.width - 84 - 90
        name = fit(scene.words.gettext(NATION_NAMES[nation]), room, ladder(34, 20))
        canvas.write(name, area.x + 82, middle, theme.on_light, down="middle")


def _top(kit: Kit, width: float, height: float, colour: Colour) -> Sprite:
    def make() -> Sprite:
        whole = kit.block(width, height + 40, 20, colour).rgba()
        return Sprite.of(whole.crop((0, 0, whole.width, kit.px(height))), width, height)

    return kit.made(("nation top", width, height, colour), make)


def _draw_gain(asked: Asked, amount: int, scene: Scene, nation: Nation, area: Area) -> None:
    """Put the influence gained, what it makes of the rank, and what that is worth now."""
    kit, player, view = scene.kit, asked.player, asked.view
    now = player.influence[nation]
    then = min(now + amount, INFLUENCE_END)
    before, after = RANKS[now], RANKS[then]
    value = view.nations[nation].value
    signs = Signs(kit, 48)
    gained: Sentence = [*signs.so_many(f"+{amount}", signs.shield(nation))]
    steps: Sentence = [signs.number(now), signs.arrow, signs.number(then)]
    ranks: Sentence = [_rank(kit, before), signs.arrow, _rank(kit, after)]
    worth = [*signs.points(f"+{value * (after - before) + now + amount - then}")]
    _put_lines(scene, f"gain {nation}", area, [gained, steps, ranks, worth])


def _rank(kit: Kit, rank: int) -> Part:
    return pieces.pennant(kit, rank, 52)


def _draw_side(
    asked: Asked, token: dict[Nation, Side], scene: Scene, nation: Nation, area: Area
) -> None:
    """Put the value, with what may be added to it; cost or reward; markers that are left."""
    kit, what = scene.kit, token[nation]
    paid, taken = side_parts(kit, what, 46)
    more = asked.player.perk("combat")
    points = asked.player.combat + sum(g.amount for g in what.gains if g.kind == "combat")
    signs = Signs(kit, 44)
    value: Sentence = [pieces.fight(kit, 72), 6, number(str(what.value), 84)]
    added: Sentence = [Quiet(number(f"+0–{points}", 36)), pieces.combat(kit, 40)]
    extra: Sentence = [Quiet(number(f"+{more}", 36)), 4] if more else []
    left = MARKERS - asked.view.nations[nation].given
    markers: Sentence = [
        Quiet(number(str(left), 36)),
        pieces.shield(kit, nation, 36),
        18,
        pieces.pennant(kit, asked.player.ranks[nation], 42),
    ]
    effect = joined([one for one in (paid, taken) if one], signs.space)
    nothing: Sentence = [Quiet(number("–", 40))]
    lines = [value, [*extra, *added], effect or nothing, markers]
    _put_lines(scene, f"side {nation}", area, lines)


def _put_lines(scene: Scene, name: str, area: Area, lines: Sequence[Sentence]) -> None:
    """Put sentences one below the other, each in the middle."""
    pitch = (area.height - LIP) / len(lines)
    with scene.canvas.frame(name, *area):
        for place, parts in enumerate(lines):
            left = area.middle[0] - row_width(parts, 4) / 2
            row(scene.canvas, round(left), round(area.y + pitch * (place + 0.5)), parts, 4)
