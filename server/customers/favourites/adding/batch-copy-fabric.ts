import type { batchCopyFabric } from "@selvedge/contract";
import { sql } from "kysely";
import type { Db } from "../../../platform/db/open.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { among } from "../among.ts";
import { groupToFill } from "../groups/groups.ts";
import { insertRows } from "./add-items.ts";

export const batchCopyFabricHandler: Handler<typeof batchCopyFabric> = async ({ body, customer, db, clock }) =>
  bringItems(db, customer.userId, body, clock.now());

/** Copies or moves items to the head of another group of their kind; note and price go along. */
function bringItems(
  db: Db,
  userId: string,
  { itemIds, targetGroupId, mode }: { itemIds: readonly string[]; targetGroupId: string; mode: "copy" | "move" },
  now: Date,
): Promise<{ copied: number; moved: number; skipped: number }> {
  const wanted = [...new Set(itemIds)];
  return db.transaction().execute(async (within) => {
    const target = await groupToFill(within, userId, targetGroupId);
    const rows = await within
      .selectFrom("favourite_items")
      .selectAll()
      .where("id", "=", among(wanted))
      .where("user_id", "=", userId)
      .where("kind", "=", target.kind)
      .where("removed_at", "is", null)
      .orderBy("sort")
      .forUpdate()
      .execute();
    if (rows.length < wanted.length) throw refuse("notFound");
    const held = await within
      .selectFrom("favourite_items")
      .select("target_id")
      .where("group_id", "=", target.id)
      .where("removed_at", "is", null)
      .execute();
    const existing = new Set(held.map((row) => row.target_id));
    const free = rows.filter(({ target_id: id }) => !existing.has(id) && existing.add(id));
    const items = free.map((row) => ({
      userId,
      kind: row.kind,
      targetId: row.target_id,
      note: row.note,
      salePrice: row.sale_amount === null ? null : { amount: row.sale_amount, currency: row.sale_currency! },
    }));
    if (mode === "copy") {
      const copied = await insertRows(within, target.id, now, items);
      return { copied, moved: 0, skipped: rows.length - copied };
    }
    await sql`UPDATE favourite_items i SET group_id = ${target.id}, version = version + 1, sort = head.top - ${free.length} + moved.place
      FROM unnest(${free.map((row) => row.id)}::text[]) WITH ORDINALITY AS moved (id, place),
        (SELECT coalesce(min(sort), 0) - 1 AS top FROM favourite_items WHERE group_id = ${target.id}) AS head
      WHERE i.id = moved.id`.execute(within);
    await within.updateTable("favourite_groups").set({ updated_at: now }).where("id", "=", target.id).execute();
    return { copied: 0, moved: free.length, skipped: rows.length - free.length };
  });
}
