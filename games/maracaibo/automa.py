"""Jean's fifteen cards, her deck by level, and what her cards and discs are worth (§15)."""

from typing import Literal, NamedTuple, get_args

from games.maracaibo.data import Nation
from games.maracaibo.map import Route

AutomaCard = Literal[
    "A1", "A2", "A3", "A4", "A5", "B1", "B2", "B3", "B4", "B5", "B6", "C1", "C2", "C3", "C4"
]
AutomaLetter = Literal["A", "B", "C"]
Level = Literal[1, 2, 3, 4, 5]

AUTOMA_CARDS: tuple[AutomaCard, ...] = get_args(AutomaCard)
LETTERS: tuple[AutomaLetter, ...] = get_args(AutomaLetter)

EARLY, LATE = (1, 2), (3, 4)
ALWAYS = (*EARLY, *LATE)


class Move(NamedTuple):
    """One action on a card of Jean's, and the rounds in which it counts.

    "fight" brings `amount` influence after the combat, and annexes `villages` more.
    """

    what: Literal["explore", "influence", "fight", "points", "quest", "disc"]
    amount: int = 1
    rounds: tuple[int, ...] = ALWAYS
    nation: Nation | None = None
    villages: int = 0


class Orders(NamedTuple):
    """A card of Jean's: how far and which way she sails, which gallery card goes, what she does."""

    steps: int
    route: Route
    display: int
    moves: tuple[Move, ...]


# §15, from the solo helper; without the cards of the expansion.
ORDERS: dict[AutomaCard, Orders] = {
    "A1": Orders(1, "upper", 3, (Move("explore", 2),)),
    "A2": Orders(1, "lower", 2, (Move("influence", nation="france"),)),
    "A3": Orders(1, "lower", 4, (Move("fight", 2),)),
    "A4": Orders(2, "upper", 1, (Move("influence", nation="spain"),)),
    "A5": Orders(2, "lower", 3, (Move("influence", nation="england"),)),
    "B1": Orders(
        2, "upper", 3, (Move("points", 4), Move("explore", 2, EARLY), Move("explore", 4, LATE))
    ),
    "B2": Orders(2, "upper", 3, (Move("quest"), Move("points", 4, LATE))),
    "B3": Orders(2, "upper", 3, (Move("disc"), Move("points", 4, LATE))),
    "B4": Orders(
        2, "lower", 3, (Move("points", 4), Move("explore", 2, EARLY), Move("explore", 4, LATE))
    ),
    "B5": Orders(2, "lower", 3, (Move("disc"), Move("points", 4, LATE))),
    "B6": Orders(2, "lower", 4, (Move("fight", 3), Move("points", 2))),
    "C1": Orders(2, "upper", 1, (Move("points", 4), Move("disc"))),
    "C2": Orders(2, "lower", 2, (Move("quest"), Move("points", 3))),
    "C3": Orders(
        2, "upper", 3, (Move("points", 4), Move("explore", 3, EARLY), Move("explore", 4, LATE))
    ),
    "C4": Orders(2, "lower", 4, (Move("fight", 3, villages=1), Move("points", 2))),
}
CARDS_BY_LETTER: dict[AutomaLetter, tuple[AutomaCard, ...]] = {
    letter: tuple(card for card in AUTOMA_CARDS if card.startswith(letter)) for letter in LETTERS
}
DECKS: dict[Level, dict[AutomaLetter, int]] = {
    1: {"A": 5, "B": 0, "C": 0},
    2: {"A": 5, "B": 0, "C": 1},
    3: {"A": 5, "B": 1, "C": 1},
    4: {"A": 5, "B": 2, "C": 1},
    5: {"A": 5, "B": 3, "C": 1},
}
"""How many cards of each letter her deck has by level; which B and C cards is not known."""

TIED_NATIONS: tuple[Nation, ...] = ("france", "spain", "england")
"""Which nation she fights for when all else is equal."""
POINTS_PER_QUEST = 5
COMPARED_POINTS = (10, 20, 30)
AHEAD_IN_QUESTS = (1, 3, 4)
AHEAD_IN_UPGRADES = (1, 3, 4)
AHEAD_ON_TRAIL = (1, 8, 11)
DISCS_PER_UPGRADE = 2
_MOST_DISCS = 22


def round_income(cards: int, discs: int) -> int:
    """Return what her cards and discs are worth to her at the end of a round."""
    counted = min(discs, _MOST_DISCS)
    if counted == 0:
        return cards
    return cards + (counted - 1 if counted <= 5 else 2 * (counted - 3))
