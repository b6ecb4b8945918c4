"""The parameters of Cuba's commands."""

from typing import get_args

from bot.cogs.cuba.parts import SLUG, FieldPart, PairPart
from bot.cogs.cuba.summaries import held, named, of_dock, or_instead, span
from bot.cogs.parts import NumberPart, WordPart
from games.cuba.actions import (
    Activate,
    Bribe,
    Build,
    Buy,
    Deliver,
    Enact,
    Exchange,
    Give,
    Harvest,
    Load,
    Move,
    Pick,
    Place,
    Play,
    Sell,
    SetAside,
    Store,
    Swap,
    Take,
    Veto,
)
from games.cuba.data import CHARACTERS, CROPS, CUBES, MERCHANDISE
from games.cuba.statutes import GROUP_OF
from games.cuba.tiles import BUILDINGS

TAKES: tuple[Take, ...] = get_args(Take)
STATUTES = tuple(GROUP_OF)

PICK_FIRST = PairPart(SLUG, Pick, "first", CUBES, summary=named)
PICK_SECOND = PairPart(SLUG, Pick, "second", CUBES, PICK_FIRST)
SET_ASIDE = WordPart(SLUG, SetAside, "character", CHARACTERS)
PLAY_CHARACTER = WordPart(SLUG, Play, "character", CHARACTERS, summary=or_instead)
PLAY_TAKE = WordPart(SLUG, Play, "take", TAKES, PLAY_CHARACTER)
MOVE = FieldPart(Move)
HARVEST = FieldPart(Harvest)
BUY_CUBE = WordPart(SLUG, Buy, "cube", MERCHANDISE, summary=span)
BUY_AMOUNT = NumberPart(SLUG, Buy, "amount", BUY_CUBE)
SELL_CUBE = WordPart(SLUG, Sell, "cube", MERCHANDISE, summary=span)
SELL_AMOUNT = NumberPart(SLUG, Sell, "amount", SELL_CUBE)
BUILD = WordPart(SLUG, Build, "building", BUILDINGS)
PLACE = FieldPart(Place)
ACTIVATE = FieldPart(Activate)
GIVE_CUBE = WordPart(SLUG, Give, "cube", CUBES, summary=span)
GIVE_AMOUNT = NumberPart(SLUG, Give, "amount", GIVE_CUBE)
SWAP_GIVE = WordPart(SLUG, Swap, "give", MERCHANDISE, summary=held)
SWAP_TAKE = WordPart(SLUG, Swap, "take", MERCHANDISE, SWAP_GIVE)
STORE_CROP = WordPart(SLUG, Store, "crop", CROPS, summary=span)
STORE_AMOUNT = NumberPart(SLUG, Store, "amount", STORE_CROP)
LOAD_DOCK = NumberPart(SLUG, Load, "dock", summary=of_dock)
LOAD_CUBE = WordPart(SLUG, Load, "cube", MERCHANDISE, LOAD_DOCK, summary=span)
LOAD_AMOUNT = NumberPart(SLUG, Load, "amount", LOAD_DOCK, LOAD_CUBE)
VETO = WordPart(SLUG, Veto, "statute", STATUTES)
EXCHANGE = NumberPart(SLUG, Exchange, "ship")
BRIBE = NumberPart(SLUG, Bribe, "pesos")
ENACT = WordPart(SLUG, Enact, "statute", STATUTES)
DELIVER_FIRST = PairPart(SLUG, Deliver, "first", CUBES, summary=held)
DELIVER_SECOND = PairPart(SLUG, Deliver, "second", CUBES, DELIVER_FIRST)
