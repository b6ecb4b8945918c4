import pytest

from tests.openapi_file import MISSING, OPENAPI


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say at the end, where it is seen, that the tests prove less than they could."""
    if not OPENAPI.is_file():
        terminalreporter.write_line(MISSING, red=True, bold=True)
