"""The words of Maracaibo."""
