"""What is gained and paid at once, without a question: the tracks and supplies of a player (§3.3).

Every function takes the seat it is about and tells what really changed; nothing gained is silent.
"""

from typing import TYPE_CHECKING

from games.core.action import Seat
from games.core.step import Happen
from games.maracaibo.data import (
    BEYOND_DOUBLOON_INCOME,
    BEYOND_POINT_INCOME,
    COMBAT_END,
    INCOME_END,
    INFLUENCE_END,
    Nation,
    Source,
    Symbol,
)
from games.maracaibo.events import (
    CombatPointsChanged,
    DoubloonsChanged,
    FiguresTaken,
    IncomeRaised,
    InfluenceGained,
    PointsScored,
    SymbolTaken,
)

if TYPE_CHECKING:
    from games.maracaibo.state import MaracaiboState as State


def score(state: "State", seat: Seat, points: int, source: Source, happen: Happen) -> None:
    """Score points, or lose them (below 0)."""
    if not points:
        return
    scored = state.sailor(seat).scored
    scored[source] = scored.get(source, 0) + points
    happen(PointsScored(seat=seat, amount=points, source=source))


def take_doubloons(state: "State", seat: Seat, amount: int, source: Source, happen: Happen) -> None:
    """Take doubloons from the supply, or pay them (below 0)."""
    if not amount:
        return
    state.players[seat].doubloons += amount
    happen(DoubloonsChanged(seat=seat, amount=amount, source=source))


def gain_combat(state: "State", seat: Seat, amount: int, happen: Happen) -> None:
    """Take combat points up to the end of the track, or spend them (below 0)."""
    player = state.players[seat]
    gained = min(amount, COMBAT_END - player.combat)
    if gained:
        player.combat += gained
        happen(CombatPointsChanged(seat=seat, amount=gained, now=player.combat))


def gain_influence(state: "State", seat: Seat, nation: Nation, amount: int, happen: Happen) -> None:
    """Gain influence; each one beyond the end of the track is a point."""
    influence = state.sailor(seat).influence
    reached = influence[nation] + amount
    influence[nation] = min(reached, INFLUENCE_END)
    happen(InfluenceGained(seat=seat, nation=nation, amount=amount, now=influence[nation]))
    score(state, seat, max(0, reached - INFLUENCE_END), "tracks", happen)


def raise_doubloon_income(state: "State", seat: Seat, steps: int, happen: Happen) -> None:
    """Raise the doubloon income; each step beyond the end of the track scores."""
    player = state.players[seat]
    reached = player.doubloon_income + steps
    player.doubloon_income = min(reached, INCOME_END)
    happen(IncomeRaised(seat=seat, track="doubloons", amount=steps, now=player.doubloon_income))
    beyond = max(0, reached - INCOME_END)
    score(state, seat, BEYOND_DOUBLOON_INCOME * beyond, "tracks", happen)


def raise_point_income(state: "State", seat: Seat, steps: int, happen: Happen) -> None:
    """Raise the point income; each step beyond the end of the track scores."""
    player = state.players[seat]
    reached = player.point_income + steps
    player.point_income = min(reached, INCOME_END)
    happen(IncomeRaised(seat=seat, track="points", amount=steps, now=player.point_income))
    beyond = max(0, reached - INCOME_END)
    score(state, seat, BEYOND_POINT_INCOME * beyond, "tracks", happen)


def take_figures(state: "State", seat: Seat, amount: int, happen: Happen) -> None:
    """Take figures from the general supply, as many as there are."""
    player = state.players[seat]
    taken = min(amount, player.reserve)
    if taken:
        player.reserve -= taken
        player.figures += taken
        happen(FiguresTaken(seat=seat, amount=taken))


def take_symbol(state: "State", seat: Seat, symbol: Symbol, happen: Happen) -> None:
    """Take a synergy token, unless the player has one of that kind."""
    player = state.players[seat]
    if symbol not in player.symbols:
        player.symbols.append(symbol)
        happen(SymbolTaken(seat=seat, symbol=symbol))
