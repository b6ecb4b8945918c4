import pytest

from tests.bench.report import Row, percentile, write


def test_rows_are_set_in_columns() -> None:
    rows = [
        Row("rules: decisions", 33_000.4, "/s", "random play", at_least=33_000),
        Row("a copy", 4.25, "µs", at_most=4),
        Row("lost", 0.0123, "%", "of all"),
    ]
    assert write(rows).splitlines() == [
        "rules: decisions  33,000 /s  ≥ 33000 met  random play",
        "a copy              4.25 µs  ≤ 4 MISSED",
        "lost               0.012 %                of all",
    ]
    assert write([]) == ""


@pytest.mark.parametrize(("percent", "expected"), [(1, 1), (50, 50), (99, 99), (100, 100)])
def test_a_percentile_is_one_of_the_values(percent: float, expected: float) -> None:
    assert percentile(range(100, 0, -1), percent) == expected
    assert percentile([7], percent) == 7


def test_nothing_has_no_percentile() -> None:
    with pytest.raises(ValueError, match="nothing to take a percentile of"):
        percentile([], 50)
