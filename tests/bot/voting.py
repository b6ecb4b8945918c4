"""Ways to the votes at a table, for tests."""

from bot.client import Malecon
from games.core.action import Action
from sandbox.players import Answer, Player
from sandbox.seen import Message
from storage.rows import VoteRow

BACK, STAY = "Go back", "Leave it as it is"
COMPUTER, ANYBODY, WAIT = "A computer plays on", "Somebody else plays on", "Wait"
TAKE = "Take the seat"
AGREED = "↩ Agreed: the game is back where Ana wanted it."
LAPSED = "↩ The game goes on as it is; Ana can ask once more."
REFUSED = "↩ Not everybody wants to go back: the game goes on as it is."


async def ask_back(player: Player, number: int) -> Answer:
    """Ask to go back to a point, counted from the latest."""
    menu = await player.click(await player.slash("log"), "Go back …")
    (select,) = menu.message.selects
    return await player.choose(menu, select.options[number].value)


async def asks_back(player: Player, number: int, other: Player) -> Message:
    """Ask to go back to a point; return the vote's message."""
    before = {message.id for message in other.visible()}
    answer = await ask_back(player, number)
    assert answer.text.startswith("The others are asked in"), answer.text
    return await other.sees(lambda m: "asks to go back" in m.text and m.id not in before)


async def leave(player: Player, button: str = COMPUTER) -> Answer:
    """Give a seat up."""
    return await player.click(await player.slash("table leave"), button)


async def actions_of(bot: Malecon, table: int) -> list[Action]:
    """Return the log, line by line."""
    game = (await bot.tables.live(table)).game
    return [game.load_action(entry.action) for entry in await bot.database.log.entries(table)]


async def says(player: Player, message: Message, words: str) -> Message:
    """Wait until a message says something; return it as it is then."""

    def said() -> bool:
        now = player.latest(message)
        return now is not None and words in now.text

    await player.until(said)
    now = player.latest(message)
    assert now is not None
    return now


async def all_posted(bot: Malecon, table: int) -> None:
    """Wait until everything that was due at a table is in its channel."""
    posting = bot.poster.wake(await bot.tables.live(table))
    if posting is not None:
        await posting


async def only_vote(bot: Malecon) -> VoteRow:
    """Return the one vote that is open anywhere."""
    (vote,) = await bot.database.votes.all_open()
    return vote
