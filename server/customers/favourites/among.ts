import { sql } from "kysely";

/** In a WHERE: one of these ids. */
export const among = (ids: readonly string[]) => sql<string>`any(${[...new Set(ids)]})`;
