import type { removeSavedSearch } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { undoFrom } from "../queries.ts";

export const removeSavedSearchHandler: Handler<typeof removeSavedSearch> = async ({ body, customer: { userId }, db, clock }) => {
  const now = clock.now();
  const removed = await db
    .updateTable("saved_searches")
    .set({ removed_at: now })
    .where("id", "=", body.savedId)
    .where("user_id", "=", userId)
    .where("removed_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!removed) throw refuse("notFound");
  await db.deleteFrom("saved_searches").where("user_id", "=", userId).where("removed_at", "<", undoFrom(now)).execute();
  return { removed: 1 as const };
};
