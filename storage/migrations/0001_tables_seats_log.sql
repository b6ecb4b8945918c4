-- Times are Unix milliseconds, ids of Discord are its snowflakes, JSON is text.

CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT, -- old buttons carry it: never given out twice
    game TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'playing', 'finished', 'closed')),
    seats INTEGER NOT NULL CHECK (seats > 0),
    options TEXT NOT NULL,
    rules INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    opener_id INTEGER, -- NULL once the person is forgotten
    locale TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    started_at INTEGER,
    ended_at INTEGER,
    lobby_message_id INTEGER,
    shown_number INTEGER,
    shown_message_id INTEGER,
    previous_message_id INTEGER,
    pinged_number INTEGER
) STRICT;

CREATE UNIQUE INDEX one_open_table_per_channel
    ON tables (channel_id) WHERE status IN ('lobby', 'playing');
CREATE INDEX tables_by_status ON tables (status);
CREATE INDEX tables_with_old_buttons ON tables (id) WHERE previous_message_id IS NOT NULL;

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL CHECK (seat >= 0),
    user_id INTEGER, -- NULL when nobody sits there
    joined_at INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_person ON seats (user_id);

CREATE TABLE entries (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL CHECK (number > 0),
    seat INTEGER NOT NULL,
    action TEXT NOT NULL,
    rules INTEGER NOT NULL,
    interaction_id INTEGER UNIQUE, -- NULL for dice, cards, and whatever nobody clicked
    user_id INTEGER,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE snapshots (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL CHECK (number >= 0),
    decision INTEGER NOT NULL,
    rules INTEGER NOT NULL,
    state TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT;

CREATE TABLE people (
    user_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    locale TEXT,
    changed_at INTEGER NOT NULL
) STRICT;

CREATE TABLE guild_settings (
    guild_id INTEGER PRIMARY KEY,
    language TEXT
) STRICT;

CREATE TABLE person_settings (
    user_id INTEGER PRIMARY KEY,
    language TEXT
) STRICT;

CREATE TABLE meta (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
