"""What is stored is what the scripts make, and everything has its credit."""

import json
import re
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from rendering.assets.charts import CHART, FONTS, ORDER, chart
from rendering.assets.drawings import art, masks
from rendering.core.lettering import FILES, OTHER_SCRIPTS
from rendering.core.theme import DUSK

ASSETS = FONTS.parent
SPRITES = ASSETS / "sprites"


def test_stored_sprites_are_what_the_script_makes() -> None:
    pytest.importorskip("resvg_py")
    from rendering.assets.build import sprites  # it needs resvg_py

    made = dict(sprites())
    assert {path.relative_to(SPRITES) for path in SPRITES.rglob("*.png")} == set(made)
    for path, image in made.items():
        with Image.open(SPRITES / path) as kept:
            assert kept.mode == image.mode, path
            difference = ImageChops.difference(kept.convert("RGBA"), image.convert("RGBA"))
            assert max(top for _, top in difference.getextrema()) <= 2, path


def test_every_sprite_has_a_drawing() -> None:
    assert stored("masks") == set(masks())
    assert stored(DUSK.name) == set(art(DUSK))


def stored(folder: str) -> set[str]:
    return {
        path.relative_to(SPRITES / folder).with_suffix("").as_posix()
        for path in (SPRITES / folder).rglob("*.png")
    }


def test_every_icon_names_its_author() -> None:
    credits_text = (ASSETS / "CREDITS.md").read_text(encoding="utf-8")
    credited = dict(re.findall(r"^\| ([a-z0-9-]+) \| (\w+) \|$", credits_text, re.MULTILINE))
    credited.pop("icon", None)
    assert set(credited) == {path.stem for path in (ASSETS / "icons").glob("*.svg")}
    assert "CC BY 3.0" in credits_text


def test_every_font_has_its_licence_beside_it() -> None:
    credits_text = (ASSETS / "CREDITS.md").read_text(encoding="utf-8")
    for licence in ("OFL.txt", "Apache-2.0.txt"):
        assert (FONTS / licence).stat().st_size > 4000
        assert licence in credits_text
    files = {path.name for path in FONTS.iterdir() if path.suffix in (".ttf", ".otf")}
    assert files == set(ORDER) == {*FILES.values(), *OTHER_SCRIPTS}


def test_the_chart_of_letters_is_what_the_fonts_say() -> None:
    assert json.loads(chart()) == json.loads(CHART.read_text(encoding="utf-8"))


def test_the_fonts_stay_small() -> None:
    assert sum(path.stat().st_size for path in Path(FONTS).iterdir()) < 4_000_000


@pytest.mark.parametrize("face", FILES.values())
def test_the_faces_have_every_letter_of_europes_latin_alphabets(face: str) -> None:
    from rendering.core.coverage import covers

    letters = (
        "AÁÀÂÄÃÅĀĂĄÆBCĆČÇĊDĎĐÐEÉÈÊËĒĖĘĚFGĞĢĠHĦIÍÌÎÏĪĮİJKĶLĹĽĻŁMNŃŇÑŅOÓÒÔÖÕŐØŒPQRŘŔSŚŠŞȘTŤŢȚÞ"
        "UÚÙÛÜŪŮŰŲVWŴXYÝŶŸZŹŽŻaáàâäãåāăąæbcćčçċdďđðeéèêëēėęěfgğģġhħiíìîïīįıjkķlĺľļłmnńňñņoóòôöõőøœ"
        "pqrřŕsśšşșßtťţțþuúùûüūůűųvwŵxyýŷÿzźžż0123456789+−–×/?…"
    )
    assert [letter for letter in letters if not covers(face, letter)] == []
