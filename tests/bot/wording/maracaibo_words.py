"""What is said to the players of a table of Maracaibo."""

from bot.wording.game import Choice
from bot.wording.language import Language
from bot.wording.maracaibo.choices import choice
from bot.wording.maracaibo.questions import question
from bot.wording.maracaibo.story import story
from bot.wording.maracaibo.summons import summons
from tests.games.maracaibo.positions import GAME, Table

NAMES = ["Ana", "Béla", "Cili", "Dani"]
ENGLISH = Language("en")


def names_at(table: Table) -> list[str]:
    return NAMES[: table.view().seats]


def asked(table: Table, seat: int = 0) -> list[str]:
    return question(table.view(seat), names_at(table), ENGLISH).splitlines()


def called(table: Table) -> str:
    return summons(table.view(), names_at(table), ENGLISH)


def chosen(table: Table, act: str, seat: int = 0) -> Choice:
    action = GAME.parse_action(act)
    assert action in table.view(seat).choices, table.legal(seat=seat)
    return choice(table.view(seat), action, ENGLISH)


def line(table: Table, act: str, seat: int = 0) -> str:
    return chosen(table, act, seat).line


def told(table: Table) -> list[str]:
    return story(table.heard, names_at(table), ENGLISH)
