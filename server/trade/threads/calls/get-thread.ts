import type { getThread } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { findThread, readMessages, titleOf } from "../queries.ts";
import { catalogueTitle, ownedRecord } from "../record.ts";
import { unreadMessages } from "../unread.ts";

export const getThreadHandler: Handler<typeof getThread> = async ({ body, customer, db, translate }) => {
  const thread = await findThread(db, customer, body);
  if (!thread) {
    if (!body.subject) throw refuse("notFound");
    const owned = await ownedRecord(db, customer, body.subject);
    const title = owned?.title ?? (await catalogueTitle(db, customer.companyId, body.subject));
    return {
      threadId: null,
      subject: body.subject,
      title: translate(title),
      company: owned?.company ?? customer.company,
      messages: [],
      hasEarlier: false,
      unread: 0,
    };
  }
  const { unread } = await db
    .selectFrom("threads as t")
    .select(unreadMessages(customer.userId).as("unread"))
    .where("t.id", "=", thread.id)
    .executeTakeFirstOrThrow();
  return {
    threadId: thread.id,
    subject: { kind: thread.about_kind, id: thread.about_id },
    title: titleOf(thread, translate),
    company: thread.company,
    ...(await readMessages(db, customer, thread.id, body.before, translate)),
    unread,
  };
};
