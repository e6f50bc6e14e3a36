import type { markSavedSearchSeen } from "@selvedge/contract";
import { catalogueIndex } from "../../../fabrics/search/index/catalogue.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { newestOf } from "../fresh.ts";

export const markSavedSearchSeenHandler: Handler<typeof markSavedSearchSeen> = async ({ body, customer, db }) => {
  const { savedId } = body;
  const seen = await db
    .updateTable("saved_searches")
    .set({ seen_to: newestOf(await catalogueIndex(db)) })
    .where("id", "=", savedId)
    .where("user_id", "=", customer.userId)
    .where("removed_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!seen) throw refuse("notFound");
  return { savedId, fresh: 0 as const };
};
