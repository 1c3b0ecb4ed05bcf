CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    account TEXT UNIQUE,
    password TEXT,
    language TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);

CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    label TEXT NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX tokens_by_person ON tokens (person);

CREATE TABLE bans (
    kind TEXT NOT NULL,
    value TEXT NOT NULL,
    reason TEXT NOT NULL,
    expires BIGINT NOT NULL,
    PRIMARY KEY (kind, value)
);

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    status TEXT NOT NULL,
    listed BIGINT NOT NULL,
    summary TEXT NOT NULL,
    version BIGINT NOT NULL,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    keeper TEXT NOT NULL
);
CREATE INDEX tables_by_status ON tables (status, listed, changed);
CREATE INDEX tables_by_keeper ON tables (keeper) WHERE status IN ('open', 'playing');

CREATE TABLE nodes (
    name TEXT PRIMARY KEY,
    lease BIGINT NOT NULL
);

-- Written with every move, so without a foreign key to be looked up.
CREATE TABLE events (
    table_id TEXT NOT NULL,
    version BIGINT NOT NULL,
    writer TEXT NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_by_person ON seats (person);

CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    who TEXT NOT NULL,
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    points BIGINT NOT NULL,
    place BIGINT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    change DOUBLE PRECISION NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_by_who ON results (who, at);

CREATE TABLE ratings (
    who TEXT NOT NULL,
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    won BIGINT NOT NULL,
    PRIMARY KEY (who, game, players)
);

CREATE TABLE chat (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    at BIGINT NOT NULL,
    person TEXT NOT NULL,
    text TEXT NOT NULL
);
CREATE INDEX chat_by_table ON chat (table_id, at);

CREATE TABLE announcements (
    id TEXT PRIMARY KEY,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
