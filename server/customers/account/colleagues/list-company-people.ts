import type { listCompanyPeople } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { mayChangeCompany } from "../profile/may-change-company.ts";
import { faceUrl } from "../queries.ts";
import { shownInvitation } from "./invitations/invitations.ts";
import { looksAfterPeople } from "./own-company.ts";

export const listCompanyPeopleHandler: Handler<typeof listCompanyPeople> = async ({ customer, db, clock, isMailSetUp }) => {
  const people = await db
    .selectFrom("users")
    .select(["id", "name", "mail", "avatar_hash", "role", "locked_at", "locked_by_company", "last_login_at"])
    .where("company_id", "=", customer.companyId)
    .orderBy("name")
    .orderBy("id")
    .execute();
  const invitations = await db
    .selectFrom("invitations")
    .selectAll()
    .where("company_id", "=", customer.companyId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  const seesLogins = mayChangeCompany(customer);
  return {
    people: people.map((row) => ({
      userId: row.id,
      name: row.name,
      mail: row.mail,
      avatar: faceUrl(row.avatar_hash),
      role: row.role,
      isSelf: row.id === customer.userId,
      state: !row.locked_at ? ("active" as const) : row.locked_by_company ? ("locked" as const) : ("lockedByMill" as const),
      lastLoginAt: seesLogins ? (row.last_login_at?.toISOString() ?? null) : null,
    })),
    invitations: invitations.map((row) => shownInvitation(row, clock.now())),
    mayChange: looksAfterPeople(customer),
    isMailSetUp,
  };
};
