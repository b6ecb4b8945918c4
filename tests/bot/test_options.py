"""Options of both kinds side by side: a yes or a no, and one of a few values."""

from types import SimpleNamespace
from typing import Any, Literal

import msgspec
import pytest

from bot import options
from bot.refusals import Refusal
from bot.wording.game import OptionWords
from bot.wording.language import Language

ENGLISH = Language("en")
GAME = "regatta"


class Agreed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a made-up game can be played with."""

    storms: bool = False
    wind: Literal["light", "strong"] = "light"
    charts: bool = True
    laps: Literal[1, 2, 3] = 2


WORDS = [
    OptionWords("storms", "Storms", "Ships may be lost."),
    OptionWords("wind", "Wind", "How fast ships are.", seats=2),
    OptionWords("charts", "Charts", "Reefs are seen."),
    OptionWords("laps", "Laps", "How long it takes."),
]


@pytest.fixture(autouse=True)
def regatta(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let there be a game with such options."""
    game: Any = SimpleNamespace(
        title="Regatta",
        options_type=Agreed,
        load_options=lambda text: msgspec.json.decode(text, type=Agreed),
    )
    monkeypatch.setattr(options, "GAMES", {GAME: game})
    monkeypatch.setattr(options, "WORDINGS", {GAME: SimpleNamespace(options=lambda _: WORDS)})


def read(text: str) -> Agreed:
    return msgspec.json.decode(text, type=Agreed)


def typed(text: str, seats: int = 2) -> Agreed:
    return read(options.options_from(GAME, seats, text, ENGLISH))


@pytest.mark.parametrize(
    ("text", "agreed"),
    [
        ("", Agreed()),
        ("storms, laps: 3", Agreed(storms=True, laps=3)),
        ("Laps 1, charts,wind=strong", Agreed(charts=False, wind="strong", laps=1)),
        ("laps:1, laps:3", Agreed(laps=3)),
    ],
)
def test_what_is_typed(text: str, agreed: Agreed) -> None:
    assert typed(text) == agreed


@pytest.mark.parametrize("text", ["Laps", "Laps: 4", "Wind: none", "yes"])
def test_what_is_no_option_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match=f"Regatta has no option “{text}”; it has: Storms, Wind: "):
        typed(f"Storms, {text}")


def test_an_option_that_means_nothing_to_so_many_is_not_there() -> None:
    with pytest.raises(Refusal) as refused:
        typed("wind: strong", seats=3)
    assert str(refused.value) == (
        "Regatta has no option “wind: strong”; it has: Storms, Charts, Laps: 1, Laps: 2, Laps: 3."
    )


def test_each_kind_is_changed_without_the_other() -> None:
    stored = options.encode(GAME, {"storms": True, "wind": "strong", "laps": 3})
    assert read(options.switched(GAME, stored, ["charts"])) == Agreed(wind="strong", laps=3)
    assert read(options.valued(GAME, stored, "laps", "1")) == Agreed(
        storms=True, wind="strong", laps=1
    )


def test_completions_add_one_option_to_those_typed() -> None:
    def offered(text: str, seats: int | None = 2) -> list[str]:
        return [sent for _, sent in options.completions(GAME, seats, text, ENGLISH)]

    laps = ["Laps: 1", "Laps: 2", "Laps: 3"]
    assert offered("") == ["Storms", "Wind: light", "Wind: strong", "Charts", *laps]
    assert offered("", seats=3) == ["Storms", "Charts", *laps]
    assert offered("", seats=None) == offered("")
    assert offered("laps: 2, S") == ["laps: 2, Storms", "laps: 2, Wind: strong", "laps: 2, Charts"]
    assert offered("Storms, Wind: light, Charts, ") == [
        f"Storms, Wind: light, Charts, {lap}" for lap in laps
    ]
