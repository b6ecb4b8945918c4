"""What a player's projects and upgrades are worth to the player."""

from games.maracaibo.cards import CARDS, Card
from games.maracaibo.data import Object
from games.maracaibo.map import LOCATIONS, Location
from games.maracaibo.quests import QUESTS, QuestId
from games.maracaibo.upgrades import Upgrade
from games.maracaibo.view import PlayerView


def has(player: PlayerView, upgrade: Upgrade) -> bool:
    """Whether a player has completed an upgrade."""
    return not player.discs[upgrade]


def upgrades(player: PlayerView) -> list[Upgrade]:
    """Return the upgrades that a player has completed."""
    return [upgrade for upgrade, left in player.discs.items() if not left]


def assistants_at(player: PlayerView, location: Location) -> list[Card]:
    """Return the cards whose figure stands at a location."""
    cards = (CARDS[card] for card in player.bought)
    return [card for card in cards if card.assistant and card.assistant.location == location]


def assistants(player: PlayerView) -> list[Location]:
    """Return where the assistants of a player stand, along the route."""
    cards = (CARDS[card].assistant for card in player.bought)
    stand = [assistant.location for assistant in cards if assistant is not None]
    return sorted(stand, key=LOCATIONS.index)


def can_pay(player: PlayerView, hand: tuple[str, ...], quest: QuestId) -> bool:
    """Whether the cards of a hand, with what projects pay, are enough for a quest (§11)."""
    cost = QUESTS[quest].cost
    perks = (CARDS[card].perk for card in player.bought)
    free: list[Object] = [one.thing for one in perks if one is not None and one.thing is not None]
    ways = [
        {card for card in hand if wanted in (CARDS[card].good, CARDS[card].object)}
        | {f"{thing} {number}" for number, thing in enumerate(free) if thing == wanted}
        for wanted in cost
    ]
    return all(ways) and len(ways[0] | ways[1]) > 1
