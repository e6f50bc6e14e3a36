-- Trims that may be sewn to a garment in the editor: what they are, how large, and what they cost by quantity.
-- Their picture is a stored file, seen from above at true proportions.
ALTER TABLE decorates ADD COLUMN picture_hash text CHECK (picture_hash ~ '^[0-9a-f]{64}$');
ALTER TABLE decorates ADD COLUMN trim jsonb;
ALTER TABLE decorates DROP CONSTRAINT decorates_check;
ALTER TABLE decorates ADD CONSTRAINT decorates_one_picture CHECK (num_nonnulls(scene_hash, cloth_hash, picture_hash) = 1);
ALTER TABLE decorates ADD CONSTRAINT decorates_trim CHECK (trim IS NULL OR (picture_hash IS NOT NULL AND type IN ('trim', 'label')));
