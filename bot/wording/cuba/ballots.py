"""What the votes of a player are made of."""

from bot.wording.cuba import things
from bot.wording.cuba.buildings import BUILDINGS
from bot.wording.cuba.cards import CARDS
from bot.wording.language import Language
from games.cuba.data import VOTES
from games.cuba.events import Ballot


def ballot(votes: Ballot, language: Language) -> str:
    """Write all votes side by side: "Foreman 4 + Town hall 2 + 3 pesos = 9"."""
    paid = (things.so_many("peso", pesos, language) for pesos in votes.bought)
    return f"{' + '.join([unbought(votes, language), *paid])} = {votes.votes}"


def unbought(votes: Ballot, language: Language) -> str:
    """Write the votes of card and town hall: "Foreman 4 + Town hall 2"."""
    told = f"{language.say(CARDS[votes.card].name)} {VOTES[votes.card]}"
    if votes.town_hall:
        told += f" + {language.say(BUILDINGS['town_hall'].name)} {votes.town_hall}"
    return told
