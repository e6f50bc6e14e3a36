import { type Kysely, sql } from "kysely";

/** Any numbers will do, as long as every process of the portal uses the same. */
export const LOCKS = { migrate: 7_355_608, seed: 7_355_609 } as const;

/**
 * Runs work that one process at a time may do, while the others wait however long it takes.
 * The work gets the connection that holds the lock; on the embedded database it is the only one.
 */
export function oneAtATime<T, R>(
  db: Kysely<T>,
  lock: keyof typeof LOCKS,
  work: (connection: Kysely<T>) => Promise<R>,
): Promise<R> {
  return db.connection().execute(async (connection) => {
    await sql`SET statement_timeout = 0`.execute(connection);
    await sql`SELECT pg_advisory_lock(${LOCKS[lock]})`.execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`SELECT pg_advisory_unlock(${LOCKS[lock]})`.execute(connection);
      await sql`RESET statement_timeout`.execute(connection);
    }
  });
}
