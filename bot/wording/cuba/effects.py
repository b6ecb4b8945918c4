"""What buildings do when they are activated, in a few words."""

from bot.wording.cuba import things
from bot.wording.language import Counted, Language, Phrase, counted, phrase
from games.cuba.data import CROPS, GOODS, MATERIALS, TOWN_HALL_VOTES, Cube
from games.cuba.tiles import Effect, Gives, Loads, Makes, Sells, Special

_UP_TO: dict[tuple[Cube, ...], Counted] = {
    ("stone",): counted("up to", "up to {amount} stone", "up to {amount} stone"),
    ("wood",): counted("up to", "up to {amount} wood", "up to {amount} wood"),
    ("water",): counted("up to", "up to {amount} water", "up to {amount} water"),
    ("rum",): counted("up to", "up to {amount} rum", "up to {amount} rum"),
    ("cigars",): counted("up to", "up to {amount} cigar", "up to {amount} cigars"),
    CROPS: counted("up to", "up to {amount} crop", "up to {amount} crops"),
    MATERIALS: counted("up to", "up to {amount} material", "up to {amount} materials"),
    GOODS: counted("up to", "{amount} rum or cigar", "up to {amount} rum or cigars"),
}
_SPECIAL: dict[str, Phrase] = {
    "black_market": phrase("function", "swap 1 crop or good for one of another kind"),
    "church": phrase("function", "veto a bill"),
    "lighthouse": phrase("function", "exchange the ship at sea"),
    "warehouse": phrase("function", "bring crops in from the yard"),
}


def function(effect: Effect, language: Language) -> str:
    """Say what a building does: "up to 4 stone, 1 point each"."""
    match effect:
        case Sells(kinds=kinds, most=most, thing=thing, each=each):
            return language.gettext("{up_to_so_many}, {worth_each}").format(
                up_to_so_many=language.count(_UP_TO[kinds], most),
                worth_each=language.count(things.EACH[thing], each),
            )
        case Makes(crop=crop, good=good):
            return language.gettext("turn {crop} into {good}").format(
                crop=things.name_of(crop, language), good=things.name_of(good, language)
            )
        case Gives(thing=thing, amount=amount):
            return language.gettext("get {things}").format(
                things=things.so_many(thing, amount, language)
            )
        case Loads(amounts=amounts):
            return loading(amounts, language)
        case Special(name="town_hall"):
            votes = language.count(things.VOTES, TOWN_HALL_VOTES)
            return language.gettext("{votes} more in this round").format(votes=votes)
        case Special(name=name):
            return language.say(_SPECIAL[name])


def loading(amounts: tuple[int, ...], language: Language) -> str:
    """Say what an office loads: "load 1 or 2 of one kind"."""
    if amounts == (1,):
        return language.gettext("load 1 crop or good")
    text = language.gettext("load {amounts} of one kind")
    return text.format(amounts=language.list(map(str, amounts), "or"))
