"""How a state of Maracaibo looks to a seat, or to a spectator (§17)."""

from collections.abc import Mapping
from typing import Any

from games.core.action import CHANCE, Seat
from games.core.decision import Decision
from games.core.outcome import Outcome
from games.maracaibo.acting import ChooseAction
from games.maracaibo.automa import DISCS_PER_UPGRADE, round_income
from games.maracaibo.buying import BuyForLess
from games.maracaibo.careers import CAREER_CARDS, Career
from games.maracaibo.cities import MARKETS
from games.maracaibo.combat import AddPoints, ChooseSide, DiscardForToken, SpendTotal
from games.maracaibo.data import BUILDINGS_IN_ROW, JEAN, NATIONS, Nation
from games.maracaibo.discs import PlaceDisc, RemoveDiscs
from games.maracaibo.drawing import DrawCards, DrawFromDeck
from games.maracaibo.effects import ChooseNation
from games.maracaibo.exploring import ExploreSpaces
from games.maracaibo.jean import JeanFights, JeanMoves, TurnUpAutoma
from games.maracaibo.questing import OfferQuest, PayQuest
from games.maracaibo.rounds import BeginRound, BuyOrCollect, EndGame, EndTurn
from games.maracaibo.sailing import SailShip
from games.maracaibo.scoring import Standing, final_parts, standings
from games.maracaibo.set_up import NO_PICKS, ChooseCards, ChooseCareers, Picks
from games.maracaibo.state import Jean, MaracaiboState, Player, Sailor
from games.maracaibo.upgrades import village_actions
from games.maracaibo.view import (
    CityView,
    JeanView,
    MaracaiboView,
    NationView,
    Phase,
    PlayerView,
    Working,
)
from games.maracaibo.village import ActInVillage, investment_price

Nations = Mapping[Nation, Standing]


def show(
    state: MaracaiboState, seat: Seat | None, decision: Decision | None, outcome: Outcome | None
) -> MaracaiboView:
    """Return what `seat`, or a spectator, may know."""
    step = state.stack[-1] if state.stack else None
    own = state.players[seat] if seat is not None else None
    picks = _own_picks(step, seat)
    nations = standings(state)
    return MaracaiboView(
        seat=seat,
        seats=len(state.players),
        kind=decision.kind if decision else None,
        asked=_asked(decision),
        outcome=outcome,
        options=state.options,
        round=state.round,
        phase=_phase(state),
        first=state.first,
        active=_active(state),
        players=tuple(_player(state, number, nations) for number in range(len(state.players))),
        jean=_jean(state, nations),
        cities={
            at: CityView(
                city,
                MARKETS[len(state.players)][city],
                dict(state.markets[at]) if at in state.markets else {},
            )
            for at, city in state.cities.items()
        },
        markers=state.markers.copy(),
        nations={
            nation: NationView(
                value=one.value,
                dominance=one.dominance,
                given=state.given[nation],
                markers=one.markers,
                leaders=one.leaders,
            )
            for nation, one in nations.items()
        },
        quests=state.quests.copy(),
        trail=state.trail.copy(),
        top_quest=state.top_quest,
        quests_left=len(state.quests_left) + (state.top_quest is not None),
        piles=(state.piles[0], state.piles[1]),
        deck=state.deck_size,
        gallery=tuple(state.gallery),
        discarded=tuple(state.discarded),
        buildings=tuple(state.buildings),
        buildings_left=BUILDINGS_IN_ROW - len(state.buildings),
        investors={built: tuple(seats) for built, seats in state.investors.items()},
        prices={built: investment_price(state, built) for built in state.buildings},
        crossings=tuple(map(tuple, state.crossings)),
        arrivals=tuple(state.arrivals),
        working=_working(state, step),
        hand=tuple(own.hand) if own is not None else (),
        careers=_own_careers(own),
        plan=picks.plan,
        discards=picks.discards,
        keep=_own_career(step, seat),
        choices=decision.legal(seat) if decision and seat is not None else (),  # type: ignore[arg-type]  # a step lists its own game's actions
    )


def _asked(decision: Decision | None) -> tuple[Seat, ...]:
    if decision is None:
        return ()
    return tuple(seat for seat in decision.awaited if seat != CHANCE)


def _phase(state: MaracaiboState) -> Phase:
    """Tell the phase from what is still to be done."""
    kinds = set(map(type, state.stack))
    ending: Phase = "interim" if BeginRound in kinds and state.round else "set-up"
    phases: tuple[tuple[set[type], Phase], ...] = (
        ({TurnUpAutoma, JeanMoves, JeanFights}, "jean"),
        ({SailShip}, "sail"),
        ({DrawCards}, "act"),
        ({EndTurn}, "draw"),
        ({BeginRound}, ending),
        ({EndGame}, "final"),
    )
    phase: Phase = next((phase for steps, phase in phases if steps & kinds), "end")
    if phase == "act" and isinstance(state.stack[-1], DrawCards | DrawFromDeck):
        return "draw"
    return phase


def _active(state: MaracaiboState) -> Seat:
    if state.stack and isinstance(state.stack[-1], BuyOrCollect):
        return state.stack[-1].seat
    turns = (step.seat for step in state.stack if isinstance(step, EndTurn))
    return next(turns, state.active)


def _sailor(
    state: MaracaiboState, seat: Seat, sailor: Sailor, nations: Nations
) -> Mapping[str, Any]:
    """Return the fields that players and Jean have in common."""
    return {
        "ship": sailor.ship,
        "path": sailor.path,
        "explorer": sailor.explorer,
        "influence": sailor.influence.copy(),
        "ranks": {nation: sailor.rank(nation) for nation in NATIONS},
        "points": sailor.points,
        "scored": {source: points for source, points in sailor.scored.items() if points},
        "to_score": {
            source: points for source, points in final_parts(state, seat, nations).items() if points
        }
        if state.stack
        else {},
        "quests": tuple(sailor.quests),
        "tokens": tuple(sailor.tokens),
        "barriers": sailor.barriers,
    }


def _player(state: MaracaiboState, seat: Seat, nations: Nations) -> PlayerView:
    player = state.players[seat]
    career = player.career
    tasks = CAREER_CARDS[career].tasks if career is not None else ()
    return PlayerView(
        **_sailor(state, seat, player, nations),
        doubloons=player.doubloons,
        hand=len(player.hand),
        hand_limit=player.hand_limit,
        planned=tuple(player.planned),
        bought=tuple(player.bought),
        discs=player.discs.copy(),
        combat=player.combat,
        doubloon_income=player.doubloon_income,
        point_income=player.point_income,
        figures=player.figures,
        reserve=player.reserve,
        symbols=tuple(player.symbols),
        buildings=tuple(player.buildings),
        career=career,
        tasks=tuple(player.tasks),
        ready=tuple(task for task in player.tasks if tasks[task - 1].met(state, player)),
        delivered=player.delivered,
        cities_annexed=player.cities_annexed,
    )


def _jean(state: MaracaiboState, nations: Nations) -> JeanView | None:
    jean = state.jean
    if jean is None:
        return None
    return JeanView(
        **_sailor(state, JEAN, jean, nations),
        level=state.options.level,
        discs=jean.discs,
        cards=jean.cards,
        income=round_income(jean.cards, jean.discs),
        used=tuple(jean.used),
        deck=len(jean.deck) + sum(jean.pool_left.values()),
        beaten=None if state.stack else beaten(state.players[0], jean),
    )


def beaten(human: Player, jean: Jean) -> bool | None:
    """Whether the human has won; None for a shared first place (§15: Jean has no doubloons)."""
    mine = (human.points, human.doubloons, human.upgrades)
    hers = (jean.points, 0, jean.discs // DISCS_PER_UPGRADE)
    return None if mine == hers else mine > hers


def _working(state: MaracaiboState, step: Any) -> Working | None:
    match step:
        case ChooseAction(points=points):
            return Working(points=points)
        case ActInVillage(points=points, done=done):
            sails = state.players[state.active].has("sails")
            return Working(points=points, done=done, allowed=village_actions(points, sails))
        case ExploreSpaces(steps=steps):
            return Working(steps=steps)
        case ChooseSide() | AddPoints() | SpendTotal():
            return _fighting(step)
        case DiscardForToken():
            return next(
                (_fighting(below) for below in state.stack if type(below) is AddPoints), None
            )
        case OfferQuest(space=space):
            return Working(quest=state.trail[space])
        case PayQuest(quest=quest, cards=cards, waived=waived):
            return Working(quest=quest, paid=cards, waived=waived)
        case RemoveDiscs(left=left):
            there_are = sum(state.players[state.active].discs.values())
            return Working(amount=min(left, there_are))
        case ChooseNation(amount=amount) | BuyForLess(discount=amount):
            return Working(amount=amount)
        case PlaceDisc(good=good):
            return Working(good=good)
    return None


def _fighting(step: ChooseSide | AddPoints | SpendTotal) -> Working:
    nation = None if isinstance(step, ChooseSide) else step.nation
    left = step.left if isinstance(step, SpendTotal) else None
    return Working(token=step.token, nation=nation, total=left)


def _own_careers(own: Player | None) -> tuple[Career, ...]:
    return tuple(own.careers) if own is not None and own.career is None else ()


def _own_picks(step: Any, seat: Seat | None) -> Picks:
    if isinstance(step, ChooseCards) and seat is not None:
        return step.answers.get(seat, NO_PICKS)
    return NO_PICKS


def _own_career(step: Any, seat: Seat | None) -> Career | None:
    if isinstance(step, ChooseCareers) and seat in step.answers:
        return step.answers[seat].career
    return None
