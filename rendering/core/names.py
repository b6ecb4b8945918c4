"""Players' names as they can be drawn: any script, in the order in which it is read.

What a font here can draw is drawn. Fancy letters become plain ones, the letters of other scripts
are written in Latin by what Unicode calls them, and symbols are left out where a letter remains.
"""

import unicodedata
from functools import lru_cache

from rendering.core.coverage import covers
from rendering.core.lettering import FILES, OTHER_SCRIPTS
from rendering.core.right_to_left import in_visual_order

MARKS_AT_ONCE = 2
"""Accents kept over one letter; more would leave the line."""
INDIC_VOWELS = frozenset({"VOWEL SIGN", "DEPENDENT VOWEL"})
FORMATTING = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
LETTERS_AND_DIGITS = ("L", "N")
SILENT = ("VIRAMA", "AL-LAKUNA", "ASAT", "COENG")
"""What these signs say: the vowel that goes with the letter is not spoken."""


@lru_cache(maxsize=1024)
def drawable(name: str) -> str:
    """Return a name in letters that the fonts have, in visual order; empty if nothing is left."""
    letters = _letters(unicodedata.normalize("NFC", name))
    kept = "".join(letters) if _says_something(letters) else _spelled_out(name)
    return in_visual_order(" ".join(kept.split()))


def _says_something(letters: list[str]) -> bool:
    return any(
        unicodedata.category(letter).startswith(LETTERS_AND_DIGITS)
        for piece in letters
        for letter in piece
    )


def _letters(name: str) -> list[str]:
    """Return what stands for each letter of a name; symbols that no font has leave nothing."""
    letters: list[str] = []
    marks = 0
    for letter in name:
        marks = marks + 1 if unicodedata.category(letter) == "Mn" else 0
        if marks > MARKS_AT_ONCE or unicodedata.category(letter) in FORMATTING:
            continue
        if letter.isspace():
            letters.append(" ")
        elif _has(letter):
            letters.append(letter)
        else:
            _add_in_latin(letters, letter)
    return letters


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
        letters.append(sound.removesuffix("yanna") if called.startswith("SINHALA") else sound)


def _drop_vowel(letters: list[str]) -> None:
    """Take away the vowel that is spoken with the letter before, as in the scripts of India."""
    if letters and len(letters[-1]) > 1 and letters[-1].endswith("a"):
        letters[-1] = letters[-1][:-1]


def _spelled_out(name: str) -> str:
    """Name the symbols of a name without any letter: a flame becomes "Fire"."""
    called = (
        unicodedata.name(symbol, "").split(":")[0].removesuffix(" SYMBOL").title()
        for symbol in name
        if unicodedata.category(symbol) in ("So", "Sm", "Sc", "Sk", "Po", "Pd")
    )
    return " ".join(word for word in called if word)
