"""What everything is called that a command may ask for."""

from bot.wording.language import Language
from bot.wording.maracaibo import things
from bot.wording.maracaibo.careers import CAREERS, career_name
from bot.wording.maracaibo.cities import DEEDS, city_name, deed_name
from bot.wording.maracaibo.proper_names import (
    automa_name,
    building_name,
    card_name,
    number_of,
    place,
    place_name,
    upgrade_name,
)
from games.maracaibo.automa import AUTOMA_CARDS
from games.maracaibo.buildings import BUILDINGS
from games.maracaibo.cards import CARDS
from games.maracaibo.cities import TILES
from games.maracaibo.data import NATIONS, OBJECTS, PILES
from games.maracaibo.map import LOCATIONS, ROUTES, Location
from games.maracaibo.trail import SPACES, Space
from games.maracaibo.upgrades import UPGRADES
from games.maracaibo.view import MaracaiboView

LAST_SPACES: tuple[Location, ...] = ("21a", "21b")
"""Spaces that have the same number on the map."""


def names(language: Language) -> dict[str, str]:
    """Return the names of all that can be asked for, by their ids.

    Spaces of the explorer track, whose ids are those of locations, too, are under `space_key`. What
    is a career and a city tile as well is named as the career.
    """
    return {
        **{card: card_name(card, language) for card in CARDS},
        **{location: _location(location, language) for location in LOCATIONS},
        **{route: language.say(things.ROUTES[route]) for route in ROUTES},
        **{space_key(space): things.space(space, language) for space in SPACES},
        **{upgrade: upgrade_name(upgrade, language) for upgrade in UPGRADES},
        **{building: building_name(building, language) for building in BUILDINGS},
        **{nation: things.nation(nation, language) for nation in NATIONS},
        **{one: things.wanted(one, language) for one in OBJECTS},
        **{pile: language.say(things.PILES[pile]) for pile in PILES},
        **{deed: deed_name(deed, language) for deed in DEEDS},
        **{tile: city_name(tile, language) for tile in TILES},
        **{
            career: language.gettext("Career: {career}").format(
                career=career_name(career, language)
            )
            for career in CAREERS
        },
        **{
            card: language.gettext("Jean's card {card}").format(card=automa_name(card, language))
            for card in AUTOMA_CARDS
        },
    }


def space_key(space: Space) -> str:
    """Return the id under which `names` has a space of the explorer track."""
    return f"space {space}"


def player_boards(language: Language) -> str:
    """Return what the boards of all players are called, for a button."""
    return language.gettext("Ships")


def opponents(view: MaracaiboView, language: Language) -> tuple[str, ...]:
    """Name who has a board and is no player: Jean in a game for one."""
    return (language.gettext("Jean"),) if view.jean is not None else ()


def second_board(language: Language) -> str:
    """Return what the board of nations, explorers and gallery is called, for a button."""
    return language.gettext("Tracks")


def _location(location: Location, language: Language) -> str:
    """Name a location with its number; the last spaces of different rounds differ."""
    if location not in LAST_SPACES:
        return place(location, language)
    return language.gettext("{place} ({number})").format(
        place=place_name(location, language), number=number_of(location)
    )
