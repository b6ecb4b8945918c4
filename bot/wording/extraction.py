"""Gathers all that there is to translate: the texts of the bot, refusals and names of the rules.

`python -m bot.wording` writes them to `bot/locale/bot.pot`.
"""

import ast
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import DEFAULT_KEYWORDS, extract_from_file
from babel.messages.pofile import write_po

from bot.wording.language import DOMAIN, LOCALES
from bot.wording.maracaibo.proper_names import names_in_tables

ROOT = Path(__file__).parents[2]
TEMPLATE = LOCALES / f"{DOMAIN}.pot"

KEYWORDS = {
    **DEFAULT_KEYWORDS,
    "locale_str": None,
    "phrase": ((1, "c"), 2),
    "counted": ((1, "c"), 2, 3),
}
"""The functions that mark a message, with the places of context, singular and plural."""

NOTE = "Translators:"
"""Begins a comment that explains the message on the next line to translators."""

_CHANGING_HEADERS = ('"POT-Creation-Date', '"Generated-By')
_REFUSING = frozenset({"BadFile", "IllegalAction", "refusal"})
_NAMES_OF_TEXTS = frozenset({"reason", "rule"})


def template() -> str:
    """Return the template of all translations, in the format of gettext."""
    catalog = Catalog(project="malecon", header_comment="# All texts of Malecón.", fuzzy=False)
    for path in sorted((ROOT / "bot").rglob("*.py")):
        found = extract_from_file("python", path, KEYWORDS, (NOTE,), strip_comment_tags=True)
        for line, message, notes, context in found:
            place = (_place(path), line)
            catalog.add(message, locations=[place], auto_comments=notes, context=context)
    for path in sorted((ROOT / "games").rglob("*.py")):
        for line, message in refusals_in(path.read_text(encoding="utf-8")):
            catalog.add(message, locations=[(_place(path), line)])
    for context, message in names_in_tables():
        catalog.add(message, context=context)
    written = BytesIO()
    write_po(written, catalog, width=100, include_lineno=False)
    lines = written.getvalue().decode().splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith(_CHANGING_HEADERS))


def refusals_in(source: str) -> Iterator[tuple[int, str]]:
    """Find the reasons and the rule headings of refusals, each with its line.

    They are the first argument of `IllegalAction` and of a method `refusal`, the argument `rule`,
    and what is assigned to a name `reason`, `rule` or `RULE`.
    """
    texts = [text for node in ast.walk(ast.parse(source)) for text in _texts(node)]
    for text in sorted(texts, key=lambda text: text.lineno):
        if isinstance(text, ast.Constant) and isinstance(text.value, str):
            yield text.lineno, text.value


def _texts(node: ast.AST) -> Iterator[ast.expr]:
    match node:
        case ast.Call():
            if _called(node.func) in _REFUSING:
                yield from node.args[:1]
            yield from (keyword.value for keyword in node.keywords if keyword.arg == "rule")
        case ast.Assign(targets=[ast.Name(id=name)]) if name.casefold() in _NAMES_OF_TEXTS:
            yield node.value
        case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
            if name.casefold() in _NAMES_OF_TEXTS:
                yield value


def _called(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _place(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()
