import type { updateAddress } from "@selvedge/contract";
import type { Handler } from "../../platform/http/registry.ts";
import { refuse } from "../../platform/refuse.ts";
import { changing, clearDefault, columnsOf } from "./changing.ts";
import { address } from "./queries.ts";

export const updateAddressHandler: Handler<typeof updateAddress> = ({ body, customer: { userId }, db }) =>
  changing(db, userId, async (tx) => {
    if (body.isDefault) await clearDefault(tx, userId);
    const { is_default, ...columns } = columnsOf(body);
    const row = await tx
      .updateTable("addresses")
      .set({ ...columns, ...(is_default && { is_default }) })
      .where("id", "=", body.addressId)
      .where("user_id", "=", userId)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw refuse("notFound");
    return address(row);
  });
