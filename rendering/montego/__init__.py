"""The pictures of Montego Bay."""
