-- A person may be a program of somebody's own: 'person' or 'bot'.
ALTER TABLE people ADD COLUMN kind TEXT NOT NULL DEFAULT 'person';

CREATE INDEX ratings_by_rank ON ratings (game, players, (mu - 2 * sigma));
