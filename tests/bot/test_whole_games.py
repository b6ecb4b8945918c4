"""Whole games over the wire, with the bot killed and started again in the middle."""

import re
from collections.abc import Sequence
from pathlib import Path
from random import Random

import discord
import pytest

from bot.wording.language import Language
from bot.wording.registry import WORDINGS
from sandbox.local import Sandbox
from sandbox.players import Player
from tests.bot.chronicle import Chronicle, Played, Shown, post_number, replayed, told_so_far
from tests.bot.killer import Killer
from tests.bot.playing import begin
from tests.bot.running import Child
from tests.bot.scripted import ByClicks, ByCommands, Scripted, board_button, play

NAMES = ("Ana", "Győző", "Łukasz", "Mateo", "Олена")
CUBAN_OPTIONS = ("different_plantations", "card_aside")
DEATHS = 3
LONG_ENOUGH = 12
"""Characters from which on a line of a message is not in a log by chance."""


@pytest.mark.parametrize(
    ("game", "kinds", "seed", "options"),
    [
        ("santiago-de-cuba", (ByClicks, ByClicks), 2, ""),
        ("santiago-de-cuba", (ByCommands, ByCommands, ByCommands), 3, ""),
        ("santiago-de-cuba", (ByClicks, ByCommands, ByClicks, ByCommands), 4, ""),
        ("cuba", (ByClicks, ByClicks), 12, ""),
        ("cuba", (ByCommands, ByCommands, ByCommands), 13, "different_plantations"),
        ("cuba", (ByClicks, ByClicks, ByCommands, ByCommands), 14, "card_aside"),
        ("cuba", (ByClicks, ByCommands) * 2 + (ByClicks,), 15, ", ".join(CUBAN_OPTIONS)),
        *(
            ("montego-bay", (kind,) * seats, 10 * seats + len(kind.__name__), "")
            for seats in (2, 3, 4)
            for kind in (ByClicks, ByCommands)
        ),
        ("maracaibo", (ByCommands,), 21, "Jean's level: 3"),
        ("maracaibo", (ByClicks, ByCommands), 22, ""),
        ("maracaibo", (ByCommands, ByClicks, ByCommands), 23, ""),
        ("maracaibo", (ByClicks, ByCommands, ByClicks, ByClicks), 24, ""),
    ],
    ids=lambda given: (
        "-".join(kind.__name__ for kind in given) if isinstance(given, tuple) else str(given)
    ),
)
async def test_a_game_outlives_the_bot(
    discord_: Sandbox,
    tmp_path: Path,
    game: str,
    kinds: Sequence[type[Scripted]],
    seed: int,
    options: str,
) -> None:
    players = [discord_.player(name) for name in NAMES[: len(kinds)]]
    chronicle = Chronicle(discord_)
    async with Child(discord_, tmp_path) as bot:
        await begin(players, game, options)
        killer = Killer(discord_, bot, Random(seed), deaths=DEATHS)
        users = [
            kind(player, Random(seed * 10 + number), discord_, game)
            for number, (kind, player) in enumerate(zip(kinds, players, strict=True))
        ]
        async with killer.at_work():
            await play(users)
        assert bot.starts == DEATHS + 1
    names = {player.id: player.name for player in players}
    played = await replayed(bot.database, 1, names)
    assert any(line.back_to is not None for line in played.lines), "something was taken back"
    every_entry_is_told_once(played, chronicle)
    the_result_is_what_the_log_says(played, chronicle)
    the_awaited_get_fewer(played, chronicle)
    nothing_private_is_public(chronicle, players)
    the_log_tells_no_secret(bot.log, chronicle)


def boards_of(player: Player) -> list[str]:
    return [m.id for m in player.visible("games") if board_button(m, "log")]


def every_entry_is_told_once(played: Played, chronicle: Chronicle) -> None:
    posts = chronicle.posts(played.row.id)
    assert list(posts) == sorted(posts)
    assert max(posts) == len(played.entries) == played.entries[-1].number
    for post, story, view in told_so_far(played, posts):
        assert post.message.content.startswith(story)
        asked = played.users(view.asked)
        assert post.pinged <= asked
        assert post.pinged == asked or was_late(played, post), "a request that holds is called"


def was_late(played: Played, post: Shown) -> bool:
    """Whether somebody had acted already when a post, which a crash held up, came at last."""
    number = post_number(post.message, played.row.id) or 0
    came = discord.utils.snowflake_time(int(post.message.id)).timestamp() * 1000
    return any(entry.at <= came for entry in played.entries[number:])


def the_awaited_get_fewer(played: Played, chronicle: Chronicle) -> None:
    """A post changes only in whom it calls: as secret answers come in, in the order of the log."""
    for post, story, _ in told_so_far(played, chronicle.posts(played.row.id)):
        number = post_number(post.message, played.row.id) or 0
        to_come = [played.users(line.view.asked) for line in played.lines[number - 1 :]]
        for shown in chronicle.public():
            if shown.message.id == post.message.id and shown.message.buttons:
                assert shown.pinged == post.pinged, "an edit pings nobody"
                assert shown.message.content.startswith(story)
                called = frozenset(re.findall(r"<@(\d+)>", shown.message.content))
                assert called in to_come or not called
                to_come = to_come[to_come.index(called) :] if called else []


def the_result_is_what_the_log_says(played: Played, chronicle: Chronicle) -> None:
    last = list(chronicle.posts(played.row.id).values())[-1]
    view = played.lines[-1].view
    assert view.outcome is not None
    result = WORDINGS[played.row.game].result(view, played.names, Language.of("en"))
    assert last.message.content.endswith(result)
    assert played.row.status == "finished"


def nothing_private_is_public(chronicle: Chronicle, players: Sequence[Player]) -> None:
    """The channel saw the lobby and the posts; nothing that was for one was for two."""
    lobby = chronicle.public()[0].message.id
    for shown in chronicle.public():
        is_post = post_number(shown.message, 1) is not None
        was_post = not shown.is_new and not shown.message.buttons
        assert is_post or was_post or shown.message.id == lobby
    pictures = {player.id: _pictures(chronicle.private(player.id)) for player in players}
    public = _pictures(chronicle.public())
    for player in players:
        assert pictures[player.id] or not chronicle.private(player.id)
        assert not pictures[player.id] & public
        for other in players:
            assert other is player or not pictures[player.id] & pictures[other.id]


def _pictures(shown: Sequence[Shown]) -> set[bytes]:
    return {image for one in shown for image in one.message.images}


def the_log_tells_no_secret(log: str, chronicle: Chronicle) -> None:
    """Everything was logged that can be, and not a word of what anybody was shown."""
    assert "Traceback" not in log
    assert "DEBUG" in log
    assert len(chronicle.tokens) > 100
    assert not [token for token in chronicle.tokens if token in log]
    lines = {
        line
        for shown in chronicle.shown
        for line in (*shown.message.content.splitlines(), *shown.message.alts)
        if len(line) >= LONG_ENOUGH
    }
    assert len(lines) > 100
    assert not [line for line in lines if line in log]
