-- What a table needs that is played for weeks: reminders, limits, votes, and seats that change hands.

ALTER TABLE tables ADD COLUMN reminder_hours INTEGER CHECK (reminder_hours > 0);
ALTER TABLE tables ADD COLUMN limit_hours INTEGER CHECK (limit_hours > 0);

ALTER TABLE seats ADD COLUMN computer INTEGER NOT NULL DEFAULT 0 CHECK (computer IN (0, 1));
ALTER TABLE seats ADD COLUMN owner_id INTEGER; -- who gets the seat back on return

ALTER TABLE person_settings ADD COLUMN time_zone TEXT;
ALTER TABLE person_settings ADD COLUMN quiet_from INTEGER CHECK (quiet_from BETWEEN 0 AND 1439);
ALTER TABLE person_settings ADD COLUMN quiet_until INTEGER CHECK (quiet_until BETWEEN 0 AND 1439);

CREATE INDEX seats_by_owner ON seats (owner_id);

CREATE TABLE votes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL CHECK (kind IN ('undo', 'replace')),
    seat INTEGER NOT NULL, -- whose seat asks to undo, or is to be replaced
    back_to INTEGER, -- the entry to which an undo leads
    number INTEGER NOT NULL, -- the entries of the log when it was called
    late INTEGER NOT NULL DEFAULT 0 CHECK (late IN (0, 1)), -- the seat's time was up
    user_id INTEGER, -- who called it; NULL when it was the bot
    channel_id INTEGER NOT NULL,
    message_id INTEGER,
    outcome TEXT CHECK (outcome IN ('undo', 'computer', 'person', 'refused', 'lapsed')),
    opened_at INTEGER NOT NULL,
    ended_at INTEGER
) STRICT;

CREATE INDEX votes_by_table ON votes (table_id);

CREATE TABLE ballots (
    vote_id INTEGER NOT NULL REFERENCES votes (id),
    user_id INTEGER NOT NULL,
    choice TEXT NOT NULL CHECK (choice IN ('undo', 'computer', 'person', 'refused')),
    at INTEGER NOT NULL,
    PRIMARY KEY (vote_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX ballots_by_person ON ballots (user_id);

CREATE TABLE reminders (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    decision INTEGER NOT NULL, -- of which decision the seat was last reminded
    at INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
