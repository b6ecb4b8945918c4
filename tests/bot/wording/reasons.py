"""The sentences in which the rules of a game say why something is not possible."""

from bot.wording.extraction import ROOT, refusals_in


def reasons_of(game: str) -> set[str]:
    """Return every reason that is written in a game's folder."""
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "games" / game).glob("*.py")]
    return {text for source in sources for _, text in refusals_in(source) if text.endswith(".")}
