"""What happens to all in a round explained."""

from bot.wording.game import Topic
from bot.wording.language import Language


def round_topics(language: Language) -> list[Topic]:
    """Explain the phases."""
    _ = language.gettext
    return [
        Topic(
            "bills",
            _("Phase A: bills"),
            _(
                "Each of the four groups (I tax, II duty, III subsidy, IV other laws) has six"
                " bills, and one of each is turned up in every round, in an order nobody knows."
                " A bill is only a proposal until parliament makes it law."
            ),
        ),
        Topic(
            "actions",
            _("Phase B: actions"),
            _(
                "The start player begins, then clockwise; each plays one card in the open and"
                " carries it out at once, until all have played four. An action may be used for"
                " nothing. A question whose only answer would be “nothing” is not asked."
            ),
        ),
        Topic(
            "start-player",
            _("The start player"),
            _(
                "When all have played four cards, the player whose fourth card has the highest"
                " number becomes start player at once; of several, the one who played last."
            ),
        ),
        Topic(
            "parliament",
            _("Phase C: parliament"),
            _(
                "The fifth cards are turned up: each has as many votes as its number says, and"
                " 2 more whoever activated the Town hall in this round. Then all buy votes in"
                " secret, a peso each. Most votes win.\n"
                "The winner makes exactly two of the open bills law. A new law takes the place of"
                " the present one of its group; the other bills leave the game. A group without a"
                " new law keeps its present one."
            ),
        ),
        Topic(
            "bribes",
            _("Bribes: buying votes"),
            _(
                "All say in secret how many pesos they spend, and may change it until the last one"
                " is in. A peso is a vote; everybody pays, whoever wins.\n"
                "Those tied for most buy once more, on top of what they have. Still tied: the start"
                " player wins, or the first of the tied clockwise from there.\n"
                "Under the Anti-corruption act nobody buys votes."
            ),
        ),
        Topic(
            "administration",
            _("Phase D: administration"),
            _(
                "With the laws now in force, from the new start player:\n"
                "**I Tax:** whoever pays it gets 2 points.\n"
                "**II Duty:** whoever delivers it, from yard or warehouse, gets 2 points; 1 more"
                " whoever has met both. Neither is a must.\n"
                "**III Subsidy:** points for what you have after that.\n"
                "**IV Other laws:** the Market reduction and the Market increase change the market"
                " in every round in which they are in force; the others work while cards are"
                " played or votes are bought."
            ),
        ),
        Topic(
            "end-of-round",
            _("Phase E: end of the round"),
            _(
                "Crops in the yards go back to the supply. Black markers are taken off. Full ships"
                " sail, from the second round on also the ship in dock 3, and the others move up."
                " All take their cards back, and the next round begins."
            ),
        ),
        Topic(
            "veto",
            _("The veto"),
            _(
                "Who activates the Church may take one open bill out of the game: this round has"
                " only three. In the next round the Church may not veto the bill of the same"
                " group."
            ),
        ),
    ]
