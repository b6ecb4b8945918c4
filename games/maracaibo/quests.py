"""The 24 quest tiles: the two symbols each costs, and its reward (§11)."""

from typing import NamedTuple, cast

from games.maracaibo.cards import GOOD_CODES, OBJECT_CODES, Card
from games.maracaibo.data import Good, Object
from games.maracaibo.gains import Gain, gains

QuestId = str
"""Q01 to Q24."""
Wanted = Good | Object
"""What one symbol of a quest asks for: cards that show it pay."""


class Quest(NamedTuple):
    """A quest tile: two different cards pay its two symbols."""

    cost: tuple[Wanted, Wanted]
    reward: tuple[Gain, ...]


# §11, our choice.
TABLE = """
Q01  MAP MAP  ->  V4 X3
Q02  SPY SPY  ->  V4 N*1
Q03  LAN LAN  ->  V4 D4
Q04  KEY KEY  ->  V4 K1
Q05  PIS PIS  ->  V4 C3
Q06  ROP ROP  ->  V4 F1
Q07  MAP MAP  ->  V6 D1
Q08  SPY SPY  ->  V5 C2
Q09  LAN LAN  ->  V3 X4
Q10  KEY KEY  ->  V3 D6
Q11  PIS PIS  ->  V3 N*2
Q12  ROP ROP  ->  V3 K2
Q13  MAP LAN  ->  V3 X3
Q14  SPY KEY  ->  V3 D4
Q15  PIS ROP  ->  V3 C3
Q16  MAP PIS  ->  V3 N*1
Q17  SPY ROP  ->  V3 F1
Q18  LAN KEY  ->  V3 K1
Q19  MAP SUG  ->  V4 D2
Q20  SPY TOB  ->  V4 X2
Q21  LAN COT  ->  V4 C2
Q22  KEY COC  ->  V4 D2
Q23  PIS COF  ->  V4 N*1
Q24  ROP IND  ->  V4 X2
"""


def _quests() -> dict[QuestId, Quest]:
    codes = cast(dict[str, Wanted], {**OBJECT_CODES, **GOOD_CODES})
    quests = {}
    for line in TABLE.strip().splitlines():
        paid, reward = line.split("  ->  ")
        number, first, second = paid.split()
        quests[number] = Quest((codes[first], codes[second]), gains(reward))
    return quests


QUESTS: dict[QuestId, Quest] = _quests()


def shows(card: Card, wanted: Wanted) -> bool:
    """Whether a card has the good, or the object, that a symbol asks for."""
    return wanted in (card.good, card.object)
