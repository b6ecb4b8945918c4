"""What the upgrades of a ship board do, in a few words."""

from bot.wording.language import Language, Phrase, phrase
from bot.wording.maracaibo import effects, things
from games.maracaibo.upgrades import (
    DISPLACEMENT_PRICE,
    DRILL_COMBAT,
    ENLISTING,
    GAINED_AT_ONCE,
    MARQUE_POINTS,
    MARQUE_PRICE,
    SCOUT_PRICE,
    SCOUT_STEPS,
    SIGNAL_DOUBLOONS,
    Upgrade,
)

_EFFECTS: dict[Upgrade, Phrase] = {
    "bunks": phrase("upgrade", "hand limit +1"),
    "cabins": phrase("upgrade", "hand limit +1"),
    "broker": phrase("upgrade", "gallery cards are free"),
    "sails": phrase("upgrade", "2 village actions from 2 points, 3 from 5"),
    "armoury": phrase("upgrade", "village: discard a card for {combat}"),
    "crew_call": phrase("upgrade", "village: discard the hand for {crew}"),
    "scouts": phrase("upgrade", "village: pay {price}, explore up to {steps}"),
    "nets": phrase("upgrade", "combat: take a location from another nation for {more} more"),
    "marque": phrase("upgrade", "combat: {points} for {value}"),
    "strongbox": phrase("upgrade", "{gains} at once"),
    "figurehead": phrase("upgrade", "{gains} at once"),
    "signals": phrase("upgrade", "{doubloons} after each assistant action"),
}


def upgrade_effect(upgrade: Upgrade, language: Language) -> str:
    """Say what a completed upgrade does."""
    return language.say(_EFFECTS[upgrade]).format(
        combat=things.amount("combat", DRILL_COMBAT, language),
        crew=effects.gains(ENLISTING, language),
        price=things.so_many("doubloon", SCOUT_PRICE, language),
        steps=SCOUT_STEPS,
        more=DISPLACEMENT_PRICE,
        points=things.amount("point", MARQUE_POINTS, language),
        value=MARQUE_PRICE,
        gains=effects.gains(GAINED_AT_ONCE.get(upgrade, ()), language),
        doubloons=things.amount("doubloon", SIGNAL_DOUBLOONS, language),
    )
