"""`python -m bot`: starts, says what is wrong in one sentence, and ends when it is asked to."""

import asyncio
import os
import shutil
import sys
from pathlib import Path

import pytest

from sandbox.local import Sandbox
from tests.bot.running import ROOT

NO_TOKEN = "DISCORD_TOKEN is not set: put the bot's token into the environment or into .env."
ON_THE_SANDBOX = (
    "import sys; from sandbox.point import point_discord_at; point_discord_at(int(sys.argv[1]));"
    "from bot.__main__ import main; sys.exit(main())"
)


def environment(**settings: str) -> dict[str, str]:
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("DISCORD_", "MALECON_", "MAKE", "MFLAGS"))  # make may run us
    }
    return {**kept, "PYTHONPATH": str(ROOT), **settings}


async def run(
    folder: Path, *command: str, **settings: str
) -> tuple[asyncio.subprocess.Process, asyncio.Task[tuple[bytes, bytes]]]:
    """Run a program in a folder; return it, and what it will have written."""
    process = await asyncio.create_subprocess_exec(
        *command,
        cwd=folder,
        env=environment(**settings),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    return process, asyncio.create_task(process.communicate())


async def said(folder: Path, *command: str, **settings: str) -> tuple[int | None, str, str]:
    """Run a program to its end; return its exit code and what it wrote."""
    process, writing = await run(folder, *command, **settings)
    out, err = await writing
    return process.returncode, out.decode(), err.decode()


async def test_without_a_token_it_says_so(tmp_path: Path) -> None:
    code, out, err = await said(tmp_path, sys.executable, "-m", "bot")
    assert (code, out, err) == (2, "", f"{NO_TOKEN}\n")


@pytest.mark.skipif(shutil.which("make") is None, reason="there is no make")
async def test_make_run_without_a_token_fails_with_2(tmp_path: Path) -> None:
    """In a folder of its own, for a developer's .env may hold a token."""
    for name in (".venv", "Makefile", "bot", "games", "rendering", "requirements", "storage"):
        (tmp_path / name).symlink_to(ROOT / name)
    venv = f"VENV={Path(sys.prefix)}"
    stamp = f"--old-file={Path(sys.prefix)}/run.stamp"
    code, out, err = await said(tmp_path, "make", "run", venv, stamp)
    assert code == 2
    assert err.splitlines()[0] == NO_TOKEN
    assert out == ""


async def test_a_setting_that_makes_no_sense(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=secret\nMALECON_DRAWING_THREADS=many\n")
    code, _, err = await said(tmp_path, sys.executable, "-m", "bot")
    assert (code, err) == (2, "MALECON_DRAWING_THREADS is 'many', but can be 1 to 8.\n")


async def test_a_token_that_discord_does_not_accept(discord_: Sandbox, tmp_path: Path) -> None:
    command = (sys.executable, "-c", ON_THE_SANDBOX, str(discord_.port))
    code, _, err = await said(tmp_path, *command, DISCORD_TOKEN="not-this-one")
    assert code == 2
    told = "Discord does not accept DISCORD_TOKEN: copy it anew from the bot's page."
    assert err.splitlines()[-1] == told
    assert "Traceback" not in err
    assert "not-this-one" not in err


async def test_a_discord_that_cannot_be_reached(tmp_path: Path, unused_tcp_port: int) -> None:
    command = (sys.executable, "-c", ON_THE_SANDBOX, str(unused_tcp_port))
    code, _, err = await said(tmp_path, *command, DISCORD_TOKEN="secret-token")
    assert code == 1
    assert err.splitlines()[-1].startswith("Discord cannot be reached: ")
    assert "Traceback" not in err
    assert "secret-token" not in err


async def test_a_database_that_cannot_be_used(discord_: Sandbox, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("These are notes, and no database at all.")
    command = (sys.executable, "-c", ON_THE_SANDBOX, str(discord_.port))
    for database, told in (
        ("notes.txt", "The file is not a SQLite database."),
        ("notes.txt/malecon.sqlite3", "The folder notes.txt cannot be made: "),
    ):
        code, _, err = await said(
            tmp_path, *command, DISCORD_TOKEN=discord_.token, MALECON_DATABASE=database
        )
        assert code == 1
        assert err.splitlines()[-1].startswith(told)
        assert "Traceback" not in err
        assert discord_.token not in err


async def test_it_runs_until_it_is_asked_to_end(discord_: Sandbox, tmp_path: Path) -> None:
    command = (sys.executable, "-c", ON_THE_SANDBOX, str(discord_.port))
    given = {"DISCORD_TOKEN": discord_.token, "MALECON_LOG_LEVEL": "DEBUG"}
    process, writing = await run(tmp_path, *command, **given)
    await discord_.bot_online()
    assert (await discord_.player("Ana").slash("turn")).kind == "message"
    process.terminate()
    _, err = await writing
    assert process.returncode == 0
    assert b"Traceback" not in err
    assert discord_.token.encode() not in err
    assert (tmp_path / "var" / "malecon.sqlite3").is_file()
    await discord_.bot_online(online=False)
