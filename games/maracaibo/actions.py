"""The verbs of Maracaibo."""

from typing import ClassVar, Literal

from games.core.action import Action, Seat
from games.maracaibo.automa import AutomaCard
from games.maracaibo.buildings import Building
from games.maracaibo.cards import CardId
from games.maracaibo.careers import Career
from games.maracaibo.cities import Deed, Tile
from games.maracaibo.data import Nation, Object, Pile
from games.maracaibo.map import Location, Route
from games.maracaibo.quests import QuestId
from games.maracaibo.tokens import TokenId
from games.maracaibo.trail import Space
from games.maracaibo.upgrades import Upgrade


class Plan(Action, frozen=True, tag="plan"):
    """Put a hand card face up into a planning area."""

    card: CardId


class Discard(Action, frozen=True, tag="discard"):
    """Put a hand card on the discard pile."""

    card: CardId


class Keep(Action, frozen=True, tag="keep"):
    """Keep one of your two careers."""

    career: Career


class Complete(Action, frozen=True, tag="complete"):
    """Complete a task of your career, 1 to 3, and take its figure."""

    task: int


class Sail(Action, frozen=True, tag="sail"):
    """Sail to a location; where both branches of a fork lead there, by one of them."""

    to: Location
    route: Route | None = None


class Pass(Action, frozen=True, tag="pass"):
    """Do no main action."""

    declines: ClassVar[bool] = True


class Deliver(Action, frozen=True, tag="deliver"):
    """City: deliver the good of a hand card."""

    card: CardId


class Act(Action, frozen=True, tag="act"):
    """Use the action of a city, or of a homeward-bound space."""

    deed: Deed


class Assist(Action, frozen=True, tag="assist"):
    """Use the special action of one of your assistants here, named by its card."""

    card: CardId


class Quest(Action, frozen=True, tag="quest"):
    """Fulfil the quest that is here."""


class Pay(Action, frozen=True, tag="pay"):
    """Quest: pay a symbol with a hand card."""

    card: CardId


class Waive(Action, frozen=True, tag="waive"):
    """Quest: pay an object with nothing, by a project that allows it."""

    thing: Object


class Earn(Action, frozen=True, tag="earn"):
    """Village: take 1 doubloon."""


class Sell(Action, frozen=True, tag="sell"):
    """Village: discard all hand cards for 2 doubloons."""


class Buy(Action, frozen=True, tag="buy"):
    """Buy a project card from hand or planning area."""

    card: CardId


class Invest(Action, frozen=True, tag="invest"):
    """Village: invest in a prestige building."""

    building: Building


class Drill(Action, frozen=True, tag="drill"):
    """Village, with the Armoury: discard a hand card for 3 combat points."""

    card: CardId


class Enlist(Action, frozen=True, tag="enlist"):
    """Village, with the Crew call: discard all hand cards for 4 doubloons and a figure."""


class Scout(Action, frozen=True, tag="scout"):
    """Village, with the Scouts: pay 2 doubloons to explore up to 2."""


class Explore(Action, frozen=True, tag="explore"):
    """Move your explorer to a space."""

    to: Space


class Influence(Action, frozen=True, tag="influence"):
    """Choose the nation with which you gain influence."""

    nation: Nation


class Remove(Action, frozen=True, tag="remove"):
    """Take a disc from a spot of your ship board."""

    upgrade: Upgrade


class Reveal(Action, frozen=True, tag="reveal"):
    """Combat: turn up the top token of a pile."""

    pile: Pile


class Fight(Action, frozen=True, tag="fight"):
    """Combat: choose the nation to fight for."""

    nation: Nation


class Add(Action, frozen=True, tag="add"):
    """Combat: add some of your combat points."""

    points: int


class Win(Action, frozen=True, tag="win"):
    """Combat: spend 2 on 1 influence, or 5 on 3."""

    influence: Literal[1, 3]


class Annex(Action, frozen=True, tag="annex"):
    """Combat: put a marker of your nation on a location, or there instead of another nation's."""

    location: Location


class Raid(Action, frozen=True, tag="raid"):
    """Combat, with the Letter of marque: spend 3 on 4 points."""


class Draw(Action, frozen=True, tag="draw"):
    """Draw a card from the deck."""


class Take(Action, frozen=True, tag="take"):
    """Take a card of the gallery into your hand."""

    card: CardId


class Collect(Action, frozen=True, tag="collect"):
    """End of a round: take doubloons, or a point, instead of buying."""


class Decline(Action, frozen=True, tag="decline"):
    """Do without what is offered."""

    declines: ClassVar[bool] = True


class Finish(Action, frozen=True, tag="finish"):
    """Be done with what you are doing."""

    declines: ClassVar[bool] = True


class DealCard(Action, frozen=True, tag="deal-card"):
    """Chance, unseen by others: the next card dealt."""

    card: CardId


class DealCareer(Action, frozen=True, tag="deal-career"):
    """Chance, unseen by others: the next career card dealt."""

    career: Career


class DrawCard(Action, frozen=True, tag="draw-card"):
    """Chance, unseen by others: the card drawn from the deck."""

    card: CardId


class RevealCard(Action, frozen=True, tag="reveal-card"):
    """Chance: the next card of the gallery."""

    card: CardId


class DrawTile(Action, frozen=True, tag="draw-tile"):
    """Chance: the city tile that comes next."""

    tile: Tile


class DrawQuest(Action, frozen=True, tag="draw-quest"):
    """Chance: the quest tile that comes to lie on top of the stack."""

    quest: QuestId


class DrawToken(Action, frozen=True, tag="draw-token"):
    """Chance: the combat token that is turned up."""

    token: TokenId


class DrawBuilding(Action, frozen=True, tag="draw-building"):
    """Chance: the prestige building that is turned up."""

    building: Building


class DrawAutoma(Action, frozen=True, tag="draw-automa"):
    """Chance: Jean's next card."""

    card: AutomaCard


class NameFirstPlayer(Action, frozen=True, tag="first-player"):
    """Chance: who begins."""

    seat: Seat


AnyAction = (
    Plan
    | Discard
    | Keep
    | Complete
    | Sail
    | Pass
    | Deliver
    | Act
    | Assist
    | Quest
    | Pay
    | Waive
    | Earn
    | Sell
    | Buy
    | Invest
    | Drill
    | Enlist
    | Scout
    | Explore
    | Influence
    | Remove
    | Reveal
    | Fight
    | Add
    | Win
    | Annex
    | Raid
    | Draw
    | Take
    | Collect
    | Decline
    | Finish
    | DealCard
    | DealCareer
    | DrawCard
    | RevealCard
    | DrawTile
    | DrawQuest
    | DrawToken
    | DrawBuilding
    | DrawAutoma
    | NameFirstPlayer
)
