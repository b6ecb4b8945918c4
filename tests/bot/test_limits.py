"""Discord's limits, for every command, view and message, at positions as extreme as they come.

What goes over the wire here is checked by the local Discord as well: the fixture fails for whatever
the real one would refuse.
"""

from collections.abc import Iterator

import discord
import pytest

from bot.client import Malecon
from bot.replies import paginate
from bot.telling import MESSAGE_LIMIT, fit_lines
from bot.ui.board import board_buttons
from bot.ui.choices import AS_BUTTONS, PAGE, choices_view, key_of
from bot.ui.closing import agree_view, confirm_view
from bot.ui.items import view_of
from bot.ui.lobby import lobby_view
from bot.ui.pages import log_pages
from bot.ui.player_boards import player_board_buttons
from bot.ui.undo import undo_buttons
from bot.ui.which import OFFERED, Offer, turn_buttons, which_menu
from bot.wording.game import Choice
from bot.wording.language import Language
from bot.wording.registry import BoardLabels
from games.registry import GAMES
from games.santiago.actions import Drive
from games.santiago.data import CUBES
from sandbox.local import Sandbox
from sandbox.players import Answer, Player
from sandbox.validation import Sent, Validator
from sandbox.validation.command_rules import TEXT_LIMIT, text_size
from sandbox.wire import Json
from storage.rows import TableRow
from tests.bot.placing import GAME, place
from tests.bot.scripted import board_button, choices_in
from tests.games.santiago.positions import Table, position
from tests.local_discord import OPENAPI

ENGLISH = Language("en")
LABELS = BoardLabels("Tracks", "Plantations")
HUGE = 2**62
"""As large as the numbers in an id can get."""
ALT_LIMIT = 1024


def payloads(bot: Malecon) -> list[Json]:
    return [command.to_dict(bot.tree) for command in bot.tree.get_commands()]


def nodes(commands: list[Json]) -> Iterator[Json]:
    for command in commands:
        yield command
        yield from nodes(command.get("options") or [])


async def test_all_commands(bot: Malecon) -> None:
    commands = payloads(bot)
    body = Sent("PUT", "/applications/{}/commands", commands)
    assert Validator(OPENAPI).check(body) == []
    assert {command["name"] for command in commands} >= {"table", "turn", "hand", "board", "log"}
    assert max(map(text_size, commands)) < TEXT_LIMIT / 2, "translations are still to come"
    for node in nodes(commands):
        assert 1 <= len(node["name"]) <= 32
        assert 1 <= len(node["description"]) <= 100
        assert node["description"][0].isupper() or node["type"] > 2
    for command in commands:
        assert command["contexts"] == [0], "in servers only"


async def test_what_is_needed_first_is_offered_first(bot: Malecon) -> None:
    [table] = [command for command in payloads(bot) if command["name"] == "table"]
    assert [part["name"] for part in table["options"]][:4] == ["new", "join", "leave", "start"]


async def test_every_verb_of_the_rules_is_a_command(bot: Malecon) -> None:
    chance = {"lay-building", "lay-cuban", "start-player", "roll"}
    verbs = {kind.__struct_config__.tag for kind in GAMES[GAME].action_type.__args__} - chance
    [group] = [command for command in payloads(bot) if command["name"] == "santiago"]
    assert {verb["name"] for verb in group["options"]} == verbs
    for verb in group["options"]:
        for option in verb.get("options") or []:
            assert option["autocomplete"]
            assert option["required"]


def refused(view: discord.ui.View) -> list[str]:
    body = {"content": "x", "components": view.to_components()}
    sent = Sent("POST", "/channels/{}/messages", body)
    return [str(violation) for violation in Validator(OPENAPI).check(sent)]


def choose_from(count: int, page: int, row: int | None = None) -> discord.ui.View:
    """Offer so many choices with the longest words."""
    actions = [Drive(stops) for stops in range(count)]
    choices = [Choice("L" * 80, "e" * 300, row=row) for _ in actions]
    return choices_view(HUGE, HUGE, actions, choices, ENGLISH, page)


def answers(view: discord.ui.View) -> list[str]:
    """Return the keys of all that can be chosen."""
    parts = [part for row in view.to_components() for part in row["components"]]
    keys = [option["value"] for part in parts for option in part.get("options", [])]
    buttons = [part["custom_id"] for part in parts if part["custom_id"].startswith("do:")]
    return keys + [custom_id.rpartition(":")[2] for custom_id in buttons]


@pytest.mark.parametrize("count", [1, AS_BUTTONS, AS_BUTTONS + 1, PAGE, PAGE + 1, 100, 1000])
async def test_any_number_of_choices(count: int) -> None:
    pages = 1 if count <= AS_BUTTONS else -(-count // PAGE)
    met: list[str] = []
    for page in range(pages):
        view = choose_from(count, page)
        assert refused(view) == []
        met += answers(view)
    every_key = [key_of(Drive(stops)) for stops in range(count)]
    assert met == every_key, "every choice is on exactly one page"
    assert len(set(every_key)) == count
    assert answers(choose_from(count, 99_999)) == answers(choose_from(count, pages - 1))


@pytest.mark.parametrize("count", [5, 6, 10, 11, 30])
async def test_rows_that_do_not_hold_all_their_choices_are_given_up(count: int) -> None:
    view = choose_from(count, 0, row=0)
    assert refused(view) == []
    assert len(answers(view)) == min(count, PAGE)


@pytest.mark.parametrize("slug", GAMES)
async def test_all_other_views(slug: str) -> None:
    row = TableRow(
        id=HUGE,
        game=slug,
        status="lobby",
        seats=4,
        options="{}",
        rules=1,
        guild_id=1,
        channel_id=1,
        opener_id=None,
        locale="en-US",
        created_at=1,
    )
    offers = [Offer(HUGE - number, "L" * 200, "d" * 200) for number in range(OFFERED + 1)]
    views = [
        lobby_view(row, ENGLISH, may_thread=True),
        agree_view(HUGE, HUGE, ENGLISH),
        confirm_view(HUGE, ENGLISH),
        board_buttons(HUGE, HUGE, ENGLISH, boards=LABELS, over=False),
        board_buttons(HUGE, HUGE, ENGLISH, boards=LABELS, over=False, left=range(5)),
        board_buttons(HUGE, HUGE, ENGLISH, boards=LABELS, over=True),
        player_board_buttons(HUGE, ["W" * 32] * 5, None, "Plantations"),
        view_of(
            which_menu("doctor", offers, ENGLISH),
            *turn_buttons("doctor", HUGE, HUGE + 2),
        ),
        view_of(*turn_buttons("list", 0, 2)),
        view_of(*undo_buttons(HUGE, HUGE, [HUGE - 1, HUGE], ENGLISH)),
        log_pages(HUGE, 0, HUGE, ENGLISH),
        log_pages(HUGE, HUGE - 1, HUGE, ENGLISH),
    ]
    assert log_pages(1, 0, 1, ENGLISH) is None
    for view in views:
        assert view is not None
        assert refused(view) == []
        assert view.timeout is None


def test_a_long_story_loses_its_beginning_and_never_the_call() -> None:
    lines = [f"{number}: {'x' * 150}" for number in range(40)]
    told = fit_lines(lines, "▶ you")
    assert len(told) <= MESSAGE_LIMIT
    kept = told.splitlines()
    assert (kept[0], kept[-3], kept[-1]) == ("…", lines[-1], "▶ you")
    assert fit_lines(lines[:3], "▶ you").splitlines()[:3] == lines[:3]
    assert fit_lines([], "▶ you") == "▶ you"
    assert len(fit_lines(["x" * 3000], "y" * 3000)) == MESSAGE_LIMIT


def test_a_log_fits_on_its_pages_whole_and_in_order() -> None:
    paragraphs = [f"{number}\n{'x' * (number * 7 % 900)}" for number in range(300)]
    pages = paginate(paragraphs)
    assert max(map(len, pages)) <= MESSAGE_LIMIT
    assert "\n".join(reversed(pages)) == "\n".join(paragraphs)
    assert all(len(page) <= MESSAGE_LIMIT for page in paginate(["x" * 5000, "y"]))
    assert paginate([]) == ["…"]


# Over the wire


WIDE = ("W" * 32, "ﷺ" * 32, "👩🏽‍🚀" * 6, "*_~`|>@everyone <@1> [x](y)")


@pytest.fixture
def people(discord_: Sandbox) -> list[Player]:
    """Four people whose names are as long and as strange as Discord allows."""
    return [discord_.add_player(name) for name in WIDE]


def fits(answer: Answer) -> None:
    assert answer.message is not None
    assert 0 < len(answer.text) <= MESSAGE_LIMIT
    for alt in answer.alts:
        assert 0 < len(alt) <= ALT_LIMIT


def everything_owned(departed: int = 6) -> Table:
    """All markers are set, pieces stand, the bank is empty of what the first player holds."""
    owners = {
        **dict.fromkeys(("church", "distillery", "newspaper"), 0),
        **dict.fromkeys(("cigar_factory", "black_market", "bank"), 1),
        **dict.fromkeys(("casino", "cafe", "sawmill"), 2),
        **dict.fromkeys(("office", "customs", "port_authority"), 3),
    }
    most = ", ".join(f"5 {cube}" for cube in CUBES)
    rest = ", ".join(f"1 {cube}" for cube in CUBES)
    holds = {0: f"120 pesos, 99 points, {most}", 1: rest, 2: f"99 pesos, 99 points, {rest}"}
    pieces = {1: "bank", 2: "casino", 3: "office"}
    return position(
        seats=4,
        holds=holds,
        owners=owners,
        pieces=pieces,
        departed=departed,
        value=4,
        car="pablo",
        inactive=("conchita", "miguel"),
        dice="3 sugar, 4 citrus, 3 tobacco, 3 rum",
    )


async def test_everything_that_can_be_looked_at(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    await place(bot.database, discord_, everything_owned(departed=5), people)
    for player in people:
        for command in ("turn", "hand", "board", "log", "table info"):
            fits(await player.slash(command))
    fits(await people[3].slash("board", for_all=True))
    await people[0].slash("santiago drive", stops=35)
    post = await people[1].sees(lambda message: board_button(message, "log"))
    assert len(post.text) <= MESSAGE_LIMIT
    assert all(0 < len(alt) <= ALT_LIMIT for alt in post.alts)
    assert post.wire["mention_everyone"] is False
    assert len(post.mentions) == 1


async def test_more_choices_than_a_menu_holds(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    table = await place(bot.database, discord_, everything_owned(), people)
    first = people[0]
    shown = await first.slash("turn")
    menu = shown.message.select()
    assert len(menu.options) == PAGE
    assert menu.placeholder == "Choose (page 1 of 5)"
    for _ in range(4):
        shown = await first.click(shown, "▶")
        fits(shown)
    last = choices_in(shown)
    assert shown.message.select().placeholder == "Choose (page 5 of 5)"
    assert len(last) == 121 - 4 * PAGE
    back = await first.click(shown, "◀")
    assert back.message.select().placeholder == "Choose (page 4 of 5)"
    custom_id, value = last[-1]
    forward = await first.click(back, "▶")
    answer = await first.use(forward, custom_id, [value])
    assert "drives 121 stops" in answer.text
    assert await bot.database.log.count(table) > 0


async def test_a_market_with_many_trades(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    holds = {0: ", ".join(f"3 {cube}" for cube in CUBES)}
    at = position(seats=4, holds=holds, car="conchita").do(0, "drive 1", "place black_market")
    await place(bot.database, discord_, at, people)
    shown = await people[0].slash("turn")
    fits(shown)
    count = len(at.legal)
    assert count > AS_BUTTONS
    assert len(choices_in(shown)) == min(count, PAGE)
    offered = await people[0].complete("santiago use", "how")
    assert len(offered) <= 25
    assert all(len(name) <= 100 and len(value) <= 100 for name, value in offered)
    assert len(await people[0].complete("santiago use", "how", "rum for")) > 0


async def test_the_end_of_a_game(bot: Malecon, discord_: Sandbox, people: list[Player]) -> None:
    at = everything_owned()
    await place(bot.database, discord_, at, people)
    fits(await people[0].slash("santiago drive", stops=13))
    while (live := await bot.tables.live(1)).decision is not None:
        [seat] = live.decision.awaited
        shown = await people[seat].slash("turn")
        custom_id, value = choices_in(shown)[-1]
        fits(await people[seat].use(shown, custom_id, None if value is None else [value]))
    last = await people[1].sees("points.**")
    assert len(last.text) <= MESSAGE_LIMIT
    assert all(0 < len(alt) <= ALT_LIMIT for alt in last.alts)
    assert [button.label for button in last.buttons] == ["Board", "Log"]
    for command in ("turn", "hand", "board", "log"):
        fits(await people[2].slash(command))
