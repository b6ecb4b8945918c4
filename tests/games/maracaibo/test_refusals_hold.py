"""What a refusal claims is true of the table it is said at, in whole random games."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from games.core.action import CHANCE
from games.core.chance import answer_eagerly
from games.core.errors import IllegalAction
from games.core.near_misses import near_misses
from games.maracaibo.actions import Buy, Deliver, Drill, Pay, Plan, Take
from games.maracaibo.cards import CARDS
from games.maracaibo.city import offers_at
from games.maracaibo.data import PLANNING_AREAS
from games.maracaibo.map import MAP, courses
from games.maracaibo.state import MaracaiboState
from tests.games.maracaibo.positions import GAME

GAMES = 8
TRIES = 12


class Said:
    """A refusal, with the table and the action it was said of."""

    def __init__(self, state: MaracaiboState, seat: int, action: Any, details: Any) -> None:
        self.state, self.seat, self.action, self.details = state, seat, action, details
        self.player = state.players[seat]
        self.step: Any = state.stack[-1]

    @property
    def here(self) -> str:
        """Where the ship is."""
        return self.player.ship

    @property
    def offers(self) -> list[str]:
        """What the place offers."""
        return [offer.deed for offer in offers_at(self.state, self.player.ship)]

    @property
    def verbs(self) -> set[str]:
        """What the seat may do now."""
        decision = GAME.decision(self.state)
        assert decision is not None
        return {choice.verb for choice in decision.legal(self.seat)}


Claim = Callable[[Said], bool]
CLAIMS: dict[str, Claim] = {
    "It is not your decision now.": lambda s: not s.verbs,
    "You are asked to {asked} now, not to {verb}.": lambda s: (
        set(s.details["asked"]) == s.verbs and s.action.verb not in s.verbs
    ),
    "Your hand has no card {card}.": lambda s: s.action.card not in s.player.hand,
    "You have no card {card}.": lambda s: s.action.card not in s.player.hand,
    "The gallery has no card {card}.": lambda s: s.action.card not in s.state.gallery,
    "You have said so of {card} already.": lambda s: s.action.card in s.player.hand,
    "You choose between {careers}.": lambda s: s.action.career not in s.player.careers,
    "Neither your hand nor your planning areas have a card {card}.": lambda s: (
        s.action.card not in (*s.player.hand, *s.player.planned)
    ),
    "The card {card} costs {cost} doubloons and you have {doubloons}.": lambda s: (
        s.player.doubloons < s.details["cost"] <= CARDS[s.action.card].cost
    ),
    "An assistant needs a figure of your own supply, and you have none.": lambda s: (
        CARDS[s.action.card].assistant is not None and not s.player.figures
    ),
    "The card {card} needs {measure}: at least {least}.": lambda s: (
        CARDS[s.action.card].condition is not None
    ),
    "{place} is not within {most} steps of your ship.": lambda s: (
        s.action.to not in {to for to, _ in courses(s.here, s.state.round)}  # type: ignore[arg-type]  # a location
    ),
    "There is one way to {place}: no branch is named.": lambda s: s.action.route is not None,
    "Two branches lead to {place}: name the upper or the lower one.": lambda s: (
        s.action.route is None
    ),
    "Your ship is not in a village.": lambda s: MAP[s.here].kind != "village",  # type: ignore[index]  # a location
    "There is no city action here.": lambda s: not s.offers,
    "Here you can {deeds}, not {deed}.": lambda s: s.action.deed not in s.offers,
    "That costs {price} doubloons and you have {doubloons}.": lambda s: s.player.doubloons < 3,
    "There is no project you can buy, not even for less.": lambda s: s.action.deed == "bid",
    "There is no market here.": lambda s: MAP[s.here].kind != "city",  # type: ignore[index]  # a location
    "This market does not take {good}.": lambda s: (
        CARDS[s.action.card].good not in s.state.market(s.player.ship)
    ),
    "The space for {good} is taken until the end of the round.": lambda s: (
        CARDS[s.action.card].good in s.state.markets[s.player.ship]
    ),
    "There is no quest here.": lambda s: s.here not in s.state.quests,
    "Your cards cannot pay this quest: it costs {first} and {second}.": lambda s: (
        s.here in s.state.quests
    ),
    "You have no assistant {card} on the map.": lambda s: s.action.card not in s.player.assistants,
    "Your assistant {card} does not stand here.": lambda s: (
        s.action.card in s.player.assistants and s.action.card not in s.player.assistants_at(s.here)  # type: ignore[arg-type]  # a location
    ),
    "All your planning areas are taken.": lambda s: len(s.player.planned) == PLANNING_AREAS,
    "A career has the tasks 1 to {tasks}.": lambda s: s.action.task not in (1, 2, 3),
    "You have completed task {task}.": lambda s: s.action.task not in s.player.tasks,
    "The condition of task {task} does not hold.": lambda s: s.action.task in s.player.tasks,
    "Your hand is empty.": lambda s: not s.player.hand,
    "Your ship has no Armoury.": lambda s: s.player.discs["armoury"] > 0,
    "Your ship has no Crew call.": lambda s: s.player.discs["crew_call"] > 0,
    "Your ship has no Scouts.": lambda s: s.player.discs["scouts"] > 0,
    "Your ship has no Letter of marque.": lambda s: s.player.discs["marque"] > 0,
    "The {building} is not open.": lambda s: s.action.building not in s.state.buildings,
    "You have invested in the {building}.": lambda s: s.action.building in s.player.buildings,
    "All places on the {building} are taken.": lambda s: (
        len(s.state.investors[s.action.building]) in (2, 3)
    ),
    "Investing needs a figure of your own supply, and you have none.": lambda s: (
        not s.player.figures
    ),
    "The {building} costs {cost} doubloons and you have {doubloons}.": lambda s: (
        s.player.doubloons < s.details["cost"]
    ),
    "Space {space} is not within {steps} steps of your explorer.": lambda s: (
        s.action.to != s.details["steps"]
    ),
    "Another explorer stands on space {space}.": lambda s: (
        s.action.to in s.state.others_on_trail(s.seat)
    ),
    "No disc is left on the {upgrade}.": lambda s: s.player.discs[s.action.upgrade] == 0,
    "You cannot pay what {nation} costs on this token.": lambda s: s.step.token is not None,
    "You have {combat} combat points, {most} would be the most.": lambda s: (
        s.action.points not in range(s.player.combat + 1)
    ),
    "You have used that option in this combat.": lambda s: bool(s.step.used),
    "Influence is won as {small} for {few} of the total, or as {large} for {many}.": lambda s: (
        s.action.influence not in (s.details["small"], s.details["large"])
    ),
    "Only {left} of the total is left.": lambda s: s.step.left == s.details["left"],
    "{place} cannot be annexed.": lambda s: MAP[s.action.location].kind not in ("village", "city"),
    "One village and one city can be annexed in a combat.": lambda s: bool(s.step.used),
    "{place} is held by {nation} already.": lambda s: (
        s.state.markers[s.action.location] == s.step.nation
    ),
    "{place} is held by {holder}; without Boarding nets it cannot be taken.": lambda s: (
        s.state.markers[s.action.location] == s.details["holder"] and s.player.discs["nets"] > 0
    ),
    "The card {card} does not show {wanted}.": lambda s: (
        s.details["wanted"] not in (CARDS[s.action.card].good, CARDS[s.action.card].object)
    ),
    "No project of yours pays {paid} here.": lambda s: s.action.thing == s.details["paid"],
    "Planning and careers belong to the action phase of your turn.": lambda s: (
        s.action.verb in ("plan", "complete")
    ),
}


def named_cards(state: MaracaiboState, seat: int, rng: Random) -> list[Any]:
    """Return actions with cards that are somewhere: near misses know only strange words."""
    player = state.players[seat]
    around = [*player.hand, *player.planned, *player.bought, *state.gallery, rng.choice([*CARDS])]
    verbs = (Plan, Buy, Deliver, Drill, Pay, Take)
    return [rng.choice(verbs)(card) for card in rng.sample(around, min(len(around), 4))]


def test_refusals_are_true() -> None:
    said: Counter[str] = Counter()
    for number in range(GAMES):
        rng, seats = Random(number), 1 + number % 4
        state = GAME.setup(seats)
        while (decision := GAME.decision(state)) is not None:
            for seat in () if decision.seats == (CHANCE,) else range(seats):
                legal = decision.legal(seat)
                tries = [*near_misses(legal, GAME.action_type, rng, TRIES)]
                tries += named_cards(state, seat, rng)
                for action in tries:
                    if action not in legal:
                        hold(state, seat, action, said)
            GAME.apply(state, *answer_eagerly(decision, rng))
    assert len(said) > 40, f"only {sorted(said)} were said"


def hold(state: MaracaiboState, seat: int, action: Any, said: Counter[str]) -> None:
    """See that the reason for which an action is refused is true."""
    refused = GAME.refusal(state, seat, action)
    assert isinstance(refused, IllegalAction)
    assert refused.reason in CLAIMS, refused.reason
    assert CLAIMS[refused.reason](Said(state, seat, action, refused.details)), str(refused)
    said[refused.reason] += 1
