"""Who plays at many tables finds them all, and is asked which one is meant."""

import pytest

from bot import replies
from bot.client import Malecon
from bot.ui.which import turn_buttons, which_menu
from bot.wording.language import Language
from sandbox.local import Sandbox
from sandbox.players import Player
from tests.bot.placing import place, seat
from tests.games.cuba.positions import position as cuba_position
from tests.games.santiago.positions import STREET, position


@pytest.fixture
def people(discord_: Sandbox) -> list[Player]:
    return [discord_.player(name) for name in ("Ana", "Győző", "Łukasz", "Mateo")]


@pytest.fixture
async def elsewhere(bot: Malecon, discord_: Sandbox, people: list[Player]) -> Player:
    """Return Ana in a channel without a table; she waits at one and is awaited at another."""
    ana, gyozo, lukasz, _ = people
    waiting = position(seats=2, inactive=STREET, active=1)
    await place(bot.database, discord_, waiting, [ana, gyozo], "plaza")
    await seat(bot.database, discord_, cuba_position(2), [ana, lukasz], "games")
    return ana.moved_to("general")


async def test_those_that_wait_for_me_come_first(discord_: Sandbox, elsewhere: Player) -> None:
    world = discord_.world
    games, plaza = (world.find_channel(name, elsewhere.id)["id"] for name in ("games", "plaza"))
    server = f"https://discord.com/channels/{world.guild_id}"

    answer = await elsewhere.slash("tables")

    assert answer.ephemeral
    assert answer.text.splitlines() == [
        f"▶ [Cuba]({server}/{games}) in <#{games}>: your turn: play a card",
        f"· [Santiago de Cuba]({server}/{plaza}) in <#{plaza}>: waiting for Győző: drive the car",
    ]


async def test_the_link_leads_to_the_board(
    bot: Malecon, elsewhere: Player, people: list[Player]
) -> None:
    await people[0].slash("cuba play", character="mayor", take="pesos")
    board = await people[2].sees("plays the Mayor", channel="games")
    posting = bot.poster.wake(await bot.tables.live(2))
    if posting is not None:
        await posting  # that it was sent has to be noted, too

    answer = await elsewhere.slash("tables")

    assert f"/{board.id}) in" in answer.text
    assert "▶" not in answer.text


async def test_who_sits_nowhere_is_told_how_to_begin(
    people: list[Player], elsewhere: Player
) -> None:
    answer = await people[3].slash("tables")

    assert answer.text == "You sit at no table. In a channel, `/table new` opens one."


async def test_a_lobby_is_listed_too(people: list[Player], elsewhere: Player) -> None:
    await people[3].moved_to("general").slash("table new", game="montego-bay", seats=2)

    answer = await people[3].slash("tables")

    assert "[Montego Bay](" in answer.text
    assert answer.text.endswith(": in the lobby")


@pytest.mark.parametrize("command", ["turn", "hand", "board", "log", "player-boards"])
async def test_a_command_that_could_mean_several_asks_which(
    discord_: Sandbox, elsewhere: Player, command: str
) -> None:
    games = discord_.world.find_channel("games", elsewhere.id)["id"]

    asked = await elsewhere.slash(command)

    assert asked.ephemeral
    assert asked.text == "You play at several tables: which one do you mean?"
    options = asked.message.select().options
    assert [(option.label, option.description) for option in options] == [
        ("Cuba · #games", "your turn: play a card"),
        ("Santiago de Cuba · #plaza", "waiting for Győző: drive the car"),
    ]
    shown = await elsewhere.choose(asked, "Cuba · #games")
    assert shown.ephemeral
    assert shown.text.startswith(f"In <#{games}>:")


async def test_what_all_shall_see_is_not_shown_in_another_channel_unasked(
    discord_: Sandbox, elsewhere: Player
) -> None:
    refused = await elsewhere.slash("board", for_all=True)

    assert refused.ephemeral
    assert refused.text.startswith("You play at several tables: use the command in <#")


@pytest.fixture
async def many(bot: Malecon, discord_: Sandbox, people: list[Player]) -> Player:
    """Return Ana, who sits at thirty tables and is awaited at the last of them."""
    ana, gyozo, *_ = people
    for number in range(30):
        name = f"room-{number}"
        discord_.world.add_channel(name)
        at = position(seats=2, inactive=STREET, active=int(number < 29))
        await place(bot.database, discord_, at, [ana, gyozo], name)
    return ana.moved_to("general")


async def test_all_of_many_tables_are_listed_on_pages(discord_: Sandbox, many: Player) -> None:
    page = await many.slash("tables")
    told = [page.text]
    while any(button.label == "▶" and not button.disabled for button in page.message.buttons):
        page = await many.click(page, "▶")
        told.append(page.text)
    lines = [line for text in told for line in text.splitlines()]
    rooms = [discord_.world.find_channel(f"room-{n}", many.id)["id"] for n in [29, *range(29)]]
    assert len(lines) == 30
    assert all(f"in <#{room}>" in line for line, room in zip(lines, rooms, strict=True))
    assert [line[0] for line in lines] == ["▶"] + ["·"] * 29
    assert len(told) > 1
    back = await many.click(page, "◀")
    assert back.text == told[-2]


async def test_a_menu_of_more_than_25_tables_has_pages(many: Player) -> None:
    asked = await many.slash("turn")
    assert len(asked.message.select().options) == 25
    assert asked.message.select().options[0].label == "Santiago de Cuba · #room-29"
    second = await many.click(asked, "▶")
    assert [option.label for option in second.message.select().options] == [
        f"Santiago de Cuba · #room-{number}" for number in range(24, 29)
    ]
    shown = await many.choose(second, "Santiago de Cuba · #room-28")
    assert "Győző: drive the car" in shown.text


@pytest.mark.parametrize(
    "what", [*replies.REPLIES, "move", "return", "doctor", "export", "export-names"]
)
def test_whatever_a_table_is_chosen_for_there_are_pages(what: str) -> None:
    assert len(turn_buttons(what, 1, 3)) == 2
    assert which_menu(what, [], Language.of("en")).what == what


@pytest.mark.parametrize(
    "command", ["table info", "table start", "table leave", "table close", "undo"]
)
async def test_a_command_that_acts_says_where_it_could_be_meant(
    bot: Malecon, discord_: Sandbox, elsewhere: Player, command: str
) -> None:
    games, plaza = (
        discord_.world.find_channel(name, elsewhere.id)["id"] for name in ("games", "plaza")
    )
    told = await elsewhere.slash(command)
    assert told.ephemeral
    assert told.text == (
        f"No table is open in this channel. You sit at some in <#{plaza}> and <#{games}>: use the"
        " command there, or `/table move` here to go on with one of them in this channel."
    )


async def test_a_move_with_several_tables_is_not_made_at_any(
    bot: Malecon, discord_: Sandbox, elsewhere: Player, people: list[Player]
) -> None:
    general = position(seats=2, inactive=STREET)
    third = await place(bot.database, discord_, general, [people[0], people[3]], "general")
    discord_.world.add_channel("empty")
    refused = await elsewhere.moved_to("empty").slash("santiago drive", stops=1)
    assert refused.text.startswith("You play at several tables: use the command in <#")
    assert await bot.database.log.count(third) == 0


async def test_where_a_table_is_it_is_that_which_is_meant(
    elsewhere: Player, people: list[Player]
) -> None:
    """Łukasz plays Cuba in another channel; here he looks at what all may see."""
    lukasz = people[2].moved_to("plaza")
    assert "Cuba" in (await lukasz.slash("tables")).text
    board = await lukasz.slash("board")
    assert "**Street**" in board.text
    assert (await lukasz.slash("turn")).text.startswith("You do not sit at this table.")
    assert (await lukasz.slash("hand")).text.startswith("You do not sit at this table")
    assert "Cuba" not in (await lukasz.slash("log")).text
    refused = await lukasz.slash("cuba play", character="mayor", take="pesos")
    assert refused.text.startswith("This channel plays Santiago de Cuba")
