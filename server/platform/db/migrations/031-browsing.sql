-- Which fabrics a person looked at, for how long in milliseconds, and where they came from. Looking again soon moves the row.
CREATE TABLE browse_log (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  company_id text NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  product_id text NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  source text NOT NULL,
  remain_ms double precision NOT NULL,
  visited_at timestamptz NOT NULL
);
CREATE INDEX browse_log_of_user ON browse_log (user_id, visited_at DESC);

-- Whether a person lets the mill see what they look at: null until they were asked, and then nothing is kept either.
ALTER TABLE users
  ADD COLUMN tracking_allowed boolean,
  ADD COLUMN tracking_answered_at timestamptz;

CREATE INDEX behaviour_words_of_user ON behaviour_records (user_id, received_at DESC) WHERE search_key <> '';
