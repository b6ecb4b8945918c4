"""Names that stand in the rules' tables: they are translated like any text, but written once."""

from collections.abc import Iterator

from bot.wording.language import Language, Phrase
from games.maracaibo.automa import AUTOMA_CARDS, AutomaCard
from games.maracaibo.buildings import PRESTIGE_BUILDINGS, Building
from games.maracaibo.cards import CARDS, CardId
from games.maracaibo.map import MAP, Location
from games.maracaibo.upgrades import UPGRADE_NAMES, Upgrade

_CARD, _PLACE, _UPGRADE, _BUILDING, _JEAN = "card", "place", "upgrade", "building", "Jean's card"
"""The contexts in which translators find the names."""

_AT_SEA: dict[Location, Location] = {"21a": "20", "21b": "20"}
"""Spaces that are called like another one: only one of them is ever in play."""


def names_in_tables() -> Iterator[Phrase]:
    """Return every name of the tables, with its context, for the template of translations."""
    yield from (Phrase(_CARD, card.name) for card in CARDS.values())
    yield from (Phrase(_PLACE, place.name) for place in MAP.values())
    yield from (Phrase(_UPGRADE, name) for name in UPGRADE_NAMES.values())
    yield from (Phrase(_BUILDING, building.name) for building in PRESTIGE_BUILDINGS.values())
    yield from (Phrase(_JEAN, card) for card in AUTOMA_CARDS)


def card_name(card: CardId, language: Language) -> str:
    """Return what a project card is called."""
    return language.pgettext(_CARD, CARDS[card].name)


def place_name(location: Location, language: Language) -> str:
    """Return what a location is called: "Cartagena"."""
    return language.pgettext(_PLACE, MAP[location].name)


def place(location: Location, language: Language) -> str:
    """Return a location with its number on the map: "Cartagena (14)"."""
    return language.gettext("{place} ({number})").format(
        place=place_name(_AT_SEA.get(location, location), language),
        number=number_of(location),
    )


def number_of(location: Location) -> str:
    """Return the number of a location as the map shows it."""
    return location.rstrip("ab")


def upgrade_name(upgrade: Upgrade, language: Language) -> str:
    """Return what an upgrade is called."""
    return language.pgettext(_UPGRADE, UPGRADE_NAMES[upgrade])


def building_name(building: Building, language: Language) -> str:
    """Return what a prestige building is called."""
    return language.pgettext(_BUILDING, PRESTIGE_BUILDINGS[building].name)


def automa_name(card: AutomaCard, language: Language) -> str:
    """Return what stands on a card of Jean's."""
    return language.pgettext(_JEAN, card)
