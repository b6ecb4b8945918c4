"""Computer captains of Maracaibo, who go by rules of thumb."""
