"""All that Santiago de Cuba has to say: this module is a `Wording`."""

from bot.wording.santiago.balance import balance
from bot.wording.santiago.board import board, holdings
from bot.wording.santiago.choices import choice
from bot.wording.santiago.naming import names
from bot.wording.santiago.options import options
from bot.wording.santiago.questions import question, summons
from bot.wording.santiago.refusals import refusal
from bot.wording.santiago.result import result
from bot.wording.santiago.story import story
from bot.wording.santiago.topics import topics

__all__ = [
    "balance",
    "board",
    "choice",
    "holdings",
    "names",
    "options",
    "question",
    "refusal",
    "result",
    "story",
    "summons",
    "topics",
]
