-- A link to a design, frozen at one revision. The token and the password are stored as hashes only.
CREATE TABLE shares (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  company_id text NOT NULL REFERENCES companies (id),
  user_id text NOT NULL REFERENCES users (id),
  kind text NOT NULL CHECK (kind IN ('proposal', 'design')),
  proposal_id text REFERENCES proposals (id) ON DELETE CASCADE,
  style_id text NOT NULL REFERENCES styles (id),
  revision integer,
  name text NOT NULL,
  token_hash text NOT NULL UNIQUE CHECK (token_hash ~ '^[0-9a-f]{64}$'),
  password_hash text,
  can_comment boolean NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz,
  revoked_at timestamptz,
  open_count integer NOT NULL DEFAULT 0,
  last_opened_at timestamptz,
  wrong_tries integer NOT NULL DEFAULT 0,
  tries_since timestamptz,
  CHECK ((kind = 'proposal') = (proposal_id IS NOT NULL)),
  CHECK ((kind = 'proposal') = (revision IS NOT NULL)),
  FOREIGN KEY (proposal_id, revision) REFERENCES proposal_revisions (proposal_id, revision)
);
CREATE INDEX shares_of_company ON shares (company_id, created_at DESC);
CREATE INDEX shares_of_proposal ON shares (proposal_id);

CREATE TABLE marks (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  proposal_id text NOT NULL REFERENCES proposals (id) ON DELETE CASCADE,
  piece_key text NOT NULL,
  x double precision NOT NULL,
  y double precision NOT NULL,
  content text NOT NULL,
  author text NOT NULL,
  user_id text REFERENCES users (id),
  share_id text REFERENCES shares (id),
  resolved boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  CHECK ((user_id IS NULL) <> (share_id IS NULL))
);
CREATE INDEX marks_of_proposal ON marks (proposal_id, created_at);
