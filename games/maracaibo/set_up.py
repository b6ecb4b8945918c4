"""Set-up (§4): what is laid out, what everybody is dealt, and what of it is kept."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

import msgspec

from games.core.action import Action, Seat
from games.core.decision import Decision, draw
from games.core.errors import IllegalAction
from games.core.step import Happen, SealedStep, Step
from games.maracaibo.actions import (
    DealCard,
    DealCareer,
    Discard,
    DrawBuilding,
    DrawQuest,
    DrawTile,
    Keep,
    NameFirstPlayer,
    Plan,
)
from games.maracaibo.cards import B_CARDS, CARDS, CardId
from games.maracaibo.careers import CAREERS
from games.maracaibo.cities import HELM_TILES, OTHER_TILES, OTHER_TILES_IN_PLAY, Tile
from games.maracaibo.data import (
    B_CARDS_IN_PLAY,
    DEALT_CARDS,
    DEALT_CAREERS,
    KEPT_CARDS,
    START_DOUBLOONS,
    TASKS,
)
from games.maracaibo.drawing import next_card, take_from_deck
from games.maracaibo.events import (
    BuildingTurnedUp,
    CardDealt,
    CardsChosen,
    CareerDealt,
    CareersChosen,
    Dealt,
    FirstPlayerNamed,
    QuestLaid,
    QuestTurnedUp,
    TileLaid,
)
from games.maracaibo.map import QUEST_SITES, TILE_SITES, Location
from games.maracaibo.trail import Space

if TYPE_CHECKING:
    from games.maracaibo.state import MaracaiboState as State

DEALS: dict[CardId, Action] = {card: DealCard(card) for card in CARDS}
PLANS = {card: Plan(card) for card in CARDS}
DISCARDS = {card: Discard(card) for card in CARDS}
KEEPS = {career: Keep(career) for career in CAREERS}
FIRST_DISCARDS = DEALT_CARDS - KEPT_CARDS - 1


class TurnUpQuest(Step, frozen=True, tag="turn-up-quest"):
    """Set-up 2: the stack lies face up, so whenever its top tile is gone the next one is seen."""

    def decision(self, state: "State") -> Decision | None:
        """Let chance bring it; skipped when there is one, or none is left."""
        if state.top_quest is not None or not state.quests_left:
            return None
        return draw("draw-quest", [DrawQuest(quest) for quest in state.quests_left])

    def resolve(self, state: "State", seat: Seat, action: DrawQuest, happen: Happen) -> None:
        """Show it."""
        state.quests_left.remove(action.quest)
        state.top_quest = action.quest
        happen(QuestTurnedUp(quest=action.quest, left=len(state.quests_left)))


class LayQuest(Step, frozen=True, tag="lay-quest"):
    """Set-up 2 and §14 Interim 5: the top tile goes to a location, or to the explorer track."""

    location: Location | None = None
    space: Space | None = None

    def run(self, state: "State", happen: Happen) -> None:
        """Lay it there, if the stack has one."""
        quest = state.top_quest
        if quest is None:
            return
        if self.location is not None:
            state.quests[self.location] = quest
        if self.space is not None:
            state.trail[self.space] = quest
        state.top_quest = None
        happen(QuestLaid(quest=quest, location=self.location, space=self.space))
        state.push(TurnUpQuest())


class LayTiles(Step, frozen=True, tag="lay-tiles"):
    """Set-up 3: the two tiles with a helm and two of the others, shuffled onto their places."""

    def decision(self, state: "State") -> Decision | None:
        """Draw the tile of the next place; of the others only two are among the four."""
        laid = state.cities.values()
        if all(site in state.cities for site in TILE_SITES):
            return None
        helms: list[Tile] = [tile for tile in HELM_TILES if tile not in laid]
        others: list[Tile] = [tile for tile in OTHER_TILES if tile not in laid]
        wanted = OTHER_TILES_IN_PLAY - (len(OTHER_TILES) - len(others))
        if not wanted:
            return draw("draw-tile", [DrawTile(tile) for tile in helms])
        weights = (len(others),) * len(helms) + (wanted,) * len(others)
        return draw("draw-tile", [DrawTile(tile) for tile in (*helms, *others)], weights)

    def resolve(self, state: "State", seat: Seat, action: DrawTile, happen: Happen) -> None:
        """Lay it there."""
        location = next(site for site in TILE_SITES if site not in state.cities)
        state.cities[location] = action.tile
        happen(TileLaid(location=location, tile=action.tile))
        state.push(self)


class DealCards(Step, frozen=True, tag="deal-cards"):
    """Set-up 4: eight A cards to everybody; then 40 unseen B cards are shuffled into the rest."""

    def _next(self, state: "State") -> Seat | None:
        short = (
            seat for seat, player in enumerate(state.players) if len(player.hand) < DEALT_CARDS
        )
        return next(short, None)

    def decision(self, state: "State") -> Decision | None:
        """Let chance bring the next card."""
        return None if self._next(state) is None else next_card(state, "deal-card", DEALS)

    def resolve(self, state: "State", seat: Seat, action: DealCard, happen: Happen) -> None:
        """Deal it."""
        dealt = self._next(state)
        assert dealt is not None, "cards are drawn as long as somebody lacks one"
        take_from_deck(state, action.card)
        state.players[dealt].hand.append(action.card)
        happen(CardDealt(to=(dealt,), seat=dealt, card=action.card))
        state.push(self)

    def run(self, state: "State", happen: Happen) -> None:
        """Shuffle the B cards in: which 40 they are shows as they come."""
        state.pool = list(B_CARDS)
        state.pool_left = B_CARDS_IN_PLAY
        happen(Dealt(cards=DEALT_CARDS, careers=0))


class TurnUpBuilding(Step, frozen=True, tag="turn-up-building"):
    """Set-up 6 and §14 Interim 4: the next prestige building of the row is turned up."""

    def decision(self, state: "State") -> Decision | None:
        """Let chance bring it."""
        choices = [DrawBuilding(building) for building in state.buildings_left]
        return draw("draw-building", choices)

    def resolve(self, state: "State", seat: Seat, action: DrawBuilding, happen: Happen) -> None:
        """Open it."""
        state.buildings_left.remove(action.building)
        state.buildings.append(action.building)
        state.investors[action.building] = []
        happen(BuildingTurnedUp(building=action.building))


class DealCareers(Step, frozen=True, tag="deal-careers"):
    """Set-up 7: two career cards to everybody, to look at."""

    def _next(self, state: "State") -> Seat | None:
        short = (
            seat for seat, player in enumerate(state.players) if len(player.careers) < DEALT_CAREERS
        )
        return next(short, None)

    def decision(self, state: "State") -> Decision | None:
        """Let chance bring the next one."""
        if self._next(state) is None:
            return None
        return draw("deal-career", [DealCareer(career) for career in state.careers_left])

    def resolve(self, state: "State", seat: Seat, action: DealCareer, happen: Happen) -> None:
        """Deal it."""
        dealt = self._next(state)
        assert dealt is not None, "careers are drawn as long as somebody lacks one"
        state.careers_left.remove(action.career)
        state.players[dealt].careers.append(action.career)
        happen(CareerDealt(to=(dealt,), seat=dealt, career=action.career))
        state.push(self)

    def run(self, state: "State", happen: Happen) -> None:
        """Tell that it is done."""
        happen(Dealt(cards=0, careers=DEALT_CAREERS))


class ChooseFirstPlayer(Step, frozen=True, tag="choose-first-player"):
    """Set-up 8: the first player by lot; with Jean it is the human (§15). Doubloons by order."""

    def decision(self, state: "State") -> Decision | None:
        """Draw one of the seats."""
        if state.jean is not None:
            return None
        choices = [NameFirstPlayer(seat) for seat in range(len(state.players))]
        return draw("first-player", choices)

    def run(self, state: "State", happen: Happen) -> None:
        """The human begins."""
        self._begin(state, 0, happen)

    def resolve(self, state: "State", seat: Seat, action: NameFirstPlayer, happen: Happen) -> None:
        """Let that seat begin."""
        self._begin(state, action.seat, happen)

    def _begin(self, state: "State", first: Seat, happen: Happen) -> None:
        """Give out the doubloons; then quests go to the locations."""
        state.first = state.active = first
        for place, seat in enumerate(state.turn_order(first)):
            state.players[seat].doubloons = START_DOUBLOONS[place]
        doubloons = tuple(player.doubloons for player in state.players)
        happen(FirstPlayerNamed(seat=first, doubloons=doubloons))
        state.push(*(LayQuest(location=site) for site in QUEST_SITES[len(state.players)]))


class Picks(msgspec.Struct, frozen=True):
    """What a player has said so far about the first cards: one to plan, three to discard."""

    plan: CardId | None = None
    discards: tuple[CardId, ...] = ()

    @property
    def complete(self) -> bool:
        """Whether nothing is missing."""
        return self.plan is not None and len(self.discards) == FIRST_DISCARDS

    def with_plan(self, card: CardId) -> "Picks":
        """Plan a card, whatever was to become of it."""
        return Picks(card, tuple(other for other in self.discards if other != card))

    def with_discard(self, card: CardId) -> "Picks":
        """Discard a card; a fourth one takes the place of the first."""
        plan = None if card == self.plan else self.plan
        return Picks(plan, (*self.discards, card)[-FIRST_DISCARDS:])


NO_PICKS = Picks()


class ChooseCards(SealedStep, frozen=True, kw_only=True, tag="choose-cards"):
    """Set-up 9: of the eight cards keep four, plan one, discard three; in secret, shown together.

    An answer is one `Plan` and three `Discard`, in any order, and each may be changed.
    """

    answers: dict[int, Picks] = msgspec.field(default_factory=dict)
    rule: ClassVar[str] = "choosing the first cards"
    verbs: ClassVar[tuple[type[Action], ...]] = (Plan, Discard)

    def choices(self, state: "State") -> Mapping[Seat, tuple[Action, ...]]:
        """Any card but those about which this has been said."""
        return {
            seat: self._own(player.hand, self.answers.get(seat, NO_PICKS))
            for seat, player in enumerate(state.players)
        }

    def _own(self, hand: list[CardId], picks: Picks) -> tuple[Action, ...]:
        plans = [PLANS[card] for card in hand if card != picks.plan]
        return (*plans, *(DISCARDS[card] for card in hand if card not in picks.discards))

    def awaits(self, state: "State", seat: Seat) -> bool:
        """Whether a card is still to be planned or discarded."""
        return not self.answers.get(seat, NO_PICKS).complete

    def answered(self, seat: Seat, action: Plan | Discard) -> "ChooseCards":
        """Put it in, or change it."""
        picks = self.answers.get(seat, NO_PICKS)
        if isinstance(action, Plan):
            picks = picks.with_plan(action.card)
        else:
            picks = picks.with_discard(action.card)
        answers = dict(sorted({**self.answers, seat: picks}.items()))
        return msgspec.structs.replace(self, answers=answers)

    def reveal(self, state: "State", happen: Happen) -> None:
        """Plan and discard; what is kept stays secret."""
        planned = []
        for seat, picks in self.answers.items():
            player = state.players[seat]
            assert picks.plan is not None, "an answer is complete when it is turned up"
            planned.append(picks.plan)
            player.planned.append(picks.plan)
            gone = (picks.plan, *picks.discards)
            player.hand = [card for card in player.hand if card not in gone]
            state.discarded += sorted(picks.discards)
        discarded = tuple(tuple(sorted(picks.discards)) for picks in self.answers.values())
        happen(CardsChosen(planned=tuple(planned), discarded=discarded))

    def why_not(self, state: "State", seat: Seat, action: Plan | Discard) -> IllegalAction:
        """Say that the card is not there, or that this has been said of it."""
        reason = "You have said so of {card} already."
        if action.card not in state.players[seat].hand:
            reason = "You have no card {card}."
        return IllegalAction(reason, rule=self.rule, card=action.card)


class ChooseCareers(SealedStep, frozen=True, kw_only=True, tag="choose-careers"):
    """Set-up 10: keep one career; three figures go on its tasks."""

    answers: dict[int, Keep] = msgspec.field(default_factory=dict)
    rule: ClassVar[str] = "choosing a career"
    verbs: ClassVar[tuple[type[Action], ...]] = (Keep,)

    def choices(self, state: "State") -> Mapping[Seat, tuple[Action, ...]]:
        """The two that each was dealt."""
        return {
            seat: tuple(KEEPS[career] for career in player.careers)
            for seat, player in enumerate(state.players)
        }

    def reveal(self, state: "State", happen: Happen) -> None:
        """Box the others."""
        for seat, kept in self.answers.items():
            player = state.players[seat]
            state.careers_left += (career for career in player.careers if career != kept.career)
            player.careers = [kept.career]
            player.tasks = list(range(1, TASKS + 1))
            player.reserve -= TASKS
        state.careers_left.sort(key=CAREERS.index)
        happen(CareersChosen(careers=tuple(kept.career for kept in self.answers.values())))

    def why_not(self, state: "State", seat: Seat, action: Keep) -> IllegalAction:
        """Say which two there are."""
        careers = tuple(state.players[seat].careers)
        reason = "You choose between {careers}."
        return IllegalAction(reason, rule=self.rule, careers=careers)
