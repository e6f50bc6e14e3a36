import { type addAddress, MAX_ADDRESSES } from "@selvedge/contract";
import type { Handler } from "../../platform/http/registry.ts";
import { newId } from "../../platform/ids.ts";
import { refuse } from "../../platform/refuse.ts";
import { changing, clearDefault, columnsOf } from "./changing.ts";
import { address, readAddresses } from "./queries.ts";

export const addAddressHandler: Handler<typeof addAddress> = ({ body, customer: { userId }, db, clock }) =>
  changing(db, userId, async (tx) => {
    const own = await readAddresses(tx, userId);
    if (own.length >= MAX_ADDRESSES) throw refuse("tooMany", { max: MAX_ADDRESSES });
    const isDefault = body.isDefault || own.length === 0;
    if (isDefault) await clearDefault(tx, userId);
    const row = await tx
      .insertInto("addresses")
      .values({ id: newId(clock.now()), user_id: userId, ...columnsOf({ ...body, isDefault }), created_at: clock.now() })
      .returningAll()
      .executeTakeFirstOrThrow();
    return address(row);
  });
