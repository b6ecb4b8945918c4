"""The rules of Cuba in our own words."""

from bot.wording.cuba.building_topics import building_topics
from bot.wording.cuba.card_topics import card_topics
from bot.wording.cuba.law_topics import law_topics
from bot.wording.cuba.round_topics import round_topics
from bot.wording.cuba.ship_topics import ship_topics
from bot.wording.game import Topic
from bot.wording.language import Language


def topics(language: Language) -> list[Topic]:
    """Explain the rules: the game, the cards, the round, the table, then every thing by name."""
    return [
        *_of_the_game(language),
        *card_topics(language),
        *round_topics(language),
        *_of_the_table(language),
        *building_topics(language),
        *law_topics(language),
        *ship_topics(language),
    ]


def _of_the_game(language: Language) -> list[Topic]:
    _ = language.gettext
    return [
        Topic(
            "overview",
            _("The game in short"),
            _(
                "Each of you has a plantation of twelve fields, a yard and five cards: Worker,"
                " Tradeswoman, Architect, Foreman and Mayor. In each of six rounds you play four of"
                " them; with the fifth you vote in parliament on which bills become law.\n"
                "Points come from shipping crops, rum and cigars, from buildings, and from taxes,"
                " duties and subsidies. At the end each building gives 2 more, and most points"
                " win.\n"
                "Everybody begins with 10 pesos, two materials and two crops of their choice, and"
                " the figure on the warehouse."
            ),
        ),
        Topic(
            "round",
            _("The round"),
            _(
                "**A Bills:** four bills are turned up, one of each group.\n"
                "**B Actions:** clockwise from the start player everybody plays one card at a time,"
                " until all have played four.\n"
                "Then the start player may change.\n"
                "**C Parliament:** votes, bribes, and two bills become law.\n"
                "**D Administration:** tax, duty, subsidy and the market laws.\n"
                "**E End of the round:** crops in the yards spoil, ships sail and move up, cards"
                " are taken back."
            ),
        ),
        Topic(
            "things",
            _("Materials, crops and goods"),
            _(
                "**Materials:** wood, stone and water. They are for building; no ship and no market"
                " takes them.\n"
                "**Crops:** citrus, sugar and tobacco. They spoil in the yard at the end of the"
                " round, but not in the warehouse.\n"
                "**Goods:** rum, which is made of sugar, and cigars, made of tobacco. They never"
                " spoil."
            ),
        ),
        Topic(
            "plantation",
            _("The plantation"),
            _(
                "Three rows of four fields, numbered from 1 to 12: the warehouse, one lake (water),"
                " two hills (stone), two forests (wood), and two fields each of citrus, sugar and"
                " tobacco.\n"
                "Your figure stands on a field; its row and its column are six fields, its own"
                " among them. There your Worker harvests and your Foreman activates buildings.\n"
                "A building covers its field for good: the field yields nothing more."
            ),
        ),
        Topic(
            "yard",
            _("Yard and warehouse"),
            _(
                "All that you get lies in your yard. At the end of the round crops in the yard go"
                " back to the supply; materials and goods stay.\n"
                "Crops in the warehouse stay, and you use them at any time as if they lay in the"
                " yard. They get there when your Foreman activates a warehouse. What you give comes"
                " from the yard first."
            ),
        ),
    ]


def _of_the_table(language: Language) -> list[Topic]:
    _ = language.gettext
    return [
        Topic(
            "market",
            _("The market"),
            _(
                "Crops have spaces for 6, 5, 4, 3 and 2 pesos, rum and cigars for 6, 5 and 4. Cubes"
                " lie on the dear spaces first. Buying takes the cheapest cube and costs what its"
                " space says; selling fills the dearest free space and brings that much.\n"
                "From an empty row you buy from the supply for 7. In a full row you sell to the"
                " supply: a crop for 1, rum or cigars for 3.\n"
                "At the start there are three of each crop and two of rum and of cigars."
            ),
        ),
        Topic(
            "harbour",
            _("The harbour"),
            _(
                "Every ship has five places for certain crops and goods. A cube loaded in dock 1"
                " gives 1 point, in dock 2 it gives 2, in dock 3 it gives 3. The ship at sea cannot"
                " be loaded.\n"
                "At the end of a round full ships sail, and from the second round on whatever lies"
                " in dock 3. The others move up to fill the docks, the ship at sea follows, and new"
                " ones are turned up. Cargo stays aboard; when a ship sails it goes to the supply,"
                " and the ship goes under the pile."
            ),
        ),
        Topic(
            "markers",
            _("Black markers: instead of the action"),
            _(
                "Instead of its action a card can bring something, as long as a place for it is"
                " free; a black marker then covers the place for the round.\n"
                "**Tradeswoman:** one place gives any 1 material, the other 1 crop of the kind that"
                " is cheapest on the market, both from the supply.\n"
                "**Architect:** the first gives 2 points, the second 1 point.\n"
                "**Mayor:** the first gives 4 pesos, the second 2 pesos."
            ),
        ),
        Topic(
            "supply",
            _("The supply"),
            _(
                "There are 15 of each material, 18 of each crop and 15 of each good. What the"
                " supply does not have nobody gets: a material field then gives nothing, a crop"
                " field of that kind cannot be chosen, and a factory makes only what is there."
                " Pesos and points never run out."
            ),
        ),
        Topic(
            "end",
            _("End of the game"),
            _(
                "The game ends after six rounds; in the last one no ship sails or moves. Each"
                " building on your plantation gives 2 points, the warehouse that was there from the"
                " start none.\n"
                "Most points win; a tie goes to more pesos, and after that the victory is shared."
            ),
        ),
        Topic(
            "hidden",
            _("What is hidden"),
            _(
                "Nearly all is public: plantations, pesos, cards played, market, ships and laws."
                " Hidden are only the pesos for votes until all are in, the card set aside if you"
                " play with that option, and in which order ships and bills will come."
            ),
        ),
        Topic(
            "options",
            _("Options"),
            _(
                "**Different plantations:** each player's fields are laid out differently, of equal"
                " worth. Normally all are alike.\n"
                "**Card for parliament set aside:** when a round begins, all choose in secret the"
                " card that will vote for them; they play the other four."
            ),
        ),
        Topic(
            "commands",
            _("Commands"),
            _(
                "`/turn` shows what is asked of you, with a button or a line for every answer. The"
                " same by command: `/cuba pick` (to begin with), `set-aside` (with that option),"
                " `play` (a card), `move` and `harvest` (Worker), `buy` and `sell` (Tradeswoman),"
                " `build` and `place` (Architect), `activate` (Foreman), `give`, `swap`, `store`,"
                " `veto` and `exchange` (buildings), `load` (Mayor and offices), `bribe` and"
                " `enact` (parliament), `pay` and `deliver` (tax and duty), `decline` and"
                " `finish`.\n"
                "`/undo` takes back what you did last, until something is revealed or somebody else"
                " acts. `/hand` shows your plantation, `/player-boards` everybody's, `/board` the"
                " board, `/log` what has happened."
            ),
        ),
    ]
