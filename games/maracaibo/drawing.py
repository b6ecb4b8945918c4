"""Drawing cards: phase C, the deck without order, the gallery (§5.3)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from games.core.action import Action, Seat
from games.core.decision import Decision, ask, draw
from games.core.errors import IllegalAction
from games.core.step import Happen, Step
from games.maracaibo.actions import Decline, Draw, DrawCard, RevealCard, Take
from games.maracaibo.cards import CARDS, CardId
from games.maracaibo.data import GALLERY, GALLERY_PRICE
from games.maracaibo.events import (
    CardDrawn,
    CardSeen,
    CardTaken,
    DeckShuffled,
    GalleryDiscarded,
    GalleryFilled,
)
from games.maracaibo.tracks import take_doubloons

if TYPE_CHECKING:
    from games.maracaibo.state import MaracaiboState as State

DRAW = Draw()
DECLINE = Decline()
TAKES = {card: Take(card) for card in CARDS}
DRAWS: dict[CardId, Action] = {card: DrawCard(card) for card in CARDS}
REVEALS: dict[CardId, Action] = {card: RevealCard(card) for card in CARDS}


def next_card(state: "State", kind: str, actions: dict[CardId, Action]) -> Decision:
    """Let chance bring the top card of the deck, which is not empty.

    Of `pool` only `pool_left` cards are in the deck, so each of its cards is that much less likely.
    """
    certain: Sequence[Action] = [actions[card] for card in state.deck]
    if not state.pool_left:
        return draw(kind, certain)
    possible = [actions[card] for card in state.pool]
    weights = (len(state.pool),) * len(certain) + (state.pool_left,) * len(possible)
    return draw(kind, [*certain, *possible], weights)


def take_from_deck(state: "State", card: CardId) -> None:
    """Take a card out of the deck."""
    if card in state.deck:
        state.deck.remove(card)
    else:
        state.pool.remove(card)
        state.pool_left -= 1


def shuffle(state: "State", happen: Happen) -> None:
    """Make the discard pile the deck; there must be one."""
    state.deck, state.discarded = sorted(state.discarded), []
    state.shuffles += 1
    happen(DeckShuffled(cards=len(state.deck)))


class DrawCards(Step, frozen=True, tag="draw-cards"):
    """§5.3 Phase C: one card after the other up to the hand limit, from deck or gallery.

    As long as this step waits on the stack its player is in phase B (see `free.acting`).
    """

    rule: ClassVar[str] = "drawing cards"
    verbs: ClassVar[tuple[type[Action], ...]] = (Draw, Take)

    def decision(self, state: "State") -> Decision | None:
        """Ask where the next card comes from; skipped when it can only be the deck, or none."""
        player = state.players[state.active]
        if len(player.hand) >= player.hand_limit or not self._may_take(state):
            return None
        takes = [TAKES[card] for card in state.gallery]
        if not takes:
            return None
        deck = state.deck_size or state.discarded
        return ask(state.active, "draw", [DRAW if deck else DECLINE, *takes])

    def _may_take(self, state: "State") -> bool:
        player = state.players[state.active]
        return player.has("broker") or player.doubloons >= GALLERY_PRICE

    def run(self, state: "State", happen: Happen) -> None:
        """Draw from the deck, or be done: only now the gallery is filled up again."""
        player = state.players[state.active]
        missing = len(player.hand) < player.hand_limit
        if missing and (state.deck_size or state.discarded):
            state.push(DrawFromDeck(), self)
        else:
            state.push(FillGallery())

    def resolve(
        self, state: "State", seat: Seat, action: Draw | Take | Decline, happen: Happen
    ) -> None:
        """Draw, or pay for a gallery card."""
        if isinstance(action, Decline):
            state.push(FillGallery())
            return
        if isinstance(action, Draw):
            state.push(DrawFromDeck(), self)
            return
        player = state.players[seat]
        if not player.has("broker"):
            take_doubloons(state, seat, -GALLERY_PRICE, "cards", happen)
        state.gallery.remove(action.card)
        player.hand.append(action.card)
        happen(CardTaken(seat=seat, card=action.card))
        state.push(self)

    def why_not(self, state: "State", seat: Seat, action: Draw | Take) -> IllegalAction:
        """Say that the card does not lie there, or that the deck is used up."""
        if isinstance(action, Draw):
            return IllegalAction("Deck and discard pile are empty.", rule=self.rule)
        reason = "The gallery has no card {card}."
        return IllegalAction(reason, rule=self.rule, card=action.card)


class DrawFromDeck(Step, frozen=True, tag="draw-from-deck"):
    """§5.3: the active player draws a card that nobody else sees."""

    def decision(self, state: "State") -> Decision | None:
        """Let chance bring it; skipped while the deck is empty."""
        return next_card(state, "draw-card", DRAWS) if state.deck_size else None

    def run(self, state: "State", happen: Happen) -> None:
        """The deck is empty: the discard pile becomes the deck, now that a card is wanted."""
        shuffle(state, happen)
        state.push(self)

    def resolve(self, state: "State", seat: Seat, action: DrawCard, happen: Happen) -> None:
        """Take it into the hand."""
        take_from_deck(state, action.card)
        drawer = state.active
        state.players[drawer].hand.append(action.card)
        happen(CardDrawn(seat=drawer, left=state.deck_size))
        happen(CardSeen(to=(drawer,), seat=drawer, card=action.card))


class FillGallery(Step, frozen=True, tag="fill-gallery"):
    """§5.3: the gallery is filled up to four; new cards join on the right."""

    changed: bool = False

    def decision(self, state: "State") -> Decision | None:
        """Let chance bring the next card; skipped when none is missing or there."""
        if len(state.gallery) < GALLERY and state.deck_size:
            return next_card(state, "reveal-card", REVEALS)
        return None

    def run(self, state: "State", happen: Happen) -> None:
        """Shuffle if a card is missing and the deck is empty; else tell what lies there now."""
        if len(state.gallery) < GALLERY and state.discarded:
            shuffle(state, happen)
            state.push(self)
        elif self.changed:
            happen(GalleryFilled(cards=tuple(state.gallery)))

    def resolve(self, state: "State", seat: Seat, action: RevealCard, happen: Happen) -> None:
        """Lay it there."""
        take_from_deck(state, action.card)
        state.gallery.append(action.card)
        state.push(FillGallery(changed=True))


class RenewGallery(Step, frozen=True, tag="renew-gallery"):
    """§14 Interim 6: the gallery is discarded and four new cards are turned up."""

    def run(self, state: "State", happen: Happen) -> None:
        """Discard it."""
        happen(GalleryDiscarded(cards=tuple(state.gallery)))
        state.discarded += state.gallery
        state.gallery.clear()
        state.push(FillGallery())
