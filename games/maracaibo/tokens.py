"""The 25 combat tokens: what each nation's side is worth, costs and brings (§8.1)."""

from typing import NamedTuple

from games.maracaibo.data import EMPTY_PILES_VALUE, NATIONS, Nation
from games.maracaibo.gains import Gain, gains

TokenId = int
"""1 to 25: the patterns one after the other, each in its three rotations."""


class Side(NamedTuple):
    """What fighting for a nation is worth; a cost, if any, comes before the fight like a reward."""

    value: int
    gains: tuple[Gain, ...] = ()
    doubloons: int = 0
    points: int = 0
    cards: int = 0

    @property
    def free(self) -> bool:
        """Whether it costs nothing."""
        return not (self.doubloons or self.points or self.cards)


Token = dict[Nation, Side]

# §8.1, our choice: roles a, b and c of each pattern.
PATTERNS: tuple[tuple[Side, Side, Side], ...] = (
    (Side(5, doubloons=3), Side(3), Side(2, gains("D2"))),
    (Side(4), Side(3, gains("D1")), Side(2, gains("V1"))),
    (Side(6, doubloons=5), Side(3), Side(1, gains("D4"))),
    (Side(4, cards=1), Side(3), Side(2, (Gain("influence"),))),
    (Side(5, points=2), Side(3, gains("D1")), Side(2, gains("X1"))),
    (Side(3, gains("V1")), Side(3, gains("D1")), Side(4, doubloons=1)),
    (Side(4), Side(2, gains("D3")), Side(1, (Gain("influence"), *gains("V1")))),
    (Side(3, gains("C1")), Side(4, doubloons=2), Side(2, gains("V2"))),
    (Side(3), Side(3), Side(3)),
)
ROTATIONS: tuple[tuple[Nation, Nation, Nation], ...] = (
    ("france", "england", "spain"),
    ("spain", "france", "england"),
    ("england", "spain", "france"),
)
"""Which nations have the roles a, b and c; the last pattern exists in the first one only."""


def _token(pattern: tuple[Side, Side, Side], roles: tuple[Nation, Nation, Nation]) -> Token:
    sides = dict(zip(roles, pattern, strict=True))
    return {nation: _for_nation(sides[nation], nation) for nation in NATIONS}


def _for_nation(side: Side, nation: Nation) -> Side:
    """Fill in whose influence it is that a side brings."""
    named = tuple(
        Gain("influence", gain.amount, nation=nation) if gain.kind == "influence" else gain
        for gain in side.gains
    )
    return side._replace(gains=named)


def _tokens() -> dict[TokenId, Token]:
    made = [
        _token(pattern, roles)
        for pattern in PATTERNS
        for roles in (ROTATIONS[:1] if pattern is PATTERNS[-1] else ROTATIONS)
    ]
    return dict(enumerate(made, 1))


TOKENS: dict[TokenId, Token] = _tokens()
NO_TOKEN: Token = dict.fromkeys(NATIONS, Side(EMPTY_PILES_VALUE))
"""What counts when both piles are empty (§8 1)."""


def sides(token: TokenId | None) -> Token:
    """Return the sides of a token, or what counts without one."""
    return NO_TOKEN if token is None else TOKENS[token]
