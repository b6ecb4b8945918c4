"""Every action has a text form and can be read back from it."""

from random import Random
from typing import Any, Literal

import pytest

from games.core.action import Action
from games.core.chance import answer_at_random
from games.core.errors import InvalidAction
from games.core.game import Game
from games.core.text import read_line, write_line
from games.registry import GAMES
from games.santiago.actions import Deliver, Drive, Pass, Use
from games.santiago.game import Santiago


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.slug))
def test_every_action_of_random_games_is_read_as_it_was_written(
    game: Game[Any, Any, Any],
) -> None:
    verbs = set()
    for seats in game.seats:
        rng, state = Random(seats), game.setup(seats)
        while (decision := game.decision(state)) is not None:
            for choices in decision.choices:
                for action in choices:
                    assert game.parse_action(str(action)) == action
                    assert game.load_action(game.dump_action(action)) == action
                    verbs.add(action.verb)
            game.apply(state, *answer_at_random(decision, rng))
    assert len(verbs) > 3


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("drive stops=3", Drive(3)),
        ("drive 3", Drive(3)),
        ("  drive   stops=3 ", Drive(3)),
        ("pass", Pass()),
        ("deliver wood 2 rum", Deliver("wood", 2, "rum")),
        ("deliver amount=2 cube=rum", Deliver("rum", 2)),
        ("use casino peso point 2", Use("casino", "peso", "point", 2)),
        ("use customs on=rum", Use("customs", on="rum")),
    ],
)
def test_values_may_stand_with_or_without_names(text: str, action: Action) -> None:
    assert Santiago().parse_action(text) == action


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", "There is nothing to read."),
        ("fly 3", "There is no verb “fly”; possible are drive, take, seize, use,"),
        ("drive", "“drive” needs stops."),
        ("drive three", "stops=three is not possible; it takes a whole number."),
        ("drive 3.5", "stops=3.5 is not possible; it takes a whole number."),
        ("drive 3 4", "“drive” has no place for “4”; it takes stops."),
        ("drive speed=3", "“drive” knows no “speed”; it takes stops."),
        ("drive 3 stops=4", "“drive” is given “stops” twice."),
        ("pass now", "“pass” has no place for “now”; it takes none."),
        ("take wood", "good=wood is not possible; it takes one of sugar, citrus, tobacco, rum,"),
        ('take "rum', 'good="rum is not possible; it takes one of sugar,'),
        ("take good=", "good= is not possible; it takes one of sugar,"),
    ],
)
def test_what_cannot_be_read_is_named(text: str, wrong: str) -> None:
    with pytest.raises(InvalidAction) as refused:
        Santiago().parse_action(text)
    assert str(refused.value).startswith(wrong)


class Say(Action, frozen=True, tag="say"):
    words: str
    loud: bool = False
    to: tuple[int, ...] = ()
    tone: Literal[1, 2] | None = 1


@pytest.mark.parametrize(
    "action",
    [
        Say("hello"),
        Say("two words", loud=True, to=(1, 2), tone=2),
        Say(""),
        Say("null", tone=None),
        Say('"quoted" [list] {x=1} é ✓'),
        Say("a=b\tc\nd"),
        Say("[1]"),
    ],
)
def test_any_value_has_a_text_form_of_one_line(action: Say) -> None:
    line = write_line(action)

    assert len(line.splitlines()) == 1
    assert read_line(line, (Say,)) == action
