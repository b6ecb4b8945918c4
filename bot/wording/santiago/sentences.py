"""Sentences that grow while a story is told."""

from collections.abc import Sequence

from bot.wording.language import Language
from games.core.action import Seat
from games.santiago.data import Building, Cuban


class Sentences:
    """Lines of sentences; the open one goes on while the same player acts.

    An open sentence has a player and what that player does, to be joined to "Ana drives 1 stop to
    Pedro and takes 2 tobacco." What is added to it meanwhile stands after it.
    """

    def __init__(self, names: Sequence[str], language: Language) -> None:
        self._names = names
        self._language = language
        self._lines: list[list[str]] = [[]]
        self._player: Seat | None = None
        self._deeds: list[str] = []
        self._afterwards: list[str] = []
        self.place: Building | Cuban | None = None
        """Where the open sentence has led: no need to name it again."""

    def begin(self, seat: Seat) -> None:
        """Begin another line, unless the open sentence is about this player."""
        if seat != self._player:
            self.new_line()

    def does(self, seat: Seat, deed: str, place: Building | Cuban | None = None) -> None:
        """Let a player do something, perhaps at a new place."""
        if seat != self._player:
            self._close()
        self._player = seat
        self._deeds.append(deed)
        self.place = place or self.place

    def goes_on(self, deed: str) -> None:
        """Let the player of the open sentence do something more."""
        self._deeds.append(deed)

    def add(self, sentence: str) -> None:
        """Let a whole sentence follow the open one, which may still go on."""
        self._afterwards.append(sentence)

    def state(self, sentence: str) -> None:
        """Close the open sentence and say another one."""
        self._close()
        self._lines[-1].append(sentence)

    def new_line(self) -> None:
        """Begin another line, unless nothing has been said on this one."""
        self._close()
        if self._lines[-1]:
            self._lines.append([])

    def lines(self) -> list[str]:
        """Return all that was said."""
        self._close()
        return [" ".join(line) for line in self._lines if line]

    def _close(self) -> None:
        if self._player is not None:
            # Translators: {deeds} is one or several of the messages that begin with a verb, such as
            # Translators: "drives {stops} {to}", joined as a list.
            sentence = self._language.gettext("{player} {deeds}.").format(
                player=self._names[self._player], deeds=self._language.list(self._deeds)
            )
            self._lines[-1].append(sentence)
        self._lines[-1] += self._afterwards
        self._player, self._deeds, self._afterwards, self.place = None, [], [], None
