-- Records of finished games that people played elsewhere, such as in their browser, and keep here. They are not rated.
-- The hash is that of the record, so that a person keeps the same game once.
CREATE TABLE kept_records (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    hash TEXT NOT NULL,
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    scores TEXT NOT NULL,
    places TEXT NOT NULL,
    record TEXT NOT NULL,
    at BIGINT NOT NULL,
    UNIQUE (person, hash)
);
CREATE INDEX kept_records_by_age ON kept_records (at);
