"""A game taken along as a file, and a finished one opened from it: over the wire."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.client import Malecon
from games.core.log_file import MOST_BYTES
from games.core.undo import Undo, standing
from games.registry import GAMES
from sandbox.local import Sandbox
from sandbox.players import Answer, Player
from storage.rows import SeatRow
from tests.bot.placing import place
from tests.bot.running import DATABASE, ROOT, malecon
from tests.bot.scripted import board_button, is_last_post
from tests.games.santiago.positions import STREET, position
from tests.storage import played
from tests.storage.command import storage

NAMES = ("Ana", "Győző", "Łukasz", "Mateo")


async def begun(
    bot: Malecon, discord_: Sandbox, players: Sequence[Player], slug: str, channel: str = "games"
) -> int:
    """Begin a game in a channel, as the bot does, and make some moves."""
    channel_id = int(discord_.world.find_channel(channel, players[0].id)["id"])
    users = tuple(int(player.id) for player in players)
    table = await played.begun(bot.database, slug, channel_id, users)
    for player in players:
        await bot.database.people.remember(int(player.id), player.name, "en-US", at=1)
    await played.play(table, Random(slug), 40)
    await bot.database.boards.shown(table.id, table.position.entries, 700)
    return table.id


async def finished(
    bot: Malecon, discord_: Sandbox, players: Sequence[Player], slug: str, channel: str = "games"
) -> int:
    """Play a game to its end; now and then something is taken back."""
    number = await begun(bot, discord_, players, slug, channel)
    table = await bot.tables.live(number)
    await played.play(table, Random(slug))
    await bot.database.boards.shown(number, table.position.entries, 701)
    bot.tables.forget(number)
    return number


def file_of(answer: Answer) -> tuple[str, bytes]:
    assert answer.ephemeral
    [(name, data)] = answer.files.items()
    return name, data


async def replay(folder: Path, data: bytes) -> subprocess.CompletedProcess[str]:
    """Run `python -m games replay` on a file."""
    path = folder / "taken.json"
    path.write_bytes(data)
    command = [sys.executable, "-m", "games", "replay", str(path)]
    return await asyncio.to_thread(
        subprocess.run, command, cwd=ROOT, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("slug", GAMES)
async def test_a_finished_game_is_taken_along_and_opened_elsewhere(
    bot: Malecon, discord_: Sandbox, people: list[Player], tmp_path: Path, slug: str
) -> None:
    ana, gyozo, lukasz, mateo = people
    number = await finished(bot, discord_, [ana, gyozo], slug)
    name, data = file_of(await ana.slash("table export", names=True))
    assert name == f"malecon-{slug}-{number}.json"
    raw = json.loads(data)
    assert (raw["whole"], raw["names"]) == (True, ["Ana", "Győző"])
    assert any(entry["action"]["type"] == "undo" for entry in raw["entries"])
    assert not [player.id for player in people if player.id in data.decode()]
    run = await replay(tmp_path, data)
    assert (run.returncode, run.stderr) == (0, "")
    assert "entries lead to the end" in run.stdout

    opener = lukasz.moved_to("plaza")
    answer = await opener.slash("table import", file=(name, data))

    assert answer.ephemeral
    assert answer.text.startswith(f"The game is open here as table {number + 1}, at which nobody")
    told = await mateo.sees("opens a finished game of", channel="plaza")
    assert told.wire["interaction_metadata"]["name"] == "table import"
    assert told.text.splitlines() == [
        f"<@{lukasz.id}> opens a finished game of **{GAMES[slug].title}** to be looked at, as table"
        f" {number + 1}.",
        "- A: Ana",
        "- B: Győző",
    ]
    post = await mateo.sees(is_last_post, channel="plaza")
    assert post.wire.get("notified", []) == []
    assert len(post.images) == 1
    here = mateo.moved_to("plaza")
    for command, what in (("board", "board"), ("log", "log")):
        shown = await here.slash(command)
        clicked = await mateo.click(post, board_button(post, what) or "")
        assert shown.ephemeral
        assert (shown.text, shown.images) == (clicked.text, clicked.images)
    result = (await here.slash("turn")).text
    assert "Ana" in result
    assert "Győző" in result
    # what it shows is what the table itself shows
    for command in ("board", "log", "turn", "player-boards", "second-board"):
        original = await mateo.slash(command)
        again = await here.slash(command)
        assert (again.text, again.images) == (original.text, original.images)
    # and it can be taken along again
    _, once_more = file_of(await here.slash("table export", names=True))
    assert once_more == data
    verified = await asyncio.to_thread(storage, "verify", "--database", tmp_path / DATABASE)
    assert (verified.returncode, verified.stdout) == (0, "2 of 2 tables are as their logs say.\n")


@pytest.fixture
async def opened(bot: Malecon, discord_: Sandbox, people: list[Player]) -> bytes:
    """Open a finished game, table 2, on the plaza; return its file. Nobody is named in it."""
    ana, gyozo, lukasz, _ = people
    await finished(bot, discord_, [ana, gyozo], "santiago-de-cuba")
    _, data = file_of(await ana.slash("table export"))
    await lukasz.moved_to("plaza").slash("table import", file=("game.json", data))
    await lukasz.sees(is_last_post, channel="plaza")
    posting = bot.poster.wake(await bot.tables.live(2))
    if posting is not None:
        await posting
    return data


async def test_an_opened_game_is_in_nobodys_way(
    bot: Malecon, people: list[Player], opened: bytes
) -> None:
    for player in people:
        assert "You sit at no table." in (await player.slash("tables")).text
    ana, gyozo, *_ = (player.moved_to("plaza") for player in people)
    refused = await ana.slash("santiago drive", stops=1)
    assert refused.text.startswith("No table is open in this channel")
    assert (await ana.slash("undo")).text.startswith("No table is open in this channel")
    assert (await ana.slash("hand")).text.startswith("You do not sit at this table")
    lobby = await ana.slash("table new", game="cuba", seats=2)
    await gyozo.click(lobby, "Join")
    await gyozo.click(lobby, "Start")
    assert (await bot.database.tables.get(3)).status == "playing"
    entries = await bot.database.log.entries(2)
    assert json.loads(opened)["entries"][-1]["number"] == len(entries)


async def test_who_plays_elsewhere_is_asked_whether_the_opened_game_is_meant(
    bot: Malecon, discord_: Sandbox, people: list[Player], opened: bytes
) -> None:
    ana, gyozo, *_ = people
    at = position(seats=2, inactive=STREET)
    await place(bot.database, discord_, at, [ana, gyozo], "general")
    here = ana.moved_to("plaza")

    asked = await here.slash("board")

    labels = [(option.label, option.description) for option in asked.message.select().options]
    assert labels == [
        ("Santiago de Cuba · #general", "your turn: drive the car"),
        ("Santiago de Cuba · #plaza", "the game is over"),
    ]
    chosen = await ana.choose(asked, "Santiago de Cuba · #plaza")
    spectator = await people[2].moved_to("plaza").slash("board")
    assert (chosen.text, chosen.images) == (spectator.text, spectator.images)
    for_all = await here.slash("board", for_all=True)
    assert not for_all.ephemeral
    assert (for_all.text, for_all.images) == (spectator.text, spectator.images)


async def test_a_file_may_be_laid_out_otherwise(people: list[Player], opened: bytes) -> None:
    there = people[0].moved_to("general")
    raw = json.loads(opened)
    laid_out = json.dumps({name: raw[name] for name in sorted(raw)}, indent=4).encode()

    await there.slash("table import", file=("game.txt", laid_out))

    assert file_of(await there.slash("table export"))[1] == opened


async def test_names_in_a_file_are_as_harmless_as_those_of_members(
    people: list[Player], opened: bytes
) -> None:
    ana, gyozo, *_ = people
    raw = json.loads(opened)
    raw["names"] = [f"@everyone <@{gyozo.id}> **x**", "\u202e\n\x00" + "W" * 90]

    await ana.moved_to("general").slash(
        "table import", file=("game.json", json.dumps(raw).encode())
    )

    told = await gyozo.sees("opens a finished game of", channel="general")
    post = await gyozo.sees(is_last_post, channel="general")
    for message in (told, post):
        assert message.wire.get("notified", []) == []
        assert f"<@{gyozo.id}>" not in message.text
        assert "@everyone" not in message.text
    assert len(told.text.splitlines()) == 3
    assert len(post.images) == 1


async def test_a_game_in_which_all_went_back_and_a_seat_changed_hands(
    bot: Malecon, discord_: Sandbox, people: list[Player], tmp_path: Path
) -> None:
    """What the table logs beside the moves is taken along and opened like them."""
    ana, gyozo, lukasz, _ = people
    number = await begun(bot, discord_, [ana, gyozo], "cuba")
    live = await bot.tables.live(number)
    _, lines = await live.whole_log()
    stands = [line[0] for line in standing(lines)]
    await live.act(1, Undo(stands[len(stands) // 2], agreed=True))
    await live.reseat(SeatRow(1, None, joined_at=3, computer=True, owner_id=int(gyozo.id)))
    await played.play(live, Random(1))
    bot.tables.forget(number)
    _, data = file_of(await ana.slash("table export", names=True))
    kinds = [entry["action"]["type"] for entry in json.loads(data)["entries"]]
    assert "reseat" in kinds
    assert b'"agreed":true' in data
    assert gyozo.id not in data.decode()

    await lukasz.moved_to("plaza").slash("table import", file=("game.json", data))

    post = await lukasz.sees(is_last_post, channel="plaza")
    log = await lukasz.click(post, board_button(post, "log") or "")
    assert log.text == (await lukasz.slash("log")).text
    _, again = file_of(await lukasz.moved_to("plaza").slash("table export", names=True))
    assert json.loads(again)["entries"] == json.loads(data)["entries"]
    verified = await asyncio.to_thread(storage, "verify", "--database", tmp_path / DATABASE)
    assert (verified.returncode, verified.stdout) == (0, "2 of 2 tables are as their logs say.\n")
    run = await replay(tmp_path, data)
    assert (run.returncode, run.stderr) == (0, "")


async def test_without_names_players_are_called_by_their_seats(
    people: list[Player], opened: bytes
) -> None:
    assert json.loads(opened)["names"] == []
    told = await people[3].sees("opens a finished game of", channel="plaza")
    assert len(told.text.splitlines()) == 1
    result = (await people[3].moved_to("plaza").slash("turn")).text
    assert "＃1" in result
    assert "Ana" not in result


async def test_an_opened_game_survives_a_restart_and_is_shown_once(
    discord_: Sandbox, people: list[Player], tmp_path: Path
) -> None:
    ana, gyozo, lukasz, mateo = people
    async with malecon(discord_, tmp_path) as bot:
        await finished(bot, discord_, [ana, gyozo], "cuba")
        _, data = file_of(await ana.slash("table export"))
        await lukasz.moved_to("plaza").slash("table import", file=("game.json", data))
        post = await mateo.sees(is_last_post, channel="plaza")
        board = await mateo.moved_to("plaza").slash("board")
    async with malecon(discord_, tmp_path) as bot:
        assert bot.resuming is not None
        await bot.resuming
        again = await mateo.click(post, board_button(post, "board") or "")
        assert (again.text, again.images) == (board.text, board.images)
        assert (await mateo.moved_to("plaza").slash("log")).text
        assert len([one for one in mateo.visible("plaza") if is_last_post(one)]) == 1


async def test_what_a_crash_has_kept_from_the_channel_comes_at_the_next_start(
    discord_: Sandbox, people: list[Player], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, gyozo, lukasz, mateo = people
    async with malecon(discord_, tmp_path) as bot:
        await finished(bot, discord_, [ana, gyozo], "montego-bay")
        _, data = file_of(await ana.slash("table export"))
        monkeypatch.setattr(bot.poster, "wake", lambda table: None)
        await lukasz.moved_to("plaza").slash("table import", file=("game.json", data))
        assert not [one for one in mateo.visible("plaza") if is_last_post(one)]
    async with malecon(discord_, tmp_path):
        post = await mateo.sees(is_last_post, channel="plaza")
        assert len(post.images) == 1


BAD = [
    (b"Dear diary", "The file is not JSON: "),
    (b"{}", "The file is no log of a game that was taken along from here."),
    (b'{"format": "malecon-log", "version": 2}', "The file is of version 2, and this program"),
    (b"[" * 5000, "The file nests its lists deeper than any game does."),
    (b" " * (MOST_BYTES + 1), f"The file is longer than {MOST_BYTES} bytes, as no game is."),
]


@pytest.mark.parametrize(("data", "sentence"), BAD)
async def test_a_file_that_is_no_game_is_refused(
    bot: Malecon, people: list[Player], data: bytes, sentence: str
) -> None:
    answer = await people[0].slash("table import", file=("game.json", data))

    assert answer.ephemeral
    assert answer.text.startswith(sentence)
    assert "Something went wrong" not in answer.text
    assert await bot.database.tables.latest_finished_in(0) is None
    assert people[1].visible("games") == []


def _agreed(raw: dict[str, Any]) -> None:
    """Let everything be taken back again and again, by agreement: that is followed at once."""
    kept = raw["entries"]
    for number in range(len(kept), len(kept) + 60):
        back = {"type": "undo", "to": number - 1, "agreed": True}
        raw["entries"] = [*raw["entries"][: number - 1], {**kept[-1], "number": number}]
        raw["entries"][-1]["action"] = back


CHANGES = [
    (lambda raw: raw.update(game="chess"), "There is no game “chess” here."),
    (lambda raw: raw.update(seats=4), "Entry "),
    (lambda raw: raw["entries"].pop(), "The game in the file is not over"),
    (lambda raw: raw["entries"].pop(3), "Entry 5 cannot be replayed: entry 4 should follow."),
    (lambda raw: raw.update(digest="x"), "The game in the file ends in another position"),
    (lambda raw: raw["entries"][20].update(action={"type": "pass"}), "Entry 21 cannot be"),
    (
        lambda raw: raw["entries"][5].update(action={"type": "undo", "to": 0}),
        "Entry 6 takes back what stands for good.",
    ),
    (_agreed, "The game in the file is not over"),
]


async def test_a_log_that_does_not_hold_is_refused_and_nothing_is_stored(
    bot: Malecon, people: list[Player], opened: bytes
) -> None:
    tables = await bot.database.tables.get(2)
    for change, sentence in CHANGES:
        raw = json.loads(opened)
        change(raw)
        data = json.dumps(raw).encode()
        answer = await people[0].slash("table import", file=("game.json", data))
        assert answer.ephemeral
        assert answer.text.startswith(sentence), answer.text
    assert await bot.database.tables.latest_finished_in(tables.channel_id) == tables
    channel = int((await bot.database.tables.get(1)).channel_id)
    latest = await bot.database.tables.latest_finished_in(channel)
    assert latest is not None
    assert latest.id == 1


async def test_before_the_end_the_file_holds_what_the_player_knows(
    bot: Malecon, discord_: Sandbox, people: list[Player], tmp_path: Path
) -> None:
    ana, gyozo, lukasz, _ = people
    number = await begun(bot, discord_, [ana, gyozo], "maracaibo")
    table = await bot.tables.live(number)
    for seat, player in enumerate((ana, gyozo, lukasz)):
        _, data = file_of(await player.slash("table export"))
        raw = json.loads(data)
        known = seat if seat < 2 else None
        assert (raw["whole"], raw["seat"], raw["view"]["seat"]) == (False, known, known)
        assert "entries" not in raw
        assert raw["view"] == json.loads(json.dumps(raw["view"]))
        heard = [event for events in raw["told"] for event in events]
        assert heard
        assert all(event["to"] is None or known in event["to"] for event in heard)
        assert not [one.id for one in people if one.id in data.decode()]
        refused = await ana.slash("table import", file=("so-far.json", data))
        assert refused.text.startswith("The file holds what one player knew while the game went on")
        run = await replay(tmp_path, data)
        assert (run.returncode, run.stderr) == (0, "")
        assert "Hidden until the end" in run.stdout
    assert table.decision is not None


async def test_what_was_taken_back_unseen_is_in_no_file_before_the_end(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    players = people[:2]
    live = await bot.tables.live(await begun(bot, discord_, players, "cuba"))
    rng = Random(3)
    while True:
        decision = live.decision
        assert decision is not None
        seat = decision.awaited[0]
        _, before = file_of(await players[1 - seat].slash("table export"))
        await live.act(seat, rng.choice(decision.legal(seat)))
        steps = live.course.undoable(seat)
        if steps and not steps[-1].posted:
            break
    _, meanwhile = file_of(await players[1 - seat].slash("table export"))
    await live.act(seat, Undo(steps[-1].before.entries))

    _, after = file_of(await players[1 - seat].slash("table export"))

    assert after == before != meanwhile


async def test_who_plays_at_several_tables_is_asked_which(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    ana, gyozo, lukasz, _ = people
    at = position(seats=2, inactive=STREET)
    await place(bot.database, discord_, at, [ana, gyozo], "plaza")
    await place(bot.database, discord_, at, [ana, lukasz], "games")

    asked = await ana.moved_to("general").slash("table export", names=True)

    assert asked.text == "You play at several tables: which one do you mean?"
    chosen = await ana.choose(asked, "Santiago de Cuba · #plaza")
    name, data = file_of(chosen)
    assert name == "malecon-santiago-de-cuba-1.json"
    assert json.loads(data)["names"] == ["Ana", "Győző"]
    assert chosen.text.startswith("In <#")


async def test_the_game_that_was_finished_here_is_meant_though_others_are_played_elsewhere(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    ana, gyozo, lukasz, _ = people
    number = await finished(bot, discord_, [ana, gyozo], "montego-bay")
    at = position(seats=2, inactive=STREET)
    playing = [
        await place(bot.database, discord_, at, [ana, lukasz], channel)
        for channel in ("plaza", "general")
    ]

    name, data = file_of(await ana.slash("table export"))

    assert name == f"malecon-montego-bay-{number}.json"
    assert json.loads(data)["whole"] is True
    completed = await ana.complete("table export", "table")
    assert [value for _, value in completed] == [*playing, number]
    assert await ana.complete("table export", "table", "Mont") == [
        (f"{number} · Montego Bay · #games", number)
    ]
    away = await gyozo.moved_to("plaza").complete("table export", "table")
    assert [value for _, value in away] == [playing[0], number]  # this channel's, and their own
    stranger = await lukasz.moved_to("plaza").complete("table export", "table")
    assert [value for _, value in stranger] == playing


async def test_a_table_can_be_named_by_its_number(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    ana, gyozo, lukasz, mateo = people
    await finished(bot, discord_, [ana, gyozo], "montego-bay")
    await place(bot.database, discord_, position(seats=2, inactive=STREET), [lukasz, mateo])
    lobby = await lukasz.moved_to("general").slash("table new", game="cuba", seats=2)
    assert "table 3" in lobby.text

    assert json.loads(file_of(await mateo.slash("table export", table=1))[1])["whole"] is True
    away = ana.moved_to("general")
    assert json.loads(file_of(await away.slash("table export", table=1))[1])["whole"] is True
    elsewhere = mateo.moved_to("general")
    refused = await elsewhere.slash("table export", table=1)
    assert refused.text == "Table 1 is none of yours, and not of this channel."
    await bot.database.tables.close(2, at=9)
    given_up = await mateo.slash("table export", table=2)
    assert given_up.text.startswith("Table 2 was closed before the end: this is what you may know")
    assert json.loads(file_of(given_up)[1])["seat"] == 1
    refused = await lukasz.slash("table export", table=3)
    assert refused.text == "The game has not begun: there is no log yet."
    assert (await ana.slash("table export", table=99)).text == "This table does not exist any more."
