"""Maracaibo as a game."""

from typing import TYPE_CHECKING, ClassVar

from games.core.action import Seat
from games.core.game import Game
from games.core.outcome import Outcome, Rival, Score, rank
from games.maracaibo.actions import AnyAction
from games.maracaibo.audit import audit
from games.maracaibo.automa import DISCS_PER_UPGRADE
from games.maracaibo.content import CONTENT
from games.maracaibo.data import JEAN, SOURCES
from games.maracaibo.drawing import FillGallery
from games.maracaibo.guessing import guess, nothing_hidden
from games.maracaibo.map import QUEST_SITES
from games.maracaibo.rounds import BeginRound
from games.maracaibo.set_up import (
    ChooseCards,
    ChooseCareers,
    ChooseFirstPlayer,
    DealCards,
    DealCareers,
    LayQuest,
    LayTiles,
    TurnUpBuilding,
    TurnUpQuest,
)
from games.maracaibo.showing import show
from games.maracaibo.state import MaracaiboState, Sailor, before_set_up
from games.maracaibo.text import table_lines
from games.maracaibo.trail import QUEST_SPACES
from games.maracaibo.uses import USES
from games.maracaibo.view import MaracaiboView, Options

if TYPE_CHECKING:
    from random import Random


class Maracaibo(Game[MaracaiboState, MaracaiboView, Options]):
    """Maracaibo, for two to four players, or for one against Jean."""

    slug: ClassVar[str] = "maracaibo"
    title: ClassVar[str] = "Maracaibo"
    seats: ClassVar[tuple[int, ...]] = tuple(QUEST_SITES)
    rules: ClassVar[int] = 1
    longest: ClassVar[int] = 5_000
    state_type = MaracaiboState
    options_type = Options
    action_type = AnyAction
    content = CONTENT
    uses = USES

    def lay_out(self, seats: int, options: Options) -> MaracaiboState:
        """Return the state before anything is drawn (§4)."""
        state = before_set_up(self.rules, seats, options)
        state.push(
            TurnUpQuest(),
            *(LayQuest(space=space) for space in QUEST_SPACES),
            LayTiles(),
            DealCards(),
            FillGallery(),
            TurnUpBuilding(),
            DealCareers(),
            ChooseFirstPlayer(),
            ChooseCards(),
            ChooseCareers(),
            BeginRound(),
        )
        return state

    def view(self, state: MaracaiboState, seat: Seat | None) -> MaracaiboView:
        """Return what `seat`, or a spectator, may know (§17)."""
        return show(state, seat, self.decision(state), self.outcome(state))

    def describe(self, view: MaracaiboView) -> list[str]:
        """Write the table as lines of plain English."""
        return list(table_lines(view))

    def outcome(self, state: MaracaiboState) -> Outcome | None:
        """Rank the players by points (§14 Final 6); ties by doubloons, then by upgrades.

        Jean is no seat: she is the game's rival.
        """
        if state.stack:
            return None
        return rank(
            tuple(
                _score(seat, player, player.doubloons, player.upgrades)
                for seat, player in enumerate(state.players)
            )
        )

    def rival(self, state: MaracaiboState) -> Rival | None:
        """Return Jean as a game for one ended against her; she has no doubloons (§15)."""
        jean = state.jean
        if jean is None or state.stack:
            return None
        score = _score(JEAN, jean, 0, jean.discs // DISCS_PER_UPGRADE)
        return Rival(f"Jean, level {state.options.level}", score)

    def hides_nothing(self, state: MaracaiboState, seat: Seat | None) -> bool:
        """Whether no other player can have another secret than the one it has (§17)."""
        return nothing_hidden(state, seat)

    def determinize(
        self, state: MaracaiboState, seat: Seat | None, rng: "Random"
    ) -> MaracaiboState:
        """Change what the others hold and have answered in secret."""
        return guess(state, seat, rng)

    def audit(self, state: MaracaiboState) -> list[str]:
        """Recount cards, discs, figures, markers, tokens, tiles and points."""
        return audit(state)


def _score(seat: Seat, sailor: Sailor, doubloons: int, upgrades: int) -> Score:
    """Sum up what somebody has scored; what brought no points is left out."""
    parts: dict[str, int] = {
        source: sailor.scored[source] for source in SOURCES if sailor.scored.get(source)
    }
    ties = {"doubloons": doubloons, "upgrades": upgrades}
    return Score(seat, parts, sailor.points, ties)
