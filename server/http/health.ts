import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Db } from "../db/open.ts";

const READY_WITHIN_MS = 2_000;

/** `/healthz`: the process lives. `/readyz`: the database answers too; else 503. */
export function serveHealth(app: FastifyInstance, db: Db): void {
  app.get("/healthz", async (_request, reply) => reply.header("cache-control", "no-store").send({ alive: true }));
  app.get("/readyz", async (request, reply) => {
    const ready = await answersInTime(db).catch((error: unknown) => {
      request.log.warn({ err: error }, "the database does not answer");
      return false;
    });
    return reply
      .code(ready ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ ready });
  });
}

async function answersInTime(db: Db): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${READY_WITHIN_MS} ms`)), READY_WITHIN_MS);
  });
  try {
    await Promise.race([sql`SELECT 1`.execute(db), late]);
    return true;
  } finally {
    clearTimeout(timer);
  }
}
