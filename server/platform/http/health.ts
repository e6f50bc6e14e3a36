import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Db } from "../db/open.ts";
import type { Room } from "../files/room/room.ts";

const READY_WITHIN_MS = 2_000;
/** For somebody whose call is under way for 15 s: even a busy process says something until then, and no client waits 20 s. */
const ALIVE_WITHIN_MS = 3_000;

/** `/healthz`: the process lives. `/readyz`: the database answers too, else 503; and whether there is room for files, without which all else goes on. */
export function serveHealth(app: FastifyInstance, db: Db, room: Room): void {
  app.get("/healthz", async (_request, reply) => reply.header("cache-control", "no-store").send({ alive: true }));
  app.get("/readyz", async (request, reply) => {
    const ready = await answersWithin(db, READY_WITHIN_MS).catch((error: unknown) => {
      request.log.warn({ err: error }, "the database does not answer");
      return false;
    });
    const hasRoom = !(await room.isShort());
    return reply
      .code(ready ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ ready, hasRoom });
  });
}

/** Whether the database says anything at all. */
export const isDatabaseAlive = (db: Db): Promise<boolean> => answersWithin(db, ALIVE_WITHIN_MS).catch(() => false);

async function answersWithin(db: Db, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  try {
    await Promise.race([sql`SELECT 1`.execute(db), late]);
    return true;
  } finally {
    clearTimeout(timer);
  }
}
