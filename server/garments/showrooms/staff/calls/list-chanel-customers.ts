import type { listChanelCustomers } from "@selvedge/contract";
import { STAFF_ROLES } from "../../../../platform/http/caller/access.ts";
import type { Handler } from "../../../../platform/http/registry.ts";
import { requireMaker } from "../may-make.ts";

export const listChanelCustomersHandler: Handler<typeof listChanelCustomers> = async ({ customer, db }) => {
  requireMaker(customer);
  return db
    .selectFrom("companies as c")
    .select(["c.id as customerId", "c.name"])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("users as u")
          .select("u.id")
          .whereRef("u.company_id", "=", "c.id")
          .where("u.role", "not in", [...STAFF_ROLES]),
      ),
    )
    .orderBy("c.name")
    .orderBy("c.id")
    .execute();
};
