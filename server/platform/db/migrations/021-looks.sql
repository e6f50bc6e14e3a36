-- How a fabric looks: descriptors of its pictures, from which picture search finds it. They follow from the pictures and can be made again.
CREATE TABLE product_looks (
  product_id text PRIMARY KEY REFERENCES products (id) ON DELETE CASCADE,
  -- Looks of different versions cannot be compared.
  version integer NOT NULL,
  -- Hash of the cloth's record or of the picture that was looked at.
  source_hash text NOT NULL CHECK (source_hash ~ '^[0-9a-f]{64}$'),
  -- One look of 128 bytes for each distance the cloth is seen from.
  looks bytea NOT NULL CHECK (octet_length(looks) > 0 AND octet_length(looks) % 128 = 0),
  -- Same in all colourways of one drawing; null for a cloth of one colour.
  drawing text,
  -- CIELAB of the cloth from afar, and its colours as [L, a, b, share].
  mean_lab double precision[] NOT NULL CHECK (cardinality(mean_lab) = 3),
  palette jsonb NOT NULL,
  stamp bigint NOT NULL DEFAULT 0
);
CREATE INDEX product_looks_by_stamp ON product_looks (stamp);

-- Moves with every change of the looks: a process takes in the rows after the number it knows, or all of them when rows were removed since.
CREATE TABLE look_stamp (only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row), value bigint NOT NULL, whole_from bigint NOT NULL);
INSERT INTO look_stamp (value, whole_from) VALUES (1, 1);

CREATE FUNCTION stamp_look() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE look_stamp SET value = value + 1 RETURNING value INTO NEW.stamp;
  RETURN NEW;
END $$;
CREATE FUNCTION stamp_removed_looks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE look_stamp SET value = value + 1, whole_from = value + 1;
  RETURN NULL;
END $$;
CREATE TRIGGER product_looks_stamped BEFORE INSERT OR UPDATE ON product_looks FOR EACH ROW EXECUTE FUNCTION stamp_look();
CREATE TRIGGER product_looks_removed AFTER DELETE OR TRUNCATE ON product_looks FOR EACH STATEMENT EXECUTE FUNCTION stamp_removed_looks();
