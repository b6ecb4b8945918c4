"""The vocabulary of effects (§6.1) in words, as short as can be, for those who cannot see them."""

from collections.abc import Callable, Mapping, Sequence

from games.maracaibo.cards import Card, Perk, PerkKind
from games.maracaibo.cities import Offer
from games.maracaibo.gains import OTHER_RUNNER, OWN_RUNNER, Gain, GainKind
from games.maracaibo.measures import Condition, Measure, Tally
from games.maracaibo.tokens import Side
from games.maracaibo.upgrades import (
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
from rendering.core.words import mark
from rendering.maracaibo.terms import NATION_NAMES, OBJECT_NAMES, SYMBOL_NAMES

Say = Callable[..., str]
"""Fills in the blanks of a text in the reader's language."""

GAINS: Mapping[GainKind, str] = {
    "doubloons": mark("doubloons +{n}"),
    "points": mark("points +{n}"),
    "combat": mark("combat points +{n}"),
    "explore": mark("explore {n}"),
    "figures": mark("figures +{n}"),
    "discs": mark("discs removed {n}"),
    "doubloon_income": mark("doubloon income +{n}"),
    "point_income": mark("point income +{n}"),
    "fight": mark("combat"),
    "buy": mark("buy a card for {n} less"),
}
INFLUENCE, ANY_INFLUENCE = (
    mark("influence with {nation} +{n}"),
    mark("influence of your choice +{n}"),
)
SYMBOL, GIVEN = mark("token {symbol}"), mark("with {symbol} {gain}")
RUNNERS = mark("doubloons +{own} per own assistant there, +{other} per other")

PERKS: Mapping[PerkKind, str] = {
    "cheaper_cards": mark("cards cost {n} less"),
    "cheaper_assistants": mark("assistants cost {n} less"),
    "combat": mark("combat +{n}"),
    "explore": mark("exploring +{n}"),
    "delivery_doubloons": mark("delivery: doubloons +{n}"),
    "delivery_points": mark("delivery: points +{n}"),
    "quest_points": mark("quest: points +{n}"),
    "object": mark("quests: one {thing} paid"),
    "village": mark("second village action: doubloons +{n}, points +{n}"),
    "annexation_doubloons": mark("annexing: doubloons +{n}"),
    "assistant_doubloons": mark("assistant's action: doubloons +{n}"),
}
MEASURES: Mapping[Measure, str] = {
    "tokens": mark("combat tokens"),
    "quests": mark("quests"),
    "upgrades": mark("upgrades"),
    "discs_removed": mark("discs removed"),
    "barriers": mark("barriers"),
    "highest_rank": mark("highest rank"),
    "second_rank": mark("second-highest rank"),
    "lowest_rank": mark("rank in every nation"),
    "cities_annexed": mark("cities annexed"),
    "delivered": mark("goods delivered"),
    "doubloons": mark("doubloons"),
    "doubloon_income": mark("doubloon income"),
    "point_income": mark("point income"),
    "assistants": mark("assistants"),
    "city_assistants": mark("assistants in cities"),
    "buildings": mark("prestige buildings"),
    "projects": mark("projects"),
    "symbols": mark("synergy tokens"),
    "markers_of_france": mark("French markers"),
    "markers_of_england": mark("English markers"),
    "markers_of_spain": mark("Spanish markers"),
}
NEEDED, TALLY, TALLY_PER = (
    mark("{what} at least {n}"),
    mark("end: points {n} × {what}"),
    mark("end: points {n} for every {per} {what}"),
)
NEEDED_BRIEFLY = mark("{what} {n}")
NEEDS, AT_MOST, ASSISTANT = mark("needs {what}"), mark("at most {n}"), mark("at {place}: {gains}")
PAYS_DOUBLOONS, PAYS_POINTS, PAYS_CARDS = (
    mark("doubloons −{n}"),
    mark("points −{n}"),
    mark("hand cards −{n}"),
)
UPGRADES: Mapping[Upgrade, str] = {
    "bunks": mark("hand limit +1"),
    "cabins": mark("hand limit +1"),
    "broker": mark("gallery cards are free"),
    "sails": mark("two village actions from 2 points on, three from 5"),
    "armoury": mark("village: a card for combat points +{drill}"),
    "crew_call": mark("village: all cards for {enlisting}"),
    "scouts": mark("village: doubloons −{price}, explore {steps}"),
    "nets": mark("combat: displace other nations for 2 more"),
    "marque": mark("combat: {marque} for points +{worth}"),
    "signals": mark("assistant's action: doubloons +{signals}"),
}


def gain_words(say: Say, gain: Gain) -> str:
    """Return one effect in words."""
    if gain.given is not None:
        plain = gain_words(say, Gain(gain.kind, gain.amount, nation=gain.nation))
        return say(GIVEN, symbol=say(SYMBOL_NAMES[gain.given]), gain=plain)
    if gain.symbol is not None:
        return say(SYMBOL, symbol=say(SYMBOL_NAMES[gain.symbol]))
    if gain.kind == "influence":
        if gain.nation is None:
            return say(ANY_INFLUENCE, n=gain.amount)
        return say(INFLUENCE, n=gain.amount, nation=say(NATION_NAMES[gain.nation]))
    if gain.kind == "runners":
        return say(RUNNERS, own=OWN_RUNNER, other=OTHER_RUNNER)
    return say(GAINS[gain.kind], n=gain.amount)


def gains_words(say: Say, gains: Sequence[Gain]) -> str:
    """Return effects in words, one after the other."""
    return ", ".join(gain_words(say, gain) for gain in gains)


def perk_words(say: Say, perk: Perk) -> str:
    """Return a lasting effect in words."""
    thing = say(OBJECT_NAMES[perk.thing]) if perk.thing is not None else ""
    return say(PERKS[perk.kind], n=perk.amount, thing=thing)


def needed_words(say: Say, needed: Condition, *, brief: bool = False) -> str:
    """Return what a condition, or a career's task, asks for."""
    text = NEEDED_BRIEFLY if brief else NEEDED
    return say(text, what=say(MEASURES[needed.measure]), n=needed.least)


def tally_words(say: Say, tally: Tally) -> str:
    """Return in words what is counted at the end."""
    text = TALLY if tally.per == 1 else TALLY_PER
    said = say(text, n=tally.each, per=tally.per, what=say(MEASURES[tally.measure]))
    return said if tally.most is None else f"{said}, {say(AT_MOST, n=tally.most)}"


def card_words(say: Say, card: Card) -> str:
    """Return all that a card does, its condition first."""
    parts = []
    if card.condition is not None:
        parts.append(say(NEEDS, what=needed_words(say, card.condition)))
    if card.assistant is not None:
        gains = gains_words(say, card.assistant.action)
        parts.append(say(ASSISTANT, place=card.assistant.location, gains=gains))
    if card.perk is not None:
        parts.append(perk_words(say, card.perk))
    if card.tally is not None:
        parts.append(tally_words(say, card.tally))
    if card.gains:
        parts.append(gains_words(say, card.gains))
    return ", ".join(parts)


def offer_words(say: Say, offer: Offer) -> str:
    """Return what a city offers, and for how much."""
    price = [say(PAYS_DOUBLOONS, n=offer.price)] if offer.price else []
    return ", ".join([*price, gains_words(say, offer.gains)])


def side_words(say: Say, side: Side) -> str:
    """Return what the side of a combat token costs and brings, nothing if it is neither."""
    paid = (
        (PAYS_DOUBLOONS, side.doubloons),
        (PAYS_POINTS, side.points),
        (PAYS_CARDS, side.cards),
    )
    said = [say(text, n=amount) for text, amount in paid if amount]
    return ", ".join([*said, *([gains_words(say, side.gains)] if side.gains else [])])


def upgrade_words(say: Say, upgrade: Upgrade) -> str:
    """Return what a completed upgrade does."""
    if upgrade in GAINED_AT_ONCE:
        return gains_words(say, GAINED_AT_ONCE[upgrade])
    return say(
        UPGRADES[upgrade],
        drill=DRILL_COMBAT,
        enlisting=gains_words(say, ENLISTING),
        price=SCOUT_PRICE,
        steps=SCOUT_STEPS,
        marque=MARQUE_PRICE,
        worth=MARQUE_POINTS,
        signals=SIGNAL_DOUBLOONS,
    )
