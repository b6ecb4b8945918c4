"""The rules of Maracaibo in our own words."""

from bot.wording.game import Topic
from bot.wording.language import Language
from bot.wording.maracaibo import things
from bot.wording.maracaibo.card_topics import (
    card_topics,
    career_topics,
    quest_topics,
    symbol_topics,
)
from bot.wording.maracaibo.code_topics import code_topics
from bot.wording.maracaibo.combat_topics import combat_topics
from bot.wording.maracaibo.jean_topics import jean_topics
from bot.wording.maracaibo.map_topics import (
    building_topics,
    city_topics,
    location_topics,
    track_topic,
    upgrade_topics,
)
from bot.wording.maracaibo.turn_topics import turn_topics
from games.maracaibo.data import (
    DOMINANCE,
    FINAL_POINTS,
    INFLUENCE_END,
    INTERIM_DOUBLOONS,
    LEADER_POINTS,
    RANKS_AT,
    ROUNDS,
    SLOT_VALUES,
    START_DOUBLOON_INCOME,
    START_DOUBLOONS,
)


def topics(language: Language) -> list[Topic]:
    """Explain the rules: the game, the turn, combats, rounds, then every thing by name."""
    return [
        *_of_the_game(language),
        *turn_topics(language),
        *combat_topics(language),
        *_of_the_rounds(language),
        *_of_the_table(language),
        track_topic(language),
        *jean_topics(language),
        *city_topics(language),
        *location_topics(language),
        *upgrade_topics(language),
        *building_topics(language),
        *career_topics(language),
        *symbol_topics(language),
        *quest_topics(language),
        *code_topics(language),
        *card_topics(language),
    ]


def _of_the_game(language: Language) -> list[Topic]:
    _ = language.gettext
    return [
        Topic(
            "overview",
            _("The game in short"),
            _(
                "In each of {rounds} rounds everybody sails once round the Caribbean, from Havana"
                " and always forward. Where your ship stops you act: cities take goods and have"
                " actions, villages let you buy projects, quests bring rewards, combats move"
                " markers of France, England and Spain to the map, and an explorer walks into the"
                " jungle.\n"
                "The round ends as soon as one ship is home. Most points after round {rounds} win."
            ).format(rounds=ROUNDS),
        ),
        Topic(
            "set-up",
            _("Set-up"),
            _(
                "By order of play you begin with {doubloons} doubloons, and with 2 figures of your"
                " own. Of eight cards you keep four, plan one and discard three; of two careers you"
                " keep one, and three more figures go on its tasks. Both is chosen in secret and"
                " shown together.\n"
                "Four city tiles and prestige buildings differ from game to game; one building is"
                " open at the start, and another one opens after each round."
            ).format(doubloons=language.list(map(str, START_DOUBLOONS), "or")),
        ),
        Topic(
            "turn",
            _("The turn"),
            _(
                "**A Sail** one to seven steps.\n"
                "**B Act** where you have stopped: one main action, and free actions at any time.\n"
                "**C Draw** up to your hand limit.\n"
                "Then it is the next player's turn, unless your ship has reached the last space."
            ),
        ),
    ]


def _of_the_rounds(language: Language) -> list[Topic]:
    _ = language.gettext
    first, second = DOMINANCE
    return [
        Topic(
            "interim",
            _("End of a round"),
            _(
                "When a ship reaches the last space its player finishes the turn, and the round is"
                " over. Clockwise from there everybody buys one project from hand or planning areas"
                " or takes {doubloons} instead. Then the incomes are paid, markets are"
                " cleared, a prestige building opens, quests and the gallery are renewed, and all"
                " ships go back to Havana. The next player clockwise begins."
            ).format(doubloons=things.so_many("doubloon", INTERIM_DOUBLOONS, language)),
        ),
        Topic(
            "final",
            _("End of the game"),
            _(
                "After round {rounds} everybody buys one project or takes {point}. Then you"
                " score the point income once more, 1 point for each step of doubloon income above"
                " {income}, the points printed on your projects, their effects at the end, your"
                " prestige buildings, {leader} points for the most influence with each nation, and"
                " your noble rank times the value of the nation, for each of them.\n"
                "Most points win; a tie goes to more doubloons, then to more upgrades, and after"
                " that the victory is shared. Cards that are only planned score nothing."
            ).format(
                rounds=ROUNDS,
                point=things.so_many("point", FINAL_POINTS, language),
                income=START_DOUBLOON_INCOME,
                leader=LEADER_POINTS,
            ),
        ),
        Topic(
            "nations",
            _("Nations, influence and ranks"),
            _(
                "Influence runs from 0 to {end}; at {bands} you reach the next noble rank. At the"
                " end each rank is worth the value of the nation: its empty marker slots count"
                " {slots}, and the nation with most markers on the map adds {first}, the"
                " second {second}.\n"
                "Markers come to the map by combats. Who has most influence with a nation scores"
                " {leader}; all who are tied do."
            ).format(
                end=INFLUENCE_END,
                bands=language.list(map(str, RANKS_AT)),
                slots=language.list(map(str, SLOT_VALUES)),
                first=first,
                second=second,
                leader=LEADER_POINTS,
            ),
        ),
    ]


def _of_the_table(language: Language) -> list[Topic]:
    _ = language.gettext
    return [
        Topic(
            "hidden",
            _("What is hidden"),
            _(
                "Hidden are the cards in hand, the careers and first cards until all have chosen,"
                " the order of the deck, combat tokens in the piles, buildings face down, and"
                " quests under the top one. Everything else is public, the planning areas, too."
            ),
        ),
        Topic(
            "options",
            _("Options"),
            _(
                "**Jean's level:** how strong your opponent in a game for one is, from 1 to 5."
                " Begin with 1. With more players it means nothing."
            ),
        ),
        Topic(
            "commands",
            _("Commands"),
            _(
                "`/turn` shows what is asked of you, with a button or a line for every answer. The"
                " same by command: `/maracaibo sail`, `act` and `deliver` (cities), `earn`, `sell`,"
                " `buy`, `invest`, `drill`, `enlist` and `scout` (villages), `quest`, `pay` and"
                " `waive`, `assist`, `explore`, `influence`, `remove` (discs), `reveal`, `fight`,"
                " `add`, `win`, `annex` and `raid` (combats), `plan` and `complete` at any time,"
                " `draw` and `take`, `collect`, `pass`, `decline` and `finish`; before the game"
                " `plan`, `discard` and `keep`.\n"
                "`/undo` takes back what you did last, until something is revealed or somebody else"
                " acts. `/hand` shows your cards, `/player-boards` everybody's ship, `/board` the"
                " map, `/maracaibo tracks` nations, explorers, buildings and gallery, `/log` what"
                " has happened."
            ),
        ),
    ]
