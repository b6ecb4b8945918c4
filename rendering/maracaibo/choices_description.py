"""What may be answered, in words: first the answers, then what decides between them."""

from collections.abc import Iterator, Sequence

from games.core.action import Seat
from rendering.core.words import mark
from rendering.maracaibo.answers import MUCH, answers
from rendering.maracaibo.hand_description import tell_careers, tell_hand, tell_secrets
from rendering.maracaibo.scene import Scene
from rendering.maracaibo.ship_description import tell_head
from rendering.maracaibo.telling import Teller, within_limit

YOU_MAY = mark("You may: {choices}.")
VILLAGE = mark("Village action {number} of {most}.")
STEPS = mark("Up to {n} spaces.")
DISCS = mark("Discs to remove: {n}.")
LEFT = mark("Left of the total: {n}, for {nation}.")
QUEST = mark("Quest: {quest}.")
PAID, WAIVED = mark("Paid with {cards}."), mark("Paid by a project: {things}.")
GOOD = mark("Delivered: {good}.")
WITH_HAND = ("choose-cards", "discard", "pay", "draw", "buy-or-collect", "quest")
"""The questions for which the whole hand matters."""


def describe_choices(scene: Scene, seat: Seat) -> str:
    """Say what the reader may answer, and what decides it, at most 1024 characters."""

    def tell(teller: Teller) -> Sequence[str]:
        choices = "; ".join(answers(teller))
        told = [teller.say(YOU_MAY, choices=choices), *_progress(teller), *tell_secrets(teller)]
        if scene.view.kind in WITH_HAND:
            told.append(tell_hand(teller, seat))
        if scene.view.kind == "choose-cards":
            told += tell_careers(teller)
        known = (scene.view.phase == "set-up" and teller.detail < MUCH) or teller.bare
        return (*told, "" if known else tell_head(teller, seat))

    return within_limit(scene, tell)


def _progress(teller: Teller) -> Iterator[str]:
    """Say how far the open action has come."""
    working = teller.view.working
    if working is None:
        return
    if working.allowed is not None:
        yield teller.say(VILLAGE, number=(working.done or 0) + 1, most=working.allowed)
    if working.steps is not None:
        yield teller.say(STEPS, n=working.steps)
    if working.amount is not None and teller.view.kind == "remove":
        yield teller.say(DISCS, n=working.amount)
    if working.total is not None and working.nation is not None:
        yield teller.say(LEFT, n=working.total, nation=teller.nation(working.nation))
    if working.quest is not None and teller.view.kind == "pay":
        yield teller.say(QUEST, quest=teller.quest(working.quest))
        if working.paid:
            yield teller.say(PAID, cards=teller.card_names(working.paid))
        if working.waived:
            yield teller.say(WAIVED, things=", ".join(map(teller.wanted, working.waived)))
    if working.good is not None:
        yield teller.say(GOOD, good=teller.wanted(working.good))
