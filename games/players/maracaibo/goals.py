"""What a captain of Maracaibo is after: what one more of something counts for in the end."""

from functools import cached_property

from games.maracaibo.buildings import PRESTIGE_BUILDINGS
from games.maracaibo.cards import CARDS
from games.maracaibo.careers import CAREER_CARDS
from games.maracaibo.data import ROUNDS
from games.maracaibo.map import CITIES, LOCATIONS
from games.maracaibo.measures import Measure, Tally
from games.maracaibo.trail import SPACES_LEFT
from games.maracaibo.view import MaracaiboView, PlayerView

TASK = 2.5
"""What a completed task does besides its figure: it comes closer to the reward."""
AGAINST_JEAN: dict[Measure, float] = {"quests": 6.0, "upgrades": 5.0}
"""What not falling behind Jean in something is worth (§15)."""
JEANS_PACE: dict[Measure, float] = {"quests": 0.6, "upgrades": 1.2}
"""How many more Jean has after a round."""
JEANS_STEPS = 5.5
"""How far Jean explores in a round."""
STEP_AGAINST_JEAN = 1.6


class Goals:
    """What the reader of a view counts points for: by projects, buildings, career and Jean."""

    def __init__(self, view: MaracaiboView, me: PlayerView) -> None:
        self.view = view
        self.me = me
        self.rounds_left = rounds_left(view, me)
        self._wishes: dict[Measure, float] = {}
        for card in me.bought:
            tally = CARDS[card].tally
            if tally is not None:
                self._count(tally)
        for building in me.buildings:
            self._count(PRESTIGE_BUILDINGS[building].tally)
        self._pursue_tasks()
        if view.jean is not None:
            self._race()

    def wish(self, measure: Measure) -> float:
        """Return what one more of what is measured counts for."""
        return self._wishes.get(measure, 0.0)

    def step(self) -> float:
        """Return what a space on the explorer track is worth in a game against Jean."""
        jean = self.view.jean
        if jean is None:
            return 0.0
        ahead = SPACES_LEFT[jean.explorer] - SPACES_LEFT[self.me.explorer]
        return STEP_AGAINST_JEAN if ahead < JEANS_STEPS * self.rounds_left else 0.0

    def counted(self, measure: Measure) -> float:
        """Count something of the reader."""
        return self._counts[measure]

    @cached_property
    def _counts(self) -> dict[Measure, float]:
        me = self.me
        assistants = [CARDS[card].assistant for card in me.bought]
        ranks = sorted(me.ranks.values())
        return {
            "tokens": len(me.tokens),
            "quests": len(me.quests),
            "upgrades": list(me.discs.values()).count(0),
            "discs_removed": 2 * len(me.discs) - sum(me.discs.values()),
            "barriers": me.barriers,
            "highest_rank": ranks[-1],
            "second_rank": ranks[-2],
            "lowest_rank": ranks[0],
            "cities_annexed": me.cities_annexed,
            "delivered": me.delivered,
            "doubloons": me.doubloons,
            "doubloon_income": me.doubloon_income,
            "point_income": me.point_income,
            "assistants": sum(one is not None for one in assistants),
            "city_assistants": sum(
                one is not None and one.location in CITIES for one in assistants
            ),
            "buildings": len(me.buildings),
            "projects": len(me.bought),
            "symbols": len(me.symbols),
            "markers_of_france": self.view.nations["france"].markers,
            "markers_of_england": self.view.nations["england"].markers,
            "markers_of_spain": self.view.nations["spain"].markers,
        }

    def _count(self, tally: Tally) -> None:
        """Wish for what is counted at the end, unless it brings no more."""
        count = self.counted(tally.measure)
        if tally.most is None or tally.each * count / tally.per < tally.most:
            self._add(tally.measure, tally.each / tally.per)

    def _pursue_tasks(self) -> None:
        """Wish for what the open tasks of the career want: the nearer, the more."""
        if self.me.career is None or self.rounds_left < 0.1:
            return
        for task in self.me.tasks:
            condition = CAREER_CARDS[self.me.career].tasks[task - 1]
            missing = condition.least - self.counted(condition.measure)
            if missing > 0:
                self._add(condition.measure, TASK / missing)

    def _race(self) -> None:
        jean = self.view.jean
        assert jean is not None, "only Jean is raced against"
        hers: dict[Measure, float] = {"quests": len(jean.quests), "upgrades": jean.discs // 2}
        for measure, worth in AGAINST_JEAN.items():
            expected = hers[measure] + JEANS_PACE[measure] * self.rounds_left
            if self.counted(measure) < expected + 1:
                self._add(measure, worth)

    def _add(self, measure: Measure, worth: float) -> None:
        self._wishes[measure] = self.wish(measure) + worth


def rounds_left(view: MaracaiboView, me: PlayerView) -> float:
    """Return how much is still to be sailed, in rounds of one each."""
    if view.round == 0:
        return float(ROUNDS)
    left = max(0.0, 1 - LOCATIONS.index(me.ship) / LOCATIONS.index("21a"))
    return ROUNDS - view.round + left
