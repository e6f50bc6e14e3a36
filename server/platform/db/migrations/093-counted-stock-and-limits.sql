-- `stock_metres` is what new orders may take: what was counted in the warehouse less what orders hold of it. What is held and was not found
-- at the last count is short.
ALTER TABLE products ADD COLUMN stock_short double precision NOT NULL DEFAULT 0 CHECK (stock_short >= 0);
CREATE INDEX order_lines_from_stock ON order_lines (product_id) WHERE supply = 'stock';

-- What was agreed with a customer on the faults of a roll and a lot, and who changed it: rows are added, never changed. A row that
-- says `is_usual` agreed again what is usual.
CREATE TABLE inspection_limit_changes (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  company_id text NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  user_id text REFERENCES users (id) ON DELETE SET NULL,
  from_limits jsonb NOT NULL,
  to_limits jsonb NOT NULL,
  is_usual boolean NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX inspection_limit_changes_of_company ON inspection_limit_changes (company_id, at DESC);
