-- A saved design has a thread too, of the company that drew it.
ALTER TABLE threads
  DROP CONSTRAINT threads_about_kind_check,
  ADD CONSTRAINT threads_about_kind_check
    CHECK (about_kind IN ('order', 'rfq', 'lapDip', 'sample', 'fabric', 'design', 'proposal', 'consult'));
-- Which revision of the design a message was written about; the design may change afterwards.
ALTER TABLE thread_messages ADD COLUMN revision integer CHECK (revision >= 1);
