"""Databases on real files."""

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from storage.database import Database
from tests.storage.played import store_games


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return where the database of a test lies."""
    return tmp_path / "tables.sqlite3"


@pytest.fixture
async def db(path: Path) -> AsyncIterator[Database]:
    """Open a database, empty and up to date."""
    async with Database.open(path) as database:
        yield database


@pytest.fixture
def raw(db: Database, path: Path) -> Iterator[sqlite3.Connection]:
    """Connect to the same file past everything that storage checks."""
    with closing(sqlite3.connect(path, isolation_level=None, timeout=5)) as connection:
        connection.execute("PRAGMA foreign_keys = ON")
        yield connection


@pytest.fixture(scope="session")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a database with games of all kinds, to be copied."""
    path = tmp_path_factory.mktemp("games") / "games.sqlite3"
    asyncio.run(store_games(path))
    return path


@pytest.fixture
def database(games: Path, path: Path) -> Path:
    """Return a database with games of all kinds."""
    shutil.copyfile(games, path)
    return path
