-- The page of a fabric shows its prices by quantity and the names of the categories it lies in. A process that keeps what it read of
-- pages learns from the stamp that these have changed, too.
CREATE TRIGGER price_tiers_added AFTER INSERT ON product_price_tiers
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION log_changed_product_menus();
CREATE TRIGGER price_tiers_changed AFTER UPDATE ON product_price_tiers
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION log_changed_product_menus();
CREATE TRIGGER price_tiers_removed AFTER DELETE ON product_price_tiers
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION log_changed_product_menus();

-- No fabric has changed by it, so that no index has anything to take in.
CREATE FUNCTION log_changed_menu_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM log_catalogue_changes('{}');
  RETURN NULL;
END $$;
CREATE TRIGGER fabric_menus_shown AFTER INSERT OR UPDATE OF alias, sort, cover_hash, cover_cloth_hash ON fabric_menus
  FOR EACH STATEMENT EXECUTE FUNCTION log_changed_menu_texts();
