"""The rules of Montego Bay in our own words."""

from bot.wording.game import Topic
from bot.wording.language import Language
from bot.wording.montego.harbour_topics import harbour_topics


def topics(language: Language) -> list[Topic]:
    """Explain the rules: the game as a whole, the walk, the harbour, then the table."""
    return [
        *_of_the_game(language),
        *_of_the_walk(language),
        *harbour_topics(language),
        *_of_the_table(language),
    ]


def _of_the_game(language: Language) -> list[Topic]:
    _ = language.gettext
    return [
        Topic(
            "overview",
            _("The game in short"),
            _(
                "Your dockers walk clockwise round a row of warehouses. Every space belongs to one"
                " room. After each walk every docker empties the room it has reached: its barrels"
                " go aboard the ships, where they earn points for whoever has most of them.\n"
                "Everybody lays the cards for the walk in secret, and dockers push one another"
                " aside. When the last ships have been scored, most points win.\n"
                "Everybody has a big and a small docker, 16 barrels, no coins and no points; with"
                " two players there are three dockers and 32 barrels each."
            ),
        ),
        Topic(
            "round",
            _("The round"),
            _(
                "1. **Lazy Jack:** whoever has 3 coins says in secret whether to hire him.\n"
                "2. **Cards:** all lay a card face down for each of their dockers.\n"
                "3. **Walking:** the cards are turned up one by one, Jack's first, then in the"
                " order of the tiles.\n"
                "4. **Loading:** the harbour master counts against the walking direction, from the"
                " left tavern's end; whoever stands on the space empties its room.\n"
                "5. **Departure:** the ship at pier 1 leaves and is scored, the others move up, and"
                " a new one comes to pier 4. In the first round that is the tug, which nobody"
                " loads.\n"
                "6. **Order:** the last order tile comes first."
            ),
        ),
        Topic(
            "hiring",
            _("Hiring Lazy Jack"),
            _(
                "At the beginning of a round everybody who has 3 coins says in secret whether they"
                " want Jack. Then all answers are shown. If several want him, fewest points"
                " decides, then the foremost order tile. Only who gets him pays.\n"
                "You set him beside one of your dockers, on the walk or in a tavern. He is yours"
                " for this round."
            ),
        ),
        Topic(
            "jack",
            _("What Lazy Jack does"),
            _(
                "Jack walks before everybody else, with a card from the set of the docker he stands"
                " beside; the two cards must differ. As long as his partner has not walked, its"
                " space is taken for him, too.\n"
                "He shoves and is shoved like any docker, and he loads barrels and takes coins for"
                " you. For broken barrels he takes nothing back. After the round he is gone."
            ),
        ),
    ]


def _of_the_walk(language: Language) -> list[Topic]:
    _ = language.gettext
    return [
        Topic(
            "cards",
            _("Step cards"),
            _(
                "Each docker has cards from 1 to 5, all of them in every round. You lay one face"
                " down for each docker, and may change it until the last card of all players is"
                " in."
            ),
        ),
        Topic(
            "walking",
            _("Walking"),
            _(
                "A docker walks as many spaces clockwise as its card says, from where it stands"
                " when the card is turned up. Taken spaces count. From the left tavern the first"
                " space is number 1, from the right tavern the first one on the other side.\n"
                "Big dockers begin in the left tavern, small ones in the right one. Whoever is on"
                " the walk never comes into a tavern again."
            ),
        ),
        Topic(
            "shoving",
            _("Shoving"),
            _(
                "If somebody stands on the space you reach, and the space across the same warehouse"
                " is free, that figure is shoved across, be it yours or somebody else's. Nobody"
                " else is moved.\n"
                "A figure that is shoved before it has walked walks from its new space."
            ),
        ),
        Topic(
            "stepping-back",
            _("Stepping back"),
            _(
                "If both spaces of the warehouse are taken, nobody is shoved: you step back to the"
                " next free space, which may be the one you came from.\n"
                "From a tavern you step back at most to the first space after it. If all of them"
                " are taken you stay in the tavern and do not load in this round."
            ),
        ),
        Topic(
            "warehouses",
            _("The warehouses"),
            _(
                "Each warehouse has two rooms, one on each side, and each room keeps what it has"
                " for the whole game: barrels to load, or broken barrels, and perhaps a coin.\n"
                "With four players there are 8 warehouses and 16 spaces, else 7 and 14. They lie in"
                " another order in every game."
            ),
        ),
    ]


def _of_the_table(language: Language) -> list[Topic]:
    _ = language.gettext
    return [
        Topic(
            "order",
            _("Order tiles"),
            _(
                "Each docker has an order tile; they say in which order the cards are turned up."
                " After a round the last tile comes first and all others move back one place.\n"
                "In the round in which the second stack of ships is opened the tiles are shuffled"
                " instead."
            ),
        ),
        Topic(
            "end",
            _("End of the game"),
            _(
                "When both stacks are empty and three or fewer ships are left, this round's loading"
                " is the last. Every ship in the harbour is scored then, and the tavern pile.\n"
                "Most points win; a tie goes to more coins, and after that the victory is shared."
            ),
        ),
        Topic(
            "two",
            _("Two players: third dockers"),
            _(
                "With two players each gets a third docker of a colour that nobody plays, with"
                " cards and an order tile of its own. One of you is drawn by lot and picks it; the"
                " other gets the one of the other colour and the other size.\n"
                "A big one begins in the left tavern, a small one in the right. Its barrels are"
                " yours, too: you have 32, and all of them count together."
            ),
        ),
        Topic(
            "hidden",
            _("What is hidden"),
            _(
                "Hidden are the cards that lie face down, the answers about Lazy Jack until all are"
                " in, and which ships come next. Who has answered is seen, but not what, and the"
                " answer may be changed until the last one is in.\n"
                "All else is public: barrels, coins, points, ships, rooms and the order."
            ),
        ),
        Topic(
            "commands",
            _("Commands"),
            _(
                "`/turn` shows what is asked of you, with a button for every answer. The same by"
                " command: `/montego hire`, `beside` (where Jack stands), `play` (a card for a"
                " docker), `load`, `take-back` (a barrel for a broken one), and with two players"
                " `pick` (a third docker).\n"
                "`/hand` shows your dockers and cards, `/board` the board, `/log` what has"
                " happened."
            ),
        ),
    ]
