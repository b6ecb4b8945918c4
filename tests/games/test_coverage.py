"""Random play reaches everything a game has (`python -m games coverage`)."""

from collections import Counter
from itertools import chain, islice
from random import Random
from types import MappingProxyType
from typing import Any, ClassVar

import pytest

from games.__main__ import main
from games.cli.coverage import Coverage, random_games
from games.core.action import Action
from games.core.chance import answer_eagerly
from games.core.content import Content, happened, shown
from games.core.decision import ask
from games.core.event import Answered
from games.core.game import Game
from games.registry import GAMES
from tests.games.core import auction
from tests.games.core.auction import CARDS, Auction, Bid, Dealt

AT_MOST = 1000
SEED = 17_001
"""Of the seeds that were tried the one with which everything is reached soonest."""


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.slug))
def test_random_play_reaches_everything(game: Game[Any, Any, Any]) -> None:
    coverage = Coverage(game)
    for moves in islice(random_games(game, SEED), AT_MOST):
        coverage.add(moves)
        if not coverage.missing:
            break

    assert game.content, f"{game.slug} does not say what there is to reach"
    assert not coverage.missing, f"never reached in {coverage.games} games"


class Listing(Auction):
    """An auction that tells what it has."""

    content: ClassVar[tuple[Content, ...]] = (
        happened(auction, Answered),
        shown("cards", CARDS, Dealt, lambda event: [event.card]),
    )


class Promising(Auction):
    """An auction that tells of cards which it has not."""

    content: ClassVar[tuple[Content, ...]] = (
        shown("cards", (*CARDS, 8, 9), Dealt, lambda event: [event.card]),
    )


class Forgetting(Auction):
    """An auction that does not list its highest card."""

    content: ClassVar[tuple[Content, ...]] = (
        shown("cards", CARDS[:-1], Dealt, lambda event: [event.card]),
    )


@pytest.fixture(autouse=True)
def _an_auction_is_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    games = {"listing": Listing(), "promising": Promising(), **GAMES}
    monkeypatch.setattr("games.__main__.GAMES", MappingProxyType(games))


def test_the_table_counts_by_kind(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["coverage", "listing", "--games", "60", "--seed", "5"]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("auction: 60 random games from seed 5, ")
    counted = {line.split()[0]: line.split()[1:] for line in lines[1:] if line}
    assert counted["cards"] == ["times", "games"]
    assert [title for title, columns in counted.items() if "times" in columns] == [
        *("verbs", "questions", "events", "cards")
    ]
    for thing in ("dealt", "deal-card", "deal"):
        assert counted[thing] == ["150", "60"], "two and three are dealt a card in turn"
    assert counted["turned-up"] == ["180", "60"]
    assert sum(int(counted[str(card)][0]) for card in CARDS) == 150


def test_what_is_never_reached_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["coverage", "promising", "--games", "60"]) == 1

    *_, last = capsys.readouterr().out.splitlines()
    assert last == "Never reached in 60 games: cards: 8, 9."


def test_what_is_not_listed_is_named() -> None:
    coverage = Coverage(Forgetting())
    moves = chain.from_iterable(islice(random_games(Forgetting(), 1), 60))

    with pytest.raises(ValueError, match="“7” is not listed among the cards"):
        coverage.add(moves)


def test_the_same_seed_reaches_the_same() -> None:
    first, second, other = (Coverage(Listing()) for _ in range(3))
    for coverage, seed in ((first, 1), (second, 1), (other, 20)):
        for moves in islice(random_games(Listing(), seed), 10):
            coverage.add(moves)

    assert first.times == second.times != other.times


class Leave(Action, frozen=True, tag="leave"):
    declines: ClassVar[bool] = True


def test_an_eager_player_declines_seldom_and_does_anything() -> None:
    decision = ask(0, "bid", [Leave(), Bid(1), Bid(2)])
    assert decision is not None
    rng = Random(1)

    given = Counter(answer_eagerly(decision, rng) for _ in range(1000))

    assert set(given) == {(0, choice) for choice in decision.choices[0]}
    assert given[0, Leave()] < 200 < given[0, Bid(1)]


def test_an_eager_player_who_has_no_choice_declines() -> None:
    decision = ask(0, "bid", [Leave()])
    assert decision is not None

    assert {answer_eagerly(decision, Random(seed)) for seed in range(20)} == {(0, Leave())}
