"""What an operator can set, and what it says when that makes no sense."""

import ast
import logging
import re
from pathlib import Path

import pytest

from bot import settings
from bot.settings import Settings, SettingsError, read_health, read_settings
from storage import environment
from tests.bot.running import ROOT

TOKEN = "MTA1.Gsecret.not-to-be-seen"
NO_FILE = Path("there is no such file")


def read(**environment: str) -> Settings:
    return read_settings({"DISCORD_TOKEN": TOKEN, **environment}, NO_FILE)


def test_a_token_is_all_that_is_needed() -> None:
    assert read() == Settings(token=TOKEN)


def test_everything_can_be_set() -> None:
    chosen = read(
        MALECON_DATABASE="games.sqlite3",
        MALECON_LOG_LEVEL="debug",
        MALECON_DRAWING_THREADS="3",
        MALECON_SNAPSHOT_EVERY="100",
        MALECON_LOG_FORMAT="JSON",
        MALECON_HEALTH_ADDRESS="::1",
        MALECON_HEALTH_PORT="9464",
        MALECON_CONTACT="Győző",
    )
    assert chosen == Settings(
        TOKEN, Path("games.sqlite3"), "DEBUG", 3, 100, "json", "::1", 9464, "Győző"
    )


def test_the_health_endpoint_is_off_and_for_this_machine() -> None:
    assert (read().health_address, read().health_port) == ("127.0.0.1", 0)
    given = {"MALECON_HEALTH_PORT": "9464", "MALECON_HEALTH_ADDRESS": "0.0.0.0"}
    assert read_health(given, NO_FILE) == ("0.0.0.0", 9464), "without a token, too"


@pytest.mark.parametrize("environment", [{}, {"DISCORD_TOKEN": ""}, {"DISCORD_TOKEN": "  "}])
def test_without_a_token(environment: dict[str, str]) -> None:
    with pytest.raises(SettingsError) as refused:
        read_settings(environment, NO_FILE)
    assert str(refused.value) == (
        "DISCORD_TOKEN is not set: put the bot's token into the environment or into .env."
    )


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        (
            "MALECON_LOG_LEVEL",
            "LOUD",
            "MALECON_LOG_LEVEL is 'LOUD', but can be DEBUG, INFO, WARNING, ERROR.",
        ),
        (
            "MALECON_DRAWING_THREADS",
            "0",
            "MALECON_DRAWING_THREADS is '0', but can be 1 to 8.",
        ),
        (
            "MALECON_DRAWING_THREADS",
            "two",
            "MALECON_DRAWING_THREADS is 'two', but can be 1 to 8.",
        ),
        (
            "MALECON_SNAPSHOT_EVERY",
            "-5",
            "MALECON_SNAPSHOT_EVERY is '-5', but can be 1 to 10000.",
        ),
        (
            "MALECON_LOG_FORMAT",
            "XML",
            "MALECON_LOG_FORMAT is 'xml', but can be text, json.",
        ),
        (
            "MALECON_HEALTH_PORT",
            "70000",
            "MALECON_HEALTH_PORT is '70000', but can be 0 to 65535.",
        ),
        (
            "MALECON_HEALTH_ADDRESS",
            "localhost",
            "MALECON_HEALTH_ADDRESS is 'localhost', but must be an IP address, such as 127.0.0.1.",
        ),
        (
            "MALECON_CONTACT",
            "!" * 501,
            "MALECON_CONTACT has 501 characters, but can have 500.",
        ),
    ],
)
def test_values_that_make_no_sense(name: str, value: str, told: str) -> None:
    with pytest.raises(SettingsError) as refused:
        read(**{name: value})
    assert str(refused.value) == told


def test_the_file_is_read_and_the_environment_wins(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text(
        "\ufeff# A comment, and below a quoted value\n"
        f'DISCORD_TOKEN="{TOKEN}"\n'
        "\n"
        "export MALECON_LOG_LEVEL=WARNING\n"
        "#MALECON_SNAPSHOT_EVERY=7\n"
        "MALECON_DATABASE = here=there.sqlite3\n"
        "MALECON_DRAWING_THREADS=\n",
        encoding="utf-8",
    )
    chosen = read_settings({"MALECON_LOG_LEVEL": "ERROR"}, file)
    assert chosen == Settings(TOKEN, Path("here=there.sqlite3"), "ERROR")
    assert read_settings({"MALECON_LOG_LEVEL": ""}, file).log_level == "WARNING"


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_bytes(b"DISCORD_TOKEN=\xff\xfe\xff")
    with pytest.raises(SettingsError, match=r"cannot be read as UTF-8 text\.$"):
        read_settings({}, file)


def test_the_token_never_shows(caplog: pytest.LogCaptureFixture) -> None:
    chosen = read()
    logging.getLogger("test").warning("%s %r", chosen, [chosen])
    shown = f"{chosen} {chosen!r} {[chosen]} {caplog.text}"
    assert TOKEN not in shown
    assert "malecon.sqlite3" in shown
    with pytest.raises(SettingsError) as refused:
        read(MALECON_DRAWING_THREADS="none")
    assert TOKEN not in str(refused.value)


def test_the_example_lists_exactly_what_is_read_each_with_a_comment() -> None:
    sources = (Path(module.__file__) for module in (settings, environment))
    text = "\n".join(source.read_text(encoding="utf-8") for source in sources)
    words = {n.value for n in ast.walk(ast.parse(text)) if isinstance(n, ast.Constant)}
    read_names = {w for w in words if isinstance(w, str) and re.fullmatch("[A-Z]+(_[A-Z]+)+", w)}
    blocks = (ROOT / ".env.example").read_text(encoding="utf-8").strip().split("\n\n")
    example = {}
    for block in blocks[0].splitlines()[1:] + blocks[1:]:
        comment, _, line = block.rpartition("\n")
        name, _, value = line.partition("=")
        assert comment.startswith("# "), f"{name} has no comment"
        example[name] = value
    assert set(example) == read_names
    given = read_settings({**example, "DISCORD_TOKEN": TOKEN}, NO_FILE)
    assert given == Settings(token=TOKEN), "the example shows what holds by itself"
