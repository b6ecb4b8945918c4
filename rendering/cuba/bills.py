"""What became of a round's bills."""

from typing import Literal, NamedTuple

from games.cuba.statutes import GROUP_OF, Group, Statute
from games.cuba.view import CubaView

State = Literal["open", "vetoed", "enacted", "dropped"]


class Bill(NamedTuple):
    """A bill of this round, and what became of it."""

    statute: Statute
    state: State

    @property
    def is_gone(self) -> bool:
        """Whether it has left the game."""
        return self.state in ("vetoed", "dropped")


def bill_of(view: CubaView, group: Group) -> Bill | None:
    """Return this round's bill of a group, if one has been turned up."""
    states: tuple[tuple[State, tuple[Statute, ...]], ...] = (
        ("open", tuple(view.bills.values())),
        ("vetoed", (view.vetoed,) if view.vetoed else ()),
        ("enacted", view.enacted),
        ("dropped", view.dropped),
    )
    found = (
        Bill(statute, state)
        for state, statutes in states
        for statute in statutes
        if GROUP_OF[statute] == group
    )
    return next(found, None)
