"""When the disk, the drawing or the words fail: nothing is lost, and the words still come."""

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.client import Malecon
from bot.wording.santiago import wording as santiago
from rendering.santiago.artist import SantiagoArtist
from sandbox.local import Sandbox
from sandbox.players import Player
from sandbox.world import Event as News
from tests.bot.breaking import broken
from tests.bot.placing import GAME
from tests.bot.scripted import choices_in

UNSAVED = "The game could not be saved, so nothing was changed. Please try again."


@pytest.fixture
def interactions(discord_: Sandbox) -> list[str]:
    """The ids of all interactions, as they come."""
    ids: list[str] = []

    def hear(news: News) -> None:
        if news.name == "INTERACTION_CREATE":
            ids.append(news.data["id"])

    discord_.world.listen(hear)
    return ids


@contextmanager
def full_disk(bot: Malecon) -> Iterator[None]:
    """Let no file of this process grow beyond what the database's journal has."""
    journal = Path(f"{bot.settings.database}-wal")
    _, hard = limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (journal.stat().st_size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


async def test_a_full_disk_changes_nothing(
    bot: Malecon,
    people: list[Player],
    table: int,
    discord_: Sandbox,
    caplog: pytest.LogCaptureFixture,
) -> None:
    ana, *_ = people
    shown = await ana.slash("turn")
    button = choices_in(shown)[0][0]
    with full_disk(bot):
        answer = await ana.use(shown, button)
        assert (answer.text, answer.ephemeral) == (UNSAVED, True)
        assert f"table {table}" in caplog.messages[-1]
        assert (await ana.slash("santiago drive", stops=1)).text == UNSAVED
        discord_.world.locales[ana.id] = "en-GB"  # which would be noted, could it be
        assert "You hold" in (await ana.slash("hand")).text, "looking is possible all the same"
        assert choices_in(await ana.slash("turn"))
    assert (await bot.tables.live(table)).position.entries == 0
    assert await bot.database.log.count(table) == 0
    assert "drives 1 stop" in (await ana.use(shown, button)).text
    assert await bot.database.log.count(table) == 1


async def test_a_lobby_on_a_full_disk(bot: Malecon, people: list[Player]) -> None:
    ana, gyozo, *_ = people
    lobby = await ana.slash("table new", game=GAME, seats=2)
    with full_disk(bot):
        for answer in (
            await gyozo.click(lobby, "Join"),
            await ana.click(lobby, "Leave"),
            await ana.choose(lobby, ["open_holdings"]),
            await ana.slash("table close"),
            await ana.moved_to("plaza").slash("table new", game=GAME, seats=2),
        ):
            assert (answer.text, answer.ephemeral) == (UNSAVED, True)
        threaded = ana.moved_to("plaza")
        refused = await threaded.slash("table new", game=GAME, seats=2, thread=True)
        assert (refused.text, refused.ephemeral) == (UNSAVED, True)
    assert ana.latest(lobby).text == lobby.text
    assert len(await bot.database.tables.open_of(int(ana.id))) == 1
    assert "2 of 2 seats taken" in (await gyozo.click(lobby, "Join")).text


async def test_words_come_without_the_picture_of_the_board(
    bot: Malecon,
    people: list[Player],
    table: int,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    ana, gyozo, *_ = people
    monkeypatch.setattr(SantiagoArtist, "board", broken)
    await ana.slash("santiago drive", stops=1)
    post = await gyozo.sees("▶")
    assert post.images == []
    assert "Ana drives 1 stop" in post.text
    assert "**Street**" in post.text, "the board in words"
    assert len(gyozo.pings) == 1
    assert f"board of table {table} entry 1" in caplog.text
    looked = await gyozo.click(post, "Board")
    assert "**Street**" in looked.text
    assert looked.images == []


@pytest.mark.parametrize(("what", "command"), [("choices", "turn"), ("hand", "hand")])
async def test_words_come_without_a_private_picture(
    bot: Malecon,
    people: list[Player],
    table: int,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    interactions: list[str],
    what: str,
    command: str,
) -> None:
    ana, *_ = people
    monkeypatch.setattr(SantiagoArtist, what, broken)
    answer = await ana.slash(command)
    assert answer.ephemeral
    assert answer.images == []
    assert "pesos" in answer.text or "peso" in answer.text
    assert bool(choices_in(answer)) == (command == "turn")
    assert f"{what} of table {table} interaction {interactions[-1]}" in caplog.text
    assert "The brush broke." in caplog.text


async def test_what_nobody_foresaw_gets_an_apology_with_a_reference(
    bot: Malecon,
    people: list[Player],
    table: int,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    interactions: list[str],
) -> None:
    ana, gyozo, *_ = people
    await ana.slash("santiago drive", stops=1)
    board = await gyozo.sees("▶")
    monkeypatch.setattr(santiago, "holdings", broken)
    for answer in (await ana.slash("hand"), await gyozo.click(board, "My holdings")):
        assert answer.ephemeral
        assert answer.text.startswith("Something went wrong here.")
    assert interactions[-1] in answer.text
    failed = [record for record in caplog.records if record.name == "bot.refusals"]
    assert len(failed) == 2
    assert all(f"table {table}" in record.getMessage() for record in failed)
    assert all(record.exc_info for record in failed)


async def test_a_move_counts_though_its_answer_cannot_be_worded(
    bot: Malecon,
    people: list[Player],
    table: int,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    ana, gyozo, *_ = people
    monkeypatch.setattr(santiago, "story", broken)
    answer = await ana.slash("santiago drive", stops=1)
    assert answer.text == "That is done. See what comes next in the channel or with `/turn`."
    post = await gyozo.sees("▶")
    assert post.text == f"▶ <@{gyozo.id}>: drive the car"
    assert len(gyozo.pings) == 1
    assert "The brush broke." in caplog.text
    assert await bot.database.log.count(table) == 1


async def test_a_game_nobody_has_words_for_still_calls_the_next_player(
    bot: Malecon, people: list[Player], table: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, gyozo, *_ = people
    for words in ("story", "summons", "board"):
        monkeypatch.setattr(santiago, words, broken)
    await ana.slash("santiago drive", stops=1)
    assert (await gyozo.sees("▶")).text == f"▶ <@{gyozo.id}>: it is your turn"
