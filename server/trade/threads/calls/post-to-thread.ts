import type { postToThread, Subject } from "@selvedge/contract";
import type { Db } from "../../../platform/db/open.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { readImages } from "../../../platform/image/queries.ts";
import { invalid } from "../../../platform/invalid.ts";
import type { SignedIn } from "../../../platform/people/who.ts";
import { refuse } from "../../../platform/refuse.ts";
import { writeMessage, writeOnce } from "../message.ts";
import { openThread } from "../open.ts";
import { findThread, isShared } from "../queries.ts";
import { catalogueTitle, ownedRecord } from "../record.ts";

/** The thread that is written into. Orders and quotations come with theirs; any other record's is opened by writing. */
async function threadToWriteIn(
  tx: Db,
  writer: SignedIn,
  { threadId, subject }: { threadId?: string; subject?: Subject },
  now: Date,
): Promise<string> {
  const known = await findThread(tx, writer, { threadId, subject });
  if (known) return known.id;
  const owned = !threadId && subject && (await ownedRecord(tx, writer, subject));
  if (owned && subject) return openThread(tx, { subject, companyId: owned.companyId, title: owned.title }, now);
  if (threadId || !subject || !isShared(subject)) throw refuse("notFound");
  const title = await catalogueTitle(tx, writer.companyId, subject);
  return openThread(tx, { subject, companyId: writer.companyId, title }, now);
}

export const postToThreadHandler: Handler<typeof postToThread> = async ({ body, customer, db, clock, translate, once }) => {
  const now = clock.now();
  const write = async (tx: Db) => {
    const images = await readImages(tx, customer.companyId, body.imageIds);
    if (images.length < new Set(body.imageIds).size)
      throw invalid(translate, { path: "imageIds", rule: "exists", message: "This fabric, picture or trim was not found." });
    const threadId = await threadToWriteIn(tx, customer, body, now);
    const { content, imageIds } = body;
    return writeMessage(tx, customer, { threadId, content, imageIds, products: [] }, now);
  };
  return db.transaction().execute((tx) => writeOnce(tx, { once, now }, () => write(tx)));
};
