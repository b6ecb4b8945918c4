"""Pictures of Maracaibo."""
