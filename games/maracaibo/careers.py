"""The eight career cards: three tasks each, and the reward for all of them (§12)."""

from typing import Literal, NamedTuple, get_args

from games.maracaibo.gains import Gain, gains
from games.maracaibo.measures import Condition

Career = Literal[
    "privateer",
    "pathfinder",
    "shipwright",
    "merchant",
    "spymaster",
    "diplomat",
    "patron",
    "adventurer",
]
CAREERS: tuple[Career, ...] = get_args(Career)
"""CR1 to CR8 of the rules, in that order."""


class CareerCard(NamedTuple):
    """A career: what completes each task, and what all three bring."""

    tasks: tuple[Condition, Condition, Condition]
    reward: tuple[Gain, ...] = gains("ID2 IV2")


# §12, our choice.
CAREER_CARDS: dict[Career, CareerCard] = {
    "privateer": CareerCard(
        (Condition("tokens", 4), Condition("highest_rank", 4), Condition("cities_annexed", 1))
    ),
    "pathfinder": CareerCard(
        (Condition("barriers", 1), Condition("barriers", 2), Condition("quests", 1))
    ),
    "shipwright": CareerCard(
        (Condition("upgrades", 3), Condition("upgrades", 5), Condition("discs_removed", 12))
    ),
    "merchant": CareerCard(
        (Condition("doubloon_income", 11), Condition("delivered", 5), Condition("doubloons", 12))
    ),
    "spymaster": CareerCard(
        (Condition("assistants", 2), Condition("assistants", 3), Condition("city_assistants", 1))
    ),
    "diplomat": CareerCard(
        (Condition("lowest_rank", 1), Condition("second_rank", 2), Condition("buildings", 1))
    ),
    "patron": CareerCard(
        (Condition("point_income", 3), Condition("projects", 6), Condition("symbols", 2))
    ),
    "adventurer": CareerCard(
        (Condition("quests", 1), Condition("tokens", 1), Condition("barriers", 1)),
        gains("ID1 IV2"),
    ),
}
