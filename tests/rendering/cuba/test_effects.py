"""Glyph sentences say what the tables say, each thing its own way."""

from itertools import combinations

import pytest
from PIL import ImageChops, ImageStat

from games.cuba.data import CHARACTERS, CROPS, CUBES, MARKERS, MATERIALS, MERCHANDISE
from games.cuba.statutes import DUTIES, PRINTED, STATUTES, TAXES, Law
from games.cuba.tiles import BUILDINGS, TILES, Gives, Loads, Makes, Sells
from rendering import DUSK
from rendering.core.kit import Kit
from rendering.core.lettering import Setting
from rendering.core.sentence import Part, Quiet, row_width
from rendering.core.sprite import Sprite
from rendering.core.tokens import coin, piece, star
from rendering.cuba.effects import (
    SMALLEST,
    alternative,
    building_effect,
    character_effect,
    fitted,
    law_effect,
)
from rendering.cuba.pieces import any_chip, chip, wanted

KIT = Kit(DUSK)
LAWS: list[Law] = [law for statutes in STATUTES.values() for law in statutes]


def signature(sentence: list[Part]) -> tuple[object, ...]:
    """Return what can be told apart: texts, and things by their pixels."""
    return tuple(
        part.rgba().tobytes()
        if isinstance(part, Sprite)
        else part.setting.text
        if isinstance(part, Quiet)
        else part.text
        if isinstance(part, Setting)
        else part
        for part in sentence
    )


def numbers(sentence: list[Part]) -> list[str]:
    return [part.text for part in sentence if isinstance(part, Setting)]


def has(sentence: list[Part], sprite: Sprite) -> bool:
    return any(
        isinstance(part, Sprite) and part.rgba().tobytes() == sprite.rgba().tobytes()
        for part in sentence
    )


def test_every_law_is_said_its_own_way() -> None:
    sentences = {law: signature(law_effect(KIT, law)) for law in LAWS}
    assert len(set(sentences.values())) == len(LAWS) == 24
    assert signature(law_effect(KIT, "printed_tax")) == sentences["tax_2"]
    assert signature(law_effect(KIT, "printed_duty")) == sentences["duty_citrus"]
    assert all(law is None or law_effect(KIT, law) for law in PRINTED.values())


@pytest.mark.parametrize("law", TAXES)
def test_a_tax_says_its_pesos_and_points(law: Law) -> None:
    assert numbers(law_effect(KIT, law)) == [str(TAXES[law]), "2"]


@pytest.mark.parametrize("law", DUTIES)
def test_a_duty_says_its_cubes(law: Law) -> None:
    kinds, amount = DUTIES[law]
    sentence = law_effect(KIT, law)
    assert numbers(sentence) == [str(amount), "2"]
    if len(kinds) == 1:
        assert has(sentence, chip(KIT, kinds[0], 40))
    else:
        assert has(sentence, any_chip(KIT, "materials" if "wood" in kinds else "crops", 40))


@pytest.mark.parametrize("building", BUILDINGS)
def test_a_building_says_its_function(building: str) -> None:
    sentence = building_effect(KIT, building)  # type: ignore[arg-type]  # parametrised names
    match TILES[building].effect:  # type: ignore[index]  # the same
        case Sells(_, most, thing, each):
            often = [f"×{most}"] if most > 1 else []
            assert [part.setting.text for part in sentence if isinstance(part, Quiet)] == often
            assert numbers(sentence) == ([str(each)] if often else ["1", str(each)])
            assert has(sentence, coin(KIT, 40) if thing == "peso" else star(KIT, 42))
        case Makes(crop, good):
            assert has(sentence, chip(KIT, crop, 40))
            assert has(sentence, chip(KIT, good, 40))
        case Gives(_, amount):
            assert numbers(sentence) == [f"+{amount}"]
        case Loads(amounts):
            assert numbers(sentence) == [str(max(amounts))]


def test_buildings_characters_and_markers_are_told_apart() -> None:
    buildings = {signature(building_effect(KIT, tile)) for tile in BUILDINGS}
    assert len(buildings) == len(BUILDINGS)
    characters = [signature(character_effect(KIT, one)) for one in CHARACTERS]
    assert len(set(characters)) == len(CHARACTERS)
    dry = signature(character_effect(KIT, "worker", drought=True))
    assert dry not in characters
    places = [signature(alternative(KIT, marker)) for marker in MARKERS]
    assert len(set(places)) == len(MARKERS)


def test_the_crop_place_shows_the_cheapest_ones() -> None:
    assert has(alternative(KIT, "crop", ("sugar",)), chip(KIT, "sugar", 40))
    two = alternative(KIT, "crop", ("sugar", "citrus"))
    assert has(two, chip(KIT, "citrus", 40))
    assert has(alternative(KIT, "crop", CROPS), any_chip(KIT, "crops", 40))


@pytest.mark.parametrize("width", [120, 160, 200, 400])
def test_a_sentence_is_as_large_as_its_width_allows(width: int) -> None:
    for law in LAWS:
        sizes: list[float] = []

        def make(
            glyph: float, text: float, law: Law = law, sizes: list[float] = sizes
        ) -> list[Part]:
            sizes.append(glyph)
            return law_effect(KIT, law, glyph, text)

        sentence = fitted(make, width)
        assert row_width(sentence, 4) <= width or sizes[-1] <= SMALLEST
        if len(sizes) > 1:
            larger = law_effect(KIT, law, sizes[-2], 38 - (40 - sizes[-2]))
            assert row_width(larger, 4) > width


def test_materials_differ_from_merchandise_in_outline() -> None:
    def corner(sprite: Sprite) -> int:
        assert sprite.mask is not None
        pixel = sprite.mask.getpixel((5, 5))
        assert isinstance(pixel, int)
        return pixel

    for kind in CUBES:
        assert (corner(chip(KIT, kind, 64)) == 0) == (kind in MATERIALS)
    assert corner(any_chip(KIT, "materials", 64)) == 0
    for kinds in ("crops", "goods", "merchandise"):
        assert corner(any_chip(KIT, kinds, 64)) > 0


def test_places_that_want_cargo_are_told_apart() -> None:
    drawn = {wanted(KIT, kind, 56).rgba().tobytes() for kind in MERCHANDISE}
    assert len(drawn) == len(MERCHANDISE)


def test_five_seats_differ_in_outline() -> None:
    masks = [piece(KIT, seat, 60).mask for seat in range(5)]
    for one, other in combinations(masks, 2):
        assert one is not None
        assert other is not None
        assert ImageStat.Stat(ImageChops.difference(one, other)).mean[0] > 8
