import type { GroupKind } from "@selvedge/contract";
import { sql } from "kysely";
import { seenBy } from "../../garments/styles/seen-by.ts";
import type { Db } from "../../platform/db/open.ts";
import { newId } from "../../platform/ids.ts";
import { refuse } from "../../platform/refuse.ts";
import type { SignedIn } from "../../platform/security/who.ts";
import { defaultGroup, groupToFill, ownGroup } from "./groups/groups.ts";

/** Days a removed favourite can be brought back. */
export const UNDO_DAYS = 30;
const DAY_MS = 86_400_000;
const undoFrom = (now: Date) => new Date(now.getTime() - UNDO_DAYS * DAY_MS);

const COLUMN = { fabric: "product_id", style: "style_id", showroom: "chanel_id" } as const;
const among = (ids: readonly string[]) => sql<string>`any(${[...new Set(ids)]})`;

/** Puts fabrics, styles or showrooms at the head of a group. What it holds already is counted, not repeated. */
export function insertItems(
  db: Db,
  customer: SignedIn,
  { kind, groupId, targetIds }: { kind: GroupKind; groupId?: string; targetIds: readonly string[] },
  now: Date,
): Promise<{ itemIds: string[]; groupId: string; already: number }> {
  const wanted = [...new Set(targetIds)];
  return db.transaction().execute(async (within) => {
    await requireTargets(within, customer, kind, wanted, now);
    const group = groupId
      ? (await groupToFill(within, customer.userId, groupId, kind)).id
      : await defaultGroup(within, customer.userId, kind, now);
    const added = await insertRows(
      within,
      group,
      now,
      wanted.map((targetId) => ({ userId: customer.userId, kind, targetId })),
    );
    const rows = await within
      .selectFrom("favourite_items")
      .select(["id", "target_id"])
      .where("group_id", "=", group)
      .where("target_id", "=", among(wanted))
      .where("removed_at", "is", null)
      .execute();
    const idOf = new Map(rows.map((row) => [row.target_id, row.id]));
    return { itemIds: wanted.flatMap((id) => idOf.get(id) ?? []), groupId: group, already: wanted.length - added };
  });
}

type NewItem = {
  userId: string;
  kind: GroupKind;
  targetId: string;
  note?: string;
  salePrice?: { amount: number; currency: string } | null;
};

/** Writes rows before all others of the group, the first on top; those that are there already are left out. Answers how many are new. */
export async function insertRows(within: Db, groupId: string, now: Date, items: readonly NewItem[]): Promise<number> {
  if (items.length === 0) return 0;
  const { top } = await within
    .selectFrom("favourite_items")
    .select(sql<number>`coalesce(min(sort), 0)`.as("top"))
    .where("group_id", "=", groupId)
    .executeTakeFirstOrThrow();
  const result = await within
    .insertInto("favourite_items")
    .values(
      items.map(({ userId, kind, targetId, note = "", salePrice }, place) => ({
        id: newId(now),
        group_id: groupId,
        user_id: userId,
        kind,
        [COLUMN[kind]]: targetId,
        note,
        sale_amount: salePrice?.amount ?? null,
        sale_currency: salePrice?.currency ?? null,
        sort: top - items.length + place,
        added_at: now,
        removed_at: null,
      })),
    )
    .onConflict((on) => on.doNothing())
    .executeTakeFirst();
  await within.updateTable("favourite_groups").set({ updated_at: now }).where("id", "=", groupId).execute();
  return Number(result.numInsertedOrUpdatedRows ?? 0n);
}

/** Refuses unless all of them are there to be kept: a private showroom only by its own company. */
async function requireTargets(db: Db, customer: SignedIn, kind: GroupKind, ids: readonly string[], now: Date): Promise<void> {
  if (kind === "showroom") {
    const rows = await db.selectFrom("chanels").selectAll().where("id", "=", among(ids)).execute();
    const open = rows.filter((row) => row.expires_at === null || row.expires_at > now);
    if (open.length < ids.length) throw refuse("notFound");
    if (open.some((row) => row.scope === "private" && row.company_id !== customer.customerId)) throw refuse("privateShowroom");
    return;
  }
  const rows =
    kind === "fabric"
      ? await db.selectFrom("products").select("id").where("id", "=", among(ids)).where("mm_width", "is not", null).execute()
      : await db.selectFrom("styles").select("id").where("id", "=", among(ids)).where(seenBy(customer.customerId)).execute();
  if (rows.length < ids.length) throw refuse("notFound");
}

/** Takes a fabric, style or showroom out of one group or of all. Answers the items that went. */
export async function removeTarget(
  db: Db,
  userId: string,
  { kind, targetId, groupId }: { kind: GroupKind; targetId: string; groupId?: string },
  now: Date,
): Promise<string[]> {
  if (groupId) await ownGroup(db, userId, groupId, kind);
  let removed = db
    .updateTable("favourite_items")
    .set({ removed_at: now })
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .where("target_id", "=", targetId)
    .where("removed_at", "is", null);
  if (groupId) removed = removed.where("group_id", "=", groupId);
  const rows = await removed.returning("id").execute();
  await forgetOld(db, userId, now);
  return rows.map((row) => row.id);
}

/** Removes items, all or none: one that is not the person's own, or gone already, is not found. */
export function removeItems(db: Db, userId: string, itemIds: readonly string[], now: Date): Promise<string[]> {
  const wanted = [...new Set(itemIds)];
  return db.transaction().execute(async (within) => {
    const rows = await within
      .updateTable("favourite_items")
      .set({ removed_at: now })
      .where("id", "=", among(wanted))
      .where("user_id", "=", userId)
      .where("removed_at", "is", null)
      .returning("id")
      .execute();
    if (rows.length < wanted.length) throw refuse("notFound");
    await forgetOld(within, userId, now);
    return wanted;
  });
}

/** What removed items kept and no other item of their person keeps. */
export async function droppedOf(db: Db, itemIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("favourite_items as i")
    .select("i.target_id")
    .distinct()
    .where("i.id", "=", among(itemIds))
    .where(
      sql<boolean>`NOT EXISTS (SELECT 1 FROM favourite_items t WHERE t.user_id = i.user_id AND t.kind = i.kind
        AND t.target_id = i.target_id AND t.removed_at IS NULL)`,
    )
    .execute();
  return rows.map((row) => row.target_id);
}

/** The items by which a group holds these fabrics, all or none. */
export async function itemsOfFabrics(db: Db, userId: string, groupId: string, productIds: readonly string[]): Promise<string[]> {
  await ownGroup(db, userId, groupId, "fabric");
  const rows = await db
    .selectFrom("favourite_items")
    .select("id")
    .where("group_id", "=", groupId)
    .where("target_id", "=", among(productIds))
    .where("removed_at", "is", null)
    .execute();
  if (rows.length < new Set(productIds).size) throw refuse("notFound");
  return rows.map((row) => row.id);
}

const forgetOld = (db: Db, userId: string, now: Date) =>
  db.deleteFrom("favourite_items").where("user_id", "=", userId).where("removed_at", "<", undoFrom(now)).execute();

/** Brings removed items back to their groups. One that cannot be found refuses all; one that is there again is skipped. */
export function restoreItems(db: Db, userId: string, itemIds: readonly string[], now: Date): Promise<number> {
  const wanted = [...new Set(itemIds)];
  return db.transaction().execute(async (within) => {
    await stayingGroups(within, userId, wanted);
    const rows = await within
      .selectFrom("favourite_items")
      .select("id")
      .where("id", "=", among(wanted))
      .where("user_id", "=", userId)
      .where((of) => of.or([of("removed_at", "is", null), of("removed_at", ">", undoFrom(now))]))
      .forUpdate()
      .execute();
    if (rows.length < wanted.length) throw refuse("notFound");
    const { numAffectedRows } = await sql`
      UPDATE favourite_items SET removed_at = NULL WHERE id IN (
        SELECT DISTINCT ON (group_id, target_id) id FROM favourite_items i
        WHERE id = any(${wanted}) AND removed_at IS NOT NULL AND NOT EXISTS (
          SELECT 1 FROM favourite_items t WHERE t.group_id = i.group_id AND t.target_id = i.target_id AND t.removed_at IS NULL)
        ORDER BY group_id, target_id, removed_at DESC)`.execute(within);
    return Number(numAffectedRows ?? 0n);
  });
}

/** The groups of items stay until the caller's transaction ends. */
async function stayingGroups(within: Db, userId: string, itemIds: readonly string[]): Promise<void> {
  const groups = within.selectFrom("favourite_items").select("group_id").where("id", "=", among(itemIds));
  await within
    .selectFrom("favourite_groups")
    .select("id")
    .where("user_id", "=", userId)
    .where("id", "in", groups)
    .orderBy("id")
    .forKeyShare()
    .execute();
}

/** Copies or moves items to the head of another group of their kind; note and price go along. */
export function bringItems(
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
    const there = new Set(held.map((row) => row.target_id));
    const free = rows.filter(({ target_id: id }) => !there.has(id) && there.add(id));
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
