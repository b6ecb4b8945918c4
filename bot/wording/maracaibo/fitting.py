"""Lines of menus that fit."""

from bot.wording.game import LINE_LIMIT, Choice


def fitted(label: str, *effects: str) -> Choice:
    """Name a choice with the first of these effects, the fullest one first, that fits its line."""
    for effect in effects:
        if len(f"{label}: {effect}") <= LINE_LIMIT:
            return Choice(label, effect)
    return Choice(label, effects[-1])
