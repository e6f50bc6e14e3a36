import { MAX_SAVED_SEARCHES, type saveSearch } from "@selvedge/contract";
import { catalogueIndex } from "../../../fabrics/search/index/catalogue.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { newId } from "../../../platform/ids.ts";
import { refuse } from "../../../platform/refuse.ts";
import { newestOf } from "../fresh.ts";
import { changing, isNameUsed, readSaved, savedSearch } from "../queries.ts";

export const saveSearchHandler: Handler<typeof saveSearch> = async ({ body, customer: { userId }, db, clock }) => {
  const { name, address } = body;
  const question = body.question && JSON.stringify(body.question);
  const seen_to = newestOf(await catalogueIndex(db));
  const row = await changing(db, userId, async (tx) => {
    const saved = await readSaved(tx, userId);
    const same = saved.find((one) => one.address === address);
    if (await isNameUsed(tx, userId, name, same?.id)) throw refuse("nameUsed");
    if (same)
      return tx
        .updateTable("saved_searches")
        .set({ name, question, seen_to })
        .where("id", "=", same.id)
        .returningAll()
        .executeTakeFirstOrThrow();
    if (saved.length >= MAX_SAVED_SEARCHES) throw refuse("tooMany", { max: MAX_SAVED_SEARCHES });
    return tx
      .insertInto("saved_searches")
      .values({ id: newId(clock.now()), user_id: userId, name, address, question, seen_to, saved_at: clock.now() })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  return savedSearch(row, row.question === null ? null : 0);
};
