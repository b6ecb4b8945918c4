"""The rules of Santiago de Cuba in our own words."""

from bot.wording.game import Topic
from bot.wording.language import Language
from bot.wording.santiago.tile_topics import building_topics, cuban_topics


def topics(language: Language) -> list[Topic]:
    """Explain the rules: first the game as a whole, then each Cuban and each building."""
    return [
        *_of_the_game(language),
        *_of_the_harbour(language),
        *_of_the_table(language),
        *cuban_topics(language),
        *building_topics(language),
    ]


def _of_the_game(language: Language) -> list[Topic]:
    _ = language.gettext
    return [
        Topic(
            "overview",
            _("The game in short"),
            _(
                "You are merchants in Santiago. All of you share one car, which drives clockwise"
                " through ten stops: nine Cubans and the harbour. The Cubans give you goods, pesos"
                " or points, twelve buildings turn these into something better, and ships in the"
                " harbour pay points for the goods they want.\n"
                "When the seventh ship has left, most points win.\n"
                "Everybody starts with 3 pesos, 2 points, 1 sugar, 1 tobacco and 1 citrus."
            ),
        ),
        Topic(
            "turn",
            _("Your turn"),
            _(
                "1. **Drive** the car at least one stop.\n"
                "2. **At a Cuban:** take what the Cuban gives; then your piece moves to a building"
                " under the Cuban's flower, and you may use that building.\n"
                "   **In the harbour:** a delivery round begins; your piece stays.\n"
                "3. If your piece ends the turn in a building that another player owns, the owner"
                " gets 1 point.\n"
                "4. If a ship left in your turn, you roll the next one."
            ),
        ),
        Topic(
            "driving",
            _("Driving the car"),
            _(
                "The car must move at least one stop. The first stop is free, each further one"
                " costs 1 peso; there is no limit but your purse.\n"
                "Driving past the harbour moves the value marker one flag on; on the last flag the"
                " ship leaves. Starting from the harbour or stopping in it is not driving past.\n"
                "Inactive Cubans count as stops, and one that the car drives past is active again."
            ),
        ),
        Topic(
            "piece",
            _("Placing your piece"),
            _(
                "After a Cuban with a flower your piece must move to another building under that"
                " flower, one where no other piece stands. Owner markers do not matter.\n"
                "It stays where it is when you are at El Zorro, in the harbour or at an inactive"
                " Cuban, or when all three buildings under the flower carry a piece, your own"
                " included.\n"
                "Then you may use the building where it stands, except after the harbour or an"
                " inactive Cuban. Using a building is never a must."
            ),
        ),
        Topic(
            "owners",
            _("Owning buildings"),
            _(
                "Alonso lets you put one of your three owner markers on a building that nobody"
                " owns. It costs nothing and stays for the rest of the game.\n"
                "Whenever another player ends a turn with the piece in your building, you get"
                " 1 point, whether or not the building was used. Your own visits bring nothing."
            ),
        ),
    ]


def _of_the_harbour(language: Language) -> list[Topic]:
    _ = language.gettext
    return [
        Topic(
            "harbour",
            _("The harbour: delivery round"),
            _(
                "Stopping in the harbour begins a delivery round. Whoever drove there goes first,"
                " then clockwise, round and round. On your go you deliver cubes of one kind, up to"
                " what you have and the ship still wants, or you pass and are out of the round.\n"
                "Each good brings as many points as the value marker shows: 2, 3 or 4.\n"
                "The round ends when the ship wants nothing more: it leaves. Or when all have"
                " passed: then the marker moves one flag on, and from the last flag the ship"
                " leaves.\n"
                "Nobody's piece moves, and no building is used."
            ),
        ),
        Topic(
            "wood",
            _("Wood"),
            _(
                "Wood can stand in for any good that the ship still wants, for 1 point a piece"
                " whatever the flag shows. One delivery of wood goes to a single die and is not"
                " mixed with goods.\n"
                "Wood is not a good: the Black Market, the Trading Office, Pablo and El Zorro have"
                " no use for it. Miguel gives it, the Sawmill buys it."
            ),
        ),
        Topic(
            "flags",
            _("Flags: what a good is worth"),
            _(
                "The value marker stands on 2, 3 or 4. For each new ship it begins on 2. It moves"
                " one flag on when the car drives past the harbour and when a delivery round ends"
                " with the ship still waiting. The Port Authority moves it either way.\n"
                "Beyond 4 there is the chequered flag: the ship leaves at once, full or not."
            ),
        ),
        Topic(
            "ships",
            _("Ships"),
            _(
                "A ship wants what its four dice show. The fifth good is not wanted at all, not"
                " even as wood.\n"
                "A ship leaves when all its dice are at 0 or the marker reaches the chequered"
                " flag. The turn goes on with no ship in port; at its end the same player rolls all"
                " five dice and sets one aside. The new ship starts at 2 points a good.\n"
                "Four zeros on board: that ship counts as gone at once, and the next one is"
                " rolled.\n"
                "The first ship is rolled by the player to the right of the start player."
            ),
        ),
        Topic(
            "dice",
            _("The dice"),
            _("Sugar, tobacco, rum and cigars: 0, 1, 1, 2, 2, 3.\nCitrus: 0, 1, 2, 2, 3, 4."),
        ),
        Topic(
            "inactive",
            _("Inactive Cubans"),
            _(
                "The Newspaper can turn a Cuban face down. Whoever stops there gets nothing: no"
                " Cuban, no move of the piece, no building.\n"
                "A Cuban becomes active again when the car drives past, or at the end of a turn in"
                " which the car stopped there. One that was turned down while the car stood there"
                " waits for the next lap."
            ),
        ),
    ]


def _of_the_table(language: Language) -> list[Topic]:
    _ = language.gettext
    return [
        Topic(
            "commands",
            _("Commands"),
            _(
                "`/turn` shows what is asked of you, with a button for every answer. The same by"
                " command: `/santiago drive`, `take` (from Pablo), `seize`, `use`, `decline`,"
                " `give` (because of El Zorro), `place` (your piece), `deliver`, `pass` and `keep`"
                " (four dice for a new ship).\n"
                "`/hand` shows what you hold, `/board` the board, `/log` what has happened."
            ),
        ),
        Topic(
            "end",
            _("End and scoring"),
            _(
                "The game ends at once when the seventh ship leaves, even in the middle of a"
                " turn.\n"
                "Your points plus 1 point for every 3 cubes you have left, wood included. Pesos"
                " count for nothing.\n"
                "Tie: more cubes left over after that, then more pesos; then the victory is"
                " shared."
            ),
        ),
        Topic(
            "hidden",
            _("What is hidden"),
            _(
                "Your pesos, points and cubes are yours alone to see, with `/hand`. Every gain,"
                " payment and delivery is told to all as it happens; nobody keeps the sums for"
                " you.\n"
                "Public: the board, the car, the dice, the flags, owners and pieces, owner markers"
                " left and the cubes in the supply. At the end everything is shown."
            ),
        ),
        Topic(
            "supply",
            _("The supply"),
            _(
                "There are 8 cubes of each kind, wood too. What is delivered, traded or sold goes"
                " back to the supply. If it has fewer than you are due you get what is there,"
                " and nothing when it is empty. Pesos and points never run out."
            ),
        ),
        Topic(
            "options",
            _("Options"),
            _(
                "**Open holdings:** everybody sees all holdings all the time.\n"
                "**Owner's point for a piece that stays** (normally on): without it, an owner is"
                " paid only when the visitor's piece moved there in that turn.\n"
                "**Finish the last turn:** when the seventh ship leaves, the turn is still played"
                " to its end, without a ship in port."
            ),
        ),
    ]
