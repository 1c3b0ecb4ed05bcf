-- The rules that a table is played by, such as 'ravens/2'. Those of Odins Raben have changed: its games cannot go on,
-- nor be replayed; tables whose game has not begun are played by the new rules.
ALTER TABLE tables ADD COLUMN rules TEXT NOT NULL DEFAULT '';
UPDATE tables SET rules = game || '/1';
UPDATE tables SET status = 'closed' WHERE game = 'ravens' AND status = 'playing';
UPDATE tables SET rules = 'ravens/2' WHERE game = 'ravens' AND status = 'open';
