import type { addConsult, BodyOf } from "@selvedge/contract";
import { sql } from "kysely";
import type { Db } from "../db/open.ts";
import { isStaff } from "../http/access.ts";
import { newId } from "../ids.ts";
import { readImages } from "../image/queries.ts";
import { invalid } from "../invalid.ts";
import { refuse } from "../refuse.ts";
import type { SignedIn } from "../registry.ts";

type Consult = BodyOf<typeof addConsult>;
type Translate = (english: string) => string;
export type Posted = { consultId: string; threadId: string; createdAt: string };

/** A key sent again within this time answers what the first one did. */
const KEY_HOURS = 24;
const HOUR_MS = 3_600_000;
const MAX_SUBJECT = 120;

/** Writes a message with its fabrics and pictures into a thread, a new one unless it names its own company's. */
export function postConsult(
  db: Db,
  customer: SignedIn,
  { consult, key }: { consult: Consult; key: string | null },
  { translate, now }: { translate: Translate; now: Date },
): Promise<Posted> {
  return db.transaction().execute(async (within) => {
    if (key) {
      await sql`SELECT pg_advisory_xact_lock(hashtext(${`consult ${customer.userId} ${key}`}))`.execute(within);
      const first = await firstOf(within, customer.userId, key, now);
      if (first) return first;
    }
    const items = asked(consult);
    await requireKnown(within, customer, consult, items, translate);
    const threadId = consult.threadId
      ? await continued(within, customer, consult.threadId, now)
      : await opened(within, customer, consult, now);
    const id = newId(now);
    await within
      .insertInto("thread_messages")
      .values({
        id,
        thread_id: threadId,
        user_id: customer.userId,
        by_mill: isStaff(customer.role),
        content: consult.content,
        mail: consult.mail ?? null,
        idempotency_key: key,
        created_at: now,
      })
      .execute();
    const products = items.map(({ productId, quantity }, sort) => ({
      message_id: id,
      product_id: productId,
      quantity: quantity ?? null,
      sort,
    }));
    if (products.length > 0) await within.insertInto("thread_products").values(products).execute();
    const images = [...new Set(consult.imageIds ?? [])].map((imageId, sort) => ({ message_id: id, image_id: imageId, sort }));
    if (images.length > 0) await within.insertInto("thread_images").values(images).execute();
    return { consultId: id, threadId, createdAt: now.toISOString() };
  });
}

/** The fabrics of a message, each once; the first quantity said counts. */
function asked({ items = [], productIds = [] }: Consult): { productId: string; quantity?: number }[] {
  const all = [...items, ...productIds.map((productId) => ({ productId }))];
  return [...new Map(all.toReversed().map((item) => [item.productId, item])).values()].toReversed();
}

async function firstOf(db: Db, userId: string, key: string, now: Date): Promise<Posted | null> {
  const row = await db
    .selectFrom("thread_messages")
    .select(["id", "thread_id", "created_at"])
    .where("user_id", "=", userId)
    .where("idempotency_key", "=", key)
    .executeTakeFirst();
  if (!row) return null;
  if (now.getTime() - row.created_at.getTime() < KEY_HOURS * HOUR_MS)
    return { consultId: row.id, threadId: row.thread_id, createdAt: row.created_at.toISOString() };
  await db.updateTable("thread_messages").set({ idempotency_key: null }).where("id", "=", row.id).execute();
  return null;
}

/** Refuses fabrics that are not in the catalogue, an unknown style, and pictures of another company. */
async function requireKnown(
  db: Db,
  customer: SignedIn,
  { imageIds = [], designId }: Consult,
  items: readonly { productId: string }[],
  translate: Translate,
): Promise<void> {
  const ids = items.map(({ productId }) => productId);
  const { count } = await db
    .selectFrom("products")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("id", "=", sql<string>`any(${ids})`)
    .executeTakeFirstOrThrow();
  if (count < ids.length) throw refuse("notFound");
  if (designId && !(await db.selectFrom("styles").select("id").where("id", "=", designId).executeTakeFirst()))
    throw refuse("notFound");
  const images = await readImages(db, customer.customerId, imageIds);
  if (images.length < new Set(imageIds).size)
    throw invalid(translate, { path: "imageIds", rule: "exists", message: "This fabric, picture or trim was not found." });
}

async function continued(db: Db, customer: SignedIn, threadId: string, now: Date): Promise<string> {
  const own = isStaff(customer.role) ? undefined : customer.customerId;
  let thread = db.updateTable("threads").set({ posted_at: now }).where("id", "=", threadId);
  if (own) thread = thread.where("company_id", "=", own);
  const row = await thread.returning("id").executeTakeFirst();
  if (!row) throw refuse("notFound");
  return row.id;
}

async function opened(db: Db, customer: SignedIn, consult: Consult, now: Date): Promise<string> {
  const id = newId(now);
  const firstLine = consult.content.split("\n")[0]!.trim();
  await db
    .insertInto("threads")
    .values({
      id,
      company_id: customer.customerId,
      user_id: customer.userId,
      kind: consult.kind,
      subject: (consult.subject || firstLine).slice(0, MAX_SUBJECT),
      style_id: consult.designId ?? null,
      created_at: now,
      posted_at: now,
    })
    .execute();
  return id;
}
