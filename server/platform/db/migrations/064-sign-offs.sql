-- A link to a design may let its holder approve the revision it froze. What was said stays: rows are added, never changed.
ALTER TABLE shares ADD COLUMN can_approve boolean NOT NULL DEFAULT false CHECK (NOT can_approve OR kind = 'proposal');

CREATE TABLE sign_offs (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  proposal_id text NOT NULL,
  revision int NOT NULL,
  -- SHA-256 of the canonical document that was seen.
  document_hash text NOT NULL CHECK (document_hash ~ '^[0-9a-f]{64}$'),
  decision text NOT NULL CHECK (decision IN ('approved', 'changes')),
  name text NOT NULL,
  note text NOT NULL,
  share_id text REFERENCES shares (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  FOREIGN KEY (proposal_id, revision) REFERENCES proposal_revisions (proposal_id, revision) ON DELETE CASCADE
);
CREATE INDEX sign_offs_of_proposal ON sign_offs (proposal_id, created_at, id);
