"""Maracaibo: four voyages round the Caribbean, with cards that are goods, objects or projects."""
