"""Nobody is shown what they may not know: law 4, over the wire.

Two tables stand at positions that differ only in what one person cannot see. Whatever that person
does there must look the same at both, word for word and picture for picture.
"""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import cycle
from random import Random
from typing import Any

import pytest

from bot.client import Malecon
from games.core.action import Action, Seat
from games.core.chance import answer_at_random
from games.core.game import Game
from games.core.state import State
from games.registry import GAMES
from sandbox.local import Sandbox
from sandbox.players import Player
from sandbox.seen import Message
from tests.bot.chronicle import post_number
from tests.bot.placing import place
from tests.games.santiago.positions import position

NAMES = ("Ana", "Győző", "Łukasz", "Mateo", "Олена")
LOOKS = ("turn", "hand", "board", "second-board", "player-boards", "log", "table info")
EXPORT = "table export"
PLACES = ("games", "plaza")
SEALED = 8
"""Positions of a sealed decision, at which more or less has been answered."""
AnyGame = Game[Any, Any, Any]
Look = tuple[Any, ...]


def positions(game: AnyGame, seats: int, options: Any, rng: Random) -> Iterator[State]:
    """Yield a position of each kind of decision, and some of each sealed one, from random games."""
    met: Counter[str] = Counter()
    for _ in range(2):
        state = game.setup(seats, options)
        while (decision := game.decision(state)) is not None:
            most = SEALED if decision.sealed else 1
            if not decision.by_chance and met[decision.kind] < most and rng.random() < 0.3:
                met[decision.kind] += 1
                yield state.copy()
            game.apply(state, *answer_at_random(decision, rng))


def lookalikes(
    game: AnyGame, seats: int, options: Any, rng: Random
) -> Iterator[tuple[list[State], Seat | None]]:
    """Yield pairs of positions, and whom they must look the same to: a seat or a spectator."""
    viewers = cycle([None, *range(seats)])
    for state, seat in zip(positions(game, seats, options, rng), viewers, strict=False):
        other = game.determinize(state, seat, rng)
        if other != state:
            yield [state, other], seat


def seen(message: Message) -> Look:
    """Return all that a message shows, apart from the number of its table."""
    text = re.sub(r"table \d+", "table", message.text)
    ids = [
        re.sub(r":\d+:|(?<=^goback):\d+$", ":", component.get("custom_id", ""))
        for component in message.components
    ]
    labels = [button.label for button in message.buttons]
    options = [option for menu in message.selects for option in menu.options]
    return text, message.images, message.alts, message.mentions, ids, labels, options


async def look_around(player: Player) -> list[Look]:
    """Use everything that shows something of a channel's table."""
    looks = []
    for command in (*LOOKS, EXPORT):
        answer = await player.slash(command)
        assert answer.ephemeral
        assert answer.message is not None
        looks.append(seen(answer.message))
    [taken_along] = answer.files.values()
    if b'"whole": true' in taken_along:  # after the end nothing is hidden any more
        return looks
    return [*looks, (taken_along,)]


def both_allow(
    game: AnyGame, pair: list[State], seat: Seat | None, rng: Random
) -> tuple[Seat, Action] | None:
    """Return a move that is possible at both and after which the viewer still sees the same."""
    here, there = [game.decision(state) for state in pair]
    assert here is not None
    assert there is not None
    actor = rng.choice(here.awaited)
    actions = [action for action in here.legal(actor) if action in there.legal(actor)]
    for action in rng.sample(actions, len(actions)):
        after = [state.copy() for state in pair]
        for state in after:
            game.apply(state, actor, action)
        decisions = [game.decision(state) for state in after]
        if any(decision is not None and decision.by_chance for decision in decisions):
            continue  # dice would tell them apart
        views = [(game.view(state, seat), game.view(state, None)) for state in after]
        if views[0] == views[1]:
            return actor, action
    return None


async def the_same_at_both(viewer: Player) -> None:
    here, there = [await look_around(viewer.moved_to(channel)) for channel in PLACES]
    assert here == there


async def posted(bot: Malecon, table: int, viewer: Player, move: tuple[Seat, Action]) -> Look:
    """Let somebody move at a table; return the post that follows, or nothing if none is due."""
    live = await bot.tables.live(table)
    await live.act(*move)
    posting = bot.poster.wake(live)
    if posting is None:
        return ()
    await posting
    return seen(await viewer.sees(lambda message: post_number(message, table)))


@pytest.mark.parametrize(
    ("slug", "seats", "options", "posts"),
    [
        ("santiago-de-cuba", 2, "{}", 2),
        ("santiago-de-cuba", 4, "{}", 2),
        ("cuba", 2, '{"card_aside": true}', 2),
        ("cuba", 5, '{"card_aside": true}', 2),
        ("montego-bay", 2, "{}", 0),  # what is hidden there is turned up by the first post
        ("montego-bay", 4, "{}", 0),
        ("maracaibo", 1, "{}", 0),  # every turn there ends with a card of Jean's
        ("maracaibo", 4, "{}", 2),
    ],
)
async def test_what_is_hidden_changes_nothing_that_is_shown(
    bot: Malecon, discord_: Sandbox, slug: str, seats: int, options: str, posts: int
) -> None:
    game, rng = GAMES[slug], Random(seats)
    compared = moved = 0
    players = [discord_.player(name) for name in NAMES[:seats]]
    spectator = discord_.add_player("Zoé")
    for pair, seat in lookalikes(game, seats, game.load_options(options), rng):
        viewer = spectator if seat is None else players[seat]
        tables = [
            await place(bot.database, discord_, state, players, channel, slug)
            for state, channel in zip(pair, PLACES, strict=True)
        ]
        await the_same_at_both(viewer)
        compared += 1
        move = both_allow(game, pair, seat, rng)
        if move is not None:
            here, there = [await posted(bot, table, viewer, move) for table in tables]
            assert here == there
            await the_same_at_both(viewer)
            moved += bool(here)
        for table in tables:
            if (await bot.database.tables.get(table)).status == "playing":
                await bot.database.tables.close(table, at=3)
            bot.tables.forget(table)
    assert compared >= 5
    assert moved >= posts


async def test_whoever_gives_to_el_zorro_sees_their_own_things_only(
    bot: Malecon, discord_: Sandbox
) -> None:
    ana, gyozo, lukasz = (discord_.player(name) for name in NAMES[:3])
    holds = {0: "9 pesos", 1: "1 rum", 2: "2 cigars, 4 points"}
    at = position(seats=3, car="jose", holds=holds).do(0, "drive 1")
    await place(bot.database, discord_, at, [ana, gyozo, lukasz])
    shown = await gyozo.slash("turn")
    assert [button.label for button in shown.message.buttons] == ["Give 1 rum"]
    assert await gyozo.complete("santiago give", "thing") == [("Give 1 rum: you have 1", "rum")]
    assert "Give" not in (await lukasz.slash("turn")).text
    assert await lukasz.complete("santiago give", "thing") == []
    await gyozo.slash("santiago give", thing="rum")
    post = await lukasz.sees("▶")
    assert (
        post.text
        == f"Győző gives Ana 1 rum.\n\n▶ <@{lukasz.id}>: give something to Ana because of El Zorro"
    )
    shown = await lukasz.slash("turn")
    assert sorted(b.label for b in shown.message.buttons) == ["Give 1 cigar", "Give 1 point"]
    for other in (ana, gyozo):
        assert shown.message not in other.visible()
