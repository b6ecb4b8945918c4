"""The ship board: twelve spots with two discs each; both gone is an upgrade (§3.5)."""

from typing import Literal, get_args

from games.maracaibo.gains import Gain, gains

Upgrade = Literal[
    "bunks",
    "cabins",
    "broker",
    "sails",
    "armoury",
    "crew_call",
    "scouts",
    "nets",
    "marque",
    "strongbox",
    "figurehead",
    "signals",
]
UPGRADES: tuple[Upgrade, ...] = get_args(Upgrade)
"""U1 to U12 of the rules, in that order."""

# §3.5: some are from the sources, the list as a whole is our choice.
UPGRADE_NAMES: dict[Upgrade, str] = {
    "bunks": "Bunks",
    "cabins": "Cabins",
    "broker": "Broker's flag",
    "sails": "Fine sails",
    "armoury": "Armoury",
    "crew_call": "Crew call",
    "scouts": "Scouts",
    "nets": "Boarding nets",
    "marque": "Letter of marque",
    "strongbox": "Strongbox",
    "figurehead": "Figurehead",
    "signals": "Signal flags",
}
GAINED_AT_ONCE: dict[Upgrade, tuple[Gain, ...]] = {
    "strongbox": gains("D8"),
    "figurehead": gains("V6"),
}
LARGER_HAND: tuple[Upgrade, ...] = ("bunks", "cabins")
"""Each adds one to the hand limit."""
SIGNAL_DOUBLOONS = 3

# §5.2 and U4: from so many points on, so many village actions.
VILLAGE_ACTIONS = ((7, 3), (4, 2), (1, 1))
VILLAGE_ACTIONS_WITH_SAILS = ((5, 3), (2, 2), (1, 1))


def village_actions(points: int, sails: bool) -> int:
    """Return how many village actions so many movement points allow."""
    steps = VILLAGE_ACTIONS_WITH_SAILS if sails else VILLAGE_ACTIONS
    return next(actions for least, actions in steps if points >= least)


# §7 and U5 to U7.
EARNED = 1
SALE_OF_HAND = 2
DRILL_COMBAT = 3
ENLISTING = gains("D4 F1")
SCOUT_PRICE = 2
SCOUT_STEPS = 2

# §8 4 and U8, U9.
SMALL_INFLUENCE, LARGE_INFLUENCE = (2, 1), (5, 3)
"""What influence in a combat costs, and how much it is."""
VILLAGE_PRICE, CITY_PRICE = 3, 5
DISPLACEMENT_PRICE = 2
MARQUE_PRICE, MARQUE_POINTS = 3, 4
