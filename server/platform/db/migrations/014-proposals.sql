-- A saved design. Its documents lie in proposal_revisions, one row for each save, never changed afterwards.
CREATE TABLE proposals (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  company_id text NOT NULL REFERENCES companies (id),
  user_id text NOT NULL REFERENCES users (id),
  style_id text NOT NULL REFERENCES styles (id),
  name text NOT NULL,
  revision integer NOT NULL CHECK (revision >= 1),
  version integer NOT NULL CHECK (version >= 1),
  preview_image_id text REFERENCES images (id),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE UNIQUE INDEX proposals_name_of_user ON proposals (user_id, lower(name)) WHERE deleted_at IS NULL;
CREATE INDEX proposals_of_company ON proposals (company_id, updated_at DESC);

CREATE TABLE proposal_revisions (
  proposal_id text NOT NULL REFERENCES proposals (id) ON DELETE CASCADE,
  revision integer NOT NULL CHECK (revision >= 1),
  name text NOT NULL,
  document jsonb NOT NULL,
  document_hash text NOT NULL CHECK (document_hash ~ '^[0-9a-f]{64}$'),
  preview_image_id text REFERENCES images (id),
  saved_by text NOT NULL REFERENCES users (id),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (proposal_id, revision)
);

CREATE FUNCTION refuse_revision_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a revision of a design never changes';
END $$;
CREATE TRIGGER proposal_revisions_fixed BEFORE UPDATE ON proposal_revisions
  FOR EACH ROW EXECUTE FUNCTION refuse_revision_change();
