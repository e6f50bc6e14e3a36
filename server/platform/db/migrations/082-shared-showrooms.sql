-- A link may show a showroom as well.
ALTER TABLE shares
  ADD COLUMN chanel_id text REFERENCES chanels (id) ON DELETE CASCADE,
  DROP CONSTRAINT shares_kind_check,
  ADD CONSTRAINT shares_kind_check CHECK (kind IN ('proposal', 'design', 'group', 'product', 'chanel')),
  DROP CONSTRAINT shares_shows_one,
  ADD CONSTRAINT shares_shows_one CHECK ((style_id IS NOT NULL) = (kind IN ('proposal', 'design'))
    AND (group_id IS NOT NULL) = (kind = 'group') AND (product_id IS NOT NULL) = (kind = 'product')
    AND (chanel_id IS NOT NULL) = (kind = 'chanel'));
CREATE INDEX shares_of_chanel ON shares (chanel_id) WHERE chanel_id IS NOT NULL;
