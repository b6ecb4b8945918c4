"""The value of nations, and the last scoring (§14 Final)."""

from typing import TYPE_CHECKING

from games.core.action import Seat
from games.core.step import Happen
from games.maracaibo.automa import (
    AHEAD_IN_QUESTS,
    AHEAD_IN_UPGRADES,
    AHEAD_ON_TRAIL,
    COMPARED_POINTS,
    DISCS_PER_UPGRADE,
    POINTS_PER_QUEST,
    round_income,
)
from games.maracaibo.buildings import PRESTIGE_BUILDINGS
from games.maracaibo.cards import CARDS
from games.maracaibo.data import (
    DOMINANCE,
    JEAN,
    LEADER_POINTS,
    NATIONS,
    START_DOUBLOON_INCOME,
    VALUE_OF_SLOTS,
    Nation,
    Source,
)
from games.maracaibo.tracks import score
from games.maracaibo.trail import SPACES_LEFT

if TYPE_CHECKING:
    from games.maracaibo.state import Jean, Player, Sailor
    from games.maracaibo.state import MaracaiboState as State


def dominance(state: "State", nation: Nation) -> int:
    """Return the bonus of a nation for having most, or second most, markers on the map."""
    own = state.markers_on_map(nation)
    if not own:
        return 0
    counts = sorted({state.markers_on_map(other) for other in NATIONS}, reverse=True)
    place = counts.index(own)
    return DOMINANCE[place] if place < len(DOMINANCE) else 0


def nation_value(state: "State", nation: Nation) -> int:
    """Return what each noble rank in a nation is worth now (§14 Final 5)."""
    return VALUE_OF_SLOTS[state.given[nation]] + dominance(state, nation)


def leaders(state: "State", nation: Nation) -> list[Seat]:
    """Return who has most influence with a nation, all who are tied; nobody without any."""
    influences = [sailor.influence[nation] for sailor in state.sailors]
    most = max(influences)
    return [seat for seat, influence in enumerate(influences) if influence == most and most]


def final_parts(state: "State", seat: Seat) -> dict[Source, int]:
    """Return what a seat would score now at the end of the game, income included."""
    sailor = state.sailor(seat)
    parts: dict[Source, int]
    if seat < len(state.players):
        parts = _parts_of_player(state, state.players[seat])
    else:
        assert state.jean is not None, "only Jean has no seat"
        parts = _parts_of_jean(state.jean, state.players[0])
    led = sum(seat in leaders(state, nation) for nation in NATIONS)
    parts["leaders"] = LEADER_POINTS * led
    parts["nations"] = _nations(state, sailor)
    return parts


def _nations(state: "State", sailor: "Sailor") -> int:
    return sum(sailor.rank(nation) * nation_value(state, nation) for nation in NATIONS)


def _parts_of_player(state: "State", player: "Player") -> dict[Source, int]:
    bought = [CARDS[card] for card in player.bought]
    tallies = [card.tally for card in bought if card.tally is not None]
    built = [PRESTIGE_BUILDINGS[building].tally for building in player.buildings]
    return {
        "income": player.point_income,
        "doubloon_income": player.doubloon_income - START_DOUBLOON_INCOME,
        "projects": sum(card.points for card in bought),
        "ends": sum(tally.worth(state, player) for tally in tallies),
        "buildings": sum(tally.worth(state, player) for tally in built),
    }


def _parts_of_jean(jean: "Jean", human: "Player") -> dict[Source, int]:
    """Return Jean's own: her income, quests, and what she is ahead by (§15)."""
    ahead = (
        (len(jean.quests) - len(human.quests), AHEAD_IN_QUESTS),
        (jean.discs // DISCS_PER_UPGRADE - human.upgrades, AHEAD_IN_UPGRADES),
        (SPACES_LEFT[human.explorer] - SPACES_LEFT[jean.explorer], AHEAD_ON_TRAIL),
    )
    return {
        "income": round_income(jean.cards, jean.discs),
        "quests": POINTS_PER_QUEST * len(jean.quests),
        "comparison": sum(_compared(lead, steps) for lead, steps in ahead),
    }


def _compared(lead: int, steps: tuple[int, int, int]) -> int:
    reached = sum(lead >= step for step in steps)
    return COMPARED_POINTS[reached - 1] if reached else 0


def score_finally(state: "State", happen: Happen) -> None:
    """§14 Final 2 to 5: everybody scores what the end brings."""
    seats = [*range(len(state.players)), *([JEAN] if state.jean is not None else [])]
    parts = [final_parts(state, seat) for seat in seats]
    for seat, own in zip(seats, parts, strict=True):
        for source, points in own.items():
            score(state, seat, points, source, happen)
