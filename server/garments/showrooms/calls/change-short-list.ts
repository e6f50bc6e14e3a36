import type { changeShortList } from "@selvedge/contract";
import type { Db } from "../../../platform/db/open.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { holdOwn, isTheirs } from "../own/enter-own.ts";
import { thoseIn } from "../own/fabrics-in.ts";
import { readShortList } from "../own/short-list.ts";

export const changeShortListHandler: Handler<typeof changeShortList> = ({ body, customer, db, clock }) =>
  db.transaction().execute(async (within) => {
    const now = clock.now();
    const room = await holdOwn(within, body.chanelId, customer, now);
    if (!isTheirs(room, customer)) throw refuse("notAllowed");
    // In one order, so that of two requests at once the second waits for the first.
    const productIds = [...new Set(body.productIds)].toSorted();
    if (body.chosen) await choose(within, room.id, productIds, now);
    else
      await within
        .deleteFrom("chanel_short_list")
        .where("chanel_id", "=", room.id)
        .where("product_id", "in", productIds)
        .execute();
    return { productIds: await readShortList(within, room.id) };
  });

/** What a garment is made of may be named there still after the fabric was deleted: it cannot be chosen any more. */
async function choose(within: Db, chanelId: string, productIds: readonly string[], now: Date): Promise<void> {
  const hanging = await thoseIn(within, chanelId, productIds);
  const kept = await within.selectFrom("products").select("id").where("id", "in", productIds).execute();
  if (hanging.length < productIds.length || kept.length < productIds.length) throw refuse("notFound");
  await within
    .insertInto("chanel_short_list")
    .values(productIds.map((id) => ({ chanel_id: chanelId, product_id: id, chosen_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
