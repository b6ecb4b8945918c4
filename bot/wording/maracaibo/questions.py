"""What is asked: in full to who is asked."""

from collections.abc import Sequence

from bot.wording.language import Language
from bot.wording.maracaibo.action_questions import ACTIONS
from bot.wording.maracaibo.asking import Ask, free_actions
from bot.wording.maracaibo.combat_questions import COMBATS
from bot.wording.maracaibo.round_questions import ROUND
from bot.wording.names import safe_name
from bot.wording.waiting import waiting
from games.maracaibo.view import MaracaiboView

_QUESTIONS: dict[str, Ask] = {**ROUND, **ACTIONS, **COMBATS}


def question(view: MaracaiboView, names: Sequence[str], language: Language) -> str:
    """Ask the reader what the rules ask now, or say who is awaited.

    Secret answers may be changed until the last one is in, so a reader who is not awaited any more
    may be asked still.
    """
    safe = [safe_name(name) for name in names]
    if view.seat is not None and view.choices:
        asked = _QUESTIONS[view.kind or ""](view, view.seat, safe, language)
        return "\n".join([*asked, *free_actions(view, language)])
    return waiting(view, safe, language)
