"""Rules of thumb of a captain of Maracaibo: guesses in points at what a thing brings by the end."""

from games.maracaibo.cards import PerkKind
from games.maracaibo.measures import Measure
from games.maracaibo.upgrades import Upgrade

DOUBLOON = 0.62
"""What a doubloon is worth while there is something to buy."""
RICH = 14
CARD = 0.7
"""A card in the hand, for what its discarding pays."""
FIGURE = 1.2
COMBAT_POINT = 0.88
SPACE = 1.25
"""Coming a space nearer to the barriers and the end of the track."""
QUEST_AT_HAND = 7
"""How far ahead on the track a quest is looked for."""
FIGHT = 5.0
SYMBOL = 0.8
NATION = 2.5
"""What a rank is worth at the end."""

PERKS: dict[PerkKind, float] = {
    "cheaper_cards": 1.6,
    "cheaper_assistants": 0.4,
    "combat": 1.2,
    "explore": 1.0,
    "delivery_doubloons": 0.9,
    "delivery_points": 1.5,
    "quest_points": 0.5,
    "object": 0.6,
    "village": 2.0,
    "annexation_doubloons": 0.6,
    "assistant_doubloons": 0.5,
}
"""What one of a lasting effect brings in a round."""
GROWTH: dict[Measure, float] = {
    "tokens": 1.3,
    "quests": 0.7,
    "upgrades": 0.9,
    "barriers": 0.6,
    "highest_rank": 1.2,
    "point_income": 1.0,
    "assistants": 0.6,
    "buildings": 0.4,
    "projects": 2.4,
    "symbols": 0.5,
    "markers_of_france": 0.9,
    "markers_of_england": 0.9,
    "markers_of_spain": 0.9,
}
"""How much of what is counted comes in a round."""
UPGRADES: dict[Upgrade, float] = {
    "bunks": 3.0,
    "cabins": 3.0,
    "broker": 3.2,
    "sails": 3.2,
}
"""What an upgrade brings in a round that is always at work."""
CREW = 1
"""How many cards beyond the worst one gives for the crew call."""
CHOSEN = 1.3
"""How often in a round a village action is chosen that an upgrade allows."""
DRILLED = 2.2
"""The same for drilling, which is done again and again by who can."""
ACTED = 0.5
"""How often in a round an assistant acts when there are signal flags."""
BIDDING = 2.5
"""What buying a card without a village action for it is worth, beyond the doubloons it saves."""
VISITED = 0.45
"""How often in a round a new assistant is expected to act."""
INSTEAD = 2.0
"""What one would do instead of having an assistant act."""
RAIDS = 1.2
"""How often in a round a total is spent on a raid, and what the same would have brought."""
RAIDED = 1.6
DISPLACED = 3.6
"""What a city or village of another nation brings beyond a free one, its price aside."""
HALF_DONE = 0.45
DISC = 1.5
"""How much more than its upgrade a disc is worth: cards, careers and buildings count them."""
