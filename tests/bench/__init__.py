"""Measures of speed and size, printed; nothing here passes or fails."""
