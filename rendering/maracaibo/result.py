"""The final scores: places, where the points come from, what decides a tie; Jean in a solo game."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from games.core.action import Seat
from games.maracaibo.automa import DISCS_PER_UPGRADE
from games.maracaibo.data import JEAN, Source
from games.maracaibo.view import MaracaiboView
from rendering.core.area import Area
from rendering.core.lettering import Step, fit, ladder
from rendering.core.light import lay_row
from rendering.core.places import place_name, places
from rendering.core.sentence import number
from rendering.core.sprite import Sprite
from rendering.core.tokens import star
from rendering.core.words import mark
from rendering.maracaibo import grid
from rendering.maracaibo.header import draw_rounds, draw_title, draw_values
from rendering.maracaibo.pieces import (
    boot,
    card_sign,
    doubloon,
    doubloon_rise,
    fight,
    point_rise,
    quest_sign,
    shield,
    wheel,
)
from rendering.maracaibo.scene import Scene
from rendering.maracaibo.seats import sailors, shown, token
from rendering.maracaibo.terms import ANY_BUILDING

HEAD_Y, HEAD_HEIGHT = 84, 104
TOP = HEAD_Y + HEAD_HEIGHT + 8
ROW_HEIGHT, ROW_PITCH = 116, 126
PLACE, PIECE, NAME, NAME_END = 20, 82, 166, 404
FIRST, LAST = 446, 1238
"""The middles of the first and of the last column of points, from the left edge of a row."""
TOTAL, DOUBLOONS, UPGRADES = 1384, 1464, 1532
"""Right-aligned there."""
RULE = Area(838, 12, 478, 58)
ICON = 46
NAME_STEPS = (
    *(Step("heavy", 36), Step("heavy", 32)),
    *(Step("narrow", size) for size in range(35, 23, -1)),
)
CAPTION = tuple(Step("narrow", size) for size in range(20, 12, -1))

BY_DOUBLOONS = mark("Equal points: more doubloons win")
BY_UPGRADES = mark("Equal points and doubloons: more upgrades win")
SHARED = mark("Equal in everything: the place is shared")
BEATEN = mark("Jean, level {level}, is beaten")
LOST = mark("Jean, level {level}, has won")


class Column(NamedTuple):
    """A column of points: from where they come, and what stands over it."""

    caption: str
    sources: tuple[Source, ...]
    sign: Callable[[Scene], Sprite]


COLUMNS: Mapping[str, Column] = {
    "voyage": Column(
        mark("voyage"),
        (
            *("sailing", "village", "city", "delivering", "cards", "assistants", "upgrades"),
            *("careers", "tracks", "collecting"),
        ),
        lambda scene: scene.kit.icon("anchor", ICON, scene.theme.paper),
    ),
    "combat": Column(mark("combat"), ("combat",), lambda scene: fight(scene.kit, ICON)),
    "exploring": Column(mark("exploring"), ("exploring",), lambda scene: boot(scene.kit, ICON)),
    "quests": Column(mark("quests"), ("quests",), lambda scene: quest_sign(scene.kit, ICON + 4)),
    "income": Column(mark("income"), ("income",), lambda scene: point_rise(scene.kit, ICON + 4)),
    "doubloons": Column(
        mark("money"), ("doubloon_income",), lambda scene: doubloon_rise(scene.kit, ICON + 4)
    ),
    "projects": Column(
        mark("projects"), ("projects",), lambda scene: card_sign(scene.kit, ICON + 4)
    ),
    "ends": Column(
        mark("the end"),
        ("ends",),
        lambda scene: scene.kit.icon("checkered-flag", ICON, scene.theme.paper),
    ),
    "buildings": Column(
        mark("buildings"),
        ("buildings",),
        lambda scene: scene.kit.icon(ANY_BUILDING, ICON, scene.theme.cream),
    ),
    "leaders": Column(
        mark("leading"),
        ("leaders",),
        lambda scene: scene.kit.icon("laurels", ICON + 4, scene.theme.now),
    ),
    "nations": Column(mark("nations"), ("nations",), lambda scene: shield(scene.kit, None, 42)),
    "comparison": Column(
        mark("ahead"),
        ("comparison",),
        lambda scene: scene.kit.icon("scales", ICON + 2, scene.theme.paper),
    ),
}
"""In the order in which they are scored; the last one is Jean's alone."""


class Line(NamedTuple):
    """A line of the final scores: the place, who has it, whether it is shared, and who has won."""

    place: int
    seat: Seat
    tied: bool
    won: bool


def columns(view: MaracaiboView) -> dict[str, Column]:
    """Return the columns that a game has."""
    return {
        name: column
        for name, column in COLUMNS.items()
        if name != "comparison" or view.jean is not None
    }


def lines(view: MaracaiboView) -> list[Line]:
    """Return the lines of the final scores, the best first."""
    outcome = view.outcome
    assert outcome is not None, "the final scores need an outcome"
    if view.jean is None:
        return [Line(*place, won=place.number == 1) for place in places(outcome)]
    beaten = view.jean.beaten
    first, second = (JEAN, 0) if beaten is False else (0, JEAN)
    tied = beaten is None
    return [Line(1, first, tied, won=True), Line(1 if tied else 2, second, tied, won=tied)]


def height(view: MaracaiboView) -> int:
    """Return the height of the picture."""
    return TOP + len(lines(view)) * ROW_PITCH + 12


def draw_result(scene: Scene) -> None:
    """Put a line for each, the best first, below what their points are for."""
    draw_title(scene)
    draw_values(scene)
    draw_rounds(scene)
    _draw_rule(scene)
    _draw_heads(scene)
    found = lines(scene.view)
    areas = [
        Area(grid.MARGIN, TOP + at * ROW_PITCH, grid.INNER, ROW_HEIGHT) for at in range(len(found))
    ]
    for line, area in sorted(zip(found, areas, strict=True), key=lambda both: both[0].won):
        lay_row(scene.canvas, area, lit=line.won)
    for line, area in zip(found, areas, strict=True):
        with scene.canvas.frame(f"result {line.seat}", *area):
            _draw_line(scene, line, area)


def rule(scene: Scene) -> str:
    """Say what decided, where points alone did not; in a solo game how it ended."""
    view, words = scene.view, scene.words
    outcome = view.outcome
    assert outcome is not None, "the final scores need an outcome"
    if view.jean is not None:
        if view.jean.beaten is None:
            return words.gettext(SHARED)
        text = BEATEN if view.jean.beaten else LOST
        return words.gettext(text).format(level=view.jean.level)
    if len(outcome.winners) > 1:
        return words.gettext(SHARED)
    texts = {"doubloons": BY_DOUBLOONS, "upgrades": BY_UPGRADES}
    return words.gettext(texts[outcome.tie_break]) if outcome.tie_break else ""


def _draw_rule(scene: Scene) -> None:
    text = rule(scene)
    if not text:
        return
    with scene.canvas.frame("rule", *RULE):
        setting = fit(text, RULE.width - 12, ladder(29, 16, "bold"))
        scene.canvas.write(
            setting, RULE.right - 8, RULE.middle[1], scene.theme.now, "right", "middle"
        )


def _middles(view: MaracaiboView) -> dict[str, float]:
    """Return the middle of each column of points."""
    names = list(columns(view))
    pitch = (LAST - FIRST) / (len(names) - 1)
    return {name: grid.MARGIN + FIRST + at * pitch for at, name in enumerate(names)}


def _draw_heads(scene: Scene) -> None:
    """Put over each column what its points are for."""
    kit, canvas, theme, view = scene.kit, scene.canvas, scene.theme, scene.view
    x, middle = grid.MARGIN, HEAD_Y + 38
    canvas.lay(kit.block(grid.INNER, HEAD_HEIGHT, 18, theme.well, 0.8), x, HEAD_Y)
    middles = _middles(view)
    pitch = (LAST - FIRST) / (len(middles) - 1)
    with canvas.frame("result heads", x, HEAD_Y, grid.INNER, HEAD_HEIGHT):
        for name, column in columns(view).items():
            canvas.put_middle(column.sign(scene), middles[name], middle, name)
            caption = fit(scene.words.gettext(column.caption), pitch - 4, CAPTION)
            y = HEAD_Y + 86
            canvas.write(caption, middles[name], y, theme.soft, "middle", "middle")
        canvas.put_middle(star(kit, 58), x + TOTAL - 38, middle, "points")
        canvas.put_middle(doubloon(kit, 44), x + DOUBLOONS - 20, middle, "doubloons")
        canvas.put_middle(wheel(kit, 44), x + UPGRADES - 18, middle, "upgrades")


def points_by_column(view: MaracaiboView, seat: Seat) -> dict[str, int]:
    """Return the points of each column of a seat; they sum up to its total."""
    scored = sailors(view)[seat].scored
    return {
        name: sum(scored.get(source, 0) for source in column.sources)
        for name, column in columns(view).items()
    }


def ties(view: MaracaiboView, seat: Seat) -> tuple[int, int]:
    """Return doubloons and upgrades, which break ties."""
    outcome = view.outcome
    assert outcome is not None, "the final scores need an outcome"
    if view.jean is not None and seat == JEAN:
        return 0, view.jean.discs // DISCS_PER_UPGRADE
    kept = outcome.scores[seat].ties
    return kept["doubloons"], kept["upgrades"]


def _draw_line(scene: Scene, line: Line, area: Area) -> None:
    kit, canvas, theme, view = scene.kit, scene.canvas, scene.theme, scene.view
    x, middle = area.x, area.y + area.height / 2
    text = place_name(scene.words, line.place, shared=line.tied)
    place = fit(text, PIECE - PLACE - 6, ladder(42))
    canvas.write(place, x + PLACE, middle, theme.soft, down="middle")
    canvas.put(token(kit, view, line.seat, 72), x + PIECE, round(middle - 38), "piece")
    room = NAME_END - NAME
    if line.won:
        room -= 54
        canvas.put(kit.icon("laurels", 48, theme.now), x + NAME_END - 48, middle - 24, "laurels")
    name = fit(shown(scene, line.seat), room, NAME_STEPS)
    canvas.write(name, x + NAME, middle, theme.strong, down="middle")
    middles = _middles(view)
    for part, amount in points_by_column(view, line.seat).items():
        ink = theme.strong if amount else theme.dim
        canvas.write(number(str(amount), 40), middles[part], middle, ink, "middle", "middle")
    total = number(str(sailors(view)[line.seat].points), 60)
    canvas.write(total, x + TOTAL, middle, theme.star.face, "right", "middle")
    for amount, right in zip(ties(view, line.seat), (DOUBLOONS, UPGRADES), strict=True):
        canvas.write(number(str(amount), 36), x + right, middle, theme.soft, "right", "middle")
