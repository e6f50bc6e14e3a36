-- Sign-ins at the company's provider (OpenID Connect) that are under way: ten minutes, one use, one browser.
CREATE TABLE sso_flows (
  state_hash text PRIMARY KEY,
  browser_hash text NOT NULL,
  nonce text NOT NULL,
  verifier text NOT NULL,
  back text,
  variant text NOT NULL CHECK (variant IN ('web', 'wapErp')),
  persistent boolean NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sso_flows_expires ON sso_flows (expires_at);

-- Whose account a person of a provider is. It stays theirs when their address changes; an account has one person of each provider.
CREATE TABLE sso_identities (
  issuer text NOT NULL,
  subject text NOT NULL,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  linked_at timestamptz NOT NULL,
  PRIMARY KEY (issuer, subject),
  UNIQUE (user_id, issuer)
);
