"""What is said to the players of a table of Cuba."""

from bot.wording.cuba.choices import choice
from bot.wording.cuba.questions import question
from bot.wording.cuba.summons import summons
from bot.wording.game import Choice
from bot.wording.language import Language
from tests.games.cuba.positions import GAME, Table

NAMES = ["Ana", "Béla", "Cili", "Dani", "Eszter"]
ENGLISH = Language("en")


def asked(table: Table, seat: int = 0) -> list[str]:
    return question(table.view(seat), NAMES, ENGLISH).splitlines()


def called(table: Table) -> str:
    return summons(table.view(), NAMES, ENGLISH)


def chosen(table: Table, act: str, seat: int = 0) -> Choice:
    action = GAME.parse_action(act)
    assert action in table.view(seat).choices
    return choice(table.view(seat), action, ENGLISH)


def line(table: Table, act: str, seat: int = 0) -> str:
    return chosen(table, act, seat).line


def lines(table: Table, seat: int = 0) -> list[str]:
    view = table.view(seat)
    return [choice(view, action, ENGLISH).line for action in view.choices]
