"""What people type: from the choices they are shown to a slash command, parameter by parameter."""

import re
from collections.abc import Awaitable, Callable, Mapping
from random import Random
from typing import Any

from sandbox.players import Answer, Player
from sandbox.seen import Message

Typing = Callable[[Player, Message, Random], Awaitable[Answer]]
"""Answers what a message asks with one command, chosen at random.

Raises AssertionError when the bot completes nothing.
"""

TO_THE_POINT = 0.8
"""How often a card goes to a figure that has none yet, and does not change another one."""


def labels_of(shown: Message) -> list[str]:
    """Return the answers that can be chosen in a message, as they are called there."""
    buttons = [button.label for button in shown.buttons if button.custom_id.startswith("do:")]
    return buttons + [option.label for menu in shown.selects for option in menu.options]


SANTIAGO = {
    "drive": "stops",
    "take": "good",
    "seize": "building",
    "use": "how",
    "give": "thing",
    "place": "building",
    "deliver": "cargo",
    "keep": "without",
}
PLAIN = ("decline", "pass")
BEGINNINGS = {"move": "place", "set": "keep"}


async def santiago(player: Player, shown: Message, rng: Random) -> Answer:
    """Choose a verb from how the choices begin, and let its parameter be completed."""
    words = {label.split()[0].lower() for label in labels_of(shown)}
    verbs = {BEGINNINGS.get(word, word) for word in words} & {*SANTIAGO, *PLAIN}
    verb = rng.choice(sorted(verbs or {"drive"}))  # "3 stops to Pedro"
    if verb in PLAIN:
        return await player.slash(f"santiago {verb}")
    parameter = SANTIAGO[verb]
    options: dict[str, Any] = {
        parameter: _any(await player.complete(f"santiago {verb}", parameter), rng)
    }
    if verb == "deliver":
        amounts = await player.complete("santiago deliver", "amount", **options)
        options["amount"] = _any(amounts, rng)
    return await player.slash(f"santiago {verb}", **options)


MONTEGO = {
    "pick": ("worker",),
    "hire": ("answer",),
    "beside": ("worker",),
    "play": ("worker", "card"),
    "load": ("ship", "barrels"),
    "take-back": ("ship",),
}


async def montego(player: Player, shown: Message, rng: Random) -> Answer:
    """Tell the verb from how a choice is called, and let each parameter be completed in turn."""
    verb = _verb_of_montego(labels_of(shown)[0])
    options: dict[str, Any] = {}
    for parameter in MONTEGO[verb]:
        offered = await player.complete(f"montego {verb}", parameter, **options)
        without_card = [choice for choice in offered if choice[0].endswith("no card yet")]
        if without_card and rng.random() < TO_THE_POINT:
            offered = without_card
        options[parameter] = _any(offered, rng)
    return await player.slash(f"montego {verb}", **options)


def _verb_of_montego(label: str) -> str:
    if label in ("Yes", "No"):
        return "hire"
    if label.startswith("Beside "):
        return "beside"
    if " from the ship" in label:
        return "take-back"
    if " to the ship" in label:
        return "load"
    return "play" if label[-1].isdigit() else "pick"


CUBA = {
    "pick": ("first", "second"),
    "set-aside": ("character",),
    "play": ("character", "take"),
    "move": ("field",),
    "harvest": ("field",),
    "buy": ("cube", "amount"),
    "sell": ("cube", "amount"),
    "build": ("building",),
    "place": ("field",),
    "activate": ("field",),
    "give": ("cube", "amount"),
    "swap": ("give", "take"),
    "store": ("crop", "amount"),
    "load": ("dock", "cube", "amount"),
    "veto": ("statute",),
    "exchange": ("ship",),
    "bribe": ("pesos",),
    "enact": ("statute",),
    "pay": (),
    "deliver": ("first", "second"),
    "decline": (),
    "finish": (),
}
MAY_BE_LEFT_OUT = ("take", "amount")
CALLED_OTHERWISE = {
    "take": "pick",
    "stay": "move",
    "put": "place",
    "call": "exchange",
    "spend": "bribe",
    "do": "decline",
    "leave": "decline",
    **dict.fromkeys(("worker", "tradeswoman", "architect", "foreman", "mayor"), "play"),
}
MUCH = frozenset({"harvest", "buy", "sell", "activate", "give", "store", "load"})
"""What is asked again and again until somebody finishes."""


async def cuba(player: Player, shown: Message, rng: Random) -> Answer:
    """Choose a verb from how the choices are called, and let its parameters be completed."""
    verbs = {_verb_of_cuba(label) for label in labels_of(shown)}
    if verbs & MUCH:
        verbs.add("finish")  # it may be on another page of the menu
    verb = rng.choice(sorted(verbs))
    if verb == "play" and await player.complete("cuba set-aside", "character"):
        verb = "set-aside"  # the cards are called the same
    options: dict[str, Any] = {}
    for parameter in CUBA[verb]:
        offered = await player.complete(f"cuba {verb}", parameter, **options)
        left_out = parameter in MAY_BE_LEFT_OUT and rng.random() < 0.5
        if offered and not left_out:
            options[parameter] = _any(offered, rng)
    assert options or not CUBA[verb], "nothing is completed"
    return await player.slash(f"cuba {verb}", **options)


def _verb_of_cuba(label: str) -> str:
    verb, *others = label.lower().split()
    if others[-1:] == ["nothing"] and verb != "spend":
        return "decline"
    return CALLED_OTHERWISE.get(verb, verb)


MARACAIBO = {
    "plan": ("card",),
    "discard": ("card",),
    "keep": ("career",),
    "complete": ("task",),
    "sail": ("to", "route"),
    "pass": (),
    "deliver": ("card",),
    "act": ("deed",),
    "assist": ("card",),
    "quest": (),
    "pay": ("card",),
    "waive": ("thing",),
    "buy": ("card",),
    "invest": ("building",),
    "explore": ("to",),
    "influence": ("nation",),
    "remove": ("upgrade",),
    "draw": (),
    "take": ("card",),
    "collect": (),
    "decline": (),
    "finish": (),
    "village earn": (),
    "village sell": (),
    "village drill": ("card",),
    "village enlist": (),
    "village scout": (),
    "fight reveal": ("pile",),
    "fight for": ("nation",),
    "fight add": ("points",),
    "fight win": ("influence",),
    "fight annex": ("location",),
    "fight raid": (),
}
"""The parameters of each verb."""
CALLED_IN_MARACAIBO = {
    "No main action": "pass",
    "Buy nothing|Stay where|Leave the quest|Take no more": "decline",
    "(Explore|Press a figure|Have discs removed|Gain influence|Take combat points|Buy for less"
    "|Take doubloons|Fight|Come home)$": "act",
    "Assistant": "assist",
    "Fulfil": "quest",
    "Pay the": "waive",
    "Take 1 doubloon$": "village earn",
    "Take (1 point|2 doubloons)$": "collect",
    "Sell": "village sell",
    "Drill": "village drill",
    "Call": "village enlist",
    "Send": "village scout",
    "Disc off": "remove",
    "Turn up": "fight reveal",
    "Fight for": "fight for",
    "Add": "fight add",
    r"\d influence with \w+ for": "fight win",
    r"\d influence": "influence",
    "Annex|Take .* from (France|England|Spain) for": "fight annex",
    r"\d points for": "fight raid",
}
"""How choices are called, where that does not begin with the verb; the first that fits counts."""


async def maracaibo(player: Player, shown: Message, rng: Random) -> Answer:
    """Choose a verb from how the choices are called, and let its parameters be completed."""
    verb = rng.choice(sorted({_verb_of_maracaibo(label) for label in labels_of(shown)}))
    options: dict[str, Any] = {}
    for parameter in MARACAIBO[verb]:
        offered = await player.complete(f"maracaibo {verb}", parameter, **options)
        if offered or parameter != "route":  # which has to be named at forks only
            options[parameter] = _any(offered, rng)
    return await player.slash(f"maracaibo {verb}", **options)


def _verb_of_maracaibo(label: str) -> str:
    fitting = (verb for called, verb in CALLED_IN_MARACAIBO.items() if re.match(called, label))
    return next(fitting, label.split()[0].lower())


def _any(offered: list[tuple[str, object]], rng: Random) -> object:
    assert offered, "nothing is completed"
    return rng.choice(offered)[1]


TYPINGS: Mapping[str, Typing] = {
    "santiago-de-cuba": santiago,
    "montego-bay": montego,
    "cuba": cuba,
    "maracaibo": maracaibo,
}
"""How each game is played by commands."""
