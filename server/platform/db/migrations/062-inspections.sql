-- What a customer lets pass in the four-point system: points per 100 of the basis, for a roll and for the mean of a lot.
CREATE TABLE inspection_limits (
  company_id text PRIMARY KEY REFERENCES companies (id) ON DELETE CASCADE,
  basis text NOT NULL CHECK (basis IN ('sqyd', 'sqm')),
  roll double precision NOT NULL CHECK (roll > 0),
  lot double precision NOT NULL CHECK (lot > 0)
);

-- A report keeps the limits that were agreed on its day, and with them what its faults come to: neither changes any more.
CREATE TABLE inspection_reports (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  number text NOT NULL UNIQUE,
  company_id text NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  product_id text NOT NULL REFERENCES products (id),
  order_id text REFERENCES orders (id),
  lot_no text NOT NULL,
  basis text NOT NULL CHECK (basis IN ('sqyd', 'sqm')),
  roll_limit double precision NOT NULL,
  lot_limit double precision NOT NULL,
  rolls integer NOT NULL,
  failed_rolls integer NOT NULL,
  metres double precision NOT NULL,
  points integer NOT NULL,
  points_per_100 double precision NOT NULL,
  grade text NOT NULL CHECK (grade IN ('first', 'second')),
  tests jsonb NOT NULL,
  remark text NOT NULL DEFAULT '',
  inspector text NOT NULL,
  signed_by text,
  signed_at timestamptz,
  inspected_at timestamptz NOT NULL
);
CREATE INDEX inspection_reports_of_company ON inspection_reports (company_id, inspected_at DESC);
CREATE INDEX inspection_reports_of_order ON inspection_reports (order_id);

CREATE TABLE inspection_rolls (
  report_id text NOT NULL REFERENCES inspection_reports (id) ON DELETE CASCADE,
  sort integer NOT NULL,
  roll_no text NOT NULL,
  length_m double precision NOT NULL CHECK (length_m > 0),
  width_mm double precision NOT NULL CHECK (width_mm > 0),
  PRIMARY KEY (report_id, sort),
  UNIQUE (report_id, roll_no)
);

CREATE TABLE inspection_defects (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  report_id text NOT NULL,
  roll integer NOT NULL,
  code text NOT NULL,
  direction text NOT NULL CHECK (direction IN ('warp', 'weft', 'hole')),
  size_mm double precision NOT NULL CHECK (size_mm > 0),
  position_m double precision NOT NULL CHECK (position_m >= 0),
  across_mm double precision NOT NULL CHECK (across_mm >= 0),
  image_id text REFERENCES images (id),
  FOREIGN KEY (report_id, roll) REFERENCES inspection_rolls (report_id, sort) ON DELETE CASCADE
);
CREATE INDEX inspection_defects_of_roll ON inspection_defects (report_id, roll, position_m);
