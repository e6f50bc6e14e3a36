import type { Kysely } from "kysely";

/** What a person can make or do under an Idempotency-Key; what the domains have of it is added in `assembly/tables.ts`. */
export interface MadeOnce {
  readonly mail_outbox: true;
}

/** A key is one person's within one kind. */
export type Made = keyof MadeOnce;

type OnceTable = {
  readonly user_id: string;
  readonly made: Made;
  readonly key: string;
  /** Null of one that was kept before bodies were. */
  readonly body_hash: string | null;
  /** What was made, or what something was done with. */
  readonly record_id: string;
  readonly at: Date;
};

/** Every table of the portal: those of the domains are added where it is put together, in `assembly/tables.ts`. */
export interface Tables {
  readonly once_keys: OnceTable;
}

/** The database, or a transaction in it, with every table of the portal. */
export type Db = Kysely<Tables>;
