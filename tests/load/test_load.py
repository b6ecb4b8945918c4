"""The load in a size that takes no time: nothing is lost, and every figure is one."""

import math

import pytest

from tests.bench.report import Row
from tests.load import __main__ as command
from tests.load import play
from tests.load.play import Plan, measure


async def test_nothing_is_lost_and_nothing_done_twice() -> None:
    plan = Plan(tables=4, seconds=3.0, pause=0.02, glance=0.3, settled=0.5)
    rows = {row.name: row for row in await measure(plan)}
    assert all(math.isfinite(row.value) for row in rows.values())
    assert rows["load: moves in the logs"].value > plan.tables
    for bad in ("moves lost", "moves doubled", "posts missing", "posts repeated"):
        assert rows[f"load: {bad}"].value == 0


@pytest.mark.parametrize(("value", "code"), [(0, 0), (1, 1)])
def test_a_missed_target_is_an_error(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    value: float,
    code: int,
) -> None:
    async def measured(plan: Plan) -> list[Row]:
        return [Row(f"load: lost at {plan.tables} tables", value, "", at_most=0)]

    monkeypatch.setattr(command, "measure", measured)
    assert command.main(["--tables", "3"]) == code
    assert "lost at 3 tables" in capsys.readouterr().out


def test_growth_is_told_in_percent() -> None:
    glances = [
        play.Glance(at, memory) for at, memory in [(0, 50), (61, 100), (90, 100), (120, 130)]
    ]
    (_, _, growth) = play._growth(glances, Plan())
    assert (growth.value, growth.target) == (130, "≤ 110 MISSED")
