"""What everything is called that a command may ask for."""

from typing import NamedTuple

from bot.wording.language import Language, Phrase, phrase
from games.montego.data import FREIGHTERS, WAREHOUSES, Figure


class FigureWords(NamedTuple):
    """A figure alone, as what a sentence is about, and as what somebody gets."""

    name: Phrase
    subject: Phrase
    object: Phrase


FIGURES: dict[Figure, FigureWords] = {
    "green-big": FigureWords(
        phrase("name", "big green docker"),
        phrase("subject", "the big green docker"),
        phrase("object", "the big green docker"),
    ),
    "green-small": FigureWords(
        phrase("name", "small green docker"),
        phrase("subject", "the small green docker"),
        phrase("object", "the small green docker"),
    ),
    "blue-big": FigureWords(
        phrase("name", "big blue docker"),
        phrase("subject", "the big blue docker"),
        phrase("object", "the big blue docker"),
    ),
    "blue-small": FigureWords(
        phrase("name", "small blue docker"),
        phrase("subject", "the small blue docker"),
        phrase("object", "the small blue docker"),
    ),
    "yellow-big": FigureWords(
        phrase("name", "big yellow docker"),
        phrase("subject", "the big yellow docker"),
        phrase("object", "the big yellow docker"),
    ),
    "yellow-small": FigureWords(
        phrase("name", "small yellow docker"),
        phrase("subject", "the small yellow docker"),
        phrase("object", "the small yellow docker"),
    ),
    "orange-big": FigureWords(
        phrase("name", "big orange docker"),
        phrase("subject", "the big orange docker"),
        phrase("object", "the big orange docker"),
    ),
    "orange-small": FigureWords(
        phrase("name", "small orange docker"),
        phrase("subject", "the small orange docker"),
        phrase("object", "the small orange docker"),
    ),
    "jack": FigureWords(
        phrase("name", "Lazy Jack"),
        phrase("subject", "Lazy Jack"),
        phrase("object", "Lazy Jack"),
    ),
}
"""Figures by their colours, which matter only while nobody owns them."""

ANSWERS: dict[str, Phrase] = {"yes": phrase("answer", "Yes"), "no": phrase("answer", "No")}


def names(language: Language) -> dict[str, str]:
    """Return the names of all figures, answers, freighters and warehouses, by their ids."""
    freighter = language.gettext("freighter {number}")
    warehouse = language.gettext("warehouse {number}")
    return {
        **{figure: language.say(words.name) for figure, words in FIGURES.items()},
        **{answer: language.say(words) for answer, words in ANSWERS.items()},
        **{ship: freighter.format(number=number) for number, ship in enumerate(FREIGHTERS, 1)},
        **{tile: warehouse.format(number=number) for number, tile in enumerate(WAREHOUSES, 1)},
    }
