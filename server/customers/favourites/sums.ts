import type { FavoriteSum, GroupKind } from "@selvedge/contract";
import { sql } from "kysely";
import type { Db } from "../../platform/db/open.ts";

/** How many distinct fabrics, styles and showrooms a person keeps. */
export async function sumOf(db: Db, userId: string): Promise<FavoriteSum> {
  const rows = await db
    .selectFrom("favourite_items")
    .select(["kind", sql<number>`count(DISTINCT target_id)::int`.as("count")])
    .where("user_id", "=", userId)
    .where("removed_at", "is", null)
    .groupBy("kind")
    .execute();
  const countOf = (kind: GroupKind) => rows.find((row) => row.kind === kind)?.count ?? 0;
  return { fabric: countOf("fabric"), style: countOf("style"), showroom: countOf("showroom") };
}
