-- When the keeper of a playing table has to look at it: 0 while it is in memory, so that a node which takes over after a
-- crash does; when its clock runs out while it is not; 2^53 if nothing happens until somebody comes.
ALTER TABLE tables ADD COLUMN due BIGINT NOT NULL DEFAULT 0;
CREATE INDEX tables_by_due ON tables (due) WHERE status = 'playing';
-- When somebody last watched a listed table.
ALTER TABLE tables ADD COLUMN attended BIGINT NOT NULL DEFAULT 0;

-- A table as it was at a version. Derived from its events, and of use only to servers that write the same format.
CREATE TABLE checkpoints (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    version BIGINT NOT NULL,
    format TEXT NOT NULL,
    data TEXT NOT NULL
);

-- Tables whose events could not be read, by servers that know events up to a format.
CREATE TABLE set_aside (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    reason TEXT NOT NULL,
    format BIGINT NOT NULL,
    at BIGINT NOT NULL
);

-- Who watched a table that not everybody may look at.
CREATE TABLE visits (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
);
CREATE INDEX visits_by_person ON visits (person);

-- When a token was last used.
ALTER TABLE tokens ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
