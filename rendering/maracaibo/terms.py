"""What things are called and which icon stands for them.

Cards, upgrades, prestige buildings and locations have their names in the tables of the rules; the
pictures translate them where they are drawn: `words.gettext(CARDS[card].name)`.
"""

from games.maracaibo.buildings import PRESTIGE_BUILDINGS, Building
from games.maracaibo.cards import CARDS, CardKind
from games.maracaibo.careers import Career
from games.maracaibo.data import Good, Nation, Object, Source, Symbol
from games.maracaibo.map import MAP
from games.maracaibo.upgrades import UPGRADE_NAMES, Upgrade
from rendering.core.words import mark

JEAN = mark("Jean")

NATION_NAMES: dict[Nation, str] = {
    "france": mark("France"),
    "england": mark("England"),
    "spain": mark("Spain"),
}
NATION_ICONS: dict[Nation, str] = {
    "france": "fleur-de-lys",
    "england": "lion",
    "spain": "tower-flag",
}

GOOD_NAMES: dict[Good, str] = {
    "sugar": mark("sugar"),
    "tobacco": mark("tobacco"),
    "cotton": mark("cotton"),
    "cocoa": mark("cocoa"),
    "coffee": mark("coffee"),
    "indigo": mark("indigo"),
}
GOOD_ICONS: dict[Good, str] = {
    "sugar": "sugar",
    "tobacco": "tobacco",
    "cotton": "cotton-flower",
    "cocoa": "maracaibo/cocoa",
    "coffee": "coffee-beans",
    "indigo": "spoted-flower",
}

OBJECT_NAMES: dict[Object, str] = {
    "map": mark("map"),
    "spyglass": mark("spyglass"),
    "lantern": mark("lantern"),
    "key": mark("key"),
    "pistol": mark("pistol"),
    "rope": mark("rope"),
}
OBJECT_ICONS: dict[Object, str] = {
    "map": "treasure-map",
    "spyglass": "spyglass",
    "lantern": "old-lantern",
    "key": "skeleton-key",
    "pistol": "maracaibo/pistol",
    "rope": "maracaibo/rope",
}

SYMBOL_NAMES: dict[Symbol, str] = {
    "medal": mark("medal"),
    "anchor": mark("anchor"),
    "parrot": mark("parrot"),
    "barrel": mark("barrel"),
    "compass": mark("compass"),
}
SYMBOL_ICONS: dict[Symbol, str] = {
    "medal": "medal",
    "anchor": "anchor",
    "parrot": "parrot-head",
    "barrel": "barrel",
    "compass": "compass",
}

UPGRADE_ICONS: dict[Upgrade, str] = {
    "bunks": "bunk-beds",
    "cabins": "wood-cabin",
    "broker": "flying-flag",
    "sails": "sail",
    "armoury": "musket",
    "crew_call": "bugle-call",
    "scouts": "boot-prints",
    "nets": "fishing-net",
    "marque": "tied-scroll",
    "strongbox": "locked-chest",
    "figurehead": "mermaid",
    "signals": "party-flags",
}

BUILDING_ICONS: dict[Building, str] = {
    "palace": "capitol",
    "fortress": "castle",
    "cathedral": "church",
    "shipyard": "crane",
    "company": "trade",
    "guild": "compass",
    "academy": "open-book",
    "playhouse": "drama-masks",
}
ANY_BUILDING = "capitol"

CAREER_NAMES: dict[Career, str] = {
    "privateer": mark("Privateer"),
    "pathfinder": mark("Pathfinder"),
    "shipwright": mark("Shipwright"),
    "merchant": mark("Merchant"),
    "spymaster": mark("Spymaster"),
    "diplomat": mark("Diplomat"),
    "patron": mark("Patron"),
    "adventurer": mark("Adventurer"),
}

KIND_NAMES: dict[CardKind, str] = {
    "immediate": mark("immediate"),
    "income": mark("income"),
    "permanent": mark("lasting"),
    "assistant": mark("assistant"),
    "end": mark("end of the game"),
}
KIND_ICONS: dict[CardKind, str] = {
    "immediate": "maracaibo/bolt",
    "income": "maracaibo/rise",
    "permanent": "maracaibo/always",
    "assistant": "maracaibo/figure",
    "end": "checkered-flag",
}

SOURCE_NAMES: dict[Source, str] = {
    "sailing": mark("sailing"),
    "village": mark("villages"),
    "city": mark("cities"),
    "delivering": mark("deliveries"),
    "combat": mark("combat"),
    "exploring": mark("exploring"),
    "quests": mark("quests"),
    "cards": mark("cards"),
    "assistants": mark("assistants"),
    "upgrades": mark("upgrades"),
    "careers": mark("careers"),
    "tracks": mark("full tracks"),
    "income": mark("income"),
    "collecting": mark("nothing bought"),
    "doubloon_income": mark("doubloon income"),
    "projects": mark("projects"),
    "ends": mark("end of the game"),
    "buildings": mark("prestige buildings"),
    "leaders": mark("most influence"),
    "nations": mark("nations"),
    "comparison": mark("comparison"),
}
"""Where points come from, in captions and lists."""


def table_names() -> tuple[str, ...]:
    """Return the names that stand in the tables of the rules, for translators."""
    return (
        *(place.name for place in MAP.values()),
        *UPGRADE_NAMES.values(),
        *(building.name for building in PRESTIGE_BUILDINGS.values()),
        *(card.name for card in CARDS.values()),
    )
