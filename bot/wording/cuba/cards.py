"""What the character cards are called."""

from typing import NamedTuple

from bot.wording.language import Phrase, phrase
from games.cuba.data import Character


class CardWords(NamedTuple):
    """A card alone, as who a sentence is about, as what is played; and doing nothing with it."""

    name: Phrase
    subject: Phrase
    object: Phrase
    idle: Phrase


CARDS: dict[Character, CardWords] = {
    "worker": CardWords(
        phrase("name", "Worker"),
        phrase("subject", "the Worker"),
        phrase("object", "the Worker"),
        phrase("deed", "does nothing"),
    ),
    "tradeswoman": CardWords(
        phrase("name", "Tradeswoman"),
        phrase("subject", "the Tradeswoman"),
        phrase("object", "the Tradeswoman"),
        phrase("deed", "trades nothing"),
    ),
    "architect": CardWords(
        phrase("name", "Architect"),
        phrase("subject", "the Architect"),
        phrase("object", "the Architect"),
        phrase("deed", "builds nothing"),
    ),
    "foreman": CardWords(
        phrase("name", "Foreman"),
        phrase("subject", "the Foreman"),
        phrase("object", "the Foreman"),
        phrase("deed", "activates nothing"),
    ),
    "mayor": CardWords(
        phrase("name", "Mayor"),
        phrase("subject", "the Mayor"),
        phrase("object", "the Mayor"),
        phrase("deed", "loads nothing"),
    ),
}
