"""The commands of Montego Bay: completed from what is legal, read as typed, secret where sealed."""

from collections.abc import Sequence

import pytest

from bot.client import Malecon
from sandbox.local import Sandbox
from sandbox.players import Answer, Player
from tests.bot.placing import place
from tests.bot.scripted import choices_in
from tests.games.montego.positions import BLUE, GAME, GREEN, Table, position

FOUR = ("green-big", "blue-big", "green-small", "blue-small")
NOTED = "Your answer is noted; nobody else sees it yet."


@pytest.fixture
def people(discord_: Sandbox) -> list[Player]:
    return [discord_.player(name) for name in ("Ana", "Győző", "Łukasz", "Mateo")]


async def seat(bot: Malecon, discord_: Sandbox, at: Table, people: Sequence[Player]) -> int:
    players = people[: len(at.state.players)]
    return await place(bot.database, discord_, at, players, game=GAME.slug)


async def acts_of(bot: Malecon, table: int) -> list[str]:
    """Return what the log has, as lines of text."""
    rows = await bot.database.log.entries(table)
    return [str(GAME.load_action(row.action)) for row in rows]


def first_line(answer: Answer) -> str:
    return answer.text.split("\n")[0]


def loading(seats: int = 3) -> Table:
    """Ana's big docker has four barrels to load, Győző's small one nothing to do."""
    harbour = {"F1": {BLUE: 2}, "F4": {}, "F7": {GREEN: 1}}
    rail = ["blue-small", "blue-big", "green-small", "green-big", "yellow-big", "yellow-small"]
    table = position(seats, harbour=harbour, places={"green-big": 1}, rail=rail[: 2 * seats])
    return table.lay({"green-big": 1, "yellow-small": 5})


async def test_cards_are_completed_with_where_they_lead(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    at = position(3, places={"green-big": 0, "blue-small": 2})
    await seat(bot, discord_, at, people)
    ana = people[0]
    assert await ana.complete("montego play", "worker") == [
        ("Big, at the 3 barrels: no card yet", "green-big"),
        ("Small, in the right tavern: no card yet", "green-small"),
    ]
    assert await ana.complete("montego play", "card", worker="green-big") == [
        ("Big 1: to the 2 barrels", 1),
        ("Big 2: to the 4 barrels, shoves B's small docker across to the broken barrel", 2),
        ("Big 3: to the 2 barrels", 3),
        ("Big 4: to the 3 barrels", 4),
        ("Big 5: to the 2 barrels", 5),
    ]
    [(line, value)] = await ana.complete("montego play", "card", "4", worker="Small")
    assert (line.split(":")[0], value) == ("Small 4", 4)
    assert await ana.complete("montego play", "card", worker="Jack") == []
    await ana.slash("montego play", worker="green-big", card=2)
    laid = await ana.complete("montego play", "worker", "card 2")
    assert laid == [("Big, at the 3 barrels: card 2", "green-big")]


@pytest.mark.parametrize("typed", ["green-small", "small", " Small ", "small green docker"])
async def test_a_docker_is_read_as_it_is_called(
    bot: Malecon, discord_: Sandbox, people: list[Player], typed: str
) -> None:
    table = await seat(bot, discord_, position(3), people)
    await people[0].slash("montego play", worker=typed, card=3)
    assert await acts_of(bot, table) == ["play figure=green-small card=3"]


async def test_secret_cards_are_answered_in_private(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    """Others are shown only who is still awaited; the last card turns all of them up."""
    at = position(3)
    await seat(bot, discord_, at, people)
    ana, gyozo, lukasz, _ = people
    answer = await ana.slash("montego play", worker="big", card=3)
    assert answer.ephemeral
    assert first_line(answer) == NOTED
    assert "Face down lie: Big 3. Still without a card: Small." in answer.text
    await ana.slash("montego play", worker="small", card=1)
    answer = await ana.slash("montego play", worker="big", card=5)
    assert "Face down lie: Big 5 and Small 1." in answer.text
    assert "Győző and Łukasz are still awaited." in answer.text
    hand = await gyozo.slash("hand")
    assert "Face down" not in hand.text
    assert not [m for m in gyozo.visible("games") if "Big 5" in m.content]
    for player in (gyozo, lukasz):
        await player.slash("montego play", worker="big", card=1)
        answer = await player.slash("montego play", worker="small", card=2)
    assert "Ana's big docker walks 5 " in first_line(answer)
    post = await gyozo.sees("Ana's big docker walks 5 ")
    assert "Łukasz's small docker walks 2 " in post.content
    assert post.images


async def test_every_card_is_spelled_out_and_has_a_button_in_the_row_of_its_docker(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    thirds = {"yellow-big": 0, "orange-small": 1}
    at = position(2, coins={0: 3}, thirds=thirds, rail=[*FOUR, *thirds])
    at.do(0, "hire yes").do(0, "beside yellow-big")
    await seat(bot, discord_, at, people)
    shown = await people[0].slash("turn")
    assert sum(line.startswith("- ") for line in shown.text.split("\n")) == 20
    rows = [
        [button["label"] for button in row["components"]]
        for row in shown.message.wire["components"]
    ]
    assert rows == [
        [f"{docker} {card}" for card in range(1, 6)] for docker in ("Big", "Small", "Third", "Jack")
    ]
    shown = await people[0].click(shown, "Third 4")
    styles = {button.label: button.style for button in shown.message.buttons}
    assert styles["Third 4"] != styles["Third 5"] == styles["Big 4"]
    assert "Jack 4" not in styles


async def test_a_command_that_is_not_possible_names_the_rule(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    table = await seat(bot, discord_, position(3), people)
    ana = people[0]
    refusals = {
        ("play", "blue-big"): "The big blue docker is not yours to move (rules: choosing cards).",
        ("play", "jack"): "Lazy Jack is not yours to move (rules: choosing cards).",
        ("play", "Pedro"): "There is no “Pedro” here; choose from Big or Small.",
    }
    for (verb, worker), sentence in refusals.items():
        answer = await ana.slash(f"montego {verb}", worker=worker, card=1)
        assert answer.ephemeral
        assert first_line(answer) == sentence
    answer = await ana.slash("montego load", ship="2", barrels=1)
    assert first_line(answer) == (
        "You are asked to lay a card now, not to load barrels (rules: choosing cards)."
    )
    assert choices_in(answer), "what is possible instead is offered"
    answer = await people[3].slash("montego play", worker="green-big", card=1)
    assert answer.text == "You do not sit at this table."
    assert await acts_of(bot, table) == []


async def test_hiring_jack_by_command(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    at = position(3, coins={0: 3, 1: 5}, points={0: 2}, places={"blue-small": 8})
    table = await seat(bot, discord_, at, people)
    ana, gyozo, *_ = people
    assert await ana.complete("montego hire", "answer") == [
        ("Yes: pay 3 coins if you get him", "yes"),
        ("No: do without him this round", "no"),
    ]
    assert await people[2].complete("montego hire", "answer") == []
    answer = await ana.slash("montego hire", answer="Yes")
    assert first_line(answer) == NOTED
    assert "Your secret answer is “Yes”." in answer.text
    answer = await gyozo.slash("montego hire", answer="yes")
    assert first_line(answer) == "Ana and Győző want Lazy Jack; Győző gets him for 3 coins."
    assert await gyozo.complete("montego beside", "worker") == [
        ("Beside your big docker: in the left tavern", "blue-big"),
        ("Beside your small docker: at the 3 barrels", "blue-small"),
    ]
    await gyozo.slash("montego beside", worker="small")
    await gyozo.slash("montego play", worker="jack", card=4)
    assert (await acts_of(bot, table))[2:] == [
        "beside worker=blue-small",
        "play figure=jack card=4",
    ]
    lines = await gyozo.complete("montego play", "worker", "jack")
    assert lines == [("Jack, at the 3 barrels: card 4", "jack")]
    cards = await gyozo.complete("montego play", "card", worker="small")
    assert [value for _, value in cards] == [1, 2, 3, 5]


async def test_loading_is_completed_with_what_it_brings(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    at = loading()
    table = await seat(bot, discord_, at, people)
    asked, kind = at.asked
    player = people[asked[0]]
    assert kind == "load"
    ships = await player.complete("montego load", "ship")
    assert [value for _, value in ships] == ["F1", "F4", "F7"]
    assert all(line.startswith(f"Pier {n}: ") for n, (line, _) in enumerate(ships, 1))
    assert await player.complete("montego load", "ship", "pier 2") == [ships[1]]
    amounts = await player.complete("montego load", "barrels", ship="F4")
    assert amounts == await player.complete("montego load", "barrels", ship="2")
    assert [value for _, value in amounts] == list(range(1, at.view().left + 1))
    assert amounts[0][0].startswith("1 barrel to the ship at pier 2: 4 holds left, you lead, ")
    answer = await player.slash("montego load", ship="9", barrels=1)
    assert first_line(answer) == "There is no “9” here; choose from pier 1, pier 2 or pier 3."
    answer = await player.slash("montego load", ship="9" * 5000, barrels=1)
    assert first_line(answer).startswith("There is no “9999")
    await player.slash("montego load", ship="pier 2", barrels=1)
    assert await acts_of(bot, table) == ["load ship=F4"]


async def test_taking_back_by_pier(bot: Malecon, discord_: Sandbox, people: list[Player]) -> None:
    """Győző's big docker walks to two broken barrels."""
    at = position(3, harbour={"F1": {BLUE: 2}, "F4": {}, "F7": {BLUE: 1}}, places={"blue-big": 11})
    at.lay({"blue-big": 1, "yellow-big": 2})
    assert at.asked == ((BLUE,), "take-back")
    table = await seat(bot, discord_, at, people)
    gyozo = people[1]
    assert await gyozo.complete("montego take-back", "ship") == [
        ("1 barrel from the ship at pier 1: you lead, still pays you 3", "F1"),
        ("1 barrel from the ship at pier 3: empty, pays you 0 instead of 4", "F7"),
    ]
    await gyozo.slash("montego take-back", ship="3")
    assert await acts_of(bot, table) == ["take-back ship=F7"]


async def test_picking_a_third_docker_by_command(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    state = GAME.setup(2)
    GAME.apply(state, -1, GAME.parse_action("chooser 1"))
    table = await seat(bot, discord_, Table(state), people)
    offered = await people[1].complete("montego pick", "worker", "small")
    assert (
        "Small orange docker: in the right tavern; the other player gets the big yellow docker",
        "orange-small",
    ) in offered
    await people[1].slash("montego pick", worker="small orange docker")
    assert (await acts_of(bot, table))[0] == "pick worker=orange-small"


async def test_words_out_of_turn_are_not_even_read(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    at = loading()
    table = await seat(bot, discord_, at, people)
    waits = people[at.asked[0][0] - 1]
    for command, options in (
        ("load", {"ship": "the moon", "barrels": 1}),
        ("take-back", {"ship": "the moon"}),
        ("play", {"worker": "nobody", "card": 1}),
        ("hire", {"answer": "perhaps"}),
    ):
        answer = await waits.slash(f"montego {command}", **options)
        assert answer.ephemeral
        assert first_line(answer) == "It is not your decision now (rules: order of play)."
    assert await acts_of(bot, table) == []
