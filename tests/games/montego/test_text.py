"""The table as lines of text: what lies there, and nobody's secrets but the reader's own."""

import re
from random import Random

from games.cli.table import play
from games.montego.view import Options
from tests.games.montego.positions import BLUE, GAME, GREEN, L, position


def test_the_table_as_it_lies() -> None:
    table = position(
        3,
        places={"green-big": 3, "blue-small": 12, "jack": 3},
        partner="green-big",
        harbour={"F1": {GREEN: 2, BLUE: 1}, "F4": {}},
        points={BLUE: 7},
        coins={GREEN: 2},
        pile={BLUE: 3},
    )

    assert GAME.describe(table.view()) == [
        "round: 1",
        "awaited: seat 0, 1, 2",
        "order: green-big, green-small, blue-big, blue-small, yellow-big, yellow-small",
        "jack: of seat 0, beside green-big",
        "north: 0) 3 | 1) 2 | 2) 4 | 3) 2 [green-big + jack] | 4) 3 | 5) 2 | 6) 4",
        "south: 13) 1 + coin | 12) 2 broken + coin [blue-small] | 11) 1 broken | 10) 1 + coin"
        " | 9) 1 broken + coin | 8) 3 | 7) 1",
        "in the left tavern: blue-big, yellow-big",
        "in the right tavern: green-small, yellow-small",
        "pier 1: F1 (3/1), 1 of 4 holds free: seat 0 has 2 for 3, seat 1 has 1 for 1",
        "pier 2: F4 (3/2), 5 of 5 holds free",
        "stacks: 5 and 6 ships, stock: 13 coins",
        "tavern pile (2/1): seat 1 has 3 for 2",
        "seat 0: 0 points, 2 coins, 14 barrels; green-big, green-small",
        "seat 1: 7 points, 0 coins, 12 barrels; blue-big, blue-small",
        "seat 2: 0 points, 0 coins, 16 barrels; yellow-big, yellow-small",
    ]


def test_own_secrets_are_shown_to_nobody_else() -> None:
    table = position(3).do(GREEN, "play green-big 4")
    hiring = position(3, coins={GREEN: 3, BLUE: 3}).do(GREEN, "hire no")

    assert "face down: green-big 4" in GAME.describe(table.view(GREEN))
    assert "your answer about Jack: no" in GAME.describe(hiring.view(GREEN))
    for other in (None, BLUE):
        assert not [line for line in GAME.describe(table.view(other)) if "face down" in line]
        assert not [line for line in GAME.describe(hiring.view(other)) if "your answer" in line]


def test_a_walk_is_told_card_by_card() -> None:
    places = {"green-big": 3, "green-small": 5, "blue-small": 12, "blue-big": L}
    table = position(3, places=places)
    for figure, card in (("green-big", 2), ("blue-big", 2), ("yellow-big", 2)):
        table.walks(figure, card)

    moved = [line for line in GAME.describe(table.view()) if line.startswith("moved")]
    assert moved == [
        "moved: green-big 2, from 3 to 5, shoved green-small to 8",
        "moved: blue-big 2, from the left tavern to 1",
        "moved: yellow-big 2, from the left tavern to 0 (1 and its opposite were taken)",
    ]


class Keyboard:
    """A terminal at which numbers are typed at random; each screen is kept."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self.screens: list[list[str]] = [[]]

    def say(self, line: str) -> None:
        self.screens[-1].append(line)

    def ask(self, prompt: str) -> str:
        return str(self._rng.randint(1, 15)) if prompt.startswith(">") else ""

    def clear(self) -> None:
        self.screens.append([])


def test_a_whole_game_at_one_keyboard_shows_each_player_their_own_cards_only() -> None:
    rng = Random(5)
    keyboard = Keyboard(rng)
    play(GAME, 4, Options(), keyboard, rng)

    colours = ("green", "blue", "yellow", "orange")
    shown = 0
    for screen in keyboard.screens[:-1]:
        readers = {line.split()[1] for line in screen if " is asked: " in line}
        assert len(readers) <= 1
        for line in screen:
            if line.startswith("face down"):
                laid = set(re.findall(r"(\w+)-(?:big|small)", line))
                assert laid <= {colours[int(reader)] for reader in readers}
                shown += 1
    assert shown > 20
    assert any(line.startswith("1. seat ") for line in keyboard.screens[-1])
