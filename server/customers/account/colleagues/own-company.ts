import { COMPANY_ROLES } from "@selvedge/contract";
import type { Db } from "../../../platform/db/open.ts";
import type { UserRow } from "../../../platform/people/tables.ts";
import type { SignedIn } from "../../../platform/people/who.ts";
import { refuse } from "../../../platform/refuse.ts";

/** Who may change the people of a company: its own administrator. Those of the mill are changed on the server, by `npm run user`. */
export const looksAfterPeople = ({ role }: Pick<SignedIn, "role">) => role === "buyerAdmin";

type Colleague = Pick<UserRow, "id" | "role"> & { readonly locked_at: Date | null; readonly locked_by_company: boolean };

/** Lets one change after the other happen in a company, and answers its people, locked by id. Whoever locks both takes the company first. */
export async function lockCompany(tx: Db, companyId: string): Promise<readonly Colleague[]> {
  await tx.selectFrom("companies").select("id").where("id", "=", companyId).forNoKeyUpdate().executeTakeFirst();
  return tx
    .selectFrom("users")
    .select(["id", "role", "locked_at", "locked_by_company"])
    .where("company_id", "=", companyId)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
}

/** The same for a change that the caller makes. Throws `notAllowed` for who is no administrator, or is none any more. */
export async function lockOwnCompany(tx: Db, customer: SignedIn): Promise<readonly Colleague[]> {
  if (!looksAfterPeople(customer)) throw refuse("notAllowed");
  const people = await lockCompany(tx, customer.companyId);
  const caller = people.find(({ id }) => id === customer.userId);
  if (!caller || caller.locked_at || !looksAfterPeople(caller)) throw refuse("notAllowed");
  return people;
}

/** One of them. Throws `notFound`, for somebody of another company as for nobody. */
export function colleagueIn(people: readonly Colleague[], id: string): Colleague {
  const found = people.find((one) => one.id === id);
  if (!found || !(COMPANY_ROLES as readonly string[]).includes(found.role)) throw refuse("notFound");
  return found;
}

/** Throws `stepNotAllowed` where a company would be left without an administrator who can sign in. */
export function requireAnotherAdministrator(people: readonly Colleague[], id: string): void {
  const others = people.filter((one) => one.id !== id && !one.locked_at && looksAfterPeople(one));
  if (others.length === 0) throw refuse("stepNotAllowed", { allowed: [] });
}
