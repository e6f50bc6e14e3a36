/** The records a person can make under an Idempotency-Key; a key is one person's within one kind. */
export type Made = "orders" | "quotations" | "samples" | "thread_messages" | "mail_outbox";

type OnceTable = {
  readonly user_id: string;
  readonly made: Made;
  readonly key: string;
  /** Null of one that was kept before bodies were. */
  readonly body_hash: string | null;
  readonly record_id: string;
  readonly at: Date;
};

/** Every table of the portal: those of the domains are added where it is put together, in `assembly/tables.ts`. */
export interface Tables {
  readonly once_keys: OnceTable;
}
