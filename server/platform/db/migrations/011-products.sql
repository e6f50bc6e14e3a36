-- A fabric of the catalogue: what it is, and the pictures of its cloth at true scale.
CREATE TABLE products (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  code text NOT NULL UNIQUE,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  attrs jsonb NOT NULL,
  -- How the cloth is made, where it is known: everything pictured of it follows from this.
  construction jsonb,
  tags text[] NOT NULL DEFAULT '{}',
  stock text NOT NULL CHECK (stock IN ('ready', 'order', 'out')),
  stock_metres double precision,
  moq_value double precision,
  moq_unit text CHECK (moq_unit IN ('m', 'yd', 'kg', 'pc')),
  lead_days integer,
  price_amount integer,
  price_currency text,
  image_hash text NOT NULL,
  albedo_hash text,
  normal_hash text,
  roughness_hash text,
  height_hash text,
  mm_width double precision,
  mm_height double precision,
  dpi double precision,
  roughness double precision,
  sheen double precision,
  sheen_roughness double precision,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK (albedo_hash IS NULL OR (mm_width > 0 AND mm_height > 0 AND dpi > 0
    AND roughness IS NOT NULL AND sheen IS NOT NULL AND sheen_roughness IS NOT NULL))
);

CREATE TABLE product_menus (
  product_id text NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  menu_id integer NOT NULL REFERENCES fabric_menus (id) ON DELETE CASCADE,
  PRIMARY KEY (menu_id, product_id)
);

-- One number that moves with every change of the catalogue: a process whose search index was built at another number builds it anew.
CREATE TABLE catalogue_stamp (only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row), value bigint NOT NULL);
INSERT INTO catalogue_stamp (value) VALUES (1);

CREATE FUNCTION move_catalogue_stamp() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE catalogue_stamp SET value = value + 1;
  RETURN NULL;
END $$;
CREATE TRIGGER products_move_stamp AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON products
  FOR EACH STATEMENT EXECUTE FUNCTION move_catalogue_stamp();
