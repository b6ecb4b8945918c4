"""What a post says: what happened, and who is next or how the game ended."""

import logging
from collections.abc import Callable, Collection, Sequence
from itertools import groupby
from typing import TypeVar

from bot.posts import Post
from bot.table import Table
from bot.wording.language import Language
from bot.wording.names import safe_name
from bot.wording.registry import WORDINGS
from games.core.action import Seat
from games.core.event import Event, Reseated, Undone
from rendering.core.graphemes import shorten
from rendering.core.tokens import SEAT_LETTERS

log = logging.getLogger(__name__)

MESSAGE_LIMIT = 2000
"""Characters that a message may have."""

T = TypeVar("T")


def story(
    game: str,
    events: Sequence[Event],
    names: Sequence[str],
    language: Language,
    *,
    taken_later: Collection[Seat] = (),
) -> list[str]:
    """Tell events, those of the game in the game's words, in their order.

    Who took a seat then is named only as long as the seat was not `taken_later` by others: the
    names are today's, and a log knows no people.
    """
    lines: list[str] = []
    for of_the_table, some in groupby(events, lambda event: isinstance(event, Undone | Reseated)):
        if of_the_table:
            lines += [_at_the_table(event, names, language, taken_later) for event in some]
        else:
            lines += WORDINGS[game].story(list(some), names, language)
    return lines


def _at_the_table(
    event: Event, names: Sequence[str], language: Language, taken_later: Collection[Seat]
) -> str:
    """Tell what no rule knows of: what was taken back, and who plays a seat."""
    _ = language.gettext
    if isinstance(event, Reseated):
        text = {
            "person": _("🪑 {name} plays seat {seat} from now on."),
            "computer": _("🪑 A computer player plays seat {seat} from now on."),
            "nobody": _("🪑 Nobody plays seat {seat} for now."),
        }[event.by]
        if event.by == "person" and event.seat in taken_later:
            text = _("🪑 Somebody else plays seat {seat} from now on.")
        return text.format(name=safe_name(names[event.seat]), seat=SEAT_LETTERS[event.seat])
    assert isinstance(event, Undone), "nothing else is told here"
    name = safe_name(names[event.seat])
    if not event.agreed:
        return _("↩ {name} took that back and goes on from here.").format(name=name)
    text = _("↩ All agreed to go back to when it was the turn of {players}, as {name} asked.")
    players = language.list([safe_name(names[seat]) for seat in event.turn_of])
    return text.format(players=players, name=name)


def post_words(table: Table, post: Post, language: Language) -> str:
    """Tell what happened and who is next, or how the game ended; at most `MESSAGE_LIMIT` long.

    Words that cannot be found are left out, for the players are to be called all the same.
    """
    wording, view, names = WORDINGS[table.game.slug], post.view, table.names
    about = f"table {table.id} entry {post.number}"
    nothing: list[str] = []
    lines = _found(lambda: story(table.game.slug, post.events, names, language), nothing, about)
    if view.over:
        over = language.gettext("The game is over.")
        return fit_lines(lines, _found(lambda: wording.result(view, names, language), over, about))
    called = language.list([table.called(seat) for seat in view.asked])
    turn = language.gettext("it is your turn")
    summons = _found(lambda: wording.summons(view, names, language), turn, about)
    ending = [f"▶ {called}: {summons}"]
    if all(user is None for user in table.users):
        ending.append(
            language.gettext(
                "Nobody sits at the table any more: the game rests until somebody takes a seat."
            )
        )
    elif any(table.vacant(seat) for seat in view.asked):
        ending.append(
            language.gettext(
                "Nobody sits there, so the game waits: `/table join` takes the seat, `/table"
                " replace` lets a computer play on."
            )
        )
    return fit_lines(lines, "\n".join(ending))


def all_words(table: Table, post: Post, language: Language) -> str:
    """Tell a post without its picture: the board, if one is due and there is room, in words."""
    words = post_words(table, post, language)
    if post.since is None:
        return words
    wording = WORDINGS[table.game.slug]
    about = f"table {table.id} entry {post.number}"
    board = _found(lambda: wording.board(post.view, table.names, language), "", about)
    both = f"{words}\n\n{board}"
    return both if len(both) <= MESSAGE_LIMIT else words


def fit_lines(lines: list[str], ending: str) -> str:
    """Join lines and an ending; when it gets too long the oldest lines are left out."""
    kept = list(lines)
    while kept and len("\n".join(["…", *kept, "", ending])) > MESSAGE_LIMIT:
        kept.pop(0)
    if len(kept) < len(lines):
        kept.insert(0, "…")
    return shorten("\n".join([*kept, "", ending] if kept else [ending]), MESSAGE_LIMIT)


def _found(words: Callable[[], T], instead: T, about: str) -> T:
    try:
        return words()
    except Exception:
        log.exception("no words: %s", about)
        return instead
