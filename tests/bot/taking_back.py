"""What a turn has come to so far, and the ways back, as players see them."""

import asyncio

from sandbox.players import Answer, Player
from tests.bot.chronicle import Chronicle
from tests.bot.playing import first_line
from tests.bot.running import Child

BACK, BEGINNING = "Take back", "Back to the beginning"
CANNOT = (
    "Nothing was changed: alone you can take back only what you did last, until something is"
    " revealed or somebody else acts."
)
CANNOT_IN_SECRET = (
    "Nothing was changed: alone you can take nothing back now. What you answer in secret you may"
    " change with `/turn` until all answers are in."
)
TAKEN_BACK = "That is taken back."


def undo_buttons(answer: Answer) -> list[str]:
    labels = [button.label for button in answer.message.buttons]
    return [label for label in labels if label in (BACK, BEGINNING)]


def panel(answer: Answer) -> list[str]:
    """Return the lines that tell what was done so far."""
    return [line.removeprefix("> ") for line in answer.text.split("\n") if line.startswith("> ")]


def told(chronicle: Chronicle) -> str:
    """Return all that the channel was ever told."""
    return "\n".join(shown.message.content for shown in chronicle.public())


async def die_going_back(bot: Child, player: Player, shown: Answer) -> Answer:
    """Take a step back; die while going to the beginning; return the turn as it is after that."""
    shown = await player.click(shown, BACK)
    assert first_line(shown) == TAKEN_BACK
    await bot.kill()
    await bot.start(die_after_commits=1)
    dying = asyncio.create_task(player.click(shown, BEGINNING))
    await bot.dead()
    dying.cancel()
    await bot.start()
    return await player.slash("turn")
