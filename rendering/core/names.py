"""Players' names as they can be drawn: any script, in the order in which it is read.

What a font here can draw is drawn. Fancy letters become plain ones, the letters of other scripts
are written in Latin by what Unicode calls them, and symbols are left out where a letter remains.
"""

import unicodedata
from functools import lru_cache

from rendering.core.coverage import covers
from rendering.core.lettering import FILES, OTHER_SCRIPTS
from rendering.core.plain_names import NAME_LIMIT, visible
from rendering.core.right_to_left import in_visual_order

MARKS_AT_ONCE = 2
"""Accents kept over one letter; more would leave the line."""
OPTIONAL = ("HEBREW ", "ARABIC ")
"""Scripts that are read without their points, which the plain layout would misplace."""
INDIC_VOWELS = frozenset({"VOWEL SIGN", "DEPENDENT VOWEL"})
SYMBOLS = frozenset({"So", "Sm", "Sc"})
PUNCTUATION = frozenset({"Sk", "Pc", "Pd", "Pe", "Pf", "Pi", "Po", "Ps"})
LETTERS_AND_DIGITS = ("L", "N")
SILENT = ("VIRAMA", "AL-LAKUNA", "ASAT", "COENG")
"""What these signs say: the vowel that goes with the letter is not spoken."""


@lru_cache(maxsize=1024)
def drawable(name: str) -> str:
    """Return a name in letters that the fonts have, in visual order; empty if nothing is left."""
    seen = visible(name)
    letters = _letters(seen)
    if not _says_something(letters) and not _is_drawn_as_it_is(seen):
        letters = [_spelled_out(seen)]
    return in_visual_order(" ".join("".join(letters).split()))


def _says_something(letters: list[str]) -> bool:
    return any(
        unicodedata.category(letter).startswith(LETTERS_AND_DIGITS)
        for piece in letters
        for letter in piece
    )


def _is_drawn_as_it_is(name: str) -> bool:
    """Return whether no sign of a name is missing in the fonts: a face like ":)"."""
    return all(letter.isspace() or _is_mark(letter) or _has(letter) for letter in name)


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter) in ("Mn", "Me")


def _letters(name: str) -> list[str]:
    """Return what stands for each letter of a name; symbols that no font has leave nothing."""
    letters: list[str] = []
    marks = 0
    for letter in name:
        marks = marks + 1 if _is_mark(letter) else 0
        if marks > MARKS_AT_ONCE or _is_optional(letter):
            continue
        if letter.isspace():
            letters.append(" ")
        elif _has(letter):
            letters.append(letter)
        else:
            _add_in_latin(letters, letter)
    return letters


def _is_optional(letter: str) -> bool:
    return _is_mark(letter) and unicodedata.name(letter, "").startswith(OPTIONAL)


def _has(letter: str) -> bool:
    """Return whether a letter can be drawn whichever face a text is set in."""
    everywhere = all(covers(face, letter) for face in FILES.values())
    return everywhere or any(covers(font, letter) for font in OTHER_SCRIPTS)


def _add_in_latin(letters: list[str], letter: str) -> None:
    """Add the plain form of a letter, its digit, or its sound."""
    plain = unicodedata.normalize("NFKD", letter)
    if plain != letter and all(map(_has, plain)):
        letters.append(plain)
        return
    digit = unicodedata.digit(letter, None)
    if digit is not None:
        letters.append(str(digit))
        return
    _add_sound(letters, unicodedata.name(letter, ""))


def _add_sound(letters: list[str], called: str) -> None:
    """Add what a letter sounds like, from what Unicode calls it."""
    if called.endswith(SILENT):
        _drop_vowel(letters)
    elif any(vowel in called for vowel in INDIC_VOWELS):
        _drop_vowel(letters)
        letters.append(called.split()[-1].lower())
    elif called.endswith(("ANUSVARA", "VISARGA")):
        letters.append("m" if called.endswith("ANUSVARA") else "h")
    elif " LETTER " in called or " SYLLABLE " in called:
        sound = called.split(" LETTER ")[-1].split(" SYLLABLE ")[-1].split()[-1].lower()
        sound = sound.upper() if called.startswith("REGIONAL INDICATOR") else sound
        letters.append(sound.removesuffix("yanna") if called.startswith("SINHALA") else sound)


def _drop_vowel(letters: list[str]) -> None:
    """Take away the vowel that is spoken with the letter before, as in the scripts of India."""
    if letters and len(letters[-1]) > 1 and letters[-1].endswith("a"):
        letters[-1] = letters[-1][:-1]


def _spelled_out(name: str) -> str:
    """Name the symbols of a name without any letter: a flame becomes "Fire"."""
    kinds = SYMBOLS if any(map(_is_symbol, name)) else PUNCTUATION
    called = [
        unicodedata.name(symbol, "").split(":")[0].removesuffix(" SYMBOL").title()
        for symbol in name
        if unicodedata.category(symbol) in kinds
    ]
    words = [word for word in called if word]
    enough = next((n for n in range(len(words)) if len(" ".join(words[:n])) > NAME_LIMIT), None)
    return " ".join(words[:enough])


def _is_symbol(letter: str) -> bool:
    return unicodedata.category(letter) in SYMBOLS
