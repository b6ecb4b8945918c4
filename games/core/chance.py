"""How chance answers when nobody chooses for it."""

from typing import TYPE_CHECKING

from games.core.action import Action, Seat
from games.core.decision import Decision

if TYPE_CHECKING:
    from random import Random


def draw_lots(decision: Decision, rng: "Random") -> Action:
    """Choose for chance, by the weights of the decision."""
    [action] = rng.choices(decision.choices[0], decision.weights)
    return action


def answer_at_random(decision: Decision, rng: "Random") -> tuple[Seat, Action]:
    """Answer for one of the awaited seats, or for chance: any legal action may come."""
    if decision.by_chance:
        return decision.seats[0], draw_lots(decision, rng)
    seat = rng.choice(decision.awaited)
    return seat, rng.choice(decision.legal(seat))
