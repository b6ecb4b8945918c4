"""The rounds of Cuba, phase by phase (§4, §8, §9). The last step pushed is the next one done."""

from typing import TYPE_CHECKING, ClassVar

from games.core.action import Action, Seat
from games.core.decision import Decision, ask, draw
from games.core.errors import IllegalAction
from games.core.step import Happen, Step
from games.cuba.actions import DrawBill, Play
from games.cuba.administration import (
    Administer,
    ChangeMarket,
    DeliverDuty,
    PayTax,
    Subsidise,
)
from games.cuba.alternatives import alternatives, take_instead, why_no_alternative
from games.cuba.data import (
    CARDS_TO_PLAY,
    CHARACTERS,
    CROPS,
    POINTS_PER_TILE,
    ROUNDS,
    Character,
)
from games.cuba.events import (
    BillsTurnedUp,
    CropsSpoiled,
    GameEnded,
    Played,
    RoundEnded,
    TurnEnded,
)
from games.cuba.foreman import ActivateBuildings
from games.cuba.functions import (
    CallShip,
    GiveCubes,
    StoreCrops,
    SwapOnBlackMarket,
    VetoBill,
)
from games.cuba.harbour import FillHarbour, LoadCargo, MoveShipsUp, sail_at_end_of_round
from games.cuba.market import Trade
from games.cuba.parliament import (
    BuyVotes,
    ChangeStartPlayer,
    CountVotes,
    Elect,
    EnactBill,
    RevealCards,
    SetCardsAside,
)
from games.cuba.plantation import BuildTile, HarvestCrops, MoveFigure, PlaceTile
from games.cuba.set_up import ChooseStartPlayer, DrawFirstShips, PickTwo
from games.cuba.statutes import GROUP_OF, GROUPS

if TYPE_CHECKING:
    from games.cuba.state import CubaState as State


class PlayRound(Step, frozen=True, tag="play-round"):
    """§4: bills, actions, new start player, parliament, administration, end of round."""

    def run(self, state: "State", happen: Happen) -> None:
        """Lay out the phases."""
        aside = (SetCardsAside(),) if state.options.card_aside else ()
        state.push(
            TurnUpBills(),
            *aside,
            PlayCard(),
            ChangeStartPlayer(),
            RevealCards(),
            BuyVotes(),
            CountVotes(),
            Administer(),
            EndRound(),
        )


class TurnUpBills(Step, frozen=True, tag="turn-up-bills"):
    """§4 Phase A: the top card of each of the four piles is proposed."""

    def decision(self, state: "State") -> Decision | None:
        """Draw the bill of the next group."""
        for group in GROUPS:
            if group not in state.bills:
                return draw("draw-bill", [DrawBill(left) for left in state.statutes[group]])
        return None

    def resolve(self, state: "State", seat: Seat, action: DrawBill, happen: Happen) -> None:
        """Turn it up."""
        group = GROUP_OF[action.statute]
        state.statutes[group].remove(action.statute)
        state.bills[group] = action.statute
        state.push(self)

    def run(self, state: "State", happen: Happen) -> None:
        """Tell them."""
        happen(BillsTurnedUp(number=state.round, bills=tuple(state.bills.values())))


PLAYS: dict[Character, Play] = {character: Play(character) for character in CHARACTERS}


class PlayCard(Step, frozen=True, tag="play-card"):
    """§4 Phase B: one card in the open, carried out at once; or its alternative (§1.3)."""

    rule: ClassVar[str] = "playing cards"
    verbs: ClassVar[tuple[type[Action], ...]] = (Play,)

    def decision(self, state: "State") -> Decision | None:
        """Ask for a card in hand, for its action or for what a free marker place gives."""
        player = state.players[state.active]
        choices: list[Play] = []
        for character, play in PLAYS.items():
            if character not in player.played and character != player.aside:
                choices.append(play)
                choices += alternatives(state, character)
        return ask(state.active, "play", choices)

    def resolve(self, state: "State", seat: Seat, action: Play, happen: Happen) -> None:
        """Lay it on the others and do what it says."""
        player = state.players[seat]
        player.played.append(action.character)
        if action.take is not None:
            take_instead(state, seat, action, happen)
            state.push(EndTurn())
            return
        happen(Played(seat=seat, character=action.character, number=len(player.played)))
        state.push(CHARACTER_STEPS[action.character], EndTurn())

    def why_not(self, state: "State", seat: Seat, action: Play) -> IllegalAction:
        """Say that the card is not in hand, or why it has no such alternative."""
        player = state.players[seat]
        if action.character in player.played:
            reason = "You have played the {character} in this round."
        elif action.character == player.aside:
            reason = "You have set the {character} aside for parliament."
        else:
            return why_no_alternative(state, action)
        return IllegalAction(reason, rule=self.rule, character=action.character)


CHARACTER_STEPS: dict[Character, MoveFigure | Trade | BuildTile | ActivateBuildings | LoadCargo] = {
    "worker": MoveFigure(),
    "tradeswoman": Trade(),
    "architect": BuildTile(),
    "foreman": ActivateBuildings(),
    "mayor": LoadCargo(),
}


class EndTurn(Step, frozen=True, tag="end-turn"):
    """§4 Phase B: clockwise, until everybody has played four cards."""

    def run(self, state: "State", happen: Happen) -> None:
        """Pass the turn on, or go on to parliament."""
        seat = state.active
        following = (seat + 1) % len(state.players)
        if len(state.players[following].played) == CARDS_TO_PLAY:
            happen(TurnEnded(seat=seat, following=None))
            return
        state.active = following
        happen(TurnEnded(seat=seat, following=following))
        state.push(PlayCard())


class EndRound(Step, frozen=True, tag="end-round"):
    """§8 Phase E: crops in yards spoil, ships sail and move up."""

    def run(self, state: "State", happen: Happen) -> None:
        """In the last round the ships stay (C-28)."""
        for seat, player in enumerate(state.players):
            spoiled = tuple((crop, player.yard[crop]) for crop in CROPS if player.yard[crop])
            for crop, amount in spoiled:
                player.yard[crop] = 0
                state.supply[crop] += amount
            if spoiled:
                happen(CropsSpoiled(seat=seat, cubes=spoiled))
        state.push(CloseRound())
        if state.round < ROUNDS:
            sail_at_end_of_round(state, happen)
            state.push(MoveShipsUp())


class CloseRound(Step, frozen=True, tag="close-round"):
    """§8 2 and 4: markers come off, cards are taken back, the veto tile bars its pile.

    The markers may wait so long: nobody is asked anything while the ships move up.
    """

    def run(self, state: "State", happen: Happen) -> None:
        """Clear what belongs to the round; then the next, or the end."""
        happen(RoundEnded(number=state.round))
        for player in state.players:
            player.played.clear()
            player.bought.clear()
            player.vote = None
            player.town_hall = player.tax_paid = player.duty_met = False
        state.barred = GROUP_OF[state.vetoed] if state.vetoed is not None else None
        state.vetoed = state.winner = None
        state.markers.clear()
        state.enacted.clear()
        state.dropped.clear()
        if state.round == ROUNDS:
            state.push(EndGame())
            return
        state.round += 1
        state.push(PlayRound())


class EndGame(Step, frozen=True, tag="end-game"):
    """§9 End of game: 2 points for each building."""

    def run(self, state: "State", happen: Happen) -> None:
        """Score them; nothing is left to do."""
        for player in state.players:
            player.tiles = POINTS_PER_TILE * len(player.built)
        happen(GameEnded(points=tuple(player.tiles for player in state.players)))


AnyStep = (
    DrawFirstShips
    | ChooseStartPlayer
    | PickTwo
    | PlayRound
    | TurnUpBills
    | SetCardsAside
    | PlayCard
    | MoveFigure
    | HarvestCrops
    | Trade
    | BuildTile
    | PlaceTile
    | ActivateBuildings
    | GiveCubes
    | SwapOnBlackMarket
    | StoreCrops
    | VetoBill
    | CallShip
    | LoadCargo
    | MoveShipsUp
    | FillHarbour
    | EndTurn
    | ChangeStartPlayer
    | RevealCards
    | BuyVotes
    | CountVotes
    | Elect
    | EnactBill
    | Administer
    | PayTax
    | DeliverDuty
    | Subsidise
    | ChangeMarket
    | EndRound
    | CloseRound
    | EndGame
)
