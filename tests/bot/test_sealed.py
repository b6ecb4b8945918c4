"""Sealed decisions over the wire: asked all at once, answered in private, turned up together."""

import asyncio
import re
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pytest

from bot.client import Malecon
from sandbox.local import Sandbox
from sandbox.players import Player
from sandbox.seen import Message
from storage.database import Database
from tests.bot.chronicle import Chronicle, Shown
from tests.bot.placing import place
from tests.bot.running import Child
from tests.bot.scripted import board_button, choices_in
from tests.games.montego.positions import GAME, Table, next_round, position

ANSWERED = "That question has been answered already; nothing was changed."
RULED_OUT = "That is not possible any more after what you chose; nothing was changed."
NOTED = "Your answer is noted; nobody else sees it yet."
EDIT = "PATCH /channels/*/messages/*"
LAY = "lay your cards in secret"
HIRE = "say in secret whether you want Lazy Jack"
DOCKERS = ("big", "small")
CHOSEN = 3
"""The style of a green button."""


@pytest.fixture
def people(discord_: Sandbox) -> list[Player]:
    return [discord_.player(name) for name in ("Ana", "Győző", "Łukasz")]


@pytest.fixture
def chronicle(discord_: Sandbox) -> Chronicle:
    return Chronicle(discord_)


async def seated(database: Database, discord_: Sandbox, at: Table, people: list[Player]) -> int:
    return await place(database, discord_, at, people, game=GAME.slug)


async def begin_round(ana: Player) -> None:
    """Load the last barrel of a round, so that the next one begins."""
    await ana.slash("montego load", ship="4", barrels=1)


async def lay(player: Player, *cards: int) -> None:
    for docker, card in zip(DOCKERS, cards, strict=False):
        await player.slash("montego play", worker=docker, card=card)


def mentioned(message: Message) -> set[str]:
    return set(re.findall(r"<@(\d+)>", message.content))


def now(player: Player, message: Message) -> Message:
    """Return a message as it is now."""
    latest = player.latest(message)
    assert latest is not None, "nothing was deleted"
    return latest


def ids(*players: Player) -> set[str]:
    return {player.id for player in players}


def is_called_no_more(player: Player, post: Message) -> bool:
    return player.id not in mentioned(now(player, post))


def changes(chronicle: Chronicle, message: Message) -> list[Shown]:
    """Return what a public message was like from its beginning on, each time it changed."""
    return [shown for shown in chronicle.public() if shown.message.id == message.id]


def key(card: int, docker: str = "Big") -> Callable[[Message], str]:
    """Return what finds the id of a card's button."""
    return lambda message: message.button(f"{docker} {card}").custom_id


async def test_all_are_called_once_and_the_post_names_who_is_still_awaited(
    bot: Malecon, discord_: Sandbox, people: list[Player], chronicle: Chronicle
) -> None:
    ana, gyozo, lukasz = people
    await seated(bot.database, discord_, next_round(3), people)
    await begin_round(ana)
    post = await lukasz.sees(LAY)
    assert mentioned(post) == ids(*people)
    assert post.images
    assert post.text.startswith("Ana's big docker loads 1 barrel at pier 4.")

    await lay(ana, 3)
    await lay(ana, 3, 1)
    await ana.until(lambda: mentioned(now(ana, post)) == ids(gyozo, lukasz))
    await lay(lukasz, 2)
    await lay(ana, 5)
    await lay(lukasz, 2, 4)
    await ana.until(lambda: mentioned(now(ana, post)) == ids(gyozo))

    awaited = [mentioned(shown.message) for shown in changes(chronicle, post)]
    assert awaited == [ids(*people), ids(gyozo, lukasz), ids(gyozo)], "nothing else changed it"
    told = {shown.message.content.split("▶")[0] for shown in changes(chronicle, post)}
    assert len(told) == 1
    assert all(shown.message.images == post.images for shown in changes(chronicle, post))
    assert all(len(player.pings) == 1 for player in people)


async def test_the_post_of_a_table_that_has_moved_says_so_while_answers_come_in(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    ana, gyozo, lukasz = (player.moved_to("plaza") for player in people)
    table = await seated(bot.database, discord_, next_round(3), people)
    await begin_round(people[0])
    old = await lukasz.sees(LAY, channel="games")
    await gyozo.slash("table move", table=table)
    post = await lukasz.sees(LAY, channel="plaza")

    await lay(ana, 3)
    await lay(ana, 3, 1)
    await ana.until(lambda: mentioned(now(ana, post)) == ids(gyozo, lukasz))

    first, _, told = now(ana, post).content.partition("\n")
    assert first.endswith(f"table {table} goes on here, from <#{old.channel_id}>.")
    assert told.split("▶")[0] == old.content.split("▶")[0]


async def test_the_walk_is_one_message_with_one_picture(
    bot: Malecon, discord_: Sandbox, people: list[Player], chronicle: Chronicle
) -> None:
    table = await seated(bot.database, discord_, next_round(3), people)
    await begin_round(people[0])
    await people[0].sees(LAY)
    for player in people:
        await lay(player, 1, 2)
    post = await people[0].sees("Now all load.")
    assert len(post.images) == 1
    assert len([line for line in post.content.splitlines() if "walks" in line]) >= 1
    assert list(chronicle.posts(table)) == [2, 8], "the beginning of the round, and the walk"
    assert post.content.count("▶") == 1


async def test_an_answer_may_be_changed_until_the_last_is_in(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    ana, gyozo, _ = people
    at = position(3, coins={0: 3, 1: 3}, points={0: 1})
    await seated(bot.database, discord_, at, people)
    shown = await ana.slash("turn")
    shown = await ana.click(shown, "Yes")
    assert shown.text.startswith(NOTED)
    assert [button.label for button in shown.message.buttons if button.style == CHOSEN] == ["Yes"]
    shown = await ana.click(shown, "No")
    assert "Your secret answer is “No”." in shown.text
    await ana.slash("montego hire", answer="yes")
    answer = await gyozo.slash("montego hire", answer="no")
    assert answer.text.startswith("Ana hires Lazy Jack for 3 coins.")
    late = await ana.click(shown, "No")
    assert late.text.startswith(ANSWERED)
    assert "Beside which of your dockers does he stand?" in late.text


async def test_after_a_secret_question_the_next_one_calls_the_same_people(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    """Nobody wants Jack: all who were asked about him are asked for cards."""
    await seated(bot.database, discord_, next_round(3, coins={0: 3, 1: 3, 2: 3}), people)
    await begin_round(people[0])
    hiring = await people[0].sees(HIRE)
    for player in people:
        await player.slash("montego hire", answer="no")
    post = await people[0].sees(LAY)
    assert post.id != hiring.id
    assert "Nobody wants Lazy Jack." in post.text
    assert all([m.id for m in player.pings] == [hiring.id, post.id] for player in people)
    assert not post.images, "nothing on the board has changed"


async def test_a_button_of_an_earlier_question_is_answered_as_stale(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    """The same card can be laid again in the next round, but not with the old button."""
    ana, gyozo, _ = people
    table = await seated(bot.database, discord_, next_round(3), people)
    await begin_round(ana)
    old = await ana.slash("turn")
    for player in people:
        await lay(player, 1, 2)
    await ana.sees("Now all load.")
    live = await bot.tables.live(table)
    while (decision := live.decision) is not None and decision.kind != "play":
        await live.act(decision.seats[0], decision.choices[0][0])
    bot.poster.wake(live)
    await gyozo.sees("Round 3 begins.")
    entries = await bot.database.log.count(table)

    stale = await ana.use(old, key(4)(old.message))

    assert stale.text.startswith(ANSWERED)
    assert "Lay a card face down for each of your dockers." in stale.text
    assert await bot.database.log.count(table) == entries
    fresh = await ana.use(stale, key(4)(stale.message))
    assert fresh.text.startswith(NOTED)
    assert await bot.database.log.count(table) == entries + 1


async def test_an_older_message_of_the_same_question_offers_what_is_ruled_out(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    ana = people[0]
    at = position(3, coins={0: 3}).do(0, "hire yes", "beside green-big")
    table = await seated(bot.database, discord_, at, people)
    old, new = await ana.slash("turn"), await ana.slash("turn")
    await ana.click(new, "Jack 3")
    answer = await ana.click(old, "Big 3")
    assert answer.text.startswith(RULED_OUT)
    assert "Jack 3" in [b.label for b in answer.message.buttons if b.style == CHOSEN]
    assert "Big 3" not in [b.label for b in answer.message.buttons]
    assert await bot.database.log.count(table) == 1


async def test_a_double_click_on_the_last_card_turns_all_up_once(
    bot: Malecon, discord_: Sandbox, people: list[Player], chronicle: Chronicle
) -> None:
    ana, gyozo, lukasz = people
    table = await seated(bot.database, discord_, position(3), people)
    for player in (ana, gyozo):
        await lay(player, 1, 2)
    await lay(lukasz, 4)
    shown = await lukasz.slash("turn")
    button = key(2, "Small")(shown.message)
    answers = await asyncio.gather(*(lukasz.use(shown, button) for _ in range(3)))
    assert sum(ANSWERED in answer.text for answer in answers) == 2
    assert await bot.database.log.count(table) == 6
    await ana.sees("Now all load.")
    assert list(chronicle.posts(table)) == [6]


async def test_all_who_lay_their_last_card_at_once_are_heard(
    bot: Malecon, discord_: Sandbox, people: list[Player], chronicle: Chronicle
) -> None:
    table = await seated(bot.database, discord_, next_round(3), people)
    await begin_round(people[0])
    await people[0].sees(LAY)
    for player in people:
        await lay(player, 5)
    await asyncio.gather(
        *(player.slash("montego play", worker="small", card=5) for player in people)
    )
    await people[0].sees("Now all load.")
    assert list(chronicle.posts(table)) == [2, 8]
    assert all(len(player.pings) <= 2 for player in people)
    old = next(shown for number, shown in chronicle.posts(table).items() if number == 2)
    await people[0].until(lambda: not board_button(now(people[0], old.message), "turn"))


async def test_without_pictures_the_board_stays_in_words(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    ana, gyozo, lukasz = people
    discord_.faults.deny("games", "ATTACH_FILES")
    table = await seated(bot.database, discord_, next_round(3), people)
    await begin_round(ana)
    post = await lukasz.sees(LAY)
    assert "**Round 2**" in post.text
    for remembers, player in ((True, gyozo), (False, lukasz)):
        if not remembers:
            bot.tables.forget(table)  # as after a restart
        await lay(player, 1, 2)
        await ana.until(partial(is_called_no_more, player, post))
        assert "**Round 2**" in now(ana, post).text
    assert mentioned(now(ana, post)) == ids(ana)


@pytest.mark.parametrize("laid", [1, 2, 3, 4])
async def test_a_crash_between_two_answers_loses_and_reveals_nothing(
    discord_: Sandbox, tmp_path: Path, people: list[Player], chronicle: Chronicle, laid: int
) -> None:
    """The bot dies right after a card is committed, before anybody hears of it."""
    ana = people[0]
    cards = [(player, docker) for player in people for docker in DOCKERS]
    bot = Child(discord_, tmp_path)
    async with Database.open(bot.database) as database:
        table = await seated(database, discord_, next_round(3), people)
    async with bot:
        await begin_round(ana)
        post = await ana.sees(LAY)
        await bot.kill()
        await bot.start(die_after_commits=laid)
        await lay_and_see_it_die(bot, cards[:laid])
        await bot.start()
        still = ids(*(player for player, _ in cards[laid:]))
        await ana.until(lambda: mentioned(now(ana, post)) == still)
        for player in people:
            chosen = [f"{docker.capitalize()} 3" for one, docker in cards[:laid] if one == player]
            shown = await player.slash("turn")
            assert [b.label for b in shown.message.buttons if b.style == CHOSEN] == chosen
        assert list(chronicle.posts(table)) == [2]
        assert not [shown for shown in chronicle.public() if " 3 " in shown.message.content]
        for player, docker in cards[laid:]:
            await player.slash("montego play", worker=docker, card=3)
        walk = await ana.sees("Now all load.")
    assert list(chronicle.posts(table)) == [2, 8], "each card is in the log once"
    for player in people:
        assert [m for m in player.pings if m.id not in (post.id, walk.id)] == []
        assert post.id in [m.id for m in player.pings]


async def lay_and_see_it_die(bot: Child, cards: Sequence[tuple[Player, str]]) -> None:
    """Lay threes; the last of them is committed and never answered."""
    *answered, (player, docker) = cards
    for other, others_docker in answered:
        await other.slash("montego play", worker=others_docker, card=3)
    dying = asyncio.create_task(player.slash("montego play", worker=docker, card=3))
    await bot.dead()
    dying.cancel()


async def test_answers_about_jack_outlive_a_crash(
    discord_: Sandbox, tmp_path: Path, people: list[Player], chronicle: Chronicle
) -> None:
    ana, gyozo, _ = people
    bot = Child(discord_, tmp_path)
    async with Database.open(bot.database) as database:
        at = position(3, coins={0: 3, 1: 3}, points={0: 1})
        table = await seated(database, discord_, at, people)
    async with bot:
        await ana.slash("montego hire", answer="yes")
        await bot.kill()
        await bot.start()
        assert "Your secret answer is “Yes”." in (await ana.slash("turn")).text
        assert "Yes" not in (await gyozo.slash("board")).text
        assert chronicle.posts(table) == {}
        await gyozo.slash("montego hire", answer="no")
        post = await ana.sees("Ana hires Lazy Jack for 3 coins.")
        assert mentioned(post) == ids(ana)
        assert choices_in(await ana.slash("turn"))


UNTOLD = "awaited not told"


async def all_tried(bot: Malecon) -> None:
    """Wait until nothing is being posted or edited."""
    await asyncio.gather(*bot.poster._running.values())


@pytest.mark.parametrize(("status", "code"), [(400, 0), (400, 30046), (403, 50013), (404, 10008)])
async def test_a_post_that_cannot_be_edited_stops_nobody(
    bot: Malecon,
    discord_: Sandbox,
    people: list[Player],
    caplog: pytest.LogCaptureFixture,
    status: int,
    code: int,
) -> None:
    ana, gyozo, lukasz = people
    await seated(bot.database, discord_, next_round(3), people)
    await begin_round(ana)
    post = await ana.sees(LAY)
    discord_.faults.refuse(EDIT, status, code)
    await lay(ana, 1, 2)
    await all_tried(bot)
    await lay(gyozo, 1, 2)
    await ana.until(lambda: mentioned(now(ana, post)) == ids(lukasz))
    await lay(lukasz, 1, 2)
    await ana.sees("Now all load.")
    assert caplog.text.count(UNTOLD) == 1


async def test_an_edit_that_failed_is_tried_again_when_somebody_looks(
    bot: Malecon, discord_: Sandbox, people: list[Player], caplog: pytest.LogCaptureFixture
) -> None:
    ana, gyozo, lukasz = people
    await seated(bot.database, discord_, next_round(3), people)
    await begin_round(ana)
    post = await ana.sees(LAY)
    discord_.faults.refuse(EDIT, 400, 0)
    await lay(ana, 1, 2)
    await all_tried(bot)
    assert mentioned(now(ana, post)) == ids(*people)
    assert UNTOLD in caplog.text
    await gyozo.slash("board")
    await ana.until(lambda: mentioned(now(ana, post)) == ids(gyozo, lukasz))
