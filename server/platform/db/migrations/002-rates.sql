-- How often a caller asked in the running window. Unlogged: a crash forgets at most one window, and counting costs no flush of the log.
CREATE UNLOGGED TABLE rate_counters (
  key text PRIMARY KEY,
  count integer NOT NULL,
  until timestamptz NOT NULL
);
CREATE INDEX rate_counters_until ON rate_counters (until);
