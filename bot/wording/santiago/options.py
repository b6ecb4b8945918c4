"""What a group may agree on before the game."""

from bot.wording.game import OptionWords
from bot.wording.language import Language


def options(language: Language) -> list[OptionWords]:
    """Describe the options, in the order of their fields."""
    return [
        OptionWords(
            "open_holdings",
            language.gettext("Open holdings"),
            language.gettext(
                "Everybody sees everybody's pesos, points and cubes. Normally hidden."
            ),
        ),
        OptionWords(
            "owner_point_on_staying",
            language.gettext("Owner's point for a piece that stays"),
            language.gettext(
                "A visitor whose piece did not move this turn still earns the owner a point."
                " Normally on."
            ),
        ),
        OptionWords(
            "finish_turn_after_seventh",
            language.gettext("Finish the last turn"),
            language.gettext(
                "The turn in which the seventh ship leaves is played to its end. Normally off."
            ),
        ),
    ]
