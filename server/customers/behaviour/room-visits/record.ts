import type { BodyOf, noteChanelVisit } from "@selvedge/contract";
import { sql } from "kysely";
import { refusalAt } from "../../../garments/showrooms/may-enter.ts";
import { thoseIn } from "../../../garments/showrooms/own/fabrics-in.ts";
import type { LooksOf, SecondsOf } from "../../../garments/showrooms/tables.ts";
import type { Db } from "../../../platform/db/open.ts";
import type { SignedIn } from "../../../platform/people/who.ts";
import { refuse } from "../../../platform/refuse.ts";
import { mayRecordRooms } from "../consent/consent.ts";
import { clamped, uncountedSince } from "./clamp.ts";

type Batch = BodyOf<typeof noteChanelVisit>;

const DAY_MS = 86_400_000;
/** Times a day that one person opens one room, at most: more do not come from a page. */
const MAX_OPENINGS_A_DAY = 50;

/** Keeps what somebody looked at in a room; false, and nothing is kept, of a person who has not allowed it, and of a room that is not open any more or was opened too often. Errors: privateShowroom. */
export function recordOpening(db: Db, customer: SignedIn, batch: Batch, now: Date): Promise<boolean> {
  const { userId } = customer;
  return db.transaction().execute(async (within) => {
    // Batches of a person come one after the other, so that the same time is never counted twice.
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`room opening ${userId}`}, 0))`.execute(within);
    // Meanwhile nobody can give the room to another company.
    const room = await within.selectFrom("chanels").selectAll().where("id", "=", batch.chanelId).forShare().executeTakeFirst();
    const refusal = room ? refusalAt(room, customer, now) : "notFound";
    if (refusal === "privateShowroom") throw refuse(refusal);
    if (refusal || !(await mayRecordRooms(within, userId))) return false;
    const before = await within
      .selectFrom("chanel_openings")
      .select(["chanel_id", "last_batch", "seconds", "stands", "fabrics"])
      .where("user_id", "=", userId)
      .where("opening_id", "=", batch.openingId)
      // Whoever clears their history meanwhile waits, and deletes this too: what was read before never comes back.
      .forUpdate()
      .executeTakeFirst();
    if (before && before.chanel_id !== batch.chanelId) return false;
    if (before && batch.number <= before.last_batch) return true;
    if (!before && (await opensTooOften(within, userId, batch, now))) return false;
    const since = await sinceOf(within, userId, now);
    const counted = await countedOf(within, batch, (now.getTime() - since.getTime()) / 1_000);
    const row = {
      last_at: now,
      counted_until: new Date(since.getTime() + counted.seconds * 1_000),
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

async function opensTooOften(within: Db, userId: string, { chanelId }: Batch, now: Date): Promise<boolean> {
  const { count } = await within
    .selectFrom("chanel_openings")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("user_id", "=", userId)
    .where("chanel_id", "=", chanelId)
    .where("opened_at", ">", new Date(now.getTime() - DAY_MS))
    .executeTakeFirstOrThrow();
  return count >= MAX_OPENINGS_A_DAY;
}

/** Since when time of a person is not counted yet. */
async function sinceOf(within: Db, userId: string, now: Date): Promise<Date> {
  const { last } = await within
    .selectFrom("chanel_openings")
    .select((eb) => eb.fn.max("counted_until").as("last"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return uncountedSince(last, now);
}

/** What of a batch counts: what is in the room, and no more seconds than it may have. */
async function countedOf(within: Db, batch: Batch, allowed: number): Promise<Pick<Batch, "seconds" | "groups" | "fabrics">> {
  const seconds = Math.min(batch.seconds, allowed);
  const rows = await within.selectFrom("chanel_groups").select("id").where("chanel_id", "=", batch.chanelId).execute();
  const groups = new Set(rows.map(({ id }) => id));
  const ids = batch.fabrics.map(({ productId }) => productId);
  const fabrics = new Set(ids.length === 0 ? [] : await thoseIn(within, batch.chanelId, ids));
  return {
    seconds,
    groups: clamped(
      batch.groups.filter((one) => groups.has(one.groupId)),
      seconds,
    ).filter((one) => one.seconds > 0),
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
