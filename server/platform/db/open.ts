import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { type EmbeddedInFolder, type EmbeddedInMemory, openEmbedded } from "./embedded/embedded.ts";
import { type Heard, type Listening, listenOnOne, listenOnServer } from "./listen.ts";
import { ServerClient } from "./server/server-client.ts";
import type { Db, Tables } from "./tables.ts";
import { countChanges } from "./unless-changed.ts";

export type { Db } from "./tables.ts";

export type Database = {
  readonly db: Db;
  readonly kind: "embedded" | "postgres";
  /** Calls `heard` with what every notification on the channel says, from this process or another; without it where one may have been missed. */
  listen(channel: string, heard: Heard): Promise<Listening>;
  /** Finishes running queries and closes files and connections. */
  close(): Promise<void>;
};

export type Where =
  /** A PostgreSQL server; `schema` puts everything into a schema of its own. `onLost` is called when a connection is lost. */
  | {
      readonly url: string;
      readonly schema?: string;
      readonly onLost?: (error: Error) => void;
      /** How long a statement is waited for. */
      readonly answeredWithinMs?: number;
      /** How long to wait for a connection, the wait in the pool's queue included. */
      readonly connectedWithinMs?: number;
    }
  /** The embedded database in a folder, held by `claim`; `onLost` is called when it ends, after which no query is answered. */
  | EmbeddedInFolder
  /** The embedded database in memory, from a stored picture of one where given. */
  | ({ readonly memory: true } & EmbeddedInMemory);

const POOL_SIZE = 10;
const STATEMENT_TIMEOUT_MS = 40_000;
const IDLE_IN_TRANSACTION_MS = 60_000;
const CONNECTED_WITHIN_MS = 15_000;
/** The server ends a statement before; this is for a server that says nothing any more. */
const ANSWERED_WITHIN_MS = STATEMENT_TIMEOUT_MS + 5_000;
const KEEP_ALIVE_AFTER_MS = 10_000;

const { DATE } = pg.types.builtins;

/** Type parsers of both databases: a date without time stays the text YYYY-MM-DD; all else is as node-postgres has it (bigint and numeric are text). */
export const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === DATE && format !== "binary" ? (text: string) => text : pg.types.getTypeParser(oid, format as "text"),
};

/** Opens the database. Both kinds take the same SQL through the same driver; the schema is brought up to date by `migrate`. */
export async function openDatabase(where: Where): Promise<Database> {
  if (!("url" in where)) {
    const { pool, count, close } = await openEmbedded(where, types);
    const db = kysely(pool);
    countChanges(db, count);
    return { db, kind: "embedded", listen: (channel, heard) => listenOnOne(pool, channel, heard), close };
  }
  const options = [
    `-c statement_timeout=${STATEMENT_TIMEOUT_MS}`,
    `-c idle_in_transaction_session_timeout=${IDLE_IN_TRANSACTION_MS}`,
  ];
  if (where.schema) options.push(`-c search_path=${where.schema}`);
  const connection = {
    connectionString: where.url,
    options: options.join(" "),
    connectionTimeoutMillis: where.connectedWithinMs ?? CONNECTED_WITHIN_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
  };
  const pool = new pg.Pool({
    ...connection,
    Client: ServerClient,
    max: POOL_SIZE,
    types,
    query_timeout: where.answeredWithinMs ?? ANSWERED_WITHIN_MS,
  });
  const lost = (error: Error) => where.onLost?.(error);
  // One lost while idle is replaced by the pool. One lost in use fails what is asked of it, and says so besides: unheard, that ends the process.
  pool.on("error", lost);
  pool.on("connect", (client) => void client.on("error", lost));
  return {
    db: kysely(pool),
    kind: "postgres",
    listen: async (channel, heard) => listenOnServer(connection, channel, heard),
    close: () => pool.end(),
  };
}

const kysely = (pool: pg.Pool) => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
