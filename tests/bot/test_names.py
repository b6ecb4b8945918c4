"""Whatever people are called, and however often it changes: nothing breaks, nobody is pinged."""

import unicodedata
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.client import Malecon
from bot.ui.player_boards import player_board_buttons
from bot.wording.game import LABEL_LIMIT, LINE_LIMIT
from games.registry import GAMES
from rendering.core.plain_names import plain_name, told_apart, visible
from rendering.picture import ALT_LIMIT
from sandbox.local import Sandbox
from sandbox.players import Answer, Player
from sandbox.seen import Message
from tests.bot.placing import place, seat
from tests.bot.running import malecon
from tests.bot.scripted import choices_in
from tests.bot.wording.moments import random_game
from tests.games.cuba.positions import position as cuba_position
from tests.games.santiago.positions import STREET, position
from tests.troublesome_names import ALIKE, EVERY, LETTERS, PINGS, UNSEEN, WIDE

ACCOUNTS = ("Ana", "Győző", "Łukasz", "Mateo", "Олена")
MARKUP = ("@everyone", "@here", "<@&", "<@!", "<#1>", "<t:", "</", "<:", "http:", "```", "||", "~~")
"""What Discord would make something of, and the bot itself never writes."""
UNWANTED = frozenset({"Cc", "Cs", "Co", "Zl", "Zp"})
MOST_MOVES = 60


@pytest.fixture
def people(discord_: Sandbox) -> list[Player]:
    """Five people, known by their ids."""
    return [discord_.player(discord_.player(name).id) for name in ACCOUNTS]


def call(sandbox: Sandbox, people: Sequence[Player], names: Sequence[str]) -> None:
    """Let people change their names; nobody is told of it."""
    for player, name in zip(people, names, strict=False):
        sandbox.world.users[player.id]["global_name"] = name


async def look(people: Sequence[Player]) -> None:
    """Let everybody look at the board, so that the bot learns their names."""
    for player in people:
        await player.slash("board")


async def play_on(player: Player) -> Answer:
    """Answer whatever a player is asked."""
    shown = await player.slash("turn")
    custom_id, value = choices_in(shown)[0]
    return await player.use(shown, custom_id, None if value is None else [value])


def assert_harmless(shown: Message | Answer) -> None:
    """Check all that a message shows: its text, buttons, menus and what its pictures show."""
    message = shown.message if isinstance(shown, Answer) else shown
    assert not [markup for markup in MARKUP if markup in message.text]
    labels = [button.label or "" for button in message.buttons]
    options = [option for menu in message.selects for option in menu.options]
    lines = [option.label for option in options] + [option.description or "" for option in options]
    assert all(len(label) <= LABEL_LIMIT for label in labels)
    assert all(len(line) <= LINE_LIMIT for line in lines)
    assert all(len(alt) <= ALT_LIMIT for alt in message.alts)
    for text in (*message.text.split("\n"), *labels, *lines, *message.alts):
        assert not {unicodedata.category(letter) for letter in text} & UNWANTED, ascii(text)
        assert text.count("\N{FIRST STRONG ISOLATE}") == text.count("\N{POP DIRECTIONAL ISOLATE}")


@pytest.mark.parametrize("names", EVERY.values(), ids=EVERY)
async def test_nothing_that_is_shown_is_upset_by_a_name(
    bot: Malecon, discord_: Sandbox, people: list[Player], names: Sequence[str]
) -> None:
    call(discord_, people, names)
    lobby = await people[0].slash("table new", game="cuba", seats=5)
    assert_harmless(lobby)
    for player in people[1:]:
        assert_harmless(await player.click(lobby, "Join"))
    assert_harmless(await people[4].click(lobby, "Start"))
    live = await bot.tables.live(1)
    post = await people[0].sees("▶")
    assert_harmless(post)
    assert len(post.mentions) == len(live.view(None).asked)

    asked = people.index(
        next(p for p in people if int(p.id) == live.users[live.view(None).asked[0]])
    )
    for player in (people[asked], people[asked - 1]):
        for command in ("turn", "hand", "board", "log", "tables", "player-boards", "table info"):
            answer = await player.slash(command)
            assert_harmless(answer)
            assert answer.message.mentions == []
    offered = await people[0].complete("player-boards", "player", "")
    assert [value for _, value in offered] == [*"ABCDE"]
    assert [name for name, _ in offered] == [
        f"{letter} {plain_name(name)}" for letter, name in zip("ABCDE", live.names, strict=True)
    ]
    for letter in "ABCDE":
        assert_harmless(await people[0].slash("player-boards", player=letter))
    refused = await people[0].slash("player-boards", player="Nobody")
    assert_harmless(refused)
    await play_on(people[asked])
    assert_harmless(await people[0].slash("log"))


@pytest.mark.parametrize("names", EVERY.values(), ids=EVERY)
async def test_a_menu_of_tables_is_not_upset_by_a_name(
    bot: Malecon, discord_: Sandbox, people: list[Player], names: Sequence[str]
) -> None:
    call(discord_, people, names)
    await place(bot.database, discord_, position(seats=2, inactive=STREET), people[:2], "plaza")
    await seat(bot.database, discord_, cuba_position(5), people, "games")
    await look([player.moved_to("games") for player in people])
    asked = await people[4].moved_to("games").slash("tables")
    assert_harmless(asked)
    which = await people[1].moved_to("general").slash("turn")
    assert_harmless(which)
    assert len(which.message.select().options) == 2


@pytest.mark.parametrize("slug", GAMES)
async def test_the_final_table_is_not_upset_by_a_name(
    bot: Malecon, discord_: Sandbox, people: list[Player], slug: str
) -> None:
    game = GAMES[slug]
    seats = game.seats[-1]
    *_, before = (m.state.copy() for m in random_game(game, seats, 2) if m.decision is not None)
    table = await place(bot.database, discord_, before, people[:seats], "games", slug)
    names = [
        EVERY[kind][number]
        for number, kind in enumerate(("wide", "signs", "scripts", "markup", "pings"))
    ]
    call(discord_, people, names)
    await look(people[:seats])
    live = await bot.tables.live(table)
    for _ in range(MOST_MOVES):
        if live.decision is None:
            break
        await play_on(people[live.decision.awaited[0]])
    last = await people[0].sees(
        lambda message: "My turn" not in _labels(message) and message.buttons
    )
    assert_harmless(last)
    assert last.mentions == []
    assert_harmless(await people[0].slash("turn"))


def _labels(message: Message) -> list[str]:
    return [button.label or "" for button in message.buttons]


async def test_a_new_name_is_used_from_the_next_text_on(
    discord_: Sandbox, people: list[Player], tmp_path: Path
) -> None:
    ana, gyozo = players = people[:2]
    async with malecon(discord_, tmp_path) as bot:
        table = await place(bot.database, discord_, position(seats=2, inactive=STREET), players)
        await look(players)
        await ana.slash("santiago drive", stops=1)
        first = await gyozo.sees("Ana drives")
        assert "Ana" in first.alts[0]

        call(discord_, [ana], ["Anita *"])
        told = await ana.slash("log")
        assert "Anita ∗ drives" in told.text
        assert "Ana " not in told.text
        board = await gyozo.slash("board")
        assert "Anita *" in board.alts[0]
        assert await bot.database.log.count(table) > 0

    call(discord_, players, ["Ana Three", "Győző II"])  # while the bot is away
    async with malecon(discord_, tmp_path) as bot:
        assert "Anita *" in (await people[2].slash("board")).alts[0], "nobody has told it yet"
        await look(players)
        told = await gyozo.slash("log")
        assert "Ana Three drives" in told.text
        assert (await bot.tables.live(table)).names == ["Ana Three", "Győző II"]
        assert (await bot.tables.live(table)).seat_of(int(ana.id)) == 0


async def test_a_thread_is_called_after_the_game_alone(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    call(discord_, people, PINGS)
    announced = await people[0].slash("table new", game="cuba", seats=2, thread=True)
    assert announced.text == f"<@{people[0].id}> opens a table of **Cuba** in a thread."
    assert announced.message.mentions == []
    await people[0].until(lambda: "Cuba" in people[0].channels)
    assert_harmless(await people[0].sees("1 of 2 seats taken", channel="Cuba"))


async def test_who_shows_nothing_is_called_by_the_account(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    await seat(bot.database, discord_, cuba_position(5), people)
    call(discord_, people, UNSEEN[:4])
    await look(people)
    accounts = [discord_.world.users[player.id]["username"] for player in people[:4]]
    assert (await bot.tables.live(1)).names[:4] == accounts


async def test_people_of_one_name_are_told_apart(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    await seat(bot.database, discord_, cuba_position(5), people)
    call(discord_, people, ALIKE)
    await look(people)
    boards = await people[0].slash("player-boards")
    labels = [button.label for button in boards.message.buttons[1:]]
    assert labels == ["A Ana (A)", "B Ana (B)", "C ANA (C)", "D Ana (D)", "E Ana (B) (E)"]
    assert (await people[0].click(boards, "B Ana (B)")).text.endswith(": Ana (B)")


async def test_a_letter_means_its_seat_whoever_is_called_so(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    await seat(bot.database, discord_, cuba_position(5), people)
    call(discord_, people, LETTERS)
    await look(people)
    for letter, name in zip("ABCDE", LETTERS, strict=True):
        shown = await people[0].slash("player-boards", player=letter)
        assert shown.text.endswith(f": {name}")


async def test_lists_of_many_tables_with_long_names_fit_messages(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    for number in range(22):
        channel = discord_.world.add_channel(f"table-{number}")["id"]
        await seat(bot.database, discord_, cuba_position(5), people[::-1], channel)
    call(discord_, people, WIDE)
    await people[4].slash("board")
    listed = await people[0].moved_to("general").slash("tables")
    pages = [listed.text]
    while not listed.message.button("▶").disabled:
        listed = await people[0].click(listed, "▶")
        pages.append(listed.text)
    assert max(map(len, pages)) <= 2000
    lines = [line for page in pages for line in page.split("\n")]
    assert len(lines) == 22
    assert all(line.startswith("·") for line in lines)


def test_a_button_isolates_what_is_written_from_right_to_left() -> None:
    view = player_board_buttons(1, told_apart(["שלום", "Ana"]), None, "Plantations")
    labels = [part["label"] for row in view.to_components() for part in row["components"]]
    assert labels[1:] == ["A \N{FIRST STRONG ISOLATE}שלום\N{POP DIRECTIONAL ISOLATE}", "B Ana"]
    assert visible(labels[1]) == "A שלום"
