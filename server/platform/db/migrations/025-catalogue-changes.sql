-- What a fabric is sold at by quantity, what there is of it to sample, and which fabrics are one quality in several colours.
ALTER TABLE products
  ADD COLUMN quality text,
  ADD COLUMN sample_metres double precision CHECK (sample_metres >= 0);
CREATE INDEX products_by_quality ON products (quality);

-- Prices by least quantity, in the currency and the unit of the fabric itself.
CREATE TABLE product_price_tiers (
  product_id text NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  min_value double precision NOT NULL CHECK (min_value > 0),
  amount integer NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (product_id, min_value)
);

-- Which fabrics changed at which number of the stamp, so that a search index takes in those alone. Everything after `kept_from` is there.
ALTER TABLE catalogue_stamp ADD COLUMN kept_from bigint NOT NULL DEFAULT 1, ADD COLUMN moved_by xid8;
UPDATE catalogue_stamp SET kept_from = value;
CREATE TABLE catalogue_changes (stamp bigint NOT NULL, product_id text NOT NULL, PRIMARY KEY (stamp, product_id));

-- A transaction moves the stamp once, however much it changes. Null stands for more than is worth naming.
CREATE FUNCTION log_catalogue_changes(changed text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  at bigint;
BEGIN
  SELECT value INTO at FROM catalogue_stamp WHERE moved_by = pg_current_xact_id();
  IF at IS NULL THEN
    UPDATE catalogue_stamp SET value = value + 1, moved_by = pg_current_xact_id() RETURNING value INTO at;
    DELETE FROM catalogue_changes WHERE stamp <= at - 1000;
    UPDATE catalogue_stamp SET kept_from = at - 1000 WHERE kept_from < at - 1000;
    PERFORM pg_notify('catalogue', at::text);
  END IF;
  IF changed IS NULL OR cardinality(changed) > 5000 THEN
    UPDATE catalogue_stamp SET kept_from = at;
  ELSE
    INSERT INTO catalogue_changes SELECT at, unnest(changed) ON CONFLICT DO NOTHING;
  END IF;
END $$;

CREATE FUNCTION log_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM log_catalogue_changes(coalesce((SELECT array_agg(id) FROM changed), '{}'));
  RETURN NULL;
END $$;
CREATE FUNCTION log_changed_product_menus() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM log_catalogue_changes(coalesce((SELECT array_agg(DISTINCT product_id) FROM changed), '{}'));
  RETURN NULL;
END $$;
CREATE FUNCTION log_changed_catalogue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM log_catalogue_changes(NULL);
  RETURN NULL;
END $$;

DROP TRIGGER products_move_stamp ON products;
DROP FUNCTION move_catalogue_stamp;
CREATE TRIGGER products_added AFTER INSERT ON products
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION log_changed_products();
CREATE TRIGGER products_changed AFTER UPDATE ON products
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION log_changed_products();
CREATE TRIGGER products_removed AFTER DELETE ON products
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION log_changed_products();
CREATE TRIGGER products_emptied AFTER TRUNCATE ON products
  FOR EACH STATEMENT EXECUTE FUNCTION log_changed_catalogue();
CREATE TRIGGER product_menus_added AFTER INSERT ON product_menus
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION log_changed_product_menus();
CREATE TRIGGER product_menus_changed AFTER UPDATE ON product_menus
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION log_changed_product_menus();
CREATE TRIGGER product_menus_removed AFTER DELETE ON product_menus
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION log_changed_product_menus();
-- A category that is moved or renumbered changes where all below it lie.
CREATE TRIGGER fabric_menus_moved AFTER UPDATE OF id, parent_id OR DELETE ON fabric_menus
  FOR EACH STATEMENT EXECUTE FUNCTION log_changed_catalogue();
