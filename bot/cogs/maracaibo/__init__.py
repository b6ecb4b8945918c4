"""The slash commands of Maracaibo."""
