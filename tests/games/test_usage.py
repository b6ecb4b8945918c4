"""`python -m games simulate`: what computer players use, and what that is worth to them."""

import json
from collections import Counter
from random import Random
from types import MappingProxyType
from typing import ClassVar

import pytest

from games.__main__ import main
from games.cli.simulation import played
from games.cli.usage import Tally, Usage
from games.cli.weighing import table
from games.core.content import Content, shown
from games.core.outcome import Outcome
from games.maracaibo.game import Maracaibo
from games.players.maracaibo.captain import Captain
from games.players.opponents import opponent
from games.players.random_player import RandomPlayer
from tests.games.core.auction import CARDS, Auction, Bid, Dealt


class Weighed(Auction):
    """An auction that tells what is used: bids by players, cards by whom they are dealt to."""

    uses: ClassVar[tuple[Content, ...]] = (
        Content("bids", range(20), Bid, lambda action, move: [action.coins]),
        shown("cards", CARDS, Dealt, lambda event: [event.card]),
    )


def test_who_uses_what_and_how_they_scored() -> None:
    game = Weighed()
    usage = Usage(game.uses)
    scores: list[tuple[int, int]] = []
    for seed in range(30):
        names = ["random", "random"]
        moves = list(played(game, names, game.load_options({}), Random(seed)))
        usage.add(iter(moves), names)
        last = moves[-1].outcome
        assert last is not None
        totals = [score.total for score in last.scores]
        bid = {move.seat for move in moves if move.action == Bid(0)}
        scores += [(seat, totals[seat]) for seat in bid]

    used = usage.uses["bids", 0]
    assert usage.games == 30
    assert usage.seats == 60
    assert used.users.total() == len(scores)
    assert used.scores == sum(total for _, total in scores)
    assert sum(usage.uses["cards", card].times for card in CARDS) == 60
    assert usage.uses["bids", 19].worth(usage.means) is None
    assert usage.kinds["random"].wins == 30


def test_the_table(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("games.__main__.GAMES", MappingProxyType({"auction": Weighed()}))

    assert main(["simulate", "auction", "--games", "20", "--seed", "3"]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == ["auction, 2 seats, seed 3", "games      20"]
    [header] = [line for line in lines if line.startswith("bids")]
    assert header.split() == ["bids", "a", "seat", "users", "use", "worth"]
    [never, most, fewest, mean, _] = lines[-5:]
    assert never.startswith("never used    ")
    assert "19 (bids)" in never
    assert most == "most wins     1.00 of a fair share, random"
    assert fewest == "fewest wins   1.00 of a fair share, random"
    assert mean.startswith("mean score    ")
    assert any(line.split()[-1] == "–" for line in lines if line.startswith("  19"))


def test_the_table_as_json(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("games.__main__.GAMES", MappingProxyType({"auction": Weighed()}))

    assert main(["simulate", "auction", "--games", "20", "--json"]) == 0

    found = json.loads(capsys.readouterr().out)
    cards = [use for use in found["uses"] if use["content"] == "cards"]
    assert [card["thing"] for card in cards] == list(CARDS)
    assert sum(card["times"] for card in cards) == 40
    assert {card["chances"] for card in cards} == {40}
    [player] = found["players"]
    assert (player["player"], player["seats"], player["wins"]) == ("random", 40, 1.0)


def test_random_games_alone(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("games.__main__.GAMES", MappingProxyType({"auction": Weighed()}))

    assert main(["simulate", "auction", "--games", "20", "--random"]) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("wins       seat 0: ")

    assert main(["simulate", "auction", "--games", "20", "--random", "--json"]) == 0
    assert "uses" not in json.loads(capsys.readouterr().out)


def test_users_are_compared_with_their_own_kind() -> None:
    usage = Usage((Content("bids", range(2), Bid, lambda action, move: [action.coins]),))
    usage.kinds = {"bold": Tally(6, 48, 2), "shy": Tally(4, 12, 1)}
    one = usage.uses["bids", 1]
    one.times, one.chances, one.users, one.scores = 5, 8, Counter(bold=3, shy=1), 31

    *_, none, some, together = table(usage)

    assert none.split() == ["0", "0.00", "0.0%", "–", "–"]
    assert some.split() == ["1", "0.50", "40.0%", "50.0%", "+1.0"]
    assert together.split() == ["together", "0.50"]


def test_use_is_of_those_who_had_it_at_hand() -> None:
    game = Auction()
    content = Content(
        "bids", range(20), Bid, lambda action, move: [action.coins], at_hand=lambda view: [1]
    )
    usage = Usage((content,))
    names = ["random", "random"]

    usage.add(played(game, names, game.load_options({}), Random(4)), names)

    assert usage.uses["bids", 1].chances == 2
    unused = [usage.uses["bids", coins] for coins in (0, 19)]
    assert all(use.chances == use.users.total() for use in unused)


def test_an_outcome_is_the_winners() -> None:
    game = Auction()
    usage = Usage((Content("endings", ("over",), Outcome, lambda outcome, move: ["over"]),))
    names = ["random", "random"]

    _, outcome = usage.add(played(game, names, game.load_options({}), Random(4)), names)

    assert usage.uses["endings", "over"].users.total() == len(outcome.winners)
    assert usage.uses["endings", "over"].times == 1


def test_the_best_player_there_is() -> None:
    assert isinstance(opponent(Maracaibo.slug, Random(1)), Captain)
    assert isinstance(opponent("auction", Random(1)), RandomPlayer)
