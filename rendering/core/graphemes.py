"""What a reader takes for one letter: a base with its accents, a family of emoji, a flag."""

import unicodedata

ELLIPSIS = "…"
ZERO_WIDTH_JOINER = "\N{ZERO WIDTH JOINER}"
JOINERS = frozenset({ZERO_WIDTH_JOINER, "\N{ZERO WIDTH NON-JOINER}"})
ISOLATES = frozenset("\N{LEFT-TO-RIGHT ISOLATE}\N{RIGHT-TO-LEFT ISOLATE}\N{FIRST STRONG ISOLATE}")
END_OF_ISOLATE = "\N{POP DIRECTIONAL ISOLATE}"
VIRAMA = 9
"""The combining class of signs that tie two letters of an Indian script together."""

_MARKS = frozenset({"Mn", "Me", "Mc"})
_CONTROLS = frozenset({"Cc", "Cf", "Zl", "Zp"})
_SKIN_TONES = range(0x1F3FB, 0x1F400)
_TAGS = range(0xE0020, 0xE0080)
_ENDINGS = frozenset("\uff9e\uff9f\u0e33\u0eb3")
"""Letters that are written as a part of the one before them: in katakana, Thai and Lao."""
_FLAG_LETTERS = range(0x1F1E6, 0x1F200)
_LEADING_JAMO = (range(0x1100, 0x1160), range(0xA960, 0xA97D))
_FOLLOWING_JAMO = (range(0x1160, 0x1200), range(0xD7B0, 0xD7FC))
_SYLLABLES = range(0xAC00, 0xD7A4)


def graphemes(text: str) -> list[str]:
    """Split a text where a reader may: never amid an emoji, a flag, a syllable or accents.

    Where Unicode's rules (UAX 29) depend on tables that Python lacks, two letters stay together.
    """
    found: list[str] = []
    for letter in text:
        if found and _belongs_to(found[-1], letter):
            found[-1] += letter
        else:
            found.append(letter)
    return found


def shorten(text: str, limit: int) -> str:
    """Return a text in at most `limit` characters; what is cut ends with an ellipsis.

    No grapheme is cut in two, and what is isolated for its direction is closed again.
    """
    if len(text) <= limit:
        return text
    kept, opened = "", 0
    for grapheme in graphemes(text):
        inside = max(0, opened + (grapheme in ISOLATES) - (grapheme == END_OF_ISOLATE))
        if len(kept) + len(grapheme) + len(ELLIPSIS) + inside > limit:
            break
        kept, opened = kept + grapheme, inside
    return kept.rstrip() + ELLIPSIS + END_OF_ISOLATE * opened


def _belongs_to(before: str, letter: str) -> bool:
    """Whether a letter is one with the grapheme before it."""
    last = before[-1]
    if last == "\r" and letter == "\n":
        return True
    if last not in JOINERS and unicodedata.category(last) in _CONTROLS and not _is_tag(last):
        return False
    return (
        _extends(letter)
        or (last == ZERO_WIDTH_JOINER and ord(letter) not in _FLAG_LETTERS)
        or (len(before) == 1 and ord(last) in _FLAG_LETTERS and ord(letter) in _FLAG_LETTERS)
        or (unicodedata.combining(last) == VIRAMA and unicodedata.category(letter) == "Lo")
        or _is_one_syllable(ord(last), ord(letter))
    )


def _extends(letter: str) -> bool:
    code = ord(letter)
    return (
        unicodedata.category(letter) in _MARKS
        or letter in JOINERS
        or code in _SKIN_TONES
        or _is_tag(letter)
        or letter in _ENDINGS
    )


def _is_tag(letter: str) -> bool:
    """Whether a letter is one of those, unseen, that tell the flag of a region."""
    return ord(letter) in _TAGS


def _is_one_syllable(before: int, code: int) -> bool:
    """Whether two letters of Korean are parts of one syllable."""
    leads = any(before in jamo for jamo in _LEADING_JAMO)
    if any(code in jamo for jamo in _FOLLOWING_JAMO):
        return leads or before in _SYLLABLES or any(before in jamo for jamo in _FOLLOWING_JAMO)
    return leads and (code in _SYLLABLES or any(code in jamo for jamo in _LEADING_JAMO))
