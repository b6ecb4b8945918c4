"""What an effect gives, and the code in which tables write it (§6.1)."""

import re
from typing import Literal, get_args

import msgspec

from games.maracaibo.data import Nation, Symbol

GainKind = Literal[
    "doubloons",
    "points",
    "combat",
    "explore",
    "influence",
    "figures",
    "discs",
    "doubloon_income",
    "point_income",
    "symbol",
    "fight",
    "buy",
    "runners",
]
"""What one effect does; "runners" pays for the assistants that stand at the ship's location."""

GAIN_KINDS: tuple[GainKind, ...] = get_args(GainKind)


OWN_RUNNER, OTHER_RUNNER = 10, 3
"""What an assistant at the location pays: your own, the acting one among them, and others'."""


class Gain(msgspec.Struct, frozen=True, omit_defaults=True):
    """One effect: how much of what.

    `nation` is for influence, None where it is the player's choice; `symbol` is the token taken;
    with `given` it works only for who owns that token. For "buy" the amount is the discount.
    """

    kind: GainKind
    amount: int = 1
    nation: Nation | None = None
    symbol: Symbol | None = None
    given: Symbol | None = None


SYMBOL_CODES: dict[str, Symbol] = {
    "MED": "medal",
    "ANC": "anchor",
    "PAR": "parrot",
    "BAR": "barrel",
    "COM": "compass",
}
_KINDS: dict[str, GainKind] = {
    "D": "doubloons",
    "V": "points",
    "C": "combat",
    "X": "explore",
    "F": "figures",
    "K": "discs",
    "ID": "doubloon_income",
    "IV": "point_income",
    "B": "buy",
}
_NATIONS: dict[str, Nation | None] = {"f": "france", "e": "england", "s": "spain", "*": None}
_CODE = re.compile(r"(?:(?P<given>[A-Z]{3})\?)?(?P<what>ID|IV|N[fes*]|[DVCXFKB])(?P<amount>\d+)")
_WORDS: dict[str, tuple[Gain, ...]] = {
    "W": (Gain("fight"),),
    "M": (Gain("runners"),),
    "T3": (Gain("doubloons", 3), Gain("explore", 2)),
}


def gains(codes: str) -> tuple[Gain, ...]:
    """Read effects such as "V4 N*1 +MED" from left to right.

    Raises:
        ValueError: a code is not in the vocabulary.
    """
    return tuple(gain for code in codes.split() for gain in _read(code))


def _read(code: str) -> tuple[Gain, ...]:
    if code in _WORDS:
        return _WORDS[code]
    if code[:1] == "+" and code[1:] in SYMBOL_CODES:
        return (Gain("symbol", symbol=SYMBOL_CODES[code[1:]]),)
    match = _CODE.fullmatch(code)
    if match is None or (match["given"] or "MED") not in SYMBOL_CODES:
        raise ValueError(f"“{code}” is no effect")
    what, amount = match["what"], int(match["amount"])
    given = SYMBOL_CODES[match["given"]] if match["given"] else None
    if what[0] == "N":
        return (Gain("influence", amount, nation=_NATIONS[what[1]], given=given),)
    return (Gain(_KINDS[what], amount, given=given),)
