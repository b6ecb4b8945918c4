"""City actions, and the actions of the homeward-bound spaces (§3.2, §10)."""

from typing import TYPE_CHECKING, ClassVar

from games.core.action import Action, Seat
from games.core.errors import IllegalAction
from games.core.step import Happen
from games.maracaibo.actions import Act, Deliver, Finish
from games.maracaibo.buying import purchases
from games.maracaibo.cards import CARDS, CardId
from games.maracaibo.cities import CITY_ACTIONS, DEEDS, HOMEWARD, Offer
from games.maracaibo.events import CityUsed
from games.maracaibo.free import ActStep
from games.maracaibo.map import CITIES, Location
from games.maracaibo.tracks import take_doubloons

if TYPE_CHECKING:
    from games.maracaibo.state import MaracaiboState as State

ACTS = {deed: Act(deed) for deed in DEEDS}
DELIVERS = {card: Deliver(card) for card in CARDS}
FINISH = Finish()


def offers_at(state: "State", location: Location) -> tuple[Offer, ...]:
    """Return what a city, or a homeward-bound space, offers; nothing elsewhere."""
    city = state.cities.get(location)
    return CITY_ACTIONS[city] if city is not None else HOMEWARD.get(location, ())


def acts(state: "State", seat: Seat) -> list[Act]:
    """Return how a player can use the place where the ship is."""
    offers = offers_at(state, state.players[seat].ship)
    return [ACTS[offer.deed] for offer in offers if _possible(state, seat, offer)]


def _possible(state: "State", seat: Seat, offer: Offer) -> bool:
    """Whether an offer can be paid and would do anything that cannot be had without it (§3.2)."""
    player = state.players[seat]
    if player.doubloons < offer.price:
        return False
    if offer.deed == "repair":
        return any(player.discs.values())
    return offer.deed != "bid" or bool(purchases(state, seat, offer.gains[0].amount))


def deliveries(state: "State", seat: Seat) -> list[Deliver]:
    """Return the cards whose good can be delivered here (§10)."""
    player = state.players[seat]
    if not may_hold_delivery(state, seat):
        return []
    spaces = state.open_spaces(player.ship)
    return [DELIVERS[card] for card in player.hand if CARDS[card].good in spaces]


def may_hold_delivery(state: "State", seat: Seat) -> bool:
    """Whether others must think that a player can deliver the good of a hand card here."""
    player = state.players[seat]
    able = player.ship in CITIES and bool(player.hand) and any(player.discs.values())
    return able and bool(state.open_spaces(player.ship))


def use_place(state: "State", seat: Seat, action: Act, happen: Happen) -> None:
    """Pay for an offer and receive what it gives."""
    location = state.players[seat].ship
    offer = next(one for one in offers_at(state, location) if one.deed == action.deed)
    happen(CityUsed(seat=seat, location=location, deed=action.deed))
    take_doubloons(state, seat, -offer.price, "city", happen)
    state.receive((offer.gains, "city" if location in CITIES else "sailing"))


def why_not_act(state: "State", seat: Seat, action: Act) -> IllegalAction:
    """Say why the place does not offer a deed, or what is missing."""
    player = state.players[seat]
    offers = offers_at(state, player.ship)
    deeds = tuple(offer.deed for offer in offers)
    offer = next((one for one in offers if one.deed == action.deed), None)
    if not offers:
        reason = "There is no city action here."
    elif offer is None:
        reason = "Here you can {deeds}, not {deed}."
    elif player.doubloons < offer.price:
        reason = "That costs {price} doubloons and you have {doubloons}."
    elif action.deed == "repair":
        reason = "No disc is left on your ship."
    else:
        reason = "There is no project you can buy, not even for less."
    return IllegalAction(
        reason,
        rule="city actions",
        deeds=deeds,
        deed=action.deed,
        price=offer.price if offer else 0,
        doubloons=player.doubloons,
    )


def why_no_delivery(state: "State", seat: Seat, card: CardId) -> IllegalAction:
    """Say why the good of a card cannot be delivered here."""
    player = state.players[seat]
    good = CARDS[card].good if card in CARDS else None
    if card not in player.hand:
        reason = "Your hand has no card {card}."
    elif player.ship not in CITIES:
        reason = "There is no market here."
    elif good not in state.market(player.ship):
        reason = "This market does not take {good}."
    elif good not in state.open_spaces(player.ship):
        reason = "The space for {good} is taken until the end of the round."
    else:
        reason = "No disc is left on your ship."
    return IllegalAction(reason, rule="delivering", card=card, good=good)


class UseCity(ActStep, frozen=True, tag="use-city"):
    """§5.2 City: after a delivery the city's own action may follow, in this order only."""

    kind: ClassVar[str] = "city"
    rule: ClassVar[str] = "city actions"
    verbs: ClassVar[tuple[type[Action], ...]] = (Act,)

    def options(self, state: "State") -> list[Act | Finish]:
        """What the city offers, or to stop; skipped when nothing is possible."""
        found = acts(state, state.active)
        return [*found, FINISH] if found else []

    def carry_out(self, state: "State", seat: Seat, action: Act | Finish, happen: Happen) -> None:
        """Use the city."""
        if isinstance(action, Act):
            use_place(state, seat, action, happen)

    def why_not(self, state: "State", seat: Seat, action: Act) -> IllegalAction:
        """Say what the city offers, or what is missing."""
        return why_not_act(state, seat, action)
