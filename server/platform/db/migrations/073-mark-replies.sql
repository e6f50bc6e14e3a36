-- What was answered to a comment, by the company or through the link it came by.
CREATE TABLE mark_replies (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  mark_id text NOT NULL REFERENCES marks (id) ON DELETE CASCADE,
  content text NOT NULL,
  author text NOT NULL,
  user_id text REFERENCES users (id),
  share_id text REFERENCES shares (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  CHECK ((user_id IS NULL) <> (share_id IS NULL))
);
CREATE INDEX mark_replies_of_mark ON mark_replies (mark_id, created_at, id);
CREATE INDEX open_marks ON marks (proposal_id) WHERE NOT resolved;

-- A link goes with its design only; what was written through it did not, and such a design could not be deleted for good.
ALTER TABLE marks DROP CONSTRAINT marks_share_id_fkey;
ALTER TABLE marks ADD FOREIGN KEY (share_id) REFERENCES shares (id) ON DELETE CASCADE;
