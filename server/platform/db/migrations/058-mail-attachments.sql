-- A letter may carry one file, kept with the other files under the SHA-256 of its content.
ALTER TABLE mail_outbox
  ADD COLUMN attachment_hash text,
  ADD COLUMN attachment_name text,
  ADD COLUMN attachment_mime text;
