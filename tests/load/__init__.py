"""Many tables at once, for minutes: whether the bot keeps up, forgets nothing and does not grow."""
