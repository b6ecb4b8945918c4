"""The private pictures for choosing a card: to play, or to set aside for parliament."""

from games.core.action import Seat
from games.cuba.actions import Play, SetAside
from games.cuba.data import CHARACTERS, MARKER_PLACES, MARKERS, VOTES, Character, Marker
from games.cuba.view import CubaView
from rendering.core.area import Area
from rendering.core.kit import LIP
from rendering.core.light import light, veil
from rendering.core.sentence import Part, Quiet, number, row, row_width
from rendering.core.sprite import Sprite
from rendering.core.tokens import star
from rendering.core.words import mark
from rendering.cuba.colours import colours_of
from rendering.cuba.effects import alternative, character_effect, fitted, vote
from rendering.cuba.pieces import black_marker, building, played_card
from rendering.cuba.prospects import affordable, best_load, houses_in_cross
from rendering.cuba.question import LEFT, ROOM, TOP, draw_question
from rendering.cuba.scene import Scene

PLAY = mark("Which card do you play?")
SET_ASIDE = mark("Which card do you set aside?")
ROW_HEIGHT, ROW_PITCH = 108, 118
CARD = (76, 92)
ACTION_X, ACTION_WIDTH = 104, 540
PLACE_X, PLACE_WIDTH, PLACE_PITCH = 676, 138, 152
HEIGHT = TOP + len(CHARACTERS) * ROW_PITCH + 8
REACHED = 3
"""So many buildings in row and column are shown; more are counted."""


def draw_play(scene: Scene, seat: Seat) -> None:
    """Put a row for each card: what it does, what it would bring now, what it gives instead."""
    draw_question(scene, seat, scene.words.gettext(PLAY))
    plays = [action for action in scene.view.choices if isinstance(action, Play)]
    for line, character in enumerate(CHARACTERS):
        own = [play for play in plays if play.character == character]
        area = row_area(line)
        scene.canvas.lay(scene.kit.panel(*area[2:], 20, scene.theme.panel), *area[:2])
        _draw_card(scene, character, area)
        _draw_action(scene, seat, character, area, legal=any(play.take is None for play in own))
        for place, marker in enumerate(_places_of(character)):
            at = Area(PLACE_X + place * PLACE_PITCH, area.y + 8, PLACE_WIDTH, CARD[1])
            _draw_place(
                scene, marker, at, legal=marker in _free(scene.view, character) and own != []
            )
        if not own:
            veil(scene.canvas, area, 20)


def row_area(line: int) -> Area:
    """Return the place of a row."""
    return Area(LEFT, TOP + line * ROW_PITCH, ROOM, ROW_HEIGHT)


def _draw_card(scene: Scene, character: Character, area: Area) -> None:
    with scene.canvas.frame(f"card {character}", area.x, area.y, ACTION_X - 8, area.height):
        card = played_card(scene.kit, character, *CARD, votes=VOTES[character])
        scene.canvas.put(card, area.x + 10, area.y + 8, character)


def _draw_action(
    scene: Scene, seat: Seat, character: Character, area: Area, *, legal: bool
) -> None:
    """Put what a character does, and at the right what that would be now."""
    kit, theme = scene.kit, scene.theme
    tile = Area(LEFT + ACTION_X - 8, area.y + 8, ACTION_WIDTH, area.height - 16)
    scene.canvas.lay(kit.panel(*tile[2:], 16, theme.tile, lip=theme.lip), *tile[:2])
    face = Area(tile.x, tile.y, tile.width, tile.height - LIP)
    if legal:
        light(scene.canvas, face)
    now = now_parts(scene, seat, character)
    room = face.width - 32 - (row_width(now) + 24 if now else 0)
    drought = scene.view.laws["other"] == "drought"
    with scene.canvas.frame(f"action {character}", *face):
        sentence = fitted(
            lambda glyph, text: character_effect(kit, character, glyph, text, drought=drought),
            room,
            44,
            40,
            5,
        )
        row(scene.canvas, face.x + 16, face.middle[1], sentence, 5)
        if now:
            left = round(face.right - 16 - row_width(now))
            row(scene.canvas, left, face.middle[1], now)


def now_parts(scene: Scene, seat: Seat, character: Character) -> list[Part]:
    """Return what an action would be now: buildings to pay for, to reach, points to load for."""
    kit, view = scene.kit, scene.view
    house = kit.icon("house", 42, colours_of(kit.theme).cost)
    if character == "architect":
        return [Quiet(number("=", 34)), number(str(len(affordable(view, seat))), 44), house]
    if character == "foreman":
        reached = list(houses_in_cross(view.players[seat]).values())
        shown: list[Part] = [building(kit, one, 50) for one in reached[:REACHED]]
        if len(reached) > REACHED:
            shown = [number(str(len(reached)), 44), house]
        return [Quiet(number("=", 34)), *shown] if shown else []
    if character == "mayor":
        points = best_load(view, seat)[1]
        faint = star(kit, 44) if points else star(kit, 44).weaker(0.35)
        return [Quiet(number("≤", 34)), number(f"+{points}", 44), faint]
    return []


def _places_of(character: Character) -> list[Marker]:
    return [marker for marker in MARKERS if MARKER_PLACES[marker].character == character]


def _free(view: CubaView, character: Character) -> set[Marker]:
    """Return the places that can be taken now: of two places of one kind the first free one."""
    found: dict[str, Marker] = {}
    for marker in _places_of(character):
        if marker not in view.markers and _gives(view, character, marker):
            found.setdefault(MARKER_PLACES[marker].kind, marker)
    return set(found.values())


def _gives(view: CubaView, character: Character, marker: Marker) -> bool:
    """Whether a place is among the choices."""
    kind = MARKER_PLACES[marker].kind
    takes = {a.take for a in view.choices if isinstance(a, Play) and a.character == character}
    kinds = {"material": {"wood", "stone", "water"}, "crop": {"citrus", "sugar", "tobacco"}}
    return bool(takes & kinds.get(kind, {kind}))


def _draw_place(scene: Scene, marker: Marker, area: Area, *, legal: bool) -> None:
    """Put what a marker's place gives; taken, or not to be had before another, it is dark."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    taken = marker in scene.view.markers
    shade = theme.quiet if taken or not legal else theme.tile
    canvas.lay(kit.panel(*area[2:], 16, shade, lip=theme.lip), *area[:2])
    face = Area(area.x, area.y, area.width, area.height - LIP)
    if legal:
        light(scene.canvas, face)
    with canvas.frame(f"place {marker}", *face):
        if taken:
            canvas.put_middle(black_marker(kit, 52), *face.middle, "black marker")
            return
        cheapest = scene.view.cheapest
        parts = fitted(
            lambda glyph, text: alternative(kit, marker, cheapest, glyph, text),
            area.width - 16,
            48,
            44,
        )
        if not legal:
            parts = [part.weaker(0.4) if isinstance(part, Sprite) else part for part in parts]
        left = round(face.middle[0] - row_width(parts, 4) / 2)
        row(canvas, left, face.middle[1], parts, 4, None if legal else theme.dim)


def draw_set_aside(scene: Scene, seat: Seat) -> None:
    """Put a row for each card: what it does if it is played, its votes if it is set aside."""
    draw_question(scene, seat, scene.words.gettext(SET_ASIDE))
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    legal = {action.character for action in scene.view.choices if isinstance(action, SetAside)}
    for line, character in enumerate(CHARACTERS):
        area, chosen = row_area(line), character == scene.view.aside
        shade = theme.active if chosen else theme.tile
        canvas.lay(kit.panel(*area[2:], 20, shade, lip=theme.lip), *area[:2])
        if character in legal:
            face = Area(area.x, area.y, area.width, area.height - LIP)
            light(scene.canvas, face, 20, faint=not chosen)
        _draw_card(scene, character, area)
        with canvas.frame(f"aside {character}", *area):
            sentence = character_effect(kit, character, 42, 38)
            row(canvas, LEFT + ACTION_X + 8, area.middle[1] - 3, sentence, 5)
            votes: list[Part] = [number(str(VOTES[character]), 50), vote(kit, 54)]
            if chosen:
                votes = [kit.icon("padlock", 46, theme.now), 16, *votes]
            left = round(area.right - 28 - row_width(votes))
            row(canvas, left, area.middle[1] - 3, votes)
