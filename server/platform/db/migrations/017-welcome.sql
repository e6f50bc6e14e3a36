-- Pictures and words of the front page, in order.
CREATE TABLE welcome (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  title text NOT NULL,
  subtitle text NOT NULL,
  image_hash text NOT NULL,
  link_url text NOT NULL,
  sort integer NOT NULL
);
