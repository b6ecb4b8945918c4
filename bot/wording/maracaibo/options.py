"""What a group may agree on before the game."""

from bot.wording.game import OptionWords
from bot.wording.language import Language


def options(language: Language) -> list[OptionWords]:
    """Describe the options, in the order of their fields."""
    return [
        OptionWords(
            "level",
            language.gettext("Jean's level"),
            language.gettext("In a game for one: how strong Jean is, 1 (to begin with) to 5."),
            seats=1,
        ),
    ]
