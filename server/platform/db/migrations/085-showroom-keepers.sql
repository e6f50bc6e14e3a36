-- Who saved a showroom last; null for one that was set up.
ALTER TABLE chanels ADD COLUMN changed_by text REFERENCES users (id) ON DELETE SET NULL;
