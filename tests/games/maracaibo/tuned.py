"""The numbers tuned on purpose: where the tables are no longer as the rules write them.

`games/maracaibo/BALANCE.md` gives the figures that speak for each.
"""

from typing import NamedTuple


class Tuned(NamedTuple):
    """What the rules write, what the table has instead, and why."""

    written: str
    now: str
    why: str


ASSISTANTS = "assistants were never worth a stop, or a purchase, of their own"
EXPLORERS = "who arrived first ended far above the mean"
NUMBERS: dict[str, Tuned] = {
    "figurehead": Tuned("V8", "V6", "completed by 99 of 100 players, before all others"),
    "signals": Tuned("2", "3", "hardly ever completed"),
    "assistants cost": Tuned("0", "-1", ASSISTANTS),
    "own runner": Tuned("3", "10", ASSISTANTS),
    "other runner": Tuned("1", "3", ASSISTANTS),
    "maracaibo collect": Tuned("D4", "D5", "the city was for exploring alone"),
    "21b explore": Tuned("X2", "X3", "hardly ever preferred to a combat"),
    "playhouse": Tuned("3", "4", "the weakest building"),
    "academy": Tuned("3", "4", "the building invested in least"),
    "third barrier": Tuned("7 5 3 2", "6 4 3 2", EXPLORERS),
    "end of the track": Tuned("8 5 4 3", "6 4 3 2", EXPLORERS),
    "space 25": Tuned("V4", "V3", EXPLORERS),
    "space 27": Tuned("V5", "V4", EXPLORERS),
    "space 28": Tuned("V5", "V4", EXPLORERS),
    "privateer": Tuned(
        "tokens 3, highest_rank 3, cities_annexed 1",
        "tokens 4, highest_rank 4, cities_annexed 1",
        "the best career to keep, completed by 98 of 100",
    ),
    "pathfinder": Tuned(
        "barriers 1, barriers 2, quests 2",
        "barriers 1, barriers 2, quests 1",
        "seldom completed",
    ),
    "shipwright": Tuned(
        "upgrades 2, upgrades 4, discs_removed 10",
        "upgrades 3, upgrades 5, discs_removed 12",
        "completed by 96 of 100",
    ),
    "merchant": Tuned(
        "doubloon_income 12, delivered 5, doubloons 15",
        "doubloon_income 11, delivered 5, doubloons 12",
        "seldom completed",
    ),
    "patron": Tuned(
        "point_income 3, projects 7, symbols 3",
        "point_income 3, projects 6, symbols 2",
        "the worst career to keep",
    ),
    "adventurer reward": Tuned(
        "ID1 IV1", "ID1 IV2", "half the reward of the others, not completed more often"
    ),
}
FAR = "never worth a stop, or a turn, of its own"
CITY = "never worth a delivery and the city's own action"
ACTIONS: dict[str, Tuned] = {
    "A37": Tuned("D6", "D11", FAR),
    "A38": Tuned("C5", "C8", FAR),
    "A39": Tuned("X3", "X4", FAR),
    "A40": Tuned("D6", "D10", FAR),
    "A41": Tuned("C4", "C6", FAR),
    "A45": Tuned("D6", "D8", FAR),
    "A46": Tuned("V4", "V5", FAR),
    "A49": Tuned("D5", "D12", CITY),
    "A50": Tuned("X3", "X4", CITY),
    "A52": Tuned("D5", "D10", CITY),
    "B059": Tuned("V4", "V7", FAR),
    "B062": Tuned("C5", "C8", CITY),
    "B063": Tuned("T3", "X4", FAR),
    "B066": Tuned("V5", "V6", FAR),
    "B067": Tuned("D6", "D9", FAR),
    "B071": Tuned("V5", "V7", CITY),
    "B072": Tuned("N*2", "N*3", CITY),
    "B073": Tuned("D6", "D12", CITY),
}
"""What an assistant does, by its card."""
DEAR = "seldom bought by who held it"
COSTS: dict[str, Tuned] = {
    "A04": Tuned("4", "3", DEAR),
    "A22": Tuned("3", "2", DEAR),
    "A26": Tuned("3", "2", DEAR),
    "A28": Tuned("4", "3", DEAR),
    "A29": Tuned("6", "5", DEAR),
    "A30": Tuned("7", "6", DEAR),
    "A31": Tuned("3", "2", DEAR),
    "A32": Tuned("5", "4", DEAR),
    "A33": Tuned("3", "2", DEAR),
    "A54": Tuned("5", "4", DEAR),
    "B032": Tuned("5", "4", DEAR),
    "B039": Tuned("5", "4", DEAR),
    "B041": Tuned("4", "3", DEAR),
    "B042": Tuned("5", "4", DEAR),
    "B045": Tuned("5", "4", DEAR),
    "B046": Tuned("6", "4", DEAR),
    "B047": Tuned("7", "6", DEAR),
    "B048": Tuned("10", "8", DEAR),
    "B049": Tuned("5", "4", DEAR),
    "B050": Tuned("4", "3", DEAR),
    "B051": Tuned("3", "2", DEAR),
    "B052": Tuned("6", "5", DEAR),
    "B053": Tuned("4", "3", DEAR),
    "B055": Tuned("5", "4", DEAR),
    "B056": Tuned("3", "2", DEAR),
    "B057": Tuned("3", "2", DEAR),
    "B058": Tuned("3", "2", DEAR),
    "B085": Tuned("7", "6", DEAR),
    "B092": Tuned("10", "8", DEAR),
    "B093": Tuned("7", "6", DEAR),
}
"""What a card costs, but for assistants."""


def tuned(what: str, written: str) -> str:
    """Return what the table is to have for what the rules write."""
    change = NUMBERS.get(what)
    if change is None:
        return written
    assert change.written == written, f"{what} is tuned from something else"
    return change.now
