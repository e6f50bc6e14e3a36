-- Where a person has goods sent. Orders keep a copy of their own.
CREATE TABLE addresses (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  user_name text NOT NULL,
  tel text NOT NULL,
  company text NOT NULL DEFAULT '',
  country text NOT NULL,
  province text NOT NULL DEFAULT '',
  city text NOT NULL,
  street_name text NOT NULL,
  zip text NOT NULL DEFAULT '',
  is_default boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL
);
CREATE INDEX addresses_of_user ON addresses (user_id);
CREATE UNIQUE INDEX addresses_one_default ON addresses (user_id) WHERE is_default;

-- Cloth is sold in whole pieces of so many units.
ALTER TABLE products ADD COLUMN order_multiple integer NOT NULL DEFAULT 1 CHECK (order_multiple > 0);

-- Prices agreed with one company, in the fabric's currency and unit; where a fabric has any, its general ones do not count.
CREATE TABLE company_prices (
  company_id text NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  product_id text NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  min_value integer NOT NULL CHECK (min_value > 0),
  amount integer NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (company_id, product_id, min_value)
);

CREATE TABLE quotations (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  number text NOT NULL UNIQUE,
  company_id text NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users (id),
  status text NOT NULL CHECK (status IN ('requested', 'quoted', 'countered', 'accepted', 'declined', 'expired')),
  note text NOT NULL DEFAULT '',
  answer text NOT NULL DEFAULT '',
  valid_until date,
  thread_id text REFERENCES threads (id),
  idempotency_key text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK (status NOT IN ('quoted', 'accepted', 'expired') OR valid_until IS NOT NULL)
);
CREATE INDEX quotations_of_company ON quotations (company_id, created_at DESC);
CREATE UNIQUE INDEX quotations_key ON quotations (user_id, idempotency_key);

-- Prices are minor units for one unit of the quantity. What is proposed is the customer's, what is quoted the mill's.
CREATE TABLE quotation_lines (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  quotation_id text NOT NULL REFERENCES quotations (id) ON DELETE CASCADE,
  place integer NOT NULL,
  product_id text NOT NULL REFERENCES products (id),
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 1000000),
  unit text NOT NULL CHECK (unit IN ('m', 'yd', 'kg', 'pc')),
  color text NOT NULL DEFAULT '',
  note text NOT NULL DEFAULT '',
  currency text NOT NULL,
  target_amount integer CHECK (target_amount >= 0),
  quoted_amount integer CHECK (quoted_amount >= 0),
  lead_days integer,
  UNIQUE (quotation_id, place)
);

CREATE TABLE orders (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  number text NOT NULL UNIQUE,
  company_id text NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users (id),
  kind text NOT NULL CHECK (kind IN ('fabric', 'garment')),
  status text NOT NULL CHECK (status IN
    ('submitted', 'confirmed', 'inProduction', 'partShipped', 'shipped', 'completed', 'onHold', 'cancelled')),
  po_number text NOT NULL DEFAULT '',
  message text NOT NULL DEFAULT '',
  requested_date date,
  promised_date date,
  -- Minor units; null while a price is on request.
  total_amount bigint,
  currency text,
  address jsonb NOT NULL,
  quotation_id text UNIQUE REFERENCES quotations (id),
  thread_id text REFERENCES threads (id),
  idempotency_key text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK (total_amount IS NULL OR currency IS NOT NULL)
);
CREATE INDEX orders_of_company ON orders (company_id, created_at DESC);
CREATE INDEX orders_under_way ON orders (status) WHERE status NOT IN ('completed', 'cancelled');
CREATE UNIQUE INDEX orders_key ON orders (user_id, idempotency_key);

CREATE TABLE order_lines (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  order_id text NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  place integer NOT NULL,
  -- The mill's notice by which the line is made.
  notice_detail_id text NOT NULL UNIQUE CHECK (notice_detail_id ~ '^[0-9a-f]{32}$'),
  product_id text NOT NULL REFERENCES products (id),
  color text NOT NULL DEFAULT '',
  note text NOT NULL DEFAULT '',
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 1000000),
  unit text NOT NULL CHECK (unit IN ('m', 'yd', 'kg', 'pc')),
  price_amount integer CHECK (price_amount >= 0),
  -- From the warehouse, whose stock it holds, or made for the order.
  supply text NOT NULL CHECK (supply IN ('stock', 'make')),
  tolerance_pct integer NOT NULL CHECK (tolerance_pct BETWEEN 0 AND 20),
  delivered integer NOT NULL DEFAULT 0 CHECK (delivered >= 0),
  lead_days integer,
  UNIQUE (order_id, place)
);

CREATE TABLE production_steps (
  line_id text NOT NULL REFERENCES order_lines (id) ON DELETE CASCADE,
  step text NOT NULL CHECK (step IN
    ('technology', 'dyeing', 'sizing', 'inspectGreige', 'finishing', 'inspectionPacking', 'shipped')),
  seq integer NOT NULL CHECK (seq BETWEEN 1 AND 7),
  state text NOT NULL CHECK (state IN ('pending', 'active', 'done', 'skipped', 'blocked')),
  planned_start date,
  planned_end date,
  actual_start date,
  actual_end date,
  quantity_done integer NOT NULL DEFAULT 0 CHECK (quantity_done >= 0),
  remark text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (line_id, step),
  UNIQUE (line_id, seq)
);
CREATE TABLE production_step_photos (
  line_id text NOT NULL,
  step text NOT NULL,
  image_id text NOT NULL REFERENCES images (id),
  sort integer NOT NULL,
  PRIMARY KEY (line_id, step, image_id),
  FOREIGN KEY (line_id, step) REFERENCES production_steps (line_id, step) ON DELETE CASCADE
);

CREATE TABLE shipments (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  order_id text NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  line_id text NOT NULL REFERENCES order_lines (id) ON DELETE CASCADE,
  carrier text NOT NULL DEFAULT '',
  tracking_no text NOT NULL DEFAULT '',
  shipped_at timestamptz NOT NULL,
  eta_date date,
  rolls integer NOT NULL DEFAULT 0 CHECK (rolls >= 0),
  quantity integer NOT NULL CHECK (quantity > 0)
);
CREATE INDEX shipments_of_order ON shipments (order_id, shipped_at);

CREATE TABLE order_documents (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  order_id text NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('inspection', 'testReport', 'packingList', 'invoice', 'contract', 'other')),
  name text NOT NULL,
  file_hash text NOT NULL,
  mime text NOT NULL,
  bytes integer NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX order_documents_of_order ON order_documents (order_id, created_at);
