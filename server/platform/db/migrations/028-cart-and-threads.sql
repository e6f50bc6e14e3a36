-- The copy of a person's cart for other devices; the browser has the one that is worked on.
CREATE TABLE cart_lines (
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  product_id text NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  product_num integer NOT NULL CHECK (product_num BETWEEN 1 AND 1000000),
  group_name text NOT NULL DEFAULT '',
  checked boolean NOT NULL DEFAULT true,
  sort integer NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, product_id)
);

-- What a company and the mill write to each other about one matter.
CREATE TABLE threads (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  company_id text NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users (id),
  kind text NOT NULL CHECK (kind IN ('question', 'development', 'quotation', 'problem')),
  subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 120),
  style_id text REFERENCES styles (id),
  created_at timestamptz NOT NULL,
  posted_at timestamptz NOT NULL
);
CREATE INDEX threads_of_company ON threads (company_id, posted_at DESC);

-- `by_mill` says which side wrote; `mail` is where an answer is wanted, if not in the portal alone.
CREATE TABLE thread_messages (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  thread_id text NOT NULL REFERENCES threads (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users (id),
  by_mill boolean NOT NULL,
  content text NOT NULL,
  mail text,
  idempotency_key text,
  created_at timestamptz NOT NULL
);
CREATE INDEX thread_messages_of_thread ON thread_messages (thread_id, created_at);
CREATE UNIQUE INDEX thread_messages_key ON thread_messages (user_id, idempotency_key);

CREATE TABLE thread_products (
  message_id text NOT NULL REFERENCES thread_messages (id) ON DELETE CASCADE,
  product_id text NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  quantity integer CHECK (quantity > 0),
  sort integer NOT NULL,
  PRIMARY KEY (message_id, product_id)
);
CREATE TABLE thread_images (
  message_id text NOT NULL REFERENCES thread_messages (id) ON DELETE CASCADE,
  image_id text NOT NULL REFERENCES images (id),
  sort integer NOT NULL,
  PRIMARY KEY (message_id, image_id)
);

-- Work that takes longer than one answer, and what it made.
CREATE TABLE jobs (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('queued', 'running', 'done', 'failed')),
  progress double precision NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 1),
  file_hash text,
  file_name text,
  mime text,
  created_at timestamptz NOT NULL,
  touched_at timestamptz NOT NULL,
  CHECK (state <> 'done' OR file_hash IS NOT NULL)
);
CREATE INDEX jobs_of_user ON jobs (user_id, created_at);
