"""What the pictures show, in words: enough to play on without seeing them."""

from collections.abc import Callable, Sequence
from gettext import NullTranslations

from games.santiago.actions import (
    AnyAction,
    Decline,
    Deliver,
    Drive,
    Give,
    Keep,
    Pass,
    Place,
    Seize,
    Take,
    Use,
)
from games.santiago.data import (
    CUBAN_TILES,
    CUBES,
    FLOWERS,
    HARBOUR,
    SHIPS,
    STOPS,
    Building,
    Thing,
    flower_of_slot,
)
from games.santiago.view import SantiagoView
from rendering.core.words import mark
from rendering.santiago.scene import Scene
from rendering.santiago.strip import to_act
from rendering.santiago.terms import (
    BUILDING_NAMES,
    CUBAN_NAMES,
    FLOWER_NAMES,
    HARBOUR_NAME,
    SEAT_LETTERS,
    THING_NAMES,
)
from rendering.telling import first_fitting

UNKNOWN = "?"
"""A stop whose Cuban is not laid yet."""
NAME_LENGTH = 16
"""Letters of a name in a description, where the whole would be too long."""

TO_MOVE = mark("{who} to move.")
DROVE = mark("{who} drove from {origin}.")
SHIP = mark("Ship {number} of {ships} wants {demand}; not {aside}. Goods pay {value}, wood 1.")
ROLLED = mark("Rolled for ship {number}: {dice}; one is set aside. Goods pay {value}.")
NO_SHIP = mark("No ship in port; {number} of {ships} comes after this turn. Goods pay {value}.")
STREET = mark("Street clockwise: {stops}.")
CAR = mark("CAR")
ASLEEP = mark("asleep")
BUILDINGS = mark("{flower}: {buildings}.")
OWNED = mark("{seat} owns")
PIECE = mark("{seat} on")
OFF = mark("off the board")
SUPPLY = mark("Supply: {cubes}.")
PLAYER = mark("{seat} {name}: {flags} flags{more}")
ENDED = mark("Game over. {result}.")
RESULT = mark("{place}. {name} {points}")
HAND = mark(
    "{name}: {pesos} pesos, {points} points, {cubes}. Piece: {piece}. Owns: {owned}. "
    "{flags} flags left. Goods pay {value}."
)
NONE = mark("none")
CHOICES = mark("You may: {choices}.")
FURTHER = mark("a whole lap more for 10 pesos more")


def describe_board(scene: Scene) -> str:
    """Say what the public board shows, at most 1024 characters."""
    return _within_limit(
        lambda gifts, length: " ".join(
            (
                _situation(scene, length),
                _ship(scene),
                _street(scene, gifts=gifts),
                _buildings(scene),
                _supply(scene),
                _players(scene, length),
            )
        )
    )


def describe_choices(scene: Scene) -> str:
    """Say what the reader may answer, then what the board shows, at most 1024 characters."""
    words, view = scene.words, scene.view
    lap = [action for action in view.choices if not (_drives(action) > STOPS)]
    listed = list(dict.fromkeys(_choice(words, view, action) for action in lap))
    if len(lap) < len(view.choices):
        listed.append(words.gettext(FURTHER))
    choices = words.gettext(CHOICES).format(choices="; ".join(listed))
    return _within_limit(
        lambda gifts, length: " ".join(
            (choices, _ship(scene), _street(scene, gifts=gifts), _buildings(scene), _supply(scene))
        )
    )


def _drives(action: AnyAction) -> int:
    return action.stops if isinstance(action, Drive) else 0


def describe_hand(scene: Scene) -> str:
    """Say what the reader holds."""
    words, view = scene.words, scene.view
    seat, held = view.seat, view.mine
    assert seat is not None
    assert held is not None
    owned = [building for building, owner in view.owners.items() if owner == seat]
    piece = view.players[seat].piece
    return _within_limit(
        lambda gifts, length: words.gettext(HAND).format(
            name=scene.told(seat, length),
            pesos=held.pesos,
            points=held.points,
            cubes=_amounts(words, [(kind, held.cubes[kind]) for kind in CUBES]),
            piece=_building(words, piece) if piece else words.gettext(OFF),
            owned=", ".join(_building(words, one) for one in owned) or words.gettext(NONE),
            flags=view.players[seat].markers,
            value=view.value,
        )
    )


def _within_limit(write: Callable[[bool, int], str]) -> str:
    """Write fully if it fits, else without what is printed on tiles, else with short names."""
    tried = ((True, 100), (True, NAME_LENGTH), (False, NAME_LENGTH), (False, 6))
    return first_fitting(write(gifts, length) for gifts, length in tried)


def _building(words: NullTranslations, building: Building) -> str:
    return words.gettext(BUILDING_NAMES[building])


def _amounts(words: NullTranslations, amounts: Sequence[tuple[Thing, int]]) -> str:
    return ", ".join(f"{words.gettext(THING_NAMES[kind])} {amount}" for kind, amount in amounts)


def _stop(scene: Scene, number: int) -> str:
    cuban = scene.view.cubans[number]
    if cuban is None and number != HARBOUR:
        return UNKNOWN
    return scene.words.gettext(CUBAN_NAMES[cuban] if cuban else HARBOUR_NAME)


def _situation(scene: Scene, length: int) -> str:
    """Say who moved last and who is to move, or how the game ended."""
    words, view, news = scene.words, scene.view, scene.news
    if view.outcome:
        scores = {score.seat: score.total for score in view.outcome.scores}
        places = (
            words.gettext(RESULT).format(
                place=place, name=scene.told(seat, length), points=scores[seat]
            )
            for place, seats in enumerate(view.outcome.ranking, 1)
            for seat in seats
        )
        return words.gettext(ENDED).format(result=", ".join(places))
    told = []
    if news.origin is not None and news.mover is not None:
        who = SEAT_LETTERS[news.mover]
        told.append(words.gettext(DROVE).format(who=who, origin=_stop(scene, news.origin)))
    who = ", ".join(f"{SEAT_LETTERS[seat]} {scene.told(seat, length)}" for seat in to_act(scene))
    told.append(words.gettext(TO_MOVE).format(who=who))
    return " ".join(told)


def _ship(scene: Scene) -> str:
    words, view = scene.words, scene.view
    number = min(view.departed + 1, SHIPS)
    if view.dice:
        demand = _amounts(words, list(view.dice.items()))
        aside = words.gettext(THING_NAMES[view.aside]) if view.aside else words.gettext(NONE)
        return words.gettext(SHIP).format(
            number=number, ships=SHIPS, demand=demand, aside=aside, value=view.value
        )
    if view.rolled:
        dice = _amounts(words, list(view.rolled.items()))
        return words.gettext(ROLLED).format(number=number, dice=dice, value=view.value)
    if view.over:
        return ""
    return words.gettext(NO_SHIP).format(number=number, ships=SHIPS, value=view.value)


def _street(scene: Scene, *, gifts: bool) -> str:
    words, view = scene.words, scene.view
    stops = []
    for number in range(STOPS):
        parts = [_stop(scene, number)]
        cuban = view.cubans[number]
        if cuban:
            tile = CUBAN_TILES[cuban]
            parts.append(words.gettext(FLOWER_NAMES[tile.flower or "none"]))
            if gifts and tile.thing:
                parts.append(f"+{tile.amount} {words.gettext(THING_NAMES[tile.thing])}")
            if cuban in view.inactive:
                parts.append(words.gettext(ASLEEP))
        if number == view.car:
            parts.append(words.gettext(CAR))
        stops.append(" ".join(parts))
    return words.gettext(STREET).format(stops=", ".join(stops))


def _buildings(scene: Scene) -> str:
    """Say for each building who owns it and whose piece is there."""
    words, view = scene.words, scene.view
    pieces = {player.piece: seat for seat, player in enumerate(view.players) if player.piece}
    told = []
    for flower in FLOWERS:
        listed = []
        for slot, building in enumerate(view.buildings):
            if building is None or flower_of_slot(slot) != flower:
                continue
            notes = []
            if building in view.owners:
                seat = SEAT_LETTERS[view.owners[building]]
                notes.append(words.gettext(OWNED).format(seat=seat))
            if building in pieces:
                notes.append(words.gettext(PIECE).format(seat=SEAT_LETTERS[pieces[building]]))
            name = _building(words, building)
            listed.append(f"{name} ({', '.join(notes)})" if notes else name)
        told.append(
            words.gettext(BUILDINGS).format(
                flower=words.gettext(FLOWER_NAMES[flower]).capitalize(), buildings=", ".join(listed)
            )
        )
    return " ".join(told)


def _supply(scene: Scene) -> str:
    cubes = _amounts(scene.words, [(kind, scene.view.bank[kind]) for kind in CUBES])
    return scene.words.gettext(SUPPLY).format(cubes=cubes)


def _players(scene: Scene, length: int) -> str:
    words = scene.words
    told = []
    for seat, player in enumerate(scene.view.players):
        more = "" if player.piece else ", " + words.gettext(OFF)
        told.append(
            words.gettext(PLAYER).format(
                seat=SEAT_LETTERS[seat],
                name=scene.told(seat, length),
                flags=player.markers,
                more=more,
            )
        )
    return "; ".join(told) + "."


def _choice(words: NullTranslations, view: SantiagoView, action: AnyAction) -> str:
    """Say one legal answer in a few words."""
    match action:
        case Drive(stops):
            target = view.cubans[(view.car + stops) % STOPS]
            name = words.gettext(CUBAN_NAMES[target] if target else HARBOUR_NAME)
            return words.gettext(mark("{stop} {pesos}")).format(stop=name, pesos=stops - 1)
        case Take(good):
            return words.gettext(mark("take {thing}")).format(
                thing=words.gettext(THING_NAMES[good])
            )
        case Give(kind):
            return words.gettext(mark("give {thing}")).format(
                thing=words.gettext(THING_NAMES[kind])
            )
        case Seize(building):
            return words.gettext(mark("seize {building}")).format(
                building=_building(words, building)
            )
        case Place(building):
            return words.gettext(mark("go to {building}")).format(
                building=_building(words, building)
            )
        case Use(building):
            return words.gettext(mark("use {building}")).format(building=_building(words, building))
        case Deliver():
            return words.gettext(mark("deliver {amount} {cube} on {die}")).format(
                amount=action.amount,
                cube=words.gettext(THING_NAMES[action.cube]),
                die=words.gettext(THING_NAMES[action.die]),
            )
        case Keep(without):
            unwanted = words.gettext(THING_NAMES[without])
            return words.gettext(mark("set {thing} aside")).format(thing=unwanted)
        case Pass():
            return words.gettext(mark("pass"))
        case Decline():
            return words.gettext(mark("decline"))
        case _:
            return str(action)
