-- Secrets that all processes of a portal share.
CREATE TABLE keys (
  name text PRIMARY KEY,
  value text NOT NULL
);

-- Faces and logos by the stored file, as all pictures; an address is made for who looks.
ALTER TABLE users RENAME COLUMN avatar TO avatar_hash;
UPDATE users SET avatar_hash = substring(avatar_hash FROM '[0-9a-f]{64}');
ALTER TABLE companies RENAME COLUMN logo TO logo_hash;
UPDATE companies SET logo_hash = substring(logo_hash FROM '[0-9a-f]{64}');
