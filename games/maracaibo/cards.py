"""Project cards (§6): what each costs, is worth and does, read from the table."""

import re
from typing import Literal, get_args

import msgspec

from games.maracaibo.card_table import TABLE
from games.maracaibo.data import Good, Object, Symbol
from games.maracaibo.gains import Gain, gains
from games.maracaibo.map import CITIES, VILLAGES, Location
from games.maracaibo.measures import Condition, Measure, Tally

CardId = str
"""A01 to A56 and B001 to B101."""
CardKind = Literal["immediate", "income", "permanent", "assistant", "end"]
PerkKind = Literal[
    "cheaper_cards",
    "cheaper_assistants",
    "combat",
    "explore",
    "delivery_doubloons",
    "delivery_points",
    "quest_points",
    "object",
    "village",
    "annexation_doubloons",
    "assistant_doubloons",
]

CARD_KINDS: tuple[CardKind, ...] = get_args(CardKind)
PERK_KINDS: tuple[PerkKind, ...] = get_args(PerkKind)


class Perk(msgspec.Struct, frozen=True):
    """A lasting effect: how much, or which object is paid once per quest."""

    kind: PerkKind
    amount: int = 1
    thing: Object | None = None


class Assistant(msgspec.Struct, frozen=True):
    """Where the figure of the card stands, and the special action there."""

    location: Location
    action: tuple[Gain, ...]


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """A project card; `gains` are what buying it gives, in order."""

    id: CardId
    name: str
    kind: CardKind
    cost: int
    points: int
    good: Good
    object: Object
    gains: tuple[Gain, ...] = ()
    perk: Perk | None = None
    assistant: Assistant | None = None
    tally: Tally | None = None
    condition: Condition | None = None

    @property
    def symbol(self) -> Symbol | None:
        """The synergy token that buying it gives."""
        return next((gain.symbol for gain in self.gains if gain.symbol), None)


GOOD_CODES: dict[str, Good] = {
    "SUG": "sugar",
    "TOB": "tobacco",
    "COT": "cotton",
    "COC": "cocoa",
    "COF": "coffee",
    "IND": "indigo",
}
OBJECT_CODES: dict[str, Object] = {
    "MAP": "map",
    "SPY": "spyglass",
    "LAN": "lantern",
    "KEY": "key",
    "PIS": "pistol",
    "ROP": "rope",
}
_KINDS: dict[str, CardKind] = {
    "I": "immediate",
    "Y": "income",
    "P": "permanent",
    "A": "assistant",
    "E": "end",
}
_PERKS: dict[str, PerkKind] = {
    "PC": "cheaper_cards",
    "PA": "cheaper_assistants",
    "PW": "combat",
    "PX": "explore",
    "PG": "delivery_doubloons",
    "PL": "delivery_points",
    "PQ": "quest_points",
    "PV": "village",
    "PI": "annexation_doubloons",
    "PH": "assistant_doubloons",
}
_TALLIES: dict[str, tuple[Measure, int]] = {
    "EU": ("upgrades", 1),
    "EQ": ("quests", 1),
    "EA": ("assistants", 1),
    "ET": ("tokens", 1),
    "ES": ("symbols", 1),
    "EB": ("barriers", 1),
    "EP": ("buildings", 1),
    "EJ": ("projects", 2),
    "Ef": ("markers_of_france", 2),
    "Ee": ("markers_of_england", 2),
    "Es": ("markers_of_spain", 2),
}
_CONDITIONS: dict[str, Measure] = {
    "T": "tokens",
    "Q": "quests",
    "U": "upgrades",
    "B": "barriers",
    "N": "highest_rank",
}
_PERK = re.compile(r"(P[CAWXGLQVIH])(\d+)")
_OBJECT_PERK = re.compile(r"PO([A-Z]{3})")
_TALLY = re.compile(r"(E[UQATSBPJfes])(\d+)")
_ASSISTANT = re.compile(r"(\d+):(\S+)")
_CONDITION = re.compile(r" \(req ([TQUBN])(\d+)\)$")


def read_table(table: str) -> dict[CardId, Card]:
    """Read cards, one a line.

    Raises:
        ValueError: a line is not as it must be, or an id comes twice.
    """
    cards: dict[CardId, Card] = {}
    for line in table.strip().splitlines():
        try:
            card = _read(*line.split(" · "))
        except (KeyError, TypeError, ValueError) as wrong:
            raise ValueError(f"“{line}” is no card: {wrong}") from wrong
        if card.id in cards:
            raise ValueError(f"card {card.id} is there twice")
        cards[card.id] = card
    return cards


def _read(
    number: str, name: str, letter: str, cost: str, points: str, symbols: str, effect: str
) -> Card:
    good, thing = symbols.split("/")
    kind = _KINDS[letter]
    needed = _CONDITION.search(effect)
    first, *more = effect[: needed.start() if needed else None].split()
    special = kind in ("permanent", "assistant", "end")
    return Card(
        id=number,
        name=name,
        kind=kind,
        cost=int(cost),
        points=int(points),
        good=GOOD_CODES[good],
        object=OBJECT_CODES[thing],
        gains=gains(" ".join(more if special else [first, *more])),
        perk=_perk(first) if kind == "permanent" else None,
        assistant=_assistant(first) if kind == "assistant" else None,
        tally=_tally(first) if kind == "end" else None,
        condition=Condition(_CONDITIONS[needed[1]], int(needed[2])) if needed else None,
    )


def _perk(code: str) -> Perk:
    if thing := _OBJECT_PERK.fullmatch(code):
        return Perk("object", thing=OBJECT_CODES[thing[1]])
    match = _matched(_PERK, code)
    return Perk(_PERKS[match[1]], int(match[2]))


def _assistant(code: str) -> Assistant:
    match = _matched(_ASSISTANT, code)
    at = next((location for location in VILLAGES + CITIES if location == match[1]), None)
    if at is None:
        raise ValueError(f"there is no place for an assistant at {match[1]}")
    return Assistant(at, gains(match[2]))


def _tally(code: str) -> Tally:
    match = _matched(_TALLY, code)
    measure, per = _TALLIES[match[1]]
    return Tally(measure, int(match[2]), per)


def _matched(pattern: re.Pattern[str], code: str) -> re.Match[str]:
    match = pattern.fullmatch(code)
    if match is None:
        raise ValueError(f"“{code}” is no effect of this kind of card")
    return match


CARDS: dict[CardId, Card] = read_table(TABLE)
A_CARDS: tuple[CardId, ...] = tuple(card for card in CARDS if card.startswith("A"))
B_CARDS: tuple[CardId, ...] = tuple(card for card in CARDS if card.startswith("B"))
