"""A move and the dice and cards that follow it, as they are played and as they are logged."""

import secrets
from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.clock import now
from bot.course import Course, Followed
from bot.posts import Post
from games.core.action import CHANCE, Action, Seat
from games.core.event import Event
from games.core.game import Game
from games.core.log import Position
from storage.rows import EntryRow, SnapshotRow

Move = tuple[Seat, Action]


class Played(NamedTuple):
    """Where it led, what was done, what happened by it, and the posts that became due."""

    course: Course
    entries: list[Move]
    events: list[Event]
    posts: list[Post]


def play(course: Course, move: Move) -> Played:
    """Make a move, and every draw of chance that follows.

    Raises:
        IllegalAction: the rules do not allow the move.
        CannotUndo: it would take back what stands for good.
    """
    return play_on(course.follow(*move), move)


def play_on(followed: Followed, move: Move) -> Played:
    """Return what a move led to, with every draw of chance that comes after it."""
    played = Played(followed.course, [], [], [])
    while True:
        course, events, post = followed
        played.entries.append(move)
        played.events.extend(events)
        if post is not None:
            played.posts.append(post)
        drawn = next_draw(course.game, course.position)
        if drawn is None:
            return played._replace(course=course)
        move, followed = drawn, course.follow(*drawn)


def next_draw(game: Game[Any, Any, Any], position: Position[Any]) -> Move | None:
    """Roll or draw with the system's random source, when it is chance that is asked."""
    decision = game.decision(position.state)
    if decision is None or not decision.by_chance:
        return None
    (drawn,) = secrets.SystemRandom().choices(decision.choices[0], decision.weights)
    return CHANCE, drawn


def as_rows(
    game: Game[Any, Any, Any],
    moves: Sequence[Move],
    before: int,
    interaction_id: int | None,
    user_id: int | None,
) -> list[EntryRow]:
    """Write moves as rows that follow entry `before`; the interaction belongs to the first one."""
    at = now()
    rows = []
    for number, (seat, action) in enumerate(moves, before + 1):
        first = number == before + 1
        rows.append(
            EntryRow(
                number=number,
                seat=seat,
                action=game.dump_action(action),
                rules=game.rules,
                at=at,
                interaction_id=interaction_id if first else None,
                user_id=None if seat == CHANCE else user_id,
            )
        )
    return rows


def as_snapshot(game: Game[Any, Any, Any], position: Position[Any]) -> SnapshotRow:
    """Write a position as a row."""
    state = position.state
    return SnapshotRow(position.entries, position.decision, state.rules, game.dump(state))
