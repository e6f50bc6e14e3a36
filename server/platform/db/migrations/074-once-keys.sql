-- What was made of a request that says by its key that it is one: asked again it is answered, asked otherwise it is refused.
CREATE TABLE once_keys (
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  made text NOT NULL,
  key text NOT NULL,
  body_hash text,
  record_id text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (user_id, made, key)
);

INSERT INTO once_keys (user_id, made, key, record_id, at)
  SELECT user_id, 'orders', idempotency_key, id, created_at FROM orders WHERE idempotency_key IS NOT NULL
  UNION ALL SELECT user_id, 'quotations', idempotency_key, id, created_at FROM quotations WHERE idempotency_key IS NOT NULL
  UNION ALL SELECT user_id, 'samples', idempotency_key, id, created_at FROM samples WHERE idempotency_key IS NOT NULL
  UNION ALL SELECT user_id, 'thread_messages', idempotency_key, id, created_at FROM thread_messages WHERE idempotency_key IS NOT NULL
  UNION ALL SELECT sender_id, 'mail_outbox', idempotency_key, id, created_at FROM mail_outbox
    WHERE idempotency_key IS NOT NULL AND sender_id IS NOT NULL;

ALTER TABLE orders DROP COLUMN idempotency_key;
ALTER TABLE quotations DROP COLUMN idempotency_key;
ALTER TABLE samples DROP COLUMN idempotency_key;
ALTER TABLE thread_messages DROP COLUMN idempotency_key;
ALTER TABLE mail_outbox DROP COLUMN idempotency_key;
