-- A showroom is a record: what it is called and says in each language, its groups in order, from when to when it is open, and its plan.
-- `name` and `description` are English; the other languages stand by their keys.
ALTER TABLE chanels
  ADD COLUMN names jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN descriptions jsonb NOT NULL DEFAULT '{}',
  -- The record of the picture of its cover, where it is drawn; `cover_hash` is one that was uploaded.
  ADD COLUMN scene_hash text,
  ADD COLUMN starts_at timestamptz,
  -- What is not published is seen by the mill alone.
  ADD COLUMN is_published boolean NOT NULL DEFAULT true,
  -- Where things stand in the room; null leaves it to whoever furnishes the room.
  ADD COLUMN plan jsonb,
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD CHECK (starts_at IS NULL OR expires_at IS NULL OR starts_at < expires_at);
CREATE INDEX chanels_of_company ON chanels (company_id);

-- What hangs together in a showroom, with its story line.
CREATE TABLE chanel_groups (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  chanel_id text NOT NULL REFERENCES chanels (id) ON DELETE CASCADE,
  sort integer NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  names jsonb NOT NULL DEFAULT '{}',
  story text NOT NULL DEFAULT '',
  stories jsonb NOT NULL DEFAULT '{}',
  UNIQUE (chanel_id, sort)
);

-- A fabric, a style dressed in fabrics, or a saved design as one of its revisions has it. What is deleted leaves its place empty,
-- under the name it had.
CREATE TABLE chanel_items (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  group_id text NOT NULL REFERENCES chanel_groups (id) ON DELETE CASCADE,
  sort integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('fabric', 'style', 'design')),
  label text NOT NULL,
  product_id text REFERENCES products (id) ON DELETE SET NULL,
  style_id text REFERENCES styles (id) ON DELETE SET NULL,
  size text,
  -- The fabric of each piece of a style; `*` is that of all others.
  fabrics jsonb NOT NULL DEFAULT '{}',
  proposal_id text REFERENCES proposals (id) ON DELETE SET NULL,
  revision integer,
  UNIQUE (group_id, sort),
  CHECK (kind = 'fabric' OR product_id IS NULL),
  CHECK (kind = 'style' OR (style_id IS NULL AND size IS NULL AND fabrics = '{}')),
  CHECK (kind = 'design' OR (proposal_id IS NULL AND revision IS NULL)),
  CHECK (kind <> 'style' OR size IS NOT NULL),
  CHECK (kind <> 'design' OR revision IS NOT NULL)
);
CREATE INDEX chanel_items_of_product ON chanel_items (product_id) WHERE product_id IS NOT NULL;
CREATE INDEX chanel_items_of_style ON chanel_items (style_id) WHERE style_id IS NOT NULL;
CREATE INDEX chanel_items_of_proposal ON chanel_items (proposal_id) WHERE proposal_id IS NOT NULL;
