"""A tray on the water: what may be taken, given or exchanged, each on a card of its own."""

from collections.abc import Callable, Sequence

from games.santiago.actions import Give, Take, Use
from games.santiago.data import CAFE_POINTS, CASINO_PESOS, GOODS, Cube, Thing
from games.santiago.view import Holdings
from rendering.core.lettering import Setting, fit, ladder
from rendering.core.sprite import Sprite
from rendering.core.words import mark
from rendering.santiago import grid
from rendering.santiago.pieces import Part, Quiet, coin, cube, number, row, row_width, star, thing
from rendering.santiago.scene import Scene

Cards = Sequence[Sequence[Part]]

TRAY = grid.Area(102, 470, 944, 208)
QUESTION_Y = 40
CARDS_Y, CARD_HEIGHT, CARD_GAP = 64, 124, 14
LOW_CARD_HEIGHT = 60
GLYPH = 60
LOW_GLYPH = 42

TAKE_ONE = mark("Take one good; you have")
GIVE_ONE = mark("Give one to {name}; you have")
EXCHANGE = mark("Exchange")


def draw_goods(scene: Scene) -> None:
    """Put the goods that Pablo offers, each with how many the reader has."""
    goods = [action.good for action in scene.view.choices if isinstance(action, Take)]
    _draw_tray(
        scene,
        scene.words.gettext(TAKE_ONE),
        lambda size: [_with_held(scene, good, size) for good in goods],
    )


def draw_gifts(scene: Scene) -> None:
    """Put what the reader may give away, each with how many the reader has."""
    things = [action.thing for action in scene.view.choices if isinstance(action, Give)]
    receiver = scene.shown(scene.view.active)
    _draw_tray(
        scene,
        scene.words.gettext(GIVE_ONE).format(name=receiver),
        lambda size: [_with_held(scene, kind, size) for kind in things],
    )


def draw_exchanges(scene: Scene, uses: Sequence[Use]) -> None:
    """Put the exchanges of a building, the amounts of one kind together."""
    market = uses[0].building == "black_market"
    _draw_tray(
        scene,
        scene.words.gettext(EXCHANGE),
        lambda size: _market(scene, uses, size) if market else _exchanges(scene, uses, size),
    )


def _with_held(scene: Scene, kind: Thing, size: float) -> list[Part]:
    held = scene.view.mine
    assert held is not None, "who chooses sees the own holdings"
    return [thing(scene.kit, kind, size), Quiet(number(str(amount_of(held, kind)), size * 0.7))]


def amount_of(held: Holdings, kind: Thing) -> int:
    """Return how many of one thing somebody holds."""
    if kind == "peso":
        return held.pesos
    return held.points if kind == "point" else held.cubes[kind]


def _market(scene: Scene, uses: Sequence[Use], size: float) -> list[list[Part]]:
    """Return one card: any of these for any of those; the same good is no exchange."""
    gives, takes = {use.give for use in uses}, {use.take for use in uses}
    left = _either(scene, [good for good in GOODS if good in gives], size)
    right = _either(scene, [good for good in GOODS if good in takes], size)
    return [[*left, scene.kit.icon("arrow", 36, scene.theme.soft), *right]]


def _either(scene: Scene, kinds: Sequence[Thing], size: float) -> list[Part]:
    parts: list[Part] = []
    for kind in kinds:
        if parts:
            parts += [-2, Quiet(number("/", size * 0.6)), -2]
        parts.append(thing(scene.kit, kind, size))
    return parts


def _exchanges(scene: Scene, uses: Sequence[Use], size: float) -> list[list[Part]]:
    most: dict[tuple[Thing | str | None, Thing | None], int] = {}
    for use in uses:
        key = use.give, use.take
        most[key] = max(most.get(key, 0), use.amount)
    return [_exchange(scene, give, take, amount, size) for (give, take), amount in most.items()]


def _exchange(
    scene: Scene, give: Thing | str | None, take: Thing | None, most: int, size: float
) -> list[Part]:
    """Return *give → get*, and how often it can be done."""
    arrow = scene.kit.icon("arrow", size * 0.54, scene.theme.soft)
    parts: list[Part] = [*_price(scene, give, size), arrow]
    if take is None:
        cubes = 2 if give == "both" else 1
        return [*parts, number(str(CAFE_POINTS * cubes), size * 0.74), star(scene.kit, size)]
    parts += _price(scene, take, size)
    times = f"×{most}" if most == 1 else f"×1–{most}"
    return [*parts, 10, Quiet(number(times, size * 0.66))]


def _price(scene: Scene, kind: Thing | str | None, size: float) -> list[Part]:
    """Return what one exchange costs or brings."""
    kit = scene.kit
    if kind == "both":
        return [cube(kit, "rum", size - 4), cube(kit, "cigars", size - 4)]
    if kind == "peso":
        return [number(str(CASINO_PESOS), size * 0.74), coin(kit, size - 4)]
    if kind == "point":
        return [star(kit, size)]
    good: Cube = kind  # type: ignore[assignment]  # the other things are cubes
    return [cube(kit, good, size - 4)]


def _draw_tray(scene: Scene, question: str, build: Callable[[float], Cards]) -> None:
    """Put a question and the cards that answer it, which `build` makes for a glyph size."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    ground = kit.block(TRAY.width, TRAY.height, 24, theme.glass, 0.88, edge=theme.now, line=4)
    canvas.lay(ground, TRAY.x, TRAY.y)
    with canvas.frame("question", TRAY.x + 20, TRAY.y, TRAY.width - 40, CARDS_Y - 4):
        text: Setting = fit(question, TRAY.width - 56, ladder(32))
        canvas.write(text, TRAY.middle[0], TRAY.y + QUESTION_Y, theme.strong, "middle")
    for line in _lines(build):
        _draw_line(scene, *line)


def _lines(build: Callable[[float], Cards]) -> list[tuple[Cards, float, float]]:
    """Break the cards into one line of high cards, or two lines of low ones: cards, y, height."""
    for size in (GLYPH, GLYPH - 8):
        cards = build(size)
        if _line_width(cards) <= TRAY.width - 30:
            return [(cards, TRAY.y + CARDS_Y, CARD_HEIGHT)]
    cards = build(LOW_GLYPH)
    half = (len(cards) + 1) // 2
    second = TRAY.y + CARDS_Y + LOW_CARD_HEIGHT + 8
    return [
        (cards[:half], TRAY.y + CARDS_Y, LOW_CARD_HEIGHT),
        (cards[half:], second, LOW_CARD_HEIGHT),
    ]


def _line_width(cards: Cards) -> float:
    return sum(_card_width(parts) for parts in cards) + CARD_GAP * (len(cards) - 1)


def _card_width(parts: Sequence[Part]) -> float:
    return round(row_width(parts)) + 36


def _draw_line(scene: Scene, cards: Cards, y: float, height: float) -> None:
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
