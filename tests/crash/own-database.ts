import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll } from "vitest";

const server = process.env.DATABASE_URL;

/** On DATABASE_URL a database for one file's tests; its address is empty where the embedded one is used. */
export function ownDatabase() {
  const name = `crash_${randomBytes(6).toString("hex")}`;
  let url = "";
  beforeAll(async () => {
    if (!server) return;
    await onServer(`CREATE DATABASE ${name}`);
    url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  });
  afterAll(async () => {
    if (server) await onServer(`DROP DATABASE ${name} WITH (FORCE)`);
  });
  return {
    url: () => url,
    /** Ends every connection that anybody has to it, as a restart of the server does. */
    dropConnections: () => onServer("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", [name]),
  };
}

async function onServer(text: string, values: readonly unknown[] = []): Promise<void> {
  const connection = new pg.Client({ connectionString: server });
  await connection.connect();
  await connection.query(text, [...values]);
  await connection.end();
}
