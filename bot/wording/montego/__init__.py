"""The words of Montego Bay."""
