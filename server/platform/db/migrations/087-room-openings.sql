-- A yes given before this was to pages and search words alone: what is looked at in showrooms has an answer of its own, null until it is asked for.
ALTER TABLE users
  ADD COLUMN rooms_allowed boolean,
  ADD COLUMN rooms_answered_at timestamptz;

-- That a person who lets it be recorded opened a showroom, and to what they gave their attention: one row for each time. `stands` holds
-- seconds by `group/part`, part 0 being the section of the page; `fabrics` seconds and looks by fabric. Up to `counted_until` the time of the
-- person is spent. A row is deleted with its room and with its person.
CREATE TABLE chanel_openings (
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  opening_id text NOT NULL CHECK (opening_id ~ '^[0-9a-f]{32}$'),
  chanel_id text NOT NULL REFERENCES chanels (id) ON DELETE CASCADE,
  company_id text NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  way text NOT NULL CHECK (way IN ('page', 'walk')),
  opened_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  counted_until timestamptz NOT NULL,
  last_batch integer NOT NULL,
  seconds double precision NOT NULL,
  stands jsonb NOT NULL,
  fabrics jsonb NOT NULL,
  PRIMARY KEY (user_id, opening_id)
);
CREATE INDEX chanel_openings_of_chanel ON chanel_openings (chanel_id, opened_at);
CREATE INDEX chanel_openings_of_user ON chanel_openings (user_id, counted_until);
CREATE INDEX chanel_openings_of_company ON chanel_openings (company_id);
CREATE INDEX chanel_openings_last ON chanel_openings (last_at);
