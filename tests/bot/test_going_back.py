"""Going further back than one may alone: all others agree, over the wire."""

import asyncio
from pathlib import Path

import pytest

from bot.client import Malecon
from bot.table_life.votes import Votes
from bot.ui.going_back import Offer, back_menu
from bot.wording.language import Language
from games.core.undo import Undo
from games.santiago.view import SantiagoView
from sandbox.local import Sandbox
from sandbox.players import Player
from storage.database import Database
from tests.bot.placing import place, seat
from tests.bot.playing import first_line
from tests.bot.running import malecon
from tests.bot.voting import (
    AGREED,
    BACK,
    COMPUTER,
    LAPSED,
    REFUSED,
    STAY,
    actions_of,
    all_posted,
    ask_back,
    asks_back,
    leave,
    only_vote,
    says,
)
from tests.games.montego.positions import position as hiring
from tests.games.santiago.positions import STREET, position


async def lap(database: Database, discord_: Sandbox, people: list[Player]) -> int:
    """Place a table of three at which every drive is a whole turn; Ana begins."""
    state = position(seats=3, inactive=STREET)
    return await place(database, discord_, state, people[:3])


@pytest.fixture
async def three(bot: Malecon, discord_: Sandbox, people: list[Player]) -> int:
    """A table of three at which every drive is a whole turn; each of them has driven once."""
    table = await lap(bot.database, discord_, people)
    for player in people[:3]:
        await player.slash("santiago drive", stops=1)
    await all_posted(bot, table)
    return table


async def stop_of(bot: Malecon, table: int) -> int:
    view = (await bot.tables.live(table)).view(None)
    assert isinstance(view, SantiagoView)
    return view.car


async def test_the_game_goes_back_when_all_others_agree(
    bot: Malecon, three: int, people: list[Player]
) -> None:
    ana, gyozo, lukasz, mateo = people
    before = await stop_of(bot, three)
    old = await ana.slash("turn")
    vote = await asks_back(ana, 2, gyozo)
    assert [player.pings[-1].text == vote.text for player in (gyozo, lukasz)] == [True, True]
    assert vote.wire.get("notified") == [gyozo.id, lukasz.id]
    assert "Győző" not in vote.text.split("\n")[0], "what is taken back first was Ana's"
    await gyozo.click(vote, BACK)
    assert await stop_of(bot, three) == before, "one of two is not all"
    assert f"- <@{gyozo.id}>: Go back" in (await says(ana, vote, "Go back")).text
    await lukasz.click(vote, BACK)
    assert await stop_of(bot, three) != before
    post = await ana.sees("↩ All agreed to go back")
    assert f"▶ <@{ana.id}>" in post.text
    assert post.wire.get("notified") == [ana.id]
    actions = await actions_of(bot, three)
    assert len(actions) == 4, "nothing was rewritten"
    assert isinstance(actions[-1], Undo)
    assert actions[-1].agreed
    ended = await says(mateo, vote, AGREED)
    assert ended.buttons == []
    # what was offered before is not true any more
    stale = await ana.click(old, old.message.buttons[0].label)
    assert first_line(stale) == ("That question has been answered already; nothing was changed.")
    assert len(await actions_of(bot, three)) == 4
    told = (await mateo.slash("log")).text
    assert told.endswith("↩ All agreed to go back to when it was the turn of Ana, as Ana asked.")
    assert "drives" in told


async def test_of_two_the_other_one_decides(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    ana, gyozo, *_ = people
    state = position(seats=2, inactive=STREET)
    table = await place(bot.database, discord_, state, [ana, gyozo])
    for player in (ana, gyozo):
        await player.slash("santiago drive", stops=1)
    await all_posted(bot, table)
    vote = await asks_back(ana, 1, gyozo)
    assert vote.text.splitlines()[1] == f"<@{gyozo.id}>: it is up to you."
    await gyozo.click(vote, BACK)
    await says(ana, vote, AGREED)


async def test_one_no_is_enough_and_only_those_who_play_are_heard(
    bot: Malecon, three: int, people: list[Player]
) -> None:
    ana, gyozo, lukasz, mateo = people
    vote = await asks_back(ana, 1, gyozo)
    refused = await mateo.click(vote, BACK)
    assert refused.ephemeral
    assert refused.text.startswith("Only those who play here can vote")
    own = await ana.click(vote, BACK)
    assert own.text == (
        "The others have to agree, not you: *Leave it as it is*, or *Wait*, takes your question"
        " back."
    )
    await gyozo.click(vote, BACK)
    await lukasz.click(vote, STAY)
    assert (await says(ana, vote, REFUSED)).buttons == []
    assert len(await actions_of(bot, three)) == 3
    # and it can be asked again, and be taken back
    again = await asks_back(ana, 1, gyozo)
    await ana.click(again, STAY)
    assert (await says(gyozo, again, LAPSED)).buttons == []
    assert await bot.database.votes.all_open() == []


async def test_whoever_acts_meanwhile_lets_it_lapse_at_once(
    bot: Malecon, three: int, people: list[Player]
) -> None:
    ana, gyozo, lukasz, _ = people
    first = await asks_back(gyozo, 1, lukasz)
    second = await asks_back(ana, 2, lukasz)
    await lukasz.click(first, BACK)
    await lukasz.click(second, BACK)
    await ana.slash("santiago drive", stops=1)
    await says(lukasz, first, "Győző can ask once more")
    await says(lukasz, second, LAPSED)
    assert [lukasz.latest(vote).buttons for vote in (first, second)] == [[], []]  # type: ignore[union-attr] # they stay
    assert len(await actions_of(bot, three)) == 4


async def test_of_two_votes_at_once_the_first_that_is_agreed_counts(
    bot: Malecon, three: int, people: list[Player]
) -> None:
    ana, gyozo, lukasz, _ = people
    first = await asks_back(ana, 2, lukasz)
    second = await asks_back(gyozo, 0, lukasz)
    await lukasz.click(first, BACK)
    await lukasz.click(second, BACK)
    await asyncio.gather(gyozo.click(first, BACK), ana.click(second, BACK))
    await says(lukasz, first, "↩")
    await lukasz.until(lambda: not any(lukasz.latest(m).buttons for m in (first, second)))  # type: ignore[union-attr] # they stay
    texts = {lukasz.latest(m).text for m in (first, second)}  # type: ignore[union-attr] # they stay
    assert len([text for text in texts if text.startswith("↩ Agreed")]) == 1
    assert len([text for text in texts if "can ask once more" in text]) == 1
    assert sum(isinstance(action, Undo) for action in await actions_of(bot, three)) == 1


async def test_many_clicks_at_once_count_once(
    bot: Malecon, three: int, people: list[Player]
) -> None:
    ana, gyozo, lukasz, _ = people
    vote = await asks_back(ana, 2, gyozo)
    clicks = [player.click(vote, BACK) for player in (gyozo, lukasz) for _ in range(3)]
    await asyncio.gather(*clicks)
    await says(ana, vote, AGREED)
    assert sum(isinstance(action, Undo) for action in await actions_of(bot, three)) == 1


async def test_a_question_whose_message_is_gone_can_be_asked_again(
    bot: Malecon, discord_: Sandbox, three: int, people: list[Player]
) -> None:
    ana, gyozo, lukasz, _ = people
    vote = await asks_back(ana, 1, gyozo)
    await bot.http.delete_message(int(vote.channel_id), int(vote.id))
    await gyozo.until(lambda: gyozo.latest(vote) is None)
    again = await asks_back(ana, 1, gyozo)
    for player in (gyozo, lukasz):
        await player.click(again, BACK if player is gyozo else STAY)
    await says(ana, again, REFUSED)
    # what is asked instead of another lets that one say so
    older = await asks_back(ana, 1, gyozo)
    await asks_back(ana, 2, gyozo)
    assert (await says(gyozo, older, "asked anew in a later message")).buttons == []


async def test_what_is_being_asked_is_not_asked_again(
    bot: Malecon, three: int, people: list[Player]
) -> None:
    ana, gyozo, lukasz, _ = people
    vote = await asks_back(ana, 1, gyozo)
    pings = [len(player.pings) for player in (gyozo, lukasz)]
    again = await ask_back(ana, 1)
    assert again.ephemeral
    assert first_line(again).startswith("That is being voted on already: https://discord.com/")
    assert first_line(again).endswith(f"/{vote.channel_id}/{vote.id}")
    assert [len(player.pings) for player in (gyozo, lukasz)] == pings
    assert (await only_vote(bot)).message_id == int(vote.id)
    # to the same point somebody else may ask for themselves
    await asks_back(lukasz, 1, gyozo)
    assert len(await bot.database.votes.all_open()) == 2


async def test_a_question_that_cannot_be_posted_changes_nothing(
    bot: Malecon, discord_: Sandbox, three: int, people: list[Player]
) -> None:
    ana, gyozo, *_ = people
    discord_.faults.refuse("POST /channels/*/messages", 403, 50013)
    answer = await ask_back(ana, 1)
    assert answer.ephemeral
    assert answer.text.startswith("I cannot post in")
    assert await bot.database.votes.all_open() == []
    vote = await asks_back(ana, 1, gyozo)
    assert len(vote.buttons) == 2


async def test_what_is_not_there_any_more_is_refused(
    bot: Malecon, three: int, people: list[Player]
) -> None:
    ana, gyozo, lukasz, _ = people
    menu = await gyozo.slash("undo")
    point = menu.message.selects[0].options[0].value
    vote = await asks_back(ana, 2, gyozo)
    for player in (gyozo, lukasz):
        await player.click(vote, BACK)
    refused = await gyozo.choose(menu, point)
    assert first_line(refused) == (
        "The game cannot go back to there any more; nothing was changed."
    )
    assert len(await actions_of(bot, three)) == 4


async def test_the_menu_shows_public_facts_to_players_only(
    bot: Malecon, three: int, people: list[Player]
) -> None:
    ana, _, _, mateo = people
    assert first_line(await mateo.slash("undo")) == "You do not sit at this table."
    (select,) = (await ana.slash("undo")).message.selects
    assert [option.description for option in select.options] == [
        "to before the turn of Łukasz · 1 turn ago",
        "to before the turn of Győző · 2 turns ago",
        "to before the turn of Ana · 3 turns ago",
    ]
    assert all("drives" in option.label for option in select.options)
    back = await ana.slash("log")
    assert "Go back …" in [button.label for button in back.message.buttons]
    assert "Go back …" not in [b.label for b in (await mateo.slash("log")).message.buttons]
    shown = await ana.click(back, "Go back …")
    assert len(shown.message.selects[0].options) == 3


def test_the_menu_shows_no_marks_of_bold_text() -> None:
    offer = Offer(3, "**Round 1 of 4:** Ana sails first.", "to before the turn of Ana")
    (option,) = back_menu(1, [offer], Language("en")).item.options
    assert (option.label, option.value) == ("Round 1 of 4: Ana sails first.", "3")


async def test_computers_and_empty_seats_have_no_say(
    bot: Malecon, three: int, people: list[Player]
) -> None:
    ana, gyozo, lukasz, _ = people
    await leave(gyozo, COMPUTER)
    vote = await asks_back(ana, 2, lukasz)
    assert vote.wire.get("notified") == [lukasz.id]
    await lukasz.click(vote, BACK)
    await says(ana, vote, AGREED)
    await leave(lukasz, "Somebody else is to take it")
    # nobody else is left: nobody has to be asked
    await ana.slash("santiago drive", stops=1)
    await ana.sees("Nobody sits there")
    done = await ask_back(ana, -1)
    assert first_line(done) == "That is taken back."
    assert isinstance((await actions_of(bot, three))[-1], Undo)


async def test_a_vote_goes_on_after_a_restart(
    discord_: Sandbox, people: list[Player], tmp_path: Path
) -> None:
    ana, gyozo, lukasz, _ = people
    async with malecon(discord_, tmp_path) as bot:
        table = await lap(bot.database, discord_, people)
        for player in people[:3]:
            await player.slash("santiago drive", stops=1)
        vote = await asks_back(ana, 2, gyozo)
        await gyozo.click(vote, BACK)
    async with malecon(discord_, tmp_path) as bot:
        await lukasz.click(vote, BACK)
        await says(ana, vote, AGREED)
        assert sum(isinstance(action, Undo) for action in await actions_of(bot, table)) == 1


async def test_what_was_agreed_is_done_and_noted_after_a_crash(
    discord_: Sandbox, people: list[Player], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot ends after the last ballot, or after the undo and before it is noted."""
    ana, gyozo, lukasz, _ = people

    class PowerCut(Exception):
        pass

    async def cut(*given: object, **named: object) -> None:
        raise PowerCut

    for step in ("_do", "_ended"):
        async with malecon(discord_, tmp_path) as bot:
            open_here = await bot.database.tables.playing()
            table = open_here[0].id if open_here else await lap(bot.database, discord_, people)
            await ana.slash("santiago drive", stops=1)
            await gyozo.slash("santiago drive", stops=1)
            vote = await asks_back(ana, 1, gyozo)
            await gyozo.click(vote, BACK)
            undos = sum(isinstance(action, Undo) for action in await actions_of(bot, table))
            with monkeypatch.context() as patched:
                patched.setattr(Votes, step, cut)
                await lukasz.click(vote, BACK)
                assert (await only_vote(bot)).outcome is None
        async with malecon(discord_, tmp_path) as bot:
            assert (await says(ana, vote, AGREED)).buttons == []
            now = sum(isinstance(action, Undo) for action in await actions_of(bot, table))
            assert now == undos + 1
            await ana.sees("↩ All agreed to go back")
            assert await bot.database.votes.all_open() == []


async def test_going_back_again_and_to_before_going_back(
    bot: Malecon, three: int, people: list[Player]
) -> None:
    ana, gyozo, lukasz, _ = people
    stops = [await stop_of(bot, three)]
    for number in (0, 1):
        vote = await asks_back(ana, number, gyozo)
        for player in (gyozo, lukasz):
            await player.click(vote, BACK)
        await says(ana, vote, AGREED)
        stops.append(await stop_of(bot, three))
    assert len(set(stops)) == 3
    await all_posted(bot, three)
    post = await gyozo.sees("All agreed")
    (asked,) = (await bot.tables.live(three)).view(None).asked
    assert post.wire.get("notified") == [people[asked].id]
    bot.tables.forget(three)
    assert await stop_of(bot, three) == stops[-1]


async def test_in_secret_everybody_is_asked_anew_and_nothing_is_given_away(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    ana, gyozo, lukasz, _ = people
    table = await seat(bot.database, discord_, hiring(3, coins={0: 3, 1: 3, 2: 5}), people)
    turns = [await player.slash("turn") for player in people[:3]]
    labels = [button.label for button in turns[0].message.buttons]
    await ana.click(turns[0], labels[0])
    (select,) = (await ana.slash("undo")).message.selects
    assert select.options[0].description == "to before the turn of Ana · round 1"
    vote = await asks_back(ana, 0, gyozo)
    assert (
        vote.text.splitlines()[0]
        == f"↩ <@{ana.id}> asks to go back to before this: what was answered in secret so far"
    )
    pings = [len(player.pings) for player in people[:3]]
    for player in (gyozo, lukasz):
        await player.click(vote, BACK)
    await says(ana, vote, AGREED)
    await all_posted(bot, table)
    log = (await gyozo.slash("log")).text
    assert log.endswith("it was the turn of Ana, Győző and Łukasz, as Ana asked.")
    assert [len(player.pings) for player in people[:3]] == [count + 1 for count in pings]
    decision = (await bot.tables.live(table)).decision
    assert decision is not None
    assert decision.awaited == (0, 1, 2)
    for player, turn in zip(people[:3], turns, strict=False):
        now = player.latest(turn)
        assert now is not None
        stale = await player.use(turn, now.buttons[0].custom_id)
        assert first_line(stale).startswith("That question has been answered already")
    assert (await bot.tables.live(table)).decision == decision


async def test_a_vote_goes_on_where_it_was_asked_when_the_table_moves(
    bot: Malecon, three: int, people: list[Player]
) -> None:
    ana, gyozo, lukasz, _ = people
    vote = await asks_back(ana, 2, gyozo)
    await gyozo.click(vote, BACK)
    await ana.moved_to("general").slash("table move", table=three)
    await lukasz.click(vote, BACK)
    await says(ana, vote, AGREED)
    post = await ana.sees("↩ All agreed to go back", channel="general")
    assert post.wire.get("notified") == [ana.id]
