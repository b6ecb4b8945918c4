"""The log of a game as a file that a player takes along.

After the end it holds the whole log, which leads to the end again. A log with holes leads nowhere,
so before the end it holds what one seat, or a spectator, has heard and sees, and nothing else.
"""

import hashlib
import re
from collections import deque
from collections.abc import Iterator, Sequence
from typing import Annotated, Any, Literal

import msgspec

from games.core.action import Seat
from games.core.errors import InvalidAction, ReplayDiverged
from games.core.event import Event
from games.core.game import Game
from games.core.log import Position, positions
from games.core.outcome import Outcome
from games.core.undo import Line

AnyGame = Game[Any, Any, Any]
FORMAT = "malecon-log"
VERSION = 1
MOST_BYTES = 2_000_000
MOST_ENTRIES = 10_000
"""Lines of a log; the longest games that were seen have a fifth of them."""
DEEPEST = 32
"""How deep lists and objects may lie within each other; no state or view goes half as deep."""

_TEXT = re.compile(rb'"(?:[^"\\]|\\.)*"', re.DOTALL)
_Count = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
_Seat = Annotated[Seat, msgspec.Meta(ge=-1, le=99)]
_Name = Annotated[str, msgspec.Meta(max_length=100)]


class BadFile(Exception):
    """A file is no log that can be used here.

    `reason` is a sentence with named placeholders and `details` their values, so that it can be
    translated; `str()` gives the English sentence.
    """

    def __init__(self, reason: str, **details: object) -> None:
        super().__init__(reason, details)
        self.reason = reason
        self.details = details

    def __str__(self) -> str:
        return self.reason.format(**self.details)


class LoggedEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of the log, its action as `Game.dump_action` writes it; `at` in Unix milliseconds.

    Lines that were taken back are there, and so is what took them back.
    """

    number: _Count
    seat: _Seat
    action: msgspec.Raw
    at: _Count


class LogFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What both kinds of files say of a game.

    `names` are the players' by seat, or nothing. Nobody's id is ever in a file.
    """

    format: Literal["malecon-log"] = "malecon-log"
    version: int = VERSION
    whole: bool
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    names: tuple[_Name, ...] = ()


class WholeLog(LogFile, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game that is over: `start` is its set-up before the first entry.

    `digest` is that of the last state, and tells one end from another with the same `outcome`.
    """

    whole: bool = True
    start: dict[str, Any]
    entries: Annotated[tuple[LoggedEntry, ...], msgspec.Meta(max_length=MOST_ENTRIES)]
    outcome: Outcome
    digest: str


class LogSoFar(LogFile, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game that goes on, as `seat` (None: a spectator) knows it.

    `told` are the events that the seat has heard, one list for each message of the table; `view` is
    what it sees now. Entries are not counted: how many there are can tell what others do in secret.
    """

    whole: bool = False
    seat: Seat | None
    told: tuple[tuple[dict[str, Any], ...], ...]
    view: dict[str, Any]


def digest(game: AnyGame, state: Any) -> str:
    """Return what is different for any two states."""
    return hashlib.sha256(game.dump(state).encode()).hexdigest()


def whole_log(
    game: AnyGame,
    options: msgspec.Struct,
    start: Any,
    entries: Sequence[LoggedEntry],
    *,
    names: Sequence[str] = (),
) -> WholeLog:
    """Write down a game that is over, from the state of its set-up.

    Raises:
        BadFile: the entries do not lead to an end.
    """
    end = _last(positions(game, Position(start), _lines(game, entries)), Position(start))
    outcome = game.outcome(end.state)
    if outcome is None:
        raise BadFile("The game goes on after the last entry.")
    return WholeLog(
        game=game.slug,
        rules=start.rules,
        seats=game.view(start, None).seats,
        options=_plain(options),
        names=tuple(names),
        start=msgspec.json.decode(game.dump(start)),
        entries=tuple(entries),
        outcome=outcome,
        digest=digest(game, end.state),
    )


def log_so_far(
    game: AnyGame,
    options: msgspec.Struct,
    state: Any,
    seat: Seat | None,
    told: Sequence[Sequence[Event]],
    *,
    names: Sequence[str] = (),
) -> LogSoFar:
    """Write down what `seat` knows of a game: what it was `told`, and what it sees in `state`.

    Events that the seat may not know of are left out, whoever gave them.
    """
    heard = [[event for event in events if event.heard_by(seat)] for events in told]
    view = game.view(state, seat)
    return LogSoFar(
        game=game.slug,
        rules=state.rules,
        seats=view.seats,
        options=_plain(options),
        names=tuple(names),
        seat=seat,
        told=tuple(tuple(map(_plain, events)) for events in heard if events),
        view=_plain(view),
    )


def write_log(written: LogFile) -> bytes:
    """Write a file as JSON, one entry or message a line, for people to look into, too."""
    fields = (
        f' "{name}": {_written(getattr(written, name))}' for name in written.__struct_fields__
    )
    return ("{\n" + ",\n".join(fields) + "\n}\n").encode()


def _written(value: object) -> str:
    if isinstance(value, tuple) and value and not isinstance(value[0], str):
        return "[\n  " + ",\n  ".join(map(_written_on_a_line, value)) + "\n ]"
    return _written_on_a_line(value)


def _written_on_a_line(value: object) -> str:
    return msgspec.json.encode(value).decode()


def is_log(data: bytes) -> bool:
    """Whether these bytes claim to be such a file, whatever is wrong with them."""
    return f'"{FORMAT}"'.encode() in data


def read_log(data: bytes) -> WholeLog | LogSoFar:
    """Read a file that may come from anywhere; what it says of its game is not tried yet.

    Raises:
        BadFile: it is none; says what is wrong.
    """
    if len(data) > MOST_BYTES:
        raise BadFile("The file is longer than {most} bytes, as no game is.", most=MOST_BYTES)
    if _depth(data) > DEEPEST:
        raise BadFile("The file nests its lists deeper than any game does.")
    try:
        raw = msgspec.json.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadFile("The file is not JSON: {why}.", why=error) from error
    if not isinstance(raw, dict) or raw.get("format") != FORMAT:
        raise BadFile("The file is no log of a game that was taken along from here.")
    if raw.get("version") != VERSION:
        raise BadFile(
            "The file is of version {version}, and this program reads version {known}.",
            version=_short(raw.get("version")),
            known=VERSION,
        )
    try:
        if raw.get("whole") is False:
            return msgspec.json.decode(data, type=LogSoFar)
        log = msgspec.json.decode(data, type=WholeLog)
    except msgspec.MsgspecError as error:
        raise BadFile("The file is no log of a game: {why}.", why=error) from error
    if not log.whole:
        raise BadFile("The file does not say whether its log is whole.")
    return log


def begin(game: AnyGame, log: WholeLog) -> Position[Any]:
    """Return the position in which a game in a file began.

    Games of today's rules are laid out anew, whatever the file says; those of older rules begin as
    the file says.

    Raises:
        BadFile: the game cannot be played by that many, with such options or by these rules.
    """
    if log.seats not in game.seats:
        counts = ", ".join(map(str, game.seats))
        raise BadFile(
            "{game} is for {counts} players, not {seats}.",
            game=game.title,
            counts=counts,
            seats=log.seats,
        )
    if log.names and len(log.names) != log.seats:
        raise BadFile("The file names {names} players at {seats} seats.", **_counts(log))
    if not 1 <= log.rules <= game.rules:
        raise BadFile(
            "{game} is known here by rules 1 to {known}, not {rules}.",
            game=game.title,
            known=game.rules,
            rules=log.rules,
        )
    try:
        options = game.load_options(log.options)
        if log.rules == game.rules:
            return Position(game.setup(log.seats, options))
        return Position(_stored(game, log))
    except BadFile:
        raise
    except Exception as error:  # a state from anywhere may break anything
        why = f"{type(error).__name__}: {error}"
        raise BadFile("The game in the file cannot be set up: {why}.", why=why) from error


def follow(game: AnyGame, log: WholeLog) -> Position[Any]:
    """Play every entry of a file; return the end, which is the one that the file tells.

    Raises:
        BadFile: an entry is not possible, or the end is another one; says which.
    """
    start = begin(game, log)
    try:
        end = _last(positions(game, start, lines(game, log)), start)
    except ReplayDiverged as error:
        raise BadFile("{why}.", why=str(error).rstrip(".")) from error
    require_end(game, log, end.state)
    return end


def require_end(game: AnyGame, log: WholeLog, state: Any) -> None:
    """Compare where the entries of a file have led with what it says of the end.

    Raises:
        BadFile: it is no end, or another one.
    """
    outcome = game.outcome(state)
    if outcome is None:
        raise BadFile("The game in the file is not over: after the last entry it goes on.")
    if outcome != log.outcome:
        raise BadFile("The game in the file ends with other scores than the file says.")
    # A state of older rules is written in today's shape: then the scores have to do.
    if log.rules == game.rules and digest(game, state) != log.digest:
        raise BadFile("The game in the file ends in another position than the file says.")


def lines(game: AnyGame, log: WholeLog) -> Iterator[Line]:
    """Yield number, seat and action of each entry.

    Raises:
        ReplayDiverged: an action is none of this game.
    """
    return _lines(game, log.entries)


def _lines(game: AnyGame, entries: Sequence[LoggedEntry]) -> Iterator[Line]:
    for entry in entries:
        try:
            yield entry.number, entry.seat, game.load_action(bytes(entry.action))
        except InvalidAction as error:
            raise ReplayDiverged(entry.number, str(error)) from error


def _stored(game: AnyGame, log: WholeLog) -> Any:
    """Read the set-up of a game of older rules; it is what the file says of it elsewhere."""
    start = game.load(msgspec.json.encode(log.start))
    view = game.view(start, None)
    if (start.rules, view.seats, start.closed) != (log.rules, log.seats, 0):
        raise BadFile("The game in the file begins otherwise than the file says.")
    if wrong := game.audit(start):
        raise BadFile("The game in the file begins impossibly: {why}.", why="; ".join(wrong))
    return start


def _last(led: Iterator[Position[Any]], start: Position[Any]) -> Position[Any]:
    ends = deque(led, maxlen=1)
    return ends[0] if ends else start


def _plain(struct: msgspec.Struct) -> dict[str, Any]:
    """Return a struct as JSON has it."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(struct))
    return plain


def _depth(data: bytes) -> int:
    """Return how deep brackets lie within each other, those in texts left out."""
    depth = deepest = 0
    for letter in _TEXT.sub(b"", data):
        if letter in b"[{":
            depth += 1
            deepest = max(deepest, depth)
        elif letter in b"]}":
            depth -= 1
    return deepest


def _counts(log: LogFile) -> dict[str, object]:
    return {"names": len(log.names), "seats": log.seats}


def _short(value: object) -> str:
    text = str(value)
    return text if len(text) <= 20 else f"{text[:20]}…"
