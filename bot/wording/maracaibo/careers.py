"""The careers: what they are called, their tasks and rewards."""

from bot.wording.language import Language, Phrase, phrase
from bot.wording.maracaibo import effects
from games.maracaibo.careers import CAREER_CARDS, Career

CAREERS: dict[Career, Phrase] = {
    "privateer": phrase("career", "Privateer"),
    "pathfinder": phrase("career", "Pathfinder"),
    "shipwright": phrase("career", "Shipwright"),
    "merchant": phrase("career", "Merchant"),
    "spymaster": phrase("career", "Spymaster"),
    "diplomat": phrase("career", "Diplomat"),
    "patron": phrase("career", "Patron"),
    "adventurer": phrase("career", "Adventurer"),
}


def career_name(career: Career, language: Language) -> str:
    """Return what a career is called."""
    return language.say(CAREERS[career])


def task(career: Career, number: int, language: Language) -> str:
    """Say what completes a task, 1 to 3, of a career."""
    return effects.condition(CAREER_CARDS[career].tasks[number - 1], language)


def tasks(career: Career, language: Language) -> str:
    """Say what completes each task of a career."""
    return ", ".join(effects.condition(one, language) for one in CAREER_CARDS[career].tasks)


def reward(career: Career, language: Language) -> str:
    """Say what all three tasks bring."""
    return effects.gains(CAREER_CARDS[career].reward, language)


def told(career: Career, language: Language) -> str:
    """Tell a career that may be kept: its name, its tasks and what they bring."""
    text = language.gettext("**{career}** {tasks}; for all three: {reward}")
    return text.format(
        career=career_name(career, language),
        tasks=tasks(career, language),
        reward=reward(career, language),
    )
