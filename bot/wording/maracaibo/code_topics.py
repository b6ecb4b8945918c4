"""The words of effects explained, by their codes in the rules."""

from bot.wording.game import Topic
from bot.wording.language import Language
from bot.wording.maracaibo.vocabulary import WORDS, Word, meaning


def code_topics(language: Language) -> list[Topic]:
    """Explain every word of the vocabulary of effects, once."""
    return [_topic(word, language) for word in WORDS]


def _topic(word: Word, language: Language) -> Topic:
    title = language.gettext("Code {code}").format(code=language.say(word.title))
    return Topic(f"code-{word.code.casefold()}", title, meaning(word, language))
