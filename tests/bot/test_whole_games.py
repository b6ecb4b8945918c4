"""Whole games over the wire, with the bot killed and started again in the middle."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from bot.wording.language import Language
from bot.wording.registry import WORDINGS
from sandbox.local import Sandbox
from sandbox.players import Player
from tests.bot.chronicle import Chronicle, Played, Shown, post_number, replayed, told_so_far
from tests.bot.killer import Killer
from tests.bot.placing import GAME
from tests.bot.playing import begin
from tests.bot.running import Child
from tests.bot.scripted import ByClicks, ByCommands, Scripted, board_button, play

NAMES = ("Ana", "Győző", "Łukasz", "Mateo")
DEATHS = 3
LONG_ENOUGH = 12
"""Characters from which on a line of a message is not in a log by chance."""


@pytest.mark.parametrize(
    ("kinds", "seed"),
    [
        ((ByClicks, ByClicks), 2),
        ((ByCommands, ByCommands, ByCommands), 3),
        ((ByClicks, ByCommands, ByClicks, ByCommands), 4),
    ],
    ids=["two by clicks", "three by commands", "four by both"],
)
async def test_a_game_outlives_the_bot(
    discord_: Sandbox, tmp_path: Path, kinds: Sequence[type[Scripted]], seed: int
) -> None:
    players = [discord_.player(name) for name in NAMES[: len(kinds)]]
    chronicle = Chronicle(discord_)
    async with Child(discord_, tmp_path) as bot:
        await begin(players)
        killer = Killer(discord_, bot, Random(seed), deaths=DEATHS)
        users = [
            kind(player, Random(seed * 10 + number), discord_)
            for number, (kind, player) in enumerate(zip(kinds, players, strict=True))
        ]
        async with killer.at_work():
            await play(users)
        assert bot.starts == DEATHS + 1
    names = {player.id: player.name for player in players}
    played = await replayed(bot.database, 1, names)
    every_entry_is_told_once(played, chronicle)
    the_result_is_what_the_log_says(played, chronicle)
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
        assert post.pinged == played.users(view.asked)


def the_result_is_what_the_log_says(played: Played, chronicle: Chronicle) -> None:
    last = list(chronicle.posts(played.row.id).values())[-1]
    _, view = played.steps[-1]
    assert view.outcome is not None
    result = WORDINGS[GAME].result(view, played.names, Language.of("en"))
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
