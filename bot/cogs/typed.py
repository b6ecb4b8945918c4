"""What people type where a command offers completions: an id, or what it is called."""

from collections.abc import Sequence
from typing import TypeVar

from bot.refusals import Refusal
from bot.ui.answers import Interaction, reader_language
from bot.wording.registry import WORDINGS
from rendering.core.graphemes import shorten

Word = TypeVar("Word", bound=str)

SHOWN = 50
"""Letters of a mistyped word that its refusal repeats."""

NAMED = 25
"""Possible words that a refusal names; where there are more, none."""


def read_word(
    interaction: Interaction,
    game: str,
    typed: str,
    words: Sequence[Word],
    instead: Sequence[str] = (),
) -> Word:
    """Read one of a game's `words` as it is completed, or as it is called.

    Raises:
        Refusal: it is none of them; names `instead`, or all `words`.
    """
    names = WORDINGS[game].names(reader_language(interaction))
    wanted = typed.strip().casefold()
    for word in words:
        if wanted in (word, names[word].casefold()):
            return word
    raise unknown(interaction, typed, instead or [names[word] for word in words])


def unknown(interaction: Interaction, typed: str, possible: Sequence[str]) -> Refusal:
    """Return the refusal of a word that is not possible, with those that are, if not too many."""
    language = reader_language(interaction)
    text = language.gettext("There is no “{typed}” here; choose from {words}.")
    if len(possible) > NAMED:
        text = language.gettext("There is no “{typed}” here: `/turn` shows what you may do.")
    return Refusal(text.format(typed=shorten(typed, SHOWN), words=language.list(possible, "or")))
