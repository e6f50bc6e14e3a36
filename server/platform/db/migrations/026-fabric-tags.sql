-- Options of the advanced search that a company has used or added; the others follow from the catalogue.
CREATE TABLE fabric_tags (
  company_id text NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  id text NOT NULL CHECK (id ~ '^[0-9a-f]{32}$'),
  field text NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  mine boolean NOT NULL,
  used integer NOT NULL DEFAULT 0,
  PRIMARY KEY (company_id, id)
);
