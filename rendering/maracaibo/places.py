"""The tiles of the locations: name, owner, what can be done there, who has an assistant there."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from games.core.action import Seat
from games.maracaibo.cards import CARDS, CardId
from games.maracaibo.cities import CITY_ACTIONS, FLAGS, HOME, OPEN_SEA
from games.maracaibo.data import ROUNDS, Good, Nation
from games.maracaibo.map import HAVANA, LOCATIONS, MAP, QUEST_SITES, Location
from games.maracaibo.quests import QUESTS, QuestId
from games.maracaibo.view import CityView
from rendering.core.area import Area
from rendering.core.canvas import Canvas
from rendering.core.colour import Colour
from rendering.core.kit import LIP, Kit
from rendering.core.lettering import Setting, Step, fit
from rendering.core.sentence import row, row_width
from rendering.core.sprite import Sprite
from rendering.core.tokens import value_flag
from rendering.maracaibo import grid
from rendering.maracaibo.colours import WAVES, colours_of
from rendering.maracaibo.effects import effect, fitted, offers
from rendering.maracaibo.pieces import chip, emblem, no_owner, wanted
from rendering.maracaibo.scene import Scene
from rendering.maracaibo.seats import assistant, haloed, market_disc

TAB, SMALL_TAB = 66, 58
RADIUS = 16
NAME_STEPS = (
    *(Step("heavy", 29), Step("heavy", 27)),
    *(Step("narrow", size) for size in range(29, 19, -1)),
)
CHIP, CHIP_PITCH = 41, 45
BOARD = (168, 78)
"""The wooden board of a quest."""
SHADOW = 22
ASLEEP = 0.34


class Guest(NamedTuple):
    """An assistant at a location."""

    seat: Seat
    card: CardId


@cache
def assistant_places(location: Location) -> int:
    """Return how many cards bring an assistant to a location."""
    return _PLACES[location]


_PLACES = Counter(card.assistant.location for card in CARDS.values() if card.assistant is not None)


def guests(scene: Scene) -> dict[Location, list[Guest]]:
    """Return the assistants at each location, by seat."""
    found: dict[Location, list[Guest]] = defaultdict(list)
    for seat, player in enumerate(scene.view.players):
        for card in player.bought:
            stands = CARDS[card].assistant
            if stands is not None:
                found[stands.location].append(Guest(seat, card))
    return found


def draw_places(scene: Scene) -> None:
    """Put the tile of every location."""
    there = guests(scene)
    for location in LOCATIONS:
        if location == "21b":
            continue
        area = place_of(scene, location)
        if location == HAVANA:
            sprite = _havana(scene)
        elif MAP[location].kind == "home":
            sprite = _homeward(scene, location)
        elif location in scene.view.cities:
            sprite = _city(scene, location, there[location])
        else:
            sprite = _village(scene, location, there[location], area)
        scene.canvas.put(sprite, area.x, area.y, f"tile {location}")


def place_of(scene: Scene, location: Location) -> Area:
    """Return the place of a location on the map of this game."""
    return grid.tile(location, quests=location in QUEST_SITES[scene.view.seats])


def _name(scene: Scene, location: Location, width: float) -> Setting:
    return fit(scene.words.gettext(MAP[location].name), width, NAME_STEPS)


def _lay_tile(canvas: Canvas, width: float, height: float) -> None:
    kit, theme = canvas.kit, canvas.kit.theme
    canvas.lay(kit.shadow(width, height, RADIUS, blur=8, strength=0.55), 0, 0)
    canvas.lay(kit.panel(width, height, RADIUS, theme.tile, lip=theme.lip), 0, 0)


def _put_tab(
    canvas: Canvas, location: Location, owner: Nation | None, width: float, height: float
) -> None:
    """Put the left end: number, owner, and what annexing a city brings."""
    kit, theme = canvas.kit, canvas.kit.theme
    own = colours_of(theme)
    ground = own.nations[owner].face if owner else own.tab
    canvas.lay(_end(kit, width, height, ground), 0, 0)
    ink, flag, middle = theme.on_light if owner else theme.strong, FLAGS.get(location), width / 2
    large = height > grid.SMALL[1]
    with canvas.frame("tab", 0, 0, width, height):
        text = Setting(location, "heavy", 38)
        canvas.write(text, middle, 24 if flag else 27, ink, "middle", "middle")
        size = 36 if flag else 44 if large else 38
        y = 65 if flag else 84 if large else 66
        sign = emblem(kit, owner, size, ink) if owner else no_owner(kit, size - 4)
        canvas.put(sign, round(middle - sign.width / 2), round(y - sign.height / 2), "owner")
        if flag:
            parts = effect(kit, flag[0], 29)
            left = round(middle - row_width(parts, 2) / 2)
            row(canvas, left, height - 21, parts, 2, ink)


def _end(kit: Kit, width: float, height: float, colour: Colour) -> Sprite:
    """Return the left end of a tile: round to the left, straight to the right."""

    def draw(canvas: Canvas) -> None:
        canvas.lay(kit.block(width + RADIUS, height, RADIUS, colour), 0, 0)

    return kit.drawing(("maracaibo end", colour), width, height, draw)


def _put_guests(
    scene: Scene,
    canvas: Canvas,
    there: Sequence[Guest],
    spots: Sequence[tuple[float, float]],
    size: float,
) -> None:
    """Put assistants on their places, of which the empty ones are dashed; x, y are their feet."""
    kit, view = canvas.kit, scene.view
    for number, (x, y) in enumerate(spots):
        if number >= len(there):
            empty = round(size * 0.92)
            ring = kit.mask("socket-piece", empty, empty, kit.theme.socket, 0.34)
            canvas.lay(ring, round(x - empty / 2), round(y - size * 0.50 - empty / 2))
            continue
        guest = there[number]
        sprite = assistant(kit, view, guest.seat, size)
        if guest.card in scene.news.assistants:
            key = ("assistant", guest.seat, size)
            sprite = haloed(kit, sprite, key, kit.theme.news, 6)
        canvas.put(sprite, round(x - size / 2), round(y - sprite.height), "assistant")


def _city(scene: Scene, location: Location, there: Sequence[Guest]) -> Sprite:
    kit, view = scene.kit, scene.view
    city, owner = view.cities[location], view.markers.get(location)
    width, height = grid.LARGE
    name = _name(scene, location, width - TAB - 20)
    fresh = frozenset(good for at, good in scene.news.discs if at == location)
    new = frozenset(guest for guest in there if guest.card in scene.news.assistants)
    annexed = location in scene.news.annexed

    def draw(canvas: Canvas) -> None:
        _lay_tile(canvas, width, height)
        _put_tab(canvas, location, owner, TAB, height - LIP)
        with canvas.frame("city", TAB, 0, width - TAB, height - LIP):
            canvas.write(name, TAB + 12, 24, kit.theme.strong, down="middle")
            action = CITY_ACTIONS[city.city]
            parts = fitted(lambda glyph: offers(kit, action, glyph), width - TAB - 22, 36)
            row(canvas, TAB + 12, 64, parts, 4)
            _put_market(canvas, city, fresh)
            spots = [(width - 66, 126.0), (width - 26, 126.0)]
            _put_guests(scene, canvas, there, spots[-assistant_places(location) :], 38)
        if annexed:
            _light_tab(canvas, TAB, height - LIP)

    discs = tuple(city.discs.items())
    key = (
        *("city", location, city.city, city.market, discs, owner),
        *(name, tuple(there), fresh, new, annexed, view.jean is None),
    )
    return kit.drawing(key, width, height, draw, margin=SHADOW)


def _put_market(canvas: Canvas, city: CityView, fresh: frozenset[Good]) -> None:
    """Put the market spaces: square ones are open, on round ones lies a disc."""
    kit = canvas.kit
    for number, good in enumerate(city.market):
        x = TAB + 12 + number * CHIP_PITCH
        seat = city.discs.get(good)
        if seat is None:
            canvas.put(chip(kit, good, CHIP), x, 86, good)
            continue
        disc = market_disc(kit, seat, good, CHIP)
        if good in fresh:
            disc = haloed(kit, disc, ("market disc", seat, good), kit.theme.news, 6)
        canvas.put(disc, x, 86, f"delivered {good}")


def _light_tab(canvas: Canvas, width: float, height: float) -> None:
    """Frame the tab of a place that was just annexed."""
    kit = canvas.kit
    glow = kit.glow(width, height, RADIUS, kit.theme.news, blur=6, strength=0.7, line=4)
    canvas.lay(glow, 0, 0)


def _village(scene: Scene, location: Location, there: Sequence[Guest], area: Area) -> Sprite:
    kit, view = scene.kit, scene.view
    owner, width, height = view.markers.get(location), area.width, area.height
    site = location in QUEST_SITES[view.seats]
    quest = view.quests.get(location)
    tab = TAB if site else SMALL_TAB
    name = _name(scene, location, width - tab - 20)
    new = frozenset(guest for guest in there if guest.card in scene.news.assistants)
    annexed, done = location in scene.news.annexed, location in scene.news.fulfilled
    count = assistant_places(location)

    def draw(canvas: Canvas) -> None:
        _lay_tile(canvas, width, height)
        _put_tab(canvas, location, owner, tab, height - LIP)
        with canvas.frame("village", tab, 0, width - tab, height - LIP):
            canvas.write(name, tab + 12, 24 if site else 27, kit.theme.strong, down="middle")
            if site:
                _put_quest(canvas, quest, tab + 10, 46, lit=done)
                spots = [(width - 26, 86.0), (width - 26, 128.0)]
                _put_guests(scene, canvas, there, spots[:count], 38)
            else:
                spots = [(tab + 32 + place * 50, 91.0) for place in range(count)]
                _put_guests(scene, canvas, there, spots, 42)
        if annexed:
            _light_tab(canvas, tab, height - LIP)

    key = (
        *("village", location, owner, site, quest, name, tuple(there)),
        *(new, annexed, done, view.jean is None),
    )
    return kit.drawing(key, width, height, draw, margin=SHADOW)


def _put_quest(canvas: Canvas, quest: QuestId | None, x: float, y: float, *, lit: bool) -> None:
    """Put the board of a quest; where it was taken, its dashed place."""
    kit = canvas.kit
    if quest is not None:
        canvas.put(quest_board(kit, quest), x, y, quest)
        return
    width, height = BOARD[0], BOARD[1] - 2
    ink = kit.theme.news if lit else kit.theme.socket
    canvas.lay(kit.mask("maracaibo/no-quest", width, height, ink, 1 if lit else 0.34), x, y)


def quest_board(kit: Kit, quest: QuestId) -> Sprite:
    """Return a quest tile, lying: what it asks for, and what it brings."""
    (width, height), own = BOARD, colours_of(kit.theme)

    def draw(canvas: Canvas) -> None:
        body = own.board
        canvas.lay(kit.block(width, height, 12, body.lip), 0, 0)
        face = kit.block(width, height - 4, 12, body.face, edge=body.rim, line=2.4)
        canvas.lay(face, 0, 0)
        canvas.lay(kit.block(3, height - 22, 1.5, body.rim, 0.45), 101, 9)
        for number, symbol in enumerate(QUESTS[quest].cost):
            canvas.put(wanted(kit, symbol, 44), 6 + number * 47, 15, symbol)
        for number, gain in enumerate(QUESTS[quest].reward):
            parts = fitted(lambda glyph, one=gain: effect(kit, one, glyph), width - 118, 33, 3)  # type: ignore[misc]
            row(canvas, 111, 20 + number * 35, parts, 3)

    return kit.drawing(("maracaibo quest", quest), width, height, draw)


def _havana(scene: Scene) -> Sprite:
    kit, theme, own = scene.kit, scene.theme, colours_of(scene.theme)
    width, height = grid.LARGE
    name = fit(
        scene.words.gettext(MAP[HAVANA].name),
        width - TAB - 26,
        (Step("heavy", 40), Step("heavy", 36), *(Step("narrow", n) for n in range(38, 23, -1))),
    )

    def draw(canvas: Canvas) -> None:
        canvas.lay(kit.shadow(width, height, 18, blur=8, strength=0.5), 0, 0)
        harbour = kit.panel(
            *(width, height, 18, theme.harbour),
            light=0.4,
            lip=theme.lip,
            left=own.harbour_tab,
            left_width=TAB,
        )
        canvas.lay(harbour, 0, 0)
        waves = kit.mask("maracaibo/waves", width - TAB, 60, theme.wave, WAVES)
        canvas.lay(waves, TAB, height - LIP - 60)
        with canvas.frame("havana", 0, 0, width, height):
            text = Setting(HAVANA, "heavy", 38)
            canvas.write(text, TAB / 2, 27, theme.strong, "middle", "middle")
            canvas.put(kit.icon("palm-tree", 58, theme.brand), 5, 58, "palm")
            canvas.write(name, TAB + 16, 34, theme.strong, down="middle")
            canvas.put(kit.icon("anchor", 58, own.harbour_ink), width - 74, 60, "anchor")

    return kit.drawing(("havana", name), width, height, draw, margin=SHADOW)


def _homeward(scene: Scene, location: Location) -> Sprite:
    """Return a space before home: its action, a chequered flag where the round ends."""
    kit, theme = scene.kit, scene.theme
    last_round = scene.view.round == ROUNDS
    ends = location == "22" if last_round else location == "21a"
    asleep = location == "22" and not last_round
    ways = HOME if location == "22" or ends else OPEN_SEA
    width, height = grid.HOME
    number = location.rstrip("ab")

    def draw(canvas: Canvas) -> None:
        if asleep:
            canvas.lay(kit.panel(width, height, RADIUS, theme.quiet, lip=theme.lip), 0, 0)
        else:
            _lay_tile(canvas, width, height)
        strength = ASLEEP if asleep else 1
        with canvas.frame("home", 0, 0, width, height - LIP):
            text = Setting(number, "heavy", 42)
            canvas.write(text, 18, 33, theme.strong, down="middle", strength=strength)
            if ends or asleep:
                flag = value_flag(kit, None, 52, 62, theme.last_flag, theme.last_flag_dark)
                sign = flag.weaker(strength)
            else:
                sign = kit.icon("anchor", 50, theme.cream)
            canvas.put(sign, width - 68, 11, "sign")
            sentence = offers(kit, ways, 42 if ways is OPEN_SEA else 48)
            parts = [
                part.weaker(strength) if isinstance(part, Sprite) else part for part in sentence
            ]
            row(canvas, 18, 94, parts, 5, strength=strength)

    key = ("homeward", number, ends, asleep, ways)
    return kit.drawing(key, width, height, draw, margin=SHADOW)
