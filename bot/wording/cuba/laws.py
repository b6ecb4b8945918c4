"""What the statutes are called, and what they ask or give in a few words."""

from typing import NamedTuple

from bot.wording.cuba import things
from bot.wording.language import Counted, Language, Phrase, counted, phrase
from games.cuba.data import (
    CROPS,
    DROUGHT_HARVESTS,
    FREE_HARVESTS,
    MATERIALS,
    Cube,
)
from games.cuba.statutes import (
    BUILDING_ACT_PESOS,
    DUTIES,
    DUTY_POINTS,
    MARKET_LAW_CUBES,
    PESOS_PER_BUILDING,
    PESOS_PER_POINT,
    SUBSIDY_CAP,
    TAX_POINTS,
    TAXES,
    Group,
    Law,
)


class LawWords(NamedTuple):
    """A statute alone, as what a sentence is about, as what is enacted."""

    name: Phrase | Counted
    subject: Phrase | Counted
    object: Phrase | Counted


GROUPS: dict[Group, Phrase] = {
    "tax": phrase("law", "Tax"),
    "duty": phrase("law", "Duty"),
    "subsidy": phrase("law", "Subsidy"),
    "other": phrase("law", "Other law"),
}

_TAX = LawWords(
    counted("name", "Tax of {amount} peso", "Tax of {amount} pesos"),
    counted("subject", "the tax of {amount} peso", "the tax of {amount} pesos"),
    counted("object", "the tax of {amount} peso", "the tax of {amount} pesos"),
)
_LAWS: dict[Law, LawWords] = {
    "printed_tax": LawWords(
        phrase("name", "Printed tax"),
        phrase("subject", "the printed tax"),
        phrase("object", "the printed tax"),
    ),
    "tax_buildings": LawWords(
        phrase("name", "Tax by buildings"),
        phrase("subject", "the tax by buildings"),
        phrase("object", "the tax by buildings"),
    ),
    "printed_duty": LawWords(
        phrase("name", "Printed duty"),
        phrase("subject", "the printed duty"),
        phrase("object", "the printed duty"),
    ),
    "duty_citrus": LawWords(
        phrase("name", "Duty of citrus"),
        phrase("subject", "the duty of citrus"),
        phrase("object", "the duty of citrus"),
    ),
    "duty_sugar": LawWords(
        phrase("name", "Duty of sugar"),
        phrase("subject", "the duty of sugar"),
        phrase("object", "the duty of sugar"),
    ),
    "duty_tobacco": LawWords(
        phrase("name", "Duty of tobacco"),
        phrase("subject", "the duty of tobacco"),
        phrase("object", "the duty of tobacco"),
    ),
    "duty_water": LawWords(
        phrase("name", "Duty of water"),
        phrase("subject", "the duty of water"),
        phrase("object", "the duty of water"),
    ),
    "duty_materials": LawWords(
        phrase("name", "Duty of materials"),
        phrase("subject", "the duty of materials"),
        phrase("object", "the duty of materials"),
    ),
    "duty_crops": LawWords(
        phrase("name", "Duty of crops"),
        phrase("subject", "the duty of crops"),
        phrase("object", "the duty of crops"),
    ),
    "subsidy_buildings": LawWords(
        phrase("name", "Subsidy for buildings"),
        phrase("subject", "the subsidy for buildings"),
        phrase("object", "the subsidy for buildings"),
    ),
    "subsidy_material_fields": LawWords(
        phrase("name", "Subsidy for material fields"),
        phrase("subject", "the subsidy for material fields"),
        phrase("object", "the subsidy for material fields"),
    ),
    "subsidy_crop_fields": LawWords(
        phrase("name", "Subsidy for crop fields"),
        phrase("subject", "the subsidy for crop fields"),
        phrase("object", "the subsidy for crop fields"),
    ),
    "subsidy_water": LawWords(
        phrase("name", "Subsidy for water"),
        phrase("subject", "the subsidy for water"),
        phrase("object", "the subsidy for water"),
    ),
    "subsidy_votes": LawWords(
        phrase("name", "Subsidy for votes"),
        phrase("subject", "the subsidy for votes"),
        phrase("object", "the subsidy for votes"),
    ),
    "subsidy_pesos": LawWords(
        phrase("name", "Subsidy for pesos"),
        phrase("subject", "the subsidy for pesos"),
        phrase("object", "the subsidy for pesos"),
    ),
    "market_reduction": LawWords(
        phrase("name", "Market reduction"),
        phrase("subject", "the Market reduction"),
        phrase("object", "the Market reduction"),
    ),
    "market_increase": LawWords(
        phrase("name", "Market increase"),
        phrase("subject", "the Market increase"),
        phrase("object", "the Market increase"),
    ),
    "drought": LawWords(
        phrase("name", "Drought"),
        phrase("subject", "the Drought"),
        phrase("object", "the Drought"),
    ),
    "building_act": LawWords(
        phrase("name", "Building act"),
        phrase("subject", "the Building act"),
        phrase("object", "the Building act"),
    ),
    "harbour_act": LawWords(
        phrase("name", "Harbour act"),
        phrase("subject", "the Harbour act"),
        phrase("object", "the Harbour act"),
    ),
    "anti_corruption_act": LawWords(
        phrase("name", "Anti-corruption act"),
        phrase("subject", "the Anti-corruption act"),
        phrase("object", "the Anti-corruption act"),
    ),
}

_SUBSIDIES: dict[Law, Phrase] = {
    "subsidy_buildings": phrase("law", "1 point for each of your buildings"),
    "subsidy_material_fields": phrase(
        "law", "1 point for each lake, hill and forest without a building"
    ),
    "subsidy_crop_fields": phrase("law", "1 point for each crop field without a building"),
    "subsidy_water": phrase("law", "1 point for each water, {cap} at most"),
    "subsidy_votes": phrase("law", "1 point for each vote of card and town hall"),
    "subsidy_pesos": phrase("law", "1 point for every {pesos} pesos, {cap} at most"),
}
_OTHERS: dict[Law, Phrase] = {
    "market_reduction": phrase("law", "{cubes} of each crop leave the market every round"),
    "market_increase": phrase("law", "{cubes} of each crop come to the market every round"),
    "drought": phrase("law", "the Worker harvests {fields} crop free of charge, not {usual}"),
    "building_act": phrase("law", "each building costs {extra} pesos more"),
    "harbour_act": phrase("law", "a ship that becomes full sails at once"),
    "anti_corruption_act": phrase("law", "no votes may be bought"),
}
_TWO_OF_A_CLASS: dict[tuple[Cube, ...], Counted] = {
    MATERIALS: counted("dues", "{amount} material", "any {amount} materials"),
    CROPS: counted("dues", "{amount} crop", "any {amount} crops"),
}


def name(law: Law, language: Language) -> str:
    """Return a statute alone: "Tax of 3 pesos"."""
    return _said(law, _words(law).name, language)


def subject(law: Law, language: Language) -> str:
    """Return a statute as what a sentence is about: "the tax of 3 pesos"."""
    return _said(law, _words(law).subject, language)


def object_(law: Law, language: Language) -> str:
    """Return a statute as what something is done with: "the tax of 3 pesos"."""
    return _said(law, _words(law).object, language)


def _words(law: Law) -> LawWords:
    return _LAWS.get(law, _TAX)


def _said(law: Law, words: Phrase | Counted, language: Language) -> str:
    if isinstance(words, Counted):
        return language.count(words, TAXES[law])
    return language.say(words)


def effect(law: Law, language: Language) -> str:
    """Say what a statute asks or gives: "pay 3 pesos for 2 points"."""
    if law in DUTIES:
        return language.gettext("deliver {cubes} for {points}").format(
            cubes=dues(law, language), points=things.so_many("point", DUTY_POINTS, language)
        )
    if law in TAXES or law == "tax_buildings":
        return _tax(law, language)
    text = language.say({**_SUBSIDIES, **_OTHERS}[law])
    return text.format(
        cap=SUBSIDY_CAP,
        pesos=PESOS_PER_POINT,
        cubes=MARKET_LAW_CUBES,
        fields=DROUGHT_HARVESTS,
        usual=FREE_HARVESTS,
        extra=BUILDING_ACT_PESOS,
    )


def _tax(law: Law, language: Language) -> str:
    text = language.gettext("pay {pesos} for {points}")
    if law not in TAXES:
        text = language.gettext("pay {pesos} for each building to get {points}")
    pesos = TAXES.get(law, PESOS_PER_BUILDING)
    return text.format(
        pesos=things.so_many("peso", pesos, language),
        points=things.so_many("point", TAX_POINTS, language),
    )


def dues(law: Law, language: Language) -> str:
    """Name what a duty asks for: "1 citrus", "any 2 materials"."""
    kinds, amount = DUTIES[law]
    if len(kinds) > 1:
        return language.count(_TWO_OF_A_CLASS[kinds], amount)
    return things.so_many(kinds[0], amount, language)
