"""The words of Cuba."""
