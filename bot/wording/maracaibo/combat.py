"""Combats: piles, nations, combat points, and what the total is spent on."""

from bot.wording.game import Choice
from bot.wording.language import Language
from bot.wording.maracaibo import effects, things
from bot.wording.maracaibo.acting import coming, reader
from bot.wording.maracaibo.fitting import fitted
from bot.wording.maracaibo.outlook import Outlook
from bot.wording.maracaibo.proper_names import place
from games.maracaibo.actions import Add, Annex, Fight, Influence, Reveal, Win
from games.maracaibo.cities import FLAGS
from games.maracaibo.data import INFLUENCE_END, PILES, RANKS, Nation
from games.maracaibo.gains import Gain
from games.maracaibo.map import CITIES, Location
from games.maracaibo.tokens import Side, sides
from games.maracaibo.upgrades import (
    CITY_PRICE,
    DISPLACEMENT_PRICE,
    LARGE_INFLUENCE,
    MARQUE_POINTS,
    MARQUE_PRICE,
    SMALL_INFLUENCE,
    VILLAGE_PRICE,
)
from games.maracaibo.view import MaracaiboView, Working

PRICES = {influence: price for price, influence in (SMALL_INFLUENCE, LARGE_INFLUENCE)}
"""What so much influence costs in a combat."""


def working(view: MaracaiboView) -> Working:
    """Return how far the open action has come."""
    assert view.working is not None, "an action is under way"
    return view.working


def reveal(view: MaracaiboView, action: Reveal, language: Language) -> Choice:
    """Name a pile, with what is left of it."""
    left = view.piles[PILES.index(action.pile)]
    text = language.gettext("Turn up from the {pile}")
    return Choice(
        text.format(pile=language.say(things.PILES[action.pile])),
        things.amount("token", left, language),
    )


def fight(view: MaracaiboView, action: Fight, language: Language) -> Choice:
    """Name a nation, with what its side of the token is worth, and the highest total."""
    player = view.players[reader(view)]
    side = sides(working(view).token)[action.nation]
    text = language.gettext("Fight {for_nation}")
    label = text.format(for_nation=language.say(things.NATIONS[action.nation].side))
    real = Outlook(view, reader(view)).of(side.gains)
    combat = player.combat + sum(gain.amount for gain in real if gain.kind == "combat")
    most = side.value + combat + player.perk("combat")
    parts = [
        *side_parts(side, language, effects.gains(real, language)),
        language.gettext("total {most} at most").format(most=most),
    ]
    return Choice(label, ", ".join(parts))


def side_parts(side: Side, language: Language, gains: str) -> list[str]:
    """Say what a side of a token is worth, costs and brings."""
    parts = [language.gettext("value {value}").format(value=side.value)]
    if side.doubloons:
        text = language.gettext("pay {things}")
        price = things.so_many("doubloon", side.doubloons, language)
        parts.append(text.format(things=price))
    if side.points:
        text = language.gettext("lose {things}")
        parts.append(text.format(things=things.so_many("point", side.points, language)))
    if side.cards:
        text = language.gettext("discard {things}")
        parts.append(text.format(things=things.so_many("card", side.cards, language)))
    return [*parts, gains] if gains else parts


def add(view: MaracaiboView, action: Add, language: Language) -> Choice:
    """Name how many combat points are added, with the total and what is kept."""
    player = view.players[reader(view)]
    now = working(view)
    assert now.nation is not None, "a nation is fought for"
    total = sides(now.token)[now.nation].value + player.perk("combat") + action.points
    label = language.gettext("Add nothing")
    if action.points:
        text = language.gettext("Add {points}")
        label = text.format(points=things.so_many("combat", action.points, language))
    text = language.gettext("total {total}, you keep {kept}")
    return Choice(label, text.format(total=total, kept=player.combat - action.points))


def influence(view: MaracaiboView, action: Influence, language: Language) -> Choice:
    """Name a nation to gain influence with, with where that leads."""
    amount = working(view).amount or 0
    label = language.count(things.NATIONS[action.nation].influence, amount)
    return Choice(label, rise(view, action.nation, amount, language))


def rise(view: MaracaiboView, nation: Nation, amount: int, language: Language) -> str:
    """Say where influence leads: "3 → 5, rank 2 → 3"."""
    influence = view.players[reader(view)].influence[nation]
    reached = min(influence + amount, INFLUENCE_END)
    told = f"{influence} → {reached}"
    before, after = RANKS[influence], RANKS[reached]
    text = language.gettext("{influence}, rank {before} → {after}")
    if before == after:
        text = language.gettext("{influence}, rank {after}")
    told = text.format(influence=told, before=before, after=after)
    beyond = influence + amount - reached
    return f"{told}, {things.amount('point', beyond, language)}" if beyond else told


def win(view: MaracaiboView, action: Win, language: Language) -> Choice:
    """Name influence bought in a combat, with what is left of the total."""
    now = working(view)
    assert now.nation is not None, "a nation is fought for"
    price = PRICES[action.influence]
    text = language.gettext("{influence} for {price}")
    label = text.format(
        influence=language.count(things.NATIONS[now.nation].influence, action.influence),
        price=price,
    )
    return Choice(
        label, _left(view, price, rise(view, now.nation, action.influence, language), language)
    )


def annex(view: MaracaiboView, action: Annex, language: Language) -> Choice:
    """Name a location to annex, whose it was, and what comes with it."""
    nation = working(view).nation
    assert nation is not None, "a nation is fought for"
    holder, price = view.markers.get(action.location), annexation_price(view, action.location)
    text = language.gettext("Annex {place} for {price}")
    if holder is not None:
        text = language.gettext("Take {place} {from_nation} for {price}")
    label = text.format(
        place=place(action.location, language),
        from_nation=language.say(things.NATIONS[holder].source) if holder else "",
        price=price,
    )
    gains = spoils(view, action.location)
    more = tuple(gain for gain in gains if gain.kind != "influence")
    return fitted(
        label,
        *(_left(view, price, coming(view, told, language), language) for told in (gains, more)),
    )


def annexation_price(view: MaracaiboView, location: Location) -> int:
    """Return what annexing a location costs, displacing its holder if there is one (§8 4)."""
    price = CITY_PRICE if location in CITIES else VILLAGE_PRICE
    return price + DISPLACEMENT_PRICE * (location in view.markers)


def spoils(view: MaracaiboView, location: Location) -> tuple[Gain, ...]:
    """Return all that annexing a location brings: influence, its flag, what projects add."""
    bonus = view.players[reader(view)].perk("annexation_doubloons")
    return (
        Gain("influence", nation=working(view).nation),
        *FLAGS.get(location, ()),
        Gain("doubloons", bonus),
    )


def raid(view: MaracaiboView, language: Language) -> Choice:
    """Name what the Letter of marque allows."""
    text = language.gettext("{points} for {price}")
    label = text.format(points=things.amount("point", MARQUE_POINTS, language), price=MARQUE_PRICE)
    return Choice(label, _left(view, MARQUE_PRICE, "", language))


def _left(view: MaracaiboView, price: int, effect: str, language: Language) -> str:
    """Say after an effect what is left of the total."""
    left = (working(view).total or 0) - price
    if not effect:
        return language.gettext("{left} left").format(left=left)
    return language.gettext("{effect}; {left} left").format(effect=effect, left=left)
