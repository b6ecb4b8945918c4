"""The vocabulary every game is written in: state, step, decision, action, event, view, log."""
