-- The turntable film of a design, or of a style as one company keeps it; film and first picture are stored files.
CREATE TABLE style_videos (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  company_id text NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  style_id text REFERENCES styles (id) ON DELETE CASCADE,
  proposal_id text REFERENCES proposals (id) ON DELETE CASCADE,
  kind text NOT NULL,
  file_hash text NOT NULL,
  poster_hash text NOT NULL,
  made_by text NOT NULL REFERENCES users (id),
  made_at timestamptz NOT NULL,
  CHECK ((style_id IS NULL) <> (proposal_id IS NULL))
);
CREATE UNIQUE INDEX style_videos_of_style ON style_videos (style_id, company_id, kind) WHERE style_id IS NOT NULL;
CREATE UNIQUE INDEX style_videos_of_proposal ON style_videos (proposal_id, kind) WHERE proposal_id IS NOT NULL;
