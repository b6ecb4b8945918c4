"""`python -m games`: what it prints, and how it ends."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any

import pytest

from games.__main__ import main
from games.cli.simulation import simulate
from games.cli.table import play
from games.core.action import CHANCE
from games.registry import GAMES
from games.santiago.view import Options
from tests.games.core.auction import Auction, AuctionState
from tests.games.santiago.positions import GAME


def test_list_names_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["list"]) == 0

    shown = capsys.readouterr().out
    assert "santiago-de-cuba: Santiago de Cuba, 2, 3, 4 seats, rules 1" in shown
    assert "open_holdings=False" in shown


def test_check_tells_that_the_laws_hold(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "santiago-de-cuba", "--games", "2"]) == 0

    shown = capsys.readouterr().out
    assert "stored states of rules 1 play on" in shown
    assert "all laws hold in 2 games of" in shown


class Leaking(Auction):
    """An auction whose pot leaks coins as soon as it holds more than two."""

    def audit(self, state: AuctionState) -> list[str]:
        return ["the pot leaks"] if state.pot > 2 else []


def test_check_stops_at_the_first_breach_and_prints_how_to_get_there(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("games.__main__.GAMES", MappingProxyType({"auction": Leaking()}))
    monkeypatch.setattr("games.cli.checking.sources_know_no_chance", lambda game: None)
    monkeypatch.setattr("games.cli.checking.SAMPLES", tmp_path)

    assert main(["check", "--games", "50"]) == 1

    shown = capsys.readouterr().out
    assert "no stored states are at hand" in shown
    assert "Law 6 is broken: after “bid coins=" in shown
    record = shown[shown.index("{\n") :]
    path = tmp_path / "breach.json"
    path.write_text(record, encoding="utf-8")
    assert main(["replay", str(path)]) == 1
    assert "Law 6 is broken" in capsys.readouterr().out


def test_replay_follows_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    path = Path(__file__).parent.parent / "fixtures" / "santiago-de-cuba" / "2-passing.json"

    assert main(["replay", str(path)]) == 0

    assert "the game is over" in capsys.readouterr().out


def test_replay_names_the_entry_that_cannot_be(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "record.json"
    record = {"game": GAME.slug, "rules": 1, "seats": 2, "options": {}, "entries": ["0 pass"]}
    path.write_text(json.dumps(record), encoding="utf-8")

    assert main(["replay", str(path)]) == 1

    assert "Entry 1 cannot be replayed" in capsys.readouterr().out


def test_simulate_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "santiago-de-cuba", "--seats", "3", "--games", "5", "--seed", "7"]

    assert main([*command, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)

    assert (found["games"], found["seats"], found["seed"]) == (5, 3, 7)
    assert found["length"]["min"] <= found["length"]["median"] <= found["length"]["max"]
    assert found["decisions"] >= 5 * found["length"]["min"]
    assert found["scores"]["min"] <= found["scores"]["median"] <= found["scores"]["max"]
    assert sum(found["wins"]) >= 5
    assert found["decisions_per_second"] > 0
    assert main(command) == 0
    assert f"decisions  {found['decisions']:,} in" in capsys.readouterr().out


def test_simulate_divides_by_the_seconds_that_passed() -> None:
    ticks = iter((10.0, 12.0))

    found = simulate(GAME, 2, Options(), games=3, seed=1, clock=lambda: next(ticks))

    assert found.seconds == 2.0
    assert found.decisions_per_second == round(found.decisions / 2)


def test_playthrough_of_other_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["playthrough", GAME.slug, "--seats", "4", "--option", "open_holdings"]) == 0

    shown = capsys.readouterr().out
    assert "open_holdings=True" in shown
    assert "holdings hidden" not in shown


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        (["simulate", GAME.slug, "--seats", "5"], "is for 2, 3, 4 players, not 5"),
        (["playthrough", GAME.slug, "--option", "fast"], "has the options open_holdings, owner"),
        (["playthrough", GAME.slug, "--option", "open_holdings=3"], "Expected `bool`"),
        (["playthrough", GAME.slug, "--option", "open_holdings=yes"], "has the options"),
        (["replay", "no-such-file.json"], "no-such-file.json cannot be replayed"),
    ],
)
def test_wrong_use_gets_a_sentence(
    command: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(command) == 2

    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        (["play", "chess"], "there is no game “chess”; possible are santiago-de-cuba"),
        (["check", "--games", "0"], "“0” is not a number of at least 1"),
        ([], "COMMAND"),
    ],
)
def test_wrong_arguments_get_a_sentence(
    command: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(command)

    assert ended.value.code == 2
    assert sentence in capsys.readouterr().err


def test_whoever_reads_may_stop_reading() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "games", "playthrough", GAME.slug],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr is not None
        assert process.stderr.read() == b""
        assert process.wait() == 0


class Typist:
    """A terminal at which lines are typed that were thought of before, and then the first choice.

    `shown` keeps what was said, `screens` what stood on each screen until it was cleared.
    """

    def __init__(self, *typed: str, then: str = "1") -> None:
        self._typed = list(typed)
        self._then = then
        self.shown: list[str] = []
        self.screens: list[list[str]] = [[]]

    def say(self, line: str) -> None:
        self.shown.append(line)
        self.screens[-1].append(line)

    def ask(self, prompt: str) -> str:
        self.say(prompt)
        if not prompt.startswith(">"):
            return ""
        if self._typed:
            return self._typed.pop(0)
        if not self._then:
            raise EOFError
        return self._then

    def clear(self) -> None:
        self.screens.append([])


def at_table(*typed: str, then: str = "", seats: int = 2, seed: int = 1) -> Typist:
    terminal = Typist(*typed, then=then)
    play(GAME, seats, Options(), terminal, Random(seed))
    return terminal


def test_a_whole_game_is_played_at_the_table() -> None:
    terminal = Typist(then="1")
    rng = Random(2)
    terminal.ask = _any_number(terminal, rng)  # type: ignore[method-assign]  # plays at random

    play(GAME, 3, Options(), terminal, rng)

    assert "  * game-ended" in terminal.shown
    assert any(line.startswith("1. seat ") for line in terminal.shown[-5:])


def _any_number(terminal: Typist, rng: Random) -> Any:
    def ask(prompt: str) -> str:
        terminal.say(prompt)
        return str(rng.randint(1, 30))

    return ask


def test_the_table_hides_the_holdings_of_others() -> None:
    terminal = Typist(then="1")
    rng = Random(3)
    terminal.ask = _any_number(terminal, rng)  # type: ignore[method-assign]  # plays at random
    play(GAME, 3, Options(), terminal, rng)

    readers = 0
    for screen in terminal.screens[:-1]:
        shown = {line[:6] for line in screen if " pesos, " in line}
        assert len(shown) <= 1, screen
        readers += len(shown)
    assert readers > 20


def test_the_table_takes_numbers_and_text() -> None:
    terminal = at_table("1", "drive 1", "quit")

    assert any("* drove " in line for line in terminal.shown)
    assert terminal.shown[-1] == "The game is left after 29 decisions."


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("99", "99 is not among the choices 1 to 5."),
        ("0", "0 is not among the choices 1 to 5."),
        ("fly", "There is no verb “fly”; possible are"),
        ("drive 3", "You are asked to keep now, not to drive. (rolling the new ship)"),
        ("keep wood", "without=wood is not possible; it takes one of sugar,"),
    ],
)
def test_bad_input_gets_a_sentence_and_the_question_stays(typed: str, sentence: str) -> None:
    terminal = at_table(typed, "keep rum", "quit")

    assert any(line.startswith(sentence) for line in terminal.shown)
    assert terminal.shown[-1] == "The game is left after 28 decisions."


def test_the_choices_are_shown_again() -> None:
    terminal = at_table("?", "", "quit")

    assert sum("is asked: keep." in line for line in terminal.shown) == 3


def test_the_end_of_input_leaves_the_table() -> None:
    assert at_table().shown[-1] == "The game is left after 27 decisions."


def test_an_interrupt_leaves_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    terminal = Typist()
    monkeypatch.setattr(terminal, "ask", interrupt)
    play(GAME, 2, Options(), terminal, Random(1))

    assert terminal.shown[-1] == "The game is left after 27 decisions."


def test_play_runs_in_a_terminal_and_draws_by_itself() -> None:
    seen = {
        subprocess.run(
            [sys.executable, "-m", "games", "play", GAME.slug, "--seats", "3"],
            input="\nquit\n",
            capture_output=True,
            encoding="utf-8",
            env={**os.environ, "PYTHONUTF8": "1"},
            check=True,
        ).stdout
        for _ in range(2)
    }

    assert len(seen) == 2, "the system's random source laid out the same street twice"
    assert all("is asked: keep." in text and "The game is left" in text for text in seen)


def test_registered_games_can_be_played_by_everybody() -> None:
    for game in GAMES.values():
        decision = game.decision(game.setup(game.seats[0]))
        assert decision is not None
        assert decision.seats == (CHANCE,) or decision.seats[0] in range(game.seats[0])
