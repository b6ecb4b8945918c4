"""A captain of Maracaibo: values every answer by rules of thumb and takes the best, about."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from games.core.action import Action
from games.core.decision import Decision
from games.maracaibo import actions as do
from games.maracaibo.cards import CARDS
from games.maracaibo.cities import CITY_ACTIONS, HOMEWARD
from games.maracaibo.map import courses
from games.maracaibo.upgrades import MARQUE_POINTS
from games.maracaibo.view import MaracaiboView, Working
from games.players.maracaibo import combat, routing, stopping
from games.players.maracaibo.goals import TASK
from games.players.maracaibo.guesses import CARD, FIGURE
from games.players.maracaibo.style import Style
from games.players.maracaibo.worth import Worth

NOISE = 0.4
"""How far a captain errs in the worth of an answer."""
PLAN_FROM = 2.5
"""From what worth on a card that cannot be paid is planned."""
Value = Callable[[Worth, Any], float]


class Captain:
    """A computer opponent that goes by rules of thumb; `style` says what it likes."""

    def __init__(self, rng: Random, style: Style | None = None) -> None:
        self._rng = rng
        self._style = style or Style()

    def choose(self, view: MaracaiboView, decision: Decision) -> Action:
        """Return the answer that looks best, or one about as good.

        Raises:
            ValueError: the seat whose view it is has not been asked.
        """
        legal = () if view.seat is None else decision.legal(view.seat)
        if not legal:
            raise ValueError(f"seat {view.seat} is not asked")
        if len(legal) == 1:
            return legal[0]
        worth = Worth(view, self._style)
        return max(legal, key=lambda action: self._about(worth, action))

    def _about(self, worth: Worth, action: Action) -> float:
        return VALUES[type(action)](worth, action) + self._rng.gauss(0, NOISE)


def _working(worth: Worth) -> Working:
    assert worth.view.working is not None, "the open action tells how far it has come"
    return worth.view.working


def _plan(worth: Worth, action: do.Plan) -> float:
    """Value planning: for the best card at first, later for good ones that cost too much."""
    own = worth.project(action.card)
    if worth.view.phase == "set-up":
        return own + 20 if worth.view.plan is None else -20
    dear = worth.price(CARDS[action.card]) > worth.me.doubloons
    return 0.9 if dear and worth.purchase(action.card) > PLAN_FROM else -3


def _discard(worth: Worth, action: do.Discard) -> float:
    """Value discarding: the worst cards go, the planned one never."""
    spare = 10.0 if action.card != worth.view.plan else -30.0
    return spare - worth.hold(action.card)


def _sail(worth: Worth, action: do.Sail) -> float:
    course = courses(worth.me.ship, worth.view.round)[action.to, action.route]
    return routing.stop(worth, action.to, course.points)


def _act(worth: Worth, action: do.Act) -> float:
    at = worth.me.ship
    offers = HOMEWARD[at] if at in HOMEWARD else CITY_ACTIONS[worth.view.cities[at].city]
    return stopping.offer(worth, next(one for one in offers if one.deed == action.deed))


def _deliver(worth: Worth, action: do.Deliver) -> float:
    """Value delivering: the city's own action may follow."""
    offers = CITY_ACTIONS[worth.view.cities[worth.me.ship].city]
    follows = max(0.0, *(stopping.offer(worth, one) for one in offers))
    return worth.delivery() - worth.hold(action.card) + 0.6 + follows


def _quest(worth: Worth, action: do.Quest) -> float:
    working = worth.view.working
    quest = working.quest if working is not None and working.quest is not None else None
    return worth.quest(quest if quest is not None else worth.view.quests[worth.me.ship])


def _explore(worth: Worth, action: do.Explore) -> float:
    working = _working(worth)
    assert working.steps is not None, "steps are there to be taken"
    found = worth.reach(working.steps)
    return worth.space(action.to, found[action.to].steps)


def _fight(worth: Worth, action: do.Fight) -> float:
    working = worth.view.working
    return combat.side(worth, working.token if working is not None else None, action.nation)


def _add(worth: Worth, action: do.Add) -> float:
    working = _working(worth)
    assert working.nation is not None, "a nation fights"
    return combat.added(worth, working.token, working.nation, action.points)


def _annex(worth: Worth, action: do.Annex) -> float:
    working = _working(worth)
    assert working.nation is not None, "a nation fights"
    return combat.annexing(worth, working.nation, action.location)


def _win(worth: Worth, action: do.Win) -> float:
    working = _working(worth)
    assert working.nation is not None, "a nation fights"
    return worth.influence(working.nation, action.influence)


def _influence(worth: Worth, action: do.Influence) -> float:
    working = worth.view.working
    return worth.influence(action.nation, (working.amount if working else None) or 1)


def _buy(worth: Worth, action: do.Buy) -> float:
    working = worth.view.working
    discount = working.amount if worth.view.kind == "buy" and working is not None else 0
    return worth.purchase(action.card, discount or 0)


def _collect(worth: Worth, action: do.Collect) -> float:
    return 1 if worth.view.phase == "final" else 2 * worth.doubloon


def _take(worth: Worth, action: do.Take) -> float:
    pays = worth.doubloon if worth.me.discs["broker"] else 0
    return worth.hold(action.card) - pays


VALUES: Mapping[type[Action], Value] = {
    do.Plan: _plan,
    do.Discard: _discard,
    do.Keep: lambda worth, action: 0,
    do.Complete: lambda worth, action: TASK + FIGURE,
    do.Sail: _sail,
    do.Pass: lambda worth, action: 0,
    do.Deliver: _deliver,
    do.Act: _act,
    do.Assist: lambda worth, action: stopping.assistant(worth, action.card),
    do.Quest: _quest,
    do.Pay: lambda worth, action: -worth.hold(action.card),
    do.Waive: lambda worth, action: 0,
    do.Earn: lambda worth, action: worth.doubloon,
    do.Sell: lambda worth, action: stopping.sale(worth),
    do.Buy: _buy,
    do.Invest: lambda worth, action: worth.investment(action.building),
    do.Drill: lambda worth, action: stopping.drill(worth) + CARD - worth.hold(action.card),
    do.Enlist: lambda worth, action: stopping.enlisting(worth),
    do.Scout: lambda worth, action: stopping.scout(worth),
    do.Explore: _explore,
    do.Influence: _influence,
    do.Remove: lambda worth, action: worth.disc(action.upgrade),
    do.Reveal: lambda worth, action: 0,
    do.Fight: _fight,
    do.Add: _add,
    do.Win: _win,
    do.Annex: _annex,
    do.Raid: lambda worth, action: MARQUE_POINTS,
    do.Draw: lambda worth, action: stopping.DRAWN,
    do.Take: _take,
    do.Collect: _collect,
    do.Decline: lambda worth, action: 0,
    do.Finish: lambda worth, action: 0,
}
