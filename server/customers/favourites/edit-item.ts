import type { Db } from "../../platform/db/open.ts";

type Columns = { note?: string; sort?: number; sale_amount?: number | null; sale_currency?: string | null };

/** Writes what is given of a favourite, if it is still at the version that was read. Answers whether it was. */
export async function changeItem(
  db: Db,
  userId: string,
  { itemId, version }: { itemId: string; version: number },
  columns: Columns,
): Promise<boolean> {
  const given = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
  const { numUpdatedRows } = await db
    .updateTable("favourite_items")
    .set((of) => ({ ...given, version: of("version", "+", 1) }))
    .where("id", "=", itemId)
    .where("user_id", "=", userId)
    .where("removed_at", "is", null)
    .where("version", "=", version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
