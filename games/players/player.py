"""What a computer opponent is."""

from typing import Any, Protocol

from games.core.action import Action
from games.core.decision import Decision


class Player(Protocol):
    """Chooses for one seat, knowing no more than a person there: a view and a question."""

    def choose(self, view: Any, decision: Decision) -> Action:
        """Return one of the legal answers of the seat whose view it is."""
