import type { getChanelsByCustomerId } from "@selvedge/contract";
import { isStaff } from "../../../platform/http/caller/access.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { chanels } from "../card.ts";
import { openRooms } from "../open-rooms.ts";

export const getChanelsByCustomerIdHandler: Handler<typeof getChanelsByCustomerId> = async (asked) => {
  const { body, customer, db, clock } = asked;
  const companyId = body.customerId ?? customer.companyId;
  if (companyId !== customer.companyId && !isStaff(customer.role)) throw refuse("notAllowed");
  const open = await openRooms(db, customer, clock.now());
  return chanels(
    asked,
    open.filter((room) => room.scope === "private" && room.company_id === companyId),
  );
};
