"""Buttons, menus and replies; they hold no state, for their ids say it all."""
