-- Finished games that were opened from a file to be looked at, and how it calls who played them.

CREATE TABLE imported_seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL CHECK (seat >= 0),
    name TEXT, -- NULL where the file did not say, and once the person is forgotten
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
