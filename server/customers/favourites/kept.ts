import { sql } from "kysely";
import type { Favourites } from "../../fabrics/products/favourites.ts";

/** What people keep, for the layers below. */
export const kept: Favourites = {
  // One index scan.
  async among(db, userId, kind, ids) {
    if (userId === null || ids.length === 0) return new Set();
    const rows = await db
      .selectFrom("favourite_items")
      .select("target_id")
      .where("user_id", "=", userId)
      .where("kind", "=", kind)
      .where("target_id", "=", sql<string>`any(${[...new Set(ids)]})`)
      .where("removed_at", "is", null)
      .execute();
    return new Set(rows.map((row) => row.target_id));
  },
  async groupsWith(db, userId, id) {
    const rows = await db
      .selectFrom("favourite_items")
      .select("group_id")
      .distinct()
      .where("user_id", "=", userId)
      .where("target_id", "=", id)
      .where("removed_at", "is", null)
      .execute();
    return rows.map((row) => row.group_id);
  },
};
