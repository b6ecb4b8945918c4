"""What is typed and is no word of the game: one sentence, however many words there are."""

from bot.client import Malecon
from sandbox.local import Sandbox
from sandbox.players import Player
from tests.bot.placing import seat
from tests.bot.playing import first_line
from tests.games.maracaibo.positions import position


async def test_a_card_that_does_not_exist_where_none_can_be_bought(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    ana = people[0]
    await seat(bot.database, discord_, position(2, ships={0: "2"}), people)
    for verb in ("buy", "deliver", "village drill"):
        refused = await ana.slash(f"maracaibo {verb}", card="Sea monster")
        assert (refused.ephemeral, first_line(refused)) == (
            True,
            "There is no “Sea monster” here: `/turn` shows what you may do.",
        )
