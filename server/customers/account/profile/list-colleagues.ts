import type { listColleagues } from "@selvedge/contract";
import { isStaff } from "../../../platform/http/caller/access.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { faceUrl } from "../queries.ts";
import { mayChangeCompany } from "./may-change-company.ts";

export const listColleaguesHandler: Handler<typeof listColleagues> = async ({ customer, db }) => {
  const rows = await db
    .selectFrom("users")
    .select(["id", "name", "mail", "avatar_hash", "role", "last_login_at"])
    .where("company_id", "=", customer.companyId)
    .where("locked_at", "is", null)
    .orderBy("name")
    .execute();
  // When a colleague was last here is for the one who looks after the accounts.
  const seesLogins = mayChangeCompany(customer) || isStaff(customer.role);
  return rows.map((row) => ({
    userId: row.id,
    name: row.name,
    mail: row.mail,
    avatar: faceUrl(row.avatar_hash),
    role: row.role,
    lastLoginAt: seesLogins ? (row.last_login_at?.toISOString() ?? null) : null,
  }));
};
