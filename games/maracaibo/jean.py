"""Jean, the opponent in a game for one: her cards decide, and she never chooses (§15)."""

from typing import TYPE_CHECKING

from games.core.action import Seat
from games.core.decision import Decision, draw
from games.core.step import Happen, Step
from games.maracaibo.actions import DrawAutoma, DrawToken
from games.maracaibo.automa import (
    AUTOMA_CARDS,
    ORDERS,
    TIED_NATIONS,
    AutomaCard,
    Move,
)
from games.maracaibo.combat import place_marker, reveal_token
from games.maracaibo.data import JEAN, MARKERS, PILES, Nation
from games.maracaibo.drawing import FillGallery
from games.maracaibo.events import (
    AutomaRevealed,
    JeanDelivered,
    JeanTookCard,
    JeanTookQuest,
    MarkerLost,
    Sailed,
    TokenKept,
)
from games.maracaibo.exploring import move_explorer
from games.maracaibo.map import CITIES, MAP, VILLAGES, Location, Route, step_on
from games.maracaibo.set_up import TurnUpQuest
from games.maracaibo.tokens import TokenId, sides
from games.maracaibo.tracks import gain_influence, score
from games.maracaibo.trail import SPACES_LEFT, hikes

if TYPE_CHECKING:
    from games.maracaibo.state import Jean
    from games.maracaibo.state import MaracaiboState as State


def _jean(state: "State") -> "Jean":
    assert state.jean is not None, "Jean's steps are those of a game for one"
    return state.jean


class TurnUpAutoma(Step, frozen=True, tag="turn-up-automa"):
    """§15: reveal a card; it says how Jean sails and what she does."""

    def decision(self, state: "State") -> Decision | None:
        """Let chance bring it; skipped while the deck is empty.

        Of each letter's pool only some cards are in the deck, so each is that much less likely.
        """
        jean = _jean(state)
        pools = [
            (cards, jean.pool_left[letter])
            for letter, cards in jean.pool.items()
            if jean.pool_left[letter]
        ]
        if not jean.deck and not pools:
            return None
        even = 1
        for cards, _ in pools:
            even *= len(cards)
        choices = [DrawAutoma(card) for card in jean.deck]
        weights = [even] * len(choices)
        for cards, left in pools:
            choices += [DrawAutoma(card) for card in cards]
            weights += [even // len(cards) * left] * len(cards)
        return draw("draw-automa", choices, weights)

    def run(self, state: "State", happen: Happen) -> None:
        """Shuffle the cards that were used."""
        jean = _jean(state)
        jean.deck, jean.used = sorted(jean.used, key=AUTOMA_CARDS.index), []
        state.push(self)

    def resolve(self, state: "State", seat: Seat, action: DrawAutoma, happen: Happen) -> None:
        """Sail; then a quest, or else the market and what the card says."""
        jean, card = _jean(state), action.card
        _take_from_deck(jean, card)
        jean.used.append(card)
        left = len(jean.deck) + sum(jean.pool_left.values())
        happen(AutomaRevealed(card=card, left=left))
        _sail(state, jean, ORDERS[card].steps, ORDERS[card].route, happen)
        quest = state.quests.pop(jean.ship, None)
        if quest is not None:
            jean.quests.append(quest)
            happen(JeanTookQuest(quest=quest, location=jean.ship))
            return
        state.push(JeanMoves(card, 0))
        self._deliver(state, jean, card, happen)

    def _deliver(self, state: "State", jean: "Jean", card: AutomaCard, happen: Happen) -> None:
        """Put a disc on the first open space of the market, or else take a gallery card."""
        spaces = state.open_spaces(jean.ship)
        if spaces:
            jean.discs += 1
            state.markets.setdefault(jean.ship, {})[spaces[0]] = JEAN
            happen(JeanDelivered(location=jean.ship, good=spaces[0], discs=jean.discs))
            return
        if not state.gallery:
            happen(JeanTookCard(card=None, cards=jean.cards))
            return
        taken = state.gallery.pop(min(ORDERS[card].display, len(state.gallery)) - 1)
        state.discarded.append(taken)
        jean.cards += 1
        happen(JeanTookCard(card=taken, cards=jean.cards))
        state.push(FillGallery())


def _take_from_deck(jean: "Jean", card: AutomaCard) -> None:
    if card in jean.deck:
        jean.deck.remove(card)
        return
    letter = next(letter for letter, cards in jean.pool.items() if card in cards)
    jean.pool[letter].remove(card)
    jean.pool_left[letter] -= 1


def _sail(state: "State", jean: "Jean", steps: int, route: Route, happen: Happen) -> None:
    """§15 1: only cities and quests are spaces for Jean; she stops at STOP spaces like others."""
    path: list[Location] = []
    left = steps
    while left:
        at = step_on(path[-1] if path else jean.ship, route, state.round)
        assert at is not None, "a ship on the last space has ended the round"
        path.append(at)
        if MAP[at].kind == "home":
            break
        left -= MAP[at].kind == "city" or at in state.quests
    happen(Sailed(seat=JEAN, origin=jean.ship, path=tuple(path)))
    jean.ship, jean.path = path[-1], tuple(path)


class JeanMoves(Step, frozen=True, tag="jean-moves"):
    """§15 4: the actions of the card that count in this round, one after the other."""

    card: AutomaCard
    number: int

    def run(self, state: "State", happen: Happen) -> None:
        """Do the next one."""
        moves = [move for move in ORDERS[self.card].moves if state.round in move.rounds]
        if self.number == len(moves):
            return
        state.push(JeanMoves(self.card, self.number + 1))
        _do(state, moves[self.number], happen)


def _do(state: "State", move: Move, happen: Happen) -> None:
    jean = _jean(state)
    match move.what:
        case "explore":
            _explore(state, jean, move.amount, happen)
        case "influence":
            assert move.nation is not None, "her cards name the nation"
            gain_influence(state, JEAN, move.nation, move.amount, happen)
        case "points":
            score(state, JEAN, move.amount, "cards", happen)
        case "disc":
            jean.discs += 1
            happen(JeanDelivered(location=None, good=None, discs=jean.discs))
        case "quest" if state.top_quest is not None:
            jean.quests.append(state.top_quest)
            happen(JeanTookQuest(quest=state.top_quest))
            state.top_quest = None
            state.push(TurnUpQuest())
        case "fight":
            state.push(JeanFights(move.amount, move.villages))


def _explore(state: "State", jean: "Jean", steps: int, happen: Happen) -> None:
    """§15 Explore: to a quest within reach and stop, else on by the shortest way; no rewards."""
    reach = hikes(jean.explorer, steps, state.others_on_trail(JEAN))
    if not reach:
        return
    quest = next((space for space in reach if space in state.trail), None)
    to = quest if quest is not None else min(reach, key=lambda space: SPACES_LEFT[space])
    move_explorer(state, JEAN, reach[to], happen)
    if quest is not None:
        tile = state.trail.pop(quest)
        jean.quests.append(tile)
        happen(JeanTookQuest(quest=tile, space=quest))


class JeanFights(Step, frozen=True, tag="jean-fights"):
    """§15 Combat: the nation that is worth most to Jean, costs and rewards aside.

    She reveals from the left pile, from the right one if that is empty; her token leaves the game.
    """

    influence: int
    villages: int

    def decision(self, state: "State") -> Decision | None:
        """Let chance bring the token; skipped when both piles are empty."""
        if not any(state.piles):
            return None
        return draw("draw-token", [DrawToken(token) for token in state.tokens_left])

    def run(self, state: "State", happen: Happen) -> None:
        """Fight without a token."""
        self._fight(state, None, happen)

    def resolve(self, state: "State", seat: Seat, action: DrawToken, happen: Happen) -> None:
        """Fight with it."""
        pile = PILES[0] if state.piles[0] else PILES[1]
        reveal_token(state, JEAN, pile, action.token, happen)
        _jean(state).tokens.append(action.token)
        self._fight(state, action.token, happen)
        happen(TokenKept(seat=JEAN, token=action.token))

    def _fight(self, state: "State", token: TokenId | None, happen: Happen) -> None:
        nation = favoured(state, token)
        empty = [at for at in (*CITIES, *VILLAGES) if at not in state.markers]
        if state.given[nation] < MARKERS:
            if empty:
                place_marker(state, JEAN, nation, empty[0], happen)
            else:
                state.given[nation] += 1
                happen(MarkerLost(nation=nation))
        for _ in range(self.villages):
            villages = [at for at in VILLAGES if at not in state.markers]
            if villages and state.given[nation] < MARKERS:
                place_marker(state, JEAN, nation, villages[0], happen)
        gain_influence(state, JEAN, nation, self.influence, happen)


def favoured(state: "State", token: TokenId | None) -> Nation:
    """Return the nation Jean fights for: value plus her rank less the human's, then value alone."""
    jean, human = _jean(state), state.players[0]
    token_sides = sides(token)

    def worth(nation: Nation) -> tuple[int, int, int]:
        value = token_sides[nation].value
        lead = jean.rank(nation) - human.rank(nation)
        return value + lead, value, -TIED_NATIONS.index(nation)

    return max(TIED_NATIONS, key=worth)
