"""The eight prestige buildings: what each is worth at the end to who invested in it (§13)."""

from typing import Literal, NamedTuple, get_args

from games.maracaibo.data import Symbol
from games.maracaibo.measures import Tally

Building = Literal[
    "palace",
    "fortress",
    "cathedral",
    "shipyard",
    "company",
    "guild",
    "academy",
    "playhouse",
]
BUILDINGS: tuple[Building, ...] = get_args(Building)
"""PB1 to PB8 of the rules, in that order."""


class PrestigeBuilding(NamedTuple):
    """A building: its name, what it counts, and the synergy token that comes with investing."""

    name: str
    tally: Tally
    symbol: Symbol | None = None


# §13, our choice.
PRESTIGE_BUILDINGS: dict[Building, PrestigeBuilding] = {
    "palace": PrestigeBuilding("Governor's Palace", Tally("highest_rank", 2)),
    "fortress": PrestigeBuilding("Fortress", Tally("tokens", 2), "medal"),
    "cathedral": PrestigeBuilding("Cathedral", Tally("point_income", 2, most=12)),
    "shipyard": PrestigeBuilding("Grand Shipyard", Tally("upgrades", 2), "anchor"),
    "company": PrestigeBuilding("Trading Company", Tally("projects", 1, most=10), "barrel"),
    "guild": PrestigeBuilding("Explorers' Guild", Tally("barriers", 3), "compass"),
    "academy": PrestigeBuilding("Academy", Tally("quests", 4)),
    "playhouse": PrestigeBuilding("Playhouse", Tally("assistants", 4), "parrot"),
}
