"""The bot: from a command on Discord to an action of the rules, and back to words and a picture."""
