"""The words and numbers of Maracaibo: nations, goods, tracks, what everybody begins with (§2-§4).

Places, cards and tiles have tables of their own: map, cities, trail, upgrades, card_table, tokens,
quests, careers, buildings, automa. Numbers that the printed game does not give are our choice.
"""

from typing import Literal, get_args

from games.core.action import Seat

Nation = Literal["france", "england", "spain"]
Good = Literal["sugar", "tobacco", "cotton", "cocoa", "coffee", "indigo"]
Object = Literal["map", "spyglass", "lantern", "key", "pistol", "rope"]
Symbol = Literal["medal", "anchor", "parrot", "barrel", "compass"]
Pile = Literal["left", "right"]
Source = Literal[
    "sailing",
    "village",
    "city",
    "delivering",
    "combat",
    "exploring",
    "quests",
    "cards",
    "assistants",
    "upgrades",
    "careers",
    "tracks",
    "income",
    "collecting",
    "doubloon_income",
    "projects",
    "ends",
    "buildings",
    "leaders",
    "nations",
    "comparison",
]
"""Where points and doubloons come from."""

NATIONS: tuple[Nation, ...] = get_args(Nation)
GOODS: tuple[Good, ...] = get_args(Good)
OBJECTS: tuple[Object, ...] = get_args(Object)
SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)
PILES: tuple[Pile, ...] = get_args(Pile)
SOURCES: tuple[Source, ...] = get_args(Source)

ROUNDS = 4
JEAN: Seat = 1
"""Whose discs, explorer and quests are Jean's in a game for one."""

# §2 and §4, from the rulebook.
FIGURES = 8
OWN_FIGURES = 2
TASKS = 3
DISCS_ON_A_SPOT = 2
START_DOUBLOONS = (8, 9, 10, 11)
START_COMBAT = 1
DEALT_CARDS = 8
KEPT_CARDS = 4
DEALT_CAREERS = 2
B_CARDS_IN_PLAY = 40
GALLERY = 4
PLANNING_AREAS = 3
HAND_LIMIT = 4
GALLERY_PRICE = 1

# §4: the two piles, and the prestige buildings in the row, by our choice.
TOKENS_IN_PILE: tuple[int, int] = (13, 12)
BUILDINGS_IN_ROW = 4
INVESTORS = {1: 2, 2: 2, 3: 3, 4: 3}
INVESTOR_PRICES = (6, 8, 10)

# §3.3: start values are from the rulebook, everything else is our choice.
INFLUENCE_END = 15
RANKS_AT = (1, 2, 4, 6, 9, 12)
COMBAT_END = 12
START_DOUBLOON_INCOME = 8
INCOME_END = 20
BEYOND_DOUBLOON_INCOME = 2
BEYOND_POINT_INCOME = 3
SLOTS = (1, 2, 2, 2, 2, 2, 2)
SLOT_VALUES = (1, 1, 1, 1, 1, 2, 2)
MARKERS = sum(SLOTS)
DOMINANCE = (2, 1)
LEADER_POINTS = 3

# §5 to §14.
MOVEMENT = 7
INTERIM_DOUBLOONS = 2
FINAL_POINTS = 1
EMPTY_PILES_VALUE = 3


def _ranks() -> tuple[int, ...]:
    return tuple(
        sum(influence >= band for band in RANKS_AT) for influence in range(INFLUENCE_END + 1)
    )


RANKS: tuple[int, ...] = _ranks()
"""The noble rank that each influence gives (§3.3)."""


def slots_emptied(markers: int) -> int:
    """Return how many slots are empty once a nation has given so many markers (§3.3)."""
    given = slots = 0
    for slot in SLOTS:
        given += slot
        if given > markers:
            break
        slots += 1
    return slots


SLOTS_EMPTIED: tuple[int, ...] = tuple(map(slots_emptied, range(MARKERS + 1)))
"""The empty slots by the markers given."""
VALUE_OF_SLOTS: tuple[int, ...] = tuple(sum(SLOT_VALUES[:empty]) for empty in SLOTS_EMPTIED)
"""What the empty slots are worth by the markers given, without the bonus for dominance."""
