"""Santiago de Cuba: a shared car on the Malecón, nine Cubans, twelve buildings, seven ships."""
