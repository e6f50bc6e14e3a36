import type { GroupKind } from "@selvedge/contract";
import { sql } from "kysely";
import { isOpenNow, openTo } from "../../../garments/showrooms/may-enter.ts";
import { seenBy } from "../../../garments/styles/seen-by.ts";
import type { Db } from "../../../platform/db/open.ts";
import { newId } from "../../../platform/ids.ts";
import type { SignedIn } from "../../../platform/people/who.ts";
import { refuse } from "../../../platform/refuse.ts";
import { among } from "../among.ts";
import { defaultGroup, groupToFill } from "../groups/groups.ts";
import { sumOf } from "../sums.ts";

type Kept = { kind: GroupKind; targetIds: readonly string[]; groupId?: string };

/** Keeps something and answers what was added, and how much the person keeps now. */
export async function keep(db: Db, customer: SignedIn, kept: Kept, now: Date) {
  return { ...(await insertItems(db, customer, kept, now)), sum: await sumOf(db, customer.userId) };
}

const COLUMN = { fabric: "product_id", style: "style_id", showroom: "chanel_id" } as const;

/** Puts fabrics, styles or showrooms at the head of a group. What it holds already is counted, not repeated. */
function insertItems(
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

/** Refuses unless all of them are there to be kept: a showroom only by who may enter it. */
async function requireTargets(db: Db, customer: SignedIn, kind: GroupKind, ids: readonly string[], now: Date): Promise<void> {
  if (kind === "showroom") {
    const open = await db
      .selectFrom("chanels")
      .select(openTo(customer.companyId, now).as("isAdmitted"))
      .where("id", "=", among(ids))
      .where(isOpenNow(now))
      .execute();
    if (open.length < ids.length) throw refuse("notFound");
    if (open.some(({ isAdmitted }) => !isAdmitted)) throw refuse("privateShowroom");
    return;
  }
  const rows =
    kind === "fabric"
      ? await db.selectFrom("products").select("id").where("id", "=", among(ids)).where("mm_width", "is not", null).execute()
      : await db.selectFrom("styles").select("id").where("id", "=", among(ids)).where(seenBy(customer.companyId)).execute();
  if (rows.length < ids.length) throw refuse("notFound");
}
