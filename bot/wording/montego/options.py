"""What a group may agree on before the game."""

from bot.wording.game import OptionWords
from bot.wording.language import Language


def options(language: Language) -> list[OptionWords]:
    """Describe the options: the game has none."""
    return []
