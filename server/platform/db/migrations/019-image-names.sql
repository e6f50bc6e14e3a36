-- What the uploader's file was called, without its extension; null where nothing of the name was left.
ALTER TABLE image_purposes ADD COLUMN name text CHECK (length(name) BETWEEN 1 AND 120);
