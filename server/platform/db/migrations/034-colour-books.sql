-- A colour book that the mill or a customer has loaded; its colours are a stored file.
CREATE TABLE colour_books (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  -- The customer whose own it is; null for the mill's, which everybody searches.
  company_id text REFERENCES companies (id) ON DELETE CASCADE,
  name text NOT NULL,
  colours integer NOT NULL CHECK (colours > 0),
  file_hash text NOT NULL,
  added_by text NOT NULL REFERENCES users (id),
  added_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX colour_books_by_name ON colour_books (coalesce(company_id, ''), lower(name));
