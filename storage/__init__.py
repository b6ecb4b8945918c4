"""The database: tables, seats, logs and settings as rows and JSON text; it knows no game."""
