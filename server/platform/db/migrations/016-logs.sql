-- What was looked at, and what went wrong on a page.
CREATE TABLE behaviour_records (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  company_id text REFERENCES companies (id) ON DELETE SET NULL,
  user_id text REFERENCES users (id) ON DELETE SET NULL,
  customer_name text NOT NULL,
  country text NOT NULL,
  remain_ms double precision NOT NULL,
  action text NOT NULL,
  search_key text NOT NULL,
  visited_products text[] NOT NULL,
  type text NOT NULL CHECK (type ~ '^[0-9]{2}$'),
  at timestamptz NOT NULL,
  received_at timestamptz NOT NULL
);
CREATE INDEX behaviour_records_of_company ON behaviour_records (company_id, at DESC);

CREATE TABLE error_reports (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  fingerprint text NOT NULL UNIQUE,
  level text NOT NULL CHECK (level IN ('error', 'warning')),
  message text NOT NULL,
  stack text NOT NULL,
  url text NOT NULL,
  app_version text NOT NULL,
  request_id text NOT NULL,
  user_id text REFERENCES users (id) ON DELETE SET NULL,
  count integer NOT NULL DEFAULT 1,
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL
);
