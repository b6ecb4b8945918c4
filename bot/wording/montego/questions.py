"""What is asked: in full to who is asked, in a few words to everybody."""

from collections.abc import Callable, Sequence

from bot.wording.language import Language
from bot.wording.montego import things
from bot.wording.montego.cards import laid
from bot.wording.montego.figures import figures_of, label_of, lettered
from bot.wording.montego.naming import ANSWERS
from bot.wording.names import safe_name
from bot.wording.waiting import waiting
from games.core.action import Seat
from games.montego.data import HIRE_PRICE, JACK
from games.montego.view import MontegoView

Ask = Callable[[MontegoView, Seat, Sequence[str], Language], str]
Call = Callable[[MontegoView, Language], str]


def question(view: MontegoView, names: Sequence[str], language: Language) -> str:
    """Ask the reader what the rules ask now, or say who is awaited.

    Secret answers may be changed until the last one is in, so a reader who is not awaited any more
    may be asked still.
    """
    safe = [safe_name(name) for name in names]
    if view.seat is not None and view.choices:
        return _QUESTIONS[view.kind or ""](view, view.seat, safe, language)
    return waiting(view, safe, language)


def summons(view: MontegoView, names: Sequence[str], language: Language) -> str:
    """Say after a mention what the awaited are asked to do; nothing when nobody is awaited."""
    if not view.asked:
        return ""
    return _SUMMONS[view.kind or ""](view, language)


def _pick(view: MontegoView, seat: Seat, names: Sequence[str], language: Language) -> str:
    text = language.gettext(
        "Both of you get a third docker: you pick one, and {player} gets the one of the other size"
        " and the other colour. Which one do you pick?"
    )
    return text.format(player=names[1 - seat])


def _hire(view: MontegoView, seat: Seat, names: Sequence[str], language: Language) -> str:
    asked = language.gettext(
        "Do you want Lazy Jack for this round? He costs {coins}, and you have {held}."
    )
    price = language.count(things.COINS, HIRE_PRICE)
    lines = [asked.format(coins=price, held=view.players[seat].coins)]
    lines.append(_claim(view, seat, names, language))
    if view.wants is None:
        lines.append(
            language.gettext("Your answer is secret, and you may change it until all are in.")
        )
    else:
        text = language.gettext(
            "Your secret answer is “{answer}”. You may change it until all are in."
        )
        lines.append(text.format(answer=language.say(ANSWERS[view.wants])))
        lines.append(_awaited(view, names, language))
    return " ".join(lines)


def _claim(view: MontegoView, seat: Seat, names: Sequence[str], language: Language) -> str:
    """Say who would come before the reader, if several want Jack (§4.1)."""

    def standing(other: Seat) -> tuple[int, int]:
        own = view.players[other].workers
        return view.players[other].points, min(map(view.rail.index, own))

    able = [other for other, player in enumerate(view.players) if player.coins >= HIRE_PRICE]
    before = [names[other] for other in able if standing(other) < standing(seat)]
    if able == [seat]:
        return language.gettext("Nobody else can pay for him.")
    if not before:
        return language.gettext("Nobody who wants him would come before you.")
    text = language.ngettext(
        "{players} would come before you.", "{players} would come before you.", len(before)
    )
    return text.format(players=language.list(before, "or"))


def _beside(view: MontegoView, seat: Seat, names: Sequence[str], language: Language) -> str:
    return language.gettext(
        "You have hired Lazy Jack. Beside which of your dockers does he stand? He walks before all"
        " others, with a card from that docker's set."
    )


def _play(view: MontegoView, seat: Seat, names: Sequence[str], language: Language) -> str:
    figures = figures_of(view, seat)
    missing = [label_of(figure, seat, language) for figure in figures if figure not in view.laid]
    lines = []
    if not view.laid:
        if view.hirer == seat:
            text = language.gettext("Lay a card face down for each of your dockers and for Jack.")
        else:
            text = language.gettext("Lay a card face down for each of your dockers.")
        lines.append(text)
    else:
        text = language.gettext("Face down lie: {cards}.")
        lines.append(text.format(cards=laid(view, seat, language)))
        if missing:
            text = language.gettext("Still without a card: {dockers}.")
            lines.append(text.format(dockers=language.list(missing)))
    if view.partner is not None and JACK in figures:
        partner = lettered(view, language).subject(view.partner, seat)
        text = language.gettext("Jack and {docker} share a set, so their cards must differ.")
        lines.append(text.format(docker=partner))
    lines.append(language.gettext("Cards are secret, and may be changed until the last one is in."))
    if not missing:
        lines.append(_awaited(view, names, language))
    return " ".join(lines)


def _awaited(view: MontegoView, names: Sequence[str], language: Language) -> str:
    """Say whose secret answers are still missing."""
    text = language.ngettext(
        "{players} is still awaited.", "{players} are still awaited.", len(view.asked)
    )
    return text.format(players=language.list(names[seat] for seat in view.asked))


def _load(view: MontegoView, seat: Seat, names: Sequence[str], language: Language) -> str:
    assert view.loading is not None, "somebody loads"
    text = language.gettext("{docker} has {barrels} to load. How many go aboard which ship?")
    docker = lettered(view, language).subject(view.loading, seat)
    sentence = text.format(docker=docker, barrels=language.count(things.BARRELS, view.left))
    return sentence[:1].upper() + sentence[1:]


def _take_back(view: MontegoView, seat: Seat, names: Sequence[str], language: Language) -> str:
    assert view.loading is not None, "somebody makes up for broken barrels"
    text = language.gettext(
        "{docker} stands at broken barrels: take back {barrels}. From which ship comes the next?"
    )
    docker = lettered(view, language).subject(view.loading, seat)
    barrels = language.count(things.BARRELS, _to_take_back(view, seat))
    sentence = text.format(docker=docker, barrels=barrels)
    return sentence[:1].upper() + sentence[1:]


def _to_take_back(view: MontegoView, seat: Seat) -> int:
    """Return how many barrels come back: no more than are aboard."""
    return min(view.left, sum(ship.cargo.get(seat, 0) for ship in view.harbour))


def _call_to_pick(view: MontegoView, language: Language) -> str:
    return language.gettext("pick a third docker")


def _call_to_hire(view: MontegoView, language: Language) -> str:
    return language.gettext("say in secret whether you want Lazy Jack")


def _call_to_set_jack(view: MontegoView, language: Language) -> str:
    return language.gettext("set Lazy Jack beside one of your dockers")


def _call_to_play(view: MontegoView, language: Language) -> str:
    return language.gettext("lay your cards in secret")


def _call_to_load(view: MontegoView, language: Language) -> str:
    text = language.gettext("load {barrels}")
    return text.format(barrels=language.count(things.BARRELS, view.left))


def _call_to_take_back(view: MontegoView, language: Language) -> str:
    text = language.gettext("take back {barrels} for broken ones")
    amount = _to_take_back(view, view.asked[0])
    return text.format(barrels=language.count(things.BARRELS, amount))


_QUESTIONS: dict[str, Ask] = {
    "pick": _pick,
    "hire": _hire,
    "beside": _beside,
    "play": _play,
    "load": _load,
    "take-back": _take_back,
}
_SUMMONS: dict[str, Call] = {
    "pick": _call_to_pick,
    "hire": _call_to_hire,
    "beside": _call_to_set_jack,
    "play": _call_to_play,
    "load": _call_to_load,
    "take-back": _call_to_take_back,
}
