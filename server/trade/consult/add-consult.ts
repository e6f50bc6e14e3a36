import type { addConsult, BodyOf } from "@selvedge/contract";
import { sql } from "kysely";
import { seenBy } from "../../garments/styles/seen-by.ts";
import type { Once } from "../../platform/db/once.ts";
import type { Db } from "../../platform/db/open.ts";
import type { Handler } from "../../platform/http/registry.ts";
import { newId } from "../../platform/ids.ts";
import { readImages } from "../../platform/image/queries.ts";
import { invalid } from "../../platform/invalid.ts";
import type { SignedIn } from "../../platform/people/who.ts";
import { refuse } from "../../platform/refuse.ts";
import { writeMessage, writeOnce } from "../threads/message.ts";
import { openThread } from "../threads/open.ts";
import { findThread } from "../threads/queries.ts";
import { catalogueTitle } from "../threads/record.ts";

export const addConsultHandler: Handler<typeof addConsult> = async ({ body, customer, db, clock, translate, once }) =>
  postConsult(db, customer, { consult: body, once }, { translate, now: clock.now() });

type Consult = BodyOf<typeof addConsult>;

type Translate = (english: string) => string;

type Posted = { consultId: string; threadId: string; createdAt: string };

const MAX_SUBJECT = 120;

/** Writes a message with its fabrics and pictures into a thread, a new one unless it names its own company's. */
function postConsult(
  db: Db,
  customer: SignedIn,
  { consult, once }: { consult: Consult; once: Once | null },
  { translate, now }: { translate: Translate; now: Date },
): Promise<Posted> {
  const write = async (within: Db) => {
    const items = asked(consult);
    await requireKnown(within, customer, consult, items, translate);
    const threadId = consult.threadId
      ? await continued(within, customer, consult.threadId)
      : consult.fabricId
        ? await aboutFabric(within, customer, consult.fabricId, now)
        : await opened(within, customer, consult, now);
    return writeMessage(
      within,
      customer,
      { threadId, content: consult.content, mail: consult.mail, imageIds: consult.imageIds ?? [], products: items },
      now,
    );
  };
  return db.transaction().execute(async (within) => {
    const { messageId, threadId, createdAt } = await writeOnce(within, { once, now }, () => write(within));
    return { consultId: messageId, threadId, createdAt };
  });
}

/** The fabrics of a message, each once; the first quantity said counts. */
function asked({ items = [], productIds = [] }: Consult): { productId: string; quantity?: number }[] {
  const all = [...items, ...productIds.map((productId) => ({ productId }))];
  return [...new Map(all.toReversed().map((item) => [item.productId, item])).values()].toReversed();
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
  if (
    designId &&
    !(await db.selectFrom("styles").select("id").where("id", "=", designId).where(seenBy(customer.companyId)).executeTakeFirst())
  )
    throw refuse("notFound");
  const images = await readImages(db, customer.companyId, imageIds);
  if (images.length < new Set(imageIds).size)
    throw invalid(translate, { path: "imageIds", rule: "exists", message: "This fabric, picture or trim was not found." });
}

async function continued(db: Db, customer: SignedIn, threadId: string): Promise<string> {
  const thread = await findThread(db, customer, { threadId });
  if (!thread) throw refuse("notFound");
  return thread.id;
}

/** The company's own thread about a fabric, opened by the first message. */
async function aboutFabric(db: Db, customer: SignedIn, fabricId: string, now: Date): Promise<string> {
  const subject = { kind: "fabric", id: fabricId } as const;
  const title = await catalogueTitle(db, customer.companyId, subject);
  return openThread(db, { subject, companyId: customer.companyId, title }, now);
}

async function opened(db: Db, customer: SignedIn, consult: Consult, now: Date): Promise<string> {
  const id = newId(now);
  const firstLine = consult.content.split("\n")[0]!.trim();
  await db
    .insertInto("threads")
    .values({
      id,
      company_id: customer.companyId,
      user_id: customer.userId,
      kind: consult.kind,
      subject: (consult.subject || firstLine).slice(0, MAX_SUBJECT),
      about_kind: "consult",
      about_id: id,
      style_id: consult.designId ?? null,
      created_at: now,
      posted_at: now,
    })
    .execute();
  return id;
}
