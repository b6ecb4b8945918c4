"""Dying at every instant of dealing with a click, and starting again.

The instants are found by watching a bot deal with the click once: wherever it gives the event loop
control and gets it back, and around and within whatever threads do for it. Whenever it dies, the
click counts once in the end, the channel is told of it once, and every button works.
"""

import asyncio
from collections import Counter
from pathlib import Path

from tests.bot.clicks import Click
from tests.bot.instants import Instant
from tests.bot.lives import Lives
from tests.bot.mortal import begun

TRIES = 3
"""How often a bot is given the chance to come to an instant: threads do not always keep step."""

UNREACHED = 1
"""Places that it may pass by all the same: how long Discord takes decides who waits for whom."""


async def dies_at_every_instant(kind: type[Click], folder: Path) -> None:
    """Let bots die of a click at every instant, and see that each is put right."""
    fates: Counter[bool] = Counter()
    tried: set[tuple[str, str]] = set()
    missed: list[Instant] = []
    async with Lives.prepared(kind.pictures()) as lives:
        instants = await instants_to_try(kind, lives, folder)
        for number, instant in enumerate(instants):
            for attempt in range(TRIES):
                where = folder / f"{number}-{attempt}"
                counted = await die_at(instant, kind, lives, where)
                if counted is not None:
                    fates[counted] += 1
                    tried.add((instant.place, instant.what))
                    break
            else:
                missed.append(instant)
    untried = {(one.place, one.what) for one in missed} - tried
    assert len(untried) <= UNREACHED, untried
    assert fates[True], "it died after the click counted"
    assert fates[False], "it died before"


async def instants_to_try(kind: type[Click], lives: Lives, folder: Path) -> list[Instant]:
    """Return the instants of a click: of a click like another what is new, and every commit."""
    instants = await instants_of(kind, lives, folder / "watched")
    if kind.beyond is None:
        return instants
    common = await instants_of(kind.beyond, lives, folder / "watched before")
    known = {(one.where, one.what, one.nth) for one in common}
    commits = {one.where for one in instants if one.what == "COMMIT"}
    return [
        one
        for one in instants
        if (one.where, one.what, one.nth) not in known
        or (one.where in commits and one.what in ("COMMIT", "ends"))
    ]


async def instants_of(kind: type[Click], lives: Lives, folder: Path) -> list[Instant]:
    """Watch a bot deal with a click from its arrival until nothing is left to do."""
    async with begun(kind, folder) as world:
        async with lives.life(world.sandbox, world.database, patience=kind.patience) as life:
            await world.click.prepare()
            number = world.interactions + 1
            await world.click.act()
            assert not await life.over(number)
        return [instant for instant in life.instants if instant.interaction == number]


async def die_at(instant: Instant, kind: type[Click], lives: Lives, folder: Path) -> bool | None:
    """Let a bot die at an instant; return whether the click had counted, None if it lived on."""
    async with begun(kind, folder) as world:
        async with lives.life(
            world.sandbox, world.database, instant=instant, patience=kind.patience
        ) as life:
            await world.click.prepare()
            world.mark()
            clicking = asyncio.create_task(world.click.act())
            died = await life.over(instant.interaction)
            clicking.cancel()
        async with lives.life(world.sandbox, world.database):
            counted = await world.is_put_right()
            await world.every_button_works()
        world.nothing_went_wrong()
        return counted if died else None
