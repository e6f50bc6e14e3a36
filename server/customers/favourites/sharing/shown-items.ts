import { listedFor } from "../../../garments/styles/seen-by.ts";
import type { Db } from "../../../platform/db/open.ts";

/** What a link to a group shows of it now: its fabrics, or its styles, those of the company whose link it is among them; not what was removed from the styles. */
export const shownItems = (db: Db, groupId: string, companyId: string) =>
  db
    .selectFrom("favourite_items as i")
    .leftJoin("styles as s", "s.id", "i.style_id")
    .where("i.group_id", "=", groupId)
    .where("i.removed_at", "is", null)
    .where((eb) =>
      eb.or([eb("i.product_id", "is not", null), eb.and([eb("i.style_id", "is not", null), listedFor(companyId, "s")])]),
    );

/** Ids of what a link to a group shows. */
export async function heldByGroup(
  db: Db,
  groupId: string,
  companyId: string,
): Promise<{ readonly productIds: readonly string[]; readonly styleIds: readonly string[] }> {
  const rows = await shownItems(db, groupId, companyId).select(["i.product_id", "i.style_id"]).execute();
  return {
    productIds: rows.flatMap(({ product_id }) => product_id ?? []),
    styleIds: rows.flatMap(({ style_id }) => style_id ?? []),
  };
}
