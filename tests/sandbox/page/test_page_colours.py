"""Words of the page stand out enough for people who see little."""

import re
from pathlib import Path

THEME = Path(__file__).parents[3] / "sandbox" / "page" / "style" / "theme.css"
GROUNDS = ("night", "drawer", "room", "card", "field")
INKS = ("text", "soft", "strong", "wake", "bad")
FILLED = ("primary", "secondary", "success", "danger")


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_words_stand_out_from_their_ground() -> None:
    colours = dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", THEME.read_text("utf-8")))
    pairs = [(ink, ground) for ink in INKS for ground in GROUNDS]
    pairs += [("faint", ground) for ground in ("night", "drawer", "room", "field")]
    pairs += [("strong", ground) for ground in FILLED]
    weak = {pair for pair in pairs if contrast(colours[pair[0]], colours[pair[1]]) < 4.5}
    assert weak == set()
