"""The things on the table that belong to no seat: goods, objects, tokens, shields, coins, ranks.

Every maker takes the kit and a size in board pixels and returns a cached sprite; round and square
things are as high as wide, shields a little higher.
"""

from collections.abc import Callable

from games.maracaibo.buildings import Building
from games.maracaibo.data import GOODS, OBJECTS, Good, Nation, Object, Symbol
from games.maracaibo.quests import Wanted
from games.maracaibo.upgrades import Upgrade
from rendering.core.canvas import Canvas
from rendering.core.colour import WHITE, Colour
from rendering.core.kit import Kit
from rendering.core.lettering import Setting
from rendering.core.sprite import Sprite
from rendering.core.tokens import star
from rendering.maracaibo.colours import colours_of
from rendering.maracaibo.terms import BUILDING_ICONS, GOOD_ICONS, NATION_ICONS, UPGRADE_ICONS

SHIELD_HEIGHT = 74 / 64
"""How high a shield is for its width."""
Maker = Callable[[Kit, float], Sprite]
"""What makes a thing in a size."""


_OBJECTS: dict[Wanted, Object] = {thing: thing for thing in OBJECTS}
_GOODS: dict[Wanted, Good] = {good: good for good in GOODS}


def chip(kit: Kit, good: Good, size: float) -> Sprite:
    """Return a good."""
    if good in kit.theme.goods:
        return kit.art(f"cube-{good}", size, size)
    return kit.art(f"maracaibo/good-{good}", size, size)


def good_sign(kit: Kit, good: Good, size: float, colour: Colour) -> Sprite:
    """Return the sign of a good in one colour."""
    return kit.icon(GOOD_ICONS[good], size, colour)


def any_chip(kit: Kit, size: float) -> Sprite:
    """Return the chip that stands for any good."""
    return _asking(kit, "maracaibo/good", size, size, (0.5, 0.46), 0.42, WHITE)


def parchment(kit: Kit, thing: Object, size: float) -> Sprite:
    """Return an object that quests ask for."""
    return kit.art(f"maracaibo/object-{thing}", size, size)


def wanted(kit: Kit, symbol: Wanted, size: float) -> Sprite:
    """Return what a quest asks for: an object, or a good."""
    thing = _OBJECTS.get(symbol)
    if thing is not None:
        return parchment(kit, thing, size)
    return chip(kit, _GOODS[symbol], size)


def hexagon(kit: Kit, symbol: Symbol | None, size: float) -> Sprite:
    """Return a synergy token; None stands for any."""
    if symbol is not None:
        return kit.art(f"maracaibo/symbol-{symbol}", size, size)
    ink = colours_of(kit.theme).symbol.ink
    return _asking(kit, "maracaibo/symbol", size, size, (0.5, 0.5), 0.50, ink)


def shield(kit: Kit, nation: Nation | None, width: float) -> Sprite:
    """Return an ownership marker; None stands for that of any nation."""
    height = round(width * SHIELD_HEIGHT)
    if nation is not None:
        return kit.art(f"maracaibo/shield-{nation}", width, height)
    return _asking(kit, "maracaibo/shield", width, height, (0.5, 0.46), 0.40, WHITE)


def emblem(kit: Kit, nation: Nation, size: float, colour: Colour) -> Sprite:
    """Return the emblem of a nation in one colour."""
    return kit.icon(NATION_ICONS[nation], size, colour)


def no_owner(kit: Kit, width: float) -> Sprite:
    """Return the dashed shield of a place that nobody owns."""
    height = round(width * SHIELD_HEIGHT)

    def draw(canvas: Canvas) -> None:
        own = colours_of(kit.theme)
        canvas.lay(kit.mask("maracaibo/no-owner", width, height, own.place), 0, 0)
        edge = kit.mask("maracaibo/no-owner-edge", width, height, kit.theme.socket, 0.9)
        canvas.lay(edge, 0, 0)

    return kit.drawing("no owner", width, height, draw)


def _asking(
    kit: Kit,
    art: str,
    width: float,
    height: float,
    middle: tuple[float, float],
    share: float,
    ink: Colour,
) -> Sprite:
    """Return art with a question mark on it."""

    def draw(canvas: Canvas) -> None:
        canvas.lay(kit.art(art, width, height), 0, 0)
        text = Setting("?", "heavy", width * share)
        canvas.write(text, width * middle[0], height * middle[1], ink, "middle", "middle")

    return kit.drawing(("asking", art), width, height, draw)


def doubloon(kit: Kit, size: float) -> Sprite:
    """Return a doubloon."""
    return kit.art("maracaibo/doubloon", size, size)


def combat(kit: Kit, size: float) -> Sprite:
    """Return a combat point."""
    return kit.art("maracaibo/combat", size, size)


def boot(kit: Kit, size: float) -> Sprite:
    """Return a step of exploring."""
    return kit.art("maracaibo/explore", size, size)


def fight(kit: Kit, size: float) -> Sprite:
    """Return a combat, to be fought."""
    return kit.art("maracaibo/fight", size, size)


def combat_token(kit: Kit, size: float) -> Sprite:
    """Return a combat token that was won."""
    return kit.art("maracaibo/token", size, size)


def figure(kit: Kit, size: float) -> Sprite:
    """Return a figure, or an assistant, of whose seat nothing is said."""
    return kit.art("maracaibo/figure", size, size)


def stranger(kit: Kit, size: float) -> Sprite:
    """Return an assistant of another player."""
    return kit.art("maracaibo/stranger", size, size)


def disc_leaving(kit: Kit, size: float) -> Sprite:
    """Return a disc that leaves a ship board."""
    return kit.art("maracaibo/disc-leaving", size, size)


def card_sign(kit: Kit, size: float) -> Sprite:
    """Return the sign of a project card."""
    return kit.art("maracaibo/card", size, size)


def doubloon_rise(kit: Kit, size: float) -> Sprite:
    """Return a step of doubloon income."""
    return kit.art("maracaibo/doubloon-income", size, size)


def point_rise(kit: Kit, size: float) -> Sprite:
    """Return a step of point income."""
    return kit.art("maracaibo/point-income", size, size)


def quest_sign(kit: Kit, size: float) -> Sprite:
    """Return the sign of a quest."""
    return kit.art("maracaibo/quest", size, size)


def wheel(kit: Kit, size: float) -> Sprite:
    """Return the sign of a completed upgrade."""
    return kit.icon("ship-wheel", size, colours_of(kit.theme).tick)


def paling(kit: Kit, size: float) -> Sprite:
    """Return the sign of a barrier on the explorer track."""
    return kit.icon("maracaibo/paling", size, colours_of(kit.theme).paling.ink)


def village(kit: Kit, size: float) -> Sprite:
    """Return the sign of a village action."""
    return kit.icon("wood-cabin", size, kit.theme.paper)


def city(kit: Kit, size: float) -> Sprite:
    """Return the sign of a city: its market."""
    return kit.icon("shop", size, kit.theme.paper)


def building_icon(kit: Kit, building: Building, size: float) -> Sprite:
    """Return the icon of a prestige building."""
    return kit.icon(BUILDING_ICONS[building], size, colours_of(kit.theme).gold)


def upgrade_icon(kit: Kit, upgrade: Upgrade, size: float, colour: Colour | None = None) -> Sprite:
    """Return the icon of an upgrade."""
    return kit.icon(UPGRADE_ICONS[upgrade], size, colour or colours_of(kit.theme).gold)


def tick(kit: Kit, size: float) -> Sprite:
    """Return the sign of what is done."""
    return kit.icon("tick", size, colours_of(kit.theme).tick)


def pennant(kit: Kit, rank: int | None, width: float, height: float | None = None) -> Sprite:
    """Return a noble rank with its number; None stands for a player's highest."""
    high = height or width
    if rank is None:
        return kit.art("maracaibo/highest-pennant", width, high)

    def draw(canvas: Canvas) -> None:
        canvas.lay(kit.art("maracaibo/pennant", width, high), 0, 0)
        text = Setting(str(rank), "heavy", round(high * 0.66))
        ink = colours_of(kit.theme).pennant.ink
        canvas.write(text, width / 2, high * 0.40, ink, "middle", "middle")

    return kit.drawing(("pennant", rank), width, high, draw)


def priced_coin(kit: Kit, price: int, size: float) -> Sprite:
    """Return a coin with what a card, or a place, costs."""

    def draw(canvas: Canvas) -> None:
        canvas.lay(kit.art("maracaibo/price", size, size), 0, 0)
        text = Setting(str(price), "heavy", round(size * (0.60 if price < 10 else 0.50)))
        canvas.write(text, size / 2, size * 0.47, kit.theme.coin.ink, "middle", "middle")

    return kit.drawing(("priced coin", price), size, size, draw)


def pointed_star(kit: Kit, points: int, size: float) -> Sprite:
    """Return a star with what something is worth at the end."""

    def draw(canvas: Canvas) -> None:
        canvas.lay(star(kit, size), 0, 0)
        text = Setting(str(points), "heavy", round(size * (0.46 if points < 10 else 0.40)))
        canvas.write(text, size / 2, size * 0.54, kit.theme.star.ink, "middle", "middle")

    return kit.drawing(("pointed star", points), size, size, draw)


def badge(kit: Kit, number: str, size: float) -> Sprite:
    """Return the number of a location as it stands in sentences: a light disc."""
    theme = kit.theme

    def draw(canvas: Canvas) -> None:
        canvas.lay(kit.block(size, size, size / 2, theme.paper), 0, 0)
        text = Setting(number, "heavy", round(size * (0.62 if len(number) < 2 else 0.54)))
        canvas.write(text, size / 2, size / 2, theme.on_light, "middle", "middle")

    return kit.drawing(("badge", number), size, size, draw)
