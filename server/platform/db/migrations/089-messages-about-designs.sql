-- A saved design has a thread too, of the company that drew it.
ALTER TABLE threads
  DROP CONSTRAINT threads_about_kind_check,
  ADD CONSTRAINT threads_about_kind_check
    CHECK (about_kind IN ('order', 'rfq', 'lapDip', 'sample', 'fabric', 'design', 'proposal', 'consult'));
-- Which revision of the design a message was written about; the design may change afterwards.
ALTER TABLE thread_messages ADD COLUMN revision integer CHECK (revision >= 1);
-- Several companies write about one fabric: a notice of a message names its thread, so that reading or replacing one leaves the others'.
ALTER TABLE notices ADD COLUMN thread_id text REFERENCES threads (id) ON DELETE CASCADE;
UPDATE notices n SET thread_id = (
  SELECT t.id FROM threads t JOIN users u ON u.id = n.user_id
  WHERE t.about_kind = n.subject_kind AND t.about_id = n.subject_id
  ORDER BY t.company_id = u.company_id DESC, t.posted_at DESC LIMIT 1)
WHERE n.kind = 'thread.posted';
CREATE INDEX notices_of_thread ON notices (thread_id) WHERE read_at IS NULL;
