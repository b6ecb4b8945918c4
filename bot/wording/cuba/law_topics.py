"""Every statute explained."""

from bot.wording.cuba import laws
from bot.wording.game import Topic
from bot.wording.language import Language, Phrase, phrase
from games.cuba.statutes import GROUPS, PRINTED, STATUTES, Group, Law

_GROUPS: dict[Group, Phrase] = {
    "tax": phrase("topic", "Group I, taxes."),
    "duty": phrase("topic", "Group II, duties."),
    "subsidy": phrase("topic", "Group III, subsidies."),
    "other": phrase("topic", "Group IV, other laws."),
}
_OF_GROUP: dict[Group, Phrase] = {
    "tax": phrase(
        "topic",
        "Every round, while it is in force, each player may pay it or not. Who also delivers the"
        " duty gets 1 point more.",
    ),
    "duty": phrase(
        "topic",
        "Every round, while it is in force, each player may deliver it or not, from yard or"
        " warehouse. Who has also paid the tax gets 1 point more.",
    ),
    "subsidy": phrase(
        "topic",
        "Every round, while it is in force, all get these points without paying anything, counted"
        " after tax and duty.",
    ),
    "other": phrase("topic", "It is in force until another law of its group takes its place."),
}
_MORE: dict[Law, Phrase] = {
    "tax_buildings": phrase(
        "topic",
        "The warehouse of the start is not counted. Without any building nothing is due, and the"
        " tax counts as paid.",
    ),
    "duty_materials": phrase("topic", "The two may be alike or not; one alone is not taken."),
    "duty_crops": phrase("topic", "The two may be alike or not; one alone is not taken."),
    "subsidy_votes": phrase("topic", "Votes that were bought do not count."),
    "subsidy_pesos": phrase("topic", "Only full threes count."),
    "market_reduction": phrase(
        "topic", "The cheapest cubes go, as many as there are, in phase D of every round."
    ),
    "market_increase": phrase(
        "topic",
        "As far as the supply has them and there are free spaces, in phase D of every round.",
    ),
    "drought": phrase(
        "topic", "Further crops still cost a water each; materials are taken as always."
    ),
    "building_act": phrase("topic", "Who cannot pay them cannot build."),
    "harbour_act": phrase(
        "topic",
        "The points of its dock are scored first. Then the others move up and a new one is turned"
        " up, before anything else is done.",
    ),
    "anti_corruption_act": phrase(
        "topic", "A tie in parliament goes to the first of the tied in turn order."
    ),
}


def law_topics(language: Language) -> list[Topic]:
    """Explain the 24 statutes and the two laws in force at the start."""
    printed = [(law, group) for group, law in PRINTED.items() if law is not None]
    bills = [(law, group) for group in GROUPS for law in STATUTES[group]]
    return [_law(law, group, language) for law, group in (*printed, *bills)]


def _law(law: Law, group: Group, language: Language) -> Topic:
    effect = laws.effect(law, language)
    lines = [f"{effect[:1].upper()}{effect[1:]}.", language.say(_GROUPS[group])]
    if law in _MORE:
        lines.append(language.say(_MORE[law]))
    if law == PRINTED[group]:
        lines.append(language.gettext("In force at the start of the game."))
    lines.append(language.say(_OF_GROUP[group]))
    return Topic(law, laws.name(law, language), "\n".join(lines))
