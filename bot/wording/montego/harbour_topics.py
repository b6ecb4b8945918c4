"""The rules of the harbour: loading, ships, scoring."""

from bot.wording.game import Topic
from bot.wording.language import Language


def harbour_topics(language: Language) -> list[Topic]:
    """Explain what happens to barrels."""
    _ = language.gettext
    return [
        Topic(
            "loading",
            _("Loading"),
            _(
                "A docker takes the coin of its room, if there is one, then all of its barrels from"
                " your supply. Every barrel must go aboard, on any ships with a free hold, as you"
                " like to split them. The tug takes none.\n"
                "A ship with its last hold full is scored at once, and whoever placed the last"
                " barrel gets 1 point more. The other ships move up, the next one comes to pier 4,"
                " and you load on.\n"
                "If your supply is short you load what you have; the rest is lost."
            ),
        ),
        Topic(
            "broken",
            _("Broken barrels"),
            _(
                "A docker at broken barrels takes as many of your barrels back from ships of your"
                " choice, into your supply; as many as you have aboard, if there are fewer. You get"
                " the room's coin all the same. Lazy Jack takes nothing back."
            ),
        ),
        Topic(
            "ships",
            _("Ships"),
            _(
                "A ship has as many holds as it takes barrels. With four players it pays for most,"
                " second most and third most barrels, with fewer players only for most and second"
                " most.\n"
                "With four players: 6 holds 3/2/1 points, 7 holds 4/2/1, 8 holds 4/3/1, 9 holds"
                " 5/3/1, 10 holds 5/3/2. With two or three: 4 holds 3/1, 5 holds 3/2, 6 holds 4/2,"
                " 7 holds 5/2, 8 holds 5/3. There are three of each.\n"
                "Three lie in the harbour at the beginning; the other 12 come from two stacks of 6,"
                " and nobody knows in which order."
            ),
        ),
        Topic(
            "scoring",
            _("Scoring a ship"),
            _(
                "A ship is scored when it is full, when it leaves from pier 1 at the end of a"
                " round, or when the game ends. Its barrels go back to their owners.\n"
                "Players who have the same number of barrels aboard share the points of the places"
                " they fill, rounded up: two who are first with 5/3/2 get 4 each. Whoever has no"
                " barrel aboard gets nothing.\n"
                "1 point more for the last barrel of a full ship."
            ),
        ),
        Topic(
            "pile",
            _("The tavern pile"),
            _(
                "If no ship is left while barrels must be loaded, they go onto the tavern pile. At"
                " the end it pays for most barrels, like a ship: 3/2/1 points with four players,"
                " 2/1 with three, 1 point with two."
            ),
        ),
    ]
