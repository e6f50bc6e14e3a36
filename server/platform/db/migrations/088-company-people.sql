-- Who closed an account with `locked_at`: the company's own administrator, who may open it again, or the mill.
ALTER TABLE users ADD COLUMN locked_by_company boolean NOT NULL DEFAULT false;

-- Whom a company has asked in. A row is deleted when it is withdrawn and when it is accepted; one address may be asked by several companies.
CREATE TABLE invitations (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  company_id text NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  mail text NOT NULL,
  role text NOT NULL CHECK (role IN ('buyer', 'buyerAdmin')),
  language text NOT NULL,
  token_hash text NOT NULL UNIQUE,
  invited_by text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX invitations_of_company ON invitations (company_id, lower(mail));
CREATE INDEX invitations_of_user ON invitations (invited_by);
