-- Letters that wait to be sent, and what became of them. One that was being sent when a process ended is marked `unsure`: it may have
-- gone, so nobody sends it again by itself. The text is emptied once it is sent, for it may carry a link that opens something.
CREATE TABLE mail_outbox (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  to_mail text NOT NULL,
  reply_to text,
  subject text NOT NULL,
  text text NOT NULL,
  lang text NOT NULL,
  state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sending', 'sent', 'failed', 'unsure')),
  tries integer NOT NULL DEFAULT 0,
  next_at timestamptz NOT NULL,
  claimed_at timestamptz,
  error text,
  created_at timestamptz NOT NULL,
  sent_at timestamptz,
  -- Who sent it, and under which key: the same key again is the same letter.
  sender_id text REFERENCES users (id) ON DELETE SET NULL,
  idempotency_key text
);
CREATE INDEX mail_outbox_waiting ON mail_outbox (next_at) WHERE state IN ('queued', 'sending');
CREATE UNIQUE INDEX mail_outbox_key ON mail_outbox (sender_id, idempotency_key);

-- Links of one use that open an account for a moment. Only their hashes are kept.
CREATE TABLE account_tokens (
  token_hash text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('reset', 'verifyMail')),
  mail text NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX account_tokens_of_user ON account_tokens (user_id, purpose);

-- A new address counts once it is verified. `totp_last_step` is the last step whose code was taken: no code is taken twice.
ALTER TABLE users
  ADD COLUMN pending_mail text,
  ADD COLUMN totp_secret text,
  ADD COLUMN totp_confirmed_at timestamptz,
  ADD COLUMN totp_last_step bigint NOT NULL DEFAULT 0;
CREATE TABLE recovery_codes (
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  code_hash text NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, code_hash)
);

-- How a person is told: each notice by e-mail, once a day, or in the page alone; of which topics.
CREATE TABLE notice_settings (
  user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  mail text NOT NULL CHECK (mail IN ('off', 'each', 'daily')),
  muted_topics text[] NOT NULL DEFAULT '{}',
  digest_at timestamptz
);
