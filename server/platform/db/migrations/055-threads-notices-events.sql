-- A thread may be about a record: the same record and company always give the same thread. What it is about, as people call it, is its subject.
ALTER TABLE threads
  ALTER COLUMN user_id DROP NOT NULL,
  ALTER COLUMN subject DROP NOT NULL,
  ADD COLUMN about_kind text NOT NULL DEFAULT 'consult'
    CHECK (about_kind IN ('order', 'rfq', 'lapDip', 'sample', 'fabric', 'design', 'consult')),
  ADD COLUMN about_id text;
UPDATE threads SET about_id = id;
ALTER TABLE threads ALTER COLUMN about_id SET NOT NULL, ALTER COLUMN about_kind DROP DEFAULT;
CREATE UNIQUE INDEX threads_about ON threads (company_id, about_kind, about_id);
CREATE INDEX threads_about_record ON threads (about_kind, about_id);
CREATE INDEX threads_by_newest ON threads (posted_at DESC);

-- Up to which message a person has read a thread.
CREATE TABLE thread_reads (
  thread_id text NOT NULL REFERENCES threads (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  read_at timestamptz NOT NULL,
  PRIMARY KEY (thread_id, user_id)
);

-- What a person is told of. The text is the English key with its values: it is said in the language of whoever reads it.
CREATE TABLE notices (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind ~ '^[a-zA-Z]+\.[a-zA-Z]+$'),
  subject_kind text NOT NULL,
  subject_id text NOT NULL,
  text_key text NOT NULL,
  text_values jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  -- Null until it is decided whether it goes by e-mail, and with which.
  mailed_at timestamptz
);
CREATE INDEX notices_of_user ON notices (user_id, created_at DESC, id DESC);
CREATE INDEX notices_unread ON notices (user_id) WHERE read_at IS NULL;
CREATE INDEX notices_unmailed ON notices (created_at) WHERE mailed_at IS NULL;

-- What open pages are told of as it happens. Readers take events in the order (xid, seq), and only of transactions no older one of which
-- is still open: so nothing that is committed late can be passed over.
CREATE TABLE live_events (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  company_id text REFERENCES companies (id) ON DELETE CASCADE,
  user_id text REFERENCES users (id) ON DELETE CASCADE,
  to_staff boolean NOT NULL DEFAULT false,
  event text NOT NULL,
  data jsonb NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX live_events_in_order ON live_events (xid, seq);

CREATE FUNCTION say_live_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', '');
  RETURN NULL;
END $$;
CREATE TRIGGER live_events_said AFTER INSERT ON live_events FOR EACH STATEMENT EXECUTE FUNCTION say_live_event();
