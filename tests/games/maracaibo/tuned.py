"""The numbers tuned on purpose: where the tables are no longer as the rules write them.

`games/maracaibo/BALANCE.md` gives the figures that speak for each.
"""

from typing import NamedTuple


class Tuned(NamedTuple):
    """What the rules write, what the table has instead, and why."""

    written: str
    now: str
    why: str


UNUSED = "hardly ever completed"
NUMBERS: dict[str, Tuned] = {
    "figurehead": Tuned("V8", "V6", "completed by 99 of 100 players, before all others"),
    "drill": Tuned("3", "4", UNUSED),
    "enlisting": Tuned("D4 F1", "D5 F1", UNUSED),
    "displacement": Tuned("2", "1", UNUSED),
    "signals": Tuned("2", "3", UNUSED),
    "own runner": Tuned("3", "6", "assistants never worth a stop"),
    "other runner": Tuned("1", "2", "assistants never worth a stop"),
    "maracaibo collect": Tuned("D4", "D5", "the city was for exploring alone"),
    "maracaibo arm": Tuned("C3", "C4", "the city was for exploring alone"),
    "academy": Tuned("3", "4", "the building invested in least"),
    "pathfinder": Tuned(
        "barriers 1, barriers 2, quests 2",
        "barriers 1, barriers 2, quests 1",
        "seldom completed",
    ),
    "merchant": Tuned(
        "doubloon_income 12, delivered 5, doubloons 15",
        "doubloon_income 11, delivered 5, doubloons 12",
        "seldom completed",
    ),
    "patron": Tuned(
        "point_income 3, projects 7, symbols 3",
        "point_income 3, projects 6, symbols 3",
        "seldom completed",
    ),
}
FAR = "never worth a stop, or a turn, of its own"
CITY = "never worth a delivery and the city's own action"
ACTIONS: dict[str, Tuned] = {
    "A37": Tuned("D6", "D9", FAR),
    "A38": Tuned("C5", "C7", FAR),
    "A39": Tuned("X3", "X4", FAR),
    "A40": Tuned("D6", "D8", FAR),
    "A41": Tuned("C4", "C6", FAR),
    "A42": Tuned("B3", "B5", FAR),
    "A45": Tuned("D6", "D8", FAR),
    "A46": Tuned("V4", "V5", FAR),
    "A47": Tuned("B3", "B5", FAR),
    "A49": Tuned("D5", "D9", CITY),
    "A50": Tuned("X3", "X5", CITY),
    "A52": Tuned("D5", "D8", CITY),
    "B059": Tuned("V4", "V7", FAR),
    "B061": Tuned("K2", "K3", CITY),
    "B062": Tuned("C5", "C8", CITY),
    "B066": Tuned("V5", "V6", FAR),
    "B067": Tuned("D6", "D8", FAR),
    "B069": Tuned("B3", "B6", CITY),
    "B071": Tuned("V5", "V7", CITY),
    "B072": Tuned("N*2", "N*3", CITY),
    "B073": Tuned("D6", "D9", CITY),
    "B080": Tuned("B3", "B6", FAR),
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
    "B080": Tuned("6", "5", DEAR),
    "B085": Tuned("7", "6", DEAR),
    "B092": Tuned("10", "8", DEAR),
    "B093": Tuned("7", "6", DEAR),
}
"""What a card costs."""


def tuned(what: str, written: str) -> str:
    """Return what the table is to have for what the rules write."""
    change = NUMBERS.get(what)
    if change is None:
        return written
    assert change.written == written, f"{what} is tuned from something else"
    return change.now
