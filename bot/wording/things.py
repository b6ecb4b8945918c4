"""What is counted in Santiago de Cuba and in Cuba alike."""

from typing import NamedTuple

from bot.wording.language import Counted, Phrase, counted, phrase


class ThingWords(NamedTuple):
    """A thing alone, so many standing alone, and so many as what somebody gives or takes."""

    name: Phrase
    amount: Counted
    object: Counted


SUGAR = ThingWords(
    phrase("name", "sugar"),
    counted("amount", "{amount} sugar", "{amount} sugar"),
    counted("object", "{amount} sugar", "{amount} sugar"),
)
CITRUS = ThingWords(
    phrase("name", "citrus"),
    counted("amount", "{amount} citrus", "{amount} citrus"),
    counted("object", "{amount} citrus", "{amount} citrus"),
)
TOBACCO = ThingWords(
    phrase("name", "tobacco"),
    counted("amount", "{amount} tobacco", "{amount} tobacco"),
    counted("object", "{amount} tobacco", "{amount} tobacco"),
)
RUM = ThingWords(
    phrase("name", "rum"),
    counted("amount", "{amount} rum", "{amount} rum"),
    counted("object", "{amount} rum", "{amount} rum"),
)
CIGARS = ThingWords(
    phrase("name", "cigars"),
    counted("amount", "{amount} cigar", "{amount} cigars"),
    counted("object", "{amount} cigar", "{amount} cigars"),
)
WOOD = ThingWords(
    phrase("name", "wood"),
    counted("amount", "{amount} wood", "{amount} wood"),
    counted("object", "{amount} wood", "{amount} wood"),
)
PESO = ThingWords(
    phrase("name", "pesos"),
    counted("amount", "{amount} peso", "{amount} pesos"),
    counted("object", "{amount} peso", "{amount} pesos"),
)
POINT = ThingWords(
    phrase("name", "points"),
    counted("amount", "{amount} point", "{amount} points"),
    counted("object", "{amount} point", "{amount} points"),
)
