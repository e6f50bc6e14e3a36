import { MAX_SAVED_SEARCHES, type restoreSavedSearch } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { changing, isNameUsed, readSaved, undoFrom } from "../queries.ts";

export const restoreSavedSearchHandler: Handler<typeof restoreSavedSearch> = ({ body, customer: { userId }, db, clock }) =>
  changing(db, userId, async (tx) => {
    const { savedId } = body;
    const row = await tx
      .selectFrom("saved_searches")
      .selectAll()
      .where("id", "=", savedId)
      .where("user_id", "=", userId)
      .where((eb) => eb.or([eb("removed_at", "is", null), eb("removed_at", ">=", undoFrom(clock.now()))]))
      .executeTakeFirst();
    if (!row) throw refuse("notFound");
    if (row.removed_at === null) return { savedId };
    const saved = await readSaved(tx, userId);
    // It was saved anew in the meantime: that one stands for it.
    const same = saved.find(({ address }) => address === row.address);
    if (same) return { savedId: same.id };
    if (saved.length >= MAX_SAVED_SEARCHES) throw refuse("tooMany", { max: MAX_SAVED_SEARCHES });
    if (await isNameUsed(tx, userId, row.name)) throw refuse("nameUsed");
    await tx.updateTable("saved_searches").set({ removed_at: null }).where("id", "=", savedId).execute();
    return { savedId };
  });
