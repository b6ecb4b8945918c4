"""Play, check and measure the games without Discord: `python -m games --help`."""

import argparse
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import SystemRandom
from typing import Any

import msgspec

from games.cli.checking import check, follow
from games.cli.coverage import Unreached, cover
from games.cli.log_file import shown
from games.cli.playthrough import playthrough
from games.cli.simulation import report, simulate
from games.cli.table import play
from games.cli.usage import Usage
from games.cli.weighing import weighed, weighing
from games.core.breach import Breach
from games.core.errors import ReplayDiverged
from games.core.game import Game
from games.core.log_file import MOST_BYTES, BadFile, is_log, read_log
from games.core.record import read_record, write_record
from games.registry import GAMES

AnyGame = Game[Any, Any, Any]
USED_WRONGLY = 2
INTERRUPTED = 130


class WrongUse(Exception):
    """What was asked for cannot be had; says what is possible."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return the exit code: 1 for what is wrong with a game, 2 for wrong use."""
    asked = _parser().parse_args(arguments)
    try:
        asked.run(asked)
        sys.stdout.flush()
    except Breach as breach:
        print(breach)
        if breach.record is not None:
            print("This record leads there (python -m games replay FILE):")
            print(write_record(breach.record), end="")
        return 1
    except (ReplayDiverged, Unreached) as wrong:
        print(wrong)
        return 1
    except WrongUse as wrong:
        print(f"games: {wrong}", file=sys.stderr)
        return USED_WRONGLY
    except BrokenPipeError:
        # Whoever read the output has seen enough; flushing it at exit would fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


class _Screen:
    """The terminal this program runs in."""

    def say(self, line: str) -> None:
        print(line)

    def ask(self, prompt: str) -> str:
        return input(prompt)

    def clear(self) -> None:
        if sys.stdout.isatty():
            print("\x1b[2J\x1b[3J\x1b[H", end="")


def _list(asked: argparse.Namespace) -> None:
    for game in GAMES.values():
        seats = ", ".join(map(str, game.seats))
        options = msgspec.to_builtins(game.load_options({}))
        print(f"{game.slug}: {game.title}, {seats} seats, rules {game.rules}")
        print(f"  options: {', '.join(f'{name}={value}' for name, value in options.items())}")


def _check(asked: argparse.Namespace) -> None:
    for game in [asked.game] if asked.game else GAMES.values():
        _print(check(game, asked.games, asked.seed))


def _replay(asked: argparse.Namespace) -> None:
    try:
        data = _beginning_of(asked.file)
        told = shown(_game, read_log(data)) if is_log(data) else _followed(data, asked.seed)
    except (OSError, ValueError, RecursionError, BadFile) as wrong:
        raise WrongUse(f"{asked.file} cannot be replayed: {wrong}") from wrong
    _print(told)


def _beginning_of(file: Path) -> bytes:
    """Read a file; of one that is longer than any game, a little more than is too much."""
    with file.open("rb") as opened:
        return opened.read(MOST_BYTES + 1)


def _followed(data: bytes, seed: int) -> Iterator[str]:
    """Return how following a record goes, which can be set up."""
    written = read_record(data)
    game = _game(written.game)
    written.begin(game)
    return follow(game, written, seed)


def _coverage(asked: argparse.Namespace) -> None:
    _print(cover(asked.game, asked.games, asked.seed))


def _simulate(asked: argparse.Namespace) -> None:
    game = asked.game
    usage = None if asked.random else Usage(game.uses or game.content)
    found = simulate(
        game, _seats(asked), _options(asked), games=asked.games, seed=asked.seed, usage=usage
    )
    if asked.json:
        weights = {} if usage is None else weighed(usage)
        print(msgspec.json.encode({**msgspec.to_builtins(found), **weights}).decode())
        return
    print(report(found))
    if usage is not None:
        _print(weighing(usage))


def _playthrough(asked: argparse.Namespace) -> None:
    _print(playthrough(asked.game, _seats(asked), _options(asked), asked.seed))


def _play(asked: argparse.Namespace) -> None:
    play(asked.game, _seats(asked), _options(asked), _Screen(), SystemRandom())


def _print(lines: Iterable[str]) -> None:
    for line in lines:
        print(line, flush=True)


def _game(slug: str) -> AnyGame:
    if slug not in GAMES:
        raise ValueError(f"there is no game “{slug}”; possible are {', '.join(GAMES)}")
    return GAMES[slug]


def _game_argument(slug: str) -> AnyGame:
    try:
        return _game(slug)
    except ValueError as wrong:
        raise argparse.ArgumentTypeError(str(wrong)) from wrong


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"“{text}” is not a number of at least 1")
    return int(text)


def _seats(asked: argparse.Namespace) -> int:
    seats: int = asked.seats or asked.game.seats[0]
    if seats not in asked.game.seats:
        possible = ", ".join(map(str, asked.game.seats))
        raise WrongUse(f"{asked.game.title} is for {possible} players, not {seats}")
    return seats


def _options(asked: argparse.Namespace) -> msgspec.Struct:
    """Read `NAME` as a yes and `NAME=VALUE` as JSON."""
    raw: dict[str, Any] = {}
    try:
        for word in asked.option:
            name, given, value = word.partition("=")
            raw[name] = msgspec.json.decode(value) if given else True
        options: msgspec.Struct = asked.game.load_options(raw)
    except ValueError as wrong:
        possible = ", ".join(msgspec.to_builtins(asked.game.load_options({})))
        raise WrongUse(f"{wrong}; {asked.game.title} has the options {possible}") from wrong
    return options


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m games", description="Play, check and measure the games."
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    listing = commands.add_parser("list", help="list the games")
    listing.set_defaults(run=_list)

    checking = commands.add_parser("check", help="try the laws on random games")
    checking.add_argument("game", nargs="?", type=_game_argument, help="all when left out")
    checking.add_argument("--games", type=_count, default=12, help="how many (12)")
    checking.add_argument("--seed", type=int, default=1, help="of the first game (1)")
    checking.set_defaults(run=_check)

    replaying = commands.add_parser("replay", help="play a game in a file again")
    replaying.add_argument(
        "file",
        type=Path,
        help="a log, as /table export gives it, or a record, as check prints it, which is"
        " followed under the laws",
    )
    told = "for what is tried on the way of a record (1)"
    replaying.add_argument("--seed", type=int, default=1, help=told)
    replaying.set_defaults(run=_replay)

    covering = commands.add_parser("coverage", help="count what random games reach of a game")
    covering.add_argument("game", type=_game_argument, help="see list")
    covering.add_argument("--games", type=_count, default=1000, help="how many (1000)")
    covering.add_argument("--seed", type=int, default=1, help="of the first game (1)")
    covering.set_defaults(run=_coverage)

    simulating = _with_game(
        commands.add_parser("simulate", help="count many games, and what is used in them")
    )
    simulating.add_argument("--games", type=_count, default=100, help="how many (100)")
    simulating.add_argument("--seed", type=int, default=1, help="the same seed, the same games (1)")
    simulating.add_argument(
        "--random", action="store_true", help="by players who do anything: only lengths and scores"
    )
    simulating.add_argument("--json", action="store_true", help="print JSON")
    simulating.set_defaults(run=_simulate)

    reading = _with_game(commands.add_parser("playthrough", help="print a random game"))
    reading.add_argument("--seed", type=int, default=1, help="the same seed, the same game (1)")
    reading.set_defaults(run=_playthrough)

    playing = _with_game(commands.add_parser("play", help="play at one keyboard"))
    playing.set_defaults(run=_play)
    return parser


def _with_game(parser: argparse.ArgumentParser) -> argparse.ArgumentParser:
    parser.add_argument("game", type=_game_argument, help="see list")
    parser.add_argument("--seats", type=_count, help="how many play (the fewest possible)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME[=VALUE]", help="see list"
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())
