import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.wording.names import NAME_LIMIT, safe_name

# Discord's markup: what each of these matches would be drawn as something else than text.
MARKUP = [
    r"\*",
    r"`",
    r"\\",
    r"(?<!\w)_|_(?!\w)|__",
    r"~~",
    r"\|\|",
    r"<[@#:/a-zA-Z]",
    r"@(everyone|here)",
    r"\]\(",
    r"\w+://",
    r"\A(#|>|-#|[-*+] |\d+\. )",
    r"[\n\r\u2028\u2029]",
]


@pytest.mark.parametrize(
    "name",
    [
        "Ana",
        "[HU] dark_knight <3",
        "she/her (Ana)",
        "Ana | BCN",
        "~Ana~",
        "José-Luis O'Neil",
        "Ω漢字タ",
        "👩‍👩‍👧‍👦 🏴 ☠️",
        "नमस्ते",
    ],
)
def test_an_ordinary_name_stays_as_it_is(name: str) -> None:
    assert safe_name(name) == name


@pytest.mark.parametrize(
    ("name", "safe"),
    [
        ("*bold* __u__ ~~s~~ ||x||", "∗bold∗ ˍˍuˍˍ ∼∼s∼∼ ∣∣x∣∣"),
        ("<@123> @everyone", "‹＠123> ＠everyone"),
        ("# heading", "＃ heading"),
        ("-# small", "‐# small"),
        ("> quote", "› quote"),
        ("1. list", "1.\N{NO-BREAK SPACE}list"),
        ("- list", "-\N{NO-BREAK SPACE}list"),
        ("[x](https://a.example)", "[x］(https∶//a.example)"),
        ("discord.gg/abc", "discord.gg∕abc"),
        ("two\nlines\u2028here", "two lines here"),
        ("\u202eevil\u202c", "evil"),
        ("\u200bhid\u200bden", "hidden"),
        ("   wide   apart ", "wide apart"),
        ("\u3164", "?"),
        ("", "?"),
        ("e" + "\u0301" * 20, "é" + "\u0301" * 3),
        ("x" * 40, "x" * 31 + "…"),
        ("x" * 30 + "👩‍👧", "x" * 30 + "…"),
    ],
)
def test_a_troublesome_name_becomes_harmless(name: str, safe: str) -> None:
    assert safe_name(name) == safe


@pytest.mark.parametrize("name", ["אבי", "محمد", "Ana אבי", "ש" * 40])
def test_a_name_from_right_to_left_keeps_to_itself(name: str) -> None:
    safe = safe_name(name)
    assert safe[0] == "\N{FIRST STRONG ISOLATE}"
    assert safe[-1] == "\N{POP DIRECTIONAL ISOLATE}"
    assert len(safe) <= NAME_LIMIT


@given(st.text(max_size=60) | st.text("*_~`|<>@#[]()\\:/-1. \n\u202e\u200d", max_size=40))
def test_no_name_carries_markup_or_upsets_a_line(name: str) -> None:
    safe = safe_name(name)
    assert 1 <= len(safe) <= NAME_LIMIT
    plain = safe.strip("\N{FIRST STRONG ISOLATE}\N{POP DIRECTIONAL ISOLATE}")
    for markup in MARKUP:
        assert not re.search(markup, plain), markup
    hidden = {"Cc", "Cs", "Co", "Zl", "Zp"}
    assert not any(unicodedata.category(letter) in hidden for letter in plain)
    assert safe_name(safe) == safe
