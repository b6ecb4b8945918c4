"""The words of Santiago de Cuba."""
