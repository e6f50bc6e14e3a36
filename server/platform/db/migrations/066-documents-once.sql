-- A document sent again by a phone that did not hear the answer is the same document.
CREATE UNIQUE INDEX order_documents_once ON order_documents (order_id, file_hash);
