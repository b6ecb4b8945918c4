"""The pictures of Santiago de Cuba."""
