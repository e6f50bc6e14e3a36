-- Colours dyed for a customer's judgement. A spectrum is of 31 reflectance factors from 400 to 700 nm by 10 nm; a Lab is under D65.
CREATE TABLE lap_dips (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  number text NOT NULL UNIQUE,
  company_id text NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users (id),
  product_id text NOT NULL REFERENCES products (id),
  order_id text,
  standard_kind text NOT NULL CHECK (standard_kind IN ('pantone', 'physical', 'lab')),
  standard_name text NOT NULL,
  standard_code text,
  standard_lab double precision[] CHECK (cardinality(standard_lab) = 3),
  standard_spectrum double precision[] CHECK (cardinality(standard_spectrum) = 31),
  light_sources text[] NOT NULL CHECK (cardinality(light_sources) > 0),
  note text NOT NULL DEFAULT '',
  status text NOT NULL CHECK (status IN ('requested', 'inLab', 'sent', 'received', 'approved', 'rejected', 'cancelled')),
  due_date date,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1
);
CREATE INDEX lap_dips_of_company ON lap_dips (company_id, created_at DESC);
CREATE INDEX lap_dips_of_product ON lap_dips (product_id);

CREATE TABLE lap_dip_rounds (
  lap_dip_id text NOT NULL REFERENCES lap_dips (id) ON DELETE CASCADE,
  round integer NOT NULL CHECK (round > 0),
  courier text NOT NULL DEFAULT '',
  tracking_no text NOT NULL DEFAULT '',
  reason text NOT NULL DEFAULT '',
  sent_at timestamptz NOT NULL,
  received_at timestamptz,
  decided_by text,
  decided_at timestamptz,
  PRIMARY KEY (lap_dip_id, round)
);

CREATE TABLE lap_dip_options (
  lap_dip_id text NOT NULL,
  round integer NOT NULL,
  label text NOT NULL CHECK (label IN ('A', 'B', 'C', 'D')),
  recipe_no text NOT NULL,
  lab double precision[] CHECK (cardinality(lab) = 3),
  spectrum double precision[] CHECK (cardinality(spectrum) = 31),
  image_id text REFERENCES images (id),
  decision text CHECK (decision IN ('approved', 'approvedWithComment', 'rejected')),
  comment text NOT NULL DEFAULT '',
  PRIMARY KEY (lap_dip_id, round, label),
  FOREIGN KEY (lap_dip_id, round) REFERENCES lap_dip_rounds (lap_dip_id, round) ON DELETE CASCADE
);
