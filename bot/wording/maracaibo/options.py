"""What a group may agree on before the game."""

from bot.wording.game import OptionWords
from bot.wording.language import Language
from games.maracaibo.automa import DECKS, Level


def options(language: Language) -> list[OptionWords]:
    """Describe the options, in the order of their fields."""
    return [
        OptionWords(
            "level",
            language.gettext("Jean's level"),
            language.gettext("In a game for one: how strong Jean is, 1 (to begin with) to 5."),
            seats=1,
            values=tuple(_level(level, language) for level in DECKS),
        ),
    ]


def _level(level: Level, language: Language) -> str:
    """Say what is harder on a level of Jean's."""
    weak, *others = DECKS[level].values()
    strong = sum(others)
    if not strong:
        text = language.ngettext(
            "To begin with: {cards} card, with one small deed.",
            "To begin with: {cards} cards, each with one small deed.",
            weak,
        )
        return text.format(cards=weak)
    text = language.ngettext(
        "Harder: {strong} of her {cards} cards is stronger, with points, quests, discs or a better"
        " combat.",
        "Harder: {strong} of her {cards} cards are stronger, with points, quests, discs or a better"
        " combat.",
        strong,
    )
    return text.format(strong=strong, cards=weak + strong)
