"""Locations, city actions, the explorer track, prestige buildings and upgrades explained."""

from collections.abc import Iterator, Mapping

from bot.wording.game import Topic
from bot.wording.language import Language, Phrase, phrase
from bot.wording.maracaibo import cities, effects, things
from bot.wording.maracaibo.naming import names
from bot.wording.maracaibo.proper_names import building_name, place, upgrade_name
from bot.wording.maracaibo.upgrades import upgrade_effect
from games.maracaibo.buildings import BUILDINGS, PRESTIGE_BUILDINGS, Building
from games.maracaibo.cities import (
    CITY_ACTIONS,
    FLAGS,
    HOMEWARD,
    LARGE_MARKETS,
    PRINTED_CITIES,
    SMALL_MARKETS,
    City,
)
from games.maracaibo.data import DISCS_ON_A_SPOT, INVESTOR_PRICES
from games.maracaibo.map import LOCATIONS, MAP, TILE_SITES, Kind, Location
from games.maracaibo.trail import BARRIERS, END_POINTS, QUEST_SPACES, REWARDS, SPACES
from games.maracaibo.upgrades import UPGRADES, Upgrade

_KINDS: dict[Kind, Phrase] = {
    "start": phrase("topic", "Here all ships begin every round; nothing is done here."),
    "village": phrase(
        "topic",
        "A village: here you do village actions, fulfil a quest that lies here, or use an assistant"
        " of yours.",
    ),
    "city": phrase(
        "topic",
        "A city: here you may deliver a good and then use the city's own action, or use an"
        " assistant of yours instead.",
    ),
    "home": phrase(
        "topic", "Every ship has to stop here. There is no market; you use the space's own action."
    ),
}

_MORE: dict[Upgrade, Phrase] = {
    "bunks": phrase("topic", "With the Cabins it is two cards more in all."),
    "cabins": phrase("topic", "With the Bunks it is two cards more in all."),
    "sails": phrase(
        "topic", "Completed in the middle of a visit to a village they count for the rest of it."
    ),
    "armoury": phrase(
        "topic", "It is a village action and may be repeated. Planned cards cannot be discarded."
    ),
    "crew_call": phrase(
        "topic", "It is a village action, and the hand must hold at least one card."
    ),
    "scouts": phrase("topic", "It is a village action and may be repeated."),
    "nets": phrase(
        "topic",
        "It may be a village or a city. The other nation's marker leaves the game; influence, flag"
        " and all that counts annexations are as usual.",
    ),
    "marque": phrase("topic", "Like every option of a combat it is possible once in each."),
    "signals": phrase(
        "topic", "It counts for the very action that completes it, whatever else that brings."
    ),
}
"""What else there is to know about upgrades."""


def location_topics(language: Language) -> list[Topic]:
    """Explain every location of the map."""
    named = names(language)
    return [
        Topic(f"location-{at}", named[at], "\n".join(_location(at, named, language)))
        for at in LOCATIONS
    ]


def _location(at: Location, named: Mapping[str, str], language: Language) -> Iterator[str]:
    yield language.say(_KINDS[MAP[at].kind])
    if at in TILE_SITES:
        yield language.gettext("In each game another city tile lies here.")
    if at in PRINTED_CITIES:
        yield from _actions(PRINTED_CITIES[at], language)
    if at in HOMEWARD:
        text = language.gettext("Action: {offers}.")
        yield text.format(offers=cities.offers(HOMEWARD[at], language))
    if at in FLAGS:
        text = language.gettext("Annexing it brings {flag} besides the influence.")
        yield text.format(flag=effects.gains(FLAGS[at], language))
    onward = MAP[at].onward
    if onward:
        text = language.gettext("From here the way leads to {places}.")
        yield text.format(places=language.list((named[to] for to in onward), "or"))
    else:
        yield language.gettext("A ship that reaches it ends the round.")


def city_topics(language: Language) -> list[Topic]:
    """Explain every city action."""
    return [
        Topic(
            f"city-{city.replace('_', '-')}",
            language.gettext("City action: {city}").format(city=cities.city_name(city, language)),
            "\n".join(_city(city, language)),
        )
        for city in CITY_ACTIONS
    ]


def _city(city: City, language: Language) -> Iterator[str]:
    printed = next((at for at, one in PRINTED_CITIES.items() if one == city), None)
    if printed is not None:
        text = language.gettext("It is printed in {place}.")
        yield text.format(place=place(printed, language))
    else:
        text = language.gettext("A tile that may lie in {places}.")
        yield text.format(places=language.list((place(at, language) for at in TILE_SITES), "or"))
    yield from _actions(city, language)


def _actions(city: City, language: Language) -> Iterator[str]:
    text = language.gettext("Action: {offers}.")
    yield text.format(offers=cities.offers(CITY_ACTIONS[city], language))
    text = language.gettext("Market for 1 or 2 players: {few}; for 3 or 4: {many}.")
    yield text.format(
        few=language.list(things.good(good, language) for good in SMALL_MARKETS[city]),
        many=language.list(things.good(good, language) for good in LARGE_MARKETS[city]),
    )


def track_topic(language: Language) -> Topic:
    """List what the explorer track brings, space by space."""
    text = language.gettext("{space}: {effect}")
    lines = [
        text.format(space=things.space(space, language), effect=effects.gains(gains, language))
        for space in SPACES
        if (gains := REWARDS.get(space))
    ]
    text = language.gettext("Quests lie on {spaces}.")
    spaces = language.list(things.space(space, language) for space in QUEST_SPACES)
    return Topic(
        "track-rewards",
        language.gettext("Explorer track, space by space"),
        "\n".join([*lines, text.format(spaces=spaces)]),
    )


def barrier_lines(language: Language) -> Iterator[str]:
    """Say what crossing each barrier and reaching the end bring."""
    for number, barrier in enumerate(BARRIERS, 1):
        text = language.gettext(
            "Barrier {number}, after {space}: {points} points for the first and the following to"
            " cross it, and everybody gets {effect}."
        )
        if not barrier.everybody:
            text = language.gettext(
                "Barrier {number}, after {space}: {points} points for the first and the following"
                " to cross it."
            )
        yield text.format(
            number=number,
            space=things.space(barrier.behind, language),
            points=", ".join(map(str, barrier.points)),
            effect=effects.gains(barrier.everybody, language),
        )
    text = language.gettext("The end: {points} points for the first and the following to arrive.")
    yield text.format(points=", ".join(map(str, END_POINTS)))


def building_topics(language: Language) -> list[Topic]:
    """Explain every prestige building."""
    return [_building(building, language) for building in BUILDINGS]


def _building(building: Building, language: Language) -> Topic:
    data = PRESTIGE_BUILDINGS[building]
    title = language.gettext("Prestige building: {building}").format(
        building=building_name(building, language)
    )
    text = language.gettext("At the end it gives everybody who has invested in it {worth}.")
    lines = [text.format(worth=effects.tally(data.tally, language))]
    if data.symbol is not None:
        text = language.gettext("Investing also brings the synergy token: {token}.")
        lines.append(text.format(token=language.say(things.SYMBOLS[data.symbol])))
    text = language.gettext("Investing costs {prices} doubloons, by order, and a figure.")
    lines.append(text.format(prices=language.list(map(str, INVESTOR_PRICES), "or")))
    return Topic(f"building-{building}", title, "\n".join(lines))


def upgrade_topics(language: Language) -> list[Topic]:
    """Explain every upgrade."""
    return [_upgrade(upgrade, language) for upgrade in UPGRADES]


def _upgrade(upgrade: Upgrade, language: Language) -> Topic:
    title = language.gettext("Upgrade: {upgrade}").format(upgrade=upgrade_name(upgrade, language))
    text = language.gettext(
        "When its {discs} discs are gone it works to the end of the game: {effect}."
    )
    works = text.format(discs=DISCS_ON_A_SPOT, effect=upgrade_effect(upgrade, language))
    more = _MORE.get(upgrade)
    lines = [works, language.say(more)] if more is not None else [works]
    return Topic(f"upgrade-{upgrade.replace('_', '-')}", title, "\n".join(lines))
