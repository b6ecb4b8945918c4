"""The slash commands, grouped by what they are about."""
