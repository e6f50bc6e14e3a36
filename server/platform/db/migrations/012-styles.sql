-- A style is a recipe of a sewing pattern, offered in sizes; its drapes are made once and stored.
CREATE TABLE styles (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  name text NOT NULL,
  recipe text NOT NULL,
  sizes text[] NOT NULL CHECK (cardinality(sizes) > 0),
  default_size text NOT NULL,
  options jsonb NOT NULL DEFAULT '{}',
  menu_id integer NOT NULL REFERENCES style_menus (id),
  wearers text[] NOT NULL,
  uses text[] NOT NULL DEFAULT '{}',
  season text CHECK (season IN ('SS', 'AW')),
  picture_hash text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  CHECK (default_size = ANY (sizes))
);
CREATE INDEX styles_by_menu ON styles (menu_id, created_at DESC);

CREATE TABLE style_drapes (
  style_id text NOT NULL REFERENCES styles (id) ON DELETE CASCADE,
  size text NOT NULL,
  file_hash text NOT NULL,
  metrics jsonb NOT NULL,
  PRIMARY KEY (style_id, size)
);

CREATE TABLE style_fabrics (
  style_id text NOT NULL REFERENCES styles (id) ON DELETE CASCADE,
  piece_key text NOT NULL,
  product_id text NOT NULL REFERENCES products (id),
  PRIMARY KEY (style_id, piece_key)
);
