"""The pictures are those that were looked at."""

from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from rendering import Picture
from tests.rendering import goldens as santiago
from tests.rendering.cuba import goldens as cuba
from tests.rendering.cuba import private_goldens as cuba_private
from tests.rendering.likeness import assert_alike
from tests.rendering.maracaibo import goldens as maracaibo
from tests.rendering.maracaibo import private_goldens as maracaibo_private
from tests.rendering.montego import goldens as montego

KEPT = (santiago, montego, cuba, cuba_private, maracaibo, maracaibo_private)
FOLDERS = sorted({kept.GOLDENS for kept in KEPT})
EACH = [
    pytest.param(kept, name, id=f"{kept.GOLDENS.name}-{name}")
    for kept in KEPT
    for name in kept.NAMES_OF_GOLDENS
]


@cache
def drawn(kept: ModuleType) -> dict[str, Picture]:
    pictures: dict[str, Picture] = kept.pictures()
    return pictures


@pytest.mark.parametrize("kept", KEPT, ids=lambda kept: str(kept.__name__))
def test_every_golden_picture_is_drawn(kept: ModuleType) -> None:
    assert set(drawn(kept)) == set(kept.NAMES_OF_GOLDENS)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.name))
def test_no_golden_picture_is_kept_that_is_not_drawn(folder: Path) -> None:
    names = {name for kept in KEPT if folder == kept.GOLDENS for name in kept.NAMES_OF_GOLDENS}
    assert {path.stem for path in folder.glob("*.png")} == names


@pytest.mark.parametrize(("kept", "name"), EACH)
def test_a_picture_looks_as_it_did(kept: ModuleType, name: str) -> None:
    assert_alike(drawn(kept)[name], kept.GOLDENS / f"{name}.png")
