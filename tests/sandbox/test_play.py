"""`python -m sandbox` from its start to Ctrl-C."""

import asyncio
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, suppress
from pathlib import Path

import pytest

from sandbox.__main__ import DEFAULT_PORT
from sandbox.remote import RemoteSandbox

ROOT = Path(__file__).parents[2]
LONGEST = 30
PROCESSES = Path("/proc")


@asynccontextmanager
async def played(
    var: Path, *arguments: str
) -> AsyncIterator[tuple[asyncio.subprocess.Process, str]]:
    """Start it; yield the process and the first line it prints."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "sandbox", "--var", str(var), *arguments),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    try:
        async with asyncio.timeout(LONGEST):
            line = await process.stdout.readline()
        yield process, line.decode()
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.communicate()


async def ended(process: asyncio.subprocess.Process) -> tuple[int | None, str, str]:
    """Return exit code, the rest of the output, and the errors."""
    async with asyncio.timeout(LONGEST):
        out, err = await process.communicate()
    return process.returncode, out.decode(), err.decode()


async def test_a_group_plays_and_finds_everything_again(tmp_path: Path) -> None:
    async with played(tmp_path, "--port", "0") as (process, line):
        assert line.startswith("Open http://127.0.0.1:")
        async with RemoteSandbox(line.split()[1]) as sandbox:
            ana = sandbox.player("Ana")
            answer = await ana.slash("table new", game="santiago-de-cuba", seats=2)
            words = answer.text
            assert answer.message.buttons
        process.send_signal(signal.SIGINT)
        assert await ended(process) == (0, "", "")
    async with (
        played(tmp_path, "--port", "0") as (process, line),
        RemoteSandbox(line.split()[1]) as sandbox,
    ):
        gyozo = sandbox.player("Győző")
        lobby = await gyozo.sees(words)
        joined = await gyozo.click(lobby, "Join")
        assert joined.message.id == lobby.id
        process.send_signal(signal.SIGINT)  # with five pages open
        assert await ended(process) == (0, "", "")


async def test_a_port_in_use_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        async with played(tmp_path, "--port", port) as (process, line):
            code, _, err = await ended(process)
            assert (code, line) == (2, "")
            assert err == f"Port {port} cannot be used: Address already in use.\n"


async def test_a_folder_that_is_played_in_is_left_alone(tmp_path: Path) -> None:
    async with (
        played(tmp_path, "--port", "0") as (first, _),
        played(tmp_path, "--port", "0") as (second, line),
    ):
        code, _, err = await ended(second)
        assert (code, line) == (2, "")
        assert err == (
            f"Another start plays in {tmp_path} already: end it, or play elsewhere with"
            " .venv/bin/python -m sandbox --var DIR.\n"
        )
        first.kill()
        await first.wait()
    async with played(tmp_path, "--port", "0") as (_, line):
        assert line.startswith("Open ")


async def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    async with played(tmp_path / "file" / "var", "--port", "0") as (process, _):
        code, _, err = await ended(process)
        assert (code, err) == (2, f"{tmp_path}/file/var cannot be used: Not a directory.\n")


async def test_a_port_that_no_machine_has_is_refused(tmp_path: Path) -> None:
    async with played(tmp_path, "--port", "70000") as (process, _):
        code, _, err = await ended(process)
        assert code == 2
        assert err.endswith("argument --port: a port is 0 to 65535, not '70000'\n")


def children_of(process_id: int) -> list[str]:
    return (PROCESSES / f"{process_id}/task/{process_id}/children").read_text().split()


def is_alive(process_id: str) -> bool:
    return (PROCESSES / process_id / "cmdline").exists()


@pytest.mark.skipif(not PROCESSES.is_dir(), reason="this system does not list its processes")
async def test_the_bot_ends_with_a_parent_that_was_killed(tmp_path: Path) -> None:
    async with played(tmp_path, "--port", "0") as (process, _):
        (child,) = children_of(process.pid)
        process.kill()
        await process.wait()
        async with asyncio.timeout(LONGEST):
            while is_alive(child):  # noqa: ASYNC110 - no event tells
                await asyncio.sleep(0.02)


async def test_another_port_is_taken_when_nobody_asked_for_one(tmp_path: Path) -> None:
    with ExitStack() as open_:
        with suppress(OSError):  # somebody else has it, which is as good
            open_.enter_context(socket.create_server(("127.0.0.1", DEFAULT_PORT)))
        async with played(tmp_path) as (process, line):
            assert line.startswith("Open http://127.0.0.1:")
            assert f":{DEFAULT_PORT}/" not in line
            process.send_signal(signal.SIGTERM)
            assert (await ended(process))[0] == 0
