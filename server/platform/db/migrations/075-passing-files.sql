-- The file that a work made lies under the id of the work, and goes with it.
ALTER TABLE jobs DROP COLUMN file_hash;
