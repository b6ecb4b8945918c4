"""A tray on the water: what may be taken, given or exchanged, each on a card of its own."""

from collections.abc import Sequence

from games.santiago.actions import Give, Take, Use
from games.santiago.data import CAFE_POINTS, CASINO_PESOS, Cube, Thing
from rendering.core.lettering import Setting, fit, ladder
from rendering.core.sprite import Sprite
from rendering.core.words import mark
from rendering.santiago import grid
from rendering.santiago.pieces import Part, Quiet, coin, cube, number, row, row_width, star, thing
from rendering.santiago.scene import Scene

TRAY = grid.Area(102, 470, 944, 208)
QUESTION_Y = 40
CARDS_Y, CARD_HEIGHT, CARD_GAP = 64, 124, 14
LOW_CARD_HEIGHT = 60
GLYPH = 60
LOW_GLYPH = 42

TAKE_ONE = mark("Take one good")
GIVE_ONE = mark("Give one of these to {name}")
EXCHANGE = mark("Exchange")


def draw_goods(scene: Scene) -> None:
    """Put the goods that Pablo offers, each with how many the reader has."""
    goods = [action.good for action in scene.view.choices if isinstance(action, Take)]
    cards = [_with_held(scene, good) for good in goods]
    _draw_tray(scene, scene.words.gettext(TAKE_ONE), cards)


def draw_gifts(scene: Scene) -> None:
    """Put what the reader may give away, each with how many the reader has."""
    things = [action.thing for action in scene.view.choices if isinstance(action, Give)]
    question = scene.words.gettext(GIVE_ONE).format(name=scene.shown(scene.view.active))
    _draw_tray(scene, question, [_with_held(scene, kind) for kind in things])


def draw_exchanges(scene: Scene, uses: Sequence[Use]) -> None:
    """Put the exchanges of a building, the amounts of one kind together."""
    market = [use for use in uses if use.building == "black_market"]
    cards = _market(scene, market) if market else _exchanges(scene, uses)
    _draw_tray(scene, scene.words.gettext(EXCHANGE), cards)


def _with_held(scene: Scene, kind: Thing) -> list[Part]:
    held = scene.view.mine
    assert held is not None
    amount = {"peso": held.pesos, "point": held.points}.get(kind)
    if amount is None:
        amount = held.cubes[kind]  # type: ignore[index]  # neither pesos nor points, so a cube
    return [thing(scene.kit, kind, GLYPH), Quiet(number(str(amount), 42))]


def _market(scene: Scene, uses: Sequence[Use]) -> list[list[Part]]:
    """Return one card: any of these for any of those; the same good is no exchange."""
    gives = dict.fromkeys(use.give for use in uses)
    takes = dict.fromkeys(use.take for use in uses)
    left = _either(scene, [give for give in gives if give and give != "both"])
    right = _either(scene, [take for take in takes if take])
    return [[*left, scene.kit.icon("arrow", 36, scene.theme.soft), *right]]


def _either(scene: Scene, kinds: Sequence[Thing]) -> list[Part]:
    parts: list[Part] = []
    for kind in kinds:
        if parts:
            parts += [-2, Quiet(number("/", 36)), -2]
        parts.append(thing(scene.kit, kind, LOW_GLYPH + 6))
    return parts


def _exchanges(scene: Scene, uses: Sequence[Use]) -> list[list[Part]]:
    most: dict[tuple[Thing | str | None, Thing | None], int] = {}
    for use in uses:
        key = use.give, use.take
        most[key] = max(most.get(key, 0), use.amount)
    return [_exchange(scene, give, take, amount) for (give, take), amount in most.items()]


def _exchange(scene: Scene, give: Thing | str | None, take: Thing | None, most: int) -> list[Part]:
    """Return *give → get*, and how often it can be done."""
    parts = [*_price(scene, give), scene.kit.icon("arrow", 32, scene.theme.soft)]
    if take is None:
        cubes = 2 if give == "both" else 1
        return [*parts, number(str(CAFE_POINTS * cubes), 44), star(scene.kit, GLYPH)]
    if take == "peso":
        parts += [number(str(CASINO_PESOS), 44), coin(scene.kit, GLYPH - 4)]
    else:
        parts.append(thing(scene.kit, take, GLYPH - 4))
    times = f"×{most}" if most == 1 else f"×1–{most}"
    return [*parts, 10, Quiet(number(times, 40))]


def _price(scene: Scene, give: Thing | str | None) -> list[Part]:
    kit = scene.kit
    if give == "both":
        return [cube(kit, "rum", GLYPH - 4), cube(kit, "cigars", GLYPH - 4)]
    if give == "peso":
        return [number(str(CASINO_PESOS), 44), coin(kit, GLYPH - 4)]
    if give == "point":
        return [star(kit, GLYPH)]
    kind: Cube = give  # type: ignore[assignment]  # the other things are cubes
    return [cube(kit, kind, GLYPH - 4)]


def _draw_tray(scene: Scene, question: str, cards: Sequence[Sequence[Part]]) -> None:
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    ground = kit.block(TRAY.width, TRAY.height, 24, theme.glass, 0.88, edge=theme.now, line=4)
    canvas.lay(ground, TRAY.x, TRAY.y)
    with canvas.frame("question", TRAY.x + 20, TRAY.y, TRAY.width - 40, CARDS_Y - 4):
        text: Setting = fit(question, TRAY.width - 56, ladder(32))
        canvas.write(text, TRAY.middle[0], TRAY.y + QUESTION_Y, theme.strong, "middle")
    for line in _lines(cards):
        _draw_line(scene, *line)


def _lines(cards: Sequence[Sequence[Part]]) -> list[tuple[Sequence[Sequence[Part]], float, float]]:
    """Break the cards into one line of high cards, or two lines of low ones: cards, y, height."""
    if _line_width(cards) <= TRAY.width - 40:
        return [(cards, TRAY.y + CARDS_Y, CARD_HEIGHT)]
    half = (len(cards) + 1) // 2
    return [
        (cards[:half], TRAY.y + CARDS_Y, LOW_CARD_HEIGHT),
        (cards[half:], TRAY.y + CARDS_Y + LOW_CARD_HEIGHT + 8, LOW_CARD_HEIGHT),
    ]


def _line_width(cards: Sequence[Sequence[Part]]) -> float:
    return sum(_card_width(parts) for parts in cards) + CARD_GAP * (len(cards) - 1)


def _card_width(parts: Sequence[Part]) -> float:
    return round(row_width(parts)) + 36


def _draw_line(scene: Scene, cards: Sequence[Sequence[Part]], y: float, height: float) -> None:
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    x = TRAY.middle[0] - _line_width(cards) / 2
    for parts in cards:
        width = _card_width(parts)
        card: Sprite = kit.panel(width, height, 18, theme.tile, lip=theme.lip)
        canvas.lay(card, x, y)
        canvas.lay(kit.glow(width, height - 5, 18, theme.now, blur=5, strength=0.5, line=3), x, y)
        with canvas.frame("card", x, y, width, height):
            row(canvas, x + 18, y + (height - 5) / 2, parts)
        x += width + CARD_GAP
