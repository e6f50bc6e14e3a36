-- Companies (the mill's customers and the mill itself), their people, and who is signed in.
CREATE TABLE companies (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  country text NOT NULL DEFAULT '',
  logo text,
  vip boolean NOT NULL DEFAULT false,
  vip_level text,
  created_at timestamptz NOT NULL
);

CREATE TABLE users (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  company_id text NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  username text NOT NULL,
  mail text NOT NULL,
  name text NOT NULL,
  avatar text,
  role text NOT NULL CHECK (role IN ('buyer', 'buyerAdmin', 'sales', 'mill', 'admin')),
  language text NOT NULL DEFAULT 'en',
  currency text NOT NULL DEFAULT 'USD' CHECK (currency ~ '^[A-Z]{3}$'),
  unit text NOT NULL DEFAULT 'm' CHECK (unit IN ('m', 'yd')),
  password_hash text NOT NULL,
  password_must_change boolean NOT NULL DEFAULT false,
  locked_at timestamptz,
  mail_verified_at timestamptz,
  last_login_at timestamptz,
  created_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1
);
-- One may sign in by either, so neither may be another person's other.
CREATE UNIQUE INDEX users_username ON users (lower(username));
CREATE UNIQUE INDEX users_mail ON users (lower(mail));
CREATE INDEX users_company ON users (company_id);

CREATE TABLE sessions (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  secret_hash text NOT NULL UNIQUE,
  handle_hash text NOT NULL UNIQUE,
  persistent boolean NOT NULL,
  address text NOT NULL,
  user_agent text NOT NULL,
  created_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL
);
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_created ON sessions (created_at);

CREATE TABLE login_attempts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_address_hash text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX login_attempts_who ON login_attempts (account_address_hash, at);
