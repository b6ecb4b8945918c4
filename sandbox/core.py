"""What the routes share: the world, its rules, the switches, and the record of what happened."""

import secrets
from dataclasses import dataclass, field

from sandbox.errors import Violation
from sandbox.faults import Faults
from sandbox.gateway import Gateway
from sandbox.interactions import Interactions
from sandbox.messages import Messages
from sandbox.validation import Validator
from sandbox.world import World


@dataclass(frozen=True)
class Breach:
    """A body the bot sent that Discord would refuse."""

    method: str
    path: str
    violations: tuple[Violation, ...]

    def __str__(self) -> str:
        return f"{self.method} {self.path}: " + "; ".join(map(str, self.violations))


@dataclass
class Core:
    """One local Discord."""

    world: World
    messages: Messages
    interactions: Interactions
    gateway: Gateway
    faults: Faults
    validator: Validator
    token: str = field(default_factory=lambda: "sandbox." + secrets.token_urlsafe(24), repr=False)
    key: str = field(default_factory=lambda: secrets.token_urlsafe(16), repr=False)
    """The page's key: who starts the sandbox gets it with the address."""
    calls: list[tuple[str, str]] = field(default_factory=list)
    """Every request of the bot: method and route."""
    violations: list[Breach] = field(default_factory=list)
    unknown_routes: list[str] = field(default_factory=list)
