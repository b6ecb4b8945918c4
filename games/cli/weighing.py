"""The usage of what a game has, written down: use, worth, wins, and the measure of balance."""

import math
from collections.abc import Iterator, Mapping
from typing import Any

from games.cli.usage import Usage
from games.core.content import Thing

ENOUGH = 30
"""From how many users on what they scored says something."""


def weighing(usage: Usage) -> Iterator[str]:
    """Write how often everything was used, who won, and the measure that sums it up."""
    yield from table(usage)
    yield ""
    yield from players_table(usage)
    yield ""
    yield from summary(usage)


def weighed(usage: Usage) -> dict[str, list[dict[str, Any]]]:
    """Return the same in plain values: each thing that there is to use, and each kind of player."""
    means = usage.means
    uses = [
        {
            "content": name,
            "thing": thing,
            "times": one.times,
            "users": one.users.total(),
            "chances": one.chances,
            "worth": one.worth(means),
        }
        for (name, thing), one in usage.uses.items()
    ]
    players = [
        {"player": name, "seats": one.seats, "wins": usage.fair_share(one), "mean": one.mean}
        for name, one in sorted(usage.kinds.items())
    ]
    return {"uses": uses, "players": players}


def table(usage: Usage) -> Iterator[str]:
    """Write for everything how often a seat used it, and by how much its users beat their kind.

    "use" is how many of those used it who had it at hand at some time.
    """
    width = _width(usage)
    means = usage.means
    for content in usage.contents:
        yield ""
        yield f"{content.name:{width}}{'a seat':>9}{'users':>9}{'use':>9}{'worth':>9}"
        for thing in content.things:
            one = usage.uses[content.name, thing]
            worth = _signed(one.worth(means))
            share = f"{one.times / usage.seats:9.2f}{one.users.total() / usage.seats:9.1%}"
            yield f"  {thing!s:{width - 2}}{share}{_percent(one.share)}{worth}"
        times = sum(usage.uses[content.name, thing].times for thing in content.things)
        yield f"  {'together':{width - 2}}{times / usage.seats:9.2f}"


def players_table(usage: Usage) -> Iterator[str]:
    """Write for each kind of player its share of wins, 1 being a fair one, and its mean score."""
    width = _width(usage)
    yield f"{'players':{width}}{'seats':>9}{'wins':>9}{'score':>9}"
    for name, one in sorted(usage.kinds.items()):
        numbers = f"{one.seats:9}{usage.fair_share(one):9.2f}{one.mean:9.1f}"
        yield f"  {name:{width - 2}}{numbers}"


def summary(usage: Usage) -> Iterator[str]:
    """Write the measure: what is used least, what is worth least and most, who wins most."""
    width = _width(usage)
    means = usage.means
    yield f"{'measure':{width}}{'least use':>9}{'spread':>9}  weakest and strongest"
    for content in usage.contents:
        found = {thing: usage.uses[content.name, thing] for thing in content.things}
        shares = {thing: one.share for thing, one in found.items() if one.share is not None}
        worths = {
            thing: worth
            for thing, one in found.items()
            if one.users.total() >= ENOUGH and (worth := one.worth(means)) is not None
        }
        least = min(shares, key=lambda thing: shares[thing], default=None)
        share = _percent(None if least is None else shares[least])
        yield f"  {content.name:{width - 2}}{share}{_spread(worths)}  {_ends(worths, least)}"
    yield f"{'never used':14}{', '.join(_unused(usage)) or 'nothing'}"
    shares = {name: usage.fair_share(one) for name, one in usage.kinds.items()}
    most = max(shares, key=lambda name: shares[name])
    fewest = min(shares, key=lambda name: shares[name])
    yield f"{'most wins':14}{shares[most]:.2f} of a fair share, {most}"
    yield f"{'fewest wins':14}{shares[fewest]:.2f} of a fair share, {fewest}"
    yield f"{'mean score':14}{usage.mean:.1f}"
    yield f"{'length':14}{usage.answers / usage.games:.0f} answers of players a game"


def _unused(usage: Usage) -> Iterator[str]:
    """Name what somebody had at hand, and nobody used."""
    for (name, thing), one in usage.uses.items():
        if one.chances and not one.times:
            yield f"{thing} ({name})"


def _width(usage: Usage) -> int:
    things = [str(thing) for _, thing in usage.uses]
    return max(map(len, (*things, *(content.name for content in usage.contents)))) + 2


def _percent(share: float | None) -> str:
    return f"{'–':>9}" if share is None else f"{share:9.1%}"


def _signed(worth: float | None) -> str:
    return f"{'–':>9}" if worth is None else f"{worth:+9.1f}"


def _spread(worths: Mapping[Thing, float]) -> str:
    """Write the standard deviation of what things are worth."""
    if len(worths) < 2:
        return f"{'–':>9}"
    mean = sum(worths.values()) / len(worths)
    return f"{math.sqrt(sum((worth - mean) ** 2 for worth in worths.values()) / len(worths)):9.1f}"


def _ends(worths: Mapping[Thing, float], least: Thing | None) -> str:
    """Write the weakest and the strongest thing, and the one that is used least."""
    parts = [] if least is None else [f"least used {least}"]
    if worths:
        weakest = min(worths, key=lambda thing: worths[thing])
        strongest = max(worths, key=lambda thing: worths[thing])
        parts.insert(0, f"{weakest} {worths[weakest]:+.1f}, {strongest} {worths[strongest]:+.1f}")
    return "; ".join(parts)
