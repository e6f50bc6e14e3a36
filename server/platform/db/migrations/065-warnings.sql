-- What somebody of the mill said of a computed warning: `warning` is its rule and record, as "lateStep:<id>".
CREATE TABLE warning_words (
  warning text PRIMARY KEY CHECK (warning ~ '^[a-zA-Z]{1,30}:[0-9a-f]{32}$'),
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  note text NOT NULL DEFAULT '',
  snoozed_until date,
  handed_to text REFERENCES users (id) ON DELETE SET NULL,
  at timestamptz NOT NULL
);
