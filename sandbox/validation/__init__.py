"""Check what a bot sends: against Discord's own description, and by the rules it leaves out."""

from sandbox.validation.validator import Sent, Validator

__all__ = ["Sent", "Validator"]
