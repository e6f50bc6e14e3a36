-- A link may show a group of favourites or one fabric besides a design.
ALTER TABLE shares
  ALTER COLUMN style_id DROP NOT NULL,
  ADD COLUMN group_id text REFERENCES favourite_groups (id) ON DELETE CASCADE,
  ADD COLUMN product_id text REFERENCES products (id) ON DELETE CASCADE,
  DROP CONSTRAINT shares_kind_check,
  ADD CONSTRAINT shares_kind_check CHECK (kind IN ('proposal', 'design', 'group', 'product')),
  ADD CONSTRAINT shares_shows_one CHECK ((style_id IS NOT NULL) = (kind IN ('proposal', 'design'))
    AND (group_id IS NOT NULL) = (kind = 'group') AND (product_id IS NOT NULL) = (kind = 'product'));
CREATE INDEX shares_of_group ON shares (group_id);
