-- What the portal's start pages show besides the catalogue: banners, and decorations (blocks of a page, artworks, trims, labels).
-- The picture is a scene, or a cloth whose tile is shown. A banner of a company comes before those for everybody.
CREATE TABLE banners (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  company_id text REFERENCES companies (id) ON DELETE CASCADE,
  position text NOT NULL DEFAULT 'home',
  title text NOT NULL,
  subtitle text NOT NULL,
  scene_hash text NOT NULL CHECK (scene_hash ~ '^[0-9a-f]{64}$'),
  link_url text NOT NULL,
  sort integer NOT NULL,
  starts_at timestamptz,
  ends_at timestamptz
);
CREATE INDEX banners_at ON banners (position, sort);

CREATE TABLE decorates (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  name text NOT NULL,
  type text NOT NULL CHECK (type IN ('artwork', 'trim', 'label', 'block')),
  scene_hash text CHECK (scene_hash ~ '^[0-9a-f]{64}$'),
  cloth_hash text CHECK (cloth_hash ~ '^[0-9a-f]{64}$'),
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  tags text[] NOT NULL DEFAULT '{}',
  link_url text,
  sort integer NOT NULL,
  CHECK ((scene_hash IS NULL) <> (cloth_hash IS NULL))
);
CREATE INDEX decorates_by_type ON decorates (type, sort);
