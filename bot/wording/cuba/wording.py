"""All that Cuba has to say: this module is a `Wording`."""

from bot.wording.cuba.balance import balance
from bot.wording.cuba.board import board
from bot.wording.cuba.choices import choice
from bot.wording.cuba.holdings import holdings
from bot.wording.cuba.naming import names, player_boards
from bot.wording.cuba.options import options
from bot.wording.cuba.questions import question
from bot.wording.cuba.refusals import refusal
from bot.wording.cuba.result import result
from bot.wording.cuba.story import story
from bot.wording.cuba.summons import summons
from bot.wording.cuba.topics import topics

__all__ = [
    "balance",
    "board",
    "choice",
    "holdings",
    "names",
    "options",
    "player_boards",
    "question",
    "refusal",
    "result",
    "story",
    "summons",
    "topics",
]
