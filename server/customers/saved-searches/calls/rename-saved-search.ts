import type { renameSavedSearch } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { changing, isNameUsed } from "../queries.ts";

export const renameSavedSearchHandler: Handler<typeof renameSavedSearch> = ({ body, customer: { userId }, db }) =>
  changing(db, userId, async (tx) => {
    const { savedId, name } = body;
    const row = await tx
      .selectFrom("saved_searches")
      .select("id")
      .where("id", "=", savedId)
      .where("user_id", "=", userId)
      .where("removed_at", "is", null)
      .executeTakeFirst();
    if (!row) throw refuse("notFound");
    if (await isNameUsed(tx, userId, name, savedId)) throw refuse("nameUsed");
    await tx.updateTable("saved_searches").set({ name }).where("id", "=", savedId).execute();
    return { savedId, name };
  });
