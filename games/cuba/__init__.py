"""Cuba: five characters a round, plantations, a harbour, and a parliament that can be bribed."""
