"""Every measure on sizes that take no time: the figures mean nothing, but they are figures."""

import math
from types import ModuleType

import pytest

from tests.bench import __main__ as command
from tests.bench import bot, pictures, rules, storage
from tests.bench.report import Row


def shrink(monkeypatch: pytest.MonkeyPatch, module: ModuleType, **sizes: int) -> None:
    for name, size in sizes.items():
        monkeypatch.setattr(module, name, size)


def check(rows: list[Row], *missing: str) -> None:
    """Fail for a row that says nothing, or that two of them say the same."""
    names = [row.name for row in rows]
    assert len(set(names)) == len(names) > 3
    for row in rows:
        assert math.isnan(row.value) == (row.name in missing), row
        assert not row.value < 0, row


def test_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    shrink(monkeypatch, rules, ROUNDS=1, GAMES_A_ROUND=1, REPLAYS=2, COPIES=3)
    titles = [game.title for game, _ in rules.GAMES]
    check(rules.measure(), *(f"rules: {title}: ratio to catanatron" for title in titles))


def test_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    shrink(monkeypatch, pictures, BOARDS=2, ROUNDS=1, PLAIN_BOARDS=1)
    check(pictures.measure())


async def test_storage(monkeypatch: pytest.MonkeyPatch) -> None:
    shrink(monkeypatch, storage, ROUNDS=2, COMMITS=200, TABLES=4, READS=2)
    check(await storage.measure())


async def test_bot() -> None:
    plan = bot.Plan(
        rounds=1,
        turns_alone=4,
        tables=3,
        turns_busy=3,
        secret=3,
        mixed=3,
        large=2,
        pause=0.01,
        memory=(2, 4),
    )
    rows = await bot.measure(plan)
    check(rows)
    assert {row.name for row in rows if "memory" in row.name} == {
        "bot: memory with 3 tables",
        "bot: memory after 2 turns",
        "bot: memory after 4 turns",
    }


def test_measures_are_chosen_by_name(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rules, "measure", lambda python: [Row(f"by {python}", 1, "s")])
    monkeypatch.setattr(storage, "measure", lambda: [Row("not asked for", 1, "s")])
    assert command.main(["rules", "--catanatron", "elsewhere"]) == 0
    printed = capsys.readouterr().out
    assert "by elsewhere" in printed
    assert "not asked for" not in printed


def test_a_measure_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        command.main(["speed"])
    assert (
        "there is no measure speed: take rules, pictures, storage, bot" in capsys.readouterr().err
    )
