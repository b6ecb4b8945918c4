"""What effects do, in a few words: one phrase for each word of the rules' vocabulary (§6.1)."""

from collections.abc import Iterable, Iterator

import msgspec

from bot.wording.language import Counted, Language, Phrase, counted, phrase
from bot.wording.maracaibo import things
from bot.wording.maracaibo.proper_names import place, place_name
from bot.wording.maracaibo.things import NATIONS, SYMBOLS
from games.maracaibo.cards import Assistant, Card, Perk, PerkKind
from games.maracaibo.gains import OTHER_RUNNER, OWN_RUNNER, Gain, GainKind
from games.maracaibo.measures import Condition, Measure, Tally

_GAINS: dict[GainKind, Counted] = {
    "doubloons": things.THINGS["doubloon"].amount,
    "points": things.THINGS["point"].amount,
    "combat": things.THINGS["combat"].amount,
    "figures": things.THINGS["figure"].amount,
    "explore": counted("effect", "explore up to {amount}", "explore up to {amount}"),
    "influence": counted(
        "effect", "{amount} influence of your choice", "{amount} influence of your choice"
    ),
    "discs": counted("effect", "remove {amount} disc", "remove {amount} discs"),
    "doubloon_income": counted("effect", "doubloon income +{amount}", "doubloon income +{amount}"),
    "point_income": counted("effect", "point income +{amount}", "point income +{amount}"),
    "fight": counted("effect", "fight a combat", "fight {amount} combats"),
    "buy": counted("effect", "buy a project for {amount} less", "buy a project for {amount} less"),
}
_TOKENS: dict[str, Phrase] = {
    "medal": phrase("effect", "medal token"),
    "anchor": phrase("effect", "anchor token"),
    "parrot": phrase("effect", "parrot token"),
    "barrel": phrase("effect", "barrel token"),
    "compass": phrase("effect", "compass token"),
}
_PERKS: dict[PerkKind, Counted] = {
    "cheaper_cards": counted(
        "effect", "projects cost you {amount} less", "projects cost you {amount} less"
    ),
    "cheaper_assistants": counted(
        "effect", "assistants cost you {amount} less", "assistants cost you {amount} less"
    ),
    "combat": counted("effect", "+{amount} in each combat", "+{amount} in each combat"),
    "explore": counted("effect", "explore {amount} farther", "explore {amount} farther"),
    "delivery_doubloons": counted(
        "effect", "{amount} doubloon per delivery", "{amount} doubloons per delivery"
    ),
    "delivery_points": counted(
        "effect", "{amount} point per delivery", "{amount} points per delivery"
    ),
    "quest_points": counted("effect", "{amount} point per quest", "{amount} points per quest"),
    "village": counted(
        "effect",
        "{amount} doubloon and point after 2nd village action",
        "{amount} doubloons and points after 2nd village action",
    ),
    "annexation_doubloons": counted(
        "effect", "{amount} doubloon per annexation", "{amount} doubloons per annexation"
    ),
    "assistant_doubloons": counted(
        "effect",
        "{amount} doubloon per assistant action",
        "{amount} doubloons per assistant action",
    ),
}
_NEEDED: dict[Measure, Counted] = {
    "tokens": counted("condition", "{amount} combat token", "{amount} combat tokens"),
    "quests": counted("condition", "{amount} quest tile", "{amount} quest tiles"),
    "upgrades": counted("condition", "{amount} upgrade", "{amount} upgrades"),
    "discs_removed": counted("condition", "{amount} disc removed", "{amount} discs removed"),
    "barriers": counted("condition", "barrier {amount} crossed", "barrier {amount} crossed"),
    "highest_rank": counted("condition", "rank {amount} in a nation", "rank {amount} in a nation"),
    "second_rank": counted(
        "condition", "rank {amount} in two nations", "rank {amount} in two nations"
    ),
    "lowest_rank": counted(
        "condition", "rank {amount} in all nations", "rank {amount} in all nations"
    ),
    "cities_annexed": counted("condition", "{amount} city annexed", "{amount} cities annexed"),
    "delivered": counted("condition", "{amount} good delivered", "{amount} goods delivered"),
    "doubloons": counted("condition", "{amount} doubloon", "{amount} doubloons"),
    "doubloon_income": counted(
        "condition", "doubloon income of {amount}", "doubloon income of {amount}"
    ),
    "point_income": counted("condition", "point income of {amount}", "point income of {amount}"),
    "assistants": counted("condition", "{amount} assistant", "{amount} assistants"),
    "city_assistants": counted(
        "condition", "{amount} assistant in a city", "{amount} assistants in cities"
    ),
    "buildings": counted(
        "condition",
        "invested in {amount} prestige building",
        "invested in {amount} prestige buildings",
    ),
    "projects": counted("condition", "{amount} project bought", "{amount} projects bought"),
    "symbols": counted("condition", "{amount} synergy token", "{amount} synergy tokens"),
    "markers_of_france": counted(
        "condition", "{amount} marker of France", "{amount} markers of France"
    ),
    "markers_of_england": counted(
        "condition", "{amount} marker of England", "{amount} markers of England"
    ),
    "markers_of_spain": counted(
        "condition", "{amount} marker of Spain", "{amount} markers of Spain"
    ),
}
_PER: dict[Measure, Counted] = {
    "tokens": counted("per", "per combat token", "per {amount} combat tokens"),
    "quests": counted("per", "per quest tile", "per {amount} quest tiles"),
    "upgrades": counted("per", "per upgrade", "per {amount} upgrades"),
    "discs_removed": counted("per", "per disc removed", "per {amount} discs removed"),
    "barriers": counted("per", "per barrier crossed", "per {amount} barriers crossed"),
    "highest_rank": counted(
        "per", "per rank in your best nation", "per {amount} ranks in your best nation"
    ),
    "second_rank": counted(
        "per", "per rank in your second nation", "per {amount} ranks in your second nation"
    ),
    "lowest_rank": counted(
        "per", "per rank in your last nation", "per {amount} ranks in your last nation"
    ),
    "cities_annexed": counted("per", "per city annexed", "per {amount} cities annexed"),
    "delivered": counted("per", "per good delivered", "per {amount} goods delivered"),
    "doubloons": counted("per", "per doubloon", "per {amount} doubloons"),
    "doubloon_income": counted(
        "per", "per step of doubloon income", "per {amount} steps of doubloon income"
    ),
    "point_income": counted(
        "per", "per step of point income", "per {amount} steps of point income"
    ),
    "assistants": counted("per", "per assistant", "per {amount} assistants"),
    "city_assistants": counted("per", "per assistant in a city", "per {amount} in cities"),
    "buildings": counted("per", "per building invested in", "per {amount} buildings invested in"),
    "projects": counted("per", "per project", "per {amount} projects"),
    "symbols": counted("per", "per synergy token", "per {amount} synergy tokens"),
    "markers_of_france": counted("per", "per marker of France", "per {amount} markers of France"),
    "markers_of_england": counted(
        "per", "per marker of England", "per {amount} markers of England"
    ),
    "markers_of_spain": counted("per", "per marker of Spain", "per {amount} markers of Spain"),
}


def gain(one: Gain, language: Language) -> str:
    """Say what one effect gives: "3 doubloons", "explore up to 2"."""
    said = _alone(one, language)
    if one.given is None:
        return said
    text = language.gettext("with {token}: {effect}")
    return text.format(token=language.say(SYMBOLS[one.given]), effect=said)


def _alone(one: Gain, language: Language) -> str:
    if one.kind == "symbol":
        assert one.symbol is not None, "a synergy token is of some kind"
        return language.say(_TOKENS[one.symbol])
    if one.kind == "runners":
        text = language.gettext("{other} per assistant, own {own}")
        return text.format(other=things.amount("doubloon", OTHER_RUNNER, language), own=OWN_RUNNER)
    if one.kind == "influence" and one.nation is not None:
        return language.count(NATIONS[one.nation].influence, one.amount)
    return language.count(_GAINS[one.kind], one.amount)


def gains(several: Iterable[Gain], language: Language) -> str:
    """Say what effects give, from left to right: "3 doubloons, explore up to 2"; none as ""."""
    return ", ".join(gain(one, language) for one in several)


def summed(several: Iterable[Gain]) -> list[Gain]:
    """Add up effects that give the same."""
    totals: dict[Gain, int] = {}
    for one in several:
        kind = msgspec.structs.replace(one, amount=0)
        totals[kind] = totals.get(kind, 0) + one.amount
    return [msgspec.structs.replace(kind, amount=total) for kind, total in totals.items()]


def perk(one: Perk, language: Language) -> str:
    """Say what a lasting effect does."""
    if one.thing is not None:
        text = language.gettext("{object} paid once per quest")
        return text.format(object=things.wanted(one.thing, language))
    return language.count(_PERKS[one.kind], one.amount)


def condition(one: Condition, language: Language) -> str:
    """Say of what there must be so much: "2 combat tokens", "barrier 1 crossed"."""
    return language.count(_NEEDED[one.measure], one.least)


def tally(one: Tally, language: Language) -> str:
    """Say what is scored for what: "2 points per 2 markers of France"."""
    text = language.gettext("{points} {per_thing}")
    if one.most is not None:
        text = language.gettext("{points} {per_thing}, max. {most}")
    return text.format(
        points=things.amount("point", one.each, language),
        per_thing=language.count(_PER[one.measure], one.per),
        most=one.most,
    )


def assistant(one: Assistant, language: Language, *, brief: bool = False) -> str:
    """Say where an assistant stands, and the special action: "Matanzas (2): 6 doubloons"."""
    text = language.gettext("{place}: {effect}")
    where = place_name(one.location, language) if brief else place(one.location, language)
    return text.format(place=where, effect=gains(one.action, language))


def lasting(card: Card, language: Language, *, brief: bool = False) -> Iterator[str]:
    """Say what a project does besides what it gives when bought; `brief` numbers no places."""
    if card.perk is not None:
        yield perk(card.perk, language)
    if card.assistant is not None:
        yield assistant(card.assistant, language, brief=brief)
    if card.tally is not None:
        yield language.gettext("end: {worth}").format(worth=tally(card.tally, language))


def card_effect(card: Card, language: Language) -> str:
    """Say what a project does, without its condition."""
    return ", ".join(filter(None, [*lasting(card, language), gains(card.gains, language)]))
