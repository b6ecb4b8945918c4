"""The rules of the games: no Discord, no pictures, no database, no clock, no randomness."""
