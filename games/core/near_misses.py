"""Actions that look legal and may not be: to try whether the rules refuse them."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from games.core.action import Action
from games.core.text import fields_of, hints_of, literals, members

if TYPE_CHECKING:
    from random import Random

STRANGE_NUMBERS = (-1, 0, 1, 2, 3, 11, 1000)


def near_misses(
    listed: Sequence[Action], union: Any, rng: "Random", most: int = 24
) -> list[Action]:
    """Return up to `most` actions that are not `listed`.

    Half of them differ from a listed action in one field, half are any actions of the game.
    """
    found = rng.sample(listed, min(len(listed), most))
    close = [other for action in found for other in _neighbours(action)]
    rng.shuffle(close)
    possible = [kind for kind in members(union) if issubclass(kind, Action)]
    far = (_any_action(rng.choice(possible), rng) for _ in range(most))
    tries = dict.fromkeys([*close[: most // 2], *(action for action in far if action)])
    return [action for action in tries if action not in listed][:most]


def _neighbours(action: Action) -> Iterator[Action]:
    """Yield actions that differ from this one in a single field."""
    hints = hints_of(type(action))
    for field in fields_of(type(action)):
        value = getattr(action, field.name)
        for other in _values(hints[field.name]):
            if other != value:
                yield msgspec.structs.replace(action, **{field.name: other})
        if isinstance(value, int) and not isinstance(value, bool):
            for step in (-1, 1):
                yield msgspec.structs.replace(action, **{field.name: value + step})


def _any_action(kind: type[Action], rng: "Random") -> Action | None:
    """Fill an action with plausible values; None when a field's type has none."""
    hints = hints_of(kind)
    values = {}
    for field in fields_of(kind):
        plausible = _values(hints[field.name])
        if not plausible:
            return None
        values[field.name] = rng.choice(plausible)
    return kind(**values)


@cache
def _values(hint: Any) -> tuple[Any, ...]:
    """Return plausible values for a type hint: literals, numbers, None."""
    found = list(literals(hint))
    kinds = members(hint)
    if int in kinds:
        found += STRANGE_NUMBERS
    if bool in kinds:
        found += (False, True)
    if type(None) in kinds:
        found.append(None)
    if str in kinds:
        found += ("", "nonsense")
    return tuple(found)
