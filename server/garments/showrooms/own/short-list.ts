import type { Db } from "../../../platform/db/open.ts";
import { thoseIn } from "./fabrics-in.ts";

/** The fabrics on the short-list of a room that hang there still, in the order of choosing. */
export async function readShortList(db: Db, chanelId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("chanel_short_list")
    .select("product_id")
    .where("chanel_id", "=", chanelId)
    .orderBy("chosen_at")
    .orderBy("product_id")
    .execute();
  return thoseIn(
    db,
    chanelId,
    rows.map(({ product_id }) => product_id),
  );
}
