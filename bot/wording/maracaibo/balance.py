"""What a player has gained and spent."""

from collections.abc import Iterator

from bot.wording.balance import changes, signed
from bot.wording.language import Language
from bot.wording.maracaibo import effects, means, things
from bot.wording.maracaibo.things import SYMBOLS, Thing
from games.maracaibo.data import NATIONS
from games.maracaibo.gains import Gain
from games.maracaibo.view import MaracaiboView, PlayerView


def balance(before: MaracaiboView, now: MaracaiboView, language: Language) -> str:
    """Return in one line what `now.seat` has gained and spent since `before`, kind by kind.

    It is empty when nothing has changed.
    """
    if now.seat is None:
        return ""
    had, has = before.players[now.seat], now.players[now.seat]
    return ", ".join([*_things(had, has, language), *_tracks(had, has, language)])


def possessions(player: PlayerView) -> dict[Thing, int]:
    """Count all that a player has of each kind of thing."""
    return {
        "point": player.points,
        "doubloon": player.doubloons,
        "combat": player.combat,
        "card": player.hand,
        "planned": len(player.planned),
        "project": len(player.bought),
        "figure": player.figures,
        "disc": sum(player.discs.values()),
        "upgrade": len(means.upgrades(player)),
        "quest": len(player.quests),
        "token": len(player.tokens),
    }


def _things(had: PlayerView, has: PlayerView, language: Language) -> Iterator[str]:
    for thing, change in changes(possessions(had), possessions(has)):
        yield signed(things.so_many(thing, abs(change), language), change, language)


def _tracks(had: PlayerView, has: PlayerView, language: Language) -> Iterator[str]:
    """Tell influence, incomes and synergy tokens, which only grow."""
    for nation in NATIONS:
        risen = has.influence[nation] - had.influence[nation]
        if risen:
            said = language.count(things.NATIONS[nation].influence, risen)
            yield signed(said, risen, language)
    gains = [
        Gain("doubloon_income", has.doubloon_income - had.doubloon_income),
        Gain("point_income", has.point_income - had.point_income),
    ]
    yield from (effects.gain(gain, language) for gain in gains if gain.amount)
    for symbol in has.symbols:
        if symbol not in had.symbols:
            yield signed(language.say(SYMBOLS[symbol]), 1, language)
