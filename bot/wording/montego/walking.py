"""How the figures walk, when their cards are turned up."""

from collections.abc import Iterator, Sequence

from bot.wording.language import Language
from bot.wording.montego import things
from bot.wording.montego.figures import Figures
from games.montego.events import Moved

WALKS_ON_A_LINE = 3


def walks(events: Sequence[Moved], figures: Figures, language: Language) -> Iterator[str]:
    """Tell docker by docker who walked where, a few on each line."""
    told = [_walk(event, figures, language) for event in events]
    lines = -(-len(told) // WALKS_ON_A_LINE)
    for line in range(lines):
        first, end = (len(told) * number // lines for number in (line, line + 1))
        yield " ".join(told[first:end])


def _walk(event: Moved, figures: Figures, language: Language) -> str:
    figure = figures.subject(event.figure, event.seat)
    shove = _shove(event, figures, language)
    if event.room is None:
        text = language.gettext(
            "{figure} walks {card}, finds all rooms taken and stays in the tavern."
        )
        return text.format(figure=figure, card=event.card)
    if shove:
        text = language.gettext(
            "{figure} walks {card} {to_room} and shoves {other} across {to_other_room}."
        )
    elif event.wanted == event.place:
        text = language.gettext("{figure} walks {card} {to_room}.")
    elif event.origin == event.place:
        text = language.gettext(
            "{figure} walks {card}, finds both rooms taken and steps back to the same place."
        )
    else:
        text = language.gettext(
            "{figure} walks {card}, finds both rooms taken and steps back {to_room}."
        )
    to_room = things.to(event.room, language)
    return text.format(figure=figure, card=event.card, to_room=to_room, **shove)


def _shove(event: Moved, figures: Figures, language: Language) -> dict[str, str]:
    """Name who is shoved and where to; nothing when nobody is."""
    if event.shoved is None or event.shoved_seat is None or event.shoved_room is None:
        return {}
    return {
        "other": figures.object(event.shoved, event.shoved_seat),
        "to_other_room": things.to(event.shoved_room, language),
    }
