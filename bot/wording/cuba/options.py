"""What a group may agree on before the game."""

from bot.wording.game import OptionWords
from bot.wording.language import Language


def options(language: Language) -> list[OptionWords]:
    """Describe the options, in the order of their fields."""
    return [
        OptionWords(
            "different_plantations",
            language.gettext("Different plantations"),
            language.gettext("Each player's fields are laid out differently. Normally all alike."),
        ),
        OptionWords(
            "card_aside",
            language.gettext("Card for parliament set aside"),
            language.gettext(
                "All choose their card for parliament in secret when the round begins."
            ),
        ),
    ]
