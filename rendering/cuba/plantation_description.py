"""What the pictures of plantations show, in words."""

from collections.abc import Sequence

from games.core.action import Seat
from games.cuba.data import CHARACTERS, CROPS, CUBES, FIELDS, VOTES, Character
from games.cuba.view import PlayerView
from rendering.core.tokens import SEAT_LETTERS
from rendering.core.words import mark
from rendering.cuba.dues import pay_of
from rendering.cuba.prospects import free_harvests, houses_in_cross, yield_at
from rendering.cuba.scene import Scene
from rendering.cuba.telling import Teller, within_limit
from rendering.cuba.terms import CHARACTER_NAMES, CUBE_NAMES, LAW_NAMES

ROUND = mark("Round {number}.")
OWNER = mark("{seat} {name}: points {points}, pesos {pesos}, figure on {field}")
START = mark("start player")
BUILDINGS = mark("buildings {buildings}")
NO_BUILDINGS = mark("no buildings")
OPEN_CARDS = mark("cards open {cards}")
BRIEF_OWNER = mark("{seat} {name} {points}/{pesos}, figure {field}; {buildings}; {stock}; {cards}.")
BRIEF_ORDER = mark(
    "Told in order: points/pesos, figure; buildings by field; yard {kinds} + warehouse {crops}; "
    "cards open."
)
NO_CARDS = "–"
LAWS = mark("Laws: {laws}.")
PAYS = mark("They pay now: {pays}.")

HEAD = mark("{name}: points {points}, pesos {pesos}.")
FIGURE = mark("Figure on field {field}.")
FIELDS_TOLD = mark("Fields row by row: {fields}.")
STOCK = mark("Stock: {stock}.")
PLAYED = mark("Played: {cards}.")
IN_HAND = mark("In hand: {cards}.")
IN_PARLIAMENT = mark("For parliament: {cards}.")
WORKER = mark("The Worker would bring {cubes}{crops}.")
CROPS_CHOSEN = mark(", and up to {count} of {crops}, one more for each water")
FOREMAN = mark("The Foreman reaches {buildings}.")
FOREMAN_NONE = mark("The Foreman reaches no building in row and column.")

ASIDE = mark("Set aside in secret: {card}.")
BRIBE = mark("Your secret purchase of votes: {count}.")
VOTES_NOW = mark("Votes without it: {count}.")
VOTES_KNOWN = mark("Votes: {count}.")
DUES = mark("{tax}: {tax_state}; {duty}: {duty_state}; all laws together would pay {points}.")
MET, POSSIBLE, IMPOSSIBLE = mark("met"), mark("possible"), mark("not possible")


def describe_every(scene: Scene) -> str:
    """Say what lies on all plantations, at most 1024 characters."""

    def tell(teller: Teller) -> Sequence[str]:
        view = teller.view
        tell_owner = _brief_owner if teller.brief else _owner
        owners = [tell_owner(teller, seat) for seat in range(view.seats)]
        laws = ", ".join(teller.say(LAW_NAMES[law]) for law in view.laws.values() if law)
        pays = ", ".join(
            f"{SEAT_LETTERS[seat]} {pay_of(view, seat).total}" for seat in range(view.seats)
        )
        return (
            teller.say(ROUND, number=view.round),
            *owners,
            _order(teller) if teller.brief else "",
            teller.say(LAWS, laws=laws),
            teller.say(PAYS, pays=pays),
        )

    return within_limit(scene, tell)


def _owner(teller: Teller, seat: Seat) -> str:
    """Say what a player has, shortly."""
    player = teller.view.players[seat]
    told = [
        teller.say(
            OWNER,
            seat=SEAT_LETTERS[seat],
            name=teller.name(seat),
            points=player.points,
            pesos=player.pesos,
            field=player.figure + 1,
        )
    ]
    if seat == teller.view.start:
        told.append(teller.say(START))
    built = _built(teller, player)
    told.append(teller.say(BUILDINGS, buildings=built) if built else teller.say(NO_BUILDINGS))
    told.append(teller.stock(player))
    if player.played:
        cards = " ".join(str(VOTES[card]) for card in player.played)
        told.append(teller.say(OPEN_CARDS, cards=cards))
    return "; ".join(told) + "."


def _built(teller: Teller, player: PlayerView) -> str:
    told = (f"{field + 1} {teller.house(house)}" for field, house in sorted(player.built.items()))
    return ", ".join(told)


def _brief_owner(teller: Teller, seat: Seat) -> str:
    """Say the same in numbers where there is little room; what they are is told once."""
    player = teller.view.players[seat]
    yard = "/".join(str(player.yard[kind]) for kind in CUBES)
    stored = "/".join(str(player.stored[crop]) for crop in CROPS)
    return teller.say(
        BRIEF_OWNER,
        seat=SEAT_LETTERS[seat],
        name=teller.name(seat),
        points=player.points,
        pesos=player.pesos,
        field=player.figure + 1,
        buildings=_built(teller, player) or teller.say(NO_BUILDINGS),
        stock=f"{yard}+{stored}",
        cards=" ".join(str(VOTES[card]) for card in player.played) or NO_CARDS,
    )


def _order(teller: Teller) -> str:
    kinds = "/".join(teller.say(CUBE_NAMES[kind]) for kind in CUBES)
    crops = "/".join(teller.say(CUBE_NAMES[crop]) for crop in CROPS)
    return teller.say(BRIEF_ORDER, kinds=kinds, crops=crops)


def describe_one(scene: Scene, seat: Seat) -> str:
    """Say what lies on one plantation, at most 1024 characters."""
    return within_limit(scene, lambda teller: tell_estate(teller, seat))


def tell_estate(teller: Teller, seat: Seat) -> Sequence[str]:
    """Say everything that is open of a player, and what Worker and Foreman would do there."""
    player = teller.view.players[seat]
    fields = (teller.field(player, field) for field in range(FIELDS))
    return (
        tell_head(teller, seat),
        tell_figure(teller, seat),
        teller.say(FIELDS_TOLD, fields=", ".join(fields)),
        tell_stock(teller, seat),
        *_cards(teller, seat),
        *_prospects(teller, seat),
    )


def tell_head(teller: Teller, seat: Seat) -> str:
    """Say who a player is, with points and pesos."""
    player = teller.view.players[seat]
    return teller.say(HEAD, name=teller.name(seat), points=player.points, pesos=player.pesos)


def tell_figure(teller: Teller, seat: Seat) -> str:
    """Say where the figure stands."""
    return teller.say(FIGURE, field=teller.view.players[seat].figure + 1)


def tell_stock(teller: Teller, seat: Seat) -> str:
    """Say what a player has in yard and warehouse."""
    return teller.say(STOCK, stock=teller.stock(teller.view.players[seat]))


def _cards(teller: Teller, seat: Seat) -> Sequence[str]:
    player = teller.view.players[seat]
    aside = teller.view.aside if seat == teller.view.seat else None
    in_hand = [card for card in CHARACTERS if card not in player.played and card != aside]
    told = [teller.say(PLAYED, cards=_names(teller, player.played))] if player.played else []
    rest = IN_HAND if player.vote is None else IN_PARLIAMENT
    return [*told, teller.say(rest, cards=_names(teller, in_hand))]


def _names(teller: Teller, cards: Sequence[Character]) -> str:
    return ", ".join(teller.say(CHARACTER_NAMES[card]) for card in cards)


def _prospects(teller: Teller, seat: Seat) -> Sequence[str]:
    view, player = teller.view, teller.view.players[seat]
    found = yield_at(view, seat, player.figure)
    crops = ""
    if found.crops:
        kinds = ", ".join(
            f"{count} {teller.say(CUBE_NAMES[crop])}" for crop, count in found.crops.items()
        )
        crops = teller.say(CROPS_CHOSEN, count=free_harvests(view), crops=kinds)
    materials = teller.amounts(dict(found.materials.items()))
    houses = ", ".join(teller.house(house) for house in houses_in_cross(player).values())
    foreman = teller.say(FOREMAN, buildings=houses) if houses else teller.say(FOREMAN_NONE)
    return (teller.say(WORKER, cubes=materials, crops=crops), foreman)


def describe_hand(scene: Scene, seat: Seat) -> str:
    """Say what the reader has and keeps secret, and what the laws ask, at most 1024 characters."""
    return within_limit(
        scene,
        lambda teller: (
            *tell_secrets(teller, seat),
            *tell_estate(teller, seat),
            tell_dues(teller, seat),
        ),
    )


def tell_secrets(teller: Teller, seat: Seat) -> Sequence[str]:
    """Say what is the reader's alone: a card set aside, a purchase of votes."""
    view, player = teller.view, teller.view.players[seat]
    told = []
    if view.aside is not None:
        told.append(teller.say(ASIDE, card=_names(teller, [view.aside])))
    if view.bribe is not None:
        told.append(teller.say(BRIBE, count=view.bribe))
        told.append(teller.say(VOTES_NOW, count=player.votes))
    elif view.phase == "parliament":
        told.append(teller.say(VOTES_KNOWN, count=player.votes))
    return told


def tell_dues(teller: Teller, seat: Seat) -> str:
    """Say what tax and duty ask of a player and whether it can be met, and what all laws pay."""
    view, player, pay = teller.view, teller.view.players[seat], pay_of(teller.view, seat)
    tax, duty = view.laws["tax"], view.laws["duty"]
    assert tax is not None, "a tax is always in force"
    assert duty is not None, "a duty is always in force"
    return teller.say(
        DUES,
        tax=teller.say(LAW_NAMES[tax]),
        tax_state=_state(teller, met=player.tax_paid, possible=pay.tax > 0),
        duty=teller.say(LAW_NAMES[duty]),
        duty_state=_state(teller, met=player.duty_met, possible=pay.duty > 0),
        points=pay.total,
    )


def _state(teller: Teller, *, met: bool, possible: bool) -> str:
    return teller.say(MET if met else POSSIBLE if possible else IMPOSSIBLE)
