-- What happened to the records of the desk: every transition leaves one row, written with it. A step's rows name its order as parent.
CREATE TABLE desk_history (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  kind text NOT NULL CHECK (kind IN ('order', 'productionStep', 'lapDip', 'sample', 'quotation')),
  record_id text NOT NULL,
  parent_id text,
  company_id text NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  action text NOT NULL,
  -- Null for what made the record.
  from_state text,
  to_state text NOT NULL,
  -- Null when a date brought it about.
  user_id text REFERENCES users (id),
  side text NOT NULL CHECK (side IN ('customer', 'staff', 'time')),
  note text NOT NULL DEFAULT '',
  detail jsonb NOT NULL DEFAULT '{}',
  at timestamptz NOT NULL,
  -- The order in which rows of one instant were written.
  seq bigint GENERATED ALWAYS AS IDENTITY
);
CREATE INDEX desk_history_of_record ON desk_history (record_id, seq);
CREATE INDEX desk_history_of_parent ON desk_history (parent_id, seq) WHERE parent_id IS NOT NULL;

-- What machines of customers and of the mill are told, written with the transition and sent after it.
CREATE TABLE webhook_events (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  type text NOT NULL,
  company_id text NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  data jsonb NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX webhook_events_by_time ON webhook_events (at);

-- Numbers people read, counted for each series and year without gaps.
CREATE TABLE number_series (
  series text NOT NULL,
  year integer NOT NULL,
  last integer NOT NULL,
  PRIMARY KEY (series, year)
);
