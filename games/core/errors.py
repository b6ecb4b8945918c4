"""What can be wrong with an action, a log or a stored state."""


class RulesError(Exception):
    """Base of everything the rules refuse."""


class IllegalAction(RulesError):
    """The rules do not allow this action now.

    `reason` is a sentence with named placeholders and `details` their values, so that it can be
    translated; `rule` is the heading of the rules that says so. `str()` gives the English sentence.
    """

    def __init__(self, reason: str, *, rule: str, **details: object) -> None:
        super().__init__(reason, rule, details)
        self.reason = reason
        self.rule = rule
        self.details = details

    def __str__(self) -> str:
        plain = {name: _in_words(value) for name, value in self.details.items()}
        sentence = self.reason.format(**plain)
        return f"{sentence[:1].upper()}{sentence[1:]} ({self.rule})"


class StaleDecision(RulesError):
    """The answer belongs to a decision that is no longer open."""

    def __init__(self, answered: int, current: int) -> None:
        super().__init__(f"Decision {answered} is closed; {current} is open now.")
        self.answered = answered
        self.current = current


class InvalidAction(RulesError):
    """The text is not an action of this game."""


class ReplayDiverged(RulesError):
    """A log does not lead where it led when it was written."""

    def __init__(self, number: int, why: str) -> None:
        super().__init__(f"Entry {number} cannot be replayed: {why}")
        self.number = number


class UnknownRules(RulesError):
    """The state was written under rules this program does not know."""


def _in_words(value: object) -> str:
    """Write a detail in plain English: the names in the rules' data are words or joined by `_`."""
    if isinstance(value, tuple):
        return " or ".join(map(_in_words, value))
    return str(value).replace("_", " ")
