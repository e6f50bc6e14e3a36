-- What somebody saw in a room of their own company: the fabrics of this visit, and those they knew when it began, which are null on the
-- first. A row is deleted with its room and with its person.
CREATE TABLE chanel_visits (
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  chanel_id text NOT NULL REFERENCES chanels (id) ON DELETE CASCADE,
  last_at timestamptz NOT NULL,
  seen text[] NOT NULL,
  known text[],
  PRIMARY KEY (user_id, chanel_id)
);
CREATE INDEX chanel_visits_of_chanel ON chanel_visits (chanel_id);

-- The fabrics that a company's people chose in a room of theirs.
CREATE TABLE chanel_short_list (
  chanel_id text NOT NULL REFERENCES chanels (id) ON DELETE CASCADE,
  product_id text NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  chosen_at timestamptz NOT NULL,
  PRIMARY KEY (chanel_id, product_id)
);
CREATE INDEX chanel_short_list_of_product ON chanel_short_list (product_id);
