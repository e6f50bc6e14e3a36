-- Categories of fabrics and of styles. Parent 0 is the root; the ids are the ones the links of the portal name.
CREATE TABLE fabric_menus (
  id integer PRIMARY KEY CHECK (id > 0),
  parent_id integer NOT NULL CHECK (parent_id >= 0),
  alias text NOT NULL,
  cover_hash text,
  sort integer NOT NULL
);
CREATE INDEX fabric_menus_by_parent ON fabric_menus (parent_id, sort);

CREATE TABLE style_menus (
  id integer PRIMARY KEY CHECK (id > 0),
  parent_id integer NOT NULL CHECK (parent_id >= 0),
  alias text NOT NULL,
  cover_hash text,
  sort integer NOT NULL
);
CREATE INDEX style_menus_by_parent ON style_menus (parent_id, sort);
