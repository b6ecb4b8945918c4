"""One ship board large: spots with names and effects, tracks, planned cards, career, projects."""

from collections.abc import Sequence

from games.core.action import Seat
from games.maracaibo.data import (
    COMBAT_END,
    INCOME_END,
    PLANNING_AREAS,
    START_DOUBLOON_INCOME,
    SYMBOLS,
)
from games.maracaibo.view import MaracaiboView
from rendering.core.area import Area
from rendering.core.colour import Colour
from rendering.core.kit import Kit
from rendering.core.lettering import Setting, Step, fit
from rendering.core.page import page
from rendering.core.sentence import number
from rendering.core.sprite import Sprite
from rendering.core.tokens import star
from rendering.maracaibo import grid, pieces, seats
from rendering.maracaibo.cards import card
from rendering.maracaibo.career import draw_career, lay_socket
from rendering.maracaibo.colours import colours_of, reached, steps
from rendering.maracaibo.holdings import Holding, draw_spread
from rendering.maracaibo.news import NO_NEWS
from rendering.maracaibo.projects import draw_projects
from rendering.maracaibo.prospects import completed
from rendering.maracaibo.scene import Scene
from rendering.maracaibo.seats import shown
from rendering.maracaibo.spots import GAP, LARGE, draw_spots, spot_areas

WIDTH, HEIGHT = 1600, 1200
MARGIN, INNER = grid.MARGIN, grid.INNER
STRIP = Area(420, 12, 1158, 60)
THINGS: Sequence[Holding] = (
    *("points", "doubloons", "figures", "hand", "tokens", "quests", "barriers"),
)
NAME_STEPS = (
    *(Step("heavy", 42), Step("heavy", 38)),
    *(Step("narrow", size) for size in range(40, 23, -1)),
)
HULL = Area(MARGIN, 92, INNER, 424)
SPOTS = spot_areas(70, HULL.y + 50, LARGE, GAP[LARGE])
WHEEL = Area(1318, HULL.y + 50, 112, 184)
TRACKS_Y, TRACK_PITCH, TRACK_HEIGHT = 528, 70, 62
CARDS_Y, CARD, CARD_PITCH = 746, (220, 438), 232
CAREER = Area(720, CARDS_Y, 236, CARD[1])
PROJECTS = Area(968, CARDS_Y, WIDTH - MARGIN - 968, CARD[1])
SYMBOLS_HEIGHT = 52
FAINT = 0.22


def ship_scene(kit: Kit, view: MaracaiboView, names: Sequence[str], language: str) -> Scene:
    """Begin a picture of one ship board: nothing but the page is on it."""
    return Scene(page(kit, WIDTH, HEIGHT, "ship"), view, names, language, NO_NEWS)


def draw_ship_board(scene: Scene, seat: Seat) -> None:
    """Put everything that is open of a player."""
    draw_head(scene, seat)
    draw_hull(scene, seat)
    player = scene.view.players[seat]
    doubloons, points, combat = steps(scene.theme)
    tracks: Sequence[tuple[Sprite, int, int, int, Colour]] = (
        (
            pieces.doubloon_rise(scene.kit, 52),
            START_DOUBLOON_INCOME,
            INCOME_END,
            player.doubloon_income,
            doubloons,
        ),
        (pieces.point_rise(scene.kit, 52), 0, INCOME_END, player.point_income, points),
        (pieces.combat(scene.kit, 46), 0, COMBAT_END, player.combat, combat),
    )
    for line, track in enumerate(tracks):
        area = Area(MARGIN, TRACKS_Y + line * TRACK_PITCH, INNER, TRACK_HEIGHT)
        _draw_track(scene, area, *track)
    _draw_planned(scene, seat)
    draw_career(scene, seat, CAREER)
    _draw_display(scene, seat)


def draw_head(scene: Scene, seat: Seat) -> None:
    """Put piece and name, and what a player has; what the end would bring now stands quietly."""
    kit, canvas, theme, view = scene.kit, scene.canvas, scene.theme, scene.view
    with canvas.frame("head", 0, 0, STRIP.x - 8, HULL.y - 8):
        canvas.put(seats.token(kit, view, seat, 70), MARGIN, 8, "piece")
        name = fit(shown(scene, seat), STRIP.x - 124, NAME_STEPS)
        canvas.write(name, 108, 58, theme.strong)
    canvas.lay(kit.block(*STRIP[2:], 30, theme.well), *STRIP[:2])
    expected = sum(view.players[seat].to_score.values())
    left = STRIP.x + 26
    if expected:
        text = f"+{expected}"
        with canvas.frame("expected", STRIP.right - 150, STRIP.y, 140, STRIP.height):
            setting = Setting(text, "heavy", 32)
            canvas.put(star(kit, 36).weaker(0.55), STRIP.right - 60, STRIP.y + 11, "star")
            canvas.write(setting, STRIP.right - 66, STRIP.middle[1], theme.soft, "right", "middle")
    draw_spread(
        scene, seat, THINGS, Area(left, STRIP.y, STRIP.right - 176 - left, STRIP.height), 40, 40
    )


def draw_hull(scene: Scene, seat: Seat) -> None:
    """Put the hull with its spots, and how many upgrades are completed."""
    kit, canvas = scene.kit, scene.canvas
    canvas.lay(kit.art("maracaibo/hull-large", *HULL[2:]), *HULL[:2])
    draw_spots(scene, seat, SPOTS, named=True)
    keel = colours_of(kit.theme).keel
    canvas.lay(kit.block(*WHEEL[2:], 20, keel, 0.78), *WHEEL[:2])
    with canvas.frame("wheel", *WHEEL):
        canvas.put_middle(pieces.wheel(kit, 84), WHEEL.middle[0], WHEEL.y + 54, "wheel")
        count = number(str(len(completed(scene.view.players[seat]))), 68)
        canvas.write(count, WHEEL.middle[0], WHEEL.y + 138, kit.theme.strong, "middle", "middle")


def _draw_track(
    scene: Scene, area: Area, sign: Sprite, low: int, high: int, at: int, colour: Colour
) -> None:
    """Put a track: the steps reached are tinted, the one where the marker lies is bright."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    key = ("track", area, low, high, at, colour, canvas.height)

    def draw() -> None:
        canvas.lay(kit.panel(*area[2:], 18, theme.panel), *area[:2])
        canvas.put_middle(sign, area.x + 42, area.middle[1], "track")
        pitch = (area.width - 96) / (high - low + 1)
        for value in range(low, high + 1):
            x, width = round(area.x + 84 + (value - low) * pitch), round(pitch - 5)
            here = value == at
            share = 1 if here else 0.05
            ground = reached(theme, colour) if value < at else theme.inset.mix(colour, share)
            tall = area.height - (12 if here else 16)
            y = area.y + (area.height - tall) / 2
            canvas.lay(kit.block(width, tall, 10, ground), x, y)
            text, ink = (38 if pitch > 80 else 34, theme.on_light) if here else (25, theme.dim)
            ink = theme.soft if value < at else ink
            setting = Setting(str(value), "heavy" if here else "bold", text)
            canvas.write(setting, x + width / 2, area.middle[1], ink, "middle", "middle")

    with canvas.frame(f"track {low} {high}", *area):
        canvas.patch(key, area.box, draw)


def _draw_planned(scene: Scene, seat: Seat) -> None:
    """Put the planned cards; dashed places where there is none."""
    kit, canvas = scene.kit, scene.canvas
    planned = scene.view.players[seat].planned
    for place in range(PLANNING_AREAS):
        area = Area(MARGIN + place * CARD_PITCH, CARDS_Y, *CARD)
        with canvas.frame(f"planned {place}", *area):
            if place < len(planned):
                canvas.lay(kit.shadow(*CARD, 20, strength=0.5), *area[:2])
                canvas.put(card(kit, planned[place], *CARD, scene.words), *area[:2], planned[place])
                continue
            lay_socket(scene, area)
            canvas.put_middle(pieces.card_sign(kit, 90).weaker(0.25), *area.middle, "empty")


def _draw_display(scene: Scene, seat: Seat) -> None:
    """Put the projects bought, the buildings invested in, and the synergy tokens below them."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    canvas.lay(kit.panel(*PROJECTS[2:], 20, theme.panel), *PROJECTS[:2])
    strip = Area(
        PROJECTS.x + 12, PROJECTS.foot - SYMBOLS_HEIGHT - 12, PROJECTS.width - 24, SYMBOLS_HEIGHT
    )
    room = Area(strip.x, PROJECTS.y + 12, strip.width, strip.y - PROJECTS.y - 20)
    draw_projects(scene, seat, room)
    canvas.lay(kit.block(*strip[2:], 14, theme.inset), *strip[:2])
    draw_symbols(scene, seat, strip, 50)


def draw_symbols(scene: Scene, seat: Seat, area: Area, size: float) -> None:
    """Put the five kinds of synergy tokens at fixed places; those not owned are faint."""
    owned = scene.view.players[seat].symbols
    with scene.canvas.frame(f"symbols {seat}", *area):
        for place, symbol in enumerate(SYMBOLS):
            token = pieces.hexagon(scene.kit, symbol, size)
            x = area.x + area.width * (place + 0.5) / len(SYMBOLS)
            shown = token if symbol in owned else token.weaker(FAINT)
            scene.canvas.put_middle(shown, round(x), round(area.middle[1]), symbol)
