"""The pictures of ships, hands and choices are those that were looked at."""

import pytest

from rendering import Picture
from tests.rendering.likeness import assert_alike
from tests.rendering.maracaibo.goldens import GOLDENS
from tests.rendering.maracaibo.private_goldens import NAMES_OF_GOLDENS, pictures


@pytest.fixture(scope="module")
def drawn() -> dict[str, Picture]:
    return pictures()


def test_every_golden_picture_is_drawn(drawn: dict[str, Picture]) -> None:
    assert set(drawn) == set(NAMES_OF_GOLDENS)
    assert set(NAMES_OF_GOLDENS) <= {path.stem for path in GOLDENS.glob("*.png")}


@pytest.mark.parametrize("name", NAMES_OF_GOLDENS)
def test_a_picture_looks_as_it_did(name: str, drawn: dict[str, Picture]) -> None:
    assert_alike(drawn[name], GOLDENS / f"{name}.png")
