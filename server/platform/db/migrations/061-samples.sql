-- Cloth and garments sent to a customer before an order. The address is the copy of the day it was asked for.
CREATE TABLE samples (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  number text NOT NULL UNIQUE,
  company_id text NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users (id),
  kind text NOT NULL CHECK (kind IN ('hanger', 'a4', 'yardage', 'strikeOff', 'garment')),
  repeats text REFERENCES samples (id),
  round integer NOT NULL DEFAULT 1 CHECK (round > 0),
  note text NOT NULL DEFAULT '',
  status text NOT NULL
    CHECK (status IN ('requested', 'confirmed', 'preparing', 'sent', 'received', 'commented', 'refused', 'cancelled')),
  requested_date date,
  promised_date date,
  courier text NOT NULL DEFAULT '',
  tracking_no text NOT NULL DEFAULT '',
  address jsonb NOT NULL,
  reason text NOT NULL DEFAULT '',
  rating integer CHECK (rating BETWEEN 1 AND 5),
  feedback text NOT NULL DEFAULT '',
  verdict text CHECK (verdict IN ('approved', 'another')),
  idempotency_key text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  sent_at timestamptz,
  received_at timestamptz,
  version integer NOT NULL DEFAULT 1
);
CREATE INDEX samples_of_company ON samples (company_id, created_at DESC);
CREATE UNIQUE INDEX samples_key ON samples (user_id, idempotency_key);

CREATE TABLE sample_items (
  sample_id text NOT NULL REFERENCES samples (id) ON DELETE CASCADE,
  sort integer NOT NULL,
  product_id text REFERENCES products (id),
  style_id text REFERENCES styles (id),
  quantity double precision NOT NULL CHECK (quantity > 0),
  unit text NOT NULL CHECK (unit IN ('m', 'pc')),
  note text NOT NULL DEFAULT '',
  PRIMARY KEY (sample_id, sort),
  CHECK (product_id IS NOT NULL OR style_id IS NOT NULL)
);
CREATE INDEX sample_items_of_product ON sample_items (product_id);

CREATE TABLE sample_images (
  sample_id text NOT NULL REFERENCES samples (id) ON DELETE CASCADE,
  image_id text NOT NULL REFERENCES images (id),
  sort integer NOT NULL,
  PRIMARY KEY (sample_id, image_id)
);
