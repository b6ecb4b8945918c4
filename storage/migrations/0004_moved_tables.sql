-- Tables that move: where the old board stands, and since when the newest post is due once more.

ALTER TABLE tables ADD COLUMN previous_channel_id INTEGER; -- NULL: the channel of the table
ALTER TABLE tables ADD COLUMN anew_at INTEGER;
