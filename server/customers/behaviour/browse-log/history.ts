import { type BodyOf, type getBrowseLog, REMEMBERED_DAYS } from "@selvedge/contract";
import { sql } from "kysely";
import { inEveryLanguage } from "../../../fabrics/search/language/translations.ts";
import { fold, foldCode } from "../../../fabrics/search/words/fold.ts";
import type { Db } from "../../../platform/db/open.ts";
import { offsetOf } from "../../../platform/http/answer/page.ts";

type Asked = BodyOf<typeof getBrowseLog>;
const DAY_MS = 86_400_000;
/** Search words given with one page of visits, at most. */
const MAX_WORDS = 200;

/** Of the fabrics a person has seen, those whose code or name in any language holds the word; null where no word is given. */
export async function seenNamed(db: Db, userId: string, keyword: string | undefined): Promise<string[] | null> {
  if (!keyword) return null;
  const seen = await db
    .selectFrom("products as p")
    .select(["p.id", "p.code", "p.name"])
    .where((eb) =>
      eb.exists(
        eb.selectFrom("browse_log as b").select("b.id").whereRef("b.product_id", "=", "p.id").where("b.user_id", "=", userId),
      ),
    )
    .execute();
  const [word, code] = [fold(keyword), foldCode(keyword)];
  const isNamed = (name: string) => inEveryLanguage(name).some((text) => fold(text).includes(word));
  return seen.filter((one) => (code !== "" && foldCode(one.code).includes(code)) || isNamed(one.name)).map(({ id }) => id);
}

/** One page of a person's visits, newest first, how many there are, and when the visit behind the page was. */
export async function visitsOf(db: Db, userId: string, asked: Asked, productIds: readonly string[] | null) {
  let own = db.selectFrom("browse_log").where("user_id", "=", userId);
  if (asked.dateFrom) own = own.where("visited_at", ">=", new Date(asked.dateFrom));
  if (asked.dateTo) own = own.where("visited_at", "<", new Date(asked.dateTo));
  if (productIds) own = own.where("product_id", "=", sql<string>`any(${productIds})`);
  const { total } = await own.select(sql<number>`count(*)::int`.as("total")).executeTakeFirstOrThrow();
  const rows = await own
    .select(["id", "product_id", "visited_at", "remain_ms", "source"])
    .orderBy("visited_at", "desc")
    .orderBy("id", "desc")
    .limit(asked.pageSize + 1)
    .offset(offsetOf(asked))
    .execute();
  return { rows: rows.slice(0, asked.pageSize), total, after: rows[asked.pageSize]?.visited_at ?? null };
}

/** The words a person searched for after one visit and up to another, newest first. */
export async function wordsOf(
  db: Db,
  userId: string,
  { dateFrom, dateTo, keyword, after, upTo }: Asked & { readonly after: Date | null; readonly upTo: Date | null },
) {
  let own = db.selectFrom("behaviour_records").where("user_id", "=", userId).where("search_key", "<>", "");
  if (dateFrom) own = own.where("received_at", ">=", new Date(dateFrom));
  if (dateTo) own = own.where("received_at", "<", new Date(dateTo));
  if (after) own = own.where("received_at", ">", after);
  if (upTo) own = own.where("received_at", "<=", upTo);
  const rows = await own
    .select(["search_key", "received_at"])
    .orderBy("received_at", "desc")
    .orderBy("id", "desc")
    .limit(MAX_WORDS)
    .execute();
  const word = fold(keyword ?? "");
  return rows
    .filter((row) => fold(row.search_key).includes(word))
    .map((row) => ({ word: row.search_key, at: row.received_at.toISOString() }));
}

/** Deletes the named visits of a person, or all. Somebody else's stay. */
export async function forgetVisits(db: Db, userId: string, ids: readonly string[] | null): Promise<number> {
  let own = db.deleteFrom("browse_log").where("user_id", "=", userId);
  if (ids) own = own.where("id", "=", sql<string>`any(${ids})`);
  return Number((await own.executeTakeFirst()).numDeletedRows);
}

/** Deletes what was recorded of the showrooms a person opened. */
export async function forgetOpenings(db: Db, userId: string): Promise<number> {
  return Number((await db.deleteFrom("chanel_openings").where("user_id", "=", userId).executeTakeFirst()).numDeletedRows);
}

/** Deletes all that was recorded of what a person looked at and searched for. */
export async function forgetAllOf(db: Db, userId: string): Promise<void> {
  await forgetVisits(db, userId, null);
  await forgetOpenings(db, userId);
  await db.deleteFrom("behaviour_records").where("user_id", "=", userId).execute();
}

/** Deletes what anybody looked at and searched for longer ago than it may be remembered. */
export async function forgetLongAgo(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - REMEMBERED_DAYS * DAY_MS);
  await db.deleteFrom("browse_log").where("visited_at", "<", since).execute();
  await db.deleteFrom("chanel_openings").where("last_at", "<", since).execute();
  await db.deleteFrom("behaviour_records").where("received_at", "<", since).execute();
}

/** Takes the named words of a person, or all, out of what was recorded. */
export async function forgetWords(db: Db, userId: string, words: readonly string[] | null): Promise<number> {
  let own = db
    .updateTable("behaviour_records")
    .set({ search_key: "" })
    .where("user_id", "=", userId)
    .where("search_key", "<>", "");
  if (words) own = own.where("search_key", "=", sql<string>`any(${words})`);
  return Number((await own.executeTakeFirst()).numUpdatedRows);
}
