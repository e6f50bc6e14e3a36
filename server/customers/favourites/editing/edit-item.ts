import type { Db } from "../../../platform/db/open.ts";
import type { SignedIn } from "../../../platform/people/who.ts";
import { refuse } from "../../../platform/refuse.ts";
import { type How, readItem } from "../lists/list.ts";

/** Writes an item's columns if it is still at the version that was read; a stale one is told with what it is now. */
export async function changeFresh(
  db: Db,
  person: Pick<SignedIn, "userId" | "companyId">,
  at: { itemId: string; version: number },
  columns: Parameters<typeof changeItem>[3],
  how: How,
) {
  const isFresh = await changeItem(db, person.userId, at, columns);
  const item = await readItem(db, person, at.itemId, how);
  if (!item) throw refuse("notFound");
  if (!isFresh) throw refuse("stale", item);
  return item;
}

type Columns = { note?: string; sort?: number; sale_amount?: number | null; sale_currency?: string | null };

/** Writes what is given of a favourite, if it is still at the version that was read. Answers whether it was. */
async function changeItem(
  db: Db,
  userId: string,
  { itemId, version }: { itemId: string; version: number },
  columns: Columns,
): Promise<boolean> {
  const given = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
  const { numUpdatedRows } = await db
    .updateTable("favourite_items")
    .set((eb) => ({ ...given, version: eb("version", "+", 1) }))
    .where("id", "=", itemId)
    .where("user_id", "=", userId)
    .where("removed_at", "is", null)
    .where("version", "=", version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
