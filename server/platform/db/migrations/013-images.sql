-- An uploaded picture: one row for one company and one input, whatever it was uploaded for.
CREATE TABLE images (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  company_id text NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  input_sha256 text NOT NULL CHECK (input_sha256 ~ '^[0-9a-f]{64}$'),
  file_hash text NOT NULL,
  lossless boolean NOT NULL,
  mime text NOT NULL,
  bytes integer NOT NULL,
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  dominant jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (company_id, input_sha256)
);

-- Who uploaded a picture for what, and when last.
CREATE TABLE image_purposes (
  image_id text NOT NULL REFERENCES images (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users (id),
  purpose text NOT NULL CHECK (purpose IN ('artwork', 'search', 'avatar', 'message', 'fabric', 'preview')),
  uploaded_at timestamptz NOT NULL,
  PRIMARY KEY (image_id, user_id, purpose)
);
CREATE INDEX image_purposes_of_user ON image_purposes (user_id, purpose, uploaded_at DESC);
