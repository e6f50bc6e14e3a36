-- Who signed through a link while signed in as somebody of the design's own company; null for a visitor, under the name they gave.
ALTER TABLE sign_offs ADD COLUMN user_id text REFERENCES users (id);
