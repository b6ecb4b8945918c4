"""The Dockerfile and systemd's unit fit the project: what they name is there, and it runs."""

import asyncio
import configparser
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.settings import read_health, read_settings
from sandbox.local import Sandbox
from tests.bot.test_start import environment
from tests.local_discord import discord_

__all__ = ["discord_"]

ROOT = Path(__file__).parents[1]
UNIT = ROOT / "deploy" / "malecon.service"
INSTALLED = "/opt/malecon"
NO_FILE = Path("there is no such file")
POINTED = (
    "from sandbox.point import point_discord_at\n"
    "import os\n"
    "point_discord_at(int(os.environ['LOCAL_DISCORD']))\n"
)
"""Run by Python before the program, which then is the one that a real start would run."""


def instructions() -> Iterator[tuple[str, str]]:
    """Return the Dockerfile's instructions, each with what follows it."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    text = re.sub(r"^#.*\n", "", text, flags=re.MULTILINE).replace("\\\n", " ")
    for line in filter(None, text.splitlines()):
        name, _, rest = line.partition(" ")
        yield name, " ".join(rest.split())


def given(name: str) -> list[str]:
    return [rest for instruction, rest in instructions() if instruction == name]


@pytest.fixture(scope="module")
def service() -> dict[str, str]:
    """The unit's service, the last of what is given more than once."""
    unit = configparser.ConfigParser(interpolation=None, strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign] # names keep their case
    unit.read(UNIT, encoding="utf-8")
    return dict(unit["Service"])


def docker_settings() -> dict[str, str]:
    pairs = (pair.partition("=") for line in given("ENV") for pair in line.split())
    return {name: value for name, _, value in pairs}


# Docker


def test_the_image_has_a_python_that_the_project_allows() -> None:
    [image] = given("FROM")
    found = re.fullmatch(r"python:3\.(\d+)-slim", image)
    assert found, image
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    oldest = re.fullmatch(r">=3\.(\d+)", project["requires-python"])
    assert oldest
    assert int(found[1]) >= int(oldest[1])


def test_the_image_gets_what_is_there_and_all_that_is_needed() -> None:
    copied = [source for line in given("COPY") for source in line.split()[:-1]]
    for source in copied:
        assert (ROOT / source).exists(), source
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    let_in = {line[1:] for line in ignored if line.startswith("!")}
    assert let_in == set(copied), "and nothing else, above all no .env"
    imported = {"bot", "storage", "games", "rendering"}
    assert imported <= let_in


def test_packages_are_held_to_their_hashes() -> None:
    [install] = [command for command in given("RUN") if "pip install" in command]
    assert "--require-hashes -r requirements/run.txt" in install


def test_the_container_is_nobody_and_keeps_its_data() -> None:
    [user] = given("USER")
    assert user not in ("root", "0")
    [volume] = given("VOLUME")
    assert given("WORKDIR")[-1] == volume
    settings = read_settings({"DISCORD_TOKEN": "x", **docker_settings()}, NO_FILE)
    assert not settings.database.is_absolute()
    assert docker_settings()["PYTHONPATH"] == given("WORKDIR")[0], "where the code is"
    assert any(f"--owner={user}" in run and volume in run for run in given("RUN"))


def test_the_container_asks_the_bot_how_it_is_and_nobody_else_can() -> None:
    address, port = read_health(docker_settings(), NO_FILE)
    assert port
    assert address == "127.0.0.1"
    [check] = given("HEALTHCHECK")
    command = json.loads(check.partition("CMD ")[2])
    assert command == ["python", "-m", "bot.operating"]
    assert (ROOT / "bot" / "operating" / "__main__.py").is_file()


def test_signals_reach_the_bot_of_the_container() -> None:
    [command] = given("CMD")
    assert json.loads(command) == ["python", "-m", "bot"], "without a shell in between"


# systemd


def test_the_unit_names_what_is_there(service: dict[str, str]) -> None:
    assert service["ExecStart"] == f"{INSTALLED}/.venv/bin/python -m bot"
    assert f"PYTHONPATH={INSTALLED}" in service["Environment"].split()
    assert service["WorkingDirectory"] == f"%S/{service['StateDirectory']}"
    documentation = re.search(rf"file:{INSTALLED}/(\S+)", UNIT.read_text(encoding="utf-8"))
    assert documentation
    assert (ROOT / documentation[1]).is_file()


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="THERE IS NO systemd-analyze")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    """With a program that is there, for systemd looks whether it is."""
    unit = tmp_path / UNIT.name
    text = UNIT.read_text(encoding="utf-8").replace(f"{INSTALLED}/.venv/bin/python", sys.executable)
    unit.write_text(text, encoding="utf-8")
    command = ("systemd-analyze", "verify", "--man=no", str(unit))
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    told = [line for line in checked.stderr.splitlines() if UNIT.name in line]
    assert (checked.returncode, told) == (0, [])


async def test_what_the_unit_starts_runs_where_its_data_is(
    service: dict[str, str], discord_: Sandbox, tmp_path: Path
) -> None:
    hooks, state = tmp_path / "hooks", tmp_path / "state"
    hooks.mkdir()
    state.mkdir()
    (hooks / "sitecustomize.py").write_text(POINTED)
    set_by_unit = dict(pair.split("=", 1) for pair in service["Environment"].split())
    path = set_by_unit.pop("PYTHONPATH").replace(INSTALLED, str(ROOT))
    given = {
        **environment(),
        **set_by_unit,
        "PYTHONPATH": os.pathsep.join([str(hooks), path]),
        "LOCAL_DISCORD": str(discord_.port),
        "DISCORD_TOKEN": discord_.token,
    }
    program, *arguments = shlex.split(service["ExecStart"])
    assert program == f"{INSTALLED}/.venv/bin/python"
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, *arguments), cwd=state, env=given, stderr=asyncio.subprocess.PIPE
    )
    ending = asyncio.create_task(process.communicate())
    online = asyncio.create_task(discord_.bot_online())
    await asyncio.wait({ending, online}, return_when=asyncio.FIRST_COMPLETED)
    assert online.done(), (await ending)[1].decode()
    assert (await discord_.player("Ana").slash("about")).kind == "message"
    process.send_signal(signal.SIGTERM)
    _, err = await ending
    assert process.returncode == 0, err.decode()
    assert (state / "var" / "malecon.sqlite3").is_file()


async def test_a_wrong_setting_is_not_tried_again(service: dict[str, str], tmp_path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot"),
        cwd=tmp_path,
        env=environment(),
        stderr=asyncio.subprocess.DEVNULL,
    )
    assert service["Restart"] == "on-failure"
    assert str(await process.wait()) in service["RestartPreventExitStatus"].split()
