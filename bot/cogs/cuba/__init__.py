"""The slash commands of Cuba."""
