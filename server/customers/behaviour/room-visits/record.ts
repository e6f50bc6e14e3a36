import type { BodyOf, noteChanelVisit } from "@selvedge/contract";
import { sql } from "kysely";
import { refusalAt } from "../../../garments/showrooms/may-enter.ts";
import { thoseIn } from "../../../garments/showrooms/own/fabrics-in.ts";
import type { LooksOf, SecondsOf } from "../../../garments/showrooms/tables.ts";
import type { Db } from "../../../platform/db/open.ts";
import type { SignedIn } from "../../../platform/people/who.ts";
import { refuse } from "../../../platform/refuse.ts";
import { mayRecord } from "../consent/consent.ts";
import { allowedSeconds, clamped } from "./clamp.ts";

type Batch = BodyOf<typeof noteChanelVisit>;

/** Keeps what somebody looked at in a room; false, and nothing is kept, of a person who has not allowed it, and of a room that is not open any more. Errors: privateShowroom. */
export function recordOpening(db: Db, customer: SignedIn, batch: Batch, now: Date): Promise<boolean> {
  const { userId } = customer;
  return db.transaction().execute(async (within) => {
    // Batches of a person come one after the other, so that the same time is never counted twice.
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`room opening ${userId}`}, 0))`.execute(within);
    // Meanwhile nobody can give the room to another company.
    const room = await within.selectFrom("chanels").selectAll().where("id", "=", batch.chanelId).forShare().executeTakeFirst();
    const refusal = room ? refusalAt(room, customer, now) : "notFound";
    if (refusal === "privateShowroom") throw refuse(refusal);
    if (refusal || !(await mayRecord(within, userId))) return false;
    const before = await within
      .selectFrom("chanel_openings")
      .select(["chanel_id", "last_batch", "seconds", "stands", "fabrics"])
      .where("user_id", "=", userId)
      .where("opening_id", "=", batch.openingId)
      .executeTakeFirst();
    if (before && before.chanel_id !== batch.chanelId) return false;
    if (before && batch.number <= before.last_batch) return true;
    const counted = await countedOf(within, userId, batch, now);
    const row = {
      last_at: now,
      last_batch: batch.number,
      seconds: (before?.seconds ?? 0) + counted.seconds,
      stands: JSON.stringify(standsWith(before?.stands ?? {}, counted.groups)),
      fabrics: JSON.stringify(looksWith(before?.fabrics ?? {}, counted.fabrics)),
    };
    const key = { user_id: userId, opening_id: batch.openingId };
    const opened = { chanel_id: batch.chanelId, company_id: customer.companyId, way: batch.way, opened_at: now };
    await within
      .insertInto("chanel_openings")
      .values({ ...key, ...opened, ...row })
      .onConflict((conflict) => conflict.columns(["user_id", "opening_id"]).doUpdateSet(row))
      .execute();
    return true;
  });
}

/** What of a batch counts: what is in the room, and no more seconds than went by. */
async function countedOf(
  within: Db,
  userId: string,
  batch: Batch,
  now: Date,
): Promise<Pick<Batch, "seconds" | "groups" | "fabrics">> {
  const { last } = await within
    .selectFrom("chanel_openings")
    .select((eb) => eb.fn.max("last_at").as("last"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  const seconds = Math.min(batch.seconds, allowedSeconds(last, now));
  const rows = await within.selectFrom("chanel_groups").select("id").where("chanel_id", "=", batch.chanelId).execute();
  const groups = new Set(rows.map(({ id }) => id));
  const ids = batch.fabrics.map(({ productId }) => productId);
  const fabrics = new Set(ids.length === 0 ? [] : await thoseIn(within, batch.chanelId, ids));
  return {
    seconds,
    groups: clamped(
      batch.groups.filter(({ groupId }) => groups.has(groupId)),
      seconds,
    ),
    fabrics: clamped(
      batch.fabrics.filter(({ productId }) => fabrics.has(productId)),
      seconds,
    ),
  };
}

function standsWith(kept: SecondsOf, groups: Batch["groups"]): SecondsOf {
  const sums = new Map(Object.entries(kept));
  for (const { groupId, part, seconds } of groups) {
    const key = `${groupId}/${part}`;
    sums.set(key, (sums.get(key) ?? 0) + seconds);
  }
  return Object.fromEntries(sums);
}

function looksWith(kept: LooksOf, fabrics: Batch["fabrics"]): LooksOf {
  const sums = new Map(Object.entries(kept));
  for (const { productId, seconds, looks } of fabrics) {
    const before = sums.get(productId);
    sums.set(productId, { seconds: (before?.seconds ?? 0) + seconds, looks: (before?.looks ?? 0) + looks });
  }
  return Object.fromEntries(sums);
}
