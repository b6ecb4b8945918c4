"""Nobody reads a card of another one's hand in Maracaibo: in no reply, picture's text, post or log.

Pictures are compared with those of other hands in test_privacy.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path

from bot.wording.language import Language
from bot.wording.registry import WORDINGS
from games.maracaibo.cards import A_CARDS
from games.maracaibo.view import Options
from sandbox.local import Sandbox
from sandbox.players import Player
from sandbox.seen import Message
from storage.database import Database
from tests.bot.chronicle import Chronicle, Shown
from tests.bot.maracaibo_table import GAME, NAMES
from tests.bot.placing import acts_of, seat
from tests.bot.playing import first_line
from tests.bot.running import Child
from tests.games.maracaibo.positions import Table, position

WORDS = WORDINGS[GAME.slug].names(Language("en"))
CARDS = list(A_CARDS)
LOOKS = ("turn", "hand", "board", "second-board", "player-boards", "log")


def words_of(message: Message) -> str:
    """Return all that can be read in a message, in its menus and by those who cannot see it."""
    labels = [button.label for button in message.buttons]
    options = [f"{o.label} {o.description}" for menu in message.selects for o in menu.options]
    return "\n".join([message.text, *message.alts, *labels, *options])


def tells(messages: Iterable[Shown], names: Iterable[str]) -> list[str]:
    """Return those names that can be read in messages."""
    text = "\n".join(words_of(one.message) for one in messages)
    return [name for name in names if name in text]


async def test_nobody_else_reads_what_is_in_a_hand(discord_: Sandbox, tmp_path: Path) -> None:
    """First all eight cards are secret, with what becomes of them; later those that are kept."""
    ana, gyozo = (discord_.player(name) for name in NAMES[:2])
    chronicle = Chronicle(discord_)
    bot = Child(discord_, tmp_path)
    async with Database.open(bot.database) as database:
        at = Table(GAME.setup(2, Options())).draws_on()
        await seat(database, discord_, at, [ana, gyozo])
    dealt = {ana: CARDS[:8], gyozo: CARDS[8:16]}
    assert [player.hand for player in at.state.players] == [*map(list, dealt.values())]

    async def look_around() -> None:
        for player in (ana, gyozo, discord_.player("Mateo")):
            for command in LOOKS:
                await player.slash(command)

    def nothing_was_told(kept: Mapping[Player, list[str]]) -> None:
        for player, names in kept.items():
            others = [one for one in chronicle.shown if one.only_for != player.id]
            assert tells(chronicle.private(player.id), names) == names
            assert tells(others, names) == []
            assert not [name for name in names if name in bot.log]

    async def choose(player: Player) -> None:
        planned, *discarded = dealt[player][:4]
        await player.slash("maracaibo plan", card=planned)
        for card in discarded:
            await player.slash("maracaibo discard", card=card)

    async with bot:
        await choose(ana)
        await gyozo.slash("turn")
        await look_around()
        nothing_was_told({player: [WORDS[card] for card in dealt[player]] for player in dealt})
        await choose(gyozo)
        await ana.slash("maracaibo keep", career="privateer")
        await look_around()
        await gyozo.slash("maracaibo keep", career="merchant")
        await ana.slash("maracaibo sail", to="2")
        await ana.slash("maracaibo plan", card=dealt[ana][4])
        await ana.slash("maracaibo buy", card=dealt[ana][4])
        await ana.slash("maracaibo finish")
        await ana.slash("maracaibo draw")
        await gyozo.sees(lambda message: "Ana sails 1 to Matanzas (2)" in message.text)
        await look_around()
        kept = {player: [WORDS[card] for card in dealt[player][5:]] for player in dealt}
        kept[ana].append("Pathfinder")
        nothing_was_told(kept)
        assert tells(chronicle.public(), [WORDS[card] for card in dealt[ana][:5]])


async def test_a_refusal_tells_no_card_of_another_one(discord_: Sandbox, tmp_path: Path) -> None:
    """Whether a card is in somebody's hand, or in the deck, sounds the same to everybody else."""
    ana, gyozo = (discord_.player(name) for name in NAMES[:2])
    bot = Child(discord_, tmp_path)
    at = position(2, stopped=("9", 7), hands={0: "A01", 1: "A02"}, doubloons={0: 9})
    async with Database.open(bot.database) as database:
        table = await seat(database, discord_, at, [ana, gyozo])
    async with bot:
        for verb in ("buy", "plan"):
            theirs, unseen = [
                first_line(await ana.slash(f"maracaibo {verb}", card=card)).replace(name, "")
                for card, name in (("A02", "Toll Keeper"), ("B077", WORDS["B077"]))
            ]
            assert theirs == unseen
        offered = [value for _, value in await ana.complete("maracaibo buy", "card")]
        assert offered == ["A01"]
        refused = await gyozo.slash("maracaibo buy", card="Harbour Clerk")
        assert "Harbour" not in refused.text
    async with Database.open(bot.database) as database:
        assert await acts_of(database, table) == []
    for name in ("Toll Keeper", "Harbour Clerk", "A01", "A02"):
        assert name not in bot.log
