BEGIN TRANSACTION;
CREATE TABLE ballots (
    vote_id INTEGER NOT NULL REFERENCES votes (id),
    user_id INTEGER NOT NULL,
    choice TEXT NOT NULL CHECK (choice IN ('undo', 'computer', 'person', 'refused')),
    at INTEGER NOT NULL,
    PRIMARY KEY (vote_id, user_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "ballots" VALUES(1,11,'undo',7);
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
INSERT INTO "entries" VALUES(2,1,0,'{"type":"drive","stop":4}',1,500,10,3001);
INSERT INTO "entries" VALUES(2,2,0,'{"type":"drive","stop":4}',1,NULL,NULL,3002);
INSERT INTO "entries" VALUES(3,1,0,'{"type":"drive","stop":4}',1,NULL,NULL,3001);
INSERT INTO "entries" VALUES(3,2,0,'{"type":"drive","stop":4}',1,NULL,NULL,3002);
INSERT INTO "entries" VALUES(3,3,0,'{"type":"drive","stop":4}',1,NULL,NULL,3003);
INSERT INTO "entries" VALUES(5,1,0,'{"type":"drive","stop":4}',1,NULL,NULL,3001);
INSERT INTO "entries" VALUES(5,2,0,'{"type":"drive","stop":4}',1,NULL,NULL,3002);
INSERT INTO "entries" VALUES(6,1,0,'{"type":"drive","stop":4}',1,NULL,NULL,3001);
INSERT INTO "entries" VALUES(6,2,0,'{"type":"drive","stop":4}',1,NULL,NULL,3002);
INSERT INTO "entries" VALUES(6,3,0,'{"type":"drive","stop":4}',1,NULL,NULL,3003);
INSERT INTO "entries" VALUES(7,1,0,'{"type":"drive","stop":4}',1,NULL,NULL,3001);
INSERT INTO "entries" VALUES(7,2,0,'{"type":"drive","stop":4}',1,NULL,NULL,3002);
INSERT INTO "entries" VALUES(7,3,0,'{"type":"drive","stop":4}',1,NULL,NULL,3003);
CREATE TABLE guild_settings (
    guild_id INTEGER PRIMARY KEY,
    language TEXT
) STRICT;
INSERT INTO "guild_settings" VALUES(20,'de');
CREATE TABLE imported_seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL CHECK (seat >= 0),
    name TEXT, -- NULL where the file did not say, and once the person is forgotten
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "imported_seats" VALUES(6,0,'Zoé');
INSERT INTO "imported_seats" VALUES(6,1,NULL);
CREATE TABLE meta (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "meta" VALUES('commands','abc');
CREATE TABLE migrations (
    number INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    checksum TEXT NOT NULL,
    applied_at INTEGER NOT NULL
) STRICT
;
INSERT INTO "migrations" VALUES(1,'0001_tables_seats_log','3002a9ce496743c5a2902ec23921a4fbbe564e076da6772f4d1aa99e3f510f8c',1796051413809);
INSERT INTO "migrations" VALUES(2,'0002_weeks','bd2ad0cd6df6ad32ed5ff6e06263a68f67bb892e5b66f84dd7ba3063529ad853',1796051413821);
INSERT INTO "migrations" VALUES(3,'0003_imported_games','0c93538b3d7bd3299716ef3e50da7449e61f1e3023dfb98fd50e479ac052c024',1796051413824);
INSERT INTO "migrations" VALUES(4,'0004_moved_tables','e11d5fddf9be2f559565b7e3be58ca2e7a4fbea38452cc35da00688c88839b60',1796051413828);
CREATE TABLE people (
    user_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    locale TEXT,
    changed_at INTEGER NOT NULL
) STRICT;
INSERT INTO "people" VALUES(10,'Ana 🌴','es-ES',1);
INSERT INTO "people" VALUES(11,'o''Brien
Jr.',NULL,2);
CREATE TABLE person_settings (
    user_id INTEGER PRIMARY KEY,
    language TEXT
, time_zone TEXT, quiet_from INTEGER CHECK (quiet_from BETWEEN 0 AND 1439), quiet_until INTEGER CHECK (quiet_until BETWEEN 0 AND 1439)) STRICT;
INSERT INTO "person_settings" VALUES(10,'en-GB','Europe/Madrid',1320,420);
CREATE TABLE reminders (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    decision INTEGER NOT NULL, -- of which decision the seat was last reminded
    at INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "reminders" VALUES(5,0,2,8,35,801);
CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL CHECK (seat >= 0),
    user_id INTEGER, -- NULL when nobody sits there
    joined_at INTEGER NOT NULL, computer INTEGER NOT NULL DEFAULT 0 CHECK (computer IN (0, 1)), owner_id INTEGER,
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, user_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES(1,0,10,1100,0,NULL);
INSERT INTO "seats" VALUES(1,1,11,1100,0,NULL);
INSERT INTO "seats" VALUES(1,2,12,1100,0,NULL);
INSERT INTO "seats" VALUES(2,0,10,1100,0,NULL);
INSERT INTO "seats" VALUES(2,1,11,1100,0,NULL);
INSERT INTO "seats" VALUES(3,0,12,1100,0,NULL);
INSERT INTO "seats" VALUES(3,1,10,1100,0,NULL);
INSERT INTO "seats" VALUES(4,0,13,1100,0,NULL);
INSERT INTO "seats" VALUES(5,0,10,1100,0,NULL);
INSERT INTO "seats" VALUES(5,1,NULL,5,1,11);
INSERT INTO "seats" VALUES(6,0,NULL,9,0,NULL);
INSERT INTO "seats" VALUES(6,1,NULL,9,0,NULL);
INSERT INTO "seats" VALUES(7,0,10,1100,0,NULL);
INSERT INTO "seats" VALUES(7,1,11,1100,0,NULL);
CREATE TABLE snapshots (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL CHECK (number >= 0),
    decision INTEGER NOT NULL,
    rules INTEGER NOT NULL,
    state TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT;
INSERT INTO "snapshots" VALUES(2,0,0,1,'{"closed":0}');
INSERT INTO "snapshots" VALUES(2,2,2,1,'{"closed":2}');
INSERT INTO "snapshots" VALUES(3,0,0,1,'{"closed":0}');
INSERT INTO "snapshots" VALUES(5,0,0,1,'{"closed":0}');
INSERT INTO "snapshots" VALUES(6,0,0,1,'{"closed":0}');
INSERT INTO "snapshots" VALUES(6,2,2,1,'{"closed":2}');
INSERT INTO "snapshots" VALUES(7,0,0,1,'{"closed":0}');
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
, reminder_hours INTEGER CHECK (reminder_hours > 0), limit_hours INTEGER CHECK (limit_hours > 0), previous_channel_id INTEGER, anew_at INTEGER) STRICT;
INSERT INTO "tables" VALUES(1,'santiago-de-cuba','lobby',4,'{"open_holdings":true}',1,20,31,10,'en-GB',1000,NULL,NULL,600,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES(2,'santiago-de-cuba','playing',2,'{"open_holdings":true}',1,20,32,10,'en-GB',1000,2000,NULL,NULL,2,701,700,2,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES(3,'santiago-de-cuba','finished',2,'{"open_holdings":true}',1,20,33,10,'en-GB',1000,2000,3003,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES(4,'santiago-de-cuba','closed',4,'{"open_holdings":true}',1,20,34,10,'en-GB',1000,NULL,9000,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES(5,'santiago-de-cuba','playing',2,'{"open_holdings":true}',1,20,35,10,'en-GB',1000,2000,NULL,NULL,NULL,NULL,NULL,NULL,24,72,NULL,NULL);
INSERT INTO "tables" VALUES(6,'cuba','finished',2,'{}',1,20,33,10,'de',9,9,9,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES(7,'santiago-de-cuba','playing',2,'{"open_holdings":true}',1,20,37,10,'en-GB',1000,2000,NULL,NULL,2,NULL,702,NULL,NULL,NULL,36,10);
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
INSERT INTO "votes" VALUES(1,5,'undo',0,1,2,0,10,35,800,NULL,6,NULL);
CREATE UNIQUE INDEX one_open_table_per_channel
    ON tables (channel_id) WHERE status IN ('lobby', 'playing');
CREATE INDEX tables_by_status ON tables (status);
CREATE INDEX tables_with_old_buttons ON tables (id) WHERE previous_message_id IS NOT NULL;
CREATE INDEX seats_by_person ON seats (user_id);
CREATE INDEX seats_by_owner ON seats (owner_id);
CREATE INDEX votes_by_table ON votes (table_id);
CREATE INDEX ballots_by_person ON ballots (user_id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('tables',7);
INSERT INTO "sqlite_sequence" VALUES('votes',1);
COMMIT;
