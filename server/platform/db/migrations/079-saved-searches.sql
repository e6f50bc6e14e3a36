-- Searches that a person keeps. One that is removed stays for a while, so that it can be brought back.
CREATE TABLE saved_searches (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  -- The query of the page of the list.
  address text NOT NULL,
  -- What the index is asked; null where what is new is not counted.
  question jsonb,
  -- When the newest fabric came that was in the catalogue as the search was last looked at: whatever came later is new.
  seen_to timestamptz NOT NULL,
  saved_at timestamptz NOT NULL,
  removed_at timestamptz
);
CREATE UNIQUE INDEX saved_searches_name ON saved_searches (user_id, lower(name)) WHERE removed_at IS NULL;
CREATE UNIQUE INDEX saved_searches_address ON saved_searches (user_id, md5(address)) WHERE removed_at IS NULL;
CREATE INDEX saved_searches_of_user ON saved_searches (user_id, id);
