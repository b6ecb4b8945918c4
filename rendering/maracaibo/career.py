"""A career: its three tasks, how far each has come, whose figure is still on it, the reward."""

from collections.abc import Sequence
from functools import partial

from games.core.action import Seat
from games.maracaibo.careers import CAREER_CARDS, Career
from games.maracaibo.measures import Condition
from rendering.core.area import Area
from rendering.core.kit import Kit
from rendering.core.lettering import Step, fit
from rendering.core.sentence import row, row_width
from rendering.core.theme import Shade
from rendering.maracaibo import seats
from rendering.maracaibo.colours import colours_of
from rendering.maracaibo.effects import Sentence, fitted, joined, reward, task
from rendering.maracaibo.pieces import tick
from rendering.maracaibo.prospects import Task, measured, tasks_of
from rendering.maracaibo.scene import Scene
from rendering.maracaibo.terms import CAREER_NAMES

NAME_STEPS = (
    *(Step("heavy", 29), Step("heavy", 27)),
    *(Step("narrow", size) for size in range(30, 19, -1)),
)
BRIEF_STEPS = (Step("bold", 24), *(Step("narrow", size) for size in range(24, 13, -1)))
TASK_PITCH, TASK_HEIGHT, TASKS_Y = 88, 80, 74
TINT = 0.10


def draw_career(scene: Scene, seat: Seat, area: Area) -> None:
    """Put the career of a player as a card; a dashed place before one is kept."""
    career = scene.view.players[seat].career
    if career is None:
        lay_socket(scene, area)
        with scene.canvas.frame(f"career {seat}", *area):
            sign = scene.kit.icon("laurels", 90, scene.theme.socket, 0.3)
            scene.canvas.put_middle(sign, *area.middle, "laurels")
        return
    draw_career_card(scene, career, area, seat, tasks_of(scene.view, seat))


def lay_socket(scene: Scene, area: Area) -> None:
    """Lay an empty place for a card."""
    socket = scene.kit.block(
        *area[2:], 18, scene.theme.inset, 0.6, edge=scene.theme.socket, edge_strength=0.28, line=3
    )
    scene.canvas.lay(socket, *area[:2])


def draw_career_card(
    scene: Scene, career: Career, area: Area, seat: Seat, tasks: Sequence[Task] = ()
) -> None:
    """Put a career card; without `tasks` it is one that may be kept."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    colour = theme.seats[seat]
    shade = Shade(*(tone.mix(colour, TINT) for tone in theme.panel))
    canvas.lay(kit.panel(*area[2:], 20, shade, lip=theme.lip), *area[:2])
    with canvas.frame(f"career {career}", *area):
        canvas.put(kit.icon("laurels", 50, colour), area.x + 14, area.y + 12, "laurels")
        text = fit(scene.words.gettext(CAREER_NAMES[career]), area.width - 84, NAME_STEPS)
        canvas.write(text, area.x + 72, area.y + 38, theme.strong, down="middle")
    for place in range(len(CAREER_CARDS[career].tasks)):
        row_area = Area(
            area.x + 10, area.y + TASKS_Y + place * TASK_PITCH, area.width - 20, TASK_HEIGHT
        )
        there = tasks[place] if tasks else None
        _draw_task(scene, career, place, row_area, seat, there)
    foot = Area(area.x, area.y + TASKS_Y + 3 * TASK_PITCH, area.width, 0)
    rest = area.foot - 6 - foot.y
    with canvas.frame(f"reward {career}", area.x, foot.y, area.width, rest):
        parts = fitted(
            lambda glyph: reward(kit, CAREER_CARDS[career].reward, glyph), area.width - 30, 42
        )
        left = area.middle[0] - row_width(parts, 4) / 2
        row(canvas, round(left), round(foot.y + rest / 2), parts, 4)


def _draw_task(
    scene: Scene, career: Career, place: int, area: Area, seat: Seat, now: Task | None
) -> None:
    """Put what a task asks for, at the right its figure or a tick, below how far it has come."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    needed = CAREER_CARDS[career].tasks[place]
    canvas.lay(kit.block(*area[2:], 14, theme.inset), *area[:2])
    done = now is not None and now.done
    amount = now.now if now is not None else measured(scene.view, seat, needed.measure)
    if not done:
        _lay_bar(scene, area, min(1, amount / needed.least))
    if now is not None and now.ready:
        canvas.lay(kit.glow(*area[2:], 14, theme.now, blur=6, strength=0.5, line=3), *area[:2])
    with canvas.frame(f"task {career} {place + 1}", *area):
        sign = tick(kit, 46) if done else seats.assistant(kit, scene.view, seat, 44)
        x = round(area.right - 34 - sign.width / 2)
        canvas.put(sign, x, round(area.y + 36 - sign.height / 2), "tick" if done else "figure")
        parts = fitted(partial(task, kit, needed), x - area.x - 24, 42)
        row(canvas, round(area.x + 14), area.y + 37, parts, 4)


def _lay_bar(scene: Scene, area: Area, share: float) -> None:
    """Lay a bar that tells how much is there of what is asked for."""
    kit, left, width = scene.kit, area.x + 14, area.width - 28
    y = area.foot - 10
    scene.canvas.lay(kit.block(width, 5, 2.5, scene.theme.past_square), left, y)
    if share > 0:
        own = colours_of(scene.theme)
        scene.canvas.lay(kit.block(max(5, round(width * share)), 5, 2.5, own.tick), left, y)


def draw_tasks(scene: Scene, seat: Seat, area: Area) -> None:
    """Put the laurels and the three tasks in one line."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    tasks = tasks_of(scene.view, seat)
    career = scene.view.players[seat].career
    colour = theme.seats[seat] if tasks else theme.socket
    canvas.lay(kit.block(*area[2:], 14, theme.inset, 0.7), *area[:2])
    laurels = 46
    with canvas.frame(f"laurels {seat}", area.x, area.y, laurels + 6, area.height):
        sign = kit.icon("laurels", 42, colour, 1 if tasks else 0.4)
        canvas.put(sign, area.x + 6, round(area.middle[1] - 21), "laurels")
    if career is None:
        return
    width = (area.width - laurels - 8) / len(tasks)
    for place, now in enumerate(tasks):
        cell = Area(area.x + laurels + 8 + place * width, area.y, width, area.height)
        with canvas.frame(f"task {seat} {now.number}", *cell):
            sign = tick(kit, 30) if now.done else seats.assistant(kit, scene.view, seat, 30)
            canvas.put(sign, cell.x + 4, round(cell.middle[1] - sign.height / 2), "sign")
            needed = CAREER_CARDS[career].tasks[place]
            parts = fitted(partial(task, kit, needed), width - 46, 34)
            row(canvas, round(cell.x + 38), cell.middle[1], parts, 4)


BRIEF_HEIGHT = 72


def draw_brief_careers(scene: Scene, careers: Sequence[Career], seat: Seat, area: Area) -> None:
    """Put careers side by side, each with its name, tasks and reward in two short lines."""
    gap = 12
    width = int((area.width - gap * (len(careers) - 1)) / len(careers))
    for place, career in enumerate(careers):
        cell = Area(round(area.x + place * (width + gap)), area.y, width, area.height)
        _draw_brief(scene, career, seat, cell)


def _draw_brief(scene: Scene, career: Career, seat: Seat, area: Area) -> None:
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    card = CAREER_CARDS[career]
    canvas.lay(kit.block(*area[2:], 14, theme.inset, 0.8), *area[:2])
    with canvas.frame(f"career {career}", *area):
        sign = kit.icon("laurels", 46, theme.seats[seat])
        canvas.put(sign, area.x + 10, round(area.middle[1] - 23), "laurels")
        left = area.x + 66
        reward_parts = reward(kit, card.reward, 26)
        end = area.right - 12 - row_width(reward_parts, 3)
        row(canvas, round(end), area.y + 20, reward_parts, 3)
        name = fit(scene.words.gettext(CAREER_NAMES[career]), end - left - 10, BRIEF_STEPS)
        canvas.write(name, left, area.y + 20, theme.soft, down="middle")
        tasks = partial(_tasks, kit, card.tasks)
        parts = fitted(tasks, area.right - 10 - left, 28, 3)
        row(canvas, round(left), area.y + 51, parts, 3)


def _tasks(kit: Kit, tasks: Sequence[Condition], glyph: float) -> Sentence:
    """Return tasks on one line."""
    return joined([task(kit, needed, glyph) for needed in tasks], round(glyph * 0.6))
