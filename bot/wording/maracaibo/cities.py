"""What cities and homeward-bound spaces are called and offer."""

from collections.abc import Iterable

from bot.wording.language import Language, Phrase, phrase
from bot.wording.maracaibo import effects, things
from games.maracaibo.cities import CITY_ACTIONS, HOMEWARD, City, Deed, Offer
from games.maracaibo.map import Location
from games.maracaibo.view import MaracaiboView

CITIES: dict[City, Phrase] = {
    "expedition": phrase("city", "Expedition"),
    "press_gang": phrase("city", "Press gang"),
    "shipwright": phrase("city", "Shipwright"),
    "embassy": phrase("city", "Embassy"),
    "arsenal": phrase("city", "Arsenal"),
    "auction": phrase("city", "Auction"),
    "caracas": phrase("city", "Combat"),
    "maracaibo": phrase("city", "Great market"),
}
DEEDS: dict[Deed, Phrase] = {
    "explore": phrase("deed", "Explore"),
    "recruit": phrase("deed", "Press a figure"),
    "repair": phrase("deed", "Have discs removed"),
    "court": phrase("deed", "Gain influence"),
    "arm": phrase("deed", "Take combat points"),
    "bid": phrase("deed", "Buy for less"),
    "collect": phrase("deed", "Take doubloons"),
    "fight": phrase("deed", "Fight"),
    "come_home": phrase("deed", "Come home"),
}


def city_name(city: City, language: Language) -> str:
    """Return what a city's action is called."""
    return language.say(CITIES[city])


def deed_name(deed: Deed, language: Language) -> str:
    """Return what using a place is called."""
    return language.say(DEEDS[deed])


def offers_at(view: MaracaiboView, location: Location) -> tuple[Offer, ...]:
    """Return what a city, or a homeward-bound space, offers; nothing elsewhere."""
    city = view.cities.get(location)
    return CITY_ACTIONS[city.city] if city is not None else HOMEWARD.get(location, ())


def offer(one: Offer, language: Language) -> str:
    """Say what an offer costs and gives: "pay 3 doubloons, remove 2 discs"."""
    given = effects.gains(one.gains, language)
    if not one.price:
        return given
    text = language.gettext("pay {price}: {effect}")
    return text.format(price=things.so_many("doubloon", one.price, language), effect=given)


def offers(several: Iterable[Offer], language: Language) -> str:
    """Say what a place offers, of which one may be chosen."""
    return language.list((offer(one, language) for one in several), "or")
