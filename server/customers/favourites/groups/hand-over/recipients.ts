import { sql } from "kysely";
import type { Db } from "../../../../platform/db/open.ts";
import { isStaff } from "../../../../platform/http/caller/access.ts";
import type { SignedIn } from "../../../../platform/people/who.ts";

/** People listed at once; a word narrows them. */
const MAX_LISTED = 200;

/** Whom a person may hand a group to: staff anybody of a customer, a buyer the colleagues. */
export async function recipientsOf(db: Db, giver: SignedIn, keyword = "", ids?: readonly string[]) {
  let asked = db
    .selectFrom("users as u")
    .innerJoin("companies as c", "c.id", "u.company_id")
    .select(["u.id as userId", "u.name", "c.name as company", "c.id as companyId"])
    .where("u.id", "<>", giver.userId)
    .where("u.locked_at", "is", null);
  asked = isStaff(giver.role)
    ? asked.where("u.role", "in", ["buyer", "buyerAdmin"])
    : asked.where("u.company_id", "=", giver.companyId);
  if (keyword) asked = asked.where(sql<boolean>`position(lower(${keyword}) IN lower(u.name || ' ' || c.name)) > 0`);
  if (ids) asked = asked.where("u.id", "=", sql<string>`any(${[...ids]})`);
  return asked.orderBy("c.name").orderBy("u.name").limit(MAX_LISTED).execute();
}
