-- The shield that a person has chosen, such as 'R2B'; empty for the one that follows from their name.
ALTER TABLE people ADD COLUMN shield TEXT NOT NULL DEFAULT '';
