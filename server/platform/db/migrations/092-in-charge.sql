-- Who of the mill sees to a record of the desk; to a thread about one of these records whoever sees to the record.
CREATE TABLE in_charge (
  kind text NOT NULL CHECK (kind IN ('order', 'rfq', 'lapDip', 'sample', 'thread')),
  record_id text NOT NULL CHECK (record_id ~ '^[0-9a-f]{32}$'),
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  at timestamptz NOT NULL,
  PRIMARY KEY (kind, record_id)
);
CREATE INDEX in_charge_of_user ON in_charge (user_id);
