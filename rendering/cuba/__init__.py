"""Pictures of Cuba."""
