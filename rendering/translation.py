"""The texts of all pictures, gathered for translators: `python -m rendering words`.

Translations are kept as `locale/<language>/LC_MESSAGES/rendering.po`, compiled to `.mo` beside.
"""

import io
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import write_po

from rendering.core.words import DOMAIN, LOCALE
from rendering.maracaibo.terms import table_names

ROOM = Path(__file__).parent
TEMPLATE = LOCALE / f"{DOMAIN}.pot"
TABLES = "games/maracaibo"
"""Where the names of cards and places stand, which are not marked there."""
MARKS: dict[str, None] = {"gettext": None, "mark": None}
"""The functions whose argument is a text to be translated."""


def catalog() -> Catalog:
    """Return every text that is marked in this room, with the files that use it."""
    found = Catalog(domain=DOMAIN, project="Malecón", header_comment="# The words in the pictures.")
    texts = extract_from_dir(str(ROOM), [("**.py", "python")], keywords=MARKS)
    for file, _, text, _, _ in texts:
        found.add(text, locations=[(f"rendering/{file}", 0)])
    for name in table_names():
        found.add(name, locations=[(TABLES, 0)])
    return found


def template() -> str:
    """Write the texts as a template for translators; the same texts give the same template."""
    data = io.BytesIO()
    write_po(data, catalog(), omit_header=True, sort_output=True, include_lineno=False, width=100)
    return data.getvalue().decode("utf-8")
