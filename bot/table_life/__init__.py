"""All that happens to a table beside the game itself: from the lobby to weeks of play."""
