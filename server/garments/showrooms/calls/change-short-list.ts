import type { changeShortList } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { enterOwn, fabricsIn, isTheirs } from "../own/enter-own.ts";
import { readShortList } from "../own/short-list.ts";

export const changeShortListHandler: Handler<typeof changeShortList> = async ({ body, customer, db, clock }) => {
  const room = await enterOwn(db, body.chanelId, customer, clock.now());
  if (!isTheirs(room, customer)) throw refuse("notAllowed");
  const hung = await fabricsIn(db, room.id);
  const productIds = [...new Set(body.productIds)];
  if (body.chosen) {
    if (!productIds.every((id) => hung.includes(id))) throw refuse("notFound");
    await db
      .insertInto("chanel_short_list")
      .values(productIds.map((id) => ({ chanel_id: room.id, product_id: id, chosen_at: clock.now() })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else
    await db.deleteFrom("chanel_short_list").where("chanel_id", "=", room.id).where("product_id", "in", productIds).execute();
  return { productIds: await readShortList(db, room.id, hung) };
};
