-- Machines that are told what happens: of one company, or, without one, of the mill, which hears of all. No event types stand for all of
-- them; "order.*" for all of orders. The secret signs what is sent, so it is kept as it is.
CREATE TABLE webhook_endpoints (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  company_id text REFERENCES companies (id) ON DELETE CASCADE,
  url text NOT NULL,
  secret text NOT NULL,
  types text[] NOT NULL DEFAULT '{}',
  is_active boolean NOT NULL DEFAULT true,
  note text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

-- What concerns every company has none.
ALTER TABLE webhook_events ALTER COLUMN company_id DROP NOT NULL;

-- One row is one request to one endpoint, made once: what is tried again is a delivery of its own. `unsure` is one that was under way
-- when a process ended; `attempt` counts from the event or from the call that asked for it again.
CREATE TABLE webhook_deliveries (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  event_id text NOT NULL REFERENCES webhook_events (id) ON DELETE CASCADE,
  endpoint_id text NOT NULL REFERENCES webhook_endpoints (id) ON DELETE CASCADE,
  attempt integer NOT NULL CHECK (attempt > 0),
  state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sending', 'delivered', 'failed', 'unsure', 'givenUp')),
  due_at timestamptz NOT NULL,
  claimed_at timestamptz,
  ended_at timestamptz,
  http_status integer,
  error text,
  created_at timestamptz NOT NULL
);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (due_at) WHERE state = 'queued';
CREATE INDEX webhook_deliveries_under_way ON webhook_deliveries (endpoint_id, claimed_at) WHERE state = 'sending';
CREATE INDEX webhook_deliveries_of_endpoint ON webhook_deliveries (endpoint_id, created_at DESC, id DESC);
-- Nothing waits twice for the same endpoint.
CREATE UNIQUE INDEX webhook_deliveries_waiting ON webhook_deliveries (event_id, endpoint_id) WHERE state IN ('queued', 'sending');
