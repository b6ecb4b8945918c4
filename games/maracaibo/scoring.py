"""The value of nations, and the last scoring (§14 Final)."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

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


class Standing(NamedTuple):
    """How a nation stands: what each noble rank in it is worth now, why, and who leads in it."""

    value: int
    dominance: int
    markers: int
    """Those on the map."""
    leaders: tuple[Seat, ...]
    """Who has most influence, all who are tied; nobody without any."""


def standings(state: "State") -> dict[Nation, Standing]:
    """Work out how the nations stand (§14 Final 4 and 5)."""
    markers = {nation: state.markers_on_map(nation) for nation in NATIONS}
    sailors = state.sailors
    return {
        nation: Standing(
            value=VALUE_OF_SLOTS[state.given[nation]] + (bonus := _dominance(nation, markers)),
            dominance=bonus,
            markers=markers[nation],
            leaders=_leaders(sailors, nation),
        )
        for nation in NATIONS
    }


def _dominance(nation: Nation, markers: Mapping[Nation, int]) -> int:
    """Return the bonus for having most, or second most, markers on the map; none without any."""
    own = markers[nation]
    if not own:
        return 0
    place = len({count for count in markers.values() if count > own})
    return DOMINANCE[place] if place < len(DOMINANCE) else 0


def _leaders(sailors: "Sequence[Sailor]", nation: Nation) -> tuple[Seat, ...]:
    influences = [sailor.influence[nation] for sailor in sailors]
    most = max(influences)
    if not most:
        return ()
    return tuple(seat for seat, influence in enumerate(influences) if influence == most)


def final_parts(
    state: "State", seat: Seat, nations: Mapping[Nation, Standing]
) -> dict[Source, int]:
    """Return what a seat would score now at the end of the game, income included."""
    sailor = state.sailor(seat)
    parts: dict[Source, int]
    if seat < len(state.players):
        parts = _parts_of_player(state, state.players[seat])
    else:
        assert state.jean is not None, "only Jean has no seat"
        parts = _parts_of_jean(state.jean, state.players[0])
    parts["leaders"] = LEADER_POINTS * sum(seat in one.leaders for one in nations.values())
    parts["nations"] = sum(sailor.rank(nation) * one.value for nation, one in nations.items())
    return parts


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
    nations = standings(state)
    parts = [final_parts(state, seat, nations) for seat in seats]
    for seat, own in zip(seats, parts, strict=True):
        for source, points in own.items():
            score(state, seat, points, source, happen)
