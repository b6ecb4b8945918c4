"""How answers come at random: those of chance, and of players who would do anything."""

from typing import TYPE_CHECKING

from games.core.action import Action, Seat
from games.core.decision import Decision

if TYPE_CHECKING:
    from random import Random

EAGERNESS = 0.75
"""How often an eager player who would decline thinks again."""


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


def answer_eagerly(decision: Decision, rng: "Random") -> tuple[Seat, Action]:
    """Answer at random, but decline seldom: any legal action may come.

    Whoever stops at every second question gets nowhere, and much of a game is never seen.
    """
    seat, action = answer_at_random(decision, rng)
    if not action.declines or rng.random() >= EAGERNESS:
        return seat, action
    doing = [choice for choice in decision.legal(seat) if not choice.declines]
    return seat, rng.choice(doing or [action])
