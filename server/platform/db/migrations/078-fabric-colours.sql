-- The colours of a cloth by the words a buyer filters by, each with its share of what is seen in per cent. Follows from the record of the cloth; null for a fabric with pictures of its own, and until it has been told.
ALTER TABLE products ADD COLUMN colours jsonb;
