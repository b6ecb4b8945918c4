"""The parameters of Cuba's commands."""

from typing import get_args

from bot.cogs.cuba.parts import FieldPart, NumberPart, WordPart
from bot.cogs.cuba.summaries import held, named, of_dock, or_instead, span
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

PICK_FIRST = WordPart(Pick, "first", CUBES, summary=named)
PICK_SECOND = WordPart(Pick, "second", CUBES, PICK_FIRST)
SET_ASIDE = WordPart(SetAside, "character", CHARACTERS)
PLAY_CHARACTER = WordPart(Play, "character", CHARACTERS, summary=or_instead)
PLAY_TAKE = WordPart(Play, "take", TAKES, PLAY_CHARACTER)
MOVE = FieldPart(Move)
HARVEST = FieldPart(Harvest)
BUY_CUBE = WordPart(Buy, "cube", MERCHANDISE, summary=span)
BUY_AMOUNT = NumberPart(Buy, "amount", BUY_CUBE)
SELL_CUBE = WordPart(Sell, "cube", MERCHANDISE, summary=span)
SELL_AMOUNT = NumberPart(Sell, "amount", SELL_CUBE)
BUILD = WordPart(Build, "building", BUILDINGS)
PLACE = FieldPart(Place)
ACTIVATE = FieldPart(Activate)
GIVE_CUBE = WordPart(Give, "cube", CUBES, summary=span)
GIVE_AMOUNT = NumberPart(Give, "amount", GIVE_CUBE)
SWAP_GIVE = WordPart(Swap, "give", MERCHANDISE, summary=held)
SWAP_TAKE = WordPart(Swap, "take", MERCHANDISE, SWAP_GIVE)
STORE_CROP = WordPart(Store, "crop", CROPS, summary=span)
STORE_AMOUNT = NumberPart(Store, "amount", STORE_CROP)
LOAD_DOCK = NumberPart(Load, "dock", summary=of_dock)
LOAD_CUBE = WordPart(Load, "cube", MERCHANDISE, LOAD_DOCK, summary=span)
LOAD_AMOUNT = NumberPart(Load, "amount", LOAD_DOCK, LOAD_CUBE)
VETO = WordPart(Veto, "statute", STATUTES)
EXCHANGE = NumberPart(Exchange, "ship")
BRIBE = NumberPart(Bribe, "pesos")
ENACT = WordPart(Enact, "statute", STATUTES)
DELIVER_FIRST = WordPart(Deliver, "first", CUBES, summary=held)
DELIVER_SECOND = WordPart(Deliver, "second", CUBES, DELIVER_FIRST)
