"""The answers to each kind of question in a few words each, with what they bring or cost."""

from collections.abc import Callable, Iterator, Mapping

from games.core.action import Seat
from games.cuba.actions import (
    Activate,
    Build,
    Buy,
    Deliver,
    Enact,
    Exchange,
    Give,
    Harvest,
    Load,
    Move,
    Pay,
    Pick,
    Place,
    Play,
    Sell,
    SetAside,
    Store,
    Swap,
    Veto,
)
from games.cuba.data import (
    CHARACTERS,
    CROSS,
    MARKER_PLACES,
    MERCHANDISE,
    SHIPS,
    VOTES,
    Cube,
    Merchandise,
    Thing,
    buy_price,
    sale_price,
)
from games.cuba.statutes import BONUS_POINTS, DUTY_POINTS, TAX_POINTS, Law
from games.cuba.tiles import TILES, Makes, Sells
from rendering.core.tokens import SEAT_LETTERS
from rendering.core.words import mark
from rendering.cuba.choose_trade import shown
from rendering.cuba.dues import points_from
from rendering.cuba.prospects import houses_in_cross, yield_at
from rendering.cuba.telling import Teller
from rendering.cuba.terms import CHARACTER_NAMES, CUBE_NAMES, LAW_TEXTS

COUNT = mark("{count} {thing}")
POINTS, PESOS = mark("{count} points"), mark("{count} pesos")
ONE_POINT, ONE_PESO = mark("1 point"), mark("1 peso")
TWO = mark("{first} and {second}")
MOVE_TO = mark("field {field}: {found}")
CROPS = mark("fields of {crops}")
REACHING = mark("reaching {buildings}")
NO_YIELD = mark("nothing")
HARVEST_ON = mark("harvest {field}")
FOR_WATER = mark("harvest {field} for 1 water")
PLACE_ON = mark("build on {field}")
ACTIVATE_ON = mark("activate {field}")
ALONE = mark("activate {field} alone")
PLAY_CARD = mark("play {card}")
INSTEAD = mark("{card}, or for {gifts} instead")
SET_ASIDE = mark("set {card} aside, votes {votes}")
BUILD = mark("{building} for {cost}")
BUY = mark("buy {cube}: {prices}")
SELL = mark("sell {cube}: {prices}")
FOR = mark("{count} for {pesos}")
GIVE = mark("give {given} for {got}")
GIVE_MANY = mark("give {least}–{most} {cube} for as many {good}")
SWAP = mark("give {give}, take another of {take}")
STORE = mark("store up to {most} {cube}")
LOAD = mark("dock {dock}, ship {ship}: {cubes}")
UP_TO = mark("up to {most} {cube} for {points} each")
SHIP = mark("ship {ship}: {cargo}")
PAY = mark("pay {pesos} for {points}")
DELIVER = mark("deliver {cubes} for {points}")
BRIBE = mark("buy 0 to {most} votes, a peso each")
VETO = mark("veto {bill}")
ENACT = mark("enact {bill}")
PAYS = mark("{law} (now {pays})")

Answers = Iterator[str]


def answers(teller: Teller, seat: Seat) -> list[str]:
    """Say everything that the reader may do, but to decline or to finish."""
    return list(ANSWERS[teller.view.kind or ""](teller, seat))


def law(teller: Teller, statute: Law) -> str:
    """Say what a law does, and what it would give each player now."""
    text = teller.say(LAW_TEXTS[statute])
    points = [points_from(statute, player) for player in teller.view.players]
    if None in points:
        return text
    pays = " ".join(f"{SEAT_LETTERS[seat]} {count}" for seat, count in enumerate(points))
    return teller.say(PAYS, law=text, pays=pays)


def _thing(teller: Teller, kind: Thing, count: int) -> str:
    if kind == "peso":
        return teller.say(ONE_PESO if count == 1 else PESOS, count=count)
    if kind == "point":
        return teller.say(ONE_POINT if count == 1 else POINTS, count=count)
    return teller.say(COUNT, count=count, thing=teller.say(CUBE_NAMES[kind]))


def _cube(teller: Teller, kind: Cube) -> str:
    return teller.say(CUBE_NAMES[kind])


def _picks(teller: Teller, seat: Seat) -> Answers:
    for action in teller.view.choices:
        if isinstance(action, Pick):
            yield _pair(teller, action.first, action.second)


def _pair(teller: Teller, first: Cube, second: Cube) -> str:
    if first == second:
        return _thing(teller, first, 2)
    return teller.say(TWO, first=_cube(teller, first), second=_cube(teller, second))


def _moves(teller: Teller, seat: Seat) -> Answers:
    player = teller.view.players[seat]
    for action in teller.view.choices:
        if not isinstance(action, Move):
            continue
        found = yield_at(teller.view, seat, action.field)
        told = [_thing(teller, kind, count) for kind, count in found.materials.items()]
        if found.crops:
            crops = ", ".join(_thing(teller, kind, count) for kind, count in found.crops.items())
            told.append(crops if teller.brief else teller.say(CROPS, crops=crops))
        houses = houses_in_cross(player, action.field).values()
        if houses and not teller.brief:
            told.append(teller.say(REACHING, buildings=", ".join(map(teller.house, houses))))
        said = ", ".join(told) or teller.say(NO_YIELD)
        yield teller.say(MOVE_TO, field=action.field + 1, found=said)


def _harvests(teller: Teller, seat: Seat) -> Answers:
    working, player = teller.view.working, teller.view.players[seat]
    text = HARVEST_ON if working and working.left else FOR_WATER
    for action in teller.view.choices:
        if isinstance(action, Harvest):
            yield teller.say(text, field=teller.field(player, action.field))


def _places(teller: Teller, seat: Seat) -> Answers:
    player = teller.view.players[seat]
    for action in teller.view.choices:
        if isinstance(action, Place):
            yield teller.say(PLACE_ON, field=teller.field(player, action.field))


def _activations(teller: Teller, seat: Seat) -> Answers:
    player = teller.view.players[seat]
    for action in teller.view.choices:
        if isinstance(action, Activate):
            text = ACTIVATE_ON if action.field in CROSS[player.figure] else ALONE
            yield teller.say(text, field=teller.field(player, action.field))


def _plays(teller: Teller, seat: Seat) -> Answers:
    plays = [action for action in teller.view.choices if isinstance(action, Play)]
    for character in CHARACTERS:
        own = [play for play in plays if play.character == character]
        gifts = [_gift(teller, play) for play in own if play.take is not None]
        card = teller.say(PLAY_CARD, card=teller.say(CHARACTER_NAMES[character]))
        if own:
            yield teller.say(INSTEAD, card=card, gifts=" / ".join(gifts)) if gifts else card


def _gift(teller: Teller, play: Play) -> str:
    """Say what a card gives instead of its action; of points and pesos the first free place's."""
    if play.take in ("points", "pesos"):
        amount = next(
            place.amount
            for marker, place in MARKER_PLACES.items()
            if place.character == play.character and marker not in teller.view.markers
        )
        return _thing(teller, "point" if play.take == "points" else "peso", amount)
    assert play.take is not None, "this is for what a card gives instead"
    return _cube(teller, play.take)  # type: ignore[arg-type]  # all else that is taken are cubes


def _cards_aside(teller: Teller, seat: Seat) -> Answers:
    for action in teller.view.choices:
        if isinstance(action, SetAside):
            card = teller.say(CHARACTER_NAMES[action.character])
            yield teller.say(SET_ASIDE, card=card, votes=VOTES[action.character])


def _buildings(teller: Teller, seat: Seat) -> Answers:
    for action in teller.view.choices:
        if isinstance(action, Build):
            cost = [_thing(teller, kind, count) for kind, count in TILES[action.building].cost]
            yield teller.say(BUILD, building=teller.house(action.building), cost=", ".join(cost))


def _trades(teller: Teller, seat: Seat) -> Answers:
    view = teller.view
    for kind in MERCHANDISE:
        bought = [a.amount for a in view.choices if isinstance(a, Buy) and a.cube == kind]
        sold = [a.amount for a in view.choices if isinstance(a, Sell) and a.cube == kind]
        costs = [buy_price(view.market[kind], amount) for amount in bought]
        gains = [sale_price(kind, view.market[kind], amount) for amount in sold]
        for text, amounts, prices in ((BUY, bought, costs), (SELL, sold, gains)):
            if amounts:
                told = (
                    teller.say(FOR, count=amounts[place], pesos=prices[place])
                    for place in shown(amounts)
                )
                yield teller.say(text, cube=_cube(teller, kind), prices=", ".join(told))


def _gifts(teller: Teller, seat: Seat) -> Answers:
    amounts: dict[Cube, list[int]] = {}
    for action in teller.view.choices:
        if isinstance(action, Give):
            amounts.setdefault(action.cube, []).append(action.amount)
    assert teller.view.working is not None, "giving says to which building"
    tile = teller.view.working.building
    assert tile is not None, "giving says to which building"
    assert tile != "printed_warehouse", "a warehouse takes nothing"
    effect = TILES[tile].effect
    for kind, counts in amounts.items():
        if isinstance(effect, Makes):
            least, most, good = counts[0], counts[-1], _cube(teller, effect.good)
            cube = _cube(teller, kind)
            yield teller.say(GIVE_MANY, least=least, most=most, cube=cube, good=good)
        elif isinstance(effect, Sells):
            for count in counts:
                got = _thing(teller, effect.thing, count * effect.each)
                yield teller.say(GIVE, given=_thing(teller, kind, count), got=got)


def _swaps(teller: Teller, seat: Seat) -> Answers:
    pairs = [action for action in teller.view.choices if isinstance(action, Swap)]
    for kind in MERCHANDISE:
        takes = [_cube(teller, pair.take) for pair in pairs if pair.give == kind]
        if takes:
            yield teller.say(SWAP, give=_cube(teller, kind), take=" / ".join(takes))


def _stores(teller: Teller, seat: Seat) -> Answers:
    most: dict[Cube, int] = {}
    for action in teller.view.choices:
        if isinstance(action, Store):
            most[action.crop] = max(action.amount, most.get(action.crop, 0))
    for crop, amount in most.items():
        yield teller.say(STORE, most=amount, cube=_cube(teller, crop))


def _loads(teller: Teller, seat: Seat) -> Answers:
    most: dict[int, dict[Merchandise, int]] = {}
    for action in teller.view.choices:
        if isinstance(action, Load):
            kinds = most.setdefault(action.dock, {})
            kinds[action.cube] = max(action.amount, kinds.get(action.cube, 0))
    for dock, kinds in most.items():
        ship = teller.view.docks[dock - 1]
        assert ship is not None, "only ships are loaded"
        cubes = (
            teller.say(
                UP_TO, most=amount, cube=_cube(teller, kind), points=_thing(teller, "point", dock)
            )
            for kind, amount in kinds.items()
        )
        yield teller.say(LOAD, dock=dock, ship=ship.number, cubes=", ".join(cubes))


def _ships(teller: Teller, seat: Seat) -> Answers:
    for action in teller.view.choices:
        if isinstance(action, Exchange):
            yield ship(teller, action.ship)


def ship(teller: Teller, number: int) -> str:
    """Say what a ship takes."""
    cargo = ", ".join(_thing(teller, kind, count) for kind, count in SHIPS[number].items())
    return teller.say(SHIP, ship=number, cargo=cargo)


def _taxes(teller: Teller, seat: Seat) -> Answers:
    due = teller.view.players[seat].tax_due
    if any(isinstance(action, Pay) for action in teller.view.choices):
        pesos, points = _thing(teller, "peso", due), _thing(teller, "point", TAX_POINTS)
        yield teller.say(PAY, pesos=pesos, points=points)


def _duties(teller: Teller, seat: Seat) -> Answers:
    points = DUTY_POINTS + (BONUS_POINTS if teller.view.players[seat].tax_paid else 0)
    for action in teller.view.choices:
        if isinstance(action, Deliver):
            cubes = _thing(teller, action.first, 1)
            if action.second is not None:
                cubes = _pair(teller, action.first, action.second)
            yield teller.say(DELIVER, cubes=cubes, points=_thing(teller, "point", points))


def _bribes(teller: Teller, seat: Seat) -> Answers:
    yield teller.say(BRIBE, most=teller.view.players[seat].pesos)


def _bills(teller: Teller, seat: Seat) -> Answers:
    for action in teller.view.choices:
        if isinstance(action, Veto | Enact):
            text = VETO if isinstance(action, Veto) else ENACT
            yield teller.say(text, bill=law(teller, action.statute))


ANSWERS: Mapping[str, Callable[[Teller, Seat], Answers]] = {
    "pick-materials": _picks,
    "pick-crops": _picks,
    "set-aside": _cards_aside,
    "play": _plays,
    "move": _moves,
    "harvest": _harvests,
    "trade": _trades,
    "build": _buildings,
    "place": _places,
    "activate": _activations,
    "give": _gifts,
    "swap": _swaps,
    "store": _stores,
    "veto": _bills,
    "exchange": _ships,
    "load": _loads,
    "bribe": _bribes,
    "enact": _bills,
    "tax": _taxes,
    "duty": _duties,
}
"""By the kind of the decision."""
