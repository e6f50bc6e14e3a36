-- A showroom of the mill: for everybody, for one company, or a room to walk through.
CREATE TABLE chanels (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  scope text NOT NULL CHECK (scope IN ('public', 'private', 'vr')),
  -- Whose private showroom it is.
  company_id text REFERENCES companies (id) ON DELETE CASCADE,
  description text NOT NULL DEFAULT '',
  cover_hash text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  expires_at timestamptz,
  CHECK (scope <> 'private' OR company_id IS NOT NULL)
);

-- Groups of favourites belong to one person. The default one is made on first use and has no name of its own until it is given one.
CREATE TABLE favourite_groups (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('fabric', 'style', 'showroom')),
  name text CHECK (length(name) BETWEEN 1 AND 80),
  is_default boolean NOT NULL DEFAULT false,
  sort double precision NOT NULL DEFAULT 0,
  -- Who handed it over, in the words of that day.
  from_name text,
  from_company text,
  from_message text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX favourite_groups_name ON favourite_groups (user_id, kind, lower(name));
CREATE UNIQUE INDEX favourite_groups_default ON favourite_groups (user_id, kind) WHERE is_default;

-- A removed item stays for a while, so that it can be brought back with its note and price.
CREATE TABLE favourite_items (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  group_id text NOT NULL REFERENCES favourite_groups (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('fabric', 'style', 'showroom')),
  product_id text REFERENCES products (id) ON DELETE CASCADE,
  style_id text REFERENCES styles (id) ON DELETE CASCADE,
  chanel_id text REFERENCES chanels (id) ON DELETE CASCADE,
  target_id text NOT NULL GENERATED ALWAYS AS (coalesce(product_id, style_id, chanel_id)) STORED,
  note text NOT NULL DEFAULT '',
  sale_amount integer CHECK (sale_amount >= 0),
  sale_currency text CHECK (sale_currency ~ '^[A-Z]{3}$'),
  sort double precision NOT NULL,
  version integer NOT NULL DEFAULT 1,
  added_at timestamptz NOT NULL,
  removed_at timestamptz,
  CHECK ((kind = 'fabric') = (product_id IS NOT NULL)),
  CHECK ((kind = 'style') = (style_id IS NOT NULL)),
  CHECK ((kind = 'showroom') = (chanel_id IS NOT NULL)),
  CHECK ((sale_amount IS NULL) = (sale_currency IS NULL))
);
CREATE UNIQUE INDEX favourite_items_once ON favourite_items (group_id, target_id) WHERE removed_at IS NULL;
CREATE INDEX favourite_items_of_user ON favourite_items (user_id, kind, target_id) WHERE removed_at IS NULL;
CREATE INDEX favourite_items_removed ON favourite_items (user_id, removed_at) WHERE removed_at IS NOT NULL;
