import type { BodyOf, moveGroupToCustomer } from "@selvedge/contract";
import { sql } from "kysely";
import type { Db } from "../../../../platform/db/open.ts";
import type { Handler } from "../../../../platform/http/registry.ts";
import type { SignedIn } from "../../../../platform/people/who.ts";
import { refuse } from "../../../../platform/refuse.ts";
import { insertRows } from "../../adding/add-items.ts";
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

/** Gives each person a group of their own with the same items. Prices and notes are the giver's and stay behind. */
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
      .selectFrom("favourite_items as i")
      .leftJoin("chanels as c", "c.id", "i.chanel_id")
      .select(["i.target_id", "c.scope", "c.company_id"])
      .where("i.group_id", "=", group.id)
      .where("i.removed_at", "is", null)
      .orderBy("i.sort")
      .orderBy("i.added_at", "desc")
      .execute();
    const created: { userId: string; groupId: string }[] = [];
    for (const { userId, companyId } of people) {
      const groupName = await freeName(within, userId, group.kind, nameOfGroup(group, translate));
      const groupId = await createGroup(within, userId, { kind: group.kind, groupName, from }, now);
      const seen = rows.filter((row) => row.scope !== "private" || row.company_id === companyId);
      await insertRows(
        within,
        groupId,
        now,
        seen.map((row) => ({ userId, kind: group.kind, targetId: row.target_id })),
      );
      created.push({ userId, groupId });
    }
    if (body.mode === "move") await within.deleteFrom("favourite_groups").where("id", "=", group.id).execute();
    return created;
  });
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
