import type { lockColleague } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { endSessions } from "../people/people.ts";
import { colleagueIn, lockOwnCompany, requireAnotherAdministrator } from "./own-company.ts";

export const lockColleagueHandler: Handler<typeof lockColleague> = async ({ body, customer, db, clock, event }) => {
  const { id, locked } = body;
  const isChanged = await db.transaction().execute(async (tx) => {
    const people = await lockOwnCompany(tx, customer);
    const colleague = colleagueIn(people, id);
    if (id === customer.userId) throw refuse("stepNotAllowed", { allowed: [] });
    // What the mill has closed is the mill's to open, and stays closed by it.
    if (colleague.locked_at && !colleague.locked_by_company) throw refuse("stepNotAllowed", { allowed: [] });
    if (locked === (colleague.locked_at !== null)) return false;
    if (locked) requireAnotherAdministrator(people, id);
    await tx
      .updateTable("users")
      .set((eb) => ({ locked_at: locked ? clock.now() : null, locked_by_company: locked, version: eb("version", "+", 1) }))
      .where("id", "=", id)
      .execute();
    if (locked) await endSessions(tx, id);
    return true;
  });
  if (isChanged) event("user_updated", { changedUserId: id, what: locked ? "locked" : "let in again" });
  return { locked };
};
