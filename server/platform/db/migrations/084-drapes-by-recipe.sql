-- A drape is of a recipe as it is cut in a size: once the recipe is another, so is the garment. Of those stored before it is not known
-- by which recipe they were made; they are made again, those of the library from what travels with the portal.
ALTER TABLE style_drapes ADD COLUMN recipe_hash text;

-- What is being made is known in the same way. Where something other than the pattern went wrong, `try_after` says from when on it is
-- tried again, and `tries` how often that was so.
DELETE FROM drape_work;
ALTER TABLE drape_work
  ADD COLUMN recipe_hash text,
  ADD COLUMN solver integer,
  ADD COLUMN tries integer NOT NULL DEFAULT 0,
  ADD COLUMN try_after timestamptz;
