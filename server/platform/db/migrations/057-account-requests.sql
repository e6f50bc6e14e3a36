-- People who ask for an account; the mill's staff decide. A request opens nothing. The link confirms its address; the password's hash
-- moves to the person once it is approved.
CREATE TABLE account_requests (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  company text NOT NULL CHECK (length(company) BETWEEN 1 AND 80),
  country text NOT NULL,
  name text NOT NULL,
  mail text NOT NULL,
  password_hash text NOT NULL,
  note text NOT NULL,
  language text NOT NULL,
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'approved', 'refused')),
  reason text NOT NULL DEFAULT '',
  link_hash text NOT NULL UNIQUE,
  link_expires_at timestamptz NOT NULL,
  mail_confirmed_at timestamptz,
  decided_by text REFERENCES users (id) ON DELETE SET NULL,
  decided_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX account_requests_open ON account_requests (lower(mail)) WHERE state = 'pending';
CREATE INDEX account_requests_mail ON account_requests (lower(mail), created_at);
CREATE INDEX account_requests_state ON account_requests (state, created_at);

-- Whom of the mill a company turns to.
ALTER TABLE companies ADD COLUMN contact_id text REFERENCES users (id) ON DELETE SET NULL;
