"""Before and after a game: every refusal says why, privately, and nothing changes."""

import pytest

from bot.client import Malecon
from games.registry import GAMES
from games.santiago.game import Santiago
from sandbox.local import Sandbox
from sandbox.players import Answer, Player
from sandbox.seen import Message
from tests.bot.placing import GAME, place
from tests.games.santiago.positions import STREET, position

NO_TABLE = "No table is open in this channel: `/table new` opens one."
BEGUN = "The game has begun: `/table leave` gives a seat up, `/table close` ends it."
TOO_LATE = "The game here has begun; open another with `/table new` and `thread: True`."


async def new(player: Player, **options: object) -> Answer:
    return await player.slash("table new", **{"game": GAME, "seats": 2, **options})


async def lobby_of(player: Player, **options: object) -> Message:
    answer = await new(player, **options)
    assert answer.message is not None
    return answer.message


def says(answer: Answer, sentence: str) -> bool:
    """Whether it is this sentence, for this player alone."""
    assert (answer.text, answer.ephemeral) == (sentence, True)
    return True


@pytest.mark.parametrize(
    "command",
    [
        *("table join", "table leave", "table start", "table info", "table close"),
        *("turn", "hand", "board", "log", "santiago pass"),
    ],
)
async def test_without_a_table(bot: Malecon, people: list[Player], command: str) -> None:
    assert says(await people[0].slash(command), NO_TABLE)


@pytest.mark.parametrize("command", ["turn", "hand", "board", "log", "santiago decline"])
async def test_before_the_game_has_begun(bot: Malecon, people: list[Player], command: str) -> None:
    await new(people[0])
    told = "The game has not begun: the lobby's Start button begins it."
    assert says(await people[0].slash(command), told)


async def test_a_game_that_is_gone_and_still_offered_by_an_old_client(
    bot: Malecon, people: list[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    left = {slug: game for slug, game in GAMES.items() if slug in {"cuba", "maracaibo"}}
    monkeypatch.setattr("bot.cogs.table_life.opening.GAMES", left)
    refused = await new(people[0])
    assert says(
        refused, "There is no game “santiago-de-cuba” here; possible are Cuba and Maracaibo."
    )
    assert await bot.database.tables.open_of(int(people[0].id)) == []


async def test_a_number_the_game_cannot_be_played_by(
    bot: Malecon, people: list[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The command takes what any game can be played by; this one for once takes three or four."""
    monkeypatch.setattr(Santiago, "seats", (3, 4))
    refused = await new(people[0], seats=2)
    assert says(refused, "Santiago de Cuba is for 3 or 4 players.")
    assert await bot.database.tables.open_of(int(people[0].id)) == []


async def test_an_unknown_option(bot: Malecon, people: list[Player]) -> None:
    refused = await new(people[0], options="Open holdings, Free beer")
    assert says(
        refused,
        "Santiago de Cuba has no option “Free beer”; it has: Open holdings, Owner's point for a"
        " piece that stays, Finish the last turn.",
    )
    assert await bot.database.tables.open_of(int(people[0].id)) == []


async def test_a_channel_that_is_taken(bot: Malecon, people: list[Player]) -> None:
    await new(people[0])
    told = "A table is open here already: join it, close it, or take a thread."
    assert says(await new(people[1]), told)
    assert len(people[0].visible("games")) == 1


async def test_one_who_sits_there_already(bot: Malecon, people: list[Player]) -> None:
    lobby = await lobby_of(people[0])
    told = "You sit at this table already."
    assert says(await people[0].click(lobby, "Join"), told)
    assert says(await people[0].slash("table join"), told)


async def test_a_table_that_is_full(bot: Malecon, people: list[Player]) -> None:
    lobby = await lobby_of(people[0])
    await people[1].click(lobby, "Join")
    told = "All seats of this table are taken."
    assert says(await people[2].click(lobby, "Join"), told)
    assert says(await people[2].slash("table join"), told)


async def test_one_who_does_not_sit_there(bot: Malecon, people: list[Player]) -> None:
    ana, gyozo, *_ = people
    lobby = await lobby_of(ana)
    told = "You do not sit at this table."
    assert says(await gyozo.click(lobby, "Leave"), told)
    assert says(await gyozo.slash("table leave"), told)
    told = "Only those who sit at this table can do that."
    assert says(await gyozo.click(lobby, "Start"), told)
    assert says(await gyozo.slash("table start"), told)
    assert says(await gyozo.click(lobby, "Open a thread"), told)
    assert says(await gyozo.choose(lobby, ["open_holdings"]), told)
    assert says(await gyozo.slash("table close"), told)
    assert ana.latest(lobby).text == lobby.text


async def test_too_few_to_start(bot: Malecon, people: list[Player]) -> None:
    lobby = await lobby_of(people[0], seats=3)
    told = "Santiago de Cuba is for 2, 3 or 4 players, and 1 sits here: others may still join."
    assert says(await people[0].click(lobby, "Start"), told)
    assert says(await people[0].slash("table start"), told)
    assert (await bot.database.tables.get(1)).status == "lobby"


async def test_after_the_start(bot: Malecon, people: list[Player], discord_: Sandbox) -> None:
    ana, gyozo, lukasz, _ = people
    await place(bot.database, discord_, position(seats=2), [ana, gyozo])
    assert says(await lukasz.slash("table join"), TOO_LATE)
    assert says(await ana.slash("table join"), "You sit at this table already.")
    assert says(await ana.slash("table start"), BEGUN)
    told = "A game is being played here: open yours in a thread with `thread: True`."
    assert says(await new(lukasz), told)
    assert not (await new(lukasz, thread=True)).ephemeral
    assert len(await bot.database.seats.at(1)) == 2


async def test_buttons_of_a_lobby_that_has_begun_meanwhile(
    bot: Malecon, people: list[Player]
) -> None:
    ana, gyozo, lukasz, _ = people
    lobby = await lobby_of(ana)
    await gyozo.click(lobby, "Join")
    await bot.tables.start(await bot.database.tables.get(1), None, int(ana.id))
    assert says(await lukasz.click(lobby, "Join"), TOO_LATE)
    assert says(await gyozo.click(lobby, "Leave"), BEGUN)
    assert says(
        await ana.click(lobby, "Open a thread"),
        "A table can be moved only before its game has begun.",
    )
    assert says(await ana.choose(lobby, ["open_holdings"]), BEGUN)
    assert not (await bot.tables.live(1)).position.state.options.open_holdings


GRANTING = "Whoever manages this channel can grant that; `/table doctor` tells what for."


@pytest.mark.parametrize(
    ("permissions", "names"),
    [
        (["SEND_MESSAGES"], "Send Messages"),
        (["ATTACH_FILES"], "Attach Files"),
        (["READ_MESSAGE_HISTORY"], "Read Message History"),
        (["READ_MESSAGE_HISTORY", "ATTACH_FILES"], "Attach Files and Read Message History"),
        (["ATTACH_FILES", "SEND_MESSAGES"], "Send Messages"),
    ],
)
async def test_permissions_that_the_bot_lacks(
    bot: Malecon,
    people: list[Player],
    discord_: Sandbox,
    permissions: list[str],
    names: str,
) -> None:
    discord_.faults.deny("games", *permissions)
    assert says(await new(people[0]), f"I lack permissions here: {names}. {GRANTING}")
    assert await bot.database.tables.open_of(int(people[0].id)) == []
    discord_.faults.allow("games", *permissions)
    assert not (await new(people[0])).ephemeral


async def test_threads_that_the_bot_may_not_open(
    bot: Malecon, people: list[Player], discord_: Sandbox
) -> None:
    ana, *_ = people
    lobby = await lobby_of(ana.moved_to("plaza"))
    for channel in ("games", "plaza"):
        discord_.faults.deny(channel, "CREATE_PUBLIC_THREADS")
    told = f"I lack permissions here: Create Public Threads. {GRANTING}"
    assert says(await new(ana, thread=True), told)
    assert says(await ana.click(lobby, "Open a thread"), told)
    assert ana.visible("games") != []
    assert all(message.ephemeral for message in ana.visible("games"))


async def test_a_thread_within_a_thread(bot: Malecon, people: list[Player]) -> None:
    ana, *_ = people
    await new(ana, thread=True)
    await ana.until(lambda: "Santiago de Cuba" in ana.channels)
    inside = ana.moved_to("Santiago de Cuba")
    refused = await new(inside, thread=True)
    assert says(refused, "A thread can be opened only in a text channel.")


async def test_a_thread_that_cannot_be_opened_leaves_nothing_behind(
    bot: Malecon, people: list[Player], discord_: Sandbox
) -> None:
    ana, gyozo, *_ = people
    discord_.faults.refuse("POST /channels/*/messages/*/threads", 400, 30033)
    await new(ana, thread=True)
    assert (await ana.sees("Something went wrong here.")).ephemeral
    assert gyozo.visible("games") == []
    assert await bot.database.tables.open_of(int(ana.id)) == []


async def test_a_game_given_up_after_it_ended(
    bot: Malecon, people: list[Player], discord_: Sandbox
) -> None:
    ana, gyozo, lukasz, _ = people
    table = await place(bot.database, discord_, position(seats=2), [gyozo, lukasz])
    asked = await gyozo.slash("table close")
    await ana.click(await ana.slash("table close"), "Close the table")
    late = await lukasz.click(asked, "Give the game up")
    assert says(late, "This table is over: open a new one with `/table new`.")
    assert (await bot.database.tables.get(table)).status == "closed"


async def test_a_lobby_that_was_closed_meanwhile(bot: Malecon, people: list[Player]) -> None:
    ana, gyozo, *_ = people
    lobby = await lobby_of(ana)
    await bot.database.tables.close(1, at=1)
    over = "This table is over: open a new one with `/table new`."
    assert says(await gyozo.click(lobby, "Join"), over)
    assert says(await ana.click(lobby, "Leave"), over)
    assert says(await ana.choose(lobby, ["open_holdings"]), over)


async def test_a_table_that_does_not_exist_any_more(
    bot: Malecon, people: list[Player], discord_: Sandbox
) -> None:
    """As after another database was put in its place."""
    ana, *_ = people
    lobby = await lobby_of(ana)
    stored = discord_.world.find_message(lobby.id)
    for row in stored.wire["components"]:
        for component in row["components"]:
            component["custom_id"] = component["custom_id"].replace(":1", ":99")
    gone = "This table does not exist any more."
    assert says(await ana.click(lobby, "Join"), gone)
    assert says(await ana.click(lobby, "Start"), gone)


async def test_a_topic_that_the_rules_do_not_have(bot: Malecon, people: list[Player]) -> None:
    refused = await people[0].slash("rules", topic="chess")
    assert says(refused, "The rules have no such topic: choose one from the list.")


async def test_street_is_what_the_rules_explain(bot: Malecon, people: list[Player]) -> None:
    ana, *_ = people
    offered = await ana.complete("rules", "topic")
    assert 0 < len(offered) <= 25
    for name, key in await ana.complete("rules", "topic", STREET[2]):
        told = await ana.slash("rules", topic=key)
        assert told.ephemeral
        assert told.text.startswith(f"**{name}**")
    for name, key in offered:
        by_name = await ana.slash("rules", topic=name.upper())
        assert by_name.text == (await ana.slash("rules", topic=key)).text


@pytest.mark.parametrize(
    ("typed", "title"),
    [
        ("Bunks", "Upgrade: Bunks"),
        ("caracas", "Caracas (11)"),
        ("MEDAL", "Synergy token: medal"),
        ("Academy", "Prestige building: Academy"),
    ],
)
async def test_a_topic_is_found_by_a_part_of_its_title(
    bot: Malecon, people: list[Player], typed: str, title: str
) -> None:
    ana, *_ = people
    await ana.slash("table new", game="maracaibo", seats=2)
    told = await ana.slash("rules", topic=typed)
    assert told.text.startswith(f"**{title}**\n")


async def test_a_topic_that_could_be_several(bot: Malecon, people: list[Player]) -> None:
    ana, *_ = people
    await ana.slash("table new", game="maracaibo", seats=2)
    refused = await ana.slash("rules", topic="shipwright")
    assert says(
        refused,
        "“shipwright” could be several things: City action: Shipwright or Career: Shipwright.",
    )
    refused = await ana.slash("rules", topic="e")
    assert says(refused, "The rules have no such topic: choose one from the list.")


async def test_topics_are_completed_from_what_they_tell_too(
    bot: Malecon, people: list[Player]
) -> None:
    ana, *_ = people
    await ana.slash("table new", game="maracaibo", seats=2)
    offered = [name for name, _ in await ana.complete("rules", "topic", "barrier")]
    assert "Exploring" in offered
    offered = [name for name, _ in await ana.complete("rules", "topic", "bunks")]
    assert offered[0] == "Upgrade: Bunks"
