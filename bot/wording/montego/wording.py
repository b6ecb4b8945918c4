"""All that Montego Bay has to say: this module is a `Wording`."""

from bot.wording.montego.balance import balance
from bot.wording.montego.board import board
from bot.wording.montego.choices import choice
from bot.wording.montego.holdings import holdings
from bot.wording.montego.naming import names
from bot.wording.montego.options import options
from bot.wording.montego.questions import question, summons
from bot.wording.montego.refusals import refusal
from bot.wording.montego.result import result
from bot.wording.montego.story import story
from bot.wording.montego.topics import topics

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
