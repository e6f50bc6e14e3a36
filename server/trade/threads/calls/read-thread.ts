import type { readThread } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { markRead } from "../message.ts";
import { findThread } from "../queries.ts";
import { unreadThreads } from "../unread.ts";

export const readThreadHandler: Handler<typeof readThread> = async ({ body, customer, db, clock }) => {
  const thread = await findThread(db, customer, { threadId: body.threadId });
  if (!thread) throw refuse("notFound");
  await markRead(db, thread.id, customer.userId, clock.now());
  await db
    .updateTable("notices")
    .set({ read_at: clock.now() })
    .where("user_id", "=", customer.userId)
    .where("thread_id", "=", thread.id)
    .where("read_at", "is", null)
    .execute();
  return { unread: await unreadThreads(db, customer) };
};
