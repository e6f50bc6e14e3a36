import type { BodyOf, GroupKind, moveGroupToCustomer } from "@selvedge/contract";
import { sql } from "kysely";
import { openTo } from "../../../../garments/showrooms/may-enter.ts";
import { seenBy } from "../../../../garments/styles/seen-by.ts";
import type { Db } from "../../../../platform/db/open.ts";
import type { Handler } from "../../../../platform/http/registry.ts";
import type { SignedIn } from "../../../../platform/people/who.ts";
import { refuse } from "../../../../platform/refuse.ts";
import { insertRows } from "../../adding/add-items.ts";
import { among } from "../../among.ts";
import { createGroup, groupToDelete, nameOfGroup, ownGroup } from "../groups.ts";
import { recipientsOf } from "./recipients.ts";

export const moveGroupToCustomerHandler: Handler<typeof moveGroupToCustomer> = async ({
  body,
  customer,
  db,
  translate,
  clock,
}) => {
  const given = await handOver(db, customer, body, { translate, now: clock.now() });
  return { created: given.map(({ userId, groupId }) => ({ customerId: userId, groupId })) };
};

/** "Spring", "Spring (2)" … up to here when the name is used. */
const MAX_NAMESAKES = 100;

const MAX_NAME_LENGTH = 80;

/** Gives each person a group of their own with the same items, but for what their company may not see. Prices and notes are the giver's and stay behind. */
async function handOver(
  db: Db,
  giver: SignedIn,
  body: BodyOf<typeof moveGroupToCustomer>,
  { translate, now }: { translate: (english: string) => string; now: Date },
): Promise<{ userId: string; groupId: string }[]> {
  const from = { name: giver.name, company: giver.company, message: body.message };
  return db.transaction().execute(async (within) => {
    const group = await (body.mode === "move" ? groupToDelete : ownGroup)(within, giver.userId, body.groupId);
    const wanted = [...new Set(body.customerIds)];
    const people = await recipientsOf(within, giver, "", wanted);
    if (people.length < wanted.length) throw refuse("notAllowed");
    if (body.mode === "move" && group.is_default) throw refuse("defaultGroup");
    const rows = await within
      .selectFrom("favourite_items")
      .select("target_id")
      .where("group_id", "=", group.id)
      .where("removed_at", "is", null)
      .orderBy("sort")
      .orderBy("added_at", "desc")
      .execute();
    const targetIds = rows.map((row) => row.target_id);
    const created: { userId: string; groupId: string }[] = [];
    for (const { userId, companyId } of people) {
      const groupName = await freeName(within, userId, group.kind, nameOfGroup(group, translate));
      const groupId = await createGroup(within, userId, { kind: group.kind, groupName, from }, now);
      const seen = await seenAmong(within, { kind: group.kind, ids: targetIds }, { companyId, now });
      await insertRows(
        within,
        groupId,
        now,
        seen.map((targetId) => ({ userId, kind: group.kind, targetId })),
      );
      created.push({ userId, groupId });
    }
    if (body.mode === "move") await within.deleteFrom("favourite_groups").where("id", "=", group.id).execute();
    return created;
  });
}

/** Those of the fabrics, styles or showrooms that somebody of a company may see, in their order. */
async function seenAmong(
  db: Db,
  { kind, ids }: { kind: GroupKind; ids: readonly string[] },
  { companyId, now }: { companyId: string; now: Date },
): Promise<readonly string[]> {
  if (kind === "fabric") return ids;
  const rows =
    kind === "style"
      ? await db.selectFrom("styles").select("id").where("id", "=", among(ids)).where(seenBy(companyId)).execute()
      : await db.selectFrom("chanels").select("id").where("id", "=", among(ids)).where(openTo(companyId, now)).execute();
  const seen = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => seen.has(id));
}

/** The name, or the next of its namesakes that the person does not use. */
async function freeName(db: Db, userId: string, kind: string, name: string): Promise<string> {
  const rows = await db
    .selectFrom("favourite_groups")
    .select(sql<string | null>`lower(name)`.as("name"))
    .where("user_id", "=", userId)
    .where("kind", "=", kind as "fabric")
    .execute();
  const used = new Set(rows.map((row) => row.name));
  for (let count = 1; count <= MAX_NAMESAKES; count += 1) {
    const ending = count === 1 ? "" : ` (${count})`;
    const wanted = name.slice(0, MAX_NAME_LENGTH - ending.length) + ending;
    if (!used.has(wanted.toLowerCase())) return wanted;
  }
  throw refuse("nameUsed");
}
