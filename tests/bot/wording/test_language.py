from pathlib import Path

import pytest

from bot.wording.language import Language, counted, phrase
from tests.bot.wording.conftest import write_catalogue

PESOS = counted("object", "{amount} peso", "{amount} pesos")


@pytest.mark.parametrize("locale", [None, "", "en", "en-US", "en-GB", "hu", "nonsense"])
def test_without_a_catalogue_everybody_reads_english(locales: Path, locale: str | None) -> None:
    language = Language.of(locale)
    assert language.code == "en"
    assert language.gettext("The game is over.") == "The game is over."


@pytest.mark.parametrize("locale", ["../el", "el/../el", "/etc", "el\0", "."])
def test_a_locale_never_leads_out_of_the_folder(locales: Path, locale: str) -> None:
    write_catalogue(locales, "el", str.upper)
    assert Language.of(locale).code == "en"


def test_a_catalogue_that_is_there_is_used(locales: Path) -> None:
    write_catalogue(locales, "hu", lambda text: text.replace("over", "vége"))
    assert Language.of("hu").code == "hu"
    assert Language.of("hu").gettext("The game is over.") == "The game is vége."
    assert Language.of("hu") is Language.of("hu")
    assert Language.of("de").code == "en"


def test_latin_america_reads_the_spanish_of_spain_and_no_other_variety_falls_back(
    locales: Path,
) -> None:
    write_catalogue(locales, "es-ES", str.upper)
    write_catalogue(locales, "pt-BR", str.upper)
    assert Language.of("es-ES").code == "es-ES"
    assert Language.of("es-419").code == "es-ES"
    assert Language.of("pt-PT").code == "en"
    assert Language.of("es").code == "en"


def test_latin_american_spanish_comes_before_that_of_spain(locales: Path) -> None:
    write_catalogue(locales, "es-ES", str.upper)
    write_catalogue(locales, "es-419", str.upper)
    assert Language.of("es-419").code == "es-419"


def test_lists_read_as_a_sentence_does(locales: Path) -> None:
    english = Language.of("en-US")
    assert english.list(["a", "b", "c"]) == "a, b and c"
    assert english.list(["a", "b", "c"], "or") == "a, b or c"
    assert english.list(["a"]) == "a"
    assert english.list([]) == ""
    write_catalogue(locales, "hu", str)
    assert Language.of("hu").list(["a", "b", "c"]) == "a, b és c"


def test_plurals_follow_the_language(locales: Path) -> None:
    assert Language.of("en").count(PESOS, 1) == "1 peso"
    assert Language.of("en").count(PESOS, 0) == "0 pesos"
    write_catalogue(locales, "fr", str)
    assert Language.of("fr").count(PESOS, 0) == "0 peso"


def test_a_context_keeps_translations_apart(locales: Path) -> None:
    places = {"at the Bank": "a Banknál", "to the Bank": "a Bankba"}
    write_catalogue(locales, "hu", lambda text: places.get(text, text))
    assert Language.of("hu").say(phrase("place", "at the Bank")) == "a Banknál"
    assert Language.of("hu").pgettext("destination", "to the Bank") == "a Bankba"
    assert Language.of("hu").pgettext("elsewhere", "to the Bank") == "to the Bank"
