"""All that Maracaibo has to say: this module is a `Wording`."""

from bot.wording.maracaibo.balance import balance
from bot.wording.maracaibo.board import board
from bot.wording.maracaibo.choices import choice
from bot.wording.maracaibo.holdings import holdings
from bot.wording.maracaibo.naming import names, opponents, player_boards, second_board
from bot.wording.maracaibo.options import options
from bot.wording.maracaibo.questions import question
from bot.wording.maracaibo.refusals import refusal
from bot.wording.maracaibo.result import result
from bot.wording.maracaibo.story import story
from bot.wording.maracaibo.summons import summons
from bot.wording.maracaibo.topics import topics

__all__ = [
    "balance",
    "board",
    "choice",
    "holdings",
    "names",
    "opponents",
    "options",
    "player_boards",
    "question",
    "refusal",
    "result",
    "second_board",
    "story",
    "summons",
    "topics",
]
