import { sql } from "kysely";
import type { Db } from "../../db/open.ts";
import { newId } from "../../ids.ts";
import type { Clock } from "../../time/clock.ts";
import type { Post } from "./post.ts";
import { SIGNATURE_HEADER, signatureOf } from "./signature.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Pauses before each further attempt: eight of them over 24 hours. */
export const PAUSES_MS = [
  MINUTE_MS,
  4 * MINUTE_MS,
  15 * MINUTE_MS,
  40 * MINUTE_MS,
  2 * HOUR_MS,
  4 * HOUR_MS,
  7 * HOUR_MS,
  10 * HOUR_MS,
] as const;
/** A delivery in the sending state for longer was left behind by a process that ended. */
export const LEFT_AFTER_MS = 30_000;
/** So many are sent by one process at once, and to one endpoint in all, so that a slow one does not hold up the others. */
const LANES = 6;
const TO_ONE_ENDPOINT = 4;
/** After so many one process looks again whether it is to stop. */
const AT_ONCE = 60;
const MAX_ERROR_CHARS = 300;

type Claimed = {
  readonly id: string;
  readonly attempt: number;
  readonly eventId: string;
  readonly endpointId: string;
  readonly url: string;
  readonly secret: string;
  readonly type: string;
  readonly at: Date;
  readonly data: Record<string, unknown>;
};

type Parts = { readonly db: Db; readonly post: Post; readonly clock: Clock };

/**
 * Sends what is due and answers how many deliveries were made. Each is claimed before it is sent, so no two processes send it; one
 * whose end nobody saw is marked, and its content is delivered again under another id.
 */
export async function sendDueWebhooks({ db, post, clock }: Parts): Promise<number> {
  await releaseLeft(db, clock.now());
  let made = 0;
  const lane = async () => {
    while (made < AT_ONCE) {
      const delivery = await claim(db, clock.now());
      if (!delivery) return;
      made += 1;
      await deliver({ db, post, clock }, delivery);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return made;
}

async function claim(db: Db, now: Date): Promise<Claimed | null> {
  const { rows } = await sql<Claimed>`
    WITH claimed AS (
      UPDATE webhook_deliveries SET state = 'sending', claimed_at = ${now}
      WHERE id = (
        SELECT d.id FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id
        WHERE d.state = 'queued' AND d.due_at <= ${now} AND e.is_active
          AND (SELECT count(*) FROM webhook_deliveries o WHERE o.endpoint_id = d.endpoint_id AND o.state = 'sending') < ${TO_ONE_ENDPOINT}
        ORDER BY d.due_at, d.id LIMIT 1 FOR UPDATE OF d SKIP LOCKED)
      RETURNING id, attempt, event_id, endpoint_id)
    SELECT c.id, c.attempt, c.event_id AS "eventId", c.endpoint_id AS "endpointId", e.url, e.secret, v.type, v.at, v.data
    FROM claimed c JOIN webhook_endpoints e ON e.id = c.endpoint_id JOIN webhook_events v ON v.id = c.event_id`.execute(db);
  return rows[0] ?? null;
}

async function deliver({ db, post, clock }: Parts, claimed: Claimed): Promise<void> {
  const body = JSON.stringify({ id: claimed.eventId, type: claimed.type, at: claimed.at.toISOString(), data: claimed.data });
  const answer = await post({
    url: claimed.url,
    body,
    headers: {
      "content-type": "application/json",
      "user-agent": "Selvedge-Webhook/1",
      "x-wes-event": claimed.type,
      "x-wes-delivery": claimed.id,
      [SIGNATURE_HEADER.toLowerCase()]: signatureOf(body, claimed.secret, clock.now()),
    },
  }).then(
    (status) => ({ status, error: null }),
    (error: unknown) => ({ status: null, error: error instanceof Error ? error.message : String(error) }),
  );
  const isTaken = answer.status !== null && answer.status >= 200 && answer.status < 300;
  await end(db, claimed, { state: isTaken ? "delivered" : "failed", ...answer }, clock.now());
}

type End = { readonly state: "delivered" | "failed" | "unsure"; readonly status: number | null; readonly error: string | null };

/** Writes how a delivery ended. A failed one is queued again after a pause, and given up after the last attempt. */
async function end(
  db: Db,
  { id, attempt, eventId, endpointId }: Pick<Claimed, "id" | "attempt" | "eventId" | "endpointId">,
  { state, status, error }: End,
  now: Date,
): Promise<void> {
  const pause = PAUSES_MS[attempt - 1];
  await db.transaction().execute(async (tx) => {
    const ended = await tx
      .updateTable("webhook_deliveries")
      .set({
        state: state === "failed" && pause === undefined ? "givenUp" : state,
        ended_at: now,
        http_status: status,
        error: error?.slice(0, MAX_ERROR_CHARS) ?? null,
      })
      .where("id", "=", id)
      .where("state", "=", "sending")
      .returning("id")
      .executeTakeFirst();
    // Somebody else has marked it since, and queued the next.
    if (!ended || state === "delivered" || pause === undefined) return;
    await tx
      .insertInto("webhook_deliveries")
      .values({
        id: newId(now),
        event_id: eventId,
        endpoint_id: endpointId,
        attempt: attempt + 1,
        due_at: new Date(now.getTime() + (state === "unsure" ? 0 : pause)),
        claimed_at: null,
        ended_at: null,
        http_status: null,
        error: null,
        created_at: now,
      })
      .onConflict((on) => on.doNothing())
      .execute();
  });
}

/** Marks what a process left behind as it ended. */
async function releaseLeft(db: Db, now: Date): Promise<void> {
  const left = await db
    .selectFrom("webhook_deliveries")
    .select(["id", "attempt", "event_id as eventId", "endpoint_id as endpointId"])
    .where("state", "=", "sending")
    .where("claimed_at", "<", new Date(now.getTime() - LEFT_AFTER_MS))
    .execute();
  const error = "The process that was sending it ended.";
  for (const delivery of left) await end(db, delivery, { state: "unsure", status: null, error }, now);
}
