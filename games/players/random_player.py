"""A computer opponent that does anything."""

from random import Random

from games.core.action import Action
from games.core.decision import Decision
from games.core.view import View


class RandomPlayer:
    """Chooses among all legal answers alike."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: View, decision: Decision) -> Action:
        """Return any of the answers.

        Raises:
            ValueError: the seat whose view it is has not been asked.
        """
        legal = () if view.seat is None else decision.legal(view.seat)
        if not legal:
            raise ValueError(f"seat {view.seat} is not asked")
        return self._rng.choice(legal)
