"""What a reader who has nothing to answer is told."""

from collections.abc import Sequence

from bot.wording.language import Language
from games.core.view import View


def waiting(view: View, names: Sequence[str], language: Language) -> str:
    """Say that the game is over or who decides; `names` are as they may stand in a message."""
    if view.over:
        return language.gettext("The game is over.")
    if not view.asked:
        return language.gettext("Nothing is asked of you now.")
    text = language.ngettext(
        "Nothing is asked of you now; {players} decides what comes next.",
        "Nothing is asked of you now; {players} decide what comes next.",
        len(view.asked),
    )
    return text.format(players=language.list(names[seat] for seat in view.asked))
