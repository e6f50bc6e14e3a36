import type { changeColleagueRole } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { colleagueIn, lockOwnCompany, requireAnotherAdministrator } from "./own-company.ts";

export const changeColleagueRoleHandler: Handler<typeof changeColleagueRole> = async ({ body, customer, db, event }) => {
  const { id, role } = body;
  const isChanged = await db.transaction().execute(async (tx) => {
    const people = await lockOwnCompany(tx, customer);
    if (colleagueIn(people, id).role === role) return false;
    if (role !== "buyerAdmin") requireAnotherAdministrator(people, id);
    await tx
      .updateTable("users")
      .set((eb) => ({ role, version: eb("version", "+", 1) }))
      .where("id", "=", id)
      .execute();
    return true;
  });
  if (isChanged) event("user_updated", { changedUserId: id, what: "role", role });
  return { role };
};
